## Kleine Wörter

# As in English.
kind-farkle = Farkle

## Was die Regeln nicht erlauben

keep-first = Behalte zuerst mindestens einen Würfel, der zählt. Behalten kannst du { $best }.
kept-already = Aus diesem Wurf hast du schon Würfel behalten. Wirf weiter{ $bank ->
    [yes] , oder sichere
   *[no] {""}
  }.
not-scoring = Diese Würfel zählen zusammen nicht. Behalten kannst du { $best }.
keep-all = Hier musst du so viele Würfel behalten, wie du kannst: { $best }.
past-target = Damit kämst du über { $target } hinaus. Behalten kannst du { $best }.
below-opening = Zum Einsteigen brauchst du { $needs } { $needs ->
    [one] Punkt
   *[other] Punkte
    } in einem Zug: Dir fehlen noch { $missing }.
below-minimum = Sichern kannst du ab { $needs } { $needs ->
    [one] Punkt
   *[other] Punkten
    }: Dir fehlen noch { $missing }.
hot-dice-must-throw = Heiße Würfel: Wirf alle { $dice } noch einmal. Sichern kannst du sie nicht.
one-roll-only = In dieser Schlussrunde hast du nur einen Wurf. Sichere seine Punkte.
no-follow-on = Jetzt kannst du nichts übernehmen. Wirf stattdessen.

## Regelwerke

clash-above-exact-target = { $option } und { $other }: sichern wäre unmöglich, weil { $other } genau zu treffen ist und unter { $option } liegt
clash-play-off-at-exact-target = { $option } und { $other }: wer schon genau am Ziel steht, kann kein Stechen spielen
clash-game-without-end = { $option } und { $other }: Ohne beides endet die Partie nie
clash-target-cannot-be-met = { $option } und { $other }: keine Summe aus dem, was zählt, trifft { $option } genau
clash-too-few-dice = { $option } und { $other }: das braucht mehr Würfel, als im Spiel sind
clash-always-hot = { $option } und { $other }: Alle Würfel zählen immer, also müsste man sie immer behalten und neu werfen und könnte nie sichern. Setze { $other } auf any oder { $option } auf may
clash-turns-without-end = { $option } und { $other }: Ein Wurf bringt etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
    }, also bräuchte ein Zug mehr als { $throws } { $throws ->
    [one] Wurf
   *[other] Würfe
    } bis zum Sichern. Senke { $option }, oder lass Würfel mehr zählen
clash-no-way-to-score = { $option } und { $other }: wenn alles andere aus ist, zählt gar nichts
allowed-points = ganze Punkte von 0 (aus) bis 1.000.000
allowed-faces = none, oder Augen von 1 bis 6 mit ganzen Punkten, wie 1: 1000, 5: 500
allowed-last-die-throws = 1, 2, 3
allowed-target = ganze Punkte bis 1.000.000 oder none
allowed-rounds = 1 bis 100 oder none
allowed-more-of-a-kind = none, adding, doubling, Punkte wie 4: 1000, 5: 2000 oder je Augenzahl, 4: {"{"}1: 2000{"}"}
allowed-straights = none oder Augenzahlen in Folge mit ganzen Punkten, etwa 1-6: 1500, 2-6: 750
allowed-four-and-pair = true (wie drei Paare), false oder ganze Punkte bis 1.000.000
allowed-instant-win = none, wie viele gleiche (3 bis 6) oder etwa count: 6, faces: [6]
allowed-penalty = none oder etwa farkles: 3, points: 500, floor: 0, repeats: true, on: all_dice
allowed-skunk = none oder etwa below: 5000, double_at: 0

## Was an einem Tisch nicht geht

typed-too-soon = Gerade eben hat sich das Spiel verändert. Sieh dir den Spielstand an, dann tippe es noch einmal: { $link }
not-dice = „{ $given }“ sind keine Würfel. Tippe die Augen, die du behältst, etwa `1 1 5`.
typed-threw = Du hast { $dice } geworfen. Meiste Punkte: { $best } für { $points }. Wähle mit `/farkle keep`{ $bank ->
    [0] .
   *[other] , oder sichere { $bank } mit `/farkle bank`.
    }
typed-kept = Du behältst { $dice }, das macht { $points } { $points ->
    [one] Punkt
   *[other] Punkte
    } in diesem Zug. Weiter mit `/farkle roll`{ $bank ->
    [0] .
   *[other] , oder sichere { $bank } mit `/farkle bank`.
    }
