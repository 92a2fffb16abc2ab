"""Games as text: reading them, and what they leave open."""

import pytest

from bot import rulesets
from bot.errors import NotationError
from bot.games.farkle import RollOffDie, RuleSet, Transcript, read_game
from bot.text import explain
from tests.support.random_games import Played


def find(name: str) -> RuleSet | None:
    house = rulesets.shipped().get(name)
    return house.rules if house else None


def replay(*lines: str) -> Transcript:
    return read_game("\n".join(lines), find)


def wrong(*lines: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        replay(*lines)
    assert f"line {caught.value.line}: " in explain(caught.value)
    return caught.value


def has_begun(played: Played) -> bool:
    """A text shows that there is a roll-off only by its first throw."""
    return played.game.rules.start != "roll_off" or any(isinstance(fact, RollOffDie) for fact in played.facts)
