command-practice = Decide again where you went wrong in your own games (only you see it)
practice-head = ### 🎯 Practice: { $title } · game { $id }
practice-question = **What is your best choice?**
practice-choice = { $chosen ->
    [yes] { $place }. **{ $choice }** · { $worth } ← your choice
   *[no] { $place }. { $choice } · { $worth }
    }
practice-solved = ✅ Solved.
practice-returns = 🔁 It comes back <t:{ $due }:R>.
practice-none = 🎯 You have no mistakes to practise yet. Finish a game and press **Review** below its ending: yours then come here. For an older game, use `/farkle review`. There are reviews of { $games }, by most rules.
puzzle-head = ### 🧩 Today's puzzle · { $day }
    -# The same for everyone: you play against { $rival }.
puzzle-answered = { $right ->
    [yes] ✅ Right, that's the best.
   *[no] ❌ There is something better.
    }
puzzle-after = -# The percentages are your chances to win. There is a new puzzle each day: `/farkle practice`.
go-puzzle = Today's puzzle
practice-later = 🎯 Nothing to practise right now. The next mistake comes back <t:{ $due }:R>.
practice-done = 🎯 Nothing to practise right now: you have solved all mistakes of your last games.
go-practice = Practice
card-solved = **Practice:** { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
    } solved
