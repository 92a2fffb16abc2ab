"""What features add to the bot. The core calls these hooks, and imports no feature.

Each hook says where it runs. Features come in the order of `bot/features/installed.py`. A hook that one leaves out does
nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum, auto
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from sqlalchemy import Column, ColumnElement, Table

    from bot.client import FarkleBot
    from bot.jobs import Job
    from bot.model.achievements import Achievement
    from bot.model.deadline import Delay
    from bot.model.games import SharedDice, StoredGame
    from bot.model.records import GameToCount, Note, Span
    from bot.model.servers import Power
    from bot.store.counting import View
    from bot.store.personal import Personal, Subject
    from bot.store.units import Transaction
    from bot.ui.components import ActionRow, Button
    from bot.ui.context import Context, Handler, Route
    from bot.ui.display import Display
    from bot.ui.page import Find, Pattern
    from bot.ui.presentation import Action
    from bot.ui.services import Services
    from bot.zones import Zone


class Reminder(NamedTuple):
    """What waits for a person. `show`: a sentence, and the button that leads there. `since`: the moment from which it
    calls them, and `seconds` how long it waits then; None: it is for the evening alone.
    """

    show: "Callable[[Display], tuple[str, Button]]"
    since: int | None = None
    seconds: int = 0


class Spot(Enum):
    """A place for buttons of features."""

    HELP = auto()
    """The first page of help."""

    LOBBY = auto()
    """A lobby that is given, beside **More**: all who see it see the same."""
    GAMES = auto()
    """The list of a person's open games, below it."""
    ALONE = auto()
    """A message that only its person sees, below what they have played alone."""
    PRIVACY = auto()
    """The page about what is stored of a person."""
    MISTAKES = auto()
    """A review that only its reader sees, if they made mistakes, below it."""


