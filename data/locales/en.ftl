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
other-seats-turn = It isn't the turn of seat { $seat }.
throw-first = Throw the dice first.
not-aside = This seat isn't being passed over.
game-asleep = The game is asleep, because nobody was there. One of its players has to come back first.
wrong-number-of-dice = { $number } { $number ->
    [one] die is
   *[other] dice are
  } thrown here, not { $given }.
no-such-face = Dice show 1 to 6.
wrong-points = That is worth { $points } points, not { $given }.
not-lying = You didn't roll those. You have { $dice }.

### Reading a game's text

unreadable = cannot be read: { $text }
text-too-large = the text is larger than { $most } KiB
value-too-long = { $option }: the value is longer than { $most } characters
set-twice = { $option } is set twice
header-too-late = '{ $word }' has to stand before the game begins, and only once
no-such-rules = there is no shipped rule set '{ $name }'
rules-first = the rule set has to be named first
players-missing = the players have to be named first
not-json = the value is not JSON (text needs quotes): { $text }
wrong-number-of-players = a game has { $fewest } to { $most } players
did-not-happen = this did not happen here: { $text }
not-hex = '{ $word }' takes 64 digits, each 0 to 9 or a to f
not-ids = 'joins' takes digests, of 64 hex digits each, or the ids of older games: whole numbers of at most 20 digits
wrong-number-of-ids = 'joins' takes a digest or an id for each player who is no computer: { $number }, not { $given }
no-day = 'day' takes a day such as 2026-11-22
day-and-joins = 'day' stands in for 'joins' and 'started': the dice of a day are the same for everybody
day-of-several = the dice of a day are thrown by one player alone
after-secret = nothing may come after the secret

### Checking the dice

no-game-text = This is not the text of a game: it names no players.
game-missing = This game isn't installed here any more, so its dice can't be checked. Ask those who host this bot.
no-proof = This text has no commitment, no joins and no secret to check its dice by.
proof-incomplete = The dice can't be checked: { $missing } { $many ->
    [one] is
   *[other] are
  } missing in the text. The secret is its last line, and is told when the game ends.
verify-right = The dice fell exactly as they were fixed before the game.
verify-unfinished = This game isn't over: it was stopped, or the end of its text is missing. What is there is right.
verify-stopped = This game was stopped before its end. What was played is right.
verify-differs = Something doesn't match. { $throws } throws with { $dice } dice were computed again.
verify-commitment = The secret fits the commitment { $commitment }
verify-dice = { $throws ->
    [0] There was no throw to compute again.
    [one] One throw with { $dice } dice was computed again from the secret and the players' part, and every die matches.
   *[other] { $throws } throws with { $dice } dice were computed again from the secret and the players' part, and every die matches.
    }
verify-by-lot = So does the draw for who begins.
verify-rules = Everything that happened follows the rules.
verify-proves = What this proves: every die follows from the players' part and from a secret that was fixed before its commitment was shown. None was picked or changed afterwards.
verify-proves-not = What it doesn't prove: that this is the commitment that the lobby showed as 'Dice fixed in advance', and the players' part the one whose fingerprint stood there when the game began (compare both); that the players' part is true (only the bot received the ids in it); that the bot kept its secret to itself; or that people chose what is written here (only that the rules allow it).
check-head = ### 🎲 The dice of game { $id }
check-file = -# The file has everything it takes: `python -m bot verify` checks it elsewhere, and `docs/dice.md` explains how to do that without the bot.
secret-yet = This game is still going on. Its secret is told when it ends, and then anybody can check the dice. They were fixed in advance by this commitment, which the lobby showed: `{ $commitment }`
daily-secret-yet = Others may still be playing the dice of { $until }. Their secret is told when that day is over, at midnight UTC. Then anybody can check them.
no-ended-game-here = No game has ended in this channel yet. Choose one of this server under `game`, by its number in `/farkle history`.
command-review = How luck and decisions shaped a game that has ended
command-verify = Check that the dice of a game were fixed before it began
command-verify-game = Which game (the last one that ended here, unless you choose)
choice-ended-game = { $title } · { $players } players · game { $id }
secret-unfit = the secret doesn't match the commitment
secret-altered = the throws don't follow from this secret either, so it isn't the one they were thrown by
commitment-altered = the throws do follow from the secret, so it is the commitment that is wrong
dice-differ = throw { $throw }: the file says { $given }, the secret gives { $right }
dice-differ-more = { $count ->
    [one] one more throw differs
   *[other] { $count } more throws differ
  }
joins-altered = hardly any throw follows from the secret and this players' part, so part of it, or its order, was changed
throws-swapped = this throw and the one in line { $other } have changed places
throw-missing = throw { $throw } is missing before this line, so all that follow come one too early
throw-too-many = this throw is one too many; without it, all that follow are right

### Rule sets

clash-needs-other = { $option } and { $other }: the first means nothing without the second
fault-unknown-option = { $similar ->
    [none] { $option }: there is no such option
   *[other] { $option }: there is no such option; did you mean { $similar }?
  }
fault-bad-value = { $option }: { $given } is not allowed; allowed: { $allowed }
fault-bad-text = { $option }: has to be plain text of at most { $most } characters
fault-no-such-base = { $similar ->
    [none] base: there is no rule set '{ $given }' to build on
   *[other] base: there is no rule set '{ $given }' to build on; did you mean { $similar }?
  }
fault-no-such-game = game: there is no '{ $given }' here; allowed: { $games }
fault-other-game = game: { $base } is a rule set of { $game }, not of { $given }
fault-not-in-files = { $option }: only the bot sets this, for the daily dice
fault-too-large = the file is larger than { $most } KiB
fault-not-utf8 = the file is not UTF-8 text
fault-not-yaml = the file is not YAML: { $problem }
fault-character = the file has a character that YAML does not allow
fault-empty = the file is empty: give at least a title, or an option that differs
fault-no-options = the file has to list options, each as 'name: value'
fault-alias = anchors and aliases (& and *) are not allowed
fault-tag = tags (here { $tag }) are not allowed
fault-too-deep = values are nested more than { $most } deep
fault-twice = { $option }: is given twice

### The command line

golden-written = { $path }: a whole game in which { $rules } rules act
rules-never-act = In { $count } random games, these rules never came into play: { $rules }.
no-such-rule-set = There is no rule set '{ $name }' and no such file. { $similar ->
    [none] `python -m bot rules list` lists the rule sets.
   *[other] Did you mean { $similar }? `python -m bot rules list` lists them all.
  }
