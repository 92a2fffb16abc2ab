"""How one game is shown: what a plug-in gives beside its engine."""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.games.measures import SeatStatistics
from bot.games.options import OptionSet
from bot.games.seating import AnyStep
from bot.model.games import Status, StoredGame
from bot.model.standings import Card
from bot.play.guards import Needs
from bot.standings.history import FinishedGame
from bot.stats.tally import Tally
from bot.ui.address import Mark, Marked
from bot.ui.components import Button, Screen
from bot.ui.display import Display
from bot.ui.page import Figure
from bot.ui.telling import Telling

_NO_NEEDS = Needs(0)


def _nothing(_arguments: tuple[str, ...], _chosen: str) -> None:
    """A button without arguments."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """The effect of a button or menu of one game. Its functions are pure, and may raise Refused and IllegalMove.

    One of three is set: `choose(game, arguments)` returns a move, which is stored and shown; `mark` returns new marks;
    `view(stored, user_id, arguments, display)` returns a private screen.

    `read` parses arguments and the chosen value. `needs` are checked first; moves and marks also need the turn. After a
    refusal, an old drawing with the status `drawn` is redrawn. If `question(stored, arguments, display)` returns a
    screen, it asks privately instead. `private` messages have the button; a `view` replaces them. If it is not on the
    board, the sentence with the key `reply` replaces its message.
    """

    choose: Callable[[Any, Any], Any] | None = None
    mark: Mark | None = None
    view: Callable[[StoredGame, int, Any, Display], Screen] | None = None
    read: Callable[[tuple[str, ...], str], Any] = _nothing
    needs: Needs = _NO_NEEDS
    drawn: Status | None = None
    question: Callable[[StoredGame, Any, Display], Screen | None] | None = None
    private: bool = False
    reply: str = ""

    def __post_init__(self) -> None:
        if self.choose or self.mark:
            object.__setattr__(self, "needs", self.needs | Needs.TURN)


@dataclass(frozen=True, slots=True)
class TypedMove:
    """What a typed move does: presses the button `verb` with these marks, or only marks dice if it is None.

    If the dice may be `unseen`, the answer only says what lies there.
    """

    verb: str | None
    marked: int
    unseen: bool = False


def choosing(choose: Callable[[Any, Any], Any], read: Callable[[tuple[str, ...], str], Any] = _nothing) -> Action:
    """The player's move."""
    return Action(choose=choose, read=read, drawn=Status.PLAYING)


def marking(mark: Mark) -> Action:
    """Marks are kept in the buttons' addresses, not stored."""
    return Action(mark=mark, read=Marked.read, drawn=Status.PLAYING)


def _first_begins(stored: StoredGame, _facts: Sequence[Any], display: Display) -> list[str]:
    return [display.say("begins", player=display.name(stored.seats.players[0]))] * (len(stored.seats.players) > 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Targets:
    most: int
    offered: Sequence[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Coached:
    """`hint(stored, hint, display, is_improving)` returns lines. If `is_improving`, a better hint is being computed."""

    hint: Callable[[StoredGame, Any, Display, bool], Iterator[str]]
    telling: Telling


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    room: str
    head: str
    about: Sequence[str]
    buttons: Sequence[Button]


@dataclass(frozen=True, slots=True, kw_only=True)
class Daily:
    """`unusual` is a sentence on the rules that surprise people."""

    unusual: Callable[[Any, Display], str]
    board: Callable[[StoredGame, Display, int | None, Sequence[str], int, Frame], Screen]


@dataclass(frozen=True, slots=True, kw_only=True)
class Presentation:
    """One game as players see it, with the game's own types.

    `board(stored, display, marked, above, told, told_since, watched)` draws a running game below the text `above`:
    `marked` is a bit mask of dice (None marks the obvious ones), `told` are lines about turns since the revision
    `told_since`, `watched` are lines about a turn that was played already. `tell` describes steps from the game before
    them. `log(stored, display, before)` describes the last turns, or only those that began before a revision.
    `typed_moves` are by command, and get the game, what was typed, the recent marks, and whether the server lets first
    rolls fall. `after_typing(stored, marks, display)` says what the player can decide then; None if nothing.
    `offered_keeps` are (name, dice).

    `own_headline` and `why_they_won` explain an ending. `below_totals` gets the places with their seats, first place
    first.

    `how_to_play` returns a text for each screen. `named` and `explained` return the name and the meaning of an option's
    value, or an empty text.

    `alone_on_card` gets the sums of games with one person. `rare` are the counts that a card shows only if there are
    any.
    """

    name: str
    board: Callable[..., Screen]
    tell: Callable[[StoredGame, Any, Sequence[AnyStep], Display], list[str]]
    tell_beginning: Callable[[StoredGame, Sequence[Any], Display], list[str]] = _first_begins
    log: Callable[[StoredGame, Display, int | None], Sequence[str]] = lambda _stored, _display, _before: ()
    actions: Mapping[str, Action]
    typed_moves: Mapping[str, Callable[[Any, str, int | None, bool], TypedMove]] = field(default_factory=dict)
    after_typing: Callable[[StoredGame, int | None, Display], str | None] = lambda _stored, _marks, _display: None
    offered_keeps: Callable[[StoredGame, str, Display], list[tuple[str, str]]] | None = None

    lobby_head: Callable[[StoredGame, Display], str]
    targets: Targets | None = None

    own_headline: Callable[[StoredGame, Display], str | None] = lambda _stored, _display: None
    why_they_won: Callable[[StoredGame, Display], Iterable[str]] = lambda _stored, _display: ()
    beside_total: Callable[[StoredGame, int, Display], list[str]] = lambda _stored, _seat, _display: []
    below_totals: Callable[[StoredGame, Sequence[tuple[int, int]], Display], list[str]] = lambda _s, _placed, _d: []
    ending_buttons: Callable[[StoredGame, Display], list[Button]] = lambda _stored, _display: []

    how_to_play: Callable[[Display], Sequence[str]] = lambda _display: ()
    in_short: Callable[[Any, Display], str]
    in_words: Callable[[Any, Display], list[str]]
    named: Callable[[str, Any, Display], str] = lambda _option, _rules, _display: ""
    explained: Callable[[str, str, Any, Display], str] = lambda _option, _value, _rules, _display: ""

    story_head: Callable[[str, Any, str], str]
    story_line: Callable[[Any, str], str | None] = lambda _fact, _player: None
    story_clause: Callable[[Any, Any, Any], str]

    turn: Callable[[StoredGame, Any, Display], Iterator[str]]
    turning_points: Callable[[FinishedGame, Display], Iterable[str]] = lambda _found, _display: ()
    beside_points: Callable[[SeatStatistics, Display], list[str]] = lambda _numbers, _display: []
    on_card: Callable[[Card, Display], Iterable[str]] = lambda _card, _display: ()
    alone_on_card: Callable[[Tally, Display], Iterable[str]] = lambda _tally, _display: ()
    rare: tuple[str, ...] = ()
    card_figure: Callable[[Card, Display], Awaitable[tuple[str, Figure] | None]] | None = None

    coached: Coached | None = None
    daily: Daily | None = None

    def target(self, rules: OptionSet) -> int | None:
        target: int | None = rules.target if self.targets else None  # type: ignore[attr-defined]  # `targets` says so
        return target
