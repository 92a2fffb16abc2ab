# Every sentence that a person reads. A translation is a copy of this file under its own locale's name.
# Discord renders **bold**, `code` and <t:…> times; names arrive as mentions.

# What speakers of the language call it.
language-name = English

## Small words

list-and = { $first } and { $last }
at-line = line { $line }: { $sentence }

## What the rules do not allow

game-over = This game is over.
throw-first = Roll the dice first.
not-missing = Seat { $seat } missed no turn, has played since, or is skipped already. The board shows who is missing.
game-asleep = The game is on hold. One of the players who are away has to come back first.
not-lying = You didn't roll those. You have { $dice }.

## Time zones

zone-now = { $place }, now { $time }{ $then ->
    [yearly-less] ; in winter { $by } less
    [yearly-more] ; in summer { $by } more
    [once-less] ; from { $day } on { $by } less
    [once-more] ; from { $day } on { $by } more
   *[none] {""}
    }
zone-by = { $minutes ->
    [30] half an hour
    [60] an hour
    [120] two hours
   *[other] { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
        }
    }
zone-page = ### 🕒 Your time zone
    { $chosen ->
        [no] You haven't chosen one. Until you do, it is { $zone }.
        [fixed] { $zone }. An earlier version knew only whole hours, so this follows no change of clocks. Choose a place, and it will. I ask this only once; you find it under `/farkle zone`, too.
       *[yes] { $zone }.
    }
    It counts for messages to you and your quiet hours, for the daily dice, and for turns by a time of day in games that you host.
    -# Choose what time it is for you now and then a place, or type a city or country after `/farkle zone`.
zone-clock = By the clock: what time is it there now?
zone-hour = From { $first } to { $last }
zone-place = Where? { $countries }
button-zone = My time zone
unknown-zone = I know no single place by the name of “{ $typed }”. Choose one of the suggestions, such as a large city of the same country.
command-zone = Choose your time zone
command-zone-place = A city or country

## Checking the dice

game-missing = This game is no longer installed here, so its dice can't be checked. Ask the people who run this bot.
no-proof = This text has no commitment, joins or secret, so its dice can't be checked.
verify-right = The dice fell exactly as decided before the game.
verify-stopped = This game was stopped before its end. Everything up to that point is correct.
verify-differs = Something doesn't match. { $throws ->
    [one] 1 roll with { $dice } { $dice ->
        [one] die
       *[other] dice
        } was recomputed.
   *[other] { $throws } rolls with { $dice } { $dice ->
        [one] die was
       *[other] dice were
        } recomputed.
  }
secret-unfit = the secret doesn't match the commitment
secret-altered = the rolls don't follow from this secret either, so it isn't the one they were made with
commitment-altered = the rolls match the secret, but the commitment doesn't
dice-differ = roll { $throw }: the file says { $given }, the secret gives { $right }
dice-differ-more = { $count ->
    [one] 1 more roll differs
   *[other] { $count } more rolls differ
  }
joins-altered = hardly any roll follows from the secret and this players' part, so part of it, or its order, was changed
throws-swapped = this roll and the one in line { $other } are swapped
throw-missing = roll { $throw } is missing before this line, so all later ones are one too early
throw-too-many = this roll is one too many; without it, all later ones are right
verify-commitment = The secret fits its commitment, the code that was shown before the first roll: { $commitment }
verify-dice = { $throws ->
    [0] There were no rolls to recompute.
    [one] 1 roll with { $dice } { $dice ->
        [one] die
       *[other] dice
        } was recomputed, and every die matches.
   *[other] { $throws } rolls with { $dice } { $dice ->
        [one] die was
       *[other] dice were
        } recomputed, and every die matches.
    }
verify-by-lot = So does the draw for who goes first.
verify-rules = Everything that happened follows the rules.
verify-proves = What this proves: no die was picked or changed. Each follows from { $of_day ->
    [yes] the day
   *[no] the players' part, which is their presses on Join, Accept and Start,
    } and from a secret that was chosen before its commitment was shown. Compare these codes with those that the bot showed you before the first roll. It doesn't prove that the people who run the bot kept the secret to themselves.
check-head = ### 🎲 The dice of game { $id }
check-file = -# The file has everything you need: `python -m bot verify` checks it anywhere, and `docs/dice.md` explains how to check it without the bot.
secret-yet = **What decides the dice of this game**
    When this game was opened, the bot made a random secret. Its commitment is a code that fits no other secret (SHA-256): `{ $commitment }`.
    The dice also follow from the players' part, their presses on Join, Accept and Start{ $fingerprint ->
        [none] {""}
       *[other] {""}. Its fingerprint is `{ $fingerprint }`, a short code
    }.
    The secret appears when the game ends, and **Check the dice** then recomputes every roll, so no one, not even the bot, can pick or change a die.
shared-secret-yet = Others may still be playing with these dice. You can check them once their secret is public.
no-ended-game-here = No { $won ->
    [yes] won
   *[no] finished
    } game here yet. For another one: `/farkle { $won ->
    [yes] review
   *[no] verify
    } game:12` (numbers: `/farkle history`).
command-review = Luck and decisions in a finished game
command-verify = Check that a game's dice were decided before it began
command-verify-game = A game from here, or the number of another (default: the last one that ended here)
choice-ended-game = { $title } · { $players ->
    [one] 1 player
   *[other] { $players } players
    } · game { $id }

## Rule sets

clash-needs-other = { $option } and { $other }: the first does nothing without the second
fault-unknown-option = { $similar ->
    [none] { $option }: there is no such option
   *[other] { $option }: there is no such option; did you mean { $similar }?
  }
fault-bad-value = { $option }: { $given } is not allowed; allowed: { $allowed }
fault-bad-text = { $option }: must be plain text of up to { $most } { $most ->
    [one] character
   *[other] characters
    }, without addresses (put a space after a full stop)
fault-no-such-base = { $similar ->
    [none] base: there is no rule set '{ $given }' to build on
   *[other] base: there is no rule set '{ $given }' to build on; did you mean { $similar }?
  }
fault-no-such-game = game: there is no '{ $given }' here; allowed: { $games }
fault-other-game = game: { $base } is a rule set of { $game }, not of { $given }
fault-not-in-files = { $option }: only the bot sets this, for dice that everyone gets
fault-too-large = the file is larger than { $most } KiB
fault-not-utf8 = the file is not UTF-8 text, or has a character that YAML does not allow
fault-not-yaml = the file is not YAML: { $problem }
fault-empty = the file must list options, each as 'name: value': give at least a title, or an option that differs
fault-alias = the file must be plain: no anchors or aliases (& and *), no tags (!), and nothing nested more than { $most } deep
fault-twice = { $option }: given twice

## What people may not do at a table

game-ended = This game is over. Press **Rematch** under the result, or open a new one with `/{ $game } start`.
no-such-game = This game is gone. Open a new one with `/farkle start`.
unreadable-game = This game can't be read any more, so it can't be played. A server manager can end it with `/farkle stop`.
not-begun = This game hasn't begun yet. The host presses **Start** in the lobby.
lobby-closed = This lobby is closed. Open a new one with `/{ $game } start`.
begun-already = This game has already begun. `/farkle board` shows it, and `/{ $game } start` opens another.
sits-already = You're already in. The host, <@{ $host }>, starts the game.
sits-as-host = You're already in, as the host. Wait for a friend, or press **Play a computer**; **Start** appears when there are enough of you.
sits-not = You aren't in this game, or have left it. Open one of your own with `/{ $game } start`.
sits-not-yet = You aren't in this game yet. Press **Join** to take a seat.
removes-host = To give up your own seat, press **Leave** in the lobby.
removed-already = They have left the lobby already. **More** shows who is in it now.
sat-down-too-often = You've already joined this lobby { $most } { $most ->
    [one] time
   *[other] times
    }. Wait for the next game, or open one with `/{ $game } start`.
