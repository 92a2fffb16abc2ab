"""A review in words and as a curve, for Discord and the command line.

`say` looks up sentences. Long games take a while, so Discord runs this in a worker, which caches games.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial

from bot.coach.farkle.hints import thrown_after
from bot.coach.farkle.reviewed import Decision, Review
from bot.games.farkle import Choice, Game, RuleSet, Then, new_game, read
from bot.text import listed as listed_in
from bot.text import say as say_in
from bot.ui.stats import charts
from bot.ui.stats.chances import Told, percent, signed

_REMEMBERED = 20

Say = Callable[..., str]
Listed = Callable[[list[str]], str]


def chances(review: Review, names: Sequence[str], say: Say, listed: Listed) -> str:
    """Each seat's chance after the roll-off."""
    parts = [
        say("review-chance", player=names[seat - 1], percent=percent(review.start[seat - 1])) for seat in review.seats
    ]
    return say("review-start", chances=listed(parts))


def seat_line(review: Review, seat: int, name: str, say: Say) -> str:
    """`name` is the player's, after the letter of their line."""
    free, accuracy = review.free(seat), review.accuracy(seat)
    luck, absence = signed(review.luck(seat)), percent(review.absence(seat))
    if accuracy is None:
        return say("review-seat-forced", player=name, **luck, absence=absence)
    return say(
        "review-seat",
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


def decision_lines(decision: Decision, names: Sequence[str], say: Say) -> Iterator[str]:
    """The player, the board, the move, and the best move."""
    before = decision.before
    yield say(
        "review-moment",
        round=before.round,
        player=names[decision.seat - 1],
        before=percent(decision.win[0]),
        after=percent(decision.win[1]),
    )
    totals = [say("review-total", player=names[seat - 1], points=before.seat(seat).total) for seat in before.numbers]
    yield say("review-board", totals=" · ".join(totals), turn=before.turn.points, thrown=_dice(before.turn.thrown))
    played = (
        say("review-kept", keep=_dice(decision.keep))
        if decision.then is None
        else _choice(before, Choice(decision.keep, decision.then), say)
    )
    yield say("review-played", choice=played, thrown=_dice(decision.thrown))
    yield _best(decision, say)


def curves(review: Review) -> charts.Curves:
    """Chances from the end of the roll-off."""
    moments, settled = review.moments[review.settled :], review.settled
    seats = tuple((review.start[seat - 1], *(each.win[seat - 1] for each in moments)) for seat in review.seats)
    rounds: dict[int, int] = {}
    for decision in review.decisions():
        rounds.setdefault(decision.before.round, decision.before.revision - settled)
    return charts.Curves(
        seats,
        tuple((place, number) for number, place in rounds.items()),
        tuple((each.revision - settled, each.seat) for each in review.decisive()),
        tuple((each.revision - settled, each.seat) for each in review.decisions() if each.is_blunder),
    )


def about_picture(review: Review, say: Say) -> str:
    lines = enumerate(curves(review).seats, start=1)
    seats = [
        say(
            "alt-review-seat",
            letter=charts.letter(seat),
            start=percent(wins[0]),
            least=percent(min(wins)),
            most=percent(max(wins)),
            end=percent(wins[-1]),
        )
        for seat, wins in lines
    ]
    return say("alt-review", facts=len(review.moments), seats="; ".join(seats))


def _best(decision: Decision, say: Say) -> str:
    if not decision.is_free:
        return say("review-no-choice")
    best = (
        say("review-was-best")
        if decision.is_best
        else say("review-best", choice=_choice(decision.before, decision.best, say), loss=percent(decision.loss))
    )
    return " ".join([best, *([say(decision.reason.code, **decision.reason.fields)] if decision.reason else [])])


def _choice(game: Game, choice: Choice, say: Say) -> str:
    number, _, points = thrown_after(game, choice)
    match choice.then:
        case Then.FOLLOW:
            return say("hint-follow", dice=number, points=points)
        case Then.BANK:
            return say("hint-bank", keep=_dice(choice.keep), points=points)
        case Then.ROLL:
            return say("hint-roll", keep=_dice(choice.keep), dice=number)


def _dice(faces: Sequence[int]) -> str:
    return " ".join(map(str, faces)) or "none"


def tell_review(rules: RuleSet, lines: tuple[str, ...], numbers: bytes, names: tuple[str, ...], locale: str) -> Told:
    """`names` are by seat."""
    found, in_locale = _read(rules, len(names), lines, numbers), partial(say_in, locale=locale)
    seats = [chances(found, names, in_locale, partial(listed_in, locale=locale))]
    seats += [seat_line(found, seat, f"`{charts.letter(seat)}` {names[seat - 1]}", in_locale) for seat in found.seats]
    decisive = [in_locale("review-decisive")]
    for place, each in enumerate(found.decisive(), start=1):
        first, *more = decision_lines(each, names, in_locale)
        decisive += [f"**{place}. {first}**", *more]
    decisive.append(f"-# {in_locale('review-exact' if found.exact else 'review-estimated')}")
    picture = charts.win_by_fact(curves(found))
    caption = in_locale("review-picture")
    return Told("\n".join(seats), caption, "\n".join(decisive), picture, about_picture(found, in_locale))


def tell_decision(
    rules: RuleSet, lines: tuple[str, ...], numbers: bytes, names: tuple[str, ...], locale: str, number: int
) -> tuple[str, int, int]:
    """Returns the text, the decision's number (at most the last) and the number of decisions."""
    every = list(_read(rules, len(names), lines, numbers).decisions())
    number = max(1, min(number, len(every)))
    first, *more = decision_lines(every[number - 1], names, partial(say_in, locale=locale)) if every else ("",)
    return "\n".join([f"**{first}**" if first else "", *more]), number, len(every)


@lru_cache(maxsize=_REMEMBERED)
def _read(rules: RuleSet, seats: int, lines: tuple[str, ...], numbers: bytes) -> Review:
    return Review.read(new_game(rules, seats), map(read, lines), numbers)
