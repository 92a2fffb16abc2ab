"""Stores duels on the same dice. Their games are those of `games`, without boards."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    ForeignKey,
    Index,
    and_,
    exists,
    func,
    insert,
    or_,
    select,
    true,
    update,
)

from bot.errors import Refused
from bot.features.same_dice.model import MOST_OPEN, SECONDS, Duel, DuelDice
from bot.model.deadline import ABSENCE_SECONDS, DAY
from bot.model.games import Status, StoredGame
from bot.model.place import NOWHERE
from bot.model.records import Challengers
from bot.model.seats import is_former
from bot.store import challenges, deletions, former
from bot.store import games as stored_games
from bot.store.saving import add
from bot.store.schema import Whole, games, needed, of_game, table, word
from bot.store.units import Transaction
from bot.zones import UTC

duels = table(
    "duels",
    Column("id", Whole, primary_key=True),
    *needed(BigInteger, "guild_id", "channel_id"),
    Column("message_id", BigInteger),
    Column("host_id", BigInteger, nullable=False),
    Column("guest_id", BigInteger),
    of_game("host_game", nullable=False, unique=True),
    Column("guest_game", Whole, ForeignKey("games.id", ondelete="SET NULL"), unique=True),
    # As hex.
    Column("secret", word(64), nullable=False),
    *needed(BigInteger, "opened_at", "ends_at"),
    # When both games had ended. Null: the secret is hidden.
    Column("published_at", BigInteger),
    # Is the result in the channel?
    Column("shown", Boolean, nullable=False),
    *(Index(f"ix_duels_{name}", name) for name in ("guild_id", "host_id", "guest_id")),
    Index("ix_duels_shown", "shown", "published_at"),
    sqlite_autoincrement=True,
)
_RUNS = games.c.status.in_([Status.PLAYING, Status.PAUSED])
_AT_ONCE = 100
_SHOWN_WITHIN = DAY
"""A result that can't be posted for so long is left to those who ask."""


def begin(
    transaction: Transaction, game: StoredGame, secret: str, guild_id: int, channel_id: int, guest_id: int | None
) -> Duel:
    """Stores a duel with the host's game. Raises Refused, and ConflictError for a known interaction."""
    host_id, now = game.host_id, game.opened_at
    deletions.refuse(transaction, host_id)
    if (again := former.may_open_again_at(transaction, host_id)) > now:
        raise Refused("deleted-lately", again=str(again))
    if _open_of(transaction, duels.c.host_id == host_id) >= MOST_OPEN:
        raise Refused("same-too-many", most=MOST_OPEN)
    if guest_id is not None:
        _check_guest(transaction, host_id, guest_id, now)
    host_game = add(transaction, replace(game, shared=DuelDice(UTC.date_at(now).isoformat(), secret))).id
    values = {"guild_id": guild_id, "channel_id": channel_id, "host_id": host_id, "guest_id": guest_id}
    times = {"opened_at": now, "ends_at": now + SECONDS}
    adding = insert(duels).values(**values, **times, host_game=host_game, secret=secret, shown=False)
    (duel_id,) = transaction.execute(adding).inserted_primary_key or (0,)
    return duel(transaction, duel_id)


def _check_guest(transaction: Transaction, host_id: int, guest_id: int, now: int) -> None:
    """Refuses people who can't be asked. All but a decline gives one answer, which reveals no block."""
    if (again := challenges.may_challenge_again_at(transaction, guest_id, host_id)) > now:
        raise Refused("challenged-lately", player=str(guest_id), again=str(again))
    if (
        challenges.taken_by(transaction, guest_id) is Challengers.NOBODY
        or challenges.is_blocked(transaction, guest_id, host_id)
        or deletions.is_going_on(transaction, guest_id)
        or _open_of(transaction, duels.c.guest_id == guest_id) >= MOST_OPEN
    ):
        raise Refused("cannot-be-challenged", player=str(guest_id))


def _open_of(transaction: Transaction, whose: ColumnElement[bool]) -> int:
    return transaction.scalar(select(func.count()).where(whose, duels.c.published_at.is_(None))) or 0


def duel(transaction: Transaction, duel_id: int) -> Duel:
    """A duel by its id. Raises Refused (`unknown-button`)."""
    row = transaction.execute(select(duels).where(duels.c.id == duel_id)).one_or_none()
    if row is None:
        raise Refused("unknown-button")
    return Duel(*row)


def set_message(transaction: Transaction, duel_id: int, message_id: int) -> None:
    transaction.execute(update(duels).where(duels.c.id == duel_id).values(message_id=message_id))


def withdraw(transaction: Transaction, duel_id: int, now: int) -> None:
    """Ends a duel whose invitation could not be sent."""
    _publish(transaction, duel(transaction, duel_id), now)
    set_shown(transaction, duel_id)


