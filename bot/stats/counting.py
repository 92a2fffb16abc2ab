"""What a game counts for, and why. Pure; nothing else decides it.

`decide` is asked while a lobby is open, which says so, and when the game starts. Then its answer is stored with the
game, so that later versions count the game in the same way. Once the game has ended, `counts`, `repetition` and `rated`
say what it adds to the numbers of each seat. `docs/ratings.md` explains all of it to players.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.games.measures import SeatStatistics
from bot.games.options import OptionSet
from bot.games.registry import engine_of
from bot.stats.rating import rate

LEAST_TURNS = 3
"""Nobody gains from a seat that was left before it had taken so many turns."""
REPETITION_SECONDS = 7 * 24 * 3600
"""Games with the same people count less if they ended within so many seconds of each other."""
REPETITION = 0.9
"""What a further game with the same person counts, compared with the one before."""
LEAST_WEIGHT = 0.2
"""A game that counts less than this for somebody's rating does not count for them across servers."""

_Rating = tuple[float, float]
"""mu and sigma, as `bot.stats.rating` explains them."""


class Reason(StrEnum):
    """Why a game counts for what it does. The first that applies, in this order, is the reason.

    HINTS: hints are allowed. COMPUTER: a computer plays. ALONE: somebody plays alone. SHORT: the target is below
    the `least_target` of its game. HOUSE_RULES: an option differs from the shipped rule set. OTHER_TARGET: only the
    target differs. SHIPPED_RULES: nothing differs.
    """

    HINTS = "hints"
    COMPUTER = "computer"
    ALONE = "alone"
    SHORT = "short"
    HOUSE_RULES = "house_rules"
    OTHER_TARGET = "other_target"
    SHIPPED_RULES = "shipped_rules"


@dataclass(frozen=True, slots=True)
class Counting:
    """What a game counts for: ratings and boards of its own server, those across servers, and achievements."""

    here: bool
    everywhere: bool
    achievements: bool
    reason: Reason

    @property
    def is_rated(self) -> bool:
        """Does it count for any rating? A game that does not is friendly."""
        return self.here or self.everywhere


def decide(
    rules: OptionSet, shipped: OptionSet, *, hints_allowed: bool = False, computers: bool = False, alone: bool = False
) -> Counting:
    """What a game counts for that starts with these rules.

    `shipped` is the rule set of the program that the rules are based on. What the clock does for people who are away
    makes no other game of it. `hints_allowed` says whether players may ask for hints, `computers` whether a computer
    has a seat, and `alone` whether there is only one seat, which wins for certain.
    """
    least = engine_of(rules).least_target
    friendly = {
        Reason.HINTS: hints_allowed,
        Reason.COMPUTER: computers,
        Reason.ALONE: alone,
        Reason.SHORT: getattr(rules, "target", least) < least,
    }
    if reasons := [reason for reason, applies in friendly.items() if applies]:
        return Counting(here=False, everywhere=False, achievements=False, reason=reasons[0])
    # The bot sets what its clock does when a game begins.
    changed = rules.differences(shipped).keys() - {"idle"}
    if not changed:
        return Counting(here=True, everywhere=True, achievements=True, reason=Reason.SHIPPED_RULES)
    reason = Reason.OTHER_TARGET if changed == {"target"} else Reason.HOUSE_RULES
    return Counting(here=True, everywhere=False, achievements=False, reason=reason)


def counts_if_stopped(counting: Counting, left: Iterable[bool]) -> bool:
    """Does a game count that its players stopped together? `left` says for each seat whether it had been left before.

    It counts for those who left it, who lost: otherwise their friends could stop the game to spare them that.
    """
    return counting.is_rated and any(left)


def counts(counting: Counting, seats: Sequence[SeatStatistics]) -> tuple[bool, ...]:
    """For each seat of a game that has ended: is the game added to its player's numbers?

    It always is for whoever left, who lost. It is for nobody else if nobody won (`counts_if_stopped`). The last one who
    stays gains only if they, and somebody who left, had taken `LEAST_TURNS` turns.
    """
    if not counting.is_rated:
        return (False,) * len(seats)
    return tuple(seat.left or _gains(seat, seats) for seat in seats)


def counts_everywhere(counting: Counting, seat: SeatStatistics, weight: float) -> bool:
    """Is a game that counts for a seat also added to its player's numbers across servers?

    Of games that repeat each other, only the first are: a few people by themselves must not fill everybody's boards.
    Games that somebody left always are.
    """
    return counting.everywhere and (seat.left or weight >= LEAST_WEIGHT)


def repetition(meetings: Iterable[int]) -> float:
    """How much a game counts for somebody's rating, from 0 to 1.

    `meetings` says for each opponent how many games both finished in the last `REPETITION_SECONDS`. The game counts
    `REPETITION` to the power of that for each opponent, and what it counts altogether is the average. It counts nothing
    without opponents.
    """
    shares = [REPETITION**number for number in meetings]
    return sum(shares) / len(shares) if shares else 0.0


def rated(
    counting: Counting, seats: Sequence[SeatStatistics], before: Sequence[_Rating], weights: Sequence[float]
) -> list[_Rating]:
    """Everybody's rating after a game that has ended, from that before it.

    `weights` says for each seat how much the game counts (`repetition`). Whoever left loses in full, and gains nothing
    from others who left. For those who stayed, seats that were left too early do not exist.
    """
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
    """Does the game count for a seat that stayed?"""
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
