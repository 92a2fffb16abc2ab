"""The tables. A change here needs a migration beside it in `migrations/versions`; a test compares the two."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

# Discord ids are 64-bit, and so are points. Times are whole seconds since 1970, UTC.

# In SQLite every INTEGER holds 64 bits.
_Points = BigInteger().with_variant(Integer, "sqlite")

guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("first_seen", BigInteger, nullable=False),
    # The key of the rule set that games are played by unless one is chosen; none: the shipped default.
    Column("default_rules", Text),
    # When the bot was removed from it; none: it is there.
    Column("left_at", BigInteger),
    # What it set otherwise than it comes: `GuildSettings` says what each means.
    Column("channels", JSON, nullable=False, server_default="[]"),
    Column("most_in_channel", Integer, nullable=False, server_default="5"),
    Column("most_per_person", Integer, nullable=False, server_default="3"),
    Column("turn_seconds", Integer, nullable=False, server_default="300"),
    Column("turns_call", Boolean, nullable=False, server_default="1"),
    Column("threads", Boolean, nullable=False, server_default="0"),
    Column("locale", String(20)),
    Index("ix_guilds_left_at", "left_at"),
)

house_rules = Table(
    "house_rules",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, ForeignKey("guilds.id"), nullable=False),
    # The title without regard to case: unique in a guild.
    Column("key", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("summary", Text, nullable=False),
    Column("base", Text, nullable=False),
    Column("rules", JSON, nullable=False),
    UniqueConstraint("guild_id", "key"),
)

games = Table(
    "games",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, ForeignKey("guilds.id"), nullable=False),
    # Where it was opened, and the thread there in which it is played, or was; none: it is played where it was opened.
    Column("channel_id", BigInteger, nullable=False),
    Column("thread_id", BigInteger),
    # The message that shows the game now; older ones are folded.
    Column("message_id", BigInteger),
    Column("host_id", BigInteger, nullable=False),
    # Who opened it, whoever is host now; none: in games from before.
    Column("opened_by", BigInteger),
    Column("status", String(10), nullable=False),
    Column("title", Text, nullable=False),
    Column("base", Text, nullable=False),
    # The whole rule set as it was when the game was opened: later edits never change a running game.
    Column("rules", JSON, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    # When the lobby closes, or the time of the turn is over; none: no time runs.
    Column("due_at", BigInteger),
    # When the clock looks at the game next: to remind somebody before that, or when it is due.
    Column("alarm_at", BigInteger),
    # The revision at which the turn began whose player was called last.
    Column("called_turn", Integer),
    # The revision at which the turn began that got more time, because the bot was away: it does so once.
    Column("extended_turn", Integer),
    Column("paused_turn", Integer),
    # How much of the turn was left when the game was paused, in seconds.
    Column("seconds_left", Integer),
    Column("most_seats", Integer, nullable=False, server_default="8"),
    # How long a turn may take, as the guild had it when the game was opened.
    Column("turn_seconds", Integer, nullable=False, server_default="300"),
    Column("rematch_of", Integer, ForeignKey("games.id"), unique=True),
    # What the dice follow from, as hex, drawn when the game is opened and told when it ends; none: they are drawn anew.
    Column("secret", String(64)),
    # When it was won or stopped, and of games that were won as the how-manieth of all. Ratings need an order, and
    # seconds may be equal.
    Column("ended_at", BigInteger),
    Column("finish_number", Integer),
    Index("ix_games_finish_number", "finish_number", unique=True),
    Index("ix_games_guild_id_finish_number", "guild_id", "finish_number"),
    Index("ix_games_host_id", "host_id"),
    Index("ix_games_opened_by", "opened_by"),
    Index("ix_games_channel_id_status", "channel_id", "status"),
    Index("ix_games_thread_id", "thread_id"),
    Index("ix_games_alarm_at", "alarm_at"),
    # An id that was once in a button never means another game.
    sqlite_autoincrement=True,
)

seats = Table(
    "seats",
    metadata,
    Column("game_id", Integer, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    # The interaction by which they sat down: one that reaches two processes counts once. None: before dice followed
    # from it.
    Column("join_id", BigInteger),
    # Whether the running game was left: the facts say so too, but lists read no facts.
    Column("left", Boolean, nullable=False, server_default="0"),
    Index("ix_seats_join_id", "join_id", unique=True),
    Index("ix_seats_user_id", "user_id"),
)

facts = Table(
    "facts",
    metadata,
    Column("game_id", Integer, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    # One line of the notation.
    Column("line", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

farkle_streaks = Table(
    "farkle_streaks",
    metadata,
    Column("game_id", Integer, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("streak", Integer, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    # What the program remembers about itself, such as which commands it last registered.
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)


_POINTS = ("points", "banked", "best_turn", "best_throw", "penalty_points")


def _numbers(*names: str) -> list[Column[int]]:
    return [Column(name, _Points if name in _POINTS else Integer, nullable=False) for name in names]


_FARKLES_BY_DICE = ("farkles_1", "farkles_2", "farkles_3", "farkles_4", "farkles_5", "farkles_6")

# All that follows can be computed from the facts of finished games, and `stats rebuild` does. Only seasons, and who is
# hidden, are people's decisions. A user id below 0 is a former player's. Guild 0 stands for all guilds; a game's, for
# one whose guild is forgotten.

results = Table(
    "results",
    metadata,
    # One row for each seat of a game that was won. What the numbers mean: bot/stats/statistics.py.
    Column("game_id", Integer, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("family", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("finish_number", Integer, nullable=False),
    *_numbers("place", "seats"),
    Column("won", Boolean, nullable=False),
    Column("left", Boolean, nullable=False),
    *_numbers("points", "turns", "throws", "banks", "banked", "best_turn", "best_throw", "farkles", "farkle_run"),
    *_numbers("penalties", "penalty_points", "hot_dice", "hot_run", "alike"),
    Column("comeback", Boolean, nullable=False),
    Column("instant_win", Boolean, nullable=False),
    *_numbers("skunk", "skunks_given", *_FARKLES_BY_DICE),
    # Somebody's games in the order in which they ended, on one guild or all: cards, history, and who met whom.
    Index("ix_results_user_id", "user_id", "finish_number", "guild_id", "family"),
    Index("ix_results_guild_id", "guild_id"),
)

boards = Table(
    "boards",
    metadata,
    # What is counted together: a guild or all (0), a family of rule sets or all (''), and a period: 'all', a month
    # '2026-11', a week '2026-W47', a day '2026-11-21' or a season 'season-5'.
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("family", Text, nullable=False),
    Column("period", String(12), nullable=False),
    UniqueConstraint("period", "guild_id", "family"),
    Index("ix_boards_guild_id", "guild_id"),
)

_ORDERS = ("rating", "wins", "win_rate", "average", "best_turn", "best_game", "farkles")

tallies = Table(
    "tallies",
    metadata,
    # Somebody's numbers on one board: bot/stats/tally.py.
    Column("board_id", Integer, ForeignKey("boards.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("hidden", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("last", BigInteger, nullable=False),
    *_numbers("games", "wins", "lefts", "comebacks", "instant_wins", "skunks_taken", "skunks_given", "points"),
    Column("best_game", _Points),
    *_numbers("turns", "throws", "banks", "banked", "best_turn", "best_throw", "farkles", "farkle_run", "penalties"),
    *_numbers("penalty_points", "hot_dice", "hot_run", *_FARKLES_BY_DICE),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    # What follows is worked out from the columns above, for leaderboards to be ordered by; none: not listed there.
    Column("rating", Float, nullable=False),
    Column("win_rate", Float),
    Column("average", Float),
    # One for each order of a leaderboard, so that a page is a few steps and a place is a count within the index.
    *(Index(f"ix_tallies_{order}", "board_id", "hidden", order, "user_id") for order in _ORDERS),
    Index("ix_tallies_user_id", "user_id"),
    sqlite_with_rowid=False,
)

awards = Table(
    "awards",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    # Its id in data/achievements.yaml.
    Column("achievement", String(40), primary_key=True),
    # The game by which it was earned first.
    Column("game_id", Integer, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("earned_at", BigInteger, nullable=False),
    Index("ix_awards_game_id", "game_id"),
)

people = Table(
    "people",
    metadata,
    # Only those who decided something: whether leaderboards leave them out.
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("hidden", Boolean, nullable=False),
)

seasons = Table(
    "seasons",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, ForeignKey("guilds.id"), nullable=False),
    Column("name", Text, nullable=False),
    # The name without regard to case: unique in a guild.
    Column("key", Text, nullable=False),
    # What its winners are crowned by.
    Column("order", String(20), nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    # Its games are those that ended after the first of these numbers, and not after the second (none: still running).
    Column("after", Integer, nullable=False),
    Column("until", Integer),
    UniqueConstraint("guild_id", "key"),
)

crowns = Table(
    "crowns",
    metadata,
    # Who won a season. Kept, because people who hide later have won all the same.
    Column("season_id", Integer, ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Index("ix_crowns_user_id", "user_id"),
)
