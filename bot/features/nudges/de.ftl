button-nudges = Nachrichten an mich
button-remind = Morgen erinnern
nudge-head = { $games ->
    [one] 🎲 **Du bist am Zug.**
   *[other] 🎲 **Du bist am Zug**, in { $games } Partien.
    }
nudge-stop = Keine solchen Nachrichten mehr
nudge-offer = In dieser Partie ist viel Zeit für jeden Zug. Ich kann dir eine Direktnachricht schreiben, wenn du am Zug bist. Das frage ich nur einmal; du findest es auch unter `/farkle games` und `/farkle privacy`.
nudge-yes = Sag mir, wenn ich am Zug bin
nudges = ### 📬 Nachrichten an dich
    Ich schreibe dir eine Direktnachricht, wenn du am Zug bist und nicht innerhalb von { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
    } ziehst. Herausforderungen rufen dich ohnehin. In deinen Ruhezeiten schreibe ich nichts; was fällig ist, wartet bis zu ihrem Ende.
    🕒 { $zone }.
nudges-closed = ⚠️ Ich konnte dir nicht schreiben, darum sind alle Nachrichten aus. Erlaube Direktnachrichten in den Privatsphäre-Einstellungen eines gemeinsamen Servers, oder installiere mich für dich selbst. Dann wähle neu.
nudges-games = In welchen Partien?
nudges-games-choice = { $value ->
    [slow] Langsame Partien: eine Stunde oder mehr pro Zug
    [always] Alle Partien
   *[off] Keine Nachrichten zu meinen Zügen
    }
nudges-daily = Wann?
nudges-daily-choice = { $value ->
    [on] Einmal am Tag um { $hour }:00, für alle meine Züge
   *[off] Sofort
    }
nudges-evening = Würfel des Tages
nudges-evening-choice = { $value ->
    [on] Um { $hour }:00 an die Würfel des Tages erinnern, falls noch nicht gespielt
   *[off] Nicht an die Würfel des Tages erinnern
    }
nudges-quiet = Ruhezeiten
nudges-quiet-choice = { $hours ->
    [0] Keine Ruhezeiten
   *[other] Ruhe von { $first }:00 bis { $last }:00
    }
