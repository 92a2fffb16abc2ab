"""The coach about Yahtzee: advice, opponents and reviews."""

import re
from decimal import Decimal
from random import Random

import numpy as np
import pytest

from bot.coach.adviser import BY_STRENGTH, BeyondCoach, Character
from bot.coach.advisers import adviser_of
from bot.coach.reviewed import Quality
from bot.coach.yahtzee import process
from bot.coach.yahtzee.advice import advise, cautious, decide
from bot.coach.yahtzee.answers import Review
from bot.coach.yahtzee.cards import Cards
from bot.coach.yahtzee.judge import Judge, Spread, certain
from bot.coach.yahtzee.review import review
from bot.games.options import change
from bot.games.yahtzee import (
    Box,
    ComeBack,
    Fact,
    Game,
    Leave,
    Roll,
    RuleSet,
    Take,
    Throw,
    TimeOut,
    choices,
    dice_to_roll,
    new_game,
    play,
    play_choice,
    read,
)
from bot.ui.games.yahtzee.review import REVIEW_WORDS
from tests.support.notation import after
from tests.support.yahtzee import BOXES, begin, shipped, turn

JUDGE, _ = process.judge_of(RuleSet())


def spread(mean: float, deviation: float) -> Spread:
    return Spread(np.array([mean]), np.array([deviation**2]))


def played(seats: int, seed: int, *, with_absence: bool = False) -> tuple[Game, list[Fact]]:
    """A whole game at random, and its facts."""
    random, game, facts = Random(seed), new_game(RuleSet(), seats), list[Fact]()
    while not game.is_over:
        if game.is_asleep:
            steps = play(game, ComeBack(game.current))
        elif with_absence and random.random() < 0.03:
            steps = play(game, TimeOut(game.current))
        elif with_absence and len(game.active) > 2 and random.random() < 0.01:
            steps = play(game, Leave(game.current))
        else:
            best = [each.choice for each in advise(game, JUDGE)[:3]]
            choice = random.choice(best)
            steps = play_choice(game, choice, lambda _throw, number: tuple(random.choices(range(1, 7), k=number)))
        facts += [step.fact for step in steps]
        game = steps[-1].after
    return game, facts


def test_how_likely_one_total_beats_another() -> None:
    assert spread(250, 60).beats(spread(250, 60))[0] == 0.5
    # The difference has a deviation of 50: one of them is 0.8413.
    assert spread(250, 40).beats(spread(200, 30))[0] == pytest.approx(0.8413, abs=0.0002)
    assert [float(spread(200, 0).beats(spread(other, 0))[0]) for other in (199, 200, 201)] == pytest.approx([1, 0.5, 0])
    best = spread(250, 60).greater(spread(250, 60))
    # The greater of two draws lies 60 / sqrt(pi) above their average.
    assert best.mean[0] == pytest.approx(250 + 33.85, abs=0.05)
    assert certain(np.array([300.0])).greater(certain(np.array([200.0]))).mean[0] == pytest.approx(300)


def test_every_legal_choice_is_valued_once() -> None:
    for lines in ((), ("1 roll 6 6 2 3 6",), ("1 roll 6 6 2 3 6", "1 hold 6 6 6", "1 roll 1 2")):
        game = after(begin(2), *lines)
        assert {each.choice for each in advise(game, JUDGE)} == set(choices(game))


def test_a_choice_is_worth_the_average_of_what_it_leads_to() -> None:
    game = after(begin(1), "1 roll 6 6 2 3 6", "1 hold 6 6 6", "1 roll 1 2")
    held = next(each for each in advise(game, JUDGE) if each.choice == Throw((1, 6, 6, 6)))
    led_to = [
        advise(play_choice(game, held.choice, lambda *_, face=face: (face,))[-1].after, JUDGE) for face in range(1, 7)
    ]
    assert held.points == pytest.approx(sum(found[0].points for found in led_to) / 6, abs=1e-5)


def test_the_last_column_of_several_is_a_card_of_its_own_times_its_number() -> None:
    judge = Judge(shipped("triple-yahtzee"), JUDGE.solved)
    full, half_open = (1 << len(BOXES)) - 1, 0b1010101010101
    mask, upper = np.array([[full], [full], [half_open]]), np.array([[0], [0], [20]])
    cards = Cards(mask, upper, 0 * mask, 0 * mask[0])
    third = JUDGE.to_come(Cards(mask[2:], upper[2:], 0 * mask[2:], cards.saved)).mean[0]
    assert judge.to_come(cards).mean[0] == pytest.approx(3 * third)
    mask[0] = half_open
    together = judge.to_come(cards).mean[0]
    alone = 3 * third + JUDGE.to_come(Cards(mask[:1], upper[:1], 0 * mask[:1], cards.saved)).mean[0]
    assert together > alone, "turns that do not fit one column may fit the other"


