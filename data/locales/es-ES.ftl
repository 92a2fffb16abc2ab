# Cómo llaman a la lengua quienes la hablan.
language-name = Español

## Palabras sueltas

list-and = { $first } y { $last }
at-line = línea { $line }: { $sentence }

## Lo que las reglas no permiten

game-over = Esta partida ha terminado.
throw-first = Primero tira los dados.
not-missing = El asiento { $seat } no ha perdido ningún turno, ha jugado después o ya lo saltamos. El tablero muestra quién falta.
game-asleep = La partida está en espera. Primero tiene que volver alguna de las personas que faltan.
not-lying = Esos dados no te han salido. Tienes { $dice }.

## Zonas horarias

zone-now = { $place }, ahora { $time }{ $then ->
    [yearly-less] ; en invierno, { $by } menos
    [yearly-more] ; en verano, { $by } más
    [once-less] ; desde el { $day }, { $by } menos
    [once-more] ; desde el { $day }, { $by } más
   *[none] {""}
    }
zone-by = { $minutes ->
    [30] media hora
    [60] una hora
    [120] dos horas
   *[other] { $minutes } { $minutes ->
        [one] minuto
       *[other] minutos
        }
    }
zone-page = ### 🕒 Tu zona horaria
    { $chosen ->
        [no] Aún no has elegido ninguna. Mientras tanto, uso { $zone }.
        [fixed] { $zone }. Una versión anterior solo conocía horas enteras, así que no sigue los cambios de hora. Elige un lugar y los seguirá. Solo lo pregunto esta vez; también lo tienes en `/farkle zone`.
       *[yes] { $zone }.
    }
    Vale para los mensajes que te mando y tus horas de silencio, para los dados del día y para los turnos a una hora fija en las partidas que organizas.
    -# Elige qué hora es ahora donde estás y después un lugar, o escribe una ciudad o un país tras `/farkle zone`.
zone-clock = Zona horaria: ¿qué hora es ahora?
zone-hour = De { $first } a { $last }
zone-place = ¿Dónde? { $countries }
button-zone = Mi zona horaria
unknown-zone = No conozco ningún lugar “{ $typed }”, o hay varios. Elige una de las sugerencias, como una ciudad grande del mismo país.
command-zone = Elige tu zona horaria
command-zone-place = Una ciudad o un país

## Comprobar los dados

game-missing = Este juego ya no está instalado aquí, así que no se pueden comprobar sus dados. Pregunta a quienes llevan este bot.
no-proof = A este texto le falta el sello, la parte de los jugadores o el secreto, así que no se pueden comprobar sus dados.
verify-right = Los dados cayeron tal como estaba decidido antes de la partida.
verify-stopped = Esta partida se paró antes de acabar. Hasta ahí, todo es correcto.
verify-differs = Algo no cuadra. { $throws ->
    [one] Se recalculó 1 tirada con { $dice } { $dice ->
        [one] dado
       *[other] dados
        }.
   *[other] Se recalcularon { $throws } tiradas con { $dice } { $dice ->
        [one] dado
       *[other] dados
        }.
  }
secret-unfit = el secreto no encaja con el sello
secret-altered = las tiradas tampoco salen de este secreto, así que no es el que se usó
commitment-altered = las tiradas encajan con el secreto, pero el sello no
dice-differ = tirada { $throw }: el archivo dice { $given } y el secreto da { $right }
dice-differ-more = { $count ->
    [one] hay 1 tirada más que no coincide
   *[other] hay { $count } tiradas más que no coinciden
  }
joins-altered = casi ninguna tirada sale del secreto y de esta parte de los jugadores, así que se cambió algo de ella o su orden
throws-swapped = esta tirada y la de la línea { $other } están intercambiadas
throw-missing = antes de esta línea falta la tirada { $throw }, así que todas las siguientes llegan una antes de tiempo
throw-too-many = esta tirada sobra; sin ella, todas las siguientes son correctas
verify-commitment = El secreto encaja con su sello, el código que se mostró antes de la primera tirada: { $commitment }
verify-dice = { $throws ->
    [0] No había tiradas que recalcular.
    [one] Se recalculó 1 tirada con { $dice } { $dice ->
        [one] dado
       *[other] dados
        }, y todo coincide.
   *[other] Se recalcularon { $throws } tiradas con { $dice } { $dice ->
        [one] dado
       *[other] dados
        }, y todo coincide.
    }
verify-by-lot = También coincide el sorteo de quién empieza.
verify-rules = Todo lo que pasó sigue las reglas.
verify-proves = Lo que esto demuestra: nadie eligió ni cambió un dado. Cada uno sale { $of_day ->
    [yes] del día
   *[no] de la parte de los jugadores, o sea, sus pulsaciones en Unirse, Aceptar y Empezar,
    } y de un secreto elegido antes de mostrar su sello. Compara estos códigos con los que el bot te mostró antes de la primera tirada. Lo que no demuestra: que quienes llevan el bot no contaran el secreto a nadie.
check-head = ### 🎲 Los dados de la partida { $id }
check-file = -# El archivo tiene todo lo necesario: `python -m bot verify` lo comprueba en cualquier parte, y `docs/dice.md` explica cómo comprobarlo sin el bot.
secret-yet = **Lo que decide los dados de esta partida**
    Al abrirse esta partida, el bot creó un secreto al azar. Su sello es un código que no encaja con ningún otro secreto (SHA-256): `{ $commitment }`.
    Los dados salen también de la parte de los jugadores, sus pulsaciones en Unirse, Aceptar y Empezar{ $fingerprint ->
        [none] {""}
       *[other] {""}. Su huella es `{ $fingerprint }`, un código corto
    }.
    El secreto aparece cuando acaba la partida, y **Comprobar dados** recalcula entonces cada tirada. Así nadie, ni siquiera el bot, puede elegir ni cambiar un dado.
shared-secret-yet = Puede que aún haya quien juegue con estos dados. Podrás comprobarlos cuando su secreto sea público.
no-ended-game-here = Aquí todavía no hay ninguna partida { $won ->
    [yes] ganada
   *[no] terminada
    }. Si buscas otra: `/farkle { $won ->
    [yes] review
   *[no] verify
    } game:12` (los números están en `/farkle history`).
command-review = Suerte y decisiones en una partida terminada
command-verify = Comprueba que los dados de una partida estaban decididos antes de empezar
command-verify-game = Una partida de aquí, o el número de otra (si no, la última que acabó aquí)
choice-ended-game = { $title } · { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
    } · partida { $id }

## Variantes

clash-needs-other = { $option } y { $other }: la primera no hace nada sin la segunda
fault-unknown-option = { $similar ->
    [none] { $option }: no existe esa opción
   *[other] { $option }: no existe esa opción; ¿querías decir { $similar }?
  }
fault-bad-value = { $option }: { $given } no vale; permitido: { $allowed }
fault-bad-text = { $option }: tiene que ser texto normal de hasta { $most } { $most ->
    [one] carácter
   *[other] caracteres
    }, sin direcciones (pon un espacio después de un punto)
fault-no-such-base = { $similar ->
    [none] base: no hay ninguna variante “{ $given }” en que basarse
   *[other] base: no hay ninguna variante “{ $given }” en que basarse; ¿querías decir { $similar }?
  }
fault-no-such-game = game: aquí no hay “{ $given }”; permitido: { $games }
fault-other-game = game: { $base } es una variante de { $game }, no de { $given }
fault-not-in-files = { $option }: esto solo lo pone el bot, para dados que son de todos
fault-too-large = el archivo ocupa más de { $most } KiB
fault-not-utf8 = el archivo no es texto UTF-8, o tiene un carácter que YAML no permite
fault-not-yaml = el archivo no es YAML: { $problem }
fault-empty = el archivo tiene que listar opciones, cada una como “nombre: valor”: al menos un título, o una opción distinta
fault-alias = el archivo tiene que ser sencillo: sin anclas ni alias (& y *), sin etiquetas (!) y con no más de { $most } niveles
fault-twice = { $option }: está dos veces

## Lo que no se puede hacer en una mesa

game-ended = Esta partida ha terminado. Pulsa **Revancha** debajo del resultado, o abre otra con `/{ $game } start`.
no-such-game = Esta partida ya no existe. Abre otra con `/farkle start`.
unreadable-game = Esta partida ya no se puede leer, así que no se puede jugar. Quien administra el servidor puede pararla con `/farkle stop`.
not-begun = Esta partida aún no ha empezado. Quien organiza pulsa **Empezar** en la sala.
lobby-closed = Esta sala está cerrada. Abre otra con `/{ $game } start`.
begun-already = Esta partida ya ha empezado. `/farkle board` la muestra, y `/{ $game } start` abre otra.
sits-already = Ya tienes asiento. <@{ $host }> organiza y empieza la partida.
sits-as-host = Ya tienes asiento, y organizas tú. Espera a que venga alguien o pulsa **Contra la máquina**; **Empezar** aparece cuando haya bastante gente.
sits-not = No estás en esta partida, o la dejaste. Abre la tuya con `/{ $game } start`.
sits-not-yet = Aún no estás en esta partida. Pulsa **Unirse** para tener asiento.
removes-host = Para dejar tu propio asiento, pulsa **Salir** en la sala.
removed-already = Esa persona ya no está en la sala. **Más** muestra quién está ahora.
sat-down-too-often = Ya te has unido a esta sala { $most } { $most ->
    [one] vez
   *[other] veces
    }. Espera a la próxima partida, o abre una con `/{ $game } start`.
