## Small words

kind-yahtzee = Yahtzee
kind-yatzy = Yatzy

## What the rules do not allow

hold-first = First choose the dice to hold. Holding none is fine, too.
held-already = You've already chosen the dice to hold. Roll the others.
no-throws-left = That was the last of { $throws } { $throws ->
    [one] roll
   *[other] rolls
    }. Take a box.
hold-all = You hold all dice, so there is nothing to roll. Take a box.
no-such-column = There is no column { $column }. The last one is { $columns }.
joker-elsewhere = { $box } in column { $column } doesn't fit: a yahtzee takes { $joker ->
    [original] a lower box
   *[forced] the box of its face first, then a lower box
  }.
box-above-first = Boxes are filled from top to bottom: take { $box } in column { $column }.
upper-boxes-first = Fill the upper boxes of column { $column } first, ones to sixes. { $box } comes later.
box-taken = { $box } in column { $column } is taken already.

## Rule sets

allowed-rolls = 1 to 10
allowed-columns = 1 to 6
allowed-box = none, sum, or whole points from 1 to 1,000,000
allowed-box-of-equal-dice = none, sum, matching, or whole points from 1 to 1,000,000
allowed-chance = none or sum
allowed-first-roll = none, or lower boxes with whole points, such as full-house: 35, high-straight: 25
allowed-ties = none, or boxes such as yatzy, chance, sixes
allowed-upper-bonus = none, or values such as at: 63 (1 to 126), points: 35
allowed-yahtzee-bonus = whole points from 0 (off) to 1,000,000, or points: 100, most: 3 (1 to 10)

## The boxes of a card

box-ones = Ones
box-twos = Twos
box-threes = Threes
box-fours = Fours
box-fives = Fives
box-sixes = Sixes

## Yahtzee

yahtzee-lobby-head = ### { $dice } { $names_game ->
    [yes] {""}
   *[no] Yahtzee ·{" "}
    }{ $title }
    { $turns } { $turns ->
    [one] turn
   *[other] turns
    } each, highest total wins
yahtzee-head = **{ $title }** · turn { $round } of { $rounds }
yahtzee-saved = { $saved } saved { $saved ->
    [one] roll
   *[other] rolls
    }
yahtzee-place = · { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
    }
yahtzee-progress = · { $filled }/{ $boxes }
yahtzee-in-column = { $many ->
    [one] { $box }
   *[other] { $box } in column { $column }
    }
yahtzee-hold = { $player }, press the dice you want to hold and **Roll** the others, or take a box. { $left ->
    [one] 1 roll left.
   *[other] { $left } rolls left.
    }
yahtzee-held = { $player }, you hold **{ $dice }**. { $left ->
    [one] 1 roll left.
   *[other] { $left } rolls left.
    }
yahtzee-held-all = { $player }, all dice are held: release one to roll again, or take a box. { $left ->
    [one] 1 roll left.
   *[other] { $left } rolls left.
    }
yahtzee-rolls-left = { $left ->
    [0] No rolls left.
    [one] 1 roll left.
   *[other] { $left } rolls left.
    }
yahtzee-board-card = -# { $player }'s card{ $thrown ->
    [yes] {""}: what these dice bring
   *[no] {""}
    }
yahtzee-also-open = -# { $also ->
    [yes] Open too
   *[no] Open
    }: { $boxes ->
    [all] every box
   *[other] { $boxes }
    }
yahtzee-upper-in-short = -# Upper bonus{ $many ->
    [one] :
   *[other] , column
    } { $columns }
yahtzee-to-upper = { $many ->
    [one] {""}
   *[other] { $column }:{" "}
    }{ $state ->
    [has] reached
    [lost] out of reach
   *[open] { $missing } to go
    }
yahtzee-bonus-in-short = -# Yahtzee bonus: { $points } for every extra yahtzee{ $multiplied ->
    [yes] {" "}times the column number
   *[no] {""}
    }
yahtzee-take = { $player }, no rolls left: **choose a box**.
yahtzee-time = -# ⏳ Until { $slow ->
    [yes] <t:{ $due }:f>
   *[no] <t:{ $due }:t>
    }, then { $points ->
    [0] the bot scores 0 in { $where }
   *[other] the bot takes { $where } for { $points }
    }{ $aside ->
    [yes] , and you'll be skipped until you press **I'm back**.
   *[no] .
    }
yahtzee-button-roll = { $dice ->
    [0] Roll
    [one] Roll 1 die
   *[other] Roll { $dice } dice
    }
