# Every sentence that a person reads. A translation is a copy of this file under its own locale's name.
# Discord renders **bold**, `code` and <t:…> times; names arrive as mentions.

# What speakers of the language call it.
language-name = English

### Small words

list-and = { $first } and { $last }
at-line = line { $line }: { $sentence }

### What the rules do not allow

game-over = This game is over.
no-such-seat = Seat { $seat } is not in this game.
other-seats-turn = It is the turn of another seat.
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
not-aside = This seat was not put aside.
game-asleep = The game sleeps, because nobody was there. One of its players has to come back first.
wrong-number-of-dice = { $number } { $number ->
    [one] die is
   *[other] dice are
  } thrown here, not { $given }.
no-such-face = Dice show 1 to 6.
wrong-points = That is worth { $points } points, not { $given }.

### Reading a game's text

unreadable = cannot be read: { $text }
text-too-large = the text is larger than { $most } KiB
value-too-long = { $option }: the value is longer than { $most } characters
set-twice = { $option }: is set twice
header-too-late = '{ $word }' has to stand before the game begins, and once
no-such-rules = there is no shipped rule set '{ $name }'
rules-first = the rule set has to be named first
players-missing = the players have to be named first
not-json = the value is not JSON (text needs quotes): { $text }
wrong-number-of-players = a game has 2 to { $most } players
did-not-happen = this did not happen here: { $text }
not-hex = '{ $word }' takes 64 digits, each 0 to 9 or a to f
not-ids = 'joins' takes ids: whole numbers of at most 20 digits
wrong-number-of-ids = 'joins' takes an id for each player: { $number }, not { $given }
after-secret = nothing may stand after the secret

### Checking the dice

no-game-text = This is not the text of a game: it names no players.
no-proof = This text has no commitment, no ids and no secret to check its dice by. In games that were opened before dice could be checked they came from the operating system's source of chance: nobody can compute them again.
proof-incomplete = The dice cannot be checked: { $missing } { $many ->
    [one] is
   *[other] are
  } missing in the text. The secret is its last line, and is told when the game ends.
verify-right = The dice are as they were fixed before the game.
verify-unfinished = This game is not over: it was stopped, or the end of its text is missing. What is there is right.
verify-stopped = This game was stopped before its end. What was played is right.
verify-differs = Something differs. { $throws } throws with { $dice } dice were computed anew.
verify-commitment = The secret fits the commitment { $commitment }
verify-dice = { $throws } throws with { $dice } dice were computed anew from the secret and the ids by which the players sat down: each die is the same.
verify-by-lot = Who begins was drawn from them, too.
verify-rules = Everything that happened goes by the rules.
verify-proves = What that proves: every die follows from these ids and from a secret that was fixed when its commitment was shown. None was chosen or changed later.
verify-proves-not = What it does not prove: that this is the commitment which stood in the lobby, under *Dice fixed in advance* (compare them); that the ids are true (only the bot was sent them); that it kept its secret to itself; that people chose what is written here (only that the rules allow it).
check-head = ### 🎲 The dice of game { $id }
check-file = -# The file has all that it takes: `python -m bot verify` checks it elsewhere, and `docs/dice.md` says how to without the bot.
secret-yet = This game is still going on: its secret is told when it ends, and then everybody can check the dice. They were fixed in advance by this commitment, which the lobby showed: `{ $commitment }`
no-ended-game-here = No game has ended in this channel yet. Choose one of this server under `game`, by its number in `/farkle history`.
command-verify = Were the dice of a game fixed before it began? Compute them anew
command-verify-game = Which game (the last one that ended here, if you choose none)
choice-ended-game = { $title } · { $players } players · game { $id }
secret-unfit = the secret does not fit the commitment
secret-altered = the throws do not follow from this secret either: it is not the one that they were thrown by
commitment-altered = the throws follow from the secret: it is the commitment that belongs to another one
dice-differ = throw { $throw }: the file says { $given }, the secret gives { $right }
dice-differ-more = { $count ->
    [one] one more throw differs
   *[other] { $count } more throws differ
  }
joins-altered = hardly any throw follows from the secret and these ids: one of them, or their order, is not the one that the dice were thrown by
throws-swapped = this throw and the one in line { $other } are swapped
throw-missing = throw { $throw } is missing before this line: all that follow are one too early
throw-too-many = this throw is one too many: without it, all that follow are right
seats-differ = who begins was not drawn by this seed: the seats would be { $right }
roll-off-missing = everybody throws one die for who begins, by these rules, and nobody did
roll-off-order = seat { $seat } has to throw first: a roll-off goes by the seats

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
fault-tag = tags (here { $tag }) are not allowed
fault-too-deep = values are nested more than { $most } deep
fault-twice = { $option }: stands twice

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
allowed-singles = none, or faces from 1 to 6 with whole points, such as 1: 100, 5: 50
allowed-triples = none, or faces from 1 to 6 with whole points, such as 1: 1000, 2: 200
allowed-more-of-a-kind = none, adding, doubling, or points, such as 4: 1000, 5: 2000, 6: 3000, or by face, 4: {"{"}1: 2000{"}"}
allowed-extend-triples = true, false
allowed-straights = none, or faces in a row with whole points, such as 1-6: 1500, 2-6: 750
allowed-three-pairs = whole points from 0 (off) to 1,000,000
allowed-four-and-pair = true, false
allowed-two-triplets = whole points from 0 (off) to 1,000,000
allowed-six-as-two-triplets = true, false
allowed-full-house-bonus = whole points from 0 (off) to 1,000,000
allowed-instant-win = none, or how many of a kind: 3 to 6
allowed-penalty = none, or such as farkles: 3 (1 to 100), points: 1000, floor: 0 (or none)
allowed-skunk = none, or such as below: 5000, double_at: 0