class Feature:
    """One feature. `name` is its folder's, and its cog's if it has commands."""

    name: str
    has_commands: bool = False
    posts: bool = False
    """Does it post by itself, in a channel that the managers of a server choose? Its sentences
    `settings-<name>-channel` and `settings-choose-<name>` are on the page of settings.
    """
    powers: "Sequence[Power]" = ()
    """What managers do there, and who has it from them. The page of settings has them, with the sentences
    `settings-power-<name>` and `settings-choose-power-<name>`.
    """

    # First of all. An error is the answer to the press.

    def check(self, services: "Services", user_id: int, guild_id: int) -> None:
        """Refuses a person who may not use the bot on a server. Raises Refused. Asked when they press, are challenged
        or are to get a direct message. `guild_id`: also of a server without the bot; `NOWHERE`: elsewhere.
        """

    # In the unit of work that stores a change, under the game's lock. An error undoes the change.

    def saved(self, transaction: "Transaction", before: "StoredGame", after: "StoredGame") -> None:
        """Hears of a change that a session commits, in the same transaction. What ends games of whole servers or days
        at once calls no hook.
        """

    # In the unit of work that stores what waits. An error undoes it.

    def waits_for(self, transaction: "Transaction", user_ids: "Iterable[int]", seconds: int, now: int) -> None:
        """Hears that a game, or what a feature has a `reminder` of, begins to wait for these people for `seconds`.
        `now`: in seconds since 1970.
        """

    # In the unit that stores where a person is. An error undoes the choice.

    def zone_chosen(self, transaction: "Transaction", user_id: int, before: "Zone", after: "Zone", now: int) -> None:
        """Hears that a person's dates and times of day are those of another zone from now on
        (`bot.store.people.zone_of`).
        """

    # In the unit of work that gives turns back what an absence took. An error undoes it, and time stands still.

    def gave_back(self, transaction: "Transaction", since: "Callable[[int], int]", now: int) -> None:
        """Hears that people can press again. `since(guild_id)`: the moment from which those of a server could not;
        `now` if they could. Both in seconds since 1970.
        """

    # In the unit of work that counts games that ended. An error leaves the games uncounted.

    def keys_of_spans(self, transaction: "Transaction", games: "Sequence[GameToCount]") -> "Iterable[tuple[int, str]]":
        """Ids of games, each with the key of a span that it counts for, on servers. Asked again when a game is reviewed
        and when all is counted again: the answer must be the same.
        """
        return ()

    # In units of work that read. An error refuses the screen.

    def find_span(self, transaction: "Transaction", guild_id: int, text: str) -> "Span | None":
        """The span of a server that an address (by its `part`) or a person names."""
        return None

    def offer_spans(self, transaction: "Transaction", guild_id: int, typed: str, most: int) -> "Iterable[Span]":
        """Spans to choose from, the likeliest first."""
        return ()

    def notes_on_card(self, transaction: "Transaction", user_id: int, guild_id: int | None) -> "Iterable[Note]":
        """Lines on a person's card. `guild_id` None: the card of all their games, which only they see."""
        return ()

    def shared_dice(self, transaction: "Transaction", game_id: int) -> "SharedDice | None":
        """The dice of a game without a secret of its own."""
        return None

    # In the unit that decides on direct messages to a person.

    def reminder(self, transaction: "Transaction", user_id: int, now: int) -> "Reminder | None":
        """What the person can still do; None if nothing."""
        return None

    # When a game is locked whose turns may be held, and its decisions are prepared. An error refuses the press.

    def delays(self, transaction: "Transaction", stored: "StoredGame", now: int) -> "Mapping[int, Delay]":
        """Times while turns wait for people, by user."""
        return {}

    # Once a press is stored and the game is unlocked. An error is answered as one of the press.

    def pressed(self, context: "Context", before: "StoredGame", after: "StoredGame") -> None:
        """Hears that a person has pressed a button of a game on its board, or beside it."""

    # After the answer. An error is answered as one of the press.

    def opened(self, context: "Context") -> None:
        """Hears that a person has opened a lobby, or the settings of a server: a moment to offer something to its
        managers.
        """

    # When a screen is drawn. An error refuses the screen.

    def buttons(self, spot: Spot, display: "Display", stored: "StoredGame | None" = None) -> "Iterable[Button]":
        """The buttons of this feature in a place, for the end of a row. `address_of(stored, verb)` leads to one of its
        `actions`.
        """
        return ()

    def lobby_menus(self, stored: "StoredGame", display: "Display") -> "Iterable[ActionRow]":
        """The menus that the host of a lobby gets behind **More**."""
        return ()

    # From the start of the bot on.

    def actions(self) -> "Mapping[str, Action]":
        """What the feature's buttons of a game do, by the verb in their address (`bot.ui.game_addresses`)."""
        return {}

    def services(self, bot: "FarkleBot") -> Iterable[object]:
        """What the feature keeps while the bot runs, for `Services.get`."""
        return ()

    def jobs(self, bot: "FarkleBot") -> "Iterable[Job]":
        """The jobs that the feature does by itself, after those of the core."""
        return ()

    def routes(self) -> "Mapping[str, Route]":
        """The feature's families of buttons, by the first word of their address."""
        return {}

    def pages(self) -> "Mapping[Pattern, Find]":
        """The feature's pages, by the patterns of their addresses: the first that fits is shown."""
        return {}

    def answer(self, parts: tuple[str, ...]) -> "Handler | None":
        """What a manager's answer at an address `fq:<part>:<part>…` or `fc:<part>:<part>…` does. None: it is not the
        feature's.
        """
        return None

    def achievements(self) -> "Mapping[str, Achievement]":
        """The achievements that it awards itself, by their ids. Raises ValueError for a faulty file."""
        return {}

    # In units that concern a person or a server.

    def personal(self) -> "Iterable[Personal]":
        """The feature's columns that name people, and what is left of their rows when a person is deleted."""
        return ()

    def outlives_restore(self) -> "Iterable[Table]":
        """Tables whose rows stay if an older backup is restored. Their keys are digests (`bot.store.database`)."""
        return ()

    def exported(self) -> "Mapping[str, Subject]":
        """What a person's own file has of the feature, by the name there."""
        return {}

    def rivals(self, transaction: "Transaction", guild_id: int, user_id: int) -> "Iterable[int]":
        """The people against whom the person plays on a server, beside those of open games."""
        return ()

    def withholds(self, game_id: "Column[int]") -> "Iterable[ColumnElement[bool]]":
        """Conditions, true for games whose facts not even their players may read yet."""
        return ()

    def has_own_limits(self, game_id: "Column[int]") -> "Iterable[ColumnElement[bool]]":
        """Conditions, true for games that count for no limit of a channel or a person."""
        return ()

    def ranks(self) -> "Iterable[Table]":
        """Its leaderboards of servers, with the columns `guild_id`, `user_id` and `hidden`. People who leave or hide
        are hidden there, and a server that is forgotten loses its rows.
        """
        return ()

    def forget_some(self, transaction: "Transaction", guild_id: int) -> bool:
        """Forgets some of what it has of a server that is forgotten, in one short unit. False if nothing is left."""
        return False

    # In the unit that computes all records again.

    def rebuild(self, transaction: "Transaction", now: int) -> None:
        """Computes the feature's records again, after the core's."""

    def records(self, now: int) -> "Iterable[View]":
        """The feature's records, to say what differed."""
        return ()


@cache
def features() -> Sequence[Feature]:
    """All features. They are loaded late, because they import screens, which import this."""
    installed: Any = import_module("bot.features.installed")
    found: Sequence[Feature] = installed.FEATURES
    return found


def buttons_of_features(spot: Spot, display: "Display", stored: "StoredGame | None" = None) -> "Iterator[Button]":
    """The buttons of all features in a place."""
    for feature in features():
        yield from feature.buttons(spot, display, stored)
