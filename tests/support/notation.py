"""Short ways to say what happens in a game of any kind, with moves as lines of notation, and in one of Farkle."""

from typing import TypeVar

import pytest

from bot import rulesets
from bot.errors import IllegalMove
from bot.games.engine import State, Steps
from bot.games.farkle import Game, RuleSet, change, new_game
from bot.sentences import explain

OfKind = TypeVar("OfKind", bound=State)


def shipped(name: str, **changes: object) -> RuleSet:
    """A shipped rule set, with some options changed."""
    rules: RuleSet = rulesets.shipped()[name].rules
    return change(rules, changes)


def begin(rules: RuleSet, seats: int = 2) -> Game:
    """A game that seat 1 begins."""
    return new_game(rules, seats, roll_off=False)


def _play(game: State, line: str) -> Steps:
    engine = game.rules.engine
    return engine.play(game, engine.notation.read_move(line))


def after(game: OfKind, *lines: str) -> OfKind:
    """The game after these moves. If a line gives points, they must be right."""
    for line in lines:
        steps = _play(game, line)
        if "=" in line or " bank " in line:
            assert game.rules.engine.notation.write(steps[0].fact).split()[-1] == line.split()[-1]
        game = steps[-1].after
    return game


def facts(game: State, *lines: str) -> list[str]:
    """The facts that the last of these moves causes, without the move itself."""
    *before, last = lines
    return [game.rules.engine.notation.write(step.fact) for step in _play(after(game, *before), last)[1:]]


def refusal(game: State, line: str) -> IllegalMove:
    """Why this move is illegal. Its sentence must exist."""
    with pytest.raises(IllegalMove) as caught:
        _play(game, line)
    assert str(caught.value)
    assert explain(caught.value)
    return caught.value


def turn(seat: int, points: int, dice: int = 6) -> list[str]:
    """A turn that banks these points with single 1s and 5s, at 100 and 50 points."""
    lines, left = list[str](), dice
    for face in [1] * (points // 100) + [5] * (points % 100 // 50):
        others = (2, 2, 3, 3, 4)[: left - 1]
        lines += [f"{seat} roll {' '.join(map(str, (face, *others)))}", f"{seat} keep {face}"]
        left = left - 1 or dice
    return [*lines, f"{seat} bank {points}"]


def farkle(seat: int) -> str:
    return f"{seat} roll 2 2 3 3 4 6"


def totals(game: State) -> tuple[int, ...]:
    return tuple(seat.total for seat in game.seats)
