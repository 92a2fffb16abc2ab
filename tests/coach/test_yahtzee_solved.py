"""Cards of one column, solved: against a brute force that knows the rules on its own, and the published figures."""

import doctest
from collections.abc import Mapping
from functools import cache, partial
from itertools import combinations_with_replacement
from math import factorial, prod, sqrt
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bot.coach.files import SHIPPED, UnusableTable
from bot.coach.yahtzee import hands, solver
from bot.coach.yahtzee.boxes import Boxes
from bot.coach.yahtzee.cards import Cards
from bot.coach.yahtzee.hands import Floats
from bot.coach.yahtzee.judge import Judge
from bot.coach.yahtzee.simulation import BEST, match
from bot.coach.yahtzee.solved import Solved
from bot.coach.yahtzee.solver import column_values, solve
from bot.coach.yahtzee.table import find_table, keep_table, path_of, read_table, write_table
from bot.games.options import change
from bot.games.yahtzee import UPPER, Box, Card, Column, RuleSet, boxes_of, filled, worths
from tests.coach import generala
from tests.games.yahtzee import referee
from tests.support.yahtzee import BOXES, shipped


def orders(dice: tuple[int, ...]) -> int:
    return factorial(len(dice)) // prod(factorial(dice.count(face)) for face in range(1, 7))


@cache
def likely(dice: int) -> tuple[list[tuple[int, ...]], Floats]:
    """Every throw, and how likely each is after other dice than those held are thrown again: 0 if it lacks them."""
    throws = [*combinations_with_replacement(range(1, 7), dice)]
    holds = [held for number in range(dice + 1) for held in combinations_with_replacement(range(1, 7), number)]
    found = np.zeros((len(holds), len(throws)))
    for row, held in enumerate(holds):
        for more in combinations_with_replacement(range(1, 7), dice - len(held)):
            found[row, throws.index(tuple(sorted(held + more)))] += orders(more) / 6 ** len(more)
    return throws, found


RULES = {
    "common": RuleSet(),
    "free": change(RuleSet(), {"joker": "free"}),
    "filled, bonus for points": change(RuleSet(), {"joker": "filled", "bonus_needs_points": True}),
    "original": change(RuleSet(), {"joker": "original", "yahtzee_bonus": {"points": 100, "most": 1}}),
    "from top to bottom": change(RuleSet(), {"order": "card", "column_factors": False}),
    "matching": change(RuleSet(), {"three_of_a_kind": "matching", "four_of_a_kind": "matching"}),
    "Yatzy": shipped("yatzy"),
    "upper boxes first, five rolls": change(RuleSet(), {"order": "sections", "rolls": 5, "five_as_full_house": True}),
    "one roll": change(RuleSet(), {"rolls": 1, "first_roll": {"chance": 40, "high-straight": 60}}),
    "Generala": shipped("generala"),
    "no joker, no bonuses": change(RuleSet(), {"joker": "none", "upper_bonus": None, "yahtzee_bonus": 0}),
}
HELD = {str(box): 3 * UPPER[box] if box in UPPER else 0 for box in BOXES}


def all_but(*names: str, **held: int) -> dict[str, int]:
    """The points on a card with only these boxes open. Upper boxes hold three dice of their face each."""
    return {name: points for name, points in (HELD | held).items() if name not in names}


CARDS = [
    all_but("ones", yahtzee=50),
    all_but("ones", yahtzee=0),
    all_but("high-straight", "ones", yahtzee=50),
    all_but("high-straight", "ones", yahtzee=0, sixes=24),
    all_but("twos", "threes", yahtzee=50, sixes=24),
]
YATZY = [
    {str(box): 3 * UPPER.get(box, 0) for box in boxes_of(shipped("yatzy")) if str(box) not in still_open}
    for still_open in (("ones",), ("one-pair", "two-pairs"), ("sixes", "full-house"), ("small-straight", "yatzy"))
]
GENERALA = [
    {str(box): 3 * UPPER.get(box, 0) for box in boxes_of(shipped("generala")) if str(box) not in still_open} | held
    for still_open, held in (
        (("double-generala",), {"generala": 50}),
        (("double-generala", "ones"), {"generala": 0}),
        (("generala", "double-generala"), {}),
        (("four-of-a-kind", "high-straight"), {}),
    )
]
LAST_CARDS = [all_but("chance"), all_but("yahtzee", "chance", sixes=24)]


