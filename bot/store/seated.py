"""Columns of a seat: a computer has user id 0 and a character."""

from collections.abc import Iterable
from typing import Any

from bot.coach.characters import BY_STRENGTH, Character
from bot.model.games import character_of, is_computer, numbered


def seat_columns(player: int) -> dict[str, Any]:
    character = character_of(player)
    return {"user_id": player if character is None else 0, "computer": None if character is None else character.value}


def against(player: int, players: Iterable[int]) -> str | None:
    """Weakest first; None for computers."""
    met = {character_of(each) for each in players}
    return None if is_computer(player) else " ".join(each.value for each in BY_STRENGTH if each in met) or None


def characters_in(column: str) -> list[Character]:
    """Raises ValueError for unknown characters."""
    return [Character(word) for word in column.split()]


def players_in(seated: Iterable[Any]) -> tuple[int, ...]:
    """Raises ValueError for unknown characters."""
    return numbered((seat.user_id, None if seat.computer is None else Character(seat.computer)) for seat in seated)
