"""Golden games: whole games by random moves in which every rule of a rule set is seen to act, as text with comments."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from importlib import import_module
from itertools import islice
from random import Random
from typing import Any, Protocol, cast

from bot.errors import SetupError
from bot.games.engine import State
from bot.games.options import OptionSet
from bot.games.proof import NO_PROOF
from bot.rulesets import NamedRules

EXPECT = "# expect "
"""The beginning of the last line, which says how the game ended."""

_PLAYERS = ("Ada", "Ben", "Cleo")
_LEAST = 3
_MOST_TRIED = 3000
_COMMENT_COLUMN = 27


class Practice(Protocol):
    """What is known of a game in order to play it until its rules have acted. A module of each game has that.

    `rules_of` names all rules of a rule set, and `acting` those that act in the facts of a game, with the number of the
    fact (from 0). `played` gives one random game after the other, for ever: as it begins, as it stands at last, and its
    facts. `is_whole` says that no deed is half done: dice are kept or held and thrown, or kept and banked, at once.
    """

    def rules_of(self, rules: Any, /) -> set[str]: ...
    def acting(self, start: Any, facts: Iterable[Any], /) -> Iterator[tuple[int, str]]: ...
    def is_whole(self, game: Any, /) -> bool: ...
    def played(self, rules: Any, random: Random, /) -> Iterator[tuple[Any, Any, tuple[Any, ...]]]: ...


def practice_of(game: str) -> Practice:
    """The practice of a game: the module `golden` of its folder here. Raises SetupError (`no-practice`)."""
    try:
        return cast(Practice, import_module(f"bot.local.{game}.golden"))
    except ModuleNotFoundError:
        raise SetupError("no-practice", game=game) from None


@dataclass(frozen=True)
class Golden:
    """A whole game, and the rules that act in it, by the number of the fact (from 0) in which they first do."""

    rules: OptionSet
    game: State
    facts: tuple[Any, ...]
    acts: dict[str, int]


def record(named: NamedRules, seed: int) -> list[Golden]:
    """The fewest of many random games that together show every rule; three at least, the first to the real target.

    They are the same for the same seed. Raises SetupError (`rules-never-act`) where no game shows some rule.
    """
    wanted, games = practice_of(named.engine.name).rules_of(named.rules), list[Golden]()
    for golden in _played(named, Random(seed)):
        games.append(golden)
        if not wanted.difference(*(each.acts for each in games)) and len(games) >= _LEAST:
            return _fewest(games, wanted)
    lacking = wanted.difference(*(each.acts for each in games))
    raise SetupError("rules-never-act", count=_MOST_TRIED, rules=sorted(lacking))


def text_of(golden: Golden, base: NamedRules) -> str:
    """The game as text: comments say where each rule first acts, and the last line says how it ended."""
    game, engine = golden.game, base.engine
    players = _PLAYERS[: len(game.numbers)]
    written = engine.notation.write_game(base.name, base.rules, golden.rules, players, golden.facts, NO_PROOF)
    lines = written.splitlines()
    first = len(lines) - len(golden.facts)
    for name, number in golden.acts.items():
        line = lines[first + number]
        lines[first + number] = f"{line}; {name}" if "#" in line else f"{line:<{_COMMENT_COLUMN}}# {name}"
    return "\n".join([*lines, EXPECT + json.dumps(asdict(engine.summary(game)))]) + "\n"


def _played(named: NamedRules, random: Random) -> Iterator[Golden]:
    practice = practice_of(named.engine.name)
    for begun, game, facts in islice(practice.played(named.rules, random), _MOST_TRIED):
        if game.is_over:
            acts: dict[str, int] = {}
            for number, name in practice.acting(begun, facts):
                acts.setdefault(name, number)
            yield Golden(begun.rules, game, facts, acts)


def _fewest(played: list[Golden], wanted: set[str]) -> list[Golden]:
    """The first game, then always the one that shows most of what is lacking, the shortest of those."""
    chosen, rest = played[:1], played[1:]
    while lacking := wanted.difference(*(each.acts for each in chosen)):
        best = max(rest, key=lambda each: (len(lacking & each.acts.keys()), -len(each.facts)))
        chosen.append(best)
        rest.remove(best)
    return chosen + rest[: max(0, _LEAST - len(chosen))]
