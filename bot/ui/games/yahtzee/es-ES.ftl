## Palabras sueltas

# As in English.
kind-yahtzee = Yahtzee
# As in English.
kind-yatzy = Yatzy

## Lo que las reglas no permiten

hold-first = Primero elige los dados que conservas. También vale no conservar ninguno.
held-already = Ya has elegido los dados que conservas. Tira los demás.
no-throws-left = Esa era la { $throws ->
    [one] única tirada
   *[other] última de { $throws } tiradas
    }. Elige una casilla.
hold-all = Conservas todos los dados, así que no hay nada que tirar. Elige una casilla.
no-such-column = No hay columna { $column }. La última es la { $columns }.
joker-elsewhere = { $box } en la columna { $column } no vale: un yahtzee va { $joker ->
    [original] en una casilla inferior
   *[forced] primero en la casilla de su cara, y si no, en una inferior
  }.
box-above-first = Las casillas se llenan de arriba abajo: ahora va { $box } en la columna { $column }.
upper-boxes-first = Primero llena las casillas superiores de la columna { $column }, de unos a seises. { $box } viene después.
box-taken = { $box } en la columna { $column } ya está ocupada.

## Reglas de juego

allowed-rolls = de 1 a 10
allowed-columns = de 1 a 6
allowed-box = none, sum o puntos enteros de 1 a 1.000.000
allowed-box-of-equal-dice = none, sum, matching o puntos enteros de 1 a 1.000.000
allowed-chance = none o sum
allowed-first-roll = none, o casillas inferiores con puntos, como full-house: 35, high-straight: 25
allowed-ties = none, o casillas como yatzy, chance, sixes
allowed-upper-bonus = none, o algo como at: 63 (de 1 a 126), points: 35
allowed-yahtzee-bonus = puntos enteros de 0 (desactivado) a 1.000.000, o points: 100, most: 3 (de 1 a 10)

## Las casillas de una hoja

box-ones = Unos
box-twos = Doses
box-threes = Treses
box-fours = Cuatros
box-fives = Cincos
box-sixes = Seises

## Yahtzee

yahtzee-lobby-head = ### { $dice } { $names_game ->
    [yes] {""}
   *[no] Yahtzee ·{" "}
    }{ $title }
    { $turns } { $turns ->
    [one] turno
   *[other] turnos
    } por persona, gana el total más alto
yahtzee-head = **{ $title }** · turno { $round } de { $rounds }
yahtzee-saved = { $saved } { $saved ->
    [one] tirada ahorrada
   *[other] tiradas ahorradas
    }
yahtzee-place = · { $place }.º
yahtzee-progress = · { $filled }/{ $boxes }
yahtzee-in-column = { $many ->
    [one] { $box }
   *[other] { $box }, columna { $column }
    }
yahtzee-hold = { $player }, pulsa los dados que conservas y después **Tirar**, o elige una casilla. { $left ->
    [one] Queda 1 tirada.
   *[other] Quedan { $left } tiradas.
    }
yahtzee-held = { $player }, conservas **{ $dice }**. { $left ->
    [one] Queda 1 tirada.
   *[other] Quedan { $left } tiradas.
    }
yahtzee-held-all = { $player }, conservas todos los dados: suelta uno para tirar otra vez, o elige una casilla. { $left ->
    [one] Queda 1 tirada.
   *[other] Quedan { $left } tiradas.
    }
yahtzee-rolls-left = { $left ->
    [0] No quedan tiradas.
    [one] Queda 1 tirada.
   *[other] Quedan { $left } tiradas.
    }
yahtzee-board-card = -# Hoja de { $player }{ $thrown ->
    [yes] {""}: lo que dan estos dados
   *[no] {""}
    }
yahtzee-also-open = -# { $also ->
    [yes] También libres
   *[no] Libres
    }: { $boxes ->
    [all] todas las casillas
   *[other] { $boxes }
    }
yahtzee-upper-in-short = -# Bonificación superior{ $many ->
    [one] :
   *[other] , columna
    } { $columns }
yahtzee-to-upper = { $many ->
    [one] {""}
   *[other] { $column }:{" "}
    }{ $state ->
    [has] conseguida
    [lost] ya es imposible
   *[open] { $missing ->
        [one] falta { $missing }
       *[other] faltan { $missing }
        }
    }
