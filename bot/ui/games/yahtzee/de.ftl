## Kleine Wörter

# As in English.
kind-yahtzee = Yahtzee
# As in English.
kind-yatzy = Yatzy

## Was die Regeln nicht erlauben

hold-first = Wähle zuerst die Würfel, die liegen bleiben. Es darf auch keiner sein.
held-already = Die Würfel, die liegen bleiben, hast du schon gewählt. Wirf die anderen.
no-throws-left = Das war der letzte von { $throws } { $throws ->
    [one] Wurf
   *[other] Würfen
    }. Nimm ein Feld.
hold-all = Alle Würfel bleiben liegen, also gibt es nichts zu werfen. Nimm ein Feld.
no-such-column = Spalte { $column } gibt es nicht. Die letzte ist Spalte { $columns }.
joker-elsewhere = { $box } in Spalte { $column } geht jetzt nicht: Ein Yahtzee gehört { $joker ->
    [original] in ein unteres Feld
   *[forced] zuerst ins Feld seiner Augenzahl, danach in ein unteres Feld
  }.
box-above-first = Die Felder werden von oben nach unten gefüllt: Nimm { $box } in Spalte { $column }.
upper-boxes-first = In Spalte { $column } kommen erst die oberen Felder, Einser bis Sechser. { $box } kommt danach.
box-taken = { $box } in Spalte { $column } ist schon vergeben.

## Regelwerke

allowed-rolls = 1 bis 10
allowed-columns = 1 bis 6
allowed-box = none, sum, oder ganze Punkte von 1 bis 1.000.000
allowed-box-of-equal-dice = none, sum, matching, oder ganze Punkte von 1 bis 1.000.000
allowed-chance = none oder sum
allowed-first-roll = none oder untere Felder mit ganzen Punkten, etwa full-house: 35, high-straight: 25
allowed-ties = none oder Felder, etwa yatzy, chance, sixes
allowed-upper-bonus = none oder etwa at: 63 (1 bis 126), points: 35
allowed-yahtzee-bonus = ganze Punkte von 0 (aus) bis 1.000.000 oder points: 100, most: 3 (1 bis 10)

## Die Felder eines Zettels

box-ones = Einser
box-twos = Zweier
box-threes = Dreier
box-fours = Vierer
box-fives = Fünfer
box-sixes = Sechser

## Yahtzee

yahtzee-lobby-head = ### { $dice } { $names_game ->
    [yes] {""}
   *[no] Yahtzee ·{" "}
    }{ $title }
    { $turns } { $turns ->
    [one] Zug
   *[other] Züge
    } für jeden, die höchste Summe gewinnt
yahtzee-head = **{ $title }** · Zug { $round } von { $rounds }
yahtzee-saved = { $saved } { $saved ->
    [one] übriger Wurf
   *[other] übrige Würfe
    }
yahtzee-place = · Rang { $place }
yahtzee-progress = · { $filled }/{ $boxes }
yahtzee-in-column = { $many ->
    [one] { $box }
   *[other] { $box } in Spalte { $column }
    }
yahtzee-hold = { $player }, wähl die Würfel, die liegen bleiben, und **wirf** die anderen, oder nimm ein Feld. Noch { $left ->
    [one] ein Wurf.
   *[other] { $left } Würfe.
    }
yahtzee-held = { $player }, du lässt **{ $dice }** liegen. Noch { $left ->
    [one] ein Wurf.
   *[other] { $left } Würfe.
    }
yahtzee-held-all = { $player }, alle Würfel bleiben liegen: Gib einen frei, um noch einmal zu werfen, oder nimm ein Feld. Noch { $left ->
    [one] ein Wurf.
   *[other] { $left } Würfe.
    }
yahtzee-rolls-left = { $left ->
    [0] Kein Wurf mehr.
    [one] Noch ein Wurf.
   *[other] Noch { $left } Würfe.
    }
yahtzee-board-card = -# Zettel von { $player }{ $thrown ->
    [yes] {""}: was diese Würfel bringen
   *[no] {""}
    }
