## Palabras sueltas

# As in English.
kind-farkle = Farkle

## Lo que las reglas no permiten

keep-first = Primero guarda al menos un dado que puntúe. Puedes guardar { $best }.
kept-already = Ya has guardado dados de esta tirada. Tira otra vez{ $bank ->
    [yes] {" "}o plántate
   *[no] {""}
  }.
not-scoring = Esos dados no puntúan juntos. Puedes guardar { $best }.
keep-all = Aquí tienes que guardar todos los dados que puedas: { $best }.
past-target = Con eso te pasarías de { $target }. Puedes guardar { $best }.
below-opening = Para abrir necesitas { $needs } { $needs ->
    [one] punto
   *[other] puntos
    } en un solo turno: te faltan { $missing }.
below-minimum = Para plantarte necesitas { $needs } { $needs ->
    [one] punto
   *[other] puntos
    } en el turno: te faltan { $missing }.
hot-dice-must-throw = Dados calientes: tira los { $dice } otra vez. Con ellos no puedes plantarte.
one-roll-only = En esta ronda final solo tienes una tirada. Plántate con lo que dé.
no-follow-on = Ahora no hay nada que heredar. Tira los dados.

## Reglas de juego

clash-above-exact-target = { $option } y { $other }: nadie podría plantarse, porque a { $other } hay que llegar justo y es menos que { $option }
clash-play-off-at-exact-target = { $option } y { $other }: quien ya ha llegado justo al objetivo no puede jugar un desempate
clash-game-without-end = { $option } y { $other }: sin ninguna de las dos, la partida no acaba nunca
clash-target-cannot-be-met = { $option } y { $other }: ninguna suma de puntos da exactamente { $option }
clash-too-few-dice = { $option } y { $other }: para eso no hay bastantes dados
clash-always-hot = { $option } y { $other }: siempre puntúan todos los dados, así que siempre habría que guardarlos y tirar otra vez, y nadie podría plantarse. Pon { $other } en any, o { $option } en may
clash-turns-without-end = { $option } y { $other }: una tirada da más o menos { $points } { $points ->
    [one] punto
   *[other] puntos
    }, así que harían falta más de { $throws } { $throws ->
    [one] tirada
   *[other] tiradas
    } para poder plantarse. Baja { $option }, o haz que los dados puntúen más
clash-no-way-to-score = { $option } y { $other }: con todo lo demás desactivado, nada puntúa
allowed-points = puntos enteros de 0 (desactivado) a 1.000.000
allowed-faces = none, o caras del 1 al 6 con puntos enteros, como 1: 1000, 5: 500
allowed-last-die-throws = 1, 2, 3
allowed-target = puntos enteros hasta 1.000.000, o none
allowed-rounds = de 1 a 100, o none
allowed-more-of-a-kind = none, adding, doubling, puntos: 4: 1000, 5: 2000, o por cara, 4: {"{"}1: 2000{"}"}
allowed-straights = none, o caras seguidas con puntos enteros, como 1-6: 1500, 2-6: 750
allowed-four-and-pair = true (como tres pares), false o puntos enteros hasta 1.000.000
allowed-instant-win = none, cuántos iguales (de 3 a 6), o algo como count: 6, faces: [6]
allowed-penalty = none, o algo como farkles: 3, points: 500, floor: 0, repeats: true, on: all_dice
allowed-skunk = none, o algo como below: 5000, double_at: 0

## Lo que no se puede hacer en una mesa

typed-too-soon = La partida ha cambiado hace un momento. Mira el tablero y escríbelo otra vez: { $link }
not-dice = “{ $given }” no son dados. Escribe los dados que quieres guardar, por ejemplo `1 1 5`.
typed-threw = Has tirado { $dice }. Más puntos: { $best } por { $points }. Elige con `/farkle keep`{ $bank ->
    [0] .
   *[other] {" "}o plántate con { $bank }: `/farkle bank`.
    }
typed-kept = Guardas { $dice }: { $points } { $points ->
    [one] punto
   *[other] puntos
    } en este turno. Sigue con `/farkle roll`{ $bank ->
    [0] .
   *[other] {" "}o plántate con { $bank }: `/farkle bank`.
    }
