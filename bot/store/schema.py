"""The tables. A change here needs a migration beside it in `migrations/versions`; a test compares the two."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
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

# Discord ids are 64-bit. Times are whole seconds since 1970, UTC.

guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("first_seen", BigInteger, nullable=False),
    # The key of the rule set that games are played by unless one is chosen; none: the shipped default.
    Column("default_rules", Text),
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
    Column("channel_id", BigInteger, nullable=False),
    # The message that shows the game now; older ones are folded.
    Column("message_id", BigInteger),
    Column("host_id", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    Column("title", Text, nullable=False),
    Column("base", Text, nullable=False),
    # The whole rule set as it was when the game was opened: later edits never change a running game.
    Column("rules", JSON, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("closes_at", BigInteger),
    Column("most_seats", Integer, nullable=False, server_default="8"),
    Column("rematch_of", Integer, ForeignKey("games.id"), unique=True),
    Index("ix_games_channel_id_status", "channel_id", "status"),
    Index("ix_games_status_closes_at", "status", "closes_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("game_id", Integer, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
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
