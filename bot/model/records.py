"""What records show: cards, leaderboards, reviews. A negative user id is a former player's, the same in all games."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from bot.coach.adviser import Character
from bot.coach.advisers import ADVISERS
from bot.coach.reviewed import MILLION, SeatSums, accuracy_of
from bot.games.engine import AnyEngine
from bot.games.measures import Amounts, How, Measure, SeatStatistics, Unit
from bot.games.registry import DEFAULT, ENGINES
from bot.model.tally import OF_EVERY_GAME, Rating, Tally
from bot.rulesets import shipped
from bot.typed import Typed

PAGE = 10
FORM_GAMES = SKILL_GAMES = 20

_ALL_OF = "all-"
"""The beginning of the families of whole games, such as `all-farkle`: all rule sets of Farkle."""


def family_of_all(game: str) -> str:
    return f"{_ALL_OF}{game}"


FIRST_FAMILY = family_of_all(DEFAULT.name)


def engine_of_family(family: str) -> AnyEngine:
    """The game of a family of rule sets; the first game if the family no longer ships."""
    if family.startswith(_ALL_OF):
        return ENGINES.get(family.removeprefix(_ALL_OF), DEFAULT)
    ruleset = shipped().get(family)
    return ruleset.engine if ruleset else DEFAULT


def _accuracy(amounts: Amounts) -> float:
    return accuracy_of(amounts["lost"] / (amounts["decisions"] * MILLION))


def _average_luck(amounts: Amounts) -> float:
    return 100 * amounts["luck"] / (amounts["reviewed"] * MILLION)


LEAST_DECISIONS = 100
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


def measures_of(engine: AnyEngine) -> Mapping[str, Measure]:
    return _MEASURES[engine.name]


def _against(character: Character) -> tuple[Measure, ...]:
    return (
        Measure(f"{character}_wins", How.RATIO, (f"wins_{character}", f"games_{character}")),
        Measure(f"{character}_run", How.RUN, (f"run_{character}", f"longest_{character}")),
        Measure(f"{character}_best", How.BEST),
    )


_OF_GAMES_ALONE = (
    Measure("average", How.RATIO, ("points", "games")),
    Measure("best_game", How.BEST),
    *(each for character in Character for each in _against(character)),
)


def measures_alone(engine: AnyEngine) -> Mapping[str, Measure]:
    """The measures of games with one person, by name, which no leaderboard shows."""
    return {each.name: each for each in (*_OF_GAMES_ALONE, *engine.alone)}


def numbers_against(opponent: Character, seat: SeatStatistics) -> dict[str, int]:
    """The amounts that a game against this opponent adds to a person's tally."""
    won = int(seat.won)
    return {
        f"wins_{opponent}": won,
        f"games_{opponent}": 1,
        f"run_{opponent}": won,
        f"{opponent}_best": seat.points,
    }


def orders_of(engine: AnyEngine) -> tuple[str, ...]:
    return tuple(name for name, each in measures_of(engine).items() if each.is_ranked)


ORDERS: Mapping[str, Measure] = {
    name: measures_of(engine)[name] for engine in ENGINES.values() for name in orders_of(engine)
}


def engines_with(order: str) -> tuple[AnyEngine, ...]:
    return tuple(engine for engine in ENGINES.values() if order in orders_of(engine))


def accuracy_in(tally: Tally) -> float | None:
    """How well someone chose, from 0 to 100; None if they had no choice."""
    return _accuracy(tally.amounts) if tally["decisions"] else None


def average_luck_in(tally: Tally) -> float | None:
    """The average luck in percent of a win; None without reviews."""
    return _average_luck(tally.amounts) if tally["reviewed"] else None


class Period(StrEnum):
    """A period with leaderboards; weeks begin on Monday (`bot.model.calendar`)."""

    ALL = "all"
    MONTH = "month"
    WEEK = "week"
    DAY = "day"


Note = tuple[str, Mapping[str, object]]
"""A line on a card: the key of a sentence, and its fields."""


class Span(NamedTuple):
    """A time of a server that a feature names, with leaderboards of its own.

    `key`: in the store; begins with a letter. `part`: in addresses and choices. `order`: the measure that decides it.
    `named` and `offered`: its name beside a leaderboard's title, and in a list.
    """

    key: str
    part: str
    order: str
    named: Note
    offered: Note


class GameToCount(NamedTuple):
    """A game that is counted. `finish_number`: games that end later have higher ones."""

    game_id: int
    guild_id: int
    finish_number: int
    ended_at: int


