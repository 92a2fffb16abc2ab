"""The columns that say who has a seat: a person's or former player's id, or 0 and the character of a computer."""

from collections.abc import Iterable
from typing import Any

from bot.coach.characters import Character
from bot.model.seated import character_of, numbered


def seat_columns(player: int) -> dict[str, Any]:
    """The columns that say who has a seat."""
    character = character_of(player)
    return {"user_id": player if character is None else 0, "computer": None if character is None else character.value}


def players_in(seated: Iterable[Any]) -> tuple[int, ...]:
    """Who sits there, from rows with these columns by seat. Raises ValueError for unknown characters."""
    return numbered((seat.user_id, None if seat.computer is None else Character(seat.computer)) for seat in seated)
