"""Leaderboards by rating list provisional players after all others"""

import sqlalchemy as sa
from alembic import op

from bot.store.value_counts import range_of

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.execute(sa.text("UPDATE tallies SET rating = rating - 10000 WHERE games < 10"))
    # What was counted by ranges of ratings is counted anew.
    op.execute(sa.text("DELETE FROM value_counts WHERE \"order\" = 'rating'"))
    connection = op.get_bind()
    of_all_servers = connection.execute(sa.text("SELECT id FROM leaderboards WHERE guild_id = 0")).scalars().all()
    add = sa.text("INSERT INTO value_counts VALUES (:leaderboard_id, 'rating', :range, :people)")
    for leaderboard_id in of_all_servers:
        people: dict[int, int] = {}
        ratings = sa.text("SELECT rating FROM tallies WHERE leaderboard_id = :id AND NOT hidden")
        for (rating,) in connection.execute(ratings, {"id": leaderboard_id}):
            people[range_of(rating)] = people.get(range_of(rating), 0) + 1
        if people:
            rows = [{"leaderboard_id": leaderboard_id, "range": key, "people": many} for key, many in people.items()]
            connection.execute(add, rows)
