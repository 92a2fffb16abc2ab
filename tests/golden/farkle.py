"""Random games of Farkle that show its rules."""

from collections.abc import Iterable, Iterator
from random import Random

from bot.errors import RuleSetError
from bot.games.farkle import Fact, Game, Phase, RuleSet, change, new_game
from tests.golden import acting_rules
from tests.support.random_games import play_on, random_move

rules_of = acting_rules.rules_of
_MOST_FACTS = 5000
# Short games end level, or far behind, more often than those to the real target.
_TARGETS = (1.0, 0.5, 0.2, 0.1, 0.05)


def played(rules: RuleSet, random: Random) -> Iterator[tuple[Game, Game, tuple[Fact, ...]]]:
    """Games of two or three, the first to the real target: the beginning, the end, and the facts."""
    yield _play(rules, random)
    while True:
        aimed = _aiming(rules, random.choice(_TARGETS))
        if aimed is not None:
            yield _play(aimed, random)


def acting(start: Game, facts: Iterable[Fact]) -> Iterator[tuple[int, str]]:
    """Every rule that acts, with the number of the fact (from 0)."""
    rules = start.rules
    return acting_rules.acting(rules, len(start.seats), facts, roll_off=start.phase is Phase.ROLL_OFF)


def _play(rules: RuleSet, random: Random) -> tuple[Game, Game, tuple[Fact, ...]]:
    begun = new_game(rules, random.choice((2, 3)))
    # No player leaves or is idle: those are not rules of a rule set.
    game, facts = play_on(begun, lambda game: random_move(game, random, leaving=0, idling=0), _MOST_FACTS)
    return begun, game, tuple(facts)


def _aiming(rules: RuleSet, part: float) -> RuleSet | None:
    """The rules with a part of their target; None if they do not allow a target that low."""
    target = max(1, int(rules.target * part) // rules.step) * rules.step
    try:
        return change(rules, {"target": target})
    except RuleSetError:
        return None
