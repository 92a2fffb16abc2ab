"""The bot at a table, for one test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.tavern import Tavern, local_tavern, running_bot


@pytest.fixture
async def tavern(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Tavern]:
    """Three people and the bot, unless marks say otherwise. Tests replace its dice by `tavern.roll`."""
    people, first_roll = (request.node.get_closest_marker(name) for name in ("people", "first_roll"))
    async with local_tavern(people.args[0] if people else 3) as tavern:
        database = tmp_path / "farkle.sqlite3"
        async with running_bot(tavern, database, lambda *throw: tavern.roll(*throw), first_roll=bool(first_roll)):
            yield tavern
        assert request.node.get_closest_marker("refused") or tavern.faults() == []
