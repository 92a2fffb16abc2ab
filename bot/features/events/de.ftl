event-first = zuerst muss eine Zeile das Format nennen, etwa: event swiss
event-no-such-format = das Format „{ $name }“ gibt es nicht; es gibt knockout, round-robin, swiss und league
event-no-such-setting = Turniere haben keine Einstellung „{ $name }“
event-wrong-setting = { $name } kann nicht { $value } sein
event-over = Das Turnier ist vorbei.
event-has-begun = Das Turnier hat begonnen.
event-not-over = Das Turnier ist noch nicht vorbei.
event-no-check-in = Niemand muss sich jetzt melden.
event-already-in = Dieser Spieler ist schon dabei.
event-not-in = Dieser Spieler ist nicht dabei.
event-not-out = Dieser Spieler ist nicht ausgeschieden.
event-barred = Dieser Spieler ist gesperrt.
event-full = Das Turnier ist voll: { $most } Spieler können teilnehmen.
event-takes-nobody = Dieses Turnier nimmt niemanden mehr auf.
event-wrong-order = Spieler, Reihenfolge oder die { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
    } folgen nicht aus Wertungen, Einstellungen und Meldungen
event-no-round = das geht jetzt nicht: keine solche Runde läuft oder kann beginnen
event-wrong-pairs = jeder Spieler, der dabei ist, muss einmal genannt sein, und sonst niemand
event-not-warned = nur wer noch spielen muss, kann gewarnt werden, und nur wer gewarnt wurde, verliert
event-decided = Diese Paarung ist schon entschieden.
event-no-such-pair = Diese beiden treffen in jener Runde nicht aufeinander.
event-no-such-game = Eine solche Partie, die zählt, gibt es nicht.
event-frozen = Die nächste Runde hat begonnen: Wer weiter ist, bleibt es.
event-paused = Das Turnier ist angehalten. Versuch es wieder, sobald es weitergeht.
event-not-paused = Das Turnier ist nicht angehalten.

command-tournament = Ein Turnier beginnen: K.-o., alle gegen alle, Schweizer System oder Liga
settings-power-tournaments = **Turniere:** { $who ->
    [roles] { $roles } und wer verwaltet, beginnen sie
    [everyone] alle beginnen sie
   *[managers] nur wer verwaltet, beginnt sie
    }
settings-choose-power-tournaments = Rollen, die Turniere beginnen…
tournament-form = Turnier beginnen
tournament-field-name = Name des Turniers
tournament-field-rules = Spiel und Regeln
tournament-field-format = Modus
tournament-field-pace = Tempo
tournament-field-until = Die Anmeldung ist offen für
tournament-format = { $value ->
    [knockout] K.-o.
    [round-robin] Alle gegen alle
    [swiss] Schweizer System
   *[league] Liga
    }
tournament-format-about = { $value ->
    [knockout] Wer verliert, ist draußen; die Verlierer der Halbfinale spielen um Platz drei
    [round-robin] Am besten für bis zu 7
    [swiss] Mehrere Runden gegen alle mit gleich vielen Punkten
   *[league] Jeden Monat vier Runden, jede eine Woche lang
    }
tournament-pace = { $value ->
    [quick] Jetzt
   *[slow] Ein Tag für einen Zug
    }
tournament-pace-about = { $value ->
    [quick] Alle sind zur selben Zeit da
   *[slow] Alle spielen, wenn sie Zeit haben
    }
tournament-needs-server = Turniere brauchen einen Server, auf dem ich bin.
tournament-may-not = Auf diesem Server dürfen nur manche Turniere beginnen. Frag einen Verwalter: `/farkle-setup settings` sagt, wer.
tournament-not-for-two = Nach diesen Regeln kann man nicht zu zweit spielen, also passen sie zu keinem Turnier.
tournament-no-slow = Dieser Server erlaubt keine Züge von einem Tag. Wähle das Tempo „Jetzt“.
tournament-too-few = Mindestens zwei müssen dabei sein, bevor es beginnt.
tournament-sits = Du spielst in diesem Turnier mit, also müssen andere es leiten: jemand aus der Moderation, der nicht mitspielt.
tournament-only-moderators = Das darf nur, wer dieses Turnier begonnen hat oder hier moderiert, und nur, wer nicht mitspielt.
bad-tournament-name = Der Name eines Turniers muss einfacher Text mit höchstens { $most } Zeichen sein, ohne Adressen (nach einem Punkt kommt ein Leerzeichen).
too-many-events = { $most } Turniere sind schon offen, mehr geht nicht. Warte, bis eins vorbei ist.
no-such-event = Dieses Turnier gibt es nicht mehr.
event-not-yours = Diese Partie spielen zwei andere.
event-meeting-over = Diese Partie ist entschieden, oder eine neue ist aufgerufen.
tournament-head = ### 🏆 { $name }
    { $game } · { $rules } · { $format } · { $pace }
