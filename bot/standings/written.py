"""A game that has ended as text, and the check of its dice. It may be long, so a worker does both.

A worker remembers the last checks, because several people press the same button under an ending.
"""

from dataclasses import dataclass
from functools import lru_cache

from bot import rulesets
from bot.errors import UnreadableGame
from bot.games.engine import Engine
from bot.games.options import OptionSet
from bot.games.proof import Proof
from bot.games.registry import engine_of
from bot.games.verification import Verdict

_REMEMBERED = 20


@dataclass(frozen=True, slots=True)
class WrittenGame:
    """What a game's text follows from: the id of the shipped rule set on which its rules are based, and its lines.

    Its `players` are called P1, P2, …; a computer is called by its character, as in `computer:timid`.
    """

    id: int
    base: str
    rules: OptionSet
    players: tuple[str, ...]
    lines: tuple[str, ...]
    proof: Proof

    @property
    def engine(self) -> Engine:
        """The game that was played."""
        return engine_of(self.rules)


def text_of(game: WrittenGame) -> str:
    """The game as text, with its players called P1, P2, … Raises UnreadableGame."""
    shipped = rulesets.shipped()
    house = shipped.get(game.base) or shipped.get(game.engine.standard)
    base, base_rules = (house.name, house.rules) if house else (game.base, game.rules)
    try:
        facts = [game.engine.notation.read(line) for line in game.lines]
    except Exception as error:
        # Lines that this program did not write may raise anything.
        raise UnreadableGame(game.id) from error
    return game.engine.notation.write_game(base, base_rules, game.rules, game.players, facts, game.proof)


@lru_cache(maxsize=_REMEMBERED)
def check(game: WrittenGame) -> tuple[Verdict, str]:
    """Whether its dice are those that follow from its seed, and the text that was checked.

    Raises UnreadableGame and NothingToCheck.
    """
    text = text_of(game)
    return game.engine.verify(text, rulesets.shipped_rules_of(game.engine)), text