yahtzee-button-hold = Hold { $dice }
yahtzee-button-cards = Cards
yahtzee-button-take = Take { $where } · { $points }
yahtzee-choose-box = { $many ->
    [one] Take a box…
   *[other] Column { $column }…
    }
yahtzee-box = { $many ->
    [one] { $box }
   *[other] { $box } · column { $column }
    } — { $points }
yahtzee-box-bonus = { $points } of these are for another yahtzee
yahtzee-box-upper = and { $points } for the upper bonus
yahtzee-sure = Score 0 in **{ $where }**? { $left ->
    [0] It can be worth up to { $most }.
    [one] It can be worth up to { $most }, and you have 1 roll left.
   *[other] It can be worth up to { $most }, and you have { $left } rolls left.
    } To do something else, use the board.
yahtzee-button-nothing = Score 0
yahtzee-scored-nothing = You scored 0.
yahtzee-turn = { $player } takes **{ $where }** for **{ $points }** ({ $dice }): **{ $total }** in all.
yahtzee-turn-nothing = { $player } scores 0 in **{ $where }** ({ $dice }) and stays at **{ $total }**.
yahtzee-turn-yahtzee = 🎉 **{ $name }!**
yahtzee-turn-bonus = **{ $points }** of these are the bonus for another yahtzee.
yahtzee-turn-upper = The upper boxes{ $many ->
    [one] {""}
   *[other] {" "}of column { $column }
    } add up to { $upper }: **{ $points }** extra.
yahtzee-turn-idle = ⌛ Time is up for { $player }: { $points ->
    [0] the bot scores 0 in **{ $where }**, which leaves **{ $total }**.
   *[other] the bot takes **{ $where }** for **{ $points }**, **{ $total }** in all.
    }
yahtzee-log = { $player }: { $where }, { $points }{ $dice ->
    [none] {""}
   *[other] {" "}({ $dice })
    }{ $idle ->
    [yes] {" "}when time was up
   *[no] {""}
    }
yahtzee-card-head = ### 📋 { $player } · { $total }
    -# { $filled } of { $boxes } { $boxes ->
    [one] box
   *[other] boxes
    } filled
yahtzee-times = { $multiplied ->
    [yes] ×
   *[no] {""}
    }{ $column }
yahtzee-open-box = –
yahtzee-taken-box = ·
yahtzee-total = Total
yahtzee-open = -# **Open{ $many ->
    [one] {""}
   *[other] {" "}in column { $column }
    }:** { $boxes ->
    [all] every box
    [none] nothing
   *[other] { $boxes }
    }
yahtzee-card-upper = **Upper bonus{ $many ->
    [one] {""}
   *[other] {" "}in column { $column }
    }:** { $state ->
    [has] { $points } { $points ->
        [one] point
       *[other] points
        }, reached with { $upper }
    [lost] out of reach
   *[open] { $upper } of { $needs }, { $missing } more for { $points } { $points ->
        [one] point
       *[other] points
        }
    }
yahtzee-card-yahtzee = **Yahtzee bonus:** { $state ->
    [has] every extra yahtzee scores { $points } { $points ->
        [one] point
       *[other] points
        }
    [spent] all earned
    [lost] out of reach, because a yahtzee box holds 0
   *[open] { $many ->
        [one] once the yahtzee box holds a yahtzee, every extra one scores { $points } { $points ->
            [one] point
           *[other] points
            }
       *[other] { $filled } of { $many } yahtzee boxes hold a yahtzee; once all do, every extra one scores { $points } { $points ->
            [one] point
           *[other] points
            }
    }
    }{ $multiplied ->
    [yes] {" "}times the column number
   *[no] {""}
    }
yahtzee-choose-card = Whose card?
yahtzee-card-option = Seat { $seat } · { $total } { $total ->
    [one] point
   *[other] points
    }
yahtzee-over-ties = -# { $players } { $many ->
    [one] has
   *[other] have
    } just as many points, but these boxes decide: { $boxes }.
yahtzee-over-upper = upper bonus { $points }
yahtzee-over-yahtzee = yahtzee bonus { $points }
yahtzee-short-dice-of = { $boxes } ({ $dice })
yahtzee-short-rolls = { $rolls ->
    [one] 1 roll a turn
   *[other] { $rolls } rolls a turn
    }
yahtzee-short-columns = { $columns } { $columns ->
    [one] column
   *[other] columns
    }{ $multiplied ->
    [yes] : points are multiplied by the column's number
   *[no] {""}
    }
