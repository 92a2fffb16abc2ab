event-first = a line with the format has to come first, such as: event swiss
event-no-such-format = there is no format '{ $name }'; there are knockout, round-robin, swiss and league
event-no-such-setting = events have no setting '{ $name }'
event-wrong-setting = { $name } can't be { $value }
event-over = The event is over.
event-has-begun = The event has begun.
event-not-over = The event isn't over yet.
event-no-check-in = No one has to check in now.
event-already-in = This player is already in.
event-not-in = This player isn't in.
event-not-out = This player isn't out.
event-barred = This player is barred.
event-full = The event is full: { $most } { $most ->
    [one] player
   *[other] players
    } can take part.
event-takes-nobody = This event takes no one any more.
event-wrong-order = the players, their order or the { $rounds } { $rounds ->
    [one] round
   *[other] rounds
    } don't follow from ratings, settings and who checked in
event-no-round = this is not the time for that: no such round is open or can begin
event-wrong-pairs = each player who is in has to be named once, and no one else
event-not-warned = only players who still have to play can be warned, and only those who were warned lose
event-decided = This pairing is already decided.
event-no-such-pair = These two players don't meet in that round.
event-no-such-game = There is no such game that counts.
event-frozen = The next round has begun, so who advanced stays.
event-paused = The event is paused. Try again once it continues.
event-not-paused = The event isn't paused.

command-tournament = Start a tournament: knockout, everyone against everyone, Swiss or a league
settings-power-tournaments = **Tournaments:** { $who ->
    [roles] { $roles } and managers start them
    [everyone] everyone starts them
   *[managers] only managers start them
    }
settings-choose-power-tournaments = Roles that start tournaments…
tournament-form = Start a tournament
tournament-field-name = Name
tournament-field-rules = Game and rules
tournament-field-format = Format
tournament-field-pace = Pace
tournament-field-until = Registration is open for
tournament-format = { $value ->
    [knockout] Knockout
    [round-robin] Everyone against everyone
    [swiss] Swiss
   *[league] League
    }
tournament-format-about = { $value ->
    [knockout] Who loses is out; the losers of the semi-finals play for third place
    [round-robin] Best for up to 7 players
    [swiss] Several rounds against players with as many points
   *[league] Each month four rounds, a week each
    }
tournament-pace = { $value ->
    [quick] Now
   *[slow] A day for a turn
    }
tournament-pace-about = { $value ->
    [quick] Players are there at the same time
   *[slow] Players move when they have time
    }
tournament-needs-server = Tournaments need a server with me on it.
tournament-may-not = On this server, only some may start tournaments. Ask a manager: `/farkle-setup settings` says who may.
tournament-not-for-two = These rules can't be played by two, so they fit no tournament.
tournament-no-slow = This server allows no turns of a day. Choose the pace 'Now'.
tournament-too-few = Two players at least have to be in before it starts.
tournament-sits = You take part in this tournament, so others have to run it: a moderator who doesn't play.
tournament-only-moderators = Only who began this tournament, or a moderator of the server, can do that, and only if they don't take part.
bad-tournament-name = A tournament's name must be plain text of up to { $most } { $most ->
    [one] character
   *[other] characters
    }, without addresses (put a space after a full stop).
too-many-events = { $most } tournaments are open already, and that is the limit. Wait until one is over.
no-such-event = This tournament is no longer here.
event-not-yours = This game is between two other players.
event-meeting-over = This game is decided, or a new one was called.
tournament-head = ### 🏆 { $name }
    { $game } · { $rules } · { $format } · { $pace }
tournament-players = { $count ->
    [0] No one is in yet.
    [one] **1 player:** { $players }
   *[other] **{ $count } players:** { $players }
    }
tournament-more = { $count } more
tournament-more-lines = -# … and { $count } more
tournament-registration = Press **Join** until <t:{ $until }:{ $style }> (<t:{ $until }:R>). It starts then, or when { $host } starts it.
tournament-few = -# So few had better play everyone against everyone: it takes little longer, and all meet the same opponents. { $host } can choose it until the start.
tournament-checking-in = ✋ Press **I'm here** until <t:{ $until }:{ $style }> (<t:{ $until }:R>), or it starts without you. { $here ->
    [0] No one has yet.
    [one] 1 player has.
   *[other] { $here } players have.
    }
tournament-check-in = ✋ **{ $name }** is about to start. { $players }: press **I'm here** until <t:{ $until }:{ $style }>, or it starts without you.
tournament-checked-in = You're in. Your first game is called in this channel.
tournament-paused = ⏸️ Paused. Running games continue. **Manage…** continues it.
tournament-next = { $round ->
    [0] The first round is being drawn.
   *[other] Round { $round } of { $rounds }. { $at ->
        [last] It is the last.
        [none] The next begins once all its games are over.
       *[other] The next begins <t:{ $at }:R>.
        }
    }
