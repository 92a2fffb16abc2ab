"""What can be asked about people's play, and the answers: plain values between the store and what people see.

A user id below 0 stands for a former player: somebody who had everything about them deleted. It is the same number in
all their games, and nobody's id.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bot.stats.rating import Rating
from bot.stats.tally import Tally

PAGE = 10
FORM_GAMES = 20


def is_former(user_id: int) -> bool:
    """Does this number stand for somebody who had everything about them deleted?"""
    return user_id < 0


class Order(StrEnum):
    """What a leaderboard is ordered by."""

    RATING = "rating"
    WINS = "wins"
    WIN_RATE = "win_rate"
    AVERAGE = "average"
    BEST_TURN = "best_turn"
    BEST_GAME = "best_game"
    FARKLES = "farkles"


class Period(StrEnum):
    """Which games a leaderboard counts, by when they ended: all, or those of this month, week (from Monday) or day.

    Months, weeks and days are those of UTC.
    """

    ALL = "all"
    MONTH = "month"
    WEEK = "week"
    DAY = "day"


@dataclass(frozen=True, slots=True)
class BoardQuery:
    """Which leaderboard: of one server or of all (None), of one family of rule sets or of all (None).

    A family is named by the id of the shipped rule set that its rule sets go back to. A `season_id` asks for the games
    of that season of the server, whatever the period.
    """

    order: Order
    guild_id: int | None
    period: Period = Period.ALL
    family: str | None = None
    season_id: int | None = None


@dataclass(frozen=True, slots=True)
class BoardLine:
    """Somebody's line of a leaderboard. Level values share a place.

    `value` is what the board is ordered by: rating points, wins, a rate from 0 to 1, points, or farkles. Ratings count
    only the games of the board, as all else does.
    """

    place: int
    user_id: int
    value: float
    games: int
    wins: int
    rating: Rating


@dataclass(frozen=True, slots=True)
class BoardPage:
    """Ten lines of a leaderboard. Pages count from 1; a page past the end is the last one.

    `people` are all who are listed. `own` is the viewer's line, wherever it is; a hidden viewer gets the line that they
    would have. None where they are not listed for want of games (rates and averages ask for `tally.LEAST_GAMES`).
    """

    query: BoardQuery
    page: int
    pages: int
    people: int
    lines: tuple[BoardLine, ...]
    own: BoardLine | None
    is_viewer_hidden: bool


@dataclass(frozen=True, slots=True)
class FormGame:
    """One of somebody's last games. `ended_at` in seconds since 1970."""

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
    """An achievement (its id in `data/achievements.yaml`), and the game by which it was earned first."""

    achievement: str
    game_id: int
    earned_at: int


@dataclass(frozen=True, slots=True)
class Card:
    """Somebody's record on a server or everywhere (None), in a family or all (None).

    `form` are their last games there, newest first, at most `FORM_GAMES`. `awards` are those of all their games, by
    when they were earned. Whoever never played has a tally with 0 games.
    """

    user_id: int
    guild_id: int | None
    family: str | None
    tally: Tally
    form: tuple[FormGame, ...]
    awards: tuple[Award, ...]
    is_hidden: bool

    @property
    def rating(self) -> Rating:
        return self.tally.rating


@dataclass(frozen=True, slots=True)
class Side:
    """What one of two people did in the games in which both sat. `ahead`: games that they finished before the other."""

    user_id: int
    wins: int = 0
    ahead: int = 0
    points: int = 0
    best_game: int | None = None


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Two people's games against each other, at tables of any size. `level`: games that they finished level.

    `last` are the newest five, newest first, as the first of the two saw them.
    """

    games: int
    level: int
    first: Side
    second: Side
    last: tuple[FormGame, ...]


@dataclass(frozen=True, slots=True)
class HistorySeat:
    """How one seat of a finished game ended."""

    user_id: int
    points: int
    place: int
    won: bool
    left: bool


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """A finished game of a server. `seats` by place."""

    game_id: int
    title: str
    family: str
    ended_at: int
    seats: tuple[HistorySeat, ...]


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """Ten finished games, newest first. Pages count from 1; a page past the end is the last one."""

    page: int
    pages: int
    games: int
    lines: tuple[HistoryLine, ...]


@dataclass(frozen=True, slots=True)
class Season:
    """A named stretch of a server's games; at most one runs at a time. Times in seconds since 1970.

    Whoever leads its board by `order` when it ends is a winner; several may be level, none where nobody played. After
    that its games and its board stay as they are.
    """

    id: int
    guild_id: int
    name: str
    order: Order
    started_at: int
    ended_at: int | None = None
    winners: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Privacy:
    """How much is kept about somebody, and whether leaderboards leave them out."""

    user_id: int
    is_hidden: bool
    games: int
    servers: int


@dataclass(frozen=True, slots=True)
class Difference:
    """A row that was stored otherwise than the facts say. `stored` and `computed` are the columns that differ.

    Where the row was missing, or should not have been there, one of the two is None.
    """

    table: str
    row: str
    stored: dict[str, Any] | None
    computed: dict[str, Any] | None
