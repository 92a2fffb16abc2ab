# Jeder Satz, den jemand liest. Angeredet wird mit du, mehrere mit ihr.
# Discord zeigt **fett**, `Code` und <t:…>-Zeiten an; Namen kommen als Erwähnungen.

# Wie die Sprache sich selbst nennt.
language-name = Deutsch

### Kleine Wörter

list-and = { $first } und { $last }
at-line = Zeile { $line }: { $sentence }

### Was die Regeln nicht erlauben

game-over = Diese Partie ist vorbei.
no-such-seat = Platz { $seat } gibt es in dieser Partie nicht.
not-your-turn = Ein anderer Platz ist dran.
no-roll-off = Wer beginnt, wird hier nicht ausgewürfelt.
roll-off-first = Erst werfen alle einen Würfel darum, wer beginnt.
throw-first = Wirf zuerst die Würfel.
keep-first = Behalte zuerst mindestens einen Würfel, der zählt.
kept-already = Aus diesem Wurf hast du schon Würfel behalten. Wirf weiter oder sichere.
not-scoring = Diese Würfel zählen zusammen nicht. Behalten kannst du { $best }.
keep-all = Hier musst du alles behalten, was zählt: { $best }.
past-target = Damit kämst du über { $target } hinaus. Behalten kannst du { $best }.
below-opening = Zum Einsteigen brauchst du { $needs } Punkte in einem Zug: Es fehlen noch { $missing }.
below-minimum = Sichern darfst du ab { $needs } Punkten: Es fehlen noch { $missing }.
hot-dice-must-throw = Heiße Würfel müssen geworfen werden: alle { $dice } noch einmal.
nothing-to-follow = Es gibt keine Würfel zu übernehmen.
not-aside = Dieser Platz wurde nicht beiseitegestellt.
game-asleep = Die Partie schläft: Niemand war da. Wer mitspielt, muss erst zurückkommen.
wrong-number-of-dice = Hier { $number ->
    [one] wird
   *[other] werden
  } { $number } Würfel geworfen, nicht { $given }.
no-such-face = Würfel zeigen 1 bis 6.
wrong-points = Das bringt { $points } Punkte, nicht { $given }.

### Den Text einer Partie lesen

unreadable = unlesbar: { $text }
text-too-large = der Text ist größer als { $most } KiB
value-too-long = { $option }: der Wert ist länger als { $most } Zeichen
set-twice = { $option }: ist doppelt gesetzt
header-too-late = „{ $word }“ muss vor dem Beginn der Partie stehen, und nur einmal
no-such-rules = ein Regelwerk „{ $name }“ wird nicht mitgeliefert
rules-first = zuerst muss das Regelwerk genannt werden
players-missing = zuerst müssen die Spieler genannt werden
not-json = der Wert ist kein JSON (Text braucht Anführungszeichen): { $text }
wrong-number-of-players = eine Partie hat 2 bis { $most } Spieler
did-not-happen = das ist hier nicht passiert: { $text }
not-hex = '{ $word }' braucht 64 Ziffern, jede 0 bis 9 oder a bis f
not-ids = 'joins' braucht Nummern: ganze Zahlen mit höchstens 20 Ziffern
wrong-number-of-ids = 'joins' braucht für jeden Spieler eine Nummer: { $number }, nicht { $given }
after-secret = nach dem Geheimnis darf nichts mehr stehen

### Die Würfel prüfen

no-game-text = Das ist nicht der Text einer Partie: Er nennt keine Spieler.
no-proof = In diesem Text stehen kein Siegel, keine Nummern und kein Geheimnis, mit denen sich seine Würfel prüfen ließen. In Partien, die eröffnet wurden, bevor man das prüfen konnte, kamen sie aus der Zufallsquelle des Betriebssystems: Niemand kann sie nachrechnen.
proof-incomplete = Die Würfel lassen sich nicht prüfen: Im Text { $many ->
    [one] fehlt
   *[other] fehlen
  } { $missing }. Das Geheimnis steht in der letzten Zeile und wird am Ende der Partie verraten.
verify-right = Die Würfel sind so gefallen, wie sie vor der Partie festlagen.
verify-unfinished = Diese Partie ist nicht zu Ende: Sie wurde abgebrochen, oder das Ende ihres Textes fehlt. Was da ist, stimmt.
verify-stopped = Diese Partie wurde vor ihrem Ende abgebrochen. Was gespielt wurde, stimmt.
verify-differs = Etwas weicht ab. { $throws } Würfe mit { $dice } Würfeln wurden nachgerechnet.
verify-commitment = Das Geheimnis passt zum Siegel { $commitment }
verify-dice = { $throws } Würfe mit { $dice } Würfeln wurden aus dem Geheimnis und den Nummern, mit denen sich die Spieler gesetzt haben, nachgerechnet: Jeder Würfel ist gleich.
verify-by-lot = Auch wer beginnt, wurde daraus gelost.
verify-rules = Alles, was geschah, entspricht den Regeln.
verify-proves = Was das beweist: Jeder Würfel folgt aus diesen Nummern und einem Geheimnis, das feststand, als sein Siegel gezeigt wurde. Keiner wurde später gewählt oder geändert.
verify-proves-not = Was es nicht beweist: dass dies das Siegel ist, das in der Lobby stand (vergleich sie); dass die Nummern stimmen (nur der Bot hat sie bekommen); dass er das Geheimnis für sich behalten hat; dass die Spieler das gewählt haben, was hier steht (nur, dass die Regeln es erlauben).
check-head = ### 🎲 Die Würfel der Partie { $id }
check-file = -# In der Datei steht alles, was es dazu braucht: `python -m bot verify` prüft sie anderswo, und `docs/dice.md` sagt, wie es ohne den Bot geht.
secret-yet = Diese Partie läuft noch: Ihr Geheimnis wird am Ende verraten, dann kann jeder die Würfel prüfen. Sie lagen durch dieses Siegel fest, das in der Lobby stand: `{ $commitment }`
no-ended-game-here = In diesem Kanal ist noch keine Partie zu Ende gegangen. Wähle unter `game` eine von diesem Server, mit ihrer Nummer aus `/farkle history`.
command-verify = Lagen die Würfel einer Partie vorher fest? Nachrechnen
command-verify-game = Welche Partie (ohne Angabe: die letzte, die hier zu Ende ging)
choice-ended-game = { $title } · { $players } Spieler · Partie { $id }
secret-unfit = das Geheimnis passt nicht zum Siegel
secret-altered = auch die Würfe folgen nicht aus diesem Geheimnis: Es ist nicht das, mit dem gewürfelt wurde
commitment-altered = die Würfe folgen aus dem Geheimnis: Das Siegel gehört zu einem anderen
dice-differ = Wurf { $throw }: In der Datei steht { $given }, aus dem Geheimnis folgt { $right }
dice-differ-more = { $count ->
    [one] ein weiterer Wurf weicht ab
   *[other] { $count } weitere Würfe weichen ab
  }
joins-altered = kaum ein Wurf folgt aus dem Geheimnis und diesen Nummern: Eine davon, oder ihre Reihenfolge, ist nicht die, mit der gewürfelt wurde
throws-swapped = dieser Wurf und der in Zeile { $other } sind vertauscht
throw-missing = vor dieser Zeile fehlt Wurf { $throw }: Alle danach kommen um einen zu früh
throw-too-many = dieser Wurf ist einer zu viel: Ohne ihn stimmen alle danach
seats-differ = wer beginnt, wurde nicht daraus gelost: Die Plätze wären { $right }
roll-off-missing = nach diesen Regeln wirft jeder einen Würfel darum, wer beginnt, und niemand tat es
roll-off-order = Platz { $seat } wirft zuerst: Ausgewürfelt wird der Reihe nach

