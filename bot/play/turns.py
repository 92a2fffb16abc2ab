"""What people do at a table: the moves of a game, and how they leave it."""

from collections.abc import Callable

from bot.errors import Refused
from bot.games.dice import Dice
from bot.games.farkle import Bank, Follow, Game, IllegalMove, Keep, Leave, Move, Phase, Roll, dice_to_roll
from bot.model.games import Status
from bot.play.lobby import Lobby
from bot.play.timing import Pace


class Table(Lobby, Pace):
    """One locked game, from its lobby to its end."""

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

    async def leave(self, user_id: int) -> None:
        """Gives up the seat for good. The next one becomes host where the host leaves."""
        seat = self.seat_to_leave(user_id)
        host_id = self.stored.host_id
        if user_id == host_id:
            following = next(number for number in self.game.active if number != seat)
            host_id = self.stored.players[following - 1]
        await self._play(lambda _game: Leave(seat), host_id=host_id)

    async def give_up_seat(self, user_id: int) -> None:
        """Leaves the lobby or the running game; nothing to do for who has left already, or where it ended meanwhile."""
        seat = self.stored.seat_of(user_id)
        if seat is None:
            return
        if self.stored.status is Status.LOBBY:
            await self.leave_lobby(user_id)
        elif self.stored.is_running and not self.game.seat(seat).left:
            await self.leave(user_id)

    async def stop(self, user_id: int, *, may_manage: bool) -> None:
        """Ends a lobby or game without a winner. Only the host may, or someone who manages the server."""
        if self.stored.status is not Status.LOBBY and not self.stored.is_running:
            raise Refused("game-over")
        if not may_manage:
            self._check_host(user_id)
        if self.stored.status is Status.LOBBY:
            await self._close()
        else:
            await self._store(**self._ended(Status.STOPPED))

    def check_rematch(self, user_id: int) -> None:
        """Raises Refused for who may not ask for a rematch of this game."""
        if self.stored.status not in (Status.OVER, Status.STOPPED):
            raise Refused("not-over")
        seat = self.stored.seat_of(user_id)
        if seat is None:
            raise Refused("sits-not")
        if self.game.seat(seat).left:
            raise Refused("left-already")

    def check_turn(self, user_id: int, revision: int) -> None:
        """Raises Refused where this person, who saw `revision`, may not move now."""
        self._on_turn(user_id, revision)

    def _on_turn(self, user_id: int, revision: int) -> int:
        seat, game = self.seat_to_leave(user_id), self.game
        if self.stored.status is Status.PAUSED:
            raise Refused("game-paused")
        if game.is_asleep:
            raise IllegalMove("game-asleep")
        if game.seat(seat).aside:
            raise Refused("passed-over")
        if seat != game.current:
            raise Refused("others-turn", player=str(self.stored.players[game.current - 1]))
        if revision != game.revision:
            raise Refused("stale")
        return seat

    def _keep(self, seat: int, kept: Dice) -> list[Callable[[Game], Move]]:
        return [lambda _game: Keep(seat, kept)] if kept or self.game.phase is Phase.KEEP else []

    def _throw(self, seat: int, game: Game) -> Roll:
        return Roll(seat, self._roll(self.stored.seed, game.throw_count + 1, dice_to_roll(game)))
