"""Files that pretend to be rule sets: always a list of faults with their lines, soon, and never a traceback."""

import pytest

from bot.rulesets import MOST_BYTES
from bot.text import say
from tests.support.command_line import ENDLESS_SECONDS, CommandLine

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
