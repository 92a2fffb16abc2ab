"""What people and the clock do at a game.

The actions are pure functions. They take the stored game, who acts, and values such as the time and a roller, and
return a `Change`. They raise Refused or IllegalMove where something is not allowed. A session (`bot.play.sessions`)
locks the game and commits the change.
"""

from bot.play.chance import Roller

__all__ = ["Roller"]
