"""What people do at a table. One method a deed; each is one check of what is allowed and one transaction.

A table is one game, locked by `bot.tables`, which also stores what its deeds change.
"""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.facts import Back, Bank, Fact, Follow, Idle, Keep, Leave, Move, Roll, Start
from bot.engine.play import legal, play
from bot.engine.ruleset import change
from bot.engine.scoring import Dice
from bot.engine.state import MOST_SEATS, Game, Phase, new_game
from bot.errors import IllegalMove, Refused
from bot.fairness import Seed
from bot.store.games import Record, Status

Roller = Callable[[Seed | None, int, int], Dice]
"""The dice of a throw: by the game's seed, the throw's number in the game (from 1), and how many are thrown."""

Store = Callable[[Record, Record, Sequence[Fact]], Awaitable[None]]
"""Commits a game as it was and as it is, and the facts between. Raises Refused where another process was first."""


GRACE_SECONDS = 2 * 60
"""So long a turn has at least once the bot is back from an absence."""
_LONGEST_WARNING_SECONDS = 6 * 3600


def throw_dice(seed: Seed | None, throw: int, number: int) -> Dice:
    """Dice that follow from the seed; for games from before there were seeds, from the operating system's chance."""
    if seed is not None:
        return seed.dice(throw, number)
    return tuple(secrets.randbelow(6) + 1 for _ in range(number))


