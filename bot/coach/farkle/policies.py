"""How computer players decide in Farkle."""

from collections.abc import Callable

from bot.coach.adviser import Character
from bot.coach.farkle.advice import gain, plan
from bot.coach.farkle.answers import thrown_after
from bot.coach.farkle.solved import Solved
from bot.games.farkle import Choice, Game, Then, choices, needs_to_win

ENOUGH = 300
"""The points at which the timid one banks."""


def decide(game: Game, character: Character, solved: Solved | None, chance: float) -> Choice:
    """The choice of a computer. Without `solved`, all but the timid one play for points."""
    best, *others = ranked(game, character, solved)
    return others[0] if others and chance < character.errs else best


def ranked(game: Game, character: Character, solved: Solved | None) -> list[Choice]:
    """The choices of a computer, the best first. Raises ValueError if there is no decision."""
    legal = choices(game)
    if not legal:
        raise ValueError("nobody has to decide")
    if len(legal) == 1:
        return list(legal)
    return sorted(legal, key=_worth(game, character, solved), reverse=True)


def _worth(game: Game, character: Character, solved: Solved | None) -> Callable[[Choice], tuple[float, ...]]:
    if character is Character.TIMID:
        return lambda choice: _safety(game, choice)
    planned = plan(game, solved) if character.plays_to_win and solved else None
    if planned is not None:
        # In a decided game all choices are equal, so points count.
        return lambda choice: (planned.win(game, choice), gain(game, choice))
    return lambda choice: (float(not _loses(game, choice)), gain(game, choice))


def _safety(game: Game, choice: Choice) -> tuple[float, ...]:
    dice, _, points = thrown_after(game, choice)
    if choice.then is Then.BANK:
        missing = game.rules.target - game.seat(game.current).total if game.rules.target else ENOUGH
        return (2.0 if points >= min(ENOUGH, missing) and not _loses(game, choice) else 0.0, points)
    return (0.0 if choice.then is Then.FOLLOW else 1.0, points, dice)


def _loses(game: Game, choice: Choice) -> bool:
    return choice.then is Then.BANK and thrown_after(game, choice)[2] < needs_to_win(game)
