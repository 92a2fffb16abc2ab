invite-button = Einladen …
invite-head = ### 📣 Wer soll von dieser Lobby hören?
    Jede Person wird einmal gerufen, in diesem Kanal. Rufen kannst du zweimal in der Stunde.
invite-who = Wen rufen …
invite-listed = { $count ->
    [one] 1 Person rufen, die spielen will
   *[other] { $count } Leute rufen, die spielen wollen
    }
invite-called = 📣 Sie sind gerufen. Wer kommt, drückt in der Lobby auf **Mitspielen**.
invite-call = { $listed ->
    [yes] 📣 { $players }: { $host } hat eine Lobby offen, **{ $title }**. Drück dort auf **Mitspielen**: { $link }
   *[no] 📣 { $players }: { $host } lädt dich zu **{ $title }** ein. Drück dort auf **Mitspielen**: { $link }
    }
invite-called-already = Alle, die du gewählt hast, wurden schon zu dieser Lobby gerufen oder sind dabei. Wähl andere.
invite-too-often = Gerufen wurde schon zweimal in dieser Stunde. Du kannst <t:{ $again }:R> wieder rufen.
invite-hear = { $hears ->
    [yes] 🔔 Du hörst von offenen Lobbys auf diesem Server: Der Bot ruft dich in ihrem Kanal, höchstens zweimal in der Stunde.
   *[no] 🔕 Du hörst nicht von offenen Lobbys auf diesem Server. Wenn du willst, ruft dich der Bot in ihrem Kanal, höchstens zweimal in der Stunde.
    }
invite-hear-change = { $hears ->
    [yes] Nicht mehr rufen
   *[no] Zu Lobbys rufen
    }
go-hear = Von Lobbys hören