### The command line

no-such-rule-set = There is no rule set '{ $name }' and no such file. `python -m bot rules list` lists them.
unreadable-file = { $path }: cannot be read ({ $problem }).
rules-are-fine = { $title }: no faults.
coach-farkle = A throw of { $dice } { $dice ->
    [1] die
   *[other] dice
  } farkles with { $chance } %.
coach-turn = A turn gains { $points } points at best.
coach-first = Who begins wins with { $chance } %.
coach-solving = This rule set is solved for the first time, which takes up to some minutes.
coach-game-or-totals = Give either a rule set and --totals, or --game.
coach-no-decision = There is nothing to decide here: nobody has a choice.
coach-no-seat = There is no seat { $seat }: --totals names { $most }.
coach-streak = A streak of { $streak } farkles cannot be: it is between 0 and { $most } here.
coach-opened = --opened is 1 for each seat on the board and 0 for the others, not { $given }.
coach-must-have-opened = Seat { $seat } has { $total } points, so it must be on the board.
coach-target = A total of { $total } reaches the target of { $target }: totals must be below it, or give the game with --game.
coach-too-low = A total of { $total } cannot be: by these rules none falls below { $lowest }.
coach-no-such-points = { $points } points cannot be: by these rules points are multiples of { $step }, those of a turn are not negative, and none exceed { $most }.
coach-past-target = { $points } points in this turn would carry the total past { $target }.
coach-dice = There are 1 to { $most } dice, which show 1 to 6.
coach-fresh-turn = A turn without points begins with all { $dice } dice.
coach-thrown-or-dice = Give either --thrown or --dice, not both.
coach-one-for-each = --{ $option } needs a number for each of the { $number } seats, not { $given }.
coach-no-numbers = --{ $option } takes whole numbers with commas between them.
no-token = There is no DISCORD_TOKEN, so there is no Discord to connect to.
    To host games for real: put DISCORD_TOKEN=… into the environment or a file .env (see .env.example).
    To play in a browser without a token: python -m bot sandbox
port-unusable = Port { $port } cannot be used: { $problem }. Choose another with --port, or none at all.
playground-twice = Another playground runs on { $path }: stop that one first.
playground-ready = Farkle is open: { $url }
    Type /farkle start there. Each face at the top is a person whom you can be. Ctrl-C stops it; games are kept,
    and `/farkle board` in their channel shows them again.
playground-ends = Closed.
bad-settings = The settings cannot be used: { $problems }.
bad-token = Discord refuses this DISCORD_TOKEN: copy it again from the Bot page of your application.
no-connection = { $url } cannot be reached: { $problem }.
database-unusable = The database { $path } cannot be used: { $problem }.
schema-too-new = The database was written by a newer version of this program (schema { $revision }): nothing was changed. Update the program.

### What people may not do at a table

no-such-game = This game is gone. Open a new one with `/farkle start`.
unreadable-game = Game { $id } can no longer be read, so nobody can play it. Whoever manages the server can end it: `/farkle stop game:{ $id }`
not-begun = This game has not begun yet.
lobby-closed = This lobby is closed. Open a new one with `/farkle start`.
begun-already = This game has begun already: you can watch, or open another with `/farkle start`.
sits-already = You have a seat already. The host, <@{ $host }>, starts the game.
sits-as-host = You have a seat already: press **Start** once others have joined.
sits-not = You have no seat in this game. Open one of your own with `/farkle start`.
sits-not-yet = You have no seat in this game yet: press **Join** to take one.
left-already = You have left this game.
table-full = All { $most } seats are taken. Open another game with `/farkle start`.
only-host = Only the host, <@{ $host }>, may do that: ask them.
too-few-players = It takes two to play: somebody else has to press Join first.
not-your-turn = It is the turn of <@{ $player }>: wait for yours.
passed-over = You missed two turns in a row, so you are passed over. Press **I'm back** first.
stale = The game has gone on since this button was drawn. Press on the newest board.
old-board = This board is old. The game goes on here: { $link }
not-over = This game is still going on.
rematch-joined = You have a seat in the rematch: { $link }
unknown-button = This button does nothing here. `/farkle board` shows your game with buttons that work.
only-on-servers = Farkle is played on servers. Use this in a channel of one.
unknown-command = This command cannot be used like that any more. `/farkle help` says what there is.
no-game-here = No game is going on in this channel. Open one with `/farkle start`.
no-such-game-here = There is no such game in this channel: choose one from the list under `game`.
several-games-here = Several games are going on here: choose one under `game`.
no-such-rules-here = There is no rule set '{ $name }'. Choose one from the list that `/farkle start` offers.
busy = Still busy with your last presses: wait a moment.
not-in-this-channel = No games are opened in this channel. Open yours in { $channels }
channels-gone = The channels for games on this server are all deleted. Whoever manages the server can choose others with `/farkle-setup settings`.
bot-may-not = I lack { $permissions } in { $channel }, so I could not call anyone there. Whoever manages the server can grant it, or play in another channel.
may-open-no-thread = I lack { $permissions } in { $channel }, so this game stays in the channel. Whoever manages the server can grant it.
channel-full = { $most ->
    [one] Only one game may
   *[other] At most { $most } games may
    } be open at once in a channel of this server. Join or wait for: { $games }
    Whoever manages the server can change that with `/farkle-setup settings`.
