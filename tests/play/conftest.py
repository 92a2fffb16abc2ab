"""For every end-to-end test: no crash is logged."""

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def nothing_crashes(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.set_level(logging.INFO)
    yield
    crashes = [stored.getMessage() for stored in caplog.get_records("call") if stored.levelno >= logging.ERROR]
    assert crashes == []
