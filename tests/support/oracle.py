"""A slow second opinion on what dice are worth, written from the rules and not from the engine.

Every way to divide the dice into groups is tried, and every group is asked whether it is a combination.
Only the options are taken from the rule set.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain, combinations

from bot.games.farkle import RuleSet

Dice = tuple[int, ...]


@lru_cache(maxsize=100_000)
def worth(rules: RuleSet, dice: Dice, extended: frozenset[int] = frozenset()) -> int | None:
    """The best total over all ways to divide the dice wholly into combinations; None if there is no way."""
    ways = divisions(dice)
    points = {group: combination(rules, group, extended) for group in set(chain.from_iterable(ways))}
    return max(
        (sum(points[group] for group in way) for way in ways if all(points[group] for group in way)), default=None
    )


def keepable(
    rules: RuleSet, roll: Dice, extended: frozenset[int] = frozenset(), *, first: bool = True
) -> dict[Dice, int]:
    """Every part of a throw, the first of a turn or not, that may be kept, with its worth."""
    found = {}
    for size in range(1, len(roll) + 1):
        for dice in set(combinations(sorted(roll), size)):
            points = worth(rules, dice, extended)
            if points is not None:
                found[dice] = points + (rules.hot_dice_bonus if size == len(roll) else 0)
    if not found and len(roll) == rules.dice and rules.scoreless and not (rules.scoreless_first and not first):
        return {tuple(sorted(roll)): rules.scoreless + rules.hot_dice_bonus}
    return found


@cache
def divisions(dice: Dice) -> frozenset[tuple[Dice, ...]]:
    """Every way to divide the dice into groups. Dice that show the same face count as the same."""
    if not dice:
        return frozenset({()})
    first, *others = dice
    found = set()
    for groups in divisions(tuple(others)):
        found.add(tuple(sorted([(first,), *groups])))
        for number, group in enumerate(groups):
            larger = tuple(sorted((first, *group)))
            found.add(tuple(sorted([*groups[:number], larger, *groups[number + 1 :]])))
    return frozenset(found)


def combination(rules: RuleSet, dice: Dice, extended: frozenset[int]) -> int:
    """The points of a group that is one combination; 0 if it is none."""
    shape = sorted(Counter(dice).values())
    found = [points for faces, points in _straights(rules) if faces == dice]
    if len(dice) == 1:
        found.append(rules.singles.get(dice[0], 0))
        if dice[0] in extended:
            found.append(rules.triples[dice[0]])
    if len(shape) == 1 and len(dice) >= 3:
        found.append(_alike(rules, dice[0], len(dice)))
    if shape == [2, 2, 2] or (shape == [2, 4] and rules.four_and_pair is True):
        found.append(rules.three_pairs)
    if shape == [2, 4] and rules.four_and_pair is not True:
        found.append(rules.four_and_pair)
    if shape == [6] and rules.six_as_three_pairs:
        found.append(rules.three_pairs)
    if shape == [3, 3] or (shape == [6] and rules.six_as_two_triplets):
        found.append(rules.two_triplets)
    if shape == [2, 3] and rules.full_house_bonus:
        triple = Counter(dice).most_common(1)[0][0]
        found.append(rules.triples[triple] + rules.full_house_bonus if triple in rules.triples else 0)
    return max(found, default=0)


def _straights(rules: RuleSet) -> Iterator[tuple[Dice, int]]:
    for name, points in rules.straights.items():
        lowest, highest = map(int, name.split("-"))
        yield tuple(range(lowest, highest + 1)), points


def _alike(rules: RuleSet, face: int, count: int) -> int:
    triple, more = rules.triples.get(face, 0), rules.more_of_a_kind
    if count == 3:
        return triple
    if isinstance(more, dict):
        points = more.get(count, 0)
        return points.get(face, 0) if isinstance(points, dict) else points
    times = {"none": 0, "adding": 1 + count - 3, "doubling": 1 << count - 3}[more]
    return triple * times
