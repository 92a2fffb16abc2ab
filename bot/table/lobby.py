"""What people do in a lobby: sit down, agree, begin."""

import secrets
from dataclasses import replace
from typing import Any

from bot.engine.facts import Fact, Start
from bot.engine.play import play
from bot.engine.ruleset import change
from bot.engine.state import MOST_SEATS, Phase, new_game
from bot.errors import Refused
from bot.store.games import Record, Status
from bot.table.locked import LockedGame


class Lobby(LockedGame):
    """Deeds before a game begins."""

    async def join(self, user_id: int, join_id: int) -> None:
        """Gives somebody a seat; `join_id` is the interaction by which they asked for it."""
        self._lobby()
        if user_id == self.record.host_id:
            raise Refused("sits-as-host")
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
            raise Refused("sits-not-yet")
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
        await self._close()
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

    async def _close(self, **changes: Any) -> None:
        await self._store(status=Status.CLOSED, due_at=None, alarm_at=None, **changes)

    def _lobby(self) -> None:
        if self.record.status is Status.CLOSED:
            raise Refused("lobby-closed")
        if self.record.status is not Status.LOBBY:
            raise Refused("begun-already")


def _seated_by_lot(record: Record) -> Record:
    """The lobby with its seats in the order in which they were taken, from the one that begins on."""
    if record.seed is None:
        first = secrets.randbelow(len(record.players))
        players, joins = record.players, record.joins
        return replace(record, players=players[first:] + players[:first], joins=joins[first:] + joins[:first])
    player_of = dict(zip(record.joins, record.players, strict=True))
    joins = record.seed.seating()
    return replace(record, players=tuple(player_of[join] for join in joins), joins=joins)