wrong-arguments = { $problem }: `{ $word } --help` shows what can be given.
not-whole-number = { $text } is not a whole number
no-port = a port is a number up to { $most }
no-practice = Nothing here plays { $game } until its rules act.
rules-of-other-game = '{ $name }' is a rule set of { $game }. This is about { $only } only.
text-of-other-game = { $path } is a game of { $game }. This is about { $only } only.
unreadable-file = { $path } can't be read: { $problem }.
rules-are-fine = { $title }: no faults.
coach-farkle = { $dice } { $dice ->
    [one] die farkles
   *[other] dice farkle
  } { $chance }% of the time.
coach-turn = Played as well as possible, a turn gains { $points } points on average.
coach-ten-turns = Played as well as possible, ten turns of one player alone gain { $points } points on average.
coach-first = Whoever begins wins { $chance }% of the time.
coach-not-exact = The chances of winning are approximate.
coach-solving = These rules are being solved for the first time, which can take a few minutes.
coach-game-or-totals = Give either a rule set and --totals, or --game and nothing else about the game.
coach-no-decision = There is nothing to decide here.
coach-no-seat = There is no seat { $seat }: --totals names { $most }.
coach-streak = A streak of { $streak } farkles isn't possible: here it is between 0 and { $most }.
coach-opened = --opened takes 1 for each seat on the board and 0 for each other, not { $given }.
coach-must-have-opened = Seat { $seat } has { $total } points, so it must be on the board.
coach-target = A total of { $total } has reached the target of { $target }. Totals must be below it, or give the game with --game.
coach-too-low = A total of { $total } isn't possible: by these rules, none falls below { $lowest }.
coach-no-such-points = { $points } points aren't possible: by these rules, points are multiples of { $step }, those of a turn are never negative, and none exceed { $most }.
coach-past-target = { $points } points in this turn would carry the total past { $target }.
coach-dice = There are 1 to { $most } dice, which show 1 to 6.
coach-fresh-turn = A turn without points begins with all { $dice } dice.
coach-thrown-or-dice = Give either --thrown or --dice, not both.
coach-one-for-each = --{ $option } needs a number for each of the { $number } seats, not { $given }.
coach-no-numbers = --{ $option } takes whole numbers, separated by commas.
no-token = There is no DISCORD_TOKEN, so there is no Discord to connect to.
    To host games for real: put DISCORD_TOKEN=… into the environment or a file .env (see .env.example).
    To play in a browser without a token: python -m bot sandbox
port-unusable = Port { $port } can't be used: { $problem }. Choose another with --port, or leave it out.
playground-twice = A playground is already running on { $path }. Stop it first.
playground-ready = Farkle is open: { $url }
    Type /farkle start or /yahtzee start there. Each face at the top is a person you can be. Ctrl-C stops it; games are kept,
    and `/farkle board` in their channel shows them again.
playground-ends = Closed.
bad-settings = The settings can't be used: { $problems }.
setting-missing = { $name } is missing
setting-unfit = { $name }: { $problem }
setting-no-token = { $name } has characters that no token has
setting-at-sign = { $name } has an @ in the user or the password: it has to be written %40 there
-addresses = sqlite:/// and a path, or postgresql://user:password@host:5432/name
setting-no-address = { $name } has to be { -addresses }
setting-no-shards = { $name } has to be the shards of this process and how many there are (up to 10000), such as 0-3/8, or how many it may take, such as any-4/8
setting-no-http = { $name } has to begin with http:// or https://
setting-no-websocket = { $name } has to begin with ws:// or wss://
setting-without-api = { $name } and DISCORD_API_URL have to be set together
bad-token = Discord refuses this DISCORD_TOKEN: copy it again from the Bot page of your application.
no-connection = { $url } can't be reached: { $problem }.
database-unusable = The database { $path } can't be used: { $problem }.
database-not-utf8 = The database { $path } can't be used: its encoding is { $encoding }, not UTF8.
database-away = The database { $path } can't be reached: { $problem }. Try again once it answers.
no-psycopg = DATABASE_URL names PostgreSQL, but its driver is not installed: .venv/bin/pip install --require-hashes --requirement requirements-postgresql.txt
no-local-discord = The local Discord is not installed: .venv/bin/pip install ./localdiscord
bad-database-url = An address of a database has to be { -addresses }.
backup-of-server = { $path } is on a PostgreSQL server, which makes its own copies: use pg_dump and pg_restore, as docs/hosting.md says.
moved = { $rows } rows are now in { $target }, and they are exactly those in { $source }. Set DATABASE_URL to the new address, and keep the old database until you are sure.
move-onto-itself = { $path } is both addresses. Name the database that everything is to go to as the second one.
move-interrupted = The move to { $path } was interrupted. Either all arrives or nothing: start it again.
move-target-not-empty = { $path } is not empty: there are rows in { $table }. Nothing was changed.
move-differs = What arrived in { $table } is not what was sent ({ $sent } rows, then { $arrived }). The other database was left empty.
move-refused = The other database does not take the rows of { $table }: { $problem }. It was left empty.
move-failed = The move to { $path } failed: { $problem }. It was left empty.
schema-too-new = The database { $path } was written by a newer version of this program (schema { $revision }). Nothing was changed. Update the program.
schema-too-old = The database { $path } is from before version 1.0 (schema { $revision }), and this program can't read it. Nothing was changed. Export its games with the program that wrote it, and start with a new database.
no-database = There is no database at { $path }. Check DATABASE_URL.
database-in-use = The database { $path } is in use. Stop the bot first, or wait until whatever uses it has finished.
bot-twice = Another bot is already serving from { $path }. Stop it first, or give each of several processes its own SHARDS, all alike: numbers such as 0-3/8, or any-4/8.
token-reset = Discord refuses the token that the bot was running with, because it was reset. Copy the new one from the Bot page of your application into DISCORD_TOKEN.
connection-closed = Discord closed the connection for good (code { $number }). Start the bot again; if that keeps happening, see Discord's list of gateway close codes.
metrics-port-unusable = Port { $port } of { $address } can't be used for metrics: { $problem }. Choose another METRICS_PORT or METRICS_ADDRESS, or no port.
backup-onto-itself = { $path } is the database itself. Give the backup another name.
backup-onto-another-file = { $path } already exists and isn't a backup, so it was left alone. Give the backup another name.
no-backup = There is no file { $path }.
not-permitted = You aren't allowed to use { $path }. Run this as the user that the bot runs as, or as root.
damaged-database = { $path } is not a sound database of this program: { $problem }.
unwritable-file = { $path } can't be written: { $problem }.
backup-made = { $path } is complete and checked (games: { $games }, facts: { $facts }, bytes: { $size }).
backup-restored = { $path } now holds the backup (games: { $games }, facts: { $facts }).
backup-kept = What was there before is kept as { $path }. Delete it once you no longer need it.
doctor-versions = farkle-bot { $bot }, Python { $python }, SQLite { $sqlite }, discord.py { $library }
doctor-settings-readable-by-others = Other users of this computer can read .env, which holds the token: chmod 600 it.
doctor-unknown-setting = { $name } in .env is no setting, so nothing comes of it. { $similar ->
    [none] .env.example has all that there are.
   *[other] Is { $similar } meant?
  }
