# What only hosts read, on a command line and in logs: in English, as their documents are.

no-such-seat = Seat { $seat } is not in this game.
seat-left = Seat { $seat } has left this game.
other-seats-turn = It isn't seat { $seat }'s turn.
not-aside = This seat isn't being skipped.
wrong-number-of-dice = { $number } { $number ->
    [one] die is
   *[other] dice are
  } rolled here, not { $given }.
no-such-face = Dice show 1 to 6.
wrong-points = That is worth { $points } { $points ->
    [one] point
   *[other] points
    }, not { $given }.
unreadable = cannot be read: { $text }
text-too-large = the text is larger than { $most } KiB
value-too-long = { $option }: the value is longer than { $most } { $most ->
    [one] character
   *[other] characters
    }
set-twice = { $option } is set twice
header-too-late = '{ $word }' has to come before the game begins, and only once
no-such-rules = there is no built-in rule set '{ $name }'; `python -m bot rules list` lists them all
rules-first = a line that names the rule set has to come first, such as: rules standard
players-missing = a line that names the players has to come first, such as: players North South
not-json = the value is not JSON (text needs quotes): { $text }
wrong-number-of-players = a game has { $fewest } to { $most } { $most ->
    [one] player
   *[other] players
    }
did-not-happen = this can't happen here: { $text }
not-hex = '{ $word }' needs 64 hex digits: 0 to 9 and a to f
not-ids = 'joins' needs digests of 64 hex digits or, in older games, ids: whole numbers of at most 20 digits
wrong-number-of-ids = 'joins' takes a digest or an id for each player except computers: { $number }, not { $given }
no-day = 'day' takes a date such as 2026-11-22
day-and-joins = with 'day', leave out 'joins' and 'started': everyone gets the same dice that day
day-of-several = a daily game has only one player
after-secret = nothing may follow the secret
no-game-text = This is not the text of a game: it names no players.
proof-incomplete = The dice can't be checked: { $missing } { $many ->
    [one] is
   *[other] are
  } missing from the text. The secret is its last line, and appears when the game ends.
no-such-rule-set = There is no rule set '{ $name }', and no file of that name. { $similar ->
    [none] `python -m bot rules list` lists the rule sets.
   *[other] Did you mean { $similar }? `python -m bot rules list` lists them all.
  }
wrong-arguments = { $problem }: see `{ $word } --help`.
not-whole-number = { $text } is not a whole number
no-port = a port is a number up to { $most }
rules-of-other-game = '{ $name }' is a rule set of { $game }, but this command is only for { $only }.
unreadable-file = { $path } can't be read: { $problem }.
wrong-line-of-settings = Line { $line } of { $path } is not a setting: write NAME=value on one line, with a quote at each end of a value that needs quotes.
works-on = Database: { $path }
rules-are-fine = { $title }: no faults.
coach-farkle = { $dice } { $dice ->
    [one] die farkles
   *[other] dice farkle
  } { $chance }% of the time.
coach-turn = With the best strategy, a turn scores { $points } { $points ->
    [one] point
   *[other] points
    } on average.
coach-ten-turns = With the best strategy, a solo game of ten turns scores { $points } { $points ->
    [one] point
   *[other] points
    } on average.
coach-first = Going first wins { $chance }% of the time.
coach-games = --games takes a whole number of at least 1.
coach-player = { $player }: { $mean } { $mean ->
    [one] point
   *[other] points
    } on average, deviation { $deviation }
coach-wins = { $player } wins { $share }% ± { $error } of the games.
coach-not-exact = The chances of winning are approximate.
still-working = … { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  } so far
coach-solving = I'm solving these rules for the first time. This can take a few minutes.
coach-no-solver = These rules have no table yet, and numba, which solves them, is not installed: pip install '.[solver]'
coach-game-or-totals = Give either a rule set and --totals, or --game alone.
coach-other-rules = This is a game of { $base }, not of { $given }.
no-coach-here = The coach has no figures or advice for { $game }.
coach-no-decision = There is nothing to decide here.
coach-no-seat = There is no seat { $seat }: --totals has { $most }.
coach-streak = A streak of { $streak } { $streak ->
    [one] farkle
   *[other] farkles
    } isn't possible: here, streaks are 0 to { $most }.
coach-opened = --opened takes 1 for each seat on the board and 0 for each other seat, not { $given }.
coach-must-have-opened = Seat { $seat } has { $total } { $total ->
    [one] point
   *[other] points
    }, so it must be on the board.
coach-target = A total of { $total } has reached the target of { $target }. Give totals below it, or the game with --game.
coach-too-low = A total of { $total } isn't possible: under these rules, none falls below { $lowest }.
coach-no-such-points = { $points } { $points ->
    [one] point
   *[other] points
    } aren't possible: under these rules, points are multiples of { $step }, at most { $most }, and never negative in a turn.
