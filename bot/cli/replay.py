"""`python -m bot replay`: plays a game from its text by the rules."""

import argparse
from dataclasses import asdict

from bot import rulesets
from bot.cli.arguments import Words, add_word, json_line, read_text
from bot.games.farkle import Fact, Transcript, outcome, read_game, word_of, write_game


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
