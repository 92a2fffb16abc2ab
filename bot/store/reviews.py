"""Stores reviews, and which games wait for one."""

from collections.abc import Collection

from sqlalchemy import and_, delete, exists, false, func, insert, or_, select

from bot.coach.advisers import ADVISERS
from bot.coach.reviewed import SeatSums, Sums
from bot.games.registry import ENGINES
from bot.model.games import Status
from bot.processes.shards import Shards
from bot.store import deletions, results
from bot.store.schema import games, reviews, seats, unreviewed
from bot.store.units import Transaction, is_on

_NOT_KEPT = b""

_IS_CURRENT = or_(
    false(), *(and_(games.c.kind == name, reviews.c.version == each.version) for name, each in ADVISERS.items())
)
"""The condition that a review is by this version of the solver."""

_MOST_BYTES = 20_000


def keep(transaction: Transaction, game_id: int, numbers: bytes, sums: Sums, now: int, *, is_asked: bool) -> None:
    """Stores a review in place of an earlier one. Large ones are stored only if `is_asked`."""
    if not is_asked and len(numbers) > _MOST_BYTES:
        numbers = _NOT_KEPT
    version = ADVISERS[transaction.scalar(select(games.c.kind).where(games.c.id == game_id))].version
    values = {"version": version, "numbers": numbers, "at": now, "exact": sums.exact}
    seats = [[seat.decisions, seat.lost, seat.luck] for seat in sums.seats]
    transaction.execute(delete(reviews).where(reviews.c.game_id == game_id))
    transaction.execute(insert(reviews).values(game_id=game_id, sums=seats, **values))
    wait_no_longer(transaction, game_id)
    results.add_review(transaction, game_id, sums, now)


def numbers_of(transaction: Transaction, game_id: int) -> bytes | None:
    """The numbers of a review by this version of the solver; None if there is none."""
    its = (reviews.c.game_id == game_id, games.c.id == reviews.c.game_id)
    found = select(reviews.c.numbers).where(*its, _IS_CURRENT)
    return transaction.scalars(found).one_or_none() or None


def sums_of(transaction: Transaction, game_id: int) -> Sums | None:
    """The sums of a review by any version of the solver; None if there is none."""
    found = select(reviews.c.exact, reviews.c.sums).where(reviews.c.game_id == game_id)
    row = transaction.execute(found).one_or_none()
    return None if row is None else Sums(row.exact, tuple(SeatSums(*values) for values in row.sums))


def games_of(transaction: Transaction, user_id: int, most: int) -> list[tuple[int, int]]:
    """A person's last games with numbers by this version of the solver, newest first, with their seat. Needs no
    counting.
    """
    its = (reviews.c.game_id == seats.c.game_id, games.c.id == seats.c.game_id)
    found = select(seats.c.game_id, seats.c.number).where(seats.c.user_id == user_id, *its, _IS_CURRENT)
    kept = found.where(reviews.c.numbers != _NOT_KEPT).order_by(seats.c.game_id.desc()).limit(most)
    return [(row.game_id, row.number) for row in transaction.execute(kept)]


def let_wait(transaction: Transaction, game_id: int, finish_number: int) -> None:
    known = exists().where(reviews.c.game_id == game_id, games.c.id == reviews.c.game_id, _IS_CURRENT)
    if not transaction.scalar(select(known)):
        transaction.execute(insert(unreviewed).values(game_id=game_id, finish_number=finish_number))


def wait_no_longer(transaction: Transaction, game_id: int) -> None:
    transaction.execute(delete(unreviewed).where(unreviewed.c.game_id == game_id))


def let_all_wait(transaction: Transaction) -> None:
    """Queues games without a review by this version of the solver."""
    has_review = exists().where(reviews.c.game_id == games.c.id, _IS_CURRENT)
    waits = exists().where(unreviewed.c.game_id == games.c.id)
    can_be = games.c.kind.in_(ADVISERS.keys() & ENGINES.keys())
    is_won = (games.c.finish_number > 0, games.c.status == Status.OVER.value)
    lacking = select(games.c.finish_number, games.c.id).where(*is_won, can_be, ~has_review, ~waits)
    transaction.execute(insert(unreviewed).from_select(["finish_number", "game_id"], lacking))


def next_waiting(transaction: Transaction, leaving_out: Collection[int], shards: Shards | None) -> int | None:
    """The game whose review is next: the newest, except those of players being deleted. `shards` None: of any shard."""
    newest = select(unreviewed.c.game_id).order_by(unreviewed.c.finish_number.desc()).limit(len(leaving_out) + 1)
    newest = newest.where(unreviewed.c.game_id.not_in(deletions.concerned()))
    if shards is not None:
        newest = newest.join(games, games.c.id == unreviewed.c.game_id).where(is_on(games.c.guild_id, shards))
    return next((each for each in transaction.scalars(newest) if each not in leaving_out), None)


def waits(transaction: Transaction, game_id: int) -> bool:
    return bool(transaction.scalar(select(exists().where(unreviewed.c.game_id == game_id))))


def how_many_wait(transaction: Transaction) -> int:
    return transaction.scalar(select(func.count()).select_from(unreviewed)) or 0