table-full = No seat is free any more (of { $most }). Open another game with `/{ $game } start`.
only-host = Only the host, <@{ $host }>, can do that. If they don't answer: `/farkle start` opens a lobby of your own, and helpers of the server can pause or stop a game.
host-first = Only the host, <@{ $host }>, can start the game now. If they press nothing until <t:{ $at }:t>, you can.
too-few-players = You need at least 2 players: someone else has to press Join first.
no-hints = Hints are off in this game. The host sets that in the lobby.
game-not-shown = { $game } is no longer installed here, so it can't be played or shown. `/farkle stop` still ends its games, and `/farkle verify` sends finished ones as text.
not-in-this-game = { $feature ->
    [hints] This game has no coach, so there are no hints. Go by what the board shows.
   *[review] This game has no coach, so there is no review. `/farkle history` shows it turn by turn.
    }
hint-unavailable = The coach can't be reached right now. Try again in a moment.
beyond-coach = The coach can't work these rules out. Go by what the board shows.
not-your-turn = It's <@{ $player }>'s turn. Wait for yours.
passed-over = You missed a turn and are skipped. Press **I'm back** first.
stale = The game has moved on since then. Use the newest board.
moves-lost = The last moves of this game are lost: its database is older than what you saw. Press a button on the board again to see where it continues.
old-board = This board is old. The game continues here: { $link }
not-over = This game is still running. Try again when it's over.
rematch-open = The rematch is open: { $link }
rematch-joined = You have a seat in the rematch: { $link }
unknown-button = This button does nothing here. `/farkle board` shows your game with buttons that work.
only-on-servers = This only works on a server. Use it in a channel of a server that I'm a member of.
only-yourself = Here, this shows only your own games. On a server with the bot, it also shows those of its players.
not-on-this-server = I'm not a member of this server. A server manager can invite me; then I can host games here. `/farkle start` works in a direct message with me, too.
answers-are-private = Only you would see a game here, because this channel hides what your own apps post (permission: Use External Apps). Use `/farkle start` in a group chat, or in a direct message with a friend or with me.
help-head = ## { $games }
help-first = Roll dice and keep what scores. Then decide: roll on for more, or stop while it's yours? Play **friends** or **computers**, from a timid one to one that never errs.
    Type `/farkle start`, or press a button. On your turn press **Roll**; from your second turn on, the bot makes the first roll for you.
help-to-first = ◀ Help
help-to-computer = Play a computer
help-to-friends = Play with friends
help-to-rules = Rules
help-to-commands = All commands
help-computers = ### Play a computer
    These play here, and never keep you waiting:
    { $characters }
    A button begins at once, against the first of them. For another one, open a lobby (**Play with friends**) and choose **Add a computer…**; as many as you like can play. It isn't rated.
help-computer = - { $name }: { $about }
help-friends = ### Play with friends
    {""}**1.** Press a game below, or type `/farkle start`: a lobby opens in this channel.
    {""}**2.** Your friends press **Join**. **Invite…** calls them.
    {""}**3.** You press **Start**.
    Not at the same time? `/farkle challenge` asks one person in a direct message, and each of you has a day for a turn.
help-commands = ### All commands · { $page } of { $pages }
help-command = `/{ $name }` { $about }
page-privacy = -# [What the bot keeps about you]({ $url })
page-terms = -# [Terms]({ $url })
unknown-command = This command no longer works like that. `/farkle help` lists what there is.
no-game-here = No game is running in this channel. Start one, or play another of yours:
no-such-game-here = There is no such game in this channel. It may have ended. `/farkle board` shows yours.
games-head = ### Your open games
no-open-games = You have no open games. Challenge a friend with `/farkle challenge`, or start one:
own-game = [**{ $title }**]({ $link }){ $opponents ->
    [none] {""}
   *[other] {" "}with { $opponents }
    }{ $id ->
    [none] {""}
   *[other] {" "}· game { $id }
    }
own-game-state = { $state ->
    [lobby] Waiting to start. The lobby closes on <t:{ $due }:f>.
    [invited] **You are challenged.** You can accept until <t:{ $due }:f>.
    [paused] ⏸️ Paused. Next: { $player }.
    [asleep] 💤 On hold until someone who is away comes back.
    [claimed] ⏳ The win is claimed. It is decided on <t:{ $due }:f>, unless someone presses **I'm back** on the board.
    [waits] **Your turn** until { $soon ->
        [yes] <t:{ $due }:t>
       *[no] <t:{ $due }:f>
        }.
   *[other] { $player }'s turn until { $soon ->
        [yes] <t:{ $due }:t>
       *[no] <t:{ $due }:f>
        }.
    }
own-game-points = Points: you { $points }{ $others ->
    [none] {""}
   *[other] , best of the others { $others }
    }
button-start-game = Start { $game }
button-challenge-to = Challenge to { $game }
button-play-game = Play
button-show-game = Show
button-games = My games
several-games-here = Several games are running here. Which one?
choose-meant = Choose a game
game-state = { $state ->
    [lobby] waiting to start
    [waits] waits for you
    [paused] paused
    [asleep] on hold
   *[other] running
    }
no-such-rules-here = There is no rule set '{ $name }'. Choose one from the list as you type.
rules-of-other-table = { $title } is played with `/{ $game } start`.
typed-not-here = `/farkle roll`, `keep` and `bank` are for Farkle. Use the buttons of this game: { $link }
busy = I'm still working on your last presses. Wait a moment.
not-on-that-server = I'm no longer a member of this game's server, so no one can move there. A server manager can invite me again.
not-in-this-channel = You can't open games in this channel. Open yours in { $channels }
channels-gone = The game channels of this server are all deleted. A server manager can choose others with `/farkle-setup settings`.
bot-may-not = I'm missing { $permissions } in { $channel }, so I couldn't call players there. A server manager can grant it, or you can play in another channel.
may-open-no-thread = I'm missing { $permissions } in { $channel }, so this game stays in the channel. A server manager can grant it.
channel-full = { $slow ->
    [yes] Up to { $most } slow { $most ->
        [one] game
       *[other] games
        } (turns of an hour or more) can be open at once in a channel.
   *[no] { $most ->
        [one] Only 1 game
       *[other] Up to { $most } games
        } can be open at once in a channel, besides slow ones. Where I'm a member, managers can change that with `/farkle-setup settings`.
    } Join or wait for: { $games }
sits-enough = { $slow ->
    [yes] You can be in up to { $most } slow { $most ->
        [one] game
       *[other] games
        } (turns of an hour or more) at once here.
   *[no] You can be in { $most ->
        [one] only 1 game
       *[other] up to { $most } games
        } at once here, besides slow ones. Where I'm a member, managers can change that with `/farkle-setup settings`.
    } Finish one first, or leave it (`/farkle leave`): { $games }
