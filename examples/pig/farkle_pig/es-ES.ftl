# As in English.
kind-pig = Pig
command-pig = Juega a Pig en este canal
command-pig-start = Abre una sala para jugar a Pig
help-pig = ## Cómo se juega a Pig
    {""}**Abre una partida** con `/pig start`. Es para 2 a 8 jugadores.
    {""}**En tu turno** pulsa **Tirar** tantas veces como te atrevas: cada tirada suma al turno. Un 1 lo acaba sin nada.
    {""}**Plantarse** asegura los puntos del turno y lo termina.
    {""}**Para ganar,** plántate con el objetivo o más: la partida acaba al momento.
option-pig-target = Objetivo
allowed-pig-target = puntos enteros de 10 a 1000
# As in English.
rules-title-pig = Pig
rules-summary-pig = Un dado: tira tantas veces como te atrevas, pero un 1 acaba el turno sin nada. Hasta 100.
editor-options-pig = Ganar…
pig-lobby-head = ### 🐷 Pig · { $title }
    Gana quien llegue a { $target }
pig-head = **{ $title }** · objetivo { $target }
pig-your-turn = { $player }, te toca: pulsa **Tirar**.
pig-turn = { $player }, **{ $points }** en juego: tira otra vez o plántate.
pig-time = -# ⏳ <t:{ $due }:R> el bot se planta con { $points }.
pig-button-roll = Tirar
pig-button-bank = Plantarse con { $points }
pig-bank = { $player } tira { $dice } y se planta con **{ $points }**: **{ $total }** en total.
pig-bust = { $player } tira { $dice }: **¡se acabó!** { $lost ->
    [0] No había nada en juego.
    [one] Adiós a **{ $lost }** punto.
   *[other] Adiós a **{ $lost }** puntos.
    }
pig-idle = ⌛ A { $player } se le acabó el tiempo: el bot se planta con **{ $points }**, **{ $total }** en total.
pig-in-short = Tira un dado tantas veces como quieras y plántate con la suma. Un 1 acaba el turno sin nada. Quien llega primero a { $target } gana al momento.
pig-words-turn = **Tu turno**
    - Tira el dado tantas veces como quieras: cada tirada suma al turno.
    - Plántate para conservar esos puntos. Con un 1, el turno acaba y se pierden.
    - Si se acaba el tiempo, el bot se planta.
pig-words-winning = **Ganar**
    - Quien se planta primero con { $target } o más gana al momento.
pig-best-turn = Mejor turno: ronda { $round }, { $player } se plantó con { $points }
pig-card = **Turnos perdidos:** { $busts } · lo máximo en un turno: { $best }
order-busts = Más turnos perdidos
