blocked-person = Der Betreiber dieses Bots hat dich gesperrt, deshalb kannst du ihn nicht benutzen.
blocked-server = Der Betreiber dieses Bots hat diesen Server gesperrt.