being-deleted = Your data is being deleted. Wait a moment, then try again. If that doesn't help: `/farkle privacy`, **Delete me**.
deleted-lately = You deleted your data. You can open lobbies and challenge people again <t:{ $again }:R>. Until then, join another player's lobby.
former-too-long = I no longer know who that was: they deleted their data more than 7 days ago. If they challenge you again, you can block them there.
too-many-lobbies = You can open up to { $most } { $most ->
    [one] lobby
   *[other] lobbies
    } in { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
    }. Open the next one <t:{ $again }:R>, or join another player's.
challenges-oneself = You can't challenge yourself. To play alone, add a computer player to a lobby: `/farkle start`
challenged-already = You've already challenged them. They can accept until <t:{ $due }:f>: { $link }
challenged-you = They've already challenged you. Accept or decline here: { $link }
challenged-lately = You can challenge <@{ $player }> again on <t:{ $again }:f>. Until then, open a lobby in a channel you share: `/farkle start`
cannot-be-challenged = <@{ $player }> can't be challenged right now. Try again later, or open a lobby in a channel you share: `/farkle start`
too-many-challenges = You can send up to { $most } { $most ->
    [one] challenge
   *[other] challenges
    } in an hour. Send the next one <t:{ $again }:R>, or open a lobby: `/farkle start`
messages-are-closed = I can't send direct messages to <@{ $player }>. They have to allow them on a server that we share, or install me for themselves. Until then, play in a channel you share: `/farkle start`
your-messages-are-closed = I can't send you direct messages, and your board would be there. Allow them in the privacy settings of a server that we share, or install me for yourself. Then try again.
rematch-called-off = The rematch is closed. `/farkle start` opens a new lobby.
board-is-here = The board is here: { $link }
not-shown = I couldn't finish that because Discord had a problem. Try again in a moment.
too-late-for-form = That took too long, so no form could open. Press again.
shown-elsewhere = Done. `/farkle board` shows your game again.
lobby-not-shown = Discord didn't let me show a lobby here, so none is open. Try again in a moment, or in another channel.
not-stored = I couldn't save that just now. Your game is safe: press again in a moment.
nothing-stored = I can't read or save anything just now. Try again in a few minutes.
incident = Something went wrong here, but no game is lost. `/farkle board` shows yours again. (incident { $id })

## The lobby

lobby-seat = { $player }{ $host ->
    [yes] {" "}(host)
   *[no] {""}
    }
lobby-players = { $players }. { $free ->
    [0] All seats are taken.
    [one] 1 more can join.
   *[other] { $free } more can join.
    }
lobby-wait = { $state ->
    [alone] Anyone can **Join**. { $host } can also **Play a computer**.
    [solo] Anyone can **Join**. { $host } can also **Play alone** or **Play a computer**.
    [lacking] Anyone can **Join**. { $missing ->
        [one] 1 more player is needed.
       *[other] { $missing } more players are needed.
        }
   *[ready] { $full ->
        [yes] {""}
       *[no] Anyone can **Join**.{" "}
        }{ $host } presses **Start** when everyone is here.
    }
lobby-host-away = 💤 If the host presses nothing for { $time }, everyone in the lobby can start.
lobby-small = -# { $reason ->
    [shipped_rules] Rated
    [other_target] Rated, unusual target
    [house_rules] Rated, house rules
    [nowhere] Not rated here
    [hints] Not rated: hints
    [alone] Not rated: alone
    [short] Not rated: short game
    [unrated] Not rated
   *[computer] Not rated: a computer plays
    } · { $at_hour ->
    [yes] turns end at <t:{ $at }:t>
   *[no] { $time } a turn
    } · closes <t:{ $closes }:R>{ $coach ->
    [yes] {""}
   *[no] {" "}· no hints
    } · dice `{ $digits }`
lobby-turns = -# ⏳ { $at_hour ->
    [yes] Each turn ends at <t:{ $at }:t> ({ $hour }, { $place }), { $least } { $least ->
        [one] hour
       *[other] hours
        } or more after it begins.
   *[no] A turn takes { $time } at most.
    }{ $free ->
        [0] {""}
       *[other] {" "}No turn ends on { $days }.
    }{ $held ->
    [waits] {" "}The game waits for players who are `/farkle away`.
    [plays-on] {" "}You may play on without players who are `/farkle away`.
   *[none] {""}
    }
lobby-counts = { $reason ->
    [shipped_rules] ⚖️ **Counts for your rating on this server.**
    [other_target] ⚖️ **Counts for your rating on this server**, but the target isn't the usual one.
    [house_rules] ⚖️ **Counts for your rating on this server**, by house rules.
    [nowhere] 🤝 **Not rated:** only servers have ratings. This game counts on your own card.
    [hints] 🤝 **Friendly:** with hints allowed, this game isn't rated.
    [alone] 🤝 **Friendly:** solo games aren't rated.
    [short] 🤝 **Friendly:** games to { $quick } { $quick ->
        [one] point
       *[other] points
        } or fewer aren't rated.
    [unrated] 🤝 **Not rated.**
   *[computer] 🤝 **Friendly:** with a computer player, this game isn't rated.
    }{ $rated ->
    [yes] {" "}Whoever leaves loses.
   *[no] {""}
    }{ $awards ->
    [off] {" "}Achievements are off{ $rated ->
        [yes] .
       *[no] {" "}too.
        }
   *[on] {""}
    }
lobby-join = Join
lobby-start = Start (host)
lobby-start-alone = Play alone
lobby-cancel = Cancel
lobby-how = How to play
how-to-play-head = ### How to play { $game } · { $page } of { $pages }
lobby-more = More
lobby-choose-rules = Play by other rules…
lobby-choose-own = Rules of this server…
lobby-hints-on = Allow hints
lobby-hints-off = Turn hints off
lobby-opponent-out = Remove { $name }
lobby-opponents = Add a computer…
lobby-no-coach = 🤖 These rules have no coach: no hints, no reviews, and only a plain computer.
lobby-ended = The lobby for **{ $title }** is closed. `/{ $game } start` opens a new one.
lobby-open-already = You already have an open lobby here: { $link }. `/farkle board` brings it to the bottom. Change it here, or close it with **Cancel**.
lobby-closing = ⏰ { $players }: this lobby closes <t:{ $closes }:R> if no one starts the game.
lobby-rematch = { $players }: { $host } wants a rematch!
game-begins = { $dice } **{ $title }** · { $players } · game { $id }
roll-off = { $throws }: { $player } goes first.
begins = { $player } goes first.
begins-in-thread = The game is on in { $thread }.
fixed-commitment = -# Dice decided in advance · `{ $commitment }`
fixed-fingerprint = -# Players' part, fingerprint: `{ $fingerprint }`

## Challenges

challenge = { $you ->
    [host] ⚔️ You have challenged { $player } to a game here, in direct messages. They can accept until <t:{ $due }:f>. When they do, your board appears here.
   *[invited] ⚔️ { $host } challenges you to a game here, in direct messages. You each have a board of your own, and a day for each turn. You can accept until <t:{ $due }:f>.
    }
