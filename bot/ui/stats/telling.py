"""Reviews in words and as a picture, for Discord and the command line."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bot.coach.reviewed import Review
from bot.games.options import OptionSet
from bot.text import say
from bot.ui.stats.charts import letter

_REMEMBERED = 20


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture with its caption and its description."""

    picture: bytes
    caption: str
    about: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """How a game tells its reviews. It is sent to workers, so these are functions of modules.

    `decision_lines(decision, names, locale)` are the player, the board, the move, and the best move. `exact` says that
    the numbers are.
    """

    review: type[Review[Any, Any, Any]]
    head: Callable[[Any, Sequence[str], str], list[str]]
    seat_line: Callable[[Any, int, str, str], str]
    decision_lines: Callable[[Any, Sequence[str], str], Iterator[str]]
    drawn: Callable[[Any, str], Drawn]
    exact: str = "review-exact"

    def how_exact(self, review: Review[Any, Any, Any], locale: str) -> str:
        return say(self.exact if review.exact else "review-estimated", locale)


@dataclass(frozen=True, slots=True)
class Told:
    """A review in words and its picture."""

    seats: str
    decisive: str
    drawn: Drawn


def tell_review(
    telling: Telling, rules: OptionSet, lines: tuple[str, ...], numbers: bytes, names: tuple[str, ...], locale: str
) -> Told:
    """`names` are by seat."""
    found = _read(telling, rules, len(names), lines, numbers)
    seats = telling.head(found, names, locale)
    seats += [telling.seat_line(found, seat, f"`{letter(seat)}` {names[seat - 1]}", locale) for seat in found.seats]
    decisive = [say("review-decisive", locale)]
    for place, each in enumerate(found.decisive(), start=1):
        first, *more = telling.decision_lines(each, names, locale)
        decisive += [f"**{place}. {first}**", *more]
    decisive.append(f"-# {telling.how_exact(found, locale)}")
    return Told("\n".join(seats), "\n".join(decisive), telling.drawn(found, locale))


def tell_decision(
    telling: Telling,
    rules: OptionSet,
    lines: tuple[str, ...],
    numbers: bytes,
    names: tuple[str, ...],
    locale: str,
    number: int,
) -> tuple[str, int, int]:
    """Returns the text, the decision's number (at most the last) and the number of decisions."""
    every = list(_read(telling, rules, len(names), lines, numbers).decisions())
    number = max(1, min(number, len(every)))
    first, *more = telling.decision_lines(every[number - 1], names, locale) if every else ("",)
    return "\n".join([f"**{first}**" if first else "", *more]), number, len(every)


def percent(chance: float) -> float:
    """One decimal, never -0."""
    return round(100 * chance, 1) + 0.0


def signed(luck: float) -> dict[str, object]:
    """Size in percent and sign, for sentences."""
    found = percent(luck)
    return {"sign": "-" if found < 0 else "+", "luck": abs(found)}


def faces(dice: Sequence[int]) -> str:
    return " ".join(map(str, dice)) or "none"


# Long games take a while.
@lru_cache(maxsize=_REMEMBERED)
def _read(
    telling: Telling, rules: OptionSet, seats: int, lines: tuple[str, ...], numbers: bytes
) -> Review[Any, Any, Any]:
    engine = rules.engine
    return telling.review.read(engine.new_game(rules, seats), map(engine.notation.read, lines), numbers)
