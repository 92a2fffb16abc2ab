"""What time does at a table: turns run out, seats are put aside and taken up again, games rest."""

from bot.errors import Refused
from bot.games.farkle import ComeBack, IllegalMove, TimeOut
from bot.model.games import Status
from bot.play.locked import LockedGame

GRACE_SECONDS = 2 * 60
"""So long a turn has at least once the bot is back from an absence."""
PAUSE_SECONDS = 7 * 24 * 3600
"""A pause ends by itself after this: nobody holds a place for ever."""
_LEAST_SECONDS = 30


class Pace(LockedGame):
    """Deeds of the clock, and of people about it."""

    async def come_back(self, user_id: int) -> None:
        """Takes a seat up again that was put aside. Where the game sleeps, it wakes, and it is their turn."""
        seat = self.seat_to_leave(user_id)
        if not self.game.seat(seat).aside:
            raise Refused("not-away")
        await self._play(lambda _game: ComeBack(seat))

    async def pause(self, user_id: int) -> None:
        """Stops the clock, once a turn: nobody stretches one for ever. Only the host may, who has to be there."""
        if not self.stored.is_running:
            raise Refused("not-running")
        self._check_host(user_id)
        if self.stored.status is Status.PAUSED:
            raise Refused("game-paused")
        if self.stored.due_at is None:
            raise IllegalMove("game-asleep")
        if self.game.seat(self.seat_to_leave(user_id)).aside:
            raise Refused("passed-over")
        since = self.game.turn.since
        if self.stored.paused_turn == since:
            raise Refused("paused-already")
        now = int(self._clock())
        left = max(_LEAST_SECONDS, self.stored.due_at - now)
        alarm_at = now + PAUSE_SECONDS
        await self._store(status=Status.PAUSED, due_at=None, alarm_at=alarm_at, seconds_left=left, paused_turn=since)

    async def resume(self, user_id: int) -> None:
        """Lets a paused game go on with what was left of the turn. Everybody may who sits in it: hosts fall asleep."""
        self.seat_to_leave(user_id)
        if self.stored.status is not Status.PAUSED:
            raise Refused("not-paused")
        await self._resume()

    async def resume_if_due(self) -> bool:
        """Ends a pause that has lasted too long. Returns whether it did."""
        if self.stored.status is not Status.PAUSED or not self._is_due(self.stored.alarm_at):
            return False
        await self._resume()
        return True

    async def _resume(self) -> None:
        await self._store(**self._timed(self.game, seconds=self.stored.seconds_left))

    async def remind_if_due(self) -> bool:
        """Notes that whose turn it is gets reminded now, where that is due. Returns whether it is."""
        if not self._is_turn_timed() or not self._is_due(self.stored.alarm_at) or self._is_due(self.stored.due_at):
            return False
        await self._store(alarm_at=self.stored.due_at)
        return True

    async def play_for_idle_if_due(self) -> bool:
        """Plays safe for whose turn it is where their time is over. Returns whether it did."""
        if not self._is_turn_timed() or not self._is_due(self.stored.due_at):
            return False
        await self._play(lambda game: TimeOut(game.current))
        return True

    async def grant_grace(self) -> bool:
        """Time for a turn that ran out, or nearly, while nobody could press: the bot was away.

        Once a turn: a bot that comes and goes must not hold up a table. Returns whether it was given; whose turn it is
        should then be told.
        """
        now, seconds = int(self._clock()), min(GRACE_SECONDS, self.stored.turn_seconds)
        due_at, since = self.stored.due_at, self.game.turn.since if self._is_turn_timed() else None
        if since is None or since == self.stored.extended_turn or due_at is None or due_at >= now + seconds:
            return False
        await self._store(due_at=now + seconds, alarm_at=now + seconds, extended_turn=since)
        return True

    def _is_turn_timed(self) -> bool:
        return self.stored.status is Status.PLAYING