### Regelwerke

fault-unknown-option = { $similar ->
    [none] { $option }: diese Option gibt es nicht
   *[other] { $option }: diese Option gibt es nicht; meinst du { $similar }?
  }
fault-bad-value = { $option }: { $given } ist nicht erlaubt; erlaubt: { $allowed }
fault-bad-text = { $option }: muss einfacher Text mit höchstens { $most } Zeichen sein
fault-no-such-base = base: es gibt kein Regelwerk „{ $given }“ als Grundlage
fault-too-large = die Datei ist größer als { $most } KiB
fault-not-utf8 = die Datei ist kein UTF-8-Text
fault-not-yaml = die Datei ist kein YAML: { $problem }
fault-no-options = die Datei muss Optionen auflisten, jede als „Name: Wert“
fault-alias = Anker und Verweise (& und *) sind nicht erlaubt
fault-tag = Tags (hier { $tag }) sind nicht erlaubt
fault-too-deep = Werte sind tiefer als { $most } Ebenen verschachtelt
fault-twice = { $option }: steht doppelt da

clash-above-exact-target = { $option } und { $other }: niemand könnte sichern, weil { $other } genau zu treffen ist und unter { $option } liegt
clash-play-off-at-exact-target = { $option } und { $other }: wer schon genau am Ziel steht, kann kein Stechen spielen
clash-target-cannot-be-met = { $option } und { $other }: keine Summe aus dem, was zählt, trifft { $option } genau
clash-too-few-dice = { $option } und { $other }: das braucht mehr Würfel, als im Spiel sind
clash-needs-other = { $option } und { $other }: das erste hat ohne das zweite keine Wirkung
clash-no-way-to-score = { $option } und { $other }: wenn auch alles andere aus ist, zählt damit gar nichts

allowed-dice = 5 oder 6
allowed-start = roll_off, seat_order, random
allowed-opening = ganze Punkte von 0 bis 1.000.000
allowed-minimum-bank = ganze Punkte von 0 bis 1.000.000
allowed-keep = any, all, all_until_open
allowed-hot-dice = may, must
allowed-last-die-throws = 1, 2, 3
allowed-follow-on = true, false
allowed-target = ganze Punkte von 1 bis 1.000.000
allowed-target-reach = at_least, exceed, exact
allowed-final-round = none, complete_round, one_turn_each, one_more_round
allowed-tie = first, shared, play_off
allowed-singles = none oder Augenzahlen von 1 bis 6 mit ganzen Punkten, etwa 1: 100, 5: 50
allowed-triples = none oder Augenzahlen von 1 bis 6 mit ganzen Punkten, etwa 1: 1000, 2: 200
allowed-more-of-a-kind = none, adding, doubling, Punkte wie 4: 1000, 5: 2000 oder je Augenzahl, 4: {"{"}1: 2000{"}"}
allowed-extend-triples = true, false
allowed-straights = none oder Augenzahlen in Folge mit ganzen Punkten, etwa 1-6: 1500, 2-6: 750
allowed-three-pairs = ganze Punkte von 0 (aus) bis 1.000.000
allowed-four-and-pair = true, false
allowed-two-triplets = ganze Punkte von 0 (aus) bis 1.000.000
allowed-six-as-two-triplets = true, false
allowed-full-house-bonus = ganze Punkte von 0 (aus) bis 1.000.000
allowed-instant-win = none oder wie viele gleiche: 3 bis 6
allowed-penalty = none oder etwa farkles: 3 (1 bis 100), points: 1000, floor: 0 (oder none)
allowed-skunk = none oder etwa below: 5000, double_at: 0

### Die Kommandozeile

no-such-rule-set = Es gibt weder ein Regelwerk „{ $name }“ noch eine solche Datei. `python -m bot rules list` zählt sie auf.
unreadable-file = { $path }: nicht lesbar ({ $problem }).
rules-are-fine = { $title }: keine Fehler.
coach-farkle = Ein Wurf mit { $dice } { $dice ->
    [1] Würfel
   *[other] Würfeln
  } ist mit { $chance } % ein Farkle.
coach-turn = Ein Zug bringt bestenfalls { $points } Punkte.
coach-first = Wer beginnt, gewinnt mit { $chance } %.
coach-solving = Dieses Regelwerk wird zum ersten Mal gelöst; das dauert bis zu einigen Minuten.
coach-game-or-totals = Gib entweder ein Regelwerk und --totals an oder --game.
coach-no-decision = Hier ist nichts zu entscheiden: Niemand hat eine Wahl.
coach-no-seat = Den Platz { $seat } gibt es nicht: --totals nennt { $most }.
coach-streak = Eine Serie von { $streak } Farkles gibt es nicht: Hier liegt sie zwischen 0 und { $most }.
coach-opened = --opened ist 1 für jeden Platz auf dem Brett und 0 für die anderen, nicht { $given }.
coach-must-have-opened = Platz { $seat } hat { $total } Punkte, ist also auf dem Brett.
coach-target = { $total } Punkte erreichen das Ziel von { $target }: Punktestände müssen darunter liegen, oder gib die Partie mit --game an.
coach-too-low = Ein Punktestand von { $total } ist nicht möglich: Nach diesen Regeln fällt keiner unter { $lowest }.
coach-no-such-points = { $points } Punkte sind nicht möglich: Nach diesen Regeln sind Punkte Vielfache von { $step }, die eines Zuges nicht negativ, und keine mehr als { $most }.
coach-past-target = { $points } Punkte in diesem Zug würden den Punktestand über { $target } bringen.
coach-dice = Es gibt 1 bis { $most } Würfel, die 1 bis 6 zeigen.
coach-fresh-turn = Ein Zug ohne Punkte beginnt mit allen { $dice } Würfeln.
coach-thrown-or-dice = Gib entweder --thrown oder --dice an, nicht beides.
coach-one-for-each = --{ $option } braucht eine Zahl für jeden der { $number } Plätze, nicht { $given }.
coach-no-numbers = --{ $option } nimmt ganze Zahlen mit Kommas dazwischen.
no-token = Es gibt kein DISCORD_TOKEN, also auch kein Discord, mit dem der Bot sich verbinden könnte.
    Für echte Partien: Schreib DISCORD_TOKEN=… in die Umgebung oder in eine Datei .env (siehe .env.example).
    Ohne Token im Browser spielen: python -m bot sandbox
port-unusable = Port { $port } lässt sich nicht benutzen: { $problem }. Wähle mit --port einen anderen, oder lass --port weg.
playground-twice = Auf { $path } läuft schon eine Spielwiese: Beende die zuerst.
playground-ready = Farkle ist offen: { $url }
    Gib dort /farkle start ein. Jedes Gesicht oben ist jemand, der du sein kannst. Strg-C beendet alles; Partien bleiben
    erhalten, und `/farkle board` zeigt sie in ihrem Kanal wieder.
playground-ends = Geschlossen.
bad-settings = Die Einstellungen sind unbrauchbar: { $problems }.
bad-token = Discord weist dieses DISCORD_TOKEN ab: Kopiere es noch einmal von der Bot-Seite deiner Anwendung.
no-connection = { $url } ist nicht erreichbar: { $problem }.
database-unusable = Die Datenbank { $path } ist unbrauchbar: { $problem }.
schema-too-new = Die Datenbank stammt von einer neueren Version dieses Programms (Schema { $revision }): Es wurde nichts verändert. Aktualisiere das Programm.

