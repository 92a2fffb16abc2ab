from collections.abc import Collection, Iterable

from sqlalchemy import ColumnElement, Row, ScalarSelect, bindparam, func, literal_column, select, text, update

from bot.games.registry import DAILY, DAILY_ENGINE
from bot.rulesets import daily_rules
from bot.store import daily_ranks
from bot.store.schema import EVERYWHERE, attempts, days, facts
from bot.store.units import Transaction

RUNNING = text("attempts.running")
"""As in the index, or SQLite won't use it."""


def number_of(day: str | ColumnElement[str]) -> ScalarSelect[int]:
    """Counts the days with dice, from 1. Days when no bot ran have none."""
    until = days.alias()
    return select(func.count()).select_from(until).where(until.c.day <= day).scalar_subquery()


def note_first_throw(transaction: Transaction, game_id: int) -> None:
    its = attempts.c.game_id == game_id
    row = transaction.execute(select(attempts).where(its)).one()
    theirs = (attempts.c.user_id == row.user_id, attempts.c.day == daily_ranks.day_before(row.day))
    streak = 1 + (transaction.scalar(select(attempts.c.streak).where(*theirs)) or 0)
    transaction.execute(update(attempts).where(its).values(streak=streak))
    daily_ranks.note_streak(transaction, row.user_id, row.day, _compared_on(row), streak)


def note_ends(transaction: Transaction, game_ids: Collection[int]) -> None:
    """Attempts without a throw, and unreadable ones, count nowhere."""
    rows = transaction.execute(select(attempts).where(attempts.c.game_id.in_(game_ids))).all()
    lines = dict[int, list[str]]()
    of_games = select(facts.c.game_id, facts.c.line).where(facts.c.game_id.in_(game_ids)).order_by(facts.c.seq)
    for row in transaction.execute(of_games):
        lines.setdefault(row.game_id, []).append(row.line)
    came_to = {game_id: points_of(its_lines) for game_id, its_lines in lines.items()}
    ended = [(row, came_to.get(row.game_id) or (None, None)) for row in rows]
    if ended:
        ends = [{"its": row.game_id, "points": points, "best_turn": best} for row, (points, best) in ended]
        transaction.execute(_end, ends)
    counted = [(row, points) for row, (points, _) in ended if points is not None]
    daily_ranks.note_points(transaction, [(row.user_id, row.day, _compared_on(row), points) for row, points in counted])


def note_void(transaction: Transaction, game_id: int) -> None:
    transaction.execute(_end, {"its": game_id, "points": None, "best_turn": None})


def points_of(lines: Iterable[str]) -> tuple[int, int] | None:
    """Returns the total and the best turn; None without a throw, or if unreadable."""
    try:
        game, best = DAILY_ENGINE.new_game(daily_rules(), 1), 0
        for line in lines:
            fact = DAILY_ENGINE.notation.read(line)
            game, best = DAILY_ENGINE.evolve(game, fact), max(best, DAILY.turn_points(fact) or 0)
    except Exception:
        # Foreign lines may raise anything.
        return None
    if not game.throw_count:
        # The player deleted their data before the first throw.
        return None
    return game.seat(1).total, best


_end = (
    update(attempts)
    .where(attempts.c.game_id == bindparam("its"))
    .values(running=literal_column("false"), points=bindparam("points"), best_turn=bindparam("best_turn"))
)


def _compared_on(row: "Row[*tuple[object, ...]]") -> list[int]:
    return [EVERYWHERE] * row.everywhere + [row.guild_id] * bool(row.guild_id)
