"""Tables as files: read back as written, and refused if they are damaged or belong to another rule set."""

from pathlib import Path

import numpy as np
import pytest

from bot import rulesets
from bot.coach.farkle.solver import Solved, solve
from bot.coach.farkle.table import (
    MOST_BYTES,
    digest,
    find_table,
    keep_table,
    path_of,
    read_table,
    write_table,
)
from bot.coach.farkle.twin import twin
from bot.coach.files import SHIPPED, UnusableTable
from bot.games import farkle
from bot.games.farkle import RuleSet, change
from tests.support.solved import table_of

RULES = change(RuleSet(), {"target": 500, "tie": "play_off"})


@pytest.fixture(scope="module")
def solved() -> Solved:
    return solve(RULES)


def test_a_table_is_read_back_as_it_was_written(solved: Solved) -> None:
    again = read_table(write_table(solved), RULES)
    assert np.abs(again.wins - solved.wins).max() <= 2**-25
    assert np.abs(again.ending.reached - solved.ending.reached).max() <= 2**-25
    assert (again.ending.enough == solved.ending.enough).all()
    assert again.bound == solved.bound


def test_damage_is_found_wherever_it_is(solved: Solved) -> None:
    data = write_table(solved)
    for place in (0, 7, 20, 50, 80, len(data) // 2, len(data) - 1):
        damaged = bytearray(data)
        damaged[place] ^= 1
        with pytest.raises(UnusableTable):
            read_table(bytes(damaged), RULES)
    for size in (0, 5, 40, 70, 75, len(data) - 1):
        with pytest.raises(UnusableTable):
            read_table(data[:size], RULES)


def test_a_table_belongs_to_the_options_that_affect_play() -> None:
    assert digest(RULES) == digest(change(RULES, {"start": "seat_order", "skunk": {"below": 100}}))
    assert digest(RULES) != digest(change(RULES, {"target": 550}))


def test_a_damaged_file_is_as_good_as_none(solved: Solved, tmp_path: Path) -> None:
    assert find_table(RULES, [tmp_path]) is None
    assert keep_table(solved, tmp_path)
    assert find_table(RULES, [tmp_path]) is not None
    path_of(RULES, tmp_path).write_bytes(b"FKCOACH")
    assert find_table(RULES, [tmp_path]) is None


@pytest.mark.parametrize("path", sorted(SHIPPED.glob("*.table")), ids=lambda path: path.stem[:8])
def test_shipped_tables_are_small_and_usable(path: Path) -> None:
    owners = [
        house.rules
        for house in rulesets.shipped_of(farkle.ENGINE).values()
        if path_of(twin(house.rules), SHIPPED) == path
    ]
    assert owners
    assert path.stat().st_size <= MOST_BYTES
    for rules in owners:
        assert table_of(rules) is not None


def test_every_shipped_rule_set_is_shipped_solved() -> None:
    shipped = [house.rules for house in rulesets.shipped_of(farkle.ENGINE).values()]
    assert [rules for rules in shipped if not path_of(twin(rules), SHIPPED).exists()] == []
