"""A private attempt with the daily dice, running or finished."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.errors import Refused
from bot.model.daily import GAMES_BEFORE, RankedBy, Standing
from bot.model.games import Status, StoredGame
from bot.play.daily import TURNS, Perfect, banked_in, end_of, line_of
from bot.ui import context as contexts
from bot.ui.components import Button, Screen, Style, action_row, button, separator, text_display, text_displays
from bot.ui.display import TEAL, Display
from bot.ui.game.address import Address, Verb
from bot.ui.games.registry import presentation_of
from bot.ui.presentation import Daily, Frame
from bot.ui.stats.page import BESIDE

ROOM = "fd"


@dataclass(frozen=True, slots=True)
class Beside:
    """Buttons beside an attempt: leaderboards and the day before, if any. Only `/farkle daily` shows them."""

    has_ranks: bool = False
    before: str | None = None

    def buttons(self, display: Display) -> Iterator[Button]:
        if self.has_ranks:
            yield button(display.say("button-daily-ranks"), address("ranks"))
        if self.before is not None:
            yield button(display.say("button-daily-before"), address("day", self.before, BESIDE))


NOTHING_BESIDE = Beside()


def address(*parts: str) -> str:
    """For buttons beside the board."""
    return str(contexts.Address(ROOM, parts))


def ranks_address(by: RankedBy, *, everywhere: bool) -> str:
    """Another leaderboard of the same scope, the server or all servers."""
    return address("ranks", by.value, "everywhere" if everywhere else "here")


def place_address(by: RankedBy, *, everywhere: bool) -> str:
    """The same leaderboard for the server or all servers."""
    return address("place", by.value, "everywhere" if everywhere else "here")


def attempt_view(
    stored: StoredGame,
    display: Display,
    marked: int | None = None,
    told: Sequence[str] = (),
    told_since: int = 0,
    beside: Beside = NOTHING_BESIDE,
) -> Screen:
    assert stored.day is not None
    assert stored.game is not None
    say, end, turn = display.say, str(end_of(stored.day)), stored.game.round
    # Later turns don't repeat the introduction.
    is_first = turn == 1
    about = [say("daily-about", turns=TURNS, end=end), _commitment(stored, display)]
    frame = Frame(
        room=ROOM,
        head=say("daily-head", day=stored.day, turn=turn, turns=TURNS),
        about=about if is_first else [say("daily-until", end=end)],
        buttons=list(beside.buttons(display)),
    )
    return daily_of(stored).board(stored, display, marked, told, told_since, frame)


def daily_of(stored: StoredGame) -> Daily:
    """Raises Refused if the game has none."""
    daily = presentation_of(stored.rules).daily
    if daily is None:
        raise Refused("unknown-button")
    return daily


def ending_view(
    stored: StoredGame,
    standing: Standing,
    perfect: Perfect | None,
    display: Display,
    told: Sequence[str] = (),
    beside: Beside = NOTHING_BESIDE,
    *,
    is_shared: bool = False,
) -> Screen:
    """`perfect` is None until it is known; `told` are lines about the last turn."""
    assert stored.day is not None
    assert stored.game is not None
    is_played = standing.streak > 0
    key = "daily-over" if stored.status is Status.OVER else "daily-cut-off" if is_played else "daily-unplayed"
    lines = [display.say(key, day=stored.day, total=_total(stored), turns=TURNS, turn=stored.game.round)]
    if is_played:
        lines += [line_of(banked_in(standing.lines)), display.say("daily-bars"), *_compared(standing, perfect, display)]
    small = [] if stored.is_day_over else [display.say("daily-next", end=str(end_of(stored.day)))]
    small.append(_commitment(stored, display))
    share = button(
        display.say("button-daily-share"), address(str(stored.id), "share"), style=Style.primary, disabled=is_shared
    )
    check = button(display.say("button-check"), check_address(stored.id))
    buttons = [*[share] * is_played, *[check] * stored.tells_secret, *beside.buttons(display)]
    return Screen(
        *text_displays("\n".join(told), "\n".join(lines)),
        separator(),
        text_display("\n".join(small)),
        action_row(*buttons),
        accent=TEAL,
    )


def _compared(standing: Standing, perfect: Perfect | None, display: Display) -> Iterator[str]:
    if perfect is not None:
        yield display.say("daily-perfect", average=round(perfect[0]), made=perfect[1])
    if standing.place_here is not None:
        yield display.say("daily-place-here", place=standing.place_here, people=standing.here)
    if standing.place_everywhere is not None:
        yield display.say("daily-place-everywhere", place=standing.place_everywhere, people=standing.everywhere)
    elif not standing.may_be_everywhere:
        yield display.say("daily-not-everywhere", games=GAMES_BEFORE)
    yield display.say("daily-streak", days=standing.streak)


def shared_view(stored: StoredGame, standing: Standing, display: Display) -> Screen:
    """Public: points and a symbol per turn, without dice."""
    (player,) = stored.players
    said = display.say("daily-shared", player=display.name(player), day=stored.day, total=_total(stored))
    return Screen(text_display(f"{said}\n{line_of(banked_in(standing.lines))}"), accent=TEAL)


def _total(stored: StoredGame) -> int:
    assert stored.game is not None
    return stored.game.seat(1).total


def _commitment(stored: StoredGame, display: Display) -> str:
    return display.say("fixed-commitment", commitment=stored.seed.commitment)


def check_address(game_id: int) -> str:
    return str(Address(game_id, 0, Verb.CHECK, room=ROOM))