class Table:
    """One locked game. Methods raise Refused or IllegalMove and then have changed nothing.

    `record` is the game as it is stored; `happened` are the facts of the last deed.
    """

    def __init__(self, record: Record, store: Store, roll: Roller, clock: Callable[[], float]) -> None:
        self.record = record
        self._commit = store
        self._roll = roll
        self._clock = clock
        self.happened: list[Fact] = []

    @property
    def game(self) -> Game:
        """The running or ended game. Raises Refused (`not-begun`, `lobby-closed`) where there is none."""
        if self.record.game is None:
            raise Refused("not-begun" if self.record.status is Status.LOBBY else "lobby-closed")
        return self.record.game

    # The lobby

    async def join(self, user_id: int, join_id: int) -> None:
        """Gives somebody a seat; `join_id` is the interaction by which they asked for it."""
        self._lobby()
        if user_id in self.record.players:
            raise Refused("sits-already", host=str(self.record.host_id))
        if len(self.record.players) >= self.record.most_seats:
            raise Refused("table-full", most=self.record.most_seats)
        await self._store(players=(*self.record.players, user_id), joins=(*self.record.joins, join_id))

    async def leave_lobby(self, user_id: int) -> None:
        """The next one becomes host where the host leaves; the lobby closes when nobody is left."""
        self._lobby()
        seat, joins = self.record.seat_of(user_id), self.record.joins
        if seat is None:
            raise Refused("sits-not")
        players = tuple(player for player in self.record.players if player != user_id)
        joins = joins[: seat - 1] + joins[seat:]
        if not players:
            await self._close(players=players, joins=joins)
        elif user_id == self.record.host_id:
            await self._store(players=players, joins=joins, host_id=players[0])
        else:
            await self._store(players=players, joins=joins)

    async def cancel(self, user_id: int) -> None:
        self._lobby()
        self._check_host(user_id)
        await self._close()

    async def set_target(self, user_id: int, target: int) -> None:
        """Changes the points to play to. Raises RuleSetError where the other rules do not allow it."""
        self._lobby()
        self._check_host(user_id)
        await self._store(rules=change(self.record.rules, {"target": target}))

    async def set_seats(self, user_id: int, seats: int) -> None:
        """Changes how many may sit down."""
        self._lobby()
        self._check_host(user_id)
        if not 2 <= seats <= MOST_SEATS:
            raise Refused("unknown-button")
        if seats < len(self.record.players):
            raise Refused("seats-taken", players=len(self.record.players))
        await self._store(most_seats=seats)

    async def close_if_due(self) -> bool:
        """Closes a lobby that waited too long. Returns whether it did."""
        if self.record.status is not Status.LOBBY or not self._is_due(self.record.due_at):
            return False
        # Another lobby may then be opened as the rematch. One that people closed stays the only one, so that nobody
        # calls the others again and again.
        await self._close(rematch_of=None)
        return True

    async def start(self, user_id: int) -> None:
        """Begins the game, with the roll-off for who begins where the rule set has one."""
        self._lobby()
        self._check_host(user_id)
        if len(self.record.players) < 2:
            raise Refused("too-few-players")
        rules = self.record.rules
        seated = _seated_by_lot(self.record) if rules.start == "random" else self.record
        game = new_game(rules, len(seated.players))
        happened: list[Fact] = []
        while game.phase is Phase.ROLL_OFF:
            (die,) = self._roll(seated.seed, game.throw_count + 1, 1)
            game, caused = play(game, Start(game.pending[0], die))
            happened += caused
        seats = {"players": seated.players, "joins": seated.joins}
        await self._store(happened, **self._timed(game), **seats)

    # The game

    async def throw(self, user_id: int, revision: int, kept: Dice = ()) -> None:
        """Sets `kept` aside, where dice lie on the table, and throws the others."""
        seat = self._on_turn(user_id, revision)
        await self._play(*self._keep(seat, kept), lambda game: self._throw(seat, game))

    async def bank(self, user_id: int, revision: int, kept: Dice = ()) -> None:
        """Sets `kept` aside and banks the turn points."""
        seat = self._on_turn(user_id, revision)
        await self._play(*self._keep(seat, kept), lambda _game: Bank(seat))

    async def follow(self, user_id: int, revision: int) -> None:
        """Takes over the dice and points of the seat before, and throws those dice."""
        seat = self._on_turn(user_id, revision)
        await self._play(lambda _game: Follow(seat), lambda game: self._throw(seat, game))

    def seat_to_leave(self, user_id: int) -> int:
        """The seat of someone who may leave the running game. Raises Refused."""
        seat = self.record.seat_of(user_id)
        if self.game.phase is Phase.OVER or self.record.status is Status.STOPPED:
            raise Refused("game-over")
        if seat is None:
            raise Refused("sits-not")
        if self.game.seat(seat).left:
            raise Refused("left-already")
        return seat

    async def leave(self, user_id: int) -> None:
        """Gives up the seat for good. The next one becomes host where the host leaves."""
        seat = self.seat_to_leave(user_id)
        host_id = self.record.host_id
        if user_id == host_id:
            following = next(number for number in self.game.active if number != seat)
            host_id = self.record.players[following - 1]
        await self._play(lambda _game: Leave(seat), host_id=host_id)

    async def give_up_seat(self, user_id: int) -> None:
        """Leaves the lobby or the running game; nothing to do for who has left already."""
        if self.record.status is Status.LOBBY:
            await self.leave_lobby(user_id)
            return
        seat = self.record.seat_of(user_id)
        if seat is not None and not self.game.seat(seat).left:
            await self.leave(user_id)

    async def stop(self, user_id: int, *, may_manage: bool) -> None:
        """Ends a lobby or game without a winner. Only the host may, or someone who manages the server."""
        if self.record.status is not Status.LOBBY and not self.record.is_running:
            raise Refused("game-over")
        if not may_manage:
            self._check_host(user_id)
        if self.record.status is Status.LOBBY:
            await self._close()
        else:
            await self._store(status=Status.STOPPED, due_at=None, alarm_at=None)

    # Time

    async def come_back(self, user_id: int) -> None:
        """Takes a seat up again that was put aside. Where the game sleeps, it wakes, and it is their turn."""
        seat = self.seat_to_leave(user_id)
        if not self.game.seat(seat).aside:
            raise Refused("not-away")
        await self._play(lambda _game: Back(seat))

    async def pause(self, user_id: int) -> None:
        """Stops the clock. Only the host may."""
        if not self.record.is_running:
            raise Refused("not-running")
        self._check_host(user_id)
        if self.record.status is Status.PAUSED:
            raise Refused("game-paused")
        await self._store(status=Status.PAUSED, due_at=None, alarm_at=None)

    async def resume(self, user_id: int) -> None:
        """Lets a paused game go on; the turn gets its whole time. Everybody may who sits in it: hosts fall asleep."""
        self.seat_to_leave(user_id)
        if self.record.status is not Status.PAUSED:
            raise Refused("not-paused")
        await self._store(**self._timed(self.game, anew=True))

    async def remind_if_due(self) -> bool:
        """Notes that whose turn it is gets reminded now, where that is due. Returns whether it is."""
        if not self._is_turn_timed() or not self._is_due(self.record.alarm_at) or self._is_due(self.record.due_at):
            return False
        await self._store(alarm_at=self.record.due_at)
        return True

    async def play_for_idle_if_due(self) -> bool:
        """Plays safe for whose turn it is where their time is over. Returns whether it did."""
        if not self._is_turn_timed() or not self._is_due(self.record.due_at):
            return False
        await self._play(lambda game: Idle(game.current))
        return True

    async def grant_grace(self) -> bool:
        """Time for a turn that ran out, or nearly, while nobody could press: the bot was away.

        Returns whether it was needed; whose turn it is should then be told.
        """
        now, seconds = int(self._clock()), min(GRACE_SECONDS, self.record.turn_seconds)
        due_at = self.record.due_at
        if not self._is_turn_timed() or due_at is None or due_at >= now + seconds:
            return False
        await self._store(due_at=now + seconds, alarm_at=now + seconds)
        return True

    def _is_turn_timed(self) -> bool:
        return self.record.status is Status.PLAYING

    def check_rematch(self, user_id: int) -> None:
        """Raises Refused for who may not ask for a rematch of this game."""
        if self.record.status not in (Status.OVER, Status.STOPPED):
            raise Refused("not-over")
        if self.record.seat_of(user_id) is None:
            raise Refused("sits-not")

    async def shown_in(self, message_id: int | None, *, called: bool = False) -> None:
        """Notes which message shows the game now, and whether it called the one whose turn it is."""
        called_for = self.game.turn.since if called else self.record.called_for
        if (message_id, called_for) != (self.record.message_id, self.record.called_for):
            happened = self.happened
            await self._store(message_id=message_id, called_for=called_for)
            self.happened = happened

    def check_turn(self, user_id: int, revision: int) -> None:
        """Raises Refused where this person, who saw `revision`, may not move now."""
        self._on_turn(user_id, revision)

    async def _close(self, **changes: Any) -> None:
        await self._store(status=Status.CLOSED, due_at=None, alarm_at=None, **changes)

    def _lobby(self) -> None:
        if self.record.status is Status.CLOSED:
            raise Refused("lobby-closed")
        if self.record.status is not Status.LOBBY:
            raise Refused("begun-already")

    def _check_host(self, user_id: int) -> None:
        if user_id != self.record.host_id:
            raise Refused("only-host", host=str(self.record.host_id))

    def _on_turn(self, user_id: int, revision: int) -> int:
        seat, game = self.seat_to_leave(user_id), self.game
        if self.record.status is Status.PAUSED:
            raise Refused("game-paused")
        if game.is_asleep:
            raise IllegalMove("game-asleep")
        if seat != game.current:
            raise Refused("others-turn", player=str(self.record.players[game.current - 1]))
        if revision != game.revision:
            raise Refused("stale")
        return seat

    def _keep(self, seat: int, kept: Dice) -> list[Callable[[Game], Move]]:
        return [lambda _game: Keep(seat, kept)] if kept or self.game.phase is Phase.KEEP else []

    def _throw(self, seat: int, game: Game) -> Roll:
        return Roll(seat, self._roll(self.record.seed, game.throw_count + 1, legal(game).throw))

    async def _play(self, *moves: Callable[[Game], Move], **changes: Any) -> None:
        """Several moves as one deed: all of them happen, or none."""
        game, happened = self.game, list[Fact]()
        for move in moves:
            game, caused = play(game, move(game))
            happened += caused
        await self._store(happened, **self._timed(game), **changes)

    def _timed(self, game: Game, *, anew: bool = False) -> dict[str, Any]:
        """What a game that was played on changes of its record. A turn that began gets its time, also `anew`."""
        if game.phase is Phase.OVER:
            return {"game": game, "status": Status.OVER, "due_at": None, "alarm_at": None}
        if self.record.status is Status.PAUSED and not anew:
            return {"game": game}
        changes: dict[str, Any] = {"game": game, "status": Status.PLAYING}
        if game.is_asleep:
            return changes | {"due_at": None, "alarm_at": None}
        before = self.record.game
        if anew or before is None or before.turn.since != game.turn.since:
            return changes | _times(int(self._clock()), self.record.turn_seconds)
        return changes

    def _is_due(self, moment: int | None) -> bool:
        return moment is not None and moment <= self._clock()

    async def _store(self, happened: Sequence[Fact] = (), **changes: Any) -> None:
        after = replace(self.record, **changes)
        await self._commit(self.record, after, happened)
        self.record, self.happened = after, list(happened)


def _times(now: int, turn_seconds: int) -> dict[str, int]:
    """When a turn that begins now is over, and when its player is reminded: in the last fifth, or its last hours."""
    due_at = now + turn_seconds
    return {"due_at": due_at, "alarm_at": due_at - min(turn_seconds // 5, _LONGEST_WARNING_SECONDS)}


def _seated_by_lot(record: Record) -> Record:
    """The lobby with its seats in the order in which they were taken, from the one that begins on."""
    if record.seed is None:
        first = secrets.randbelow(len(record.players))
        players, joins = record.players, record.joins
        return replace(record, players=players[first:] + players[:first], joins=joins[first:] + joins[:first])
    player_of = dict(zip(record.joins, record.players, strict=True))
    joins = record.seed.seating()
    return replace(record, players=tuple(player_of[join] for join in joins), joins=joins)
