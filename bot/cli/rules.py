"""`python -m bot rules`: lists, shows, checks and tabulates rule sets."""

import argparse
import json
from dataclasses import asdict
from itertools import combinations_with_replacement
from pathlib import Path

from bot import rulesets
from bot.cli.arguments import Words, add_word, house_rules, json_line, named_rules, read_bytes
from bot.games import farkle
from bot.games.dice import FACES
from bot.games.farkle import largest, scoring
from bot.games.registry import ENGINES
from bot.text import say


def add_to(words: Words) -> None:
    rules = words.add_parser("rules", help="list, show, check and tabulate rule sets")
    actions = rules.add_subparsers(required=True, metavar="ACTION")
    add_word(actions, "list", list_, "every shipped rule set: id, title, summary")
    add_word(actions, "show", show, "every option with its value, as YAML").add_argument("rules", metavar="ID-OR-FILE")
    add_word(actions, "check", check, "every fault of a file at once; exit 1 if there is one").add_argument("file")
    table_ = add_word(actions, "table", table, "JSON lines: what may be kept of every throw in Farkle")
    table_.add_argument("rules", metavar="ID-OR-FILE")
    schema_ = add_word(actions, "schema", schema, "the JSON schema of a rule set's file, for editors")
    schema_.add_argument("--game", choices=ENGINES, default=farkle.NAME, help=f"default: {farkle.NAME}")


def list_(_options: argparse.Namespace) -> int:
    for named in rulesets.shipped().values():
        print(f"{named.name:<16}{named.title:<16}{named.summary}")
    return 0


def show(options: argparse.Namespace) -> int:
    print(rulesets.write_all(named_rules(options.rules)), end="")
    return 0


def check(options: argparse.Namespace) -> int:
    named = rulesets.parse(read_bytes(options.file), name=Path(options.file).stem)
    print(say("rules-are-fine", title=named.title))
    return 0


def table(options: argparse.Namespace) -> int:
    rules = house_rules(options.rules).rules
    worth = scoring(rules)
    for count in range(1, rules.dice + 1):
        for roll in combinations_with_replacement(FACES, count):
            keeps = worth.keepable(roll)
            if rules.keep == "all":
                keeps = largest(keeps)
            line = {"roll": roll, "keeps": [asdict(keep) for keep in keeps], "wins": worth.wins(roll)}
            print(json_line(line))
    return 0


def schema(options: argparse.Namespace) -> int:
    print(json.dumps(rulesets.schema(ENGINES[options.game]), indent=2))
    return 0
