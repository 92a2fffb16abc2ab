"""Stores new games and changes of games."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import zip_longest
from operator import attrgetter
from typing import Any

from sqlalchemy import bindparam, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.games.facts import Left
from bot.hooks import features
from bot.model.games import Status, StoredGame
from bot.model.place import NOWHERE, is_server
from bot.model.servers import Board
from bot.store.counting import let_wait
from bot.store.games import DEADLINE, players_of, seat_columns
from bot.store.guilds import ensure_guild
from bot.store.schema import copies, facts, farkle_streaks, games, seats
from bot.store.units import Transaction, upsert

_FIXED = ("guild_id", "opened_at", "opened_by")
_MAY_CHANGE = {
    **{name: name for name in ("host_id", "title", "base", "rematch_of", "hints", "plays_on", "stopped_by", "started")},
    "host_at": "host_at",
    "current_seat": "current_seat",
    "totals": "totals",
    "most_seats": "seats.most",
    "left_lobby": "seats.left_lobby",
    "stop_asked_at": "vote.asked_at",
    "stop_agreed": "vote.agreed",
    **{column: f"deadline.{name}" for name, column in DEADLINE.items()},
}
"""The columns that may change, and where they are in a `StoredGame`."""
_OF_BOARD = ("channel_id", "thread_id", "message_id", "lobby_message_id")
_values_of = attrgetter(*_MAY_CHANGE.values())
_shown_in = attrgetter(*_OF_BOARD)
_NOT_SHOWN = Board(NOWHERE)
_expected = (games.c.id == bindparam("game_id")) & (games.c.status == bindparam("status"))
_of_fact = [bindparam(name, type_=facts.c[name].type) for name in ("seq", "line", "at")]
_last_fact = select(func.coalesce(func.max(facts.c.seq), 0)).where(facts.c.game_id == games.c.id).scalar_subquery()
_next = select(games.c.id, *_of_fact).where(_expected, _last_fact == bindparam("seq", type_=facts.c.seq.type) - 1)
_facts = insert(facts).from_select(["game_id", "seq", "line", "at"], _next)
# Otherwise SQLAlchemy doesn't count inserted rows.
_append = _facts.execution_options(preserve_rowcount=True)
_look_up = select(_last_fact).where(_expected)
_set_streak = upsert(farkle_streaks, "streak")
_update = update(games).where(games.c.id == bindparam("this_id"))


class ConflictError(Exception):
    """The game has changed since it was read."""


class MovesLostError(ConflictError):
    """The database is older than the game in memory, such as after a crash of a server that confirms commits early."""


def add(transaction: Transaction, stored: StoredGame) -> StoredGame:
    """Stores a new game, and returns it with its id. Raises ConflictError for a known interaction, or a second
    rematch.
    """
    ensure_guild(transaction, stored.guild_id)
    values = {name: getattr(stored, name) for name in _FIXED} | dict(zip(_MAY_CHANGE, _values_of(stored), strict=True))
    values |= {"status": stored.status.value, "kind": stored.engine.name, "rules": stored.rules.model_dump(mode="json")}
    values |= {"secret": stored.secret or None, "counting": _counting(stored)}
    values |= zip(_OF_BOARD, _shown_in(_shared_board(stored)), strict=True)
    try:
        inserted = transaction.execute(insert(games).values(**values))
        (game_id,) = inserted.inserted_primary_key or (0,)
        stored = replace(stored, id=game_id)
        _write_seats(transaction, stored)
        if own := [_row_of(board, game_id) for board in stored.boards if board.viewer is not None]:
            transaction.execute(insert(copies), own)
    except IntegrityError as error:
        raise ConflictError(stored.seats.joins) from error
    return stored


def delete_unposted(transaction: Transaction, game_id: int) -> None:
    """Deletes a lobby that was not shown to anyone."""
    transaction.execute(delete(games).where(games.c.id == game_id, games.c.status == Status.LOBBY.value))


def save(
    transaction: Transaction, before: StoredGame, after: StoredGame, happened: Sequence[object], now: int
) -> int | None:
    """Stores a change, and returns the number of the game. Raises ConflictError if the game has changed since it was
    read; the transaction must end then.
    """
    # Writing unchanged values might restore a deleted host, and SQLite would write their indexes.
    values, number = _changed(before, after), after.number
    if before.status is Status.LOBBY and after.game is not None and is_server(after.guild_id):
        # One unit writes at a time.
        last = transaction.scalar(select(func.max(games.c.number)).where(games.c.guild_id == after.guild_id))
        values["number"] = number = (last or 0) + 1
    if after.boards != before.boards:
        _write_own_boards(transaction, after.id, set(after.boards) - set(before.boards))
    if after.status is not before.status and after.has_ended:
        values["ended_at"] = now
        if after.counts:
            values["finish_number"] = (transaction.scalar(select(func.max(games.c.finish_number))) or 0) + 1
    if _waiting(after) != _waiting(before):
        values["waits_since"] = now if after.waits_for_absent else None
        if after.waits_for_absent:
            for feature in features():
                feature.waits_for(transaction, [after.current_player], after.deadline.seconds, now)
    try:
        if happened and after.game is not None:
            _append_facts(transaction, before, after, happened, now)
            _write_streaks(transaction, before, after)
            _write_left(transaction, after.id, [fact.seat for fact in happened if isinstance(fact, Left)])
        else:
            _check_unmoved(transaction, before)
        if values:
            transaction.execute(_update, values | {"this_id": after.id})
        if before.status is Status.LOBBY:
            _check_seats(transaction, before)
        if before.seats.players != after.seats.players or before.seats.joins != after.seats.joins:
            transaction.execute(delete(seats).where(seats.c.game_id == after.id))
            _write_seats(transaction, after)
    except IntegrityError as error:
        raise ConflictError(after.id) from error
    for feature in features():
        feature.saved(transaction, before, after)
    if "finish_number" in values:
        let_wait(transaction, after.id, values["finish_number"])
    return number


def _waiting(stored: StoredGame) -> tuple[object, ...]:
    """The seat, the hold and the sleep that say whom a game waits for."""
    return stored.current_seat, stored.deadline.held_until, stored.is_asleep


def stop_unread(transaction: Transaction, game_id: int, now: int) -> None:
    status = case((games.c.status == Status.LOBBY, Status.CLOSED), else_=Status.STOPPED)
    values = {"status": status, "due_at": None, "alarm_at": None, "ended_at": now}
    transaction.execute(update(games).where(games.c.id == game_id).values(**values))


def _changed(before: StoredGame, after: StoredGame) -> dict[str, Any]:
    changed: dict[str, object] = {} if after.status is before.status else {"status": after.status.value}
    values = zip(_MAY_CHANGE, _values_of(before), _values_of(after), strict=True)
    changed |= {name: now for name, was, now in values if now != was}
    if after.boards != before.boards:
        boards = map(_shown_in, map(_shared_board, (before, after)))
        changed |= {name: now for name, was, now in zip(_OF_BOARD, *boards, strict=True) if now != was}
    # They are usually identical, and comparing is slow.
    if after.rules is not before.rules and after.rules != before.rules:
        changed["rules"] = after.rules.model_dump(mode="json")
    if after.counting != before.counting:
        changed["counting"] = _counting(after)
    return changed


def _counting(stored: StoredGame) -> dict[str, str] | None:
    """The reason why a game counts or not, as it is stored. Version 1.0 stored more beside it."""
    return {"reason": stored.counting.value} if stored.counting else None


def _append_facts(
    transaction: Transaction, before: StoredGame, after: StoredGame, happened: Sequence[object], now: int
) -> None:
    """Adds the facts. Raises ConflictError if the game has ended or its last fact is not the one before."""
    assert after.game is not None
    first = after.game.revision - len(happened) + 1
    of_game = {"game_id": after.id, "status": before.status.value, "at": now}
    rows = [
        of_game | {"seq": seq, "line": line}
        for seq, line in enumerate(map(after.engine.notation.write, happened), first)
    ]
    if transaction.execute(_append, rows).rowcount < len(rows):
        _check_unmoved(transaction, before)
        raise ConflictError(after.id)


def _check_unmoved(transaction: Transaction, before: StoredGame) -> None:
    """Checks that the stored game has not moved on, or raises ConflictError: a suspended process must not store an old
    turn.
    """
    found = transaction.execute(_look_up, {"game_id": before.id, "status": before.status.value}).one_or_none()
    known = before.revision if before.game is not None else 0
    if found is None or found[0] > known:
        raise ConflictError(before.id)
    if found[0] < known:
        raise MovesLostError(before.id)


def _check_seats(transaction: Transaction, before: StoredGame) -> None:
    """Checks that the same players sit there, which the status doesn't show; raises ConflictError if not."""
    if players_of(transaction, before.id) != before.seats.players:
        raise ConflictError(before.id)


