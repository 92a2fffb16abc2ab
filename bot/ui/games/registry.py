"""Every game that players can see: those of the bot, and those that are installed beside it."""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from bot.errors import Refused, UnreadableGame, first_line
from bot.games.kind import AnyKind
from bot.games.kinds import kind_of
from bot.games.options import OptionSet
from bot.model.games import StoredGame
from bot.text import PRESENTATIONS
from bot.ui.display import Display
from bot.ui.presentation import Presentation

_BUILT_IN = (
    EntryPoint("farkle", "bot.ui.games.farkle.presentation:PRESENTATION", PRESENTATIONS),
    EntryPoint("yahtzee", "bot.ui.games.yahtzee.presentation:PRESENTATION", PRESENTATIONS),
)


def presentations() -> Mapping[str, Presentation]:
    """The games that players can see, by name."""
    return _loaded()[0]


def failed() -> Mapping[str, str]:
    """Why presentations could not be loaded, by the names of their games."""
    return _loaded()[1]


def presentation_of(rules: OptionSet) -> Presentation:
    """The game that is played by these rules. Raises Refused (`game-not-shown`) if there is no presentation of it."""
    name = kind_of(rules).NAME
    if name not in presentations():
        raise Refused("game-not-shown", game=name)
    return presentations()[name]


def is_shown(kind: AnyKind) -> bool:
    """Is there a presentation of this game?"""
    return kind.NAME in presentations()


def check_shown(stored: StoredGame) -> None:
    """Raises UnreadableGame if there is no presentation of the game that is played."""
    if not is_shown(stored.kind):
        raise UnreadableGame(stored.id)


def has_adviser(kind: AnyKind) -> bool:
    """Are there hints, opponents and reviews for a game?"""
    return bool(kind.FEATURES)


def title_of_game(name: str, display: Display) -> str:
    """What a game is called."""
    return display.say(f"kind-{name}") if name in presentations() else name


# Presentations import the screens, which ask for presentations: so these are loaded when they are asked for.
@cache
def _loaded() -> tuple[Mapping[str, Presentation], Mapping[str, str]]:
    found, failures = dict[str, Presentation](), dict[str, str]()
    for each in (*_BUILT_IN, *entry_points(group=PRESENTATIONS)):
        try:
            found.setdefault(each.name, each.load())
        except Exception as error:
            # Whatever is wrong with one game, the others can be played.
            failures[each.name] = f"{type(error).__name__}: {first_line(error)}"
    return found, failures
