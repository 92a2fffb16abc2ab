"""Stores unexpected errors by the numbers that people read, and gives them to the doctor."""

from dataclasses import asdict, dataclass

from sqlalchemy import delete, func, select

from bot.store.schema import incidents
from bot.store.units import Transaction, add_once

MOST_KEPT = 1000


@dataclass(frozen=True, slots=True)
class Incident:
    """An unexpected error. `request`: what the person asked for, such as `/farkle stats` or `fk:roll`, or `clock`."""

    number: str
    at: int
    guild_id: int | None
    game_id: int | None
    request: str
    traceback: str


def add(transaction: Transaction, incident: Incident) -> None:
    add_once(transaction, incidents, **asdict(incident))
    newest = select(incidents.c.number).order_by(incidents.c.at.desc()).limit(MOST_KEPT)
    if transaction.scalar(select(func.count()).select_from(incidents)) > MOST_KEPT:
        transaction.execute(delete(incidents).where(incidents.c.number.not_in(newest)))