yahtzee-also-open = -# { $also ->
    [yes] Auch offen
   *[no] Offen
    }: { $boxes ->
    [all] alle Felder
   *[other] { $boxes }
    }
yahtzee-upper-in-short = -# Bonus oben{ $many ->
    [one] :
   *[other] , Spalte
    } { $columns }
yahtzee-to-upper = { $many ->
    [one] {""}
   *[other] { $column }:{" "}
    }{ $state ->
    [has] erreicht
    [lost] nicht mehr zu erreichen
   *[open] noch { $missing }
    }
yahtzee-bonus-in-short = -# Yahtzee-Bonus: { $points } für jeden weiteren Yahtzee{ $multiplied ->
    [yes] {" "}mal Spaltennummer
   *[no] {""}
    }
yahtzee-take = { $player }, kein Wurf mehr übrig: **Wähle ein Feld**.
yahtzee-time = -# ⏳ Bis { $slow ->
    [yes] <t:{ $due }:f>
   *[no] <t:{ $due }:t>
    }, dann { $points ->
    [0] streicht der Bot { $where }
   *[other] trägt der Bot { $points } bei { $where } ein
    }{ $aside ->
    [yes] , und du wirst übersprungen, bis du **Bin wieder da** drückst.
   *[no] .
    }
yahtzee-button-roll = { $dice ->
    [0] Werfen
    [one] Einen Würfel werfen
   *[other] { $dice } Würfel werfen
    }
yahtzee-button-hold = { $dice } liegen lassen
yahtzee-button-cards = Zettel
yahtzee-button-take = { $where } nehmen · { $points }
yahtzee-choose-box = { $many ->
    [one] Feld nehmen …
   *[other] Spalte { $column } …
    }
yahtzee-box = { $many ->
    [one] { $box }
   *[other] { $box } · Spalte { $column }
    } — { $points }
yahtzee-box-bonus = davon { $points } für einen weiteren Yahtzee
yahtzee-box-upper = und { $points } für den Bonus oben
yahtzee-sure = **{ $where }** streichen, also 0 Punkte? { $left ->
    [0] Dort sind bis zu { $most } möglich.
    [one] Dort sind bis zu { $most } möglich, und du hast noch einen Wurf.
   *[other] Dort sind bis zu { $most } möglich, und du hast noch { $left } Würfe.
    } Etwas anderes kannst du unter dem Spielstand wählen.
yahtzee-button-nothing = Streichen
yahtzee-scored-nothing = Du hast das Feld gestrichen.
yahtzee-turn = { $player } trägt **{ $points }** bei **{ $where }** ein ({ $dice }): **{ $total }** insgesamt.
yahtzee-turn-nothing = { $player } streicht **{ $where }** ({ $dice }) und bleibt bei **{ $total }**.
yahtzee-turn-yahtzee = 🎉 **Ein { $name }!**
yahtzee-turn-bonus = Davon sind **{ $points }** Bonus für einen weiteren Yahtzee.
yahtzee-turn-upper = Die oberen Felder{ $many ->
    [one] {""}
   *[other] {" "}in Spalte { $column }
    } ergeben { $upper }: **{ $points }** zusätzlich.
yahtzee-turn-idle = ⌛ Die Zeit von { $player } ist um: { $points ->
    [0] Der Bot streicht **{ $where }**, und es bleibt bei **{ $total }**.
   *[other] Der Bot trägt **{ $points }** bei **{ $where }** ein, **{ $total }** insgesamt.
    }
yahtzee-log = { $player }: { $where }, { $points }{ $dice ->
    [none] {""}
   *[other] {" "}({ $dice })
    }{ $idle ->
    [yes] , als die Zeit um war
   *[no] {""}
    }
yahtzee-card-head = ### 📋 { $player } · { $total }
    -# { $filled } von { $boxes } { $boxes ->
    [one] Feld
   *[other] Feldern
    } gefüllt
