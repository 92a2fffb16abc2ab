"""The tables. A change needs a migration in `migrations/versions`; a test compares the two."""

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
"""All servers, in `leaderboards.guild_id`."""

# Times are seconds since 1970, UTC.

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
    # When the server removed the bot; null: the bot is there; 0: its data is being deleted.
    Column("left_at", BigInteger),
    # `bot.model.servers.GuildSettings` explains these.
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
    # `bot.titles.key_of` the title.
    Column("key", Words, nullable=False),
    Column("title", Words, nullable=False),
    Column("summary", Words, nullable=False),
    Column("kind", Words, nullable=False),
    Column("base", Words, nullable=False),
    Column("rules", JSON, nullable=False),
    UniqueConstraint("guild_id", "key"),
)

default_rules = Table(
    "default_rules",
    metadata,
    Column("guild_id", BigInteger, ForeignKey("guilds.id"), primary_key=True, autoincrement=False),
    Column("kind", Words, primary_key=True),
    # The server's default rule set for this game.
    Column("key", Words, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", Whole, primary_key=True),
    Column("guild_id", BigInteger, ForeignKey("guilds.id"), nullable=False),
    # Null: played in `channel_id`.
    Column("channel_id", BigInteger, nullable=False),
    Column("thread_id", BigInteger),
    # Shows the game now.
    Column("message_id", BigInteger),
    # Stays after the game begins; null in a lobby.
    Column("lobby_message_id", BigInteger),
    Column("host_id", BigInteger, nullable=False),
    Column("opened_by", BigInteger, nullable=False),
    Column("status", word(10), nullable=False),
    # For lists: "ended", "awake", or "asleep" (no player is left, or the status is unknown).
    Column("state", word(10), Computed(_STATE, persisted=True)),
    Column("title", Words, nullable=False),
    # The engine's name in `bot.games.registry`.
    Column("kind", Words, nullable=False),
    Column("base", Words, nullable=False),
    # A copy: later changes of the rule set don't change the game.
    Column("rules", JSON, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    # When the lobby closes or the turn ends; null: no time limit.
    Column("due_at", BigInteger),
    # When the clock next looks at the game.
    Column("alarm_at", BigInteger),
    # Revisions at which turns began: the last turn that was reminded, extended or paused. Each happens once a turn.
    Column("called_turn", Whole),
    Column("extended_turn", Whole),
    Column("paused_turn", Whole),
    # Left of the turn when the game was paused.
    Column("seconds_left", Whole),
    Column("most_seats", Whole, nullable=False),
    # Seconds per turn, as set when the game opened.
    Column("turn_seconds", Whole, nullable=False),
    Column("hints", Boolean, nullable=False),
    # User ids, one for each time a seat was given up; emptied when the lobby ends.
    Column("left_lobby", JSON, nullable=False),
    Column("rematch_of", Whole, ForeignKey("games.id"), unique=True),
    # Hex: seeds the dice, drawn at opening, shown at the end. Null: the day's secret.
    Column("secret", word(64)),
    # The digest of the interaction that started it also seeds the dice.
    Column("started", word(64)),
    # Ratings depend on the order, and two games may end in the same second.
    Column("ended_at", BigInteger),
    Column("finish_number", Whole),
    # `bot.stats.counting.Counting`, decided at the start.
    Column("counting", JSON(none_as_null=True)),
    # The host asked to stop; these seats agreed; this manager ended it.
    Column("stop_asked_at", BigInteger),
    Column("stop_agreed", JSON, nullable=False),
    Column("stopped_by", BigInteger),
    Index("ix_games_finish_number", "finish_number", unique=True),
    Index("ix_games_guild_id_finish_number", "guild_id", "finish_number"),
    Index("ix_games_guild_id_stopped_by", "guild_id", "stopped_by"),
    Index("ix_games_stopped_by", "stopped_by"),
    # For the owner's overview: doesn't grow with ended games.
    Index("ix_games_open", "status", sqlite_where=_OPEN, postgresql_where=_OPEN),
    Index("ix_games_host_id", "host_id"),
    Index("ix_games_opened_by", "opened_by", "opened_at"),
    # Finds open games among any number of ended ones.
    Index("ix_games_channel_id_state", "channel_id", "state"),
    Index("ix_games_guild_id_state", "guild_id", "state"),
    Index("ix_games_thread_id", "thread_id"),
    Index("ix_games_alarm_at", "alarm_at"),
    # Old buttons may still carry the id of a deleted game.
    sqlite_autoincrement=True,
)

seats = Table(
    "seats",
    metadata,
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Whole, primary_key=True, autoincrement=False),
    # 0: a computer.
    Column("user_id", BigInteger, nullable=False),
    # From `bot.coach.characters`; null: a person.
    Column("computer", word(20)),
    # Of the interaction that joined: unique, so that two processes count it once.
    Column("join_digest", word(64)),
    # Follows from the facts, but lists read no facts.
    Column("left", Boolean, nullable=False, server_default="0"),
    Index("ix_seats_join_digest", "join_digest", unique=True),
    Index("ix_seats_user_id", "user_id", "game_id"),
)

facts = Table(
    "facts",
    metadata,
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Whole, primary_key=True, autoincrement=False),
    # In the game's notation.
    Column("line", Words, nullable=False),
    Column("at", BigInteger, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    # Reviews of won games (`bot.coach.reviewed`).
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    # Of the solver.
    Column("version", Whole, nullable=False),
    # Empty if too large to keep unasked.
    Column("numbers", LargeBinary, nullable=False),
    # Totals: whether all is exact; per seat the decisions, and losses and luck in millionths.
    Column("exact", Boolean, nullable=False),
    Column("sums", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
)

unreviewed = Table(
    "unreviewed",
    metadata,
    # Won games that await their review; the newest is next.
    Column("finish_number", Whole, primary_key=True, autoincrement=False),
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), nullable=False, unique=True),
)

