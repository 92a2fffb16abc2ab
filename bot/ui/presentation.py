"""What players see of a game, and what its own buttons do: one value for each game."""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from bot.games.measures import SeatStatistics
from bot.games.options import OptionSet
from bot.games.seating import AnyStep
from bot.model.games import Change, Status, StoredGame
from bot.model.standings import Card
from bot.play.guards import Needs
from bot.play.sessions import Session
from bot.standings.history import FinishedGame
from bot.ui.components import Button, Screen
from bot.ui.context import Context
from bot.ui.display import Display
from bot.ui.game.address import Address, Mark, Marked
from bot.ui.stats.page import Figure

TypedMove: TypeAlias = Callable[[Context, Session, str], Awaitable[None]]
"""Acts on a command that plays, with the text that was typed with it. Raises Refused and IllegalMove."""


_NO_NEEDS = Needs(0)


def _nothing(_arguments: tuple[str, ...], _chosen: str) -> None:
    """A button without arguments."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """What a button or a menu of a game does, and for whom. All of it may raise Refused and IllegalMove.

    One of four says what it does. `choose(game, arguments)` is the decision that it plays, of the game's kind, and
    `change(context, session, address)` any other change: either is committed and shown. `mark(game, seen, now)` are
    the marks after a press, which are drawn. `answer(context, session, address)` does everything by itself.

    `read(arguments, chosen)` reads what only this button knows, and what was chosen in the menu. `needs` is checked
    before anything is done; what `bot.play` does checks that itself. An old drawing of the game, which shows it with
    the status `drawn`, is mended if the action is refused. `question(stored, arguments, display)` is asked privately
    first, if it is not None. An action that is `private` is on an answer that only one person sees; if that is done,
    `told` takes its place. Once the game is no longer locked, `later(context, stored)` is done.
    """

    choose: Callable[[Any, Any], Any] | None = None
    change: Callable[[Context, Session, Address], Change] | None = None
    mark: Mark | None = None
    answer: Callable[[Context, Session, Address], Awaitable[None]] | None = None
    read: Callable[[tuple[str, ...], str], Any] = _nothing
    needs: Needs = _NO_NEEDS
    drawn: Status | None = None
    question: Callable[[StoredGame, Any, Display], Screen | None] | None = None
    private: bool = False
    managers_only: bool = False
    told: str = ""
    later: Callable[[Context, StoredGame], Awaitable[None]] | None = None


def choosing(choose: Callable[[Any, Any], Any], read: Callable[[tuple[str, ...], str], Any] = _nothing) -> Action:
    """The button of a board that plays a decision of the player whose turn it is."""
    return Action(choose=choose, read=read, drawn=Status.PLAYING)


def marking(mark: Mark) -> Action:
    """The button of a board that marks dice. The marks are in the addresses of its buttons: nothing is stored."""
    return Action(mark=mark, read=Marked.read, needs=Needs.TURN, drawn=Status.PLAYING)


def _first_begins(stored: StoredGame, _facts: Sequence[Any], display: Display) -> str:
    return display.say("begins", player=display.name(stored.players[0]))


@dataclass(frozen=True, slots=True, kw_only=True)
class Targets:
    """The points to play to, in games whose rules have the option `target`: the most, and what a lobby offers."""

    most: int
    offered: Sequence[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Coached:
    """The words for what the coach says of a game.

    `hint(stored, hint, display, is_improving)` are the lines of a hint. A worker calls `review(rules, lines, numbers,
    names, locale)` and `decision(…, number)`: the words for a whole game, and for one decision, with its number and
    how many there are.
    """

    hint: Callable[[StoredGame, Any, Display, bool], Iterator[str]]
    review: Callable[..., Any]
    decision: Callable[..., tuple[str, int, int]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """What stands around the board of an attempt with the daily dice, and the `room` of the board's buttons."""

    room: str
    head: str
    about: Sequence[str]
    buttons: Sequence[Button]


@dataclass(frozen=True, slots=True, kw_only=True)
class Daily:
    """The daily dice of a game: `board(stored, display, marked, told, told_since, frame)` draws an attempt."""

    board: Callable[[StoredGame, Display, int | None, Sequence[str], int, Frame], Screen]


