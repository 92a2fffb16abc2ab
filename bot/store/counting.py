"""Stores which games wait to be counted, and counts one."""

import logging
from dataclasses import dataclass, replace

from sqlalchemy import delete, insert, select

from bot.coach.advisers import adviser_of
from bot.errors import UnreadableGame
from bot.games.measures import SeatStatistics
from bot.model.games import WonGame
from bot.model.seats import is_computer
from bot.model.written import numbers
from bot.store import deletions, endings, results, reviews
from bot.store.games import players_of, won_game
from bot.store.schema import games, uncounted
from bot.store.units import Transaction

log = logging.getLogger(__name__)

_MOST_LINES = 25_000
"""A longer game would block writers."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """`won`: None if the rules are unreadable; it counts nowhere then."""

    game_id: int
    won: WonGame | None


def let_wait(transaction: Transaction, game_id: int, finish_number: int) -> None:
    transaction.execute(insert(uncounted).values(game_id=game_id, finish_number=finish_number))


def next_waiting(transaction: Transaction) -> Waiting | None:
    """Returns None also if all games wait for a deletion."""
    game_id = _next(transaction)
    if game_id is None:
        return None
    try:
        return Waiting(game_id, won_game(transaction, game_id))
    except UnreadableGame:
        return Waiting(game_id, None)


def count(transaction: Transaction, waiting: Waiting, seats: tuple[SeatStatistics, ...] | None, now: int) -> None:
    """Also queues its review and its ending. `seats`: from `bot.model.written`, None if unreadable."""
    if _next(transaction) != waiting.game_id:
        # It is already counted, or a player is being deleted.
        return
    set_aside(transaction, waiting.game_id)
    if waiting.won is None or seats is None:
        return
    (changed,) = results.add(transaction, [_as_it_is_now(transaction, replace(waiting.won, seats=seats))], now)
    if any(seat.won for seat in seats) and adviser_of(waiting.won.rules):
        reviews.let_wait(transaction, waiting.game_id, waiting.won.finish_number)
    endings.keep(transaction, waiting.game_id, changed)


def set_aside(transaction: Transaction, game_id: int) -> None:
    transaction.execute(delete(uncounted).where(uncounted.c.game_id == game_id))


def count_all(transaction: Transaction, now: int) -> None:
    """Sets aside games too long for a unit."""
    while waiting := next_waiting(transaction):
        count(transaction, waiting, _numbers(waiting), now)


def _numbers(waiting: Waiting) -> tuple[SeatStatistics, ...] | None:
    try:
        if waiting.won is None or len(waiting.won.lines) > _MOST_LINES:
            log.error("game %s is not counted before the records are rebuilt", waiting.game_id)
            return None
        return numbers(*waiting.won.notation)
    except Exception:
        # Foreign lines may raise anything.
        return None


def first_waiting(transaction: Transaction) -> int | None:
    found: int | None = transaction.scalar(select(uncounted.c.game_id).order_by(uncounted.c.finish_number).limit(1))
    return found


def _next(transaction: Transaction) -> int | None:
    """Skips games of people being deleted, and later ones of their opponents: ratings depend on the order."""
    stuck = deletions.going_on(transaction)
    if not stuck:
        return first_waiting(transaction)
    for game_id in list(transaction.scalars(select(uncounted.c.game_id).order_by(uncounted.c.finish_number))):
        people = {player for player in players_of(transaction, game_id) if not is_computer(player)}
        if not people & stuck:
            return int(game_id)
        stuck |= people
    return None


def _as_it_is_now(transaction: Transaction, won: WonGame) -> WonGame:
    """Applies later deletions and reviews."""
    guild_id = transaction.scalar(select(games.c.guild_id).where(games.c.id == won.id))
    reviewed = reviews.sums_of(transaction, won.id)
    return replace(won, guild_id=guild_id, players=players_of(transaction, won.id), reviewed=reviewed)