table-full = Ya no queda ningún asiento libre (de { $most }). Abre otra partida con `/{ $game } start`.
only-host = Eso solo lo puede hacer quien organiza: <@{ $host }>. Si no contesta: `/farkle start` abre tu propia sala, y los ayudantes del servidor pueden pausar o parar una partida.
host-first = Ahora solo puede empezar la partida quien organiza: <@{ $host }>. Si no pulsa nada, podrás hacerlo tú a esta hora: <t:{ $at }:t>.
too-few-players = Hacen falta al menos 2 jugadores: primero tiene que unirse alguien más.
no-hints = En esta partida no hay pistas. Eso lo decide en la sala quien organiza.
game-not-shown = { $game } ya no está instalado aquí, así que no se puede jugar ni mostrar. `/farkle stop` todavía para sus partidas, y `/farkle verify` manda las terminadas como texto.
not-in-this-game = { $feature ->
    [hints] Este juego no tiene entrenador, así que no hay pistas. Guíate por el tablero.
   *[review] Este juego no tiene entrenador, así que no hay análisis. `/farkle history` lo muestra turno a turno.
    }
hint-unavailable = Ahora mismo no localizo al entrenador. Prueba otra vez en un momento.
beyond-coach = El entrenador no puede con estas reglas. Guíate por el tablero.
not-your-turn = Le toca a <@{ $player }>. Espera tu turno.
passed-over = Perdiste un turno, y te estamos saltando. Primero pulsa **Estoy de vuelta**.
stale = La partida ha avanzado desde entonces. Usa el tablero más nuevo.
moves-lost = Se han perdido las últimas jugadas de esta partida: su base de datos es más antigua que lo que viste. Pulsa otra vez un botón del tablero para ver por dónde sigue.
old-board = Este tablero es antiguo. La partida sigue aquí: { $link }
not-over = Esta partida aún está en marcha. Prueba otra vez cuando acabe.
rematch-open = La revancha está abierta: { $link }
rematch-joined = Tienes asiento en la revancha: { $link }
unknown-button = Este botón no hace nada aquí. `/farkle board` muestra tu partida con botones que funcionan.
only-on-servers = Esto solo funciona en un servidor. Úsalo en un canal de un servidor en el que yo esté.
only-yourself = Aquí solo puedo mostrar tus propias partidas. En un servidor con el bot, también las de sus jugadores.
not-on-this-server = No estoy en este servidor. Quien lo administra puede invitarme, y entonces podré organizar partidas aquí. `/farkle start` también funciona en un mensaje directo conmigo.
answers-are-private = Aquí una partida solo la verías tú, porque este canal oculta lo que publican tus propias aplicaciones (permiso: Usar aplicaciones externas). Usa `/farkle start` en un chat de grupo, o en un mensaje directo con alguien o conmigo.
help-head = ## { $games }
help-first = Tira los dados y guarda lo que puntúa. Después decide: ¿tirar otra vez y sumar más, o plantarte con lo que ya tienes? Juega con **amigos** o contra **máquinas**, desde una tímida hasta una que nunca falla.
    Escribe `/farkle start` o pulsa un botón. En tu turno, pulsa **Tirar**; desde tu segundo turno, el bot hace por ti la primera tirada.
help-to-first = ◀ Ayuda
help-to-computer = Contra la máquina
help-to-friends = Con amigos
help-to-rules = Reglas
help-to-commands = Todos los comandos
help-computers = ### Jugar contra la máquina
    Estas juegan aquí y nunca te hacen esperar:
    { $characters }
    Un botón empieza al momento, contra la primera. Para jugar contra otra, abre una sala (**Con amigos**) y elige **Añadir una máquina…**; pueden jugar todas las que quieras. Estas partidas no cuentan para el rating.
help-computer = - { $name } · { $about }
help-friends = ### Jugar con amigos
    {""}**1.** Pulsa un juego aquí abajo, o escribe `/farkle start`: se abre una sala en este canal.
    {""}**2.** Tus amigos pulsan **Unirse**. Con **Invitar…** los avisas.
    {""}**3.** Tú pulsas **Empezar**.
    ¿Cada cual a su hora? `/farkle challenge` desafía a una persona por mensaje directo, y hay un día por turno.
help-commands = ### Todos los comandos · { $page } de { $pages }
help-command = `/{ $name }` { $about }
page-privacy = -# [Lo que el bot guarda sobre ti]({ $url })
page-terms = -# [Condiciones]({ $url })
unknown-command = Este comando ya no funciona así. `/farkle help` muestra todo lo que hay.
no-game-here = En este canal no hay ninguna partida en marcha. Empieza una, o juega otra de las tuyas:
no-such-game-here = En este canal no hay esa partida. Puede que haya terminado. `/farkle board` muestra las tuyas.
games-head = ### Tus partidas abiertas
no-open-games = No tienes partidas abiertas. Desafía a alguien con `/farkle challenge`, o empieza una:
own-game = [**{ $title }**]({ $link }){ $opponents ->
    [none] {""}
   *[other] {" "}con { $opponents }
    }{ $id ->
    [none] {""}
   *[other] {" "}· partida { $id }
    }
own-game-state = { $state ->
    [lobby] Aún sin empezar. La sala se cierra el <t:{ $due }:f>.
    [invited] **Tienes un desafío.** Puedes aceptarlo hasta el <t:{ $due }:f>.
    [paused] ⏸️ En pausa. Ahora le toca a { $player }.
    [asleep] 💤 En espera hasta que vuelva alguna de las personas que faltan.
    [claimed] ⏳ Han reclamado la victoria. Se decide el <t:{ $due }:f>, a no ser que alguien pulse **Estoy de vuelta** en el tablero.
    [waits] **Te toca**{ $soon ->
        [yes] . Hora límite: <t:{ $due }:t>
       *[no] {" "}hasta el <t:{ $due }:f>
        }.
   *[other] Le toca a { $player }{ $soon ->
        [yes] . Hora límite: <t:{ $due }:t>
       *[no] {" "}hasta el <t:{ $due }:f>
        }.
    }
own-game-points = Puntos: tú { $points }{ $others ->
    [none] {""}
   *[other] , el mejor del resto { $others }
    }
button-start-game = Empezar { $game }
button-challenge-to = Desafío de { $game }
button-play-game = Jugar
button-show-game = Mostrar
button-games = Mis partidas
several-games-here = Aquí hay varias partidas en marcha. ¿Cuál?
choose-meant = Elige una partida
game-state = { $state ->
    [lobby] sin empezar
    [waits] te espera
    [paused] en pausa
    [asleep] en espera
   *[other] en marcha
    }
no-such-rules-here = No hay ninguna variante “{ $name }”. Elige una de la lista que sale al escribir.
rules-of-other-table = { $title } se juega con `/{ $game } start`.
typed-not-here = `/farkle roll`, `keep` y `bank` son para Farkle. Usa los botones de esta partida: { $link }
busy = Aún estoy con tus últimas pulsaciones. Espera un momento.
not-on-that-server = Ya no estoy en el servidor de esta partida, así que ahí nadie puede jugar. Quien lo administra puede invitarme otra vez.
not-in-this-channel = No puedes abrir partidas en este canal. Ábrelas en { $channels }
channels-gone = Se han borrado todos los canales de juego de este servidor. Quien lo administra puede elegir otros con `/farkle-setup settings`.
bot-may-not = Me falta { $permissions } en { $channel }, así que no podría avisar a nadie ahí. Quien administra el servidor puede darme permiso, o se puede jugar en otro canal.
may-open-no-thread = Me falta { $permissions } en { $channel }, así que esta partida se queda en el canal. Quien administra el servidor puede darme permiso.
channel-full = { $slow ->
    [yes] En un canal puede haber abiertas a la vez hasta { $most } { $most ->
        [one] partida lenta
       *[other] partidas lentas
        } (turnos de una hora o más).
   *[no] En un canal puede haber { $most ->
        [one] solo 1 partida abierta
       *[other] hasta { $most } partidas abiertas
        } a la vez, aparte de las lentas. Donde estoy como miembro, la administración puede cambiarlo con `/farkle-setup settings`.
    } Únete a estas o espera a que acaben: { $games }
