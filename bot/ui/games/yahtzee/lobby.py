from bot.games.yahtzee import RuleSet
from bot.model.games import StoredGame
from bot.ui.display import Display
from bot.ui.games.yahtzee.words import box_count


def lobby_head(stored: StoredGame, display: Display) -> str:
    assert isinstance(stored.rules, RuleSet)
    icon, turns, number = display.icon("die_5"), box_count(stored.rules), str(stored.id)
    # House rules may have any title.
    names_game = "yes" if "yahtzee" in stored.title.lower() else "no"
    head = display.say(
        "yahtzee-lobby-head", dice=icon, names_game=names_game, title=stored.title, turns=turns, id=number
    )
    return "\n".join([head, *[display.say("yahtzee-lobby-alone")] * (len(stored.players) == 1)])
