"""Reads games; `bot.store.saving` writes them."""

import json
import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, Row, Text, case, cast, exists, select, true

from bot.coach.adviser import Character
from bot.errors import MissingGame, Refused, UnreadableGame
from bot.games.missing import MissingRules
from bot.games.options import OptionSet
from bot.games.registry import ENGINES
from bot.hooks import features
from bot.model.counting import Counting
from bot.model.deadline import Deadline
from bot.model.games import SharedDice, Status, StoredGame, Viewer, Vote, WonGame
from bot.model.place import NOWHERE
from bot.model.seats import Seats, character_of, numbered
from bot.model.servers import Board
from bot.store.rule_books import parsed_rules
from bot.store.schema import copies, facts, games, people, seats
from bot.store.units import Transaction
from bot.typed import harmless

log = logging.getLogger(__name__)

PLAIN = (
    *("id", "guild_id", "host_id", "opened_by", "base", "opened_at", "rematch_of", "hints", "plays_on", "started"),
    *("stopped_by", "host_at"),
)
"""Fields of `StoredGame` that are columns of `games`."""
counted_on = case((games.c.stopped_by.is_(None), games.c.guild_id), else_=NOWHERE).label("guild_id")
"""The server where a game that has ended counts: a voided one counts as if it had been played on none."""
called = case((games.c.guild_id > NOWHERE, games.c.number), else_=games.c.id).label("number")
"""The number that a server gives the game, or its id elsewhere: `StoredGame.number`."""
DEADLINE = {
    "due_at": "due_at",
    "alarm_at": "alarm_at",
    "seconds": "turn_seconds",
    "hour": "turn_hour",
    "free_days": "free_days",
    "zone": "zone",
    "edition": "edition",
    "held_until": "held_until",
    "held_since": "held_since",
    "seconds_left": "seconds_left",
    "called_turn": "called_turn",
    "paused_turn": "paused_turn",
    "claimed_revision": "claimed_revision",
}
"""The names of a `Deadline`'s values with the columns that store them."""


def load(transaction: Transaction, game_id: int) -> StoredGame | None:
    """A game with all its facts played; None if there is none. Raises UnreadableGame."""
    stored = load_agreed(transaction, game_id)
    if stored is not None and stored.engine.name not in ENGINES:
        raise MissingGame(game_id)
    if stored is None or stored.status in (Status.LOBBY, Status.CLOSED):
        return stored
    engine = stored.engine
    game = engine.new_game(stored.rules, len(stored.seats.players))
    lines = _lines(transaction, game_id)
    try:
        for seq, line in lines:
            game = engine.evolve(game, engine.notation.read(line))
            if seq != game.revision:
                raise ValueError("facts are missing")
    except Exception as error:
        # Foreign facts may raise anything.
        raise UnreadableGame(game_id) from error
    return replace(stored, game=game)


def visible_to(viewer: Viewer | None) -> ColumnElement[bool]:
    """The condition that a viewer may read a game, a row of `games`.

    Its players may, and others if they see its channel and no player is hidden. The program itself, None, may always.
    """
    if viewer is None:
        return true()
    sat = exists().where(seats.c.game_id == games.c.id, seats.c.user_id == viewer.user_id)
    of_hidden = exists().where(seats.c.game_id == games.c.id, people.c.user_id == seats.c.user_id, people.c.hidden)
    # The quickest first: a server may have 100,000 games.
    return (games.c.channel_id.in_(viewer.channels) & ~of_hidden) | sat


def load_visible(transaction: Transaction, game_id: int, guild_id: int | None, viewer: Viewer | None) -> StoredGame:
    """A game of this server or place (None: of any) that the viewer may read. Raises Refused
    (`no-such-finished-game`) and UnreadableGame.
    """
    here = true() if guild_id is None else games.c.guild_id == guild_id
    its = (games.c.id == game_id, here, visible_to(viewer))
    stored = load_agreed(transaction, game_id) if transaction.scalar(select(games.c.id).where(*its)) else None
    if stored is None:
        raise Refused("no-such-finished-game")
    return stored


def load_agreed(transaction: Transaction, game_id: int) -> StoredGame | None:
    """A game as agreed on in its lobby, without facts, so that `game` is None. Raises UnreadableGame.

    Games of uninstalled engines can only be stopped and exported.
    """
    left_out = ("rules", "left_lobby", "ended_at", "finish_number", "state", "current_seat", "totals", "waits_since")
    columns = [column for column in games.c if column.name not in (*left_out, "number")]
    # As text, because a driver's parsing error wouldn't name the game.
    as_text = [cast(column, Text).label(column.name) for column in (games.c.rules, games.c.left_lobby)]
    stored = select(*columns, called, *as_text).where(games.c.id == game_id)
    found = transaction.execute(stored).mappings().one_or_none()
    if found is None:
        return None
    row = dict(found)
    seated = _seats(transaction, game_id)
    shared = None if row["secret"] else _shared_dice(transaction, game_id)
    try:
        status, rules = Status(row["status"]), _rules(row["kind"], row["rules"])
        counting = row["counting"] and Counting(row["counting"]["reason"])
        agreed, players = tuple(row["stop_agreed"]), players_in(seated)
        left = tuple(map(int, json.loads(row["left_lobby"])))
        bytes.fromhex(shared.secret if shared else row["secret"])
        if status not in (Status.LOBBY, Status.CLOSED) and len(seated) not in rules.engine.notation.seats(rules):
            raise ValueError("a game that nobody plays")
    except (ValueError, TypeError, LookupError) as error:
        raise UnreadableGame(game_id) from error
    return StoredGame(
        **{name: row[name] for name in PLAIN},
        number=row["number"],
        boards=_boards(transaction, row),
        status=status,
        title=harmless(row["title"]),
        rules=rules,
        seats=Seats(players, tuple(seat.join_digest for seat in seated), left, row["most_seats"]),
        deadline=Deadline(**{name: row[column] for name, column in DEADLINE.items()}),
        secret=row["secret"] or "",
        shared=shared,
        counting=counting,
        vote=Vote(row["stop_asked_at"], agreed),
    )


