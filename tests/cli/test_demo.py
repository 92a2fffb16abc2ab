"""The printed demo: times as a terminal can show them."""

import pytest

from bot.local.demo import relative_time


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (899.2, "in 15 minutes"),
        (299.8, "in 5 minutes"),
        (59, "in 1 minute"),
        (12, "in 12 seconds"),
        (-5, "5 seconds ago"),
        (2 * 24 * 3600, "in 2 days"),
    ],
)
def test_a_deadline_is_as_far_away_as_it_is(seconds: float, said: str) -> None:
    assert relative_time(seconds) == said
