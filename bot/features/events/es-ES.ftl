event-first = primero tiene que ir una línea con el formato, como: event swiss
event-no-such-format = no hay ningún formato “{ $name }”; hay knockout, round-robin, swiss y league
event-no-such-setting = los torneos no tienen ningún ajuste “{ $name }”
event-wrong-setting = { $name } no puede ser { $value }
event-over = El torneo ha terminado.
event-has-begun = El torneo ha empezado.
event-not-over = El torneo aún no ha terminado.
event-no-check-in = Ahora nadie tiene que confirmar que está.
event-already-in = Esta persona ya participa.
event-not-in = Esta persona no participa.
event-not-out = Esta persona no está fuera.
event-barred = Esta persona está excluida.
event-full = El torneo está lleno: { $most ->
    [one] puede participar { $most } jugador
   *[other] pueden participar { $most } jugadores
    }.
event-takes-nobody = Este torneo ya no admite a nadie.
event-wrong-order = los jugadores, su orden o { $rounds ->
    [one] la ronda
   *[other] las { $rounds } rondas
    } no salen del rating, los ajustes y quienes confirmaron
event-no-round = no es el momento: esa ronda no está abierta ni puede empezar
event-wrong-pairs = hay que nombrar una vez a cada participante, y a nadie más
event-not-warned = solo se puede avisar a quien aún tiene que jugar, y solo pierde quien recibió el aviso
event-decided = Este cruce ya está decidido.
event-no-such-pair = Estas dos personas no se enfrentan en esa ronda.
event-no-such-game = No hay ninguna partida así que cuente.
event-frozen = La siguiente ronda ha empezado, así que quien pasó sigue dentro.
event-paused = El torneo está en pausa. Prueba otra vez cuando siga.
event-not-paused = El torneo no está en pausa.

command-tournament = Empieza un torneo: eliminatoria, todos contra todos, sistema suizo o liga
settings-power-tournaments = **Torneos:** { $who ->
    [roles] los empiezan { $roles } y la administración
    [everyone] los empieza cualquiera
   *[managers] solo los empieza la administración
    }
settings-choose-power-tournaments = Roles que empiezan torneos…
tournament-form = Empezar un torneo
tournament-field-name = Nombre
tournament-field-rules = Juego y reglas
tournament-field-format = Formato
tournament-field-pace = Ritmo
tournament-field-until = Inscripción abierta durante
tournament-format = { $value ->
    [knockout] Eliminatoria
    [round-robin] Todos contra todos
    [swiss] Sistema suizo
   *[league] Liga
    }
tournament-format-about = { $value ->
    [knockout] Quien pierde queda fuera; quienes pierden la semifinal juegan por el tercer puesto
    [round-robin] Lo mejor para hasta 7 jugadores
    [swiss] Varias rondas contra quien tiene los mismos puntos
   *[league] Cada mes cuatro rondas, de una semana cada una
    }
tournament-pace = { $value ->
    [quick] Rápido
   *[slow] Un día por turno
    }
tournament-pace-about = { $value ->
    [quick] Todos juegan a la misma hora
   *[slow] Cada cual juega cuando tiene tiempo
    }
tournament-needs-server = Los torneos necesitan un servidor en el que yo esté.
tournament-may-not = En este servidor no todos pueden empezar torneos. Pregunta a la administración: `/farkle-setup settings` dice quién puede.
tournament-not-for-two = Con estas reglas no pueden jugar dos, así que no sirven para torneos.
tournament-no-slow = Este servidor no permite turnos de un día. Elige el ritmo “Rápido”.
tournament-too-few = Hacen falta al menos dos participantes para empezar.
tournament-sits = Participas en este torneo, así que lo tiene que llevar otra persona: alguien de la moderación que no juegue.
tournament-only-moderators = Eso solo lo puede hacer quien empezó el torneo, o la moderación del servidor, y solo si no participa.
bad-tournament-name = El nombre de un torneo tiene que ser texto normal de hasta { $most } { $most ->
    [one] carácter
   *[other] caracteres
    }, sin direcciones (pon un espacio después de un punto).
