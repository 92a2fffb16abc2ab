"""The columns that say who has a seat: a person's or former player's id, or 0 and the character of a computer."""

from collections.abc import Iterable
from typing import Any

from bot.coach.characters import BY_STRENGTH, Character
from bot.model.seated import character_of, is_computer, numbered


def seat_columns(player: int) -> dict[str, Any]:
    """The columns that say who has a seat."""
    character = character_of(player)
    return {"user_id": player if character is None else 0, "computer": None if character is None else character.value}


def against(player: int, players: Iterable[int]) -> str | None:
    """The characters that a person plays against, as a column; None if there are none, and for computers."""
    met = {character_of(each) for each in players}
    return None if is_computer(player) else " ".join(each.value for each in BY_STRENGTH if each in met) or None


def characters_in(column: str) -> list[Character]:
    """The characters that such a column names. Raises ValueError for unknown ones."""
    return [Character(word) for word in column.split()]


def players_in(seated: Iterable[Any]) -> tuple[int, ...]:
    """Who sits there, from rows with these columns by seat. Raises ValueError for unknown characters."""
    return numbered((seat.user_id, None if seat.computer is None else Character(seat.computer)) for seat in seated)