choice-keep = { $dice } · { $points } { $points ->
    [one] punto
   *[other] puntos
    }

## La sala

lobby-head = ### { $dice } Farkle · { $title }
    { $reach ->
        [exceed] Gana quien pase de { $target } { $target ->
        [one] punto
       *[other] puntos
        }
        [exact] Gana quien llegue justo a { $target } { $target ->
        [one] punto
       *[other] puntos
        }
        [none] Gana el total más alto
       *[other] Gana quien llegue a { $target } { $target ->
            [one] punto
           *[other] puntos
        }
    }{ $rounds ->
        [0] {""}
        [one] {" "}· 1 ronda
       *[other] {" "}· { $rounds } rondas
    }
roll-off-throw = { $player } tira { $dies }

## A solas

solo-total = **{ $total }** { $total ->
    [one] punto
   *[other] puntos
    }
squares-in-words = Mejor turno: { $best } · farkles: { $lost }

## Las reglas en breve

short-face = { $face ->
    [1] unos
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
   *[6] seises
    }
short-single = { $faces } a { $points }
short-triples = tríos: { $list }
short-triples-hundreds = tríos: cara × 100
short-triples-hundreds-but = tríos: cara × 100 (unos { $ones })
short-more-adding = cada dado más suma otra vez el trío
short-more-doubling = cada dado más dobla el trío
short-more-fixed-from = { $count } iguales desde { $points }
short-straight = escalera { $faces } por { $points }
short-dice = { $dice } { $dice ->
    [one] dado
   *[other] dados
    }.

## El tablero

board-head = **{ $title }** · { $reach ->
    [exceed] gana quien pase de { $target } ·{" "}
    [exact] gana quien llegue justo a { $target } ·{" "}
    [none] {""}
   *[other] objetivo { $target } ·{" "}
    }ronda { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}de { $rounds }
    }
board-to-go = · { $points ->
    [one] le falta { $points }
   *[other] le faltan { $points }
    }
board-time = -# ⏳ { $slow ->
    [yes] Hasta el <t:{ $due }:f>
   *[no] Hora límite: <t:{ $due }:t>
    }; después, { $then ->
    [bank] el bot se planta por ti con { $banked }
    [play-on] el bot sigue tirando por ti (plantarse sería perder)
   *[lapse] pierdes el turno
    }{ $aside ->
    [yes] , y te saltaremos hasta que pulses **Estoy de vuelta**.
   *[no] .
    }
board-take-over = { $player }, te toca: tira **{ $fresh } dados nuevos** o **hereda** { $points } { $points ->
    [one] punto
   *[other] puntos
    } de { $giver }. Serán tuyos cuando te plantes.
board-missed = { $player }, el último dado no ha puntuado. { $tries ->
    [one] Te queda 1 tirada
   *[other] Te quedan { $tries } tiradas
    } con él.
board-hot-dice = { $picture } **¡Dados calientes!** Han puntuado todos, así que vuelven a rodar los { $dice }.
board-taken-over = Heredado: **{ $points }**. Serán tuyos cuando te plantes.
board-kept = Guardado: { $dice }, **{ $points }** en juego
throws-then = { $before }, después { $last }
board-mark = { $player }, pulsa los dados que quieres guardar.
board-marked = { $first ->
    [yes] { $player }, guardas **{ $dice }** por **{ $turn }**.
   *[no] { $player }, guardas también **{ $dice }**: **{ $turn }** en este turno.
    }
board-exact = { $missing ->
    [one] Falta { $missing } punto
   *[other] Faltan { $missing } puntos
    } para llegar justo a { $target }.
board-final = **Ronda final.** Lo más alto hasta ahora: { $leader }, { $total }.
board-final-needs = { $player } necesita **{ $needs } o más** en este turno: si se planta con menos, pierde.
board-final-enough = Con eso basta para ponerse en cabeza.
board-play-off = **Desempate** entre { $players }.
button-roll = Tirar { $dice } · { $points } en juego
button-roll-first = Tirar { $dice }
button-roll-unmarked = Tirar
button-bank = Plantarse con { $points }
button-bank-not = Plantarse
button-best = Más puntos · { $points }
button-follow = Heredar { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
    } y { $points } { $points ->
    [one] punto
   *[other] puntos
    }