yahtzee-times = { $multiplied ->
    [yes] ×
   *[no] {""}
    }{ $column }
yahtzee-open-box = –
yahtzee-taken-box = ·
yahtzee-total = Summe
yahtzee-open = -# **Offen{ $many ->
    [one] {""}
   *[other] {" "}in Spalte { $column }
    }:** { $boxes ->
    [all] alle Felder
    [none] nichts
   *[other] { $boxes }
    }
yahtzee-card-upper = **Bonus oben{ $many ->
    [one] {""}
   *[other] {" "}in Spalte { $column }
    }:** { $state ->
    [has] { $points } { $points ->
        [one] Punkt
       *[other] Punkte
        }, erreicht mit { $upper }
    [lost] nicht mehr zu erreichen
   *[open] { $upper } von { $needs }, noch { $missing } für { $points } { $points ->
        [one] Punkt
       *[other] Punkte
        }
    }
yahtzee-card-yahtzee = **Yahtzee-Bonus:** { $state ->
    [has] Jeder weitere Yahtzee bringt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
        }
    [spent] alle bekommen
    [lost] nicht mehr zu erreichen, weil ein Yahtzee-Feld gestrichen ist
   *[open] { $many ->
        [one] Sobald im Yahtzee-Feld ein Yahtzee steht, bringt jeder weitere { $points } { $points ->
            [one] Punkt
           *[other] Punkte
            }
       *[other] In { $filled } von { $many } Yahtzee-Feldern steht ein Yahtzee. Sobald in allen einer steht, bringt jeder weitere { $points } { $points ->
            [one] Punkt
           *[other] Punkte
            }
    }
    }{ $multiplied ->
    [yes] {" "}mal Spaltennummer
   *[no] {""}
    }
yahtzee-choose-card = Wessen Spielzettel?
yahtzee-card-option = Platz { $seat } · { $total } { $total ->
    [one] Punkt
   *[other] Punkte
    }
yahtzee-over-ties = -# { $players } { $many ->
    [one] hat
   *[other] haben
    } genauso viele Punkte, aber diese Felder entscheiden: { $boxes }.
yahtzee-over-upper = Bonus oben { $points }
yahtzee-over-yahtzee = Yahtzee-Bonus { $points }
yahtzee-short-dice-of = { $boxes } ({ $dice })
yahtzee-short-rolls = { $rolls ->
    [one] ein Wurf je Zug
   *[other] { $rolls } Würfe je Zug
    }
yahtzee-short-columns = { $columns } { $columns ->
    [one] Spalte
   *[other] Spalten
    }{ $multiplied ->
    [yes] : Punkte zählen mal Spaltennummer
   *[no] {""}
    }
yahtzee-short-first-roll = Erster Wurf: { $boxes }
yahtzee-short-ties = bei gleicher Summe entscheidet { $boxes }
yahtzee-short-upper = { $points } zusätzlich ab { $at } in den oberen Feldern
yahtzee-short-yahtzee = { $points } zusätzlich für weitere Yahtzees{ $most ->
    [0] {""}
    [one] , einmal
   *[other] , bis zu { $most }-mal
    }
yahtzee-words-boxes = **Die Felder**
yahtzee-words-upper = Einser bis Sechser
yahtzee-words-face = nur diese Augenzahl
yahtzee-words-sum = alle Augen
yahtzee-words-matching = nur die gleichen Würfel
yahtzee-words-turn = Wirf { $dice } Würfel { $rolls ->
    [one] einmal
   *[other] bis zu { $rolls }-mal; zwischen den Würfen lässt du liegen, was du willst
    }. Dann trag in ein offenes Feld ein, was die Würfel dort wert sind, auch wenn es 0 Punkte sind.{ $saved ->
    [yes] {" "}Würfe, die du nicht brauchst, bleiben dir: In jedem späteren Zug hast du sie zusätzlich.
   *[no] {""}
    }
