"""Held dice, as a bit mask in table order."""

from bot.games.yahtzee import DICE, Game, Phase

ALL = (1 << DICE) - 1


def can_hold(game: Game) -> bool:
    return game.phase is Phase.HOLD_OR_SCORE and game.turn.throws_left > 0


def drawn(game: Game, marked: int | None) -> int:
    """None keeps the dice held in the last throw."""
    if not can_hold(game):
        return 0
    return sum(1 << place for place in game.turn.stayed) if marked is None else marked & ALL


def toggled(holds: int, die: int) -> int:
    return (holds ^ 1 << die) & ALL
