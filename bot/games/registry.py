"""Every game by its name. The first is the default."""

from bot.games.engine import Engine
from bot.games.missing import MissingRules, missing
from bot.games.options import OptionSet
from bot.plugins import registered

GROUP = "farkle_bot.engines"
BUILT_IN = (
    "bot.games.farkle:ENGINE",
    "bot.games.yahtzee:ENGINE",
)
ENGINES: dict[str, Engine] = registered(GROUP, Engine, BUILT_IN)
PLUG_INS = [*ENGINES][len(BUILT_IN) :]
DEFAULT = next(iter(ENGINES.values()))
DAILY_ENGINE, DAILY = next((engine, engine.daily) for engine in ENGINES.values() if engine.daily)
# If a plug-in claims the rules of another game, they stay that game's.
_BY_RULES: dict[type, Engine] = {engine.rules: engine for engine in reversed(ENGINES.values())}


def engine_of(rules: OptionSet) -> Engine:
    if isinstance(rules, MissingRules):
        return missing(rules.game)
    return _BY_RULES[type(rules)]
