"""What an action does to one stored game."""

from dataclasses import dataclass
from typing import Any

from bot.games.steps import AnyStep
from bot.model.games import Leftover, StoredGame


@dataclass(frozen=True, slots=True)
class Change:
    """A stored game before and after an action, and the steps that were played between.

    `left` are messages that show the game no more and are to be deleted. It has not happened yet: a session has to
    commit it.
    """

    before: StoredGame
    after: StoredGame
    steps: tuple[AnyStep, ...] = ()
    left: tuple[Leftover, ...] = ()

    @property
    def facts(self) -> tuple[Any, ...]:
        return tuple(step.fact for step in self.steps)
