go-same = Los mismos dados
same-start = ### 🎲 Los mismos dados
    Juegas con los mismos dados que otra persona, cada cual por su lado y con un día de plazo. Nadie ve los turnos de su rival. Al final, los dos resultados salen uno junto al otro.
    ¿A qué juego?
same-entry = { $rival ->
    [none] Tu duelo abierto
   *[other] Tu duelo con { $rival }
    }, hasta el <t:{ $end }:f>
same-whom = ### 🎲 ¿Quién juega a **{ $title }** con los mismos dados?
    Recibe un solo aviso, en este canal. Tu propia partida empieza aquí mismo.
same-choose = Elige a una persona…
same-anyone = Quien llegue primero
same-call = { $asked ->
    [none] 🎲 { $host } juega a **{ $title }** con dados nuevos. ¿Quién juega con los mismos?
    [some] 📣 { $guest }: { $host } te propone jugar a **{ $title }** con los mismos dados.
   *[plays] 🎲 { $host } y { $guest } juegan a **{ $title }** con los mismos dados.
    } Cada cual juega por su lado, y nadie ve los turnos de su rival. Los resultados llegan cuando los dos terminen, o <t:{ $end }:R>.
same-play = Jugar mis dados
same-no = No, gracias
same-above = { $first ->
    [yes] -# 🎲 Solo lo ves tú. Tu rival tiene los mismos dados en cada turno y tirada. Los dos resultados llegan cuando terminen ambos, o <t:{ $end }:R>; cuenta lo que tengas entonces.
   *[no] -# 🎲 Los mismos dados · hasta el <t:{ $end }:f>
    }
same-waits = 🏁 Tienes **{ $points }** { $points ->
    [one] punto
   *[other] puntos
    }. { $rival ->
    [none] El resultado llega cuando alguien más haya jugado estos dados, como muy tarde el <t:{ $end }:f>.
   *[other] El resultado llega al canal cuando termine { $rival }, como muy tarde el <t:{ $end }:f>.
    }
same-result = { $way ->
    [won] 🏆 { $first } gana a { $second } con los mismos dados, **{ $most }** a **{ $least }** (**{ $title }**).
    [level] 🤝 { $first } y { $second } empatan con los mismos dados, a **{ $most }** (**{ $title }**).
    [alone] 🎲 Solo { $first } ha jugado estos dados: **{ $most }** (**{ $title }**).
    [declined] 🎲 { $second } prefiere no jugar a **{ $title }** con los mismos dados que { $first }.
   *[nobody] 🎲 Nadie ha jugado estos dados (**{ $title }**).
    }
same-side = { $player }: **{ $points }**{ $whole ->
    [yes] {""}
   *[no] {" "}(sin terminar)
    }
same-secret = -# El secreto de estos dados: `{ $secret }`
same-is-over = 🎲 Los mismos dados: { $players }. Resultado: { $link }
same-declined = De acuerdo, no juegas. Esa persona no te lo podrá proponer otra vez durante un tiempo.
same-check = **Lo que decide los dados de este duelo**
    Su secreto se sorteó antes de que llegara la invitación. Su sello (SHA-256) es `{ $commitment }`. El secreto aparece con los resultados, como muy tarde <t:{ $end }:R>: entonces podrás comprobar las dos partidas.
same-too-many = Tienes { $most } { $most ->
    [one] duelo abierto
   *[other] duelos abiertos
    } con los mismos dados. Primero termina uno, o espera a que acabe su día.
same-over = Este duelo ha terminado. **Los mismos dados** en `/farkle help` empieza otro.
same-of-others = Estos dados son de otras personas. **Los mismos dados** en `/farkle help` empieza un duelo tuyo.
same-not-alone = Con estas reglas no se puede jugar a solas. Elige otras: `/farkle rules`
