"""The golden games: each replays to the summary in its last line, and together they show every rule."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from bot import rulesets
from bot.games.farkle import RuleSet
from bot.games.notation import Transcript
from bot.games.proof import NO_PROOF
from bot.games.registry import ENGINES
from tests.golden import farkle, yahtzee

PRACTICE: dict[str, Any] = {"farkle": farkle, "yahtzee": yahtzee}
GAMES = sorted(path for engine in PRACTICE for path in Path(__file__).parent.glob(f"*.{engine}"))
SHIPPED = {name: named for name, named in rulesets.shipped().items() if named.engine.name in PRACTICE}


def of_rules(name: str) -> Iterator[Path]:
    return (path for path in GAMES if path.stem.rpartition("-")[0] == name)


@cache
def replay(path: Path) -> Transcript[Any, Any]:
    engine = ENGINES[path.suffix[1:]]
    return engine.notation.read_game(path.read_text(encoding="utf-8"), rulesets.shipped_rules_of(engine))


def shown(path: Path) -> set[str]:
    transcript = replay(path)
    return {name for _, name in PRACTICE[path.suffix[1:]].acting(transcript.start, transcript.facts)}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_ends_as_expected(path: Path) -> None:
    *_, last = path.read_text(encoding="utf-8").splitlines()
    summary = ENGINES[path.suffix[1:]].summary(replay(path).game)
    assert summary.over
    assert json.loads(last.removeprefix("# expect ")) == json.loads(json.dumps(asdict(summary)))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_leaves_nothing_out(path: Path) -> None:
    """Its lines are what the engine writes, derived ones and points included, beside the comments."""
    transcript, base = replay(path), SHIPPED[replay(path).base]
    written = base.engine.notation.write_game(
        transcript.base, base.rules, transcript.game.rules, transcript.players, transcript.facts, NO_PROOF
    )
    lines = (line.partition("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines())
    assert [line for line in lines if line] == written.splitlines()


@pytest.mark.parametrize("name", sorted(SHIPPED))
def test_every_rule_of_a_shipped_rule_set_is_seen_to_act(name: str) -> None:
    named = SHIPPED[name]
    assert all(replay(path).base == name for path in of_rules(name))
    rules = PRACTICE[named.engine.name].rules_of(named.rules)
    assert rules - set(chain.from_iterable(map(shown, of_rules(name)))) == set()


@pytest.mark.parametrize("name", sorted(SHIPPED))
def test_three_whole_games_of_each_rule_set_most_to_its_real_target(name: str) -> None:
    games = [replay(path).game.rules for path in of_rules(name)]
    targets = [rules.target for rules in games if isinstance(rules, RuleSet)]
    assert len(games) >= 3
    assert not targets or rulesets.shipped()[name].rules.target in targets