choice-keep = { $dice } · { $points } { $points ->
    [one] Punkt
   *[other] Punkte
    }

## Die Lobby

lobby-head = ### { $dice } Farkle · { $title }
    { $reach ->
        [exceed] Ziel: mehr als { $target } { $target ->
        [one] Punkt
       *[other] Punkte
        }
        [exact] Ziel: genau { $target } { $target ->
        [one] Punkt
       *[other] Punkte
        }
        [none] Die höchste Punktzahl gewinnt
       *[other] Ziel: { $target } { $target ->
            [one] Punkt
           *[other] Punkte
        }
    }{ $rounds ->
        [0] {""}
        [one] {" "}· eine Runde
       *[other] {" "}· { $rounds } Runden
    }
roll-off-throw = { $player } wirft { $dies }

## Allein

solo-total = **{ $total }** { $total ->
    [one] Punkt
   *[other] Punkte
    }
squares-in-words = Bester Zug: { $best } · Farkles: { $lost }

## Regeln in Kürze

short-face = { $face ->
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
   *[6] Sechsen
    }
short-single = { $faces } je { $points }
short-triples = Drillinge: { $list }
short-triples-hundreds = Drilling: Augenzahl × 100
short-triples-hundreds-but = Drilling: Augenzahl × 100 (Einsen { $ones })
short-more-adding = jeder weitere bringt den Drilling noch einmal
short-more-doubling = jeder weitere verdoppelt
short-more-fixed-from = { $count } gleiche ab { $points }
short-straight = Straße { $faces } { $points }
short-dice = { $dice } Würfel.

## Der Spielstand

board-head = **{ $title }** · { $reach ->
    [exceed] Ziel: mehr als { $target } ·{" "}
    [exact] Ziel: genau { $target } ·{" "}
    [none] {""}
   *[other] Ziel: { $target } ·{" "}
    }Runde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}von { $rounds }
    }
board-to-go = · noch { $points }
board-time = -# ⏳ Bis { $slow ->
    [yes] <t:{ $due }:f>
   *[no] <t:{ $due }:t>
    }, dann { $then ->
    [bank] sichert der Bot { $banked } für dich
    [play-on] wirft der Bot für dich weiter (mit Sichern wäre die Partie verloren)
   *[lapse] ist dein Zug verloren
    }{ $aside ->
    [yes] , und du wirst übersprungen, bis du **Bin wieder da** drückst.
   *[no] .
    }
board-take-over = { $player }, du bist dran: Wirf **{ $fresh } frische Würfel**, oder **übernimm** { $points } { $points ->
    [one] Punkt
   *[other] Punkte
    } von { $giver }. Sie gehören dir, sobald du sicherst.
board-missed = { $player }, der letzte Würfel hat nicht gezählt. Du hast noch { $tries ->
    [one] einen Versuch
   *[other] { $tries } Versuche
    } damit.
board-hot-dice = { $picture } **Heiße Würfel!** Alle haben gezählt, also rollen alle { $dice } noch einmal.
board-taken-over = Übernommen: **{ $points }**. Sie gehören dir, sobald du sicherst.
board-kept = Behalten: { $dice }; **{ $points }** auf dem Spiel
throws-then = { $before }, dann { $last }
board-mark = { $player }, wähle die Würfel, die du behältst.
board-marked = { $first ->
    [yes] { $player }, du behältst **{ $dice }** für **{ $turn }**.
   *[no] { $player }, du behältst auch **{ $dice }**: **{ $turn }** in diesem Zug.
    }
board-exact = Noch { $missing } { $missing ->
    [one] Punkt
   *[other] Punkte
    } bis genau { $target }.
board-final = **Schlussrunde.** Bisher am höchsten: { $leader }, { $total }.
board-final-needs = { $player } braucht in diesem Zug **{ $needs } oder mehr**: Wer weniger sichert, verliert.
board-final-enough = Das reicht, um in Führung zu gehen.
board-play-off = **Stechen** zwischen { $players }.
button-roll = { $dice } werfen · { $points } wagen
button-roll-first = { $dice } werfen
button-roll-unmarked = Werfen
button-bank = { $points } sichern
button-bank-not = Sichern
button-best = Meiste Punkte · { $points }
button-follow = { $dice ->
    [one] Einen Würfel
   *[other] { $dice } Würfel
    } und { $points } { $points ->
    [one] Punkt
   *[other] Punkte
    } übernehmen
