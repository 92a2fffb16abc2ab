## Small words

kind-farkle = Farkle

## What the rules do not allow

keep-first = Set aside at least one scoring die first. You could keep { $best }.
kept-already = You've already set dice aside from this roll. Roll again{ $bank ->
    [yes] {""} or bank
   *[no] {""}
  }.
not-scoring = Those dice don't score together. You could keep { $best }.
keep-all = You have to keep as many dice as you can here: { $best }.
past-target = That would take you past { $target }. You could keep { $best }.
below-opening = You need { $needs } { $needs ->
    [one] point
   *[other] points
    } in one turn to get on the board: { $missing } more.
below-minimum = You need { $needs } { $needs ->
    [one] point
   *[other] points
    } in a turn to bank: { $missing } more.
hot-dice-must-throw = Hot dice: roll all { $dice } again. You can't bank them.
one-roll-only = You have only one roll in this final round. Bank its points.
no-follow-on = There is nothing that you can take over now. Roll instead.

## Rule sets

clash-above-exact-target = { $option } and { $other }: banking would be impossible, because an exact { $other } is below the { $option }
clash-play-off-at-exact-target = { $option } and { $other }: seats at an exact target can't play a play-off
clash-game-without-end = { $option } and { $other }: without either, the game never ends
clash-target-cannot-be-met = { $option } and { $other }: no scores add up to exactly the { $option }
clash-too-few-dice = { $option } and { $other }: that takes more dice than there are
clash-always-hot = { $option } and { $other }: all dice always score, so they would always have to be kept and rolled again, and banking would be impossible. Set { $other } to any, or { $option } to may
clash-turns-without-end = { $option } and { $other }: a roll scores about { $points } { $points ->
    [one] point
   *[other] points
    }, so a turn would take more than { $throws } { $throws ->
    [one] roll
   *[other] rolls
    } before you can bank. Lower the { $option }, or let dice score more
clash-no-way-to-score = { $option } and { $other }: with everything else off, nothing scores
allowed-points = whole points from 0 (off) to 1,000,000
allowed-faces = none, or faces from 1 to 6 with whole points, such as 1: 1000, 5: 500
allowed-last-die-throws = 1, 2, 3
allowed-target = whole points up to 1,000,000, or none
allowed-rounds = 1 to 100, or none
allowed-more-of-a-kind = none, adding, doubling, or points: 4: 1000, 5: 2000, or by face, 4: {"{"}1: 2000{"}"}
allowed-straights = none, or faces in a row with whole points, such as 1-6: 1500, 2-6: 750
allowed-four-and-pair = true (as three pairs), false, or whole points up to 1,000,000
allowed-instant-win = none, how many of a kind (3 to 6), or values such as count: 6, faces: [6]
allowed-penalty = none, or such as farkles: 3, points: 500, floor: 0, repeats: true, on: all_dice
allowed-skunk = none, or values such as below: 5000, double_at: 0

## What people may not do at a table

typed-too-soon = The game changed a moment ago. Look at the board, then type it again: { $link }
not-dice = '{ $given }' isn't a list of dice. Type the dice you want to keep, such as `1 1 5`.
typed-threw = You rolled { $dice }. Most points: { $best } for { $points }. Choose with `/farkle keep`{ $bank ->
    [0] .
   *[other] , or bank { $bank } with `/farkle bank`.
    }
typed-kept = You keep { $dice }: { $points } { $points ->
    [one] point
   *[other] points
    } this turn. Next, type `/farkle roll`{ $bank ->
    [0] .
   *[other] , or bank { $bank } with `/farkle bank`.
    }
choice-keep = { $dice } · { $points } { $points ->
    [one] point
   *[other] points
    }

## The lobby

lobby-head = ### { $dice } Farkle · { $title }
    { $reach ->
        [exceed] More than { $target } { $target ->
        [one] point
       *[other] points
        } win
        [exact] Exactly { $target } { $target ->
        [one] point
       *[other] points
        } win
        [none] The highest total wins
       *[other] First to { $target } { $target ->
            [one] point
           *[other] points
        }
    }{ $rounds ->
        [0] {""}
        [one] {" "}· 1 round
       *[other] {" "}· { $rounds } rounds
    }
