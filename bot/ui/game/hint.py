"""What the coach says to the seat whose turn it is, privately: the best choices, what each is worth, and why."""

from collections.abc import Iterator

from bot.coach.coach import CoachUnavailable
from bot.coach.farkle.hints import Hint, Ranked
from bot.errors import Refused
from bot.games.farkle import Game, Then
from bot.model.games import StoredGame
from bot.play.guards import check_adviser, check_turn, game_of
from bot.ui.answers import in_patience, privately
from bot.ui.context import Context
from bot.ui.display import Display, dice


def check_hint(stored: StoredGame, user_id: int, revision: int) -> StoredGame:
    """The game, if somebody may get a hint for it now. Raises Refused (`no-hints`, and as `check_turn`)."""
    check_adviser(stored, "hints")
    if not stored.hints and stored.is_running:
        raise Refused("no-hints")
    check_turn(stored, user_id, revision)
    return stored


async def answer_hint(context: Context, stored: StoredGame) -> None:
    """Answers privately with the hint for a game. Raises Refused (`hint-unavailable`) where none can be had."""
    display = context.display
    try:
        hint, better = await in_patience(
            context.interaction, context.services.coach.hint(game_of(stored), stored.guild_id)
        )
    except CoachUnavailable:
        raise Refused("hint-unavailable") from None
    await privately(context.interaction, "\n".join(hint_lines(stored, hint, display, is_improving=better)))


def hint_lines(stored: StoredGame, hint: Hint, display: Display, *, is_improving: bool) -> Iterator[str]:
    """A hint in words. With `is_improving`, the coach is working on a better one."""
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
