"""The core's tables in both databases; features have their own. A change needs a migration; a test compares them."""

from typing import Any, TypeAlias

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Computed,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.schema import SchemaItem
from sqlalchemy.types import TypeDecorator, TypeEngine

from bot.hooks import features
from bot.zones import UTC, Zone

_Kind: TypeAlias = TypeEngine[Any] | type[TypeEngine[Any]]

# These types mean the same in every database.
Whole = BigInteger().with_variant(Integer(), "sqlite")
"""A column of whole numbers: SQLite numbers only INTEGER rows."""

Words = Text().with_variant(Text(collation="C"), "postgresql")
"""A column of text that is ordered by code points."""


def word(length: int) -> TypeEngine[str]:
    return String(length).with_variant(String(length, collation="C"), "postgresql")


def zone_named(name: str) -> Zone:
    """The zone of a name; UTC if the zone data of this machine does not have it."""
    try:
        return Zone(name)
    except ValueError:
        return UTC


class EarlierZones(TypeDecorator[tuple[tuple[int, Zone], ...]]):
    """Time zones with the moments until which they counted, a line each."""

    impl = Words
    cache_ok = True

    def process_bind_param(self, value: tuple[tuple[int, Zone], ...] | None, _dialect: Dialect) -> str:
        return "\n".join(f"{until} {zone}" for until, zone in value or ())

    def process_result_value(self, value: str | None, _dialect: Dialect) -> tuple[tuple[int, Zone], ...]:
        lines = map(str.split, (value or "").splitlines())
        return tuple((int(until), zone_named(name)) for until, name in lines)


class ZoneName(TypeDecorator[Zone]):
    """A time zone, by its name."""

    impl = word(40)
    cache_ok = True

    def process_bind_param(self, value: Zone | None, _dialect: Dialect) -> str | None:
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, _dialect: Dialect) -> Zone | None:
        return None if value is None else zone_named(value)


metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def table(name: str, *parts: SchemaItem, **options: Any) -> Table:
    return Table(name, metadata, *parts, **options)


def key(name: str, kind: _Kind = BigInteger, *parts: SchemaItem) -> Column[Any]:
    """A part of a primary key that the database does not number."""
    return Column(name, kind, *parts, primary_key=True, autoincrement=False)


def needed(kind: _Kind, *names: str) -> list[Column[Any]]:
    """Columns of one type that always have a value."""
    return [Column(name, kind, nullable=False) for name in names]


def optional(kind: _Kind, *names: str) -> list[Column[Any]]:
    """Columns of one type that may be null."""
    return [Column(name, kind) for name in names]


def of_game(name: str = "game_id", **options: Any) -> Column[Any]:
    """The id of a game. The row goes with it."""
    return Column(name, Whole, ForeignKey("games.id", ondelete="CASCADE"), **options)


def all_tables() -> list[Table]:
    """The tables of the core and of all features, each after those that it refers to. Migrations make them: what an
    index has as `sqlite_where` here holds on PostgreSQL, too.
    """
    features()
    return metadata.sorted_tables


OWN = 0
"""The `guild_id` of leaderboards that hold one person's sums over all games, which only they see."""

# Times are seconds since 1970.

_STATE = (
    "CASE WHEN status IN ('over', 'stopped', 'closed') THEN 'ended'"
    " WHEN status IN ('lobby', 'paused') OR (status = 'playing' AND due_at IS NOT NULL) THEN 'awake'"
    " ELSE 'asleep' END"
)

_OPEN = text("status IN ('lobby', 'playing', 'paused')")

guilds = table(
    "guilds",
    key("id"),
    # Null: the bot is there. 0: the data is being deleted.
    Column("left_at", BigInteger),
    # `bot.model.servers.GuildSettings` explains these.
    Column("channels", JSON, nullable=False, server_default="[]"),
    Column("most_in_channel", Whole, nullable=False, server_default="5"),
    Column("most_per_person", Whole, nullable=False, server_default="3"),
    Column("turn_seconds", Whole, nullable=False, server_default="300"),
    Column("longest_turn", Whole, nullable=False, server_default="259200"),
    Column("boards", word(10), nullable=False, server_default="as_needed"),
    Column("threads", Boolean, nullable=False, server_default="0"),
    Column("hints", Boolean, nullable=False, server_default="0"),
    Column("first_roll", Boolean, nullable=False, server_default="1"),
    Column("locale", word(20)),
    Column("zone", ZoneName, nullable=False, server_default="UTC"),
    Column("earlier_zones", EarlierZones, nullable=False, server_default=""),
    Column("helpers", JSON, nullable=False, server_default="[]"),
    Index("ix_guilds_left_at", "left_at"),
)

