"""A test is blamed for what it leaves behind, and no other test is."""

import gc
import logging
import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def nothing_crashes(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fails a test that logs a warning, such as a task's exception that was never retrieved.

    asyncio logs that only when the task is collected.
    """
    if hasattr(sys, "last_value"):
        # pytest keeps what the frames of a test that failed hold until the next one runs.
        for name in ("last_type", "last_value", "last_traceback", "last_exc"):
            vars(sys).pop(name, None)
        gc.collect()
    caplog.set_level(logging.INFO)
    yield
    gc.collect()
    logged = [*caplog.get_records("call"), *caplog.get_records("teardown")]
    crashes = [record.getMessage() for record in logged if record.levelno >= logging.WARNING]
    assert not crashes, "\n".join(crashes)