doctor-disk = { $free } MB are free in { $folder }
doctor-disk-full = Only { $free } MB are free in { $folder }: make room for { $needed } MB at least, or move the database with DATABASE_URL.
doctor-folder-unwritable = The folder { $folder } can't be written: give it to the user that the bot runs as.
doctor-no-database = There is no database at { $path } yet. The first start makes it.
doctor-bot-runs = A bot is serving from { $path }
doctor-holder = The process { $holder } serves shards { $shards } of { $count }
doctor-unserved = No process serves shards { $shards } of { $count }: start another one, or let each take more (SHARDS=any-…/{ $count }).
doctor-readable-by-others = Other users of this computer can read { $path }, which holds the secrets of running games: chmod 600 it, and set umask 077 where the bot runs.
doctor-database = The database { $path } is sound (games: { $games }, kB: { $size })
doctor-will-migrate = Its schema ({ $revision }) is older than this program. The next start brings it up to date. Make a backup first.
doctor-server = PostgreSQL { $version } answers (database, MB: { $size })
doctor-no-room-for-copy = The games were not examined: { $free } MB are free in { $folder }, and the copy of the database takes up to { $needed } MB. TMPDIR names another folder.
doctor-plug-in = { $name } is left out: { $problem }. Mend or remove the package that it comes from.
doctor-unreadable = { $count ->
    [one] One game
   *[other] { $count } games
  } can't be replayed from what is stored ({ $games }). Restore a backup, or have people who manage their servers stop them with /farkle stop.
doctor-records = Every game replays from its facts, and all records follow from them
doctor-records-differ = { $count ->
    [one] One row of the records does
   *[other] { $count } rows of the records do
  } not follow from the games: stop the bot, and run python -m bot stats rebuild.
doctor-clock = The clock of this computer is { $seconds } seconds { $fast ->
    [yes] ahead of
   *[no] behind
  } Discord's, so the times that people see are wrong. Let NTP keep it.
doctor-application = Discord accepts the token, of { $name } ({ $id }). No privileged intents are needed
doctor-invite = Servers invite it with exactly what it needs: { $url }
doctor-install = People install it for themselves: { $url }
doctor-no-guild-install = Servers can't install the application: turn on Guild Install on its Installation page.
doctor-no-user-install = People can't install the application for themselves: turn on User Install on its Installation page, then start the bot again.
doctor-code-grant = The application demands an OAuth2 code grant, so that invite links fail: turn that off on its Bot page.
doctor-logins = { $left } of { $total } logins are left for the next { $hours } hours
doctor-few-logins = Only { $left } of { $total } logins are left for the next { $hours } hours: something starts the bot over and over. Look at its log.
doctor-lacks = On { $server } ({ $id }) the bot lacks: { $permissions }. Ask people who manage the server to grant that to the bot's role.
doctor-lacks-more = It lacks permissions on { $count } more servers.
doctor-permissions = The bot has the permissions that it needs on every server
doctor-fine = Nothing is wrong.
doctor-wrong = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
  }
owner-server = { $id } { $name }: { $open } open, { $finished } finished
owner-game = Game { $id } on { $server }: { $title }, { $state ->
    [lobby] lobby
    [paused] paused
    [asleep] asleep
   *[playing] being played
  }, { $players } seats, opened { $opened } UTC
owner-person = { $id }: sits in { $open }, finished { $finished }
owner-incident = { $number } at { $at } UTC, server { $server }, game { $game }, { $deed }: { $problem }
owner-nothing = There is nothing to list.
owner-blocked = The { $kind ->
    [person] person { $id } is blocked. Nothing that they press does anything from now on.
   *[server] server { $id } is blocked. The bot leaves it, and leaves again when it is invited.
  }
owner-unblocked = The { $kind ->
    [person] person { $id } may play again.
   *[server] server { $id } may invite the bot again.
  }
owner-was-not-blocked = The { $kind ->
    [person] person { $id } was not blocked.
   *[server] server { $id } was not blocked.
  }
owner-left = The bot has left the server { $id }.
no-such-incident = There is no incident with this number. Only the last thousand are kept.
discord-refuses = Discord refuses that: { $problem }
no-such-server = The bot isn't on this server.
story-head-of-turns = { $title }: { $turns } turns each. { $players } play.
story-round = Round { $number }
story-turn = { $player } { $clauses }.
story-throws = throws { $dice }
story-times-out = runs out of time
story-leaves = { $player } leaves the game.
story-aside = { $player } is passed over from now on.
story-back = { $player } is back.
story-wins = { $players } { $many ->
    [one] wins
   *[other] share the win
  }!
story-nobody-wins = Nobody wins.
story-total = { $total } { $player }
story-unfinished = The game is not over yet.

### What people may not do at a table

no-such-game = This game is gone. Open a new one with `/farkle start`.
unreadable-game = Game { $id } can no longer be read, so nobody can play it. Whoever manages the server can end it: `/farkle stop game:{ $id }`
not-begun = This game has not begun yet. The host presses **Start** in the lobby.
lobby-closed = This lobby is closed. Open a new one with `/farkle start`.
begun-already = This game has already begun. You can watch, or open another with `/farkle start`.
sits-already = You're already in. The host, <@{ $host }>, starts the game.
sits-as-host = You're already in. You are the host: press **Start** when everybody is here.
sits-not = You aren't in this game. Open one of your own with `/farkle start`.
sits-not-yet = You aren't in this game yet. Press **Join** to take a seat.
left-already = You have left this game.
sat-down-too-often = You have already joined this lobby { $most } times. Wait for the next game, or open one with `/farkle start`.
table-full = All { $most } seats are taken. Open another game with `/farkle start`.
only-host = Only the host, <@{ $host }>, can do that. Ask them.
too-few-players = It takes two to play: somebody else has to press Join first.
no-hints = Hints aren't allowed in this game. The host decides that in the lobby.
game-not-shown = { $game } can't be played or shown here: its part of this bot is missing. `/farkle stop` still ends games of it, and `/farkle verify` sends finished ones as text.
not-in-this-game = { $feature ->
    [hints] This game has no coach, so it has no hints. Choose by what the board shows.
    [opponents] This game has no coach, so no computer plays it. Invite somebody instead.
   *[review] This game has no coach, so it has no review. `/farkle history` shows it turn by turn.
    }
