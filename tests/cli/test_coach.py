"""`coach advise | figures`."""

import pytest

from bot.coach.farkle import table
from tests.support.command_line import CommandLine
from tests.support.solved import table_of


@pytest.fixture(autouse=True)
def tables_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "find_table", table_of)


def test_figures_as_json(command_line: CommandLine) -> None:
    ran = command_line.run("coach", "figures", "kingdom-come", "--json")
    (line,) = ran.lines
    assert (ran.status, ran.err) == (0, "")
    assert list(line) == ["farkle", "turn", "first", "exact", "ten_turns"]
    assert list(line["farkle"]) == ["1", "2", "3", "4", "5", "6"]
    assert line["exact"]
    assert line["first"] == pytest.approx(0.557117, abs=1e-6)


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
    ("arguments", "said"),
    [
        (["kingdom-come"], "Give either a rule set and --totals, or --game"),
        (["nonsense", "--totals", "0,0"], "There is no rule set 'nonsense'"),
        (["kingdom-come", "--totals", "4000,0"], "A total of 4,000 has reached the target of 4,000"),
        (["kingdom-come", "--totals", "0"], "players"),
        (["kingdom-come", "--totals", ",".join("0" * 9)], "players"),
        (["kingdom-come", "--totals", "0,x"], "--totals takes whole numbers"),
        (["kingdom-come", "--totals", "0,-50"], "none falls below 0"),
        (["kingdom-come", "--totals", "-50,0"], "none falls below 0"),
        (["kingdom-come", "--totals", "0,0", "--streaks", "-1,0"], "A streak of -1 farkles isn't possible"),
        (["--game", "nowhere"], "nowhere can't be read"),
        (["kingdom-come", "--totals", "0,25"], "multiples of 50"),
        (["kingdom-come", "--totals", "0,0", "--turn", "-50"], "never negative"),
        (["kingdom-come", "--totals", "0,0", "--seat", "3"], "no seat 3"),
        (["kingdom-come", "--totals", "0,0", "--seat", "x"], "argument --seat: 'x' is not a whole number"),
        (["kingdom-come", "--totals", "0,0", "--turn", "1e3"], "argument --turn: '1e3' is not a whole number"),
        (["kingdom-come", "--totals", "0,0", "--dice", ""], "argument --dice: '' is not a whole number"),
        (["kingdom-come", "--totals"], "argument --totals: expected one argument"),
        (["kingdom-come", "--totals", "0,0", "--colour", "red"], "unrecognized arguments: --colour red"),
        (["kingdom-come", "--totals", "0,0", "--thrown", "7,1,1,1,1,1"], "which show 1 to 6"),
        (["kingdom-come", "--totals", "0,0", "--thrown", "1,1,1,1,1,1,1"], "There are 1 to 6 dice"),
        (["kingdom-come", "--totals", "0,0", "--thrown", "1,2"], "begins with all 6 dice"),
        (["kingdom-come", "--totals", "0,0", "--thrown", "2,2,3,3,4,6"], "nothing to decide"),
        (["kingdom-come", "--totals", "0,0", "--thrown", "1,1,1,1,1,1", "--dice", "3"], "not both"),
        (["kingdom-come", "--totals", "0,0", "--turn", "50", "--dice", "9"], "There are 1 to 6 dice"),
        (["kingdom-come", "--totals", "50,0", "--opened", "0,1"], "it must be on the board"),
        (["kingdom-come", "--totals", "0,0", "--opened", "2,1"], "not 2"),
        (["kingdom-come", "--totals", "0,0", "--streaks", "1,1,1"], "each of the 2 seats"),
        (["facebook", "--totals", "0,0", "--streaks", "3,0"], "0 to 2"),
        (["exact", "--totals", "9900,0", "--turn", "150", "--dice", "2"], "past 10,000"),
    ],
)
def test_bad_input_gets_one_sentence(command_line: CommandLine, arguments: list[str], said: str) -> None:
    ran = command_line.run("coach", "advise", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1
