blocked-person = La persona dueña de este bot te ha bloqueado, así que no puedes usarlo.
blocked-server = La persona dueña de este bot ha bloqueado este servidor.
