"""Farkle's adviser, which runs in a worker: numpy takes a while to load, a table minutes to solve.

The bot loads this module too, so it imports nothing heavy.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from cachetools import LRUCache

from bot.coach.adviser import Adviser, BeyondCoach, Character, LookedAt, Perfect
from bot.coach.farkle.answers import VERSION, Hint, hint_of, sensible
from bot.coach.farkle.bounds import is_cheap
from bot.coach.reviewed import Sums
from bot.games.dice import Seed
from bot.games.farkle import NAME, Choice, Game, RuleSet, new_game, read

if TYPE_CHECKING:
    from bot.coach.farkle.solved import Solved

_tables: "LRUCache[RuleSet, Solved]" = LRUCache(3)
"""The solved tables used last; the largest takes 40 MB."""


def hint(game: Game) -> tuple[Hint, bool]:
    from bot.coach.farkle.advice import advise, farkle_after

    solved = _table(game.rules)
    found = advise(game, solved)
    lacks_table = solved is None or (len(game.seats) > 2 and not _has_three(game.rules))
    return hint_of(game, found, farkle_after(game, found[0].choice) if found else 0.0), lacks_table


def weigh(game: Game) -> tuple[tuple[Choice, float], ...] | None:
    """Each sensible choice with its chance to win; None until there is a table."""
    from bot.coach.farkle.advice import plan

    solved = _table(game.rules)
    planned = plan(game, solved) if solved else None
    return None if planned is None else tuple((choice, planned.win(game, choice)) for choice in sensible(game))


def decide(game: Game, character: Character, chance: float) -> tuple[Choice, bool]:
    from bot.coach.farkle.policies import decide

    solved = _table(game.rules) if character.plays_to_win else None
    return decide(game, character, solved, chance), character.plays_to_win and solved is None


def review(rules: RuleSet, seats: int, lines: tuple[str, ...]) -> tuple[bytes, Sums] | None:
    from bot.coach.farkle.review import review

    solved = _table(rules)
    if solved is None:
        return None
    found = review(new_game(rules, seats), map(read, lines), solved)
    return found.numbers(), found.sums()


def look_back(rules: RuleSet, lines: tuple[str, ...]) -> tuple[LookedAt, ...]:
    from bot.coach.farkle import alone as perfect

    return tuple(perfect.look_back(rules, lines))


def alone(rules: RuleSet, seed: Seed) -> Perfect:
    from bot.coach.farkle.alone import free, greatest_possible, total_of_perfect_play
    from bot.coach.farkle.most_points import greatest_total

    assert rules.rounds is not None
    made, possible = total_of_perfect_play(rules, seed.dice), greatest_possible(rules, seed.dice)
    return Perfect(greatest_total(free(rules), rules.rounds), made, possible)


def prepare() -> None:
    import_module("bot.coach.farkle.policies")


def solve_table(rules: RuleSet) -> bool:
    """Solves the rules for two seats, then for three, and stores both. Returns False if a table is missing then."""
    from bot.coach.farkle.solver import solve
    from bot.coach.farkle.table import find_table, keep_table
    from bot.coach.farkle.three import keep_three, plain
    from bot.coach.farkle.three_solver import solve_three
    from bot.coach.farkle.twin import twin

    near = twin(rules)
    if find_table(rules) is None and not keep_table(solve(near)):
        return False
    small = plain(near)
    try:
        return small is None or _has_three(rules) or keep_three(solve_three(small))
    except BeyondCoach:
        # Pairs are known.
        return False


def _has_three(rules: RuleSet) -> bool:
    """Whether the table of three seats is there, or none is possible for these rules."""
    from bot.coach.farkle.three import plain, three_of
    from bot.coach.farkle.twin import twin

    near = twin(rules)
    return plain(near) is None or three_of(near) is not None


def _table(rules: RuleSet) -> "Solved | None":
    from bot.coach.farkle.table import find_table

    if rules not in _tables:
        solved = find_table(rules)
        if solved is None:
            return None
        _tables[rules] = solved
    return _tables[rules]


ADVISER = Adviser(
    name=NAME,
    version=VERSION,
    is_cheap=is_cheap,
    hint=hint,
    weigh=weigh,
    decide=decide,
    review=review,
    solve=solve_table,
    prepare=prepare,
    can_solve=find_spec("numba") is not None,
    alone=alone,
    look_back=look_back,
)
