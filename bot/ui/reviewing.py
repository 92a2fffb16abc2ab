"""Writes reviews in words and draws their pictures, in a worker."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from bot.coach.reviewed import AnyDecision, AnyReview, DecisionT, Quality
from bot.games.options import OptionSet
from bot.sentences import listed, say
from bot.ui.charts import Curves, letter, win_by_fact

_MOST_MISTAKES = 3


class ReviewPicture(NamedTuple):
    png: bytes
    caption: str
    about: str


_Review = TypeVar("_Review", bound=AnyReview)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewWords(Generic[_Review, DecisionT]):
    """The words of a game's reviews. It is sent to workers, so these are functions of modules. `scene` has three lines:
    the player and the chances, the board, the move. `why`: the reason for the `better` choice. `worth`: of a choice, as
    the adviser weighs it.
    """

    review: type[_Review]
    seat_line: Callable[[_Review, int, str, str], str]
    scene: Callable[[DecisionT, Sequence[str], str], Iterator[str]]
    choice: Callable[[Any, Any, str], str]
    worth: Callable[[float, str], str]
    played: Callable[[DecisionT, str], str]
    better: Callable[[DecisionT, str], str]
    why: Callable[[DecisionT, str], str] | None = None
    picture: Callable[[_Review, Sequence[str], str], ReviewPicture]
    exact: str = "review-exact"

    def seat_lines(self, review: _Review, seat: int, name: str, locale: str) -> Iterator[str]:
        yield self.seat_line(review, seat, name, locale)
        free = review.free(seat)
        if free:
            yield say("review-choices", locale, choices=len(free), counts=", ".join(_counts(free, Quality, locale)))

    def decision_lines(self, decision: DecisionT, names: Sequence[str], locale: str) -> Iterator[str]:
        yield from self.scene(decision, names, locale)
        said = say("review-no-choice", locale)
        if decision.is_free:
            said = say("review-verdict", locale, quality=decision.quality, better=self.better(decision, locale))
        yield f"{said} {self.why(decision, locale) if self.why else ''}".rstrip()

    def how_exact(self, review: _Review, locale: str) -> str:
        if not review.exact:
            return say("review-estimated", locale)
        return say(self.exact, locale, seats=len(review.seats))


AnyReviewWords: TypeAlias = ReviewWords[Any, Any]


class WrittenReview(NamedTuple):
    """A review in words. Decisions with a choice count from 1; `mistake` is one of them, or 0."""

    yours: str
    seats: str
    decisive: str
    picture: ReviewPicture
    decisions: int
    mistake: int


class WrittenDecision(NamedTuple):
    """A decision in words. `mistake`: the next one, or 0."""

    text: str
    number: int
    decisions: int
    mistake: int


class Question(NamedTuple):
    """A question about a review. `names` are by seat; `seat` is the reader's, 0 if none."""

    words: AnyReviewWords
    rules: OptionSet
    lines: tuple[str, ...]
    numbers: bytes
    names: tuple[str, ...]
    locale: str
    seat: int

    def read(self) -> AnyReview:
        engine = self.rules.engine
        begin = engine.new_game(self.rules, len(self.names))
        review: type[AnyReview] = self.words.review
        return review.read(begin, map(engine.notation.read, self.lines), self.numbers)


def write_review(asked: Question) -> WrittenReview:
    found, words, names, locale, seat = asked.read(), asked.words, asked.names, asked.locale, asked.seat
    free = free_decisions(found)
    yours = "\n".join(_yours(words, found.free(seat), locale))
    seats: list[str] = []
    for each in found.seats:
        name = f"`{letter(each)}` {names[each - 1]}" if len(names) > 1 else names[0]
        first, *more = words.seat_lines(found, each, name, locale)
        seats += [first, *(f"-# {line}" for line in more)]
    # Alone, there is no game to decide.
    shown = found.decisive() if len(names) > 1 else ()
    decisive = [say("review-decisive", locale)] if shown else []
    for place, each in enumerate(shown, start=1):
        moment, _, move = words.scene(each, names, locale)
        decisive.append(f"-# **{place}. {moment}** · {move}")
    decisive.append(f"-# {words.how_exact(found, locale)}")
    picture = words.picture(found, names, locale)
    return WrittenReview(yours, "\n".join(seats), "\n".join(decisive), picture, len(free), _next_mistake(free, seat, 0))


