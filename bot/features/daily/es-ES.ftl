daily-secret-yet = Puede que aún haya quien juegue con estos dados: en su zona horaria, este día acaba más tarde. En todas partes acaba <t:{ $end }:R>: entonces aparece su secreto, y podrás comprobarlos.
daily-begun = Empezaste los dados de hoy y después borraste tus datos, así que no puedes jugarlos otra vez. Habrá dados nuevos <t:{ $end }:R>.
daily-not-shown = No puedes ver esta partida del día. `/farkle daily` muestra los dados de hoy y las partidas de ayer.
daily-head = **Farkle #{ $number }** · dados del día · turno { $turn } de { $turns }
daily-about = Reglas: { $title } (`/farkle rules name:{ $title }`), { $turns } { $turns ->
    [one] turno
   *[other] turnos
    }, los mismos dados para todos. { $unusual } Tu día acaba <t:{ $end }:R>: cuentan los puntos con los que ya te hayas plantado.
daily-private = -# Solo lo ves tú. `/farkle daily` lo trae de vuelta.
daily-until = -# ⏳ Tu día acaba <t:{ $end }:R>.
daily-next = -# 🕰️ { $place }: tu día acaba a esta hora: <t:{ $end }:t>, <t:{ $end }:R>. Entonces hay dados nuevos.
daily-over = **{ $total }** { $total ->
    [one] punto
   *[other] puntos
    } en { $turns } { $turns ->
    [one] turno
   *[other] turnos
    }.
daily-cut-off = El día acabó en el turno { $turn } de { $turns }. Cuentan los puntos con los que te plantaste: **{ $total }**.
daily-unplayed = El día acabó antes de tu primera tirada, así que esta partida no cuenta.
daily-perfect = **{ $share } %** del juego perfecto, que tampoco ve el futuro y hoy saca **{ $made }**.
daily-better = { $percent ->
    [0] { $others ->
        [0] Primer resultado de hoy
       *[other] Aún no hay nadie por detrás
        }
   *[other] { $others ->
        [one] Hasta ahora, mejor que la otra persona que ha jugado
       *[other] Hasta ahora, mejor que el { $percent } % de los otros { $others } jugadores
        }
  }
daily-streak = 🔥 Días seguidos: **{ $days }** · máximo: **{ $longest }** (se perdona un día por semana)
daily-streak-ended = -# { $days ->
    [one] Tu último día fue el { $day }.
   *[other] Tus { $days } días seguidos acabaron el { $day }.
    } { $missed ->
    [one] El día siguiente fue el segundo perdido de su semana.
   *[other] Perdiste los { $missed } días siguientes.
    }
card-daily = 🎲 Dados del día: { $days ->
    [one] **1** día
   *[other] **{ $days }** días
    } · récord **{ $best }** · máximo de días seguidos **{ $longest }**
daily-awards = 🎖 Nuevo: { $names }
daily-shared = 🎲 { $player } · **Farkle #{ $number }** · **{ $total }** { $total ->
    [one] punto
   *[other] puntos
    }
daily-share-perfect = { $share } % del juego perfecto
daily-share-streak = { $days ->
    [one] 🔥 1 día de racha
   *[other] 🔥 { $days } días seguidos
  }
daily-copy = Tu resultado como texto, para pegar donde quieras:
daily-copied = Farkle #{ $number }: { $total } { $total ->
    [one] punto
   *[other] puntos
    }
