"""What people do at a table. One method a deed; each is one check of what is allowed and one transaction.

A table is one game, locked by `bot.play.sessions`, which also stores what its deeds change.
"""

from bot.play.locked import Roller, throw_dice
from bot.play.timing import GRACE_SECONDS
from bot.play.turns import Table

__all__ = ["GRACE_SECONDS", "Roller", "Table", "throw_dice"]