uncounted = Table(
    "uncounted",
    metadata,
    # Won games that await counting (`bot.store.counting`), in order.
    Column("finish_number", Whole, primary_key=True, autoincrement=False),
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), nullable=False, unique=True),
)

endings = Table(
    "endings",
    metadata,
    # Counted games whose final message isn't complete yet (`bot.store.endings`).
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    # What counting changed per seat, as JSON.
    Column("changed", Words, nullable=False),
    Column("awaits_review", Boolean, nullable=False),
)

leftovers = Table(
    "leftovers",
    metadata,
    # Messages to delete because they no longer show a game.
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    # When to delete it, or try again.
    Column("due_at", BigInteger, nullable=False),
    Index("ix_leftovers_due_at", "due_at"),
    # No index on the game: nearly every turn would write it.
    sqlite_with_rowid=False,
)

farkle_streaks = Table(
    "farkle_streaks",
    metadata,
    # Farkles in a row. Follows from the facts; `games.load` compares the two.
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Whole, primary_key=True, autoincrement=False),
    Column("streak", Whole, nullable=False),
)

days = Table(
    "days",
    metadata,
    # Daily dice: a day in UTC, such as 2026-11-22, and its secret as hex.
    Column("day", word(10), primary_key=True),
    Column("secret", word(64), nullable=False),
    # Null: the secret and the dice are still hidden.
    Column("published_at", BigInteger),
)

beginnings = Table(
    "beginnings",
    metadata,
    # The players who began a day: a hash keyed with its secret, kept until that is published. It outlives a deletion of
    # personal data, so that the day can't be played twice.
    Column("day", word(10), ForeignKey("days.day"), primary_key=True),
    Column("digest", word(64), primary_key=True),
)

