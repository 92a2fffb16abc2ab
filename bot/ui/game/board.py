"""What the boards of all games have: players, the turn, and buttons such as **Leave**."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar, cast

from bot.games.dice import Dice
from bot.games.engine import State
from bot.model.games import Status, StoredGame
from bot.play import claims
from bot.ui.components import (
    ActionRow,
    Button,
    Screen,
    Style,
    action_row,
    button,
    separator,
    text_display,
    text_displays,
)
from bot.ui.display import TEAL, Display, picture_of
from bot.ui.game_addresses import ROUTE, Address, Verb
from bot.ui.marks import Marked
from bot.ui.presentation import presentation_of

_Game = TypeVar("_Game", bound=State)
_BUTTONS_IN_A_ROW = 5


def in_rows(moves: Sequence[Button], others: Sequence[Button]) -> list[ActionRow]:
    """The buttons in rows, in one if they fit."""
    most = _BUTTONS_IN_A_ROW
    parts = [others[first : first + most] for first in range(0, len(others), most)]
    rows = [[*moves, *others]] if len(moves) + len(others) <= most else [moves, *parts]
    return [action_row(*row) for row in rows if row]


class BoardView(ABC, Generic[_Game]):
    """The board of a game for one viewer. Buttons use `route`. `marks` is a bit mask of dice."""

    route = ROUTE
    marks = 0

    def __init__(self, stored: StoredGame, display: Display, _marked: int | None = None) -> None:
        self.stored = stored
        # The caller passes only this type.
        self.game: _Game = cast(_Game, stored.game)
        self.display = display
        self.is_paused = stored.status is Status.PAUSED
        self.is_asleep = stored.is_asleep
        self.opponent = stored.opponent
        # No time runs while the turn is held.
        self.due_at = stored.deadline.due_at if stored.deadline.held_until is None else None
        # For the other player of a challenge.
        self.is_waiting = not stored.is_turn_of(display.viewer)
        # Otherwise, the board has no buttons for moves.
        self.can_move = not (self.is_asleep or self.is_paused or self.is_waiting) and self.opponent is None
        is_nobody_there = self.is_asleep and stored.lone is None
        self.can_look = (self.is_paused or self.is_waiting or self.is_asleep) and not is_nobody_there

    @classmethod
    def draw(
        cls,
        stored: StoredGame,
        display: Display,
        marked: int | None = None,
        above: str | None = None,
        story: Sequence[str] = (),
        log_until: int = 0,
        watched: Sequence[str] = (),
    ) -> Screen:
        """The board as a screen. `above` is a text over it, and `story` what just happened: then the log describes
        only turns before `log_until`. `watched` replaces the question and the controls, except Skip.
        """
        return cls(stored, display, marked).view(above, story, log_until, watched)

    @classmethod
    def look(cls, stored: StoredGame, display: Display) -> list[str]:
        """The texts of a board without what to do."""
        board = cls(stored, display, 0)
        board.can_move, board.can_look = False, True
        return [board.head(), "\n".join(board.seats()), "\n".join(board.turn())]

    def view(self, above: str | None, story: Sequence[str], log_until: int, watched: Sequence[str] = ()) -> Screen:
        log = presentation_of(self.stored.rules).log
        past = [*log(self.stored, self.display, log_until if story else None), *story]
        return Screen(
            *text_displays(above, self.head()),
            *text_displays("\n".join(self.seats()), "\n".join(past)),
            separator(),
            text_display("\n".join(watched or [*self.turn(), *self._waiting()])),
            *([action_row(self._skip())] if watched else self.controls()),
            accent=TEAL,
        )

    @abstractmethod
    def head(self) -> str: ...

    @abstractmethod
    def turn(self) -> Iterator[str]:
        """What lies on the table and, if the player `can_move`, what to do."""

    @abstractmethod
    def controls(self) -> list[ActionRow]: ...

    def beside(self, _number: int) -> Iterator[str]:
        yield from ()

    def _waiting(self) -> Iterator[str]:
        if self.is_asleep:
            yield from self._asleep()
        elif self.is_paused:
            yield self.display.say("board-paused")
        elif self.is_waiting:
            yield self.display.say("board-waits", player=self.name(self.game.current))
        elif self.opponent is not None:
            yield self.display.say("board-opponent", player=self.name(self.game.current))
        if (until := self.stored.deadline.held_until) is not None:
            yield self.display.say("board-held", player=self.name(self.game.current), until=str(until))

    def _asleep(self) -> Iterator[str]:
        """Says for whom the game waits, and until when."""
        stored, say, lone = self.stored, self.display.say, self.stored.lone
        gone = self.display.listed([self.name(seat) for seat in stored.gone])
        if stored.claim_due is not None and lone is not None:
            many, due = len(stored.gone), str(stored.claim_due)
            yield say("board-claimed", player=self.name(lone), missing=gone, many=many, due=due)
            return
        # In an earlier version, the last person played on. The clock has not looked at this game yet.
        ends = str(stored.deadline.alarm_at) if stored.deadline.due_at is None else "unknown"
        if lone is None:
            yield say("board-asleep", ends=ends)
        else:
            may_claim = claims.may_claim(stored)
            yield say("board-nobody-else", player=self.name(lone), missing=gone, claims=may_claim, ends=ends)

    def order(self) -> Sequence[int]:
        return self.game.numbers

    def seats(self) -> Iterator[str]:
        for number in self.order():
            seat, name = self.game.seat(number), self.name(number)
            if seat.left:
                yield f"◦ {self.display.say('board-seat-left', player=name, total=seat.total)}"
                continue
            mark = "➤" if number == self.game.current else "◦"
            line = self.display.say("board-seat", player=name, total=seat.total)
            asleep = ["💤"] if seat.aside else []
            yield " ".join([mark, line, *self.beside(number), *asleep])

    def name(self, seat: int) -> str:
        return self.display.name(self.stored.player(seat))

    def dice_large(self, faces: Dice) -> str:
        """The dice on the table, as they are marked."""
        return self.display.dice_large(faces, self.marks, level=1)

    def die(self, verb: str, index: int, face: int, *, disabled: bool = False) -> Button:
        is_marked = self.marks >> index & 1
        return button(
            f"✓ {face}" if is_marked else str(face),
            self.address(verb, *Marked(self.marks, index).arguments),
            emoji=self.display.emoji.get(picture_of(face, is_marked)),
            style=Style.success if is_marked else Style.secondary,
            disabled=disabled,
        )

    def hint(self) -> Iterator[Button]:
        if self.stored.hints and self.can_move:
            yield button(self.display.say("button-hint"), self.address(Verb.HINT))

    def _skip(self) -> Button:
        return button(self.display.say("button-skip"), self.address(Verb.SKIP), style=Style.primary)

    def resume(self) -> Iterator[Button]:
        if self.is_paused:
            yield button(self.display.say("button-resume"), self.address(Verb.RESUME), style=Style.primary)

    def back(self) -> Iterator[Button]:
        """The buttons that bring back skipped players; before them that to claim the win, after them that to play on
        without a player.
        """
        viewer, players = self.display.viewer, self.stored.seats.players
        lone = self.stored.lone
        if lone is not None and viewer in (None, players[lone - 1]):
            if claims.may_claim(self.stored):
                yield button(self.display.say("button-claim"), self.address(Verb.CLAIM), style=Style.success)
            yield button(self.display.say("button-end"), self.address(Verb.STOP))
        if self.stored.gone and viewer in (None, *[players[seat - 1] for seat in self.stored.gone]):
            style = Style.primary if self.is_asleep else Style.secondary
            yield button(self.display.say("button-back"), self.address(Verb.BACK), style=style)
        missing = [seat for seat in self.stored.missing if players[seat - 1] != viewer]
        if missing and not self.is_paused:
            seat = missing[0]
            name = self.display.in_label(players[seat - 1], seat)
            yield button(self.display.label("button-play-on", player=name), self.address(Verb.PLAY_ON, str(seat)))

    def leave(self) -> Iterator[Button]:
        """The buttons to leave. Challenges have no channel whose people could help, so their players can also block
        each other.
        """
        yield button(self.display.say("lobby-leave"), self.address(Verb.LEAVE))
        if self.stored.rival_of(self.display.viewer) is not None:
            yield button(self.display.say("button-block"), self.address(Verb.BLOCK))

    def address(self, verb: str, *arguments: str) -> str:
        return str(Address(self.stored.id, self.game.revision, verb, arguments, self.route))
