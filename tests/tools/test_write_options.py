"""`python -m tools.write_options`: the files written from the options of the rules."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_schemas_and_tables_are_up_to_date() -> None:
    command = [sys.executable, "-m", "tools.write_options", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, ""), "out of date: python -m tools.write_options"


def test_the_documents_have_a_table_for_each_game() -> None:
    for name, game in (("rules", "farkle"), ("yahtzee", "yahtzee")):
        assert f"<!-- options of {game} -->" in (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
