"""Columns of a seat: a computer has user id 0 and a character."""

from collections.abc import Iterable
from typing import Any

from bot.coach.characters import Character
from bot.model.games import character_of, numbered


def seat_columns(player: int) -> dict[str, Any]:
    character = character_of(player)
    return {"user_id": player if character is None else 0, "computer": None if character is None else character.value}


def players_in(seated: Iterable[Any]) -> tuple[int, ...]:
    """Raises ValueError for unknown characters."""
    return numbered((seat.user_id, None if seat.computer is None else Character(seat.computer)) for seat in seated)