coach-past-target = { $points } { $points ->
    [one] point
   *[other] points
    } in this turn would take the total past { $target }.
coach-dice = There are 1 to { $most } { $most ->
    [one] die
   *[other] dice
    }, which show 1 to 6.
coach-fresh-turn = A turn without points begins with all { $dice } { $dice ->
    [one] die
   *[other] dice
    }.
coach-thrown-or-dice = Give either --thrown or --dice, not both.
coach-one-for-each = --{ $option } needs a number for each of the { $number } { $number ->
    [one] seat
   *[other] seats
    }, not { $given }.
coach-no-numbers = --{ $option } takes whole numbers separated by commas.
no-token = There is no DISCORD_TOKEN, so the bot can't connect to Discord.
    To host games: put DISCORD_TOKEN=… into the environment or a .env file (see .env.example).
    To play in a browser without a token: python -m bot sandbox
port-unusable = Port { $port } can't be used: { $problem }. Choose another with --port, or leave it out.
playground-twice = A playground is already running on { $path }. Stop it first.
playground-ready = Farkle is open: { $url }
    Type /farkle start or /yahtzee start there. Each face at the top is a person you can play as. Ctrl-C stops it. Games are
    kept, and `/farkle board` in their channel shows them again.
playground-ends = Closed.
bad-settings = The settings can't be used: { $problems }.
setting-missing = { $name } is missing
setting-unfit = { $name }: { $problem }
setting-no-token = { $name } contains characters that no token has
setting-at-sign = { $name } has an @ in its user name or password: write it as %40
-addresses = sqlite:/// and a path, or postgresql://user:password@host:5432/name
setting-no-address = { $name } has to be { -addresses }
setting-no-shards = { $name } has to name the shards of this process and the number of all shards (up to 10000), such as 0-3/8
setting-no-http = { $name } has to begin with http:// or https://
setting-no-websocket = { $name } has to begin with ws:// or wss://
setting-without-api = { $name } and DISCORD_API_URL must be set together
bad-token = Discord refuses this DISCORD_TOKEN: copy it again from your application's Bot page.
no-connection = { $url } can't be reached: { $problem }.
answers-with-an-error = { $url } answers with an error: { $problem }.
database-unusable = The database { $path } can't be used: { $problem }.
unwritable = User { $user } can't write to { $path }, which belongs to { $owner }: give it to the user that the bot runs as, and run commands as this user or as root.
database-not-utf8 = The database { $path } can't be used: its encoding is { $encoding }, not UTF8.
database-away = The database { $path } can't be reached: { $problem }. Try again once it answers.
no-psycopg = DATABASE_URL is a PostgreSQL address, but its driver is not installed: .venv/bin/pip install --require-hashes --requirement requirements-postgresql.txt
no-local-discord = The local Discord is not installed: .venv/bin/pip install ./localdiscord
only-with-demo = { $option } is only for --demo. On the page, `/farkle start` has options of its own.
bad-database-url = A database address must be { -addresses }.
moved = { $rows } { $rows ->
    [one] row is
   *[other] rows are
    } now in { $target }, exactly as in { $source }. Set DATABASE_URL to the new address, and keep the old database until you are sure.
move-onto-itself = Both addresses are { $path }. Give the new database second.
move-interrupted = The move to { $path } was interrupted, and it moves everything or nothing: start it again.
move-target-not-empty = { $path } is not empty: { $table } has rows. Nothing was changed.
move-differs = { $table } did not arrive as it was sent ({ $sent } { $sent ->
    [one] row
   *[other] rows
    }, then { $arrived }). The new database was left empty.
move-refused = The new database rejects the rows of { $table }: { $problem }. It was left empty.
move-failed = The move to { $path } failed: { $problem }. It was left empty.
schema-too-new = The database { $path } was written by a newer version of this program (schema { $revision }). Nothing was changed. Update the program.
schema-too-old = The database { $path } is from before version 1.0 (schema { $revision }), and this program can't read it. Nothing was changed. Export its games with the program that wrote it, and start with a new database.
no-database = There is no database at { $path }. Check DATABASE_URL.
database-in-use = The database { $path } is in use. Stop the bot first, or wait until the other program has finished.
bot-twice = Another bot is already running on { $path }. Stop it first. To run several processes, give each its SHARDS, such as 0-3/8, all with the same number behind the slash.
token-reset = Discord refuses the bot's token because it was reset. Copy the new one from your application's Bot page into DISCORD_TOKEN.
commands-refused = Discord refuses the commands { $names }: { $problem }. { $activities ->
    [yes] The application has Activities: turn them off in the developer portal, or give the bot an application of its own.
   *[no] Report this as a bug in the bot, or in a game that you added.
  }