sits-enough = { $slow ->
    [yes] Aquí puedes estar a la vez en hasta { $most } { $most ->
        [one] partida lenta
       *[other] partidas lentas
        } (turnos de una hora o más).
   *[no] Aquí puedes estar a la vez en { $most ->
        [one] solo 1 partida
       *[other] hasta { $most } partidas
        }, aparte de las lentas. Donde estoy como miembro, la administración puede cambiarlo con `/farkle-setup settings`.
    } Primero termina una, o déjala (`/farkle leave`): { $games }
being-deleted = Se están borrando tus datos. Espera un momento y prueba otra vez. Si no sirve: `/farkle privacy`, **Borrar mis datos**.
deleted-lately = Borraste tus datos. Podrás abrir salas y desafiar a gente otra vez <t:{ $again }:R>. Mientras tanto, únete a la sala de otra persona.
former-too-long = Ya no sé quién era: borró sus datos hace más de 7 días. Si te desafía otra vez, podrás bloquear a esa persona ahí mismo.
too-many-lobbies = Puedes abrir hasta { $most } { $most ->
    [one] sala
   *[other] salas
    } en { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
    }. Podrás abrir la próxima <t:{ $again }:R>, o únete a la de otra persona.
challenges-oneself = Tu rival tiene que ser otra persona. Para jugar sin nadie más, añade una máquina a una sala: `/farkle start`
challenged-already = Ya has desafiado a esa persona. Puede aceptar hasta el <t:{ $due }:f>: { $link }
challenged-you = Esa persona ya te ha desafiado. Acepta o rechaza aquí: { $link }
challenged-lately = Podrás desafiar otra vez a <@{ $player }> el <t:{ $again }:f>. Mientras tanto, abre una sala en un canal común: `/farkle start`
cannot-be-challenged = Ahora no se puede desafiar a <@{ $player }>. Prueba más tarde, o abre una sala en un canal común: `/farkle start`
too-many-challenges = Puedes mandar hasta { $most } { $most ->
    [one] desafío
   *[other] desafíos
    } en una hora. Podrás mandar el próximo <t:{ $again }:R>, o abre una sala: `/farkle start`
messages-are-closed = No puedo mandar mensajes directos a <@{ $player }>. Tiene que permitirlos en un servidor en el que coincidamos, o instalarme en su cuenta. Mientras tanto, abre una sala en un canal común: `/farkle start`
your-messages-are-closed = No puedo mandarte mensajes directos, y ahí estaría tu tablero. Permítelos en los ajustes de privacidad de un servidor en el que coincidamos, o instálame en tu cuenta. Después prueba otra vez.
rematch-called-off = La revancha está cerrada. `/farkle start` abre otra sala.
board-is-here = El tablero está aquí: { $link }
not-shown = No he podido terminar eso porque Discord tuvo un problema. Prueba otra vez en un momento.
too-late-for-form = Eso tardó demasiado, y no se pudo abrir el formulario. Pulsa otra vez.
shown-elsewhere = Hecho. `/farkle board` muestra otra vez tu partida.
lobby-not-shown = Discord no me dejó mostrar una sala aquí, así que no hay ninguna abierta. Prueba otra vez en un momento, o en otro canal.
not-stored = Ahora mismo no he podido guardar eso. Tu partida está a salvo: pulsa otra vez en un momento.
nothing-stored = Ahora mismo no puedo leer ni guardar nada. Prueba otra vez en unos minutos.
incident = Aquí algo ha salido mal, pero no se ha perdido ninguna partida. `/farkle board` muestra otra vez la tuya. (incidencia { $id })

## La sala

lobby-seat = { $player }{ $host ->
    [yes] {" "}(organiza)
   *[no] {""}
    }
lobby-players = { $players }. { $free ->
    [0] No quedan asientos.
    [one] Queda 1 asiento.
   *[other] Quedan { $free } asientos.
    }
lobby-wait = { $state ->
    [alone] Cualquiera puede **Unirse**. { $host } también puede jugar **Contra la máquina**.
    [solo] Cualquiera puede **Unirse**. { $host } también puede **Jugar a solas** o **Contra la máquina**.
    [lacking] Cualquiera puede **Unirse**. { $missing ->
        [one] Falta 1 jugador.
       *[other] Faltan { $missing } jugadores.
        }
   *[ready] { $full ->
        [yes] {""}
       *[no] Cualquiera puede **Unirse**.{" "}
        }{ $host } pulsa **Empezar** cuando no falte nadie.
    }
lobby-host-away = 💤 Si quien organiza no pulsa nada durante { $time }, cualquiera de la sala puede empezar.
lobby-small = -# { $reason ->
    [shipped_rules] Con rating
    [other_target] Con rating, otro objetivo
    [house_rules] Con rating, reglas de la casa
    [nowhere] Aquí sin rating
    [hints] Sin rating: pistas
    [alone] Sin rating: a solas
    [short] Sin rating: partida corta
    [unrated] Sin rating
   *[computer] Sin rating: juega una máquina
    } · { $at_hour ->
    [yes] fin de cada turno: <t:{ $at }:t>
   *[no] { $time } por turno
    } · cierra <t:{ $closes }:R>{ $coach ->
    [yes] {""}
   *[no] {" "}· sin pistas
    } · dados `{ $digits }`
lobby-turns = -# ⏳ { $at_hour ->
    [yes] Cada turno acaba a esta hora: <t:{ $at }:t> ({ $hour }, { $place }), con { $least } { $least ->
        [one] hora
       *[other] horas
        } o más desde que empieza.
   *[no] Un turno dura { $time } como mucho.
    }{ $free ->
        [0] {""}
       *[other] {" "}Ningún turno acaba en { $days }.
    }{ $held ->
    [waits] {" "}La partida espera a quien esté en `/farkle away`.
    [plays-on] {" "}Se puede seguir sin quien esté en `/farkle away`.
   *[none] {""}
    }
lobby-counts = { $reason ->
    [shipped_rules] ⚖️ **Cuenta para tu rating en este servidor.**
    [other_target] ⚖️ **Cuenta para tu rating en este servidor**, pero el objetivo no es el habitual.
    [house_rules] ⚖️ **Cuenta para tu rating en este servidor**, con reglas de la casa.
    [nowhere] 🤝 **Sin rating:** solo lo hay en servidores. Esta partida cuenta en tu propio historial.
    [hints] 🤝 **Amistosa:** con pistas, esta partida no cuenta para el rating.
    [alone] 🤝 **Amistosa:** jugar a solas no cuenta para el rating.
    [short] 🤝 **Amistosa:** las partidas a { $quick } { $quick ->
        [one] punto
       *[other] puntos
        } o menos no cuentan para el rating.
    [unrated] 🤝 **Sin rating.**
   *[computer] 🤝 **Amistosa:** con una máquina, esta partida no cuenta para el rating.
    }{ $rated ->
    [yes] {" "}Quien deja la partida pierde.
   *[no] {""}
    }{ $awards ->
    [off] {" "}{ $rated ->
        [yes] Aquí no hay logros.
       *[no] Tampoco hay logros.
        }
   *[on] {""}
    }
lobby-join = Unirse
lobby-start = Empezar (quien organiza)
lobby-start-alone = Jugar a solas
lobby-cancel = Cancelar
lobby-how = Cómo se juega
how-to-play-head = ### Cómo se juega: { $game } · { $page } de { $pages }
lobby-more = Más
lobby-choose-rules = Jugar con otras reglas…
lobby-choose-own = Reglas de este servidor…
lobby-hints-on = Permitir pistas
lobby-hints-off = Quitar las pistas
lobby-opponent-out = Quitar a { $name }
lobby-opponents = Añadir una máquina…
lobby-no-coach = 🤖 Estas reglas no tienen entrenador: ni pistas, ni análisis, y solo una máquina sencilla.
lobby-ended = La sala de **{ $title }** está cerrada. `/{ $game } start` abre otra.
lobby-open-already = Ya tienes una sala abierta aquí: { $link }. `/farkle board` la trae abajo del todo. Cámbiala aquí, o ciérrala con **Cancelar**.
lobby-closing = ⏰ { $players }: esta sala se cierra <t:{ $closes }:R> si nadie empieza la partida.
lobby-rematch = { $players }: ¡{ $host } quiere la revancha!
game-begins = { $dice } **{ $title }** · { $players } · partida { $id }
roll-off = { $throws }: empieza { $player }.
begins = Empieza { $player }.
begins-in-thread = La partida está en marcha en { $thread }.
fixed-commitment = -# Dados decididos de antemano · `{ $commitment }`
fixed-fingerprint = -# Parte de los jugadores, huella: `{ $fingerprint }`

## Desafíos

challenge = { $you ->
    [host] ⚔️ Has desafiado a { $player } a una partida aquí, por mensajes directos. Puede aceptar hasta el <t:{ $due }:f>. Cuando lo haga, tu tablero aparecerá aquí.
   *[invited] ⚔️ { $host } te desafía a una partida aquí, por mensajes directos. Cada cual tiene su propio tablero y un día por turno. Puedes aceptar hasta el <t:{ $due }:f>.
    }