challenge-differs = What differs from **{ $title }**:
challenge-closed = { $reason ->
    [declined] { $you ->
        [host] { $player } declined your challenge (**{ $title }**).
       *[invited] You declined the challenge from { $host } (**{ $title }**).
        }
    [withdrawn] { $you ->
        [host] You withdrew your challenge to { $player }.
       *[invited] { $host } withdrew the challenge (**{ $title }**).
        }
    [expired] { $you ->
        [host] { $player } did not answer your challenge (**{ $title }**) in time. `/farkle challenge` asks again.
       *[invited] The challenge from { $host } (**{ $title }**) has expired. To challenge them instead, use `/farkle challenge`.
        }
   *[closed] This challenge (**{ $title }**) is no longer open. `/farkle challenge` sends a new one.
    }
challenge-which = Challenge { $player } to which game?
challenge-sent = I sent { $player } your challenge; it is open until <t:{ $due }:f>. Your side of it: { $link }
challenge-accept = Accept
challenge-decline = Decline
challenge-block = Decline and block
challenge-withdraw = Withdraw
blocked-well = { $player } can no longer challenge you, and isn't told.{ $game ->
    [running] {" "}This game continues; **Leave** ends it for you.
   *[other] {""}
    } `/farkle privacy` undoes it.
command-challenge = Challenge someone to a game in direct messages with me
command-challenge-menu = Challenge to dice
command-challenge-player = The opponent

## Rules in short

short-scores = Scores: { $scores }.
short-also = Also: { $rules }
short-worth = { $what } { $points }

## The board

board-seat = { $player } **{ $total }**
board-seat-left = { $player } **{ $total }** · left
board-asleep = 💤 Everyone is away, so the game is on hold. Any player can press **I'm back**.{ $ends ->
    [unknown] {""}
   *[other] {" "}Otherwise it ends <t:{ $ends }:R> without a winner.
    }
board-nobody-else = 💤 { $player }, no one else is here, and no one plays on alone: the game waits for { $missing }. { $claims ->
    [yes] Claim the win, or end the game without a winner.
   *[no] You can end it without a winner.
    }{ $ends ->
    [unknown] {""}
   *[other] {" "}Otherwise it ends <t:{ $ends }:R> without a winner.
    }
board-claimed = ⏳ { $missing }: { $player } claims the win. { $many ->
    [one] Press **I'm back** by <t:{ $due }:f> (<t:{ $due }:R>), or you will have left the game.
   *[other] If none of you presses **I'm back** by <t:{ $due }:f> (<t:{ $due }:R>), you will have left the game.
    }
board-paused = ⏸️ The game and the clock are paused. Any player can press **Resume**.
board-waits = It's { $player }'s turn.
board-your-turn = { $player }, it's your turn: press **Roll**.
board-held = ✈ { $player } is away until <t:{ $until }:d>, and this turn waits.
lobby-leave = Leave
button-hint = Hint
button-back = I'm back
button-play-on = Play on without { $player }
play-on-sure = **Play on without { $player }?** { $turn ->
    [yes] Their turn ends now, as if their time were up, and they are
   *[no] They are
    } skipped until they press **I'm back**.
played-on-well = They are skipped until they press **I'm back**.
button-claim = Claim the win
button-end = End without a winner
button-resume = Resume
button-skip = Skip
button-block = Block
button-leave-for-good = Leave the game
leave-sure = Leave this game for good? { $others ->
    [0] The game ends, and no one wins.
    [one] The other player wins at once.
   *[other] The others play on, and you can't win any more.
    }{ $rated ->
    [yes] {" "}The game is rated, so leaving counts as a loss.
   *[no] {""}
    }
left-well = You have left the game.
not-away = You're not away: your seat is still yours.
nobody-else-here = No one else is here, and no one plays on alone. Press **Claim the win** or **End without a winner** on the board. `/farkle board` shows it.
claims-not = You can claim the win once all other players are skipped, if you have rolled in this game yourself.
claimed-already = The win has already been claimed. It is decided <t:{ $due }:R>, unless someone comes back.
claims-held = <@{ $player }> is away until <t:{ $until }:f> (`/farkle away`), so the game waits for them. You can end it without a winner.
missing-yourself = That is you: take your turn when it comes.
paused-already = This turn has already been paused once. You can pause the next one.
not-paused = There's no game here to pause or resume. `/farkle games` shows yours.
paused-well = **{ $title }**, game { $id }, is paused.
command-pause = Stop the clock of a game you host, or of others as a helper of the server
moved-down = { $title }: the board is further down now.
kept-until = -# I keep this message up to date until <t:{ $until }:t>. After that it may be out of date: press a button, or use `/farkle board`.
thread-gone = { $title }: I can't write in its thread, so the game continues in this channel.

## What happened in a turn

log-left = { $player } left{ $lost ->
    [0] {""}
   *[other] {" "}· { $lost } gone
    }
turn-aside = { $player } is away and is skipped from now on. They can return with **I'm back** on the board.
reminder-in-turn = ⏰ { $player }, you have until { $slow ->
    [yes] <t:{ $due }:f>
   *[no] <t:{ $due }:t>
    }.
reminder-after-absence = ⏰ { $player }, the bot was away: you have until { $slow ->
    [yes] <t:{ $due }:f>
   *[no] <t:{ $due }:t>
    }.
turn-left = { $player } leaves the game{ $total ->
    [0] .
    [one] {" "}with 1 point.
   *[other] {" "}with { $total } points.
    }
turn-instant-win = { $dice }: that wins the game at once!

## The end

over-head = ### 🏆 { $players } { $many ->
    [one] wins
   *[other] share the win
    } with { $total }!
over-shared = -# They're tied, and under these rules they share the win.
over-head-left = ### 🏆 { $players } wins: everyone else has left.
over-head-at-once = ### 🏆 { $player } wins on the spot!
over-seat = **{ $place }.** { $letter ->
    [none] {""}
   *[other] `{ $letter }`{" "}
    }{ $player } **{ $total }**
over-left = left
over-rating = rating { $value } ({ $change })
over-best = { $way ->
    [new] 🏅 **A new best here by these rules!** Before: **{ $best }**
    [level] 🏅 As good as the best here by these rules: **{ $best }**
   *[below] Best here by these rules: **{ $best }** (now: { $total })
    }{ $percent ->
    [0] .
   *[other] { $way ->
        [below] . Better than **{ $percent }%** of
       *[other] {" "}in
        } { $games ->
        [one] one earlier game
       *[other] { $games } earlier games
        }.
    }
over-spread = { $least } to { $most }: **{ $people }**{ $mine ->
    [yes] , including yours
   *[no] {""}
    } { $bar }
button-share = Share
over-shared-alone = 🎲 { $player } · **{ $title }** · **{ $total }** { $total ->
    [one] point
   *[other] points
    }
shared-already = This result is already shared in this channel.
over-awards = 🎖 { $player }: { $names }
over-luck = 🔍 { $exact ->
    [no] Probably:{" "}
   *[yes] {""}
    }{ $dice ->
    [even] The dice were fair to everyone
   *[somebody] { $lucky } had the { $seats ->
        [2] better
       *[other] best
        } dice
    }{ $play ->
    [even] .
    [same] {" "}and played { $seats ->
        [2] better
       *[other] best
        }, too.
   *[other] { $dice ->
        [even] , and
       *[somebody] , but
        } { $skilled } played { $seats ->
        [2] better
       *[other] best
        }.
    }
over-review-alone = 🔍 { $player }: { $accuracy ->
    [none] no choice,{" "}
   *[other] accuracy { $accuracy } of 100,{" "}
    }{ $luck ->
    [0] and average dice.
   *[other] { $way ->
        [minus] and worse dice than usual.
       *[plus] and better dice than usual.
        }
    }
