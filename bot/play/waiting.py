"""Games that wait for people who are gone. The person who stayed claims the win, and after a week the game ends."""

from collections.abc import Mapping
from dataclasses import replace

from bot.errors import Refused
from bot.features.away.model import Holiday
from bot.games.moves import Leave
from bot.games.seating import AnyStep
from bot.model.deadline import SLEEP_SECONDS
from bot.model.games import Change, Status, StoredGame
from bot.play.guards import Needs, game_of, is_past, only, seat_in
from bot.play.turns import ended, played_on


def may_claim(stored: StoredGame) -> bool:
    """Has one person stayed who has played, and who may claim the win?"""
    game, lone = stored.game, stored.lone if stored.is_asleep else None
    return game is not None and lone is not None and game.seat(lone).has_played and stored.claim_due is None


@only(Needs.SEAT)
def claim(stored: StoredGame, user_id: int, away: Mapping[int, Holiday], *, now: int) -> Change:
    """The claim of the person who stayed behind. `away`: the holidays of people, by seat, which it must not cut short.

    Raises Refused (as `seat_in`; `claims-not`, `claimed-already`, `claims-away`).
    """
    if stored.claim_due is not None:
        raise Refused("claimed-already", due=str(stored.claim_due))
    if not may_claim(stored) or seat_in(stored, user_id) != stored.lone:
        raise Refused("claims-not")
    if found := [(holiday.until, seat) for seat, holiday in away.items() if seat in stored.gone]:
        until, seat = max(found)
        raise Refused("claims-away", player=str(stored.seats.players[seat - 1]), until=str(until))
    deadline = stored.deadline.claiming(now, stored.revision)
    after = replace(stored, status=Status.PLAYING, host_id=stored.acting_host, deadline=deadline)
    return Change(stored, after)


def due(stored: StoredGame, away: Mapping[int, Holiday], *, now: int) -> Change | None:
    """What the clock does with a game that waits, if anything: a claim falls due, or a week is over. `away`: as for
    `claim`.
    """
    if not stored.is_asleep:
        return None
    deadline = stored.deadline
    if deadline.due_at is not None or deadline.alarm_at is None:
        # An earlier version let the last person play on alone.
        return Change(stored, replace(stored, deadline=deadline.sleeping(now)))
    if not is_past(deadline.alarm_at, now):
        return None
    is_claimed = stored.claim_due is not None
    holidays = [holiday for seat, holiday in away.items() if seat in stored.gone or not is_claimed]
    if holidays:
        put_off = (each.claimed_again(now) if is_claimed else each.until + SLEEP_SECONDS for each in holidays)
        alarm_at = max(put_off)
        return Change(stored, replace(stored, deadline=replace(deadline, alarm_at=alarm_at)))
    if not is_claimed:
        return Change(stored, ended(stored, Status.STOPPED))
    steps, game = list[AnyStep](), game_of(stored)
    for seat in stored.gone:
        steps += stored.engine.play(game, Leave(seat))
        game = steps[-1].after
    return Change(stored, played_on(stored, game, now), tuple(steps))
