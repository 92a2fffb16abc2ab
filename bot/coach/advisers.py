"""The advisers of all games, the bot's own and installed ones."""

from bot.coach.adviser import Adviser, AnyAdviser
from bot.games.options import OptionSet
from bot.games.registry import ENGINES
from bot.plugins import registered

BUILT_IN = (
    "bot.coach.farkle.process:ADVISER",
    "bot.coach.yahtzee.process:ADVISER",
)
ADVISERS: dict[str, AnyAdviser] = registered("farkle_bot.advisers", Adviser, BUILT_IN)


def adviser_of(rules: OptionSet) -> AnyAdviser | None:
    engine = rules.engine
    adviser = ADVISERS.get(engine.name) if engine.name in ENGINES else None
    return adviser if adviser is not None and adviser.knows(rules) else None
