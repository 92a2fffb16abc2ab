"""For every end-to-end test: a bot at a table, and nothing goes wrong."""

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.support.tavern import Tavern, local_tavern, running_bot


@pytest.fixture(autouse=True)
def nothing_crashes(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.set_level(logging.INFO)
    yield
    logged = [stored for when in ("setup", "call") for stored in caplog.get_records(when)]
    assert [stored.getMessage() for stored in logged if stored.levelno >= logging.ERROR] == []


@pytest.fixture
async def tavern(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Tavern]:
    """Three people and the bot. Tests replace its dice by `tavern.roll`, and say if Discord refuses anything."""
    async with local_tavern() as tavern:
        async with running_bot(tavern, tmp_path / "farkle.sqlite3", lambda *throw: tavern.roll(*throw)):
            yield tavern
        assert request.node.get_closest_marker("refused") or tavern.faults() == []
