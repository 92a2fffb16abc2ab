from bot.games.engine import Engine
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
