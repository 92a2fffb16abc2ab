"""Whether boards show what is stored."""

import random
import sqlite3
from pathlib import Path

from bot.errors import FarkleError
from bot.local.ledger import Ledger, revision_of, totals_on
from bot.model.games import Status
from localdiscord import Message

_STORED = """SELECT status, (SELECT count(*) FROM facts WHERE game_id = id),
    (SELECT count(*) FROM seats WHERE game_id = id) FROM games WHERE id = ?"""


class Truth:
    """Reads the database beside the bot that writes it."""

    def __init__(self, database: Path, chance: random.Random) -> None:
        self.database = database
        self.chance = chance
        self._connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)

    def close(self) -> None:
        self._connection.close()

    def knows_an_ending(self) -> bool:
        """Is any game over?"""
        return bool(self._connection.execute("SELECT 1 FROM games WHERE status = ? LIMIT 1", [Status.OVER]).fetchone())

    def players(self, game: int | None) -> set[int]:
        """Who sits in a game."""
        sitting = "SELECT user_id FROM seats WHERE game_id = ? AND user_id IS NOT NULL"
        return {user_id for (user_id,) in self._connection.execute(sitting, [game])}

    def players_before(self, game: int | None) -> set[int]:
        """Who sat in the game of which this one is the rematch."""
        former = "SELECT user_id FROM seats WHERE game_id = (SELECT rematch_of FROM games WHERE id = ?)"
        return {user_id for (user_id,) in self._connection.execute(former, [game])}

    def fault_of(self, board: Message, game: int) -> str:
        """What is untrue on the newest board of a game; nothing where all is true."""
        status, facts, seats = self._connection.execute(_STORED, [game]).fetchone()
        revision, drawn = seats if status == Status.LOBBY else facts, revision_of(board)
        if status == Status.CLOSED:
            return "a closed lobby has buttons"
        if drawn != revision:
            return f"it is drawn from revision {drawn}, but stored is {revision} ({status})"
        if status in (Status.PLAYING, Status.PAUSED) and self.chance.random() < 0.1:
            return self._wrong_totals(board, game)
        return ""

    def _wrong_totals(self, board: Message, game: int) -> str:
        shown = totals_on(board)
        try:
            stored = Ledger(self.database, game).totals()
        except (AssertionError, FarkleError) as error:
            return f"it cannot be played again: {error!r}"
        untrue = any(stored[player] != total for player, total in shown.items())
        return f"it shows {shown}, but stored is {stored}" if untrue else ""
