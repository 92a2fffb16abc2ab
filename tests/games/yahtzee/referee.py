"""A second opinion on Yahtzee: an independent referee that knows a game only by its text, and its own brute force.

They share no code with `bot.games`, so that an error there is not repeated here.
"""

import re
from collections.abc import Mapping
from functools import cache
from random import Random

from bot.games import yahtzee
from bot.games.yahtzee import RuleSet, new_game, play, write
from bot.rulesets import NamedRules
from tests.golden.yahtzee import keen_move
from tests.support.random_play import interruption

_UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
_LOWER = ("three-of-a-kind", "four-of-a-kind", "full-house", "low-straight", "high-straight", "yahtzee", "chance")
BOX_NAMES = (*_UPPER, *_LOWER)
_PATTERNS = {
    "three-of-a-kind": re.compile(r"(.)\1\1"),
    "four-of-a-kind": re.compile(r"(.)\1\1\1"),
    "yahtzee": re.compile(r"(.)\1\1\1\1"),
    "full-house": re.compile(r"(.)\1\1(?!\1)(.)\2|(.)\3(?!\3)(.)\4\4"),
}
_FIXED = {"full-house": 25, "low-straight": 30, "high-straight": 40, "yahtzee": 50}
_LOW = ({1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6})
_MOST = dict(zip(BOX_NAMES, (5, 10, 15, 20, 25, 30, 30, 30, 25, 30, 40, 50, 30), strict=True))

Boxes = Mapping[tuple[int, str], int]
"""The points in the filled boxes of a card, by column and name, multiplied and without bonuses."""


@cache
def plain(name: str, dice: tuple[int, ...], *, joker: bool) -> int:
    """The points of a throw in a box of the first column."""
    text = "".join(map(str, sorted(dice)))
    if name in _UPPER:
        face = BOX_NAMES.index(name) + 1
        return face * text.count(str(face))
    if name == "chance":
        return sum(dice)
    if name == "low-straight":
        fits = any(row <= set(dice) for row in _LOW)
    elif name == "high-straight":
        fits = text in ("12345", "23456")
    else:
        fits = bool(_PATTERNS[name].search(text))
    fits = fits or (joker and name in ("full-house", "low-straight", "high-straight"))
    return _FIXED.get(name, sum(dice)) if fits else 0


def worth(
    boxes: Boxes, columns: int, dice: tuple[int, ...], jokers: str, bonus_needs_points: bool
) -> dict[tuple[int, str], tuple[int, int]]:
    """The points of a throw in each box that it may take, and the part that is the bonus for a further yahtzee."""
    is_yahtzee = len(dice) == 5 and dice.count(dice[0]) == 5
    every = range(1, columns + 1)
    used = {c for c in every if is_yahtzee and (c, "yahtzee") in boxes}
    upper = BOX_NAMES[dice[0] - 1] if dice else ""
    fit = {c for c in used if (c, upper) in boxes}
    joking = {"none": set(), "filled": fit if len(fit) == columns else set()}.get(jokers, fit)
    bonus = 100 if is_yahtzee and all(boxes.get((c, "yahtzee"), 0) >= 50 * c for c in every) else 0
    found = {}
    for column in every:
        for name in BOX_NAMES:
            if (column, name) not in boxes:
                points = plain(name, dice, joker=column in joking)
                extra = bonus if points or not bonus_needs_points else 0
                found[column, name] = ((points + extra) * column, extra * column)
    for column in used if jokers == "forced" else ():
        here = {name for name in BOX_NAMES if (column, name) in found}
        forced = here & {upper} or here & set(_LOWER) or here
        for name in here - forced:
            del found[column, name]
    return found


def total(boxes: Boxes, bonuses: int, columns: int) -> int:
    points = sum(boxes.values()) + bonuses
    for column in range(1, columns + 1):
        if sum(boxes.get((column, name), 0) for name in _UPPER) >= 63 * column:
            points += 35 * column
    return points