tournament-players = { $count ->
    [0] Noch ist niemand dabei.
    [one] **1 ist dabei:** { $players }
   *[other] **{ $count } sind dabei:** { $players }
    }
tournament-more = { $count } weitere
tournament-more-lines = -# … und { $count } weitere
tournament-registration = Drück bis <t:{ $until }:{ $style }> (<t:{ $until }:R>) auf **Mitspielen**. Dann beginnt es, oder sobald { $host } es startet.
tournament-few = -# Für so wenige ist alle gegen alle besser: Es dauert kaum länger, und alle haben dieselben Gegner. { $host } kann es bis zum Beginn wählen.
tournament-checking-in = ✋ Drück bis <t:{ $until }:{ $style }> (<t:{ $until }:R>) auf **Ich bin da**, sonst beginnt es ohne dich. { $here ->
    [0] Noch hat es niemand getan.
    [one] 1 ist da.
   *[other] { $here } sind da.
    }
tournament-check-in = ✋ **{ $name }** beginnt gleich. { $players }: Drückt bis <t:{ $until }:{ $style }> auf **Ich bin da**, sonst beginnt es ohne euch.
tournament-checked-in = Du bist dabei. Deine erste Partie wird in diesem Kanal aufgerufen.
tournament-paused = ⏸️ Angehalten. Laufende Partien gehen weiter. **Leiten…** setzt es fort.
tournament-next = { $round ->
    [0] Die erste Runde wird ausgelost.
   *[other] Runde { $round } von { $rounds }. { $at ->
        [last] Sie ist die letzte.
        [none] Die nächste beginnt, sobald alle Partien vorbei sind.
       *[other] Die nächste beginnt <t:{ $at }:R>.
        }
    }
tournament-stopped = Es endete ohne Sieger.
tournament-line = { $mark } { $player } · { $points } { $many ->
    [one] Punkt
   *[other] Punkte
    }
tournament-tie-breaks = -# Buchholz { $buchholz } · Sonneborn-Berger { $sonneborn } · direkter Vergleich { $head } · Differenz { $difference }
tournament-table = ### { $name }
    { $format ->
    [knockout] -# Wer weiter kam, steht besser. Punkte sind gewonnene Paarungen.
   *[other] -# Ein Sieg ist 1 Punkt, ein Unentschieden ½. Bei Gleichstand zählen Buchholz, Sonneborn-Berger, die Partien gegeneinander und die Differenz der Punktzahlen.
    }
tournament-round-name = { $name ->
    [third] Um Platz drei
    [final] Finale
    [semi] Halbfinale
    [quarter] Viertelfinale
   *[round] Runde { $number }
    }
tournament-pair = { $first } – { $second }{ $points ->
    [none] {""}
   *[other] {" "}· { $points }
    }{ $state ->
    [missed] {" "}· kampflos
   *[other] {""}
    }{ $links ->
    [none] {""}
   *[other] {" "}· { $links }
    }
tournament-pair-label = Runde { $round }: { $first } – { $second }
tournament-totals = { $first }:{ $second }
tournament-game = Partie { $id }
tournament-byes = { $players } { $many ->
    [one] hat in dieser Runde keinen Gegner.
   *[other] haben in dieser Runde keinen Gegner.
    }
tournament-call = ### 🎲 [{ $name }]({ $link }) · { $round }
    { $first } – { $second }