roll-off-throw = { $player } rolls { $dies }

## Alone

solo-total = **{ $total }** { $total ->
    [one] point
   *[other] points
    }
squares-in-words = Best turn: { $best } · farkles: { $lost }

## Rules in short

short-face = { $face }s
short-single = { $faces } { $points } each
short-triples = three of a kind: { $list }
short-triples-hundreds = three of a kind: face × 100
short-triples-hundreds-but = three of a kind: face × 100 (1s { $ones })
short-more-adding = each extra one adds the triple again
short-more-doubling = each extra one doubles
short-more-fixed-from = { $count } of a kind from { $points }
short-straight = straight { $faces } { $points }
short-dice = { $dice } { $dice ->
    [one] die
   *[other] dice
    }.

## The board

board-head = **{ $title }** · { $reach ->
    [exceed] more than { $target } wins ·{" "}
    [exact] exactly { $target } wins ·{" "}
    [none] {""}
   *[other] first to { $target } ·{" "}
    }round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
    }
board-to-go = · { $points } to go
board-time = -# ⏳ Until { $slow ->
    [yes] <t:{ $due }:f>
   *[no] <t:{ $due }:t>
    }, then { $then ->
    [bank] the bot banks { $banked } for you
    [play-on] the bot keeps rolling for you (banking would lose)
   *[lapse] your turn is lost
    }{ $aside ->
    [yes] , and you'll be skipped until you press **I'm back**.
   *[no] .
    }
board-take-over = { $player }, it's your turn: roll **{ $fresh } fresh dice**, or **take over** { $points } { $points ->
    [one] point
   *[other] points
    } from { $giver }. They're yours once you bank.
board-missed = { $player }, the last die didn't score. You have { $tries ->
    [one] 1 more roll
   *[other] { $tries } more rolls
    } with it.
board-hot-dice = { $picture } **Hot dice!** All of them scored, so all { $dice } were rolled again.
board-taken-over = Taken over: **{ $points }**. They're yours once you bank.
board-kept = Kept { $dice }: **{ $points }** at risk
throws-then = { $before }, then { $last }
board-mark = { $player }, press the dice you want to keep.
board-marked = { $first ->
    [yes] { $player }, you keep **{ $dice }** for **{ $turn }**.
   *[no] { $player }, you also keep **{ $dice }**: **{ $turn }** this turn.
    }
board-exact = { $missing } more { $missing ->
    [one] point
   *[other] points
    } to reach exactly { $target }.
board-final = **Final round.** Highest so far: { $leader }, { $total }.
board-final-needs = { $player } needs **{ $needs } or more** in this turn: banking less loses.
board-final-enough = That's enough to take the lead.
board-play-off = **Play-off** between { $players }.
button-roll = Roll { $dice } · { $points } at risk
button-roll-first = Roll { $dice }
button-roll-unmarked = Roll
button-bank = Bank { $points }
button-bank-not = Bank
button-best = Most points · { $points }
button-follow = Take over { $dice ->
    [one] 1 die
   *[other] { $dice } dice
    } and { $points } { $points ->
    [one] point
   *[other] points
    }
button-fresh = { $dice } fresh dice
button-bank-anyway = Bank { $points } and lose
bank-sure = { $tied ->
    [yes] Banking ties { $leader } at { $total }, and they got there first, so you'd lose.
   *[no] Banking now brings you to { $total }, but { $leader } { $many ->
        [one] leads
       *[other] lead
        } with { $leading }, so you'd lose.
    } This is your last turn: you need { $needs } or more. To keep rolling, use the board.
banked-well = You banked.

## What happened in a turn

log-banked = { $player } banked { $points } ({ $made }){ $why ->
    [throws] {" "}after { $most } { $most ->
        [one] roll
       *[other] rolls
        }, the limit for a turn
    [time] {" "}when time was up
   *[none] {""}
    }
