from collections.abc import Iterator, Sequence

from bot.model.games import StoredGame
from bot.ui.components import Button, Screen
from bot.ui.display import Display
from bot.ui.games.farkle.board import Board
from bot.ui.presentation import Frame


def daily_board(
    stored: StoredGame, display: Display, marked: int | None, told: Sequence[str], told_since: int, frame: Frame
) -> Screen:
    return _DailyBoard(stored, display, marked, frame).view(None, told, told_since)


class _DailyBoard(Board):
    """No opponents, no target, and no clock until midnight."""

    def __init__(self, stored: StoredGame, display: Display, marked: int | None, frame: Frame) -> None:
        super().__init__(stored, display, marked)
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
