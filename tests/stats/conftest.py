"""The records of a test's database, at noon."""

import pytest

from bot.standings.standings import Standings
from bot.store.database import Database
from tests.support.stored_games import NOON


@pytest.fixture
def standings(database: Database) -> Standings:
    return Standings(database, clock=lambda: NOON)
