"""All throws and what may be kept of them, as arrays. Points are grid steps."""

from collections import defaultdict
from functools import lru_cache
from math import gcd
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bot.coach.farkle.bounds import check_known
from bot.games.farkle import Keepable, RuleSet, extended_faces, scoring, throws_of

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

State = tuple[int, frozenset[int]]
"""A state of a turn: the number of dice to throw, and faces that extend a kept triple."""

Option = tuple[int, int]
"""The points of a keep, and the number of the state that follows."""


class Throws(NamedTuple):
    """All throws of all states; throws with the same keeps are a group.

    - State `s`: chances `farkle[s]`, after all tries, and `win[s]`, at once; groups from `first_group[s]` up to the
      next state's.
    - Group `g`: `chance[g]`; its `size[g]` options are in columns `g`, and the last is repeated.
    - Options: `points`, `next_state`, `rank`; if the largest keep is forced, a rank counts only if no earlier one is
      allowed.
    - `hot`: all dice; a seat that `must` throw hot dice can't bank there. `most`: of one keep.
    """

    first_group: Whole
    chance: Floats
    size: Whole
    points: Whole
    next_state: Whole
    rank: Whole
    farkle: Floats
    win: Floats
    ranked: bool
    hot: int
    must: bool
    most: int

    @property
    def scores_all(self) -> NDArray[np.bool_]:
        """Whether each group of throws of all dice brings back all of them: as often as possible if it is no risk, else
        as seldom as possible.
        """
        some = slice(self.first_group[self.hot], self.first_group[self.hot + 1])
        stays = self.next_state[:, some] == self.hot
        return np.asarray(stays.any(axis=0) if self.farkle[self.hot] <= 0 else stays.all(axis=0))

    @property
    def is_endless(self) -> bool:
        """Can all dice be thrown for ever?"""
        return bool(self.farkle[self.hot] + self.win[self.hot] <= 0 and self.scores_all.all())


@lru_cache(maxsize=64)
def grid(rules: RuleSet) -> int:
    """The points of a grid step: the greatest number that divides every keep, the penalty and its floor. Raises
    BeyondCoach.
    """
    check_known(rules)
    worths = {choice.points for choice in _choices_of_all(rules)}
    if rules.penalty:
        worths |= {rules.penalty.points, abs(rules.penalty.floor or 0)}
    return gcd(*worths)


def _choices_of_all(rules: RuleSet) -> list[Keepable]:
    """The keeps of all throws of all dice, those of fewer dice among them."""
    keepable = scoring(rules).keepable
    found = [keep for roll in throws_of(rules.dice) for keep in keepable(roll.dice)]
    if rules.extend_triples:
        found += [Keepable((face,), rules.triples[face]) for face in rules.triples]
    return found


@lru_cache(maxsize=64)
def states(rules: RuleSet) -> dict[State, int]:
    plain: list[State] = [(dice, frozenset()) for dice in range(1, rules.dice + 1)]
    extended: list[State] = []
    if rules.extend_triples:
        extended = [(dice, frozenset({face})) for dice in range(1, rules.dice - 2) for face in sorted(rules.triples)]
    return {state: number for number, state in enumerate(plain + extended)}


@lru_cache(maxsize=64)
def all_throws(rules: RuleSet, *, all_kept: bool) -> Throws:
    """All throws by these rules. `all_kept`: the seat must keep the most dice."""
    step, numbers = grid(rules), states(rules)
    exact = rules.target_reach == "exact"
    first_group, chance, grouped, farkle, win = [0], [], list[tuple[tuple[int, int, int], ...]](), [], []
    for state in numbers:
        groups, missed, won = _groups(rules, state, step, numbers, all_kept=all_kept, exact=exact)
        tries = rules.last_die_throws if state[0] == 1 else 1
        again = sum(missed**k for k in range(tries))
        farkle.append(missed**tries)
        win.append(won * again)
        for options, likely in groups.items():
            chance.append(likely * again)
            grouped.append(options)
        first_group.append(len(chance))
    most = max(map(len, grouped))
    padded = [options + (most - len(options)) * options[-1:] for options in grouped]
    points, following, ranks = np.ascontiguousarray(np.array(padded, dtype=np.int64).T)
    return Throws(
        np.array(first_group, dtype=np.int64),
        np.array(chance, dtype=np.float64),
        np.array(list(map(len, grouped)), dtype=np.int64),
        points,
        following,
        ranks,
        np.array(farkle, dtype=np.float64),
        np.array(win, dtype=np.float64),
        all_kept and exact,
        numbers[rules.dice, frozenset()],
        rules.hot_dice == "must",
        int(points.max()),
    )


def _groups(
    rules: RuleSet, state: State, step: int, numbers: dict[State, int], *, all_kept: bool, exact: bool
) -> tuple[dict[tuple[tuple[int, int, int], ...], float], float, float]:
    """The keeps of a state's throws with their chances, the chance of a farkle, and that of a win at once."""
    worth = scoring(rules)
    dice, extended = state
    groups: dict[tuple[tuple[int, int, int], ...], float] = defaultdict(float)
    missed = won = 0.0
    for roll, orders in throws_of(dice):
        likely = orders / 6**dice
        if rules.instant_win is not None and worth.wins(roll):
            won += likely
            continue
        choices = worth.keepable(roll, extended)
        if not choices:
            missed += likely
            continue
        if not all_kept:
            options = sorted({option(rules, state, choice, step, numbers) for choice in choices})
            groups[tuple((points, following, 0) for points, following in options)] += likely
            continue
        sizes = sorted({(len(choice.dice), choice.points) for choice in choices}, reverse=True)
        ranked: list[tuple[int, int, int]] = []
        for rank, size in enumerate(sizes if exact else sizes[:1]):
            level = [choice for choice in choices if (len(choice.dice), choice.points) == size]
            found = sorted({option(rules, state, choice, step, numbers) for choice in level})
            ranked += [(points, following, rank) for points, following in found]
        groups[tuple(ranked)] += likely
    return groups, missed, won


def option(rules: RuleSet, state: State, choice: Keepable, step: int, numbers: dict[State, int]) -> Option:
    dice, extended = state
    left = dice - len(choice.dice)
    if not left:
        return choice.points // step, numbers[rules.dice, frozenset()]
    return choice.points // step, numbers[left, extended | extended_faces(rules, choice.dice)]
