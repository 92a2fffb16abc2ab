"""Games that wait for people who are gone. The person who stayed claims the win, and after a week the game ends."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from bot.errors import Refused
from bot.games.moves import Leave
from bot.games.seating import AnyStep
from bot.model.deadline import SLEEP_SECONDS, Delay
from bot.model.games import Change, Status, StoredGame
from bot.play.guards import Needs, game_of, is_past, only, seat_in
from bot.play.turns import ended, moved_on


def may_claim(stored: StoredGame) -> bool:
    """Has one person stayed who has played, and who may claim the win?"""
    game, lone = stored.game, stored.lone if stored.is_asleep else None
    return game is not None and lone is not None and game.seat(lone).has_played and stored.claim_due is None


@only(Needs.SEAT)
def claim(stored: StoredGame, user_id: int, delays: Mapping[int, Delay], *, now: int) -> Change:
    """The claim of the person who stayed behind. It must not cut `delays` short, which are by user.

    Raises Refused (as `seat_in`; `claims-not`, `claimed-already`, `claims-held`).
    """
    if stored.claim_due is not None:
        raise Refused("claimed-already", due=str(stored.claim_due))
    if not may_claim(stored) or seat_in(stored, user_id) != stored.lone:
        raise Refused("claims-not")
    if found := [(delay.until, player) for player, delay in delays.items() if player in _players(stored, stored.gone)]:
        until, player = max(found)
        raise Refused("claims-held", player=str(player), until=str(until))
    deadline = stored.deadline.claiming(now, stored.revision)
    after = replace(stored, status=Status.PLAYING, host_id=stored.acting_host, deadline=deadline)
    return Change(stored, after)


def due(stored: StoredGame, delays: Mapping[int, Delay], *, now: int) -> Change | None:
    """What the clock does with a game that waits, if anything: a claim falls due, or a week is over."""
    if not stored.is_asleep:
        return None
    deadline = stored.deadline
    if deadline.due_at is not None or deadline.alarm_at is None:
        # An earlier version let the last person play on alone.
        return Change(stored, replace(stored, deadline=deadline.sleeping(now)))
    if not is_past(deadline.alarm_at, now):
        return None
    is_claimed = stored.claim_due is not None
    waited_for = _players(stored, stored.gone if is_claimed else (*stored.gone, *stored.present))
    if found := [delay for player, delay in delays.items() if player in waited_for]:
        alarm_at = max(each.claimed_again(now) if is_claimed else each.until + SLEEP_SECONDS for each in found)
        return Change(stored, replace(stored, deadline=replace(deadline, alarm_at=alarm_at)))
    if not is_claimed:
        return Change(stored, ended(stored, Status.STOPPED))
    steps, game = list[AnyStep](), game_of(stored)
    for seat in stored.gone:
        steps += stored.engine.play(game, Leave(seat))
        game = steps[-1].after
    return Change(stored, moved_on(stored, game, now), tuple(steps))


def _players(stored: StoredGame, seats: Collection[int]) -> set[int]:
    return {stored.seats.players[seat - 1] for seat in seats}
