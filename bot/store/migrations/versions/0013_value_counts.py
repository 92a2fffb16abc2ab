"""How many people the leaderboards of all servers list, by ranges of values"""

import sqlalchemy as sa
from alembic import op

from bot.store.types import Whole, word
from bot.store.value_counts import range_of

revision = "0013"
down_revision = "0012"

_ORDERS = ("rating", "wins", "win_rate", "average", "best_turn", "best_game", "farkles")


def upgrade() -> None:
    op.create_table(
        "value_counts",
        sa.Column("leaderboard_id", Whole, nullable=False),
        sa.Column("order", word(20), nullable=False),
        sa.Column("range", Whole, autoincrement=False, nullable=False),
        sa.Column("people", Whole, nullable=False),
        sa.ForeignKeyConstraint(
            ["leaderboard_id"],
            ["leaderboards.id"],
            name=op.f("fk_value_counts_leaderboard_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("leaderboard_id", "order", "range", name=op.f("pk_value_counts")),
        sqlite_with_rowid=False,
    )
    connection = op.get_bind()
    of_all_servers = connection.execute(sa.text("SELECT id FROM leaderboards WHERE guild_id = 0")).scalars().all()
    add = sa.text("INSERT INTO value_counts VALUES (:leaderboard_id, :order, :range, :people)")
    for leaderboard_id in of_all_servers:
        for order in _ORDERS:
            if rows := _counted(connection, leaderboard_id, order):
                connection.execute(add, rows)


def _counted(connection: sa.Connection, leaderboard_id: int, order: str) -> list[dict[str, object]]:
    people: dict[int, int] = {}
    values = sa.text(
        f"SELECT {order}, count(*) FROM tallies WHERE leaderboard_id = :id AND NOT hidden AND {order} IS NOT NULL"
        f" GROUP BY {order}"
    )
    for value, number in connection.execute(values, {"id": leaderboard_id}):
        people[range_of(value)] = people.get(range_of(value), 0) + number
    return [
        {"leaderboard_id": leaderboard_id, "order": order, "range": number, "people": many}
        for number, many in people.items()
    ]
