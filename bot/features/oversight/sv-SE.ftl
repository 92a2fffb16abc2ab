blocked-person = Botens ägare har blockerat dig, så du kan inte använda den.
blocked-server = Botens ägare har blockerat den här servern.