yahtzee-words-columns = { $columns ->
    [one] Dein Spielzettel hat eine Spalte mit { $boxes } { $boxes ->
        [one] Feld
       *[other] Feldern
        }, also hast du { $turns } { $turns ->
        [one] Zug
       *[other] Züge
        }.
   *[other] Dein Spielzettel hat { $columns } Spalten mit je { $boxes } { $boxes ->
        [one] Feld
       *[other] Feldern
        }, die alle zugleich offen sind, also hast du { $turns } { $turns ->
        [one] Zug
       *[other] Züge
        }.
    }{ $multiplied ->
    [yes] {" "}Die Punkte einer Spalte werden mit ihrer Nummer malgenommen.
   *[no] {""}
    }
yahtzee-words-order = { $order ->
    [sections] Fülle zuerst die oberen Felder einer Spalte.
   *[card] Fülle die Felder einer Spalte von oben nach unten.
    }
yahtzee-pattern-full-house = Ein Full House sind drei gleiche Würfel und zwei andere gleiche{ $equal ->
    [yes] {" "}oder fünf gleiche.
   *[no] .
    }
yahtzee-pattern-villa = Eine Villa sind drei gleiche Würfel und drei andere gleiche{ $equal ->
    [yes] {" "}oder sechs gleiche.
   *[no] .
    }
yahtzee-pattern-tower = Ein Turm sind vier gleiche Würfel und zwei andere gleiche{ $equal ->
    [yes] {" "}oder sechs gleiche.
   *[no] .
    }
yahtzee-words-two-pairs = { $equal ->
    [yes] Paare in einem Feld dürfen gleich sein: Vier gleiche sind zwei Paare.
   *[no] Paare in einem Feld haben verschiedene Augenzahlen.
    }
yahtzee-words-straights = Eine kleine Straße sind vier Augenzahlen in Folge, eine große fünf.{ $after ->
    [yes] {" "}Auf die 6 darf eine 1 folgen, wie in 3 4 5 6 1.
   *[no] {""}
    }
yahtzee-words-double-generala = Die doppelte Generala zählt, sobald im Generala-Feld ihrer Spalte Punkte stehen.
yahtzee-words-idle = Ist die Zeit um, nimmt der Bot das Feld, das am meisten bringt.
yahtzee-words-bonuses = **Zusätzlich**
yahtzee-words-upper-bonus = **Bonus oben:** Einser bis Sechser, die zusammen { $at } oder mehr ergeben, bringen { $points } { $points ->
    [one] Punkt
   *[other] Punkte
    } zusätzlich{ $multiplied ->
    [yes] {" "}(beides mal Spaltennummer).
   *[no] .
    }
yahtzee-words-yahtzee-bonus = **Yahtzee-Bonus:** { $columns ->
    [one] Sobald in deinem Yahtzee-Feld ein Yahtzee steht
   *[other] Sobald in allen deinen Yahtzee-Feldern ein Yahtzee steht
    }, bringt jeder weitere zusätzlich { $points } { $points ->
    [one] Punkt
   *[other] Punkte
    }{ $multiplied ->
    [yes] {" "}mal Spaltennummer
   *[no] {""}
    }, { $needs ->
    [yes] wenn er im gewählten Feld selbst Punkte bringt
   *[no] auch wenn er im gewählten Feld 0 Punkte bringt
    }{ $most ->
    [0] .
    [one] , aber nur einmal.
   *[other] , höchstens { $most }-mal.
    }
yahtzee-words-joker = **Joker:** { $joker ->
    [free] Ein Yahtzee zählt auch als Full House oder Straße in einer Spalte, in der sein Yahtzee-Feld und das Feld seiner Augenzahl gefüllt sind.
    [original] Ist das Yahtzee-Feld einer Spalte gefüllt, gehört ein Yahtzee dort in ein unteres Feld und zählt auch als Full House oder Straße. Nur wenn die alle gefüllt sind, kommt er in ein oberes, für 0.
    [forced] Ist das Yahtzee-Feld einer Spalte gefüllt, gehört ein Yahtzee dort ins obere Feld seiner Augenzahl, danach in ein unteres, wo er auch als Full House oder Straße zählt. Nur wenn die alle gefüllt sind, kommt er in ein anderes oberes, für 0.
   *[filled] Ein Yahtzee zählt auch als Full House oder Straße, sobald alle Yahtzee-Felder und alle oberen Felder seiner Augenzahl gefüllt sind.
    }
