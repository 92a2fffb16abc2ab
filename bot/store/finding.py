"""Finds games without reading their facts: those of a channel, of a person, and those that are due."""

import json
from collections import defaultdict
from collections.abc import Collection, Sequence
from contextlib import suppress

from sqlalchemy import ColumnElement, Row, Select, Text, and_, case, cast, exists, func, select, text, true, union

from bot.hooks import features
from bot.model.deadline import SLOW_SECONDS
from bot.model.games import ListedGame, OwnGame, Status, Viewer
from bot.model.place import NOWHERE
from bot.store.games import called, players_in, visible_to
from bot.store.schema import copies, facts, games, guilds, seats
from bot.store.units import Transaction
from bot.typed import harmless

_AWAKE = games.c.state == "awake"
_OPEN = games.c.state.in_(["awake", "asleep"])
_HERE = seats.c.game_id == games.c.id
_COPY = copies.c.game_id == games.c.id
ALL_OPEN = text("games.status IN ('lobby', 'playing', 'paused')")
"""A condition for open games, in the same words as in their index."""
HAS_BOARD = (games.c.channel_id != NOWHERE) | exists().where(_COPY)
"""The condition that a message shows a game; only its player sees a game without one."""
_MOST_CHOICES = 25
_MOST_SAT_IN = 25


def rivals(transaction: Transaction, guild_id: int, user_id: int) -> set[int]:
    """People whose games the person must not judge, because they play against each other in something of a feature."""
    return {other for feature in features() for other in feature.rivals(transaction, guild_id, user_id)}


def open_in_channel(
    transaction: Transaction, channel_id: int, user_id: int, game_id: int | None = None
) -> list[ListedGame]:
    """The open games in a channel: the newest first, sleeping ones last."""
    meant = () if game_id is None else (games.c.id == game_id,)
    order = (_AWAKE.desc(), games.c.id.desc())
    open_here = _listed(user_id).where(_in(channel_id), _OPEN, *meant)
    return _read(transaction, open_here.order_by(*order).limit(_MOST_CHOICES))


def to_leave(
    transaction: Transaction, guild_id: int, channel_id: int, user_id: int, game_id: int | None = None
) -> list[ListedGame]:
    """The games that a person may leave: all in this channel, and those awake elsewhere on the server."""
    meant = () if game_id is None else (games.c.id == game_id,)
    near_enough = (_in(channel_id) & _OPEN) | _awake_on(guild_id)
    theirs = _listed(user_id).where(near_enough, _sits_there(user_id), *meant)
    order = (_in(channel_id).desc(), _AWAKE.desc(), games.c.id.desc())
    return _read(transaction, theirs.order_by(*order).limit(_MOST_CHOICES))


def of_person(transaction: Transaction, user_id: int, most: int, skipped: int = 0) -> tuple[list[OwnGame], int]:
    """A person's open games on servers with the bot, those that wait for them first, and how many there are."""
    theirs = (select(table.c.game_id).where(table.c.user_id == user_id) for table in (seats, copies))
    is_theirs = games.c.id.in_(union(*theirs)) & (_sits_there(user_id) | _has_copy(user_id))
    order = (_waits_for(user_id).desc(), _AWAKE.desc(), games.c.id.desc())
    found = _own(user_id).where(is_theirs, HAS_BOARD, _OPEN)
    rows = transaction.execute(found.order_by(*order).limit(most).offset(skipped)).all()
    return _own_games_of(transaction, user_id, rows), rows[0].many if rows else 0


def open_by_state(transaction: Transaction) -> dict[str, int]:
    """How many games are open: `asleep` ones wait for people, and only their players see `private` ones."""
    is_asleep = games.c.state == "asleep"
    state = case((~HAS_BOARD, "private"), (is_asleep, "asleep"), else_=games.c.status).label("described")
    counted = transaction.execute(select(state, func.count()).where(ALL_OPEN).group_by(state))
    return dict.fromkeys(("lobby", "playing", "paused", "asleep", "private"), 0) | {row[0]: row[1] for row in counted}


def of_ids(transaction: Transaction, user_id: int, game_ids: Collection[int]) -> list[OwnGame]:
    """A person's games among these, most urgent first."""
    found = _own(user_id).where(games.c.id.in_(game_ids)).order_by(games.c.due_at, games.c.id)
    return _own_games_of(transaction, user_id, transaction.execute(found).all())


def _own(user_id: int) -> Select[object]:
    """The statement for a person's games on servers that still have the bot, with the columns of an OwnGame and the
    number of rows.
    """
    has_left = exists().where(guilds.c.id == games.c.guild_id, guilds.c.left_at.is_not(None))
    last = select(facts.c.at).where(facts.c.game_id == games.c.id).order_by(facts.c.seq.desc()).limit(1)
    revision = last.with_only_columns(facts.c.seq).scalar_subquery()
    is_claimed = (games.c.state == "asleep") & (games.c.claimed_revision == revision)
    theirs_here = (_HERE, seats.c.user_id == user_id, seats.c.computer.is_(None))
    in_turn = (_HERE, seats.c.number == games.c.current_seat)
    about = {
        "many": func.count().over(),
        "since": func.coalesce(last.scalar_subquery(), games.c.opened_at),
        "seat": select(seats.c.number).where(*theirs_here).scalar_subquery(),
        "in_turn": select(seats.c.user_id).where(*in_turn).scalar_subquery(),
        "totals": cast(games.c.totals, Text),
        "claim_due": case((is_claimed, games.c.alarm_at)),
    }
    columns = (column.label(name) for name, column in about.items())
    return _listed(user_id).add_columns(*columns).where(~has_left)