button-fresh = { $dice } frische Würfel
button-bank-anyway = { $points } sichern und verlieren
bank-sure = { $tied ->
    [yes] Sicherst du jetzt, holst du { $leader } bei { $total } nur ein. Du wärst später dort und würdest verlieren.
   *[no] Sicherst du jetzt, stehst du bei { $total }, aber { $leader } { $many ->
        [one] führt
       *[other] führen
        } mit { $leading }: Du würdest verlieren.
    } Das ist dein letzter Zug: Du brauchst { $needs } oder mehr. Weiterwerfen kannst du unter dem Spielstand.
banked-well = Du hast gesichert.

## Was in einem Zug geschah

log-banked = { $player } hat { $points } gesichert ({ $made }){ $why ->
    [throws] , nach { $most } { $most ->
        [one] Wurf
       *[other] Würfen
        }, mehr sind pro Zug nicht erlaubt
    [time] , als die Zeit um war
   *[none] {""}
    }
log-farkled = { $player } hat einen Farkle geworfen{ $idle ->
    [yes] , als die Zeit um war
   *[no] {""}
    }: { $dice }{ $lost ->
    [0] {""}
   *[other] {" "}· { $lost } verloren
    }{ $penalty ->
    [0] {""}
   *[other] {" "}· Strafe { $penalty }
    }
log-overshot = { $player } warf { $dice }, übers Ziel hinaus{ $lost ->
    [0] {""}
   *[other] {" "}· { $lost } verloren
    }
log-lapsed = { $why ->
    [throws] { $player } hat { $most }-mal geworfen, öfter darf man in einem Zug nicht
   *[time] Die Zeit von { $player } war um
    }{ $lost ->
    [0] {""}
   *[other] {" "}· { $lost } verloren
    }
made-taken-over = { $points } übernommen
turn-bank = { $player } sichert **{ $points }** ({ $made }): **{ $total }** insgesamt.
turn-farkle = { $picture } { $variant ->
    [0] **Farkle!** { $player } wirft { $dice }, und nichts zählt.
    [1] { $player } wirft { $dice }: **Farkle**, weit und breit kein Punkt.
   *[2] { $dice } für { $player }. Die Würfel lachen: **Farkle!**
    } { $lost ->
    [0] {""}
   *[other] **{ $lost }** { $lost ->
        [one] Punkt ist
       *[other] Punkte sind
        } futsch.
    }
turn-idle-bank = ⌛ { $why ->
    [throws] { $player } hat { $most }-mal geworfen, öfter darf man in einem Zug nicht
   *[time] Die Zeit von { $player } ist um
    }: Der Bot sichert **{ $points }**, **{ $total }** insgesamt.
turn-idle-farkle = ⌛ Die Zeit von { $player } ist um: Der Bot wirft weiter, und { $dice } ist ein Farkle.{ $lost ->
    [0] {""}
   *[other] {" "}**{ $lost }** { $lost ->
        [one] Punkt ist
       *[other] Punkte sind
        } weg.
    }
turn-lapse = ⌛ { $why ->
    [throws] { $player } hat { $most }-mal geworfen, öfter darf man in einem Zug nicht
   *[time] Die Zeit von { $player } ist um
    }: Der Zug ist verloren{ $lost ->
    [0] .
   *[other] , **{ $lost }** { $lost ->
        [one] Punkt ist
       *[other] Punkte sind
        } weg.
    }
turn-overshot = { $player } wirft { $dice }: Alles, was zählt, ginge übers Ziel hinaus. Der Zug endet ohne Punkte.
turn-penalty = Zu viele Farkles in Folge: { $player } verliert **{ $points }** und hat nur noch **{ $total }**.
turn-final-round = **{ $target } sind erreicht!** { $players } { $many ->
    [one] hat
   *[other] haben
    } eine letzte Chance.
turn-final-whole-round = **{ $target } sind erreicht!** Diese Runde wird zu Ende gespielt, dann folgt noch eine.
turn-last-round = **Die letzte Runde beginnt.**
turn-play-off = Gleichstand an der Spitze! { $players } gehen ins Stechen.

## Das Ende

