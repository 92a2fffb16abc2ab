"""The golden games: each replays to the summary that stands in its last line, and together they show every rule."""

import json
from itertools import chain
from pathlib import Path

import pytest

from bot import rulesets
from bot.games.farkle import RollOffDie, RuleSet, Transcript, outcome, read_game, write_game
from bot.local.acting_rules import acting, rules_of

GAMES = sorted(Path(__file__).parent.glob("*.farkle"))
EXPECT = "# expect "


def find(name: str) -> RuleSet | None:
    house = rulesets.find_shipped(name)
    return house.rules if house else None


def replay(path: Path) -> Transcript:
    return read_game(path.read_text(encoding="utf-8"), find)


def shown(transcript: Transcript) -> set[str]:
    rules, facts = transcript.game.rules, transcript.facts
    roll_off = any(isinstance(fact, RollOffDie) for fact in facts)
    return {name for _, name in acting(rules, len(transcript.players), facts, roll_off=roll_off)}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_ends_as_expected(path: Path) -> None:
    *_, last = path.read_text(encoding="utf-8").splitlines()
    game = replay(path).game
    ended = outcome(game)
    assert ended is not None
    assert json.loads(last.removeprefix(EXPECT)) == {
        "over": True,
        "totals": {str(number): game.seat(number).total for number in game.numbers},
        "winners": [*ended.winners],
        "skunked": [*ended.skunked],
        "double_skunked": [*ended.double_skunked],
    }


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_leaves_nothing_out(path: Path) -> None:
    """Its lines are what the engine writes, derived ones and points included, beside the comments."""
    transcript = replay(path)
    written = write_game(
        transcript.base,
        rulesets.shipped()[transcript.base].rules,
        transcript.game.rules,
        transcript.players,
        transcript.facts,
    )
    lines = (line.partition("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines())
    assert [line for line in lines if line] == written.splitlines()


@pytest.mark.parametrize("name", sorted(rulesets.shipped()))
def test_every_rule_of_a_shipped_rule_set_is_seen_to_act(name: str) -> None:
    games = [replay(path) for path in GAMES if path.stem.rpartition("-")[0] == name]
    assert all(game.base == name for game in games)
    assert rules_of(rulesets.shipped()[name].rules) - set(chain.from_iterable(map(shown, games))) == set()


@pytest.mark.parametrize("name", sorted(rulesets.shipped()))
def test_three_whole_games_of_each_rule_set_most_to_its_real_target(name: str) -> None:
    targets = [replay(path).game.rules.target for path in GAMES if path.stem.rpartition("-")[0] == name]
    assert len(targets) >= 3
    assert rulesets.shipped()[name].rules.target in targets
