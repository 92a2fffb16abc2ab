"""What people do in a lobby: sit down, agree, begin."""

import asyncio
import secrets
from dataclasses import replace
from typing import Any

from bot.errors import Refused
from bot.games.farkle.facts import Fact, Start
from bot.games.farkle.game import MOST_SEATS, Phase, new_game
from bot.games.farkle.play import play
from bot.games.farkle.rules import change
from bot.play.locked import LockedGame
from bot.store.games import Status, StoredGame


class Lobby(LockedGame):
    """Deeds before a game begins."""

    async def join(self, user_id: int, join_id: int) -> None:
        """Gives somebody a seat; `join_id` is the interaction by which they asked for it."""
        self._lobby()
        if user_id == self.stored.host_id:
            raise Refused("sits-as-host")
        if user_id in self.stored.players:
            raise Refused("sits-already", host=str(self.stored.host_id))
        if len(self.stored.players) >= self.stored.most_seats:
            raise Refused("table-full", most=self.stored.most_seats)
        await self._store(players=(*self.stored.players, user_id), joins=(*self.stored.joins, join_id))

    async def leave_lobby(self, user_id: int) -> None:
        """The next one becomes host where the host leaves; the lobby closes when nobody is left."""
        self._lobby()
        seat, joins = self.stored.seat_of(user_id), self.stored.joins
        if seat is None:
            raise Refused("sits-not-yet")
        players = tuple(player for player in self.stored.players if player != user_id)
        joins = joins[: seat - 1] + joins[seat:]
        if not players:
            await self._close(players=players, joins=joins)
        elif user_id == self.stored.host_id:
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
        # Whether it can be met exactly takes a while to find out.
        await self._store(rules=await asyncio.to_thread(change, self.stored.rules, {"target": target}))

    async def set_seats(self, user_id: int, seats: int) -> None:
        """Changes how many may sit down."""
        self._lobby()
        self._check_host(user_id)
        if not 2 <= seats <= MOST_SEATS:
            raise Refused("unknown-button")
        if seats < len(self.stored.players):
            raise Refused("seats-taken", players=len(self.stored.players))
        await self._store(most_seats=seats)

    async def close_if_due(self) -> bool:
        """Closes a lobby that waited too long. Returns whether it did."""
        if self.stored.status is not Status.LOBBY or not self._is_due(self.stored.due_at):
            return False
        await self._close()
        return True

    async def start(self, user_id: int) -> None:
        """Begins the game, with the roll-off for who begins where the rule set has one."""
        self._lobby()
        self._check_host(user_id)
        if len(self.stored.players) < 2:
            raise Refused("too-few-players")
        rules = self.stored.rules
        seated = _seated_by_lot(self.stored) if rules.start == "random" else self.stored
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
        if self.stored.status is Status.CLOSED:
            raise Refused("lobby-closed")
        if self.stored.status is not Status.LOBBY:
            raise Refused("begun-already")


def _seated_by_lot(stored: StoredGame) -> StoredGame:
    """The lobby with its seats in the order in which they were taken, from the one that begins on."""
    if stored.seed is None:
        first = secrets.randbelow(len(stored.players))
        players, joins = stored.players, stored.joins
        return replace(stored, players=players[first:] + players[:first], joins=joins[first:] + joins[:first])
    player_of = dict(zip(stored.joins, stored.players, strict=True))
    joins = stored.seed.seating()
    return replace(stored, players=tuple(player_of[join] for join in joins), joins=joins)