### Was an einem Tisch nicht geht

no-such-game = Diese Partie gibt es nicht mehr. Eröffne mit `/farkle start` eine neue.
unreadable-game = Partie { $id } lässt sich nicht mehr lesen, deshalb kann niemand sie spielen. Wer den Server verwaltet, kann sie beenden: `/farkle stop game:{ $id }`
not-begun = Diese Partie hat noch nicht begonnen.
lobby-closed = Diese Lobby ist geschlossen. Eröffne mit `/farkle start` eine neue.
begun-already = Diese Partie läuft schon: Du kannst zuschauen oder mit `/farkle start` eine andere eröffnen.
sits-already = Du hast schon einen Platz. <@{ $host }> ist Gastgeber und startet die Partie.
sits-as-host = Du hast schon einen Platz: Drück auf **Starten**, sobald andere mitspielen.
sits-not = Du spielst in dieser Partie nicht mit. Eröffne mit `/farkle start` eine eigene.
sits-not-yet = Du spielst in dieser Partie noch nicht mit: Drück dazu auf **Mitspielen**.
left-already = Du hast diese Partie verlassen.
table-full = Alle { $most } Plätze sind vergeben. Eröffne mit `/farkle start` eine andere Partie.
only-host = Das darf nur der Gastgeber, <@{ $host }>: Frag ihn.
too-few-players = Zum Spielen braucht es zwei: Erst muss noch jemand auf „Mitspielen“ drücken.
others-turn = <@{ $player }> ist dran: Warte, bis du an der Reihe bist.
passed-over = Du hast zwei Züge nacheinander verpasst und wirst übergangen. Drück erst auf **Bin wieder da**.
stale = Das Spiel ist schon weiter als dieser Knopf. Nimm den neuesten Spielstand.
old-board = Dieser Spielstand ist alt. Hier geht die Partie weiter: { $link }
not-over = Diese Partie läuft noch.
rematch-joined = Bei der Revanche hast du einen Platz: { $link }
unknown-button = Dieser Knopf bewirkt hier nichts. `/farkle board` zeigt deine Partie mit Knöpfen, die funktionieren.
only-on-servers = Farkle wird auf Servern gespielt. Nutze das in einem Kanal eines Servers.
unknown-command = Diesen Befehl gibt es so nicht mehr. `/farkle help` sagt, was es gibt.
no-game-here = In diesem Kanal läuft keine Partie. Eröffne eine mit `/farkle start`.
no-such-game-here = Diese Partie gibt es in diesem Kanal nicht: Wähle unter `game` eine aus der Liste.
several-games-here = Hier laufen mehrere Partien: Wähle eine unter `game`.
no-such-rules-here = Es gibt kein Regelwerk „{ $name }“. Wähle eins aus der Liste, die `/farkle start` anbietet.
busy = Deine letzten Klicks sind noch in Arbeit: Warte einen Moment.
not-in-this-channel = In diesem Kanal werden keine Partien eröffnet. Eröffne deine in { $channels }
channels-gone = Die Kanäle für Partien auf diesem Server sind alle gelöscht. Wer den Server verwaltet, wählt mit `/farkle-setup settings` andere.
bot-may-not = Mir fehlt { $permissions } in { $channel }, ich könnte dort also niemanden rufen. Wer den Server verwaltet, kann mir das erlauben, oder ihr spielt in einem anderen Kanal.
may-open-no-thread = Mir fehlt { $permissions } in { $channel }, darum bleibt diese Partie im Kanal. Wer den Server verwaltet, kann mir das erlauben.
channel-full = { $most ->
    [one] Nur eine Partie darf
   *[other] Höchstens { $most } Partien dürfen
    } in einem Kanal dieses Servers gleichzeitig offen sein. Spiel mit oder warte ab: { $games }
    Wer den Server verwaltet, ändert das mit `/farkle-setup settings`.
sits-enough = Du darfst auf diesem Server { $most ->
    [one] nur in einer Partie
   *[other] in höchstens { $most } Partien
    } gleichzeitig sitzen. Beende oder verlass zuerst eine (`/farkle leave` geht überall): { $games }
    Wer den Server verwaltet, ändert das mit `/farkle-setup settings`.
too-many-lobbies = Höchstens { $most } Lobbys darf einer in { $minutes } Minuten eröffnen. Die nächste kannst du <t:{ $again }:R> eröffnen. Oder spiel bei jemand anderem mit.
rematch-called-off = Die Revanche ist geschlossen. `/farkle start` eröffnet eine neue Lobby.
board-is-here = Der Spielstand ist hier: { $link }
incident = Hier ist etwas schiefgegangen, aber von deiner Partie ist nichts verloren. `/farkle board` zeigt sie neu. (Vorfall { $id })

### Die Lobby

lobby-head = ### { $dice } Farkle · { $title }
    Wer spielt mit? { $reach ->
        [exceed] Ziel: mehr als { $target } Punkte.
        [exact] Ziel: genau { $target } Punkte.
       *[other] Ziel: { $target } { $target ->
            [one] Punkt
           *[other] Punkte
        }.
    }
    -# Partie { $id }
lobby-seat = { $number }. { $player }{ $host ->
    [yes] {" "}· Gastgeber
   *[no] {""}
    }
lobby-seats-free = { $free ->
    [0] Alle Plätze sind vergeben.
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
    }
lobby-wait = { $ready ->
    [yes] { $host } kann jetzt starten. Die Lobby schließt <t:{ $closes }:R>.
   *[no] Mindestens eine Person fehlt noch. Die Lobby schließt <t:{ $closes }:R>.
    }
lobby-join = Mitspielen
lobby-leave = Verlassen
lobby-start = Starten
lobby-cancel = Abbrechen
lobby-cancelled = Die Lobby für **{ $title }** wurde abgebrochen.
lobby-emptied = Die Lobby für **{ $title }** ist geschlossen, weil alle gegangen sind.
lobby-expired = Die Lobby für **{ $title }** ist geschlossen: { $minutes } Minuten lang hat niemand gestartet. `/farkle start` eröffnet eine neue.
lobby-rematch = { $players }: { $host } will eine Revanche!
game-begins = ### { $dice } { $players } spielen { $title }
roll-off = { $throws }
    { $player } beginnt.
roll-off-throw = { $player } wirft { $dies }
begins = { $player } beginnt.
begins-in-thread = Gespielt wird in { $thread }.
fixed-commitment = -# Würfel vorher festgelegt, Siegel: `{ $commitment }`
fixed-joins = -# Anteil der Spieler: `{ $joins }`
fixed-secret = -# Geheimnis: `{ $secret }`

### Regeln in Kürze

short-scores = Punkte: { $scores }.
short-single = { $face ->
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
   *[6] Sechsen
    } je { $points }
short-triples = Drillinge: { $list }
short-triples-hundreds = Drilling Augenzahl × 100
short-triples-hundreds-but = Drilling Augenzahl × 100 (Einsen { $ones })
short-more-adding = jeder weitere gleiche bringt den Drilling noch einmal
short-more-doubling = jeder weitere gleiche verdoppelt
short-more-fixed-one = { $count } gleiche { $points }
short-more-fixed-from = { $count } gleiche ab { $points }
short-extended = spätere Würfel zu einem behaltenen Drilling zählen wie der Drilling
short-straight = Straße { $faces } { $points }
short-three-pairs = drei Paare { $points }
short-three-pairs-four = drei Paare oder Vierling und Paar { $points }
short-two-triplets = zwei Drillinge { $points }
short-full-house = Full House: sein Drilling + { $points }
short-dice = { $dice } Würfel
short-no-final-round = wer zuerst am Ziel ist, gewinnt auf der Stelle
short-opening = Einstieg mit { $points } in einem Zug
short-minimum = sichern ab { $points }
short-keep-all = alles, was zählt, muss behalten werden
short-keep-all-until-open = bis zum Einstieg muss alles behalten werden, was zählt
short-hot-dice-must = heiße Würfel müssen geworfen werden
short-last-die = { $tries } Versuche mit dem letzten Würfel
short-follow-on = man darf Würfel und Punkte des Vorgängers übernehmen
short-instant-win = { $count } gleiche in einem Wurf gewinnen sofort
short-penalty = { $farkles } Farkles in Folge kosten { $points }
short-skunk = wer unter { $below } verliert, ist Schneider
short-also = Außerdem: { $rules }.

