"""One locked game: what every deed at a table needs."""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.errors import Refused
from bot.games.dice import Dice, Seed
from bot.games.farkle import Fact, Game, Move, Phase, play
from bot.model.games import Status, StoredGame

Roller = Callable[[Seed | None, int, int], Dice]
"""The dice of a throw: by the game's seed, the throw's number in the game (from 1), and how many are thrown."""

Store = Callable[[StoredGame, StoredGame, Sequence[Fact]], Awaitable[None]]
"""Commits a game as it was and as it is, and the facts between. Raises Refused where another process was first."""

_LONGEST_WARNING_SECONDS = 6 * 3600


def throw_dice(seed: Seed | None, throw: int, number: int) -> Dice:
    """Dice that follow from the seed; for games from before there were seeds, from the operating system's chance."""
    if seed is not None:
        return seed.dice(throw, number)
    return tuple(secrets.randbelow(6) + 1 for _ in range(number))


class LockedGame:
    """One locked game. Methods raise Refused or IllegalMove and then have changed nothing.

    `record` is the game as it is stored; `happened` are the facts of the last deed.
    """

    def __init__(self, stored: StoredGame, store: Store, roll: Roller, clock: Callable[[], float]) -> None:
        self.stored = stored
        self._commit = store
        self._roll = roll
        self._clock = clock
        self.happened: list[Fact] = []

    @property
    def game(self) -> Game:
        """The running or ended game. Raises Refused (`not-begun`, `lobby-closed`) where there is none."""
        if self.stored.game is None:
            raise Refused("not-begun" if self.stored.status is Status.LOBBY else "lobby-closed")
        return self.stored.game

    def seat_to_leave(self, user_id: int) -> int:
        """The seat of someone who may leave the running game. Raises Refused."""
        seat = self.stored.seat_of(user_id)
        if self.game.phase is Phase.OVER or self.stored.status is Status.STOPPED:
            raise Refused("game-over")
        if seat is None:
            raise Refused("sits-not")
        if self.game.seat(seat).left:
            raise Refused("left-already")
        return seat

    async def shown_in(self, message_id: int | None, *, called: bool = False) -> None:
        """Notes which message shows the game now, and whether it called the one whose turn it is."""
        called_turn = self.game.turn.since if called else self.stored.called_turn
        if (message_id, called_turn) != (self.stored.message_id, self.stored.called_turn):
            await self._note(message_id=message_id, called_turn=called_turn)

    async def move_to_thread(self, thread_id: int) -> None:
        """The running game is shown in this thread from now on, and not yet by any message."""
        await self._note(thread_id=thread_id, message_id=None)

    async def come_home(self) -> None:
        """The running game is shown where it was opened again, and not yet by any message."""
        await self._note(thread_id=None, message_id=None)

    def _check_host(self, user_id: int) -> None:
        if user_id != self.stored.host_id:
            raise Refused("only-host", host=str(self.stored.host_id))

    def _is_due(self, moment: int | None) -> bool:
        return moment is not None and moment <= self._clock()

    async def _play(self, *moves: Callable[[Game], Move], **changes: Any) -> None:
        """Several moves as one deed: all of them happen, or none."""
        game, happened = self.game, list[Fact]()
        for move in moves:
            steps = play(game, move(game))
            game = steps[-1].after
            happened += (step.fact for step in steps)
        await self._store(happened, **self._timed(game), **changes)

    def _timed(self, game: Game, *, seconds: int | None = None) -> dict[str, Any]:
        """What a game that was played on changes of its record. A turn that began gets its time.

        `seconds` is what a paused game goes on with.
        """
        before, whole = self.stored.game, self.stored.turn_seconds
        begins = before is None or before.turn.since != game.turn.since
        if game.phase is Phase.OVER:
            return {"game": game} | self._ended(Status.OVER)
        changes: dict[str, Any] = {"game": game, "status": Status.PLAYING, "seconds_left": None}
        if game.is_asleep:
            # Nobody is there who could let a paused game go on: it sleeps, too.
            return changes | {"due_at": None, "alarm_at": None}
        if self.stored.status is Status.PAUSED and seconds is None:
            return {"game": game, "seconds_left": whole if begins else self.stored.seconds_left}
        if before is not None and before.is_asleep:
            # Whoever woke it knows.
            changes["called_turn"] = game.turn.since
        if begins or seconds is not None:
            changes |= _times(int(self._clock()), seconds or whole, whole)
        return changes

    def _ended(self, status: Status) -> dict[str, Any]:
        """What the end changes of the record: no time runs, and the message of the lobby shows the game again."""
        message_id = self.stored.thread_id or self.stored.message_id
        return {"status": status, "due_at": None, "alarm_at": None, "message_id": message_id}

    async def _note(self, **changes: Any) -> None:
        """Stores something by which nothing happens in the game."""
        happened = self.happened
        await self._store(**changes)
        self.happened = happened

    async def _store(self, happened: Sequence[Fact] = (), **changes: Any) -> None:
        after = replace(self.stored, **changes)
        await self._commit(self.stored, after, happened)
        self.stored, self.happened = after, list(happened)


def _times(now: int, seconds: int, whole: int) -> dict[str, int]:
    """When so much time of the whole turn is over, and when to remind of it: in its last fifth, or the last hours.

    Where less than that is left, as after a pause, whose turn it is was reminded before.
    """
    due_at, warning = now + seconds, min(whole // 5, _LONGEST_WARNING_SECONDS)
    return {"due_at": due_at, "alarm_at": due_at - warning if warning < seconds else due_at}
