"""Every change of a finished game's text is found and named."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest

from bot import rulesets
from bot.errors import FarkleError, NotationError, NothingToCheck
from bot.games import farkle
from bot.games.dice import digest_of
from bot.games.farkle import Verdict, verify
from bot.sentences import explain
from tests.support.proven_games import finished

SEEDS = range(12)


@cache
def lines_of(number: int) -> tuple[str, ...]:
    """A finished game with enough throws that no two ids could give the same ones."""
    chance, start = Random(number), ("roll_off", "random", "seat_order")[number % 3]
    while True:
        lines = finished(chance, start=start)[1].splitlines()
        if len(throws(lines)) > 8:
            return tuple(lines)


def check(lines: list[str]) -> Verdict:
    return verify("\n".join(lines), rulesets.shipped_rules_of(farkle.ENGINE))


class Named(NamedTuple):
    """The findings in a text: at which line and why, if they are known, with at least these values."""

    line: int | None = None
    code: str = ""
    values: Mapping[str, object] = {}

    def fits(self, error: FarkleError) -> bool:
        line, cause = (error.line, error.cause) if isinstance(error, NotationError) else (None, error)
        return (
            self.line in (None, line)
            and self.code in ("", cause.code)
            and all(str(cause.fields[name]) == str(value) for name, value in self.values.items())
        )


def found(lines: list[str]) -> Sequence[FarkleError]:
    """The faults of an altered text. Each has a sentence."""
    try:
        faults: Sequence[FarkleError] = check(lines).faults
    except (NotationError, NothingToCheck) as error:
        faults = [error]
    assert all(map(explain, faults))
    return faults


def finds(lines: list[str], line: int | None, code: str, **values: object) -> bool:
    return any(map(Named(line, code, values).fits, found(lines)))


def throws(lines: list[str]) -> list[int]:
    return [place for place, line in enumerate(lines) if line[0].isdecimal() and line.split()[1] in ("start", "roll")]


def place_of(lines: list[str], word: str) -> int:
    return next(place for place, line in enumerate(lines) if line.startswith(word))


def dice_of(line: str) -> str:
    return " ".join(line.split()[2:])


@pytest.mark.parametrize("number", SEEDS)
def test_a_finished_game_is_right(number: int) -> None:
    lines = list(lines_of(number))
    verdict = check(lines)
    assert (verdict.faults, verdict.is_over) == ((), True)
    assert verdict.throws == len(throws(lines)) > 8
    assert verdict.dice == sum(len(dice_of(lines[place]).split()) for place in throws(lines))
    assert verdict.is_seated_by_lot == (number % 3 == 1)


@pytest.mark.parametrize("number", range(4))
def test_a_game_of_rounds_that_one_person_played_is_right(number: int) -> None:
    lines = finished(Random(number), seats=1, target=None, rounds=5, final_round="none")[1].splitlines()
    assert check(lines).faults == ()
    named = alter_die(lines, Random(number))
    assert finds(lines, named.line, "dice-differ")


def alter_die(lines: list[str], chance: Random) -> Named:
    place = chance.choice(throws(lines))
    words = lines[place].split()
    at = chance.randrange(2, len(words))
    before = dice_of(lines[place])
    words[at] = chance.choice([face for face in "123456" if face != words[at]])
    number = throws(lines).index(place) + 1
    lines[place] = " ".join(words)
    given, right = (tuple(map(int, dice.split())) for dice in (dice_of(lines[place]), before))
    return Named(place + 1, "dice-differ", {"throw": number, "given": given, "right": right})


def swap_dice_within_a_throw(lines: list[str], chance: Random) -> Named:
    able = [place for place in throws(lines) if len(set(dice_of(lines[place]).split())) > 1]
    place = chance.choice(able)
    seat, verb, *dice = lines[place].split()
    first, second = chance.choice([(a, b) for a in range(len(dice)) for b in range(a) if dice[a] != dice[b]])
    dice[first], dice[second] = dice[second], dice[first]
    lines[place] = " ".join([seat, verb, *dice])
    return Named(place + 1, "dice-differ", {"throw": throws(lines).index(place) + 1})


def remove_throw(lines: list[str], chance: Random) -> Named:
    *most, _ = throws(lines)
    place = chance.choice(most)
    following = throws(lines).index(place) + 1
    # If the next throw begins alike, it fits in the place of the missing one, and the one after it does not.
    while dice_of(lines[throws(lines)[following - 1]]).startswith(dice_of(lines[throws(lines)[following]])):
        following += 1
        if following == len(throws(lines)):
            break
    del lines[place]
    return Named(values={"throw": following}) if following <= len(throws(lines)) else Named()


def remove_the_last_throw(lines: list[str], _chance: Random) -> Named:
    place = throws(lines)[-1]
    del lines[place]
    return Named(place + 1)


def add_throw(lines: list[str], chance: Random) -> Named:
    place = chance.choice(throws(lines))
    lines.insert(place, f"1 roll {' '.join(chance.choice('123456') for _ in range(6))}")
    return Named()


def double_throw(lines: list[str], chance: Random) -> Named:
    place = chance.choice([place for place in throws(lines) if " roll " in lines[place]])
    lines.insert(place, lines[place])
    return Named()


def swap_throws(lines: list[str], chance: Random) -> Named:
    # If one begins like the other, only one of the two places differs from the seed, and only that is named.
    different = [
        (a, b)
        for a, b in combinations(throws(lines), 2)
        if not dice_of(lines[a]).startswith(dice_of(lines[b])) and not dice_of(lines[b]).startswith(dice_of(lines[a]))
    ]
    first, second = chance.choice(different)
    lines[first], lines[second] = lines[second], lines[first]
    return Named(first + 1, "throws-swapped", {"other": second + 1})


def alter_join(lines: list[str], chance: Random) -> Named:
    place = place_of(lines, "joins")
    words = lines[place].split()
    at = chance.randrange(1, len(words))
    words[at] = digest_of(at)
    lines[place] = " ".join(words)
    return Named(place + 1, "joins-altered")


def reorder_joins(lines: list[str], _chance: Random) -> Named:
    place = place_of(lines, "joins")
    word, *ids = lines[place].split()
    lines[place] = " ".join([word, *ids[1:], ids[0]])
    return Named(place + 1, "joins-altered")


def _other_digit(lines: list[str], chance: Random, word: str) -> int:
    place = place_of(lines, word)
    name, digits = lines[place].split()
    at = chance.randrange(64)
    other = chance.choice([digit for digit in "0123456789abcdef" if digit != digits[at]])
    lines[place] = f"{name} {digits[:at]}{other}{digits[at + 1 :]}"
    return place


def alter_commitment(lines: list[str], chance: Random) -> Named:
    place = _other_digit(lines, chance, "commitment")
    return Named(place + 1, "commitment-altered")


def alter_secret(lines: list[str], chance: Random) -> Named:
    place = _other_digit(lines, chance, "secret")
    return Named(place + 1, "secret-unfit")


def drop_a_line_of_proof(lines: list[str], chance: Random) -> Named:
    word = chance.choice(["commitment", "joins", "started", "secret"])
    del lines[place_of(lines, word)]
    return Named(code="proof-incomplete", values={"missing": [f"'{word}'"]})


def shorten_a_line_of_proof(lines: list[str], chance: Random) -> Named:
    place = place_of(lines, chance.choice(["commitment", "joins", "started", "secret"]))
    lines[place] = lines[place].rpartition(" ")[0] if lines[place].startswith("joins") else lines[place][:-1]
    return Named(place + 1)


def alter_who_threw_for_it(lines: list[str], _chance: Random) -> Named | None:
    """The same dice in the roll-off, but by other seats."""
    starts = [place for place in throws(lines) if " start " in lines[place]]
    if not starts:
        return None
    for place, seat in zip(starts[:2], "21", strict=True):
        lines[place] = f"{seat} {lines[place].partition(' ')[2]}"
    return Named()


ALTERATIONS: list[Callable[[list[str], Random], Named | None]] = [
    *(alter_die, swap_dice_within_a_throw, remove_throw, remove_the_last_throw, add_throw, double_throw, swap_throws),
    *(alter_join, reorder_joins, alter_commitment, alter_secret, drop_a_line_of_proof, shorten_a_line_of_proof),
    alter_who_threw_for_it,
]


@pytest.mark.parametrize("alter", ALTERATIONS, ids=lambda alter: alter.__name__)
def test_one_alteration_is_found_and_named(alter: Callable[[list[str], Random], Named | None]) -> None:
    for number in SEEDS:
        for again in range(3):
            lines = list(lines_of(number))
            named = alter(lines, Random(f"{alter.__name__} {number} {again}"))
            assert named is None or any(map(named.fits, found(lines))), f"game {number}, alteration {again}"


def test_a_throw_taken_out_or_put_in_is_called_that() -> None:
    lines = list(lines_of(0))
    place = throws(lines)[3]
    shorter, longer = [*lines], [*lines]
    del shorter[place]
    assert finds(shorter, None, "throw-missing", throw=4)
    longer.insert(place, "1 roll 1 1 1 1 1 1")
    assert finds(longer, place + 1, "throw-too-many")


def test_dice_come_before_the_rules() -> None:
    """An altered die also breaks the rules in the next line, which keeps it; the report names the die."""
    lines = list(lines_of(3))
    kept = next(place for place, line in enumerate(lines) if " keep " in line)
    words = lines[kept - 1].split()
    faces = lines[kept].partition("=")[0].split()[2:]
    lines[kept - 1] = (
        " ".join("2" if word in faces else word for word in words[:2])
        + " "
        + " ".join("2" if word in faces and word != "2" else word for word in words[2:])
    )
    assert finds(lines, kept, "dice-differ")
    assert not finds(lines, None, "not-scoring")


def test_what_breaks_only_the_rules_is_told_as_such() -> None:
    lines = list(lines_of(3))
    bank = next(place for place, line in enumerate(lines) if " bank " in line)
    lines[bank] = f"{lines[bank].rpartition(' ')[0]} 12345"
    assert finds(lines, bank + 1, "wrong-points", given=12345)


def test_a_roll_off_that_nobody_threw_is_missed() -> None:
    chance = Random(1)
    _, text = finished(chance, start="seat_order")
    lines = text.replace("seat_order", "roll_off").splitlines()
    assert finds(lines, None, "roll-off-missing")


def test_few_dice_tell_nothing_of_the_commitment() -> None:
    """With hardly any dice another secret gives the same ones, so the report cannot say which one was altered."""
    good, bad = bytes(32), "11" * 32
    proof = [f"commitment {sha256(good).hexdigest()}", "joins 1 2", f"started {bad}"]
    lines = ["rules standard", "players P1 P2", *proof, "1 leave"]
    assert not finds([*lines, f"secret {bad}"], None, "commitment-altered")


def test_a_game_that_was_cut_short_is_unfinished() -> None:
    lines = list(lines_of(3))
    place = throws(lines)[5]
    assert finds(lines[:place], None, "proof-incomplete", missing=["'secret'"])
    verdict = check([*lines[:place], lines[-1]])
    assert (verdict.faults, verdict.is_over, verdict.throws) == ((), False, 5)


def test_a_game_without_a_proof_is_told_as_such() -> None:
    lines = [line for line in lines_of(3) if line.split()[0] not in ("commitment", "joins", "started", "secret")]
    assert finds(lines, None, "no-proof")


def test_who_begins_was_drawn() -> None:
    """A bot that chooses the seats and then throws honest dice is caught all the same."""
    seed, text = finished(Random(4), start="seat_order")
    while seed.seating() == seed.joins:
        seed, text = finished(Random(text), start="seat_order")
    lines = text.splitlines()
    options = [place for place, line in enumerate(lines) if line.startswith("set start")]
    lines[options[0] if options else 1 : options[0] + 1 if options else 1] = ['set start "random"']
    assert finds(lines, None, "seats-differ", right=seed.seating())


@pytest.mark.parametrize(
    "text",
    ["", "hello", "joins 1 2", "rules standard\nplayers A B\n1 roll" + " 1" * 100_000, "secret " + "0" * 64],
    ids=lambda text: text[:20],
)
def test_what_is_no_game_is_said_in_short(text: str) -> None:
    with pytest.raises((NotationError, NothingToCheck)) as caught:
        verify(text, rulesets.shipped_rules_of(farkle.ENGINE))
    assert len(explain(caught.value)) < 300
