"""A review of Farkle in words and as a curve."""

from collections.abc import Iterator, Sequence
from functools import partial

from bot.coach.farkle.hints import thrown_after
from bot.coach.farkle.reviewed import Decision, Review
from bot.games.farkle import Choice, Game, Then
from bot.text import listed, say
from bot.ui.stats import charts
from bot.ui.stats.telling import Drawn, Telling, faces, percent, signed


def chances(review: Review, names: Sequence[str], locale: str) -> list[str]:
    """Each seat's chance after the roll-off."""
    parts = [
        say("review-chance", locale, player=names[seat - 1], percent=percent(review.start[seat - 1]))
        for seat in review.seats
    ]
    return [say("review-start", locale, chances=listed(parts, locale))]


def seat_line(review: Review, seat: int, name: str, locale: str) -> str:
    """`name` is the player's, after the letter of their line."""
    free, accuracy = review.free(seat), review.accuracy(seat)
    luck, absence = signed(review.luck(seat)), percent(review.absence(seat))
    if accuracy is None:
        return say("review-seat-forced", locale, player=name, **luck, absence=absence)
    return say(
        "review-seat",
        locale,
        player=name,
        accuracy=round(accuracy),
        **luck,
        loss=percent(review.loss(seat)),
        absence=absence,
        choices=len(free),
        best=sum(each.is_best for each in free),
        mistakes=sum(each.is_mistake for each in free),
        blunders=sum(each.is_blunder for each in free),
    )


def decision_lines(decision: Decision, names: Sequence[str], locale: str) -> Iterator[str]:
    before, in_locale = decision.before, partial(say, locale=locale)
    yield in_locale(
        "review-moment",
        round=before.round,
        player=names[decision.seat - 1],
        before=percent(decision.win[0]),
        after=percent(decision.win[1]),
    )
    totals = [
        in_locale("review-total", player=names[seat - 1], points=before.seat(seat).total) for seat in before.numbers
    ]
    thrown = faces(before.turn.thrown)
    yield in_locale("review-board", totals=" · ".join(totals), turn=before.turn.points, thrown=thrown)
    played = (
        in_locale("review-kept", keep=faces(decision.keep))
        if decision.then is None
        else _choice(before, Choice(decision.keep, decision.then), locale)
    )
    yield in_locale("review-played", choice=played, thrown=faces(decision.thrown))
    yield _best(decision, locale)


def drawn(review: Review, locale: str) -> Drawn:
    """Chances from the end of the roll-off."""
    moments, settled = review.moments[review.settled :], review.settled
    wins = tuple((review.start[seat - 1], *(each.win[seat - 1] for each in moments)) for seat in review.seats)
    rounds: dict[int, int] = {}
    for decision in review.decisions():
        rounds.setdefault(decision.before.round, decision.before.revision - settled)
    curves = charts.Curves(
        wins,
        tuple((place, number) for number, place in rounds.items()),
        tuple((each.revision - settled, each.seat) for each in review.decisive()),
        tuple((each.revision - settled, each.seat) for each in review.decisions() if each.is_blunder),
    )
    seats = [
        say(
            "alt-review-seat",
            locale,
            letter=charts.letter(seat),
            start=percent(chances[0]),
            least=percent(min(chances)),
            most=percent(max(chances)),
            end=percent(chances[-1]),
        )
        for seat, chances in enumerate(wins, start=1)
    ]
    about = say("alt-review", locale, facts=len(review.moments), seats="; ".join(seats))
    return Drawn(charts.win_by_fact(curves), say("review-picture", locale), about)


def _best(decision: Decision, locale: str) -> str:
    if not decision.is_free:
        return say("review-no-choice", locale)
    best = say("review-was-best", locale)
    if not decision.is_best:
        choice = _choice(decision.before, decision.best, locale)
        best = say("review-best", locale, choice=choice, loss=percent(decision.loss))
    reason = decision.reason
    return f"{best} {say(reason.code, locale, **reason.fields)}" if reason else best


def _choice(game: Game, choice: Choice, locale: str) -> str:
    number, _, points = thrown_after(game, choice)
    match choice.then:
        case Then.FOLLOW:
            return say("hint-follow", locale, dice=number, points=points)
        case Then.BANK:
            return say("hint-bank", locale, keep=faces(choice.keep), points=points)
        case Then.ROLL:
            return say("hint-roll", locale, keep=faces(choice.keep), dice=number)


TELLING = Telling(review=Review, head=chances, seat_line=seat_line, decision_lines=decision_lines, drawn=drawn)
