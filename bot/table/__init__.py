"""What people do at a table. One method a deed; each is one check of what is allowed and one transaction.

A table is one game, locked by `bot.tables`, which also stores what its deeds change.
"""

from bot.table.locked import Roller, throw_dice
from bot.table.pace import GRACE_SECONDS
from bot.table.table import Table

__all__ = ["GRACE_SECONDS", "Roller", "Table", "throw_dice"]
