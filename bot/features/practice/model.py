"""How soon a mistake that a person practises comes back."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.model.deadline import DAY

WAITS = (DAY, 7 * DAY, 30 * DAY)


class Standing(NamedTuple):
    """How far a mistake is practised. `step`: of `WAITS`. `due_at`: in seconds since 1970; None once it is solved."""

    step: int
    due_at: int | None


def answered(before: Standing | None, *, is_right: bool, now: int) -> Standing:
    """`before`: None for the first answer, which solves it if it `is_right`. A wrong one begins the waits, and each
    right one after that leads to the next.
    """
    step = 0 if not is_right else len(WAITS) if before is None else before.step + 1
    return Standing(step, now + WAITS[step] if step < len(WAITS) else None)


class Practised(NamedTuple):
    """`standings` are by game and number of the decision. `games`: the last reviewed ones, with the person's seat."""

    standings: Mapping[tuple[int, int], Standing]
    games: Sequence[tuple[int, int]]

    def due(self, now: int) -> list[tuple[int, int]]:
        """Longest due first."""
        return [key for due_at, key in self._returning() if due_at <= now]

    def next_at(self, now: int) -> int | None:
        return next((due_at for due_at, _ in self._returning() if due_at > now), None)

    def _returning(self) -> list[tuple[int, tuple[int, int]]]:
        return sorted((each.due_at, key) for key, each in self.standings.items() if each.due_at is not None)
