blocked-person = Masz blokadę od właściciela tego bota, więc nie możesz go używać.
blocked-server = Właściciel tego bota zablokował ten serwer.
