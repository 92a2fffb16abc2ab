"""What holds in every end-to-end test: nothing is logged as a crash."""

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def nothing_crashes(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.set_level(logging.INFO)
    yield
    crashes = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert crashes == []
