"""The check of the dice. Seat 1 begins, so nothing but the throws follows from the seed."""

from bot.games.dice import Seed
from bot.games.verification import Seating, Verifier, Written
from bot.games.yahtzee.notation import NOTATION, Transcript
from bot.games.yahtzee.rules import DICE


def _seating(_written: Written, _seed: Seed, _transcript: Transcript) -> Seating:
    return Seating()


verify = Verifier(NOTATION, DICE, _seating).verify
