"""What can be asked about how people play, and the answers.

A negative user id stands for a former player: somebody who had everything about them deleted. A former player has the
same number in all their games, and it is no real user's id.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from bot.coach.advisers import ADVISERS
from bot.coach.characters import Character
from bot.coach.reviewed import MILLION, SeatSums, accuracy_of
from bot.games.engine import Engine
from bot.games.measures import Amounts, How, Measure, Unit
from bot.games.registry import DEFAULT, ENGINES
from bot.rulesets import shipped
from bot.stats.rating import Rating
from bot.stats.tally import OF_EVERY_GAME, Tally
from bot.text import Typed

PAGE = 10
"""How many lines a page of a leaderboard or of the history has."""
FORM_GAMES = 20
"""How many of somebody's last games a card shows."""

SKILL_GAMES = 20
"""Luck and skill are shown over so many games."""


ALL_OF = "all-"
"""Before the name of a game, as in `all-farkle`, this is the family of all of its rule sets."""


def family_of_all(game: str) -> str:
    """The family of all rule sets of a game."""
    return f"{ALL_OF}{game}"


FIRST_FAMILY = family_of_all(DEFAULT.name)
"""What records are about unless somebody chooses."""


def engine_of_family(family: str) -> Engine:
    """The game to which a family belongs. One that ships no more is taken for the first game's."""
    if family.startswith(ALL_OF):
        return ENGINES.get(family.removeprefix(ALL_OF), DEFAULT)
    house = shipped().get(family)
    return house.engine if house else DEFAULT


def is_former(user_id: int) -> bool:
    """Does this number stand for a former player?"""
    return user_id < 0


def _accuracy(amounts: Amounts) -> float:
    return accuracy_of(amounts["lost"] / (amounts["decisions"] * MILLION))


def _average_luck(amounts: Amounts) -> float:
    return 100 * amounts["luck"] / (amounts["reviewed"] * MILLION)


LEAST_DECISIONS = 100
"""Leaderboards of accuracy and luck list only people of whose decisions at least this many were looked back at."""
ACCURACY = Measure(
    *("accuracy", How.RATIO, ("lost", "decisions"), Unit.ACCURACY),
    is_ranked=True,
    needs=("decisions", LEAST_DECISIONS),
    rank=_accuracy,
)
AVERAGE_LUCK = Measure(
    *("average_luck", How.RATIO, ("luck", "reviewed"), Unit.LUCK),
    is_ranked=True,
    needs=("decisions", LEAST_DECISIONS),
    rank=_average_luck,
)
_OF_REVIEWS = (ACCURACY, AVERAGE_LUCK)


_MEASURES: Mapping[str, Mapping[str, Measure]] = {
    name: {each.name: each for each in (*OF_EVERY_GAME, *engine.measures, *(_OF_REVIEWS if name in ADVISERS else ()))}
    for name, engine in ENGINES.items()
}


def measures_of(engine: Engine) -> Mapping[str, Measure]:
    """What finished games of an engine add up to, by name."""
    return _MEASURES[engine.name]


def orders_of(engine: Engine) -> tuple[str, ...]:
    """What the leaderboards of a game may be ordered by: the names of measures."""
    return tuple(name for name, each in measures_of(engine).items() if each.is_ranked)


ORDERS: Mapping[str, Measure] = {
    name: measures_of(engine)[name] for engine in ENGINES.values() for name in orders_of(engine)
}
"""What leaderboards may be ordered by, of any game."""
SEASON_ORDERS = tuple(name for name, each in ORDERS.items() if each not in _OF_REVIEWS)
"""What the winners of a season may be found by: when it ends, its last games are not looked back at yet."""


def engines_with(order: str) -> tuple[Engine, ...]:
    """The games that have leaderboards with this order."""
    return tuple(engine for engine in ENGINES.values() if order in orders_of(engine))


def accuracy_in(tally: Tally) -> float | None:
    """How well somebody decided where that was looked at, from 0 to 100; None if they never had a choice."""
    return _accuracy(tally.amounts) if tally["decisions"] else None


def average_luck_in(tally: Tally) -> float | None:
    """What chance brought somebody in a game, in percent of a win; None if none was looked back at."""
    return _average_luck(tally.amounts) if tally["reviewed"] else None


class Period(StrEnum):
    """Which games a leaderboard counts, by when they ended: all of them, or those of this month, week or day.

    Months, weeks and days begin in UTC, and weeks on Monday.
    """

    ALL = "all"
    MONTH = "month"
    WEEK = "week"
    DAY = "day"


@dataclass(frozen=True, slots=True)
class LeaderboardQuery:
    """Which leaderboard is asked for.

    `order` is the name of a measure. `guild_id` is the server, or None for all servers. `family` is the id of the
    shipped rule set that all rule sets of the family are based on, or all of a game (`family_of_all`). With a
    `season_id`, the games of that season of the server count, and `period` is ignored.
    """

    order: str
    guild_id: int | None
    period: Period = Period.ALL
    family: str = FIRST_FAMILY
    season_id: int | None = None

    @classmethod
    def of_season(cls, season: "Season") -> "dict[str, LeaderboardQuery]":
        """The leaderboards that decide a season, by the name of the game: each has winners of its own."""
        return {
            engine.name: cls(season.order, season.guild_id, family=family_of_all(engine.name), season_id=season.id)
            for engine in engines_with(season.order)
        }


