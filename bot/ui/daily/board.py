"""An attempt with the daily dice, as only the person sees it who plays: while it goes on, and at its end."""

from collections.abc import Iterator, Sequence

from bot.games.farkle import Game
from bot.model.daily import GAMES_BEFORE, Standing
from bot.model.games import Status, StoredGame
from bot.play.daily import TURNS, Perfect, end_of, line_of
from bot.ui import router
from bot.ui.components import (
    Button,
    Component,
    Screen,
    Style,
    action_row,
    button,
    separator,
    text_display,
    text_displays,
)
from bot.ui.display import TEAL, Display
from bot.ui.game.address import Address, Verb
from bot.ui.game.farkle import Board

ROOM = "fd"


def attempt_view(
    stored: StoredGame,
    display: Display,
    marked: int | None = None,
    told: Sequence[str] = (),
    told_since: int = 0,
    before: int | None = None,
) -> Screen:
    """An attempt that goes on. `marked`, `told` and `told_since` are as for the board of any game.

    `before` is the id of their attempt of the day before, whose dice can be checked; None where there is nothing to
    check, or nobody asked.
    """
    assert isinstance(stored.game, Game)
    return _DailyBoard(stored, stored.game, display, marked, before).view(None, told, told_since)


class _DailyBoard(Board):
    """A board with nobody else on it, without a target and without a clock but midnight's."""

    room = ROOM

    def __init__(
        self, stored: StoredGame, game: Game, display: Display, marked: int | None, before: int | None
    ) -> None:
        super().__init__(stored, game, display, marked)
        self.before = before

    def _head(self) -> str:
        return self.display.say("daily-head", day=self.stored.day, turn=self.game.round, turns=TURNS)

    def _seats(self) -> Iterator[str]:
        seat, penalty = self.game.seat(1), self.game.rules.penalty
        streak = f" · ⚠️ {seat.streak}/{penalty.farkles}" if penalty and seat.streak else ""
        yield self.display.say("daily-total", total=seat.total) + streak
        yield _small_print(self.stored, self.display)

    def _others(self) -> Iterator[Button]:
        if self.before is not None:
            yield _check(self.before, self.display, "button-daily-check-before")


def ending_view(
    stored: StoredGame,
    standing: Standing,
    perfect: Perfect | None,
    display: Display,
    told: Sequence[str] = (),
    before: int | None = None,
    *,
    is_shared: bool = False,
) -> Screen:
    """An attempt that has ended. `perfect` is None until it is known. The rest is as in `attempt_view`."""
    total = _total(stored)
    assert stored.game is not None
    key = "daily-over" if stored.status is Status.OVER else "daily-cut-off"
    lines = [display.say(key, day=stored.day, total=total, turns=TURNS, turn=stored.game.round)]
    lines.append(line_of(standing.lines))
    if perfect is not None:
        lines.append(display.say("daily-perfect", average=round(perfect[0]), made=perfect[1]))
    if standing.place_here is not None:
        lines.append(display.say("daily-place-here", place=standing.place_here, people=standing.here))
    if standing.place_everywhere is not None:
        place, people = standing.place_everywhere, standing.everywhere
        lines.append(display.say("daily-place-everywhere", place=place, people=people))
    else:
        lines.append(display.say("daily-not-everywhere", games=GAMES_BEFORE))
    lines.append(display.say("daily-streak", days=standing.streak))
    shown: list[Component] = [*text_displays("\n".join(told), "\n".join(lines)), separator()]
    shown.append(text_display(_small_print(stored, display)))
    share = str(router.Address(ROOM, (str(stored.id), "share")))
    buttons = [button(display.say("button-daily-share"), share, style=Style.primary, disabled=is_shared)]
    buttons += [_check(stored.id, display, "button-check")] * stored.tells_secret
    buttons += [_check(before, display, "button-daily-check-before")] * (before is not None)
    return Screen(*shown, action_row(*buttons), accent=TEAL)


def shared_view(stored: StoredGame, standing: Standing, display: Display) -> Screen:
    """What is posted for everybody: points, and a symbol for each turn, which tells no dice."""
    (player,) = stored.players
    said = display.say("daily-shared", player=display.name(player), day=stored.day, total=_total(stored))
    return Screen(text_display(f"{said}\n{line_of(standing.lines)}"), accent=TEAL)


def _total(stored: StoredGame) -> int:
    assert stored.game is not None
    return stored.game.seat(1).total


def _small_print(stored: StoredGame, display: Display) -> str:
    """What fixed the dice, and when their secret is told."""
    assert stored.seed is not None
    assert stored.day is not None
    fixed = display.say("fixed-commitment", commitment=stored.seed.commitment)
    if stored.is_day_over:
        return fixed
    return f"{display.say('daily-until', end=str(end_of(stored.day)))}\n{fixed}"


def _check(game_id: int | None, display: Display, label: str) -> Button:
    return button(display.say(label), str(Address(game_id or 0, 0, Verb.CHECK, room=ROOM)), style=Style.secondary)