yahtzee-bonus-in-short = -# Bonificación de yahtzee: { $points } por cada yahtzee más{ $multiplied ->
    [yes] , multiplicados por el número de la columna
   *[no] {""}
    }
yahtzee-take = { $player }, no quedan tiradas: **elige una casilla**.
yahtzee-time = -# ⏳ { $slow ->
    [yes] Hasta el <t:{ $due }:f>
   *[no] Hora límite: <t:{ $due }:t>
    }; después, { $points ->
    [0] el bot tacha { $where }
   *[other] el bot anota { $points } en { $where }
    }{ $aside ->
    [yes] , y te saltaremos hasta que pulses **Estoy de vuelta**.
   *[no] .
    }
yahtzee-button-roll = { $dice ->
    [0] Tirar
    [one] Tirar 1 dado
   *[other] Tirar { $dice } dados
    }
yahtzee-button-hold = Conservar { $dice }
yahtzee-button-cards = Hojas
yahtzee-button-take = Anotar { $where } · { $points }
yahtzee-choose-box = { $many ->
    [one] Elige una casilla…
   *[other] Columna { $column }…
    }
yahtzee-box = { $many ->
    [one] { $box }
   *[other] { $box } · columna { $column }
    } — { $points }
yahtzee-box-bonus = de ellos, { $points } por otro yahtzee
yahtzee-box-upper = y { $points } por la bonificación superior
yahtzee-sure = ¿Tachar **{ $where }** por 0 puntos? { $left ->
    [0] Puede valer hasta { $most }.
    [one] Puede valer hasta { $most }, y te queda 1 tirada.
   *[other] Puede valer hasta { $most }, y te quedan { $left } tiradas.
    } Para hacer otra cosa, usa el tablero.
yahtzee-button-nothing = Tachar
yahtzee-scored-nothing = Has tachado la casilla.
yahtzee-turn = { $player } anota **{ $points }** en **{ $where }** ({ $dice }): **{ $total }** en total.
yahtzee-turn-nothing = { $player } tacha **{ $where }** ({ $dice }) y sigue con **{ $total }**.
yahtzee-turn-yahtzee = 🎉 **¡{ $name }!**
yahtzee-turn-bonus = De ellos, **{ $points }** son la bonificación por otro yahtzee.
yahtzee-turn-upper = Las casillas superiores{ $many ->
    [one] {""}
   *[other] {" "}de la columna { $column }
    } suman { $upper }: **{ $points }** extra.
yahtzee-turn-idle = ⌛ A { $player } se le acabó el tiempo: { $points ->
    [0] el bot tacha **{ $where }**, y el total sigue en **{ $total }**.
   *[other] el bot anota **{ $points }** en **{ $where }**, **{ $total }** en total.
    }
yahtzee-log = { $player }: { $where }, { $points }{ $dice ->
    [none] {""}
   *[other] {" "}({ $dice })
    }{ $idle ->
    [yes] {" "}al acabarse el tiempo
   *[no] {""}
    }
yahtzee-card-head = ### 📋 { $player } · { $total }
    -# { $filled } de { $boxes } { $boxes ->
    [one] casilla llena
   *[other] casillas llenas
    }
yahtzee-times = { $multiplied ->
    [yes] ×
   *[no] {""}
    }{ $column }
yahtzee-open-box = –
yahtzee-taken-box = ·
# As in English.
yahtzee-total = Total
yahtzee-open = -# **Libres{ $many ->
    [one] {""}
   *[other] {" "}en la columna { $column }
    }:** { $boxes ->
    [all] todas las casillas
    [none] ninguna
   *[other] { $boxes }
    }
yahtzee-card-upper = **Bonificación superior{ $many ->
    [one] {""}
   *[other] {" "}en la columna { $column }
    }:** { $state ->
    [has] { $points } { $points ->
        [one] punto
       *[other] puntos
        }, conseguida con { $upper }
    [lost] ya es imposible
   *[open] { $upper } de { $needs }, { $missing } más para { $points } { $points ->
        [one] punto
       *[other] puntos
        }
    }
