"""`rules list | show | check | table | schema`, also of files that pretend to be rule sets."""

import json
import re
from dataclasses import replace
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot import rulesets
from bot.__main__ import main
from bot.games.farkle import RuleSet
from bot.games.registry import ENGINES
from bot.sentences import say
from bot.typed import Typed
from bot.yaml_files import MOST_BYTES
from tests.support import oracle
from tests.support.command_line import ENDLESS_SECONDS, CommandLine

ROOT = Path(__file__).parents[2]


def file_of(game: str, name: str) -> Path:
    return ROOT / "bot/games" / game / "rulesets" / name


FARKLE, YAHTZEE = ({path.stem for path in file_of(game, "").glob("*.yaml")} for game in ("farkle", "yahtzee"))
SHIPPED = FARKLE | YAHTZEE


def test_list_has_columns_of_ids_titles_and_summaries(
    command_line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = replace(
        rulesets.shipped()["standard"], name="a-very-long-name-of-rules", title=Typed("A Very Long Title of Rules")
    )
    monkeypatch.setitem(rulesets.shipped(), long.name, long)  # as a game from outside may bring them
    ran = command_line.run("rules", "list")
    assert (ran.status, ran.err) == (0, "")
    rows = [re.split("  +", line) for line in ran.out.splitlines()]
    assert rows == [[each.name, each.title, each.summary] for each in rulesets.shipped().values()]
    assert len({line.index(row[2]) for line, row in zip(ran.out.splitlines(), rows, strict=True)}) == 1
    assert {name for name, *_ in rows} == SHIPPED | {long.name}


@pytest.mark.parametrize("name", sorted(SHIPPED))
def test_show_has_every_option_and_can_be_read_back(command_line: CommandLine, name: str) -> None:
    shown = command_line.run("rules", "show", name)
    options = rulesets.shipped()[name].engine.rules.model_fields
    assert list(yaml.safe_load(shown.out)) == ["game"] * (name in YAHTZEE) + list(options)
    again = command_line.run("rules", "show", command_line.file(shown.out, "mine.yaml"))
    assert again.out == shown.out


@pytest.mark.parametrize("name", sorted(FARKLE))
def test_table_has_every_throw_with_the_keeps_that_are_legal(command_line: CommandLine, name: str) -> None:
    rules = rulesets.shipped()[name].rules
    lines = command_line.run("rules", "table", name).lines
    rolls = [list(r) for n in range(1, rules.dice + 1) for r in combinations_with_replacement(range(1, 7), n)]
    assert len(lines) == (461 if name == "five-dice" else 923)
    assert [line["roll"] for line in lines] == rolls
    for line in lines:
        assert list(line) == ["roll", "keeps", "wins"]
        keeps = {tuple(keep["dice"]): keep["points"] for keep in line["keeps"]}
        expected = oracle.keepable(rules, tuple(line["roll"]))
        if rules.keep == "all" and expected:
            most = max((len(dice), points) for dice, points in expected.items())
            expected = {dice: points for dice, points in expected.items() if (len(dice), points) == most}
        assert keeps == expected
        alike = max(map(line["roll"].count, line["roll"]))
        assert line["wins"] == (rules.instant_win is not None and alike >= rules.instant_win.count)


def test_table_of_a_file(command_line: CommandLine) -> None:
    file = command_line.file("base: five-dice\nsingles: {2: 10}\ntriples: {}\nmore_of_a_kind: none\nstraights: {}\n")
    lines = command_line.run("rules", "table", file).lines
    assert [line["keeps"] for line in lines[:6]] == [[], [{"dice": [2], "points": 10}], [], [], [], []]


def test_check_says_every_fault_with_its_line_its_option_and_what_is_allowed(command_line: CommandLine) -> None:
    file = command_line.file(
        "# mine\nopenning: 500\ndice: 7\n\nsingles:\n  1: 100\n  9: 50\npenalty: {farkles: 0, points: 5}\n"
    )
    ran = command_line.run("rules", "check", file)
    assert (ran.status, ran.out) == (1, "")
    lines = ran.err.splitlines()
    assert len(lines) == 4
    assert {line.partition(":")[0] for line in lines} == {"line 2", "line 3", "line 7", "line 8"}
    for place in ("line 2: openning: ", "line 3: dice: 7 ", "line 7: singles.9: ", "line 8: penalty.farkles: 0 "):
        assert any(line.startswith(place) for line in lines)


@pytest.mark.parametrize("title", ["\u3164", "De\u04cfuxe"])
def test_check_refuses_titles_that_nobody_sees_or_that_look_like_another(command_line: CommandLine, title: str) -> None:
    ran = command_line.run("rules", "check", command_line.file(f"title: {title}\n"))
    assert (ran.status, len(ran.err.splitlines())) == (1, 1)


def test_a_contradiction_with_the_base_has_the_line_of_what_the_file_says(command_line: CommandLine) -> None:
    ran = command_line.run("rules", "check", command_line.file("base: deluxe\ntitle: Five\ndice: 5\n"))
    assert ran.status == 1
    assert len(ran.err.splitlines()) == 3
    assert all(line.startswith("line 3: ") and "dice" in line for line in ran.err.splitlines())


@pytest.mark.parametrize("name", ["nonsense", "x" * 5000, "/", ""])
def test_no_such_rule_set(command_line: CommandLine, name: str) -> None:
    for action in ("show", "table", "check"):
        ran = command_line.run("rules", action, name)
        assert ran.status == 2
        assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("game", ENGINES)
def test_schema_is_the_file_for_editors(command_line: CommandLine, game: str) -> None:
    ran = command_line.run("rules", "schema", "--game", game)
    assert (ran.status, ran.err) == (0, "")
    assert file_of(game, "schema.json").read_text(encoding="utf-8") == ran.out, (
        "out of date: python -m tools.write_options"
    )


@pytest.mark.parametrize("name", sorted(YAHTZEE))
def test_what_only_farkle_has_is_refused_for_other_games(command_line: CommandLine, name: str) -> None:
    for words in (("rules", "table", name), ("sandbox", "--demo", "--rules", name)):
        ran = command_line.run(*words)
        assert (ran.status, ran.out) == (2, "")
        assert ran.err == f"{say('rules-of-other-game', name=name, game='yahtzee', only='Farkle')}\n"


@pytest.mark.parametrize(
    ("text", "line", "key", "values"),
    [
        ("game: chess\n", 1, "no-such-game", {"given": "chess", "games": "farkle and yahtzee"}),
        ("base: deluxe\ngame: yahtzee\n", 2, "other-game", {"given": "yahtzee", "base": "deluxe", "game": "farkle"}),
        ("game: farkle\nbase: yahtzee\n", 1, "other-game", {"given": "farkle", "base": "yahtzee", "game": "yahtzee"}),
        ("base: yahtze\n", 1, "no-such-base", {"given": "yahtze", "similar": "yahtzee"}),
        ("base: yahtzee\ntarget: 5000\n", 2, "unknown-option", {"option": "target", "similar": "none"}),
        ("columns: 3\n", 1, "unknown-option", {"option": "columns", "similar": "rounds"}),
    ],
)
def test_a_rule_set_is_of_one_game(
    command_line: CommandLine, text: str, line: int, key: str, values: dict[str, Any]
) -> None:
    ran = command_line.run("rules", "check", command_line.file(text))
    assert ran.status == 1
    assert say("at-line", line=str(line), sentence=say(f"fault-{key}", **values)) in ran.err.splitlines()


def test_a_file_says_its_game_or_its_base_does(command_line: CommandLine) -> None:
    for text in ("game: yahtzee\ncolumns: 2\n", "base: triple-yahtzee\ncolumns: 2\n"):
        shown = command_line.run("rules", "show", command_line.file(text, "mine.yaml"))
        assert yaml.safe_load(shown.out)["columns"] == 2


def test_the_schema_describes_every_field(command_line: CommandLine) -> None:
    schema = json.loads(command_line.run("rules", "schema").out)
    assert list(schema["properties"]) == ["title", "summary", "game", "base", *RuleSet.model_fields]
    assert all(len(field["description"]) > 10 for field in schema["properties"].values())
    for name in ("Penalty", "Skunk"):
        assert all(field["description"] for field in schema["$defs"][name]["properties"].values())
    assert schema["additionalProperties"] is False


@pytest.mark.parametrize("arguments", [[], ["rules"], ["rules", "list"], ["rules", "show"], ["rules", "check"],
    ["rules", "table"], ["rules", "schema"], ["replay"], ["run"], ["sandbox"]], ids=" ".join)  # fmt: skip
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*arguments, "--help"])
    assert ended.value.code == 0
    assert "usage: python -m bot" in capsys.readouterr().out