over-too-long = -# Die Partie hat die Höchstlänge erreicht, bevor sie entschieden war.
over-play-off = -# Nach Gleichstand im Stechen gewonnen.
over-first = -# { $players } { $many ->
    [one] hat
   *[other] haben
    } genauso viel, aber der Sieger war zuerst da.
over-skunked = Schneider
over-double-skunked = doppelt Schneider

## Tipps

hint-roll = { $keep ->
    [none] { $dice ->
        [one] Einen Würfel werfen
       *[other] { $dice } Würfel werfen
    }
   *[other] { $keep } behalten, { $dice ->
        [one] einen Würfel werfen
       *[other] { $dice } Würfel werfen
    }
    }
hint-bank = { $keep ->
    [none] { $points } sichern
   *[other] { $keep } behalten, { $points } sichern
    }
hint-worth-win = { $percent } % Gewinnchance
hint-worth-points = im Schnitt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
    }
hint-only-choice = Eine andere Wahl hast du nicht.
hint-risk = Mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
    }: { $times ->
    [one] 1 Farkle
   *[other] { $times } Farkles
    } in { $throws } { $throws ->
    [one] Wurf
   *[other] Würfen
    }.
hint-risk-to-bank = Weiterwerfen setzt alles aufs Spiel. Mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
    }: { $times ->
    [one] 1 Farkle
   *[other] { $times } Farkles
    } in { $throws } { $throws ->
    [one] Wurf
   *[other] Würfen
    }.
hint-no-risk = { $dice ->
    [one] Ein Würfel zählt
   *[other] { $dice } Würfel zählen
    } hier immer.
hint-behind = Mit { $missing } mehr liegst du vorn.
hint-leads = Damit liegst du um { $ahead } vorn.
hint-final-behind = Du brauchst vor dem Sichern mindestens { $missing } mehr, sonst verlierst du.
hint-final-ahead = Mit diesen Punkten liegst du um { $ahead } vorn.
hint-exact = Du brauchst noch genau { $missing }.
hint-target = Mit diesen Punkten bist du am Ziel.
hint-points-only = -# So viele Punkte bringt dein Zug im Schnitt. Die Gewinnchancen kenne ich für diese Regeln nicht.
hint-estimated = -# Diese Chancen sind geschätzt.

## Rückblick auf eine Partie

review-seat = { $player } · { $accuracy ->
    [none] {""}
    [forced] hatte nie eine Wahl ·{" "}
   *[other] Genauigkeit { $accuracy } ·{" "}
    }Gewinnchance **{ $before } % → { $after } %**: { $parts }
review-moment = Runde { $round }, { $player }: { $before } % → { $after } %
review-board = Punkte: { $totals }. { $turn ->
    [0] { $thrown ->
        [none] Der Zug beginnt.
       *[other] Geworfen: { $thrown }.
        }
   *[other] { $turn } in diesem Zug{ $thrown ->
        [none] .
       *[other] ; geworfen: { $thrown }.
        }
    }
review-kept = { $keep } behalten, dann lief die Zeit ab
review-better = { $choice }{ $loss ->
    [0] {""}
   *[other] {" "}(+{ $loss } % Gewinnchance)
    }

## Hilfe

how-farkle-keep = { $pictures }
    Du hast **1 1 5** { $rest } geworfen. Drück auf die Würfel, die zählen: **1 1 5** bringt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
    }. **Meiste Punkte** markiert, was am meisten bringt.
    -# { $scores }
how-farkle-bank = { $pictures }
    Du hast geworfen, was übrig war, { $dice } Würfel: **1** { $rest } bringt { $points } dazu, zusammen { $total } in diesem Zug.
    Jetzt entscheide dich. { $needs ->
        [0] **{ $total } sichern**
       *[other] **Sichern**, wofür du beim ersten Mal { $needs } { $needs ->
        [one] Punkt
       *[other] Punkte
        } brauchst,
    } rettet die Punkte und beendet deinen Zug. **{ $again } werfen** bringt vielleicht mehr, oder alle { $total } sind weg. Haben alle Würfel gezählt, sind das **heiße Würfel**: Du { $hot ->
        [must] musst
       *[may] darfst
    } alle noch einmal werfen.