def challenges_between(transaction: Transaction, user_id: int, other_id: int) -> list[ListedGame]:
    """The open challenges between two people, of either of them."""
    shown_to = map(_has_copy, (user_id, other_id))
    return _read(transaction, _listed(user_id).where(games.c.status == Status.LOBBY, *shown_to))


def challenged_since(transaction: Transaction, user_id: int, moment: int) -> list[int]:
    """The times of a person's challenges since `moment`, the newest first. Rematches don't count: the other agreed
    before.
    """
    theirs = (games.c.opened_by == user_id, games.c.opened_at > moment, games.c.rematch_of.is_(None))
    statement = select(games.c.opened_at).where(*theirs, exists().where(_COPY)).order_by(games.c.opened_at.desc())
    return list(transaction.scalars(statement))


def times_challenged(transaction: Transaction, user_id: int, moment: int) -> int:
    """How many challenges a person got since then, without those that were withdrawn."""
    by_others = (games.c.opened_by != user_id, games.c.opened_at > moment, games.c.rematch_of.is_(None))
    theirs = (copies.c.user_id == user_id, copies.c.withdrawn_at.is_(None))
    found = select(func.count()).select_from(copies).join(games).where(*theirs, *by_others)
    return int(transaction.scalar(found))


def sat_in(transaction: Transaction, guild_id: int, user_id: int, *, slow: bool) -> list[ListedGame]:
    theirs = _listed(user_id).where(_awake_on(guild_id), _sits_there(user_id), _is(slow), _is_limited())
    return _read(transaction, theirs.order_by(games.c.id).limit(_MOST_SAT_IN))


def lobby_of(transaction: Transaction, channel_id: int, host_id: int, kind: str, now: int) -> int | None:
    """The id of the host's oldest open lobby for this game in the channel."""
    theirs = (games.c.channel_id == channel_id, games.c.host_id == host_id, games.c.kind == kind)
    waits = (games.c.status == Status.LOBBY, _AWAKE, games.c.due_at > now)
    found: int | None = transaction.scalar(select(func.min(games.c.id)).where(*theirs, *waits))
    return found


def awake_in(transaction: Transaction, channel_ids: Collection[int], *, slow: bool) -> list[ListedGame]:
    """The games awake in these channels that count for limits, the newest first."""
    open_there = _listed(0).where(games.c.channel_id.in_(channel_ids), _AWAKE, _is(slow), _is_limited())
    return _read(transaction, open_there.order_by(games.c.id.desc()).limit(_MOST_CHOICES))


def ended_in_channel(
    transaction: Transaction, channel_id: int, most: int, viewer: Viewer | None, *, won: bool = False
) -> list[ListedGame]:
    """The games that ended in a channel and that the viewer may read, the newest first."""
    ended_here = games.c.status.in_([Status.OVER] if won else [Status.OVER, Status.STOPPED]) & _in(channel_id)
    newest = games.c.ended_at.desc(), games.c.id.desc()
    return _read(transaction, _listed(0).where(ended_here, visible_to(viewer)).order_by(*newest).limit(most))


def open_game(transaction: Transaction, game_id: int) -> ListedGame | None:
    return next(iter(_read(transaction, _listed(0).where(games.c.id == game_id, _OPEN))), None)


def id_by_number(transaction: Transaction, guild_id: int, number: int) -> int | None:
    """The id of a server's game with this number; None if there is none."""
    found: int | None = transaction.scalar(
        select(games.c.id).where(games.c.guild_id == guild_id, games.c.number == number)
    )
    return found


def opened_since(transaction: Transaction, guild_id: int, user_id: int, moment: int) -> list[int]:
    """The times since `moment` when a person opened games on a server, in seconds since 1970, the newest first."""
    theirs = (games.c.guild_id == guild_id, games.c.opened_by == user_id, games.c.opened_at > moment)
    statement = select(games.c.opened_at).where(*theirs).order_by(games.c.opened_at.desc())
    return list(transaction.scalars(statement))


def games_due(transaction: Transaction, now: int) -> list[tuple[int, int]]:
    """The ids and servers of games that the clock must look at, oldest first. Players of servers that removed the bot
    can't move, so their games rest.
    """
    left = select(guilds.c.id).where(guilds.c.left_at.is_not(None))
    found = select(games.c.id, games.c.guild_id).where(games.c.alarm_at <= now, games.c.guild_id.not_in(left))
    return [(row.id, row.guild_id) for row in transaction.execute(found.order_by(games.c.alarm_at))]