FILLING = MOST_BYTES - 200
HOSTILE: dict[str, str | bytes] = {
    "aliases": "singles: &a {1: 100}\ntriples: *a\n",
    "anchor": "dice: &d 5\n",
    "billion laughs": "a: &a [x,x]\n"
    + "".join(f"{b}: &{b} [*{a},*{a}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True)),
    "deep lists": "dice: " + "[" * FILLING,
    "deep maps": "{" * FILLING,
    "deep blocks": "- " * (FILLING // 2),
    "deep keys": "? " * (FILLING // 2),
    "ten megabytes": "# x\n" * 2_500_000,
    "long list": "dice: [" + "1," * (FILLING // 2) + "]",
    "many unknown": "\n".join(f"o{n}: 1" for n in range(FILLING // 9)),
    "many wrong": "singles: {" + ", ".join(f"a{n}: x" for n in range(FILLING // 11)) + "}",
    "twice": "dice: 5\ndice: 6\n",
    "twice, written differently": "singles: {1: 100, '1': 200}\n",
    "tag that calls": "singles: !!python/object/apply:os.system ['true']\n",
    "tag that names": "!!python/name:os.system {}\n",
    "tag of ours": "dice: !dice 5\n",
    "merge key": "<<: {dice: 5}\n",
    "null keys": "~: 1\nnull: 2\n",
    "yes as a key": "yes: 1\n",
    "list as a key": "[1, 2]: 1\n",
    "map as a key": "? {a: b}\n: 1\n",
    "empty": "",
    "only a comment": "# later\n",
    "list": "- dice\n- 5\n",
    "word": "hello\n",
    "number": "5\n",
    "wrong types": "dice: [5]\nopening: {}\nkeep: 1\nfollow_on: maybe\npenalty: 5\nskunk: [1]\nsingles: 100\n",
    "not a number": "opening: .nan\n",
    "infinite": "target: .inf\n",
    "negative": "opening: -1\nminimum_bank: -350\n",
    "huge": "target: 99999999999999999999999999999999\n",
    "longer than Python prints": "target: 0x" + "F" * (FILLING - 20),
    "sixties": "target: 1" + ":1" * (FILLING // 2 - 20),
    "long number": "target: " + "9" * (FILLING - 20),
    "half a point": "opening: 0.5\n",
    "no way to score": "singles: {}\ntriples: {}\n",
    "unreachable target": "target: 10025\ntarget_reach: exact\n",
    "target between the sums": "target: 100\ntarget_reach: exact\nsingles: {1: 300, 5: 200}\ntriples: {}\n",
    "no such day": "opening: 2001-02-30\n",
    "latin 1": "title: Spaß\n".encode("latin-1"),
    "utf 16": "dice: 5\n".encode("utf-16"),
    "binary": bytes(range(256)),
    "null character": b"dice: 5\0\n",
    "tabs": "dice:\t5\n\topening: 3\n",
    "unclosed": "singles: {1: 100\n",
    "two documents": "dice: 5\n---\ndice: 6\n",
    "other version": "%YAML 9.9\n---\ndice: 5\n",
    "control characters": 'keep: "\\e[31m\\nred"\n"\\e[2J": 1\n',
    "title with control characters": 'title: "\\e[31m"\n',
    "title that is none": "title: [a]\nsummary: 5\n",
    "long title": f"title: {'x' * 5000}\n",
    "no such base": "base: nonsense\n",
    "base that is none": "base: {dice: 5}\n",
    "path as a base": "base: ../../../etc/passwd\n",
    "long key": f"{'d' * 1000}: 5\n",
    "half surrogate": 'title: "\\ud800"\n',
}
WITHOUT_LINE = {"empty", "only a comment", "ten megabytes"}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files(command_line: CommandLine, name: str) -> None:
    ran = command_line.run("rules", "check", command_line.file(HOSTILE[name]))
    assert (ran.status, ran.out) == (1, "")
    assert ran.seconds < ENDLESS_SECONDS
    lines = ran.err.splitlines()
    assert lines
    assert all(line.isprintable() for line in lines)
    assert all(line.startswith("line ") for line in lines) or name in WITHOUT_LINE


@pytest.mark.parametrize("content", ["{}", "\ufeffdice: 6\n", "dice: 6\r\ntarget: 500\r\n"])
def test_files_that_are_fine(command_line: CommandLine, content: str) -> None:
    assert command_line.run("rules", "check", command_line.file(content)).status == 0


def test_all_faults_of_all_kinds_at_once(command_line: CommandLine) -> None:
    file = command_line.file(
        "title: 5\nbase: nonsense\ndice: 5\ndice: 7\nopening: -1\ntarget: 9999999999999999999\nx: 1\n"
    )
    ran = command_line.run("rules", "check", file)
    assert {line.split(":")[0] for line in ran.err.splitlines()} == {f"line {n}" for n in (1, 2, 4, 5, 6, 7)}


@pytest.mark.parametrize(
    ("unknown", "meant"),
    [("openning", "opening"), ("three_pair", "three_pairs"), ("tittle", "title"), ("baze", "base"), ("Dice", "dice")],
)
def test_did_you_mean(command_line: CommandLine, unknown: str, meant: str) -> None:
    ran = command_line.run("rules", "check", command_line.file(f"{unknown}: standard\n"))
    fault = say("fault-unknown-option", option=unknown, similar=meant)
    assert ran.err == f"{say('at-line', line='1', sentence=fault)}\n"
