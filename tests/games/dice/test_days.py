"""The dice of a day: the same for all players, and checked from the text of a game as all dice are."""

from random import Random

import pytest

from bot import rulesets
from bot.errors import NotationError, NothingToCheck
from bot.games import farkle
from bot.games.dice import Seed
from bot.games.farkle import Proof, Verdict, change, choices, new_game, play_choice, verify, write_game

DAY = "2026-11-22"
DELUXE = rulesets.shipped()["deluxe"].rules
RULES = change(DELUXE, {"turns": 10})
SEED = Seed(bytes(range(32)).hex(), (DAY,))


def finished(number: int) -> list[str]:
    """The lines of a whole game by the dice of a day."""
    game, facts, chance = new_game(RULES, 1), [], Random(number)
    while not game.is_over:
        steps = play_choice(game, chance.choice(choices(game)), SEED.dice)
        facts += [step.fact for step in steps]
        game = steps[-1].after
    proof = Proof(SEED.commitment, secret=SEED.secret, day=DAY)
    return write_game("deluxe", DELUXE, RULES, ["P1"], facts, proof).splitlines()


def check(lines: list[str]) -> Verdict:
    return verify("\n".join(lines), rulesets.shipped_rules_of(farkle.ENGINE))


def found(lines: list[str]) -> list[tuple[int, str]]:
    """The lines of all faults, and their causes."""
    return [(fault.line, fault.cause.code) for fault in check(lines).faults if isinstance(fault, NotationError)]


def channel_of(lines: list[str], start: str) -> int:
    return next(place for place, line in enumerate(lines) if line.startswith(start))


@pytest.mark.parametrize("number", range(5))
def test_a_finished_game_is_right(number: int) -> None:
    lines = finished(number)
    verdict = check(lines)
    assert (verdict.faults, verdict.is_over) == ((), True)
    assert verdict.throws == sum(line.startswith("1 roll") for line in lines)
    assert f"day {DAY}" in lines
    assert not any(line.startswith(("joins", "started")) for line in lines)


def test_another_day_or_another_secret_has_other_dice() -> None:
    lines = finished(3)
    lines[channel_of(lines, "day")] = "day 2026-11-23"
    assert {cause for _, cause in found(lines)} == {"dice-differ"}
    lines = finished(3)
    lines[channel_of(lines, "secret")] = "secret " + "0" * 64
    assert (channel_of(lines, "secret") + 1, "secret-unfit") in found(lines)


def test_the_day_is_needed_where_there_are_no_joins() -> None:
    lines = finished(3)
    del lines[channel_of(lines, "day")]
    with pytest.raises(NothingToCheck, match=r"proof-incomplete.*joins"):
        check(lines)
    lines = finished(3)
    del lines[channel_of(lines, "commitment")]
    with pytest.raises(NothingToCheck, match=r"proof-incomplete.*commitment"):
        check(lines)


@pytest.mark.parametrize("line", ["day 22-11-2026", "day 2026-13-01", "day"])
def test_what_is_no_day_is_refused(line: str) -> None:
    lines = finished(3)
    lines[channel_of(lines, "day")] = line
    with pytest.raises(NotationError, match="no-day"):
        check(lines)


def test_a_day_stands_alone() -> None:
    lines = finished(3)
    lines.insert(channel_of(lines, "day"), "joins 123")
    with pytest.raises(NotationError, match="day-and-joins"):
        check(lines)


def test_several_do_not_throw_the_dice_of_a_day() -> None:
    text = f"rules deluxe\nplayers P1 P2\nday {DAY}\n"
    with pytest.raises(NotationError, match="day-of-several"):
        rulesets.engine_of_text(text).notation.read_game(text, rulesets.shipped_rules_of(farkle.ENGINE))