connection-closed = Discord closed the connection for good (code { $number }). Start the bot again; if this keeps happening, look up the code in Discord's list of gateway close codes.
metrics-port-unusable = Port { $port } of { $address } can't be used for metrics: { $problem }. Choose another METRICS_PORT or METRICS_ADDRESS, or leave the port out.
backup-onto-itself = { $path } is the database itself. Give the backup another name.
backup-onto-another-file = { $path } already exists and isn't a backup, so it was left alone. Give the backup another name.
no-backup = There is no file { $path }.
not-permitted = You aren't allowed to use { $path }. Run this as the bot's user, or as root.
damaged-database = { $path } is damaged, or not a database of this program: { $problem }.
log-missing = { $path } was copied while a bot used it, and { $log } was not copied with it: { $newest ->
    [none] it has no moves, and { $log } may have all of them
   *[other] its newest move is from { $newest } UTC, and { $log } may have newer ones
}. Copy both again, or use `python -m bot backup`. If { $log } is lost, or another program opened the database after a crash or copied it completely, add --anyway to `run` or `restore`.
log-not-emptied = { $path } can't be replaced, because { $log } holds changes that can't be written into it. Stop the programs that use it. If it is damaged, move both files elsewhere; then restore again.
unwritable-file = { $path } can't be written: { $problem }.
backup-of-older-schema = { $path } has the schema of an older version. Back it up with that version, or start the bot once.
backup-not-noted = { $path } can't record that a backup was made now, so the doctor and the metrics will show a wrong age: { $problem }.
restore-on-server = { $path } is on a PostgreSQL server. docs/hosting.md says how a backup is restored there.
backup-made = { $path } is complete and checked (games: { $games }, facts: { $facts }, bytes: { $size }).
backup-restored = { $path } now holds the backup (games: { $games }, facts: { $facts }).
backup-kept = The old database is now { $path }. Delete it once you no longer need it.
backup-changed = { $path } was changed after it was made: it doesn't match the digest in { $digest }, so it was not restored. Take another backup. If you trust this one, delete { $digest } first.
backup-without-digest = Nobody can tell whether { $path } was changed after it was made, because { $digest } has no digest of it. The database itself is sound.
no-deletions = There is no { $path }. If people deleted their data elsewhere after this copy was made, they are back. Put the old database's file of deletions there before you start the bot, and it deletes them again.
no-deletions-to-move = There is no { $path }. If { $source } is a backup, and people deleted their data after it was made, they are back: restore it in its old place and start the bot there once, then move to an empty database again.
deletions-stay = { $path } did not move. It says who deleted their data (as hashes), so that a restored backup deletes them again: restore older backups there, and start the bot on them once before you move them.
doctor-versions = farkle-bot { $bot }, Python { $python }, SQLite { $sqlite }, discord.py { $library }, time zones { $zones } { $whose ->
    [system] of the system
   *[package] of the package tzdata
    }
doctor-settings-readable-by-others = Other users of this computer can read { $file }, which holds the token: chmod 600 it.
doctor-unknown-setting = { $name } in { $file } is not a setting and does nothing. { $similar ->
    [none] .env.example lists all settings.
   *[other] Did you mean { $similar }?
  }
doctor-disk = { $free } MB are free in { $folder }
doctor-disk-full = Only { $free } MB are free in { $folder }: make room for at least { $needed } MB, or move the database with DATABASE_URL.
doctor-no-database = There is no database at { $path } yet. The first start creates it.
doctor-bot-runs = A bot is running on { $path }
doctor-runs = The running bot is farkle-bot { $version }
doctor-runs-other = The running bot is still farkle-bot { $version }, while this folder has { $here }. Restart the bot to run that version.
doctor-unserved = No process serves shards { $shards } of { $count }: start one with SHARDS=…/{ $count } that names them.
doctor-readable-by-others = Other users of this computer can read { $path }, which holds the secrets of running games: chmod 600 it, and set umask 077 for the bot.
doctor-database = The database { $path } is sound (games: { $games }, kB: { $size })
doctor-will-migrate = Its schema ({ $revision }) is older than this program. The next start updates it. Make a backup first.
doctor-server = PostgreSQL { $version } answers at { $path } (database: { $size } MB; { $settings })
doctor-server-forgets = { $path } has fsync off: after a power cut, games are lost or damaged. Turn it on in postgresql.conf.
doctor-server-tears = { $path } has full_page_writes off: after a power cut, games can be damaged, unless its file system, such as ZFS, never writes half a page.
doctor-no-room-for-copy = The games were not checked: a copy of the database takes up to { $needed } MB, and { $free } MB are free in { $folder }. Make room there. With PostgreSQL, TMPDIR may name another folder.
doctor-plug-in = { $name } was not loaded: { $problem }. Fix or remove its package.
doctor-no-solver = numba is not installed. All shipped rules have their tables, but for rules that servers make, hints and computer players know only points: pip install '.[solver]'
doctor-unreadable = { $count ->
    [one] 1 game
   *[other] { $count } games
  } can't be replayed from the database ({ $games }). Restore a backup, or have a server manager stop them with /farkle stop.
