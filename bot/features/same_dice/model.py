"""A duel on the same dice, and what its games came to."""

from dataclasses import dataclass
from typing import NamedTuple

from bot.model.deadline import DAY
from bot.model.games import SharedDice

SECONDS = DAY
"""The time for both games, from the invitation on."""
MOST_OPEN = 3
"""How many duels a person begins, and is asked to, until their results are there."""


@dataclass(frozen=True, slots=True)
class DuelDice(SharedDice):
    """The dice of a duel, public once both games have ended. The `label` is the date, by UTC, on which it began."""

    duel: int = 0
    guild_id: int = 0
    ends_at: int = 0


class Duel(NamedTuple):
    """A duel as it is stored. `guest_id`: None until someone takes a duel that names no one. `guest_game`: None until
    the guest begins. `message_id`: of the invitation.
    """

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    host_id: int
    guest_id: int | None
    host_game: int
    guest_game: int | None
    secret: str
    opened_at: int
    ends_at: int
    published_at: int | None
    shown: bool

    @property
    def is_over(self) -> bool:
        return self.published_at is not None

    @property
    def games(self) -> tuple[int, ...]:
        return (self.host_game,) if self.guest_game is None else (self.host_game, self.guest_game)

    @property
    def was_declined(self) -> bool:
        return self.published_at is not None and self.guest_game is None and self.published_at < self.ends_at

    def rival_of(self, user_id: int) -> int | None:
        return self.guest_id if user_id == self.host_id else self.host_id


class Played(NamedTuple):
    """What a game came to: its points, and those of each turn. `is_whole`: was it played to its end?"""

    points: int = 0
    turns: tuple[int, ...] = ()
    is_whole: bool = False


class Side(NamedTuple):
    """One of the two. `user_id`: None for a guest who never came. `played`: None without a throw, or if unreadable."""

    user_id: int | None
    played: Played | None
