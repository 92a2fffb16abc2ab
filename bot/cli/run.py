import argparse
import logging

from bot.cli.arguments import Words, add_word, ending

log = logging.getLogger(__name__)


def add_to(words: Words) -> None:
    add_word(words, "run", run, "connect to Discord and host games")


def run(_options: argparse.Namespace) -> int:
    # Loaded late, so that other commands start quickly.
    from bot.app import run_bot
    from bot.host import logs

    is_json = logs.set_up()
    try:
        return run_bot()
    except Exception as error:
        if not is_json:
            raise
        # In the format of the log.
        if (ended := ending(error)) is None:
            log.critical("crashed", exc_info=True)
            return 1
        log.critical("%s", ended.sentence)
        return ended.status