class BruteForce:
    """The points still to come on a card of one column, as the referee scores it."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.throws, self.likely = likely(rules.dice)
        self.known: dict[object, tuple[float, float]] = {}

    def coming(self, boxes: Mapping[str, int], bonuses: int = 0, saved: int = 0) -> tuple[float, float]:
        """The average, and the deviation."""
        if len(boxes) == len(boxes_of(self.rules)):
            return 0.0, 0.0
        throws, worth = self.rules.rolls + saved, np.zeros((len(self.throws), 2))
        for left in range(throws):
            is_first = left == throws - 1
            at_once = np.array([self._best(boxes, bonuses, dice, left, first=is_first) for dice in self.throws])
            worth = self._thrown_again(worth, at_once) if left else at_once
        if self.rules.first_roll_wins:
            worth = np.where([[len(set(dice)) == 1] for dice in self.throws], 0, worth)
        mean, square = self.likely[0] @ worth
        return float(mean), sqrt(max(0, square - mean * mean))

    def _best(
        self, boxes: Mapping[str, int], bonuses: int, dice: tuple[int, ...], left: int, *, first: bool
    ) -> tuple[float, float]:
        held = {(1, name): points for name, points in boxes.items()}
        found = referee.worth(held, self.rules, dice, bonuses, first=first)
        left *= self.rules.saved_rolls
        return max(self._after(boxes, bonuses, left, name, *each) for (_, name), each in found.items())

    def _after(
        self, boxes: Mapping[str, int], bonuses: int, saved: int, name: str, points: int, bonus: int
    ) -> tuple[float, float]:
        after = {**boxes, name: points - bonus}
        if self.rules.upper_bonus:
            before, then = (sum(each.get(str(box), 0) for box in UPPER) for each in (boxes, after))
            points += self.rules.upper_bonus.points if before < self.rules.upper_bonus.at <= then else 0
        bonuses += bonus > 0
        key = (tuple(sorted(after.items())), bonuses, saved)
        if key not in self.known:
            self.known[key] = self.coming(after, bonuses, saved)
        mean, deviation = self.known[key]
        return points + mean, points * points + 2 * points * mean + mean * mean + deviation**2

    def _thrown_again(self, worth: Floats, at_once: Floats) -> Floats:
        """Of the dice that may be held those with the most points; of equal ones those with the most deviation.

        `at_once`: the worth of each throw if all its dice are held.
        """
        held = self.likely @ worth
        held[-len(self.throws) :] = at_once
        mean, square = held.T
        mean = mean.round(9)
        best = np.where(self.likely.T > 0, mean, -1).max(axis=1)
        equal = (self.likely.T > 0) & (mean == best[:, None])
        return np.column_stack((best, np.where(equal, square, -1).max(axis=1)))


def card_of(rules: RuleSet, boxes: Mapping[str, int]) -> Card:
    return (Column(1, {box: boxes.get(box) for box in boxes_of(rules)}),)


def coming(rules: RuleSet, solved: Solved, boxes: Mapping[str, int]) -> tuple[float, float]:
    found = Judge(rules, solved).to_come(Boxes(rules).cards([card_of(rules, boxes)]))
    return float(found.mean[0]), sqrt(float(found.variance[0]))


def test_the_example_of_a_walk_is_true() -> None:
    found = doctest.testmod(hands)
    assert (found.failed, found.attempted) == (0, 4)


@pytest.mark.parametrize("name", RULES)
def test_the_last_turns_are_worth_what_a_brute_force_finds(name: str) -> None:
    rules = RULES[name]
    solved, brute_force = solve(rules, fewest=len(boxes_of(rules)) - 2), BruteForce(rules)
    cards = YATZY if rules.yatzy else GENERALA if rules.generala else LAST_CARDS if rules.order == "card" else CARDS
    for boxes in cards:
        (mean, deviation), expected = coming(rules, solved, boxes), brute_force.coming(boxes)
        assert mean == pytest.approx(expected[0], abs=1e-6)
        assert deviation == pytest.approx(expected[1], abs=1e-3)


@pytest.mark.parametrize(
    ("name", "still_open"),
    [
        ("yatzy", ("small-straight", "yatzy")),
        ("maxi-yatzy", ("full-straight",)),
        ("generala", ("four-of-a-kind", "high-straight")),
    ],
)
def test_saved_rolls_are_worth_what_a_brute_force_finds(name: str, still_open: tuple[str, ...]) -> None:
    rules = change(shipped(name), {"saved_rolls": True})
    boxes = {str(box): 4 * UPPER.get(box, 0) for box in boxes_of(rules) if str(box) not in still_open}
    as_arrays = Boxes(rules)
    cards = as_arrays.cards([card_of(rules, boxes)])
    filled, upper = cards.filled[0, 0], cards.upper[0, 0]
    part = as_arrays.upper_parts.number[filled & 63, upper]
    found, brute_force = dict(column_values(rules, len(boxes)))[filled >> 6][0, :, part], BruteForce(rules)
    for number in (0, 3):
        assert found[number] == pytest.approx(brute_force.coming(boxes, saved=number)[0], abs=1e-9)


def test_cards_with_saved_rolls_are_played_as_well_as_possible() -> None:
    """A card of eight boxes, which the document names."""
    none = dict.fromkeys(("three_of_a_kind", "four_of_a_kind", "full_house", "low_straight", "chance"))
    rules = change(RuleSet(), none | {"yahtzee_bonus": 0, "joker": "none", "saved_rolls": True})
    solved = solve(rules)
    assert round(solved.average, 2) == 131.38
    played = match(Judge(rules, solved), [BEST], 300, seed=1).as_json()["mean"][0]
    assert played > 0.98 * solved.average


def test_every_card_of_maxi_yatzy_nearly_follows_from_those_with_a_box_more() -> None:
    """So best play loses little to the shipped table, whose values are rounded to sums of products."""
    rules = shipped("maxi-yatzy")
    solved = find_table(rules, [SHIPPED])
    assert solved is not None
    judge, random = Judge(rules, solved), np.random.default_rng(1)
    filled = random.integers(0, judge.boxes.all, (1, 100))
    most = sum((filled >> face - 1 & 1) * 4 * face for face in range(1, 7))
    cards = Cards(filled, np.minimum(84, most), 0 * filled, random.integers(0, 7, 100))
    held = judge.boxes.hands.values_held(judge.best_boxes(cards, rules.rolls + 6, partial(judge.points, cards)))
    found = np.array([held[rules.rolls - 1 + number][0, card] for card, number in enumerate(cards.saved)])
    assert np.abs(found - judge.to_come(cards).mean).mean() < 0.1


def test_a_compiled_walk_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    rules = shipped("yatzy")
    for each, risks in ((change(rules, {"saved_rolls": True}), (0.0,)), (rules, (0.0, 1e-9))):
        plain = dict(column_values(each, len(boxes_of(rules)) - 1, risks))
        monkeypatch.setattr(solver, "_WORTH_COMPILING", 0)
        for low, found in column_values(each, len(boxes_of(rules)) - 1, risks):
            assert np.abs(found - plain[low]).max() < 1e-9
        monkeypatch.undo()


@pytest.mark.parametrize("name", RULES)
def test_boxes_bring_as_arrays_what_they_bring_in_a_game(name: str) -> None:
    for columns in (1, 3):
        rules, random = change(RULES[name], {"columns": columns}), Random(1)
        boxes = Boxes(rules)
        for _ in range(60):
            card = tuple(
                Column(
                    number,
                    {
                        box: None
                        if random.random() < 0.4
                        else times * random.choice((0, 50 if box is Box.YAHTZEE else 8))
                        for box in boxes.names
                    },
                )
                for number in range(1, columns + 1)
                for times in (rules.factor(number),)
            )
            cards = boxes.cards([card])
            taken = {
                (number, box): boxes.take(cards, number - 1, boxes.names.index(box))
                for number, column in enumerate(card, 1)
                for box in column.open
            }
            for dice in [*random.sample(boxes.hands.throws, 5), *((face,) * 5 for face in range(1, 7))]:
                found = {(worth.column, worth.box): worth for worth in worths(rules, card, dice)}
                after = [filled(rules, card, worth) for worth in found.values()]
                expected, throw = boxes.cards(after), boxes.hands.throw_of(dice)
                for taking, those in taken.items():
                    arrays = np.broadcast_arrays(those.points, those.allowed, those.upper, those.extras)
                    points, allowed, upper, extras = (each[those.kinds[throw], 0] for each in arrays)
                    assert allowed == (taking in found)
                    if taking not in found:
                        continue
                    place, row = [*found].index(taking), taking[0] - 1
                    assert points == after[place][row].total - card[row].total
                    assert upper == expected.upper[row, place]
                    assert extras == expected.extras[row, place]


def test_the_published_average_of_the_common_game() -> None:
    """254.5877 points with forced jokers; their deviation is 59.61. Yatzy brings 248.44."""
    solved, of_yatzy = (find_table(rules, [SHIPPED]) for rules in (RuleSet(), shipped("yatzy")))
    assert solved is not None
    assert of_yatzy is not None
    assert round(solved.average, 6) == 254.587729
    assert round(of_yatzy.average, 2) == 248.44
    assert coming(RuleSet(), solved, {})[1] == pytest.approx(59.61, abs=0.01)


@pytest.mark.parametrize(
    ("name", "mean"), [("generala", 161.422633), ("yacht", 166.955068), ("forced-yatzy", 150.216797)]
)
def test_the_averages_that_the_documents_name(name: str, mean: float) -> None:
    solved = find_table(shipped(name), [SHIPPED])
    assert solved is not None
    assert round(solved.average, 6) == mean


def test_the_average_of_generala_follows_from_its_sheet() -> None:
    solved = find_table(shipped("generala"), [SHIPPED])
    assert solved is not None
    assert solved.average == pytest.approx(generala.average(), abs=1e-9)


def test_every_card_of_the_shipped_table_follows_from_those_with_a_box_more() -> None:
    rules = RuleSet()
    solved = find_table(rules, [SHIPPED])
    assert solved is not None
    judge, random = Judge(rules, solved), np.random.default_rng(1)
    filled = random.integers(0, 1 << len(BOXES), (1, 300))
    filled = filled[filled != (1 << len(BOXES)) - 1].reshape(1, -1)
    most = sum((filled >> face - 1 & 1) * 3 * face for face in range(1, 7))
    cards = Cards(filled, np.minimum(63, most), filled >> judge.boxes.yahtzee & 1, 0 * filled[0])
    found = judge.boxes.hands.values_held([judge.boxes.best(cards, judge.points(cards))] * 3)[-1][0]
    assert np.abs(found - judge.to_come(cards).mean).max() < 2e-6


def test_a_table_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    rules = change(RuleSet(), {"yahtzee": 1_000_000, "upper_bonus": None})
    solved = solve(rules, fewest=12)
    assert find_table(rules, [tmp_path]) is None
    assert keep_table(solved, tmp_path)
    again = find_table(rules, [tmp_path])
    assert again is not None
    assert np.allclose(np.asarray(again.mean), np.asarray(solved.mean), rtol=0, atol=0.001)
    assert find_table(change(rules, {"columns": 3}), [tmp_path]) is not None, "a column is as good as a card"
    assert find_table(RuleSet(), [tmp_path]) is None
    data = bytearray(write_table(solved))
    data[100] ^= 1
    with pytest.raises(UnusableTable):
        read_table(bytes(data), rules)
    path_of(rules, tmp_path).write_bytes(data)
    assert find_table(rules, [tmp_path]) is None
