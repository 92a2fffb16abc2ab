"""What only Farkle has in its lobby: the points to play to."""

from bot.games.farkle import RuleSet
from bot.model.games import StoredGame
from bot.ui.components import ActionRow, select, select_option
from bot.ui.display import Display
from bot.ui.game.address import Address, Verb

_TARGETS = (1000, 2000, 3000, 4000, 5000, 10_000, 20_000, 50_000)


def lobby_head(stored: StoredGame, display: Display) -> str:
    """What is played, and to how many points."""
    rules = stored.rules
    assert isinstance(rules, RuleSet)
    dice, reach, target = display.icon("die_5"), rules.target_reach, rules.target
    return display.say("lobby-head", dice=dice, title=stored.title, reach=reach, target=target, id=str(stored.id))


def lobby_menus(stored: StoredGame, display: Display) -> list[ActionRow]:
    """The host chooses the points to play to."""
    assert isinstance(stored.rules, RuleSet)
    now = stored.rules.target
    options = [
        select_option(display.say("lobby-target-option", target=target), str(target), default=target == now)
        for target in sorted({*_TARGETS, now})
    ]
    address = str(Address(stored.id, stored.revision, Verb.TARGET))
    return [select(address, display.say("lobby-target"), options)]