class Referee:
    """Follows a game line by line, and fails if a line breaks the rules."""

    def __init__(self, columns: int, seats: int, jokers: str, bonus_needs_points: bool) -> None:
        self.columns, self.seats, self.bonus_rules = columns, seats, (jokers, bonus_needs_points)
        self.boxes: list[dict[tuple[int, str], int]] = [{} for _ in range(seats)]
        self.bonuses = [0] * seats
        self.left, self.aside = set[int](), set[int]()
        self.idle = [0] * seats
        self.turn = 0
        self.over = False
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
        assert self.throws < 3
        if self.throws:
            assert self.kept is not None, "which dice stay is said first"
            self.dice = self.kept + thrown
        else:
            self.dice = thrown
        assert len(self.dice) == 5
        self.kept, self.throws = None, self.throws + 1

    def _hold(self, _seat: int, rest: list[str]) -> None:
        held, lying = [int(word) for word in rest], list(self.dice)
        assert 0 < self.throws < 3
        assert len(held) < 5
        assert self.kept is None
        for die in held:
            lying.remove(die)
        self.kept = held

    def _score(self, seat: int, rest: list[str]) -> None:
        name, column, points = rest[0], int(rest[1]), int(rest[2])
        found = worth(self.boxes[seat], self.columns, tuple(self.dice), *self.bonus_rules)
        assert found[column, name][0] == points
        if self.timed_out:
            self._check_best(found, column, name)
        else:
            assert self.throws
            assert self.kept is None
            self.idle[seat] = 0
        extra = found[column, name][1]
        self.boxes[seat][column, name] = points - extra
        self.bonuses[seat] += extra
        self._pass()

    def _check_best(self, found: dict[tuple[int, str], tuple[int, int]], column: int, name: str) -> None:
        most = max(points for points, _ in found.values())
        best = [place for place, (points, _) in found.items() if points == most]
        least = min((_MOST[other] * number, number) for number, other in best)
        assert (column, name) in best
        assert (_MOST[name] * column, column) == least

    def _idle(self, seat: int, _rest: list[str]) -> None:
        self.idle[seat] += 1
        self.timed_out = True

    def _leave(self, seat: int, _rest: list[str]) -> None:
        self.left.add(seat)
        if len(self.left) < max(1, self.seats - 1) and seat == self.turn:
            self._pass()

    def _aside(self, seat: int, _rest: list[str]) -> None:
        assert self.idle[seat] >= 2
        self.aside.add(seat)

    def _back(self, seat: int, _rest: list[str]) -> None:
        assert seat in self.aside
        slept = self.turn in self.aside
        self.aside.remove(seat)
        self.idle[seat] = 0
        if slept and seat != self.turn:
            self._pass()

    def _is_full(self, seat: int) -> bool:
        return len(self.boxes[seat]) == 13 * self.columns

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
        assert self.turn == -1 or not staying or len(staying) == 1 < self.seats
        totals = self.totals()
        best = max((totals[seat] for seat in staying), default=0)
        assert winners == [seat for seat in staying if totals[seat] == best]
        self.over, self.winners = True, winners

    def totals(self) -> list[int]:
        return [total(boxes, more, self.columns) for boxes, more in zip(self.boxes, self.bonuses, strict=True)]


def check_with_referee(named: NamedRules, seats: int, random: Random) -> None:
    """Plays a whole game by a shipped rule set: the referee agrees with each line and with its end.

    Its dice show the same face more often than fair ones, to get more yahtzees and jokers. Now and then a player leaves
    or is idle. Raises AssertionError.
    """
    assert isinstance(named.rules, RuleSet)
    rules = named.rules
    game, referee = new_game(rules, seats), Referee(rules.columns, seats, rules.joker, rules.bonus_needs_points)
    while not game.is_over:
        for step in play(game, interruption(yahtzee.ENGINE, game, random) or keen_move(game, random)):
            referee.take(write(step.fact))
            game = step.after
            assert referee.totals() == [seat.total for seat in game.seats]
    assert referee.over
    assert [seat + 1 for seat in referee.winners] == [*game.winners]
