"""Golden games: whole games by random moves in which every rule of a rule set is seen to act, as text with comments."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

from bot.errors import RuleSetError, SetupError
from bot.games.farkle import Fact, Game, Phase, RuleSet, change, new_game, outcome, write_game
from bot.local.acting_rules import acting, rules_of
from bot.local.autoplay import play_on
from bot.local.random_games import random_move

EXPECT = "# expect "
"""The beginning of the last line, which says how the game ended."""

_PLAYERS = ("Ada", "Ben", "Cleo")
_LEAST = 3
_MOST_TRIED = 3000
_MOST_FACTS = 5000
# Short games end level, or far behind, more often than those to the real target.
_TARGETS = (1.0, 0.5, 0.2, 0.1, 0.05)
_COMMENT_COLUMN = 27


@dataclass(frozen=True)
class Golden:
    """A whole game, and the rules that act in it, by the number of the fact (from 0) in which they first do."""

    rules: RuleSet
    game: Game
    facts: tuple[Fact, ...]
    acts: dict[str, int]


def record(rules: RuleSet, seed: int) -> list[Golden]:
    """The fewest of many random games that together show every rule; three at least, the first to the real target.

    They are the same for the same seed. Raises SetupError (`rules-never-act`) where no game shows some rule.
    """
    wanted, played = rules_of(rules), list[Golden]()
    for golden in _played(rules, Random(seed)):
        played.append(golden)
        if not wanted.difference(*(each.acts for each in played)) and len(played) >= _LEAST:
            return _fewest(played, wanted)
    lacking = wanted.difference(*(each.acts for each in played))
    raise SetupError("rules-never-act", count=_MOST_TRIED, rules=sorted(lacking))


def text_of(golden: Golden, base: str, base_rules: RuleSet) -> str:
    """The game as text: comments say where each rule first acts, and the last line says how it ended."""
    game, ended = golden.game, outcome(golden.game)
    assert ended is not None
    written = write_game(base, base_rules, golden.rules, _PLAYERS[: len(game.seats)], golden.facts).splitlines()
    first = len(written) - len(golden.facts)
    for name, number in golden.acts.items():
        line = written[first + number]
        written[first + number] = f"{line}; {name}" if "#" in line else f"{line:<{_COMMENT_COLUMN}}# {name}"
    summary = {
        "over": True,
        "totals": {str(number): game.seat(number).total for number in game.numbers},
        "winners": [*ended.winners],
        "skunked": [*ended.skunked],
        "double_skunked": [*ended.double_skunked],
    }
    return "\n".join([*written, EXPECT + json.dumps(summary)]) + "\n"


def _played(rules: RuleSet, random: Random) -> Iterator[Golden]:
    """Whole games between two or three, the first to the real target."""
    for tried in range(_MOST_TRIED):
        aimed = _aiming(rules, 1.0 if not tried else random.choice(_TARGETS))
        if aimed is None:
            continue
        begun = new_game(aimed, random.choice((2, 3)))
        # Everybody stays and nobody is idle: that is no rule of a rule set.
        game, facts = play_on(begun, lambda game: random_move(game, random, leaving=0, idling=0), _MOST_FACTS)
        if game.phase is Phase.OVER:
            yield Golden(aimed, game, tuple(facts), _acts(aimed, game, facts))


def _aiming(rules: RuleSet, part: float) -> RuleSet | None:
    """The rules with a part of their target; None where they do not allow so low a one."""
    target = max(1, int(rules.target * part) // rules.step) * rules.step
    try:
        return change(rules, {"target": target})
    except RuleSetError:
        return None


def _acts(rules: RuleSet, game: Game, facts: Iterable[Fact]) -> dict[str, int]:
    acts: dict[str, int] = {}
    for number, name in acting(rules, len(game.seats), facts, roll_off=rules.start == "roll_off"):
        acts.setdefault(name, number)
    return acts


def _fewest(played: list[Golden], wanted: set[str]) -> list[Golden]:
    """The first game, then always the one that shows most of what is lacking, the shortest of those."""
    chosen, rest = played[:1], played[1:]
    while lacking := wanted.difference(*(each.acts for each in chosen)):
        best = max(rest, key=lambda each: (len(lacking & each.acts.keys()), -len(each.facts)))
        chosen.append(best)
        rest.remove(best)
    return chosen + rest[: max(0, _LEAST - len(chosen))]
