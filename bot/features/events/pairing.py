"""Who meets whom in the next round. Pure: it follows from the event alone, so others can compute it again.

docs/events.md says each rule with its source.
"""

from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TypeAlias

from bot.features.events.bracket import is_won, knockout
from bot.features.events.model import FEWEST_PLAYERS, Draw, Event, Format, Pair, Round
from bot.features.events.standings import points_of, results_of

LOOKS_AHEAD = 8
"""The most players, a bye among them, for whom all rounds to come are looked at."""
_BYE = 0
_MOST_AGAIN = 3
_Cost: TypeAlias = tuple[int, ...]
"""What a pair costs, the gravest first."""


def next_round(event: Event) -> Draw:
    """The draw of the next round, empty if there is no one to pair. It takes up to a second, which a worker
    should do.
    """
    match event.settings.format:
        case Format.KNOCKOUT:
            return knockout(event)
        case Format.ROUND_ROBIN:
            return _round_robin(event)
        case Format.SWISS | Format.LEAGUE:
            return _swiss(event)


def is_finished(event: Event) -> bool:
    """Is there no further round?"""
    match event.settings.format:
        case Format.KNOCKOUT:
            return is_won(event)
        case Format.ROUND_ROBIN:
            return next(_not_met(event), None) is None
        case Format.SWISS | Format.LEAGUE:
            return len(event.rounds) >= event.planned or len(event.active) < 2


def _round_robin(event: Event) -> Draw:
    """The next round of the circle that has a pair; who came late mixes them up."""
    order = [player.number for player in event.seeded]
    pairs = list(_not_met(event))
    if event.rounds and set(order) - _named(event.rounds[0]):
        left = Counter(player for pair in pairs for player in pair)
        pairs = _cheapest(order, {pair: (-((left[pair.first] + left[pair.second]) ** 2),) for pair in pairs})
    else:
        place = {player: place for place, player in enumerate(order)}
        turns = [_turn(place[pair.first], place[pair.second], len(order) + len(order) % 2) for pair in pairs]
        first = min(turns, default=0)
        pairs = [pair for pair, turn in zip(pairs, turns, strict=True) if turn == first]
    paired = {player for pair in pairs for player in pair}
    return Draw(tuple(pairs), tuple(player.number for player in event.active if player.number not in paired))


def _turn(one: int, other: int, seats: int) -> int:
    """The round, from 0, in which two places of the circle meet. The last place stays where it is."""
    last = seats - 1
    return (2 * min(one, other) if last in (one, other) else one + other) % last


def _not_met(event: Event) -> Iterator[Pair]:
    """Pairs of players who are in and have not met."""
    met = {frozenset(pairing.pair) for each in event.rounds for pairing in each.pairings}
    active = [player.number for player in event.active]
    for place, one in enumerate(active, start=1):
        yield from (Pair(one, other) for other in active[place:] if frozenset((one, other)) not in met)


def _named(each: Round) -> set[int]:
    return {*each.byes, *(player for pairing in each.pairings for player in pairing.pair)}


def _swiss(event: Event) -> Draw:
    points = points_of(results_of(event))
    order = sorted(
        (player.number for player in event.active), key=lambda each: (-points[each], event.player(each).seed)
    )
    if len(order) < FEWEST_PLAYERS:
        return Draw((), ())
    seats = order if len(order) % 2 == 0 else [*order, _BYE]
    costs = dict(_costs(event, order, points))
    if len(seats) > LOOKS_AHEAD:
        pairs = _cheapest(seats, costs)
    else:
        pairs = _cheapest_with_future(seats, costs, event.planned - len(event.rounds) - 1)
    byes = tuple(pair.first for pair in pairs if pair.second == _BYE)
    return Draw(tuple(pair for pair in pairs if pair.second != _BYE), byes)