tournament-until = Drückt beide auf **Ich bin da**: Dann beginnt eure Partie. Wer es bis <t:{ $until }:{ $style }> (<t:{ $until }:R>) nicht tut, verliert sie.
tournament-is-here = ✅ { $player } ist da.
tournament-missed = Nicht gekommen: { $players }. Die Partie ist kampflos verloren.
tournament-warning = ⏰ { $players }: Eure Partie wartet, { $link }. Drückt dort bis <t:{ $until }:{ $style }> auf **Ich bin da**, sonst ist sie verloren.
tournament-reminder = 🏆 **{ $name }**: Drück bis <t:{ $until }:{ $style }> auf **Ich bin da**, sonst { $what ->
    [check-in] beginnt es ohne dich
   *[game] verlierst du deine Partie
    }: { $link }
tournament-moved = Das Ergebnis von **{ $name }** steht hier: { $link }
tournament-settings = ### { $name }
    Das kannst nur du ändern, bis es beginnt.
menu-tournament-best-of = Partien einer Paarung
tournament-best-of = { $games ->
    [1] Eine Partie entscheidet
   *[other] Auf { $games } Partien
    }
menu-tournament-third = Platz drei
tournament-third = { $value ->
    [on] Die Verlierer der Halbfinale spielen um Platz drei
   *[off] Keine Partie um Platz drei
    }
menu-tournament-seeding = Reihenfolge
tournament-seeding = { $value ->
    [rating] Nach der Wertung auf diesem Server
   *[draw] Ausgelost
    }
tournament-manage = ### { $name }
    Was du hier tust, steht im Protokoll des Servers.
menu-tournament-player = Jemanden herausnehmen, aufnehmen, ein Ergebnis berichtigen…
tournament-player = { $player } in **{ $name }**: Was du hier tust, steht im Protokoll des Servers.
button-tournament-out = { $what ->
    [out] Herausnehmen
   *[back] Wieder aufnehmen
    }
menu-tournament-correct = Ein Ergebnis berichtigen…
tournament-correct = **{ $round }:** { $first } – { $second }. Was ist das Ergebnis?
button-tournament-result = { $what ->
    [first] { $first } gewann
    [second] { $second } gewann
    [tie] Unentschieden
   *[void] Zählt nicht
    }
button-tournament-here = Ich bin da
button-tournament-table = Tabelle
button-tournament-text = Als Text
tournament-text = Alles, was geschah. Andere können damit Paarungen und Plätze prüfen: `python -m bot event tournament.txt`.
button-tournament-manage = Leiten…
button-tournament-pause = { $what ->
    [pause] Anhalten
   *[resume] Fortsetzen
    }
button-tournament-stop = Ohne Sieger beenden
tournament-leave-sure = **Aus { $name } aussteigen?** Partien, die du nicht gespielt hast, sind verloren. Ein Schweizer System oder eine Liga nimmt dich wieder auf, ein K.-o. nicht.
tournament-left = Du bist aus { $name } ausgestiegen.
tournament-stop-sure = **{ $name } ohne Sieger beenden?** Laufende Partien gehen weiter und zählen für Wertungen.
tournament-stopped-well = { $name } ist ohne Sieger beendet. **Fortsetzen** nimmt das zurück.
tournament-share = 🏆 { $name } ({ $players } dabei): { $many ->
    [0] niemand hat gewonnen
    [one] { $winners } hat gewonnen
   *[other] { $winners } teilen sich den ersten Platz
    }
act-t-paused = ⏸️ { $who } hat das Turnier **{ $title }** angehalten · <t:{ $at }:f>
act-t-resumed = ▶️ { $who } hat das Turnier **{ $title }** fortgesetzt · <t:{ $at }:f>
act-t-stopped = 🛑 { $who } hat das Turnier **{ $title }** beendet · <t:{ $at }:f>
act-t-out = 🚷 { $who } hat { $person } aus dem Turnier **{ $title }** genommen oder wieder aufgenommen · <t:{ $at }:f>
act-t-result = ✏️ { $who } hat ein Ergebnis des Turniers **{ $title }** berichtigt · <t:{ $at }:f>
act-t-voided = ✖️ { $who } hat ein Ergebnis des Turniers **{ $title }** gestrichen · <t:{ $at }:f>
