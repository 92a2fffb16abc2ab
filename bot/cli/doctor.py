"""`python -m bot doctor`: finds problems of an installation, with remedies."""

import argparse
import asyncio
import logging

from bot.cli.arguments import Words, add_word
from bot.text import say


def add_to(words: Words) -> None:
    add_word(words, "doctor", run, "check this installation; exit 1 if anything is wrong")


def run(_options: argparse.Namespace) -> int:
    from bot.host.doctor import Mark, examine

    # Findings replace the log.
    logging.disable(logging.ERROR)
    try:
        findings = asyncio.run(examine())
    finally:
        logging.disable(logging.NOTSET)
    for finding in findings:
        print(finding)
    wrong = sum(finding.mark is Mark.WRONG for finding in findings)
    print(say("doctor-wrong", count=wrong) if wrong else say("doctor-fine"))
    return 1 if wrong else 0