doctor-no-backup = The bot knows of no backup. docs/hosting.md says how to make one each day.
doctor-backup = The last backup was made { $days ->
    [0] less than a day
    [one] 1 day
   *[other] { $days } days
  } ago
doctor-old-backup = The last backup was made { $days } { $days ->
    [one] day
   *[other] days
    } ago: find out why backups have stopped (systemctl status farkle-backup).
doctor-records = All games can be replayed, and all records match them
doctor-records-differ = { $count ->
    [one] 1 row of the records doesn't
   *[other] { $count } rows of the records don't
  } match the games: stop the bot, and run python -m bot stats rebuild.
doctor-clock = This computer's clock is { $seconds } { $seconds ->
    [one] second
   *[other] seconds
    } { $fast ->
    [yes] ahead of
   *[no] behind
  } Discord's. The bot goes by Discord's time, but the log does not. Let NTP set it.
doctor-application = Discord accepts the token of { $name } ({ $id }). No privileged intents are needed
doctor-invite = Link to add it to a server with exactly the permissions it needs: { $url }
doctor-install = Link to install it for yourself: { $url }
doctor-page = { $page ->
    [privacy] Privacy policy
   *[terms] Terms
  }, which /farkle help links: { $url }
doctor-no-page = The application names no { $page ->
    [privacy] privacy policy
   *[terms] terms
  }. Fill in a copy of docs/{ $page }.md, publish it, and put its address on the General Information page of the application. After a restart, /farkle help links it.
doctor-no-guild-install = Servers can't install the application: turn on Guild Install on its Installation page.
doctor-no-user-install = People can't install the application for themselves: turn on User Install on its Installation page, then restart the bot.
doctor-code-grant = The application requires an OAuth2 code grant, so invite links fail: turn that off on its Bot page.
doctor-not-public = Nobody but you and your team can use these links: turn on Public Bot on the application's Bot page.
doctor-endpoint = Discord sends all commands and presses to { $url } instead of the bot: clear Interactions Endpoint URL on the application's General Information page.
doctor-activities = The application has Activities, so Discord refuses the bot's commands: turn Activities off in the developer portal, or give the bot an application of its own.
doctor-commands = Discord offers the commands, and { $menu } in the menu of a person
doctor-no-menu = Discord offers the commands, but none in the menu of a person: restart the bot, which registers it
doctor-verification = The bot is on { $count } { $count ->
    [one] server
   *[other] servers
    }. At 100, Discord requires the application to be verified, and adds it to no further server until it is: apply in the developer portal now, because it can take weeks.
doctor-logins = { $left } of { $total } { $total ->
    [one] login is
   *[other] logins are
    } left for the next { $hours } { $hours ->
    [one] hour
   *[other] hours
    }
doctor-few-logins = Only { $left } of { $total } { $total ->
    [one] login is
   *[other] logins are
    } left for the next { $hours } { $hours ->
    [one] hour
   *[other] hours
    }: something keeps restarting the bot. Check its log.
doctor-lacks = On { $server } ({ $id }) the bot is missing: { $permissions }. Ask a server manager to add that to the bot's role.
doctor-lacks-more = It is missing permissions on { $count ->
    [one] 1 more server
   *[other] { $count } more servers
  }.
doctor-permissions = The bot has the permissions that it needs on every server
doctor-fine = Everything is fine.
doctor-wrong = { $count ->
    [one] 1 problem found.
   *[other] { $count } problems found.
  }
review-unfinished = Only finished games can be reviewed, and this one has no winner yet.
review-written = { $path }: the picture of the game.
stats-agree = The stored records agree with all finished games.
stats-differed = { $count ->
    [one] 1 stored row didn't match the games, and has been corrected.
   *[other] { $count } stored rows didn't match the games, and have been corrected.
  }
stats-more = … and { $count } more.
stats-missing = { $table } { $row }: was missing
stats-spare = { $table } { $row }: should not have been there
stats-other = { $table } { $row }: { $stored }, but it should be { $computed }
verify-unfinished = This game isn't over: it was stopped, or the end of its text is missing. Everything up to that point is correct.
