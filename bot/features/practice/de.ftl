command-practice = Neu entscheiden, wo du in deinen Partien danebenlagst (nur du siehst es)
practice-head = ### 🎯 Übung: { $title } · Partie { $id }
practice-question = **Was ist deine beste Wahl?**
practice-choice = { $chosen ->
    [yes] { $place }. **{ $choice }** · { $worth } ← deine Wahl
   *[no] { $place }. { $choice } · { $worth }
    }
practice-solved = ✅ Gelöst.
practice-returns = 🔁 Diese Aufgabe kommt <t:{ $due }:R> wieder.
practice-none = 🎯 Noch hast du keine Fehler zum Üben. Spiel eine Partie zu Ende und drück darunter auf **Rückblick**: Dann kommen deine hierher. Für eine ältere Partie gibt es `/farkle review`. Rückblicke gibt es für { $games }, nach den meisten Regeln.
puzzle-head = ### 🧩 Aufgabe des Tages · { $day }
    -# Für alle dieselbe: Du spielst gegen { $rival }.
puzzle-answered = { $right ->
    [yes] ✅ Richtig, das ist die beste Wahl.
   *[no] ❌ Es gibt etwas Besseres.
    }
puzzle-after = -# Die Prozente sind deine Gewinnchancen. Jeden Tag gibt es eine neue Aufgabe: `/farkle practice`.
go-puzzle = Aufgabe des Tages
practice-later = 🎯 Gerade gibt es nichts zu üben. Der nächste Fehler kommt <t:{ $due }:R> wieder.
practice-done = 🎯 Gerade gibt es nichts zu üben: Du hast alle Fehler deiner letzten Partien gelöst.
go-practice = Üben
card-solved = **Übung:** { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
    } gelöst
