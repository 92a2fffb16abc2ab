"""Who has a seat, as a number: a person's id at Discord, a former player's, which is negative, or a computer's.

A computer's number says which character plays, and which of several of that character at the table. Such numbers are
far below those that Discord gives, and they are made from a column of their own when a game is read.
"""

from collections import Counter
from collections.abc import Iterable

from bot.coach.characters import BY_STRENGTH, Character

_MOST_ALIKE = 10
_COMPUTERS = range(_MOST_ALIKE, (len(BY_STRENGTH) + 1) * _MOST_ALIKE)


def computer(character: Character, number: int = 1) -> int:
    """The number of a computer at a table: the first of its character, the second …"""
    return (BY_STRENGTH.index(character) + 1) * _MOST_ALIKE + number - 1


def is_computer(player: int) -> bool:
    """Does a computer sit there?"""
    return player in _COMPUTERS


def character_of(player: int) -> Character | None:
    """The character of a computer; None for a person."""
    return BY_STRENGTH[player // _MOST_ALIKE - 1] if is_computer(player) else None


def number_of(player: int) -> int:
    """Which of the computers with its character this is, from 1."""
    return player % _MOST_ALIKE + 1


def numbered(seats: Iterable[tuple[int, Character | None]]) -> tuple[int, ...]:
    """Who has a seat, from the user id and the character of each seat: computers alike are numbered by seat."""
    alike = Counter[Character]()
    players = []
    for user_id, character in seats:
        if character is not None:
            alike[character] += 1
            user_id = computer(character, alike[character])
        players.append(user_id)
    return tuple(players)


def renumbered(players: Iterable[int]) -> tuple[int, ...]:
    """The same players after some of them changed their seats or left."""
    return numbered((player, character_of(player)) for player in players)