too-many-events = Ya hay { $most } torneos abiertos, y ese es el límite. Espera a que termine uno.
no-such-event = Este torneo ya no está aquí.
event-not-yours = Esta partida la juegan otras dos personas.
event-meeting-over = Esta partida está decidida, o se ha convocado otra.
tournament-head = ### 🏆 { $name }
    { $game } · { $rules } · { $format } · { $pace }
tournament-players = { $count ->
    [0] Aún no hay nadie.
    [one] **1 jugador:** { $players }
   *[other] **{ $count } jugadores:** { $players }
    }
tournament-more = { $count } más
tournament-more-lines = -# … y { $count } más
tournament-registration = Pulsa **Unirse**. Límite: <t:{ $until }:{ $style }> (<t:{ $until }:R>). Empieza entonces, o cuando { $host } lo empiece.
tournament-few = -# Con tan poca gente es mejor todos contra todos: dura poco más, y todos tienen los mismos rivales. { $host } puede elegirlo hasta el comienzo.
tournament-checking-in = ✋ Pulsa **Estoy aquí**, o empieza sin ti. Límite: <t:{ $until }:{ $style }> (<t:{ $until }:R>). { $here ->
    [0] Aún no lo ha hecho nadie.
    [one] Lo ha hecho 1 jugador.
   *[other] Lo han hecho { $here } jugadores.
    }
tournament-check-in = ✋ **{ $name }** está a punto de empezar. { $players }: pulsa **Estoy aquí**, o empieza sin ti. Límite: <t:{ $until }:{ $style }>.
tournament-checked-in = Participas. Tu primera partida se convoca en este canal.
tournament-paused = ⏸️ En pausa. Las partidas en marcha siguen. Con **Gestionar…** se reanuda.
tournament-next = { $round ->
    [0] Se está sorteando la primera ronda.
   *[other] Ronda { $round } de { $rounds }. { $at ->
        [last] Es la última.
        [none] La siguiente empieza cuando acaben todas sus partidas.
       *[other] La siguiente empieza <t:{ $at }:R>.
        }
    }
tournament-stopped = Terminó sin ganador.
tournament-line = { $mark } { $player } · { $points } { $many ->
    [one] punto
   *[other] puntos
    }
tournament-tie-breaks = -# Buchholz { $buchholz } · Sonneborn-Berger { $sonneborn } · duelos directos { $head } · diferencia { $difference }
tournament-table = ### { $name }
    { $format ->
    [knockout] -# Va antes quien llegó más lejos. Los puntos son cruces ganados.
   *[other] -# Una victoria es 1 punto; un empate, ½. Si hay igualdad, deciden Buchholz, Sonneborn-Berger, los duelos directos y la diferencia de totales.
    }
tournament-round-name = { $name ->
    [third] Tercer puesto
    [final] Final
    [semi] Semifinales
    [quarter] Cuartos de final
   *[round] Ronda { $number }
    }
tournament-pair = { $first } – { $second }{ $points ->
    [none] {""}
   *[other] {" "}· { $points }
    }{ $state ->
    [missed] {" "}· no se jugó
   *[other] {""}
    }{ $links ->
    [none] {""}
   *[other] {" "}· { $links }
    }
tournament-pair-label = Ronda { $round }: { $first } – { $second }
tournament-totals = { $first }:{ $second }
tournament-game = partida { $id }
tournament-byes = { $players } { $many ->
    [one] descansa en esta ronda.
   *[other] descansan en esta ronda.
    }
tournament-call = ### 🎲 [{ $name }]({ $link }) · { $round }
    { $first } – { $second }
