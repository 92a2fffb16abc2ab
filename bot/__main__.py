"""The command line: `python -m bot` and a word, from a file in `bot/cli` or `cli.py` of a feature."""

import gc
import signal
import sys

if __name__ == "__main__" and "run" in sys.argv[1:4]:
    # Until `run_bot`, since nearly all that is loaded stays: looking for garbage took 0.1 s of CPU, and found 0.6 MiB.
    gc.disable()
    # Loading takes a second or two; a signal meanwhile ends the program as it does later.
    for _stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(_stop, lambda *_: sys.exit(0))

from argparse import Action
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from bot.cli.arguments import Parser, add_env, ending
from bot.cli.pipes import run

_FEATURES = sorted(path.parent.name for path in (Path(__file__).parent / "features").glob("*/cli.py"))
MODULES = (
    *(f"bot.cli.{name}" for name in ("run", "database", "sandbox", "rules", "texts", "coach")),
    *(f"bot.features.{name}.cli" for name in _FEATURES),
)


class _Version(Action):
    def __call__(self, *_: object) -> NoReturn:
        from bot.host.build import version

        print(f"farkle-bot {version()}")
        raise SystemExit(0)


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns the exit status: 0 if all is well, 1 if a check found faults, 2 if something must be mended, 75 (as in
    sysexits.h) if it may work later.
    """
    try:
        options = parser_of_words().parse_args(arguments)
        if options.env is not None:
            from bot.config import use_file

            use_file(options.env)
        status: int = options.run(options)
    except Exception as error:
        if (ended := ending(error)) is None:
            raise
        print(ended.sentence, file=sys.stderr)
        return ended.status
    return status


@cache
def parser_of_words() -> Parser:
    parser = Parser(prog="python -m bot", description="A Discord bot that hosts games of Farkle.")
    parser.add_argument("--version", action=_Version, nargs=0, help="say which version this is, and end")
    add_env(parser, default=None)
    words = parser.add_subparsers(required=True, metavar="COMMAND")
    for name in MODULES:
        import_module(name).add_to(words)
    return parser


if __name__ == "__main__":
    run(main)
