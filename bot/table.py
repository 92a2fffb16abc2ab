"""What people do at a table. One method a deed; each is one check of what is allowed and one transaction.

A table is one game, locked by `bot.tables`, which also stores what its deeds change.
"""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.facts import Bank, Fact, Follow, Keep, Leave, Move, Roll, Start
from bot.engine.play import legal, play
from bot.engine.ruleset import change
from bot.engine.scoring import Dice
from bot.engine.state import MOST_SEATS, Game, Phase, new_game
from bot.errors import Refused
from bot.store.games import Record, Status

Roller = Callable[[int], Dice]
"""Throws so many dice."""

Store = Callable[[Record, Record, Sequence[Fact]], Awaitable[None]]
"""Commits a game as it was and as it is, and the facts between. Raises Refused where another process was first."""


def throw_dice(number: int) -> Dice:
    """Fair dice from the operating system's source of chance."""
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

    async def join(self, user_id: int) -> None:
        self._lobby()
        if user_id in self.record.players:
            raise Refused("sits-already", host=str(self.record.host_id))
        if len(self.record.players) >= self.record.most_seats:
            raise Refused("table-full", most=self.record.most_seats)
        await self._store(players=(*self.record.players, user_id))

    async def leave_lobby(self, user_id: int) -> None:
        """The next one becomes host where the host leaves; the lobby closes when nobody is left."""
        self._lobby()
        if user_id not in self.record.players:
            raise Refused("sits-not")
        players = tuple(player for player in self.record.players if player != user_id)
        if not players:
            await self._close(players=players)
        elif user_id == self.record.host_id:
            await self._store(players=players, host_id=players[0])
        else:
            await self._store(players=players)

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
        closes_at = self.record.closes_at
        if self.record.status is not Status.LOBBY or closes_at is None or closes_at > self._clock():
            return False
        # Another lobby may then be opened as the rematch. One that people closed stays the only one, so that nobody
        # calls the others again and again.
        await self._close(rematch_of=None)
        return True

    async def start(self, user_id: int) -> None:
        """Begins the game, with the roll-off for who begins where the rule set has one."""
        self._lobby()
        self._check_host(user_id)
        players = self.record.players
        if len(players) < 2:
            raise Refused("too-few-players")
        rules = self.record.rules
        if rules.start == "random":
            first = secrets.randbelow(len(players))
            players = players[first:] + players[:first]
        game = new_game(rules, len(players))
        happened: list[Fact] = []
        while game.phase is Phase.ROLL_OFF:
            (die,) = self._roll(1)
            game, caused = play(game, Start(game.pending[0], die))
            happened += caused
        await self._store(happened, status=Status.PLAYING, closes_at=None, players=players, game=game)

    # The game

    async def throw(self, user_id: int, revision: int, kept: Dice = ()) -> None:
        """Sets `kept` aside, where dice lie on the table, and throws the others."""
        seat = self._on_turn(user_id, revision)
        await self._play(*self._keep(seat, kept), lambda game: Roll(seat, self._roll(legal(game).throw)))

    async def bank(self, user_id: int, revision: int, kept: Dice = ()) -> None:
        """Sets `kept` aside and banks the turn points."""
        seat = self._on_turn(user_id, revision)
        await self._play(*self._keep(seat, kept), lambda _game: Bank(seat))

    async def follow(self, user_id: int, revision: int) -> None:
        """Takes over the dice and points of the seat before, and throws those dice."""
        seat = self._on_turn(user_id, revision)
        await self._play(lambda _game: Follow(seat), lambda game: Roll(seat, self._roll(legal(game).throw)))

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
        """Gives up the seat for good."""
        seat = self.seat_to_leave(user_id)
        await self._play(lambda _game: Leave(seat))

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
        if self.record.status not in (Status.LOBBY, Status.PLAYING):
            raise Refused("game-over")
        if not may_manage:
            self._check_host(user_id)
        if self.record.status is Status.LOBBY:
            await self._close()
        else:
            await self._store(status=Status.STOPPED)

    def check_rematch(self, user_id: int) -> None:
        """Raises Refused for who may not ask for a rematch of this game."""
        if self.record.status not in (Status.OVER, Status.STOPPED):
            raise Refused("not-over")
        if self.record.seat_of(user_id) is None:
            raise Refused("sits-not")

    async def shown_in(self, message_id: int | None) -> None:
        """Notes which message shows the game now."""
        if message_id != self.record.message_id:
            happened = self.happened
            await self._store(message_id=message_id, message_revision=self.record.revision)
            self.happened = happened

    def check_turn(self, user_id: int, revision: int) -> None:
        """Raises Refused where this person, who saw `revision`, may not move now."""
        self._on_turn(user_id, revision)

    async def _close(self, **changes: Any) -> None:
        await self._store(status=Status.CLOSED, closes_at=None, **changes)

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
        if seat != game.current:
            raise Refused("others-turn", player=str(self.record.players[game.current - 1]))
        if revision != game.revision:
            raise Refused("stale")
        return seat

    def _keep(self, seat: int, kept: Dice) -> list[Callable[[Game], Move]]:
        return [lambda _game: Keep(seat, kept)] if kept or self.game.phase is Phase.KEEP else []

    async def _play(self, *moves: Callable[[Game], Move]) -> None:
        """Several moves as one deed: all of them happen, or none."""
        game, happened = self.game, list[Fact]()
        for move in moves:
            game, caused = play(game, move(game))
            happened += caused
        status = Status.OVER if game.phase is Phase.OVER else self.record.status
        await self._store(happened, game=game, status=status)

    async def _store(self, happened: Sequence[Fact] = (), **changes: Any) -> None:
        after = replace(self.record, **changes)
        await self._commit(self.record, after, happened)
        self.record, self.happened = after, list(happened)