attempts = Table(
    "attempts",
    metadata,
    # Daily games. They are on no server.
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("day", word(10), ForeignKey("days.day"), nullable=False),
    Column("user_id", BigInteger, nullable=False),
    # The server on which it is compared; 0: begun in direct messages, or deleted.
    Column("guild_id", BigInteger, nullable=False),
    # Whether it is compared across servers.
    Column("everywhere", Boolean, nullable=False),
    Column("running", Boolean, nullable=False),
    # Consecutive days played, including this one; 0: not rolled yet.
    Column("streak", Whole, nullable=False),
    # Null: still running, or ended before the first roll.
    Column("points", Whole),
    Column("best_turn", Whole),
    Index("ix_attempts_user_id", "user_id", "day", unique=True),
    Index("ix_attempts_day", "day", "points"),
    Index("ix_attempts_best_turn", "day", "best_turn"),
    Index("ix_attempts_guild_id", "guild_id", "day"),
    Index("ix_attempts_running", "day", sqlite_where=text("running"), postgresql_where=text("running")),
)

daily_ranks = Table(
    "daily_ranks",
    metadata,
    # Daily leaderboards (`bot.store.daily_ranks`): by points of a day '2026-11-22' or a month '2026-11', or by streak.
    Column("by", word(6), primary_key=True),
    Column("period", word(10), primary_key=True),
    # 0: all servers.
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
    # How many visible people have each value, so that places need no counting.
    Column("by", word(6), primary_key=True),
    Column("period", word(10), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("value", Whole, primary_key=True, autoincrement=False),
    Column("people", Whole, nullable=False),
    # A covering index.
    Index("ix_daily_counts_guild_id", "guild_id", "by", "period", "value", "people"),
    sqlite_with_rowid=False,
)

daily_posts = Table(
    "daily_posts",
    metadata,
    # Posts of a day's result, done or claimed: prevents a second one.
    Column("day", word(10), ForeignKey("days.day"), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    # Milliseconds since 1970: when it was posted, or its deadline, after which the next may be.
    Column("at", BigInteger, nullable=False),
    Index("ix_daily_posts_at", "day", "at"),
)

notes = Table(
    "notes",
    metadata,
    # What the program remembers, such as the commands it registered last.
    Column("key", word(40), primary_key=True),
    Column("value", Words, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    # Which process serves which shard (`bot.store.leases`).
    Column("shard", Whole, primary_key=True, autoincrement=False),
    # The number of all shards.
    Column("count", Whole, nullable=False),
    # Computer, process number, and a token unique to this run.
    Column("holder", Words, nullable=False),
    # Milliseconds since 1970 by the database's clock.
    Column("until", BigInteger, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    # Processes that take free shards, even if they have none.
    Column("holder", Words, primary_key=True),
    # How many shards it may take.
    Column("most", Whole, nullable=False),
    # As in `leases`.
    Column("until", BigInteger, nullable=False),
)

logins = Table(
    "logins",
    metadata,
    # The last login to Discord of each kind (`bot.store.logins`).
    Column("turn", Whole, primary_key=True, autoincrement=False),
    # As in `leases`.
    Column("at", BigInteger, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    # People and servers that the bot's owner blocked, as keyed hashes (`bot.store.blocks`).
    Column("digest", word(64), primary_key=True),
    Column("kind", word(10), nullable=False),
    Column("at", BigInteger, nullable=False),
)

incidents = Table(
    "incidents",
    metadata,
    # Errors by the number that users saw. They contain no names.
    Column("number", word(8), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("guild_id", BigInteger),
    Column("game_id", Whole),
    # The family and verb of a button, or a command's name.
    Column("deed", Words, nullable=False),
    Column("traceback", Words, nullable=False),
    Index("ix_incidents_at", "at"),
)


# `python -m bot stats rebuild` recomputes the tables below from facts, except seasons, crowns and hidden people. A
# negative user id is a former player. Guild 0: all servers; in `games` and `results`, a deleted server.

results = Table(
    "results",
    metadata,
    # A seat of a won game; `bot.games.measures.SeatStatistics` explains the numbers.
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Whole, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("computer", word(20)),
    # The computers at the table, weakest first; null: none, or the seat is a computer's.
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
    # Whether it counts on the server and across servers; its weight for the rating, 0 to 1.
    Column("counts_here", Boolean, nullable=False),
    Column("counts_everywhere", Boolean, nullable=False),
    Column("weight", Float, nullable=False),
    # From `reviews`; null: none, or not exact.
    Column("decisions", Whole),
    Column("lost", Whole),
    Column("luck", Whole),
    # For cards, histories and head-to-heads.
    Index("ix_results_user_id", "user_id", "finish_number", "guild_id", "family"),
    # For how often the same people met lately.
    Index("ix_results_user_id_ended_at", "user_id", "ended_at"),
    Index("ix_results_guild_id", "guild_id"),
    # For cards.
    Index(
        *("ix_results_against", "user_id", "against", "won", "guild_id", "family"),
        sqlite_where=text("against IS NOT NULL"),
        postgresql_where=text("against IS NOT NULL"),
    ),
    Index(
        *("ix_results_reviewed", "user_id", "finish_number", "guild_id", "family"),
        sqlite_where=text("decisions IS NOT NULL"),
        postgresql_where=text("decisions IS NOT NULL"),
    ),
)

leaderboards = Table(
    "leaderboards",
    metadata,
    # A server or all (0); a family of rule sets or all of a game ('all-farkle'); a period: 'all', '2026-11',
    # '2026-W47', '2026-11-21' or 'season-5'.
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
    # A row per measure (`bot.model.standings.measures_of`). Unranked measures are on all-time leaderboards only; a
    # former player keeps only the rating.
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("leaderboard_id", Whole, ForeignKey("leaderboards.id", ondelete="CASCADE"), primary_key=True),
    Column("measure", word(20), primary_key=True),
    Column("hidden", Boolean, nullable=False),
    # A sum or best; for a ratio two sums; for a rating `mu` and `sigma`.
    Column("amount", Float, nullable=False),
    Column("other", Float),
    # Sort key; null: not listed.
    Column("value", Float),
    # Pages step through it, places are counts (`value_counts`).
    Index("ix_lifetime_stats_value", "leaderboard_id", "measure", "hidden", "value", "user_id"),
    sqlite_with_rowid=False,
)

value_counts = Table(
    "value_counts",
    metadata,
    # People per range of values, on leaderboards of all servers (`bot.store.value_counts`).
    Column("leaderboard_id", Whole, ForeignKey("leaderboards.id", ondelete="CASCADE"), primary_key=True),
    # The measure.
    Column("order", word(20), primary_key=True),
    Column("range", Whole, primary_key=True, autoincrement=False),
    Column("people", Whole, nullable=False),
    sqlite_with_rowid=False,
)

awards = Table(
    "awards",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    # Its id in the game's achievements.yaml.
    Column("achievement", word(40), primary_key=True),
    Column("game_id", Whole, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("earned_at", BigInteger, nullable=False),
    Index("ix_awards_game_id", "game_id"),
)

deletions = Table(
    "deletions",
    metadata,
    # Unfinished deletions (`bot.store.deletions`), with the number that replaces the id.
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("former", BigInteger, nullable=False),
)

people = Table(
    "people",
    metadata,
    # People who chose whether leaderboards show them.
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("hidden", Boolean, nullable=False),
)

seasons = Table(
    "seasons",
    metadata,
    Column("id", Whole, primary_key=True),
    Column("guild_id", BigInteger, ForeignKey("guilds.id"), nullable=False),
    Column("name", Words, nullable=False),
    # `bot.titles.key_of` the name.
    Column("key", Words, nullable=False),
    # The measure that decides its winners.
    Column("order", word(20), nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    # Finish numbers: above `after`, at most `until` (null: running).
    Column("after", Whole, nullable=False),
    Column("until", Whole),
    UniqueConstraint("guild_id", "key"),
)

crowns = Table(
    "crowns",
    metadata,
    # A season's winners. Stored, because they stay winners if they hide later.
    Column("season_id", Whole, ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Words, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Index("ix_crowns_user_id", "user_id"),
)