how-farkle-win = { $pictures }
    { $dice ->
        [none] Ein Wurf, in dem nichts zählt, ist ein **Farkle**:
       *[other] Du hast { $dice } geworfen, und nichts davon zählt. Das ist ein **Farkle**:
    } Dein Zug ist zu Ende, und seine Punkte sind verloren. { $penalty ->
        [none] Was du vorher gesichert hast, bleibt dir.
       *[other] { $penalty }
    }
    { $winning } Ist deine Zeit um, geht der Bot für dich auf Nummer sicher.
help-farkle = {""}**Auf dem Spielstand**
    ➤ wer dran ist · 🏁 hat noch einen letzten Zug · 💤 nicht da
    🔒 noch nicht eingestiegen: erst muss ein Zug genug Punkte bringen
    ⚠️ 2/3 zwei Farkles in Folge, der dritte kostet Punkte
    {""}**Nicht da?** Ist die Zeit eines Zuges um, geht der Bot für dich auf Nummer sicher; nach zwei solchen Zügen wirst du übersprungen, bis du **Bin wieder da** drückst.
    {""}**Spielstand verloren?** `/farkle board`, oder `/farkle games` für alle deine Partien.
    {""}**Zweifel an den Würfeln?** `/farkle verify` nach der Partie.
    {""}**Glück gehabt oder gut gespielt?** **Rückblick** unter dem Ende einer Partie. Erlaubt die Lobby Tipps, fragt **Tipp** den Trainer.
    {""}**Genug?** `/farkle leave`. Der Gastgeber kann eine Partie mit `/farkle pause` anhalten und mit `/farkle stop` beenden.

## Befehle

command-farkle-start = Eine Lobby für eine Partie Farkle eröffnen

## Ein Regelwerk in Worten

words-scores = **Was zählt** in einem Wurf
words-triple-times = Drilling × { $times }
words-of-a-kind = { $count } gleiche
words-dice = Wirf { $dice } Würfel und behalte, was zählt. Dann wirf die übrigen noch einmal, oder sichere. Ein Wurf ohne Punkte ist ein Farkle und kostet den Zug.
words-keep-any = Du kannst beliebige Würfel behalten, die zählen, mindestens einen.
words-keep-all = Behalte alle Würfel, die zählen.
words-keep-all-until-open = Behalte bis zum Einstieg alle Würfel, die zählen.
words-hot-dice-may = Haben alle Würfel gezählt, darfst du alle noch einmal werfen.
words-hot-dice-must = Haben alle Würfel gezählt, musst du alle noch einmal werfen.
words-opening = Einsteigen kannst du ab { $value } { $value ->
    [one] Punkt
   *[other] Punkten
    } in einem Zug.
words-reopen = Bringt dich eine Strafe auf 0 oder darunter, musst du neu einsteigen.
words-minimum-bank = Sichern kannst du ab { $value } { $value ->
    [one] Punkt
   *[other] Punkten
    } in einem Zug.
words-last-die-throws = Mit dem letzten Würfel hast du { $value } { $value ->
    [one] Versuch
   *[other] Versuche
    }.
words-extend-triples = Weitere Würfel eines Drillings bringen ihn noch einmal.
words-follow-on-opened = Eingestiegen darfst du übernehmen, was der Vorgänger gesichert hat, und seine Restwürfel werfen.
words-follow-on-anyone = Du darfst übernehmen, was der Vorgänger gesichert hat, und seine übrigen Würfel werfen.
words-follow-farkles = Du darfst auch übernehmen, was der Vorgänger durch einen Farkle verloren hat.
words-penalty = { $farkles ->
    [one] Ein Farkle{ $on ->
        [all_dice] {" "}mit allen Würfeln
       *[any] {""}
        } kostet
   *[other] { $farkles } Farkles{ $on ->
        [all_dice] {" "}mit allen Würfeln
       *[any] {""}
        } in Folge kosten
    } { $points } { $points ->
    [one] Punkt
   *[other] Punkte
    }{ $repeats ->
    [true] , jeder weitere noch einmal so viel
   *[other] {""}
    }{ $floor ->
    [none] , auch wenn du damit unter null gerätst.
   *[other] , aber nie unter { $floor }.
    }
words-start-roll-off = Alle würfeln aus, wer beginnt.
words-start-seat-order = Der Gastgeber beginnt.
words-start-random = Wer beginnt, wird ausgelost.
words-target-reach-at-least = Mit { $target } { $target ->
    [one] Punkt
   *[other] Punkten
    } oder mehr endet die Partie.
