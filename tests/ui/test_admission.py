"""What the bot accepts: each interaction once."""

from types import SimpleNamespace
from typing import cast

from bot.ui.admission import SeenInteractions
from bot.ui.context import Interaction


def interaction(number: int) -> Interaction:
    return cast(Interaction, SimpleNamespace(id=number))


def test_an_interaction_is_new_once() -> None:
    seen = SeenInteractions()
    assert [seen.is_new(interaction(number)) for number in (1, 2, 1, 2, 3)] == [True, True, False, False, True]


def test_only_the_last_thousand_are_remembered() -> None:
    seen = SeenInteractions()
    assert all(seen.is_new(interaction(number)) for number in range(1001))
    assert not seen.is_new(interaction(1))
    assert seen.is_new(interaction(0))
