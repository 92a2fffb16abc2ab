"""`golden record`: random games in which each rule of a rule set acts, as golden games are written."""

import json
from dataclasses import asdict
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from bot import rulesets
from bot.games.farkle import read_game
from bot.games.notation import Transcript
from bot.games.registry import ENGINES
from bot.local.golden import practice_of
from tests.support.command_line import CommandLine
from tests.support.transcripts import find


def played(path: Path) -> Transcript[Any, Any]:
    return _played(path.suffix[1:], path.read_text(encoding="utf-8"))


@cache
def _played(game: str, text: str) -> Transcript[Any, Any]:
    return ENGINES[game].notation.read_game(text, rulesets.shipped_rules_of(ENGINES[game]))


def acts(path: Path) -> set[str]:
    game = played(path)
    return {name for _, name in practice_of(path.suffix[1:]).acting(game.start, game.facts)}


@pytest.mark.parametrize("name", ["deluxe", "exact", "kingdom-come", "triple-yahtzee"])
def test_every_rule_acts_in_the_games_that_are_recorded(command_line: CommandLine, tmp_path: Path, name: str) -> None:
    ran = command_line.run("golden", "record", name, "--folder", str(tmp_path))
    assert (ran.status, ran.err) == (0, "")
    named = rulesets.shipped()[name]
    paths = sorted(tmp_path.glob(f"{name}-*.{named.engine.name}"))
    assert len(paths) == len(ran.out.splitlines()) >= 3
    assert practice_of(named.engine.name).rules_of(named.rules) - set(chain.from_iterable(map(acts, paths))) == set()
    assert played(paths[0]).game.rules == named.rules, "the first is played to the real target"
    for path in paths:
        said = path.read_text(encoding="utf-8").splitlines()[-1].removeprefix("# expect ")
        assert json.loads(said) == json.loads(json.dumps(asdict(named.engine.summary(played(path).game))))


def test_comments_say_where_each_rule_first_acts(command_line: CommandLine, tmp_path: Path) -> None:
    command_line.run("golden", "record", "standard", "--folder", str(tmp_path))
    for path in tmp_path.iterdir():
        lines = path.read_text(encoding="utf-8").splitlines()[:-1]
        comments = [line.partition("# ")[2] for line in lines if "#" in line]
        assert sorted(chain.from_iterable(each.split("; ") for each in comments)) == sorted(acts(path))


def test_games_that_are_there_stay(command_line: CommandLine, tmp_path: Path) -> None:
    mine = tmp_path / "exact-1.farkle"
    mine.write_text("mine")
    command_line.run("golden", "record", "exact", "--folder", str(tmp_path))
    assert mine.read_text() == "mine"
    assert (tmp_path / "exact-2.farkle").exists()


def test_the_same_seed_gives_the_same_games(command_line: CommandLine, tmp_path: Path) -> None:
    for folder, seed in (("one", "7"), ("two", "7"), ("other", "8")):
        command_line.run("golden", "record", "exact", "--folder", str(tmp_path / folder), "--seed", seed)
    one, two, other = ((tmp_path / folder / "exact-1.farkle").read_text() for folder in ("one", "two", "other"))
    assert one == two != other


def test_rules_from_a_file_are_written_as_what_differs_from_their_base(
    command_line: CommandLine, tmp_path: Path
) -> None:
    mine = command_line.file("base: kingdom-come\nsingles: {1: 100, 5: 50, 6: 10}\n", "mine.yaml")
    assert command_line.run("golden", "record", mine, "--folder", str(tmp_path / "golden")).status == 0
    text = (tmp_path / "golden" / "mine-1.farkle").read_text(encoding="utf-8")
    assert text.startswith("rules kingdom-come\nset singles ")
    assert read_game(text, find).game.rules.singles[6] == 10


def test_a_rule_that_never_acts_is_named(command_line: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.local.golden._MOST_TRIED", 3)
    ran = command_line.run("golden", "record", "deluxe")
    assert ran.status == 2
    assert ran.err.startswith("In 3 random games, these rules never came up: ")
