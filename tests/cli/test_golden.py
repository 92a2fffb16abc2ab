"""`golden record`: random games in which each rule of a rule set acts, as golden games are written."""

import json
from itertools import chain
from pathlib import Path

import pytest

from bot import rulesets
from bot.games.farkle import RollOffDie, Transcript, outcome, read_game
from bot.local.acting_rules import acting, rules_of
from tests.support.command_line import CommandLine
from tests.support.transcripts import find


def acts(played: Transcript) -> set[str]:
    rolls_off = any(isinstance(fact, RollOffDie) for fact in played.facts)
    found = acting(played.game.rules, len(played.players), played.facts, roll_off=rolls_off)
    return {name for _, name in found}


@pytest.mark.parametrize("name", ["deluxe", "exact", "kingdom-come"])
def test_every_rule_acts_in_the_games_that_are_recorded(command_line: CommandLine, tmp_path: Path, name: str) -> None:
    ran = command_line.run("golden", "record", name, "--folder", str(tmp_path))
    assert (ran.status, ran.err) == (0, "")
    texts = [path.read_text(encoding="utf-8") for path in sorted(tmp_path.glob(f"{name}-*.farkle"))]
    assert len(texts) == len(ran.out.splitlines()) >= 3
    games = [read_game(text, find) for text in texts]
    rules = rulesets.shipped()[name].rules
    assert rules_of(rules) - set(chain.from_iterable(map(acts, games))) == set()
    assert games[0].game.rules == rules, "the first is played to the real target"
    for text, played in zip(texts, games, strict=True):
        said, ended = json.loads(text.splitlines()[-1].removeprefix("# expect ")), outcome(played.game)
        assert ended is not None
        assert said["winners"] == [*ended.winners]
        assert said["totals"] == {str(number): played.game.seat(number).total for number in played.game.numbers}


def test_comments_say_where_each_rule_first_acts(command_line: CommandLine, tmp_path: Path) -> None:
    command_line.run("golden", "record", "standard", "--folder", str(tmp_path))
    texts = [path.read_text(encoding="utf-8") for path in tmp_path.iterdir()]
    for text in texts:
        comments = [line.partition("# ")[2] for line in text.splitlines()[:-1] if "#" in line]
        assert sorted(chain.from_iterable(each.split("; ") for each in comments)) == sorted(acts(read_game(text, find)))


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
    assert ran.err.startswith("In 3 random games, these rules never acted: ")
