"""The puzzle of a day: a position of a game between two who play their best, the same for everyone."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from cachetools import LRUCache

from bot.coach.coach import Coach
from bot.coach.reviewed import LEAST, Quality
from bot.games.dice import FACES, Dice
from bot.games.engine import AnyEngine, State
from bot.model.place import NOWHERE

_MOST_DECISIONS = 40
_LEAST_CHOICES = 3
_DAYS_REMEMBERED = 8


@dataclass(frozen=True, slots=True)
class Puzzle:
    """`weighed`: as `Coach.weigh`."""

    day: str
    game: State
    weighed: Sequence[tuple[object, float]]

    @property
    def best(self) -> object:
        return max(self.weighed, key=lambda each: each[1])[0]

    def loss(self, index: int) -> float:
        return max(worth for _, worth in self.weighed) - self.weighed[index][1]


class Puzzles(LRUCache[str, Puzzle]):
    """The puzzles by day: weighing a game takes a second."""

    def __init__(self) -> None:
        super().__init__(_DAYS_REMEMBERED)


async def find_puzzle(coach: Coach, engine: AnyEngine, day: str) -> Puzzle:
    """The puzzle of a day, by the usual rules, whose table ships. Raises CoachUnavailable and BeyondCoach."""

    def throw(number: int, dice: int) -> Dice:
        return tuple(FACES[_drawn(f"{day} {number} {die}", len(FACES))] for die in range(dice))

    game, found = engine.new_game(engine.rules(), engine.fewest_seats), list[Puzzle]()
    for step in engine.begin(game, throw):
        game = step.after
    for _ in range(_MOST_DECISIONS):
        if game.is_over:
            break
        weighed = await coach.weigh(game, NOWHERE)
        puzzle = Puzzle(day, game, weighed)
        if _is_worth_asking(puzzle):
            found.append(puzzle)
        game = engine.play_choice(game, puzzle.best, throw)[-1].after
    # A game has that many decisions, so some are there.
    return found[_drawn(day, len(found))] if found else puzzle


def _is_worth_asking(puzzle: Puzzle) -> bool:
    """Whether there are several choices, and one is better than all others."""
    losses = sorted(puzzle.loss(index) for index in range(len(puzzle.weighed)))
    return len(losses) >= _LEAST_CHOICES and losses[1] >= LEAST[Quality.INACCURACY]


def _drawn(text: str, number: int) -> int:
    """A number from 0 that a text decides; so large a hash is as good as chance."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()) % number