def test_of_three_columns_the_last_one_has_the_first_yahtzee() -> None:
    """It is a step towards the bonuses, so it is worth more than many sixes."""
    judge, _ = process.judge_of(shipped("triple-yahtzee"))
    game = play(new_game(judge.boxes.rules, 1), Roll(1, (6, 6, 6, 6, 6)))[-1].after
    assert advise(game, judge)[0].choice == Take(Box.YAHTZEE, 3)


def test_what_is_lost_or_won_already_is_played_for_points() -> None:
    """Nothing that seat 1 may do changes who wins."""
    game = begin(2)
    for box in BOXES[:-1]:
        game = after(game, *turn(1, str(box), dice="1 1 2 2 4"), *turn(2, str(box), dice="6 6 6 6 6"))
    found = advise(after(game, "1 roll 1 1 2 2 4"), JUDGE)
    assert found[0].win == pytest.approx(0, abs=1e-6)
    assert found[0].points == max(each.points for each in found)


def test_the_cautious_one_takes_much_at_once_and_collects_what_is_most_there() -> None:
    assert cautious(begin(1)) == Throw()
    assert cautious(after(begin(1), "1 roll 3 3 2 2 6")) == Throw((3, 3))
    assert cautious(after(begin(1), "1 roll 2 3 4 5 6")) == Take(Box.HIGH_STRAIGHT, 1)
    assert cautious(after(begin(1), "1 roll 6 6 6 6 6")) == Take(Box.YAHTZEE, 1)
    thrice = after(begin(1), "1 roll 1 1 2 3 6", "1 hold 1 1", "1 roll 2 3 6", "1 hold 1 1", "1 roll 2 3 6")
    assert cautious(thrice) == Take(Box.CHANCE, 1)


def test_who_errs_takes_the_second_best_choice() -> None:
    game = after(begin(2), "1 roll 6 6 2 3 6")
    best, second, *_ = [each.choice for each in advise(game, JUDGE)]
    assert decide(game, Character.PERFECT, JUDGE, 0.0) == best
    assert decide(game, Character.KEEN, JUDGE, 0.09) == second
    assert decide(game, Character.KEEN, JUDGE, 0.11) == best
    assert decide(begin(1), Character.STEADY, JUDGE, 0.0) == Throw(), "there is no second choice"


@pytest.mark.parametrize("character", BY_STRENGTH)
def test_opponents_play_whole_games_by_any_rules(character: Character) -> None:
    rules = change(RuleSet(), {"full_house": "sum", "upper_bonus": None, "joker": "none"})
    random, game = Random(1), new_game(rules, 1)
    while not game.is_over:
        choice, lacks_table = process.decide(game, character, random.random())
        assert lacks_table == (character is not Character.TIMID)
        steps = play_choice(game, choice, lambda _throw, number: tuple(random.choices(range(1, 7), k=number)))
        game = steps[-1].after
    assert dice_to_roll(game) == 0


@pytest.mark.parametrize(("seats", "with_absence"), [(1, False), (1, True), (2, False), (3, True)])
def test_start_and_luck_less_losses_are_the_result(seats: int, *, with_absence: bool) -> None:
    game, facts = played(seats, seed=seats, with_absence=with_absence)
    found = review(new_game(RuleSet(), seats), facts, JUDGE, exact=True)
    for seat in found.seats:
        lost = found.loss(seat) + found.absence(seat)
        assert found.start[seat - 1] == pytest.approx(254.587729, abs=1e-6)
        assert found.start[seat - 1] + found.luck(seat) - lost == pytest.approx(game.seat(seat).total, abs=1e-9)
        assert min(moment.loss for moment in found.moments) > -1e-5, "nothing is better than best play"
    wins = [moment.win for moment in found.moments]
    assert all(len(win) == (seats if seats > 1 else 0) for win in wins)
    assert all(sum(win) == pytest.approx(1) for win in wins if win)
    assert Review.read(new_game(RuleSet(), seats), facts, found.numbers()) == found
    for seat in found.seats:
        line, *_ = REVIEW_WORDS.seat_lines(found, seat, "·", "en")
        total, *parts = map(Decimal, re.findall(r"[-+]?[0-9]+(?:\.[0-9])?", line.partition("total ")[2]))
        assert sum(parts) == total, line


def test_a_roll_that_wins_at_once_is_luck_and_leaves_the_rest_unplayed() -> None:
    judge, _ = process.judge_of(shipped("generala"))
    for seats in (1, 2):
        lines = ["1 roll 6 6 6 6 1", "1 score sixes 1 = 24", "2 roll 1 1 1 2 2", "2 score ones 1 = 3"][: 2 * seats]
        facts = map(read, (*lines, "1 roll 3 3 3 3 3", "win 1"))
        found = review(begin(seats, "generala"), facts, judge, exact=True)
        *_, roll, won = found.moments
        if seats == 1:
            assert (roll.luck, roll.points) == (0, (24,))
            continue
        assert (roll.win, won.win) == ((1, 0), (1, 0))
        assert roll.luck * found.rate == pytest.approx(1 - found.moments[-3].win[0])
        for seat in (1, 2):
            unplayed = found.unplayed(seat)
            assert unplayed < -100
            assert f"early end \N{MINUS SIGN}{-round(unplayed, 1)}" in "".join(
                REVIEW_WORDS.seat_lines(found, seat, "A", "en")
            )
        assert not found.absence(2)