log-farkled = { $player } farkled on { $dice }{ $idle ->
    [yes] {" "}when time was up
   *[no] {""}
    }{ $lost ->
    [0] {""}
   *[other] {" "}· { $lost } gone
    }{ $penalty ->
    [0] {""}
   *[other] {" "}· penalty { $penalty }
    }
log-overshot = { $player } rolled { $dice }, past the target{ $lost ->
    [0] {""}
   *[other] {" "}· { $lost } gone
    }
log-lapsed = { $player } { $why ->
    [throws] reached { $most } { $most ->
        [one] roll
       *[other] rolls
        }, the limit for a turn
   *[time] ran out of time
    }{ $lost ->
    [0] {""}
   *[other] {" "}· { $lost } gone
    }
made-taken-over = { $points } taken over
turn-bank = { $player } banks **{ $points }** ({ $made }): **{ $total }** in all.
turn-farkle = { $picture } { $variant ->
    [0] **Farkle!** { $player } rolls { $dice }, and nothing scores.
    [1] { $player } rolls { $dice }: **farkle**, not a point in sight.
   *[2] { $dice } for { $player }. The dice laugh: **farkle!**
    } { $lost ->
    [0] {""}
   *[other] **{ $lost }** { $lost ->
        [one] point
       *[other] points
        } gone.
    }
turn-idle-bank = ⌛ { $why ->
    [throws] { $player } has rolled { $most } { $most ->
        [one] time
       *[other] times
        }, the limit for a turn
   *[time] Time is up for { $player }
    }: the bot banks **{ $points }** for them, **{ $total }** in all.
turn-idle-farkle = ⌛ Time is up for { $player }: the bot keeps rolling for them, and { $dice } is a farkle.{ $lost ->
    [0] {""}
   *[other] {" "}**{ $lost }** { $lost ->
        [one] point
       *[other] points
        } gone.
    }
turn-lapse = ⌛ { $why ->
    [throws] { $player } has rolled { $most } { $most ->
        [one] time
       *[other] times
        }, the limit for a turn
   *[time] Time is up for { $player }
    }: the turn is lost{ $lost ->
    [0] .
   *[other] , and **{ $lost }** { $lost ->
        [one] point
       *[other] points
        } with it.
    }
turn-overshot = { $player } rolls { $dice }, and every scoring die would go past the target. The turn ends with nothing.
turn-penalty = Too many farkles in a row: { $player } loses **{ $points }** and drops to **{ $total }**.
turn-final-round = **{ $target } is reached!** { $players } { $many ->
    [one] has
   *[other] have
    } one last chance.
turn-final-whole-round = **{ $target } is reached!** This round is finished, and then comes one more.
turn-last-round = **The last round begins.**
turn-play-off = A tie at the top! { $players } play on.

## The end

over-too-long = -# The game reached the length limit before it was decided.
over-play-off = -# They were tied with others and won the play-off.
over-first = -# { $players } { $many ->
    [one] has
   *[other] have
    } just as many points, but the winner got there first.
over-skunked = skunked
over-double-skunked = doubly skunked

## Hints

hint-roll = { $keep ->
    [none] Roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
   *[other] Keep { $keep }, roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
    }
hint-bank = { $keep ->
    [none] Bank { $points }
   *[other] Keep { $keep }, bank { $points }
    }
hint-worth-win = { $percent }% to win
hint-worth-points = { $points } { $points ->
    [one] point
   *[other] points
    } on average
hint-only-choice = That's your only move.
hint-risk = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
    }: { $times ->
    [one] 1 farkle
   *[other] { $times } farkles
    } in { $throws } { $throws ->
    [one] roll
   *[other] rolls
    }.
hint-risk-to-bank = Rolling again risks it all. { $dice ->
    [one] 1 die
   *[other] { $dice } dice
    }: { $times ->
    [one] 1 farkle
   *[other] { $times } farkles
    } in { $throws } { $throws ->
    [one] roll
   *[other] rolls
    }.
