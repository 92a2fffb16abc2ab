"""`python -m bot verify`: checks the dice of a finished game from its text."""

import argparse

from bot import rulesets
from bot.cli.arguments import Words, add_word, read_text
from bot.ui.game.verdict import report


def add_to(words: Words) -> None:
    word = add_word(
        words,
        "verify",
        run,
        "recompute the dice of a finished game from its text; exit 1 if any differ or the text can't be read,"
        " 2 if the game or its proof is incomplete",
    )
    word.add_argument("file")


def run(options: argparse.Namespace) -> int:
    text = read_text(options.file)
    engine = rulesets.engine_of_text(text)
    verdict = engine.verify(text, rulesets.shipped_rules_of(engine))
    print("\n".join(report(verdict, bullet="  ")))
    if verdict.faults:
        return 1
    return 0 if verdict.is_over else 2
