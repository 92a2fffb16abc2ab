"""What kept dice score.

Dice of one throw are worth the best total over all ways to split them into combinations without a rest.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations, permutations, product

from bot.errors import Fault
from bot.games.chance import throws_of
from bot.games.dice import FACES, Dice
from bot.games.farkle.rules import RuleSet, straight_faces


@dataclass(frozen=True, slots=True)
class Keepable:
    dice: Dice
    points: int


class Scoring:
    """The points of throws by one rule set, each worked out once. `extended`: faces of triples kept in this hand; each
    further die is worth them.
    """

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self._combinations = dict(_combinations(rules))
        self.worth = cache(self._worth)
        self.keepable = cache(self._keepable)

    def _worth(self, dice: Dice, extended: frozenset[int] = frozenset()) -> int | None:
        """The most points of these sorted dice if all are kept; None if they may not be kept together."""
        if not dice:
            return 0
        best = None
        # The lowest die must belong to some combination, so only combinations with it need to be tried.
        for others in parts(dice[1:]):
            group = (dice[0], *others)
            points = self._combinations.get(group, 0)
            if not others and group[0] in extended:
                points = max(points, self.rules.triples[group[0]])
            rest = self.worth(without(dice, group), extended) if points else None
            if rest is not None and (best is None or points + rest > best):
                best = points + rest
        return best

    def _keepable(
        self, roll: Dice, extended: frozenset[int] = frozenset(), is_first: bool = True
    ) -> tuple[Keepable, ...]:
        """The sets of dice that may be kept of a throw: the most points first, then the fewest dice. `is_first`: the
        first roll of a turn.
        """
        worths = ((group, self.worth(group, extended)) for group in parts(roll))
        # Whoever keeps all dice of a throw has hot dice.
        bonus = self.rules.hot_dice_bonus
        found = [Keepable(group, points + bonus * (group == roll)) for group, points in worths if points]
        counts = self.rules.scoreless and (is_first or not self.rules.scoreless_first)
        if not found and counts and len(roll) == self.rules.dice:
            return (Keepable(roll, self.rules.scoreless + bonus),)
        return tuple(sorted(found, key=lambda keep: (-keep.points, len(keep.dice), keep.dice)))

    def wins(self, roll: Dice) -> bool:
        wins = self.rules.instant_win
        return wins is not None and any(roll.count(face) >= wins.count for face in wins.faces)


def largest(keeps: tuple[Keepable, ...]) -> tuple[Keepable, ...]:
    top = max(((len(keep.dice), keep.points) for keep in keeps), default=None)
    return tuple(keep for keep in keeps if (len(keep.dice), keep.points) == top)


def parts(dice: Dice) -> frozenset[Dice]:
    return frozenset(taken for size in range(len(dice) + 1) for taken in combinations(dice, size))


def without(dice: Dice, taken: Dice) -> Dice:
    left = list(dice)
    for die in taken:
        if die in left:
            left.remove(die)
    return tuple(left)


def extended_faces(rules: RuleSet, kept: Dice) -> frozenset[int]:
    if not rules.extend_triples:
        return frozenset()
    return frozenset(face for face, count in Counter(kept).items() if count >= 3 and face in rules.triples)


@lru_cache(maxsize=256)
def scoring(rules: RuleSet) -> Scoring:
    return Scoring(rules)


def _combinations(rules: RuleSet) -> Iterator[tuple[Dice, int]]:
    """The combinations that score, with their points. The same dice may come several times, with the most points
    last.
    """
    found: list[tuple[Dice, int]] = [((face,), points) for face, points in rules.singles.items()]
    found += [((face,) * 3, points) for face, points in rules.triples.items()]
    found += [((face,) * count, _alike(rules, face, count)) for face, count in product(FACES, range(4, rules.dice + 1))]
    found += [(straight_faces(name), points) for name, points in rules.straights.items()]
    found += _patterns(rules)
    return ((dice, points) for dice, points in sorted(found, key=lambda entry: entry[1]) if points)


def _alike(rules: RuleSet, face: int, count: int) -> int:
    more, triple = rules.more_of_a_kind, rules.triples.get(face, 0)
    if more == "adding":
        return triple * (count - 2)
    if more == "doubling":
        return triple << (count - 3)
    points = more.get(count, 0) if isinstance(more, dict) else 0
    return points.get(face, 0) if isinstance(points, dict) else points


def _patterns(rules: RuleSet) -> Iterator[tuple[Dice, int]]:
    if rules.three_pairs:
        for pairs in combinations(FACES, 3):
            yield tuple(sorted(pairs * 2)), rules.three_pairs
        if rules.six_as_three_pairs:
            for face in FACES:
                yield (face,) * 6, rules.three_pairs
    if rules.four_and_pair:
        for four, pair in permutations(FACES, 2):
            yield tuple(sorted((four,) * 4 + (pair,) * 2)), rules.points_of_four_and_pair
    if rules.two_triplets:
        for triplets in combinations(FACES, 2):
            yield tuple(sorted(triplets * 3)), rules.two_triplets
        if rules.six_as_two_triplets:
            for face in FACES:
                yield (face,) * 6, rules.two_triplets
    if rules.full_house_bonus:
        for (triple, points), pair in product(rules.triples.items(), FACES):
            if triple != pair:
                yield tuple(sorted((triple,) * 3 + (pair,) * 2)), points + rules.full_house_bonus


MANY_THROWS = 100


def endless_turns(rules: RuleSet) -> Iterator[Fault]:
    """The contradictions between options that would make turns endless. Takes up to 0.1 s."""
    option = "opening" if rules.opening > rules.minimum_bank else "minimum_bank"
    needed = getattr(rules, option)
    # One die alone brings this much, which is enough for most rules.
    least = max(rules.singles.values(), default=0) / len(FACES)
    if least * MANY_THROWS < needed and (points := _points_of_a_throw(rules)) * MANY_THROWS < needed:
        yield Fault(
            option,
            "clash-turns-without-end",
            {"option": option, "other": "singles", "points": round(points, 1), "throws": MANY_THROWS},
        )
    if rules.hot_dice == "must" and rules.keep != "any" and rules.singles.keys() >= set(FACES):
        yield Fault("hot_dice", "clash-always-hot", {"option": "hot_dice", "other": "keep"})


def _points_of_a_throw(rules: RuleSet) -> float:
    """The points that a throw of all dice scores on average."""
    throws = ((scoring(rules).keepable(throw.dice), throw.orders) for throw in throws_of(rules.dice))
    total = sum(keeps[0].points * orders for keeps, orders in throws if keeps)
    return total / float(len(FACES) ** rules.dice)
