"""`verify`, and its exit codes: 0 all right, 1 something differs, 2 it cannot be carried out."""

from random import Random

import pytest

from bot.games.dice import Seed, digest_of
from bot.sentences import say
from tests.support.command_line import CommandLine
from tests.support.proven_games import finished

SEED, GAME = finished(Random(6))
LINES = GAME.splitlines()


def test_a_right_game_says_what_was_checked_and_what_that_means(command_line: CommandLine) -> None:
    ran = command_line.run("verify", command_line.file(GAME))
    assert (ran.status, ran.err) == (0, "")
    assert SEED.commitment in ran.out
    assert say("verify-proves", of_day="no") in ran.out


def test_a_terminal_gets_no_markdown(command_line: CommandLine) -> None:
    said = command_line.run("verify", command_line.file(GAME)).out
    assert not any(mark in said for mark in ("*", "`", "\n- ", "-#", "<t:"))


def test_other_line_ends_and_comments_change_nothing(command_line: CommandLine) -> None:
    text = b"\xef\xbb\xbf# from a friend\r\n" + GAME.replace("\n", " # x\r\n").encode()
    assert command_line.run("verify", command_line.file(text)).status == 0


ROLL = next(place for place, line in enumerate(LINES) if " roll " in line)
ALTERED = LINES[ROLL][:-1] + ("1" if LINES[ROLL][-1] != "1" else "2")
UNREADABLE = say("at-line", line=str(len(LINES)), sentence=say("unreadable", text="1 nonsense"))


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ([*LINES[:ROLL], ALTERED, *LINES[ROLL + 1 :]], f"line {ROLL + 1}: "),
        ([*LINES[:-1], "1 nonsense", LINES[-1]], UNREADABLE),
    ],
)
def test_what_differs_or_cannot_be_read_is_named_with_its_line(
    command_line: CommandLine, lines: list[str], said: str
) -> None:
    ran = command_line.run("verify", command_line.file("\n".join(lines)))
    assert ran.status == 1
    assert said in ran.out + ran.err
    assert say("verify-proves", of_day="no") not in ran.out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("\n".join(LINES[:-1]), say("proof-incomplete", missing="'secret'", many=1)),
        ("\n".join(LINES[: len(LINES) // 2]), say("proof-incomplete", missing="'secret'", many=1)),
        ("\n".join([*LINES[: len(LINES) // 2], LINES[-1]]), say("verify-unfinished")),
        ("rules standard\nplayers A B\n", say("no-proof")),
        ("", say("no-game-text")),
    ],
)
def test_what_cannot_be_checked_whole(command_line: CommandLine, text: str, said: str) -> None:
    ran = command_line.run("verify", command_line.file(text))
    assert ran.status == 2
    assert said in ran.out + ran.err


def test_the_dice_of_a_game_of_yahtzee(command_line: CommandLine) -> None:
    """The text says by its rules which game it is; `games/test_random_play.py` checks whole games."""
    seed = Seed("00" * 32, (digest_of(1),), digest_of(2))
    thrown = seed.dice(1, 5)
    lines = [
        "rules yahtzee", "players P1", f"commitment {seed.commitment}", f"joins {seed.joins[0]}",
        f"started {seed.started}", f"1 roll {' '.join(map(str, thrown))}", "1 score chance 1", "1 leave",
        f"secret {seed.secret}",
    ]  # fmt: skip
    ran = command_line.run("verify", command_line.file("\n".join(lines)))
    assert (ran.status, ran.err) == (0, "")
    assert say("verify-dice", throws=1, dice=5) in ran.out
    altered = [*lines[:5], f"1 roll {' '.join(str(die % 6 + 1) for die in thrown)}", *lines[6:]]
    ran = command_line.run("verify", command_line.file("\n".join(altered)))
    assert ran.status == 1
    assert "line 6: roll 1: " in ran.out


def test_a_missing_file_is_named(command_line: CommandLine) -> None:
    ran = command_line.run("verify", "no-such-file")
    assert (ran.status, ran.out) == (2, "")
    assert "no-such-file" in ran.err


def test_help_says_how_it_ends(command_line: CommandLine) -> None:
    with pytest.raises(SystemExit) as caught:
        command_line.run("verify", "--help")
    assert caught.value.code == 0
    said = " ".join(command_line.capsys.readouterr().out.split())
    assert "exit 1 if any differ" in said
