"""Perfect play alone: what it is worth, and what it scores with given dice."""

from random import Random
from typing import Any

import pytest

from bot.coach.farkle.alone import best_choice, expected, greatest_possible, total_of_perfect_play
from bot.coach.farkle.points import greatest_total
from bot.coach.farkle.throws import grid
from bot.games.dice import FACES, Seed
from bot.games.farkle import Choice, Game, Keep, Roll, RuleSet, Then, change, choices, new_game, play, play_choice
from bot.rulesets import daily_rules as rules

TINY: dict[str, Any] = {"dice": 5, "singles": {1: 50}, "triples": {1: 150, 2: 100}}


@pytest.mark.parametrize(
    "ruled",
    [
        rules(),
        change(RuleSet(), {**TINY, "turns": 4}),
        change(RuleSet(), {**TINY, "turns": 5, "minimum_bank": 100}),
        change(RuleSet(), {**TINY, "turns": 6, "penalty": {"farkles": 2, "points": 200}}),
    ],
    ids=["daily", "plain", "minimum", "penalty"],
)
def test_its_turns_are_worth_what_is_expected_of_them(ruled: RuleSet) -> None:
    assert ruled.turns is not None
    assert expected(ruled, ruled.turns, 0) * grid(ruled) == pytest.approx(greatest_total(ruled, ruled.turns))


def thrown(game: Game, *dice: int) -> Game:
    return play(game, Roll(1, dice))[-1].after


def test_it_takes_more_risk_early_in_a_turn() -> None:
    game = thrown(new_game(rules(), 1), 1, 1, 2, 3, 4, 6)
    assert best_choice(game).then is Then.ROLL
    game = thrown(new_game(rules(), 1), 1, 1, 1, 5, 5, 2)
    assert best_choice(game) == Choice((1, 1, 1, 5, 5), Then.BANK)


def test_it_risks_less_where_the_next_farkle_costs_a_penalty() -> None:
    free, careful = new_game(rules(), 1), new_game(rules(), 1)
    for _ in range(2):
        free = play_choice(thrown(free, 1, 1, 2, 3, 4, 6), Choice((1, 1), Then.BANK), no_dice)[-1].after
        careful = thrown(careful, 2, 2, 3, 3, 4, 6)
    chance, found = Random(1), set()
    for _ in range(200):
        dice = tuple(chance.choice(FACES) for _ in range(5))
        kept = [play(thrown(each, 1, 5, 2, 3, 4, 6), Keep(1, (1,)))[-1].after for each in (free, careful)]
        second = [thrown(each, *dice) for each in kept]
        if second[0].round == free.round:
            found.add(tuple(best_choice(each).then for each in second))
    assert (Then.ROLL, Then.BANK) in found
    assert (Then.BANK, Then.ROLL) not in found


def no_dice(_throw: int, _number: int) -> tuple[int, ...]:
    raise AssertionError("nothing is thrown")


@pytest.mark.parametrize("day", range(8))
def test_the_most_that_the_dice_allow_is_what_trying_everything_finds(day: int) -> None:
    ruled, dice = change(RuleSet(), {**TINY, "turns": 3}), Seed(bytes([day]) * 32, ("2027-01-15",)).dice

    def most(game: Game) -> int:
        if game.is_over:
            return game.seat(1).total
        return max(most(play_choice(game, choice, dice)[-1].after) for choice in choices(game))

    found = greatest_possible(ruled, dice)
    assert found == most(new_game(ruled, 1))
    assert found >= total_of_perfect_play(ruled, dice)


def test_it_does_not_know_the_dice_beforehand() -> None:
    """Over the dice of many days it scores what it expects, within chance."""
    totals = [total_of_perfect_play(rules(), Seed(bytes([day]) * 32, ("2027-01-15",)).dice) for day in range(100)]
    assert abs(sum(totals) / len(totals) - 5147) < 3 * 1500 / 10
