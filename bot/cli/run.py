"""`python -m bot run`: connects to Discord and hosts games."""

import argparse

from bot.cli.arguments import Words, add_word


def add_to(words: Words) -> None:
    add_word(words, "run", run, "connect to Discord and host games")


def run(_options: argparse.Namespace) -> int:
    # Discord and the database are loaded only where they are needed: `rules` and `replay` start in an instant.
    from bot.app import run_bot

    return run_bot()