hint-no-risk = { $dice ->
    [one] 1 die always scores
   *[other] { $dice } dice always score
    } here.
hint-behind = { $missing } more puts you in the lead.
hint-leads = That puts you in the lead by { $ahead }.
hint-final-behind = You need at least { $missing } more before you bank, or you lose the game.
hint-final-ahead = With these points, you lead by { $ahead }.
hint-exact = You need exactly { $missing } more.
hint-target = These points reach the target.
hint-points-only = -# The points are what your turn scores on average. I don't know the chances of winning under these rules.
hint-estimated = -# These chances are estimates.

## Looking back at a game

review-seat = { $player } · { $accuracy ->
    [none] {""}
    [forced] never had a choice ·{" "}
   *[other] accuracy { $accuracy } ·{" "}
    }**{ $before }% → { $after }%** to win: { $parts }
review-moment = Round { $round }, { $player }: { $before }% → { $after }%
review-board = Points: { $totals }. { $turn ->
    [0] { $thrown ->
        [none] The turn begins.
       *[other] Rolled: { $thrown }.
        }
   *[other] { $turn } in this turn{ $thrown ->
        [none] .
       *[other] ; rolled: { $thrown }.
        }
    }
review-kept = Keep { $keep }, then run out of time
review-better = { $choice }{ $loss ->
    [0] {""}
   *[other] {" "}(+{ $loss }% to win)
    }

## Help

how-farkle-keep = { $pictures }
    You rolled **1 1 5** { $rest }. Press the dice that score: **1 1 5** is worth { $points } { $points ->
    [one] point
   *[other] points
    }. **Most points** marks what is worth most.
    -# { $scores }
how-farkle-bank = { $pictures }
    You rolled what was left, { $dice } { $dice ->
        [one] die
       *[other] dice
    }: **1** { $rest } scores { $points } more, { $total } in this turn.
    Now choose. { $needs ->
        [0] **Bank { $total }**
       *[other] **Bank**, for which your first time takes { $needs } { $needs ->
        [one] point
       *[other] points
        },
    } makes the points safe and ends your turn. **Roll { $again }** may bring more, or lose all { $total }. If all your dice have scored, they are **hot dice**: you { $hot ->
        [must] have to
       *[may] may
    } roll all of them again.
how-farkle-win = { $pictures }
    { $dice ->
        [none] A roll in which nothing scores is a **farkle**:
       *[other] You rolled { $dice }, and nothing scores. That's a **farkle**:
    } your turn ends, and its points are lost. { $penalty ->
        [none] Points that you banked earlier are safe.
       *[other] { $penalty }
    }
    { $winning } When your time is up, the bot plays it safe for you.
help-farkle = {""}**On the board**
    ➤ whose turn it is · 🏁 one last turn to come · 💤 away
    🔒 not on the board yet: one turn has to score enough points first
    ⚠️ 2/3 two farkles in a row, and the third costs points
    {""}**Away?** When a turn's time is up, the bot plays it safe for you; after 2 such turns you are skipped until you press **I'm back**.
    {""}**Lost the board?** `/farkle board`, or `/farkle games` for all of yours.
    {""}**Don't trust the dice?** `/farkle verify`, once the game is over.
    {""}**Lucky, or just good?** **Review** under an ending. If the lobby allows hints, **Hint** asks the coach.
    {""}**Enough?** `/farkle leave`. The host can `/farkle pause` a game and `/farkle stop` it.

## Commands

command-farkle-start = Open a lobby for a game of Farkle

## A rule set in words

words-scores = **What scores** in one roll
words-triple-times = triple × { $times }
words-of-a-kind = { $count } of a kind
words-dice = Roll { $dice } { $dice ->
    [one] die
   *[other] dice
    }, keep what scores, and roll the rest again, or bank. A roll without points is a farkle and loses the turn.
