"""`python -m bot review`: looks back at a game that has ended, from its text."""

import argparse

from bot.cli.arguments import Words, add_word, own_words, read_text
from bot.rulesets import engine_of_text


def add_to(words: Words) -> None:
    word = add_word(words, "review", review, "luck and decisions in a finished game, from its text")
    word.add_argument("file")
    word.add_argument("--json", action="store_true", help="a JSON line for each fact, then a summary")
    word.add_argument("--png", metavar="OUT", help="draw each seat's chance to win into this file")


def review(options: argparse.Namespace) -> int:
    return int(own_words(engine_of_text(read_text(options.file)), "review").review(options))