sits-enough = You may sit in { $most ->
    [one] only one game
   *[other] at most { $most } games
    } at once on this server. Finish or leave one first (`/farkle leave` works everywhere): { $games }
    Whoever manages the server can change that with `/farkle-setup settings`.
too-many-lobbies = At most { $most } lobbies may be opened by one person in { $minutes } minutes. You can open the next one <t:{ $again }:R>, or join somebody else's.
rematch-called-off = The rematch is closed. `/farkle start` opens a new lobby.
board-is-here = The board is here: { $link }
incident = Something went wrong here, but nothing in your game is lost. `/farkle board` shows it again. (incident { $id })

### The lobby

lobby-head = ### { $dice } Farkle · { $title }
    Who plays? { $reach ->
        [exceed] More than { $target } points win.
        [exact] Exactly { $target } points win.
       *[other] First to { $target } { $target ->
            [one] point
           *[other] points
        }.
    }
    -# Game { $id }
lobby-seat = { $number }. { $player }{ $host ->
    [yes] {" "}· host
   *[no] {""}
    }
lobby-seats-free = { $free ->
    [0] All seats are taken.
    [one] One more can join.
   *[other] { $free } more can join.
    }
lobby-wait = { $ready ->
    [yes] { $host } can start now. The lobby closes <t:{ $closes }:R>.
   *[no] At least one more has to join. The lobby closes <t:{ $closes }:R>.
    }
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-cancel = Cancel
lobby-cancelled = The lobby for **{ $title }** was cancelled.
lobby-emptied = The lobby for **{ $title }** closed, because everybody left.
lobby-expired = The lobby for **{ $title }** closed: nobody started it within { $minutes } minutes. `/farkle start` opens a new one.
lobby-rematch = { $players }: { $host } wants a rematch!
game-begins = ### { $dice } { $players } play { $title }
roll-off = { $throws }
    { $player } begins.
roll-off-throw = { $player } throws { $dies }
begins = { $player } begins.
begins-in-thread = The game is on in { $thread }.
fixed-commitment = -# Dice fixed in advance: `{ $commitment }`
fixed-joins = -# Players' part: `{ $joins }`
fixed-secret = -# Secret: `{ $secret }`

### Rules in short

short-scores = Scores: { $scores }.
short-single = { $face }s { $points } each
short-triples = three of a kind { $list }
short-triples-hundreds = three of a kind face × 100
short-triples-hundreds-but = three of a kind face × 100 (1s { $ones })
short-more-adding = each further one adds the triple again
short-more-doubling = each further one doubles
short-more-fixed-one = { $count } of a kind { $points }
short-more-fixed-from = { $count } of a kind from { $points }
short-extended = later dice of a kept triple count as the triple
short-straight = straight { $faces } { $points }
short-three-pairs = three pairs { $points }
short-three-pairs-four = three pairs, or four and a pair, { $points }
short-two-triplets = two triplets { $points }
short-full-house = full house: its triple + { $points }
short-dice = { $dice } dice
short-no-final-round = whoever gets there first wins on the spot
short-opening = { $points } in one turn to get on the board
short-minimum = bank from { $points }
short-keep-all = every scoring die must be kept
short-keep-all-until-open = every scoring die must be kept until you are on the board
short-hot-dice-must = hot dice must be thrown
short-last-die = { $tries } throws with the last die
short-follow-on = take over the dice and points of the player before
short-instant-win = { $count } of a kind in one throw wins at once
short-penalty = { $farkles } farkles in a row cost { $points }
short-skunk = below { $below } the losers are skunked
short-also = Also: { $rules }.

### The board

board-head = **{ $title }** · { $reach ->
    [exceed] more than { $target } wins
    [exact] exactly { $target } wins
   *[other] first to { $target }
    } · game { $id }
board-seat = { $turn ->
    [yes] ➤
   *[no] ◦
    } { $player } **{ $total }**
board-seat-left = ◦ { $player } **{ $total }** · left
board-percent = { $percent } %
board-off = not on the board yet
board-streak = { $streak ->
    [one] one farkle in a row
   *[other] { $streak } farkles in a row
    }
board-streak-of = farkles in a row: { $streak } of { $most }
board-last-turn = last turn to come
board-aside = away
board-asleep = 💤 Nobody was there, so the game sleeps. Any player can wake it with **I'm back**.
board-paused = ⏸️ The game is paused and its clock is stopped. Any player can resume it with **Go on**.
board-time = -# ⏳ Time is up <t:{ $due }:R>. { $banked ->
    [0] Then the turn is lost.
   *[other] Then { $banked } points are banked.
    }{ $aside ->
    [yes] {" "}The seat is passed over from then on.
   *[no] {""}
    }
board-your-turn = { $player }, it is your turn.
board-throw-first = Press **Roll** to throw { $dice } dice.
board-or-follow = Or take over { $dice ->
    [one] one die
   *[other] { $dice } dice
    } and { $points } points from { $player }: a farkle then loses only your turn.
