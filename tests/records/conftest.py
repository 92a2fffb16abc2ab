"""The records of a test's database, at noon."""

import pytest

from bot.records.records import Records
from bot.store.database import Database
from tests.support.seasons import Seasons
from tests.support.stored_games import NOON


@pytest.fixture
def records(database: Database) -> Records:
    return Records(database, clock=lambda: NOON)


@pytest.fixture
def seasons(database: Database) -> Seasons:
    return Seasons(database)