over-stopped = ### { $title } ended without a winner.
over-voided-by = -# { $manager }, a moderator, voided it: it doesn't count on this server.
over-stopped-by = { $manager }, who helps on this server, ended it. No one wins, and the game doesn't count.
over-in-thread = -# The rematch and the dice check are here: { $link }
button-rematch = Rematch
button-check = Check the dice
button-review = Review
stop-sure = **Stop this game of { $title }?** { $others ->
    [0] No one else is here, so it stops at once.
   *[other] It only stops if everyone agrees: { $players }.
    } Then no one wins, and { $left ->
    [0] it doesn't count.
   *[other] it counts only for players who left it.
    }
    If you leave instead, { $remaining ->
    [0] the game ends, and no one wins.
    [one] the other player wins at once.
   *[other] the game continues without you.
    }{ $rated ->
    [yes] {" "}It is rated, so leaving is a loss.
   *[no] {""}
    }
helper-sure = { $what ->
    [pause] **Pause game { $id } ({ $title }) with { $players }?** Any player can press **Resume**.
   *[stop-void] **End game { $id } ({ $title }) with { $players }?** No one wins, and the game doesn't count. The game and the history show that you ended it.
    } Managers can read about it.
helper-why = Why? (you may leave this empty)
helper-why-about = Managers of this server read it in /farkle-setup log.
reason-with-address = A reason can't contain an address. Write it without one (put a space after a full stop). You wrote: `{ $typed }`
button-helper = { $what ->
    [pause] Pause the game
   *[stop-void] Stop the game
    }
stop-question = ✋ { $host } wants to stop this game of **{ $title }**. If everyone agrees, no one wins, and { $left ->
    [0] it doesn't count.
   *[other] it counts only for players who left it.
    } Until then, it continues.
    Still to agree: { $players }
    -# Game { $id }
stop-asked = I've asked the others. The game continues until all of them agree.
stop-asked-already = You have already asked the others, and they can agree until <t:{ $until }:f>. Until all of them do, the game continues.
stop-not-asked = No one is asking you to stop the game. The host can ask with `/farkle stop`.
stop-agreed-already = You've already agreed. The others have to agree, too.
helper-plays = You play or played in this game or its tournament, so you can't end or pause it for the others. Ask its host, <@{ $host }>, or a helper or manager of the server who doesn't play.
button-stop = Stop the game
button-stop-ask = Ask everyone
button-stop-agree = Agree to stop
stopped-well = **{ $title }**{ $id ->
    [none] {""}
   *[other] , game { $id },
    } is stopped.

## Yahtzee

over-alone = ### 🏁 { $player } finishes with { $total }!
over-alone-left = ### { $title } ended { $seats ->
    [one] early.
   *[other] without a winner: everyone has left.
    }

## Opponents

computer = 🤖 { $name }{ $number ->
    [one] {""}
   *[other] {" "}{ $number }
    }
character-timid = Timid Tilly
character-timid-about = Settles for few points. Good for a first game
character-steady = Steady Stan
character-steady-about = Plays for points, ignores the score, and often slips
character-keen = Keen Kim
character-keen-about = Plays to win and makes a mistake now and then
character-perfect = Perfect Pia
character-perfect-about = Knows the odds of every roll and makes no mistakes
character-plain = Plain Pat
character-plain-about = Plays without a coach
no-opponents = There's no opponent to remove. Add one first.
opponents-turn = It's the computer's turn. It plays in a moment.
board-opponent = { $player } plays in a moment.
computer-plays = { $player } plays:

## Looking back at a game

review-head = ### 🔍 Review: { $title } · game { $id }
review-picture = -# **Chances of winning** by round. Letters: see the names above.{ $blunders ->
    [0] {""}
   *[other] {" "}Crosses: blunders.
    }{ $decisive ->
    [0] {""}
   *[other] {" "}Numbers: what decided the game.
    }
review-decision = ### 🔍 { $title } · game { $id }
    -# Decision { $number } of { $most }
review-yours = { $count ->
    [one] **Your { $quality ->
        [blunder] blunder
       *[mistake] mistake
        }**
   *[other] { $all ->
        [yes] **Your { $counts }**
       *[no] **Your worst: { $counts }**
        }
    }
review-yours-none = **No blunders, no mistakes.** Well played!
review-mistake = Round { $round }: { $choice }. { $verdict }
review-verdict = { $quality ->
    [best] Best choice.
    [good] Good. Slightly better: { $better }.
    [inaccuracy] Inaccuracy. Better: { $better }.
    [mistake] Mistake. Better: { $better }.
   *[blunder] Blunder. Better: { $better }.
    }
review-no-choice = There was no other choice.
review-choices = { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
    }: { $counts }
review-count = { $quality ->
    [best] { $count } best
    [good] { $count } good
    [inaccuracy] { $count ->
        [one] 1 inaccuracy
       *[other] { $count } inaccuracies
        }
    [mistake] { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
        }
   *[blunder] { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
        }
    }
review-decisive = What decided the game:
review-part = { $part ->
    [dice] dice
    [play] play
    [absence] absence
    [others] opponents
   *[rest] opponents and errors
    }{"\u00A0"}{ $sign }{ $size }{ $unit ->
    [points] {""}
   *[other] %
    }
review-exact = Exact: dice, play and opponents make the whole difference. Play is what mistakes cost.
review-estimated = Estimated: the numbers are not quite right.
review-too-long = This game is too long to review: it has more than { $most } { $most ->
    [one] roll
   *[other] rolls
    }, choices and other events.
review-improving = I'm still working out the chances of winning under these rules. Ask again in a few minutes; until then, here is the score by round.
review-points-only = I don't know the chances of winning under these rules, so here is the score by round.
hint-head = { $thrown ->
    [none] 💡 **Hint**
   *[other] 💡 **Hint** for { $thrown }
    }
hint-choice = { $place }. **{ $choice }** · { $worth }
hint-improving = -# I'm still working out the chances of winning under these rules. Ask again in a few minutes.
review-played = Played: { $choice }{ $thrown ->
    [none] .
   *[other] . Rolled { $thrown }.
    }
alt-review = How likely each seat was to win, from the start to the end of the game. { $seats }.
alt-review-seat = { $player }: { $start }% at the start, { $end }% at the end

## Commands

command-farkle = Play Farkle in this channel
command-start-rules = Which rules (otherwise the default ones)
command-start-target = Points needed to win (default: as in the rules)
command-board = Move a game's board to the bottom of the channel
command-games = Your open games, wherever they are, to play right here (only you see them)
command-leave = Leave a game
command-hint = Ask the coach what to do in your turn (only you see the answer)
command-stop = Stop a game without a winner: as its host, if all players agree, or as a helper of the server
command-roll = Roll the dice, like the button
command-keep = Choose the dice you keep, like pressing them
command-keep-dice = The dice, such as 1 1 5
command-bank = Bank the points of your turn, like the button
command-help = How to play, and everything that you can do here (only you see it)
command-game = Which game, if there are several
choice-rules = { $title } · { $summary }
choice-game-unreadable = { $title } · cannot be read{ $id ->
    [none] {""}
   *[other] {" "}· game { $id }
    }
choice-game = { $title }{ $target ->
    [0] {""}
   *[other] {" "}· to { $target }
    } · { $players ->
    [one] 1 player
   *[other] { $players } players
    }{ $sits ->
    [yes] , including you
   *[no] {""}
    } · { $state }{ $id ->
    [none] {""}
   *[other] {" "}· game { $id }
    }
