"""`python -m bot event`: the table of an event, and who meets next."""

import re
from pathlib import Path

from tests.support.command_line import CommandLine

DOCUMENT = (Path(__file__).parent.parent.parent / "docs" / "events.md").read_text(encoding="utf-8")
EXAMPLE, PRINTED = re.findall(r"```\n(.*?)```", DOCUMENT, re.DOTALL)


def test_the_example_of_the_document(command_line: CommandLine) -> None:
    ran = command_line.run("event", "--json", command_line.file(EXAMPLE))
    first, *rest = PRINTED.split("…\n")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(first)
    assert ran.out.endswith(rest[0])


def test_a_round_that_the_rules_pair_otherwise(command_line: CommandLine) -> None:
    """Without JSON, as text."""
    ran = command_line.run("event", command_line.file(EXAMPLE.replace("3-4 1-2 5", "3-1 4-2 5").split("result")[0]))
    assert (ran.status, ran.err) == (1, "")
    assert ran.out.endswith("\nround 1: 3-1 4-2 5  # by the rules: 3-4 1-2 5\n")


def test_a_wrong_line(command_line: CommandLine) -> None:
    ran = command_line.run("event", command_line.file(EXAMPLE + "result 2 1-2 1-0\n"))
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("line 13: ")