words-target-reach-exceed = Mit mehr als { $target } { $target ->
    [one] Punkt
   *[other] Punkten
    } endet die Partie.
words-target-reach-exact = Mit genau { $target } { $target ->
    [one] Punkt
   *[other] Punkten
    } endet die Partie. Was darüber hinausginge, kannst du nicht behalten.
words-rounds = { $target ->
    [0] Die Partie hat { $value } { $value ->
        [one] Runde
       *[other] Runden
        }; dann gewinnt die höchste Punktzahl.
   *[other] Auch nach { $value } { $value ->
        [one] Runde
       *[other] Runden
        } endet die Partie; dann gewinnt die höchste Punktzahl.
    }
words-final-round-none = Wer das Ziel zuerst erreicht, gewinnt sofort.
words-final-round-complete-round = Die Runde wird zu Ende gespielt; dann gewinnt die höchste Punktzahl.
words-final-round-one-roll-each = Alle anderen haben noch einen Wurf, dessen Punkte sie sichern dürfen; dann zählt die höchste.
words-final-round-one-turn-each = Alle anderen haben noch einen letzten Zug; dann gewinnt die höchste Punktzahl.
words-final-round-one-more-round = Die Runde wird zu Ende gespielt, und es folgt noch eine; dann gewinnt die höchste Punktzahl.
words-defend = Wer in der Schlussrunde führt und überholt wird, hat noch einen Zug.
words-tie-first = Bei Gleichstand gewinnt, wer den Stand zuerst hatte.
words-tie-shared = Bei Gleichstand wird der Sieg geteilt.
words-tie-play-off = Bei Gleichstand entscheidet ein Stechen: noch eine Runde.
words-instant-win = { $faces ->
    [any] { $count } gleiche in einem Wurf gewinnen sofort.
   *[other] { $count } gleiche in einem Wurf gewinnen sofort, wenn es { $faces } sind.
    }
words-skunk = Wer mit weniger als { $below } { $below ->
    [one] Punkt
   *[other] Punkten
    } verliert, ist Schneider; mit { $double_at } oder weniger doppelt.

## Eigene Regeln eines Servers