bad-target = Under these rules, no game can end at that target: { $problem }
command-rules = The rule sets here, each explained
command-setup = Farkle's settings for this server
command-setup-default = Choose this server's default rules
command-setup-make = Make your own rule set from another
command-setup-edit = Change one of your own rule sets, step by step
command-setup-rename = Rename one of your own rule sets
command-setup-delete = Delete one of your own rule sets
command-setup-import = Add a rule set from a YAML file
command-setup-export = Get a rule set as a YAML file
command-setup-name = Which rule set
command-setup-title = Title of your rules, up to 40 characters
command-setup-file = A YAML file, as exported

## A rule set in words

words-turn = **Your turn**
words-winning = **Winning**
words-points = { $points }
number-of-dice = { $dice } { $dice ->
    [one] die
   *[other] dice
    }
option-dice = Number of dice
option-three-pairs = Three pairs

## A server's own rules

rules-list-head = ### { $game }: what you can play here
    { $starts }
rules-list-other = { $game } instead
rules-list = All rules
rules-list-line = **{ $title }**{ $default ->
    [yes] {" "}(the default here)
   *[no] {""}
    }
    { $summary }
rules-list-own = house rules, based on { $base }
rules-choose = Show rules for…
rules-head = ### { $title }
rules-start = Play it: `/{ $game } start rules:{ $typed }`
shipped-stays = { $title } is built in and can't be changed. Make your own from it: `/farkle-setup make`.
changed-meanwhile = Someone else has changed '{ $title }' in the meantime. Open it again with `/farkle-setup edit`.
title-taken = There is already a rule set '{ $title }'. Choose another title.
too-many-rule-sets = A server can have { $most } { $most ->
    [one] rule set
   *[other] rule sets
    } of its own. Delete one first: `/farkle-setup delete`.
setup-default-set = `/{ $game } start` now plays **{ $title }** by default.
setup-made = **{ $title }** is ready. Change it below, step by step.
setup-renamed = It is now called **{ $title }**.
setup-deleted = **{ $title }** is deleted. Running games keep it. Here it is as a file, in case you want it back.
setup-delete-sure = **Delete { $title }?** `/{ $game } start` plays it by default. The new default will be *{ $next }*. Running games keep their rules, and you get the rule set as a file.
button-delete-rules = Delete it
setup-import-form = Rules from a file
setup-imported = **{ $title }** is added: `/{ $game } start rules:{ $typed }` plays it.
setup-exported = Here is **{ $title }** as a file. `/farkle-setup import` reads it again, here or elsewhere.
file-too-large = The file is larger than { $most } KiB, too large for a rule set.
faults-head = These rules can't be played, so nothing was changed:
and-more = … and { $count } more
editor-head = ### Editing { $title }
editor-no-change = No changes yet. Choose what to change.
editor-changed = Not saved yet:
editor-change = **{ $option }**: { $before } → **{ $after }**
editor-save = Save
editor-discard = Discard
editor-words = Rules in words
editor-allowed = Allowed: { $allowed }
editor-again = Correct it
editor-saved = **{ $title }** is saved. Running games keep the rules they started with.
editor-discarded = Your changes are discarded.
editor-gone = This editor is closed. Open it again with `/farkle-setup edit`.
rules-option = **{ $option }:** { $value }
value-yes = Yes
value-no = No
value-none = none
lobby-remove = Remove a player…
lobby-target = Play to…
lobby-target-option = To { $target } { $target ->
    [one] point
   *[other] points
    }
lobby-seats = Seats…
lobby-seats-option = { $seats ->
    [one] Only 1 player
   *[other] Up to { $seats } players
    }
lobby-time = Time for a turn…
lobby-zone = 🕒 { $zone }.{ $fixed ->
    [yes] {" "}This follows no change of clocks. Choose a place, and it will.
   *[no] {""}
    }
lobby-free-days = No turn ends on… (up to { $most } { $most ->
    [one] day
   *[other] days
    })
lobby-hour = Turns end each day by…
lobby-hour-option = By { $time } each day
seats-taken = So many are here already: { $players }. Choose at least as many seats.

## A server's settings

command-setup-settings = Channels, turn time, limits, helpers, language, and the permissions I still need
command-setup-zone = Choose the time zone of this server: when its days, weeks and months begin
command-setup-log = Who ended or paused games of others, when and why
log-head = ### What helpers and moderators did
    -# Those of the last { $days } { $days ->
    [one] day
   *[other] days
    }, the newest first.
log-former-helper = A helper who deleted their data
log-empty = No helper or moderator has done anything to others lately. `/farkle-setup settings` chooses who may.
log-line = { $what ->
    [paused] ⏸️ { $who } paused
    [closed] 🚪 { $who } closed the lobby of
   *[ended] 🛑 { $who } ended
    } **{ $title }**, [{ $id ->
    [none] the message
   *[other] game { $id }
    }]({ $link }) · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
needs-manage-server = You need the Manage Server permission here. Ask a server manager.
only-channels = Choose up to { $most } { $most ->
    [one] channel
   *[other] channels
    } of this server that I can write in. Nothing was changed.
only-roles = Choose up to { $most } { $most ->
    [one] role
   *[other] roles
    } of this server, without @everyone. Nothing was changed.
settings-head = ### ⚙️ Farkle on this server
    -# Changes take effect at once. Open games keep their turn time.
settings-page-channels = Channels
settings-page-turns = Turns
settings-page-games = Games
settings-page-server = Server
settings-page-roles = Roles
settings-back = ◀ All settings
settings-channels = **Channels:** { $many ->
    [0] { $gone ->
        [0] everywhere
       *[other] none left
        }
   *[other] { $channels }
    }{ $gone ->
        [0] {""}
        [one] {" "}(1 chosen channel was deleted)
       *[other] {" "}({ $gone } chosen channels were deleted)
    }
settings-choose-channels = Only in these channels…
settings-everywhere = Everywhere
settings-helpers = **Helpers:** { $many ->
    [0] none
   *[other] { $roles }
    }
settings-about-helpers = -# People with these roles may end and pause games of others, as managers may. `/farkle-setup log` shows what they did.
settings-power-to = { $who ->
    [everyone] Everybody
   *[managers] Managers only
    }
settings-power-moderating = **Moderators:** { $who ->
    [roles] { $roles } and managers
    [everyone] everyone
   *[managers] managers only
    }
    -# They bar people, void games and run tournaments of others with `/farkle-moderate`, but not where they play themselves. `/farkle-setup log` shows what they did.
settings-choose-power-moderating = Roles of moderators…
settings-choose-helpers = Roles of helpers…
menu-turn-seconds = Usual time for a turn
menu-longest-turn = Longest time that a host may choose
menu-most-in-channel = Maximum games per channel
menu-most-per-person = Maximum games per person
menu-zone = Time zone
settings-about-zone = -# Weeks and months of leaderboards begin at midnight there, and posts come by its clock. After a change, those that are going on still end when they would have ended. Choose what time it is there now and then a place, or type one after `/farkle-setup zone`.
menu-locale = Language
settings-as-discord-says = As set in Discord
settings-language-partly = { $language } ({ $percent }% translated, the rest is in English)
menu-boards = When the turn passes
boards-as-needed = Same board while players are there, else a new one with a ping
boards-one = New board with a ping, old one deleted
boards-in-place = Same board, no pings
boards-fold = New board with a ping, old one cut to a line
settings-threads = **Threads:** { $value ->
    [on] one for each game
   *[off] games stay in the channel
    }