### Der Spielstand

board-head = **{ $title }** · { $reach ->
    [exceed] Ziel: mehr als { $target }
    [exact] Ziel: genau { $target }
   *[other] Ziel: { $target }
    } · Partie { $id }
board-seat = { $turn ->
    [yes] ➤
   *[no] ◦
    } { $player } **{ $total }**
board-seat-left = ◦ { $player } **{ $total }** · gegangen
board-percent = { $percent } %
board-off = noch nicht eingestiegen
board-streak = { $streak ->
    [one] ein Farkle
   *[other] { $streak } Farkles in Folge
    }
board-streak-of = Farkles in Folge: { $streak } von { $most }
board-last-turn = hat noch einen Zug
board-aside = nicht da
board-asleep = 💤 Niemand war da, deshalb schläft die Partie. Wer mitspielt, weckt sie mit **Bin wieder da**.
board-paused = ⏸️ Die Partie ist angehalten: Es läuft keine Zeit. Wer mitspielt, lässt sie mit **Weiter** weitergehen.
board-time = -# ⏳ Die Zeit endet <t:{ $due }:R>. { $banked ->
    [0] Dann ist der Zug verloren.
   *[other] Dann werden { $banked } Punkte gesichert.
    }{ $aside ->
    [yes] {" "}Von da an wird der Platz übergangen.
   *[no] {""}
    }
board-your-turn = { $player }, du bist dran.
board-throw-first = Drück auf **Werfen**: { $dice } Würfel warten.
board-or-follow = Oder du übernimmst { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
    } und { $points } Punkte von { $player }: Ein Farkle kostet dann nur deinen Zug.
board-missed = Der letzte Würfel hat nicht gezählt. Du hast noch { $tries ->
    [one] einen Versuch
   *[other] { $tries } Versuche
    } damit, und { $points } Punkte stehen auf dem Spiel.
board-thrown = Wurf: **{ $dice }**
board-hot-dice = { $picture } **Heiße Würfel!** Alle haben gezählt, also fliegen alle { $dice } noch einmal.
board-turn-points = **{ $points }** Punkte stehen auf dem Spiel
board-mark = Wähle die Würfel, die du behältst.
board-marked = Behalten: **{ $dice }** für { $points }, macht **{ $turn }** Punkte in diesem Zug.
board-keep-all = Hier musst du alles behalten, was zählt.
board-needs-opening = Zum Einsteigen brauchst du { $needs } Punkte in einem Zug: Es fehlen noch { $missing }.
board-needs-minimum = Sichern darfst du ab { $needs } Punkten: Es fehlen noch { $missing }.
board-must-throw = Heiße Würfel musst du hier werfen, sichern geht nicht.
board-exact = Noch { $missing } Punkte bis genau { $target }.
board-final = **Schlussrunde.** Vorn: { $leader } mit { $total }. Wer bietet mehr?
board-final-missing = { $missing ->
    [one] Ein Punkt mehr bringt
   *[other] { $missing } Punkte mehr bringen
    } die Führung.
board-final-exact = **Schlussrunde.** { $leader } { $many ->
    [one] steht
   *[other] stehen
    } bei { $total }.
board-play-off = **Stechen** zwischen { $players }.
button-die = { $marked ->
    [yes] ✓ { $face }
   *[no] { $face }
    }
button-roll = { $dice } werfen · { $points } riskieren
button-roll-first = { $dice } werfen
button-roll-unmarked = Werfen
button-bank = { $points } sichern
button-bank-not = Sichern
button-best = Bestes behalten · { $points }
button-follow = { $dice ->
    [one] Einen Würfel
   *[other] { $dice } Würfel
    } und { $points } Punkte übernehmen
button-fresh = { $dice } frische Würfel
button-leave = Verlassen
button-back = Bin wieder da
button-resume = Weiter
button-leave-for-good = Partie verlassen
leave-sure = Willst du diese Partie endgültig verlassen? { $others ->
    [one] Dann gewinnt sofort, wer noch da ist.
   *[other] Deine { $total } Punkte bleiben stehen, aber gewinnen kannst du nicht mehr.
    }
left-well = Du hast die Partie verlassen.
not-away = Dein Platz gehört dir: Es gibt nichts wieder einzunehmen.
game-paused = Die Partie ist angehalten. Wer mitspielt, lässt sie mit **Weiter** auf dem Spielstand weitergehen.
paused-already = Dieser Zug wurde schon einmal angehalten. Beim nächsten geht es wieder.
not-paused = Die Partie ist nicht angehalten.
not-running = Hier läuft keine Partie, die sich anhalten ließe.
paused-well = Die Partie ist angehalten.
command-pause = Die Uhr deiner Partie anhalten (nur als Gastgeber)
moved-down = { $title }: Der Spielstand steht jetzt weiter unten.
thread-gone = { $title }: In ihren Thread kann ich nicht schreiben, darum geht die Partie in diesem Kanal weiter.

### Was in einem Zug geschah

told-bank = { $variant ->
    [0] { $player } sichert **{ $points }** und steht bei **{ $total }**.
    [1] { $player } legt **{ $points }** zurück: **{ $total }** insgesamt.
   *[2] **{ $points }** für { $player }, macht zusammen **{ $total }**.
    }
told-farkle = { $picture } { $variant ->
    [0] **Farkle!** { $player } wirft { $dice }, und nichts zählt.
    [1] { $player } wirft { $dice }: **Farkle**, weit und breit kein Punkt.
   *[2] { $dice } für { $player }. Die Würfel lachen: **Farkle!**
    } { $lost ->
    [0] {""}
   *[other] **{ $lost }** Punkte sind futsch.
    }
told-idle-bank = ⌛ Die Zeit von { $player } ist um: Der Bot sichert **{ $points }**, zusammen **{ $total }**.
told-lapse = ⌛ Die Zeit von { $player } ist um: Der Zug ist verloren{ $lost ->
    [0] .
   *[other] , und **{ $lost }** Punkte mit ihm.
    }
told-aside = { $player } hat zwei Züge in Folge verpasst und wird ab jetzt übergangen. **Bin wieder da** auf dem Spielstand nimmt den Platz wieder ein.
reminder = ⏰ { $player }, deine Zeit endet <t:{ $due }:R>.
reminder-after-absence = ⏰ { $player }, der Bot war weg. Deine Zeit endet jetzt <t:{ $due }:R>.
told-overshot = { $player } wirft { $dice }: Alles, was zählt, ginge übers Ziel hinaus. Der Zug endet ohne Punkte.
told-penalty = Das war ein Farkle zu viel in Folge: { $player } verliert **{ $points }** und steht nur noch bei **{ $total }**.
told-left = { $player } verlässt den Tisch mit { $total }.
told-final-round = **{ $target } sind erreicht: Schlussrunde!** { $players } { $many ->
    [one] hat
   *[other] haben
    } eine letzte Chance.
