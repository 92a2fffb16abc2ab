from collections.abc import Iterator

from bot.coach.yahtzee.hints import Advice, Hint
from bot.games.yahtzee import DICE, Choice, Game, RuleSet, Take
from bot.model.games import StoredGame
from bot.text import say
from bot.ui.display import Display, dice
from bot.ui.games.yahtzee.telling import in_column


def hint_lines(stored: StoredGame, hint: Hint, display: Display, is_improving: bool) -> Iterator[str]:
    game = stored.game
    assert isinstance(game, Game)
    yield display.say("yahtzee-hint-head", thrown=dice(game.turn.dice) or "none")
    for place, advice in enumerate(hint.best, start=1):
        choice = in_words(advice.choice, game.rules, display.locale)
        yield display.say("yahtzee-hint-choice", place=place, choice=choice, worth=_worth(advice, display))
    if is_improving:
        yield display.say("yahtzee-hint-improving")
    elif not hint.is_exact or hint.best[0].win is not None:
        yield display.say("yahtzee-hint-estimated", points="exact" if hint.is_exact else "estimated")


def in_words(choice: Choice, rules: RuleSet, locale: str) -> str:
    if isinstance(choice, Take):
        return say("yahtzee-choice-take", locale, where=in_column(rules, choice.box, choice.column, locale))
    return say("yahtzee-choice-hold", locale, held=dice(choice.held) or "none", dice=DICE - len(choice.held))


def _worth(advice: Advice, display: Display) -> str:
    points = round(advice.points, 1)
    if advice.win is None:
        return display.say("yahtzee-worth-points", points=points)
    return display.say("yahtzee-worth-win", percent=round(100 * advice.win, 1), points=points)
