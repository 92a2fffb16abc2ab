"""The printed demo: whose rules it takes, and times as a terminal can show them."""

import sys

import pytest

from bot.local import demo
from bot.local.demo import relative_time
from bot.sentences import say
from tests.support.command_line import CommandLine


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (899.2, "in 15 minutes"),
        (299.8, "in 5 minutes"),
        (59, "in 1 minute"),
        (12, "in 12 seconds"),
        (-5, "5 seconds ago"),
        (2 * 24 * 3600, "in 2 days"),
    ],
)
def test_a_deadline_is_as_far_away_as_it_is(seconds: float, said: str) -> None:
    assert relative_time(seconds) == said


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """People who read as fast as programs do."""
    monkeypatch.setattr(demo, "_PAUSE_SECONDS", 0)  # no one reads it


@pytest.mark.usefixtures("quick")
def test_a_game_by_the_rules_of_a_file(command_line: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("logging.disable", lambda _level: None)  # later tests need the log
    rules = command_line.file("title: Ones only\nsingles: {1: 300}\nopening: 0\ntarget: 2000\n", "ones.yaml")
    ran = command_line.run("sandbox", "--demo", "--rules", rules, "--target", "300")
    assert ran.status == 0
    assert "/farkle start rules:ones only target:300" in ran.out
    assert "Farkle · Ones only" in ran.out


@pytest.mark.parametrize("arguments", [(), ("--demo",)])
def test_without_the_local_discord_one_line_says_how_to_install_it(
    command_line: CommandLine, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.setitem(sys.modules, "localdiscord", None)  # as if it were not installed
    for module in ("bot.local.demo", "bot.local.playground"):
        monkeypatch.delitem(sys.modules, module, raising=False)  # they are imported anew
    ran = command_line.run("sandbox", *arguments)
    assert (ran.status, ran.err) == (2, f"{say('no-local-discord')}\n")


def test_a_misspelt_rule_set_is_not_played(command_line: CommandLine) -> None:
    ran = command_line.run("sandbox", "--demo", "--rules", "delux")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"{say('no-such-rule-set', name='delux', similar='deluxe')}\n"


@pytest.mark.parametrize(("option", "value"), [("--rules", "deluxe"), ("--target", "0"), ("--seed", "3")])
def test_the_page_takes_no_options_of_the_demo(command_line: CommandLine, option: str, value: str) -> None:
    ran = command_line.run("sandbox", "--no-browser", option, value)
    assert (ran.status, ran.out, ran.err) == (2, "", f"{say('only-with-demo', option=option)}\n")
