"""Actions of people and the clock: pure functions from a stored game to a `Change`.

They raise Refused or IllegalMove. A session (`bot.play.sessions`) locks the game and commits the change.
"""

from bot.play.chance import Roller

__all__ = ["Roller"]
