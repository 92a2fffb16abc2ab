"""What games count for: docs/ratings.md. A game keeps the answer of `decide`, so later versions count it alike."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.games.measures import SeatStatistics
from bot.games.options import OptionSet
from bot.stats.rating import rate

LEAST_TURNS = 3
"""A seat left earlier benefits no opponent."""
REPETITION_SECONDS = 7 * 24 * 3600
REPETITION = 0.9
LEAST_WEIGHT = 0.2

_Rating = tuple[float, float]
"""mu and sigma."""


class Reason(StrEnum):
    """The first that applies. SHORT: to `quick_target` or less, if that is not usual. HOUSE_RULES: an option differs
    from the shipped rules; OTHER_TARGET: only the target. NOWHERE: one of these, in a place without ratings.
    """

    HINTS = "hints"
    COMPUTER = "computer"
    ALONE = "alone"
    SHORT = "short"
    HOUSE_RULES = "house_rules"
    OTHER_TARGET = "other_target"
    NOWHERE = "nowhere"
    SHIPPED_RULES = "shipped_rules"


@dataclass(frozen=True, slots=True)
class Counting:
    """`here`: for ratings and leaderboards of the server."""

    here: bool
    everywhere: bool
    achievements: bool
    reason: Reason

    @property
    def is_rated(self) -> bool:
        return self.here or self.everywhere


def decide(
    rules: OptionSet,
    shipped: OptionSet,
    *,
    hints_allowed: bool = False,
    computers: bool = False,
    alone: bool = False,
    here: bool = True,
) -> Counting:
    """`shipped`: the base of `rules`. `here`: does the place have ratings?"""
    target, quick = getattr(rules, "target", None), rules.engine.quick_target
    friendly = {
        Reason.HINTS: hints_allowed,
        Reason.COMPUTER: computers,
        Reason.ALONE: alone,
        Reason.SHORT: target is not None and target <= quick and target != getattr(shipped, "target", None),
    }
    if reasons := [reason for reason, applies in friendly.items() if applies]:
        return Counting(here=False, everywhere=False, achievements=False, reason=reasons[0])
    # The idle option doesn't change the game.
    changed = rules.differences(shipped).keys() - {"idle"}
    if not changed:
        return Counting(here=here, everywhere=True, achievements=True, reason=Reason.SHIPPED_RULES)
    reason = Reason.OTHER_TARGET if changed == {"target"} else Reason.HOUSE_RULES
    return Counting(here=here, everywhere=False, achievements=False, reason=reason if here else Reason.NOWHERE)


def counts_if_stopped(counting: Counting, left: Iterable[bool]) -> bool:
    """`left`: by player. Or the others could stop a game to spare a leaver the loss."""
    return counting.is_rated and any(left)


def counts(counting: Counting, seats: Sequence[SeatStatistics]) -> tuple[bool, ...]:
    """By seat."""
    if not counting.is_rated:
        return (False,) * len(seats)
    return tuple(seat.left or _gains(seat, seats) for seat in seats)


def counts_everywhere(counting: Counting, seat: SeatStatistics, weight: float) -> bool:
    """Repeated games don't, or small groups could fill the leaderboards."""
    return counting.everywhere and (seat.left or weight >= LEAST_WEIGHT)


def repetition(meetings: Iterable[int]) -> float:
    """The weight of a game, 0 to 1: the average of `REPETITION` to the power of each of `meetings`, the games that both
    finished within `REPETITION_SECONDS`, by opponent.
    """
    shares = [REPETITION**number for number in meetings]
    return sum(shares) / len(shares) if shares else 0.0


def rated(
    counting: Counting, seats: Sequence[SeatStatistics], before: Sequence[_Rating], weights: Sequence[float]
) -> list[_Rating]:
    """Players who leave lose in full and gain nothing from each other. Seats left too early don't affect the others."""
    if len(seats) < 2:
        return [*before]
    after = rate(before, [seat.place for seat in seats])
    real = [index for index, seat in enumerate(seats) if not seat.left or seat.turns >= LEAST_TURNS]
    if 1 < len(real) < len(seats):
        among_real = rate([before[index] for index in real], [seats[index].place for index in real])
        for index, rating in zip(real, among_real, strict=True):
            after[index] = rating
    return [
        _weighed(seat, weight, old, new) if is_counted else old
        for seat, weight, is_counted, old, new in zip(
            seats, weights, counts(counting, seats), before, after, strict=True
        )
    ]


def _gains(seat: SeatStatistics, seats: Sequence[SeatStatistics]) -> bool:
    if not any(each.won for each in seats):
        return False
    if sum(not each.left for each in seats) > 1:
        return True
    return seat.turns >= LEAST_TURNS and any(each.left and each.turns >= LEAST_TURNS for each in seats)


def _weighed(seat: SeatStatistics, weight: float, old: _Rating, new: _Rating) -> _Rating:
    (mu, sigma), (new_mu, new_sigma) = old, new
    if seat.left:
        return min(mu, new_mu), new_sigma
    return mu + weight * (new_mu - mu), sigma + weight * (new_sigma - sigma)