@dataclass(frozen=True, slots=True)
class LeaderboardLine:
    """One person's line of a leaderboard. People with equal values share a place.

    `value` is what the leaderboard is ordered by: rating points, wins, a rate from 0 to 1, points, farkles, accuracy
    from 0 to 100, or luck in percent of a win. Every number comes from the leaderboard's own games only.
    Only leaderboards by rating have a `rating`, and only those by accuracy and luck have `decisions`, which are those
    that were looked back at.
    """

    place: int
    user_id: int
    value: float
    games: int
    wins: int
    rating: Rating | None
    decisions: int = 0


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """Up to `PAGE` lines of a leaderboard. Pages count from 1; a number past the end gives the last page.

    `people` is how many people the leaderboard lists. `own` is the viewer's line, on whatever page it is; a hidden
    viewer gets the line that they would have. It is None if the viewer has played too few games to be listed (rates and
    averages need `tally.LEAST_GAMES`, accuracy and luck `LEAST_DECISIONS`).
    """

    query: LeaderboardQuery
    page: int
    pages: int
    people: int
    lines: tuple[LeaderboardLine, ...]
    own: LeaderboardLine | None
    is_viewer_hidden: bool


@dataclass(frozen=True, slots=True)
class FormGame:
    """One of somebody's last games. `ended_at` is in seconds since 1970."""

    game_id: int
    ended_at: int
    family: str
    points: int
    place: int
    seats: int
    won: bool
    left: bool


@dataclass(frozen=True, slots=True)
class Award:
    """An achievement that somebody has: its id, and the game that earned it first."""

    achievement: str
    game_id: int
    earned_at: int


@dataclass(frozen=True, slots=True)
class AgainstCharacter:
    """Somebody's games in which a computer of this character had a seat, and how many of them they won."""

    character: Character
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class Card:
    """Somebody's record on a server (None: everywhere) in a family of rule sets.

    `form` holds their last games there, newest first, at most `FORM_GAMES`. `awards` holds the achievements of all
    their games, oldest first. Somebody who has never played has a tally with 0 games.
    Games against computers count for nothing else: `against` holds those with each character, the weakest first.
    """

    user_id: int
    guild_id: int | None
    family: str
    tally: Tally
    form: tuple[FormGame, ...]
    awards: tuple[Award, ...]
    is_hidden: bool
    against: tuple[AgainstCharacter, ...] = ()

    @property
    def rating(self) -> Rating:
        return self.tally.rating


@dataclass(frozen=True, slots=True)
class SkillGame:
    """One of somebody's games that were looked back at, and what its review found of them."""

    game_id: int
    ended_at: int
    won: bool
    sums: SeatSums

    @property
    def luck(self) -> float:
        """What chance brought, as a share of a win."""
        return self.sums.luck / MILLION


@dataclass(frozen=True, slots=True)
class Skill:
    """What luck and decisions did in somebody's games on a server (None: everywhere) in a family of rule sets.

    `games` holds the last ones that were looked back at, newest first, at most `SKILL_GAMES`.
    """

    user_id: int
    tally: Tally
    games: tuple[SkillGame, ...]


@dataclass(frozen=True, slots=True)
class Side:
    """What one of two people did in the games that both played. `ahead`: how often they finished ahead of the other."""

    user_id: int
    wins: int = 0
    ahead: int = 0
    points: int = 0
    best_game: int | None = None


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Two people's games against each other, with any number of other players.

    `level` counts the games that they finished level. `last` holds the newest of the games, newest first, from the
    point of view of the first person.
    """

    games: int
    level: int
    first: Side
    second: Side
    last: tuple[FormGame, ...]


@dataclass(frozen=True, slots=True)
class HistorySeat:
    """How a finished game ended for one seat."""

    user_id: int
    points: int
    place: int
    won: bool
    left: bool


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """A finished game of a server. `seats` are ordered by place."""

    game_id: int
    title: Typed
    family: str
    ended_at: int
    seats: tuple[HistorySeat, ...]


@dataclass(frozen=True, slots=True)
class VoidedGame:
    """A game that `stopped_by` ended because they manage the server. It counts for nothing."""

    game_id: int
    title: Typed
    ended_at: int
    stopped_by: int
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """Up to `PAGE` finished games, newest first. Pages count from 1; a number past the end gives the last page.

    The first page also has the games that were voided last, newest first.
    """

    page: int
    pages: int
    games: int
    lines: tuple[HistoryLine, ...]
    voided: tuple[VoidedGame, ...] = ()


@dataclass(frozen=True, slots=True)
class Season:
    """A season of a server: the games that end while it runs. At most one runs at a time.

    Times are in seconds since 1970; a season without `ended_at` is running. Each game that has its `order` has a
    leaderboard of its own in it, and whoever leads that when the season ends is a winner. `winners` has them by the
    name of the game, several if they are level, and no game that nobody played. Once the season has ended, its games
    and its leaderboards no longer change.
    """

    id: int
    guild_id: int
    name: Typed
    order: str
    started_at: int
    ended_at: int | None = None
    winners: Mapping[str, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Privacy:
    """How much is kept about somebody, and whether leaderboards leave them out."""

    user_id: int
    is_hidden: bool
    games: int
    servers: int


@dataclass(frozen=True, slots=True)
class Counted:
    """What counting a game changed.

    `ratings` holds each seat's rating on the game's server before and after it, seat 1 first: None if it did not count
    for that, or if the player is hidden. `awards` are the ids of the achievements that it earned, each with the seat.
    """

    ratings: tuple[tuple[Rating, Rating] | None, ...]
    awards: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """A stored row that is not what the facts say. `stored` and `computed` hold the columns that differ.

    `stored` is None if the row was missing, and `computed` is None if the row should not exist.
    """

    table: str
    row: str
    stored: dict[str, Any] | None
    computed: dict[str, Any] | None
