"""The throws that may fall in a game, and how likely each is."""

from bot.games.chance import WeightedThrow, throws_of
from bot.games.farkle.choices import dice_to_roll
from bot.games.farkle.game import Game


def chance(game: Game) -> tuple[WeightedThrow, ...]:
    """Every throw that may fall next, in the roll-off of one die too; empty where no dice may be thrown."""
    return throws_of(dice_to_roll(game))
