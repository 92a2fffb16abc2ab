daily-secret-yet = Others may still be playing with these dice: in their time zones, this day ends later. It is over everywhere <t:{ $end }:R>: then their secret appears, and you can check them.
daily-begun = You started today's dice and then deleted your data, so you can't play them again. New dice come <t:{ $end }:R>.
daily-not-shown = You can't watch this daily game. `/farkle daily` shows today's dice and yesterday's games.
daily-head = **Farkle #{ $number }** · daily dice · turn { $turn } of { $turns }
daily-about = { $title } rules (`/farkle rules name:{ $title }`), { $turns } { $turns ->
    [one] turn
   *[other] turns
    }, the same dice for everyone. { $unusual } Your day ends <t:{ $end }:R>: what you've banked by then counts.
daily-private = -# Only you see this. `/farkle daily` brings it back.
daily-until = -# ⏳ Your day ends <t:{ $end }:R>.
daily-next = -# 🕰️ { $place }: your day ends at <t:{ $end }:t>, <t:{ $end }:R>. Then there are new dice.
daily-over = **{ $total }** { $total ->
    [one] point
   *[other] points
    } in { $turns } { $turns ->
    [one] turn
   *[other] turns
    }.
daily-cut-off = The day ended in turn { $turn } of { $turns }. Your banked points count: **{ $total }**.
daily-unplayed = The day ended before your first roll, so this game doesn't count.
daily-perfect = **{ $share }%** of perfect play, which can't see the future either and scores **{ $made }** today.
daily-better = { $percent ->
    [0] { $others ->
        [0] First to finish today
       *[other] No one is behind yet
        }
   *[other] { $others ->
        [one] Better than the only other player so far
       *[other] Better than { $percent }% of { $others } other players so far
        }
  }
daily-streak = 🔥 Days in a row: **{ $days }** · longest: **{ $longest }** (one missed day a week is forgiven)
daily-streak-ended = -# { $days ->
    [one] The day before was { $day }.
   *[other] { $days } days in a row ended on { $day }.
    } { $missed ->
    [one] The day after was the second missed one of its week.
   *[other] You missed the { $missed } days after it.
    }
card-daily = 🎲 Daily dice: { $days ->
    [one] **1** day
   *[other] **{ $days }** days
    } · best **{ $best }** · most days in a row **{ $longest }**
daily-awards = 🎖 New: { $names }
daily-shared = 🎲 { $player } · **Farkle #{ $number }** · **{ $total }** { $total ->
    [one] point
   *[other] points
    }
daily-share-perfect = { $share }% of perfect play
daily-share-streak = { $days ->
    [one] 🔥 1 day in a row
   *[other] 🔥 { $days } days in a row
  }
daily-copy = Your result as text, to paste anywhere:
daily-copied = Farkle #{ $number }: { $total } { $total ->
    [one] point
   *[other] points
    }
daily-link = Play today's dice: { $link }
button-daily-copy = Copy as text
daily-beat-button = Beat my daily
daily-beat-whom = Who should beat your result? They are called once, in this channel. If they take it on, both results are posted here.
daily-beat-choose = Choose a person…
daily-beat-asked = 📣 They are asked.
daily-beat = 📣 { $player }: { $host } has **{ $total }** { $total ->
    [one] point
   *[other] points
    } with today's dice (**Farkle #{ $number }**). Can you beat that? If you take it on, your result is posted here, too.
daily-beat-take = Take it on
daily-beat-enough = You have asked them, or { $most } { $most ->
    [one] person
   *[other] people
    }, to beat this result. Ask again tomorrow.
daily-beat-others = This is for someone else. `/farkle daily` has today's dice for you, too.
daily-beat-over = These dice are of another date than yours. `/farkle daily` has the dice of your day.
daily-beat-result = { $way ->
    [won] 🏆 { $first } beats { $second } with the dice of **Farkle #{ $number }**, **{ $most }** to **{ $least }**.
   *[level] 🤝 { $first } and { $second } are level with the dice of **Farkle #{ $number }**, with **{ $most }** each.
    }
help-to-daily = Today's dice
button-daily-look = Look back
daily-look-all = ### 🔍 Farkle #{ $number } · { $cost ->
    [0] you played perfectly
    [one] your choices cost 1 point, compared with the best ones
   *[other] your choices cost { $cost } points, compared with the best ones
    }
daily-look-choice = { $cost ->
    [0] ✅ { $dice } → { $choice }
   *[other] ❌ { $dice } → { $choice }
    -# Better by { $cost }: { $best }
    }
button-daily-try = Decide again
daily-try = What would you do now?
daily-try-choice = { $chosen ->
    [yes] 👉
   *[no] ▫️
    } { $choice } · { $cost ->
    [0] **the best**
   *[other] { $cost } less
    }
daily-look-none = Nothing to decide: the first roll lost the turn, or the day ended.
button-daily-play = Play today's dice
daily-check = **What decides the dice of { $day }**
    Before anyone could roll, the bot made a random secret. Its commitment is a code that fits no other secret (SHA-256): `{ $commitment }`.
    The secret appears once this day is over in all time zones, <t:{ $end }:R>, and this button then recomputes every roll from the secret and the date.
    So no one, not even the bot, can change a die during the day.
