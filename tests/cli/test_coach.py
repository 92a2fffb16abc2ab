"""`coach advise | figures`."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.cli import arguments
from bot.coach.farkle import process, table
from bot.sentences import say
from tests.support.command_line import CommandLine
from tests.support.solved import table_of


@pytest.fixture(autouse=True)
def tables_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "find_table", table_of)  # each is read once for all tests


def test_figures_as_json(command_line: CommandLine) -> None:
    ran = command_line.run("coach", "figures", "kingdom-come", "--json")
    (line,) = ran.lines
    assert (ran.status, ran.err) == (0, "")
    assert list(line) == ["farkle", "turn", "first", "exact", "ten_turns"]
    assert list(line["farkle"]) == ["1", "2", "3", "4", "5", "6"]
    assert line["exact"]
    assert line["first"] == pytest.approx(0.557117, abs=1e-6)


def test_computers_play_each_other_and_the_same_games_again(command_line: CommandLine) -> None:
    words = ("coach", "simulate", "kingdom-come", "--games", "1", "--json")
    first, again = (command_line.run(*words, "--seed", "3") for _ in range(2))
    assert [line["players"] for line in first.lines] == [
        ["steady", "timid"], ["keen", "timid"], ["perfect", "timid"],
        ["keen", "steady"], ["perfect", "steady"], ["perfect", "keen"],
    ]  # fmt: skip
    for line in first.lines:
        assert [*line] == ["players", "games", "mean", "deviation", "wins", "error"]
        assert (line["games"], sum(line["wins"])) == (1, 1)
    assert first.out == again.out
    assert command_line.run("coach", "simulate", "kingdom-come", "--games", "0").status == 2


def test_what_takes_minutes_says_that_it_goes_on(command_line: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arguments, "_LIFE_SECONDS", 0)  # as if it took minutes
    for words in ("coach figures kingdom-come", "coach advise kingdom-come --totals 0,0 --dice 2 --turn 300"):
        ran = command_line.run(*words.split())
        assert ran.status == 0
        assert ran.err.startswith(f"{say('still-working', minutes=1)}\n")


def test_advice_as_json_best_first(command_line: CommandLine) -> None:
    ran = command_line.run(
        "coach", "advise", "kingdom-come", "--totals", "3200,1100", "--turn", "450", "--thrown", "1,1,5,2,3,3", "--json"
    )
    assert (ran.status, ran.err) == (0, "")
    assert all(list(line) == ["keep", "then", "win", "points", "exact"] for line in ran.lines)
    wins = [line["win"] for line in ran.lines]
    assert wins == sorted(wins, reverse=True)
    assert {"keep": [1, 1, 5], "then": "bank"}.items() <= next(
        line for line in ran.lines if line["keep"] == [1, 1, 5] and line["then"] == "bank"
    ).items()
    assert all(line["exact"] for line in ran.lines)


def test_advice_between_throws(command_line: CommandLine) -> None:
    ran = command_line.run(
        "coach", "advise", "kingdom-come", "--totals", "0,0", "--turn", "300", "--dice", "2", "--seat", "2", "--json"
    )
    assert {line["then"] for line in ran.lines} == {"roll", "bank"}
    assert all(line["keep"] == [] for line in ran.lines)


def test_advice_at_the_end_of_a_game(command_line: CommandLine) -> None:
    text = "rules kingdom-come\nplayers North South\n1 roll 1 2 3 3 3 5\n1 keep 3 3 3\n"
    ran = command_line.run("coach", "advise", "--game", command_line.file(text), "--json")
    assert {line["then"] for line in ran.lines} == {"roll", "bank"}


def test_a_game_and_a_rule_set_are_read_once(command_line: CommandLine) -> None:
    text = "rules kingdom-come\nplayers North South\n1 roll 1 2 3 3 3 5\n"
    assert command_line.run("coach", "advise", "--game", command_line.pipe(text)).status == 0
    rules = command_line.run("rules", "show", "kingdom-come").out
    assert command_line.run("coach", "advise", command_line.pipe(rules), "--totals", "0,0").status == 0
    assert command_line.run("coach", "figures", command_line.pipe(rules)).status == 0


def test_more_seats_get_an_approximation_that_says_so(command_line: CommandLine) -> None:
    ran = command_line.run("coach", "advise", "kingdom-come", "--totals", "0,0,0", "--json")
    (line,) = ran.lines
    assert not line["exact"]
    assert 0.33 < line["win"] < 0.45


def test_what_is_too_large_gets_an_approximation_that_says_so(command_line: CommandLine) -> None:
    ran = command_line.run(
        "coach", "advise", "on-the-table", "--totals", "31000,30000", "--thrown", "1,1,5,2,3,3", "--json"
    )
    assert all(0.5 < line["win"] < 0.65 and not line["exact"] for line in ran.lines)
    figures = command_line.run("coach", "figures", "on-the-table", "--json").lines[0]
    assert 0.5 < figures["first"] < 0.55
    assert not figures["exact"]


def test_text_for_people(command_line: CommandLine) -> None:
    figures = command_line.run("coach", "figures", "kingdom-come").out
    assert "1 die farkles 66.667% of the time.\n2 dice farkle 44.444% of the time." in figures
    assert "55.712%" in figures
    advice = command_line.run("coach", "advise", "kingdom-come", "--totals", "0,0").out
    assert "roll" in advice
    assert "approximate" not in figures + advice


def test_text_for_people_says_what_is_not_exact(command_line: CommandLine) -> None:
    assert "approximate" in command_line.run("coach", "figures", "on-the-table").out
    assert "approximate" in command_line.run("coach", "advise", "kingdom-come", "--totals", "0,0,0").out


@pytest.mark.parametrize(
    ("arguments", "key", "values"),
    [
        ("kingdom-come", "coach-game-or-totals", {}),
        ("nonsense --totals 0,0", "no-such-rule-set", {"name": "nonsense", "similar": "none"}),
        ("kingdom-come --totals 4000,0", "coach-target", {"total": 4000, "target": 4000}),
        ("kingdom-come --totals 0", "wrong-number-of-players", {"fewest": 2, "most": 8}),
        ("kingdom-come --totals 0,0,0,0,0,0,0,0,0", "wrong-number-of-players", {"fewest": 2, "most": 8}),
        ("kingdom-come --totals 0,x", "coach-no-numbers", {"option": "totals"}),
        ("kingdom-come --totals 0,-50", "coach-too-low", {"total": -50, "lowest": 0}),
        ("kingdom-come --totals -50,0", "coach-too-low", {"total": -50, "lowest": 0}),
        ("kingdom-come --totals 0,0 --streaks -1,0", "coach-streak", {"streak": "-1", "most": "0"}),
        ("--game nowhere", "unreadable-file", {"path": "nowhere", "problem": "No such file or directory"}),
        ("kingdom-come --totals 0,25", "coach-no-such-points", {"points": 25, "step": 50, "most": 1000000}),
        ("kingdom-come --totals 0,0 --turn -50", "coach-no-such-points", {"points": -50, "step": 50, "most": 1000000}),
        ("kingdom-come --totals 0,0 --seat 3", "coach-no-seat", {"seat": "3", "most": "2"}),
        ("kingdom-come --totals 0,0 --thrown 7,1,1,1,1,1", "coach-dice", {"most": "6"}),
        ("kingdom-come --totals 0,0 --thrown 1,1,1,1,1,1,1", "coach-dice", {"most": "6"}),
        ("kingdom-come --totals 0,0 --thrown 1,2", "coach-fresh-turn", {"dice": "6"}),
        ("kingdom-come --totals 0,0 --thrown 2,2,3,3,4,6", "coach-no-decision", {}),
        ("kingdom-come --totals 0,0 --thrown 1,1,1,1,1,1 --dice 3", "coach-thrown-or-dice", {}),
        ("kingdom-come --totals 0,0 --turn 50 --dice 9", "coach-dice", {"most": "6"}),
        ("kingdom-come --totals 50,0 --opened 0,1", "coach-must-have-opened", {"seat": "1", "total": 50}),
        ("kingdom-come --totals 0,0 --opened 2,1", "coach-opened", {"given": "2"}),
        (
            "kingdom-come --totals 0,0 --streaks 1,1,1",
            "coach-one-for-each",
            {"option": "streaks", "number": "2", "given": "3"},
        ),
        ("facebook --totals 0,0 --streaks 3,0", "coach-streak", {"streak": "3", "most": "2"}),
        ("exact --totals 9900,0 --turn 150 --dice 2", "coach-past-target", {"points": 150, "target": 10000}),
    ],
)
def test_bad_input_gets_one_sentence(
    command_line: CommandLine, arguments: str, key: str, values: dict[str, Any]
) -> None:
    ran = command_line.run("coach", "advise", *arguments.split())
    assert (ran.status, ran.out, ran.err) == (2, "", f"{say(key, **values)}\n")


def test_rules_without_a_table_need_numba(
    command_line: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "ADVISER", replace(process.ADVISER, can_solve=False))
    (own := tmp_path / "own.yaml").write_text("title: Own\ntarget: 4150\nopening: 300\n")
    ran = command_line.run("coach", "figures", str(own))
    assert (ran.status, ran.out, ran.err) == (2, "", f"{say('coach-no-solver')}\n")


@pytest.mark.parametrize(("option", "text"), [("--seat", "x"), ("--turn", "1e3"), ("--dice", "")])
def test_numbers_are_whole(command_line: CommandLine, option: str, text: str) -> None:
    ran = command_line.run("coach", "advise", "kingdom-come", "--totals", "0,0", option, text)
    assert (ran.status, ran.out) == (2, "")
    assert f"{option}: {say('not-whole-number', text=repr(text))}" in ran.err