yahtzee-words-first-roll = **Erster Wurf:** Der erste Wurf eines Zugs bringt in diesen Feldern andere Punkte: { $boxes }.
yahtzee-words-first-roll-wins = **Erster Wurf:** Gleiche Würfel im ersten Wurf eines Zugs gewinnen die Partie sofort.
yahtzee-words-winning = Sind alle Spielzettel voll, gewinnt die höchste Summe. { $ties ->
    [none] Bei gleicher Summe wird der Sieg geteilt.
   *[other] Bei gleicher Summe entscheiden die Punkte in diesen Feldern, der Reihe nach: { $ties }. Sind auch die gleich, wird der Sieg geteilt.
    } Allein spielen geht auch.

## Tipps

yahtzee-choice-hold = { $held ->
    [none] { $dice ->
        [one] Einen Würfel
       *[other] { $dice } Würfel
    } werfen
   *[other] { $held } liegen lassen, { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    } werfen
    }
yahtzee-choice-take = { $where } nehmen
yahtzee-worth-points = am Ende im Schnitt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
    }
yahtzee-worth-win = { $percent } % Gewinnchance, am Ende im Schnitt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
    }
yahtzee-hint-estimated = -# { $points ->
    [exact] Die Gewinnchancen sind geschätzt, die Punkte nicht.
   *[estimated] Diese Zahlen sind geschätzt.
    }

## Rückblick auf eine Partie

yahtzee-review-seat = { $player } · { $accuracy ->
    [none] {""}
    [forced] hatte nie eine Wahl ·{" "}
   *[other] Genauigkeit { $accuracy } ·{" "}
    }Summe **{ $total }**: { $start } erwartet, { $parts }
yahtzee-review-unplayed = { $parts }, frühes Ende −{ $points }
yahtzee-review-picture = **Erwartete Endsumme** nach jeder Runde. Gestrichelt: der Schnitt mit der besten Strategie.
yahtzee-review-moment = Runde { $round }, { $player }: { $win ->
    [none] { $before } → { $after } { $after ->
        [one] Punkt
       *[other] Punkte
        }
   *[other] Gewinnchance { $win } % → { $then } %
    }
yahtzee-review-board = Summe { $total }{ $win ->
    [none] {""}
   *[other] , { $before } → { $after } erwartet
    }. { $thrown ->
    [none] Der Zug beginnt.
   *[other] Würfel: { $thrown }.
    }
yahtzee-review-better = { $choice }{ $loss ->
    [0] {""}
   *[other] {" "}(+{ $loss } { $loss ->
        [one] Punkt
       *[other] Punkte
        })
    }
yahtzee-review-exact = Die Punkte sind genau.{ $seats ->
    [one] {""}
   *[other] {" "}Gewinnchancen sind geschätzt.
    }
yahtzee-alt-review-alone = Die erwartete Endsumme nach jeder Runde: { $start } am Anfang, { $total } am Ende.

## Hilfe

how-yahtzee-hold = { $pictures }
    Du hast **6 6** 2 3 **6**{ $more } geworfen. Drück auf die Würfel, die liegen bleiben, hier **6 6 6**, und **wirf** die anderen noch einmal. Ein Zug hat bis zu { $rolls } { $rolls ->
    [one] Wurf
   *[other] Würfe
    }.{ $saved ->
        [yes] {" "}Würfe, die du nicht brauchst, hast du in späteren Zügen zusätzlich.
       *[no] {""}
    }