told-final-whole-round = **{ $target } sind erreicht!** Diese Runde wird zu Ende gespielt, und es folgt noch eine.
told-play-off = Gleichstand an der Spitze! { $players } gehen ins Stechen.
told-instant-win = { $dice }: Damit ist die Partie sofort gewonnen!

### Das Ende

over-head = ### 🏆 { $players } { $many ->
    [one] gewinnt
   *[other] teilen sich den Sieg
    } mit { $total }!
over-head-left = ### 🏆 { $players } gewinnt: Alle anderen sind gegangen.
over-head-instant = ### 🏆 { $players } gewinnt auf der Stelle!
over-seat = { $place }. { $player } **{ $total }**
over-skunked = Schneider
over-double-skunked = doppelt Schneider
over-left = gegangen
over-stopped = ### { $title } wurde ohne Sieger beendet.
over-in-thread = -# Revanche und Prüfung der Würfel gibt es hier: { $link }
button-rematch = Revanche
button-check = Würfel prüfen
stopped-well = **{ $title }**, Partie { $id }, ist beendet.

### Hilfe

help = ## So geht Farkle
    {""}**Eröffne eine Partie** mit `/farkle start`. Die anderen drücken auf **Mitspielen**, der Gastgeber auf **Starten**.
    {""}**Wenn du dran bist,** drück auf **Werfen**. Dann wähle die Würfel, die du behältst: Jeder muss zählen. Ein Klick markiert, was zusammengehört, und **Bestes behalten** markiert die meisten Punkte.
    {""}**Jetzt entscheide dich.** **Sichern** bringt die Punkte dieses Zuges in Sicherheit und beendet ihn. **Werfen** wirft die übrigen Würfel, um mehr herauszuholen.
    {""}**Farkle:** Ein Wurf, in dem nichts zählt, beendet den Zug, und seine Punkte sind verloren.
    {""}**Heiße Würfel:** Haben alle Würfel gezählt, darfst du alle noch einmal werfen.
    {""}**Um zu gewinnen,** musst du das Ziel erreichen. Welche letzte Chance die anderen dann haben, sagt das Regelwerk.
    {""}**Nicht da?** Ist die Zeit eines Zuges um, spielt der Bot für dich auf Nummer sicher; nach zwei solchen Zügen wirst du übergangen, bis du **Bin wieder da** drückst.
    -# Meist bringt eine einzelne Eins 100 Punkte, eine Fünf 50 und ein Drilling viel mehr; genau steht es in der Lobby und in `/farkle rules`. Spielstand aus den Augen verloren? `/farkle board`. Zweifel an den Würfeln? `/farkle verify`, sobald die Partie zu Ende ist. Du musst gehen? `/farkle leave`. Der Gastgeber hält eine Partie mit `/farkle pause` an und beendet sie mit `/farkle stop`.

### Befehle

command-farkle = In diesem Kanal Farkle spielen
command-start = Eine Lobby für eine Partie Farkle eröffnen
command-start-rules = Nach welchen Regeln (ohne Auswahl: was auf diesem Server üblich ist)
command-start-target = Punkte zum Sieg, falls andere als in den Regeln
command-board = Den Spielstand einer Partie ans Ende des Kanals holen
command-leave = Eine Partie verlassen
command-stop = Eine Partie ohne Sieger beenden (nur Gastgeber oder wer den Server verwaltet)
command-help = So geht Farkle
command-game = Welche Partie, falls hier mehrere laufen
command-leave-game = Welche deiner Partien, hier oder anderswo auf dem Server
choice-rules = { $title } · { $summary }
choice-game-unreadable = { $title } · nicht lesbar · Partie { $id }
choice-game = { $title } · bis { $target } · { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
    }{ $sits ->
    [yes] , du auch
   *[no] {""}
    } · { $status ->
    [lobby] wartet auf den Start
   *[other] läuft
    } · Partie { $id }
bad-target = Das Ziel muss eine Punktzahl sein, die mit diesen Regeln zu erreichen ist: { $problem }
command-rules = Die Regelwerke dieses Servers, und jedes in Worten
command-rules-name = Welches Regelwerk erklärt werden soll
command-setup = Einstellungen von Farkle für diesen Server
command-setup-default = Festlegen, welches Regelwerk gilt, wenn keins gewählt wird
command-setup-make = Aus einem Regelwerk ein eigenes machen
command-setup-edit = Ein eigenes Regelwerk Schritt für Schritt ändern
command-setup-rename = Einem eigenen Regelwerk einen anderen Titel geben
command-setup-delete = Ein eigenes Regelwerk löschen
command-setup-import = Ein Regelwerk aus einer YAML-Datei hinzufügen
command-setup-export = Ein Regelwerk als YAML-Datei holen
command-setup-name = Welches Regelwerk
command-setup-title = Sein Titel, höchstens 40 Zeichen
command-setup-base = Das Regelwerk, mit dem es anfängt
command-setup-file = Eine YAML-Datei, wie der Export sie liefert

### Ein Regelwerk in Worten

words-scores = **Was zählt** in einem Wurf
words-turn = **Dein Zug**
words-winning = **Gewinnen**
words-points = { $points }
words-triple-times = Drilling × { $times }
words-triple-plus = Drilling + { $points }
words-of-a-kind = { $count } gleiche
words-three-pairs = drei Paare
words-four-and-pair = Vierling und Paar
words-two-triplets = zwei Drillinge
words-six-as-two-triplets = auch 6 gleiche
words-full-house = Drilling und Paar
words-dice = Wirf { $dice } Würfel und behalte, was zählt. Dann wirf die übrigen noch einmal, oder sichere. Ein Wurf ohne Punkte ist ein Farkle und kostet den Zug.
words-keep-any = Von den Würfeln, die zählen, behältst du, welche du willst: mindestens einen.
words-keep-all = Alles, was zählt, muss behalten werden.
words-keep-all-until-open = Bis du eingestiegen bist, muss alles behalten werden, was zählt; danach wählst du.
words-hot-dice-may = Haben alle { $dice } Würfel gezählt, darfst du alle noch einmal werfen.
words-hot-dice-must = Haben alle { $dice } Würfel gezählt, musst du alle noch einmal werfen.
words-opening = Zum Einsteigen brauchst du { $points } Punkte in einem Zug.
words-minimum = Sichern darfst du ab { $points } Punkten in einem Zug.
words-last-die = Mit dem letzten Würfel hast du { $tries } Versuche.
words-extended = Nach einem behaltenen Drilling bringt jeder spätere Würfel mit dessen Augenzahl den Drilling noch einmal, bis alle Würfel neu geworfen werden.
words-follow-on = Bist du eingestiegen, darfst du Würfel und Punkte übernehmen, mit denen dein Vorgänger gesichert hat.
words-penalty = { $farkles } Farkles in Folge kosten { $points } Punkte{ $has_floor ->
    [yes] , aber nie tiefer als bis { $floor }.
   *[none] , notfalls bis ins Minus.
    }
