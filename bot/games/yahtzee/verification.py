"""The check of the dice. Seat 1 begins, so nothing but the throws follows from the seed."""

from bot.games.verification import Verifier
from bot.games.yahtzee.notation import NOTATION
from bot.games.yahtzee.rules import DICE

verify = Verifier(NOTATION, DICE).verify