post_channels = table(
    "post_channels",
    # Where features post by themselves. Null: the managers were asked, or it is no longer wanted.
    key("guild_id", BigInteger, ForeignKey("guilds.id")),
    key("feature", word(20)),
    Column("channel_id", BigInteger),
)

powers = table(
    "powers",
    # Who may do what besides managers (`bot.model.servers.Power`): roles. Null: everyone.
    key("guild_id", BigInteger, ForeignKey("guilds.id")),
    key("power", word(20)),
    Column("roles", JSON(none_as_null=True)),
)

house_rules = table(
    "house_rules",
    Column("id", Whole, primary_key=True),
    Column("guild_id", BigInteger, ForeignKey("guilds.id"), nullable=False),
    # `bot.typed.key_of` the title.
    *needed(Words, "key", "title", "summary", "kind", "base"),
    Column("rules", JSON, nullable=False),
    UniqueConstraint("guild_id", "key"),
)

default_rules = table(
    "default_rules",
    key("guild_id", BigInteger, ForeignKey("guilds.id")),
    key("kind", Words),
    Column("key", Words, nullable=False),
)

games = table(
    "games",
    Column("id", Whole, primary_key=True),
    Column("guild_id", BigInteger, ForeignKey("guilds.id"), nullable=False),
    # Counts the games of a server that began, from 1. Null for lobbies and outside of servers.
    Column("number", Whole),
    # `bot.model.games.StoredGame` explains these.
    Column("channel_id", BigInteger, nullable=False),
    *optional(BigInteger, "thread_id", "message_id", "lobby_message_id"),
    Column("host_id", BigInteger, nullable=False),
    Column("host_at", BigInteger),
    Column("opened_by", BigInteger, nullable=False),
    Column("status", word(10), nullable=False),
    # "ended", "awake", or "asleep" if it waits for people who are gone or has an unknown status.
    Column("state", word(10), Computed(_STATE, persisted=True)),
    *needed(Words, "title", "kind", "base"),
    Column("rules", JSON, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    *optional(BigInteger, "due_at", "alarm_at"),
    # Lists read no facts. Null unless the game runs.
    Column("current_seat", Whole),
    Column("totals", JSON(none_as_null=True)),
    # When the turn began; null once its player was told or need not be.
    Column("waits_since", BigInteger),
    *optional(Whole, "called_turn", "paused_turn", "claimed_revision", "seconds_left"),
    *optional(BigInteger, "held_until", "held_since"),
    *needed(Whole, "most_seats", "turn_seconds"),
    Column("turn_hour", Whole),
    Column("free_days", word(2), nullable=False, server_default=""),
    Column("zone", ZoneName),
    Column("edition", Whole, nullable=False, server_default="1"),
    Column("hints", Boolean, nullable=False),
    Column("plays_on", Boolean, nullable=False, server_default="0"),
    Column("left_lobby", JSON, nullable=False),
    Column("rematch_of", Whole, ForeignKey("games.id"), unique=True),
    *optional(word(64), "secret", "started"),
    # Ratings depend on the order, but two games may end in the same second.
    Column("ended_at", BigInteger),
    Column("finish_number", Whole),
    Column("counting", JSON(none_as_null=True)),
    Column("stop_asked_at", BigInteger),
    Column("stop_agreed", JSON, nullable=False),
    Column("stopped_by", BigInteger),
    Index("ix_games_guild_id_number", "guild_id", "number", unique=True),
    Index("ix_games_finish_number", "finish_number", unique=True),
    Index("ix_games_guild_id_finish_number", "guild_id", "finish_number"),
    Index("ix_games_guild_id_stopped_by", "guild_id", "stopped_by"),
    Index("ix_games_stopped_by", "stopped_by"),
    # Doesn't grow with ended games.
    Index("ix_games_open", "status", sqlite_where=_OPEN),
    Index("ix_games_host_id", "host_id"),
    Index("ix_games_opened_by", "opened_by", "opened_at"),
    Index("ix_games_channel_id_state", "channel_id", "state"),
    Index("ix_games_guild_id_state", "guild_id", "state"),
    Index("ix_games_thread_id", "thread_id"),
    Index("ix_games_alarm_at", "alarm_at"),
    # Old buttons may carry the id of a deleted game.
    sqlite_autoincrement=True,
)

seats = table(
    "seats",
    of_game(primary_key=True),
    key("number", Whole),
    # 0: a computer.
    Column("user_id", BigInteger, nullable=False),
    # Null: a person.
    Column("computer", word(20)),
    # Unique, so that an interaction counts once.
    Column("join_digest", word(64)),
    # Lists read no facts.
    Column("left", Boolean, nullable=False, server_default="0"),
    Index("ix_seats_join_digest", "join_digest", unique=True),
    Index("ix_seats_user_id", "user_id", "game_id"),
)

copies = table(
    "copies",
    # The messages that show a challenge and its game: `bot.model.servers.Board` explains these.
    of_game(primary_key=True),
    key("user_id"),
    Column("locale", word(20), nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    *optional(BigInteger, "message_id", "lobby_message_id"),
    # When the host withdrew the challenge to this person.
    Column("withdrawn_at", BigInteger),
    Index("ix_copies_user_id", "user_id", "game_id"),
    Index("ix_copies_channel_id", "channel_id"),
)

facts = table(
    "facts",
    of_game(primary_key=True),
    key("seq", Whole),
    Column("line", Words, nullable=False),
    Column("at", BigInteger, nullable=False),
)

reviews = table(
    "reviews",
    # `bot.coach.reviewed` explains the numbers.
    of_game(primary_key=True),
    Column("version", Whole, nullable=False),
    # Empty if they are large and not asked for.
    Column("numbers", LargeBinary, nullable=False),
    # Decisions per seat, and losses and luck in millionths.
    Column("exact", Boolean, nullable=False),
    Column("sums", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
)

unreviewed = table(
    "unreviewed",
    # Games that await a review.
    key("finish_number", Whole),
    of_game(nullable=False, unique=True),
)

uncounted = table(
    "uncounted",
    # Games that await counting (`bot.store.counting`).
    key("finish_number", Whole),
    of_game(nullable=False, unique=True),
)

endings = table(
    "endings",
    # `bot.store.endings` explains these.
    of_game(primary_key=True),
    # Per seat, as JSON.
    Column("changed", Words, nullable=False),
    Column("awaits_review", Boolean, nullable=False),
)

leftovers = table(
    "leftovers",
    # Messages to delete.
    key("message_id"),
    Column("channel_id", BigInteger, nullable=False),
    of_game(nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Index("ix_leftovers_due_at", "due_at"),
    # No index: nearly every turn would write it.
    sqlite_with_rowid=False,
)

farkle_streaks = table(
    "farkle_streaks",
    # For hosts: follows from facts, and the bot only writes it.
    of_game(primary_key=True),
    key("seat", Whole),
    Column("streak", Whole, nullable=False),
)

shares = table(
    "shares",
    of_game(primary_key=True),
    key("channel_id"),
)

notes = table(
    "notes",
    key("key", word(40)),
    Column("value", Words, nullable=False),
)

personal_blocks = table(
    "personal_blocks",
    # `bot.store.challenges` explains these.
    key("user_id"),
    key("digest", word(64)),
    # Null: the data of the blocked person was deleted.
    Column("blocked_id", BigInteger),
    Column("at", BigInteger, nullable=False),
    Index("ix_personal_blocks_blocked_id", "blocked_id"),
)

acts = table(
    "acts",
    # `bot.model.games.Act` explains these.
    Column("id", Whole, primary_key=True),
    Column("guild_id", BigInteger, ForeignKey("guilds.id"), nullable=False),
    of_game(),
    Column("user_id", BigInteger, nullable=False),
    Column("what", word(10), nullable=False),
    Column("reason", Words, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person_id", BigInteger),
    Column("about", Words),
    Index("ix_acts_guild_id", "guild_id", "id"),
    Index("ix_acts_at", "at"),
    Index("ix_acts_game_id", "game_id"),
    Index("ix_acts_user_id", "user_id", "id"),
    Index("ix_acts_person_id", "person_id", "id"),
)

declines = table(
    "declines",
    # `digest`: of the challenger, as in personal_blocks.
    key("user_id"),
    key("digest", word(64)),
    Column("at", BigInteger, nullable=False),
)

incidents = table(
    "incidents",
    key("number", word(8)),
    Column("at", BigInteger, nullable=False),
    Column("guild_id", BigInteger),
    Column("game_id", Whole),
    *needed(Words, "request", "traceback"),
    Index("ix_incidents_at", "at"),
)


# `python -m bot stats rebuild` recomputes the tables below, except hidden people. Negative user ids are former players;
# guild 0 is `OWN` or, in `games` and `results`, direct messages with the bot or a deleted server.

results = table(
    "results",
    # `bot.games.measures.SeatStatistics` explains the numbers.
    of_game(primary_key=True),
    key("seat", Whole),
    Column("user_id", BigInteger, nullable=False),
    Column("computer", word(20)),
    Column("guild_id", BigInteger, nullable=False),
    Column("family", Words, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    *needed(Whole, "finish_number", "place", "seats"),
    *needed(Boolean, "won", "left"),
    Column("points", Whole, nullable=False),
    # The weight is from 0 to 1.
    Column("counts", Boolean, nullable=False),
    Column("weight", Float, nullable=False),
    # Null: no exact review.
    *optional(Whole, "decisions", "lost", "luck"),
    Index("ix_results_user_id", "user_id", "finish_number", "guild_id", "family"),
    Index("ix_results_user_id_ended_at", "user_id", "ended_at"),
    Index("ix_results_guild_id", "guild_id"),
    # For cards.
    Index(
        *("ix_results_reviewed", "user_id", "finish_number", "guild_id", "family"),
        sqlite_where=text("decisions IS NOT NULL"),
    ),
)

leaderboards = table(
    "leaderboards",
    # Families like 'classic', 'all-farkle'; periods like 'all', '2026-11', '2026-W47', '2026-11-21', and keys of spans.
    Column("id", Whole, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("family", Words, nullable=False),
    # SQLite takes any length, and cannot change a type.
    Column("period", String(12).with_variant(String(40, collation="C"), "postgresql"), nullable=False),
    UniqueConstraint("period", "guild_id", "family"),
    Index("ix_leaderboards_guild_id", "guild_id"),
)

lifetime_stats = table(
    "lifetime_stats",
    # Measures of `bot.model.records.measures_of`; unranked ones for all time only.
    key("user_id"),
    Column("leaderboard_id", Whole, ForeignKey("leaderboards.id", ondelete="CASCADE"), primary_key=True),
    key("measure", word(20)),
    Column("hidden", Boolean, nullable=False),
    # Ratios have two sums, ratings `mu` and `sigma`.
    Column("amount", Float, nullable=False),
    Column("other", Float),
    # Sort key; null: not listed.
    Column("value", Float),
    Index("ix_lifetime_stats_value", "leaderboard_id", "measure", "hidden", "value", "user_id"),
    sqlite_with_rowid=False,
)

awards = table(
    "awards",
    key("user_id"),
    key("achievement", word(40)),
    of_game(nullable=False),
    Column("earned_at", BigInteger, nullable=False),
    Index("ix_awards_game_id", "game_id"),
)

deletions = table(
    "deletions",
    # `bot.store.deletions` explains these.
    key("user_id"),
    Column("former", BigInteger, nullable=False),
)

former_players = table(
    "former_players",
    # Who deleted their data in the last seven days: `bot.store.former` explains these.
    key("former"),
    Column("digest", word(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_former_players_digest", "digest"),
    Index("ix_former_players_at", "at"),
)

members = table(
    "members",
    # Whom Discord was asked about, for a server's leaderboards: `bot.store.members` explains these.
    key("guild_id"),
    key("user_id"),
    Column("asked_at", BigInteger, nullable=False),
    Column("left", Boolean, nullable=False, server_default="0"),
    Index("ix_members_user_id", "user_id"),
    Index("ix_members_left", "left", "asked_at"),
)

people = table(
    "people",
    key("user_id"),
    Column("hidden", Boolean, nullable=False),
    # `bot.model.records.Challengers` explains it.
    Column("challenges", word(10), nullable=False, server_default="all"),
    # Null: never chosen.
    Column("zone", ZoneName),
    # The date that they had when they chose it.
    Column("since_date", word(10)),
    # `bot.model.people.OwnSettings` explains these.
    Column("pings", word(10), nullable=False, server_default="server"),
    Column("locale", word(20)),
)