how-yahtzee-box = { $pictures }
    Du hast 6 6 6 2 2{ $more }. Nach jedem Wurf kannst du im Menü ein Feld nehmen: Diese Würfel bringen { $points } { $points ->
    [one] Punkt
   *[other] Punkte
    } als **{ $box }** oder { $sixes } bei **Sechser**. Damit endet dein Zug, und jedes Feld zählt nur einmal. Passt nichts, streich ein Feld für 0 Punkte.{ $order ->
        [card] {" "}Die Felder werden von oben nach unten gefüllt.
        [sections] {" "}Die oberen Felder kommen zuerst.
       *[any] {""}
    }
how-yahtzee-win = { $pictures }
    { $dice } ist ein **{ $five }** und bringt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
    }. { $at ->
        [0] {""}
       *[other] Ergeben Einser bis Sechser zusammen { $at } oder mehr, bekommst du { $bonus } { $bonus ->
        [one] Punkt
       *[other] Punkte
        } Bonus.
    }
    Sind alle Felder voll, gewinnt die höchste Summe. **Zettel** zeigt, was alle haben.
help-yahtzee = {""}**Auf dem Spielstand**
    5/13 heißt: 5 von 13 Feldern sind gefüllt. Der Zettel zeigt mit einem Plus, was deine Würfel in jedem offenen Feld bringen.
    {""}Mit **… nehmen** trägst du dort ein, wo deine Würfel am meisten bringen. Jedes Menü ist eine Spalte deines Zettels.
    {""}**Zettel** zeigt, was alle haben und wie weit jeder Bonus entfernt ist.
    {""}**Yatzy** gibt es auch: `/yatzy start`. `/yahtzee rules` hat alle Arten, auch Generala und Yacht.
    {""}**Alles andere** beginnt mit `/farkle`, für alle Spiele, etwa `/farkle board`, `games` und `leave`.

## Befehle

command-yahtzee = Yahtzee, Yatzy oder Generala in diesem Kanal spielen
command-yatzy = Yatzy in diesem Kanal spielen
command-yatzy-start = Eine Lobby für eine Partie Yatzy, Maxi Yatzy oder Forced Yatzy eröffnen
command-yahtzee-start = Eine Lobby für eine Partie Yahtzee, Yatzy, Maxi Yatzy, Generala oder Yacht eröffnen

## Eigene Regeln eines Servers

# As in English.
rules-title-yahtzee = Yahtzee
rules-summary-yahtzee = Fünf Würfel, drei Würfe, dreizehn Felder: Jeder Zug füllt eines.
# As in English.
rules-title-triple-yahtzee = Triple Yahtzee
rules-summary-triple-yahtzee = Drei Spalten auf einmal: Die zweite zählt doppelt, die dritte dreifach.
# As in English.
rules-title-generala = Generala
rules-summary-generala = Das Spiel Lateinamerikas: Der erste Wurf bringt mehr, und fünf gleiche darin gewinnen sofort.
# As in English.
rules-title-yacht = Yacht
rules-summary-yacht = Das Spiel vor Yahtzee: zwölf Felder, zwei Straßen aus fünf Würfeln zu je 30, kein Bonus.
# As in English.
rules-title-forced-yatzy = Forced Yatzy
rules-summary-forced-yatzy = Yatzy von oben nach unten: Jeder Zug füllt das nächste Feld, und 42 oben bringen den Bonus.
# As in English.
rules-title-maxi-yatzy = Maxi Yatzy
rules-summary-maxi-yatzy = Yatzy mit sechs Würfeln und zwanzig Feldern. Übrige Würfe bleiben für spätere Züge.
# As in English.
rules-title-yatzy = Yatzy
rules-summary-yatzy = Das Spiel Skandinaviens: fünfzehn Felder mit Paaren, kein Joker, 50 Punkte ab 63.
editor-options-boxes = Die Felder …
editor-options-card = Spalten und Bonus …
option-rolls = Würfe je Zug
option-saved-rolls = Übrige Würfe aufheben
option-one-pair = Ein Paar
option-two-pairs = Zwei Paare
option-three-of-a-kind = Dreierpasch
option-four-of-a-kind = Viererpasch
option-five-of-a-kind = Fünferpasch
option-small-straight = Straße 1–5
option-large-straight = Straße 2–6
option-full-straight = Straße 1–6
option-full-house = Full House
# As in English.
option-villa = Villa
option-tower = Turm
option-low-straight = Kleine Straße
option-high-straight = Große Straße
# As in English.
option-yahtzee = Yahtzee
# As in English.
option-chance = Chance
# As in English.
option-yatzy = Yatzy
# As in English.
option-generala = Generala
option-double-generala = Doppelte Generala
option-four-as-two-pairs = Vier gleiche als zwei Paare
option-five-as-full-house = Fünf gleiche als Full House
option-one-after-six = 1 nach der 6 in einer Straße
option-first-roll = Punkte des ersten Wurfs
option-first-roll-wins = Gleiche Würfel im ersten Wurf gewinnen
option-columns = Spalten
option-column-factors = Spalten vervielfachen Punkte
option-order = Reihenfolge der Felder
option-upper-bonus = Bonus oben
option-yahtzee-bonus = Yahtzee-Bonus
option-bonus-needs-points = Yahtzee-Bonus nur mit Punkten im Feld
# As in English.
option-joker = Joker
option-ties = Gleiche Summen
value-order-any = Beliebig
value-order-card = Von oben nach unten
value-order-sections = Die oberen Felder zuerst
value-joker-none = Nie
value-joker-free = Wenn seine eigenen Felder gefüllt sind
value-joker-original = Wenn das Yahtzee-Feld gefüllt ist, und nie in einem oberen Feld
value-joker-forced = Wenn seine eigenen Felder gefüllt sind; die gehen vor
value-joker-filled = Wenn seine eigenen Felder in allen Spalten gefüllt sind

