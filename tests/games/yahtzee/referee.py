"""A second opinion on Yahtzee: an independent referee that knows a game only by its text, and its own brute force.

They share no code with `bot.games`, so that an error there is not repeated here.
"""

import re
from collections.abc import Mapping
from functools import cache
from itertools import combinations_with_replacement
from random import Random

from bot.games import yahtzee
from bot.games.yahtzee import RuleSet, new_game, play, write
from bot.testing.random_play import interruption
from tests.golden.yahtzee import keen_move

_UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
_LOWER = (
    "one-pair", "two-pairs", "three-pairs", "three-of-a-kind", "four-of-a-kind", "five-of-a-kind", "small-straight",
    "large-straight", "full-straight", "full-house", "villa", "tower", "low-straight", "high-straight", "yahtzee",
    "chance", "yatzy", "generala", "double-generala",
)  # fmt: skip
BOX_NAMES = (*_UPPER, *_LOWER)
_PATTERNS = {
    "one-pair": re.compile(r"(.)\1"),
    "two-pairs": re.compile(r"(.)\1.*?(?!\1)(.)\2"),
    "three-pairs": re.compile(r"(.)\1(?!\1)(.)\2(?!\2)(.)\3"),
    "five-of-a-kind": re.compile(r"(.)\1\1\1\1"),
    "small-straight": re.compile(r"5+4+3+2+1"),
    "large-straight": re.compile(r"6+5+4+3+2"),
    "full-straight": re.compile(r"654321"),
    "villa": re.compile(r"(.)\1\1(?!\1)(.)\2\2"),
    "tower": re.compile(r"(.)\1\1\1(?!\1)(.)\2|(.)\3(?!\3)(.)\4\4\4"),
    "yatzy": re.compile(r"^(.)\1*$"),
    "three-of-a-kind": re.compile(r"(.)\1\1"),
    "four-of-a-kind": re.compile(r"(.)\1\1\1"),
    "yahtzee": re.compile(r"^(.)\1*$"),
    "full-house": re.compile(r"(.)\1\1.*(?!\1)(.)\2|(.)\3.*(?!\3)(.)\4\4"),
    "low-straight": re.compile(r"4+3+2+1|5+4+3+2|6+5+4+3"),
    "high-straight": re.compile(r"5+4+3+2+1|6+5+4+3+2"),
    "generala": re.compile(r"^(.)\1*$"),
    "double-generala": re.compile(r"^(.)\1*$"),
}
_LOOSE = {
    "two-pairs": re.compile(r"(.)\1.*?(.)\2"),
    "three-pairs": re.compile(r"(.)\1(.)\2(.)\3"),
    "full-house": re.compile(_PATTERNS["full-house"].pattern + r"|(.)\5\5\5\5"),
    "villa": re.compile(r"(.)\1\1(.)\2\2"),
    "tower": re.compile(r"(.)\1\1\1(.)\2|(.)\3(.)\4\4\4"),
    "low-straight": re.compile(_PATTERNS["low-straight"].pattern + "|6+5+4+3*2*1"),
    "high-straight": re.compile(_PATTERNS["high-straight"].pattern + "|6+5+4+3+2*1"),
}
_LOOSE_BY = {
    **dict.fromkeys(("two-pairs", "three-pairs"), "four_as_two_pairs"),
    **dict.fromkeys(("full-house", "villa", "tower"), "five_as_full_house"),
    **dict.fromkeys(("low-straight", "high-straight"), "one_after_six"),
}
_JOKING = {"two-pairs", "three-pairs", "full-house", "villa", "tower"}
_JOKING |= {"small-straight", "large-straight", "full-straight", "low-straight", "high-straight"}

Boxes = Mapping[tuple[int, str], int]
"""The points in the filled boxes of a card, by column and name, multiplied and without bonuses."""


def plain(rules: RuleSet, name: str, dice: tuple[int, ...], *, joker: bool) -> int:
    """The points of a throw in a box, not multiplied."""
    return _plain(_option_of(rules, name), name, dice, _is_loose(rules, name), joker=joker)


def most(rules: RuleSet, name: str) -> int:
    return _most(_option_of(rules, name), name, rules.dice, _is_loose(rules, name))


def _is_loose(rules: RuleSet, name: str) -> bool:
    return name in _LOOSE_BY and getattr(rules, _LOOSE_BY[name])


def _option_of(rules: RuleSet, name: str) -> str | int | None:
    """None for boxes that count the same by all rules."""
    return None if name in _UPPER or name == "chance" else getattr(rules, name.replace("-", "_"))


