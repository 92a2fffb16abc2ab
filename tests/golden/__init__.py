"""Whole games that show every rule of a rule set, and the code that finds the rules in their facts.

A file has the games of a rule set, with an empty line between them. Each game's module here has `rules_of(rules)`, the
names of all rules of a rule set; `acting(start, facts)`, the rules that act, with the number of the fact (from 0); and
`played(rules, random)`, endless random games: each with its beginning, its end, and its facts.
"""

from pathlib import Path

FOLDER = Path(__file__).parent
GAMES = {
    f"{path.stem}-{number}": text
    for kind in ("farkle", "yahtzee")
    for path in sorted(FOLDER.glob(f"*.{kind}"))
    for number, text in enumerate(path.read_text(encoding="utf-8").split("\n\n"), start=1)
}
"""All golden games as text, by rule set and number, as in `deluxe-1`."""


def expected(text: str) -> str:
    """How a golden game ends, as JSON."""
    return text.rpartition("# expect ")[2]