challenge-differs = Lo que cambia respecto a **{ $title }**:
challenge-closed = { $reason ->
    [declined] { $you ->
        [host] { $player } ha rechazado tu desafío (**{ $title }**).
       *[invited] Has rechazado el desafío de { $host } (**{ $title }**).
        }
    [withdrawn] { $you ->
        [host] Has retirado tu desafío a { $player }.
       *[invited] { $host } ha retirado el desafío (**{ $title }**).
        }
    [expired] { $you ->
        [host] { $player } no contestó a tu desafío (**{ $title }**) a tiempo. `/farkle challenge` pregunta otra vez.
       *[invited] El desafío de { $host } (**{ $title }**) ha caducado. Para lanzar uno tú, usa `/farkle challenge`.
        }
   *[closed] Este desafío (**{ $title }**) ya no está abierto. `/farkle challenge` manda otro.
    }
challenge-which = ¿A qué juego quieres desafiar a { $player }?
challenge-sent = He mandado tu desafío a { $player }; está abierto hasta el <t:{ $due }:f>. Puedes verlo aquí: { $link }
challenge-accept = Aceptar
challenge-decline = Rechazar
challenge-block = Rechazar y bloquear
challenge-withdraw = Retirar
blocked-well = { $player } ya no puede desafiarte, y no se le avisa.{ $game ->
    [running] {" "}Esta partida sigue; con **Salir** se acaba para ti.
   *[other] {""}
    } `/farkle privacy` lo deshace.
command-challenge = Desafía a alguien a una partida por mensajes directos conmigo
command-challenge-menu = Desafiar a los dados
command-challenge-player = Tu rival

## Las reglas en breve

short-scores = Puntúa: { $scores }.
short-also = Además: { $rules }
short-worth = { $what } { $points }

## El tablero

board-seat = { $player } **{ $total }**
board-seat-left = { $player } **{ $total }** · se fue
board-asleep = 💤 No hay nadie, así que la partida está en espera. Cualquier jugador puede pulsar **Estoy de vuelta**.{ $ends ->
    [unknown] {""}
   *[other] {" "}Si no, termina <t:{ $ends }:R> sin ganador.
    }
board-nobody-else = 💤 { $player }, no hay nadie más, y sin rivales no se sigue: la partida espera a { $missing }. { $claims ->
    [yes] Reclama la victoria, o termina la partida sin ganador.
   *[no] Puedes terminarla sin ganador.
    }{ $ends ->
    [unknown] {""}
   *[other] {" "}Si no, termina <t:{ $ends }:R> sin ganador.
    }
board-claimed = ⏳ { $missing }: { $player } reclama la victoria. { $many ->
    [one] Pulsa **Estoy de vuelta** antes del <t:{ $due }:f> (<t:{ $due }:R>), o habrás dejado la partida.
   *[other] Si nadie pulsa **Estoy de vuelta** antes del <t:{ $due }:f> (<t:{ $due }:R>), habrán dejado la partida.
    }
board-paused = ⏸️ La partida y el reloj están en pausa. Cualquier jugador puede pulsar **Reanudar**.
board-waits = Le toca a { $player }.
board-your-turn = { $player }, te toca: pulsa **Tirar**.
board-held = ✈ { $player } estará fuera hasta el <t:{ $until }:d>, y este turno espera.
lobby-leave = Salir
button-hint = Pista
button-back = Estoy de vuelta
button-play-on = Seguir sin { $player }
play-on-sure = **¿Seguir sin { $player }?** { $turn ->
    [yes] Su turno acaba ahora, como si se acabara el tiempo, y los siguientes se saltan
   *[no] Sus turnos se saltan
    } hasta que pulse **Estoy de vuelta**.
played-on-well = Sus turnos se saltan hasta que pulse **Estoy de vuelta**.
button-claim = Reclamar la victoria
button-end = Terminar sin ganador
button-resume = Reanudar
button-skip = Saltar
button-block = Bloquear
button-leave-for-good = Dejar la partida
leave-sure = ¿Dejar esta partida para siempre? { $others ->
    [0] La partida termina, y no gana nadie.
    [one] Quien queda gana al momento.
   *[other] Los demás siguen jugando, y tú ya no puedes ganar.
    }{ $rated ->
    [yes] {" "}La partida cuenta para el rating, así que dejarla es perder.
   *[no] {""}
    }
left-well = Has dejado la partida.
not-away = Nadie te ha saltado: tu asiento sigue siendo tuyo.
nobody-else-here = No hay nadie más, y sin rivales no se sigue. Pulsa **Reclamar la victoria** o **Terminar sin ganador** en el tablero. `/farkle board` lo muestra.
claims-not = Puedes reclamar la victoria cuando se salta a todos los demás, si tú has tirado en esta partida.
claimed-already = Ya han reclamado la victoria. Se decide <t:{ $due }:R>, a no ser que alguien vuelva.
claims-held = <@{ $player }> estará fuera hasta el <t:{ $until }:f> (`/farkle away`), así que la partida espera su vuelta. Puedes terminarla sin ganador.
missing-yourself = Ese asiento es el tuyo: juega cuando te toque.
paused-already = Este turno ya se ha pausado una vez. Puedes pausar el siguiente.
not-paused = Aquí no hay ninguna partida que pausar o reanudar. `/farkle games` muestra las tuyas.
paused-well = **{ $title }**, partida { $id }, está en pausa.
command-pause = Para el reloj de una partida que organizas, o de otras si ayudas en el servidor
moved-down = { $title }: el tablero está ahora más abajo.
kept-until = -# Mantengo este mensaje al día hasta esta hora: <t:{ $until }:t>. Después puede quedarse antiguo: pulsa un botón o usa `/farkle board`.
thread-gone = { $title }: no puedo escribir en su hilo, así que la partida sigue en este canal.

## Lo que pasó en un turno

log-left = { $player } se fue{ $lost ->
    [0] {""}
   *[other] {" "}· adiós a { $lost }
    }
turn-aside = { $player } no está, y desde ahora se saltan sus turnos. Puede volver con **Estoy de vuelta** en el tablero.
reminder-in-turn = ⏰ { $player }, { $slow ->
    [yes] tienes hasta el <t:{ $due }:f>
   *[no] se acaba tu tiempo. Hora límite: <t:{ $due }:t>
    }.
reminder-after-absence = ⏰ { $player }, el bot no estaba. { $slow ->
    [yes] Tienes hasta el <t:{ $due }:f>
   *[no] Tu nueva hora límite: <t:{ $due }:t>
    }.
turn-left = { $player } deja la partida{ $total ->
    [0] .
    [one] {" "}con 1 punto.
   *[other] {" "}con { $total } puntos.
    }
turn-instant-win = { $dice }: ¡con eso se gana la partida al momento!

## El final

over-head = ### 🏆 ¡{ $players } { $many ->
    [one] gana
   *[other] comparten la victoria
    } con { $total }!
over-shared = -# Hay empate, y con estas reglas comparten la victoria.
over-head-left = ### 🏆 ¡Gana { $players }! No queda nadie más.
over-head-at-once = ### 🏆 ¡{ $player } gana en el acto!
over-seat = **{ $place }.** { $letter ->
    [none] {""}
   *[other] `{ $letter }`{" "}
    }{ $player } **{ $total }**
over-left = se fue
# As in English.
over-rating = rating { $value } ({ $change })
over-best = { $way ->
    [new] 🏅 **¡Nuevo récord aquí con estas reglas!** Antes: **{ $best }**
    [level] 🏅 Igual que el récord aquí con estas reglas: **{ $best }**
   *[below] Récord aquí con estas reglas: **{ $best }** (ahora: { $total })
    }{ $percent ->
    [0] .
   *[other] { $way ->
        [below] . Mejor que el **{ $percent } %** de
       *[other] {" "}en
        } { $games ->
        [one] una partida anterior
       *[other] { $games } partidas anteriores
        }.
    }
over-spread = De { $least } a { $most }: **{ $people }**{ $mine ->
    [yes] , contigo
   *[no] {""}
    } { $bar }
button-share = Compartir
over-shared-alone = 🎲 { $player } · **{ $title }** · **{ $total }** { $total ->
    [one] punto
   *[other] puntos
    }
shared-already = Este resultado ya está compartido en este canal.
over-awards = 🎖 { $player }: { $names }
over-luck = 🔍 { $exact ->
    [no] Estimación.{" "}
   *[yes] {""}
    }{ $dice ->
    [even] Los dados trataron a todos por igual
   *[somebody] { $lucky } tuvo { $seats ->
        [2] mejores dados
       *[other] los mejores dados
        }
    }{ $play ->
    [even] .
    [same] {" "}y además jugó mejor{ $seats ->
        [2] {""}
       *[other] {" "}que nadie
        }.
   *[other] { $dice ->
        [even] , y
       *[somebody] , pero
        } { $skilled } jugó mejor{ $seats ->
        [2] {""}
       *[other] {" "}que nadie
        }.
    }