yahtzee-short-first-roll = First roll: { $boxes }
yahtzee-short-ties = ties are decided by { $boxes }
yahtzee-short-upper = { $points } extra for { $at } or more in the upper boxes
yahtzee-short-yahtzee = { $points } more for each extra yahtzee{ $most ->
    [0] {""}
    [one] , once
   *[other] , up to { $most } times
    }
yahtzee-words-boxes = **The boxes**
yahtzee-words-upper = Ones to sixes
yahtzee-words-face = dice of that face
yahtzee-words-sum = all dice
yahtzee-words-matching = the equal dice
yahtzee-words-turn = Roll { $dice } { $dice ->
    [one] die
   *[other] dice
    } { $rolls ->
    [one] once
   *[other] up to { $rolls } times, and hold any of them between the rolls
    }. Then take one open box for what the dice are worth in it, even if that is 0.{ $saved ->
    [yes] {" "}Rolls that you don't use are saved: you may use them in any later turn.
   *[no] {""}
    }
yahtzee-words-columns = { $columns ->
    [one] Your card has 1 column of { $boxes } { $boxes ->
        [one] box
       *[other] boxes
        }, so you have { $turns } { $turns ->
        [one] turn
       *[other] turns
        }.
   *[other] Your card has { $columns } columns of { $boxes } { $boxes ->
        [one] box
       *[other] boxes
        }, all open at once, so you have { $turns } { $turns ->
        [one] turn
       *[other] turns
        }.
    }{ $multiplied ->
    [yes] {" "}The points in a column are multiplied by its number.
   *[no] {""}
    }
yahtzee-words-order = { $order ->
    [sections] Fill the upper boxes of a column first.
   *[card] Fill the boxes of a column from top to bottom.
    }
yahtzee-pattern-full-house = A full house is three dice of one face and two of another{ $equal ->
    [yes] , or five equal dice.
   *[no] .
    }
yahtzee-pattern-villa = A villa is three dice of one face and three of another{ $equal ->
    [yes] , or six equal dice.
   *[no] .
    }
yahtzee-pattern-tower = A tower is four dice of one face and two of another{ $equal ->
    [yes] , or six equal dice.
   *[no] .
    }
yahtzee-words-two-pairs = { $equal ->
    [yes] Pairs in one box may have the same face: four equal dice are two pairs.
   *[no] Pairs in one box have different faces.
    }
yahtzee-words-straights = A small straight is four faces in a row, a large straight five.{ $after ->
    [yes] {" "}A 1 may follow the 6, as in 3 4 5 6 1.
   *[no] {""}
    }
yahtzee-words-double-generala = The double generala counts once the generala box of its column holds points.
yahtzee-words-idle = When time is up, the bot takes the box worth the most.
yahtzee-words-bonuses = **Bonuses**
yahtzee-words-upper-bonus = **Upper bonus:** ones to sixes that add up to { $at } or more earn { $points } extra { $points ->
    [one] point
   *[other] points
    }{ $multiplied ->
    [yes] {" "}(both times the column's number).
   *[no] .
    }
yahtzee-words-yahtzee-bonus = **Yahtzee bonus:** { $columns ->
    [one] once your yahtzee box holds a yahtzee
   *[other] once all your yahtzee boxes hold a yahtzee
    }, every additional one earns { $points } extra { $points ->
    [one] point
   *[other] points
    }{ $multiplied ->
    [yes] {" "}times the column number
   *[no] {""}
    }{ $needs ->
    [yes] {" "}if it scores in the box you take
   *[no] , even if it scores 0 in the box you take
    }{ $most ->
    [0] .
    [one] , but only once.
   *[other] , at most { $most } times.
    }
yahtzee-words-joker = **Joker:** { $joker ->
    [free] a yahtzee also counts as a full house or a straight in a column whose yahtzee box and box of its face are filled.
    [original] once a column's yahtzee box is filled, a yahtzee there takes a lower box, and also counts as a full house or a straight. Only if those are all filled, it takes an upper one, for 0.
    [forced] once a column's yahtzee box is filled, a yahtzee there takes the upper box of its face, then a lower box, where it also counts as a full house or a straight. Only if those are all filled, it takes another upper one, for 0.
   *[filled] a yahtzee also counts as a full house or a straight once every yahtzee box and every upper box of its face are filled.
    }
yahtzee-words-first-roll = **First roll:** the first roll of a turn is worth other points in these boxes: { $boxes }.
yahtzee-words-first-roll-wins = **First roll:** equal dice in the first roll of a turn win the game at once.
yahtzee-words-winning = When all cards are full, the highest total wins. { $ties ->
    [none] Ties share the win.
   *[other] If totals are equal, the points in these boxes decide, in this order: { $ties }. If those are equal too, the win is shared.
    } You can also play alone.

## Hints

yahtzee-choice-hold = { $held ->
    [none] Roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
   *[other] Hold { $held }, roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
    }
yahtzee-choice-take = Take { $where }
yahtzee-worth-points = { $points } { $points ->
    [one] point
   *[other] points
    } in the end, on average
yahtzee-worth-win = { $percent }% to win, { $points } { $points ->
    [one] point
   *[other] points
    } in the end, on average
yahtzee-hint-estimated = -# { $points ->
    [exact] The chances of winning are estimates, the points are not.
   *[estimated] These numbers are estimates.
    }

