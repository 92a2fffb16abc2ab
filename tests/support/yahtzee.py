"""Short ways to say what happens in a game of Yahtzee: moves as lines of notation."""

import pytest

from bot import rulesets
from bot.errors import IllegalMove
from bot.games.yahtzee import Game, RuleSet, new_game, play, read_move, write
from bot.text import explain


def shipped(name: str) -> RuleSet:
    rules = rulesets.shipped()[name].rules
    assert isinstance(rules, RuleSet)
    return rules


def begin(seats: int = 2, name: str = "yahtzee") -> Game:
    return new_game(shipped(name), seats)


def after(game: Game, *lines: str) -> Game:
    """The game after these moves. If a line gives points, they must be right."""
    for line in lines:
        steps = play(game, read_move(line))
        if "=" in line:
            assert write(steps[0].fact) == line
        game = steps[-1].after
    return game


def facts(game: Game, *lines: str) -> list[str]:
    """The facts that the last of these moves causes, without the move itself."""
    *before, last = lines
    return [write(step.fact) for step in play(after(game, *before), read_move(last))[1:]]


def refusal(game: Game, line: str) -> IllegalMove:
    """Why this move is illegal. Its sentence must exist."""
    with pytest.raises(IllegalMove) as caught:
        play(game, read_move(line))
    assert str(caught.value)
    assert explain(caught.value)
    return caught.value


def turn(seat: int, box: str, column: int = 1, dice: str = "1 2 2 4 6") -> list[str]:
    """A turn of one throw."""
    return [f"{seat} roll {dice}", f"{seat} score {box} {column}"]


def totals(game: Game) -> tuple[int, ...]:
    return tuple(seat.total for seat in game.seats)
