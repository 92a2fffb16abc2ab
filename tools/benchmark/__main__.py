"""Measures what docs/capacity.md says: ``python -m tools.benchmark QUESTION``.

Each question is a function; its docstring is the help text, its parameters are the options.
"""

import argparse
import asyncio
import inspect
from collections.abc import Callable, Coroutine
from typing import Any

from bot.cli.pipes import run
from tools.benchmark.growth import growth
from tools.benchmark.idle import idle
from tools.benchmark.ratios import ratios
from tools.benchmark.records import records
from tools.benchmark.sharing import sharing

QUESTIONS: tuple[Callable[..., Coroutine[Any, Any, None]], ...] = (ratios, idle, sharing, records, growth)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.benchmark")
    words = parser.add_subparsers(required=True, metavar="QUESTION")
    for ask in QUESTIONS:
        text = inspect.cleandoc(ask.__doc__ or "")
        word = words.add_parser(
            ask.__name__, help=text.partition("\n")[0], description=text, formatter_class=argparse.RawTextHelpFormatter
        )
        word.set_defaults(ask=ask)
        for name, option in inspect.signature(ask).parameters.items():
            flag, default = f"--{name.replace('_', '-')}", option.default
            if isinstance(default, bool):
                word.add_argument(flag, action="store_true")
            else:
                kind = type(default)
                word.add_argument(
                    flag, type=kind, default=default, metavar=kind.__name__, help="(default: %(default)s)"
                )
    options = vars(parser.parse_args())
    asyncio.run(options.pop("ask")(**options))


if __name__ == "__main__":
    run(main)
