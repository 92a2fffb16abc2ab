blocked-person = The owner of this bot has blocked you, so you can't use it.
blocked-server = The owner of this bot has blocked this server.
