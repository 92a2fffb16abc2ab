blocked-person = Quem é responsável por este bot bloqueou você, então você não pode usá-lo.
blocked-server = Quem é responsável por este bot bloqueou este servidor.