board-missed = The last die did not score. { $tries ->
    [one] One throw
   *[other] { $tries } throws
    } left with it, and { $points } points at risk.
board-thrown = Thrown: **{ $dice }**
board-hot-dice = { $picture } **Hot dice!** All of them scored, so all { $dice } fly again.
board-turn-points = **{ $points }** points at risk this turn
board-mark = Press the dice that you keep.
board-marked = Keeping **{ $dice }** for { $points }: **{ $turn }** points this turn.
board-keep-all = Every scoring die has to be kept here.
board-needs-opening = To get on the board, a turn needs { $needs } points: { $missing } more.
board-needs-minimum = A turn needs { $needs } points to be banked: { $missing } more.
board-must-throw = Hot dice have to be thrown here, not banked.
board-exact = { $missing } points to exactly { $target }.
board-final = **Final round.** { $leader } leads with { $total }: beat that.
board-final-missing = { $missing } more { $missing ->
    [one] point takes
   *[other] points take
    } the lead.
board-final-exact = **Final round.** { $leader } { $many ->
    [one] stands
   *[other] stand
    } at { $total }.
board-play-off = **Play-off** between { $players }.
button-die = { $marked ->
    [yes] ✓ { $face }
   *[no] { $face }
    }
button-roll = Roll { $dice } · { $points } at risk
button-roll-first = Roll { $dice }
button-roll-unmarked = Roll
button-bank = Bank { $points }
button-bank-not = Bank
button-best = Keep best · { $points }
button-follow = Take over { $dice ->
    [one] one die
   *[other] { $dice } dice
    } and { $points } points
button-fresh = { $dice } fresh dice
button-leave = Leave
button-back = I'm back
button-resume = Go on
button-leave-for-good = Leave the game
leave-sure = Leave this game for good? { $others ->
    [one] The other player then wins at once.
   *[other] Your { $total } points stay on the table, but you cannot win any more.
    }
left-well = You have left the game.
not-away = You are not away: your seat is still yours.
game-paused = The game is paused. Any player can resume it with **Go on** on the board.
paused-already = This turn has been paused once. The next one can be paused again.
not-paused = The game is not paused.
not-running = There is no running game to pause.
paused-well = The game is paused.
command-pause = Stop the clock of a game that you host
moved-down = { $title }: the board is further down now.
thread-gone = { $title }: I cannot write in its thread, so the game goes on in this channel.

### What happened in a turn

told-bank = { $variant ->
    [0] { $player } banks **{ $points }** and stands at **{ $total }**.
    [1] { $player } puts **{ $points }** in the bank: **{ $total }** in all.
   *[2] **{ $points }** for { $player }, who now has **{ $total }**.
    }
told-farkle = { $picture } { $variant ->
    [0] **Farkle!** { $player } throws { $dice }, and nothing scores.
    [1] { $player } throws { $dice }: **farkle**, not a point in sight.
   *[2] { $dice } for { $player }. The dice laugh: **farkle!**
    } { $lost ->
    [0] {""}
   *[other] **{ $lost }** points gone.
    }
told-idle-bank = ⌛ Time is up for { $player }: the bot banks **{ $points }** for them, **{ $total }** in all.
told-lapse = ⌛ Time is up for { $player }: the turn is lost{ $lost ->
    [0] .
   *[other] , and **{ $lost }** points with it.
    }
told-aside = { $player } missed two turns in a row and is passed over from now on. They can return with **I'm back** on the board.
reminder = ⏰ { $player }, your time is up <t:{ $due }:R>.
reminder-after-absence = ⏰ { $player }, the bot was away, so you have more time: it is up <t:{ $due }:R>.
told-overshot = { $player } throws { $dice }: every die would carry them past the target. The turn ends with nothing.
told-penalty = That was the last straw: { $player } loses **{ $points }** for farkling too often in a row, and is left with **{ $total }**.
told-left = { $player } leaves the table with { $total }.
told-final-round = **{ $target } is reached: the final round!** { $players } { $many ->
    [one] has
   *[other] have
    } one last chance.
told-final-whole-round = **{ $target } is reached!** This round is finished, and one more is played.
told-play-off = Level at the top! { $players } play on.
told-instant-win = { $dice }: that wins the game at once!

### The end

over-head = ### 🏆 { $players } { $many ->
    [one] wins
   *[other] share the win
    } with { $total }!
over-head-left = ### 🏆 { $players } wins: everybody else has left.
over-head-instant = ### 🏆 { $players } wins on the spot!
over-seat = { $place }. { $player } **{ $total }**
over-skunked = skunked
over-double-skunked = doubly skunked
over-left = left
over-stopped = ### { $title } was stopped without a winner.
over-in-thread = -# The rematch, and the check of the dice, are here: { $link }
button-rematch = Rematch
button-check = Check the dice
stopped-well = **{ $title }**, game { $id }, is stopped.

### Help

