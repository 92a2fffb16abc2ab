"""What runs in a process of its own: numpy takes a while to load, and a table half a minute to solve.

These functions are called by name (`bot.workers`), so this module itself loads nothing heavy.
"""

from functools import cache
from typing import TYPE_CHECKING

from cachetools import LRUCache

from bot.coach.characters import Character
from bot.coach.reviewed import Sums
from bot.coach.yahtzee.hints import MOST_CHOICES, Hint
from bot.games.yahtzee import Choice, Game, RuleSet, new_game, read

if TYPE_CHECKING:
    from bot.coach.yahtzee.advice import Judge

_MOST_TABLES = 4
"""So many tables stay in the memory of the process. Each takes some 35 megabytes."""


def is_cheap(rules: RuleSet) -> bool:
    """Are questions answered in milliseconds? With several columns, a review takes seconds."""
    return rules.columns == 1


def hint(game: Game) -> tuple[Hint, bool]:
    """The hint for the seat whose turn it is, and whether the table that would make it better is still to be solved."""
    from bot.coach.yahtzee.advice import advise

    judge, is_own = judge_of(game.rules)
    best = tuple(advise(game, judge)[:MOST_CHOICES])
    return Hint(best, is_own and game.rules.columns == 1), not is_own


def decide(game: Game, character: Character, chance: float) -> tuple[Choice, bool]:
    """What a character decides whose turn it is, and whether the table that it would use is still to be solved."""
    from bot.coach.yahtzee.policies import cautious, decide

    if character is Character.TIMID:
        return cautious(game), False
    judge, is_own = judge_of(game.rules)
    return decide(game, character, judge, chance), not is_own


def review(rules: RuleSet, seats: int, lines: tuple[str, ...]) -> tuple[bytes, Sums] | None:
    """The numbers of the review of a game that has ended, by its lines, and their sums.

    None until its rule set has a table.
    """
    from bot.coach.yahtzee.review import review

    judge, is_own = judge_of(rules)
    if not is_own:
        return None
    found = review(new_game(rules, seats), map(read, lines), judge, exact=rules.columns == 1)
    return found.numbers(), found.sums()


def solve_table(rules: RuleSet) -> bool:
    """Solves a rule set and keeps the table as a file. False if it cannot be kept."""
    from bot.coach.yahtzee.library import keep_table
    from bot.coach.yahtzee.solver import solve

    return keep_table(solve(rules), rules)


def prepare() -> None:
    """Loads what the first question would otherwise have to wait for."""
    judge_of(RuleSet())


def judge_of(rules: RuleSet) -> "tuple[Judge, bool]":
    """What values cards by these rules, and whether it has their own table, or only that of the common rules."""
    from bot.coach.yahtzee.advice import Judge
    from bot.coach.yahtzee.library import find_table

    judges = _judges()
    if rules not in judges:
        solved = find_table(rules)
        if solved is None:
            return Judge(rules, judge_of(RuleSet())[0].solved), False
        judges[rules] = Judge(rules, solved)
    return judges[rules], True


@cache
def _judges() -> "LRUCache[RuleSet, Judge]":
    return LRUCache(_MOST_TABLES)