button-fresh = { $dice } dados nuevos
button-bank-anyway = Plantarse con { $points } y perder
bank-sure = { $tied ->
    [yes] Si te plantas, empatas con { $leader } a { $total }, pero llegaste después, así que perderías.
   *[no] Si te plantas ahora, llegas a { $total }, pero { $leader } { $many ->
        [one] va
       *[other] van
        } en cabeza con { $leading }, así que perderías.
    } Es tu último turno: necesitas { $needs } o más. Para seguir tirando, usa el tablero.
banked-well = Te has plantado.

## Lo que pasó en un turno

log-banked = { $player } se plantó con { $points } ({ $made }){ $why ->
    [throws] {" "}tras { $most } { $most ->
        [one] tirada
       *[other] tiradas
        }, el máximo por turno
    [time] {" "}al acabarse el tiempo
   *[none] {""}
    }
log-farkled = { $player } hizo farkle con { $dice }{ $idle ->
    [yes] {" "}al acabarse el tiempo
   *[no] {""}
    }{ $lost ->
    [0] {""}
   *[other] {" "}· adiós a { $lost }
    }{ $penalty ->
    [0] {""}
   *[other] {" "}· penalización { $penalty }
    }
log-overshot = { $player } tiró { $dice } y se pasó del objetivo{ $lost ->
    [0] {""}
   *[other] {" "}· adiós a { $lost }
    }
log-lapsed = { $player } { $why ->
    [throws] llegó a { $most } { $most ->
        [one] tirada
       *[other] tiradas
        }, el máximo por turno
   *[time] se quedó sin tiempo
    }{ $lost ->
    [0] {""}
   *[other] {" "}· adiós a { $lost }
    }
made-taken-over = heredado: { $points }
turn-bank = { $player } se planta con **{ $points }** ({ $made }): **{ $total }** en total.
turn-farkle = { $picture } { $variant ->
    [0] **¡Farkle!** { $player } tira { $dice }, y no puntúa nada.
    [1] { $player } tira { $dice }: **farkle**, ni un punto a la vista.
   *[2] { $dice } para { $player }. Los dados se ríen: **¡farkle!**
    } { $lost ->
    [0] {""}
   *[other] Adiós a **{ $lost }** { $lost ->
        [one] punto
       *[other] puntos
        }.
    }
turn-idle-bank = ⌛ { $why ->
    [throws] { $player } ha tirado { $most } { $most ->
        [one] vez
       *[other] veces
        }, el máximo por turno
   *[time] A { $player } se le acabó el tiempo
    }: el bot se planta en su lugar con **{ $points }**, **{ $total }** en total.
turn-idle-farkle = ⌛ A { $player } se le acabó el tiempo: el bot sigue tirando en su lugar y hace farkle con { $dice }.{ $lost ->
    [0] {""}
   *[other] {" "}Adiós a **{ $lost }** { $lost ->
        [one] punto
       *[other] puntos
        }.
    }
turn-lapse = ⌛ { $why ->
    [throws] { $player } ha tirado { $most } { $most ->
        [one] vez
       *[other] veces
        }, el máximo por turno
   *[time] A { $player } se le acabó el tiempo
    }: turno perdido{ $lost ->
    [0] .
   *[other] , y con él **{ $lost }** { $lost ->
        [one] punto
       *[other] puntos
        }.
    }
turn-overshot = { $player } tira { $dice }, y cualquier dado que puntúe se pasaría del objetivo. El turno acaba sin nada.
turn-penalty = Demasiados farkles seguidos: { $player } pierde **{ $points }** y baja a **{ $total }**.
turn-final-round = **¡Alguien ha llegado a { $target }!** { $players } { $many ->
    [one] tiene
   *[other] tienen
    } una última oportunidad.
