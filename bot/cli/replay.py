"""`python -m bot replay`: plays a game from its text by the rules."""

import argparse
from dataclasses import asdict

from bot import rulesets
from bot.cli.arguments import Words, add_word, json_line, read_text
from bot.games.farkle.facts import Fact
from bot.games.farkle.game import Phase
from bot.games.farkle.notation import Transcript, read_game, write_game
from bot.games.farkle.play import result


def add_to(words: Words) -> None:
    replay = add_word(words, "replay", run, "play a game from its text by the rules")
    replay.add_argument("file")
    replay.add_argument("--json", action="store_true", help="a JSON line for each fact, last a summary")


def run(options: argparse.Namespace) -> int:
    transcript = read_game(read_text(options.file), rulesets.shipped_rules)
    if options.json:
        for fact in transcript.facts:
            print(json_line(_fact_as_json(fact)))
        print(json_line(_summary(transcript)))
    else:
        base = rulesets.shipped()[transcript.base].rules
        rules, players = transcript.game.rules, transcript.players
        print(write_game(transcript.base, base, rules, players, transcript.facts, transcript.proof), end="")
    return 0


def _fact_as_json(fact: Fact) -> dict[str, object]:
    return {"fact": type(fact).__name__.lower(), **asdict(fact)}


def _summary(transcript: Transcript) -> dict[str, object]:
    game = transcript.game
    outcome = result(game)
    return {
        "over": game.phase == Phase.OVER,
        "totals": {str(number): game.seat(number).total for number in game.numbers},
        "winners": outcome.winners,
        "skunked": outcome.skunked,
        "double_skunked": outcome.double_skunked,
    }
