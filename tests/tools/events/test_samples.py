"""A few events by chance, judged by the referee. `python -m tools.events` plays thousands."""

import pytest

from bot.features.events.model import Format
from tools.events.play import Played
from tools.events.referee import matching_number


@pytest.mark.parametrize("chosen", Format)
@pytest.mark.parametrize(("players", "trouble"), [(2, 0), (5, 0.1), (6, 0), (7, 0.02), (12, 0.02)])
def test_an_event_keeps_the_laws_and_ends(chosen: Format, players: int, trouble: float) -> None:
    Played(chosen, players, seed=1, trouble=trouble, deaths=20).run()


def test_the_referee_knows_matchings() -> None:
    """Two triangles with a common corner, then apart."""
    assert matching_number([1, 2, 3, 4, 5], [(1, 2), (2, 3), (1, 3), (3, 4), (4, 5), (3, 5)]) == 2
    assert matching_number([1, 2, 3, 4, 5, 6], [(1, 2), (2, 3), (1, 3), (4, 5), (5, 6), (4, 6)]) == 2
