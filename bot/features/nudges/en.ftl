button-nudges = Messages to me
button-remind = Remind me tomorrow
nudge-head = { $games ->
    [one] 🎲 **It's your turn.**
   *[other] 🎲 **It's your turn** in { $games } games.
    }
nudge-stop = Stop these messages
nudge-offer = Turns in this game may take long. I can write you a direct message when it's your turn. I ask this only once; you find it under `/farkle games` and `/farkle privacy`, too.
nudge-yes = Tell me when it's my turn
nudges = ### 📬 Messages to you
    I write you a direct message when it's your turn, unless you move within { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
    }. Challenges call you anyway. In your quiet hours I write nothing; what is due waits until they end.
    🕒 { $zone }.
nudges-closed = ⚠️ I couldn't write to you, so all messages are off. Allow direct messages in the privacy settings of a server that we share, or install me for yourself. Then choose again.
nudges-games = In which games?
nudges-games-choice = { $value ->
    [slow] Slow games: turns of an hour or more
    [always] All games
   *[off] No messages about my turn
    }
nudges-daily = When?
nudges-daily-choice = { $value ->
    [on] Once a day, at { $hour }:00, for all my turns
   *[off] At once
    }
nudges-evening = Daily dice
nudges-evening-choice = { $value ->
    [on] Remind me of the daily dice at { $hour }:00, unless I've played
   *[off] No reminder of the daily dice
    }
nudges-quiet = Quiet hours
nudges-quiet-choice = { $hours ->
    [0] No quiet hours
   *[other] Quiet from { $first }:00 to { $last }:00
    }
