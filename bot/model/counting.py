"""What games count for (`docs/ratings.md`). A game keeps the answer of `decide`, so later versions count it alike."""

from collections.abc import Iterable, Sequence
from enum import StrEnum

from bot.games.measures import SeatStatistics
from bot.games.options import OptionSet
from bot.model.tally import rate

LEAST_TURNS = 3
"""The fewest turns of a seat that was left for its loss to benefit opponents."""
REPETITION_SECONDS = 7 * 24 * 3600
REPETITION = 0.9

_Rating = tuple[float, float]
"""The estimate of a player's strength and its deviation: mu and sigma of `bot.model.tally.Rating`."""


class Counting(StrEnum):
    """What decides how a game counts: the first that applies. SHORT: to `quick_target` or less, if that is not usual.
    UNRATED: a player's games are not rated now. HOUSE_RULES: an option differs from the shipped rules; OTHER_TARGET:
    only the target.
    """

    HINTS = "hints"
    COMPUTER = "computer"
    ALONE = "alone"
    SHORT = "short"
    UNRATED = "unrated"
    HOUSE_RULES = "house_rules"
    OTHER_TARGET = "other_target"
    SHIPPED_RULES = "shipped_rules"

    @property
    def counts(self) -> bool:
        """Whether games count on their players' own cards, and on a server also for ratings and leaderboards."""
        return self in (Counting.HOUSE_RULES, Counting.OTHER_TARGET, Counting.SHIPPED_RULES)

    @property
    def earns_achievements(self) -> bool:
        return self is Counting.SHIPPED_RULES


def decide(
    rules: OptionSet,
    shipped: OptionSet,
    *,
    hints_allowed: bool = False,
    computers: bool = False,
    alone: bool = False,
    unrated: bool = False,
) -> Counting:
    """The first reason that applies to a game of these rules. `shipped`: the rule set that they were changed from."""
    target, quick = getattr(rules, "target", 0), rules.engine.quick_target
    friendly = {
        Counting.HINTS: hints_allowed,
        Counting.COMPUTER: computers,
        Counting.ALONE: alone,
        Counting.SHORT: 0 < target <= quick and target != getattr(shipped, "target", None),
        Counting.UNRATED: unrated,
    }
    for counting, applies in friendly.items():
        if applies:
            return counting
    changed = changes(rules, shipped)
    if not changed:
        return Counting.SHIPPED_RULES
    return Counting.OTHER_TARGET if changed == {"target"} else Counting.HOUSE_RULES


def changes(rules: OptionSet, others: OptionSet) -> set[str]:
    """The options that make another game of it. What happens when time runs out does not."""
    return rules.differences(others).keys() - {"idle"}


def counts_if_stopped(counting: Counting, left: Iterable[bool]) -> bool:
    """Whether a stopped game counts. `left`: by player. Or the others could stop a game to spare a leaver the loss."""
    return counting.counts and any(left)


def counts(counting: Counting, seats: Sequence[SeatStatistics]) -> tuple[bool, ...]:
    """Whether a game counts for each seat, in the order of seats."""
    return tuple(counting.counts and (seat.left or _gains(seat, seats)) for seat in seats)


def repetition(meetings: Iterable[int]) -> float:
    """The weight of a game, 0 to 1: the average of `REPETITION` to the power of each of `meetings`, the games that both
    finished within `REPETITION_SECONDS`, by opponent.
    """
    shares = [REPETITION**number for number in meetings]
    return sum(shares) / len(shares) if shares else 0.0


def rated(
    counting: Counting, seats: Sequence[SeatStatistics], before: Sequence[_Rating], weights: Sequence[float]
) -> list[_Rating]:
    """The ratings of all players after a game. Players who leave lose in full and gain nothing from each other. Seats
    left too early don't affect the others.
    """
    if len(seats) < 2:
        return [*before]
    after, last = rate(before, [seat.place for seat in seats]), max(seat.place for seat in seats)
    real = [index for index, seat in enumerate(seats) if not seat.left or seat.turns >= LEAST_TURNS]
    if 1 < len(real) < len(seats):
        places = [seats[index].place for index in real]
        last = max(places)
        for index, rating in zip(real, rate([before[index] for index in real], places), strict=True):
            after[index] = rating
    found = []
    for seat, counted, weight, old, new in zip(seats, counts(counting, seats), weights, before, after, strict=True):
        if not counted:
            found.append(old)
        elif seat.left or seat.place == last > 1:
            found.append(_lost(old, new, 1 if seat.left else weight))
        else:
            mu, sigma = _moved(old, new, weight)
            # Sharing the first place with weaker players lowers the estimate, but it is a win.
            found.append((max(old[0], mu) if seat.place == 1 else mu, sigma))
    return found


def _gains(seat: SeatStatistics, seats: Sequence[SeatStatistics]) -> bool:
    if not any(each.won for each in seats):
        return False
    if sum(not each.left for each in seats) > 1:
        return True
    return seat.turns >= LEAST_TURNS and any(each.left and each.turns >= LEAST_TURNS for each in seats)


def _moved(old: _Rating, new: _Rating, weight: float) -> _Rating:
    (mu, sigma), (new_mu, new_sigma) = old, new
    return mu + weight * (new_mu - mu), sigma + weight * (new_sigma - sigma)


def _lost(old: _Rating, new: _Rating, weight: float) -> _Rating:
    """The rating after a loss, without more certainty, which would raise the number that people see."""
    return min(old[0], _moved(old, new, weight)[0]), old[1]
