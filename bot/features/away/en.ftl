away-begins = ✈ You are away until <t:{ $until }:f>. Until then, your games with turns of a day or more wait for you. Quicker games don't. `/farkle away` ends this at once. If you move in a game, you're back in that game.
away-ends = { $undone ->
    [yes] Welcome back. It is as if you had never been away, and no day is counted.
   *[no] Welcome back. Games that waited for you continue in a moment.
    }
away-turn = Your turn in [**{ $title }**]({ $link }) ends on <t:{ $due }:f>.
away-waited = Your turn in [**{ $title }**]({ $link }) has waited for you before and doesn't wait again: it ends on <t:{ $due }:f>.
away-now = Now: I'm back
away-not = You're not away. `/farkle away until:7` puts your games with turns of a day or more on hold for 7 days ({ $most } at most).
away-how-long = Choose how many days you will be away, from 1 to { $most }, or now to come back.
away-too-long = { $days ->
    [0] You can't be away longer now.
    [one] You can be away for 1 more day now.
   *[other] You can be away for { $days } more days now.
    } It's up to { $most } { $most ->
    [one] day
   *[other] days
    } at once and { $year } in a year. Choose less, or ask the host for `/farkle pause`.
command-away = Put your games of a day or more for a turn on hold while you are away, or come back
command-away-until = How many days, or now to come back
lobby-away = If a player is away…
lobby-away-option = { $on ->
    [yes] The others may play on without players who are away
   *[no] The game waits for players who are away
    }
