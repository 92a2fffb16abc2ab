go-same = Same dice
same-start = ### 🎲 The same dice
    You and someone else play on the same dice, each alone, within a day. Neither sees the other's turns. At the end, both results are posted side by side.
    Which game?
same-entry = { $rival ->
    [none] Your open duel
   *[other] Your duel with { $rival }
    }, until <t:{ $end }:f>
same-whom = ### 🎲 Who plays **{ $title }** on the same dice?
    They are called once, in this channel. Your own game begins right here.
same-choose = Choose a person…
same-anyone = The first who comes
same-call = { $asked ->
    [none] 🎲 { $host } plays **{ $title }** on fresh dice. Who plays on the same?
    [some] 📣 { $guest }: { $host } asks you to play **{ $title }** on the same dice.
   *[plays] 🎲 { $host } and { $guest } play **{ $title }** on the same dice.
    } Each plays alone, and no one sees the other's turns. The results come when both have finished, or <t:{ $end }:R>.
same-play = Play my dice
same-no = No, thanks
same-above = { $first ->
    [yes] -# 🎲 Only you see this. The other has the same dice in each turn and roll. Both results come once you have both finished, or <t:{ $end }:R>; what you have by then counts.
   *[no] -# 🎲 The same dice · until <t:{ $end }:f>
    }
same-waits = 🏁 You have **{ $points }** { $points ->
    [one] point
   *[other] points
    }. { $rival ->
    [none] The result comes once someone else has played these dice, by <t:{ $end }:f> at the latest.
   *[other] The result comes in the channel once { $rival } has finished, by <t:{ $end }:f> at the latest.
    }
same-result = { $way ->
    [won] 🏆 { $first } beats { $second } on the same dice, **{ $most }** to **{ $least }** (**{ $title }**).
    [level] 🤝 { $first } and { $second } are level on the same dice, with **{ $most }** each (**{ $title }**).
    [alone] 🎲 Only { $first } has played these dice: **{ $most }** (**{ $title }**).
    [declined] 🎲 { $second } would rather not play **{ $title }** on the same dice as { $first }.
   *[nobody] 🎲 No one has played these dice (**{ $title }**).
    }
same-side = { $player }: **{ $points }**{ $whole ->
    [yes] {""}
   *[no] {" "}(not finished)
    }
same-secret = -# The secret of these dice: `{ $secret }`
same-is-over = 🎲 The same dice: { $players }. Result: { $link }
same-declined = You don't play. They can't ask you again for a while.
same-check = **What decides the dice of this duel**
    Their secret was drawn before the invitation came. Its commitment (SHA-256) is `{ $commitment }`. The secret appears with the results, <t:{ $end }:R> at the latest: then you can check both games.
same-too-many = You have { $most } { $most ->
    [one] duel
   *[other] duels
    } on the same dice open. Finish one first, or wait until its day is over.
same-over = This duel is over. **Same dice** in `/farkle help` begins another.
same-of-others = These dice are for others. **Same dice** in `/farkle help` begins a duel of your own.
same-not-alone = No one can play these rules alone. Choose others: `/farkle rules`
