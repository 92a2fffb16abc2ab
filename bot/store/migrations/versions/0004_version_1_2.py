"""Brings databases of version 1.1 to the tables of version 1.2."""

import time
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from alembic import op

from bot.store.schema import Whole, Words, key, needed, of_game, optional, word
from bot.zones import Zone

revision = "1.2"
down_revision = "1.1.1"


def upgrade() -> None:
    _remember_deletions()
    _remember_who_left()
    # A rank by wins needs a win.
    op.execute("DELETE FROM lifetime_stats WHERE measure = 'wins' AND amount = 0")
    # A server's log goes back 30 days.
    op.create_index("ix_acts_at", "acts", ["at"])
    if op.get_bind().dialect.name == "postgresql":
        # An upgrade to 1.1.1 let the server number people.
        op.execute("ALTER TABLE nudges ALTER COLUMN user_id DROP DEFAULT")
        op.execute("DROP SEQUENCE IF EXISTS nudges_user_id_seq")
        # From the 100,000th season on, the keys of their leaderboards are longer than 12 characters.
        op.alter_column("leaderboards", "period", type_=word(40), existing_nullable=False)
    # Games keep the rules of time that they began with. Those of lobbies begin later.
    op.add_column("games", sa.Column("edition", Whole, nullable=False, server_default="1"))
    op.execute("UPDATE games SET edition = 2 WHERE status = 'lobby'")
    # Turns wait once for players who are away. Those that wait now have for long.
    op.add_column("games", sa.Column("held_since", sa.BigInteger()))
    op.execute("UPDATE games SET held_since = 0 WHERE held_until IS NOT NULL")
    # Turns get back what each absence of the bot took.
    op.drop_column("games", "extended_turn")
    # The usual time for a turn was also the longest. Five minutes were what servers had without a choice.
    op.add_column("guilds", sa.Column("longest_turn", Whole, nullable=False, server_default="259200"))
    op.execute("UPDATE guilds SET longest_turn = turn_seconds WHERE turn_seconds <> 300")
    # A new board for each turn was what servers had without a choice.
    op.alter_column("guilds", "boards", new_column_name="old_boards")
    op.add_column("guilds", sa.Column("boards", word(10), nullable=False, server_default="as_needed"))
    op.execute("UPDATE guilds SET boards = old_boards WHERE old_boards <> 'one'")
    op.drop_column("guilds", "old_boards")
    # Whose challenges people take, and challenges that their hosts withdrew.
    op.add_column("people", sa.Column("challenges", word(10), nullable=False, server_default="all"))
    # When games ping people, and their own language.
    op.add_column("people", sa.Column("pings", word(10), nullable=False, server_default="server"))
    op.add_column("people", sa.Column("locale", word(20)))
    op.add_column("copies", sa.Column("withdrawn_at", sa.BigInteger()))
    # The win may be claimed. Games that sleep end after a time; those of today have it from now on.
    op.add_column("games", sa.Column("claimed_revision", Whole))
    op.execute(
        f"UPDATE games SET alarm_at = {int(time.time()) + 7 * 24 * 3600} WHERE status = 'playing'"
        " AND due_at IS NULL AND alarm_at IS NULL AND id NOT IN (SELECT game_id FROM attempts)"
    )
    # Others may start a game whose host presses nothing.
    op.add_column("games", sa.Column("host_at", sa.BigInteger()))
    _keep_channels_of_posts()
    _call_to_lobbies()
    _keep_time_zones()
    _let_roles_moderate()
    _end_attempts_where_people_are()
    _keep_tournaments()
    _keep_duels()
    _keep_dares()


def _remember_deletions() -> None:
    """Makes a table of people who deleted their data, because deletions must not undo limits."""
    op.create_table(
        "former_players",
        key("former"),
        *needed(word(64), "digest"),
        *needed(sa.BigInteger, "at"),
    )
    op.create_index("ix_former_players_digest", "former_players", ["digest"])
    op.create_index("ix_former_players_at", "former_players", ["at"])


def _remember_who_left() -> None:
    """Makes a table of members who left their server, because its leaderboards leave them out."""
    op.create_table(
        "members",
        *(key("guild_id"), key("user_id")),
        *needed(sa.BigInteger, "asked_at"),
        sa.Column("left", sa.Boolean(), nullable=False, server_default="0"),
    )
    op.create_index("ix_members_user_id", "members", ["user_id"])
    op.create_index("ix_members_left", "members", ["left", "asked_at"])