@dataclass(frozen=True, slots=True, kw_only=True)
class Presentation:
    """One game as players see it. All states, facts, turns and rules are of the game's own types.

    `name` is that of the engine.

    On the board:

    - `board(stored, display, marked, above, told, told_since)` draws a running game. `marked` are the dice that are
      marked, as a bit mask; with None, the obvious ones are. `above` is shown above everything else. `told` are lines
      about the turns that have just ended, which began at the revision `told_since` or later.
    - `tell(stored, before, steps, display)` are the lines about some steps, and `tell_beginning` says who begins.
    - `log` are the last turns in small print, which the game itself remembers.
    - `actions` are the game's own buttons and menus by their verbs.
    - `typed_moves` are the moves that can be typed, by the name of their command, and `offered_keeps` are suggestions
      of dice to keep, as (name, dice).

    In the lobby: `lobby_head` says what is played, and `targets` is there if players choose the points to play to.

    At the end: `own_headline` says who won if only this game can say so, and `why_they_won` is said below who won with
    the most points. `beside_total` follows the total of a seat, and `below_totals` all of them; it gets the places with
    their seats, the first place first. `ending_buttons` lead to more.

    Rules in words: `in_short` in a sentence or two, `in_words` in blocks. `named(option, rules, display)` is what
    people call the value of an option, or empty for a number and for nothing. What it means is
    `explained(option, value, rules, display)`, or empty.

    As a story: `story_head(title, rules, players)`, `story_line(fact, player)` for facts with a line of their own, and
    `story_clause(before, fact, after)` for what a fact adds to the line of its turn.

    In records: `turn` tells of one turn, `turning_points` of those worth telling. `beside_points` follows the
    points of a seat in a finished game. `on_card` are lines of a card, `rare` the counts that it shows only if there
    are any, and `card_figure` a picture on it with its heading.
    """

    name: str
    board: Callable[..., Screen]
    tell: Callable[[StoredGame, Any, Sequence[AnyStep], Display], list[str]]
    tell_beginning: Callable[[StoredGame, Sequence[Any], Display], str] = _first_begins
    log: Callable[[StoredGame, Display], list[str]] = lambda _stored, _display: []
    actions: Mapping[str, Action]
    typed_moves: Mapping[str, TypedMove] = field(default_factory=dict)
    offered_keeps: Callable[[StoredGame, str, Display], list[tuple[str, str]]] | None = None

    lobby_head: Callable[[StoredGame, Display], str]
    targets: Targets | None = None

    own_headline: Callable[[StoredGame, Display], str | None] = lambda _stored, _display: None
    why_they_won: Callable[[StoredGame, Display], Iterable[str]] = lambda _stored, _display: ()
    beside_total: Callable[[StoredGame, int, Display], list[str]] = lambda _stored, _seat, _display: []
    below_totals: Callable[[StoredGame, Sequence[tuple[int, int]], Display], list[str]] = lambda _s, _placed, _d: []
    ending_buttons: Callable[[StoredGame, Display], list[Button]] = lambda _stored, _display: []

    in_short: Callable[[Any, Display], str]
    in_words: Callable[[Any, Display], list[str]]
    named: Callable[[str, Any, Display], str] = lambda _option, _rules, _display: ""
    explained: Callable[[str, str, Any, Display], str] = lambda _option, _value, _rules, _display: ""

    story_head: Callable[[str, Any, str], str]
    story_line: Callable[[Any, str], str | None] = lambda _fact, _player: None
    story_clause: Callable[[Any, Any, Any], str]

    turn: Callable[[FinishedGame, Any, Display], Iterator[str]]
    turning_points: Callable[[FinishedGame, Display], Iterable[str]] = lambda _found, _display: ()
    beside_points: Callable[[SeatStatistics, Display], list[str]] = lambda _numbers, _display: []
    on_card: Callable[[Card, Display], Iterable[str]] = lambda _card, _display: ()
    rare: tuple[str, ...] = ()
    card_figure: Callable[[Card, Display], Awaitable[tuple[str, Figure] | None]] | None = None

    coached: Coached | None = None
    daily: Daily | None = None

    def target(self, rules: OptionSet) -> int | None:
        """The points to play to by some rules, if there are any."""
        target: int | None = rules.target if self.targets else None  # type: ignore[attr-defined]  # `targets` says so
        return target
