"""The presentations of all games, the bot's own and installed ones."""

from collections.abc import Iterator, Mapping
from functools import cache

from bot.errors import MissingGame, Refused
from bot.games.engine import AnyEngine
from bot.games.options import OptionSet
from bot.games.registry import ENGINES
from bot.model.games import StoredGame
from bot.plugins import registered
from bot.text import PRESENTATIONS, is_said
from bot.ui.address import Address
from bot.ui.display import Display
from bot.ui.presentation import AnyPresentation, Presentation

BUILT_IN = (
    "bot.ui.games.farkle.presentation:PRESENTATION",
    "bot.ui.games.yahtzee.presentation:PRESENTATION",
)


# Loaded late, because presentations import screens, which import this.
@cache
def presentations() -> Mapping[str, AnyPresentation]:
    return registered(PRESENTATIONS, Presentation, BUILT_IN, _check)  # type: ignore[type-abstract]  # only compared


def _check(presentation: AnyPresentation) -> None:
    """Raises LookupError if the engine or a required sentence is missing."""
    if presentation.name not in ENGINES:
        raise LookupError(f"there is no engine of a game named {presentation.name!r}")
    lacking = [key for key in _sentences_of(presentation) if not is_said(key)]
    if lacking:
        raise LookupError(f"en.ftl lacks {', '.join(lacking)}")


def _sentences_of(presentation: AnyPresentation) -> Iterator[str]:
    name, engine = presentation.name, ENGINES[presentation.name]
    rules = engine.rules
    yield from (f"kind-{name}", f"help-{name}", f"command-{name}", f"command-{name}-start")
    for menu, options in rules.menus().items():
        yield f"editor-options-{menu}"
        for option in options:
            yield from (f"{kind}-{rules.keyed(option)}" for kind in ("option", "about"))
            if not rules.words_of(option):
                yield f"allowed-{rules.keyed(option)}"
    yield from (f"order-{each.name.replace('_', '-')}" for each in engine.measures if each.is_ranked)


def presentation_of(rules: OptionSet) -> AnyPresentation:
    """Raises Refused (`game-not-shown`)."""
    name = rules.engine.name
    if name not in presentations():
        raise Refused("game-not-shown", game=name)
    return presentations()[name]


def is_mark(pressed: object) -> bool:
    """Does this address only mark dice, in any game?"""
    if not isinstance(pressed, Address):
        return False
    return any(pressed.verb in each.actions and each.actions[pressed.verb].mark for each in presentations().values())


def is_shown(engine: AnyEngine) -> bool:
    return engine.name in presentations()


def check_shown(stored: StoredGame) -> None:
    """Raises MissingGame if the game has no presentation."""
    if not is_shown(stored.engine):
        raise MissingGame(stored.id)


def title_of_game(name: str, display: Display) -> str:
    return display.say(f"kind-{name}") if name in presentations() else name