help = ## How to play Farkle
    {""}**Open a game** with `/farkle start`, and let others press **Join**. The host presses **Start**.
    {""}**On your turn** press **Roll**. Then press the dice that you keep: each must score. One press marks what belongs together, and **Keep best** marks the most points.
    {""}**Now choose.** **Bank** makes the points of this turn safe and ends it. **Roll** throws the dice that are left for more.
    {""}**Farkle:** a throw in which nothing scores ends the turn, and its points are lost.
    {""}**Hot dice:** when all dice have scored, you may throw them all again.
    {""}**To win,** reach the target. Then the others get a last chance, as the rule set says.
    {""}**Away?** When the time of a turn is up, the bot plays safe for you; after two such turns you are passed over until you press **I'm back**.
    -# Usually a single 1 is worth 100, a 5 is worth 50, and three of a kind much more; the lobby and `/farkle rules` give the exact points. Lost the board? `/farkle board`. In doubt about the dice? `/farkle verify`, once the game is over. Leaving? `/farkle leave`. The host can pause a game with `/farkle pause` and end it with `/farkle stop`.

### Commands

command-farkle = Play Farkle in this channel
command-start = Open a lobby for a game of Farkle
command-start-rules = The rules to play by (this server's default, if you choose none)
command-start-target = The points that win, if not those of the rules
command-board = Bring the board of a game to the bottom of the channel
command-leave = Leave a game
command-stop = End a game without a winner (for its host and people who manage the server)
command-help = How to play Farkle
command-game = Which game, where several are going on here
command-leave-game = Which of your games, here or elsewhere on this server
choice-rules = { $title } · { $summary }
choice-game-unreadable = { $title } · cannot be read · game { $id }
choice-game = { $title } · to { $target } · { $players ->
    [one] one player
   *[other] { $players } players
    }{ $sits ->
    [yes] , you too
   *[no] {""}
    } · { $status ->
    [lobby] waiting to start
   *[other] running
    } · game { $id }
bad-target = The target has to be a number of points that these rules can end at: { $problem }
command-rules = The rule sets that this server plays, and one of them in words
command-rules-name = The rule set to explain
command-setup = Farkle's settings for this server
command-setup-default = Choose the rule set that is played unless another is chosen
command-setup-make = Make a rule set of your own from another
command-setup-edit = Change a rule set of your own, step by step
command-setup-rename = Give a rule set of your own another title
command-setup-delete = Delete a rule set of your own
command-setup-import = Add a rule set from a YAML file
command-setup-export = Get a rule set as a YAML file
command-setup-name = Which rule set
command-setup-title = Its title, at most 40 characters
command-setup-base = The rule set that it begins as
command-setup-file = A YAML file, as the export gives it

### A rule set in words

words-scores = **What scores** in one throw
words-turn = **Your turn**
words-winning = **Winning**
words-points = { $points }
words-triple-times = triple × { $times }
words-triple-plus = triple + { $points }
words-of-a-kind = { $count } of a kind
words-three-pairs = three pairs
words-four-and-pair = four and a pair
words-two-triplets = two triplets
words-six-as-two-triplets = six of a kind, too
words-full-house = triple and pair
words-dice = Throw { $dice } dice, keep what scores, and throw the others again, or bank. A throw without points is a farkle and loses the turn.
words-keep-any = You choose which scoring dice you keep: at least one.
words-keep-all = Every scoring die has to be kept.
words-keep-all-until-open = Every scoring die has to be kept until you are on the board; after that you choose.
words-hot-dice-may = When all { $dice } dice have scored, you may throw them all again.
words-hot-dice-must = When all { $dice } dice have scored, you must throw them all again.
words-opening = To get on the board, one turn needs { $points } points.
words-minimum = A turn needs { $points } points to be banked.
words-last-die = With one die left you have { $tries } throws to score.
words-extended = After a kept triple, each later die of its face in the same hand is worth the triple again.
words-follow-on = Once on the board, you may take over the dice and points that the player before you banked with.
words-penalty = { $farkles } farkles in a row cost { $points } points{ $has_floor ->
    [yes] , but never below { $floor }.
   *[none] , even below zero.
    }
words-start-roll-off = Everyone throws one die for who begins.
words-start-seat-order = Whoever opened the lobby begins.
words-start-random = Who begins is decided by lot.
words-target-at-least = { $target } points or more end the game.
words-target-exceed = More than { $target } points end the game.
words-target-exact = Exactly { $target } points end the game; what would carry you past it cannot be kept.
words-final-none = The game is over as soon as somebody gets there.
words-final-complete-round = The round is finished; then the most points win.
words-final-one-turn-each = Then everyone else has one last turn, and the most points win.
words-final-one-more-round = The round is finished and one more is played; then the most points win.
words-tie-first = Level at the top: whoever got there first wins.
words-tie-shared = Level at the top: the win is shared.
words-tie-play-off = Level at the top: they play another round.
words-instant-win = { $count } of a kind in one throw wins at once.
words-skunk = Losers below { $below } are skunked; with { $double } or less, doubly.

### A server's own rules

rules-list-head = ### What this server plays
rules-list-line = **{ $title }**{ $default ->
    [yes] {" "}(played unless another is chosen)
   *[no] {""}
    } · { $summary }
rules-list-own = own rules, based on { $base }
rules-choose = Which one in words?
rules-head = ### { $title }
rules-start = Play it: `/farkle start rules:{ $typed }`
shipped-stays = { $title } ships with me and cannot be changed. Make your own from it: `/farkle-setup make`.
changed-meanwhile = '{ $title }' was changed by somebody else meanwhile. Open it again with `/farkle-setup edit`.
title-taken = There is a rule set '{ $title }' already. Choose another title, or rename or delete that one first.
too-many-rule-sets = A server can have { $most } rule sets of its own. Delete one first: `/farkle-setup delete`.
setup-default-set = Games are now played by **{ $title }** unless another rule set is chosen.
setup-made = **{ $title }** is yours now. Change it below, step by step.
setup-renamed = It is now called **{ $title }**.
setup-deleted = **{ $title }** is deleted. Running games keep it. Here it is as a file, in case you want it back.
setup-imported = **{ $title }** is added: `/farkle start rules:{ $typed }` plays it.
setup-exported = **{ $title }** as a file. `/farkle-setup import` takes it in again, here or elsewhere.
file-too-large = The file is larger than { $most } KiB: no rule set is that long.
faults-head = That cannot be played as it is:
faults-more = … and { $count } more.
editor-head = ### Changing { $title }
editor-no-change = Nothing is changed yet. Choose an option.
editor-changed = Not saved yet:
editor-change = **{ $option }**: { $before } → **{ $after }**
editor-option = Which option?
editor-value = { $option }: which value?
editor-save = Save
editor-discard = Discard
editor-words = Read it in words
editor-allowed = Allowed: { $allowed }
editor-saved = **{ $title }** is saved. Running games keep the rules that they began with.
editor-discarded = Nothing was changed.
editor-gone = This editor is closed. Open it again with `/farkle-setup edit`.
option-value = now: { $value }
option-dice = Number of dice
option-start = Who begins
option-opening = Points to get on the board
option-minimum-bank = Points to bank
option-keep = Which dice to keep
option-hot-dice = Hot dice
option-last-die-throws = Throws with the last die
option-follow-on = Take over from the player before
option-target = Target
option-target-reach = How to reach the target
option-final-round = Final round
option-tie = Level at the top
option-singles = Single dice
option-triples = Three of a kind
option-more-of-a-kind = Four and more of a kind
option-extend-triples = Later dice extend a triple
option-straights = Straights
option-three-pairs = Three pairs
option-four-and-pair = Four and a pair as three pairs
option-two-triplets = Two triplets
option-six-as-two-triplets = Six as two triplets
option-full-house-bonus = Bonus for triple and pair
option-instant-win = Win at once
option-penalty = Penalty for farkles in a row
option-skunk = Skunk
lobby-target = Play to …
lobby-target-option = To { $target } points
lobby-seats = Seats …
lobby-seats-option = At most { $seats } players
seats-taken = { $players } people sit here already.

### A server's settings

command-setup-settings = Channels, turn time, limits, language, and what I lack to play here
needs-manage-server = Only people with the permission Manage Server can change its settings.
only-text-channels = Choose text channels of this server, at most { $most }. Nothing was changed.
settings-head = ### ⚙️ Farkle on this server
    -# Changes count at once. Open games keep their turn time.
settings-channels = **Channels:** { $many ->
    [0] { $gone ->
        [0] everywhere
       *[other] none left
        }
   *[other] { $channels }
    }{ $gone ->
        [0] {""}
        [one] {" "}(one chosen channel is deleted)
       *[other] {" "}({ $gone } chosen channels are deleted)
    }
settings-choose-channels = Only in these channels …
settings-everywhere = Everywhere
settings-turn-seconds = **Turn time:** { $value }
settings-most-in-channel = **Games in a channel:** at most { $value }
settings-most-per-person = **Games per person:** at most { $value }
settings-locale = **Language:** { $value }
settings-as-discord-says = as Discord says
settings-turns-call = **Calls:** { $value ->
    [on] every turn pings its player, on a new board
   *[off] only a reminder pings, before time is up
    }
settings-threads = **Threads:** { $value ->
    [on] one for each game
   *[off] games stay in the channel
    }
settings-turns-call-on = Turn calls on
settings-turns-call-off = Turn calls off
settings-threads-on = Turn threads on
settings-threads-off = Turn threads off
settings-channels-gone = ⚠️ Every chosen channel is deleted, so no game can be opened. Choose others, or everywhere.
settings-lacks-head = ⚠️ **I lack permissions:**
settings-lacks = { $channels }: { $permissions }
settings-lacks-nothing = ✓ I have every permission that I need.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
    }
