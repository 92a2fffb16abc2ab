"""Players as numbers: a Discord id; below 0 a former player; far below, a computer, made when a game is read."""

from collections import Counter
from collections.abc import Iterable

from bot.coach.characters import BY_STRENGTH, Character

_MOST_ALIKE = 10
_COMPUTERS = range(_MOST_ALIKE, (len(BY_STRENGTH) + 1) * _MOST_ALIKE)


def computer(character: Character, number: int = 1) -> int:
    """`number`: 1 for the first of its character."""
    return (BY_STRENGTH.index(character) + 1) * _MOST_ALIKE + number - 1


def is_computer(player: int) -> bool:
    return player in _COMPUTERS


def character_of(player: int) -> Character | None:
    """None for a person."""
    return BY_STRENGTH[player // _MOST_ALIKE - 1] if is_computer(player) else None


def number_of(player: int) -> int:
    """From 1, among those of its character."""
    return player % _MOST_ALIKE + 1


def numbered(seats: Iterable[tuple[int, Character | None]]) -> tuple[int, ...]:
    """From user ids and characters."""
    alike = Counter[Character]()
    players = []
    for user_id, character in seats:
        if character is not None:
            alike[character] += 1
            user_id = computer(character, alike[character])
        players.append(user_id)
    return tuple(players)


def renumbered(players: Iterable[int]) -> tuple[int, ...]:
    """After seats changed."""
    return numbered((player, character_of(player)) for player in players)