@cache
def _plain(worth: str | int | None, name: str, dice: tuple[int, ...], loose: bool, *, joker: bool) -> int:
    text = "".join(map(str, sorted(dice, reverse=True)))
    if name in _UPPER:
        face = BOX_NAMES.index(name) + 1
        return 0 if joker else face * text.count(str(face))
    if name == "chance":
        return sum(dice)
    found = (_LOOSE if loose else _PATTERNS)[name].search(text)
    if not found and not (joker and name in _JOKING):
        return 0
    if worth == "matching":
        if name == "two-pairs":
            return 2 * sum(map(int, found.groups() if found else dice[:2]))
        if name == "full-house":
            three, two, low_two, low_three, *five = map(int, found.groups("0") if found else (*dice[:2], 0, 0))
            return 5 * sum(five) + 3 * (three + low_three) + 2 * (two + low_two)
        assert found
        return sum(map(int, found[0]))
    if worth == "sum":
        return sum(dice)
    assert isinstance(worth, int)
    return worth


@cache
def _most(worth: str | int | None, name: str, dice: int, loose: bool) -> int:
    return max(
        _plain(worth, name, thrown, loose, joker=False) for thrown in combinations_with_replacement(range(1, 7), dice)
    )


@cache
def box_names(rules: RuleSet) -> tuple[str, ...]:
    """Those on a card."""
    return tuple(name for name in BOX_NAMES if getattr(rules, name.replace("-", "_"), 0) is not None)


def factor(rules: RuleSet, column: int) -> int:
    return column if rules.column_factors else 1


def worth(
    boxes: Boxes, rules: RuleSet, dice: tuple[int, ...], bonuses: int = 0, *, first: bool = False
) -> dict[tuple[int, str], tuple[int, int]]:
    """The points of a throw in each box that it may take, and the part that is the bonus for a further yahtzee.

    `bonuses`: how many the card has. `first`: nothing else was rolled in this turn.
    """
    is_yahtzee = len(dice) == rules.dice == dice.count(dice[0])
    every = range(1, rules.columns + 1)
    used = {c for c in every if is_yahtzee and (c, "yahtzee") in boxes}
    upper = BOX_NAMES[dice[0] - 1] if dice else ""
    fit = {c for c in used if (c, upper) in boxes}
    joking = {
        "none": set[int](),
        "free": fit,
        "forced": fit,
        "original": used,
        "filled": fit if len(fit) == rules.columns else set[int](),
    }[rules.joker]
    bonus = rules.yahtzee_bonus
    limit = 1000 if isinstance(bonus, int) else bonus.most
    each = bonus if isinstance(bonus, int) else bonus.points
    brings = each if is_yahtzee and bonuses < limit and all(boxes.get((c, "yahtzee")) for c in every) else 0
    found = {}
    for column in every:
        for name in box_names(rules):
            if (column, name) not in boxes:
                points = plain(rules, name, dice, joker=column in joking)
                if name == "double-generala" and not boxes.get((column, "generala")):
                    points = 0
                if first and points:
                    points = {str(box): more for box, more in rules.first_roll.items()}.get(name, points)
                extra = brings if points or not rules.bonus_needs_points else 0
                times = factor(rules, column)
                found[column, name] = ((points + extra) * times, extra * times)
    for column in every:
        here = [name for name in BOX_NAMES if (column, name) in found]
        fits = set(here)
        if rules.order == "card":
            fits = set(here[:1])
        elif rules.order == "sections" and fits & set(_UPPER):
            fits &= set(_UPPER)
        elif column in used and rules.joker in ("forced", "original"):
            own = {upper} if rules.joker == "forced" else set[str]()
            fits = fits & own or fits & set(_LOWER) or fits
        for name in set(here) - fits:
            del found[column, name]
    return found


def total(boxes: Boxes, bonuses: int, rules: RuleSet) -> int:
    """`bonuses`: their points."""
    points = sum(boxes.values()) + bonuses
    for column in range(1, rules.columns + 1):
        upper, times = sum(boxes.get((column, name), 0) for name in _UPPER), factor(rules, column)
        if rules.upper_bonus and upper >= rules.upper_bonus.at * times:
            points += rules.upper_bonus.points * times
    return points


