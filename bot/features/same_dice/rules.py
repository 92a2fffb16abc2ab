"""What is played alone by the rules of a table, and what it comes to. Pure."""

from collections.abc import Sequence

from bot.errors import Refused, RuleSetError
from bot.features.same_dice.model import Played
from bot.games.options import OptionSet, change
from bot.games.seating import replayed


def alone(rules: OptionSet) -> OptionSet:
    """The rules with as many turns for everyone: who races to a target has as many as the game's own solo. Raises
    Refused (`same-not-alone`) if no one can play alone by them.
    """
    engine = rules.engine
    if 1 in engine.notation.seats(rules):
        return rules
    try:
        if engine.solo is not None:
            return change(rules, dict(engine.solo.options))
    except RuleSetError:
        pass
    raise Refused("same-not-alone")


def came_to(rules: OptionSet, lines: Sequence[str]) -> Played | None:
    """What a game came to, also one that was stopped; None without a throw, or if the lines are unreadable."""
    engine = rules.engine
    try:
        start = engine.notation.begin(rules, 1, lines)
        steps = replayed(start, map(engine.notation.read, lines), engine.evolve)
        if not steps or not steps[-1].after.throw_count:
            return None
        turns = tuple(turn.points for turn in engine.turns_of(start, steps))
        end = steps[-1].after
        return Played(end.seat(1).total, turns, end.is_over and not end.seat(1).left)
    except Exception:
        # Foreign lines may raise anything.
        return None
