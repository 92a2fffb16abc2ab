"""The command line: `python -m bot run | sandbox | rules … | replay … | verify … | stats … | coach …`."""

import argparse
import sys
from collections.abc import Sequence

from bot.cli import coach, replay, rules, run, sandbox, stats, verify
from bot.errors import FarkleError, SetupError
from bot.games.farkle import NothingToCheck
from bot.text import explain


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one word. Returns the exit status: 0 well, 1 the file has faults, 2 the word cannot be carried out."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="A Discord bot that hosts games of Farkle.")
    words = parser.add_subparsers(required=True, metavar="COMMAND")
    for word in (run, sandbox, rules, replay, verify, stats, coach):
        word.add_to(words)
    options = parser.parse_args(arguments)
    try:
        status: int = options.run(options)
    except (SetupError, NothingToCheck) as error:
        print(explain(error), file=sys.stderr)
        return 2
    except FarkleError as error:
        print(explain(error), file=sys.stderr)
        return 1
    except BrokenPipeError:
        # Whoever read the output has seen enough, as with `… | head`.
        sys.stderr.close()
        return 0
    return status


if __name__ == "__main__":
    sys.exit(main())
