command-practice = Poćwicz na błędach ze swoich partii (widzisz to tylko ty)
practice-head = ### 🎯 Ćwiczenia: { $title } · partia { $id }
practice-question = **Co najlepiej zrobić?**
practice-choice = { $chosen ->
    [yes] { $place }. **{ $choice }** · { $worth } ← twój wybór
   *[no] { $place }. { $choice } · { $worth }
    }
practice-solved = ✅ Zaliczone.
practice-returns = 🔁 Wróci <t:{ $due }:R>.
practice-none = 🎯 Nie masz jeszcze błędów do ćwiczenia. Skończ partię i naciśnij **Analiza** pod jej wynikiem: wtedy trafią tu twoje błędy. Do starszej partii użyj `/farkle review`. Analizy mają: { $games }, na większości zasad.
puzzle-head = ### 🧩 Zagadka dnia · { $day }
    -# Dla wszystkich ta sama: twój przeciwnik to { $rival }.
puzzle-answered = { $right ->
    [yes] ✅ Tak, to najlepszy ruch.
   *[no] ❌ Jest coś lepszego.
    }
puzzle-after = -# Procenty to twoje szanse na wygraną. Codziennie jest nowa zagadka: `/farkle practice`.
go-puzzle = Zagadka dnia
practice-later = 🎯 Na razie nie ma czego ćwiczyć. Następny błąd wróci <t:{ $due }:R>.
practice-done = 🎯 Na razie nie ma czego ćwiczyć: wszystkie błędy z twoich ostatnich partii są zaliczone.
go-practice = Ćwiczenia
card-solved = **Ćwiczenia:** { $count ->
    [one] 1 zaliczony błąd
    [few] { $count } zaliczone błędy
   *[many] { $count } zaliczonych błędów
    }