words-start-roll-off = Wer beginnt, wird mit je einem Würfel ausgewürfelt.
words-start-seat-order = Es beginnt, wer die Lobby eröffnet hat.
words-start-random = Wer beginnt, wird ausgelost.
words-target-at-least = Mit { $target } Punkten oder mehr geht es zu Ende.
words-target-exceed = Mit mehr als { $target } Punkten geht es zu Ende.
words-target-exact = Mit genau { $target } Punkten geht es zu Ende; was darüber hinausginge, kann nicht behalten werden.
words-final-none = Die Partie ist vorbei, sobald jemand dort ist.
words-final-complete-round = Die Runde wird zu Ende gespielt; dann gewinnen die meisten Punkte.
words-final-one-turn-each = Alle anderen haben noch einen letzten Zug; dann gewinnen die meisten Punkte.
words-final-one-more-round = Die Runde wird zu Ende gespielt, und es folgt noch eine; dann gewinnen die meisten Punkte.
words-tie-first = Bei Gleichstand gewinnt, wer zuerst dort stand.
words-tie-shared = Bei Gleichstand wird der Sieg geteilt.
words-tie-play-off = Bei Gleichstand entscheidet ein Stechen: noch eine Runde.
words-instant-win = { $count } gleiche in einem Wurf gewinnen sofort.
words-skunk = Wer mit weniger als { $below } verliert, ist Schneider; mit { $double } oder weniger doppelt.

### Eigene Regeln eines Servers

rules-list-head = ### Was dieser Server spielt
rules-list-line = **{ $title }**{ $default ->
    [yes] {" "}(gilt, wenn nichts anderes gewählt wird)
   *[no] {""}
    } · { $summary }
rules-list-own = eigene Regeln, Grundlage: { $base }
rules-choose = Welches in Worten?
rules-head = ### { $title }
rules-start = So spielst du es: `/farkle start rules:{ $typed }`
shipped-stays = { $title } gehört zum Bot und lässt sich nicht ändern. Mach dir daraus ein eigenes: `/farkle-setup make`.
changed-meanwhile = Inzwischen hat jemand anders „{ $title }“ geändert. Öffne es noch einmal mit `/farkle-setup edit`.
title-taken = Ein Regelwerk „{ $title }“ gibt es schon. Wähle einen anderen Titel, oder lösche jenes oder benenne es um.
too-many-rule-sets = Ein Server kann { $most } eigene Regelwerke haben. Lösche erst eins: `/farkle-setup delete`.
setup-default-set = Ab jetzt wird nach **{ $title }** gespielt, wenn kein anderes Regelwerk gewählt wird.
setup-made = **{ $title }** gehört jetzt euch. Ändere es unten Schritt für Schritt.
setup-renamed = Es heißt jetzt **{ $title }**.
setup-deleted = **{ $title }** ist gelöscht. Laufende Partien gehen damit weiter. Hier ist es als Datei, falls du es zurückwillst.
setup-imported = **{ $title }** ist da: Mit `/farkle start rules:{ $typed }` spielst du es.
setup-exported = **{ $title }** als Datei. `/farkle-setup import` nimmt sie wieder auf, hier oder anderswo.
file-too-large = Die Datei ist größer als { $most } KiB: Das ist kein Regelwerk.
faults-head = So lässt sich das nicht spielen:
faults-more = … und { $count } mehr.
editor-head = ### { $title } ändern
editor-no-change = Noch ist nichts geändert. Wähle eine Option.
editor-changed = Noch nicht gespeichert:
editor-change = **{ $option }**: { $before } → **{ $after }**
editor-option = Welche Option?
editor-value = { $option }: welcher Wert?
editor-save = Speichern
editor-discard = Verwerfen
editor-words = In Worten lesen
editor-allowed = Erlaubt: { $allowed }
editor-saved = **{ $title }** ist gespeichert. Laufende Partien gehen nach den Regeln weiter, mit denen sie begonnen haben.
editor-discarded = Es wurde nichts geändert.
editor-gone = Dieser Editor ist geschlossen. Öffne ihn wieder mit `/farkle-setup edit`.
option-value = jetzt: { $value }
option-dice = Zahl der Würfel
option-start = Wer beginnt
option-opening = Punkte zum Einsteigen
option-minimum-bank = Punkte zum Sichern
option-keep = Welche Würfel behalten
option-hot-dice = Heiße Würfel
option-last-die-throws = Versuche mit dem letzten Würfel
option-follow-on = Vom Vorgänger übernehmen
option-target = Ziel
option-target-reach = Wie das Ziel zu erreichen ist
option-final-round = Schlussrunde
option-tie = Gleichstand an der Spitze
option-singles = Einzelne Würfel
option-triples = Drillinge
option-more-of-a-kind = Vier und mehr gleiche
option-extend-triples = Spätere Würfel erweitern einen Drilling
option-straights = Straßen
option-three-pairs = Drei Paare
option-four-and-pair = Vierling und Paar wie drei Paare
option-two-triplets = Zwei Drillinge
option-six-as-two-triplets = Sechs gleiche wie zwei Drillinge
option-full-house-bonus = Zuschlag für Drilling und Paar
option-instant-win = Sofort gewinnen
option-penalty = Strafe für Farkles in Folge
option-skunk = Schneider
lobby-target = Gespielt wird bis …
lobby-target-option = Bis { $target } Punkte
lobby-seats = Plätze …
lobby-seats-option = Höchstens { $seats } Spieler
seats-taken = Hier sitzen schon { $players } Leute.

### Die Einstellungen eines Servers

command-setup-settings = Kanäle, Zeit je Zug, Grenzen, Sprache, und was mir zum Spielen hier fehlt
needs-manage-server = Nur wer den Server verwalten darf, ändert seine Einstellungen: Das braucht die Berechtigung „Server verwalten“.
only-text-channels = Wähle Textkanäle dieses Servers, höchstens { $most }. Nichts wurde geändert.
settings-head = ### ⚙️ Farkle auf diesem Server
    -# Änderungen gelten sofort. Offene Partien behalten ihre Zeit je Zug.
settings-channels = **Kanäle:** { $many ->
    [0] { $gone ->
        [0] überall
       *[other] keiner ist übrig
        }
   *[other] { $channels }
    }{ $gone ->
        [0] {""}
        [one] {" "}(ein gewählter Kanal ist gelöscht)
       *[other] {" "}({ $gone } gewählte Kanäle sind gelöscht)
    }
settings-choose-channels = Nur in diesen Kanälen …
settings-everywhere = Überall
settings-turn-seconds = **Zeit je Zug:** { $value }
settings-most-in-channel = **Partien je Kanal:** höchstens { $value }
settings-most-per-person = **Partien je Spieler:** höchstens { $value }
settings-locale = **Sprache:** { $value }
settings-as-discord-says = wie Discord sagt
settings-turns-call = **Rufen:** { $value ->
    [on] jeder Zug ruft seinen Spieler zu einem neuen Spielstand
   *[off] nur eine Erinnerung ruft, bevor die Zeit endet
    }
settings-threads = **Threads:** { $value ->
    [on] jede Partie in einem eigenen
   *[off] Partien bleiben im Kanal
    }
settings-turns-call-on = Rufen einschalten
settings-turns-call-off = Rufen ausschalten
settings-threads-on = Threads einschalten
settings-threads-off = Threads ausschalten
settings-channels-gone = ⚠️ Alle gewählten Kanäle sind gelöscht, deshalb kann keine Partie eröffnet werden. Wähle andere, oder überall.
settings-lacks-head = ⚠️ **Mir fehlen Berechtigungen:**
settings-lacks = { $channels }: { $permissions }
settings-lacks-nothing = ✓ Mir fehlt keine Berechtigung.
permission-view-channel = „Kanal ansehen“
permission-send-messages = „Nachrichten senden“
permission-create-public-threads = „Öffentliche Threads erstellen“
permission-send-messages-in-threads = „Nachrichten in Threads senden“
time-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
    }
time-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
    }
time-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
    }

### Bilanzen: kleine Wörter

