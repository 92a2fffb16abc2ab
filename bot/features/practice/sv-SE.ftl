command-practice = Välj om där det gick fel i dina egna partier (bara du ser det)
practice-head = ### 🎯 Övning: { $title } · parti { $id }
practice-question = **Vilket är ditt bästa val?**
practice-choice = { $chosen ->
    [yes] { $place }. **{ $choice }** · { $worth } ← ditt val
   *[no] { $place }. { $choice } · { $worth }
    }
practice-solved = ✅ Löst.
practice-returns = 🔁 Det kommer tillbaka <t:{ $due }:R>.
practice-none = 🎯 Du har inga misstag att öva på än. Spela klart ett parti och tryck på **Analys** under resultatet: då hamnar dina misstag här. För ett äldre parti finns `/farkle review`. Det finns analys för { $games }, med de flesta regler.
puzzle-head = ### 🧩 Dagens klurighet · { $day }
    -# Samma för alla: du spelar mot { $rival }.
puzzle-answered = { $right ->
    [yes] ✅ Rätt, det är bäst.
   *[no] ❌ Det finns något bättre.
    }
puzzle-after = -# Procenten är dina vinstchanser. Det kommer en ny klurighet varje dag: `/farkle practice`.
go-puzzle = Dagens klurighet
practice-later = 🎯 Inget att öva på just nu. Nästa misstag kommer tillbaka <t:{ $due }:R>.
practice-done = 🎯 Inget att öva på just nu: du har löst alla misstag från dina senaste partier.
go-practice = Öva
card-solved = **Övning:** { $count ->
    [one] 1 misstag löst
   *[other] { $count } misstag lösta
    }
