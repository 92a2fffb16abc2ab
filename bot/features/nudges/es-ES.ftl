button-nudges = Mensajes para mí
button-remind = Recuérdamelo mañana
nudge-head = { $games ->
    [one] 🎲 **Te toca.**
   *[other] 🎲 **Te toca** en { $games } partidas.
    }
nudge-stop = No mandar más mensajes
nudge-offer = En esta partida los turnos pueden durar mucho. Puedo mandarte un mensaje directo cuando te toque. Solo lo pregunto esta vez; también lo tienes en `/farkle games` y `/farkle privacy`.
nudge-yes = Avísame cuando me toque
nudges = ### 📬 Mensajes para ti
    Si te toca y no juegas en { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
    }, te mando un mensaje directo. Los desafíos te avisan de todos modos. En tus horas de silencio no escribo nada; lo que haya espera hasta que acaben.
    🕒 { $zone }.
nudges-closed = ⚠️ No pude escribirte, así que todos los mensajes están desactivados. Permite mensajes directos en los ajustes de privacidad de un servidor en el que coincidamos, o instálame en tu cuenta. Después elige otra vez.
nudges-games = ¿En qué partidas?
nudges-games-choice = { $value ->
    [slow] Partidas lentas: turnos de una hora o más
    [always] Todas las partidas
   *[off] Ningún mensaje sobre mi turno
    }
nudges-daily = ¿Cuándo?
nudges-daily-choice = { $value ->
    [on] Una vez al día, a las { $hour }:00, por todos mis turnos
   *[off] Al momento
    }
nudges-evening = Dados del día
nudges-evening-choice = { $value ->
    [on] Recordarme los dados del día a las { $hour }:00, si no he jugado
   *[off] No recordarme los dados del día
    }
nudges-quiet = Horas de silencio
nudges-quiet-choice = { $hours ->
    [0] Sin horas de silencio
   *[other] Silencio de { $first }:00 a { $last }:00
    }
