"""`python -m bot golden record`: writes golden games of a rule set."""

import argparse
from itertools import count
from pathlib import Path

from bot import rulesets
from bot.cli.arguments import Words, add_word, named_rules, whole_number
from bot.rulesets import NamedRules
from bot.text import say

_FOLDER = Path(__file__).parents[2] / "tests" / "golden"


def add_to(words: Words) -> None:
    golden = words.add_parser("golden", help="games in which every rule is seen to act")
    record_ = add_word(
        golden.add_subparsers(required=True, metavar="ACTION"),
        "record",
        record,
        "play a rule set at random until each of its rules has acted, and write these games with how they ended",
    )
    record_.add_argument("rules", metavar="ID-OR-FILE")
    record_.add_argument("--folder", type=Path, default=_FOLDER, help="where to (default: tests/golden)")
    record_.add_argument("--seed", type=whole_number, default=1, metavar="N", help="other games for each (default: 1)")


def record(options: argparse.Namespace) -> int:
    """Adds files `<id>-<n>.<game>`. Raises SetupError, RuleSetError."""
    from bot.local.golden import record, text_of

    named, shipped = named_rules(options.rules), rulesets.shipped()
    base = named if named.name in shipped else shipped[named.base]
    options.folder.mkdir(parents=True, exist_ok=True)
    for golden in record(named, options.seed):
        path = _free(options.folder, named)
        path.write_text(text_of(golden, base), encoding="utf-8")
        print(say("golden-written", path=str(path), rules=len(golden.acts)))
    return 0


def _free(folder: Path, named: NamedRules) -> Path:
    paths = (folder / f"{named.name}-{number}.{named.engine.name}" for number in count(1))
    return next(path for path in paths if not path.exists())
