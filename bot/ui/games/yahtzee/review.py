"""What Yahtzee's coach says, in words. Workers load it too, so it imports no Discord."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from bot.coach.yahtzee.answers import Advice, Decision, Hint, Review
from bot.games.yahtzee import Box, Choice, Game, RuleSet, Take
from bot.sentences import DEFAULT, say
from bot.ui import charts
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
    yield display.say("hint-head", thrown=faces(game.turn.dice))
    for number, advice in enumerate(hint.best, start=1):
        choice = in_words(game, advice.choice, display.locale)
        yield display.say("hint-choice", place=number, choice=choice, worth=_worth(advice, display))
    if is_improving:
        yield display.say("hint-improving")
    elif not hint.is_exact or hint.best[0].win is not None:
        yield display.say("yahtzee-hint-estimated", points="exact" if hint.is_exact else "estimated")


def in_words(game: Game, choice: Choice, locale: str) -> str:
    if isinstance(choice, Take):
        return say("yahtzee-choice-take", locale, where=in_column(game.rules, choice.box, choice.column, locale))
    return say("yahtzee-choice-hold", locale, held=faces(choice.held), dice=game.rules.dice - len(choice.held))


def _worth(advice: Advice, display: "Display") -> str:
    points = round(advice.points, 1)
    if advice.win is None:
        return display.say("yahtzee-worth-points", points=points)
    return display.say("yahtzee-worth-win", percent=round(100 * advice.win, 1), points=points)


def worth(points: float, locale: str) -> str:
    return say("yahtzee-worth-points", locale, points=_points(points))


def seat_line(review: Review, seat: int, name: str, locale: str) -> str:
    """The parts of the seat's total."""
    start, total = _points(review.start[seat - 1]), review.end.seat(seat).total
    dice, play, absence = review.luck(seat), -review.loss(seat), -review.absence(seat)
    unplayed = _points(review.unplayed(seat))
    parts = in_parts(total - start - unplayed, locale, "points", rest="dice", dice=dice, play=play, absence=absence)
    if unplayed:
        parts = say("yahtzee-review-unplayed", locale, parts=parts, points=-unplayed)
    accuracy = spoken_accuracy(review, seat)
    return say("yahtzee-review-seat", locale, player=name, accuracy=accuracy, total=total, start=start, parts=parts)


def scene(decision: Decision, names: Sequence[str], locale: str) -> Iterator[str]:
    before = decision.before
    in_locale = partial(say, locale=locale)
    changed: dict[str, object] = {
        "before": _points(decision.points[0]),
        "after": _points(decision.points[1]),
        "win": in_percent(decision.win[0]) if decision.win else "none",
    }
    yield in_locale(
        "yahtzee-review-moment",
        round=before.round,
        player=names[decision.seat - 1],
        then=in_percent(decision.win[1]) if decision.win else "none",
        **changed,
    )
    total = before.seat(decision.seat).total
    yield in_locale("yahtzee-review-board", total=total, thrown=faces(before.turn.dice), **changed)
    yield in_locale("review-played", choice=played(decision, locale), thrown=faces(decision.thrown))


def played(decision: Decision, locale: str) -> str:
    return in_words(decision.before, decision.choice, locale)


def better(decision: Decision, locale: str) -> str:
    best = in_words(decision.before, decision.best, locale)
    return say("yahtzee-review-better", locale, choice=best, loss=_points(decision.loss))


def picture_of(review: Review, names: Sequence[str], locale: str) -> ReviewPicture:
    """A picture of each seat's chances, or of the expected total per round of a game alone."""
    if not review.win:
        expected = [review.start[0]]
        expected += [
            each.points[0] for each in review.moments if each.step.after.turn.is_fresh or each.step.after.is_over
        ]
        picture = charts.score_by_round((tuple(map(round, expected)),), round(review.start[0]), locale)
        start, total = _points(review.start[0]), review.end.seat(1).total
        about = say("yahtzee-alt-review-alone", locale, start=start, total=total)
        return ReviewPicture(picture, say("yahtzee-review-picture", locale), about)
    rounds: dict[int, int] = {}
    for number, each in enumerate(review.moments, start=1):
        rounds.setdefault(each.step.after.round, number)
    return picture_of_chances(curves(review, review.win, rounds), names, locale)


def _points(points: float) -> float:
    """Points with one decimal, never -0."""
    return round(points, 1) + 0.0


REVIEW_WORDS = ReviewWords(
    review=Review,
    seat_line=seat_line,
    scene=scene,
    choice=in_words,
    worth=worth,
    played=played,
    better=better,
    picture=picture_of,
    exact="yahtzee-review-exact",
)


def name_of(box: Box, locale: str = DEFAULT) -> str:
    return say(box.named, locale)


def name_of_five(rules: RuleSet, locale: str) -> str:
    named = (box for box in (Box.YATZY, Box.GENERALA) if getattr(rules, box.option))
    return name_of(next(named, Box.YAHTZEE), locale)


def in_column(rules: RuleSet, box: Box, column: int, locale: str) -> str:
    """A box in words, such as `Full house in column 2`; no column if there is only one."""
    return say("yahtzee-in-column", locale, box=name_of(box, locale), column=str(column), many=rules.columns)