def _keep_channels_of_posts() -> None:
    """Moves the channels of posts into a table, because other features than the daily dice post, too."""
    op.create_table(
        "post_channels",
        key("guild_id", sa.BigInteger, sa.ForeignKey("guilds.id")),
        key("feature", word(20)),
        *optional(sa.BigInteger, "channel_id"),
    )
    op.execute(
        "INSERT INTO post_channels SELECT id, 'daily', daily_channel FROM guilds"
        " WHERE posts_offered OR daily_channel IS NOT NULL"
    )
    op.drop_column("guilds", "daily_channel")
    op.drop_column("guilds", "posts_offered")


def _keep_time_zones() -> None:
    """Gives people and servers places instead of whole hours as zones. What people chose stays a fixed offset."""
    op.add_column("guilds", sa.Column("zone", word(40), nullable=False, server_default="UTC"))
    op.add_column("guilds", sa.Column("earlier_zones", Words, nullable=False, server_default=""))
    op.add_column("people", sa.Column("zone", word(40)))
    op.add_column("people", sa.Column("since_date", word(10)))
    op.add_column("games", sa.Column("free_days", word(2), nullable=False, server_default=""))
    op.add_column("games", sa.Column("zone", word(40)))
    offsets = " ".join(f"WHEN {hours} THEN '{Zone.fixed(hours * 60)}'" for hours in range(-23, 24))
    false = sa.literal(False).compile(dialect=op.get_bind().dialect, compile_kwargs={"literal_binds": True})
    op.execute(f"UPDATE games SET zone = CASE turn_zone {offsets} END WHERE turn_zone IS NOT NULL")
    op.drop_column("games", "turn_zone")
    # Zone 0 was also that of people who chose none: it counts for those who chose a time of day.
    op.execute(
        "INSERT INTO people (user_id, hidden, zone)"
        f" SELECT user_id, {false}, CASE zone {offsets} END FROM nudges"
        " WHERE zone <> 0 OR daily OR evening OR quiet_hours > 0"
        " ON CONFLICT (user_id) DO UPDATE SET zone = excluded.zone"
    )
    op.drop_column("nudges", "zone")
    op.add_column("nudges", sa.Column("called_at", sa.BigInteger(), nullable=False, server_default="0"))


def _let_roles_moderate() -> None:
    """Makes a table of roles with powers; the log has acts to people, too."""
    op.create_table(
        "powers",
        key("guild_id", sa.BigInteger, sa.ForeignKey("guilds.id")),
        key("power", word(20)),
        *optional(sa.JSON, "roles"),
    )
    with op.batch_alter_table("acts") as acts:
        acts.alter_column("game_id", existing_type=Whole, nullable=True)
        acts.add_column(sa.Column("person_id", sa.BigInteger()))
        acts.add_column(sa.Column("about", Words))
    op.create_index("ix_acts_person_id", "acts", ["person_id", "id"])
    op.create_table(
        "bars",
        sa.Column("id", Whole, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, sa.ForeignKey("guilds.id"), nullable=False),
        *needed(word(64), "digest"),
        *needed(sa.BigInteger, "user_id", "by_id"),
        *needed(Words, "reason"),
        *needed(sa.BigInteger, "at", "until"),
        sa.UniqueConstraint("guild_id", "digest"),
    )
    op.create_index("ix_bars_user_id", "bars", ["user_id"])
    op.create_index("ix_bars_by_id", "bars", ["by_id"])
    op.create_table(
        "recounts",
        *(key("guild_id"), key("kind", Words)),
        *needed(sa.BigInteger, "asked"),
    )


def _call_to_lobbies() -> None:
    """Makes tables of people whom hosts choose for their lobbies, or who want to hear of them."""
    op.create_table("listeners", key("guild_id"), key("user_id"))
    op.create_index("ix_listeners_user_id", "listeners", ["user_id"])
    op.create_table(
        "calls",
        *(key("game_id", Whole), key("user_id")),
        *needed(sa.BigInteger, "guild_id", "host_id"),
        *needed(sa.Boolean, "listed"),
        *needed(sa.BigInteger, "at"),
    )
    for name in ("user_id", "host_id", "guild_id", "at"):
        op.create_index(f"ix_calls_{name}", "calls", [name])


