"""What happened in a game, step by step."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

Fact = TypeVar("Fact")
State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Step(Generic[Fact, State]):
    fact: Fact
    after: State


AnyStep: TypeAlias = Step[Any, Any]


def caused(
    game: State, fact: Fact | None, evolve: Callable[[State, Fact], State], due: Callable[[State], Fact | None]
) -> tuple[Step[Fact, State], ...]:
    """The steps that `fact` causes. `due` is the next fact that follows by the rules alone, if any."""
    steps: list[Step[Fact, State]] = []
    while fact is not None:
        game = evolve(game, fact)
        steps.append(Step(fact, game))
        fact = due(game)
    return tuple(steps)


def replayed(
    game: State, facts: Iterable[Fact], evolve: Callable[[State, Fact], State]
) -> tuple[Step[Fact, State], ...]:
    """The steps of `facts`, which are not checked."""
    steps: list[Step[Fact, State]] = []
    for fact in facts:
        game = evolve(game, fact)
        steps.append(Step(fact, game))
    return tuple(steps)