hint-unavailable = The coach can't be reached right now. Try again in a moment.
beyond-coach = The coach can't work these rules out. Choose by what the board shows.
not-your-turn = It's <@{ $player }>'s turn. Wait for yours.
passed-over = You missed two turns in a row, so you are passed over. Press **I'm back** first.
stale = The game has moved on since this button was drawn. Use the newest board.
old-board = This board is old. The game goes on here: { $link }
not-over = This game is still going on. Try again when it's over.
rematch-open = The rematch is open: { $link }
rematch-joined = You have a seat in the rematch: { $link }
unknown-button = This button does nothing here. `/farkle board` shows your game with buttons that work.
only-on-servers = Games are played on servers. Use this in a server's channel.
blocked-person = The owner of this bot has blocked you, so nothing that you press does anything.
blocked-server = The owner of this bot has blocked this server.
only-owner = Only whoever owns this bot may do that.
owner-blocks-owner = That is somebody who owns this bot. Blocked, they could not end the block here.
owner-blocks-home = The owner's commands are on this server (OWNER_GUILD). If the bot left it, they would be gone.
no-discord-id = That is not an id. Discord shows ids with the developer mode switched on.
not-on-this-server = I am not a member of this server. People who manage it can invite me; then I can host games here. In a direct message with me, `/farkle daily` works.
unknown-command = This command cannot be used like that any more. `/farkle help` says what there is.
no-game-here = No game is going on in this channel. Open one with `/farkle start`.
no-such-game-here = There is no such game in this channel: choose one from the list under `game`.
several-games-here = Several games are going on here: choose one under `game`.
no-such-rules-here = There is no rule set '{ $name }'. Choose one from the list that is offered while you type.
rules-of-other-table = { $title } is played with `/{ $game } start`.
typed-not-here = `/farkle roll`, `keep` and `bank` are for Farkle. Use the buttons of this game: { $link }
busy = Still busy with your last presses. Wait a moment.
not-in-this-channel = Games can't be opened in this channel. Open yours in { $channels }
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
being-deleted = Your data is being deleted. Wait a moment, then try again. If that does not help: `/farkle privacy`, **Delete me**.
daily-begun = You've already started today's dice, and then had your data deleted. There are new dice tomorrow (midnight UTC).
daily-day-over = This day is over. `/farkle daily` shows today's dice.
daily-not-shown = This game with the daily dice can't be looked at. `/farkle daily` shows today's dice, and which of yesterday's games can be.
too-many-lobbies = You can open at most { $most } lobbies in { $minutes } minutes. Open the next one <t:{ $again }:R>, or join somebody else's.
rematch-called-off = The rematch is closed. `/farkle start` opens a new lobby.
board-is-here = The board is here: { $link }
not-shown = I couldn't finish that, because Discord failed. Try again in a moment.
not-stored = I couldn't store that just now. Nothing in your game is lost: press again in a moment.
incident = Something went wrong here, but nothing in your game is lost. `/farkle board` shows it again. (incident { $id })

### The lobby

lobby-seat = { $player }{ $host ->
    [yes] {" "}(host)
   *[no] {""}
    }
lobby-players = { $players }. { $free ->
    [0] All seats are taken.
    [one] One more can join.
   *[other] { $free } more can join.
    }
lobby-wait = { $ready ->
    [yes] -# { $host } can start now. The lobby closes <t:{ $closes }:R>.
   *[no] -# At least one more has to join. The lobby closes <t:{ $closes }:R>.
    }
lobby-meanwhile = -# 💡 While you wait: invite somebody, add an opponent, or look at old games: `/farkle history`.
lobby-counts = { $reason ->
    [shipped_rules] ⚖️ **Rated**, on this server and across servers.
    [other_target] ⚖️ **Rated on this server only**, because the target isn't the usual one.
    [house_rules] ⚖️ **Rated on this server only**, because these are house rules.
    [hints] 🤝 **Friendly:** hints are allowed, so it counts for no rating and no leaderboard.
    [alone] 🤝 **Friendly:** whoever plays alone plays for no rating and no leaderboard.
    [short] 🤝 **Friendly:** to fewer than { $least } points, so it counts for no rating and no leaderboard.
   *[computer] 🤝 **Friendly:** a computer plays, so it counts for no rating and no leaderboard.
    }{ $rated ->
    [yes] {" "}Leaving counts as a loss.
   *[no] {""}
    }
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-cancel = Cancel
lobby-rules = Rules and options
lobby-choose-rules = Play by other rules …
lobby-hints-on = Allow hints
lobby-hints-off = No hints
lobby-opponent = Add an opponent
lobby-opponent-out = Remove { $name }
lobby-choose-opponent = Choose an opponent …
lobby-alone = 🤖 Nobody here yet? Press **Add an opponent**, then **Start**.
lobby-cancelled = The lobby for **{ $title }** was cancelled.
lobby-emptied = The lobby for **{ $title }** closed, because everybody left.
lobby-expired = The lobby for **{ $title }** closed: nobody started it within { $minutes } minutes. `/farkle start` opens a new one.
lobby-rematch = { $players }: { $host } wants a rematch!
game-begins = { $dice } **{ $title }** · { $players } · game { $id }
roll-off = { $throws }: { $player } begins.
begins = { $player } begins.
begins-in-thread = The game is on in { $thread }.
fixed-commitment = -# Dice fixed in advance: `{ $commitment }`
fixed-fingerprint = -# Players' part, fingerprint: `{ $fingerprint }`
fixed-joins = -# Players' part: `{ $joins }`
fixed-secret = -# Secret: `{ $secret }`

### The daily dice

daily-head = **Daily dice** · { $day } · turn { $turn } of { $turns }
daily-about = -# Score as much as you can in { $turns } turns. Everybody gets the same dice, once a day. New dice come <t:{ $end }:R>; if you are still playing then, the points that are banked count. Only you see this: `/farkle daily` brings it back.
daily-until = -# ⏳ <t:{ $end }:R>
daily-next = -# New dice <t:{ $end }:R>
daily-over = ### 🏁 Daily dice · { $day }
    {""}**{ $total }** points in { $turns } turns.
daily-cut-off = ### 🏁 Daily dice · { $day }
    The day ended in turn { $turn } of { $turns }. What was banked counts: **{ $total }** points.
daily-unplayed = ### 🏁 Daily dice · { $day }
    The day ended before your first throw, so nothing counts.
