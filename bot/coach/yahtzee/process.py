"""Yahtzee's adviser, which runs in a worker: numpy takes a while to load, a table half a minute to solve.

The bot loads this module too, so it imports nothing heavy.
"""

from typing import TYPE_CHECKING

from cachetools import LRUCache

from bot.coach.adviser import Adviser, BeyondCoach, Character
from bot.coach.reviewed import Sums
from bot.coach.yahtzee.answers import MOST_CHOICES, VERSION, Hint
from bot.games.yahtzee import ENGINE, NAME, Choice, Game, RuleSet, bonuses_left, boxes_of, choices, new_game, read

if TYPE_CHECKING:
    from bot.coach.yahtzee.judge import Judge

_judges: "LRUCache[RuleSet, Judge]" = LRUCache(4)
"""Each has a table of up to 30 MB."""
_MOST_CARDS = 100_000
"""The most cards, by boxes and bonuses, of a table, so that it takes 100 MB and a minute (saved rolls: thrice that)."""


def knows(rules: RuleSet) -> bool:
    """A double generala needs the state that tables have of further yahtzees."""
    is_clash = rules.double_generala is not None and (rules.bonus_points > 0 or rules.columns > 1)
    return not is_clash


def is_cheap(rules: RuleSet) -> bool:
    """Whether a review takes little time, as it does for a single column without saved rolls."""
    return rules.columns == 1 and not rules.saved_rolls


def check_size(rules: RuleSet) -> None:
    """Checks that a card is not too large to be solved; raises BeyondCoach if it is."""
    bonuses = 1 if rules.double_generala else bonuses_left(rules, ())
    if (1 + bonuses) << len(boxes_of(rules)) > _MOST_CARDS:
        raise BeyondCoach


def hint(game: Game) -> tuple[Hint, bool]:
    from bot.coach.yahtzee.advice import advise

    judge, is_own = judge_of(game.rules)
    best = tuple(advise(game, judge)[:MOST_CHOICES])
    return Hint(best, is_own and judge.is_exact), not is_own


def weigh(game: Game) -> tuple[tuple[Choice, float], ...] | None:
    """Each choice with the average final total; None without the rules' own table."""
    from bot.coach.yahtzee.advice import advise

    judge, is_own = judge_of(game.rules)
    points = {each.choice: each.points for each in advise(game, judge)}
    return tuple((choice, points[choice]) for choice in choices(game)) if is_own else None


def decide(game: Game, character: Character, chance: float) -> tuple[Choice, bool]:
    from bot.coach.yahtzee.advice import cautious, decide

    if character is Character.TIMID:
        return cautious(game), False
    judge, is_own = judge_of(game.rules)
    return decide(game, character, judge, chance), not is_own


def review(rules: RuleSet, seats: int, lines: tuple[str, ...]) -> tuple[bytes, Sums] | None:
    from bot.coach.yahtzee.review import review

    judge, is_own = judge_of(rules)
    if not is_own:
        return None
    found = review(new_game(rules, seats), map(read, lines), judge, exact=judge.is_exact)
    return found.numbers(), found.sums()


def solve_table(rules: RuleSet) -> bool:
    """Solves the rules and stores the table, and returns whether it could. Raises BeyondCoach."""
    from bot.coach.yahtzee.solver import solve
    from bot.coach.yahtzee.table import keep_table

    check_size(rules)
    return keep_table(solve(rules))


def prepare() -> None:
    judge_of(RuleSet())


def judge_of(rules: RuleSet) -> "tuple[Judge, bool]":
    """The judge for these rules, and whether it has their own table, not that of the nearest."""
    from bot.coach.yahtzee.judge import Judge
    from bot.coach.yahtzee.table import find_table

    if rules not in _judges:
        solved = find_table(rules)
        if solved is None:
            return Judge(rules, judge_of(_nearest(rules))[0].solved), False
        _judges[rules] = Judge(rules, solved)
    return _judges[rules], True


def _nearest(rules: RuleSet) -> RuleSet:
    """The shipped rule set with as many dice and most options alike."""
    # A worker that needs no such rule set is 4 MB smaller without the module.
    from bot.rulesets import shipped_of

    shipped = (named.rules for named in shipped_of(ENGINE).values() if named.rules.dice == rules.dice)
    found: RuleSet = max(shipped, key=lambda each: sum(getattr(each, name) == value for name, value in rules))
    return found


ADVISER = Adviser(
    name=NAME,
    version=VERSION,
    knows=knows,
    is_cheap=is_cheap,
    hint=hint,
    weigh=weigh,
    decide=decide,
    review=review,
    solve=solve_table,
    prepare=prepare,
)
