"""The lobby's headline and targets."""

from bot.games.farkle import RuleSet
from bot.model.games import StoredGame
from bot.ui.display import Display

TARGETS = (1000, 2000, 3000, 4000, 5000, 10_000, 20_000, 50_000)


def lobby_head(stored: StoredGame, display: Display) -> str:
    rules = stored.rules
    assert isinstance(rules, RuleSet)
    dice, reach, target = display.icon("die_5"), rules.target_reach, rules.target
    return display.say("lobby-head", dice=dice, title=stored.title, reach=reach, target=target, id=str(stored.id))