daily-link = Juega los dados de hoy: { $link }
button-daily-copy = Copiar como texto
daily-beat-button = ¿A que no me ganas?
daily-beat-whom = ¿Quién tiene que superar tu resultado? Recibe un solo aviso, en este canal. Si acepta, los dos resultados salen aquí.
daily-beat-choose = Elige a una persona…
daily-beat-asked = 📣 Aviso enviado.
daily-beat = 📣 { $player }: { $host } tiene **{ $total }** { $total ->
    [one] punto
   *[other] puntos
    } con los dados de hoy (**Farkle #{ $number }**). ¿Lo superas? Si aceptas, tu resultado también sale aquí.
daily-beat-take = Acepto
daily-beat-enough = Ya se lo has propuesto a esa persona, o a { $most } { $most ->
    [one] persona
   *[other] personas
    }. Prueba otra vez mañana.
daily-beat-others = Esto es para otra persona. `/farkle daily` también tiene los dados de hoy para ti.
daily-beat-over = Estos dados no son los de tu día. Los tuyos están en `/farkle daily`.
daily-beat-result = { $way ->
    [won] 🏆 { $first } gana a { $second } con los dados de **Farkle #{ $number }**, **{ $most }** a **{ $least }**.
   *[level] 🤝 { $first } y { $second } empatan con los dados de **Farkle #{ $number }**, a **{ $most }**.
    }
help-to-daily = Dados de hoy
button-daily-look = Repasar
daily-look-all = ### 🔍 Farkle #{ $number } · { $cost ->
    [0] juego perfecto de principio a fin
    [one] tus decisiones costaron 1 punto frente a las mejores
   *[other] tus decisiones costaron { $cost } puntos frente a las mejores
    }
daily-look-choice = { $cost ->
    [0] ✅ { $dice } → { $choice }
   *[other] ❌ { $dice } → { $choice }
    -# Habría dado { $cost } más: { $best }
    }
button-daily-try = Decidir otra vez
daily-try = ¿Qué harías ahora?
daily-try-choice = { $chosen ->
    [yes] 👉
   *[no] ▫️
    } { $choice } · { $cost ->
    [0] **lo mejor**
   *[other] { $cost } menos
    }
daily-look-none = No hubo nada que decidir: la primera tirada te costó el turno, o acabó el día.
button-daily-play = Jugar los dados de hoy
daily-check = **Lo que decide los dados del { $day }**
    Antes de que nadie pudiera tirar, el bot creó un secreto al azar. Su sello es un código que no encaja con ningún otro secreto (SHA-256): `{ $commitment }`.
    El secreto aparece cuando este día ha acabado en todas las zonas horarias, <t:{ $end }:R>, y este botón recalcula entonces cada tirada a partir del secreto y la fecha.
    Así nadie, ni siquiera el bot, puede cambiar un dado durante el día.
dice-of-day = -# Dados del { $day }, decididos de antemano: `{ $commitment }`
daily-ranks-head = ### 🎲 Dados del día · { $by ->
    [day] hoy
    [month] este mes
   *[streak] días seguidos
    }
daily-ranks-empty = Aún no hay nadie.
daily-rank-points = **{ $place }.** { $player } · { $value }
daily-rank-streak = **{ $place }.** { $player } · { $value } { $value ->
    [one] día
   *[other] días
  }
daily-ranks-mine = Tu puesto: **{ $place }** de { $people }
button-daily-ranks = Clasificación
button-daily-streak = Días seguidos
button-daily-before = Ayer
button-daily-earlier = Dados del { $day }
button-daily-calendar = Calendario
button-daily-replay = Ver la mejor partida
button-daily-mine = Ver la mía
button-daily-back = Volver al día
# As in English.
daily-day-head = ### 🎲 Farkle #{ $number } · { $day }
daily-spread-head = **Los puntos de todos** · { $people ->
    [one] 1 jugador
   *[other] { $people } jugadores
  }
daily-spread-mine = Tú: **{ $points }**{ $percent ->
    [0] {""}
    [100] , mejor que todos los demás
   *[other] , mejor que el **{ $percent } %** de los demás
  }
daily-nobody = No hay ninguna partida que mostrar: nadie ha jugado, o nadie sale en las clasificaciones.
daily-best = **Mejor partida:** **{ $total }** { $total ->
    [one] punto
   *[other] puntos
    }