tournament-stopped = It ended without a winner.
tournament-line = { $mark } { $player } · { $points } { $many ->
    [one] point
   *[other] points
    }
tournament-tie-breaks = -# Buchholz { $buchholz } · Sonneborn-Berger { $sonneborn } · head-to-head { $head } · difference { $difference }
tournament-table = ### { $name }
    { $format ->
    [knockout] -# Who got further is better. Points are won pairings.
   *[other] -# A win is 1 point, a tie ½. Level players are separated by Buchholz, Sonneborn-Berger, games against each other, and the difference of totals.
    }
tournament-round-name = { $name ->
    [third] Third place
    [final] Final
    [semi] Semi-finals
    [quarter] Quarter-finals
   *[round] Round { $number }
    }
tournament-pair = { $first } – { $second }{ $points ->
    [none] {""}
   *[other] {" "}· { $points }
    }{ $state ->
    [missed] {" "}· without a game
   *[other] {""}
    }{ $links ->
    [none] {""}
   *[other] {" "}· { $links }
    }
tournament-pair-label = Round { $round }: { $first } – { $second }
tournament-totals = { $first }:{ $second }
tournament-game = game { $id }
tournament-byes = { $players } { $many ->
    [one] has no opponent in this round.
   *[other] have no opponent in this round.
    }
tournament-call = ### 🎲 [{ $name }]({ $link }) · { $round }
    { $first } – { $second }
tournament-until = Both of you, press **I'm here**, and your game begins. Who hasn't by <t:{ $until }:{ $style }> (<t:{ $until }:R>) loses it.
tournament-is-here = ✅ { $player } is here.
tournament-missed = { $players } didn't come, so the game is lost without being played.
tournament-warning = ⏰ { $players }: your game is waiting, { $link }. Press **I'm here** there until <t:{ $until }:{ $style }>, or you lose it.
tournament-reminder = 🏆 **{ $name }**: press **I'm here** until <t:{ $until }:{ $style }>, or { $what ->
    [check-in] it starts without you
   *[game] you lose your game
    }: { $link }
tournament-moved = The result of **{ $name }** is here: { $link }
tournament-settings = ### { $name }
    Only you can change this, until it starts.
menu-tournament-best-of = Games of a pair
tournament-best-of = { $games ->
    [1] One game decides
   *[other] Best of { $games }
    }
menu-tournament-third = Third place
tournament-third = { $value ->
    [on] The losers of the semi-finals play for third place
   *[off] No game for third place
    }
menu-tournament-seeding = Order of players
tournament-seeding = { $value ->
    [rating] By rating on this server
   *[draw] Drawn by lot
    }
tournament-manage = ### { $name }
    What you do here is in the server's log.
menu-tournament-player = A player: take out, let back in, correct a result…
tournament-player = { $player } in **{ $name }**: what you do here is in the server's log.
button-tournament-out = { $what ->
    [out] Take out
   *[back] Let back in
    }
menu-tournament-correct = Correct a result…
tournament-correct = **{ $round }:** { $first } – { $second }. Choose the result:
button-tournament-result = { $what ->
    [first] { $first } won
    [second] { $second } won
    [tie] A tie
   *[void] It doesn't count
    }
button-tournament-here = I'm here
button-tournament-table = Table
button-tournament-text = As text
tournament-text = All that happened, so that others can check pairs and places, by `python -m bot event tournament.txt`.
button-tournament-manage = Manage…
button-tournament-pause = { $what ->
    [pause] Pause
   *[resume] Go on
    }
button-tournament-stop = End without a winner
tournament-leave-sure = **Leave { $name }?** Games that you have not played are lost. A Swiss or a league takes you back, a knockout does not.
tournament-left = You have left { $name }.
tournament-stop-sure = **End { $name } without a winner?** Running games continue, and count for ratings.
tournament-stopped-well = { $name } has ended without a winner. **Go on** takes that back.
tournament-share = 🏆 { $name } ({ $players } { $players ->
    [one] player
   *[other] players
    }): { $many ->
    [0] no one won
    [one] { $winners } won
   *[other] { $winners } share the first place
    }
act-t-paused = ⏸️ { $who } paused the tournament **{ $title }** · <t:{ $at }:f>
act-t-resumed = ▶️ { $who } let the tournament **{ $title }** continue · <t:{ $at }:f>
act-t-stopped = 🛑 { $who } ended the tournament **{ $title }** · <t:{ $at }:f>
act-t-out = 🚷 { $who } took { $person } out of the tournament **{ $title }**, or back · <t:{ $at }:f>
act-t-result = ✏️ { $who } corrected a result of the tournament **{ $title }** · <t:{ $at }:f>
act-t-voided = ✖️ { $who } voided a result of the tournament **{ $title }** · <t:{ $at }:f>
