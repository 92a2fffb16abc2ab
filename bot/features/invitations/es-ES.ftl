invite-button = Invitar…
invite-head = ### 📣 ¿A quién avisamos de esta sala?
    Cada persona recibe un solo aviso, en este canal. Puedes avisar dos veces por hora.
invite-who = Elige a quién avisar…
invite-listed = Avisar a { $count ->
    [one] 1 persona que quiere jugar
   *[other] { $count } personas que quieren jugar
    }
invite-called = 📣 Aviso enviado. Quien venga pulsa **Unirse** en la sala.
invite-call = { $listed ->
    [yes] 📣 { $players }: { $host } tiene una sala abierta, **{ $title }**. Pulsa **Unirse** en la sala: { $link }
   *[no] 📣 { $players }: { $host } te invita a jugar a **{ $title }**. Pulsa **Unirse** en la sala: { $link }
    }
invite-called-already = A quienes has elegido ya les llegó el aviso de esta sala, o ya están en ella. Elige a otras personas.
invite-too-often = Ya van dos avisos en una hora. Podrás avisar otra vez <t:{ $again }:R>.
invite-hear = { $hears ->
    [yes] 🔔 Recibes avisos de las salas abiertas de este servidor, en su canal y como mucho dos por hora.
   *[no] 🔕 No recibes avisos de las salas abiertas de este servidor. Si quieres, el bot te avisa en su canal, como mucho dos veces por hora.
    }
invite-hear-change = { $hears ->
    [yes] No avisarme más
   *[no] Avisarme de las salas
    }
go-hear = Avisos de salas
