"""Steps: what happened in a game one after the other, and what the game was after each."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

Fact = TypeVar("Fact")
State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Step(Generic[Fact, State]):
    """Something that happened, and the game after it."""

    fact: Fact
    after: State


AnyStep: TypeAlias = Step[Any, Any]
"""A step of a game that is known only at run time."""


def caused(
    game: State, fact: Fact | None, evolve: Callable[[State, Fact], State], due: Callable[[State], Fact | None]
) -> tuple[Step[Fact, State], ...]:
    """The steps by which `fact`, and everything that follows from it by the rules, lead on from `game`.

    `evolve` gives the game after a fact, and `due` the fact that follows from a game without anyone's doing, if any.
    """
    steps: list[Step[Fact, State]] = []
    while fact is not None:
        game = evolve(game, fact)
        steps.append(Step(fact, game))
        fact = due(game)
    return tuple(steps)


def replayed(
    game: State, facts: Iterable[Fact], evolve: Callable[[State, Fact], State]
) -> tuple[Step[Fact, State], ...]:
    """The steps by which `facts` lead on from `game`. They are not checked: they are known to have happened."""
    steps: list[Step[Fact, State]] = []
    for fact in facts:
        game = evolve(game, fact)
        steps.append(Step(fact, game))
    return tuple(steps)