def game_for(transaction: Transaction, duel_id: int, user_id: int, digest: str, now: int) -> int:
    """The id of the person's game, which begins with the guest's first press. Raises Refused, UnreadableGame, and
    ConflictError for a known interaction.
    """
    transaction.execute(select(duels.c.id).where(duels.c.id == duel_id).with_for_update())
    found = duel(transaction, duel_id)
    if user_id == found.host_id:
        return found.host_game
    if user_id == found.guest_id and found.guest_game is not None:
        return found.guest_game
    if found.is_over or found.ends_at <= now:
        raise Refused("same-over")
    # A former host could be the one who asks, and knows the dice.
    is_open = found.guest_id is None and not is_former(found.host_id)
    if user_id != found.guest_id and (not is_open or challenges.is_blocked(transaction, found.host_id, user_id)):
        raise Refused("same-of-others")
    deletions.refuse(transaction, user_id)
    hosts = stored_games.load_agreed(transaction, found.host_game)
    assert hosts is not None
    seats = replace(hosts.seats, players=(user_id,), joins=(digest,))
    game = hosts.engine.new_game(hosts.rules, 1)
    guests = replace(hosts, host_id=user_id, opened_by=user_id, seats=seats, status=Status.PLAYING, game=game)
    guest_game = add(transaction, replace(guests, opened_at=now)).id
    values = {"guest_id": user_id, "guest_game": guest_game}
    transaction.execute(update(duels).where(duels.c.id == duel_id).values(**values))
    return guest_game


def decline(transaction: Transaction, duel_id: int, user_id: int, now: int) -> Duel:
    """Ends the duel, whose host may not ask this person again for a while. Raises Refused."""
    transaction.execute(select(duels.c.id).where(duels.c.id == duel_id).with_for_update())
    found = duel(transaction, duel_id)
    if user_id != found.guest_id:
        raise Refused("same-of-others")
    if found.is_over or found.guest_game is not None:
        raise Refused("same-over")
    challenges.decline(transaction, user_id, found.host_id, now)
    return _publish(transaction, found, now)


def due(transaction: Transaction, now: int) -> list[tuple[int, int]]:
    """Duels with their servers that are to end now, or whose result is still to be shown."""
    runs = exists().where(games.c.id.in_([duels.c.host_game, duels.c.guest_game]), _RUNS)
    ends = (duels.c.ends_at <= now) | (duels.c.guest_game.is_not(None) & ~runs)
    waits = (duels.c.published_at.is_(None) & ends) | (duels.c.published_at > now - _SHOWN_WITHIN)
    found = select(duels.c.id, duels.c.guild_id).where(duels.c.shown.is_(False), waits).order_by(duels.c.ends_at)
    return [(row.id, row.guild_id) for row in transaction.execute(found.limit(_AT_ONCE))]


def end(transaction: Transaction, duel_id: int, now: int) -> Duel:
    """Ends a duel that is due, and its games with the points that they have."""
    found = duel(transaction, duel_id)
    return found if found.is_over else _publish(transaction, found, now)


def _publish(transaction: Transaction, found: Duel, now: int) -> Duel:
    stop = update(games).where(games.c.id.in_(found.games), _RUNS)
    transaction.execute(stop.values(status=Status.STOPPED.value, ended_at=now))
    transaction.execute(update(duels).where(duels.c.id == found.id).values(published_at=now))
    return found._replace(published_at=now)


def set_shown(transaction: Transaction, duel_id: int) -> None:
    transaction.execute(update(duels).where(duels.c.id == duel_id).values(shown=True))


def dice_of(transaction: Transaction, game_id: int) -> DuelDice | None:
    its = or_(duels.c.host_game == game_id, duels.c.guest_game == game_id)
    row = transaction.execute(select(duels).where(its)).one_or_none()
    if row is None:
        return None
    label, public = UTC.date_at(row.opened_at).isoformat(), row.published_at is not None
    return DuelDice(label, row.secret, public, row.id, row.guild_id, row.ends_at)


def written(transaction: Transaction, game_id: int) -> tuple[StoredGame, tuple[str, ...]]:
    """A game with its lines. Raises UnreadableGame."""
    stored = stored_games.load_agreed(transaction, game_id)
    assert stored is not None
    return stored, stored_games.lines_of(transaction, game_id)


def running(transaction: Transaction, user_id: int) -> Sequence[Duel]:
    """The duels that a person plays or is asked to, the first to end first."""
    theirs = or_(duels.c.host_id == user_id, duels.c.guest_id == user_id)
    found = select(duels).where(theirs, duels.c.published_at.is_(None)).order_by(duels.c.ends_at)
    return [Duel(*row) for row in transaction.execute(found)]


def is_of_duel(game_id: "Column[int]", *, hidden: bool = False) -> ColumnElement[bool]:
    """Whether the game is one of a duel; `hidden`: of one whose secret is hidden."""
    its = or_(duels.c.host_game == game_id, duels.c.guest_game == game_id)
    return exists().where(and_(its, duels.c.published_at.is_(None) if hidden else true()))


def give_back(transaction: Transaction, since: Callable[[int], int], now: int) -> None:
    """Gives back the time of an absence of the bot, which began at `since(guild_id)`."""
    found = select(duels.c.id, duels.c.guild_id, duels.c.opened_at).where(duels.c.published_at.is_(None))
    for row in transaction.execute(found).all():
        lost = now - max(since(row.guild_id), row.opened_at)
        if lost >= ABSENCE_SECONDS:
            transaction.execute(update(duels).where(duels.c.id == row.id).values(ends_at=duels.c.ends_at + lost))


def forget_some(transaction: Transaction, guild_id: int) -> bool:
    """Forgets where duels were on a forgotten server. They go on without a place for their results."""
    found = list(transaction.scalars(select(duels.c.id).where(duels.c.guild_id == guild_id).limit(_AT_ONCE)))
    values = {"guild_id": NOWHERE, "channel_id": NOWHERE, "message_id": None}
    transaction.execute(update(duels).where(duels.c.id.in_(found)).values(**values))
    return bool(found)
