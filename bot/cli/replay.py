"""`python -m bot replay`: replays a game from its text, as narration or JSON."""

import argparse
from dataclasses import asdict

from bot import rulesets
from bot.cli.arguments import Words, add_word, json_line, read_text


def add_to(words: Words) -> None:
    replay = add_word(words, "replay", run, "replay a game from its text, and tell its story")
    replay.add_argument("file")
    replay.add_argument("--json", action="store_true", help="a JSON line for each fact, then a summary")


def run(options: argparse.Namespace) -> int:
    text = read_text(options.file)
    engine = rulesets.engine_of_text(text)
    transcript = engine.notation.read_game(text, rulesets.shipped_rules_of(engine))
    if options.json:
        for fact in transcript.facts:
            print(json_line({"fact": engine.notation.word_of(fact), **asdict(fact)}))
        print(json_line(asdict(engine.summary(transcript.game))))
    else:
        # Takes a second to load.
        from bot.ui.story import story

        for line in story(engine, rulesets.shipped()[transcript.base].title, transcript):
            print(line)
    return 0
