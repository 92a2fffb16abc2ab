"""Attempts with the daily dice: their board, and what its buttons do."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.games.farkle import Choice, Game, Then, keeps
from bot.model.games import StoredGame
from bot.ui.components import Button, Screen
from bot.ui.display import Display
from bot.ui.game.marks import Marked, marked_dice
from bot.ui.games.farkle import marks
from bot.ui.games.farkle.board import Board
from bot.ui.games.farkle.verbs import Verb
from bot.ui.presentation import Frame


def daily_board(
    stored: StoredGame, display: Display, marked: int | None, told: Sequence[str], told_since: int, frame: Frame
) -> Screen:
    assert isinstance(stored.game, Game)
    return _DailyBoard(stored, stored.game, display, marked, frame).view(None, told, told_since)


class _DailyBoard(Board):
    """A board with nobody else on it, without a target and without a clock but midnight's."""

    def __init__(self, stored: StoredGame, game: Game, display: Display, marked: int | None, frame: Frame) -> None:
        super().__init__(stored, game, display, marked)
        self.room = frame.room
        self.frame = frame

    def head(self) -> str:
        return self.frame.head

    def seats(self) -> Iterator[str]:
        seat, penalty = self.game.seat(1), self.game.rules.penalty
        streak = f" · ⚠️ {seat.streak}/{penalty.farkles}" if penalty and seat.streak else ""
        yield self.display.say("daily-total", total=seat.total) + streak

    def _time(self) -> Iterator[str]:
        yield from self.frame.about

    def _others(self) -> Iterator[Button]:
        yield from self.frame.buttons


def _mark_die(game: Game, seen: Marked, now: int) -> int:
    return marks.press(game.turn.thrown, keeps(game), now, seen.die or 0)


def _mark_best(_game: Game, seen: Marked, _now: int) -> int:
    return seen.marks


def _choosing(then: Then) -> Callable[[Game, Marked], Choice]:
    return lambda game, seen: Choice(marked_dice(game.turn.thrown, seen.marks), then)


MARKS: Mapping[str, Callable[[Game, Marked, int], int]] = {Verb.DIE: _mark_die, Verb.BEST: _mark_best}
CHOICES: Mapping[str, Callable[[Game, Marked], Choice]] = {
    Verb.ROLL: _choosing(Then.ROLL),
    Verb.BANK: _choosing(Then.BANK),
}
