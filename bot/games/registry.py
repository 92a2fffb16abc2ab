"""The engines of all games, the bot's own and installed ones."""

from bot.games.engine import AnyEngine, Engine
from bot.plugins import registered

GROUP = "farkle_bot.engines"
BUILT_IN = (
    "bot.games.farkle:ENGINE",
    "bot.games.yahtzee:ENGINE",
)
ENGINES: dict[str, AnyEngine] = registered(GROUP, Engine, BUILT_IN)  # type: ignore[type-abstract]  # only compared
PLUG_INS = [*ENGINES][len(BUILT_IN) :]
DEFAULT = next(iter(ENGINES.values()))