def test_a_review_adds_up_to_accuracy_and_luck() -> None:
    best, facts = new_game(RuleSet(), 1), list[Fact]()
    random = Random(5)
    while not best.is_over:
        choice = advise(best, JUDGE)[0].choice
        steps = play_choice(best, choice, lambda _throw, number: tuple(random.choices(range(1, 7), k=number)))
        facts += [step.fact for step in steps]
        best = steps[-1].after
    found = review(new_game(RuleSet(), 1), facts, JUDGE, exact=True)
    (seat,) = found.sums().seats
    assert found.accuracy(1) == pytest.approx(100, abs=0.01)
    assert (found.sums().exact, seat.lost) == (True, 0)
    # A point is worth 0.0047 of a game: the luck of all throws is what the total is above the average.
    assert seat.luck == pytest.approx(0.004733 * (best.seat(1).total - 254.587729) * 1e6, rel=0.001)
    assert seat.decisions == len(found.free(1)) == sum(each.quality is Quality.BEST for each in found.free(1))


def test_the_luck_of_a_throw_is_nothing_on_average() -> None:
    game = after(begin(1), "1 roll 6 6 2 3 6", "1 hold 6 6 6")
    begun = ["1 roll 6 6 2 3 6", "1 hold 6 6 6"]
    lucks = []
    for first in range(1, 7):
        for second in range(1, 7):
            steps = play(game, Roll(1, (first, second)))
            facts = [read(line) for line in begun] + [steps[-1].fact]
            lucks.append(review(new_game(RuleSet(), 1), facts, JUDGE, exact=True).moments[-1].luck)
    assert sum(lucks) / 36 == pytest.approx(0, abs=1e-6)


def test_a_double_generala_beside_a_yahtzee_bonus_has_no_coach() -> None:
    generala = {"generala": 50, "double_generala": 100}
    assert adviser_of(change(RuleSet(), generala)) is None
    assert adviser_of(change(RuleSet(), generala | {"yahtzee_bonus": 0})) is not None


def test_maxi_yatzy_has_a_table_and_its_variants_go_by_it() -> None:
    rules = shipped("maxi-yatzy")
    judge, is_own = process.judge_of(rules)
    assert is_own
    assert not judge.is_exact
    for options in ({}, {"saved_rolls": False}, {"upper_bonus": {"at": 75, "points": 50}}, {"tower": None}):
        variant = change(rules, options)
        judge, is_own = process.judge_of(variant)
        assert is_own == (variant == rules)
        assert judge.solved.rules == rules
        game = after(new_game(variant, 1), "1 roll 5 5 5 5 5 5")
        assert advise(game, judge)[0].choice == Take(Box.YATZY, 1)


def test_a_variant_whose_upper_bonus_is_certain_goes_by_cards_whose_upper_bonus_is_certain() -> None:
    rules = shipped("maxi-yatzy")
    variant = change(rules, {"upper_bonus": {"at": 75, "points": 50}})
    mask, none = np.array([[0b111000]]), np.zeros(1, dtype=np.int64)
    shipped_one, other = (
        process.judge_of(each)[0].to_come(Cards(mask, np.array([[at]]), none[np.newaxis], none)).mean[0]
        for each, at in ((rules, 84), (variant, 75))
    )
    assert shipped_one == other


def test_more_saved_rolls_are_worth_more_and_are_saved_if_dice_need_none() -> None:
    rules = shipped("maxi-yatzy")
    judge, _ = process.judge_of(rules)
    game = after(new_game(rules, 1), "1 roll 1 2 3 4 5 6")
    assert advise(game, judge)[0].choice == Take(Box.FULL_STRAIGHT, 1)
    saved = after(game, "1 score full-straight 1")
    cards = judge.boxes.cards([saved.seat(1).card] * 3, [0, 1, saved.seat(1).saved])
    assert sorted(points := judge.to_come(cards).mean) == [*points]


def test_a_card_that_is_too_large_goes_by_the_shipped_one_that_is_most_like_it() -> None:
    rules = change(shipped("yatzy"), {"low_straight": 30, "high_straight": 40})
    judge, is_own = process.judge_of(rules)
    assert not is_own
    assert judge.solved.rules == shipped("yatzy")
    with pytest.raises(BeyondCoach):
        process.solve_table(rules)