class Referee:
    """Follows a game line by line, and fails if a line breaks the rules."""

    def __init__(self, rules: RuleSet, seats: int) -> None:
        self.rules, self.seats = rules, seats
        self.boxes: list[dict[tuple[int, str], int]] = [{} for _ in range(seats)]
        self.bonuses, self.bonus_points = [0] * seats, [0] * seats
        self.left, self.aside = set[int](), set[int]()
        self.idle = [0] * seats
        self.saved = [0] * seats
        self.turn = 0
        self.over, self.at_once = False, False
        self.winners: list[int] = []
        self._begin(0)

    def _begin(self, seat: int) -> None:
        self.turn, self.dice, self.kept, self.throws, self.timed_out = seat, list[int](), None, 0, False

    dice: list[int]
    kept: list[int] | None
    throws: int
    timed_out: bool

    def take(self, line: str) -> None:
        assert not self.over, "nothing happens after the end"
        words = line.replace("=", " ").split()
        if words[0] == "win":
            self._win([int(word) - 1 for word in words[1:]])
            return
        seat, verb, rest = int(words[0]) - 1, words[1], words[2:]
        assert seat not in self.left
        if verb in ("roll", "hold", "score", "idle"):
            assert seat == self.turn
            assert seat not in self.aside
        getattr(self, f"_{verb}")(seat, rest)

    def _roll(self, _seat: int, rest: list[str]) -> None:
        thrown = [int(word) for word in rest]
        assert all(1 <= die <= 6 for die in thrown)
        assert not self.at_once
        assert self.throws < self.rules.rolls + self.saved[self.turn]
        if self.throws:
            assert self.kept is not None, "which dice stay is said first"
            self.dice = self.kept + thrown
        else:
            self.dice = thrown
        assert len(self.dice) == self.rules.dice
        self.kept, self.throws = None, self.throws + 1
        self.at_once = self.rules.first_roll_wins and self.throws == 1 and len(set(self.dice)) == 1

    def _hold(self, _seat: int, rest: list[str]) -> None:
        held, lying = [int(word) for word in rest], list(self.dice)
        assert 0 < self.throws < self.rules.rolls + self.saved[self.turn]
        assert not self.at_once
        assert len(held) < self.rules.dice
        assert self.kept is None
        for die in held:
            lying.remove(die)
        self.kept = held

    def _score(self, seat: int, rest: list[str]) -> None:
        name, column, points = rest[0], int(rest[1]), int(rest[2])
        found = worth(self.boxes[seat], self.rules, tuple(self.dice), self.bonuses[seat], first=self.throws == 1)
        assert not self.at_once
        assert found[column, name][0] == points
        if self.timed_out:
            self._check_best(found, column, name)
        else:
            assert self.throws
            assert self.kept is None
            self.idle[seat] = 0
        extra = found[column, name][1]
        self.boxes[seat][column, name] = points - extra
        self.bonuses[seat] += extra > 0
        self.bonus_points[seat] += extra
        if self.rules.saved_rolls:
            self.saved[seat] += self.rules.rolls - self.throws
        self._pass()

    def _check_best(self, found: dict[tuple[int, str], tuple[int, int]], column: int, name: str) -> None:
        highest = max(points for points, _ in found.values())
        best = [place for place, (points, _) in found.items() if points == highest]
        ranked = {place: (most(self.rules, place[1]) * factor(self.rules, place[0]), place[0]) for place in best}
        assert ranked[column, name] == min(ranked.values())

    def _idle(self, seat: int, _rest: list[str]) -> None:
        self.idle[seat] += 1
        self.timed_out = True

    def _leave(self, seat: int, _rest: list[str]) -> None:
        self.left.add(seat)
        if len(self.left) < max(1, self.seats - 1) and seat == self.turn:
            self._pass()

    def _aside(self, seat: int, _rest: list[str]) -> None:
        assert self.idle[seat] >= (2 if seat == self.turn else 1)
        self.aside.add(seat)

    def _back(self, seat: int, _rest: list[str]) -> None:
        assert seat in self.aside
        slept = self.turn in self.aside
        self.aside.remove(seat)
        self.idle[seat] = 0
        if slept and seat != self.turn:
            self._pass()

    def _is_full(self, seat: int) -> bool:
        return len(self.boxes[seat]) == len(box_names(self.rules)) * self.rules.columns

    def _pass(self) -> None:
        """The next seat with an open box that is there; if none is there, the next with an open box."""
        order = [(self.turn + step) % self.seats for step in range(1, self.seats + 1)]
        there = [seat for seat in order if seat not in self.left | self.aside and self.idle[seat] < 2]
        able = [seat for seat in order if seat not in self.left and not self._is_full(seat)]
        for seat in able:
            if seat in there or not there:
                self._begin(seat)
                return
        self._begin(-1)

    def _win(self, winners: list[int]) -> None:
        staying = [seat for seat in range(self.seats) if seat not in self.left]
        assert self.at_once or self.turn == -1 or not staying or len(staying) == 1 < self.seats
        totals = self.totals()
        best = max((totals[seat] for seat in staying), default=0)
        winning = [seat for seat in staying if totals[seat] == best]
        for box in self.rules.ties:
            held = [sum(self.boxes[seat].get((column, str(box)), 0) for column in range(1, 7)) for seat in winning]
            winning = [seat for seat, points in zip(winning, held, strict=True) if points == max(held)]
        assert winners == ([self.turn] if self.at_once else winning)
        self.over, self.winners = True, winners

    def totals(self) -> list[int]:
        return [total(boxes, more, self.rules) for boxes, more in zip(self.boxes, self.bonus_points, strict=True)]


def check_with_referee(rules: RuleSet, seats: int, random: Random) -> None:
    """Plays a whole game: the referee agrees with each line and with its end.

    Its dice show the same face more often than fair ones, to get more yahtzees and jokers. Now and then a player leaves
    or is idle. Raises AssertionError.
    """
    game, referee = new_game(rules, seats), Referee(rules, seats)
    while not game.is_over:
        for step in play(game, interruption(yahtzee.ENGINE, game, random) or keen_move(game, random)):
            referee.take(write(step.fact))
            game = step.after
            assert referee.totals() == [seat.total for seat in game.seats]
    assert referee.over
    assert [seat + 1 for seat in referee.winners] == [*game.winners]