words-keep-any = You can keep any scoring dice, but at least one.
words-keep-all = Keep every die that scores.
words-keep-all-until-open = Until you're on the board, keep every die that scores.
words-hot-dice-may = When all dice have scored, you may roll them all again.
words-hot-dice-must = When all dice have scored, you have to roll them all again.
words-opening = To get on the board, you need { $value } { $value ->
    [one] point
   *[other] points
    } in one turn.
words-reopen = If a penalty takes you to 0 or less, you have to get on the board again.
words-minimum-bank = You need { $value } { $value ->
    [one] point
   *[other] points
    } in a turn to bank.
words-last-die-throws = With 1 die left, you have { $value } { $value ->
    [one] roll
   *[other] rolls
    } to score.
words-extend-triples = Later dice of a triple's face score the triple again.
words-follow-on-opened = Once on the board, you may take over what the player before you banked, and roll their other dice.
words-follow-on-anyone = You may take over what the player before you banked, and roll their other dice.
words-follow-farkles = You may also take over what the player before you lost by a farkle.
words-penalty = { $farkles ->
    [one] A farkle{ $on ->
        [all_dice] {" "}with all dice
       *[any] {""}
        } costs
   *[other] { $farkles } farkles{ $on ->
        [all_dice] {" "}with all dice
       *[any] {""}
        } in a row cost
    } { $points } { $points ->
    [one] point
   *[other] points
    }{ $repeats ->
    [true] , and each further one as much
   *[other] {""}
    }{ $floor ->
    [none] , even if that takes you below zero.
   *[other] , but never below { $floor }.
    }
words-start-roll-off = Everyone rolls a die to see who goes first.
words-start-seat-order = The host goes first.
words-start-random = A draw decides who goes first.
words-target-reach-at-least = The game ends at { $target } { $target ->
    [one] point
   *[other] points
    } or more.
words-target-reach-exceed = The game ends at more than { $target } { $target ->
    [one] point
   *[other] points
    }.
words-target-reach-exact = The game ends at exactly { $target } { $target ->
    [one] point
   *[other] points
    }. You can't keep dice that would take you past that.
words-rounds = { $target ->
    [0] The game has { $value } { $value ->
        [one] round
       *[other] rounds
        }, and the highest score wins.
   *[other] After { $value } { $value ->
        [one] round
       *[other] rounds
        }, the game ends too, and the highest score wins.
    }
words-final-round-none = The first to reach the target wins at once.
words-final-round-complete-round = The round is played to the end, and the highest score wins.
words-final-round-one-roll-each = Then everyone else has one last roll, and may bank any points of it. The highest score wins.
words-final-round-one-turn-each = Then everyone else has one last turn, and the highest score wins.
words-final-round-one-more-round = The round is played to the end, then one more, and the highest score wins.
words-defend = In the final round, a leader who is passed has another turn.
words-tie-first = If players are tied, the one who had that score first wins.
words-tie-shared = If the leaders are tied, they share the win.
words-tie-play-off = If the leaders are tied, they play another round.
words-instant-win = { $faces ->
    [any] { $count } of a kind in one roll wins at once.
   *[other] { $count } of a kind in one roll wins at once, if they are { $faces }.
    }
words-skunk = Losers with fewer than { $below } { $below ->
    [one] point is
   *[other] points are
    } skunked; with { $double_at } or less, doubly.

## A server's own rules

