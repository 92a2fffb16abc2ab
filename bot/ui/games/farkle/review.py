"""What Farkle's coach says, in words. Workers load it too, so it imports no Discord."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from bot.coach.farkle.answers import Advice, Decision, Hint, Review, thrown_after
from bot.games.farkle import Choice, Game, Then
from bot.sentences import say
from bot.ui.reviewing import (
    ReviewPicture,
    ReviewWords,
    curves,
    faces,
    in_parts,
    in_percent,
    picture_of_chances,
    spoken_accuracy,
)

if TYPE_CHECKING:
    from bot.model.games import StoredGame
    from bot.ui.display import Display


def hint_lines(stored: "StoredGame", hint: Hint, display: "Display", is_improving: bool) -> Iterator[str]:
    game = stored.played_as(Game)
    yield display.say("hint-head", thrown=faces(game.turn.thrown))
    for place, advice in enumerate(hint.best, start=1):
        choice = _choice(game, advice.choice, display.locale)
        yield display.say("hint-choice", place=place, choice=choice, worth=_worth(advice, display))
    if hint.reasons:
        yield " ".join(display.say(reason.code, **reason.fields) for reason in hint.reasons)
    if is_improving:
        yield display.say("hint-improving")
    elif not hint.is_exact:
        yield display.say("hint-points-only" if hint.best[0].win is None else "hint-estimated")


def _worth(advice: Advice, display: "Display") -> str:
    if advice.win is None:
        return display.say("hint-worth-points", points=round(advice.points))
    return display.say("hint-worth-win", percent=in_percent(advice.win))


def worth(win: float, locale: str) -> str:
    return say("hint-worth-win", locale, percent=in_percent(win))


def seat_line(review: Review, seat: int, name: str, locale: str) -> str:
    """A sentence on what made the chance at the start that at the end: the rest is what others did and, in estimates,
    errors.
    """
    end = review.moments[-1].win if review.moments else review.start
    chance, then = in_percent(review.start[seat - 1]), in_percent(end[seat - 1])
    rest = "others" if review.exact else "rest"
    dice, play, absence = 100 * review.luck(seat), -100 * review.loss(seat), -100 * review.absence(seat)
    parts = in_parts(then - chance, locale, rest=rest, dice=dice, play=play, absence=absence)
    accuracy = spoken_accuracy(review, seat)
    return say("review-seat", locale, player=name, accuracy=accuracy, before=chance, after=then, parts=parts)


def scene(decision: Decision, names: Sequence[str], locale: str) -> Iterator[str]:
    before, in_locale = decision.before, partial(say, locale=locale)
    yield in_locale(
        "review-moment",
        round=before.round,
        player=names[decision.seat - 1],
        before=in_percent(decision.win[0]),
        after=in_percent(decision.win[1]),
    )
    totals = [
        in_locale("alt-rounds-seat", player=names[seat - 1], points=before.seat(seat).total) for seat in before.numbers
    ]
    thrown = faces(before.turn.thrown)
    yield in_locale("review-board", totals=" · ".join(totals), turn=before.turn.points, thrown=thrown)
    yield in_locale("review-played", choice=played(decision, locale), thrown=faces(decision.thrown))


def played(decision: Decision, locale: str) -> str:
    if decision.choice is None:
        return say("review-kept", locale, keep=faces(decision.keep))
    return _choice(decision.before, decision.choice, locale)


def better(decision: Decision, locale: str) -> str:
    choice = _choice(decision.before, decision.best, locale)
    return say("review-better", locale, choice=choice, loss=in_percent(decision.loss))


def why(decision: Decision, locale: str) -> str:
    return say(decision.reason.code, locale, **decision.reason.fields) if decision.reason else ""


def picture_of(review: Review, names: Sequence[str], locale: str) -> ReviewPicture:
    """A picture of the chances from the end of the roll-off on."""
    rounds: dict[int, int] = {}
    for decision in review.decisions():
        rounds.setdefault(decision.before.round, decision.before.revision - review.settled)
    return picture_of_chances(curves(review, review.start, rounds, review.settled), names, locale)


def _choice(game: Game, choice: Choice, locale: str) -> str:
    number, _, points = thrown_after(game, choice)
    match choice.then:
        case Then.FOLLOW:
            return say("button-follow", locale, dice=number, points=points)
        case Then.BANK:
            return say("hint-bank", locale, keep=faces(choice.keep), points=points)
        case Then.ROLL:
            return say("hint-roll", locale, keep=faces(choice.keep), dice=number)


REVIEW_WORDS = ReviewWords(
    review=Review,
    seat_line=seat_line,
    scene=scene,
    choice=_choice,
    worth=worth,
    played=played,
    better=better,
    why=why,
    picture=picture_of,
)
