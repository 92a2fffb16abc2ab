"""The dice themselves: made as docs/dice.md says, and fair."""

import hmac
import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.games.dice import Seed, digest_of
from bot.play.sessions import draw_secret
from tests.support.proven_games import seed_from

PAGE = (Path(__file__).parents[3] / "docs" / "dice.md").read_text(encoding="utf-8")
CODE, PRINTED = re.findall(r"```(?:python)?\n(.*?)```", PAGE, re.DOTALL)[:2]
SECRETS = st.binary(min_size=32, max_size=32)
IDS = st.lists(st.integers(1, 2**63 - 1), min_size=2, max_size=8, unique=True)
JOINS = IDS.map(lambda ids: tuple(map(digest_of, ids)))


def recipe() -> Any:
    names: dict[str, Any] = {}
    exec(CODE.partition("secret = ")[0], names)
    return names["dice"]


def test_the_recipe_runs_by_itself_and_prints_what_the_page_says() -> None:
    done = subprocess.run([sys.executable, "-I", "-c", CODE], capture_output=True, text=True, check=True)
    assert done.stdout == PRINTED
    *joins, started = map(digest_of, (1041723455551234567, 1041723498765432109, 1041723512345678901))
    seed = Seed(bytes(range(32)).hex(), tuple(joins), started)
    dice = " ".join(map(str, seed.dice(3, 6)))
    assert f"commitment {seed.commitment}\nfingerprint {seed.fingerprint}\nroll 3: {dice}\n" == PRINTED


@given(SECRETS, JOINS, st.integers(1, 5000), st.integers(1, 200))
def test_the_recipe_gives_the_dice_of_the_bot(secret: bytes, joins: tuple[str, ...], throw: int, number: int) -> None:
    seed = Seed(secret.hex(), joins)
    assert recipe()(secret.hex(), " ".join(joins), throw, number) == list(seed.dice(throw, number))


@given(SECRETS, JOINS)
def test_fewer_dice_are_the_first_of_more(secret: bytes, joins: tuple[str, ...]) -> None:
    seed = Seed(secret.hex(), joins)
    assert seed.dice(1, 6)[:2] == seed.dice(1, 2)
    assert all(1 <= die <= 6 for die in seed.dice(1, 300))


def test_bytes_that_would_favour_low_faces_are_passed_over() -> None:
    """Of 32 bytes a block, a byte of 252 or more comes soon: the dice after it move up."""
    seed = seed_from(Random(3), 2)
    secret = bytes.fromhex(seed.secret)
    stream = b"".join(hmac.digest(secret, f"{seed.players_part}:1:{block}".encode(), "sha256") for block in range(9))
    assert any(byte >= 252 for byte in stream)
    assert seed.dice(1, 200) == tuple(byte % 6 + 1 for byte in stream if byte < 252)[:200]


@given(SECRETS, JOINS)
def test_the_seating_is_the_order_of_joining_from_one_of_them_on(secret: bytes, joins: tuple[str, ...]) -> None:
    seats = Seed(secret.hex(), joins).seating()
    in_order = sorted(joins)
    first = seats.index(in_order[0])
    assert seats[first:] + seats[:first] == tuple(in_order)
    assert Seed(secret.hex(), seats).seating() == seats


def test_everybody_is_equally_likely_to_begin() -> None:
    chance = Random(5)
    for seats in (3, 8):
        joins = tuple(map(digest_of, range(seats)))
        firsts = Counter(Seed(chance.randbytes(32).hex(), joins).seating()[0] for _ in range(8000))
        assert all(abs(firsts[join] - 8000 / seats) < 5 * (8000 / seats) ** 0.5 for join in joins)


def test_a_million_dice_are_fair() -> None:
    """Pearson's chi-square. Fair dice exceed each bound once in a thousand times, by the tables."""
    seed = seed_from(Random(1), 2)
    throws = [seed.dice(number, 6) for number in range(1, 166_668)]

    def chi_square(fell: Counter[Any], cells: int) -> float:
        expected = fell.total() / cells
        return sum((fell[cell] - expected) ** 2 for cell in fell) / expected + (cells - len(fell)) * expected

    places = [Counter(throw[place] for throw in throws) for place in range(6)]
    assert all(chi_square(fell, 6) < 20.515 for fell in (*places, sum(places, Counter[int]())))
    # Each die is in one pair at most: pairs that share a die would not be independent.
    assert chi_square(Counter(throw[place : place + 2] for throw in throws for place in (0, 2, 4)), 36) < 66.619


def test_each_secret_id_throw_and_order_gives_other_dice() -> None:
    seed = seed_from(Random(1), 2)
    same, swapped = replace(seed), replace(seed, joins=seed.joins[::-1])
    others = [seed_from(Random(2), 2), swapped, replace(seed, joins=(seed.joins[0], "f" * 64))]
    others.append(replace(seed, started="f" * 64))
    assert same.dice(1, 20) == seed.dice(1, 20)
    assert len({each.dice(1, 20) for each in (seed, *others)} | {seed.dice(2, 20)}) == 6
    assert len({draw_secret() for _ in range(100)}) == 100
    assert all(re.fullmatch("[0-9a-f]{64}", draw_secret()) for _ in range(5))
