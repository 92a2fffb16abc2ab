"""Commands about rule sets."""

import argparse
import json
from pathlib import Path

from bot import rulesets
from bot.cli.arguments import Words, add_word, json_line, named_rules, read_bytes
from bot.errors import Fault, RuleSetError, SetupError
from bot.games.registry import DEFAULT, ENGINES
from bot.sentences import listed, say
from bot.typed import key_of


def add_to(words: Words) -> None:
    rules = words.add_parser("rules", help="list, show, check and tabulate rule sets")
    actions = rules.add_subparsers(required=True, metavar="ACTION")
    add_word(actions, "list", list_, "all built-in rule sets: id, title, summary")
    add_word(actions, "show", show, "all options of a rule set, as YAML").add_argument("rules", metavar="ID-OR-FILE")
    check_ = add_word(actions, "check", check, "all faults of a file; exit 1 if there are any")
    check_.add_argument("file", metavar="FILE")
    table_ = add_word(actions, "table", table, "all keeps of every roll, as JSON lines, if the game has keeps")
    table_.add_argument("rules", metavar="ID-OR-FILE")
    schema_ = add_word(actions, "schema", schema, "the JSON schema of a rule set's file, for editors")
    schema_.add_argument("--game", choices=ENGINES, default=DEFAULT.name, help=f"default: {DEFAULT.name}")


def list_(_options: argparse.Namespace) -> int:
    shipped = rulesets.shipped().values()
    widths = [max(map(len, column)) + 2 for column in zip(*((each.name, each.title) for each in shipped), strict=True)]
    for each in shipped:
        print(f"{each.name:<{widths[0]}}{each.title:<{widths[1]}}{each.summary}")
    return 0


def show(options: argparse.Namespace) -> int:
    print(rulesets.write_all(named_rules(options.rules)), end="")
    return 0


def check(options: argparse.Namespace) -> int:
    named = rulesets.parse(read_bytes(options.file), name=Path(options.file).stem)
    like = rulesets.looking_like(named.title, rulesets.shipped().values())
    if like is not None and key_of(named.title) not in rulesets.titles_of(like):
        raise RuleSetError([Fault("title", "title-taken", {"title": like.title})])
    print(say("rules-are-fine", title=named.title))
    return 0


def table(options: argparse.Namespace) -> int:
    named = named_rules(options.rules)
    lines = named.engine.table(named.rules)
    if lines is None:
        only = listed(engine.name.title() for engine in ENGINES.values() if engine.table(engine.rules()))
        raise SetupError("rules-of-other-game", name=options.rules, game=named.engine.name, only=only)
    for line in lines:
        print(json_line(line))
    return 0


def schema(options: argparse.Namespace) -> int:
    print(json.dumps(rulesets.schema(ENGINES[options.game]), indent=2))
    return 0
