"""`python -m tools.golden`: games that show every rule of a rule set."""

from pathlib import Path

from tools.golden import main


def test_golden_games_are_recorded(tmp_path: Path) -> None:
    """It fails unless each rule acts."""
    recorded = []
    for _ in range(2):
        main(["exact", "--folder", str(tmp_path)])
        recorded.append((tmp_path / "exact.farkle").read_text())
    once, twice = recorded
    assert len(once.split("\n\n")) >= 3
    assert twice == f"{once}\n{once}"
