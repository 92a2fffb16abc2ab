"""A review in words and as a picture, for Discord and the command line."""

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial

from bot.coach.yahtzee.reviewed import Decision, Review
from bot.games.yahtzee import RuleSet, new_game, read
from bot.text import say
from bot.ui.games.yahtzee.hint import in_words
from bot.ui.stats import charts
from bot.ui.stats.chances import Told, percent

_REMEMBERED = 20


def seat_line(review: Review, seat: int, name: str, locale: str) -> str:
    """The parts of the seat's total."""
    free, accuracy, luck = review.free(seat), review.accuracy(seat), _points(review.luck(seat))
    return say(
        "yahtzee-review-seat",
        locale,
        player=name,
        accuracy="none" if accuracy is None else round(accuracy),
        total=review.end.seat(seat).total,
        start=_points(review.start[seat - 1]),
        sign="-" if luck < 0 else "+",
        luck=abs(luck),
        loss=_points(review.loss(seat)),
        absence=_points(review.absence(seat)),
        choices=len(free),
        best=sum(each.is_best for each in free),
        mistakes=sum(each.is_mistake for each in free),
        blunders=sum(each.is_blunder for each in free),
    )


def decision_lines(decision: Decision, names: Sequence[str], locale: str) -> Iterator[str]:
    """The player, the board, the move, and the best move."""
    before = decision.before
    rules, in_locale = before.rules, partial(say, locale=locale)
    yield in_locale(
        "yahtzee-review-moment",
        round=before.round,
        player=names[decision.seat - 1],
        before=_points(decision.points[0]),
        after=_points(decision.points[1]),
        win="none" if decision.win is None else percent(decision.win[0]),
        then="none" if decision.win is None else percent(decision.win[1]),
    )
    total = before.seat(decision.seat).total
    yield in_locale("yahtzee-review-board", total=total, thrown=_dice(before.turn.dice))
    played = in_words(decision.choice, rules, locale)
    yield in_locale("yahtzee-review-played", choice=played, thrown=_dice(decision.thrown))
    if not decision.is_free:
        yield in_locale("yahtzee-review-no-choice")
    elif decision.is_best:
        yield in_locale("yahtzee-review-was-best")
    else:
        best = in_words(decision.best, rules, locale)
        yield in_locale("yahtzee-review-best", choice=best, loss=_points(decision.loss))


def picture(review: Review) -> bytes:
    """Each seat's chances, or the expected total per round of a game alone."""
    if not review.win:
        expected = [review.start[0]]
        expected += [
            each.points[0] for each in review.moments if each.step.after.turn.is_fresh or each.step.after.is_over
        ]
        return charts.score_by_round((tuple(map(round, expected)),), round(review.start[0]))
    rounds: dict[int, int] = {}
    for place, each in enumerate(review.moments, start=1):
        rounds.setdefault(each.step.after.round, place)
    return charts.win_by_fact(
        charts.Curves(
            tuple((review.win[seat - 1], *(each.win[seat - 1] for each in review.moments)) for seat in review.seats),
            tuple((place, number) for number, place in rounds.items()),
            tuple((each.revision, each.seat) for each in review.decisive()),
            tuple((each.revision, each.seat) for each in review.decisions() if each.is_blunder),
        )
    )


def about_picture(review: Review, locale: str) -> str:
    if not review.win:
        start, total = _points(review.start[0]), review.end.seat(1).total
        return say("yahtzee-alt-review-alone", locale, start=start, total=total)
    seats = [
        say(
            "yahtzee-alt-review-seat",
            locale,
            letter=charts.letter(seat),
            start=percent(review.win[seat - 1]),
            end=percent(review.moments[-1].win[seat - 1]),
        )
        for seat in review.seats
    ]
    return say("yahtzee-alt-review", locale, seats="; ".join(seats))


def tell_review(rules: RuleSet, lines: tuple[str, ...], numbers: bytes, names: tuple[str, ...], locale: str) -> Told:
    """`names` are by seat."""
    found = _read(rules, len(names), lines, numbers)
    seats = [seat_line(found, seat, f"`{charts.letter(seat)}` {names[seat - 1]}", locale) for seat in found.seats]
    decisive = [say("review-decisive", locale)]
    for place, each in enumerate(found.decisive(), start=1):
        first, *more = decision_lines(each, names, locale)
        decisive += [f"**{place}. {first}**", *more]
    decisive.append(f"-# {how_exact(found, locale)}")
    caption = say("review-picture" if found.win else "yahtzee-review-picture", locale)
    return Told("\n".join(seats), caption, "\n".join(decisive), picture(found), about_picture(found, locale))


def how_exact(review: Review, locale: str) -> str:
    return say("yahtzee-review-exact" if review.exact else "review-estimated", locale)


def tell_decision(
    rules: RuleSet, lines: tuple[str, ...], numbers: bytes, names: tuple[str, ...], locale: str, number: int
) -> tuple[str, int, int]:
    """Returns the text, the decision's number (at most the last) and the number of decisions."""
    every = list(_read(rules, len(names), lines, numbers).decisions())
    number = max(1, min(number, len(every)))
    first, *more = decision_lines(every[number - 1], names, locale) if every else ("",)
    return "\n".join([f"**{first}**" if first else "", *more]), number, len(every)


def _points(points: float) -> float:
    """One decimal, never -0."""
    return round(points, 1) + 0.0


def _dice(faces: Sequence[int]) -> str:
    return " ".join(map(str, faces)) or "none"


@lru_cache(maxsize=_REMEMBERED)
def _read(rules: RuleSet, seats: int, lines: tuple[str, ...], numbers: bytes) -> Review:
    return Review.read(new_game(rules, seats), map(read, lines), numbers)
