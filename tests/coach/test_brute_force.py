"""The solver against an independent brute force: tiny rule sets with every option.

These are quick ones; `python -m tools.coach brute-force` compares all.
"""

import pytest

from bot.coach.farkle.advice import advise
from bot.games.farkle import Phase
from tests.coach.brute_force import MOST, differences, solved_both_ways

QUICK = (
    "shared",
    "play-off",
    "rest of the round",
    "rest of the round, play-off",
    "exact, one more round",
    "exact, all kept",
    "all kept until open",
    "minimum",
    "wins at once",
    "penalty, below nothing",
    "one roll",
    "one roll, exact",
    "rounds, opening",
    "following by anyone, ends at once",
    "following, exact",
    "following, exact, one more round",
)


@pytest.mark.parametrize("name", QUICK)
def test_every_standing_of_every_mix_is_the_same(name: str) -> None:
    solved, _ = solved_both_ways(name)
    assert solved.bound <= 1e-6
    off = differences(name)
    assert off
    assert max(off, key=lambda each: each[1])[1] <= 1e-6


@pytest.mark.parametrize("name", QUICK)
def test_the_value_of_a_standing_is_that_of_throwing_on(name: str) -> None:
    """Advice at the beginning of a turn, in the middle of a game and in its last turns."""
    solved, brute = solved_both_ways(name)
    for key, game in list(brute.games.items())[:: max(1, len(brute.games) // 40)]:
        # The brute force banks no more than MOST in a turn: it does not know how long leads are made up for.
        if game.phase is not Phase.THROW or abs(game.seats[0].total - game.seats[1].total) > MOST // 2:
            continue
        if game.offer and game.offer.points > MOST // 2:
            continue
        # To throw, or to take over what is offered.
        best, *_ = advise(game, solved)
        assert best.win == pytest.approx(brute.values[key], abs=1e-5), key