page-back = ◀ Zurück
page-next = Weiter ▶ ({ $page } von { $pages })
former-player = jemand von früher
scope-here = Dieser Server
scope-everywhere = Überall
scope-all-rules = Alle Regeln
go-here = Nur dieser Server
go-everywhere = Alle Server
go-history = Frühere Partien
go-everybody = Partien von allen
go-list = Zurück zur Liste
go-game = Zurück zur Partie
go-replay = Nachspielen
go-export = Exportieren
go-share = Allen zeigen
choose-family = Welche Regeln?
choose-order = Wonach?
choose-period = Wann?
choose-game = Sieh dir eine Partie an …
period-all = Insgesamt
period-month = Diesen Monat
period-week = Diese Woche
period-day = Heute
order-rating = Wertung
order-wins = Meiste Siege
order-win-rate = Siegquote
order-average = Punkte pro Partie im Schnitt
order-best-turn = Bester Zug
order-best-game = Beste Partie
order-farkles = Meiste Farkles

### Was sich nicht zeigen lässt

no-games-yet = Du hast auf diesem Server noch keine Partie zu Ende gespielt. `/farkle start` eröffnet eine, und damit beginnt deine Bilanz.
no-games-of = <@{ $player }> hat auf diesem Server noch keine Partie zu Ende gespielt.
player-not-here = <@{ $player }> ist nicht auf diesem Server und hat hier nie eine Partie zu Ende gespielt.
bots-do-not-play = <@{ $player }> ist ein Bot, und Bots spielen hier nicht mit.
no-games-together = <@{ $first }> und <@{ $second }> haben auf diesem Server noch keine Partie miteinander zu Ende gespielt.

### Eine Bilanz

card-head = ### 🎲 { $player }
    -# { $scope }
card-empty = Hier gibt es keine beendeten Partien.
card-games = **{ $games }** { $games ->
    [one] Partie
   *[other] Partien
    } · **{ $wins }** gewonnen · **{ $percent } %**
card-rating = Wertung **{ $value }** ± { $uncertainty }{ $settled ->
    [no] , bis { $needed } Partien vorläufig
   *[yes] {""}
    }
card-form = Form `{ $form }` · { $run ->
    [one] letzte Partie
   *[other] letzte { $run } Partien
    } { $last ->
    [won] gewonnen
   *[lost] verloren
    }
form-won = S
form-lost = N
card-game-points = **Pro Partie:** im Schnitt { $average } Punkte, Bestwert { $best }
card-turn-points = **Pro Zug:** im Schnitt { $average }, Bestwert { $best }; bester Wurf { $throw }
card-risk = **Glück:** Farkle in { $percent } % der Züge, höchstens { $run } in Folge; { $hot } × heiße Würfel
card-rare = **Außerdem:** { $list }
card-comebacks = { $count ->
    [one] eine Aufholjagd
   *[other] { $count } Aufholjagden
    }
card-instant-wins = { $count ->
    [one] ein Sofortsieg
   *[other] { $count } Sofortsiege
    }
card-skunks-given = { $count } zum Schneider gemacht
card-skunks-taken = { $count } × selbst Schneider
card-penalties = { $count ->
    [one] eine Strafe
   *[other] { $count } Strafen
    }
card-lefts = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
    } verlassen
card-awards = **Erfolge:** { $names }
card-since = -# Erste Partie <t:{ $since }:D>, letzte <t:{ $last }:R>
card-points = **Punkte in { $games ->
    [one] der letzten Partie
   *[other] den letzten { $games } Partien
    }**, die neueste rechts; ein Stern ist ein Sieg
card-farkles = **Farkles** nach Zahl der geworfenen Würfel
alt-points = Punkte pro Partie, älteste zuerst: { $games }.
alt-game = { $points }
alt-game-won = { $points } (gewonnen)
alt-farkles = Farkles nach Zahl der geworfenen Würfel: { $list }.
alt-farkles-with = mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
    } { $count }

### Direkter Vergleich

duel-head = ### { $first } gegen { $second }
    -# { $scope }
duel-empty = Hier haben die beiden noch keine Partie miteinander zu Ende gespielt.
duel-games = **{ $games }** gemeinsame { $games ->
    [one] Partie
   *[other] Partien
    }{ $level ->
    [0] .
    [one] , davon eine mit Gleichstand.
   *[other] , davon { $level } mit Gleichstand.
    }
duel-side = { $player } lag **{ $ahead } ×** vorn · { $wins } gewonnen · { $points } Punkte insgesamt, Bestwert { $best }
duel-last = **Die letzten** aus der Sicht von { $player }
duel-game = `{ $letter }` { $points } Punkte, Platz { $place } von { $seats } · <t:{ $at }:R>

### Ranglisten

top-head = ### 🏆 { $order }
    -# { $about } · { $people ->
    [0] noch niemand
    [one] ein Spieler
   *[other] { $people } Spieler
    }
top-empty = Hier steht noch niemand. `/farkle start` eröffnet eine Partie.
top-line = { $medal } **{ $place }.** { $player } · { $value } · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
    }
top-rating = **{ $points }** · { $value } ± { $uncertainty }{ $provisional ->
    [yes] , vorläufig
   *[no] {""}
    }
top-win-rate = **{ $percent } %**, { $wins } gewonnen
top-value = **{ $value }**
top-own = …
    { $line }{ $hidden ->
    [yes] {" "}· für alle anderen verborgen
   *[no] {""}
    }
top-own-missing = -# Du stehst hier, sobald du { $needed ->
    [one] eine Partie
   *[other] { $needed } Partien
    } zu Ende gespielt hast.
top-about-rating = -# Geordnet nach der Stärke, die so gut wie sicher ist: Wertung minus Unsicherheit, und die schrumpft mit jeder Partie.
top-about-rates = -# Ab { $needed } Partien.

### Beendete Partien

past-head = ### 📜 Partien von { $player }
    -# Dieser Server · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
    }, neueste zuerst
past-head-all = ### 📜 Partien von allen
    -# Dieser Server · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
    }, neueste zuerst
past-empty = Hier wurde noch nichts zu Ende gespielt.
past-line = `#{ $id }` **{ $title }** · <t:{ $at }:R>
    { $seats }
past-seat = { $won ->
    [yes] 🏆 {""}
   *[no] {""}
    }{ $player } { $points }
past-more = und { $count } mehr
past-option = #{ $id } · { $title }
past-option-about = { $players } Spieler · { $family } · Bestwert { $best }
game-head = ### 📜 { $title } · Partie { $id }
    -# <t:{ $at }:f> · { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
    }
game-seat = { $place }. `{ $seat }` { $player } **{ $points }**{ $won ->
    [yes] {" "}🏆
   *[no] {""}
    }
game-comeback = Aufholjagd
game-rounds = **Punkte Runde für Runde.** Jede Linie endet bei der Zahl, die oben vor einem Namen steht; gestrichelt: { $target }.
game-turning = **Was die Partie entschied**
game-swing-up = Größte Wende: Runde { $round }, { $player } macht aus { $before } Rückstand { $after } Vorsprung
game-swing-down = Größte Wende: Runde { $round }, { $player } macht aus { $before } Vorsprung { $after } Rückstand
game-push-banked = Längster Zug: Runde { $round }, { $player }: { $throws } Würfe, { $points } Punkte gesichert
game-push-lost = Längster Zug: Runde { $round }, { $player }: { $throws } Würfe, { $points } Punkte verloren
game-luck = Glücklichster Wurf: Runde { $round }, { $player } wirft { $dice } für { $points } Punkte: So viel fällt einmal in { $throws } Würfen
game-luck-wins = Glücklichster Wurf: Runde { $round }, { $player } wirft { $dice } und gewinnt sofort: Das fällt einmal in { $throws } Würfen
game-exported = Die Partie als Text, die Spieler nach Plätzen. `python -m bot replay` spielt sie nach.
alt-rounds = Punkte Runde für Runde, { $rounds } Runden. Am Ende: { $ends }.
alt-rounds-seat = Platz { $seat } { $points }
replay-head = ### ▶️ { $title } · Partie { $id }
    -# Zug { $step } von { $steps }