over-review-alone = 🔍 { $player }: { $accuracy ->
    [none] nada que decidir{" "}
   *[other] precisión { $accuracy } de 100{" "}
    }{ $luck ->
    [0] y dados normales.
   *[other] { $way ->
        [minus] y dados peores de lo normal.
       *[plus] y dados mejores de lo normal.
        }
    }
over-stopped = ### { $title } terminó sin ganador.
over-voided-by = -# { $manager }, de la moderación, la anuló: no cuenta en este servidor.
over-stopped-by = { $manager }, que ayuda en este servidor, la paró. No gana nadie, y la partida no cuenta.
over-in-thread = -# La revancha y la comprobación de los dados están aquí: { $link }
button-rematch = Revancha
button-check = Comprobar dados
button-review = Análisis
stop-sure = **¿Parar esta partida de { $title }?** { $others ->
    [0] No hay nadie más, así que se para al momento.
   *[other] Solo se para si todos están de acuerdo: { $players }.
    } Así no gana nadie, y la partida { $left ->
    [0] no cuenta.
   *[other] solo cuenta para quienes la dejaron.
    }
    Si prefieres dejarla, { $remaining ->
    [0] la partida termina, y no gana nadie.
    [one] quien queda gana al momento.
   *[other] la partida sigue sin ti.
    }{ $rated ->
    [yes] {" "}Cuenta para el rating, así que dejarla es perder.
   *[no] {""}
    }
helper-sure = { $what ->
    [pause] **¿Pausar la partida { $id } ({ $title }) con { $players }?** Cualquier jugador puede pulsar **Reanudar**.
   *[stop-void] **¿Parar la partida { $id } ({ $title }) con { $players }?** No gana nadie, y la partida no cuenta. La partida y su historia muestran que la paraste tú.
    } La administración puede leerlo.
helper-why = ¿Por qué? (puedes dejarlo vacío)
helper-why-about = La administración de este servidor lo lee en /farkle-setup log.
reason-with-address = Un motivo no puede llevar direcciones. Escríbelo sin ninguna (pon un espacio después de un punto). Escribiste: `{ $typed }`
button-helper = { $what ->
    [pause] Pausar la partida
   *[stop-void] Parar la partida
    }
stop-question = ✋ { $host } quiere parar esta partida de **{ $title }**. Si todos están de acuerdo, no gana nadie, y { $left ->
    [0] no cuenta.
   *[other] solo cuenta para quienes la dejaron.
    } Mientras tanto, sigue.
    Faltan por aceptar: { $players }
    -# Partida { $id }
stop-asked = He preguntado a los demás. La partida sigue hasta que todos estén de acuerdo.
stop-asked-already = Ya has preguntado a los demás, y pueden aceptar hasta el <t:{ $until }:f>. Hasta que todos acepten, la partida sigue.
stop-not-asked = Nadie te ha preguntado si paramos la partida. Quien organiza puede preguntarlo con `/farkle stop`.
stop-agreed-already = Ya has aceptado. Los demás también tienen que aceptar.
helper-plays = Juegas o jugaste en esta partida o en su torneo, así que no puedes pararla ni pausarla para los demás. Pide ayuda a quien la organiza, <@{ $host }>, o a alguien que ayude o administre aquí y no juegue.
button-stop = Parar la partida
button-stop-ask = Preguntar a todos
button-stop-agree = Aceptar que se pare
stopped-well = Se ha parado **{ $title }**{ $id ->
    [none] {""}
   *[other] , partida { $id }
    }.

## Yahtzee

over-alone = ### 🏁 ¡{ $player } termina con { $total }!
over-alone-left = ### { $title } terminó { $seats ->
    [one] antes de tiempo.
   *[other] sin ganador: se fueron todos.
    }

## Rivales

computer = 🤖 { $name }{ $number ->
    [one] {""}
   *[other] {" "}{ $number }
    }
character-timid = Tina Tímida
character-timid-about = Se conforma con pocos puntos. Buena para una primera partida
character-steady = Simón Sereno
character-steady-about = Juega a sumar, no mira el marcador y falla a menudo
character-keen = Greta Guerrera
character-keen-about = Juega a ganar y de vez en cuando comete un error
character-perfect = Pía Perfecta
character-perfect-about = Conoce las probabilidades de cada tirada y no comete errores
character-plain = Paco Sencillo
character-plain-about = Juega sin entrenador
no-opponents = No hay ninguna máquina que quitar. Primero añade una.
opponents-turn = Le toca a la máquina. Juega en un momento.
board-opponent = { $player } juega en un momento.
computer-plays = { $player } juega:

## Repaso de una partida

review-head = ### 🔍 Análisis: { $title } · partida { $id }
review-picture = -# **Probabilidades de ganar** por ronda. Letras: mira los nombres de arriba.{ $blunders ->
    [0] {""}
   *[other] {" "}Cruces: errores graves.
    }{ $decisive ->
    [0] {""}
   *[other] {" "}Números: lo que decidió la partida.
    }
review-decision = ### 🔍 { $title } · partida { $id }
    -# Decisión { $number } de { $most }
review-yours = { $count ->
    [one] **Tu { $quality ->
        [blunder] error grave
       *[mistake] error
        }**
   *[other] { $all ->
        [yes] **Tus fallos: { $counts }**
       *[no] **Lo peor de tu partida: { $counts }**
        }
    }
review-yours-none = **Ni errores ni errores graves.** ¡Bien jugado!
review-mistake = Ronda { $round }: { $choice }. { $verdict }
review-verdict = { $quality ->
    [best] La mejor decisión.
    [good] Buena. Un poco mejor: { $better }.
    [inaccuracy] Imprecisión. Mejor: { $better }.
    [mistake] Error. Mejor: { $better }.
   *[blunder] Error grave. Mejor: { $better }.
    }
review-no-choice = No había otra opción.
review-choices = { $choices ->
    [one] 1 decisión
   *[other] { $choices } decisiones
    }: { $counts }
review-count = { $quality ->
    [best] { $count ->
        [one] { $count } óptima
       *[other] { $count } óptimas
        }
    [good] { $count ->
        [one] { $count } buena
       *[other] { $count } buenas
        }
    [inaccuracy] { $count ->
        [one] 1 imprecisión
       *[other] { $count } imprecisiones
        }
    [mistake] { $count ->
        [one] 1 error
       *[other] { $count } errores
        }
   *[blunder] { $count ->
        [one] 1 error grave
       *[other] { $count } errores graves
        }
    }
review-decisive = Lo que decidió la partida:
review-part = { $part ->
    [dice] dados
    [play] juego
    [absence] ausencia
    [others] rivales
   *[rest] rivales y margen de error
    }{"\u00A0"}{ $sign }{ $size }{ $unit ->
    [points] {""}
   *[other] {"\u00A0"}%
    }
review-exact = Exacto: dados, juego y rivales explican toda la diferencia. El juego es lo que cuestan los errores.
review-estimated = Estimado: las cifras no son del todo exactas.
review-too-long = Esta partida es demasiado larga para analizarla: tiene más de { $most } { $most ->
    [one] tirada
   *[other] tiradas
    }, decisiones y otros sucesos.
review-improving = Todavía estoy calculando las probabilidades de ganar con estas reglas. Vuelve a preguntar en unos minutos; mientras tanto, aquí están los puntos por ronda.
review-points-only = No sé las probabilidades de ganar con estas reglas, así que aquí están los puntos por ronda.
hint-head = { $thrown ->
    [none] 💡 **Pista**
   *[other] 💡 **Pista** para { $thrown }
    }
hint-choice = { $place }. **{ $choice }** · { $worth }
hint-improving = -# Todavía estoy calculando las probabilidades de ganar con estas reglas. Vuelve a preguntar en unos minutos.
review-played = Jugada: { $choice }{ $thrown ->
    [none] .
   *[other] . Tirada: { $thrown }.
    }
alt-review = La probabilidad de ganar de cada asiento, del principio al final de la partida. { $seats }.
alt-review-seat = { $player }: { $start } % al principio, { $end } % al final

## Comandos

command-farkle = Juega a Farkle en este canal
command-start-rules = Qué reglas (si no, las habituales)
command-start-target = Puntos para ganar (si no, los de las reglas)
command-board = Trae el tablero de una partida abajo del todo en el canal
command-games = Tus partidas abiertas, estén donde estén, para jugarlas aquí (solo las ves tú)
command-leave = Deja una partida
command-hint = Pregunta al entrenador qué hacer en tu turno (la respuesta solo la ves tú)
command-stop = Para una partida sin ganador: si la organizas y todos aceptan, o si ayudas en el servidor
command-roll = Tira los dados, como el botón
command-keep = Elige los dados que guardas, como al pulsarlos
command-keep-dice = Los dados, como 1 1 5
command-bank = Plántate con los puntos del turno, como el botón
command-help = Cómo se juega y todo lo que puedes hacer aquí (solo lo ves tú)
command-game = Qué partida, si hay varias
choice-rules = { $title } · { $summary }
choice-game-unreadable = { $title } · no se puede leer{ $id ->
    [none] {""}
   *[other] {" "}· partida { $id }
    }