daily-best-turns = **Mejores turnos**
daily-turn-throw = { $dice } → **{ $kept }**
daily-turn-throws = -# { $throws }
daily-turn-option = { $number }. { $points } en el turno { $turn }
daily-choose-turn = Ver uno de estos turnos
daily-replay-turn = -# Turno { $turn } de { $turns }
daily-no-turn = El día acabó durante el primer turno.
daily-result-head = ### 🎲 Farkle #{ $number } · { $day } · { $people ->
    [one] 1 jugador
   *[other] { $people } jugadores
  }
daily-result-won = 🏆 { $players } { $many ->
    [one] gana
   *[other] ganan
    } con **{ $points }** { $points ->
    [one] punto
   *[other] puntos
    }.
daily-result-yet = -# Por ahora: en algunas zonas horarias, este día aún no ha acabado. Los últimos resultados estarán aquí a esta hora: <t:{ $end }:t>.
daily-result-alone = 🎲 { $player } llegó a **{ $points }** { $points ->
    [one] punto
   *[other] puntos
    }. ¿Quién juega hoy?
daily-result-leads = 🎲 { $players } { $many ->
    [one] va
   *[other] van
    } en cabeza con **{ $points }** { $points ->
    [one] punto
   *[other] puntos
    }.
daily-result-daring = 🎢 Lo más atrevido: { $player } tiró { $dice ->
    [one] un dado
   *[other] { $dice } dados
    } con **{ $points }** { $points ->
    [one] punto
   *[other] puntos
    } en juego, y salió bien.
daily-result-next = Ya hay dados nuevos, los mismos para todos.
button-daily-day-page = Los puntos de todos
daily-month-head = ### 📅 { $month }
daily-month-played = { $days ->
    [one] **1** día jugado
   *[other] **{ $played }** de { $days } días jugados
  } · récord **{ $best }** · media **{ $average }**
daily-month-empty = Este mes no jugaste.
command-daily = Los dados del día: 10 turnos, los mismos dados para todos, una vez al día (solo los ves tú)
settings-daily-channel = **Dados del día:** { $many ->
    [0] { $gone ->
        [0] los resultados no se publican
       *[other] ⚠️ el canal elegido se borró, así que los resultados no se publican
        }
   *[other] los resultados de cada día se publican en { $channels }
  }
results-offer = 🎲 Una vez al día, `/farkle daily` tiene los mismos dados para todos. ¿Publico en este canal los resultados de cada día: quién ganó, la tirada más atrevida y un botón para jugar? Solo lo pregunto esta vez; también está en `/farkle-setup settings`.
button-results-here = Publicar aquí cada día
button-results-no = No, gracias
results-taken = Cada día a las 9:00, según la zona horaria de este servidor, publico aquí los resultados del día anterior, si alguien de este servidor jugó. `/farkle-setup settings` lo cambia.
results-declined = De acuerdo. Está en `/farkle-setup settings`, por si cambias de idea.
results-not-here = Ya no puedo publicar aquí. Elige otro canal en `/farkle-setup settings`.
settings-choose-daily = Publicar los resultados de cada día en…
achievement-about-daily-first = juega los dados del día
achievement-about-daily-hundred = juega los dados del día en 100 días
achievement-about-daily-week = 7 días seguidos con los dados del día
achievement-about-daily-thirty = 30 días seguidos con los dados del día
achievement-about-daily-full-month = juega los dados del día en 28 días de un mes
achievement-about-daily-ahead = dados del día: al acabar un día, más puntos que el 90 % de los demás, si son 10 o más
achievement-daily-first = Quien madruga
achievement-daily-hundred = Cien mañanas
achievement-daily-week = Una semana entera
achievement-daily-thirty = Sin freno
achievement-daily-full-month = Luna llena
achievement-daily-ahead = La flor y nata del día
daily-reminder = 🎲 **Los dados de hoy** te esperan. A esta hora llegan otros: <t:{ $end }:t>.
