"""`coach advise | figures` and `review` for Yahtzee."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.coach.yahtzee import solver, table
from bot.games.yahtzee import Box
from bot.sentences import say
from tests.golden import GAMES
from tests.support.command_line import CommandLine
from tests.support.yahtzee import BOXES

BEGUN = "rules yahtzee\nplayers {players}\n1 roll 6 6 2 3 6\n"


def test_figures_are_the_average_of_best_play(command_line: CommandLine) -> None:
    ran = command_line.run("coach", "figures", "yahtzee", "--json")
    assert (ran.status, ran.out, ran.err) == (0, '{"mean":254.587729,"exact":true}\n', "")
    assert "254.587729" in command_line.run("coach", "figures", "yahtzee").out


def test_a_rule_set_of_ones_own_is_solved_once(
    command_line: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Here, only the last turn is solved, and the table is kept in the test's folder."""
    monkeypatch.setattr(solver, "solve", partial(solver.solve, fewest=12))  # a whole card takes half a minute
    # The bot's own folder keeps no table of a test.
    monkeypatch.setattr(table, "find_table", partial(table.find_table, folders=[tmp_path]))
    monkeypatch.setattr(table, "keep_table", partial(table.keep_table, folder=tmp_path))
    rules = command_line.file("base: yahtzee\nhigh_straight: 50\n", "mine.yaml")
    first, second = (command_line.run("coach", "figures", rules, "--json") for _ in range(2))
    assert (first.err, second.err) == (f"{say('yahtzee-coach-solving')}\n", "")
    assert (first.status, first.out) == (0, second.out)


def test_advice_alone_is_the_expected_final_total_best_first(command_line: CommandLine) -> None:
    ran = command_line.run(
        "coach", "advise", "yahtzee", "--game", command_line.file(BEGUN.format(players="A")), "--json"
    )
    assert (ran.status, ran.err) == (0, "")
    assert ran.lines[0] == {"choice": "hold 6 6 6", "points": pytest.approx(265.113361, abs=1e-6)}
    assert [*ran.lines[0]] == ["choice", "points"]
    points = [line["points"] for line in ran.lines]
    assert points == sorted(points, reverse=True)
    assert {"score sixes 1", "score chance 1", "hold"} < {line["choice"] for line in ran.lines}


def test_advice_for_several_seats_says_how_likely_each_choice_wins(command_line: CommandLine) -> None:
    for players in ("A B", "A B C"):
        ran = command_line.run("coach", "advise", "--game", command_line.file(BEGUN.format(players=players)), "--json")
        assert ran.lines[0]["choice"] == "hold 6 6 6"
        wins = [line["win"] for line in ran.lines]
        assert wins == sorted(wins, reverse=True)


def test_in_the_last_turn_only_what_wins_counts(command_line: CommandLine) -> None:
    """The other one has 40 points more and is done, so three ones are worth less than the straight that is left."""
    lines = ["rules yahtzee", "players A B"]
    for box in BOXES:
        if box is Box.HIGH_STRAIGHT:
            continue
        lines += ["1 roll 1 1 2 2 4", f"1 score {box} 1", "2 roll 1 1 2 2 4", f"2 score {box} 1"]
    lines += ["1 roll 1 2 3 4 6", "1 score high-straight 1", "2 roll 1 2 3 4 4"]
    ran = command_line.run("coach", "advise", "--game", command_line.file("\n".join(lines)), "--json")
    assert ran.lines[0]["choice"] == "hold 1 2 3 4"


def test_before_the_first_throw_there_is_one_choice(command_line: CommandLine) -> None:
    path = command_line.file("rules yahtzee\nplayers A\n")
    (line,) = command_line.run("coach", "advise", "--game", path, "--json").lines
    assert line == {"choice": "roll", "points": pytest.approx(254.587729, abs=1e-6)}


def test_a_review_as_json_adds_up_to_the_total(command_line: CommandLine) -> None:
    ran = command_line.run("review", command_line.file(GAMES["yahtzee-3"]), "--json")
    *lines, summary = ran.lines
    assert (ran.status, ran.err) == (0, "")
    assert all(list(line) == ["seq", "seat", "fact", "points", "luck", "loss", "best"] for line in lines)
    assert list(summary) == ["start", "luck", "loss", "result", "accuracy", "exact"]
    assert summary["result"] == lines[-1]["points"] == [89]
    assert summary["start"][0] + summary["luck"][0] - summary["loss"][0] == pytest.approx(89, abs=1e-9)
    assert summary["exact"]


def test_a_review_in_words_and_as_a_picture(command_line: CommandLine, tmp_path: Path) -> None:
    for name, seats in (("yahtzee-3", 1), ("yahtzee-2", 2)):
        drawn = tmp_path / "game.png"
        ran = command_line.run("review", command_line.file(GAMES[name]), "--png", str(drawn))
        assert say("yahtzee-review-exact", seats=seats) in ran.out
        with Image.open(drawn) as image:
            assert image.format == "PNG"


def test_only_games_that_have_ended_are_reviewed(command_line: CommandLine) -> None:
    for text in (BEGUN.format(players="A"), "rules yahtzee\nplayers A\n1 leave\n"):
        ran = command_line.run("review", command_line.file(text))
        assert (ran.status, ran.out, ran.err) == (2, "", f"{say('review-unfinished')}\n")


@pytest.mark.parametrize(
    ("arguments", "key", "values"),
    [
        ("advise yahtzee", "yahtzee-coach-game", {}),
        ("advise yahtzee --totals 0,0", "yahtzee-coach-game", {}),
        ("advise yahtzee --game GAME --seat 1", "yahtzee-coach-game", {}),
        ("advise triple-yahtzee --game GAME", "coach-other-rules", {"given": "triple-yahtzee", "base": "yahtzee"}),
        ("advise yahtzee --game FARKLE", "coach-other-rules", {"given": "yahtzee", "base": "farkle"}),
        ("advise standard --game GAME", "coach-other-rules", {"given": "standard", "base": "yahtzee"}),
        ("advise --game nowhere", "unreadable-file", {"path": "nowhere", "problem": "No such file or directory"}),
        ("advise --game HELD", "coach-no-decision", {}),
        ("advise", "coach-game-or-totals", {}),
        ("figures nonsense", "no-such-rule-set", {"name": "nonsense", "similar": "none"}),
        ("figures triple-yahtzee", "yahtzee-coach-columns", {}),
    ],
)
def test_bad_input_gets_one_sentence(
    command_line: CommandLine, arguments: str, key: str, values: dict[str, Any]
) -> None:
    files = {
        "GAME": command_line.file(BEGUN.format(players="A"), "game.txt"),
        "FARKLE": command_line.file("rules standard\nplayers A B\n", "farkle.txt"),
        "HELD": command_line.file(BEGUN.format(players="A") + "1 hold 6\n", "held.txt"),
    }
    ran = command_line.run("coach", *[files.get(each, each) for each in arguments.split()])
    assert (ran.status, ran.out, ran.err) == (2, "", f"{say(key, **values)}\n")
