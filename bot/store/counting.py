"""Counting: adds the games that were won to everyone's record, in the order in which they ended, each exactly once.

The unit that ends a game only notes that it waits to be counted, so that nobody who plays waits for statistics.
"""

from dataclasses import dataclass, replace

from sqlalchemy import delete, insert, select

from bot.errors import UnreadableGame
from bot.games.features import Feature
from bot.games.kinds import kind_of
from bot.model.games import EndedGame, WonGame
from bot.stats.statistics import SeatStatistics
from bot.stats.told import numbers
from bot.store import deletions, endings, results, reviews
from bot.store.games import counted, players_of, won_game
from bot.store.schema import games, uncounted
from bot.store.units import Transaction


@dataclass(frozen=True, slots=True)
class Waiting:
    """The game that is counted next. `won` is None if its rules cannot be read. Then it counts nowhere."""

    game_id: int
    won: WonGame | None


def let_wait(transaction: Transaction, game_id: int, finish_number: int) -> None:
    """Notes that a game was won and is not counted yet."""
    transaction.execute(insert(uncounted).values(game_id=game_id, finish_number=finish_number))


def is_any_waiting(transaction: Transaction) -> bool:
    """Is there a game that is not counted yet?"""
    return _first(transaction) is not None


def next_waiting(transaction: Transaction) -> Waiting | None:
    """The game to count next; None if no game waits, or if it has to wait until a player is deleted."""
    game_id = _first(transaction)
    if game_id is None or deletions.concern(transaction, game_id):
        return None
    try:
        return Waiting(game_id, won_game(transaction, game_id))
    except UnreadableGame:
        return Waiting(game_id, None)


def count(transaction: Transaction, waiting: Waiting, seats: tuple[SeatStatistics, ...] | None, now: int) -> None:
    """Adds a game to everyone's record and takes it off those that wait, or does nothing if it is not the next.

    It then waits for its review, and its ending to show what that changed. `seats` are the game's numbers
    (`bot.stats.told`); None if it cannot be read. `now` is in seconds since 1970.
    """
    if _first(transaction) != waiting.game_id:
        # Another process counted it.
        return
    if deletions.concern(transaction, waiting.game_id):
        return
    transaction.execute(delete(uncounted).where(uncounted.c.game_id == waiting.game_id))
    if waiting.won is None or seats is None:
        return
    (changed,) = results.add(transaction, [_as_it_is_now(transaction, counted(waiting.won, seats))], now)
    if any(seat.won for seat in seats) and Feature.REVIEW in kind_of(waiting.won.rules).FEATURES:
        reviews.let_wait(transaction, waiting.game_id, waiting.won.finish_number)
    endings.keep(transaction, waiting.game_id, changed)


def count_all(transaction: Transaction, now: int) -> None:
    """Counts every game that waits."""
    while waiting := next_waiting(transaction):
        count(transaction, waiting, _numbers(waiting), now)


def _numbers(waiting: Waiting) -> tuple[SeatStatistics, ...] | None:
    try:
        return None if waiting.won is None else numbers(*waiting.won.told)
    except Exception:
        # Lines that this program did not write may raise anything.
        return None


def _first(transaction: Transaction) -> int | None:
    found: int | None = transaction.scalar(select(uncounted.c.game_id).order_by(uncounted.c.finish_number).limit(1))
    return found


def _as_it_is_now(transaction: Transaction, ended: EndedGame) -> EndedGame:
    """A game whose server or players may have been deleted, and that may have been reviewed, since it was read."""
    guild_id = transaction.scalar(select(games.c.guild_id).where(games.c.id == ended.id))
    reviewed = reviews.sums_of(transaction, ended.id)
    return replace(ended, guild_id=guild_id, players=players_of(transaction, ended.id), reviewed=reviewed)
