"""Brings databases of version 1.1 to the tables of version 1.2."""

import time
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from alembic import op

from bot.store.schema import Whole, Words, word
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
        sa.Column("former", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("digest", word(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("former", name="pk_former_players"),
    )
    op.create_index("ix_former_players_digest", "former_players", ["digest"])
    op.create_index("ix_former_players_at", "former_players", ["at"])


def _remember_who_left() -> None:
    """Makes a table of members who left their server, because its leaderboards leave them out."""
    op.create_table(
        "members",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_members"),
    )
    op.create_index("ix_members_user_id", "members", ["user_id"])
    op.create_index("ix_members_left", "members", ["left", "asked_at"])


def _keep_channels_of_posts() -> None:
    """Moves the channels of posts into a table, because other features than the daily dice post, too."""
    op.create_table(
        "post_channels",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("feature", word(20), nullable=False),
        sa.Column("channel_id", sa.BigInteger()),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_post_channels_guild_id"),
        sa.PrimaryKeyConstraint("guild_id", "feature", name="pk_post_channels"),
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
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("power", word(20), nullable=False),
        sa.Column("roles", sa.JSON()),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_powers_guild_id"),
        sa.PrimaryKeyConstraint("guild_id", "power", name="pk_powers"),
    )
    with op.batch_alter_table("acts") as acts:
        acts.alter_column("game_id", existing_type=Whole, nullable=True)
        acts.add_column(sa.Column("person_id", sa.BigInteger()))
        acts.add_column(sa.Column("about", Words))
    op.create_index("ix_acts_person_id", "acts", ["person_id", "id"])
    op.create_table(
        "bars",
        sa.Column("id", Whole, primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("digest", word(64), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("by_id", sa.BigInteger(), nullable=False),
        sa.Column("reason", Words, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_bars_guild_id"),
        sa.PrimaryKeyConstraint("id", name="pk_bars"),
        sa.UniqueConstraint("guild_id", "digest", name="uq_bars_guild_id"),
    )
    op.create_index("ix_bars_user_id", "bars", ["user_id"])
    op.create_index("ix_bars_by_id", "bars", ["by_id"])
    op.create_table(
        "recounts",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", Words, nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "kind", name="pk_recounts"),
    )


def _call_to_lobbies() -> None:
    """Makes tables of people whom hosts choose for their lobbies, or who want to hear of them."""
    op.create_table(
        "listeners",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_listeners"),
    )
    op.create_index("ix_listeners_user_id", "listeners", ["user_id"])
    op.create_table(
        "calls",
        sa.Column("game_id", Whole, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "user_id", name="pk_calls"),
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
        sa.Column("id", Whole, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        *(sa.Column(name, Words, nullable=False) for name in ("title", "kind", "base")),
        *(sa.Column(name, sa.JSON(), nullable=False) for name in ("rules", "settings")),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger()),
        sa.Column("shown", Whole, nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_events_guild_id"),
        sa.PrimaryKeyConstraint("id", name="pk_events"),
        sqlite_autoincrement=True,
    )
    for name in ("guild_id", "host_id", "due_at"):
        op.create_index(f"ix_events_{name}", "events", [name])
    op.create_table(
        "event_facts",
        sa.Column("event_id", Whole, nullable=False),
        sa.Column("seq", Whole, autoincrement=False, nullable=False),
        sa.Column("line", Words, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        _of_event("event_facts"),
        sa.PrimaryKeyConstraint("event_id", "seq", name="pk_event_facts"),
    )
    op.create_table(
        "entrants",
        sa.Column("event_id", Whole, nullable=False),
        sa.Column("number", Whole, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        _of_event("entrants"),
        sa.PrimaryKeyConstraint("event_id", "number", name="pk_entrants"),
        sa.UniqueConstraint("event_id", "user_id", name="uq_entrants_event_id"),
    )
    op.create_index("ix_entrants_user_id", "entrants", ["user_id", "event_id"])
    op.create_table(
        "meetings",
        sa.Column("event_id", Whole, nullable=False),
        *(sa.Column(name, Whole, autoincrement=False, nullable=False) for name in ("round", "first", "number")),
        sa.Column("second", Whole, nullable=False),
        sa.Column("secret", word(64), nullable=False),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        *(sa.Column(name, word(64)) for name in ("first_here", "second_here")),
        *(sa.Column(name, sa.Boolean(), nullable=False, server_default="0") for name in ("is_warned", "is_over")),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("game_id", Whole),
        _of_event("meetings"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], ondelete="SET NULL", name="fk_meetings_game_id"),
        sa.PrimaryKeyConstraint("event_id", "round", "first", "number", name="pk_meetings"),
        sa.UniqueConstraint("game_id", name="uq_meetings_game_id"),
    )


def _keep_duels() -> None:
    op.create_table(
        "duels",
        sa.Column("id", Whole, nullable=False),
        *(sa.Column(name, sa.BigInteger(), nullable=False) for name in ("guild_id", "channel_id")),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("guest_id", sa.BigInteger()),
        sa.Column("host_game", Whole, nullable=False),
        sa.Column("guest_game", Whole),
        sa.Column("secret", word(64), nullable=False),
        *(sa.Column(name, sa.BigInteger(), nullable=False) for name in ("opened_at", "ends_at")),
        sa.Column("published_at", sa.BigInteger()),
        sa.Column("shown", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["host_game"], ["games.id"], ondelete="CASCADE", name="fk_duels_host_game"),
        sa.ForeignKeyConstraint(["guest_game"], ["games.id"], ondelete="SET NULL", name="fk_duels_guest_game"),
        sa.PrimaryKeyConstraint("id", name="pk_duels"),
        sa.UniqueConstraint("host_game", name="uq_duels_host_game"),
        sa.UniqueConstraint("guest_game", name="uq_duels_guest_game"),
        sqlite_autoincrement=True,
    )
    for name in ("guild_id", "host_id", "guest_id"):
        op.create_index(f"ix_duels_{name}", "duels", [name])
    op.create_index("ix_duels_shown", "duels", ["shown", "published_at"])


def _keep_dares() -> None:
    op.create_table(
        "dares",
        sa.Column("game_id", Whole, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        *(sa.Column(name, sa.BigInteger(), nullable=False) for name in ("guild_id", "channel_id", "at")),
        *(sa.Column(name, sa.Boolean(), nullable=False) for name in ("taken", "posted")),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], ondelete="CASCADE", name="fk_dares_game_id"),
        sa.PrimaryKeyConstraint("game_id", "user_id", name="pk_dares"),
    )
    for name in ("user_id", "guild_id"):
        op.create_index(f"ix_dares_{name}", "dares", [name])


def _of_event(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["event_id"], ["events.id"], ondelete="CASCADE", name=f"fk_{table}_event_id")