rules-title-standard = Standard
rules-summary-standard = The classic. 1s, 5s and three of a kind; first to 10,000, then one last turn each.
rules-title-zilch = Zilch
rules-summary-zilch = Bank from 300; extra dice of a kind double; six dice without points: 500; three farkles cost 500.
rules-title-zehntausend = Zehntausend
rules-summary-zehntausend = Three of a kind, a straight for 2,000, and the first to reach 10,000 wins at once.
rules-title-american = American
rules-summary-american = A common American box: 500 to get on the board, three 1s are 300, four of a kind 1,000.
rules-title-deluxe = Deluxe
rules-summary-deluxe = Pairs, straights and triplets score too, and three farkles in a row cost 1,000.
rules-title-exact = Exact
rules-summary-exact = 1,000 to open, keep everything until then, and land on exactly 10,000. Six of a kind wins at once.
rules-title-facebook = Facebook
rules-summary-facebook = Sets add up, bank from 300, three farkles in a row cost 500, and 10,000 wins on the spot.
rules-title-five-dice = Five Dice
rules-summary-five-dice = Five dice, all that score must be kept, 350 to open, and five of a kind wins at once.
rules-title-five-rounds = Five Rounds
rules-summary-five-rounds = A quick game: as Ten Rounds, but only half of them.
rules-title-kingdom-come = Kingdom Come
rules-summary-kingdom-come = Partial straights, sets double, and a quick race to 4,000.
rules-title-on-the-table = On the Table
rules-summary-on-the-table = 500 to get on the table; then take over the dice and points of the player before you. To 50,000.
rules-title-pocket = Pocket
rules-summary-pocket = Like Standard, but three 1s are worth only 300.
rules-title-renaissance = Renaissance
rules-summary-renaissance = 1,000 to open, 350 to bank, three rolls with the last die, sets double, more than 10,000 to win.
rules-title-ten-rounds = Ten Rounds
rules-summary-ten-rounds = Ten rounds, and the highest total wins. Sets add up, three farkles in a row cost 500.
editor-options-turn = Playing a turn…
editor-options-scoring = What scores…
editor-options-winning = Winning…
option-start = Who goes first
option-opening = Points to get on the board
option-reopen = Open again after a penalty to 0
option-minimum-bank = Points to bank
option-keep = Which dice to keep
option-hot-dice = Hot dice
option-hot-dice-bonus = Bonus for hot dice
option-last-die-throws = Rolls with the last die
option-follow-on = Take over from the player before
option-follow-farkles = Take over after a farkle
option-target = Target
option-rounds = Number of rounds
option-target-reach = How to reach the target
option-final-round = Final round
option-defend = Another turn for a leader who is passed
option-tie = Ties
option-singles = Single dice
option-triples = Three of a kind
option-more-of-a-kind = Four and more of a kind
option-extend-triples = Later dice extend a triple
option-straights = Straights
option-four-and-pair = Four and a pair
option-six-as-three-pairs = Six of a kind as three pairs
option-two-triplets = Two triplets
option-six-as-two-triplets = Six of a kind as two triplets
option-full-house-bonus = Bonus for triple and pair
option-scoreless = All dice without points
option-scoreless-first = All dice without points in the first roll
option-instant-win = Win at once
option-penalty = Penalty for farkles in a row
option-skunk = Skunk
option-idle = When time runs out
value-start-roll-off = Highest roll
value-start-seat-order = The host
value-start-random = By a draw
value-keep-any = Any dice that score
value-keep-all = As many as possible
value-keep-all-until-open = As many as possible until on the board
value-hot-dice-may = May bank
value-hot-dice-must = Must roll again
value-follow-on-opened = Once on the board
value-follow-on-anyone = Always
value-target-reach-at-least = The target or more
value-target-reach-exceed = More than the target
value-target-reach-exact = Exactly the target
value-final-round-none = No final round
value-final-round-complete-round = The round is played to the end
value-final-round-one-roll-each = One last roll each
value-final-round-one-turn-each = One last turn each
value-final-round-one-more-round = One more whole round
value-tie-first = The first to get there
value-tie-shared = All who are tied
value-tie-play-off = A play-off
value-more-of-a-kind-none = Like the triple alone
value-more-of-a-kind-adding = The triple again for each extra die
value-more-of-a-kind-doubling = Twice as much for each extra die
value-idle-bank = Bank the points so far
value-idle-play-on = Bank, or keep rolling if that would lose

## Records: small words

order-farkles = Most farkles

## A player's record

