"""Leaderboards by what only Yahtzee counts, and the winners of a season in each game"""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole, Words
from bot.store.value_counts import range_of

revision = "0035"
down_revision = "0034"

_OWN = ("yahtzees", "yahtzee_bonuses", "upper_bonuses", "best_column")
_WHOLE = "all-yahtzee"
_FAMILIES = ("yahtzee", "triple-yahtzee", _WHOLE)


def upgrade() -> None:
    _make_tallies()
    _fill_tallies(op.get_bind())
    _add_kind_to_crowns()


def _make_tallies() -> None:
    op.create_table(
        "yahtzee_tallies",
        sa.Column("leaderboard_id", Whole, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.Column("yahtzees", Whole, nullable=False),
        sa.Column("yahtzee_bonuses", Whole, nullable=False),
        sa.Column("upper_bonuses", Whole, nullable=False),
        sa.Column("best_column", Whole, nullable=False),
        sa.ForeignKeyConstraint(
            ["leaderboard_id", "user_id"],
            ["tallies.leaderboard_id", "tallies.user_id"],
            name=op.f("fk_yahtzee_tallies_leaderboard_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("leaderboard_id", "user_id", name=op.f("pk_yahtzee_tallies")),
        sqlite_with_rowid=False,
    )
    for name in _OWN:
        op.create_index(f"ix_yahtzee_tallies_{name}", "yahtzee_tallies", ["leaderboard_id", "hidden", name, "user_id"])
    op.create_index("ix_yahtzee_tallies_user_id", "yahtzee_tallies", ["user_id"])


def _fill_tallies(connection: sa.Connection) -> None:
    """Adds up the results that are there, on the leaderboards that are there."""
    families = ", ".join(f"'{family}'" for family in _FAMILIES)
    leaderboards = {
        (row.guild_id, row.family, row.period): row.id
        for row in connection.execute(sa.text(f"SELECT * FROM leaderboards WHERE family IN ({families})"))
    }
    seasons: dict[int, list[Any]] = {}
    for season in connection.execute(sa.text('SELECT id, guild_id, "after", "until" FROM seasons')):
        seasons.setdefault(season.guild_id, []).append(season)
    results = connection.execute(
        sa.text(
            "SELECT user_id, guild_id, family, ended_at, finish_number, counts_here, counts_everywhere,"
            f" {', '.join(_OWN)} FROM results JOIN yahtzee_results USING (game_id, seat) WHERE user_id > 0"
        )
    )
    added: dict[tuple[int, int], dict[str, int]] = {}
    for row in results:
        for key in _leaderboards_of(row, seasons.get(row.guild_id, [])):
            if key in leaderboards:
                own = added.setdefault((leaderboards[key], row.user_id), dict.fromkeys(_OWN, 0))
                for name in _OWN:
                    value = getattr(row, name)
                    own[name] = max(own[name], value) if name == "best_column" else own[name] + value
    listed = sa.text("SELECT hidden FROM tallies WHERE leaderboard_id = :leaderboard_id AND user_id = :user_id")
    add = sa.text(
        f"INSERT INTO yahtzee_tallies VALUES (:leaderboard_id, :user_id, :hidden, {', '.join(f':{n}' for n in _OWN)})"
    )
    counted: dict[tuple[int, str, int], int] = {}
    everywhere = {id_ for (guild_id, *_), id_ in leaderboards.items() if guild_id == 0}
    for (leaderboard_id, user_id), own in added.items():
        whose = {"leaderboard_id": leaderboard_id, "user_id": user_id}
        hidden = connection.execute(listed, whose).scalar()
        if hidden is None:
            continue
        connection.execute(add, {**whose, "hidden": bool(hidden), **own})
        if leaderboard_id in everywhere and not hidden:
            for name, value in own.items():
                place = (leaderboard_id, name, range_of(value))
                counted[place] = counted.get(place, 0) + 1
    # Nobody is listed by what Yahtzee does not have.
    connection.execute(
        sa.text(
            "DELETE FROM value_counts WHERE \"order\" = 'farkles' AND leaderboard_id IN"
            f" (SELECT id FROM leaderboards WHERE family IN ({families}))"
        )
    )
    count = sa.text("INSERT INTO value_counts VALUES (:leaderboard_id, :order, :range, :people)")
    for (leaderboard_id, order, number), people in counted.items():
        ranges = {"leaderboard_id": leaderboard_id, "order": order, "range": number, "people": people}
        connection.execute(count, ranges)


def _leaderboards_of(row: Any, seasons: list[Any]) -> Iterator[tuple[int, str, str]]:
    """The leaderboards on which a result counts, if they are there. `seasons` are those of its server."""
    day = datetime.fromtimestamp(row.ended_at, UTC)
    periods = ("all", f"{day:%Y-%m}", f"{day:%G}-W{day:%V}", f"{day:%Y-%m-%d}")
    for family in (row.family, _WHOLE):
        for period in periods:
            if row.counts_everywhere:
                yield 0, family, period
            if row.counts_here and row.guild_id:
                yield row.guild_id, family, period
        for season in seasons:
            is_in = season.after < row.finish_number and (season.until is None or row.finish_number <= season.until)
            if row.counts_here and is_in:
                yield row.guild_id, family, f"season-{season.id}"


def _add_kind_to_crowns() -> None:
    """Until now, seasons crowned those who led in Farkle."""
    connection = op.get_bind()
    crowns = [dict(row) for row in connection.execute(sa.text("SELECT season_id, user_id FROM crowns")).mappings()]
    op.drop_table("crowns")
    op.create_table(
        "crowns",
        sa.Column("season_id", Whole, nullable=False),
        sa.Column("kind", Words, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["season_id"], ["seasons.id"], name=op.f("fk_crowns_season_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("season_id", "kind", "user_id", name=op.f("pk_crowns")),
    )
    op.create_index("ix_crowns_user_id", "crowns", ["user_id"])
    if crowns:
        connection.execute(sa.text("INSERT INTO crowns VALUES (:season_id, 'farkle', :user_id)"), crowns)