def _end_attempts_where_people_are() -> None:
    """Gives each attempt of the daily dice an end of its own: days were UTC's, and those that run end with it."""
    op.add_column("attempts", sa.Column("ends_at", sa.BigInteger()))
    running = sa.text("SELECT DISTINCT day FROM attempts WHERE running")
    for day in op.get_bind().scalars(running).all():
        ends_at = int((datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)).timestamp())
        op.execute(f"UPDATE attempts SET ends_at = {ends_at} WHERE running AND day = '{day}'")
    op.drop_index("ix_attempts_running", "attempts")
    op.drop_column("attempts", "running")
    runs = sa.text("ends_at IS NOT NULL")
    op.create_index("ix_attempts_ends_at", "attempts", ["ends_at"], sqlite_where=runs, postgresql_where=runs)
    # Results are posted before a day is over everywhere, and edited then.
    op.add_column("daily_posts", sa.Column("channel_id", sa.BigInteger()))
    op.add_column("daily_posts", sa.Column("message_id", sa.BigInteger()))
    op.drop_index("ix_daily_posts_at", "daily_posts")
    op.create_index("ix_daily_posts_at", "daily_posts", ["at"])


def _keep_tournaments() -> None:
    op.create_table(
        "events",
        sa.Column("id", Whole, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, sa.ForeignKey("guilds.id"), nullable=False),
        *needed(sa.BigInteger, "channel_id"),
        *optional(sa.BigInteger, "message_id"),
        *needed(sa.BigInteger, "host_id"),
        *needed(Words, "title", "kind", "base"),
        *needed(sa.JSON, "rules", "settings"),
        *needed(sa.BigInteger, "opened_at"),
        *optional(sa.BigInteger, "due_at"),
        sa.Column("shown", Whole, nullable=False, server_default="0"),
        sqlite_autoincrement=True,
    )
    for name in ("guild_id", "host_id", "due_at"):
        op.create_index(f"ix_events_{name}", "events", [name])
    op.create_table(
        "event_facts",
        *(_of_event(), key("seq", Whole)),
        *needed(Words, "line"),
        *needed(sa.BigInteger, "at"),
    )
    op.create_table(
        "entrants",
        *(_of_event(), key("number", Whole)),
        *needed(sa.BigInteger, "user_id"),
        sa.UniqueConstraint("event_id", "user_id"),
    )
    op.create_index("ix_entrants_user_id", "entrants", ["user_id", "event_id"])
    op.create_table(
        "meetings",
        _of_event(),
        *(key(name, Whole) for name in ("round", "first", "number")),
        *needed(Whole, "second"),
        *needed(word(64), "secret"),
        *needed(sa.BigInteger, "opened_at"),
        *optional(word(64), "first_here", "second_here"),
        *(sa.Column(name, sa.Boolean(), nullable=False, server_default="0") for name in ("is_warned", "is_over")),
        *optional(sa.BigInteger, "message_id"),
        sa.Column("game_id", Whole, sa.ForeignKey("games.id", ondelete="SET NULL"), unique=True),
    )


def _keep_duels() -> None:
    op.create_table(
        "duels",
        sa.Column("id", Whole, primary_key=True),
        *needed(sa.BigInteger, "guild_id", "channel_id"),
        *optional(sa.BigInteger, "message_id"),
        *needed(sa.BigInteger, "host_id"),
        *optional(sa.BigInteger, "guest_id"),
        of_game("host_game", nullable=False, unique=True),
        sa.Column("guest_game", Whole, sa.ForeignKey("games.id", ondelete="SET NULL"), unique=True),
        *needed(word(64), "secret"),
        *needed(sa.BigInteger, "opened_at", "ends_at"),
        *optional(sa.BigInteger, "published_at"),
        *needed(sa.Boolean, "shown"),
        sqlite_autoincrement=True,
    )
    for name in ("guild_id", "host_id", "guest_id"):
        op.create_index(f"ix_duels_{name}", "duels", [name])
    op.create_index("ix_duels_shown", "duels", ["shown", "published_at"])


def _keep_dares() -> None:
    op.create_table(
        "dares",
        *(of_game(primary_key=True), key("user_id")),
        *needed(sa.BigInteger, "guild_id", "channel_id", "at"),
        *needed(sa.Boolean, "taken", "posted"),
    )
    for name in ("user_id", "guild_id"):
        op.create_index(f"ix_dares_{name}", "dares", [name])


def _of_event() -> sa.Column[int]:
    return sa.Column("event_id", Whole, sa.ForeignKey("events.id", ondelete="CASCADE"), primary_key=True)