## Bilanzen: kleine Wörter

order-yahtzees = Meiste Yahtzees
order-yahtzee-bonuses = Meiste Yahtzee-Boni
order-upper-bonuses = Meiste Boni oben
order-best-column = Beste Spalte

## Eine Bilanz

card-yahtzee = **Yahtzees:** { $yahtzees }{ $bonuses ->
    [0] {""}
   *[other] , davon { $bonuses } mit Bonus
    } · **Bonus oben:** { $upper }-mal · **Beste Spalte:** { $column } · **Bestes Feld:** { $box }
yahtzee-alone-average = Ø
yahtzee-alone-best = max

## Beendete Partien

game-yahtzee = 🎉 **{ $name }** in Runde { $round }: { $player } wirft { $dice } und { $idle ->
    [yes] lässt die Zeit verstreichen, und der Bot trägt
   *[no] trägt
  } { $points } bei { $box }{ $many ->
    [one] {""}
   *[other] {" "}in Spalte { $column }
  } ein{ $bonus ->
    [0] .
   *[other] , davon { $bonus } für einen weiteren Yahtzee!
  }
replay-held = lässt { $number ->
    [0] nichts
   *[other] **{ $held }**
  } liegen
replay-scored = und trägt **{ $points }** bei **{ $box }**{ $many ->
    [one] {""}
   *[other] {" "}in Spalte { $column }
  } ein{ $bonus ->
    [0] {""}
   *[other] , davon { $bonus } für einen weiteren Yahtzee
  }: { $total } insgesamt.

## Erfolge

achievement-about-yahtzee-win = eine Partie Yahtzee gewinnen
achievement-about-yahtzee = ein Feld mit fünf gleichen Würfeln nehmen
achievement-about-further-yahtzee = den Bonus für einen weiteren Yahtzee bekommen
achievement-about-upper-bonuses = in einer Partie in drei Spalten den Bonus oben bekommen
achievement-about-thousand = eine Partie Yahtzee mit mindestens 1.000 Punkten beenden
achievement-yahtzee-win = Volle Kästchen
achievement-yahtzee = Fünf Gleiche
achievement-further-yahtzee = Noch einer
achievement-upper-bonuses = Oberklasse
achievement-thousand = Vierstellig