turn-final-whole-round = **¡Alguien ha llegado a { $target }!** Se termina esta ronda y se juega una más.
turn-last-round = **Empieza la última ronda.**
turn-play-off = ¡Empate en cabeza! { $players } siguen jugando.

## El final

over-too-long = -# La partida llegó a la duración máxima antes de decidirse.
over-play-off = -# Hubo empate, y ganó en el desempate.
over-first = -# { $players } { $many ->
    [one] tiene
   *[other] tienen
    } los mismos puntos, pero gana quien llegó antes.
over-skunked = zapatero
over-double-skunked = doble zapatero

## Pistas

hint-roll = { $keep ->
    [none] Tirar { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }
   *[other] Guardar { $keep } y tirar { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }
    }
hint-bank = { $keep ->
    [none] Plantarse con { $points }
   *[other] Guardar { $keep } y plantarse con { $points }
    }
hint-worth-win = { $percent } % de ganar
hint-worth-points = { $points } { $points ->
    [one] punto
   *[other] puntos
    } de media
hint-only-choice = No puedes hacer otra cosa.
hint-risk = Con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
    }: { $times ->
    [one] 1 farkle
   *[other] { $times } farkles
    } en { $throws } { $throws ->
    [one] tirada
   *[other] tiradas
    }.
hint-risk-to-bank = Si tiras otra vez, te lo juegas todo. Con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
    }: { $times ->
    [one] 1 farkle
   *[other] { $times } farkles
    } en { $throws } { $throws ->
    [one] tirada
   *[other] tiradas
    }.
hint-no-risk = Aquí { $dice ->
    [one] 1 dado siempre puntúa
   *[other] { $dice } dados siempre puntúan
    }.
hint-behind = Con { $missing } más te pones en cabeza.
hint-leads = Con eso te pones en cabeza por { $ahead }.
hint-final-behind = Necesitas al menos { $missing } más antes de plantarte, o pierdes la partida.
hint-final-ahead = Con estos puntos vas en cabeza por { $ahead }.
hint-exact = { $missing ->
    [one] Te falta { $missing } punto, ni uno más.
   *[other] Te faltan { $missing } puntos, ni uno más.
    }
hint-target = Con estos puntos llegas al objetivo.
hint-points-only = -# Los puntos son lo que tu turno da de media. Con estas reglas no sé calcular las probabilidades de ganar.
hint-estimated = -# Estas probabilidades son estimaciones.

## Repaso de una partida

review-seat = { $player } · { $accuracy ->
    [none] {""}
    [forced] sin nada que decidir ·{" "}
   *[other] precisión { $accuracy } ·{" "}
    }**{ $before } % → { $after } %** de ganar: { $parts }
review-moment = Ronda { $round }, { $player }: { $before } % → { $after } %
review-board = Puntos: { $totals }. { $turn ->
    [0] { $thrown ->
        [none] Empieza el turno.
       *[other] Tirada: { $thrown }.
        }
   *[other] { $turn } en este turno{ $thrown ->
        [none] .
       *[other] ; tirada: { $thrown }.
        }
    }
review-kept = Guardar { $keep } y quedarse sin tiempo
review-better = { $choice }{ $loss ->
    [0] {""}
   *[other] {" "}(+{ $loss } % de ganar)
    }

## Ayuda

how-farkle-keep = { $pictures }
    Has tirado **1 1 5** { $rest }. Pulsa los dados que puntúan: **1 1 5** valen { $points } { $points ->
    [one] punto
   *[other] puntos
    }. **Más puntos** marca lo que más vale.
    -# { $scores }
how-farkle-bank = { $pictures }
    Has tirado lo que quedaba, { $dice } { $dice ->
        [one] dado
       *[other] dados
    }: **1** { $rest } da { $points } más, { $total } en este turno.
    Ahora elige. { $needs ->
        [0] **Plantarse con { $total }**
       *[other] **Plantarse**, que la primera vez pide { $needs } { $needs ->
        [one] punto
       *[other] puntos
        },
    } asegura los puntos y termina tu turno. **Tirar { $again }** puede dar más, o hacerte perder los { $total }. Si han puntuado todos tus dados, son **dados calientes**: { $hot ->
        [must] tienes que
       *[may] puedes
    } tirarlos todos otra vez.