class LeaderboardQuery(NamedTuple):
    """Which leaderboard is asked for. `order`: a measure. With a `span`, `period` is ignored."""

    order: str
    guild_id: int
    period: Period = Period.ALL
    family: str = FIRST_FAMILY
    span: Span | None = None


class LeaderboardLine(NamedTuple):
    """A person on a leaderboard. `value` by order: points, a rate from 0 to 1, accuracy from 0 to 100, luck in percent
    of a win. Equal ones share a place.
    """

    place: int
    user_id: int
    value: float
    games: int
    wins: int
    rating: Rating | None
    decisions: int = 0


class LeaderboardPage(NamedTuple):
    """A page of a leaderboard, from 1 to the last. `own`: even a hidden viewer's line; None with too few games."""

    query: LeaderboardQuery
    page: int
    pages: int
    people: int
    lines: tuple[LeaderboardLine, ...]
    own: LeaderboardLine | None
    is_viewer_hidden: bool


class FormGame(NamedTuple):
    game_id: int
    ended_at: int
    points: int
    place: int
    seats: int
    won: bool


class Award(NamedTuple):
    """An achievement that a person earned. `game_id`: the first that earned it."""

    achievement: str
    game_id: int
    earned_at: int


@dataclass(frozen=True, slots=True)
class Card:
    """What a person's games add up to on one server. `guild_id` None: of all games, which only the person sees. `form`:
    newest first. `awards`: oldest first. `alone`: of `measures_alone`. `notes`: sentences of features, and their
    fields.
    """

    user_id: int
    guild_id: int | None
    family: str
    tally: Tally
    form: tuple[FormGame, ...]
    awards: tuple[Award, ...]
    alone: Tally = field(default_factory=Tally)
    notes: tuple[Note, ...] = ()


class SkillGame(NamedTuple):
    won: bool
    sums: SeatSums

    @property
    def luck(self) -> float:
        """The luck in all these games together, as a fraction of a win."""
        return self.sums.luck / MILLION


class Skill(NamedTuple):
    """How well a person plays. `games`: the newest first."""

    user_id: int
    tally: Tally
    games: tuple[SkillGame, ...]


class Side(NamedTuple):
    user_id: int
    wins: int = 0
    ahead: int = 0
    points: int = 0
    best_game: int | None = None


class HeadToHead(NamedTuple):
    """The games of two people against each other. `level`: ties. `last`: newest first, as seen by the first person."""

    games: int
    level: int
    first: Side
    second: Side
    last: tuple[FormGame, ...]


class HistorySeat(NamedTuple):
    user_id: int
    points: int
    won: bool


class HistoryLine(NamedTuple):
    """A game in a list of past ones. `number`: what people call the game. `seats`: by place."""

    game_id: int
    number: int
    title: Typed
    family: str
    ended_at: int
    seats: tuple[HistorySeat, ...]


class VoidedGame(NamedTuple):
    """A game that counts for nothing. `number`: what people call it."""

    number: int
    title: Typed
    ended_at: int
    stopped_by: int
    players: tuple[int, ...]


class HistoryPage(NamedTuple):
    """A page of past games. `page` counts from 1 to `pages`. Only the first page has `voided` games."""

    page: int
    pages: int
    games: int
    lines: tuple[HistoryLine, ...]
    voided: tuple[VoidedGame, ...] = ()


class PersonalBlock(NamedTuple):
    """A person whom someone blocked. `blocked_id`: None if their data was deleted."""

    digest: str
    blocked_id: int | None


class Privacy(NamedTuple):
    """What a person's page about their data shows. `met`: those of challenges, newest first, who are not blocked."""

    is_hidden: bool
    games: int
    servers: int
    blocked: tuple[PersonalBlock, ...] = ()
    met: tuple[int, ...] = ()


class Counted(NamedTuple):
    """What a game changed in records. `ratings`: before and after, by seat; None if unrated or hidden. `awards`: seats
    and achievements.
    """

    ratings: tuple[tuple[Rating, Rating] | None, ...]
    awards: tuple[tuple[int, str], ...]


class Difference(NamedTuple):
    """A row that a recount changed, before and after; None if there was or is no such row."""

    table: str
    row: str
    stored: dict[str, object] | None
    computed: dict[str, object] | None


class Challengers(StrEnum):
    """The people whose challenges reach a person. `server`: people who challenge them on a server where both are, and
    rematches of their games.
    """

    ALL = "all"
    SERVER = "server"
    NOBODY = "nobody"
