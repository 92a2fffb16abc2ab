"""`python -m tools.write_options`: the files written from the options of the rules."""

from pathlib import Path

from tools.write_options import main

ROOT = Path(__file__).parents[2]


def test_schemas_and_tables_are_up_to_date() -> None:
    assert main(["--check"]) == 0, "out of date: python -m tools.write_options"


def test_the_documents_have_a_table_for_each_game() -> None:
    for name, game in (("rules", "farkle"), ("yahtzee", "yahtzee")):
        assert f"<!-- options of {game} -->" in (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
