"""What an action does to one stored game."""

from dataclasses import dataclass

from bot.games.farkle.evolve import evolve
from bot.games.farkle.facts import Fact, Move
from bot.games.farkle.game import Game
from bot.games.farkle.play import decide
from bot.model.games import StoredGame


@dataclass(frozen=True, slots=True)
class Step:
    """One fact, and the game after it."""

    fact: Fact
    after: Game


def play(game: Game, move: Move) -> tuple[Step, ...]:
    steps = []
    for fact in decide(game, move):
        game = evolve(game, fact)
        steps.append(Step(fact, game))
    return tuple(steps)


@dataclass(frozen=True, slots=True)
class Change:
    """A stored game before and after an action, and the steps that were played between.

    It has not happened yet: a session has to commit it.
    """

    before: StoredGame
    after: StoredGame
    steps: tuple[Step, ...] = ()

    @property
    def facts(self) -> tuple[Fact, ...]:
        return tuple(step.fact for step in self.steps)
