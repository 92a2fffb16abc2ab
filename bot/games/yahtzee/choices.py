"""What may be done in a game now. Screens and players ask here, and `play` decides by the same functions."""

from dataclasses import dataclass
from itertools import combinations

from bot.games.chance import WeightedThrow, throws_of
from bot.games.dice import Dice
from bot.games.yahtzee.card import Worth, worths
from bot.games.yahtzee.game import Game, Phase
from bot.games.yahtzee.moves import Hold, Move, Score
from bot.games.yahtzee.rules import DICE
from bot.games.yahtzee.scoring import Box, most_in


@dataclass(frozen=True, slots=True)
class Throw:
    """The decision to throw the dice, but those that are held. Before the first throw, none can be."""

    held: Dice = ()


@dataclass(frozen=True, slots=True)
class Take:
    """The decision to take a box."""

    box: Box
    column: int


Choice = Throw | Take


def choices(game: Game) -> tuple[Choice, ...]:
    """Every decision that the seat whose turn it is may make: throws, those with the fewest held first, then boxes.

    Empty where nobody has to decide: while the game sleeps, and once it is over.
    """
    first = (Throw(),) * bool(game.turn.is_fresh and dice_to_roll(game))
    again = tuple(Throw(held) for held in holds(game))
    return (*first, *again, *(Take(worth.box, worth.column) for worth in scores(game)))


def moves_of(game: Game, choice: Choice) -> tuple[Move, ...]:
    """The moves that a choice stands for, without the throw in which a decision to throw ends."""
    match choice:
        case Take(box, column):
            return (Score(game.current, box, column),)
        case Throw(held):
            return () if game.turn.is_fresh and not held else (Hold(game.current, held),)


def dice_to_roll(game: Game) -> int:
    """How many dice may be thrown now; 0 where none may."""
    if game.phase is not Phase.THROW or game.is_asleep:
        return 0
    return DICE - len(game.turn.held or ())


def holds(game: Game) -> tuple[Dice, ...]:
    """Which dice may stay while the others are thrown again, the fewest first; empty where none may be thrown again."""
    if game.phase is not Phase.HOLD_OR_SCORE or not game.turn.throws_left:
        return ()
    dice = sorted(game.turn.dice)
    return tuple(held for number in range(DICE) for held in sorted(set(combinations(dice, number))))


def scores(game: Game) -> tuple[Worth, ...]:
    """What the dice are worth in each box that may be taken, best first; empty where none may."""
    return ranked(game) if game.phase is Phase.HOLD_OR_SCORE else ()


def ranked(game: Game) -> tuple[Worth, ...]:
    """The open boxes of the current seat by what the dice on the table are worth in them, the most first.

    Among equals, a box comes first that can hold less, then one of a lower column. Before the first throw, all are
    worth nothing. If time runs out, the first is taken.
    """
    rules, card = game.rules, game.seat(game.current).card

    def by_worth(worth: Worth) -> tuple[int, int, int, int]:
        return -worth.points, most_in(rules, worth.box) * worth.column, worth.column, worth.box.row

    return tuple(sorted(worths(rules, card, game.turn.dice), key=by_worth))


def chance(game: Game) -> tuple[WeightedThrow, ...]:
    """Every throw that may fall next; empty where no dice may be thrown."""
    return throws_of(dice_to_roll(game))