how-farkle-win = { $pictures }
    { $dice ->
        [none] Una tirada en la que no puntúa nada es un **farkle**:
       *[other] Has tirado { $dice }, y no puntúa nada. Eso es un **farkle**:
    } tu turno acaba, y sus puntos se pierden. { $penalty ->
        [none] Los puntos con los que ya te plantaste están a salvo.
       *[other] { $penalty }
    }
    { $winning } Si se te acaba el tiempo, el bot juega por ti a lo seguro.
help-farkle = {""}**En el tablero**
    ➤ a quién le toca · 🏁 le queda un último turno · 💤 no está
    🔒 aún sin abrir: primero hay que sumar bastante en un solo turno
    ⚠️ 2/3 dos farkles seguidos, y el tercero cuesta puntos
    {""}**¿Te vas un rato?** Si se acaba el tiempo de un turno, el bot juega por ti a lo seguro; tras 2 turnos así, te saltamos hasta que pulses **Estoy de vuelta**.
    {""}**¿No encuentras el tablero?** `/farkle board`, o `/farkle games` para verlos todos.
    {""}**¿No te fías de los dados?** `/farkle verify`, cuando acabe la partida.
    {""}**¿Suerte o buen juego?** **Análisis**, debajo del resultado. Si la sala permite pistas, **Pista** le pregunta al entrenador.
    {""}**¿Lo dejas?** `/farkle leave`. Quien organiza puede pausar la partida con `/farkle pause` y pararla con `/farkle stop`.

## Comandos

command-farkle-start = Abre una sala para jugar a Farkle

## Unas reglas con palabras

words-scores = **Lo que puntúa** en una tirada
words-triple-times = trío × { $times }
words-of-a-kind = { $count } iguales
words-dice = Tira { $dice } { $dice ->
    [one] dado
   *[other] dados
    }, guarda lo que puntúe y tira el resto otra vez, o plántate. Si en una tirada no puntúa nada, es un farkle y pierdes el turno.
words-keep-any = De los dados que puntúan, guarda los que quieras, al menos uno.
words-keep-all = Guarda todos los dados que puntúen.
words-keep-all-until-open = Hasta que abras, guarda todos los dados que puntúen.
words-hot-dice-may = Cuando han puntuado todos los dados, puedes tirarlos todos otra vez.
words-hot-dice-must = Cuando han puntuado todos los dados, tienes que tirarlos todos otra vez.
words-opening = Para abrir necesitas { $value } { $value ->
    [one] punto
   *[other] puntos
    } en un solo turno.
words-reopen = Si una penalización te deja en 0 o menos, tienes que abrir otra vez.
words-minimum-bank = Para plantarte necesitas { $value } { $value ->
    [one] punto
   *[other] puntos
    } en el turno.
words-last-die-throws = Cuando solo queda 1 dado, tienes { $value } { $value ->
    [one] tirada
   *[other] tiradas
    } para puntuar.
words-extend-triples = Los dados que salgan después con la cara de un trío suman otra vez el trío.
words-follow-on-opened = Tras abrir, puedes heredar los puntos de quien jugó antes que tú y tirar los dados que le quedaban.
words-follow-on-anyone = Puedes heredar los puntos de quien jugó antes que tú y tirar los dados que le quedaban.
words-follow-farkles = También puedes heredar lo que quien jugó antes perdió por un farkle.
words-penalty = { $farkles ->
    [one] Un farkle{ $on ->
        [all_dice] {" "}con todos los dados
       *[any] {""}
        } cuesta
   *[other] { $farkles } farkles seguidos{ $on ->
        [all_dice] {" "}con todos los dados
       *[any] {""}
        } cuestan
    } { $points } { $points ->
    [one] punto
   *[other] puntos
    }{ $repeats ->
    [true] , y cada farkle más, lo mismo
   *[other] {""}
    }{ $floor ->
    [none] , aunque te quedes bajo cero.
   *[other] , pero nunca bajas de { $floor }.
    }
