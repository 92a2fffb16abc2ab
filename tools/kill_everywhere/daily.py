"""Attempts with the daily dice, of whose presses a process can die."""

import sqlite3
from contextlib import closing

from bot.local.ledger import Ledger
from bot.local.players import next_press
from bot.store.daily_ranks import day_before
from localdiscord import Message, Outcome
from tools.kill_everywhere.scene import Scene, Stored

_PLAYED = ("Roll", "Most points", "Bank")


class DailyScene(Scene):
    """Somebody's attempt, on messages that nobody else sees."""

    def ledgers(self) -> list[Ledger]:
        return [Ledger(self.database, game_id) for (game_id,) in self._rows("SELECT game_id FROM attempts")]

    def _stored(self, ledger: Ledger) -> Stored:
        """With what the attempt came to, and the places that it has on leaderboards."""
        stored = super()._stored(ledger)
        attempt = self._rows("SELECT running, streak, points, best_turn FROM attempts")
        places = self._rows('SELECT "by", guild_id, value FROM daily_ranks')
        self._check_counts()
        return Stored(f"{stored.status} {attempt} {sorted(places)}", stored.players, stored.lines, stored.results)

    def _check_counts(self) -> None:
        """Fails where leaderboards list other people than they count."""
        listed, counted = "SELECT count(*) FROM daily_ranks", "SELECT coalesce(sum(people), 0) FROM daily_counts"
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            people, numbers = connection.execute(f"SELECT ({listed}), ({counted})").fetchone()
        assert people == numbers, "the leaderboards are counted wrong"

    def _rows(self, statement: str) -> list[tuple[int, ...]]:
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            return connection.execute(f"{statement} WHERE user_id = ?", [self.people[0].id]).fetchall()

    def boards(self) -> list[Message]:
        person = self.people[0]
        return [each for each in self.channel.messages(viewer=person) if each.ephemeral_for is person and each.buttons]

    async def press(self, label: str) -> Outcome:
        return await self.people[0].click(self.board(), label=label)

    async def act(self) -> Outcome:
        """The next press; where there is nothing to press, they ask for their attempt."""
        boards = self.boards()
        if boards and next_press(boards[-1]).startswith(_PLAYED) and _may_press(boards[-1]):
            return await self.press(next_press(boards[-1]))
        return await self.slash("daily")

    async def settled(self) -> None:
        """Their answers are all that shows it."""

    def has_open_game(self) -> bool:
        return False

    def forgotten(self) -> list[Message]:
        return []

    def is_called(self) -> bool:
        return True

    def end_day(self) -> None:
        """The attempt turns out to be one of yesterday, at which no clock looks any more."""
        (game_id,) = self._rows("SELECT game_id FROM attempts")[0]
        with closing(sqlite3.connect(self.database, timeout=20)) as connection, connection:
            (today,) = connection.execute("SELECT day FROM attempts WHERE game_id = ?", [game_id]).fetchone()
            connection.execute("INSERT OR IGNORE INTO days VALUES (?, ?, 1)", [day_before(today), "00" * 32])
            connection.execute("UPDATE attempts SET day = ? WHERE game_id = ?", [day_before(today), game_id])
            # Its streak, if it has one, is one of yesterday, too.
            theirs = [day_before(today), self.people[0].id, today]
            connection.execute("UPDATE daily_ranks SET period = ? WHERE user_id = ? AND period = ?", theirs)
            connection.execute("DELETE FROM daily_counts WHERE \"by\" = 'streak'")
            connection.execute(
                """INSERT INTO daily_counts ("by", period, guild_id, value, people)
                SELECT "by", period, guild_id, value, count(*) FROM daily_ranks
                WHERE "by" = 'streak' GROUP BY 1, 2, 3, 4"""
            )


def _may_press(board: Message) -> bool:
    return any(button.label.startswith(_PLAYED) and not button.disabled for button in board.buttons)
