"""The check of the dice. Seat 1 begins, so nothing but the throws follows from the seed."""

from bot.games.dice import Seed
from bot.games.verification import Beginning, Verifier, Written
from bot.games.yahtzee.notation import NOTATION, Transcript
from bot.games.yahtzee.rules import DICE


def _beginning(_written: Written, _seed: Seed, _transcript: Transcript) -> Beginning:
    return Beginning()


verify = Verifier(NOTATION, DICE, _beginning).verify
