"""The tables. A change here needs a migration beside it in `migrations/versions`; a test compares the two."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Computed,
    Float,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    Table,
    UniqueConstraint,
    text,
)

from bot.store.types import Whole, Words, word

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

EVERYWHERE = 0
"""Stands for all servers in `leaderboards.guild_id`."""

# Discord ids and points need 64 bits. Times are whole seconds since 1970, UTC.

_STATE = (
    "CASE WHEN status IN ('over', 'stopped', 'closed') THEN 'ended'"
    " WHEN status IN ('lobby', 'paused') OR (status = 'playing' AND due_at IS NOT NULL) THEN 'awake'"
    " ELSE 'asleep' END"
)

_OPEN = text("status IN ('lobby', 'playing', 'paused')")

guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    # When the server removed the bot; null: the bot is there. 0: its data is being deleted.
    Column("left_at", BigInteger),
    # Its settings: `bot.model.servers.GuildSettings` explains them.
    Column("channels", JSON, nullable=False, server_default="[]"),
    Column("most_in_channel", Whole, nullable=False, server_default="5"),
    Column("most_per_person", Whole, nullable=False, server_default="3"),
    Column("turn_seconds", Whole, nullable=False, server_default="300"),
    Column("boards", word(10), nullable=False, server_default="one"),
    Column("threads", Boolean, nullable=False, server_default="0"),
    Column("hints", Boolean, nullable=False, server_default="0"),
    Column("locale", word(20)),
    Column("daily_channel", BigInteger),
    Index("ix_guilds_left_at", "left_at"),
)

house_rules = Table(
    "house_rules",
    metadata,
    Column("id", Whole, primary_key=True),
    Column("guild_id", BigInteger, ForeignKey("guilds.id"), nullable=False),
    # `bot.titles.key_of` the title: unique on a server.
    Column("key", Words, nullable=False),
    Column("title", Words, nullable=False),
    Column("summary", Words, nullable=False),
    # As in `games`.
    Column("kind", Words, nullable=False),
    Column("base", Words, nullable=False),
    Column("rules", JSON, nullable=False),
    UniqueConstraint("guild_id", "key"),
)

default_rules = Table(
    "default_rules",
    metadata,
    Column("guild_id", BigInteger, ForeignKey("guilds.id"), primary_key=True, autoincrement=False),
    # As in `games`.
    Column("kind", Words, primary_key=True),
    # The key of the rule set by which a server plays this game unless another is named.
    Column("key", Words, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", Whole, primary_key=True),
    Column("guild_id", BigInteger, ForeignKey("guilds.id"), nullable=False),
    # Where it was opened, and the thread in which it is or was played; null: it is played where it was opened.
    Column("channel_id", BigInteger, nullable=False),
    Column("thread_id", BigInteger),
    # The message that shows the game now.
    Column("message_id", BigInteger),
    # The message of its lobby, which stays when the game has begun; null in a lobby.
    Column("lobby_message_id", BigInteger),
    Column("host_id", BigInteger, nullable=False),
    # Who opened it, whoever is the host now.
    Column("opened_by", BigInteger, nullable=False),
    Column("status", word(10), nullable=False),
    # What lists go by: "ended", "awake", or "asleep" (nobody is left to play; or nobody knows the status).
    Column("state", word(10), Computed(_STATE, persisted=True)),
    Column("title", Words, nullable=False),
    # The game that is played, as `bot.games.registry` calls it.
    Column("kind", Words, nullable=False),
    Column("base", Words, nullable=False),
    # The whole rule set, as it was when the game was opened: later changes of it do not change the game.
    Column("rules", JSON, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    # When the lobby closes or the turn is over; null: no time is running.
    Column("due_at", BigInteger),
    # When the clock has to look at the game next: to remind somebody, or because it is due.
    Column("alarm_at", BigInteger),
    # Three turns, each by the revision at which it began: the last whose player was called, the last that got more
    # time because the bot had been away, and the last that was paused. Each happens at most once a turn.
    Column("called_turn", Whole),
    Column("extended_turn", Whole),
    Column("paused_turn", Whole),
    # How many seconds of the turn were left when the game was paused.
    Column("seconds_left", Whole),
    Column("most_seats", Whole, nullable=False),
    # How many seconds a turn may take, as the server had it set when the game was opened.
    Column("turn_seconds", Whole, nullable=False),
    # Whether players may ask the coach, which makes the game count for nothing.
    Column("hints", Boolean, nullable=False),
    # The user ids of those who gave up a seat in the lobby, once for each time; empty once it is closed or has begun.
    Column("left_lobby", JSON, nullable=False),
    Column("rematch_of", Whole, ForeignKey("games.id"), unique=True),
    # What the dice follow from, as hex: drawn when the game is opened, shown when it ends. Null: it is that of a day.
    Column("secret", word(64)),
    # The digest of the interaction by which it was started, from which the dice follow, too. Null: it has not started.
    Column("started", word(64)),
    # When it was won or stopped. Won games are also numbered in the order in which they ended: ratings depend on
    # that order, and two games may end in the same second.
    Column("ended_at", BigInteger),
    Column("finish_number", Whole),
    # What it counts for (`bot.stats.counting.Counting`), decided when it started; null: it has not.
    Column("counting", JSON(none_as_null=True)),
    # When its host asked the others to stop it, and the seats that agreed; who ended it because they manage the server.
    Column("stop_asked_at", BigInteger),
    Column("stop_agreed", JSON, nullable=False),
    Column("stopped_by", BigInteger),
    Index("ix_games_finish_number", "finish_number", unique=True),
    Index("ix_games_guild_id_finish_number", "guild_id", "finish_number"),
    Index("ix_games_guild_id_stopped_by", "guild_id", "stopped_by"),
    Index("ix_games_stopped_by", "stopped_by"),
    # For those who watch over the bot. It does not grow with the games that have ended.
    Index("ix_games_open", "status", sqlite_where=_OPEN, postgresql_where=_OPEN),
    Index("ix_games_host_id", "host_id"),
    Index("ix_games_opened_by", "opened_by", "opened_at"),
    # However many games a channel or a server has behind it, those that go on are found at once.
    Index("ix_games_channel_id_state", "channel_id", "state"),
    Index("ix_games_guild_id_state", "guild_id", "state"),
    Index("ix_games_thread_id", "thread_id"),
    Index("ix_games_alarm_at", "alarm_at"),
    # The id of a deleted game is not used again: old buttons may still carry it.
    sqlite_autoincrement=True,
)

seats = Table(
    "seats",
    metadata,
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Whole, primary_key=True, autoincrement=False),
    # 0 where a computer sits.
    Column("user_id", BigInteger, nullable=False),
    # The character of a computer (`bot.coach.characters`); null: a person.
    Column("computer", word(20)),
    # The digest of the interaction by which they sat down; null: a computer. It is unique, so that one that reaches two
    # processes counts once.
    Column("join_digest", word(64)),
    # Whether the running game was left: the facts say so too, but lists read no facts.
    Column("left", Boolean, nullable=False, server_default="0"),
    Index("ix_seats_join_digest", "join_digest", unique=True),
    Index("ix_seats_user_id", "user_id", "game_id"),
)

facts = Table(
    "facts",
    metadata,
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Whole, primary_key=True, autoincrement=False),
    # One line of the notation.
    Column("line", Words, nullable=False),
    Column("at", BigInteger, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    # What luck and decisions did in a game that was won (`bot.coach.reviewed`): the numbers beside its facts.
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    # Of the solver that computed them.
    Column("version", Whole, nullable=False),
    # Empty where they are too large to be kept for nobody.
    Column("numbers", LargeBinary, nullable=False),
    # What they add up to: whether all is exact, and for each seat its decisions, and losses and luck in millionths.
    Column("exact", Boolean, nullable=False),
    Column("sums", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
)

unreviewed = Table(
    "unreviewed",
    metadata,
    # Games that were won and wait to be looked back at (`bot.standings.reviews`), of which the newest is next.
    Column("finish_number", Whole, primary_key=True, autoincrement=False),
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), nullable=False, unique=True),
)

uncounted = Table(
    "uncounted",
    metadata,
    # Games that were won and wait to be added to everyone's record (`bot.store.counting`), in the order in which
    # they are counted.
    Column("finish_number", Whole, primary_key=True, autoincrement=False),
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), nullable=False, unique=True),
)

endings = Table(
    "endings",
    metadata,
    # Games that were counted and whose endings do not show all of that yet (`bot.store.endings`).
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    # What counting changed for each seat, as JSON.
    Column("changed", Words, nullable=False),
    # Whether the ending shows that, and waits for the review of its game.
    Column("awaits_review", Boolean, nullable=False),
)

leftovers = Table(
    "leftovers",
    metadata,
    # Messages that show no game any more and are still to be deleted.
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    # The channel or thread in which the message is.
    Column("channel_id", BigInteger, nullable=False),
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    # When it is deleted, or when that is tried again.
    Column("due_at", BigInteger, nullable=False),
    Index("ix_leftovers_due_at", "due_at"),
    # None for the games: nearly every turn would write it, and there are few rows to look through for a deleted game.
    sqlite_with_rowid=False,
)

farkle_streaks = Table(
    "farkle_streaks",
    metadata,
    # How many farkles in a row each seat has now. The facts say the same; `games.load` compares the two.
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Whole, primary_key=True, autoincrement=False),
    Column("streak", Whole, nullable=False),
)

days = Table(
    "days",
    metadata,
    # The daily dice (`bot.store.daily`): a day of UTC, such as 2026-11-22, and what its dice follow from, as hex.
    Column("day", word(10), primary_key=True),
    Column("secret", word(64), nullable=False),
    # When the secret was published; null: nobody may see it, or the dice of those who have played.
    Column("published_at", BigInteger),
)

beginnings = Table(
    "beginnings",
    metadata,
    # Who has begun to play with the dice of a day, as a hash that is keyed with its secret, until that is published. It
    # stays where somebody has their data deleted, so that nobody plays twice.
    Column("day", word(10), ForeignKey("days.day"), primary_key=True),
    Column("digest", word(64), primary_key=True),
)

attempts = Table(
    "attempts",
    metadata,
    # The games that are played with the dice of a day. They are on no server.
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("day", word(10), ForeignKey("days.day"), nullable=False),
    # As in `seats`.
    Column("user_id", BigInteger, nullable=False),
    # The server from which it was begun, on which it is compared; 0: in direct messages, or the server was deleted.
    Column("guild_id", BigInteger, nullable=False),
    # Whether its player had enough games before to be compared with those of all servers.
    Column("everywhere", Boolean, nullable=False),
    # Whether it goes on.
    Column("running", Boolean, nullable=False),
    # On how many days in a row its player has thrown, up to this one; 0: they have not thrown yet.
    Column("streak", Whole, nullable=False),
    # What it came to, and the most that one turn banked; null: it goes on, or ended without a throw.
    Column("points", Whole),
    Column("best_turn", Whole),
    Index("ix_attempts_user_id", "user_id", "day", unique=True),
    # For the best attempt of a day, and for the best turns.
    Index("ix_attempts_day", "day", "points"),
    Index("ix_attempts_best_turn", "day", "best_turn"),
    Index("ix_attempts_guild_id", "guild_id", "day"),
    Index("ix_attempts_running", "day", sqlite_where=text("running"), postgresql_where=text("running")),
)

daily_ranks = Table(
    "daily_ranks",
    metadata,
    # Everybody's place on the leaderboards of the daily dice (`bot.store.daily_ranks`): by the points of a day
    # '2026-11-22', by those of a month '2026-11', or by days in a row up to a day.
    Column("by", word(6), primary_key=True),
    Column("period", word(10), primary_key=True),
    # 0: the leaderboard of all servers.
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("value", Whole, nullable=False),
    Column("hidden", Boolean, nullable=False),
    Index("ix_daily_ranks_value", "by", "period", "guild_id", "hidden", "value", "user_id"),
    Index("ix_daily_ranks_user_id", "user_id"),
    Index("ix_daily_ranks_guild_id", "guild_id"),
    sqlite_with_rowid=False,
)

daily_counts = Table(
    "daily_counts",
    metadata,
    # How many people have each value on such a leaderboard and do not hide, so that nobody has to be counted.
    Column("by", word(6), primary_key=True),
    Column("period", word(10), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("value", Whole, primary_key=True, autoincrement=False),
    Column("people", Whole, nullable=False),
    # It holds all there is, so that adding up reads nothing else.
    Index("ix_daily_counts_guild_id", "guild_id", "by", "period", "value", "people"),
    sqlite_with_rowid=False,
)

daily_posts = Table(
    "daily_posts",
    metadata,
    # The servers on which the result of a day was posted, or is about to be: no process posts it a second time.
    Column("day", word(10), ForeignKey("days.day"), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    # When that was done, in milliseconds since 1970, or by when at the latest it will be: then the next one may be
    # posted, by whichever process.
    Column("at", BigInteger, nullable=False),
    Index("ix_daily_posts_at", "day", "at"),
)

notes = Table(
    "notes",
    metadata,
    # What the program remembers about itself, such as which commands it registered last.
    Column("key", word(40), primary_key=True),
    Column("value", Words, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    # Which process serves which shard, where processes take any that are free (`bot.store.leases`).
    Column("shard", Whole, primary_key=True, autoincrement=False),
    # How many shards there are in all.
    Column("count", Whole, nullable=False),
    # The process: its computer, its number there, and what tells it from an earlier one with this number.
    Column("holder", Words, nullable=False),
    # When the lease runs out unless it is renewed: in milliseconds since 1970, by the clock of the database.
    Column("until", BigInteger, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    # The processes that take any shards that are free, also those that serve none.
    Column("holder", Words, primary_key=True),
    # How many shards it may take.
    Column("most", Whole, nullable=False),
    # As in `leases`: until when it is known to run.
    Column("until", BigInteger, nullable=False),
)

logins = Table(
    "logins",
    metadata,
    # When a process logged in to Discord last that takes turns with others (`bot.store.logins`).
    Column("turn", Whole, primary_key=True, autoincrement=False),
    # As in `leases`.
    Column("at", BigInteger, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    # People and servers that the owner of the bot has blocked, each as a keyed hash (`bot.store.blocks`).
    Column("digest", word(64), primary_key=True),
    Column("kind", word(10), nullable=False),
    Column("at", BigInteger, nullable=False),
)

incidents = Table(
    "incidents",
    metadata,
    # What went wrong, by the number that people were told. It names nobody.
    Column("number", word(8), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("guild_id", BigInteger),
    Column("game_id", Whole),
    # What was being done: the family and the verb of a button, or the name of a command.
    Column("deed", Words, nullable=False),
    Column("traceback", Words, nullable=False),
    Index("ix_incidents_at", "at"),
)


# `python -m bot stats rebuild` can compute the tables below from the facts of finished games, except for seasons, their
# crowns, and who is hidden, which people decided. A negative user id is a former player's. Guild 0 stands for all
# servers; in `games` and `results`, for a server that was deleted.

results = Table(
    "results",
    metadata,
    # One row for each seat of a game that was won. `bot.games.measures.SeatStatistics` explains the numbers.
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Whole, primary_key=True, autoincrement=False),
    # As in `seats`.
    Column("user_id", BigInteger, nullable=False),
    Column("computer", word(20)),
    # The characters of the computers at the table, the weakest first; null where there are none, and for computers.
    Column("against", Words),
    Column("guild_id", BigInteger, nullable=False),
    Column("family", Words, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("finish_number", Whole, nullable=False),
    Column("place", Whole, nullable=False),
    Column("seats", Whole, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("points", Whole, nullable=False),
    # Whether the game is added to the player's numbers on its server and across servers, and how much it counts for
    # their rating (0 to 1): `bot.stats.counting`.
    Column("counts_here", Boolean, nullable=False),
    Column("counts_everywhere", Boolean, nullable=False),
    Column("weight", Float, nullable=False),
    # What the review of the game found of the seat, as in `reviews`; null: there is none, or it is not exact.
    Column("decisions", Whole),
    Column("lost", Whole),
    Column("luck", Whole),
    # Somebody's games in the order in which they ended, for cards, histories and head-to-heads.
    Index("ix_results_user_id", "user_id", "finish_number", "guild_id", "family"),
    # Somebody's games of the last days, to find out how often the same people played each other.
    Index("ix_results_user_id_ended_at", "user_id", "ended_at"),
    Index("ix_results_guild_id", "guild_id"),
    # Somebody's games against computers, for their card.
    Index(
        *("ix_results_against", "user_id", "against", "won", "guild_id", "family"),
        sqlite_where=text("against IS NOT NULL"),
        postgresql_where=text("against IS NOT NULL"),
    ),
    # Somebody's games that were looked back at.
    Index(
        *("ix_results_reviewed", "user_id", "finish_number", "guild_id", "family"),
        sqlite_where=text("decisions IS NOT NULL"),
        postgresql_where=text("decisions IS NOT NULL"),
    ),
)

leaderboards = Table(
    "leaderboards",
    metadata,
    # Which games count together: those of a server or of all (0), of a family of rule sets or of all of a game, such as
    # 'all-farkle', and of a period: 'all', a month '2026-11', a week '2026-W47', a day '2026-11-21' or a season
    # 'season-5'.
    Column("id", Whole, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("family", Words, nullable=False),
    Column("period", word(12), nullable=False),
    UniqueConstraint("period", "guild_id", "family"),
    Index("ix_leaderboards_guild_id", "guild_id"),
)

lifetime_stats = Table(
    "lifetime_stats",
    metadata,
    # What somebody's games on one leaderboard add up to, a row for each measure (`bot.model.standings.measures_of`).
    # Measures that are not ranked are on those of all time only, and a former player has nothing but the rating.
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("leaderboard_id", Whole, ForeignKey("leaderboards.id", ondelete="CASCADE"), primary_key=True),
    Column("measure", word(20), primary_key=True),
    Column("hidden", Boolean, nullable=False),
    # A sum or a best; or of a ratio its two sums, and of a rating `mu` and `sigma`.
    Column("amount", Float, nullable=False),
    Column("other", Float),
    # What the leaderboard is ordered by; null: not listed by this.
    Column("value", Float),
    # A page is a few steps within it, and a place is a count (`value_counts`).
    Index("ix_lifetime_stats_value", "leaderboard_id", "measure", "hidden", "value", "user_id"),
    sqlite_with_rowid=False,
)

value_counts = Table(
    "value_counts",
    metadata,
    # How many people a leaderboard of all servers lists in a range of values (`bot.store.value_counts`).
    Column("leaderboard_id", Whole, ForeignKey("leaderboards.id", ondelete="CASCADE"), primary_key=True),
    # The measure that it is ordered by.
    Column("order", word(20), primary_key=True),
    Column("range", Whole, primary_key=True, autoincrement=False),
    Column("people", Whole, nullable=False),
    sqlite_with_rowid=False,
)

awards = Table(
    "awards",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    # Its id in the achievements.yaml of its game.
    Column("achievement", word(40), primary_key=True),
    # The game that earned it first.
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("earned_at", BigInteger, nullable=False),
    Index("ix_awards_game_id", "game_id"),
)

deletions = Table(
    "deletions",
    metadata,
    # People whose deletion has begun and is not finished (`bot.store.deletions`), with the number that replaces theirs.
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("former", BigInteger, nullable=False),
)

people = Table(
    "people",
    metadata,
    # Only people who chose whether leaderboards show them.
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("hidden", Boolean, nullable=False),
)

seasons = Table(
    "seasons",
    metadata,
    Column("id", Whole, primary_key=True),
    Column("guild_id", BigInteger, ForeignKey("guilds.id"), nullable=False),
    Column("name", Words, nullable=False),
    # `bot.titles.key_of` the name: unique on a server.
    Column("key", Words, nullable=False),
    # What the leaderboards that decide its winners are ordered by.
    Column("order", word(20), nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    # Its games are those whose finish numbers are above the first and not above the second (null: still running).
    Column("after", Whole, nullable=False),
    Column("until", Whole),
    UniqueConstraint("guild_id", "key"),
)

crowns = Table(
    "crowns",
    metadata,
    # Who won a season in which game. Stored, because people who hide afterwards have still won it.
    Column("season_id", Whole, ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True),
    # As in `games`.
    Column("kind", Words, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Index("ix_crowns_user_id", "user_id"),
)