# As in English.
rules-title-standard = Standard
rules-summary-standard = Der Klassiker: Einsen, Fünfen und Drillinge. Zuerst auf 10.000, dann noch ein letzter Zug für alle.
# As in English.
rules-title-zilch = Zilch
rules-summary-zilch = Schreiben ab 300; jeder weitere gleiche verdoppelt; sechs ohne Punkte: 500; drei Farkles kosten 500.
# As in English.
rules-title-zehntausend = Zehntausend
rules-summary-zehntausend = Drillinge, eine Straße für 2.000, und wer zuerst 10.000 erreicht, gewinnt sofort.
rules-title-american = Amerikanisch
rules-summary-american = Wie oft in Amerika: 500 zum Einstieg, drei Einsen bringen 300, vier gleiche 1.000.
# As in English.
rules-title-deluxe = Deluxe
rules-summary-deluxe = Auch Paare, Straßen und Drillinge zählen, und drei Farkles hintereinander kosten 1.000.
rules-title-exact = Genau
rules-summary-exact = Einstieg mit 1.000, bis dahin alles behalten, genau auf 10.000 landen. Sechs gleiche gewinnen.
# As in English.
rules-title-facebook = Facebook
rules-summary-facebook = Mehr gleiche zählen mehr, sichern ab 300, drei Farkles in Folge kosten 500, 10.000 gewinnt sofort.
rules-title-five-dice = Fünf Würfel
rules-summary-five-dice = Fünf Würfel, alle zählenden werden behalten, Einstieg mit 350, und fünf gleiche gewinnen sofort.
rules-title-five-rounds = Fünf Runden
rules-summary-five-rounds = Eine schnelle Partie: wie Zehn Runden, aber nur halb so lang.
# As in English.
rules-title-kingdom-come = Kingdom Come
rules-summary-kingdom-come = Auch kurze Straßen, gleiche verdoppeln sich, und ein schnelles Rennen auf 4.000.
rules-title-on-the-table = Auf dem Tisch
rules-summary-on-the-table = Mit 500 auf den Tisch; danach lassen sich Würfel und Punkte des Vorgängers übernehmen. Bis 50.000.
# As in English.
rules-title-pocket = Pocket
rules-summary-pocket = Wie Standard, aber drei Einsen zählen nur 300.
# As in English.
rules-title-renaissance = Renaissance
rules-summary-renaissance = Einstieg 1.000, sichern ab 350, drei Würfe mit dem letzten Würfel, gleiche verdoppeln, über 10.000.
rules-title-ten-rounds = Zehn Runden
rules-summary-ten-rounds = Zehn Runden, und die höchste Punktzahl gewinnt. Drei Farkles hintereinander kosten 500.
editor-options-turn = Der Zug …
editor-options-scoring = Was zählt …
editor-options-winning = Der Sieg …
option-start = Wer beginnt
option-opening = Punkte zum Einsteigen
option-reopen = Nach einer Strafe auf 0 neu einsteigen
option-minimum-bank = Punkte zum Sichern
option-keep = Welche Würfel behalten
option-hot-dice = Heiße Würfel
option-hot-dice-bonus = Bonus für heiße Würfel
option-last-die-throws = Versuche mit dem letzten Würfel
option-follow-on = Vom Vorgänger übernehmen
option-follow-farkles = Nach einem Farkle übernehmen
option-target = Ziel
option-rounds = Anzahl der Runden
option-target-reach = Wie das Ziel zu treffen ist
option-final-round = Schlussrunde
option-defend = Noch ein Zug, wenn man überholt wird
option-tie = Gleichstand
option-singles = Einzelne Würfel
option-triples = Drillinge
option-more-of-a-kind = Vier und mehr gleiche
option-extend-triples = Spätere Würfel erweitern einen Drilling
option-straights = Straßen
option-four-and-pair = Vierling und Paar
option-six-as-three-pairs = Sechs gleiche als drei Paare
option-two-triplets = Zwei Drillinge
option-six-as-two-triplets = Sechs gleiche als zwei Drillinge
option-full-house-bonus = Zuschlag für Drilling und Paar
option-scoreless = Alle Würfel ohne Punkte
option-scoreless-first = Alle Würfel ohne Punkte im ersten Wurf
option-instant-win = Sofort gewinnen
option-penalty = Strafe für Farkles in Folge
option-skunk = Schneider
option-idle = Wenn die Zeit um ist
value-start-roll-off = Höchster Wurf
value-start-seat-order = Der Gastgeber
value-start-random = Das Los
value-keep-any = Beliebige, die zählen
value-keep-all = So viele wie möglich
value-keep-all-until-open = So viele wie möglich bis zum Einstieg
value-hot-dice-may = Darf sichern
value-hot-dice-must = Muss weiterwerfen
value-follow-on-opened = Nach dem Einstieg
value-follow-on-anyone = Immer
value-target-reach-at-least = Das Ziel oder mehr
value-target-reach-exceed = Mehr als das Ziel
value-target-reach-exact = Genau das Ziel
value-final-round-none = Keine Schlussrunde
value-final-round-complete-round = Die Runde wird zu Ende gespielt
value-final-round-one-roll-each = Ein letzter Wurf für alle
value-final-round-one-turn-each = Ein letzter Zug für alle
value-final-round-one-more-round = Noch eine ganze Runde
value-tie-first = Wer zuerst dort war
value-tie-shared = Alle, die gleichauf sind
value-tie-play-off = Ein Stechen
value-more-of-a-kind-none = Wie der Drilling allein
value-more-of-a-kind-adding = Für jeden weiteren Würfel der Drilling noch einmal
value-more-of-a-kind-doubling = Für jeden weiteren Würfel doppelt so viel
value-idle-bank = Sichern, was da ist
value-idle-play-on = Sichern, oder weiterwerfen, wenn das verliert

## Bilanzen: kleine Wörter

order-farkles = Meiste Farkles

## Eine Bilanz

card-turn-points = **Pro Zug:** im Schnitt { $average }, Rekord { $best }; bester Wurf { $throw }
card-risk = **Farkle** in { $percent } % der Züge · längste Serie: { $run } · heiße Würfel { $hot ->
    [0] nie
    [one] einmal
    [2] zweimal
   *[other] { $hot }-mal
    }
card-farkles = **Farkles** nach Zahl der geworfenen Würfel
alt-farkles = Farkles nach Zahl der geworfenen Würfel: { $list }.
alt-farkles-with = mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
    } { $count }

## Beendete Partien