yahtzee-card-yahtzee = **Bonificación de yahtzee:** { $state ->
    [has] cada yahtzee más da { $points } { $points ->
        [one] punto
       *[other] puntos
        }
    [spent] conseguidas todas
    [lost] ya es imposible, porque hay una casilla de yahtzee tachada
   *[open] { $many ->
        [one] cuando haya un yahtzee en su casilla, cada yahtzee más dará { $points } { $points ->
            [one] punto
           *[other] puntos
            }
       *[other] { $filled } de { $many } casillas de yahtzee tienen uno; cuando lo tengan todas, cada yahtzee más dará { $points } { $points ->
            [one] punto
           *[other] puntos
            }
    }
    }{ $multiplied ->
    [yes] , multiplicados por el número de la columna
   *[no] {""}
    }
yahtzee-choose-card = ¿Qué hoja quieres ver?
yahtzee-card-option = Asiento { $seat } · { $total } { $total ->
    [one] punto
   *[other] puntos
    }
yahtzee-over-ties = -# { $players } { $many ->
    [one] tiene
   *[other] tienen
    } los mismos puntos, pero deciden estas casillas: { $boxes }.
yahtzee-over-upper = bonificación superior { $points }
yahtzee-over-yahtzee = bonificación de yahtzee { $points }
yahtzee-short-dice-of = { $boxes } ({ $dice })
yahtzee-short-rolls = { $rolls ->
    [one] 1 tirada por turno
   *[other] { $rolls } tiradas por turno
    }
yahtzee-short-columns = { $columns } { $columns ->
    [one] columna
   *[other] columnas
    }{ $multiplied ->
    [yes] : los puntos se multiplican por el número de la columna
   *[no] {""}
    }
yahtzee-short-first-roll = Servido: { $boxes }
yahtzee-short-ties = los empates se deciden por { $boxes }
yahtzee-short-upper = { $points } extra con { $at } o más en las casillas superiores
yahtzee-short-yahtzee = { $points } extra por cada yahtzee más{ $most ->
    [0] {""}
    [one] , una vez
   *[other] , hasta { $most } veces
    }
yahtzee-words-boxes = **Las casillas**
yahtzee-words-upper = Unos a seises
yahtzee-words-face = los de esa cara
yahtzee-words-sum = todos los dados
yahtzee-words-matching = los iguales
yahtzee-words-turn = Tira { $dice } { $dice ->
    [one] dado
   *[other] dados
    } { $rolls ->
    [one] una vez
   *[other] hasta { $rolls } veces, y conserva los que quieras entre tirada y tirada
    }. Después elige una casilla libre y anota lo que valen ahí los dados, aunque sea 0.{ $saved ->
    [yes] {" "}Las tiradas que no uses se ahorran: puedes usarlas en cualquier turno posterior.
   *[no] {""}
    }
yahtzee-words-columns = { $columns ->
    [one] Tu hoja tiene 1 columna de { $boxes } { $boxes ->
        [one] casilla
       *[other] casillas
        }, así que tienes { $turns } { $turns ->
        [one] turno
       *[other] turnos
        }.
   *[other] Tu hoja tiene { $columns } columnas de { $boxes } { $boxes ->
        [one] casilla
       *[other] casillas
        }, todas libres desde el principio, así que tienes { $turns } { $turns ->
        [one] turno
       *[other] turnos
        }.
    }{ $multiplied ->
    [yes] {" "}Los puntos de una columna se multiplican por su número.
   *[no] {""}
    }
yahtzee-words-order = { $order ->
    [sections] Llena primero las casillas superiores de una columna.
   *[card] Llena las casillas de una columna de arriba abajo.
    }
yahtzee-pattern-full-house = Un full son tres dados de una cara y dos de otra{ $equal ->
    [yes] , o cinco dados iguales.
   *[no] .
    }
yahtzee-pattern-villa = Una villa son tres dados de una cara y tres de otra{ $equal ->
    [yes] , o seis dados iguales.
   *[no] .
    }
yahtzee-pattern-tower = Una torre son cuatro dados de una cara y dos de otra{ $equal ->
    [yes] , o seis dados iguales.
   *[no] .
    }
yahtzee-words-two-pairs = { $equal ->
    [yes] Los pares de una casilla pueden tener la misma cara: cuatro dados iguales son dos pares.
   *[no] Los pares de una casilla tienen caras distintas.
    }