daily-bars = -# A bar for each turn: the higher, the more points. ✕ is a farkle.
daily-perfect = Perfect play scores **{ $made }** with these dice. With any dice, it scores { $average } on average.
daily-place-here = On this server: place **{ $place }** of { $people } so far
daily-place-everywhere = On all servers: place **{ $place }** of { $people } so far
daily-not-everywhere = -# To be compared with people on all servers, finish { $games } rated games before you begin a day.
daily-streak = Days in a row: **{ $days }**
daily-shared = 🎲 { $player } · daily dice { $day } · **{ $total }**
button-daily-share = Share
daily-ranks-head = ### 🎲 Daily dice · { $by ->
    [day] today
    [month] this month
   *[streak] days in a row
    } · { $where ->
    [here] this server
   *[everywhere] all servers
  }
daily-ranks-empty = Nobody yet.
daily-rank-points = **{ $place }.** { $player } · { $value }
daily-rank-streak = **{ $place }.** { $player } · { $value } { $value ->
    [one] day
   *[other] days
  }
daily-ranks-mine = Your place: **{ $place }** of { $people }
button-daily-ranks = Leaderboard
button-daily-day = Today
button-daily-month = This month
button-daily-streak = Days in a row
button-daily-here = This server
button-daily-everywhere = All servers
button-daily-before = Yesterday
button-daily-replay = Replay the best game
button-daily-mine = Replay mine
button-daily-back = Back to the day
daily-day-head = ### 🎲 Daily dice · { $day }
daily-nobody = There is no game to show: nobody has played, or all who have hide from leaderboards.
daily-best = **Best game:** { $player }, **{ $total }** points
daily-best-turns = **Best turns**
daily-turn = { $number }. { $player } **{ $points }** in turn { $turn }
daily-turn-throw = { $dice } → **{ $kept }**
daily-turn-throws = -# { $throws }
daily-turn-option = { $number }. { $points } in turn { $turn }
daily-choose-turn = Replay one of these turns
daily-secret = -# Commitment, shown from the beginning of the day: `{ $commitment }`
    -# Secret: `{ $secret }`
    -# The commitment is the SHA-256 of the secret, and the dice follow from the secret and the day. **Check the dice** computes them all again.
daily-replay-head = ### ▶️ Daily dice · { $day }
daily-replay-turn = -# Turn { $turn } of { $turns }
daily-no-turn = The day ended during the first turn.
daily-result-head = ### 🎲 Daily dice · { $day } · { $people ->
    [one] one person
   *[other] { $people } people
  }
daily-result-next = -# New dice, the same for everybody: `/farkle daily`. There you can also replay the best game of { $day } and check its dice.
daily-result-fixed = -# Secret of { $day }: `{ $secret }`
    -# Commitment to the new dice: `{ $commitment }`

### Rules in short

short-scores = Scores: { $scores }.
short-also = Also: { $rules }.

### The board

board-seat = { $turn ->
    [yes] ➤
   *[no] ◦
    } { $player } **{ $total }**
board-seat-left = ◦ { $player } **{ $total }** · left
board-asleep = 💤 Nobody was there, so the game sleeps. Any player can wake it with **I'm back**.
board-paused = ⏸️ Paused, and so is the clock. Any player can press **Resume**.
board-your-turn = { $player }, it's your turn: press **Roll**.
button-die = { $marked ->
    [yes] ✓ { $face }
   *[no] { $face }
    }
button-leave = Leave
button-hint = Hint
button-back = I'm back
button-resume = Resume
button-leave-for-good = Leave the game
leave-sure = Leave this game for good? { $others ->
    [0] It ends then, and nobody wins.
    [one] The other player then wins at once.
   *[other] Your { $total } points stay on the table, but you cannot win any more.
    }{ $rated ->
    [yes] {" "}The game is rated, so leaving is a loss for you.
   *[no] {""}
    }
left-well = You have left the game.
not-away = You are not away: your seat is still yours.
game-paused = The game is paused. Any player can press **Resume** on the board.
paused-already = This turn has already been paused once. You can pause the next one.
not-paused = The game is not paused.
not-running = There is no running game to pause.
paused-well = The game is paused.
command-pause = Stop the clock of a game that you host
moved-down = { $title }: the board is further down now.
thread-gone = { $title }: I cannot write in its thread, so the game goes on in this channel.

### What happened in a turn

log-left = { $player } left{ $lost ->
    [0] {""}
   *[other] {" "}· { $lost } gone
    }
told-aside = { $player } missed two turns in a row and is passed over from now on. They can return with **I'm back** on the board.
reminder = ⏰ { $player }, your time is up <t:{ $due }:R>.
reminder-after-absence = ⏰ { $player }, the bot was away, so you have more time: it is up <t:{ $due }:R>.
told-left = { $player } leaves the table with { $total }.

### The end

over-head = ### 🏆 { $players } { $many ->
    [one] wins
   *[other] share the win
    } with { $total }!
over-shared = -# They are tied, and by these rules they share the win.
over-head-left = ### 🏆 { $players } wins: everybody else has left.
over-seat = **{ $place }.** { $letter ->
    [none] {""}
   *[other] `{ $letter }`{" "}
    }{ $player } **{ $total }**
over-left = left
over-rating = rating { $value } ({ $change })
over-awards = 🎖 { $player }: { $names }
over-review = 🔍 Accuracy and luck: { $seats }{ $exact ->
    [no] {" "}(estimated)
   *[yes] {""}
    }
over-review-seat = { $player } { $accuracy ->
    [none] –
   *[other] { $accuracy }
    }, { $sign }{ $luck }%
over-stopped = ### { $title } was stopped without a winner.
over-stopped-by = { $manager }, who manages this server, ended it. Nobody wins, and the game counts for nothing.
over-in-thread = -# The rematch, and the check of the dice, are here: { $link }
button-rematch = Rematch
button-check = Check the dice
button-review = Review
stop-sure = { $others ->
    [0] **Stop this game of { $title }?** Nobody else is here, so nobody wins, and the game counts only for those who left it.
   *[other] **Stop this game of { $title }?** It only stops if everybody agrees: { $players }. Then nobody wins, and the game counts only for those who left it.
    }
    If you leave instead, the game goes on without you, or ends if only one player is left.{ $rated ->
    [yes] {" "}It is rated, so leaving is a loss for you.
   *[no] {""}
    }
stop-sure-manager = **End game { $id }, { $title }, of { $players }?** Nobody wins, and the game counts for nothing. The game and the history show that you ended it.
stop-question = ✋ { $host } wants to stop this game of **{ $title }**. If everybody agrees, nobody wins, and it counts only for those who left it. Until then, it goes on.
    Still to agree: { $players }
    -# Game { $id }
