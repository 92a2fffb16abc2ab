blocked-person = La personne à qui appartient ce bot t’a bloqué l’accès, donc tu ne peux pas l’utiliser.
blocked-server = La personne à qui appartient ce bot a bloqué ce serveur.
