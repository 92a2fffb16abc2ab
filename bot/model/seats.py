"""The people and computers at a game.

Players are numbers: a person's Discord id, a negative one for a former player, a small one for a computer.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.coach.adviser import Character
from bot.games.seating import MOST_SEATS


@dataclass(frozen=True)
class Seats:
    """The seats of a game: `players`, and `joins`, the digests of joining interactions, which seed the dice (None for
    computers).

    `left_lobby`: user ids, one for each time a seat was given up in the lobby; emptied at the start. `most`: how
    many fit.
    """

    players: tuple[int, ...] = ()
    joins: tuple[str | None, ...] = ()
    left_lobby: tuple[int, ...] = ()
    most: int = MOST_SEATS

    @property
    def people(self) -> tuple[int, ...]:
        """The players without computers."""
        return tuple(player for player in self.players if not is_computer(player))

    @property
    def is_full(self) -> bool:
        return len(self.players) >= self.most

    def number_of(self, user_id: int) -> int | None:
        """The seat of a person, from 1; None if they have none."""
        return self.players.index(user_id) + 1 if user_id in self.players else None

    def having(self, user_id: int, join: str) -> "Seats":
        """The seats with one more person."""
        return replace(self, players=(*self.players, user_id), joins=(*self.joins, join))

    def without(self, number: int) -> "Seats":
        """The seats without one of them; equal computers are numbered anew."""
        before = number - 1
        players = renumbered(self.players[:before] + self.players[number:])
        return replace(self, players=players, joins=self.joins[:before] + self.joins[number:])


_MOST_ALIKE = 10
_CHARACTERS = tuple(Character)
_COMPUTERS = range(_MOST_ALIKE, (len(_CHARACTERS) + 1) * _MOST_ALIKE)


def computer(character: Character, number: int = 1) -> int:
    """The number that stands for a computer. `number` counts equal ones, from 1."""
    return (_CHARACTERS.index(character) + 1) * _MOST_ALIKE + number - 1


def is_former(user_id: int) -> bool:
    return user_id < 0


def is_computer(player: int) -> bool:
    return player in _COMPUTERS


def character_of(player: int) -> Character | None:
    """The character of a computer; None for a person."""
    return _CHARACTERS[player // _MOST_ALIKE - 1] if player in _COMPUTERS else None


def number_among_equals(player: int) -> int:
    """The number of a computer among equal ones, from 1."""
    return player % _MOST_ALIKE + 1


def numbered(seats: Iterable[tuple[int, Character | None]]) -> tuple[int, ...]:
    """The players by their user ids or characters; equal computers are numbered by seat."""
    alike = Counter[Character]()
    players = []
    for user_id, character in seats:
        if character is not None:
            alike[character] += 1
            user_id = computer(character, alike[character])
        players.append(user_id)
    return tuple(players)


def renumbered(players: Iterable[int]) -> tuple[int, ...]:
    return numbered((player, character_of(player)) for player in players)
