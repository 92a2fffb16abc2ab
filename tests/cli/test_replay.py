"""`replay`, as lines and with `--json`, of golden, unfinished, wrong and hostile games."""

import json

import pytest

from bot.sentences import say
from tests.golden import GAMES, expected
from tests.support.command_line import ENDLESS_SECONDS, CommandLine

HEAD = "rules standard\nplayers A B\n"


def test_without_json_it_prints_the_lines_of_the_game_and_the_totals_that_they_change(
    command_line: CommandLine,
) -> None:
    game = (
        "rules deluxe\nset target 2000\nplayers Mira Otto Juno\n"
        "1 roll 2 2 3 3 4 6\n2 roll 1 2 3 3 3 5 #\n2 keep 3 3 3\n2 roll 1 2 3\n2 idle\n3 leave\n1 idle\n2 leave"
    )
    ran = command_line.run("replay", command_line.file(game))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        "1 roll 2 2 3 3 4 6",
        "1 farkle",
        "2 roll 1 2 3 3 3 5",
        "2 keep 3 3 3 = 300",
        "2 roll 1 2 3",
        "2 idle",
        "2 keep 1 = 100",
        "2 bank 400                   # 0 400 0",
        "3 leave",
        "1 idle",
        "1 lapse",
        "2 leave",
        "win 1",
        "",
        "400 Otto",
        "0 Mira",
        "0 Juno",
    ]


@pytest.mark.parametrize("name", GAMES)
def test_the_lines_are_all_facts_with_all_totals_and_json_ends_with_the_summary(
    command_line: CommandLine, name: str
) -> None:
    path = command_line.file(GAMES[name])
    ran = command_line.run("replay", path, "--json")
    *facts, summary = ran.lines
    assert (ran.status, ran.err, summary) == (0, "", json.loads(expected(GAMES[name])))
    lines, totals = command_line.run("replay", path).out.split("\n\n")
    assert len(lines.splitlines()) == len(facts)
    ended = [int(line.split()[0]) for line in totals.splitlines()]
    assert ended == sorted(summary["totals"].values(), reverse=True)


def test_json_of_yahtzee_and_its_summary(command_line: CommandLine) -> None:
    game = "rules yahtzee\nplayers Mira\n1 roll 6 6 6 6 6\n1 score yahtzee 1\n1 leave\n"
    assert command_line.run("replay", "--json", command_line.file(game)).lines == [
        {"fact": "roll", "seat": 1, "dice": [6, 6, 6, 6, 6]},
        {"fact": "score", "seat": 1, "box": "yahtzee", "column": 1, "points": 50},
        {"fact": "leave", "seat": 1},
        {"fact": "win", "seats": []},
        {"over": True, "totals": {"1": 50}, "winners": [], "skunked": [], "double_skunked": []},
    ]


def test_names_cannot_write_on_the_terminal(command_line: CommandLine) -> None:
    ran = command_line.run("replay", command_line.file("rules standard\nplayers A\x1b[2J B\n"))
    assert "\x1b" not in ran.out


def test_json_of_each_fact_and_of_an_unfinished_game(command_line: CommandLine) -> None:
    game = f"{HEAD}1 start 3\n2 start 5\n2 roll 1 2 3 3 3 5\n2 keep 3 3 3\n2 bank\n1 roll 2 2 3 3 4 6\n"
    assert command_line.run("replay", "--json", command_line.file(game)).lines == [
        {"fact": "start", "seat": 1, "die": 3},
        {"fact": "start", "seat": 2, "die": 5},
        {"fact": "roll", "seat": 2, "dice": [1, 2, 3, 3, 3, 5]},
        {"fact": "keep", "seat": 2, "dice": [3, 3, 3], "points": 300},
        {"fact": "bank", "seat": 2, "points": 300},
        {"fact": "roll", "seat": 1, "dice": [2, 2, 3, 3, 4, 6]},
        {"fact": "farkle", "seat": 1},
        {"over": False, "totals": {"1": 0, "2": 300}, "winners": [], "skunked": [], "double_skunked": []},
    ]


def test_the_first_wrong_line_ends_it(command_line: CommandLine) -> None:
    game = f"# one\n\n{HEAD}1 roll 1 2 3 3 3 5\n1 keep 3 3 3 = 300\n1 keep 1\n1 nonsense\n"
    for arguments in ([], ["--json"]):
        ran = command_line.run("replay", *arguments, command_line.file(game))
        assert (ran.status, ran.out) == (1, "")
        assert ran.err == f"{say('at-line', line='7', sentence=say('kept-already', bank='yes'))}\n"


def test_a_file_with_a_mark_and_other_line_ends(command_line: CommandLine) -> None:
    game = b"\xef\xbb\xbf" + f"{HEAD}1 roll 1 2 3 3 3 5\n1 keep 2\n".replace("\n", "\r\n").encode()
    assert command_line.run("replay", command_line.file(game)).err.startswith("line 4: ")


HOSTILE: dict[str, str | bytes] = {
    "binary": bytes(range(256)) * 100,
    "huge": "# nothing\n" * 1_000_000,
    "one huge line": HEAD + "1 roll" + " 1" * 500_000,
    "many wrong options": "rules standard\nset singles {" + ",".join(f'"a{n}":1' for n in range(20_000)) + "}",
    "deep": "rules standard\nset target " + "[" * 400_000,
    "long number": "rules standard\nset target " + "9" * 100_000,
    "absurd dice": f"{HEAD}1 roll 99999999999999999999 1 1 1 1 1\n",
    "negative dice": f"{HEAD}1 roll -1 1 1 1 1 1\n",
    "other digits": f"{HEAD}1 roll \u0661 \u0662 \u0663 4 5 6\n",
    "null": f"{HEAD}1 roll 1 2 3 4 5 6\0\n",
    "escape": f"{HEAD}\x1b[2J\n",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files(command_line: CommandLine, name: str) -> None:
    ran = command_line.run("replay", command_line.file(HOSTILE[name]))
    assert (ran.status, ran.out) == (1, "")
    assert ran.seconds < ENDLESS_SECONDS
    assert ran.err.startswith("line ")
    assert len(ran.err) < 100_000
    assert all(line.isprintable() for line in ran.err.splitlines())


@pytest.mark.parametrize("path", ["/", "/nonsense", "x" * 5000, ""])
def test_what_is_no_file(command_line: CommandLine, path: str) -> None:
    ran = command_line.run("replay", path)
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1
