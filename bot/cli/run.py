"""`python -m bot run`, and `doctor`, which finds problems of an installation, with remedies."""

import argparse
import logging

from bot.cli.arguments import Words, add_anyway, add_word, ending, still_working
from bot.sentences import say

log = logging.getLogger(__name__)


def add_to(words: Words) -> None:
    add_anyway(add_word(words, "run", run, "connect to Discord and host games"))
    add_word(words, "doctor", doctor, "check this installation; exit 1 if anything is wrong")


def run(options: argparse.Namespace) -> int:
    # Loaded late, so that other commands start quickly.
    from bot.app import run_bot
    from bot.host import logs

    is_json = logs.set_up()
    try:
        return run_bot(anyway=options.anyway)
    except Exception as error:
        if not is_json:
            raise
        # In the format of the log.
        if (ended := ending(error)) is None:
            log.critical("crashed", exc_info=True)
            return 1
        log.critical("%s", ended.sentence)
        return ended.status


def doctor(_options: argparse.Namespace) -> int:
    import asyncio

    from bot.host.doctor import Mark, examine

    # Findings replace the log.
    logging.disable(logging.ERROR)
    try:
        with still_working():
            findings = asyncio.run(examine())
    finally:
        logging.disable(logging.NOTSET)
    for finding in findings:
        print(finding)
    wrong = sum(finding.mark is Mark.WRONG for finding in findings)
    print(say("doctor-wrong", count=wrong) if wrong else say("doctor-fine"))
    return 1 if wrong else 0
