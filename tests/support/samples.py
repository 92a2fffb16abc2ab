"""Records to draw without a database: ordinary ones, and the largest that can be."""

from bot import rulesets
from bot.coach.reviewed import SeatSums
from bot.games.farkle import read_game
from bot.games.registry import ENGINES
from bot.model.games import Status
from bot.model.records import (
    FIRST_FAMILY,
    Award,
    Card,
    FormGame,
    HistoryLine,
    HistoryPage,
    HistorySeat,
    LeaderboardLine,
    LeaderboardPage,
    LeaderboardQuery,
    Skill,
    SkillGame,
    measures_of,
)
from bot.model.tally import Rating, Tally
from bot.records.records import FinishedGame
from bot.typed import Typed
from bot.ui.page import Page
from localdiscord.rest.limits import check_message
from tests.golden import GAMES
from tests.support.stored_games import lobby_of, summary_of

SOMEBODY = 2**63 - 1
HUGE = 999_999_999
LONGEST_TITLE = Typed("*" * 40)
NOON = 1_795_000_000
_AMOUNTS = {name for each in measures_of(ENGINES["farkle"]).values() for name in each.amounts}
HUGE_TALLY = Tally(dict.fromkeys(_AMOUNTS - {"mu", "sigma"}, HUGE))


def check(page: Page) -> str:
    """Lets the local Discord check a page; its texts, joined."""
    files = {file.filename for file in page.files()}
    body = {"components": page.view().to_components()}
    return "\n".join(check_message(body, v2=True, emojis=set(), files=files).texts)


def form(*games: tuple[int, bool]) -> tuple[FormGame, ...]:
    """Last games, newest first, by points and whether they were won."""
    return tuple(
        FormGame(number, NOON - number, points, 1 if won else 2, 3, won)
        for number, (points, won) in enumerate(games, start=1)
    )


def card_of(tally: Tally, *games: tuple[int, bool], awards: tuple[str, ...] = ()) -> Card:
    earned = tuple(Award(name, 1, NOON) for name in awards)
    return Card(SOMEBODY, 1, FIRST_FAMILY, tally, form(*games), earned)


def skill_of(*games: SeatSums, tally: Tally) -> Skill:
    """A person's reviewed games, newest first; they won the first."""
    shown = (SkillGame(number == 0, sums) for number, sums in enumerate(games))
    return Skill(SOMEBODY, tally, tuple(shown))


def board_of(
    query: LeaderboardQuery, values: list[float], own: LeaderboardLine | None = None, **changes: object
) -> LeaderboardPage:
    rating = Rating(25.0, 8.3, 3) if query.order == "rating" else None
    lines = tuple(line(place, value, rating) for place, value in enumerate(values, start=1))
    fields = {"page": 1, "pages": 1, "people": len(lines), "is_viewer_hidden": False} | changes
    return LeaderboardPage(query=query, lines=lines, own=own, **fields)  # type: ignore[arg-type]


def line(place: int, value: float, rating: Rating | None = None) -> LeaderboardLine:
    return LeaderboardLine(place, SOMEBODY - place, value, games=HUGE, wins=HUGE, rating=rating)


def history_of(games: int, seats: int, points: int) -> HistoryPage:
    sitting = tuple(HistorySeat(SOMEBODY - seat, points, seat == 0) for seat in range(seats))
    ids = range(HUGE, HUGE - games, -1)
    lines = tuple(HistoryLine(id_, id_, LONGEST_TITLE, "standard", NOON, sitting) for id_ in ids)
    return HistoryPage(2, 3, 25, lines)


def golden(name: str) -> FinishedGame:
    """One of the golden games, as if it had been played here."""
    played = read_game(GAMES[name], lambda base: rulesets.shipped()[base].rules)
    rules, seats = played.game.rules, len(played.players)
    players = tuple(SOMEBODY - seat for seat in range(seats))
    fields = {
        "id": 7,
        "number": 7,
        "status": Status.OVER,
        "title": Typed(played.base),
        "base": played.base,
        "game": played.game,
    }
    return FinishedGame(lobby_of(rules, players, **fields), NOON, summary_of(rules, seats, played.facts))