def _costs(event: Event, order: Sequence[int], points: Mapping[int, int]) -> Iterator[tuple[Pair, _Cost]]:
    """The cost of each pair that may meet: how often they did; for a bye, wins without a game, and places from the
    last; then how far apart their points are, and their places from where they should meet. `order`: the best first.
    """
    met = Counter(frozenset(pairing.pair) for each in event.rounds for pairing in each.pairings)
    byes = Counter(player for each in event.rounds for player in each.byes)
    free = Counter(player for each in event.rounds for player in _won_without_game(each))
    groups = {level: [each for each in order if points[each] == level] for level in points.values()}
    pairs = [Pair(one, other) for place, one in enumerate(order, start=1) for other in order[place:]]
    fewest, many = min(met[frozenset(pair)] for pair in pairs), len(order)
    for pair in pairs:
        again = min(met[frozenset(pair)] - fewest, _MOST_AGAIN)
        apart = _apart(groups[points[pair.first]], groups[points[pair.second]], pair)
        # One third meeting is worse than second ones of all.
        yield pair, (again and many**again, 0, 0, (points[pair.first] - points[pair.second]) ** 2, apart**2)
    for place, one in enumerate(reversed(order) if many % 2 else ()):
        if byes[one] == min(byes[each] for each in order):
            yield Pair(one, _BYE), (0, free[one], place, 0, 0)


def _apart(upper: Sequence[int], lower: Sequence[int], pair: Pair) -> int:
    """How far two places are from where they should meet. Among equals, the upper half meets the lower half in order;
    otherwise the last of those with more points meets the first of those with fewer.
    """
    first, second = upper.index(pair.first), lower.index(pair.second)
    return second - first - len(upper) // 2 if upper is lower else len(upper) - 1 - first + second


def _won_without_game(each: Round) -> Iterator[int]:
    return (
        player for pairing in each.pairings if pairing.absent for player in pairing.pair if player not in pairing.absent
    )


def _cheapest(order: Sequence[int], costs: Mapping[Pair, _Cost]) -> list[Pair]:
    """The pairs, as many as possible, at the least cost, in the order of their first players."""
    # Only workers load it. Edges come in a fixed order, because it decides between equal costs.
    library = import_module("rustworkx")
    graph = library.PyGraph(multigraph=False)
    graph.add_nodes_from(range(len(order)))
    weights = _weights(costs, len(order))
    graph.add_edges_from([(order.index(pair.first), order.index(pair.second), -weights[pair]) for pair in costs])
    found = library.max_weight_matching(graph, max_cardinality=True, weight_fn=lambda weight: weight)
    return [Pair(order[first], order[second]) for first, second in sorted(tuple(sorted(each)) for each in found)]


def _cheapest_with_future(seats: Sequence[int], costs: Mapping[Pair, _Cost], rounds: int) -> list[Pair]:
    """The fewest second meetings now come first, then the fewest in the `rounds` after this."""
    weights = _weights(costs, len(seats))
    bits = {pair: 1 << number for number, pair in enumerate(costs)}
    fresh = sum(bits[pair] for pair, cost in costs.items() if not cost[0])
    ways = [(sum(bits[pair] for pair in pairs), pairs) for pairs in _matchings(seats, costs)]

    @cache
    def future(fresh: int, rounds: int) -> int:
        """How many further rounds there can be of fresh pairs alone."""
        most = 0
        for way, _ in ways if rounds else ():
            if way & fresh == way:
                most = max(most, 1 + future(fresh & ~way, rounds - 1))
                if most == rounds:
                    break
        return most

    again = [sum(costs[pair][0] for pair in pairs) for _, pairs in ways]
    ranked = []
    for (way, pairs), cost in zip(ways, again, strict=True):
        if cost == min(again):
            ahead = future(fresh & ~way, min(rounds, len(seats) - 1))
            ranked.append((-ahead, sum(weights[pair] for pair in pairs), pairs))
    return list(min(ranked)[-1])


def _matchings(seats: Sequence[int], allowed: Container[Pair]) -> Iterator[tuple[Pair, ...]]:
    """Every way to pair all seats."""
    if not seats:
        yield ()
        return
    first, *rest = seats
    for place, other in enumerate(rest):
        if Pair(first, other) in allowed:
            for more in _matchings([*rest[:place], *rest[place + 1 :]], allowed):
                yield Pair(first, other), *more


def _weights(costs: Mapping[Pair, _Cost], seats: int) -> dict[Pair, int]:
    """Costs as whole numbers: in sums of all pairs, a graver one outweighs all others. Below 2 ** 125, matchings are
    exact.
    """
    bases = [seats * max(level) + 1 for level in zip(*costs.values(), strict=True)]
    weights = dict.fromkeys(costs, 0)
    for pair, cost in costs.items():
        for base, each in zip(bases, cost, strict=True):
            weights[pair] = weights[pair] * base + each
    return weights
