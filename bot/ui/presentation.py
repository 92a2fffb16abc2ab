"""How one game is shown: what a plug-in gives beside its engine."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from bot.errors import MissingGame, Refused
from bot.games import seating
from bot.games.engine import AnyEngine
from bot.games.measures import SeatStatistics
from bot.games.options import OptionSet
from bot.games.registry import ENGINES
from bot.model.games import Status, StoredGame
from bot.model.records import Card
from bot.model.tally import Tally
from bot.play.guards import Needs
from bot.plugins import registered
from bot.records.records import FinishedGame
from bot.sentences import PRESENTATIONS, is_said
from bot.ui.components import Button, Screen
from bot.ui.display import Display
from bot.ui.game_addresses import Address
from bot.ui.marks import Mark, Marked
from bot.ui.page import Figure
from bot.ui.reviewing import AnyReviewWords

_Rules = TypeVar("_Rules", bound=OptionSet)
_Game = TypeVar("_Game", bound=seating.State[seating.Seat])
_Fact = TypeVar("_Fact")
_Turn = TypeVar("_Turn")
_NO_NEEDS = Needs(0)

Read: TypeAlias = Callable[[tuple[str, ...], str], Any]
"""Reads the arguments of an action from a button's address, and from what was chosen in a menu or typed."""


def _nothing(_arguments: tuple[str, ...], _chosen: str) -> None:
    """Reads a button without arguments."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """What a button or menu of a game does; each kind is a class. Functions of actions of one game are pure. All may
    raise Refused and IllegalMove.

    `read` parses arguments and the chosen value. `needs` are checked first. After a refusal, an old drawing is
    redrawn while the game has the status `redrawn_while`. `private` messages have the button; if boards have it, too,
    it is `also_private`. The sentence with the key `reply` replaces a message of its own. `only_here`: it posts
    something that is no move, so a private message elsewhere, even of a player, can't have it.
    """

    read: Read = _nothing
    needs: Needs = _NO_NEEDS
    redrawn_while: Status | None = None
    private: bool = False
    also_private: bool = False
    reply: str = ""
    only_here: bool = False

    @property
    def replies(self) -> bool:
        """Whether something replaces the pressed message."""
        return bool(self.reply)


@dataclass(frozen=True, slots=True)
class ChoosingAction(Action):
    """The move of the player in turn: `choose(game, arguments)` returns a choice, which is played, stored and shown. If
    `question(stored, arguments, display)` returns a screen, it asks privately instead.
    """

    choose: Callable[[Any, Any], Any]
    _: KW_ONLY
    needs: Needs = Needs.TURN
    redrawn_while: Status | None = Status.PLAYING
    question: Callable[[StoredGame, Any, Display], Screen | None] | None = None


@dataclass(frozen=True, slots=True)
class CallingAction(Action):
    """A choice out of turn: `call(game, seat, arguments)` returns it. Whoever has a seat may press the newest
    board, and `call` or the engine may refuse.
    """

    call: Callable[[Any, int, Any], Any]
    _: KW_ONLY
    needs: Needs = Needs.CALL
    redrawn_while: Status | None = Status.PLAYING


@dataclass(frozen=True, slots=True)
class MarkingAction(Action):
    """Other marks on dice: `mark` returns them. They are kept in the buttons' addresses, not stored."""

    mark: Mark
    _: KW_ONLY
    read: Read = Marked.read
    needs: Needs = Needs.TURN
    redrawn_while: Status | None = Status.PLAYING


@dataclass(frozen=True, slots=True)
class ViewingAction(Action):
    """What each player may see alone while they play, such as a hand: `view(stored, user_id, arguments, display)`
    returns the screen. If the action is `private`, it replaces the message.
    """

    view: Callable[[StoredGame, int, Any, Display], Screen]
    _: KW_ONLY
    needs: Needs = Needs.SEAT


class TypedMove(NamedTuple):
    """What a typed move does: presses the button `verb` with these marks, or only marks dice if it is None.

    If the dice may be `unseen`, the answer only says what lies there.
    """

    verb: str | None
    marked: int
    unseen: bool = False


class Targets(NamedTuple):
    most: int
    offered: Sequence[int]


class Coached(NamedTuple):
    """A game's coach in words. `hint(stored, hint, display, is_improving)` returns lines. If `is_improving`, a better
    hint is being computed. `look` returns the texts of a board without what to do.
    """

    hint: Callable[[StoredGame, Any, Display, bool], Iterator[str]]
    look: Callable[[StoredGame, Display], Sequence[str]]
    words: AnyReviewWords


