"""What ratings become of people whose strength is known."""

import pytest

from tools.ratings import TABLES, correlations, means


def test_numbers_grow_alike_at_small_and_large_tables() -> None:
    """By luck alone, 30 games at tables of eight once gave 1,670 points, and at tables of two 1,190."""
    for after in zip(*(means(sizes, (10, 30), 2) for sizes in TABLES), strict=True):
        assert max(after) - min(after) <= 40


@pytest.mark.parametrize("sizes", TABLES)
def test_better_players_come_first(sizes: tuple[int, ...]) -> None:
    """The correlation is 0 if ratings say nothing, and 1 if they know everything."""
    (after,) = correlations(sizes, (30,), 2, 0.6)
    assert after > 0.7