settings-hints = **Hints:** { $value ->
    [on] allowed in new games, which then aren't rated, unless the host turns them off
   *[off] off unless the host allows them
    }
settings-switch = { $to ->
    [on] Turn on
   *[off] Turn off
    }
settings-first-roll = **First roll:** { $value ->
    [on] automatic if there is nothing to decide before it
   *[off] players press Roll
    }
settings-channels-gone = ⚠️ All chosen channels were deleted, so no game can be opened. Choose others, or everywhere.
settings-lacks-head = ⚠️ **I'm missing permissions:**
settings-lacks = { $channels }: { $permissions }
settings-lacks-nothing = ✓ I have all the permissions I need.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

## Records: small words

page-back = ◀ Back
page-next = Next ▶
somebody = a player
former-player = a former player
player-of-seat = player { $seat }
scope-here = Here
scope-own = Everywhere · only you see this
scope-all = All rules of { $game }
go-own = My games everywhere
go-history = Past games
go-skill = Luck and skill
go-awards = Achievements
go-more = Rules and time
go-calculation = How is this calculated?
go-everybody = Everyone's games
go-list = Back to the list
go-game = Back to the game
go-mistake = Next mistake
go-decisions = Every decision
go-review = Back to the review
go-replay = Replay
go-export = Export
go-share = Show everyone
choose-family = Which rules?
choose-order = Ranked by what?
choose-period = When?
choose-game = Look at a game…
period-all = All time
period-month = This month
period-week = This week
period-day = Today
order-rating = Rating
order-wins = Most wins
order-win-rate = Win rate
order-average = Average points per game
order-best-turn = Best turn
order-best-game = Best game
order-accuracy = Best decisions
order-average-luck = Most luck per game

## What cannot be shown

no-games-yet = There are no finished games of yours to show here yet. `/farkle start` opens one, and its lobby says whether it's rated.
no-games-of = There are no finished games of <@{ $player }> to show here.
player-not-here = <@{ $player }> is not on this server, and never finished a game here.
bots-do-not-play = <@{ $player }> is a bot, and bots do not play here.
no-games-together = <@{ $first }> and <@{ $second }> haven't finished a game together here yet.

## A player's record

card-head = ### 🎲 { $player }
    -# { $scope }
card-empty = No games that count yet.
card-against = **Against computers**
card-against-one = { $name }: won { $wins } of { $games } · best { $best } { $best ->
    [one] point
   *[other] points
    }{ $longest ->
    [0] {""}
   *[other] {" "}· winning streak { $run }, longest { $longest }
    }
card-games = **{ $games }** { $rated ->
    [yes] rated{" "}
   *[no] {""}
    }{ $games ->
    [one] game
   *[other] games
    } · **{ $wins }** won · **{ $percent }%**
card-rating = Rating **{ $value }**{ $settled ->
    [no] , provisional: { $missing ->
        [one] 1 more game
       *[other] { $missing } more games
        } to go
   *[yes] {""}
    }
card-form = Form `{ $form }` · { $last ->
    [won] won
   *[lost] lost
    } the last { $run ->
    [one] game
   *[other] { $run } games
    }
form-won = W
form-lost = L
card-game-points = **Per game:** average { $average } { $average ->
    [one] point
   *[other] points
    }, best { $best }
card-skill = **Skill:** accuracy { $accuracy } of 100 in { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
    } · **Luck:** { $sign }{ $luck }% to win per game
card-rare = **Also:** { $list }
card-comebacks = { $count ->
    [one] 1 comeback
   *[other] { $count } comebacks
    }
card-instant-wins = { $count ->
    [one] 1 instant win
   *[other] { $count } instant wins
    }
card-skunks-given = { $count ->
    [one] 1 opponent
   *[other] { $count } opponents
    } skunked
card-skunks-taken = skunked { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
    }
card-penalties = { $count ->
    [one] 1 penalty
   *[other] { $count } penalties
    }
card-lefts = left { $count ->
    [one] 1 game
   *[other] { $count } games
    }
card-awards = **Achievements:** { $names }
card-since = -# First game: <t:{ $since }:D> · latest: <t:{ $last }:R>
card-points = **Points in the last { $games } { $games ->
    [one] game
   *[other] games
    }**, newest on the right; a star is a win
card-alone = **Alone:** { $games ->
    [one] 1 game
   *[other] { $games } games
    } · average { $average } · best { $best }
alt-points = Points per game, oldest first: { $games }.
alt-game-won = { $points } (won)

## A player's luck and skill

skill-head = ### 🔍 { $player }'s luck and skill
    -# { $scope }
skill-empty = No games here have been reviewed yet.
skill-picture = **{ $games ->
    [one] The last game
   *[other] The last { $games } games
    }**, newest on the right: accuracy above, luck below; a star is a win
skill-about = **Accuracy** says how good your choices were: 100 if each was the best; beginners get about 60. **Luck** is what the dice gave you, as a percentage of a win. In the long run, it is 0 for everyone.
    -# Only rated two-player games count here, if I know the best strategy for their rules. You need { $needed } { $needed ->
    [one] choice
   *[other] choices
    } in them to be ranked.
alt-skill = Accuracy and luck in each game, oldest first: { $games }.
alt-skill-game = { $accuracy ->
    [none] no choices
   *[other] accuracy { $accuracy }
    }, luck { $sign }{ $luck }%{ $won ->
    [yes] , won
   *[no] {""}
    }

## Head to head

duel-head = ### { $first } vs. { $second }
    -# { $scope }
duel-games = **{ $games }** { $games ->
    [one] game
   *[other] games
    } together{ $level ->
    [0] .
    [one] , 1 of them a tie.
   *[other] , { $level } of them ties.
    }
duel-lead = { $leads ->
    [yes] { $player } leads **{ $ahead }–{ $behind }**
   *[no] It's level at **{ $ahead }–{ $behind }**
    }
duel-side = { $player }: { $wins } won · { $points } { $points ->
    [one] point
   *[other] points
    } in total, best { $best }
duel-last = **Latest games**, with { $player }'s points and places
duel-game = `{ $letter }` { $points } { $points ->
    [one] point
   *[other] points
    }, place { $place } of { $seats } · <t:{ $at }:R>

## Leaderboards

top-head = ### 🏆 { $order }
    -# { $about } · { $people ->
    [0] no players yet
    [one] 1 player
   *[other] { $people } players
    }
top-empty = No one is listed here yet. `/{ $game } start` opens a game.
top-line = **{ $place }.** { $player }{ $medal } · { $value } · { $games ->
    [one] 1 game
   *[other] { $games } games
    }
top-line-provisional = { $player } · { $value } · { $games ->
    [one] 1 game
   *[other] { $games } games
    }
top-provisional = **Provisional** (fewer than { $needed } { $needed ->
    [one] game
   *[other] games
    })
top-win-rate = **{ $percent }%**, { $wins } won
top-value = **{ $value }**
top-luck = **{ $sign }{ $luck }%**
top-line-choices = **{ $place }.** { $player }{ $medal } · { $value } · { $choices } { $choices ->
    [one] choice
   *[other] choices
    }