yahtzee-words-straights = Una escalera menor son cuatro caras seguidas; una mayor, cinco.{ $after ->
    [yes] {" "}Tras el 6 puede ir un 1, como en 3 4 5 6 1.
   *[no] {""}
    }
yahtzee-words-double-generala = La generala doble cuenta cuando la casilla de generala de su columna tiene puntos.
yahtzee-words-idle = Si se acaba el tiempo, el bot elige la casilla que más vale.
yahtzee-words-bonuses = **Bonificaciones**
yahtzee-words-upper-bonus = **Bonificación superior:** si de unos a seises sumas { $at } o más, ganas { $points } { $points ->
    [one] punto extra
   *[other] puntos extra
    }{ $multiplied ->
    [yes] {" "}(las dos cifras, multiplicadas por el número de la columna).
   *[no] .
    }
yahtzee-words-yahtzee-bonus = **Bonificación de yahtzee:** { $columns ->
    [one] cuando tu casilla de yahtzee tiene un yahtzee
   *[other] cuando todas tus casillas de yahtzee tienen un yahtzee
    }, cada yahtzee más da { $points } { $points ->
    [one] punto extra
   *[other] puntos extra
    }{ $multiplied ->
    [yes] , multiplicados por el número de la columna
   *[no] {""}
    }{ $needs ->
    [yes] , si puntúa en la casilla que eliges
   *[no] , aunque valga 0 en la casilla que eliges
    }{ $most ->
    [0] .
    [one] , pero solo una vez.
   *[other] , como mucho { $most } veces.
    }
yahtzee-words-joker = **Comodín:** { $joker ->
    [free] un yahtzee también vale como full o escalera en una columna que ya tiene llenas las casillas de yahtzee y de su cara.
    [original] cuando en una columna ya está llena la casilla de yahtzee, otro yahtzee va en una casilla inferior, y también vale como full o escalera. Solo si están todas llenas va en una superior, por 0.
    [forced] cuando en una columna ya está llena la casilla de yahtzee, otro yahtzee va en la casilla superior de su cara. Si esa también está llena, va en una inferior, donde también vale como full o escalera. Solo si están todas llenas va en otra superior, por 0.
   *[filled] un yahtzee también vale como full o escalera cuando están llenas todas las casillas de yahtzee y todas las superiores de su cara.
    }
yahtzee-words-first-roll = **Servido:** la primera tirada de un turno vale otros puntos en estas casillas: { $boxes }.
yahtzee-words-first-roll-wins = **Servido:** todos los dados iguales en la primera tirada de un turno ganan la partida al momento.
yahtzee-words-winning = Cuando todas las hojas están llenas, gana el total más alto. { $ties ->
    [none] Si hay empate, se comparte la victoria.
   *[other] Si hay empate, deciden los puntos de estas casillas, en este orden: { $ties }. Si también empatan, se comparte la victoria.
    } También puedes jugar a solas.

## Pistas

yahtzee-choice-hold = { $held ->
    [none] Tirar { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }
   *[other] Conservar { $held } y tirar { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }
    }
yahtzee-choice-take = Anotar en { $where }
yahtzee-worth-points = { $points } { $points ->
    [one] punto
   *[other] puntos
    } al final, de media
yahtzee-worth-win = { $percent } % de ganar, { $points } { $points ->
    [one] punto
   *[other] puntos
    } al final, de media
yahtzee-hint-estimated = -# { $points ->
    [exact] Las probabilidades de ganar son estimaciones; los puntos, no.
   *[estimated] Estas cifras son estimaciones.
    }

## Repaso de una partida

yahtzee-review-seat = { $player } · { $accuracy ->
    [none] {""}
    [forced] sin nada que decidir ·{" "}
   *[other] precisión { $accuracy } ·{" "}
    }total **{ $total }**: { $start } previstos, { $parts }
yahtzee-review-unplayed = { $parts }, final anticipado −{ $points }
yahtzee-review-picture = **Total previsto** tras cada ronda. Línea discontinua: la media con la mejor estrategia.
yahtzee-review-moment = Ronda { $round }, { $player }: { $win ->
    [none] { $before } → { $after } { $after ->
        [one] punto
       *[other] puntos
        }
   *[other] { $win } % → { $then } % de ganar
    }