words-start-roll-off = Cada cual tira un dado para ver quién empieza.
words-start-seat-order = Empieza quien organiza.
words-start-random = Un sorteo decide quién empieza.
words-target-reach-at-least = El objetivo es llegar a { $target } { $target ->
    [one] punto
   *[other] puntos
    }.
words-target-reach-exceed = El objetivo es pasar de { $target } { $target ->
    [one] punto
   *[other] puntos
    }.
words-target-reach-exact = El objetivo es llegar justo a { $target } { $target ->
    [one] punto
   *[other] puntos
    }. No puedes guardar dados con los que te pases.
words-rounds = { $target ->
    [0] La partida tiene { $value } { $value ->
        [one] ronda
       *[other] rondas
        }, y gana la puntuación más alta.
   *[other] La partida también acaba tras { $value } { $value ->
        [one] ronda
       *[other] rondas
        }, y gana la puntuación más alta.
    }
words-final-round-none = Quien llega primero al objetivo gana al momento.
words-final-round-complete-round = Cuando alguien llega, se termina la ronda, y gana la puntuación más alta.
words-final-round-one-roll-each = Cuando alguien llega, cada rival tira una última vez y se planta con lo que dé. Gana quien más sume.
words-final-round-one-turn-each = Cuando alguien llega, cada rival tiene un último turno, y gana la puntuación más alta.
words-final-round-one-more-round = Cuando alguien llega, se termina la ronda y se juega una más, y gana la puntuación más alta.
words-defend = En la ronda final, quien iba en cabeza tiene otro turno si alguien supera sus puntos.
words-tie-first = Si hay empate, gana quien llegó antes a esos puntos.
words-tie-shared = Si hay empate en cabeza, se comparte la victoria.
words-tie-play-off = Si hay empate en cabeza, quienes empatan juegan otra ronda.
words-instant-win = { $faces ->
    [any] { $count } iguales en una tirada ganan al momento.
   *[other] { $count } iguales en una tirada ganan al momento, si son { $faces }.
    }
words-skunk = Quien pierde con menos de { $below } { $below ->
    [one] punto
   *[other] puntos
    } queda zapatero; con { $double_at } o menos, doble zapatero.

## Las reglas propias de un servidor

