"""A game of rounds for one player: the dice depend on the turn only."""

from random import Random

from bot import rulesets
from bot.games import farkle
from bot.games.dice import Seed
from bot.games.farkle import (
    Game,
    Leave,
    Outcome,
    Roll,
    Rolled,
    RuleSet,
    Termination,
    begin,
    change,
    choices,
    keeps,
    new_game,
    next_throw,
    outcome,
    play,
    play_choice,
    read_game,
    write_game,
)
from bot.games.proof import NO_PROOF
from tests.support.random_games import finished_game

DELUXE = rulesets.shipped()["deluxe"].rules
TEN_TURNS = change(DELUXE, {"rounds": 10, "target": None})
SEED = Seed(bytes(range(32)).hex(), ("2026-11-22",))


def play_out(rules: RuleSet, chance: Random) -> tuple[Game, list[tuple[int, int, tuple[int, ...]]]]:
    """A game by random choices, and its throws: the turn of each, its number in the turn, and its dice."""
    game, thrown = new_game(rules, 1), []
    while not game.is_over:
        before = game
        steps = play_choice(game, chance.choice(choices(game)), SEED.dice)
        for step in steps:
            if isinstance(step.fact, Rolled):
                thrown.append((before.round, step.after.turn.throws, step.fact.dice))
            before = step.after
        game = steps[-1].after
    return game, thrown


def test_it_is_over_after_its_turns() -> None:
    for number in range(20):
        game, thrown = play_out(TEN_TURNS, Random(number))
        assert outcome(game) == Outcome((1,), Termination.ROUNDS_OVER)
        assert {turn for turn, _, _ in thrown} == set(range(1, 11))


def test_without_a_target_an_exact_one_forbids_no_keep() -> None:
    game = new_game(change(TEN_TURNS, {"target_reach": "exact"}), 1)
    game = play(game, Roll(1, (1, 1, 1, 2, 3, 4)))[-1].after
    assert keeps(game)[0].points == 1000


def test_nobody_throws_for_who_begins() -> None:
    assert begin(new_game(TEN_TURNS, 1), SEED.dice) == ()


def test_the_penalty_of_the_last_turn_counts() -> None:
    game = new_game(change(TEN_TURNS, {"rounds": 3}), 1)
    for _ in range(3):
        game = play(game, Roll(1, (2, 2, 3, 3, 4, 6)))[-1].after
    assert (game.is_over, game.seat(1).total) == (True, -1000)


def test_whoever_leaves_ends_it_and_nobody_wins() -> None:
    game = play(new_game(TEN_TURNS, 1), Leave(1))[-1].after
    assert outcome(game) == Outcome((), Termination.ALL_LEFT)


def test_whoever_throws_fewer_dice_gets_the_first_of_the_same_six() -> None:
    sixes: dict[tuple[int, int], tuple[int, ...]] = {}
    for number in range(40):
        for turn, throw, dice in play_out(TEN_TURNS, Random(number))[1]:
            six = sixes.setdefault((turn, throw), SEED.dice(turn * 1000 + throw, 6))
            assert dice == six[: len(dice)]
    assert len(sixes) > 30


def test_other_games_number_their_throws_as_they_fall() -> None:
    game = new_game(DELUXE, 2, roll_off=False)
    for number in range(1, 5):
        assert next_throw(game) == number
        game = play(game, Roll(game.current, (2, 2, 3, 3, 4, 6)))[-1].after


def test_whatever_happens_in_it_its_text_is_that_game() -> None:
    """People are idle, are put aside, come back and leave."""
    for number in range(20):
        rules = change(TEN_TURNS, {"rounds": 1 + number % 5})
        played = finished_game(rules, 1, number)
        text = write_game("deluxe", DELUXE, rules, ["P1"], played.facts, NO_PROOF)
        assert read_game(text, rulesets.shipped_rules_of(farkle.ENGINE)).game == played.game
        assert played.game.is_over


def test_the_text_of_an_older_one_has_turns() -> None:
    text = "rules deluxe\nset turns 1\nplayers P1\n1 roll 2 2 3 3 4 6\n1 farkle\nwin 1\n"
    game = read_game(text, rulesets.shipped_rules_of(farkle.ENGINE)).game
    assert (game.rules, game.is_over) == (change(TEN_TURNS, {"rounds": 1}), True)
    assert RuleSet.model_validate_json(TEN_TURNS.key.replace('"rounds"', '"turns"')) == TEN_TURNS
