"""Reading games: one row for what was agreed, one for each seat and one for each fact.

`bot.store.saving` writes them.
"""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Text, cast, select

from bot.errors import UnreadableGame
from bot.games.farkle import MOST_SEATS, Fact, Game, evolve, new_game, read
from bot.model.games import EndedGame, Status, StoredGame
from bot.stats.statistics import seat_statistics
from bot.store.guilds import parsed_rules
from bot.store.schema import facts, farkle_streaks, games, seats
from bot.store.units import Transaction
from bot.text import Typed

log = logging.getLogger(__name__)


def load(transaction: Transaction, game_id: int) -> StoredGame | None:
    """A stored game in the state that its facts lead to; None if there is no such game. Raises UnreadableGame."""
    stored = load_agreed(transaction, game_id)
    if stored is None or stored.status in (Status.LOBBY, Status.CLOSED):
        return stored
    game = new_game(stored.rules, len(stored.players))
    told = _lines(transaction, game_id)
    try:
        for seq, line in told:
            game = evolve(game, read(line))
            if seq != game.revision:
                raise ValueError("facts are missing")
    except Exception as error:
        # Facts that this program did not write may raise anything.
        raise UnreadableGame(game_id) from error
    if stored.is_running:
        _compare_streaks(game_id, game, _streaks(transaction, game_id))
    return replace(stored, game=game)


def load_agreed(transaction: Transaction, game_id: int) -> StoredGame | None:
    """A stored game without its facts, so that `game` is None; None if there is no such game. Raises UnreadableGame."""
    columns = [column for column in games.c if column.name not in ("rules", "ended_at", "finish_number")]
    # The rules as text: if the database layer parsed them, nobody could tell that it was this game that failed.
    stored = select(*columns, cast(games.c.rules, Text).label("rules")).where(games.c.id == game_id)
    row = transaction.execute(stored).mappings().one_or_none()
    if row is None:
        return None
    seated = _seats(transaction, game_id)
    try:
        rules, status = parsed_rules(row["rules"]), Status(row["status"])
        if status not in (Status.LOBBY, Status.CLOSED) and not 2 <= len(seated) <= MOST_SEATS:
            raise ValueError("a game that nobody plays")
    except ValueError as error:
        raise UnreadableGame(game_id) from error
    return StoredGame(
        **{**row, "status": status, "title": Typed(row["title"]), "rules": rules},
        players=tuple(seat.user_id for seat in seated),
        joins=tuple(seat.join_id for seat in seated),
    )


def won_after(transaction: Transaction, number: int, most: int) -> list[tuple[int, int]]:
    """The finish numbers and ids of the games with higher finish numbers, in their order, at most `most`."""
    found = select(games.c.finish_number, games.c.id).where(games.c.finish_number > number)
    rows = transaction.execute(found.order_by(games.c.finish_number).limit(most))
    return [(row.finish_number, row.id) for row in rows]


def ended_game(transaction: Transaction, game_id: int) -> EndedGame:
    """A game that was won. Raises UnreadableGame."""
    columns = (games.c.id, games.c.guild_id, games.c.base, games.c.ended_at, games.c.finish_number)
    won = select(*columns, cast(games.c.rules, Text).label("rules")).where(games.c.id == game_id)
    row = transaction.execute(won).one()
    happened, seated = facts_of(transaction, game_id), _seats(transaction, game_id)
    try:
        rules = parsed_rules(row.rules)
        counted = seat_statistics(rules, len(seated), happened)
    except Exception as error:
        # As in `load`.
        raise UnreadableGame(game_id) from error
    return EndedGame(
        id=row.id,
        guild_id=row.guild_id,
        family=row.base,
        rules=rules,
        players=tuple(seat.user_id for seat in seated),
        facts=happened,
        seats=counted,
        ended_at=row.ended_at,
        finish_number=row.finish_number,
    )


def facts_of(transaction: Transaction, game_id: int) -> tuple[Fact, ...]:
    """The facts of a game in order. Raises UnreadableGame."""
    told = _lines(transaction, game_id)
    try:
        return tuple(read(line) for _, line in told)
    except Exception as error:
        # As in `load`.
        raise UnreadableGame(game_id) from error


def _lines(transaction: Transaction, game_id: int) -> list[tuple[int, str]]:
    """The lines of a game with their numbers, in order."""
    told = select(facts.c.seq, facts.c.line).where(facts.c.game_id == game_id).order_by(facts.c.seq)
    return [(row.seq, row.line) for row in transaction.execute(told)]


def players_of(transaction: Transaction, game_id: int) -> tuple[int, ...]:
    """Who sits in a game, by seat."""
    return tuple(seat.user_id for seat in _seats(transaction, game_id))


def _seats(transaction: Transaction, game_id: int) -> Sequence[Any]:
    """The seats of a game in order: who sits there, and by which interaction they sat down."""
    seated = select(seats.c.user_id, seats.c.join_id).where(seats.c.game_id == game_id)
    return transaction.execute(seated.order_by(seats.c.number)).all()


def _streaks(transaction: Transaction, game_id: int) -> dict[int, int]:
    """How many farkles in a row each seat has, by seat; a seat may be missing if it never farkled."""
    statement = select(farkle_streaks.c.seat, farkle_streaks.c.streak).where(farkle_streaks.c.game_id == game_id)
    return {row.seat: row.streak for row in transaction.execute(statement)}


def _compare_streaks(game_id: int, game: Game, stored: Mapping[int, int]) -> None:
    """Reports a running game whose stored farkles in a row are not what its facts say.

    Only a fault of the database, or somebody who changed it, can cause that. The game is played on by its facts, and
    the next farkle, or the next bank after one, corrects the stored numbers.
    """
    by_seat = [stored.get(number, 0) for number in game.numbers]
    counted = [game.seat(number).streak for number in game.numbers]
    if by_seat != counted:
        log.error(
            "game %d: farkle_streaks says %s by seat, but the facts say %s. Were rows changed or lost?",
            *(game_id, by_seat, counted),
        )
