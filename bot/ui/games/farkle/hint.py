from collections.abc import Iterator

from bot.coach.farkle.answers import Hint, Ranked
from bot.games.farkle import Game, Then
from bot.model.games import StoredGame
from bot.ui.display import Display, dice


def hint_lines(stored: StoredGame, hint: Hint, display: Display, is_improving: bool) -> Iterator[str]:
    assert isinstance(stored.game, Game)
    thrown = dice(stored.game.turn.thrown)
    yield display.say("hint-head", thrown=thrown or "none")
    for place, ranked in enumerate(hint.best, start=1):
        yield display.say("hint-choice", place=place, choice=_choice(ranked, display), worth=_worth(ranked, display))
    if hint.reasons:
        yield " ".join(display.say(reason.code, **reason.fields) for reason in hint.reasons)
    if is_improving:
        yield display.say("hint-improving")
    elif not hint.is_exact:
        yield display.say("hint-points-only" if hint.best[0].win is None else "hint-estimated")


def _choice(ranked: Ranked, display: Display) -> str:
    match ranked.then:
        case Then.FOLLOW:
            return display.say("hint-follow", dice=ranked.thrown, points=ranked.at_risk)
        case Then.BANK:
            return display.say("hint-bank", keep=dice(ranked.keep) or "none", points=ranked.at_risk)
        case Then.ROLL:
            return display.say("hint-roll", keep=dice(ranked.keep) or "none", dice=ranked.thrown)


def _worth(ranked: Ranked, display: Display) -> str:
    if ranked.win is None:
        return display.say("hint-worth-points", points=round(ranked.points))
    return display.say("hint-worth-win", percent=round(100 * ranked.win, 1))