card-turn-points = **Per turn:** average { $average }, best { $best }; best roll { $throw }
card-risk = **Farkled** in { $percent }% of turns · longest run: { $run } · hot dice { $hot ->
    [0] never
    [one] once
    [2] twice
   *[other] { $hot } times
    }
card-farkles = **Farkles** by number of dice rolled
alt-farkles = Farkles by number of dice rolled: { $list }.
alt-farkles-with = with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
    } { $count }

## Finished games

game-push = { $banked ->
    [yes] 🎢 **Nerves of steel** in round { $round }: { $player } rolls { $throws } { $throws ->
        [one] time
       *[other] times
        } in a row and banks { $points }.
   *[no] 💥 **One roll too many** in round { $round }: { $player } rolls { $throws } { $throws ->
        [one] time
       *[other] times
        } in a row, and { $points } { $points ->
        [one] point is
       *[other] points are
        } gone.
    }
game-push-idle = ⌛ **Out of time** in round { $round }: { $player } had rolled { $throws } { $throws ->
    [one] time
   *[other] times
    } when time was up, and { $banked ->
    [yes] the bot banked { $points }
   *[no] { $points } { $points ->
        [one] point was
       *[other] points were
        } lost
    }.
game-luck = 🍀 **What a roll** in round { $round }: { $player } rolls { $dice } for { $points } { $points ->
    [one] point
   *[other] points
    }, a 1-in-{ $throws } roll!
game-luck-wins = ⚡ **What a roll** in round { $round }: { $player } rolls { $dice } and wins on the spot, a 1-in-{ $throws } roll!
replay-followed = takes over the dice and { $points } { $points ->
    [one] point
   *[other] points
    } of the previous player
replay-kept = keeps **{ $kept }** for { $points }{ $hot ->
    [yes] : **hot dice!**
   *[no] {""}
    }
replay-throws-left-out = … { $count ->
    [one] 1 more roll
   *[other] { $count } more rolls
    } …
replay-banked = and banks **{ $points }**: { $total } in all.
replay-farkled = { $picture } **Farkle!** { $lost ->
    [0] Nothing was at risk.
   *[other] **{ $lost }** { $lost ->
        [one] point
       *[other] points
        } gone.
    }
replay-lapsed = and the turn ends{ $lost ->
    [0] .
   *[other] : **{ $lost }** { $lost ->
        [one] point is
       *[other] points are
        } lost.
    }
replay-penalty = The penalty for too many farkles in a row: **{ $points }** { $points ->
    [one] point
   *[other] points
    }.

## Achievements

achievement-about-first-win = win a game
achievement-about-ten-wins = win 10 games
achievement-about-hundred-wins = win 100 games
achievement-about-hundred-games = finish 100 games
achievement-about-hundred-farkles = farkle 100 times
achievement-about-six-of-a-kind = roll six of a kind
achievement-about-big-turn = bank 2,000 points in one turn
achievement-about-huge-turn = bank 5,000 points in one turn
achievement-about-hot-hand = hot dice 3 times in one turn
achievement-about-cold-hand = 5 farkles without banking in between
achievement-about-comeback = win after being far behind late in the game
achievement-about-perfect = win in 5 turns or more without a farkle
achievement-about-paid-and-won = win despite a penalty
achievement-about-on-the-spot = win on the spot with one roll
achievement-about-full-house = win at a table of 8, with 5 turns or more
achievement-about-skunker = win and skunk an opponent (their points stay below a limit in the rules)
achievement-first-win = First blood
achievement-ten-wins = Old hand
achievement-hundred-wins = Royalty
achievement-hundred-games = Regular
achievement-hundred-farkles = Good loser
achievement-six-of-a-kind = All alike
achievement-big-turn = Big turn
achievement-huge-turn = Jackpot
achievement-hot-hand = Hot hand
achievement-cold-hand = Cold hand
achievement-comeback = Comeback
achievement-perfect = Without a scratch
achievement-paid-and-won = Paid and won
achievement-on-the-spot = On the spot
achievement-full-house = Full house
achievement-skunker = Skunker