yahtzee-review-board = Total { $total }{ $win ->
    [none] {""}
   *[other] , { $before } → { $after } previstos
    }. { $thrown ->
    [none] Empieza el turno.
   *[other] Dados: { $thrown }.
    }
yahtzee-review-better = { $choice }{ $loss ->
    [0] {""}
   *[other] {" "}(+{ $loss } { $loss ->
        [one] punto
       *[other] puntos
        })
    }
yahtzee-review-exact = Los puntos son exactos.{ $seats ->
    [one] {""}
   *[other] {" "}Las probabilidades de ganar son estimaciones.
    }
yahtzee-alt-review-alone = El total previsto tras cada ronda: { $start } al principio, { $total } al final.

## Ayuda

how-yahtzee-hold = { $pictures }
    Has tirado **6 6** 2 3 **6**{ $more }. Pulsa los dados que quieres conservar, aquí **6 6 6**, y después **Tirar**: se tiran los demás. Un turno tiene hasta { $rolls } { $rolls ->
    [one] tirada
   *[other] tiradas
    }.{ $saved ->
        [yes] {" "}Las tiradas que no uses se ahorran para turnos posteriores.
       *[no] {""}
    }
how-yahtzee-box = { $pictures }
    Tienes 6 6 6 2 2{ $more }. Tras cualquier tirada, elige una casilla del menú: estos dados valen { $points } { $points ->
    [one] punto
   *[other] puntos
    } como **{ $box }**, o { $sixes } en **Seises**. Con eso acaba tu turno, y cada casilla cuenta una sola vez. Si nada encaja, tacha una casilla (0 puntos).{ $order ->
        [card] {" "}Las casillas se llenan de arriba abajo.
        [sections] {" "}Primero se llenan las casillas superiores.
       *[any] {""}
    }
how-yahtzee-win = { $pictures }
    Con { $dice } tienes **{ $five }**, que vale { $points } { $points ->
    [one] punto
   *[other] puntos
    }. { $at ->
        [0] {""}
       *[other] Si de Unos a Seises sumas { $at } o más, ganas una bonificación de { $bonus }.
    }
    Cuando todas las casillas están llenas, gana el total más alto. **Hojas** muestra lo que tiene cada cual.
help-yahtzee = {""}**En el tablero**
    5/13 quiere decir que hay 5 de 13 casillas llenas. La hoja muestra, con un signo más, lo que dan tus dados en cada casilla libre.
    {""}**Anotar …** llena la casilla que mejor va con tus dados, si hay una que destaca. Cada menú es una columna de tu hoja.
    {""}**Hojas** muestra lo que tiene cada cual y cuánto falta para cada bonificación.
    {""}**Yatzy** también está aquí: `/yatzy start`. `/yahtzee rules` tiene todas las variantes, también Generala y Yacht.
    {""}**Todo lo demás** empieza con `/farkle`, para todos los juegos, como `/farkle board`, `games` y `leave`.

## Comandos

command-yahtzee = Juega a Yahtzee, Yatzy o Generala en este canal
command-yatzy = Juega a Yatzy en este canal
command-yatzy-start = Abre una sala para jugar a Yatzy, Maxi Yatzy o Yatzy en orden
command-yahtzee-start = Abre una sala para jugar a Yahtzee, Yatzy, Maxi Yatzy, Generala o Yacht

## Las reglas propias de un servidor

