"""Every game there is, by its name. A new one is named here."""

from collections.abc import Mapping
from importlib import import_module

from bot.games.engine import Engine
from bot.games.options import OptionSet

_BUILT_IN = ("bot.games.farkle", "bot.games.yahtzee")

ENGINES: Mapping[str, Engine] = {engine.name: engine for engine in (import_module(name).ENGINE for name in _BUILT_IN)}
_BY_RULES: Mapping[type[OptionSet], Engine] = {engine.rules: engine for engine in ENGINES.values()}


def engine_of(rules: OptionSet) -> Engine:
    """The game that is played by these rules."""
    return _BY_RULES[type(rules)]
