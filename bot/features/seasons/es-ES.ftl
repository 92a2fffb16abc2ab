season-begins = ### 🏁 Empieza la temporada { $name }
    Desde ahora cuenta cada partida con rating que se termine en este servidor. Lo que decide: **{ $order }**.{ $many ->
        [one] {""}
       *[other] {" "}{ $games } tienen cada uno su clasificación y su corona.
    }
season-ends = ### 👑 La temporada { $name } ha terminado
season-end-sure = **¿Terminar ya la temporada { $name }?** { $any ->
    [no] Nadie ha terminado en ella una partida con rating, así que no habrá corona.
   *[yes] { $leaders }
    } Las partidas posteriores no contarán, y la temporada no se puede reanudar. El resultado se anuncia en este canal.
season-leads = { $players } { $many ->
    [one] va
   *[other] van
    } en cabeza en { $game } y { $many ->
    [one] se llevará la corona.
   *[other] compartirán la corona.
    }
button-season-end = Terminar la temporada
season-winners = **{ $game }:** ¡{ $players } { $many ->
    [one] gana la temporada
   *[other] comparten la corona
    }!
season-more = { $count } más
season-nobody = Nadie terminó bastantes partidas para la corona.
season-table = Ver clasificación de { $game }
season-named = temporada { $name }
season-choice-running = { $name } (en marcha)
season-choice-over = { $name }
command-season-start = Empieza una temporada con sus propias clasificaciones
command-season-end = Termina la temporada y corona a quien gane
command-season-name = Su nombre, como Invierno 2027
command-season-by = Lo que la decide (si no, rating)
season-runs = La temporada “{ $name }” aún está en marcha. Primero termínala.
no-season-runs = En este servidor no hay ninguna temporada en marcha.
season-name-taken = Este servidor ya tuvo una temporada “{ $name }”. Elige otro nombre.