rules-title-standard = Estándar
rules-summary-standard = El clásico. Unos, cincos y tríos; hasta 10.000, y después un último turno por cabeza.
# As in English.
rules-title-zilch = Zilch
rules-summary-zilch = 300 para plantarse; más dados iguales doblan; seis sin puntos dan 500; tres farkles cuestan 500.
rules-title-zehntausend = Diez mil
rules-summary-zehntausend = Tríos, una escalera por 2000, y quien llega primero a 10.000 gana al momento.
rules-title-american = Americano
rules-summary-american = Como en muchas cajas americanas: 500 para abrir, tres unos dan 300 y cuatro iguales, 1000.
# As in English.
rules-title-deluxe = Deluxe
rules-summary-deluxe = También puntúan pares, escaleras y tríos dobles, y tres farkles seguidos cuestan 1000.
rules-title-exact = Exacto
rules-summary-exact = 1000 para abrir, antes se guarda todo, y hay que llegar justo a 10.000. Seis iguales ganan.
# As in English.
rules-title-facebook = Facebook
rules-summary-facebook = Los iguales suman, 300 para plantarse, tres farkles seguidos cuestan 500, y con 10.000 ganas.
rules-title-five-dice = Cinco dados
rules-summary-five-dice = Cinco dados, se guarda todo lo que puntúa, 350 para abrir, y cinco iguales ganan al momento.
rules-title-five-rounds = Cinco rondas
rules-summary-five-rounds = Una partida rápida: como Diez rondas, pero con la mitad.
# As in English.
rules-title-kingdom-come = Kingdom Come
rules-summary-kingdom-come = Escaleras parciales, los iguales doblan, y una carrera rápida hasta 4000.
rules-title-on-the-table = Sobre la mesa
rules-summary-on-the-table = 500 para abrir; después, hereda dados y puntos de quien jugó antes. Hasta 50.000.
rules-title-pocket = De bolsillo
rules-summary-pocket = Como Estándar, pero tres unos valen solo 300.
rules-title-renaissance = Renacimiento
rules-summary-renaissance = 1000 para abrir, 350 para plantarse, tres tiradas con el último dado, más de 10.000 para ganar.
rules-title-ten-rounds = Diez rondas
rules-summary-ten-rounds = Diez rondas, y gana el total más alto. Los iguales suman, tres farkles seguidos cuestan 500.
editor-options-turn = Jugar un turno…
editor-options-scoring = Lo que puntúa…
editor-options-winning = Ganar…
option-start = Quién empieza
option-opening = Puntos para abrir
option-reopen = Abrir otra vez tras una penalización a 0
option-minimum-bank = Puntos para plantarse
option-keep = Qué dados se guardan
option-hot-dice = Dados calientes
option-hot-dice-bonus = Extra por dados calientes
option-last-die-throws = Tiradas con el último dado
option-follow-on = Heredar de quien jugó antes
option-follow-farkles = Heredar tras un farkle
option-target = Objetivo
option-rounds = Número de rondas
option-target-reach = Cómo se llega al objetivo
option-final-round = Ronda final
option-defend = Otro turno si superan a quien va en cabeza
option-tie = Empates
option-singles = Dados sueltos
option-triples = Tríos
option-more-of-a-kind = Cuatro iguales o más
option-extend-triples = Ampliar un trío en tiradas posteriores
option-straights = Escaleras
option-four-and-pair = Cuatro iguales y un par
option-six-as-three-pairs = Seis iguales como tres pares
option-two-triplets = Dos tríos
option-six-as-two-triplets = Seis iguales como dos tríos
option-full-house-bonus = Extra por trío y par
option-scoreless = Ningún dado puntúa
option-scoreless-first = Nada en la primera tirada
option-instant-win = Ganar al momento
option-penalty = Penalización por farkles seguidos
option-skunk = Zapatero
option-idle = Cuando se acaba el tiempo
value-start-roll-off = La tirada más alta
value-start-seat-order = Quien organiza
value-start-random = Por sorteo
value-keep-any = Los que quieras, si puntúan
value-keep-all = Todos los posibles
value-keep-all-until-open = Todos los posibles hasta abrir
value-hot-dice-may = Puedes plantarte
value-hot-dice-must = Hay que tirar otra vez
value-follow-on-opened = Cuando ya has abierto
value-follow-on-anyone = Siempre
value-target-reach-at-least = El objetivo o más
value-target-reach-exceed = Más que el objetivo
value-target-reach-exact = Justo el objetivo
value-final-round-none = Sin ronda final
value-final-round-complete-round = La ronda se juega hasta el final
value-final-round-one-roll-each = Una última tirada por cabeza
value-final-round-one-turn-each = Un último turno por cabeza
value-final-round-one-more-round = Una ronda entera más
value-tie-first = Quien llegó antes
value-tie-shared = Todos los empatados
value-tie-play-off = Un desempate
value-more-of-a-kind-none = Lo mismo que el trío
value-more-of-a-kind-adding = El trío otra vez por cada dado más
value-more-of-a-kind-doubling = El doble por cada dado más
value-idle-bank = Plantarse con lo que haya
value-idle-play-on = Plantarse, o seguir tirando si así perdería

## Historial: palabras sueltas

order-farkles = Más farkles

## El historial de una persona

card-turn-points = **Por turno:** media { $average }, mejor { $best }; mejor tirada { $throw }
card-risk = **Farkle** en el { $percent } % de los turnos · más farkles seguidos: { $run } · dados calientes { $hot ->
    [0] nunca
    [one] una vez
    [2] dos veces
   *[other] { $hot } veces
    }
card-farkles = **Farkles** según cuántos dados se tiraron
alt-farkles = Farkles según cuántos dados se tiraron: { $list }.
alt-farkles-with = con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
    } { $count }

## Partidas terminadas

