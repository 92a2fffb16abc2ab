# Every sentence that a person reads. A translation is a copy of this file under its own locale's name.
# Discord renders **bold**, `code` and <t:…> times; names arrive as mentions.

### Small words

list-and = { $first } and { $last }
at-line = line { $line }: { $sentence }

### What the rules do not allow

game-over = This game is over.
no-such-seat = Seat { $seat } is not in this game.
not-your-turn = It is not your turn.
no-roll-off = There is no roll-off for who begins here.
roll-off-first = First everyone throws one die for who begins.
throw-first = Throw the dice first.
keep-first = Set aside at least one scoring die first.
kept-already = You have set dice aside from this throw already. Throw on or bank.
not-scoring = Those dice do not score together. You could keep { $best }.
keep-all = You have to keep every scoring die here: { $best }.
past-target = That would carry you past { $target }. You could keep { $best }.
below-opening = You need { $needs } points in one turn to get on the board: { $missing } more.
below-minimum = A turn needs { $needs } points before it may be banked: { $missing } more.
hot-dice-must-throw = Hot dice must be thrown: all { $dice } again.
nothing-to-follow = There are no dice to take over.
wrong-number-of-dice = { $number } { $number ->
    [one] die is
   *[other] dice are
  } thrown here, not { $given }.
no-such-face = Dice show 1 to 6.
wrong-points = That is worth { $points } points, not { $given }.

### Reading a game's text

unreadable = cannot be read: { $text }
header-too-late = '{ $word }' has to stand before the game begins, and once
no-such-rules = there is no shipped rule set '{ $name }'
rules-first = the rule set has to be named first
players-missing = the players have to be named first
not-json = the value is not JSON: { $text }
wrong-number-of-players = a game has 2 to { $most } players
did-not-happen = this did not happen here: { $text }

### Rule sets

fault-unknown-option = { $similar ->
    [none] { $option }: there is no such option
   *[other] { $option }: there is no such option; did you mean { $similar }?
  }
fault-bad-value = { $option }: { $given } is not allowed; allowed: { $allowed }
fault-bad-text = { $option }: has to be plain text of at most { $most } characters
fault-no-such-base = base: there is no rule set '{ $given }' to build on
fault-too-large = the file is larger than { $most } KiB
fault-not-utf8 = the file is not UTF-8 text
fault-not-yaml = the file is not YAML: { $problem }
fault-no-options = the file has to list options, each as 'name: value'
fault-alias = anchors and aliases (& and *) are not allowed
fault-too-deep = values are nested more than { $most } deep
fault-twice = { $option }: stands twice
fault-bad-scalar = { $given } cannot be read as a value

clash-above-exact-target = { $option } and { $other }: nobody could bank, because an exact { $other } lies below the { $option }
clash-play-off-at-exact-target = { $option } and { $other }: a play-off cannot be played by seats that already stand at an exact target
clash-target-cannot-be-met = { $option } and { $other }: no sum of what scores is exactly the { $option }
clash-too-few-dice = { $option } and { $other }: it takes more dice than are played
clash-needs-other = { $option } and { $other }: the first means nothing without the second
clash-no-way-to-score = { $option } and { $other }: with these and all else off, nothing scores

allowed-dice = 5 or 6
allowed-start = roll_off, seat_order, random
allowed-opening = whole points from 0 to 1,000,000
allowed-minimum-bank = whole points from 0 to 1,000,000
allowed-keep = any, all, all_until_open
allowed-hot-dice = may, must
allowed-last-die-throws = 1, 2, 3
allowed-follow-on = true, false
allowed-target = whole points from 1 to 1,000,000
allowed-target-reach = at_least, exceed, exact
allowed-final-round = none, complete_round, one_turn_each, one_more_round
allowed-tie = first, shared, play_off
allowed-singles = faces from 1 to 6, each with whole points from 1 to 1,000,000
allowed-triples = faces from 1 to 6, each with whole points from 1 to 1,000,000
allowed-more-of-a-kind = none, adding, doubling, or 4, 5 and 6, each with whole points or with faces and their points
allowed-extend-triples = true, false
allowed-straights = faces in a row such as 1-6 or 2-6, each with whole points from 1 to 1,000,000
allowed-three-pairs = whole points from 0 (off) to 1,000,000
allowed-four-and-pair = true, false
allowed-two-triplets = whole points from 0 (off) to 1,000,000
allowed-six-as-two-triplets = true, false
allowed-full-house-bonus = whole points from 0 (off) to 1,000,000
allowed-instant-win = none, or how many of a kind: 3 to 6
allowed-penalty = none, or farkles (1 to 100), points (1 to 1,000,000) and floor (none, or 0 and below)
allowed-skunk = none, or below (1 to 1,000,000) and double_at (whole points)

### The command line

no-such-rule-set = There is no rule set '{ $name }' and no such file. `python -m bot rules list` lists them.
unreadable-file = { $path }: cannot be read ({ $problem }).
rules-are-fine = { $title }: no faults.