tournament-until = Cuando ambas personas pulsen **Estoy aquí**, empieza la partida. Quien no lo haga a tiempo la pierde. Límite: <t:{ $until }:{ $style }> (<t:{ $until }:R>).
tournament-is-here = ✅ { $player } está aquí.
tournament-missed = No se ha visto por aquí a { $players }. La partida se pierde sin jugarse.
tournament-warning = ⏰ { $players }: te espera tu partida, { $link }. Si no pulsas ahí **Estoy aquí** a tiempo, la pierdes. Límite: <t:{ $until }:{ $style }>.
tournament-reminder = 🏆 **{ $name }**: pulsa **Estoy aquí**, o { $what ->
    [check-in] empieza sin ti
   *[game] pierdes tu partida
    }. Límite: <t:{ $until }:{ $style }>. Es aquí: { $link }
tournament-moved = El resultado de **{ $name }** está aquí: { $link }
tournament-settings = ### { $name }
    Solo tú puedes cambiarlo, hasta que empiece.
menu-tournament-best-of = Partidas por cruce
tournament-best-of = { $games ->
    [1] Una sola partida
   *[other] Al mejor de { $games }
    }
menu-tournament-third = Tercer puesto
tournament-third = { $value ->
    [on] Quienes pierden la semifinal juegan por el tercer puesto
   *[off] Sin partida por el tercer puesto
    }
menu-tournament-seeding = Orden de los jugadores
tournament-seeding = { $value ->
    [rating] Según el rating en este servidor
   *[draw] Por sorteo
    }
tournament-manage = ### { $name }
    Lo que haces aquí queda en el registro del servidor.
menu-tournament-player = Una persona: sacarla, devolverla, corregir un resultado…
tournament-player = { $player } en **{ $name }**: lo que haces aquí queda en el registro del servidor.
button-tournament-out = { $what ->
    [out] Sacar
   *[back] Devolver al torneo
    }
menu-tournament-correct = Corregir un resultado…
tournament-correct = **{ $round }:** { $first } – { $second }. Elige el resultado:
button-tournament-result = { $what ->
    [first] Ganó { $first }
    [second] Ganó { $second }
    [tie] Empate
   *[void] No cuenta
    }
button-tournament-here = Estoy aquí
button-tournament-table = Tabla
button-tournament-text = Como texto
tournament-text = Todo lo que pasó, para que otros puedan comprobar cruces y puestos con `python -m bot event tournament.txt`.
button-tournament-manage = Gestionar…
button-tournament-pause = { $what ->
    [pause] Pausar
   *[resume] Reanudar
    }
button-tournament-stop = Terminar sin ganador
tournament-leave-sure = **¿Dejar { $name }?** Las partidas que no has jugado se pierden. Un sistema suizo o una liga te admiten de vuelta; una eliminatoria, no.
tournament-left = Has dejado { $name }.
tournament-stop-sure = **¿Terminar { $name } sin ganador?** Las partidas en marcha siguen y cuentan para el rating.
tournament-stopped-well = { $name } ha terminado sin ganador. Con **Reanudar** se deshace.
tournament-share = 🏆 { $name } ({ $players } { $players ->
    [one] jugador
   *[other] jugadores
    }): { $many ->
    [0] no ganó nadie
    [one] ganó { $winners }
   *[other] { $winners } comparten el primer puesto
    }
act-t-paused = ⏸️ { $who } pausó el torneo **{ $title }** · <t:{ $at }:f>
act-t-resumed = ▶️ { $who } reanudó el torneo **{ $title }** · <t:{ $at }:f>
act-t-stopped = 🛑 { $who } terminó el torneo **{ $title }** · <t:{ $at }:f>
act-t-out = 🚷 { $who } sacó a { $person } del torneo **{ $title }**, o le devolvió su sitio · <t:{ $at }:f>
act-t-result = ✏️ { $who } corrigió un resultado del torneo **{ $title }** · <t:{ $at }:f>
act-t-voided = ✖️ { $who } anuló un resultado del torneo **{ $title }** · <t:{ $at }:f>