replay-first = ⏮ Anfang
replay-back = ◀ Zurück
replay-forth = Weiter ▶
replay-last = Ende ⏭
replay-turn = **Runde { $round }:** { $player }
replay-followed = übernimmt die Würfel und { $points } Punkte des Vorgängers
replay-kept = wirft { $dice }, behält **{ $kept }** für { $points }{ $hot ->
    [yes] : **heiße Würfel!**
   *[no] {""}
    }
replay-threw = wirft { $dice }
replay-throws-left-out = … { $count ->
    [one] ein weiterer Wurf
   *[other] { $count } weitere Würfe
    } …
replay-idle = ⌛ Die Zeit ist um{ $lost ->
    [0] {""}
   *[other] : **{ $lost }** Punkte sind verloren
    },
replay-banked = und sichert **{ $points }**: { $total } insgesamt.
replay-farkled = { $picture } **Farkle!** { $lost ->
    [0] Es stand nichts auf dem Spiel.
   *[other] **{ $lost }** Punkte sind futsch.
    }
replay-ended = und der Zug ist vorbei.
replay-penalty = Die Strafe für einen Farkle zu viel in Folge: **{ $points }** Punkte.
replay-over = 🏆 { $players } { $many ->
    [one] gewinnt
   *[other] teilen sich den Sieg
    }.

### Saisons

season-begins = ### 🏁 Die Saison { $name } beginnt
    Ab jetzt zählt jede Partie, die auf diesem Server zu Ende geht. Entscheidend: **{ $order }**.
season-ends = ### 👑 Die Saison { $name } ist vorbei
season-winners = { $players } { $many ->
    [one] gewinnt sie
   *[other] teilen sich die Krone
    }!
season-more = { $count } weitere
season-nobody = Niemand hat genug Partien für eine Krone beendet.
season-table = Zur Tabelle
season-named = Saison { $name }
season-choice-running = { $name } (läuft)
season-choice-over = { $name }

### Datenschutz

privacy = ### 🔒 Was ich über dich speichere
    Von dir { $games ->
    [one] ist **eine** beendete Partie
   *[other] sind **{ $games }** beendete Partien
    } auf **{ $servers }** { $servers ->
    [one] Server
   *[other] Servern
    } gespeichert: deine Discord-ID auf deinem Platz, die ID des Klicks oder Befehls, mit dem du ihn genommen hast, jeder Wurf und jede Entscheidung mit Uhrzeit, und die Zahlen, die sich daraus ergeben. Dazu deine Erfolge, die Lobbys, die du eröffnet hast, und ob du in Ranglisten stehst.
    Kein Name, kein Bild und nichts, was du in Discord schreibst.
privacy-listed = Ranglisten führen dich auf.
privacy-hidden = Ranglisten lassen dich aus. In deiner eigenen Bilanz und in den früheren Partien deiner Gegner stehst du weiterhin.
privacy-export = Als Datei holen
privacy-hide = Mich in Ranglisten verbergen
privacy-show = Mich in Ranglisten zeigen
privacy-forget = Mich löschen
privacy-exported = Alles, was über dich gespeichert ist.
privacy-forget-sure = **Alles über dich löschen, auf allen Servern?** Das lässt sich nicht rückgängig machen.
    Deine Bilanz, deine Wertung und deine Erfolge verschwinden. Die Partien selbst bleiben, denn sie gehören auch deinen Gegnern: Sie behalten ihr Ergebnis, und auf deinem Platz sitzt dann *jemand von früher*. Laufende Partien verlässt du.
privacy-forget-yes = Mich endgültig löschen
privacy-forget-no = Alles behalten
privacy-forgotten = Alles über dich ist gelöscht. Spielst du wieder, fängst du von vorn an.

### Befehle zu Bilanzen

command-stats = Die Bilanz eines Spielers: Partien, Siege, Wertung, Form
command-stats-player = Wessen Bilanz (deine, wenn du niemanden wählst)
command-leaderboard = Wer vorn liegt, auf diesem Server oder überall
command-leaderboard-by = Wonach geordnet wird (nach Wertung, wenn du nichts wählst)
command-leaderboard-where = Dieser Server oder überall
command-leaderboard-when = Partien aus welcher Zeit
command-leaderboard-rules = Nur Partien nach diesen Regeln und denen, die daraus gemacht sind
command-leaderboard-season = Die Tabelle einer Saison dieses Servers
command-duel = Wie zwei Spieler gegeneinander gespielt haben
command-duel-player = Gegen wen
command-duel-other = Der andere Spieler (du, wenn du niemanden wählst)
command-history = Frühere Partien noch einmal ansehen: in Kürze, Zug um Zug, als Datei
command-history-player = Wessen Partien (deine, wenn du niemanden wählst)
command-privacy = Was über dich gespeichert ist: holen, verbergen, löschen
command-season-start = Eine Saison beginnen: Ihre Partien haben eine eigene Tabelle
command-season-end = Die Saison beenden und krönen, wer gewonnen hat
command-season-name = Wie sie heißt, etwa Winter 2027
command-season-by = Was sie entscheidet (die Wertung, wenn du nichts wählst)

### Bilanzen, Saisons und Datenschutz: was nicht geht

no-such-season = Diese Saison gibt es auf diesem Server nicht.
season-runs = Die Saison „{ $name }“ läuft noch. Beende sie zuerst.
no-season-runs = Auf diesem Server läuft keine Saison.
season-name-taken = Eine Saison „{ $name }“ gab es auf diesem Server schon. Gib dieser einen anderen Namen.
bad-season-name = Der Name einer Saison muss einfacher Text mit höchstens { $most } Zeichen sein.
same-person = Das ist ein und dieselbe Person: Wähle zwei.
no-such-finished-game = Auf diesem Server gibt es keine beendete Partie { $number }.

### Alle Bilanzen neu berechnen

stats-agree = Die gespeicherten Bilanzen stimmen mit allen beendeten Partien überein.
stats-differed = { $count ->
    [one] Eine Zeile war anders gespeichert, als die Partien es ergeben, und ist jetzt berichtigt.
   *[other] { $count } Zeilen waren anders gespeichert, als die Partien es ergeben, und sind jetzt berichtigt.
  }
stats-more = … und { $count } mehr.
stats-missing = { $table } { $row }: fehlte
stats-spare = { $table } { $row }: hätte nicht da sein dürfen
stats-other = { $table } { $row }: { $stored }, richtig wäre { $computed }

### Erfolge

achievement-first-win = Blut geleckt
achievement-ten-wins = Alter Hase
achievement-hundred-wins = Majestät
achievement-hundred-games = Stammgast
achievement-hundred-farkles = Mit Humor genommen
achievement-six-of-a-kind = Alle gleich
achievement-big-turn = Dicker Fang
achievement-huge-turn = Jackpot
achievement-hot-hand = Heißes Händchen
achievement-cold-hand = Pechsträhne
achievement-comeback = Aufholjagd
achievement-perfect = Ohne Kratzer
achievement-paid-and-won = Lehrgeld gezahlt
achievement-on-the-spot = Auf einen Schlag
achievement-full-house = Volles Haus
achievement-skunker = Schneidermeister