choice-game = { $title }{ $target ->
    [0] {""}
   *[other] {" "}· a { $target }
    } · { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
    }{ $sits ->
    [yes] , contigo
   *[no] {""}
    } · { $state }{ $id ->
    [none] {""}
   *[other] {" "}· partida { $id }
    }
bad-target = Con estas reglas, ninguna partida puede acabar en ese objetivo: { $problem }
command-rules = Las variantes de aquí, cada una explicada
command-setup = Los ajustes de Farkle para este servidor
command-setup-default = Elige las reglas habituales de este servidor
command-setup-make = Haz tu propia variante a partir de otra
command-setup-edit = Cambia una de tus variantes paso a paso
command-setup-rename = Cambia el nombre de una de tus variantes
command-setup-delete = Borra una de tus variantes
command-setup-import = Añade una variante desde un archivo YAML
command-setup-export = Descarga una variante como archivo YAML
command-setup-name = Qué variante
command-setup-title = Título de tus reglas, hasta 40 caracteres
command-setup-file = Un archivo YAML, como el exportado

## Unas reglas con palabras

words-turn = **Tu turno**
words-winning = **Ganar**
words-points = { $points }
number-of-dice = { $dice } { $dice ->
    [one] dado
   *[other] dados
    }
option-dice = Número de dados
option-three-pairs = Tres pares

## Las reglas propias de un servidor

rules-list-head = ### { $game }: variantes que hay aquí
    { $starts }
rules-list-other = Cambiar a { $game }
rules-list = Todas las reglas
rules-list-line = **{ $title }**{ $default ->
    [yes] {" "}(lo habitual aquí)
   *[no] {""}
    }
    { $summary }
rules-list-own = reglas de la casa, basadas en { $base }
rules-choose = Mostrar las reglas de…
rules-head = ### { $title }
rules-start = Para jugar: `/{ $game } start rules:{ $typed }`
shipped-stays = { $title } viene de serie y no se puede cambiar. Haz tu propia variante a partir de ella: `/farkle-setup make`.
changed-meanwhile = Mientras tanto, alguien ha cambiado “{ $title }”. Ábrela otra vez con `/farkle-setup edit`.
title-taken = Ya hay una variante “{ $title }”. Elige otro título.
too-many-rule-sets = Un servidor puede tener { $most } { $most ->
    [one] variante propia
   *[other] variantes propias
    }. Primero borra una: `/farkle-setup delete`.
setup-default-set = `/{ $game } start` juega desde ahora a **{ $title }** si no se elige otra cosa.
setup-made = **{ $title }** está lista. Cámbiala aquí abajo, paso a paso.
setup-renamed = Ahora se llama **{ $title }**.
setup-deleted = Se ha borrado **{ $title }**. Las partidas en marcha la conservan. Aquí la tienes como archivo, por si la quieres de vuelta.
setup-delete-sure = **¿Borrar { $title }?** Es lo habitual en `/{ $game } start`. Lo habitual pasará a ser *{ $next }*. Las partidas en marcha conservan sus reglas, y recibes la variante como archivo.
button-delete-rules = Borrarla
setup-import-form = Reglas desde un archivo
setup-imported = Se ha añadido **{ $title }**: se juega con `/{ $game } start rules:{ $typed }`.
setup-exported = Aquí tienes **{ $title }** como archivo. `/farkle-setup import` la lee otra vez, aquí o en otra parte.
file-too-large = El archivo ocupa más de { $most } KiB, demasiado para una variante.
faults-head = Estas reglas no se pueden jugar, así que no ha cambiado nada:
and-more = … y { $count } más
editor-head = ### Cambiar { $title }
editor-no-change = Aún sin cambios. Elige qué cambiar.
editor-changed = Aún sin guardar:
editor-change = **{ $option }**: { $before } → **{ $after }**
editor-save = Guardar
editor-discard = Descartar
editor-words = Reglas con palabras
editor-allowed = Permitido: { $allowed }
editor-again = Corregirlo
editor-saved = Se ha guardado **{ $title }**. Las partidas en marcha conservan las reglas con las que empezaron.
editor-discarded = Cambios descartados.
editor-gone = Este editor está cerrado. Ábrelo otra vez con `/farkle-setup edit`.
rules-option = **{ $option }:** { $value }
value-yes = Sí
# As in English.
value-no = No
value-none = no hay
lobby-remove = Quitar a alguien…
lobby-target = Jugar a…
lobby-target-option = A { $target } { $target ->
    [one] punto
   *[other] puntos
    }
lobby-seats = Asientos…
lobby-seats-option = { $seats ->
    [one] Solo 1 jugador
   *[other] Hasta { $seats } jugadores
    }
lobby-time = Tiempo por turno…
lobby-zone = 🕒 { $zone }.{ $fixed ->
    [yes] {" "}No sigue los cambios de hora. Elige un lugar y los seguirá.
   *[no] {""}
    }
lobby-free-days = Ningún turno acaba en… (hasta { $most } { $most ->
    [one] día
   *[other] días
    })
lobby-hour = Los turnos acaban cada día…
lobby-hour-option = Cada día a las { $time }
seats-taken = Aquí ya hay { $players ->
    [one] { $players } persona. Elige al menos 1 asiento.
   *[other] { $players } personas. Elige al menos { $players } asientos.
    }

## Los ajustes de un servidor

command-setup-settings = Canales, tiempo por turno, límites, ayudantes, idioma y los permisos que me faltan
command-setup-zone = Elige la zona horaria de este servidor: cuándo empiezan sus días, semanas y meses
command-setup-log = Quién paró o pausó partidas de otros, cuándo y por qué
log-head = ### Lo que hicieron ayudantes y moderación
    -# En { $days ->
    [one] el último día
   *[other] los últimos { $days } días
    }, lo más nuevo primero.
log-former-helper = Alguien que ayudaba y borró sus datos
log-empty = Últimamente, ni ayudantes ni moderación han intervenido. `/farkle-setup settings` decide quién puede.
log-line = { $what ->
    [paused] ⏸️ { $who } pausó
    [closed] 🚪 { $who } cerró la sala de
   *[ended] 🛑 { $who } paró
    } **{ $title }**, [{ $id ->
    [none] el mensaje
   *[other] partida { $id }
    }]({ $link }) · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
needs-manage-server = Aquí necesitas el permiso Gestionar servidor. Pregunta a quien administra el servidor.
only-channels = Elige hasta { $most } { $most ->
    [one] canal de este servidor en el que
   *[other] canales de este servidor en los que
    } yo pueda escribir. No ha cambiado nada.
only-roles = Elige hasta { $most } { $most ->
    [one] rol
   *[other] roles
    } de este servidor, sin @everyone. No ha cambiado nada.
settings-head = ### ⚙️ Farkle en este servidor
    -# Los cambios valen al momento. Las partidas abiertas conservan su tiempo por turno.
settings-page-channels = Canales
settings-page-turns = Turnos
settings-page-games = Partidas
settings-page-server = Servidor
# As in English.
settings-page-roles = Roles
settings-back = ◀ Todos los ajustes
settings-channels = **Canales:** { $many ->
    [0] { $gone ->
        [0] todos
       *[other] no queda ninguno
        }
   *[other] { $channels }
    }{ $gone ->
        [0] {""}
        [one] {" "}(1 canal elegido se borró)
       *[other] {" "}({ $gone } canales elegidos se borraron)
    }
settings-choose-channels = Solo en estos canales…
settings-everywhere = En todos
settings-helpers = **Ayudantes:** { $many ->
    [0] nadie
   *[other] { $roles }
    }
settings-about-helpers = -# Quienes tienen estos roles pueden parar y pausar partidas de otros, igual que la administración. `/farkle-setup log` muestra lo que hicieron.
settings-power-to = { $who ->
    [everyone] Todos
   *[managers] Solo la administración
    }
settings-power-moderating = **Moderación:** { $who ->
    [roles] { $roles } y la administración
    [everyone] todos
   *[managers] solo la administración
    }
    -# Con `/farkle-moderate` excluyen a gente, anulan partidas y llevan torneos de otros, pero no donde juegan. `/farkle-setup log` muestra lo que hicieron.
settings-choose-power-moderating = Roles de moderación…
settings-choose-helpers = Roles de ayudantes…
menu-turn-seconds = Tiempo habitual por turno
menu-longest-turn = Tiempo máximo que puede elegir quien organiza
menu-most-in-channel = Máximo de partidas por canal
menu-most-per-person = Máximo de partidas por persona
menu-zone = Zona horaria
settings-about-zone = -# Las semanas y los meses de las clasificaciones empiezan allí a medianoche, y las publicaciones siguen su reloj. Tras un cambio, lo que ya está en marcha acaba cuando iba a acabar. Elige qué hora es ahora allí y después un lugar, o escribe uno tras `/farkle-setup zone`.
menu-locale = Idioma
settings-as-discord-says = El que tenga Discord
settings-language-partly = { $language } ({ $percent } % traducido, el resto está en inglés)
menu-boards = Cuando pasa el turno
boards-as-needed = El mismo tablero si hay gente delante; si no, otro con aviso
boards-one = Tablero nuevo con aviso, el viejo se borra
boards-in-place = El mismo tablero, sin avisos
boards-fold = Tablero nuevo con aviso, el viejo queda en una línea
settings-threads = **Hilos:** { $value ->
    [on] uno por partida
   *[off] las partidas se quedan en el canal
    }