dice-of-day = -# Dice of { $day }, decided in advance: `{ $commitment }`
daily-ranks-head = ### 🎲 Daily dice · { $by ->
    [day] today
    [month] this month
   *[streak] days in a row
    }
daily-ranks-empty = No one yet.
daily-rank-points = **{ $place }.** { $player } · { $value }
daily-rank-streak = **{ $place }.** { $player } · { $value } { $value ->
    [one] day
   *[other] days
  }
daily-ranks-mine = Your place: **{ $place }** of { $people }
button-daily-ranks = Leaderboard
button-daily-streak = Days in a row
button-daily-before = Yesterday
button-daily-earlier = Dice of { $day }
button-daily-calendar = Calendar
button-daily-replay = Replay the best game
button-daily-mine = Replay mine
button-daily-back = Back to the day
daily-day-head = ### 🎲 Farkle #{ $number } · { $day }
daily-spread-head = **Everyone's points** · { $people ->
    [one] 1 player
   *[other] { $people } players
  }
daily-spread-mine = You: **{ $points }**{ $percent ->
    [0] {""}
    [100] , better than everyone else
   *[other] , better than **{ $percent }%** of the others
  }
daily-nobody = There is no game to show: no one has played, or all players are hidden from leaderboards.
daily-best = **Best game:** **{ $total }** { $total ->
    [one] point
   *[other] points
    }
daily-best-turns = **Best turns**
daily-turn-throw = { $dice } → **{ $kept }**
daily-turn-throws = -# { $throws }
daily-turn-option = { $number }. { $points } in turn { $turn }
daily-choose-turn = Replay one of these turns
daily-replay-turn = -# Turn { $turn } of { $turns }
daily-no-turn = The day ended during the first turn.
daily-result-head = ### 🎲 Farkle #{ $number } · { $day } · { $people ->
    [one] 1 player
   *[other] { $people } players
  }
daily-result-won = 🏆 { $players } { $many ->
    [one] wins
   *[other] win
    } with **{ $points }** { $points ->
    [one] point
   *[other] points
    }.
daily-result-yet = -# So far: in some time zones, this day lasts until <t:{ $end }:t>. Then the last results are here.
daily-result-alone = 🎲 { $player } came to **{ $points }** { $points ->
    [one] point
   *[other] points
    }. Who plays today?
daily-result-leads = 🎲 { $players } { $many ->
    [one] leads
   *[other] lead
    } with **{ $points }** { $points ->
    [one] point
   *[other] points
    }.
daily-result-daring = 🎢 Most daring: { $player } rolled { $dice ->
    [one] one die
   *[other] { $dice } dice
    } with **{ $points }** { $points ->
    [one] point
   *[other] points
    } at risk, and it worked.
daily-result-next = New dice are here, the same for everyone.
button-daily-day-page = Everyone's points
daily-month-head = ### 📅 { $month }
daily-month-played = { $days ->
    [one] Played **1** day
   *[other] Played **{ $played }** of { $days } days
  } · best **{ $best }** · average **{ $average }**
daily-month-empty = You didn't play this month.
command-daily = The daily dice: 10 turns, the same dice for everyone, once a day (only you see them)
settings-daily-channel = **Daily dice:** { $many ->
    [0] { $gone ->
        [0] the results aren't posted
       *[other] ⚠️ the chosen channel was deleted, so the results aren't posted
        }
   *[other] each day's results are posted in { $channels }
  }
results-offer = 🎲 Once a day, `/farkle daily` has the same dice for everyone. Shall I post each day's results in this channel: who won, the most daring roll, and a button to play? I ask only once; you find it under `/farkle-setup settings`, too.
button-results-here = Post here each day
button-results-no = No thanks
results-taken = Each day at 9:00, by this server's time zone, I post the results of the day before here, unless no one on this server played. `/farkle-setup settings` changes that.
results-declined = OK. `/farkle-setup settings` has it if you change your mind.
results-not-here = I can't post here any more. Choose another channel under `/farkle-setup settings`.
settings-choose-daily = Post each day's results in…
achievement-about-daily-first = play the daily dice
achievement-about-daily-hundred = play the daily dice on 100 days
achievement-about-daily-week = 7 days in a row with the daily dice
achievement-about-daily-thirty = 30 days in a row with the daily dice
achievement-about-daily-full-month = play the daily dice on 28 days of one month
achievement-about-daily-ahead = daily dice: at the end of a day, more points than 90% of 10 or more other players
achievement-daily-first = Early bird
achievement-daily-hundred = A hundred mornings
achievement-daily-week = A whole week
achievement-daily-thirty = Unstoppable
achievement-daily-full-month = Full moon
achievement-daily-ahead = Cream of the day
daily-reminder = 🎲 **Today's dice** wait for you until <t:{ $end }:t>. New ones come then.