def rematch(transaction: Transaction, game_id: int) -> int | None:
    found: int | None = transaction.scalar(select(games.c.id).where(games.c.rematch_of == game_id))
    return found


def _listed(user_id: int) -> Select[object]:
    """The columns of a listed game, with the links of the person's own copies."""
    shown = ("id", "guild_id", "thread_id", "host_id", "title", "kind", "status", "due_at")
    copy = select(copies).where(_COPY, copies.c.user_id == user_id)
    return select(
        *(games.c[name] for name in shown),
        called,
        *(
            func.coalesce(copy.with_only_columns(copies.c[name]).scalar_subquery(), games.c[name]).label(name)
            for name in ("channel_id", "message_id")
        ),
        # Unreadable rules must not spoil the list.
        cast(games.c.rules, Text).label("rules"),
        select(func.count()).select_from(seats).where(_HERE).scalar_subquery().label("players"),
        _sits_there(user_id).label("sits"),
        _waits_for(user_id).label("waits"),
    )


def _read(transaction: Transaction, statement: Select[object]) -> list[ListedGame]:
    return [_game_of(row) for row in transaction.execute(statement)]


def _game_of(row: Row[object]) -> ListedGame:
    return ListedGame(
        id=row.id,
        number=row.number,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        thread_id=row.thread_id,
        message_id=row.message_id,
        host_id=row.host_id,
        title=harmless(row.title),
        kind=row.kind,
        target=_target(row.rules),
        status=Status(row.status) if row.status in set(Status) else None,
        players=row.players,
        sits=bool(row.sits),
        waits=bool(row.waits),
        is_asleep=row.status == Status.PLAYING and row.due_at is None,
    )


def _own_games_of(transaction: Transaction, user_id: int, rows: Sequence[Row[object]]) -> list[OwnGame]:
    ids, seated, asked = (
        [row.id for row in rows],
        defaultdict[int, list[Row[object]]](list),
        defaultdict[int, list[int]](list),
    )
    in_order = (
        select(*seats.c["game_id", "user_id", "computer"]).where(seats.c.game_id.in_(ids)).order_by(seats.c.number)
    )
    for seat in transaction.execute(in_order):
        seated[seat.game_id].append(seat)
    for game_id, person in transaction.execute(
        select(*copies.c["game_id", "user_id"]).where(copies.c.game_id.in_(ids))
    ):
        asked[game_id].append(person)
    return [_own_game_of(row, user_id, seated[row.id], asked[row.id]) for row in rows]


def _own_game_of(row: Row[object], user_id: int, seated: Sequence[Row[object]], asked: Sequence[int]) -> OwnGame:
    """A row as the game of a person. `asked`: the people of a challenge."""
    players = dict.fromkeys(asked)
    # The game may have players that this version does not know.
    with suppress(ValueError):
        players = dict.fromkeys((*players_in(seated), *asked))
    totals: list[int | None] = json.loads(row.totals or "[]") or []
    mine = row.seat - 1 if row.seat and totals else None
    return OwnGame(
        game=_game_of(row),
        since=row.since,
        due_at=row.due_at or row.claim_due,
        current=row.in_turn or None,
        points=None if mine is None else totals[mine],
        others=max((total for at, total in enumerate(totals) if at != mine and total is not None), default=None),
        opponents=tuple(player for player in players if player != user_id),
    )


def _target(rules: str) -> int | None:
    """The points to reach; 0 without a target, None if the rules are unreadable."""
    try:
        return int(json.loads(rules).get("target") or 0)
    except (ValueError, TypeError, AttributeError):
        return None


def _sits_there(user_id: int, *also: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(_HERE, seats.c.user_id == user_id, seats.c.computer.is_(None), seats.c.left.is_(False), *also)


def _is(slow: bool) -> ColumnElement[bool]:
    return games.c.turn_seconds >= SLOW_SECONDS if slow else games.c.turn_seconds < SLOW_SECONDS


def _is_limited() -> ColumnElement[bool]:
    """The condition that a game counts for the limits of people and channels."""
    others = (condition for feature in features() for condition in feature.has_own_limits(games.c.id))
    return and_(true(), *(~condition for condition in others))


def _has_copy(user_id: int) -> ColumnElement[bool]:
    return exists().where(_COPY, copies.c.user_id == user_id)


def _waits_for(user_id: int) -> ColumnElement[bool]:
    """The condition that a game waits for a person's move, or for their answer to a challenge."""
    moves = (games.c.status == Status.PLAYING) & _AWAKE & _sits_there(user_id, seats.c.number == games.c.current_seat)
    return moves | ((games.c.status == Status.LOBBY) & _has_copy(user_id) & ~_sits_there(user_id))


def _in(channel_id: int) -> ColumnElement[bool]:
    copied = select(copies.c.game_id).where(copies.c.channel_id == channel_id)
    return (games.c.channel_id == channel_id) | (games.c.thread_id == channel_id) | games.c.id.in_(copied)


def _awake_on(guild_id: int) -> ColumnElement[bool]:
    return (games.c.guild_id == guild_id) & _AWAKE
