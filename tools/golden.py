"""Records golden games of a shipped rule set: ``python -m tools.golden ID [--folder FOLDER] [--seed N]``.

Plays at random until each rule has acted, and adds the fewest games that show them all, at least three, to the file of
the rule set. Comments say where each rule first acts, and how the game ended.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from bot import rulesets
from bot.cli.pipes import run
from bot.games.engine import State
from bot.games.options import OptionSet
from bot.games.proof import NO_PROOF
from bot.rulesets import NamedRules

_FOLDER = Path(__file__).parents[1] / "tests" / "golden"
_PLAYERS = ("Ada", "Ben", "Cleo")
_LEAST = 3
_MOST_TRIED = 3000
_COMMENT_COLUMN = 27


@dataclass(frozen=True)
class Golden:
    """`acts`: the number of the fact (from 0) at which each rule first acts."""

    rules: OptionSet
    game: State
    facts: tuple[Any, ...]
    acts: dict[str, int]


def record(named: NamedRules, seed: int) -> list[Golden]:
    """Reproducible by seed. Exits if no game shows some rule."""
    practice = import_module(f"tests.golden.{named.engine.name}")
    wanted, games = practice.rules_of(named.rules), list[Golden]()
    for begun, game, facts in islice(practice.played(named.rules, Random(seed)), _MOST_TRIED):
        if game.is_over:
            acts: dict[str, int] = {}
            for number, name in practice.acting(begun, facts):
                acts.setdefault(name, number)
            games.append(Golden(begun.rules, game, facts, acts))
        if len(games) >= _LEAST and not wanted.difference(*(each.acts for each in games)):
            return _fewest(games, wanted)
    raise SystemExit(f"never seen to act: {', '.join(sorted(wanted.difference(*(each.acts for each in games))))}")


def _fewest(played: list[Golden], wanted: set[str]) -> list[Golden]:
    """Greedy: the first game, then the one that shows most of the rest, the shortest of equals."""
    chosen, rest = played[:1], played[1:]
    while lacking := wanted.difference(*(each.acts for each in chosen)):
        best = max(rest, key=lambda each: (len(lacking & each.acts.keys()), -len(each.facts)))
        chosen.append(best)
        rest.remove(best)
    return chosen + rest[: max(0, _LEAST - len(chosen))]


def text_of(golden: Golden, base: NamedRules) -> str:
    """A golden game as text, with comments, and how it ended."""
    players = _PLAYERS[: len(golden.game.numbers)]
    written = base.engine.notation.write_game(base.name, base.rules, golden.rules, players, golden.facts, NO_PROOF)
    lines = written.splitlines()
    first = len(lines) - len(golden.facts)
    for name, number in golden.acts.items():
        line = lines[first + number]
        lines[first + number] = f"{line}; {name}" if "#" in line else f"{line:<{_COMMENT_COLUMN - 1}} # {name}"
    return "\n".join([*lines, "# expect " + json.dumps(asdict(base.engine.result(golden.game)))]) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rules", metavar="ID", choices=rulesets.shipped())
    parser.add_argument("--folder", type=Path, default=_FOLDER, help="where to (default: tests/golden)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="other games for each (default: 1)")
    options = parser.parse_args(arguments)
    named = rulesets.shipped()[options.rules]
    path = options.folder / f"{named.name}.{named.engine.name}"
    games = [path.read_text(encoding="utf-8")] if path.exists() else []
    for golden in record(named, options.seed):
        games.append(text_of(golden, named))
        print(f"game {len(games)} for {path}: {len(golden.acts)} rules act")
    path.write_text("\n".join(games), encoding="utf-8")


if __name__ == "__main__":
    run(main)
