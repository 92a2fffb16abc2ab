"""`python -m bot sandbox`: a local Discord to play on in a browser, or a printed game."""

import argparse

from bot.cli.arguments import Words, add_anyway, add_word, named_rules, whole_number
from bot.errors import SetupError
from bot.games.options import change
from bot.games.registry import DEFAULT
from bot.sentences import say

_HIGHEST_PORT = 65_535


def add_to(words: Words) -> None:
    sandbox = add_word(words, "sandbox", run, "play in a browser, on a local Discord and without a token")
    sandbox.add_argument("--port", type=_port, help="port of the page (default: the last one, or any free port)")
    sandbox.add_argument("--fresh", action="store_true", help="forget the games of earlier runs")
    add_anyway(sandbox)
    sandbox.add_argument("--no-browser", action="store_true", help="only print the address")
    sandbox.add_argument("--demo", action="store_true", help="print a game between simulated players instead")
    demo = sandbox.add_argument_group("with --demo")
    demo.add_argument("--rules", metavar="ID-OR-FILE", help="the rule set (default: standard)")
    demo.add_argument("--target", type=whole_number, help="points to win (default: 2000)")
    demo.add_argument("--seed", type=whole_number, help="of dice and players (default: 7)")


def run(options: argparse.Namespace) -> int:
    try:
        from bot.local.demo import play_demo
        from bot.local.playground import play
    except ImportError as error:
        if error.name != "localdiscord":
            raise
        raise SetupError("no-local-discord") from None
    if options.demo:
        ruleset = named_rules(options.rules or DEFAULT.standard)
        if ruleset.engine is not DEFAULT:
            only = DEFAULT.name.title()
            raise SetupError("rules-of-other-game", name=options.rules, game=ruleset.engine.name, only=only)
        target = 2000 if options.target is None else options.target
        change(ruleset.rules, {"target": target})
        return play_demo(ruleset, target=target, seed=7 if options.seed is None else options.seed)
    for name in ("rules", "target", "seed"):
        if getattr(options, name) is not None:
            raise SetupError("only-with-demo", option=f"--{name}")
    return play(port=options.port, fresh=options.fresh, anyway=options.anyway, browser=not options.no_browser)


def _port(text: str) -> int:
    port = whole_number(text)
    if not 0 <= port <= _HIGHEST_PORT:
        raise argparse.ArgumentTypeError(say("no-port", most=str(_HIGHEST_PORT)))
    return port