stop-asked = I have asked the others. The game goes on until all of them agree.
stop-all-agreed = ✋ Everybody agreed: **{ $title }**, game { $id }, is stopped.
stop-not-asked = Nobody is asking you to stop the game now. Its host can ask with `/farkle stop`.
stop-agreed-already = You have agreed already. The others have to agree, too.
manager-plays = You play or played in this game, so you can't end it as a manager. Its host can ask all players with `/farkle stop`.
button-stop = Stop the game
button-stop-ask = Ask everybody
button-stop-agree = Stop it, I agree
stopped-well = **{ $title }**, game { $id }, is stopped.

### Yahtzee

over-alone = ### 🏁 { $player } finishes with { $total }!
over-alone-left = ### { $title } ended without a winner: nobody is left.

### Opponents

computer = 🤖 { $name }{ $number ->
    [one] {""}
   *[other] {" "}{ $number }
    }
character-timid = Timid Tilly
character-timid-about = Banks 300 points and is happy. Good for a first game
character-steady = Steady Stan
character-steady-about = Plays for points, whatever the others have, and often slips
character-keen = Keen Kim
character-keen-about = Plays to win and makes a mistake now and then
character-perfect = Perfect Pia
character-perfect-about = Knows the odds of every throw and makes no mistakes
no-opponents = There is no opponent to remove. Add one first.
opponents-turn = It's the computer's turn. It plays in a moment.
board-opponent = { $player } plays in a moment.

### Looking back at a game

review-head = ### 🔍 Review: { $title } · game { $id }
review-picture = **Chances of winning.** Each line ends in the letter before a name above; the rounds stand below. Crosses are blunders, and numbers on the lines mark what decided the game.
review-decision = ### 🔍 { $title } · game { $id }
    -# Decision { $number } of { $most }
review-decisive = What decided the game:
review-exact = These numbers are exact: luck and losses add up to the result.
review-estimated = These numbers are estimates: luck and losses don't quite add up to the result.
review-too-long = This game is too long to be reviewed: it has more than { $most } throws, choices and other events.
review-improving = I'm still working out the chances of winning under these rules: ask again in a few minutes. This much is known, and none of it is exact:
review-points-only = I don't know the chances of winning under these rules. This much is known, and none of it is exact:
review-unfinished = Only a game that has ended can be reviewed, and this one has no winner yet.
review-written = { $path }: the picture of the game.

### Commands

