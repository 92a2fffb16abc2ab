"""Brings databases of version 1.1, as it was before it came out, to its tables."""

import sqlalchemy as sa
from alembic import op

from bot.store.schema import Whole, Words, word

revision = "1.1.1"
down_revision = "1.1"


def upgrade() -> None:
    _leave_ranks_to_servers()
    # Declined challenges.
    op.create_table(
        "declines",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("digest", word(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "digest", name="pk_declines"),
    )
    # A running game gets its seat when the turn passes.
    op.add_column("games", sa.Column("current_seat", Whole))
    # Its points, too.
    op.add_column("games", sa.Column("totals", sa.JSON()))
    # Which results are shared where.
    op.create_table(
        "shares",
        sa.Column("game_id", Whole, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "channel_id", name="pk_shares"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_shares_game_id", ondelete="CASCADE"),
    )
    op.execute("ALTER TABLE incidents RENAME COLUMN deed TO request")
    # Locks keep processes from the same shards.
    for table in ("leases", "processes", "logins"):
        op.drop_table(table)
    # Roles that may end and pause games of others, and what they did.
    op.add_column("guilds", sa.Column("helpers", sa.JSON(), nullable=False, server_default="[]"))
    op.create_table(
        "acts",
        sa.Column("id", Whole, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game_id", Whole, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("what", word(10), nullable=False),
        sa.Column("reason", Words, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_acts"),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_acts_guild_id"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_acts_game_id", ondelete="CASCADE"),
    )
    op.create_index("ix_acts_guild_id", "acts", ["guild_id", "id"])
    op.create_index("ix_acts_game_id", "acts", ["game_id"])
    op.create_index("ix_acts_user_id", "acts", ["user_id", "id"])
    # Direct messages that people want, and turns that wait for one.
    op.add_column("games", sa.Column("waits_since", sa.BigInteger()))
    op.create_table(
        "nudges",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("games", word(10), nullable=False),
        sa.Column("daily", sa.Boolean(), nullable=False),
        sa.Column("evening", sa.Boolean(), nullable=False),
        sa.Column("quiet_from", Whole, nullable=False),
        sa.Column("quiet_hours", Whole, nullable=False),
        sa.Column("zone", Whole, nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.Column("locale", word(20), nullable=False),
        sa.Column("reminded_at", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("due_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("user_id", name="pk_nudges"),
    )
    op.create_index("ix_nudges_due_at", "nudges", ["due_at"])
    # Turns may end at a time of day, and wait for players who are away.
    op.add_column("games", sa.Column("turn_hour", Whole))
    op.add_column("games", sa.Column("turn_zone", Whole))
    op.add_column("games", sa.Column("held_until", sa.BigInteger()))
    op.add_column("games", sa.Column("plays_on", sa.Boolean(), nullable=False, server_default="0"))
    op.create_table(
        "holidays",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "since", name="pk_holidays"),
    )
    # Mistakes that people practise.
    op.create_table(
        "practice",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game_id", Whole, nullable=False),
        sa.Column("number", Whole, nullable=False),
        sa.Column("step", Whole, nullable=False),
        sa.Column("due_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("user_id", "game_id", "number", name="pk_practice"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_practice_game_id", ondelete="CASCADE"),
    )
    op.create_index("ix_practice_game_id", "practice", ["game_id"])
    # What attempts with the daily dice risked, and the offer to post their results.
    op.add_column("attempts", sa.Column("risked", Whole))
    op.add_column("attempts", sa.Column("risked_dice", Whole))
    op.add_column("guilds", sa.Column("posts_offered", sa.Boolean(), nullable=False, server_default="0"))
    # Each server numbers its games.
    op.add_column("games", sa.Column("number", Whole))
    begun = "guild_id > 0 AND status NOT IN ('lobby', 'closed')"
    counted = f"SELECT id, row_number() OVER (PARTITION BY guild_id ORDER BY id) AS number FROM games WHERE {begun}"
    op.execute(f"UPDATE games SET number = counted.number FROM ({counted}) AS counted WHERE counted.id = games.id")
    op.create_index("ix_games_guild_id_number", "games", ["guild_id", "number"], unique=True)


def _leave_ranks_to_servers() -> None:
    """Leaderboards of server 0 become the sums that only their person sees. Places without the bot have none."""
    op.drop_table("value_counts")
    elsewhere = "SELECT id FROM leaderboards WHERE guild_id < 0 OR (guild_id = 0 AND period NOT IN ('all', 'alone'))"
    op.execute(f"DELETE FROM lifetime_stats WHERE leaderboard_id IN ({elsewhere})")
    op.execute("DELETE FROM leaderboards WHERE guild_id < 0 OR (guild_id = 0 AND period NOT IN ('all', 'alone'))")
    own = "leaderboard_id IN (SELECT id FROM leaderboards WHERE guild_id = 0)"
    op.execute(f"DELETE FROM lifetime_stats WHERE measure = 'rating' AND {own}")
    op.execute(f"UPDATE lifetime_stats SET value = NULL WHERE {own}")
    op.execute("DELETE FROM daily_ranks WHERE guild_id <= 0")
    op.drop_column("attempts", "everywhere")
    op.execute("UPDATE results SET counts_here = true WHERE counts_everywhere")
    op.drop_column("results", "counts_everywhere")
    op.execute("ALTER TABLE results RENAME COLUMN counts_here TO counts")
    # In direct messages, house rules count on people's own cards.
    house_rules = """UPDATE games SET counting = '{"reason": "house_rules"}'"""
    op.execute(f"""{house_rules} WHERE CAST(counting AS TEXT) LIKE '%"nowhere"%'""")
