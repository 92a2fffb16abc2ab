"""The process is killed at every await between a press and its answer, each one, on both sides of it.

These are the presses that matter most; `python -m tools.kill_everywhere` does it for all kinds.
"""

from pathlib import Path

import pytest

from tools.kill_everywhere.deaths import theatre
from tools.kill_everywhere.kinds import KINDS


@pytest.mark.parametrize("kind", ["start", "throw", "bank", "bank and win"])
async def test_every_await(tmp_path: Path, kind: str) -> None:
    async with theatre(tmp_path) as opened:
        toll = await opened.toll(KINDS[kind])
    assert toll.violations == []
    # Otherwise it was not killed where it should have been.
    assert 0 < toll.shown < toll.stored < toll.deaths
