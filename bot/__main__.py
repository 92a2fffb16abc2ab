"""The command line: `python -m bot run | sandbox | rules … | replay … | verify … | stats …`."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

from bot import rulesets
from bot.errors import FarkleError, SetupError
from bot.games.dice import FACES
from bot.games.farkle import (
    Fact,
    NothingToCheck,
    Transcript,
    change,
    largest,
    outcome,
    read_game,
    scoring,
    verify,
    word_of,
    write_game,
)
from bot.rulesets import HouseRules
from bot.text import explain, say
from bot.ui.game.verdict import report

_HIGHEST_PORT = 65_535


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command. Returns the exit status: 0 well, 1 the file has faults, 2 the command cannot be carried out."""
    options = _parser().parse_args(arguments)
    try:
        status: int = options.command(options)
    except (SetupError, NothingToCheck) as error:
        print(explain(error), file=sys.stderr)
        return 2
    except FarkleError as error:
        print(explain(error), file=sys.stderr)
        return 1
    except BrokenPipeError:
        # Whoever read the output has seen enough, as with `… | head`.
        sys.stderr.close()
        return 0
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="A Discord bot that hosts games of Farkle.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _command(commands, "run", _run, "connect to Discord and host games")
    sandbox = _command(commands, "sandbox", _sandbox, "play in a browser, on a local Discord and without a token")
    sandbox.add_argument("--port", type=_port, default=0, help="where to serve the page (default: any free port)")
    sandbox.add_argument("--fresh", action="store_true", help="forget the games of earlier runs")
    sandbox.add_argument("--no-browser", action="store_true", help="only print the address")
    sandbox.add_argument("--demo", action="store_true", help="print one game of simulated people instead")
    demo = sandbox.add_argument_group("with --demo")
    demo.add_argument("--rules", default="standard", help="a shipped rule set (default: %(default)s)")
    demo.add_argument("--target", type=int, default=2000, help="points to win (default: %(default)s)")
    demo.add_argument("--seed", type=int, default=7, help="for the dice and the players (default: %(default)s)")

    rules = commands.add_parser("rules", help="list, show, check and tabulate rule sets").add_subparsers(
        required=True, metavar="ACTION"
    )
    _command(rules, "list", _list, "every shipped rule set: id, title, summary")
    _command(rules, "show", _show, "every option with its value, as YAML").add_argument("rules", metavar="ID-OR-FILE")
    _command(rules, "check", _check, "every fault of a file at once; exit 1 if there is one").add_argument("file")
    table = _command(rules, "table", _table, "JSON lines: what may be kept of every throw")
    table.add_argument("rules", metavar="ID-OR-FILE")
    _command(rules, "schema", _schema, "the JSON schema of a rule set's file, for editors")
    replay = _command(commands, "replay", _replay, "play a game from its text by the rules")
    replay.add_argument("file")
    replay.add_argument("--json", action="store_true", help="a JSON line for each fact, last a summary")
    check = _command(
        commands,
        "verify",
        _verify,
        "compute the dice of a finished game anew from its text, and say what differs; exit 1 if anything does, 2 if"
        " the text lacks what it takes, or the end of the game",
    )
    check.add_argument("file")

    records = commands.add_parser("stats", help="everyone's record").add_subparsers(required=True, metavar="ACTION")
    _command(
        records,
        "rebuild",
        _rebuild,
        "compute all records from the facts of finished games and mend what differs; exit 1 if anything did."
        " Stop the bot first: it could not store a game meanwhile",
    )
    return parser


def _command(commands: Any, name: str, function: Any, help_text: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=help_text, description=help_text)
    parser.set_defaults(command=function)
    return parser


def _run(_options: argparse.Namespace) -> int:
    # Discord and the database are loaded only where they are needed: `rules` and `replay` start in an instant.
    from bot.client import run

    run()
    return 0


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port <= _HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a number up to {_HIGHEST_PORT}")
    return port


def _sandbox(options: argparse.Namespace) -> int:
    if not options.demo:
        from bot.local.playground import play

        return play(port=options.port, fresh=options.fresh, browser=not options.no_browser)
    from bot.local.demo import play_demo

    house = rulesets.find_shipped(options.rules)
    if house is None:
        raise SetupError("no-such-rule-set", name=options.rules)
    change(house.rules, {"target": options.target})
    return play_demo(rules=house.name, target=options.target, seed=options.seed)


def _list(_options: argparse.Namespace) -> int:
    for house in rulesets.shipped().values():
        print(f"{house.name:<14}{house.title:<14}{house.summary}")
    return 0


def _show(options: argparse.Namespace) -> int:
    print(rulesets.write_all(_house_rules(options.rules).rules), end="")
    return 0


def _check(options: argparse.Namespace) -> int:
    house = rulesets.parse(_read(options.file), name=Path(options.file).stem)
    print(say("rules-are-fine", title=house.title))
    return 0


def _table(options: argparse.Namespace) -> int:
    rules = _house_rules(options.rules).rules
    worth = scoring(rules)
    for count in range(1, rules.dice + 1):
        for roll in combinations_with_replacement(FACES, count):
            keeps = worth.keepable(roll)
            if rules.keep == "all":
                keeps = largest(keeps)
            line = {"roll": roll, "keeps": [asdict(keep) for keep in keeps], "wins": worth.wins(roll)}
            print(_json(line))
    return 0


def _schema(_options: argparse.Namespace) -> int:
    print(json.dumps(rulesets.schema(), indent=2))
    return 0


def _replay(options: argparse.Namespace) -> int:
    text = _read(options.file)
    transcript = read_game(text.decode("utf-8-sig", errors="replace"), rulesets.shipped_rules)
    if options.json:
        for fact in transcript.facts:
            print(_json(_fact_as_json(fact)))
        print(_json(_summary(transcript)))
    else:
        base = rulesets.shipped()[transcript.base].rules
        rules, players = transcript.game.rules, transcript.players
        print(write_game(transcript.base, base, rules, players, transcript.facts, transcript.proof), end="")
    return 0


def _verify(options: argparse.Namespace) -> int:
    verdict = verify(_read(options.file).decode("utf-8-sig", errors="replace"), rulesets.shipped_rules)
    print("\n".join(report(verdict)))
    if verdict.faults:
        return 1
    return 0 if verdict.is_over else 2


def _rebuild(_options: argparse.Namespace) -> int:
    from bot.cli.stats import rebuild

    return rebuild()


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _fact_as_json(fact: Fact) -> dict[str, object]:
    return {"fact": word_of(fact), **asdict(fact)}


def _summary(transcript: Transcript) -> dict[str, object]:
    game = transcript.game
    ended = outcome(game)
    return {
        "over": ended is not None,
        "totals": {str(number): game.seat(number).total for number in game.numbers},
        "winners": ended.winners if ended else (),
        "skunked": ended.skunked if ended else (),
        "double_skunked": ended.double_skunked if ended else (),
    }


def _house_rules(name: str) -> HouseRules:
    """A rule set by its id, or from a file."""
    house = rulesets.find_shipped(name.lower())
    if house is None:
        if not os.path.exists(name):  # Path.exists raises where a name is too long for a file.
            raise SetupError("no-such-rule-set", name=name)
        house = rulesets.parse(_read(name), name=Path(name).stem)
    return house


def _read(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise SetupError("unreadable-file", path=path, problem=error.strerror or "") from None


if __name__ == "__main__":
    sys.exit(main())
