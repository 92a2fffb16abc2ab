"""What an attempt with the daily dice comes to, as it is played: its first throw, and its end."""

from sqlalchemy import ColumnElement, Row, select, text, update

from bot.games import farkle
from bot.store import daily_ranks
from bot.store.schema import EVERYWHERE, attempts, facts
from bot.store.units import Transaction

RUNNING = text("attempts.running")
"""Does an attempt go on? As the index has it: by other words, SQLite does not find it."""


def note_first_throw(transaction: Transaction, game_id: int) -> None:
    """Somebody has thrown on this day: it counts among their days in a row."""
    its = attempts.c.game_id == game_id
    row = transaction.execute(select(attempts).where(its)).one()
    theirs = (attempts.c.user_id == row.user_id, attempts.c.day == daily_ranks.day_before(row.day))
    streak = 1 + (transaction.scalar(select(attempts.c.streak).where(*theirs)) or 0)
    transaction.execute(update(attempts).where(its).values(streak=streak))
    daily_ranks.note_streak(transaction, row.user_id, row.day, _compared_on(row), streak)


def note_end(transaction: Transaction, game_id: int, game: farkle.Game | None) -> None:
    """An attempt has ended with the points that are banked. Without a throw it is compared nowhere.

    `game` is None where it cannot be read.
    """
    its: ColumnElement[bool] = attempts.c.game_id == game_id
    transaction.execute(update(attempts).where(its).values(running=False))
    if game is None or not game.throw_count:
        return
    points = game.seat(1).total
    lines = transaction.scalars(select(facts.c.line).where(facts.c.game_id == game_id))
    banked = [fact.points for fact in map(farkle.read, lines) if isinstance(fact, farkle.Banked)]
    transaction.execute(update(attempts).where(its).values(points=points, best_turn=max(banked, default=0)))
    row = transaction.execute(select(attempts).where(its)).one()
    daily_ranks.note_points(transaction, row.user_id, row.day, _compared_on(row), points)


def _compared_on(row: "Row[*tuple[object, ...]]") -> list[int]:
    """The leaderboards on which an attempt is compared."""
    return [EVERYWHERE] * row.everywhere + [row.guild_id] * bool(row.guild_id)