time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
    }
time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
    }

### Records: small words

page-back = ◀ Back
page-next = Next ▶ ({ $page } of { $pages })
former-player = a former player
scope-here = This server
scope-everywhere = Everywhere
scope-all-rules = All rules
go-here = This server only
go-everywhere = All servers
go-history = Past games
go-everybody = Everybody's games
go-list = Back to the list
go-game = Back to the game
go-replay = Replay
go-export = Export
go-share = Show it to everybody
choose-family = Which rules?
choose-order = By what?
choose-period = When?
choose-game = Look at a game …
period-all = All time
period-month = This month
period-week = This week
period-day = Today
order-rating = Rating
order-wins = Most wins
order-win-rate = Win rate
order-average = Average points a game
order-best-turn = Best turn
order-best-game = Best game
order-farkles = Most farkles

### What cannot be shown

no-games-yet = You have not finished a game on this server yet. `/farkle start` opens one, and your record begins with it.
no-games-of = <@{ $player }> has not finished a game on this server yet.
player-not-here = <@{ $player }> is not on this server, and never finished a game here.
bots-do-not-play = <@{ $player }> is a bot, and bots do not play here.
no-games-together = <@{ $first }> and <@{ $second }> have not finished a game together on this server yet.

### Somebody's record

card-head = ### 🎲 { $player }
    -# { $scope }
