command-moderate = Bar people, take games out of the records, and undo both
command-moderate-bar = Keep a person from playing on this server for a time
command-moderate-person = Whom
command-moderate-days = For how many days (usually 7)
command-moderate-reason = Why: they read it, and so do managers in /farkle-setup log
command-moderate-unbar = Let a person play here again
command-moderate-bars = Who is barred on this server
command-moderate-void = Take a finished game out of this server's records
command-moderate-restore = Take a game back into this server's records
command-moderate-game = Its number, as in /farkle history
only-moderators = Only moderators of this server can do that: its managers choose them in `/farkle-setup settings`.
barred = You can't play on this server until <t:{ $until }:f>. { $reason ->
    [none] Its moderators can tell you why.
   *[other] Reason: { $reason }
    } Your data stays yours: `/farkle privacy` works in a direct message with me.
bars-not = <@{ $person }> can't be barred: no one bars themselves or a manager of the server.
bars-opponent = You and <@{ $person }> play in the same game or tournament, so another moderator has to decide this.
too-many-bars = { $most } { $most ->
    [one] person is
   *[other] people are
    } barred here, and that is the limit. End a bar first: `/farkle-moderate bars`.
barred-not = This person is not barred here.
barred-well = { $person } can't play here until <t:{ $until }:f>, and has left the lobbies. Their games continue without them. It is in the server's log.
unbarred-well = { $person } may play here again.
button-undo = Undo
bars-none = No one is barred on this server.
bars-head = ### Barred on this server
bars-line = { $number }. { $person } · until <t:{ $until }:f> · by { $by }{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
bars-lift = Let a person play again…
void-not-ended = No finished game of this server has this number. A running one is ended with `/farkle stop`.
voids-own = You played in this game, or play in a tournament against its players, so another moderator has to decide this.
voided-already = This game is void already.
voided-not = This game is not void.
void-too-late = This game ended more than { $days } { $days ->
    [one] day
   *[other] days
    } ago. It stays as it is.
voided-well = This game no longer counts on this server: ratings and leaderboards follow in a moment. Its players keep it in their own records.
restored-well = This game counts on this server again. Ratings and leaderboards follow in a moment.
act-barred = 🚷 { $who } barred { $person } · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
act-unbarred = 🚶 { $who } let { $person } play again · <t:{ $at }:f>
act-voided = ✖️ { $who } voided **{ $title }**, [game { $id }]({ $link }) · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
act-restored = ✔️ { $who } let **{ $title }**, [game { $id }]({ $link }), count again · <t:{ $at }:f>
