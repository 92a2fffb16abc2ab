"""What people do in a lobby: they take seats, agree on the game, and start it."""

from dataclasses import replace

from bot.errors import Refused
from bot.games.farkle import MOST_SEATS, Phase, RollOff, Step, change, new_game, play
from bot.model.games import Status, StoredGame
from bot.play.chance import Roller
from bot.play.change import Change
from bot.play.guards import check_host, check_lobby
from bot.play.timing import is_past, played_on


def join(stored: StoredGame, user_id: int, join_id: int) -> Change:
    """Gives somebody a seat. `join_id` is the id of the interaction by which they asked for it."""
    check_lobby(stored)
    if user_id == stored.host_id:
        raise Refused("sits-as-host")
    if user_id in stored.players:
        raise Refused("sits-already", host=str(stored.host_id))
    if len(stored.players) >= stored.most_seats:
        raise Refused("table-full", most=stored.most_seats)
    return Change(stored, replace(stored, players=(*stored.players, user_id), joins=(*stored.joins, join_id)))


def leave(stored: StoredGame, user_id: int) -> Change:
    """Gives up a seat. Where the host leaves, the next player becomes host; where nobody is left, the lobby closes."""
    check_lobby(stored)
    seat = stored.seat_of(user_id)
    if seat is None:
        raise Refused("sits-not-yet")
    players = stored.players[: seat - 1] + stored.players[seat:]
    after = replace(stored, players=players, joins=stored.joins[: seat - 1] + stored.joins[seat:])
    if not players:
        after = _closed(after)
    elif user_id == stored.host_id:
        after = replace(after, host_id=players[0])
    return Change(stored, after)


def cancel(stored: StoredGame, user_id: int) -> Change:
    """Closes the lobby. Only the host may."""
    check_lobby(stored)
    check_host(stored, user_id)
    return close(stored)


def close(stored: StoredGame) -> Change:
    """Closes an open lobby, whoever wants it."""
    return Change(stored, _closed(stored))


def close_if_due(stored: StoredGame, *, now: int) -> Change | None:
    """Closes a lobby that has waited too long; None for every other game."""
    if stored.status is not Status.LOBBY or not is_past(stored.due_at, now):
        return None
    return close(stored)


def set_target(stored: StoredGame, user_id: int, target: int) -> Change:
    """Changes the points to play to. Only the host may.

    Raises RuleSetError where the other rules do not allow this target.
    """
    check_lobby(stored)
    check_host(stored, user_id)
    return Change(stored, replace(stored, rules=change(stored.rules, {"target": target})))


def set_seats(stored: StoredGame, user_id: int, seats: int) -> Change:
    """Changes how many people may take a seat. Only the host may."""
    check_lobby(stored)
    check_host(stored, user_id)
    if not 2 <= seats <= MOST_SEATS:
        raise Refused("unknown-button")
    if seats < len(stored.players):
        raise Refused("seats-taken", players=len(stored.players))
    return Change(stored, replace(stored, most_seats=seats))


def start(stored: StoredGame, user_id: int, *, now: int, roller: Roller) -> Change:
    """Begins the game. Where the rule set has a roll-off for who begins, it is played. Only the host may start."""
    check_lobby(stored)
    check_host(stored, user_id)
    if len(stored.players) < 2:
        raise Refused("too-few-players")
    seated = _seated_by_lot(stored, roller) if stored.rules.start == "random" else stored
    game, steps = new_game(stored.rules, len(seated.players)), list[Step]()
    while game.phase is Phase.ROLL_OFF:
        (die,) = roller(seated.seed, game.throw_count + 1, 1)
        steps += play(game, RollOff(game.pending[0], die))
        game = steps[-1].after
    return Change(stored, played_on(seated, game, now), tuple(steps))


def _closed(stored: StoredGame) -> StoredGame:
    return replace(stored, status=Status.CLOSED, due_at=None, alarm_at=None)


def _seated_by_lot(stored: StoredGame, roller: Roller) -> StoredGame:
    """The lobby with its seats in the order in which they were taken, from the drawn one on."""
    if stored.seed is None:
        players, joins = stored.players, stored.joins
        first = _drawn(len(players), roller)
        return replace(stored, players=players[first:] + players[:first], joins=joins[first:] + joins[:first])
    player_of = dict(zip(stored.joins, stored.players, strict=True))
    joins = stored.seed.seating()
    return replace(stored, players=tuple(player_of[join] for join in joins), joins=joins)


def _drawn(number: int, roller: Roller) -> int:
    """A number from 0, less than `number` and each as likely, from two dice. What would favour some is thrown again."""
    while True:
        first, second = roller(None, 0, 2)
        drawn = (first - 1) * 6 + second - 1
        if drawn < 36 - 36 % number:
            return drawn % number