## Looking back at a game

yahtzee-review-seat = { $player } · { $accuracy ->
    [none] {""}
    [forced] never had a choice ·{" "}
   *[other] accuracy { $accuracy } ·{" "}
    }total **{ $total }**: { $start } expected, { $parts }
yahtzee-review-unplayed = { $parts }, early end −{ $points }
yahtzee-review-picture = **Expected total** after each round. Dashed: the average with the best strategy.
yahtzee-review-moment = Round { $round }, { $player }: { $win ->
    [none] { $before } → { $after } { $after ->
        [one] point
       *[other] points
        }
   *[other] { $win }% → { $then }% to win
    }
yahtzee-review-board = Total { $total }{ $win ->
    [none] {""}
   *[other] , { $before } → { $after } expected
    }. { $thrown ->
    [none] The turn begins.
   *[other] Dice: { $thrown }.
    }
yahtzee-review-better = { $choice }{ $loss ->
    [0] {""}
   *[other] {" "}(+{ $loss } { $loss ->
        [one] point
       *[other] points
        })
    }
yahtzee-review-exact = Points are exact.{ $seats ->
    [one] {""}
   *[other] {" "}Chances of winning are estimates.
    }
yahtzee-alt-review-alone = The expected total after each round: { $start } at the start, { $total } at the end.

## Help

how-yahtzee-hold = { $pictures }
    You rolled **6 6** 2 3 **6**{ $more }. Press the dice that you want to hold, here **6 6 6**, and **Roll** the others. A turn has up to { $rolls } { $rolls ->
    [one] roll
   *[other] rolls
    }.{ $saved ->
        [yes] {" "}Rolls that you don't use are saved for later turns.
       *[no] {""}
    }
how-yahtzee-box = { $pictures }
    You have 6 6 6 2 2{ $more }. After any roll, choose a box in the menu: these dice are worth { $points } { $points ->
    [one] point
   *[other] points
    } as a **{ $box }**, or { $sixes } in **Sixes**. That ends your turn, and each box counts only once. If nothing fits, score 0 in a box.{ $order ->
        [card] {" "}Fill the boxes from top to bottom.
        [sections] {" "}Fill the upper boxes first.
       *[any] {""}
    }
how-yahtzee-win = { $pictures }
    { $dice } is a **{ $five }**, worth { $points } { $points ->
    [one] point
   *[other] points
    }. { $at ->
        [0] {""}
       *[other] If Ones to Sixes add up to { $at } or more, you get a bonus of { $bonus }.
    }
    When all boxes are full, the highest total wins. **Cards** shows what everyone has.
help-yahtzee = {""}**On the board**
    5/13 means that 5 of 13 boxes are filled. The card shows what your dice bring in each open box, with a plus.
    {""}**Take …** takes the box that your dice fill best, if one stands out. Each menu is a column of your card.
    {""}**Cards** shows what everyone has, and how far each bonus is.
    {""}**Yatzy** is here, too: `/yatzy start`. `/yahtzee rules` has all kinds, also Generala and Yacht.
    {""}**Everything else** begins with `/farkle`, for all games, such as `/farkle board`, `games` and `leave`.

## Commands

command-yahtzee = Play Yahtzee, Yatzy or Generala in this channel
command-yatzy = Play Yatzy in this channel
command-yatzy-start = Open a lobby for a game of Yatzy, Maxi Yatzy or Forced Yatzy
command-yahtzee-start = Open a lobby for a game of Yahtzee, Yatzy, Maxi Yatzy, Generala or Yacht

## A server's own rules