class Frame(NamedTuple):
    route: str
    head: str
    about: Sequence[str]
    buttons: Sequence[Button]


class Solo(NamedTuple):
    """How a game alone is shown. `unusual` is a sentence on the rules that surprise people. `squares` shows the points
    of turns without dice, and `about_squares` returns a sentence and the points of each turn, which say the same.
    """

    unusual: Callable[[Any, Display], str]
    board: Callable[[StoredGame, Display, int | None, Sequence[str], int, Frame], Screen]
    squares: Callable[[Sequence[int]], str]
    about_squares: Callable[[Sequence[int], Display], tuple[str, str]]


class Presentation(ABC, Generic[_Rules, _Game, _Fact, _Turn]):
    """One game as players see it; `Presentation[RuleSet, Game, Fact, TakenTurn]` names its types.

    - `actions` are by the verbs of the game's own buttons, `typed_moves` by command (`roll`, `keep`, `bank`). A typed
      move gets the game, what was typed, the recent marks, and whether the server lets first rolls fall.
    - `targets` are those that a lobby offers, if `target` is an option.
    - `also` are other names under which people look for the game, each with the rule set that they mean: its commands
      are there, too.
    - `rare` are the counts that a card shows only if there are any.
    """

    name: str
    also: Mapping[str, str] = MappingProxyType({})
    actions: Mapping[str, Action]
    typed_moves: Mapping[str, Callable[[Any, str, int | None, bool], TypedMove]] = MappingProxyType({})
    targets: Targets | None = None
    rare: tuple[str, ...] = ()
    coached: Coached | None = None
    solo: Solo | None = None

    @abstractmethod
    def board(
        self,
        stored: StoredGame,
        display: Display,
        marked: int | None = None,
        above: str | None = None,
        story: Sequence[str] = (),
        log_until: int = 0,
        watched: Sequence[str] = (),
    ) -> Screen:
        """A running game, below the text `above`; `BoardView.draw` of a subclass of `bot.ui.game.board.BoardView`.

        `marked` is a bit mask of dice; None marks the obvious ones. `story` are lines about turns since the revision
        `log_until`, `watched` those about a turn that was played already.
        """

    @abstractmethod
    def story(
        self, stored: StoredGame, before: _Game, steps: Sequence[seating.Step[_Fact, _Game]], display: Display
    ) -> list[str]:
        """What happened since the game `before`, in lines."""

    @abstractmethod
    def lobby_head(self, stored: StoredGame, display: Display, /) -> str: ...

    @abstractmethod
    def in_short(self, rules: _Rules, display: Display, /) -> str: ...

    @abstractmethod
    def in_words(self, rules: _Rules, display: Display, /) -> list[str]: ...

    @abstractmethod
    def turn(self, stored: StoredGame, taken: _Turn, display: Display, /) -> Iterator[str]:
        """A turn of the history, in lines."""

    def story_of_beginning(self, stored: StoredGame, _facts: Sequence[_Fact], display: Display, /) -> list[str]:
        """What happened before the first turn of several players, in lines."""
        return [display.say("begins", player=display.name(stored.seats.players[0]))]

    def log(self, _stored: StoredGame, _display: Display, _before: int | None, /) -> Sequence[str]:
        """The last turns in lines, or only those that began before a revision."""
        return ()

    def after_typing(self, _stored: StoredGame, _marks: int | None, _display: Display, /) -> str | None:
        """What the player can decide after a typed move; None if nothing."""
        return None

    def offered_keeps(self, _stored: StoredGame, _typed: str, _display: Display, /) -> list[tuple[str, str]]:
        """The dice that a player may keep, with names to choose from while they type."""
        return []

    def own_headline(self, _stored: StoredGame, _display: Display, /) -> str | None:
        """The headline of an ending that is not just a win by points; None for others."""
        return None

    def why_they_won(self, _stored: StoredGame, _display: Display, /) -> Iterable[str]:
        return ()

    def beside_total(self, _stored: StoredGame, _seat: int, _display: Display, /) -> list[str]:
        return []

    def below_totals(self, _stored: StoredGame, _placed: Sequence[tuple[int, int]], _display: Display, /) -> list[str]:
        """Lines below the totals of an ending. `placed` are the places with their seats, first place first."""
        return []

    def ending_buttons(self, _stored: StoredGame, _display: Display, /) -> list[Button]:
        return []

    def how_to_play(self, _rules: _Rules, _display: Display, /) -> Sequence[str]:
        """A text for each screen, with the numbers of these rules."""
        return ()

    def named(self, _option: str, _rules: _Rules, _display: Display, /) -> str:
        """The name of an option's value, or an empty text."""
        return ""

    def explained(self, _option: str, _value: str, _rules: _Rules, _display: Display, /) -> str:
        """What an option's value means, or an empty text."""
        return ""

    def turning_points(self, _found: FinishedGame, _display: Display, /) -> Iterable[str]:
        return ()

    def beside_points(self, _numbers: SeatStatistics, _display: Display, /) -> list[str]:
        return []

    def on_card(self, _card: Card, _display: Display, /) -> Iterable[str]:
        return ()

    def alone_on_card(self, _tally: Tally, _display: Display, /) -> Iterable[str]:
        """Lines from the sums of games with one person, for their card."""
        return ()

    async def card_figure(self, _card: Card, _display: Display, /) -> tuple[str, Figure] | None:
        """A sentence and a picture for the card."""
        return None

    @property
    def engine(self) -> AnyEngine:
        return ENGINES[self.name]

    def target(self, rules: _Rules) -> int | None:
        target: int = rules.target if self.targets else 0  # type: ignore[attr-defined]  # `targets` says so
        return target or None