top-own = …
    { $line }{ $hidden ->
    [yes] {" "}· hidden from everyone else
   *[no] {""}
    }
top-needs = -# You need { $needed ->
    [one] 1 rated game
   *[other] { $needed } rated games
    } to be listed here.
top-needs-choices = -# You need { $needed } reviewed { $needed ->
    [one] choice
   *[other] choices
    } in two-player games to be listed here.
how-rating = **One number.** You start at 1,000, gain by finishing ahead of others, and lose by finishing behind them: the bigger the surprise, the more. It is a cautious estimate, so it also rises a little while the bot gets to know you. Until you have played { $needed } { $needed ->
    [one] game
   *[other] games
    }, it is provisional, and listed separately.
how-counts = **What counts.** The lobby says so before a game starts. Ratings and leaderboards belong to one server. Games with hints or a computer player aren't rated.
    {""}**Leaving** a rated game is a loss. Opponents gain rating only if you had played { $turns } { $turns ->
    [one] turn
   *[other] turns
    }.
    {""}**The same people:** within { $days } { $days ->
    [one] day
   *[other] days
    }, each extra game against the same person moves your rating { $percent }% less than the one before.

## Finished games

past-head = ### 📜 { $player }'s games
    -# Here · { $games ->
    [one] 1 game
   *[other] { $games } games
    }, newest first
past-head-all = ### 📜 Everyone's games
    -# Here · { $games ->
    [one] 1 game
   *[other] { $games } games
    }, newest first
past-empty = No games have been finished here yet.
past-line = `#{ $id }` **{ $title }** · <t:{ $at }:R>{ $won ->
    [no] {" "}· no winner
   *[yes] {""}
    }
    { $seats }
past-voided = `#{ $id }` **{ $title }** · <t:{ $at }:R>
    🛑 { $players }: ended by { $manager }, who helps on this server. It doesn't count.
past-seat = { $won ->
    [yes] 🏆 {""}
   *[no] {""}
    }{ $player } { $points }
past-option = #{ $id } · { $title }
past-option-about = { $players ->
    [one] 1 player
   *[other] { $players } players
    } · { $family } · best { $best }
game-head = ### 📜 { $title } · game { $id }
    -# <t:{ $at }:f> · { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
    }{ $won ->
    [no] {" "}· no winner
   *[yes] {""}
    }
game-seat = { $letter ->
    [none] {""}
   *[other] **{ $place }.** `{ $letter }`{" "}
    }{ $player } **{ $points }**{ $won ->
    [yes] {" "}🏆
   *[no] {""}
    }
game-comeback = a comeback
game-rounds = **Score by round.**{ $seats ->
    [1] {""}
   *[other] {" "}Letters: see the names above.
    }{ $target ->
    [none] {""}
   *[other] {" "}Dashed line: { $target }.
    }
game-turning = **Where it turned**
game-swing = 🔄 { $up ->
    [yes] **The tables turn** in round { $round }: { $player } goes from { $before } behind to { $after } ahead
   *[no] **A lead slips away** in round { $round }: { $player } goes from { $before } ahead to { $after } behind
    }{ $idle ->
    [yes] {" "}because time was up
   *[no] {""}
    }.
game-exported = The game as text, players by seat. `python -m bot replay` replays it.
alt-rounds = Score by round, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
    }. At the end: { $ends }.
alt-rounds-seat = { $player } { $points }
replay-head = ### ▶️ { $title } · game { $id }
    -# Turn { $step } of { $steps }
replay-first = ⏮ First
replay-last = Last ⏭
replay-turn = **Round { $round }:** { $player }
replay-idle = ⌛ Time is up, and the bot plays:
replay-ended = and the turn ends.
replay-over = 🏆 { $players } { $many ->
    [one] wins
   *[other] share the win
    }.

## Privacy

privacy = ### 🔒 What I keep about you
    { $games ->
    [0] You have no finished games yet.
   *[other] You have **{ $games }** finished { $games ->
        [one] game
       *[other] games
        } on **{ $servers }** { $servers ->
        [one] server or chat
       *[other] servers and chats
        }. For each, I keep your Discord id, the id of the press or command that took your seat, your rolls and choices with their times, and the statistics from them.
    } Besides games, I keep your achievements, the lobbies you opened, challenges, who you block, which messages you want, when games ping you, your language, whose challenges you take, your days with the daily dice, and whether you're on the leaderboards.
    Your name, your picture and what you write in Discord are not kept.
privacy-listed = You're on the leaderboards.
privacy-hidden = You're hidden from leaderboards, and only players of your past games can open them. Your own record still shows you.
button-own-settings = My settings
own-settings = ### ⚙️ Your settings
    They count on all servers. What only you see is in your language; what everyone sees is in the server's.
own-pings = When games ping you
own-pings-choice = { $value ->
    [always] Each time my turn begins
    [absent] Only if I've pressed nothing for a minute
    [never] Never
   *[server] As the server says
    }
own-locale = Your language
own-locale-discord = As in my Discord
privacy-challengers = Who may challenge you to a game in direct messages?
privacy-challengers-choice = { $value ->
    [all] Everybody
    [server] Only people who ask on a server that we are both on
   *[nobody] No one
    }
privacy-blocked = These people can't challenge you:
privacy-met = People from your last challenges:
privacy-block = Block someone from challenging you…
privacy-unblock = Let someone challenge you again…
privacy-export = Get it as a file
privacy-hide = Hide me from leaderboards
privacy-show = Show me on leaderboards
privacy-forget = Delete me
privacy-exported = Everything I keep about you.
privacy-forget-sure = **Delete everything about you, on all servers and in all chats?** This cannot be undone.
    Your record, rating and achievements are deleted. Games stay, because they are your opponents' too, with *a former player* in your seat. You leave running games, and can't play today's dice again. For 1 day, you can't open lobbies or challenge people; for 7 days, your games aren't rated.
privacy-forget-yes = Delete me for good
privacy-forgotten = Everything about you is deleted. If you play again, you start from scratch.

## Commands about records

command-stats = A player's record: games, wins, rating, form
command-stats-player = Whose (default: yours)
command-leaderboard = Who leads on this server
command-leaderboard-by = What to rank by (default: rating)
command-leaderboard-when = All games, or only recent ones
command-leaderboard-rules = Only games by these rules and rules based on them
command-leaderboard-season = A season of this server
command-duel = Two players head to head
command-duel-other = The other player (default: you)
command-history = Past games: at a glance, turn by turn, or as a file
command-privacy = What I keep about you: get it, hide it or delete it

## Records and privacy: what is refused

order-not-here = Leaderboards of { $game } can't be sorted by that. Choose one of these: { $orders }.
no-such-order = Leaderboards can't be sorted by '{ $name }'. Choose from the list.
no-such-span = There is no such season on this server. Choose one from the list.
same-person = That's the same person twice. Choose two people.
no-such-finished-game = There is no finished game with that number here.

## Achievements

awards-head = ### 🏅 { $player }'s achievements
    -# { $count } of { $all } · only games with unchanged rules count, on any server
award-line = -# { $emoji } **{ $title }** · { $about }{ $state ->
    [none] {""}
   *[other] {" "}· { $state }
    }
award-progress = { $have } of { $needed }
awards-nearest = **Nearest**
award-earned = ✓ <t:{ $at }:d>
awards-reached = **Reached**
awards-open = **Still open**
