"""What checks of dice found, kept for games whose dice nobody can compute again since a player was deleted."""

from typing import Any

from sqlalchemy import insert, select, update

from bot.errors import FarkleError, NotationError
from bot.games.verification import Verdict
from bot.model.games import Status
from bot.store.schema import games, seats, verdicts
from bot.store.units import Transaction


def keep(transaction: Transaction, game_id: int, verdict: Verdict, now: int) -> None:
    """Stores what was found at `now`, in seconds since 1970. What was kept before stays."""
    if kept(transaction, game_id) is not None:
        return
    value = {
        "commitment": verdict.commitment,
        "throws": verdict.throws,
        "dice": verdict.dice,
        "faults": [_as_json(fault) for fault in verdict.faults],
        "is_over": verdict.is_over,
        "is_seated_by_lot": verdict.is_seated_by_lot,
    }
    transaction.execute(insert(verdicts).values(game_id=game_id, verdict=value, at=now))


def kept(transaction: Transaction, game_id: int) -> Verdict | None:
    """What was found; None where nothing had to be kept."""
    found = select(verdicts.c.verdict, verdicts.c.at).where(verdicts.c.game_id == game_id)
    row = transaction.execute(found).one_or_none()
    if row is None:
        return None
    faults = tuple(map(_from_json, row.verdict["faults"]))
    return Verdict(**{**row.verdict, "faults": faults}, kept_since=row.at)


def with_ids(transaction: Transaction, user_id: int) -> list[int]:
    """The games that have ended in which the id by which somebody sat down is still stored."""
    ended = games.c.status.in_([Status.OVER, Status.STOPPED, Status.CLOSED])
    found = select(seats.c.game_id).join(games, games.c.id == seats.c.game_id)
    return list(transaction.scalars(found.where(seats.c.user_id == user_id, seats.c.join_id.is_not(None), ended)))


def with_ids_of_former_players(transaction: Transaction, most: int) -> list[int]:
    """Likewise for players who were deleted while such a game went on, at most so many."""
    ended = games.c.status.in_([Status.OVER, Status.STOPPED, Status.CLOSED])
    found = select(seats.c.game_id).join(games, games.c.id == seats.c.game_id).distinct().limit(most)
    return list(transaction.scalars(found.where(seats.c.user_id < 0, seats.c.join_id.is_not(None), ended)))


def delete_ids(transaction: Transaction, game_id: int) -> None:
    """Deletes the ids by which the players of a game sat down."""
    transaction.execute(update(seats).where(seats.c.game_id == game_id).values(join_id=None))


def _as_json(fault: FarkleError) -> dict[str, Any]:
    line, cause = (fault.line, fault.cause) if isinstance(fault, NotationError) else (None, fault)
    return {"line": line, "code": cause.code, "fields": dict(cause.fields)}


def _from_json(value: dict[str, Any]) -> FarkleError:
    fields = {name: tuple(part) if isinstance(part, list) else part for name, part in value["fields"].items()}
    cause = FarkleError(value["code"], **fields)
    return cause if value["line"] is None else NotationError(value["line"], cause)
