"""What workers read from the text of a game: numbers, summary and the check of the dice. Slow for long games."""

from typing import NamedTuple

from bot import rulesets
from bot.errors import UnreadableGame
from bot.games.measures import SeatStatistics
from bot.games.options import OptionSet
from bot.games.proof import Proof
from bot.games.summary import Summary
from bot.games.verification import Verdict


def summarize(rules: OptionSet, seats: int, lines: tuple[str, ...]) -> Summary:
    """What a finished game adds up to. Raises any kind of error if the lines are not a finished game."""
    return rules.engine.summarize(rules, seats, lines)


def numbers(rules: OptionSet, seats: int, lines: tuple[str, ...]) -> tuple[SeatStatistics, ...]:
    """The numbers of each seat, in order. Raises any kind of error if the lines are not a finished game."""
    return rules.engine.summarize(rules, seats, lines).seats


class WrittenGame(NamedTuple):
    """A game as text to be. Its players are P1, P2, … or `computer:timid`."""

    id: int
    base: str
    rules: OptionSet
    players: tuple[str, ...]
    lines: tuple[str, ...]
    proof: Proof


def text_of(game: WrittenGame) -> str:
    """A game as text, in the notation of its kind. Raises UnreadableGame."""
    shipped = rulesets.shipped()
    ruleset = shipped.get(game.base) or shipped.get(game.rules.engine.standard)
    base, base_rules = (ruleset.name, ruleset.rules) if ruleset else (game.base, game.rules)
    try:
        facts = [game.rules.engine.notation.read(line) for line in game.lines]
    except Exception as error:
        # Foreign lines may raise anything.
        raise UnreadableGame(game.id) from error
    return game.rules.engine.notation.write_game(base, base_rules, game.rules, game.players, facts, game.proof)


def check(game: WrittenGame) -> tuple[Verdict, str]:
    """The verdict on a game's dice, and the checked text. Raises UnreadableGame and NothingToCheck."""
    text = text_of(game)
    return game.rules.engine.verify(text, rulesets.shipped_rules_of(game.rules.engine)), text