game-push = { $banked ->
    [yes] 🎢 **Nerven aus Stahl** in Runde { $round }: { $player } wirft { $throws } Mal hintereinander und sichert { $points }.
   *[no] 💥 **Ein Wurf zu viel** in Runde { $round }: { $player } wirft { $throws } Mal hintereinander, und { $points } { $points ->
        [one] Punkt ist
       *[other] Punkte sind
        } futsch.
    }
game-push-idle = ⌛ **Zeit um** in Runde { $round }: { $player } hatte schon { $throws } Mal geworfen, da war die Zeit um, und { $banked ->
    [yes] der Bot sicherte { $points }
   *[no] { $points } { $points ->
        [one] Punkt
       *[other] Punkte
        } gingen verloren
    }.
game-luck = 🍀 **Was für ein Wurf** in Runde { $round }: { $player } wirft { $dice } für { $points } { $points ->
    [one] Punkt
   *[other] Punkte
    }, und das gelingt nur in einem von { $throws } { $throws ->
    [one] Wurf
   *[other] Würfen
    }!
game-luck-wins = ⚡ **Was für ein Wurf** in Runde { $round }: { $player } wirft { $dice } und gewinnt auf der Stelle, und das gelingt nur in einem von { $throws } { $throws ->
    [one] Wurf
   *[other] Würfen
    }!
replay-followed = übernimmt die Würfel und { $points } { $points ->
    [one] Punkt
   *[other] Punkte
    } des Vorgängers
replay-kept = behält **{ $kept }** für { $points }{ $hot ->
    [yes] : **heiße Würfel!**
   *[no] {""}
    }
replay-throws-left-out = … { $count ->
    [one] ein weiterer Wurf
   *[other] { $count } weitere Würfe
    } …
replay-banked = und sichert **{ $points }**: { $total } insgesamt.
replay-farkled = { $picture } **Farkle!** { $lost ->
    [0] Es stand nichts auf dem Spiel.
   *[other] **{ $lost }** { $lost ->
        [one] Punkt ist
       *[other] Punkte sind
        } futsch.
    }
replay-lapsed = und der Zug ist vorbei{ $lost ->
    [0] .
   *[other] : **{ $lost }** { $lost ->
        [one] Punkt ist
       *[other] Punkte sind
        } verloren.
    }
replay-penalty = Die Strafe für zu viele Farkles in Folge: **{ $points }** { $points ->
    [one] Punkt
   *[other] Punkte
    }.

## Erfolge

achievement-about-first-win = eine Partie gewinnen
achievement-about-ten-wins = 10 Partien gewinnen
achievement-about-hundred-wins = 100 Partien gewinnen
achievement-about-hundred-games = 100 Partien zu Ende spielen
achievement-about-hundred-farkles = 100 Farkles werfen
achievement-about-six-of-a-kind = sechs gleiche werfen
achievement-about-big-turn = 2.000 Punkte in einem Zug sichern
achievement-about-huge-turn = 5.000 Punkte in einem Zug sichern
achievement-about-hot-hand = dreimal heiße Würfel in einem Zug
achievement-about-cold-hand = fünf Farkles, ohne dazwischen zu sichern
achievement-about-comeback = gewinnen, nachdem du spät in der Partie weit zurücklagst
achievement-about-perfect = mit mindestens fünf Zügen ohne einen Farkle gewinnen
achievement-about-paid-and-won = trotz einer Strafe gewinnen
achievement-about-on-the-spot = mit einem Wurf auf der Stelle gewinnen
achievement-about-full-house = zu acht gewinnen, mit mindestens fünf Zügen
achievement-about-skunker = gewinnen, und ein Gegner wird Schneider (bleibt unter einer Grenze in den Regeln)
achievement-first-win = Blut geleckt
achievement-ten-wins = Alter Hase
achievement-hundred-wins = Majestät
achievement-hundred-games = Stammgast
achievement-hundred-farkles = Mit Humor genommen
achievement-six-of-a-kind = Alle gleich
achievement-big-turn = Dicker Fang
# As in English.
achievement-huge-turn = Jackpot
achievement-hot-hand = Heißes Händchen
achievement-cold-hand = Pechsträhne
achievement-comeback = Aufholjagd
achievement-perfect = Ohne Kratzer
achievement-paid-and-won = Lehrgeld gezahlt
achievement-on-the-spot = Auf einen Schlag
achievement-full-house = Volles Haus
achievement-skunker = Schneidermeister
