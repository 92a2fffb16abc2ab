"""The golden games: each replays to the summary in its last line, and together they show every rule."""

import json
from dataclasses import asdict
from functools import cache
from typing import Any

import pytest

from bot import rulesets
from bot.games.farkle import RuleSet
from bot.games.notation import Transcript
from bot.games.proof import NO_PROOF
from tests.golden import GAMES, expected, farkle, yahtzee

PRACTICE: dict[str, Any] = {"farkle": farkle, "yahtzee": yahtzee}
SHIPPED = {name: named for name, named in rulesets.shipped().items() if named.engine.name in PRACTICE}


@cache
def replay(name: str) -> Transcript[Any, Any]:
    engine = rulesets.engine_of_text(GAMES[name])
    return engine.notation.read_game(GAMES[name], rulesets.shipped_rules_of(engine))


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_ends_as_expected_and_leaves_nothing_out(name: str) -> None:
    """Its lines are what the engine writes, derived ones and points included, beside the comments."""
    transcript, base = replay(name), SHIPPED[replay(name).base]
    result = base.engine.result(transcript.game)
    assert result.over
    assert json.loads(expected(GAMES[name])) == json.loads(json.dumps(asdict(result)))
    written = base.engine.notation.write_game(
        transcript.base, base.rules, transcript.game.rules, transcript.players, transcript.facts, NO_PROOF
    )
    lines = (line.partition("#")[0].strip() for line in GAMES[name].splitlines())
    assert [line for line in lines if line] == written.splitlines()


@pytest.mark.parametrize("name", sorted(SHIPPED))
def test_three_games_of_a_shipped_rule_set_most_to_its_real_target_show_every_rule(name: str) -> None:
    named = SHIPPED[name]
    practice, games = PRACTICE[named.engine.name], [replay(game) for game in GAMES if game.rpartition("-")[0] == name]
    assert len(games) >= 3
    assert {game.base for game in games} == {name}
    targets = [game.game.rules.target for game in games if isinstance(game.game.rules, RuleSet)]
    assert not targets or named.rules.target in targets
    shown = {rule for game in games for _, rule in practice.acting(game.start, game.facts)}
    assert practice.rules_of(named.rules) - shown == set()
