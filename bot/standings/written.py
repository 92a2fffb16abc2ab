"""The text of an ended game, and the check of its dice, which take a worker if long.

Checks are cached, because several players press the button.
"""

from dataclasses import dataclass
from functools import lru_cache

from bot import rulesets
from bot.errors import UnreadableGame
from bot.games.engine import Engine
from bot.games.options import OptionSet
from bot.games.proof import Proof
from bot.games.verification import Verdict

_REMEMBERED = 20


@dataclass(frozen=True, slots=True)
class WrittenGame:
    """`base`: a shipped rule set's id. Players are P1, P2, … or `computer:timid`."""

    id: int
    base: str
    rules: OptionSet
    players: tuple[str, ...]
    lines: tuple[str, ...]
    proof: Proof

    @property
    def engine(self) -> Engine:
        return self.rules.engine


def text_of(game: WrittenGame) -> str:
    """Raises UnreadableGame."""
    shipped = rulesets.shipped()
    house = shipped.get(game.base) or shipped.get(game.engine.standard)
    base, base_rules = (house.name, house.rules) if house else (game.base, game.rules)
    try:
        facts = [game.engine.notation.read(line) for line in game.lines]
    except Exception as error:
        # Foreign lines may raise anything.
        raise UnreadableGame(game.id) from error
    return game.engine.notation.write_game(base, base_rules, game.rules, game.players, facts, game.proof)


@lru_cache(maxsize=_REMEMBERED)
def check(game: WrittenGame) -> tuple[Verdict, str]:
    """Also returns the checked text. Raises UnreadableGame and NothingToCheck."""
    text = text_of(game)
    return game.engine.verify(text, rulesets.shipped_rules_of(game.engine)), text
