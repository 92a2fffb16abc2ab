"""Which dice on the table are held, as a bit mask in the order in which they lie."""

from bot.games.yahtzee import DICE, Game, Phase

ALL = (1 << DICE) - 1


def can_hold(game: Game) -> bool:
    """May dice be held now? Before the first throw there are none, and after the last one nothing is thrown again."""
    return game.phase is Phase.HOLD_OR_SCORE and game.turn.throws_left > 0


def drawn(game: Game, marked: int | None) -> int:
    """The holds to draw: those that are `marked`; with None, the dice that were held in the last throw stay held."""
    if not can_hold(game):
        return 0
    return sum(1 << place for place in game.turn.stayed) if marked is None else marked & ALL


def toggled(holds: int, die: int) -> int:
    """The holds after a press on a die, which holds or releases it."""
    return (holds ^ 1 << die) & ALL