AnyPresentation: TypeAlias = Presentation[Any, Any, Any, Any]


BUILT_IN = (
    "bot.ui.games.farkle.presentation:PRESENTATION",
    "bot.ui.games.yahtzee.presentation:PRESENTATION",
)


# Loaded late, because presentations import screens, which import this.
@cache
def presentations() -> Mapping[str, AnyPresentation]:
    return registered(PRESENTATIONS, Presentation, BUILT_IN, _check)  # type: ignore[type-abstract]  # only compared


def names() -> Mapping[str, tuple[AnyPresentation, str]]:
    """What people call the games, each with the rule set that they mean; an empty text is the server's usual one."""
    own = {name: (each, "") for name, each in presentations().items()}
    return own | {name: (each, rules) for each in presentations().values() for name, rules in each.also.items()}


def _check(presentation: AnyPresentation) -> None:
    """Checks that the engine and all required sentences are there; raises LookupError if not."""
    if presentation.name not in ENGINES:
        raise LookupError(f"there is no engine of a game named {presentation.name!r}")
    lacking = [key for key in _sentences_of(presentation) if not is_said(key)]
    if lacking:
        raise LookupError(f"en.ftl lacks {', '.join(lacking)}")


def _sentences_of(presentation: AnyPresentation) -> Iterator[str]:
    name, engine = presentation.name, ENGINES[presentation.name]
    rules = engine.rules
    yield f"help-{name}"
    yield from (f"{key}-{each}" for each in (name, *presentation.also) for key in ("kind", "command"))
    yield from (f"command-{each}-start" for each in (name, *presentation.also))
    for menu, options in rules.menus().items():
        yield f"editor-options-{menu}"
        for option in options:
            yield f"option-{rules.keyed(option)}"
            if not rules.words_of(option):
                yield rules.allowed(option)
    yield from (f"order-{each.name.replace('_', '-')}" for each in engine.measures if each.is_ranked)


def presentation_of(rules: OptionSet) -> AnyPresentation:
    """The presentation of the game of these rules. Raises Refused (`game-not-shown`) if it has none."""
    name = rules.engine.name
    if name not in presentations():
        raise Refused("game-not-shown", game=name)
    return presentations()[name]


def coach_of(stored: StoredGame) -> Coached:
    """The words of the game's coach. Only for a game that has one."""
    coached = presentation_of(stored.rules).coached
    assert coached is not None
    return coached


def is_mark(pressed: object) -> bool:
    """Whether this address only marks dice, in any game."""
    if not isinstance(pressed, Address):
        return False
    return any(isinstance(each.actions.get(pressed.verb), MarkingAction) for each in presentations().values())


def has_presentation(engine: AnyEngine) -> bool:
    return engine.name in presentations()


def check_presentation(stored: StoredGame) -> None:
    """Checks that the game has a presentation; raises MissingGame if not."""
    if not has_presentation(stored.engine):
        raise MissingGame(stored.id)


def title_of_game(name: str, display: Display) -> str:
    return display.say(f"kind-{name}") if name in names() else name
