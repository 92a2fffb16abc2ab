"""The fuzz program, briefly: `python -m tools.fuzz` runs it at length."""

from pathlib import Path

from tools.fuzz.drive import fuzz
from tools.fuzz.report import report

INTERACTIONS = 1500


async def test_nothing_is_wrong_after_random_interactions(tmp_path: Path) -> None:
    findings = await fuzz(INTERACTIONS, seed=1, directory=tmp_path)
    assert not findings.violations, report(findings)
    assert findings.witness.total >= INTERACTIONS
    assert findings.games["over"]
