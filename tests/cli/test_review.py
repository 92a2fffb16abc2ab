"""`review FILE`: luck and decisions of a game, in words, as JSON and as a picture."""

from pathlib import Path

import pytest
from PIL import Image

from bot.sentences import say
from tests.golden import GAMES
from tests.support.command_line import CommandLine


@pytest.fixture
def game(command_line: CommandLine) -> str:
    """The path of a game of two."""
    return command_line.file(GAMES["kingdom-come-1"])


def test_as_json_a_line_for_each_fact_and_a_summary(command_line: CommandLine, game: str) -> None:
    ran = command_line.run("review", game, "--json")
    *lines, summary = ran.lines
    assert (ran.status, ran.err) == (0, "")
    assert [line["seq"] for line in lines] == list(range(1, 68))
    assert all(list(line) == ["seq", "seat", "fact", "win", "luck", "loss", "best"] for line in lines)
    assert list(summary) == ["start", "luck", "loss", "accuracy", "exact"]
    assert summary["exact"]
    result = lines[-1]["win"][0]
    luck, loss = summary["luck"], summary["loss"]
    assert result in (0, 0.5, 1)
    assert summary["start"][0] + luck[0] - luck[1] - loss[0] + loss[1] == pytest.approx(result, abs=1e-6)


def test_in_words_who_played_how_well_and_what_decided_the_game(command_line: CommandLine, game: str) -> None:
    ran = command_line.run("review", game)
    assert (ran.status, ran.err) == (0, "")
    first, choices, second, _, _, head, *moments = ran.out.replace("\u00a0", " ").splitlines()
    assert first.startswith("A. Henry · accuracy 45 · **55.7% → 0%** to win: dice +9%, play -43.9%, opponents -20.8%")
    assert choices == "   13 choices: 6 best, 3 inaccuracies, 1 mistake, 3 blunders"
    parts = "dice +54.8%, play -34%, opponents +34.9%"
    assert second.startswith(f"B. Hans · accuracy 45 · **44.3% → 100%** to win: {parts}")
    assert head == say("review-decisive")
    assert [line[:2] for line in moments if line[:1].isdigit()] == ["1.", "2.", "3."]
    assert sum(line.startswith("   Played: ") for line in moments) == 3
    assert ran.out.endswith(f"{say('review-exact')}\n")


def test_more_than_two_seats_are_estimated_and_have_no_accuracy(command_line: CommandLine) -> None:
    path = command_line.file(GAMES["kingdom-come-3"])
    out = command_line.run("review", path).out
    assert say("review-estimated") in out
    assert " accuracy " not in out
    *_, summary = command_line.run("review", path, "--json").lines
    assert (summary["exact"], summary["accuracy"]) == (False, [None] * 3)


def test_the_picture_is_drawn_and_described(command_line: CommandLine, game: str, tmp_path: Path) -> None:
    drawn = tmp_path / "game.png"
    ran = command_line.run("review", game, "--png", str(drawn))
    with Image.open(drawn) as image:
        assert image.format == "PNG"
    assert say("review-written", path=str(drawn)) in ran.out
    # JSON stays JSON.
    assert len(command_line.run("review", game, "--json", "--png", str(drawn)).lines) == 68


@pytest.mark.parametrize(
    ("text", "status", "said"),
    [
        ("rules standard\nplayers North South\n1 roll 1 1 1 2 3 4\n", 2, say("review-unfinished")),
        ("rules standard\nplayers North South\n1 roll 7\n", 1, "line 3"),
        ("\x00\x01", 1, "line 1"),
    ],
)
def test_what_cannot_be_reviewed_gets_one_sentence(
    command_line: CommandLine, text: str, status: int, said: str
) -> None:
    ran = command_line.run("review", command_line.file(text))
    assert (ran.status, ran.out) == (status, "")
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_game_is_read_once(command_line: CommandLine) -> None:
    assert command_line.run("review", command_line.pipe(GAMES["kingdom-come-1"])).status == 0


def test_files_that_are_not_there_or_cannot_be_written_get_one_sentence(command_line: CommandLine, game: str) -> None:
    missing = command_line.run("review", "missing.farkle")
    said = say("unreadable-file", path="missing.farkle", problem="No such file or directory")
    assert (missing.status, missing.err) == (2, f"{said}\n")
    unwritable = command_line.run("review", game, "--png", "missing/game.png")
    assert (unwritable.status, unwritable.out) == (2, "")
    said = say("unwritable-file", path="missing/game.png", problem="No such file or directory")
    assert unwritable.err == f"{said}\n"
