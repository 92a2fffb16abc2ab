"""What a person did in many games: the sums and maxima of `bot.stats.statistics`. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from operator import add, attrgetter
from typing import Any

from bot.stats.own import added
from bot.stats.rating import FIRST_MU, FIRST_SIGMA, Rating
from bot.stats.statistics import MOST_DICE, SeatStatistics

LEAST_GAMES = 5
"""Leaderboards of rates and averages list only people with at least this many games."""

_SUMS = (
    *("points", "turns", "throws", "banks", "banked", "farkles", "penalties", "penalty_points", "hot_dice"),
    *("skunks_given", *(f"farkles_{dice}" for dice in range(1, MOST_DICE + 1))),
)
LEAST_DECISIONS = 100
"""Leaderboards of accuracy and luck list only people of whose decisions at least this many were looked back at."""
_MILLION = 1_000_000
BESTS = ("best_turn", "best_throw", "farkle_run", "hot_run")
"""The numbers that are the best of any game."""

_sums_of, _bests_of = attrgetter(*_SUMS), attrgetter(*BESTS)


@dataclass(frozen=True, slots=True)
class Tally:
    """The games of one person that count on one leaderboard, added up.

    `since` and `last` are when the first and the last of them ended, in seconds since 1970 (0 if there are none).
    `lefts` counts the games that the person left, and so lost. `best_game` is the highest final total, or None before
    the first game. `mu` and `sigma` are the rating that follows from these games alone (`bot.stats.rating`).
    `reviewed` counts the games that were looked back at; `decisions`, `lost` and `luck` are the sums of what was found
    (`bot.coach.reviewed.SeatSums`). `own` is what only one game counts, by its names (`bot.stats.own`): no leaderboard
    mixes games.
    """

    since: int = 0
    last: int = 0
    games: int = 0
    wins: int = 0
    lefts: int = 0
    comebacks: int = 0
    instant_wins: int = 0
    skunks_taken: int = 0
    skunks_given: int = 0
    points: int = 0
    best_game: int | None = None
    turns: int = 0
    throws: int = 0
    banks: int = 0
    banked: int = 0
    best_turn: int = 0
    best_throw: int = 0
    farkles: int = 0
    farkle_run: int = 0
    penalties: int = 0
    penalty_points: int = 0
    hot_dice: int = 0
    hot_run: int = 0
    farkles_1: int = 0
    farkles_2: int = 0
    farkles_3: int = 0
    farkles_4: int = 0
    farkles_5: int = 0
    farkles_6: int = 0
    mu: float = FIRST_MU
    sigma: float = FIRST_SIGMA
    reviewed: int = 0
    decisions: int = 0
    lost: int = 0
    luck: int = 0
    own: Mapping[str, int] = field(default_factory=dict)

    def plus(self, seat: SeatStatistics, ended_at: int, rating: tuple[float, float]) -> "Tally":
        """The tally with one more game, which ended at `ended_at`. `rating` is `mu` and `sigma` after it."""
        changes: dict[str, Any] = dict(zip(_SUMS, map(add, _sums_of(self), _sums_of(seat)), strict=True))
        changes |= zip(BESTS, map(max, _bests_of(self), _bests_of(seat)), strict=True)
        mu, sigma = rating
        return replace(
            self,
            since=min(self.since, ended_at) if self.games else ended_at,
            last=max(self.last, ended_at),
            games=self.games + 1,
            wins=self.wins + seat.won,
            lefts=self.lefts + seat.left,
            comebacks=self.comebacks + seat.comeback,
            instant_wins=self.instant_wins + seat.instant_win,
            skunks_taken=self.skunks_taken + (seat.skunk > 0),
            best_game=seat.points if self.best_game is None else max(self.best_game, seat.points),
            own=added(self.own, seat),
            mu=mu,
            sigma=sigma,
            **changes,
        )

    def plus_review(self, games: int, decisions: int, lost: int, luck: int) -> "Tally":
        """The tally with what so many more reviews found. The numbers of one that is replaced are negative."""
        return replace(
            self,
            reviewed=self.reviewed + games,
            decisions=self.decisions + decisions,
            lost=self.lost + lost,
            luck=self.luck + luck,
        )

    @property
    def average_loss(self) -> float | None:
        """What a decision cost, as a share of a win. Like all rates and averages, None if there is nothing to divide
        by."""
        return _ratio(self.lost, self.decisions * _MILLION)

    @property
    def average_luck(self) -> float | None:
        """What chance brought in a game, in percent of a win."""
        return _ratio(100 * self.luck, self.reviewed * _MILLION)

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma, self.games)

    @property
    def win_rate(self) -> float | None:
        """Wins per game, from 0 to 1."""
        return _ratio(self.wins, self.games)

    @property
    def average(self) -> float | None:
        """Points per game."""
        return _ratio(self.points, self.games)

    @property
    def average_turn(self) -> float | None:
        """Banked points per turn, including turns that banked nothing."""
        return _ratio(self.banked, self.turns)

    @property
    def farkle_rate(self) -> float | None:
        """Farkles per turn, from 0 to 1."""
        return _ratio(self.farkles, self.turns)

    @property
    def farkles_by_dice(self) -> tuple[int, ...]:
        """How many farkles there were with 1, 2, … 6 dice thrown."""
        return tuple(getattr(self, f"farkles_{dice}") for dice in range(1, MOST_DICE + 1))


TALLY_FIELDS = tuple(each.name for each in fields(Tally) if each.name != "own")
"""The numbers that a tally of every game has."""

numbers_of = attrgetter(*TALLY_FIELDS)
"""The numbers of a tally that one of every game has, in the order of `TALLY_FIELDS`."""


def _ratio(part: int, whole: int) -> float | None:
    return part / whole if whole else None