# As in English.
rules-title-yahtzee = Yahtzee
rules-summary-yahtzee = Cinco dados, tres tiradas, trece casillas: cada turno llena una.
rules-title-triple-yahtzee = Yahtzee triple
rules-summary-triple-yahtzee = Tres columnas a la vez: la segunda vale el doble, y la tercera, el triple.
# As in English.
rules-title-generala = Generala
rules-summary-generala = El juego de América Latina: en la primera tirada se puntúa más, y cinco iguales ganan al momento.
# As in English.
rules-title-yacht = Yacht
rules-summary-yacht = El juego anterior al Yahtzee: doce casillas, dos escaleras de cinco dados a 30, sin bonificación.
rules-title-forced-yatzy = Yatzy en orden
rules-summary-forced-yatzy = Yatzy de arriba abajo: cada turno llena la siguiente, y con 42 arriba hay bonificación.
# As in English.
rules-title-maxi-yatzy = Maxi Yatzy
rules-summary-maxi-yatzy = Yatzy con seis dados y veinte casillas. Las tiradas que sobran se ahorran para otros turnos.
# As in English.
rules-title-yatzy = Yatzy
rules-summary-yatzy = El juego de Escandinavia: quince casillas con pares, sin comodín, y 50 extra con 63 arriba.
editor-options-boxes = Las casillas…
editor-options-card = Columnas y bonificaciones…
option-rolls = Tiradas por turno
option-saved-rolls = Ahorrar las tiradas que sobran
option-one-pair = Un par
option-two-pairs = Dos pares
option-three-of-a-kind = Trío
option-four-of-a-kind = Póker
option-five-of-a-kind = Cinco iguales
option-small-straight = Escalera 1–5
option-large-straight = Escalera 2–6
option-full-straight = Escalera 1–6
option-full-house = Full
# As in English.
option-villa = Villa
option-tower = Torre
option-low-straight = Escalera menor
option-high-straight = Escalera mayor
# As in English.
option-yahtzee = Yahtzee
# As in English.
option-chance = Chance
# As in English.
option-yatzy = Yatzy
# As in English.
option-generala = Generala
option-double-generala = Generala doble
option-four-as-two-pairs = Cuatro dados iguales como dos pares
option-five-as-full-house = Cinco dados iguales como full
option-one-after-six = 1 tras el 6 en una escalera
option-first-roll = Puntos servidos (primera tirada)
option-first-roll-wins = Cinco iguales servidos ganan
option-columns = Columnas
option-column-factors = Las columnas multiplican los puntos
option-order = Orden de las casillas
option-upper-bonus = Bonificación superior
option-yahtzee-bonus = Bonificación de yahtzee
option-bonus-needs-points = Esa bonificación, solo si la casilla puntúa
option-joker = Comodín
option-ties = Totales iguales
value-order-any = Cualquiera
value-order-card = De arriba abajo
value-order-sections = Primero las superiores
value-joker-none = Nunca
value-joker-free = Cuando están llenas sus propias casillas
value-joker-original = Cuando está llena la casilla de yahtzee, y nunca en una superior
value-joker-forced = Cuando están llenas sus propias casillas, y esas van primero
value-joker-filled = Cuando están llenas sus propias casillas en todas las columnas

## Historial: palabras sueltas

order-yahtzees = Más yahtzees
order-yahtzee-bonuses = Más bonificaciones de yahtzee
order-upper-bonuses = Más bonificaciones superiores
order-best-column = Mejor columna

## El historial de una persona

card-yahtzee = **Yahtzees:** { $yahtzees }{ $bonuses ->
    [0] {""}
    [one] , { $bonuses } de ellos con bonificación
   *[other] , { $bonuses } de ellos con bonificación
    } · **Bonificaciones superiores:** { $upper } · **Mejor columna:** { $column } · **Mejor casilla:** { $box }
yahtzee-alone-average = media
yahtzee-alone-best = récord

## Partidas terminadas

game-yahtzee = 🎉 **{ $name }** en la ronda { $round }: { $player } tira { $dice } { $idle ->
    [yes] y se queda sin tiempo, así que el bot anota
   *[no] y anota
  } { $points } en { $box }{ $many ->
    [one] {""}
   *[other] , columna { $column }
  }{ $bonus ->
    [0] .
   *[other] . ¡De ellos, { $bonus } por otro yahtzee!
  }
replay-held = conserva { $number ->
    [0] nada
   *[other] **{ $held }**
  }
replay-scored = y anota **{ $points }** en **{ $box }**{ $many ->
    [one] {""}
   *[other] , columna { $column }
  }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } de ellos por otro yahtzee
  }: { $total } en total.

## Logros

achievement-about-yahtzee-win = gana una partida de Yahtzee
achievement-about-yahtzee = llena una casilla con cinco iguales
achievement-about-further-yahtzee = consigue la bonificación por otro yahtzee
achievement-about-upper-bonuses = consigue la bonificación superior en tres columnas de una partida
achievement-about-thousand = termina una partida de Yahtzee con 1000 puntos o más
achievement-yahtzee-win = En su casilla
achievement-yahtzee = Cinco iguales
achievement-further-yahtzee = Y otro más
achievement-upper-bonuses = Clase alta
achievement-thousand = Cuatro cifras