rules-title-yahtzee = Yahtzee
rules-summary-yahtzee = Five dice, three rolls, thirteen boxes: each turn fills one.
rules-title-triple-yahtzee = Triple Yahtzee
rules-summary-triple-yahtzee = Three columns at once: the second counts double, the third triple.
rules-title-generala = Generala
rules-summary-generala = The game of Latin America: the first roll brings more, and five alike in it win at once.
rules-title-yacht = Yacht
rules-summary-yacht = The game before Yahtzee: twelve boxes, two straights of five for 30 each, and no bonus.
rules-title-forced-yatzy = Forced Yatzy
rules-summary-forced-yatzy = Yatzy from top to bottom: each turn fills the next box, and 42 above earn the bonus.
rules-title-maxi-yatzy = Maxi Yatzy
rules-summary-maxi-yatzy = Yatzy with six dice and twenty boxes. Unused rolls are saved for later turns.
rules-title-yatzy = Yatzy
rules-summary-yatzy = The game of Scandinavia: fifteen boxes with pairs, no joker, 50 points for 63.
editor-options-boxes = The boxes…
editor-options-card = Columns and bonuses…
option-rolls = Rolls a turn
option-saved-rolls = Save unused rolls
option-one-pair = One pair
option-two-pairs = Two pairs
option-three-of-a-kind = Three of a kind
option-four-of-a-kind = Four of a kind
option-five-of-a-kind = Five of a kind
option-small-straight = Straight 1–5
option-large-straight = Straight 2–6
option-full-straight = Straight 1–6
option-full-house = Full house
option-villa = Villa
option-tower = Tower
option-low-straight = Small straight
option-high-straight = Large straight
option-yahtzee = Yahtzee
option-chance = Chance
option-yatzy = Yatzy
option-generala = Generala
option-double-generala = Double generala
option-four-as-two-pairs = Four equal dice as two pairs
option-five-as-full-house = Five equal dice as a full house
option-one-after-six = 1 after 6 in a straight
option-first-roll = Points of the first roll
option-first-roll-wins = Equal dice in the first roll win
option-columns = Columns
option-column-factors = Columns multiply points
option-order = Order of the boxes
option-upper-bonus = Upper bonus
option-yahtzee-bonus = Yahtzee bonus
option-bonus-needs-points = Yahtzee bonus only with points in the box
option-joker = Joker
option-ties = Equal totals
value-order-any = Any
value-order-card = From top to bottom
value-order-sections = Upper boxes first
value-joker-none = Never
value-joker-free = Once its own boxes are filled
value-joker-original = Once the yahtzee box is filled, and never in an upper box
value-joker-forced = Once its own boxes are filled, and those come first
value-joker-filled = Once its own boxes are filled in all columns

## Records: small words

order-yahtzees = Most yahtzees
order-yahtzee-bonuses = Most yahtzee bonuses
order-upper-bonuses = Most upper bonuses
order-best-column = Best column

## A player's record

card-yahtzee = **Yahtzees:** { $yahtzees }{ $bonuses ->
    [0] {""}
   *[other] , { $bonuses } of them with the bonus
    } · **Upper bonuses:** { $upper } · **Best column:** { $column } · **Best box:** { $box }
yahtzee-alone-average = avg
yahtzee-alone-best = best

## Finished games

game-yahtzee = 🎉 **{ $name }** in round { $round }: { $player } rolls { $dice } and { $idle ->
    [yes] runs out of time, so the bot takes
   *[no] takes
  } { $box }{ $many ->
    [one] {""}
   *[other] {" "}in column { $column }
  } for { $points }{ $bonus ->
    [0] .
   *[other] , { $bonus } of them for another yahtzee!
  }
replay-held = holds { $number ->
    [0] nothing
   *[other] **{ $held }**
  }
replay-scored = and takes **{ $box }**{ $many ->
    [one] {""}
   *[other] {" "}in column { $column }
  } for **{ $points }**{ $bonus ->
    [0] {""}
   *[other] , { $bonus } of them for another yahtzee
  }: { $total } in all.

## Achievements

achievement-about-yahtzee-win = win a game of Yahtzee
achievement-about-yahtzee = take a box with five of a kind
achievement-about-further-yahtzee = get the bonus for an extra yahtzee
achievement-about-upper-bonuses = get the upper bonus in three columns of one game
achievement-about-thousand = finish a game of Yahtzee with 1,000 points or more
achievement-yahtzee-win = Well boxed
achievement-yahtzee = Five alike
achievement-further-yahtzee = And again
achievement-upper-bonuses = Upper class
achievement-thousand = Four digits