card-empty = No finished games here.
card-games = **{ $games }** { $games ->
    [one] game
   *[other] games
    } · **{ $wins }** won · **{ $percent } %**
card-rating = Rating **{ $value }** ± { $uncertainty }{ $settled ->
    [no] , provisional until { $needed } games
   *[yes] {""}
    }
card-form = Form `{ $form }` · last { $run ->
    [one] game
   *[other] { $run } games
    } { $last ->
    [won] won
   *[lost] lost
    }
form-won = W
form-lost = L
card-game-points = **A game:** { $average } points on average, { $best } at best
card-turn-points = **A turn:** { $average } on average, { $best } at best; best throw { $throw }
card-risk = **Luck:** { $percent } % of turns farkle, { $run } in a row at most; { $hot } × hot dice
card-rare = **Also:** { $list }
card-comebacks = { $count ->
    [one] one comeback
   *[other] { $count } comebacks
    }
card-instant-wins = { $count ->
    [one] one win on the spot
   *[other] { $count } wins on the spot
    }
card-skunks-given = { $count } skunked
card-skunks-taken = skunked { $count } ×
card-penalties = { $count ->
    [one] one penalty
   *[other] { $count } penalties
    }
card-lefts = left { $count ->
    [one] one game
   *[other] { $count } games
    }
card-awards = **Achievements:** { $names }
card-since = -# First game <t:{ $since }:D>, last <t:{ $last }:R>
card-points = **Points in the last { $games ->
    [one] game
   *[other] { $games } games
    }**, newest right; a star marks a win
card-farkles = **Farkles** by how many dice were thrown
alt-points = Points a game, oldest first: { $games }.
alt-game = { $points }
alt-game-won = { $points } (won)
alt-farkles = Farkles by the number of dice thrown: { $list }.
alt-farkles-with = with { $dice ->
    [one] one die
   *[other] { $dice } dice
    } { $count }

### Head to head

duel-head = ### { $first } and { $second }
    -# { $scope }
duel-empty = They have not finished a game together here.
duel-games = **{ $games }** { $games ->
    [one] game
   *[other] games
    } together{ $level ->
    [0] .
    [one] , one of them level.
   *[other] , { $level } of them level.
    }
duel-side = { $player } finished ahead **{ $ahead } ×** · { $wins } won · { $points } points in all, best { $best }
duel-last = **The last ones**, as { $player } saw them
duel-game = `{ $letter }` { $points } points, place { $place } of { $seats } · <t:{ $at }:R>

### Leaderboards

top-head = ### 🏆 { $order }
    -# { $about } · { $people ->
    [0] nobody yet
    [one] one player
   *[other] { $people } players
    }
top-empty = Nobody is listed here yet. `/farkle start` opens a game.
top-line = { $medal } **{ $place }.** { $player } · { $value } · { $games ->
    [one] one game
   *[other] { $games } games
    }
top-rating = **{ $points }** · { $value } ± { $uncertainty }{ $provisional ->
    [yes] , provisional
   *[no] {""}
    }
top-win-rate = **{ $percent } %**, { $wins } won
top-value = **{ $value }**
top-own = …
    { $line }{ $hidden ->
    [yes] {" "}· hidden from everybody else
   *[no] {""}
    }
top-own-missing = -# You are listed here once you have finished { $needed ->
    [one] a game
   *[other] { $needed } games
    }.
top-about-rating = -# Ordered by the strength that is almost surely there: the rating less its uncertainty, which shrinks with each game.
top-about-rates = -# From { $needed } games on.

### Finished games

past-head = ### 📜 Games of { $player }
    -# This server · { $games ->
    [one] one game
   *[other] { $games } games
    }, newest first
past-head-all = ### 📜 Everybody's games
    -# This server · { $games ->
    [one] one game
   *[other] { $games } games
    }, newest first
past-empty = Nothing was finished here yet.
past-line = `#{ $id }` **{ $title }** · <t:{ $at }:R>
    { $seats }
past-seat = { $won ->
    [yes] 🏆 {""}
   *[no] {""}
    }{ $player } { $points }
past-more = and { $count } more
past-option = #{ $id } · { $title }
past-option-about = { $players } players · { $family } · best { $best }
game-head = ### 📜 { $title } · game { $id }
    -# <t:{ $at }:f> · { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
    }
game-seat = { $place }. `{ $seat }` { $player } **{ $points }**{ $won ->
    [yes] {" "}🏆
   *[no] {""}
    }
game-comeback = a comeback
game-rounds = **Score by round.** Each line ends in the number before a name above; dashes mark { $target }.
game-turning = **Where it turned**
game-swing-up = Biggest swing: round { $round }, { $player } from { $before } behind to { $after } ahead
game-swing-down = Biggest swing: round { $round }, { $player } from { $before } ahead to { $after } behind
game-push-banked = Longest push: round { $round }, { $player }: { $throws ->
    [one] one throw
   *[other] { $throws } throws
  }, and { $points } points banked
game-push-lost = Longest push: round { $round }, { $player }: { $throws ->
    [one] one throw
   *[other] { $throws } throws
  }, and { $points } points lost