def _shared_dice(transaction: Transaction, game_id: int) -> SharedDice | None:
    found = (feature.shared_dice(transaction, game_id) for feature in features())
    return next((dice for dice in found if dice is not None), None)


def _rules(game: str, text: str) -> OptionSet:
    """The rules of a stored game. Raises ValueError if they are unreadable."""
    return parsed_rules(game, text) if game in ENGINES else MissingRules.of(game, json.loads(text))


def won_after(transaction: Transaction, number: int, most: int) -> list[tuple[int, int]]:
    """The finish numbers and ids of games that ended after the one with this number, at most `most`."""
    found = select(games.c.finish_number, games.c.id).where(games.c.finish_number > number)
    rows = transaction.execute(found.order_by(games.c.finish_number).limit(most))
    return [(row.finish_number, row.id) for row in rows]


def won_game(transaction: Transaction, game_id: int) -> WonGame:
    """What records need of a game that has ended, without its lines. Raises UnreadableGame."""
    columns = (games.c[name] for name in ("id", "kind", "base", "ended_at", "finish_number", "counting"))
    won = select(*columns, counted_on, cast(games.c.rules, Text).label("rules")).where(games.c.id == game_id)
    row = transaction.execute(won).one()
    try:
        rules = parsed_rules(row.kind, row.rules)
        counting = Counting(row.counting["reason"])
    except Exception as error:
        # As in `load`.
        raise UnreadableGame(game_id) from error
    return WonGame(
        id=row.id,
        guild_id=row.guild_id,
        family=row.base,
        rules=rules,
        players=players_of(transaction, game_id),
        lines=lines_of(transaction, game_id),
        ended_at=row.ended_at,
        finish_number=row.finish_number,
        counting=counting,
    )


def ended_at(transaction: Transaction, game_id: int) -> int:
    return int(transaction.scalar(select(games.c.ended_at).where(games.c.id == game_id)))


def is_numbered(transaction: Transaction, game_id: int) -> bool:
    return transaction.scalar(select(games.c.finish_number).where(games.c.id == game_id)) is not None


def lines_of(transaction: Transaction, game_id: int) -> tuple[str, ...]:
    return tuple(line for _, line in _lines(transaction, game_id))


def _lines(transaction: Transaction, game_id: int) -> list[tuple[int, str]]:
    numbered = select(facts.c.seq, facts.c.line).where(facts.c.game_id == game_id).order_by(facts.c.seq)
    return [(seq, line) for seq, line in transaction.execute(numbered)]


def seat_columns(player: int) -> dict[str, object]:
    """The columns that say who sits at a seat: a computer has user id 0 and a character."""
    character = character_of(player)
    return {"user_id": player if character is None else 0, "computer": None if character is None else character.value}


def players_in(seated: Iterable[Row[object]]) -> tuple[int, ...]:
    """The players in rows with `seat_columns`. Raises ValueError for unknown characters."""
    return numbered((seat.user_id, None if seat.computer is None else Character(seat.computer)) for seat in seated)


def players_of(transaction: Transaction, game_id: int) -> tuple[int, ...]:
    return players_in(_seats(transaction, game_id))


def _seats(transaction: Transaction, game_id: int) -> Sequence[Row[object]]:
    columns = (seats.c.user_id, seats.c.computer, seats.c.join_digest)
    seated = select(*columns).where(seats.c.game_id == game_id)
    return transaction.execute(seated.order_by(seats.c.number)).all()


def _boards(transaction: Transaction, row: Mapping[str, Any]) -> tuple[Board, ...]:
    """The boards of a game: the one for everyone, and those of persons."""
    shared = Board(row["channel_id"], None, None, row["thread_id"], row["message_id"], row["lobby_message_id"])
    columns = copies.c["channel_id", "user_id", "locale", "message_id", "lobby_message_id"]
    found = select(*columns).where(copies.c.game_id == row["id"]).order_by(copies.c.user_id)
    own = transaction.execute(found) if row["guild_id"] == NOWHERE else ()
    boards = [Board(channel, viewer, locale, None, *shown) for channel, viewer, locale, *shown in own]
    return tuple(boards) if shared.channel_id == NOWHERE else (shared, *boards)