def write_decision(asked: Question, number: int) -> WrittenDecision:
    """A decision of a review in words; for too high a number, the last one."""
    free, locale = free_decisions(asked.read()), asked.locale
    if not free:
        return WrittenDecision(say("review-no-choice", locale), 0, 0, 0)
    number = max(1, min(number, len(free)))
    first, *more = asked.words.decision_lines(free[number - 1], asked.names, locale)
    return WrittenDecision(
        "\n".join([f"**{first}**", *more]), number, len(free), _next_mistake(free, asked.seat, number)
    )


def curves(review: AnyReview, start: Sequence[float], rounds: Mapping[int, int], settled: int = 0) -> Curves:
    """The curves of a review, from the fact after the first `settled` ones; `start` are the chances then. `rounds` are
    the places of rounds.
    """
    moments = review.moments[settled:]
    return Curves(
        tuple((start[seat - 1], *(each.win[seat - 1] for each in moments)) for seat in review.seats),
        tuple((place, number) for number, place in rounds.items()),
        tuple((each.revision - settled, each.seat) for each in review.decisive()),
        tuple((each.revision - settled, each.seat) for each in review.decisions() if each.is_blunder),
    )


def picture_of_chances(found: Curves, names: Sequence[str], locale: str) -> ReviewPicture:
    """A picture of each seat's chances, which are said in words, too."""
    seats = [
        say("alt-review-seat", locale, player=name, start=in_percent(chances[0]), end=in_percent(chances[-1]))
        for name, chances in zip(names, found.seats, strict=True)
    ]
    about = say("alt-review", locale, seats="; ".join(seats))
    marks = {"blunders": len(found.blunders), "decisive": len(found.decisive)}
    return ReviewPicture(win_by_fact(found, locale), say("review-picture", locale, **marks), about)


def spoken_accuracy(review: AnyReview, seat: int) -> int | str:
    """A seat's accuracy for sentences: `forced` without a choice, `none` for estimates."""
    accuracy = review.accuracy(seat)
    if accuracy is None:
        return "none" if review.free(seat) else "forced"
    return round(accuracy)


def in_percent(chance: float) -> float:
    """A chance in percent with one decimal, never -0."""
    return round(100 * chance, 1) + 0.0


def signed(luck: float) -> dict[str, object]:
    """The size of luck in percent and its sign, for sentences."""
    found = in_percent(luck)
    return {"sign": "-" if found < 0 else "+", "luck": abs(found)}


def in_parts(whole: float, locale: str, unit: str = "%", *, rest: str, **parts: float) -> str:
    """The parts of a whole in words, such as `dice +3.1%, play -2%`: they add up to `whole`, to one decimal. The part
    named `rest` takes the rounding.
    """
    rounded = {name: round(size, 1) for name, size in parts.items()}
    rounded[rest] = round(whole - sum(size for name, size in rounded.items() if name != rest), 1)
    return ", ".join(
        say("review-part", locale, part=name, sign="-" if size < 0 else "+", size=abs(size), unit=unit)
        for name, size in rounded.items()
        if size or name == "dice"
    )


def faces(dice: Sequence[int]) -> str:
    return " ".join(map(str, dice)) or "none"


def _yours(words: AnyReviewWords, free: Sequence[AnyDecision], locale: str) -> Iterator[str]:
    """The reader's mistakes, in short."""
    mistakes = [each for each in free if each.is_mistake]
    worst = sorted(mistakes, key=lambda each: -each.cost)[:_MOST_MISTAKES]
    if mistakes:
        counts = listed(_counts(worst, (Quality.BLUNDER, Quality.MISTAKE), locale), locale)
        are_all = len(worst) == len(mistakes)
        yield say("review-yours", locale, count=len(worst), quality=worst[0].quality, counts=counts, all=are_all)
    elif free:
        yield say("review-yours-none", locale)
    for each in sorted(worst, key=lambda each: each.revision):
        verdict = say("review-verdict", locale, quality=each.quality, better=words.better(each, locale))
        played = words.played(each, locale)
        yield say("review-mistake", locale, round=each.before.round, choice=played, verdict=verdict)


def _counts(decisions: Sequence[AnyDecision], qualities: Iterable[Quality], locale: str) -> list[str]:
    counts = Counter(each.quality for each in decisions)
    return [say("review-count", locale, quality=each, count=counts[each]) for each in qualities if counts[each]]


def free_decisions(review: AnyReview) -> list[AnyDecision]:
    """The decisions with a choice, which are numbered from 1."""
    return [each for each in review.decisions() if each.is_free]


def _next_mistake(free: Sequence[AnyDecision], seat: int, after: int) -> int:
    """The number of the next mistake of a seat; 0 if none follows. Without a seat, anyone's."""
    following = enumerate(free[after:], start=after + 1)
    return next((number for number, each in following if each.is_mistake and seat in (0, each.seat)), 0)