game-luck = Luckiest throw: round { $round }, { $player } throws { $dice }, worth { $points }: as much as that comes once in { $throws } throws
game-luck-wins = Luckiest throw: round { $round }, { $player } throws { $dice } and wins at once: that comes once in { $throws } throws
game-exported = The game as text, its players by seat. `python -m bot replay` plays it again.
alt-rounds = Score by round, { $rounds } rounds. At the end: { $ends }.
alt-rounds-seat = seat { $seat } { $points }
replay-head = ### ▶️ { $title } · game { $id }
    -# Turn { $step } of { $steps }
replay-first = ⏮ First
replay-back = ◀ Back
replay-forth = Next ▶
replay-last = Last ⏭
replay-turn = **Round { $round }:** { $player }
replay-followed = takes over the dice and { $points } points of the player before
replay-kept = throws { $dice }, keeps **{ $kept }** for { $points }{ $hot ->
    [yes] : **hot dice!**
   *[no] {""}
    }
replay-threw = throws { $dice }
replay-throws-left-out = … { $count ->
    [one] one more throw
   *[other] { $count } more throws
    } …
replay-idle = ⌛ Time runs out{ $lost ->
    [0] {""}
   *[other] : **{ $lost }** points are lost
    },
replay-banked = and banks **{ $points }**: { $total } in all.
replay-farkled = { $picture } **Farkle!** { $lost ->
    [0] Nothing was at risk.
   *[other] **{ $lost }** points gone.
    }
replay-ended = and the turn ends.
replay-penalty = The penalty for farkling too often in a row: **{ $points }** points.
replay-over = 🏆 { $players } { $many ->
    [one] wins
   *[other] share the win
    }.

### Seasons

season-begins = ### 🏁 The season { $name } begins
    Every game that is finished on this server from now on counts. What decides: **{ $order }**.
season-ends = ### 👑 The season { $name } is over
season-winners = { $players } { $many ->
    [one] wins it
   *[other] share the crown
    }!
season-more = { $count } more
season-nobody = Nobody finished enough games for a crown.
season-table = See the table
season-named = season { $name }
season-choice-running = { $name } (running)
season-choice-over = { $name }

### Privacy

privacy = ### 🔒 What I keep about you
    There { $games ->
    [one] is **one** finished game
   *[other] are **{ $games }** finished games
    } of yours on **{ $servers }** { $servers ->
    [one] server
   *[other] servers
    }: your Discord id at its seat, the id of the press or command by which you took it, each throw and choice with its time, and the numbers that are counted from them. I also keep your achievements, the lobbies that you opened, and whether leaderboards list you.
    No name, no picture, and nothing that you write in Discord.
privacy-listed = Leaderboards list you.
privacy-hidden = Leaderboards leave you out. Your own record and your opponents' past games still show you.
privacy-export = Get it as a file
privacy-hide = Hide me from leaderboards
privacy-show = Show me on leaderboards
privacy-forget = Delete me
privacy-exported = Everything that is kept about you.
privacy-forget-sure = **Delete everything about you, on all servers?** This cannot be undone.
    Your record, your rating and your achievements go. The games themselves stay, because they are your opponents' too: they keep their results, with *a former player* in your seat. Where you sit in a game now, you leave it.
privacy-forget-yes = Delete me for good
privacy-forget-no = Keep everything
privacy-forgotten = Everything about you is deleted. If you play again, you start from scratch.

### Commands about records

command-stats = A player's record: games, wins, rating, form
command-stats-player = Whose record (yours, if you choose nobody)
command-leaderboard = Who leads on this server, or everywhere
command-leaderboard-by = What it is ordered by (rating, if you choose nothing)
command-leaderboard-where = This server or everywhere
command-leaderboard-when = Games of all time, or of a while
command-leaderboard-rules = Only games by these rules, and those made from them
command-leaderboard-season = The table of a season of this server
command-duel = Two players' games against each other
command-duel-player = Against whom
command-duel-other = The other one (you, if you choose nobody)
command-history = Past games to look at again: in short, turn by turn, as a file
command-history-player = Whose games (yours, if you choose nobody)
command-privacy = What is kept about you: get it, hide, delete it
command-season-start = Begin a season: its games have a table of their own
command-season-end = End the season and crown its winners
command-season-name = What it is called, such as Winter 2027
command-season-by = What decides it (rating, if you choose nothing)

### Records, seasons and privacy: what is refused

no-such-season = There is no such season on this server.
season-runs = The season '{ $name }' is still running. End it first.
no-season-runs = No season is running on this server.
season-name-taken = This server has had a season '{ $name }' already. Give this one another name.
bad-season-name = A season's name has to be plain text of at most { $most } characters.
same-person = That is one and the same person: choose two.
no-such-finished-game = This server has no finished game { $number }.

### Recomputing everyone's record

stats-agree = The stored records agree with the facts of all finished games.
stats-differed = { $count ->
    [one] One row was stored otherwise than the facts say, and is mended now.
   *[other] { $count } rows were stored otherwise than the facts say, and are mended now.
  }
stats-more = … and { $count } more.
stats-missing = { $table } { $row }: was missing
stats-spare = { $table } { $row }: should not have been there
stats-other = { $table } { $row }: { $stored }, but the facts say { $computed }

### Achievements

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