def _write_seats(transaction: Transaction, after: StoredGame) -> None:
    rows = [
        {
            "game_id": after.id,
            "number": number,
            **seat_columns(player),
            "join_digest": join,
        }
        for number, (player, join) in enumerate(zip_longest(after.seats.players, after.seats.joins), start=1)
    ]
    if rows:
        transaction.execute(insert(seats), rows)


def _shared_board(stored: StoredGame) -> Board:
    """The board whose messages are in columns of `games`; people's own boards are in `copies`."""
    return next((board for board in stored.boards if board.viewer is None), _NOT_SHOWN)


def _row_of(board: Board, game_id: int) -> dict[str, object]:
    columns = ("locale", "channel_id", "message_id", "lobby_message_id")
    return {"game_id": game_id, "user_id": board.viewer} | {name: getattr(board, name) for name in columns}


def _write_own_boards(transaction: Transaction, game_id: int, changed: Collection[Board]) -> None:
    # Never inserts: the person's data may be deleted.
    for board in changed:
        if board.viewer is not None:
            theirs = (copies.c.game_id == game_id, copies.c.user_id == board.viewer)
            transaction.execute(update(copies).where(*theirs).values(_row_of(board, game_id)))


def _write_streaks(transaction: Transaction, before: StoredGame, after: StoredGame) -> None:
    """Stores all streaks if one changed, which corrects the others."""
    streaks = after.engine.streaks(after.game)
    if not streaks or (before.game is not None and streaks == after.engine.streaks(before.game)):
        return
    rows = [{"game_id": after.id, "seat": seat, "streak": streak} for seat, streak in enumerate(streaks, start=1)]
    transaction.execute(_set_streak, rows)


def _write_left(transaction: Transaction, game_id: int, numbers: Sequence[int]) -> None:
    if numbers:
        theirs = (seats.c.game_id == game_id) & seats.c.number.in_(numbers)
        transaction.execute(update(seats).where(theirs).values(left=True))