game-push = { $banked ->
    [yes] 🎢 **Nervios de acero** en la ronda { $round }: { $player } tira { $throws } { $throws ->
        [one] vez
       *[other] veces seguidas
        } y se planta con { $points }.
   *[no] 💥 **Una tirada de más** en la ronda { $round }: { $player } tira { $throws } { $throws ->
        [one] vez
       *[other] veces seguidas
        }, y adiós a { $points } { $points ->
        [one] punto
       *[other] puntos
        }.
    }
game-push-idle = ⌛ **Sin tiempo** en la ronda { $round }: { $player } llevaba { $throws } { $throws ->
    [one] tirada
   *[other] tiradas
    } cuando se acabó el tiempo, y { $banked ->
    [yes] el bot se plantó con { $points }
   *[no] { $points ->
        [one] se perdió { $points } punto
       *[other] se perdieron { $points } puntos
        }
    }.
game-luck = 🍀 **Vaya tirada** en la ronda { $round }: { $player } tira { $dice } y saca { $points } { $points ->
    [one] punto
   *[other] puntos
    }. ¡Eso sale 1 de cada { $throws } veces!
game-luck-wins = ⚡ **Vaya tirada** en la ronda { $round }: { $player } tira { $dice } y gana en el acto. ¡Eso sale 1 de cada { $throws } veces!
replay-followed = hereda los dados y { $points } { $points ->
    [one] punto
   *[other] puntos
    } de quien jugó antes
replay-kept = guarda **{ $kept }** por { $points }{ $hot ->
    [yes] : **¡dados calientes!**
   *[no] {""}
    }
replay-throws-left-out = … { $count ->
    [one] 1 tirada más
   *[other] { $count } tiradas más
    } …
replay-banked = y se planta con **{ $points }**: { $total } en total.
replay-farkled = { $picture } **¡Farkle!** { $lost ->
    [0] No había nada en juego.
   *[other] Adiós a **{ $lost }** { $lost ->
        [one] punto
       *[other] puntos
        }.
    }
replay-lapsed = y el turno acaba{ $lost ->
    [0] .
   *[other] : se { $lost ->
        [one] pierde **{ $lost }** punto
       *[other] pierden **{ $lost }** puntos
        }.
    }
replay-penalty = Penalización por demasiados farkles seguidos: **{ $points }** { $points ->
    [one] punto
   *[other] puntos
    }.

## Logros

achievement-about-first-win = gana una partida
achievement-about-ten-wins = gana 10 partidas
achievement-about-hundred-wins = gana 100 partidas
achievement-about-hundred-games = termina 100 partidas
achievement-about-hundred-farkles = haz farkle 100 veces
achievement-about-six-of-a-kind = saca seis iguales
achievement-about-big-turn = plántate con 2000 puntos en un turno
achievement-about-huge-turn = plántate con 5000 puntos en un turno
achievement-about-hot-hand = dados calientes 3 veces en un turno
achievement-about-cold-hand = 5 farkles seguidos sin plantarte ni una vez
achievement-about-comeback = gana tras ir muy por detrás con la partida avanzada
achievement-about-perfect = gana en 5 turnos o más sin un farkle
achievement-about-paid-and-won = gana a pesar de una penalización
achievement-about-on-the-spot = gana en el acto con una tirada
achievement-about-full-house = gana en una mesa de 8, con 5 turnos o más
achievement-about-skunker = gana y deja zapatero a un rival (sus puntos no llegan al límite de las reglas)
achievement-first-win = Bautismo de fuego
achievement-ten-wins = Perro viejo
achievement-hundred-wins = Realeza
achievement-hundred-games = De la casa
achievement-hundred-farkles = Buen perder
achievement-six-of-a-kind = Todos a una
achievement-big-turn = Turnazo
achievement-huge-turn = Premio gordo
achievement-hot-hand = Mano caliente
achievement-cold-hand = Mano fría
achievement-comeback = Remontada
achievement-perfect = Sin un rasguño
achievement-paid-and-won = Pagar y ganar
achievement-on-the-spot = En el acto
achievement-full-house = Mesa llena
achievement-skunker = Zapatería fina
