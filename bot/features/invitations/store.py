"""Stores who wants to hear of lobbies, and who was called to one. A call is stored before it is sent."""

from collections.abc import Sequence

from sqlalchemy import BigInteger, Boolean, Column, ColumnElement, Index, delete, exists, func, select

from bot.errors import Refused
from bot.model.deadline import DAY, HOUR
from bot.model.games import StoredGame
from bot.store import challenges, deletions
from bot.store.schema import Whole, key, needed, table
from bot.store.units import Transaction, add_once

listeners = table("listeners", key("guild_id"), key("user_id"), Index("ix_listeners_user_id", "user_id"))
calls = table(
    "calls",
    # Each person is called to a lobby once. It may be forgotten before this is.
    key("game_id", Whole),
    key("user_id"),
    *needed(BigInteger, "guild_id", "host_id"),
    Column("listed", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    *(Index(f"ix_calls_{name}", name) for name in ("user_id", "host_id", "guild_id", "at")),
)
MOST_CALLS, SPAN = 2, HOUR
"""How often a host calls, a server's list is called, and a person is called, in this time in seconds."""
REMEMBERED_SECONDS = DAY
"""How long calls are remembered, which is longer than a lobby is open."""


def hears(transaction: Transaction, guild_id: int, user_id: int) -> bool:
    return bool(transaction.scalar(select(exists().where(*_listener(guild_id, user_id)))))


def set_hearing(transaction: Transaction, guild_id: int, user_id: int, *, hears: bool) -> None:
    """Stores whether a person wants to hear of lobbies on a server. Raises Refused (`being-deleted`)."""
    deletions.refuse(transaction, user_id)
    if hears:
        add_once(transaction, listeners, guild_id=guild_id, user_id=user_id)
    else:
        transaction.execute(delete(listeners).where(*_listener(guild_id, user_id)))


def listed(transaction: Transaction, lobby: StoredGame, now: int) -> list[int]:
    """People who want to hear of this lobby and may be called, those first who were called longest ago."""
    last = select(func.max(calls.c.at)).where(calls.c.user_id == listeners.c.user_id).scalar_subquery()
    here = select(listeners.c.user_id).where(listeners.c.guild_id == lobby.guild_id)
    wishing = transaction.scalars(here.order_by(func.coalesce(last, 0), listeners.c.user_id)).all()
    return _to_call(transaction, lobby, wishing, now)


def call(
    transaction: Transaction, lobby: StoredGame, among: Sequence[int], now: int, *, is_list: bool = False
) -> list[int]:
    """The people to call, of those `among`. Raises Refused if they were all called, or calls were made too often."""
    _check_limit(transaction, calls.c.host_id == lobby.host_id, now)
    if is_list:
        _check_limit(transaction, (calls.c.guild_id == lobby.guild_id) & calls.c.listed, now)
    found = _to_call(transaction, lobby, among, now)
    # People who blocked the host can't be told from others by that.
    chosen = [user_id for user_id in among if user_id not in lobby.seats.players]
    if not chosen or not set(chosen) - _called(transaction, lobby.id):
        raise Refused("invite-called-already")
    named = {"game_id": lobby.id, "guild_id": lobby.guild_id, "host_id": lobby.host_id, "listed": is_list, "at": now}
    for user_id in chosen:
        add_once(transaction, calls, user_id=user_id, **named)
    return found


def forget_past(transaction: Transaction, now: int) -> None:
    transaction.execute(delete(calls).where(calls.c.at <= now - REMEMBERED_SECONDS))


def _listener(guild_id: int, user_id: int) -> tuple[ColumnElement[bool], ...]:
    return listeners.c.guild_id == guild_id, listeners.c.user_id == user_id


def _called(transaction: Transaction, game_id: int) -> set[int]:
    return set(transaction.scalars(select(calls.c.user_id).where(calls.c.game_id == game_id)))


def _to_call(transaction: Transaction, lobby: StoredGame, among: Sequence[int], now: int) -> list[int]:
    recent = (calls.c.user_id.in_(among), calls.c.at > now - SPAN)
    counted = select(calls.c.user_id).where(*recent).group_by(calls.c.user_id).having(func.count() >= MOST_CALLS)
    not_now = {*transaction.scalars(counted), *_called(transaction, lobby.id), *lobby.seats.players}
    not_now |= challenges.who_blocked(transaction, lobby.host_id, among)
    return [user_id for user_id in among if user_id not in not_now]


def _check_limit(transaction: Transaction, which: ColumnElement[bool], now: int) -> None:
    """Checks that there were not too many calls lately; raises Refused (`invite-too-often`) if there were."""
    made = select(calls.c.at).where(which, calls.c.at > now - SPAN).group_by(calls.c.game_id, calls.c.at)
    times = sorted(transaction.scalars(made))
    if len(times) >= MOST_CALLS:
        raise Refused("invite-too-often", again=str(times[-MOST_CALLS] + SPAN))