command-farkle = Play Farkle in this channel
command-start-rules = The rules to play by (this server's default, unless you choose)
command-start-target = The points needed to win, if not those of the rules
command-board = Bring the board of a game to the bottom of the channel
command-daily = The daily dice: ten turns by the same dice for everybody, once a day (only you see them)
command-leave = Leave a game
command-hint = Ask the coach what to do in your turn (only you see the answer)
command-stop = Stop a game without a winner: all its players together, or whoever manages the server
command-roll = Roll the dice, as the button does
command-keep = Choose the dice you keep, as pressing them does
command-keep-dice = The dice, such as 1 1 5
command-bank = Bank the points of your turn, as the button does
command-help = How to play Farkle
command-game = Which game, if several are going on here
command-leave-game = Which of your games, here or elsewhere on this server
choice-rules = { $title } · { $summary }
choice-game-unreadable = { $title } · cannot be read · game { $id }
choice-game = { $title }{ $target ->
    [0] {""}
   *[other] {" "}· to { $target }
    } · { $players ->
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
command-rules = The rule sets of this server, and any of them in words
command-rules-name = The rule set to explain
command-setup = Farkle's settings for this server
command-setup-default = Choose what this server plays by default
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

words-turn = **Your turn**
words-winning = **Winning**
words-points = { $points }

### A server's own rules

rules-list-head = ### What this server plays
rules-list-game = **{ $name }:** `/{ $game } start`
rules-list-line = **{ $title }**{ $default ->
    [yes] {" "}(this server's default)
   *[no] {""}
    } · { $summary }
rules-list-own = own rules, based on { $base }
rules-play = Play this
rules-choose = Show rules for …
rules-head = ### { $title }
rules-start = Play it: `/{ $game } start rules:{ $typed }`
shipped-stays = { $title } ships with me and cannot be changed. Make your own from it: `/farkle-setup make`.
changed-meanwhile = Somebody else has changed '{ $title }' in the meantime. Open it again with `/farkle-setup edit`.
title-taken = There is a rule set '{ $title }' already. Choose another title, or rename or delete that one first.
too-many-rule-sets = A server can have { $most } rule sets of its own. Delete one first: `/farkle-setup delete`.
setup-default-set = `/{ $game } start` now plays **{ $title }** by default.
setup-made = **{ $title }** is yours now. Change it below, step by step.
setup-renamed = It is now called **{ $title }**.
setup-deleted = **{ $title }** is deleted. Running games keep it. Here it is as a file, in case you want it back.
setup-delete-sure = **Delete { $title }?** It is what `/{ $game } start` plays by default. After that, *{ $next }* is. Running games keep their rules, and you get it as a file.
setup-deleted-default = **{ $title }** is deleted. From now on, `/{ $game } start` plays *{ $next }* by default.
button-delete-rules = Delete it
setup-imported = **{ $title }** is added: `/{ $game } start rules:{ $typed }` plays it.
setup-exported = **{ $title }** as a file. `/farkle-setup import` takes it in again, here or elsewhere.
file-too-large = The file is larger than { $most } KiB, which is too long for a rule set.
faults-head = These rules can't be played yet:
faults-more = … and { $count } more.
editor-head = ### Changing { $title }
editor-no-change = Nothing is changed yet. Choose an option.
editor-changed = Not saved yet:
editor-change = **{ $option }**: { $before } → **{ $after }**
editor-about = -# **{ $option }**: { $about }.
editor-value = { $option }: which value?
editor-save = Save
editor-discard = Discard
editor-words = Read it in words
editor-allowed = Allowed: { $allowed }
editor-saved = **{ $title }** is saved. Running games keep the rules that they began with.
editor-discarded = Your changes are discarded.
editor-gone = This editor is closed. Open it again with `/farkle-setup edit`.
option-value = { $value } · { $about }
value-yes = Yes
value-no = No
value-none = none
lobby-target = Play to …
lobby-target-option = To { $target } points
lobby-seats = Seats …
lobby-seats-option = At most { $seats } players
seats-taken = { $players } people already sit here. Choose at least as many seats.

### A server's settings

command-setup-settings = Channels, turn time, limits, language, and what I lack to play here
needs-manage-server = That takes the permission Manage Server, which you do not have here now. Ask somebody who manages the server.
only-text-channels = Choose text channels of this server, at most { $most }. Nothing was changed.
settings-head = ### ⚙️ Farkle on this server
    -# Changes take effect at once. Open games keep their turn time.
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
settings-daily-channel = **Daily dice:** { $many ->
    [0] { $gone ->
        [0] the results are posted nowhere
       *[other] ⚠️ the chosen channel is deleted, so the results are posted nowhere
        }
   *[other] the results of each day are posted in { $channel }
  }
settings-choose-daily = Post the results of each day in …
settings-turn-seconds = **Turn time:** { $value }
settings-most-in-channel = **Games in a channel:** at most { $value }
settings-most-per-person = **Games per person:** at most { $value }
settings-locale = **Language:** { $value }
settings-as-discord-says = as Discord says
settings-language-partly = { $language } ({ $percent }% translated, the rest is in English)
settings-boards = **When the turn passes:** { $value }
boards-one = a new board calls the next player, and the old one goes
boards-in-place = the board stays, and nobody is pinged
boards-fold = a new board calls the next player, and the old one becomes a line
settings-threads = **Threads:** { $value ->
    [on] one for each game
   *[off] games stay in the channel
    }
settings-threads-on = Turn threads on
settings-threads-off = Turn threads off
settings-hints = **Hints:** { $value ->
    [on] allowed in new games, which then don't count for anything
   *[off] not allowed, unless the host allows them
    }
settings-hints-on = Turn hints on
settings-hints-off = Turn hints off
settings-channels-gone = ⚠️ Every chosen channel is deleted, so no game can be opened. Choose others, or everywhere.
settings-lacks-head = ⚠️ **I lack permissions:**
settings-lacks = { $channels }: { $permissions }
settings-lacks-nothing = ✓ I have all the permissions I need.
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
scope-all = All rules of { $game }
go-here = This server only
go-everywhere = All servers
go-history = Past games
go-skill = Luck and skill
go-awards = Achievements
go-calculation = How is this calculated?
go-everybody = Everybody's games
go-list = Back to the list
go-game = Back to the game
go-decisions = Every decision
go-review = Back to the review
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
order-accuracy = Best decisions
order-average-luck = Most luck a game

### What cannot be shown

no-games-yet = You have not finished a game on this server yet. `/farkle start` opens one, and your record begins with it.
no-games-anywhere = You have not finished a game that counts across servers yet. `/farkle start` opens one in a channel of a server.
no-games-of = <@{ $player }> has not finished a game on this server yet.
player-not-here = <@{ $player }> is not on this server, and never finished a game here.
bots-do-not-play = <@{ $player }> is a bot, and bots do not play here.
no-games-together = <@{ $first }> and <@{ $second }> have not finished a game together on this server yet.

### Somebody's record

card-head = ### 🎲 { $player }
    -# { $scope }
card-empty = No finished games here yet.
card-against = **Against computers:** { $list }
card-against-one = { $name } { $wins } of { $games } won
card-games = **{ $games }** { $games ->
    [one] game
   *[other] games
    } · **{ $wins }** won · **{ $percent }%**
card-rating = Rating **{ $value }**{ $settled ->
    [no] , provisional: { $missing ->
        [one] one more game
       *[other] { $missing } more games
        } to go
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
card-skill = **Skill:** accuracy { $accuracy } of 100 in { $choices ->
    [one] one choice
   *[other] { $choices } choices
    } · **Luck:** { $sign }{ $luck }% a game
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
alt-points = Points a game, oldest first: { $games }.
alt-game = { $points }
alt-game-won = { $points } (won)

### Somebody's luck and skill

skill-head = ### 🔍 Luck and skill of { $player }
    -# { $scope }
skill-empty = No games here have been reviewed yet.
skill-picture = **{ $games ->
    [one] The last game
   *[other] The last { $games } games
    }**, newest right: accuracy above, luck below; a star marks a win
skill-about = **Accuracy** says how good your choices were: 100 if each was the best, 50 if they cost one win in a hundred each, on average. **Luck** is what the dice brought you, as a percentage of a win: nothing on average, for everybody.
    -# Only games between two players count here, by rules whose perfect play I know, if they count for leaderboards. These list people with { $needed } choices in such games.
alt-skill = Accuracy and luck in each game, oldest first: { $games }.
alt-skill-game = { $accuracy ->
    [none] no choice
   *[other] accuracy { $accuracy }
    }, luck { $sign }{ $luck }%{ $won ->
    [yes] , won
   *[no] {""}
    }

### Head to head

duel-head = ### { $first } and { $second }
    -# { $scope }
duel-empty = They have not finished a game together here yet.
duel-games = **{ $games }** { $games ->
    [one] game
   *[other] games
    } together{ $level ->
    [0] .
    [one] , one of them a tie.
   *[other] , { $level } of them ties.
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
top-empty = Nobody is listed here yet. `/{ $game } start` opens a game.
top-line = **{ $place }.** { $player }{ $medal } · { $value } · { $games ->
    [one] one game
   *[other] { $games } games
    }
top-line-provisional = { $player } · { $value } · { $games ->
    [one] one game
   *[other] { $games } games
    }
top-provisional = **Provisional** (fewer than { $needed } games)
top-win-rate = **{ $percent }%**, { $wins } won
top-value = **{ $value }**
top-accuracy = **{ $accuracy }**
top-luck = **{ $sign }{ $luck }%**
top-line-choices = **{ $place }.** { $player }{ $medal } · { $value } · { $choices } choices
top-own = …
    { $line }{ $hidden ->
    [yes] {" "}· hidden from everybody else
   *[no] {""}
    }
top-own-missing = -# You are listed here once you have finished { $needed ->
    [one] a game that counts
   *[other] { $needed } games that count
    }.
top-own-missing-choices = -# You are listed here once { $needed } of your choices have been looked back at.
top-about-rates = -# From { $needed } games on.
top-about-choices = -# From { $needed } choices on, in games between two.
how-head = ### How is this calculated?
how-rating = **One number.** Everybody begins at 1,000. You gain by finishing ahead of others, and lose by finishing behind them: the bigger the surprise, the more. The rating is a cautious estimate: you are almost certainly at least that strong. So it also rises a little while the bot gets to know you. It is provisional until you have played { $needed } games, and provisional players are listed separately.
how-rates = People are listed from { $needed } games on.
how-counts = **What counts.** The lobby says so before a game starts. Across servers, only games by unchanged rules count, to their usual target; house rules count on their own server only. Games with hints or a computer count for nothing.
    {""}**Leaving** a rated game is a loss. The others gain only if you took { $turns } turns before.
    {""}**The same people:** within { $days } days, each further game against the same person moves your rating { $percent }% less than the one before.

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
past-empty = No games have been finished here yet.
past-line = `#{ $id }` **{ $title }** · <t:{ $at }:R>
    { $seats }
past-voided = `#{ $id }` **{ $title }** · <t:{ $at }:R>
    🛑 { $players }: { $manager } ended it as a manager of this server. It counts for nothing.
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
game-seat = **{ $place }.** `{ $letter }` { $player } **{ $points }**{ $won ->
    [yes] {" "}🏆
   *[no] {""}
    }
game-comeback = a comeback
game-rounds = **Score by round.** Each line ends in the letter before a name above; dashes mark { $target }.
game-rounds-without-target = **Score by round.** Each line ends in the letter before a name above.
game-turning = **Where it turned**
game-swing-up = Biggest swing: round { $round }, { $player } from { $before } behind to { $after } ahead
game-swing-down = Biggest swing: round { $round }, { $player } from { $before } ahead to { $after } behind
game-exported = The game as text, its players by seat. `python -m bot replay` plays it again.
alt-rounds = Score by round, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
    }. At the end: { $ends }.
alt-rounds-seat = { $letter } { $points }
replay-head = ### ▶️ { $title } · game { $id }
    -# Turn { $step } of { $steps }
replay-first = ⏮ First
replay-back = ◀ Back
replay-forth = Next ▶
replay-last = Last ⏭
replay-turn = **Round { $round }:** { $player }
replay-threw = throws { $dice }
replay-idle = ⌛ Time is up, and the bot plays:
replay-ended = and the turn ends.
replay-over = 🏆 { $players } { $many ->
    [one] wins
   *[other] share the win
    }.

### Seasons

season-begins = ### 🏁 The season { $name } begins
    Every rated game finished on this server from now on counts. It is decided by: **{ $order }**.{ $many ->
        [one] {""}
       *[other] {" "}{ $games } have a table and a crown each.
    }
season-ends = ### 👑 The season { $name } is over
season-end-sure = **End the season { $name } now?** { $any ->
    [no] Nobody has finished a game in it that counts, so nobody is crowned.
   *[yes] { $leaders }
    } Later games no longer count in it, and it cannot be started again. The result is announced in this channel.
season-leads = { $players } { $many ->
    [one] leads
   *[other] lead
    } in { $game } and { $many ->
    [one] is crowned.
   *[other] share the crown.
    }
season-ended-well = The season { $name } has ended.
button-season-end = End the season
season-winners = **{ $game }:** { $players } { $many ->
    [one] wins it
   *[other] share the crown
    }!
season-more = { $count } more
season-nobody = Nobody finished enough games for a crown.
season-table = See the table of { $game }
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
    }: your Discord id at its seat, the id of the press or command by which you took it, each throw and choice with its time, and the numbers that are counted from them. I also keep your achievements, the lobbies that you opened, your days with the daily dice, and whether leaderboards list you.
    No name, no picture, and nothing that you write in Discord.
privacy-listed = Leaderboards list you.
privacy-hidden = Leaderboards leave you out. Your own record and your opponents' past games still show you.
privacy-export = Get it as a file
privacy-hide = Hide me from leaderboards
privacy-show = Show me on leaderboards
privacy-forget = Delete me
privacy-exported = Everything that is kept about you.
privacy-forget-sure = **Delete everything about you, on all servers?** This cannot be undone.
    Your record, your rating and your achievements go. The games themselves stay, because they are your opponents' too: they keep their results, with *a former player* in your seat. If you are in a game now, you leave it. Today's daily dice cannot be begun a second time: a hash remembers that until midnight UTC.
privacy-forget-yes = Delete me for good
privacy-forget-no = Keep everything
privacy-forgotten = Everything about you is deleted. If you play again, you start from scratch.

### Commands about records

command-stats = A player's record: games, wins, rating, form
command-stats-player = Whose record (yours, unless you choose)
command-leaderboard = Who leads on this server, or everywhere
command-leaderboard-by = What to rank by (rating, unless you choose)
command-leaderboard-where = This server or everywhere
command-leaderboard-when = Games of all time, or only recent ones
command-leaderboard-rules = Only games by these rules and those based on them
command-leaderboard-season = The table of a season of this server
command-duel = Two players' games against each other
command-duel-player = Against whom
command-duel-other = The other player (you, unless you choose)
command-history = Past games to look at again: in short, turn by turn, as a file
command-history-player = Whose games (yours, unless you choose)
command-privacy = What is kept about you: get it, hide, delete it
command-owner = For whoever owns this bot
command-owner-servers = The servers on which most is played
command-owner-games = The lobbies and games that were opened last
command-owner-people = The people who play the most
command-owner-person = Only this person
command-owner-incidents = What went wrong last
command-owner-number = All about the incident of this number
command-owner-block = Refuse everything that a person presses, or leave a server for good
command-owner-unblock = End a block
command-owner-leave = Leave a server
command-owner-what = A person or a server
command-owner-id = Its id, as the developer mode shows it
owner-person-choice = A person
owner-server-choice = A server
command-season-start = Begin a season: its games have a table of their own
command-season-end = End the season and crown its winners
command-season-name = What it is called, such as Winter 2027
command-season-by = What decides it (rating, unless you choose)

### Records, seasons and privacy: what is refused

order-not-here = Leaderboards of { $game } cannot be ordered by that. Choose one of these: { $orders }.
no-such-order = Leaderboards cannot be ordered by '{ $name }'. Choose from the list.
no-such-season = There is no such season on this server. Choose one from the list.
season-runs = The season '{ $name }' is still running. End it first.
no-season-runs = No season is running on this server.
season-name-taken = This server has already had a season '{ $name }'. Choose another name.
bad-season-name = A season's name has to be plain text of at most { $most } characters.
same-person = That is the same person twice. Choose two people.
no-such-finished-game = This server has no finished game { $number }.

### Recomputing everyone's record

stats-agree = The stored records agree with all finished games.
stats-differed = { $count ->
    [one] One stored row didn't match the games, and has been corrected.
   *[other] { $count } stored rows didn't match the games, and have been corrected.
  }
stats-more = … and { $count } more.
stats-missing = { $table } { $row }: was missing
stats-spare = { $table } { $row }: should not have been there
stats-other = { $table } { $row }: { $stored }, but it should be { $computed }

### Achievements

awards-head = ### 🏅 Achievements of { $player }
    -# { $count } of { $all } · games by unchanged rules count, on any server
award-line = { $emoji } **{ $title }** · { $about } · { $state }
award-earned = ✓ <t:{ $at }:d>
award-progress = { $have } of { $needed } { $bar }
award-missing = not yet
