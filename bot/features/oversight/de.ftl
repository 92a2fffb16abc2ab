owner-server = { $id } { $name }: { $open } offen, { $finished } beendet
owner-game = Partie { $id } auf { $server }: { $title }, { $state ->
    [lobby] Lobby
    [paused] angehalten
    [asleep] ruht
   *[playing] läuft
  }, { $players ->
    [one] 1 Platz
   *[other] { $players } Plätze
  }, eröffnet { $opened } UTC
owner-person = { $id }: { $open } laufend, { $finished } beendet
owner-incident = { $number } um { $at } UTC, Server { $server }, Partie { $game }, { $request }: { $problem }
owner-nothing = Es gibt nichts aufzuzählen.
owner-blocked = { $kind ->
    [person] Die Person { $id } ist gesperrt und kann den Bot nicht mehr benutzen.
   *[server] Der Server { $id } ist gesperrt. Der Bot verlässt ihn, auch nach jeder neuen Einladung.
  }
owner-unblocked = { $kind ->
    [person] Die Person { $id } darf wieder spielen.
   *[server] Der Server { $id } darf den Bot wieder einladen.
  }
owner-was-not-blocked = { $kind ->
    [person] Die Person { $id } war nicht gesperrt.
   *[server] Der Server { $id } war nicht gesperrt.
  }
owner-left = Der Bot hat den Server { $id } verlassen.
no-such-incident = Einen Vorfall mit dieser Nummer gibt es nicht. Nur die letzten 1.000 werden aufgehoben.
discord-refuses = Discord lehnt das ab: { $problem }
no-such-server = Auf diesem Server ist der Bot nicht.
blocked-person = Der Betreiber dieses Bots hat dich gesperrt, deshalb kannst du ihn nicht benutzen.
blocked-server = Der Betreiber dieses Bots hat diesen Server gesperrt.
only-owner = Das darf nur der Betreiber dieses Bots.
owner-blocks-owner = Betreiber dieses Bots kannst du nicht sperren: Sie könnten es nicht rückgängig machen.
owner-blocks-home = Diesen Server (OWNER_GUILD) kann der Bot nicht verlassen: Hier sind die Befehle des Betreibers.
no-discord-id = Das ist keine Discord-ID. Im Entwicklermodus zeigt Discord die IDs an.
command-owner = Für den Betreiber dieses Bots
command-owner-servers = Die Server, auf denen am meisten gespielt wird
command-owner-games = Die zuletzt eröffneten Lobbys und Partien
command-owner-people = Wer am meisten spielt
command-owner-person = Nur diese Person
command-owner-incidents = Die letzten Vorfälle
command-owner-number = Alles über den Vorfall mit dieser Nummer
command-owner-block = Eine Person sperren oder einen Server für immer verlassen
command-owner-unblock = Eine Sperre aufheben
command-owner-leave = Einen Server verlassen
command-owner-what = Eine Person oder ein Server
command-owner-id = Die Nummer, wie der Entwicklermodus sie zeigt
owner-person-choice = Eine Person
owner-server-choice = Ein Server