settings-hints = **Pistas:** { $value ->
    [on] permitidas en partidas nuevas, que entonces no cuentan para el rating, a no ser que quien organiza las quite
   *[off] no hay, a no ser que quien organiza las permita
    }
settings-switch = { $to ->
    [on] Activar
   *[off] Desactivar
    }
settings-first-roll = **Primera tirada:** { $value ->
    [on] automática si antes no hay nada que decidir
   *[off] cada cual pulsa Tirar
    }
settings-channels-gone = ⚠️ Se borraron todos los canales elegidos, así que no se puede abrir ninguna partida. Elige otros, o todos.
settings-lacks-head = ⚠️ **Me faltan permisos:**
settings-lacks = { $channels }: { $permissions }
settings-lacks-nothing = ✓ Tengo todos los permisos que necesito.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-create-public-threads = Crear hilos públicos
permission-send-messages-in-threads = Enviar mensajes en hilos

## Historial: palabras sueltas

page-back = ◀ Atrás
page-next = Siguiente ▶
somebody = alguien
former-player = alguien que ya no está
player-of-seat = jugador { $seat }
scope-here = Aquí
scope-own = En todas partes · solo lo ves tú
scope-all = Todas las reglas de { $game }
go-own = Mis partidas en todas partes
go-history = Partidas anteriores
go-skill = Suerte y juego
go-awards = Logros
go-more = Reglas y tiempo
go-calculation = ¿Cómo se calcula esto?
go-everybody = Las partidas de todos
go-list = Volver a la lista
go-game = Volver a la partida
go-mistake = Siguiente error
go-decisions = Todas las decisiones
go-review = Volver al análisis
go-replay = Repetición
go-export = Exportar
go-share = Mostrar a todos
choose-family = ¿Qué reglas?
choose-order = ¿Según qué se ordena?
choose-period = ¿Cuándo?
choose-game = Mirar una partida…
period-all = Desde siempre
period-month = Este mes
period-week = Esta semana
period-day = Hoy
# As in English.
order-rating = Rating
order-wins = Más victorias
order-win-rate = Porcentaje de victorias
order-average = Media de puntos por partida
order-best-turn = Mejor turno
order-best-game = Mejor partida
order-accuracy = Mejores decisiones
order-average-luck = Más suerte por partida

## Lo que no se puede mostrar

no-games-yet = Aún no tienes partidas terminadas que mostrar aquí. `/farkle start` abre una, y su sala dice si cuenta para el rating.
no-games-of = No hay partidas terminadas de <@{ $player }> que mostrar aquí.
player-not-here = <@{ $player }> no está en este servidor, y nunca terminó una partida aquí.
bots-do-not-play = <@{ $player }> es un bot, y aquí los bots no juegan.
no-games-together = <@{ $first }> y <@{ $second }> aún no se han enfrentado aquí en ninguna partida terminada.

## El historial de una persona

card-head = ### 🎲 { $player }
    -# { $scope }
card-empty = Aún no hay partidas que cuenten.
card-against = **Contra máquinas**
card-against-one = { $name }: ganó { $wins } de { $games } · récord { $best } { $best ->
    [one] punto
   *[other] puntos
    }{ $longest ->
    [0] {""}
   *[other] {" "}· racha de victorias { $run }, la más larga { $longest }
    }
card-games = **{ $games }** { $games ->
    [one] partida
   *[other] partidas
    }{ $rated ->
    [yes] {" "}con rating
   *[no] {""}
    } · **{ $wins }** { $wins ->
    [one] ganada
   *[other] ganadas
    } · **{ $percent } %**
card-rating = Rating **{ $value }**{ $settled ->
    [no] , provisional: { $missing ->
        [one] falta 1 partida
       *[other] faltan { $missing } partidas
        }
   *[yes] {""}
    }
card-form = Forma `{ $form }` · { $last ->
    [won] { $run ->
        [one] ganó la última partida
       *[other] ganó las últimas { $run } partidas
        }
   *[lost] { $run ->
        [one] perdió la última partida
       *[other] perdió las últimas { $run } partidas
        }
    }
form-won = G
form-lost = P
card-game-points = **Por partida:** media { $average } { $average ->
    [one] punto
   *[other] puntos
    }, récord { $best }
card-skill = **Juego:** precisión { $accuracy } de 100 en { $choices ->
    [one] 1 decisión
   *[other] { $choices } decisiones
    } · **Suerte:** { $sign }{ $luck } % de ganar por partida
card-rare = **Además:** { $list }
card-comebacks = { $count ->
    [one] 1 remontada
   *[other] { $count } remontadas
    }
card-instant-wins = { $count ->
    [one] 1 victoria inmediata
   *[other] { $count } victorias inmediatas
    }
card-skunks-given = dejó zapatero a { $count ->
    [one] 1 rival
   *[other] { $count } rivales
    }
card-skunks-taken = zapatero { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
    }
card-penalties = { $count ->
    [one] 1 penalización
   *[other] { $count } penalizaciones
    }
card-lefts = { $count ->
    [one] 1 partida abandonada
   *[other] { $count } partidas abandonadas
    }
card-awards = **Logros:** { $names }
card-since = -# Primera partida: <t:{ $since }:D> · última: <t:{ $last }:R>
card-points = **Puntos en { $games ->
    [one] la última partida
   *[other] las últimas { $games } partidas
    }**, lo más nuevo a la derecha; una estrella es una victoria
card-alone = **A solas:** { $games ->
    [one] 1 partida
   *[other] { $games } partidas
    } · media { $average } · récord { $best }
alt-points = Puntos por partida, de la más antigua a la más nueva: { $games }.
alt-game-won = { $points } (victoria)

## Suerte y juego de una persona

skill-head = ### 🔍 Suerte y juego de { $player }
    -# { $scope }
skill-empty = Aquí aún no se ha analizado ninguna partida.
skill-picture = **{ $games ->
    [one] La última partida
   *[other] Las últimas { $games } partidas
    }**, lo más nuevo a la derecha: arriba la precisión, abajo la suerte; una estrella es una victoria
skill-about = La **precisión** dice lo buenas que fueron tus decisiones: 100 si cada una fue la mejor; al empezar se saca un 60 más o menos. La **suerte** es lo que te dieron los dados, en porcentaje de una victoria. A la larga, es 0 para todo el mundo.
    -# Aquí solo cuentan partidas de dos con rating, si conozco la mejor estrategia para sus reglas. Para salir en la clasificación necesitas { $needed } { $needed ->
    [one] decisión
   *[other] decisiones
    } en ellas.
alt-skill = Precisión y suerte en cada partida, de la más antigua a la más nueva: { $games }.
alt-skill-game = { $accuracy ->
    [none] sin decisiones
   *[other] precisión { $accuracy }
    }, suerte { $sign }{ $luck } %{ $won ->
    [yes] , victoria
   *[no] {""}
    }

## Cara a cara

duel-head = ### { $first } contra { $second }
    -# { $scope }
duel-games = **{ $games }** { $games ->
    [one] partida
   *[other] partidas
    } cara a cara{ $level ->
    [0] .
    [one] , con 1 empate.
   *[other] , con { $level } empates.
    }
duel-lead = { $leads ->
    [yes] { $player } va por delante: **{ $ahead }–{ $behind }**
   *[no] Van a la par: **{ $ahead }–{ $behind }**
    }
duel-side = { $player }: { $wins } { $wins ->
    [one] ganada
   *[other] ganadas
    } · { $points } { $points ->
    [one] punto
   *[other] puntos
    } en total, récord { $best }
duel-last = **Últimas partidas**, con los puntos y puestos de { $player }
duel-game = `{ $letter }` { $points } { $points ->
    [one] punto
   *[other] puntos
    }, puesto { $place } de { $seats } · <t:{ $at }:R>

## Clasificaciones

top-head = ### 🏆 { $order }
    -# { $about } · { $people ->
    [0] aún no hay nadie
    [one] 1 jugador
   *[other] { $people } jugadores
    }
top-empty = Aquí aún no hay nadie. `/{ $game } start` abre una partida.
top-line = **{ $place }.** { $player }{ $medal } · { $value } · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
    }
top-line-provisional = { $player } · { $value } · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
    }
top-provisional = **Provisional** (menos de { $needed } { $needed ->
    [one] partida
   *[other] partidas
    })
top-win-rate = **{ $percent } %**, { $wins } { $wins ->
    [one] ganada
   *[other] ganadas
    }
top-value = **{ $value }**
top-luck = **{ $sign }{ $luck } %**
top-line-choices = **{ $place }.** { $player }{ $medal } · { $value } · { $choices } { $choices ->
    [one] decisión
   *[other] decisiones
    }
top-own = …
    { $line }{ $hidden ->
    [yes] {" "}· los demás no lo ven
   *[no] {""}
    }
top-needs = -# Para salir aquí necesitas { $needed ->
    [one] 1 partida
   *[other] { $needed } partidas
    } con rating.
top-needs-choices = -# Para salir aquí necesitas { $needed } { $needed ->
    [one] decisión analizada
   *[other] decisiones analizadas
    } en partidas de dos.
how-rating = **Un solo número.** Empiezas con 1000, ganas al quedar por delante de otros y pierdes al quedar por detrás: cuanto mayor es la sorpresa, más. Es una estimación prudente, así que también sube un poco mientras el bot te va conociendo. Hasta que hayas jugado { $needed } { $needed ->
    [one] partida
   *[other] partidas
    }, es provisional y sale aparte.
how-counts = **Lo que cuenta.** La sala lo dice antes de empezar. El rating y las clasificaciones son de un solo servidor. Las partidas con pistas o con una máquina no cuentan para el rating.
    {""}**Dejar** una partida con rating es perder. Los rivales solo suben de rating si habías jugado { $turns } { $turns ->
    [one] turno
   *[other] turnos
    }.
    {""}**La misma gente:** en { $days ->
    [one] { $days } día
   *[other] { $days } días
    }, cada partida de más contra la misma persona mueve tu rating un { $percent } % menos que la anterior.

## Partidas terminadas

past-head = ### 📜 Partidas de { $player }
    -# Aquí · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
    }, lo más nuevo primero
past-head-all = ### 📜 Las partidas de todos
    -# Aquí · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
    }, lo más nuevo primero
past-empty = Aquí aún no se ha terminado ninguna partida.
past-line = `#{ $id }` **{ $title }** · <t:{ $at }:R>{ $won ->
    [no] {" "}· sin ganador
   *[yes] {""}
    }
    { $seats }
past-voided = `#{ $id }` **{ $title }** · <t:{ $at }:R>
    🛑 { $players }: la paró { $manager }, que ayuda en este servidor. No cuenta.
past-seat = { $won ->
    [yes] 🏆 {""}
   *[no] {""}
    }{ $player } { $points }
past-option = #{ $id } · { $title }
past-option-about = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
    } · { $family } · lo más alto: { $best }
game-head = ### 📜 { $title } · partida { $id }
    -# <t:{ $at }:f> · { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
    }{ $won ->
    [no] {" "}· sin ganador
   *[yes] {""}
    }
game-seat = { $letter ->
    [none] {""}
   *[other] **{ $place }.** `{ $letter }`{" "}
    }{ $player } **{ $points }**{ $won ->
    [yes] {" "}🏆
   *[no] {""}
    }
game-comeback = una remontada
game-rounds = **Puntos por ronda.**{ $seats ->
    [1] {""}
   *[other] {" "}Letras: mira los nombres de arriba.
    }{ $target ->
    [none] {""}
   *[other] {" "}Línea discontinua: { $target }.
    }
game-turning = **Donde cambió la partida**
game-swing = 🔄 { $up ->
    [yes] **Se da la vuelta** en la ronda { $round }: { $player } pasa de ir { $before } por detrás a ir { $after } por delante
   *[no] **Se escapa la ventaja** en la ronda { $round }: { $player } pasa de ir { $before } por delante a ir { $after } por detrás
    }{ $idle ->
    [yes] {" "}porque se acabó el tiempo
   *[no] {""}
    }.
game-exported = La partida como texto, jugadores por asiento. `python -m bot replay` la repite.
alt-rounds = Puntos por ronda, { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
    }. Al final: { $ends }.
alt-rounds-seat = { $player } { $points }
replay-head = ### ▶️ { $title } · partida { $id }
    -# Turno { $step } de { $steps }
replay-first = ⏮ Primero
replay-last = Último ⏭
replay-turn = **Ronda { $round }:** { $player }
replay-idle = ⌛ Se acabó el tiempo, y el bot juega:
replay-ended = y el turno acaba.
replay-over = 🏆 { $players } { $many ->
    [one] gana
   *[other] comparten la victoria
    }.

## Privacidad

privacy = ### 🔒 Lo que guardo sobre ti
    { $games ->
    [0] Aún no tienes partidas terminadas.
   *[other] Tienes **{ $games }** { $games ->
        [one] partida terminada
       *[other] partidas terminadas
        } en **{ $servers }** { $servers ->
        [one] servidor o chat
       *[other] servidores y chats
        }. De cada una guardo tu id de Discord, el id de la pulsación o el comando con que tomaste asiento, tus tiradas y decisiones con su hora, y las estadísticas que salen de ahí.
    } Además de las partidas, guardo tus logros, las salas que abriste, tus desafíos, a quién bloqueas, qué mensajes quieres, cuándo te avisan las partidas, tu idioma, de quién aceptas desafíos, tus días con los dados del día y si sales en las clasificaciones.
    No se guardan tu nombre, tu foto ni lo que escribes en Discord.
privacy-listed = Sales en las clasificaciones.
privacy-hidden = No sales en las clasificaciones, y tus partidas anteriores solo las pueden abrir quienes las jugaron. Tu propio historial te sigue mostrando.
button-own-settings = Mis ajustes
own-settings = ### ⚙️ Tus ajustes
    Valen en todos los servidores. Lo que solo ves tú está en tu idioma; lo que ven todos, en el del servidor.
own-pings = Cuándo te avisan las partidas
own-pings-choice = { $value ->
    [always] Cada vez que empieza mi turno
    [absent] Solo si llevo un minuto sin pulsar nada
    [never] Nunca
   *[server] Como diga el servidor
    }
own-locale = Tu idioma
own-locale-discord = El de mi Discord
privacy-challengers = ¿Quién puede desafiarte a una partida por mensajes directos?
privacy-challengers-choice = { $value ->
    [all] Todo el mundo
    [server] Solo desde un servidor en común
   *[nobody] Nadie
    }
privacy-blocked = Estas personas no pueden desafiarte:
privacy-met = Personas de tus últimos desafíos:
privacy-block = Impedir que alguien me desafíe…
privacy-unblock = Permitir que alguien me desafíe otra vez…
privacy-export = Descargar como archivo
privacy-hide = No salir en clasificaciones
privacy-show = Salir en clasificaciones
privacy-forget = Borrar mis datos
privacy-exported = Todo lo que guardo sobre ti.
privacy-forget-sure = **¿Borrar todo sobre ti, en todos los servidores y chats?** No se puede deshacer.
    Se borran tu historial, tu rating y tus logros. Las partidas se quedan, porque también son de tus rivales, con *alguien que ya no está* en tu asiento. Dejas las partidas en marcha y no puedes jugar otra vez los dados de hoy. Durante 1 día no puedes abrir salas ni desafiar a nadie; durante 7 días, tus partidas no cuentan para el rating.
privacy-forget-yes = Borrarlo todo para siempre
privacy-forgotten = He borrado todo lo que guardaba sobre ti. Si juegas otra vez, empiezas de cero.

## Comandos del historial

command-stats = El historial de una persona: partidas, victorias, rating, forma
command-stats-player = De quién (si no, el tuyo)
command-leaderboard = Quién va en cabeza en este servidor
command-leaderboard-by = Según qué se ordena (si no, rating)
command-leaderboard-when = Todas las partidas, o solo las recientes
command-leaderboard-rules = Solo partidas con estas reglas y las basadas en ellas
command-leaderboard-season = Una temporada de este servidor
command-duel = Dos jugadores cara a cara
command-duel-other = La otra persona (si no, tú)
command-history = Partidas anteriores: de un vistazo, turno a turno o como archivo
command-privacy = Lo que guardo sobre ti: descárgalo, ocúltalo o bórralo

## Historial y privacidad: lo que se rechaza

order-not-here = Las clasificaciones de { $game } no se pueden ordenar así. Elige una de estas: { $orders }.
no-such-order = Las clasificaciones no se pueden ordenar por “{ $name }”. Elige de la lista.
no-such-span = En este servidor no hay esa temporada. Elige una de la lista.
same-person = Es dos veces la misma persona. Elige dos distintas.
no-such-finished-game = Aquí no hay ninguna partida terminada con ese número.

## Logros

awards-head = ### 🏅 Logros de { $player }
    -# { $count } de { $all } · solo cuentan partidas con reglas sin cambios, en cualquier servidor
award-line = -# { $emoji } **{ $title }** · { $about }{ $state ->
    [none] {""}
   *[other] {" "}· { $state }
    }
award-progress = { $have } de { $needed }
awards-nearest = **Casi**
award-earned = ✓ <t:{ $at }:d>
awards-reached = **Conseguidos**
awards-open = **Por conseguir**
