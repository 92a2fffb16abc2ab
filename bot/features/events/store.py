"""Stores events: their facts, who is in them, and the games of their pairs."""

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    ForeignKey,
    Index,
    Row,
    Text,
    UniqueConstraint,
    cast,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from bot.errors import FarkleError, Refused, UnreadableGame
from bot.features.events import notation
from bot.features.events.model import CheckInOpened, Event, Fact, Format, Joined, Pair, Seeding, Settings
from bot.features.events.rules import evolve, need
from bot.features.events.runs import Meeting, Playing, Run, Step, after_absence, apply, call_of, next_look
from bot.hooks import features
from bot.model.deadline import ABSENCE_SECONDS
from bot.model.games import Act, Change, Status, StoredGame
from bot.model.records import family_of_all
from bot.model.servers import link_to
from bot.play.guards import game_of
from bot.rulesets import NamedRules
from bot.store import acts, deletions, leaderboards, saving
from bot.store.games import load
from bot.store.guilds import ensure_guild
from bot.store.rule_books import parsed_rules
from bot.store.saving import ConflictError
from bot.store.schema import Whole, Words, games, guilds, key, needed, optional, seats, table, word
from bot.store.units import Transaction
from bot.typed import Typed, harmless

log = logging.getLogger(__name__)

MOST_OPEN, MOST_OPEN_PER_HOST = 10, 3
"""The most open events of a server, and of a host there."""
_AT_ONCE = 50

events = table(
    "events",
    # `bot.features.events.runs.Run` explains these.
    Column("id", Whole, primary_key=True),
    Column("guild_id", BigInteger, ForeignKey("guilds.id"), nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("host_id", BigInteger, nullable=False),
    *needed(Words, "title", "kind", "base"),
    *needed(JSON, "rules", "settings"),
    Column("opened_at", BigInteger, nullable=False),
    # When the clock looks next. Null: it is over.
    Column("due_at", BigInteger),
    Column("shown", Whole, nullable=False, server_default="0"),
    Index("ix_events_guild_id", "guild_id"),
    Index("ix_events_host_id", "host_id"),
    Index("ix_events_due_at", "due_at"),
    # Old buttons may carry the id of a deleted event.
    sqlite_autoincrement=True,
)

event_facts = table(
    "event_facts",
    Column("event_id", Whole, ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    key("seq", Whole),
    Column("line", Words, nullable=False),
    Column("at", BigInteger, nullable=False),
)

entrants = table(
    "entrants",
    Column("event_id", Whole, ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    key("number", Whole),
    # A former player's number once their data is deleted.
    Column("user_id", BigInteger, nullable=False),
    UniqueConstraint("event_id", "user_id"),
    Index("ix_entrants_user_id", "user_id", "event_id"),
)

meetings = table(
    "meetings",
    # `bot.features.events.runs.Meeting` explains these.
    Column("event_id", Whole, ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    key("round", Whole),
    key("first", Whole),
    key("number", Whole),
    Column("second", Whole, nullable=False),
    Column("secret", word(64), nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    *optional(word(64), "first_here", "second_here"),
    Column("is_warned", Boolean, nullable=False, server_default="0"),
    Column("is_over", Boolean, nullable=False, server_default="0"),
    Column("message_id", BigInteger),
    Column("game_id", Whole, ForeignKey("games.id", ondelete="SET NULL"), unique=True),
)


def is_of_event(game_id: "Column[int]") -> ColumnElement[bool]:
    return exists().where(meetings.c.game_id == game_id)


def open_(transaction: Transaction, run: Run) -> int:
    """Returns its id. Raises Refused (`too-many-events`, `being-deleted`)."""
    deletions.refuse(transaction, run.host_id)
    ensure_guild(transaction, run.guild_id)
    open_here = (events.c.guild_id == run.guild_id, events.c.due_at.is_not(None))
    for most, *also in ((MOST_OPEN,), (MOST_OPEN_PER_HOST, events.c.host_id == run.host_id)):
        if transaction.scalar(select(func.count()).select_from(events).where(*open_here, *also)) >= most:
            raise Refused("too-many-events", most=most)
    return _begin(transaction, run)


def _begin(transaction: Transaction, run: Run) -> int:
    values = {name: getattr(run, name) for name in ("guild_id", "channel_id", "host_id", "opened_at")}
    values |= {"title": run.rules.title, "base": run.rules.base, "kind": run.rules.engine.name}
    values |= {"rules": run.rules.rules.model_dump(mode="json"), "settings": asdict(run.event.settings)}
    inserted = transaction.execute(insert(events).values(**values, due_at=next_look(run, run.opened_at)))
    (event_id,) = inserted.inserted_primary_key or (0,)
    return int(event_id)


def delete_unposted(transaction: Transaction, event_id: int) -> None:
    transaction.execute(delete(events).where(events.c.id == event_id, events.c.message_id.is_(None)))


def set_message(transaction: Transaction, event_id: int, message_id: int, revision: int) -> None:
    its = events.c.id == event_id
    transaction.execute(update(events).where(its).values(message_id=message_id, shown=revision))


def set_message_of(transaction: Transaction, event_id: int, meeting: Meeting, message_id: int) -> None:
    transaction.execute(update(meetings).where(*_its(event_id, meeting)).values(message_id=message_id))


def due(transaction: Transaction, now: int) -> list[tuple[int, int]]:
    """Ids and servers of those at which the clock must look. On servers that removed the bot, they rest."""
    left = select(guilds.c.id).where(guilds.c.left_at.is_not(None))
    found = select(events.c.id, events.c.guild_id).where(events.c.due_at <= now, events.c.guild_id.not_in(left))
    return [(row.id, row.guild_id) for row in transaction.execute(found.order_by(events.c.due_at).limit(_AT_ONCE))]


def read(transaction: Transaction, event_id: int, guild_id: int | None = None, known: Event | None = None) -> Run:
    """Reads only the facts after those of `known`, because hundreds take a while. Raises Refused (`no-such-event`, also
    for one of another server).
    """
    columns = [column for column in events.c if column.name != "rules"]
    found = select(*columns, cast(events.c.rules, Text).label("rules")).where(events.c.id == event_id)
    row = transaction.execute(found).one_or_none()
    if row is None or guild_id not in (None, row.guild_id):
        raise Refused("no-such-event")
    event = replace(known or _NEW, settings=_settings(row.settings))
    for fact in facts_of(transaction, event_id, event.revision):
        event = evolve(event, fact)
    users = select(entrants.c.user_id).where(entrants.c.event_id == event_id).order_by(entrants.c.number)
    run = Run(
        **{name: getattr(row, name) for name in _OF_ROW},
        rules=NamedRules(row.title, harmless(row.title), Typed(), row.base, parsed_rules(row.kind, row.rules)),
        event=event,
        users=tuple(transaction.scalars(users)),
    )
    called = select(meetings).where(meetings.c.event_id == event_id)
    rows = transaction.execute(called.order_by(meetings.c.round, meetings.c.first, meetings.c.number)).all()
    return replace(run, meetings=tuple(_meeting(transaction, run, each) for each in rows))


def facts_of(transaction: Transaction, event_id: int, after: int = 0) -> list[Fact]:
    its = (event_facts.c.event_id == event_id, event_facts.c.seq > after)
    lines = select(event_facts.c.line).where(*its).order_by(event_facts.c.seq)
    return [notation.read(line) for line in transaction.scalars(lines)]


_NEW = Event(Settings())
_OF_MEETING = ("round", "number", "secret", "opened_at", "is_warned", "is_over", "message_id", "game_id")
_OF_ROW = ("id", "guild_id", "channel_id", "message_id", "host_id", "opened_at", "shown")


def commit(transaction: Transaction, run: Run, step: Step, now: int, act: Act | None = None) -> Run:
    """Does what a step says. Raises ConflictError if the event has changed since it was read, and IllegalMove."""
    (facts, event), its = apply(run.event, step.facts), run.event.settings
    rows = [
        {"event_id": run.id, "seq": seq, "line": notation.write(fact), "at": now}
        for seq, fact in enumerate(facts, run.event.revision + 1)
    ]
    newest = select(func.coalesce(func.max(event_facts.c.seq), 0)).where(event_facts.c.event_id == run.id)
    if transaction.scalar(newest) != run.event.revision:
        raise ConflictError(run.id)
    known = {meeting.key for meeting in run.meetings}
    try:
        if rows:
            transaction.execute(insert(event_facts), rows)
        for meeting in step.meetings:
            if meeting.key in known:
                values = {name: getattr(meeting, name) for name in ("opened_at", "is_warned", "is_over")}
                transaction.execute(update(meetings).where(*_its(run.id, meeting)).values(**values))
            else:
                transaction.execute(insert(meetings).values(**_columns(run.id, meeting)))
    except IntegrityError as error:
        raise ConflictError(run.id) from error
    # The clock shows it, and then knows when to look again.
    transaction.execute(update(events).where(events.c.id == run.id).values(due_at=now))
    if act is not None:
        acts.record(transaction, run.guild_id, None, act, now)
    after = read(transaction, run.id, known=event)
    opens = any(isinstance(fact, CheckInOpened) for fact in facts)
    concerned = range(1, len(run.users) + 1) if opens else {player for each in step.meetings for player in each.pair}
    called = [user for user in map(run.user, concerned) if call_of(after, user) not in (None, call_of(run, user))]
    for feature in features() if called else ():
        feature.waits_for(transaction, called, its.check_in_seconds if opens else run.here_seconds, now)
    return after


def look_again(transaction: Transaction, run: Run, now: int) -> None:
    """The clock has looked and shown what was new. If there is more by now, it looks again at once."""
    newest = select(func.coalesce(func.max(event_facts.c.seq), 0)).where(event_facts.c.event_id == run.id)
    its = (events.c.id == run.id, newest.scalar_subquery() == run.event.revision)
    values = {"due_at": next_look(run, now), "shown": run.event.revision}
    transaction.execute(update(events).where(*its).values(**values))


def put_off(transaction: Transaction, event_id: int, until: int) -> None:
    transaction.execute(update(events).where(events.c.id == event_id).values(due_at=until))


def decide(
    transaction: Transaction, event_id: int, known: Event | None, step: Callable[[Run], Step], now: int, act: Act | None
) -> Run:
    """What a press does. Raises Refused and IllegalMove as `step`, and ConflictError."""
    run = read(transaction, event_id, known=known)
    return commit(transaction, run, step(run), now, act)


def enter(
    transaction: Transaction,
    event_id: int,
    guild_id: int,
    known: Event | None,
    user_id: int,
    joined: Callable[[Run, int, int], Step],
    now: int,
) -> Run:
    """Adds a person; `joined(run, number, rating)` says what that means. Raises Refused (`being-deleted`)."""
    deletions.refuse(transaction, user_id)
    run = read(transaction, event_id, guild_id, known)
    number = run.number_of(user_id)
    tally = leaderboards.tally(transaction, user_id, run.guild_id, family_of_all(run.rules.engine.name))
    step = joined(run, number or len(run.users) + 1, tally.rating.value)
    if number is None:
        values = {"event_id": event_id, "number": len(run.users) + 1, "user_id": user_id}
        try:
            transaction.execute(insert(entrants).values(**values))
        except IntegrityError as error:
            raise ConflictError(event_id) from error
    return commit(transaction, run, step, now)


def change(
    transaction: Transaction, event_id: int, guild_id: int, check: Callable[[Run], None], setting: str, value: object
) -> Run:
    """Changes a setting of an event, and returns it. Raises Refused and IllegalMove as `check`."""
    run = read(transaction, event_id, guild_id)
    check(run)
    settings = asdict(run.event.settings) | {setting: value}
    # Its message says some of them.
    values = {"settings": settings, "shown": -1, "due_at": 0}
    transaction.execute(update(events).where(events.c.id == event_id).values(**values))
    return read(transaction, event_id)


def say_here(
    transaction: Transaction, event_id: int, known: Event | None, key: tuple[int, int, int], user_id: int, join: str
) -> Run:
    """A player says that they are here. Raises Refused (`event-not-yours`, `event-meeting-over`), and IllegalMove."""
    run = read(transaction, event_id, known=known)
    meeting = next((each for each in run.meetings if each.key == key), None)
    number = run.number_of(user_id)
    if meeting is None or number not in meeting.pair:
        raise Refused("event-not-yours")
    need(not run.event.is_over, "event-over")
    need(run.event.paused_at is None, "event-paused")
    if meeting.is_over or meeting.game_id is not None:
        raise Refused("event-meeting-over")
    column = meetings.c.first_here if number == meeting.pair.first else meetings.c.second_here
    its = (*_its(event_id, meeting), column.is_(None))
    transaction.execute(update(meetings).where(*its).values({column.name: join}))
    return read(transaction, event_id, known=run.event)


def begin_game(transaction: Transaction, event_id: int, meeting: Meeting, begun: Change, now: int) -> int:
    """Stores the game of a meeting, which has just begun. Returns its id. Raises ConflictError if it did before."""
    lobby = saving.add(transaction, begun.before)
    after = replace(begun.after, id=lobby.id)
    saving.save(transaction, lobby, after, begun.facts, now)
    its = (*_its(event_id, meeting), meetings.c.game_id.is_(None), ~meetings.c.is_over)
    if not transaction.execute(update(meetings).where(*its).values(game_id=lobby.id)).rowcount:
        raise ConflictError(event_id)
    return lobby.id


def game_ended(transaction: Transaction, game_id: int) -> None:
    """Lets the clock look at the event of a game, if it has one."""
    its = select(meetings.c.event_id).where(meetings.c.game_id == game_id)
    is_open = (events.c.id.in_(its), events.c.due_at.is_not(None))
    # At once: all moments are later.
    transaction.execute(update(events).where(*is_open).values(due_at=0))


def give_back(transaction: Transaction, since: Callable[[int], int], now: int) -> None:
    """Gives back the time of an absence of the bot, which began at `since(guild_id)`."""
    found = select(events.c.id, events.c.guild_id).where(events.c.due_at.is_not(None))
    for row in transaction.execute(found).all():
        if now - (left_at := since(row.guild_id)) >= ABSENCE_SECONDS:
            try:
                run = read(transaction, row.id)
                if step := after_absence(run, left_at, now):
                    commit(transaction, run, step, now)
            except (FarkleError, ValueError, LookupError) as error:
                # Time must pass for all others.
                log.warning("tournament %s has no time back: %r", row.id, error)


def runs_of(transaction: Transaction, user_id: int, guild_id: int | None = None) -> Iterator[Run]:
    """A person's events that are not over, of all servers or of one."""
    here = () if guild_id is None else (events.c.guild_id == guild_id,)
    its = (entrants.c.user_id == user_id, events.c.due_at.is_not(None), *here)
    found = select(events.c.id).join(entrants).where(*its).order_by(events.c.id)
    return (read(transaction, event_id) for event_id in transaction.scalars(found).all())


def repeat(transaction: Transaction, last: Run, settings: Settings, now: int) -> None:
    """Opens the next season of a league, once, with those who are still in."""
    known = _settings(transaction.scalar(select(events.c.settings).where(events.c.id == last.id)))
    if not known.repeats or deletions.is_going_on(transaction, last.host_id):
        return
    once = asdict(known) | {"repeats": False}
    transaction.execute(update(events).where(events.c.id == last.id).values(settings=once))
    run = replace(last, id=0, message_id=None, event=Event(settings), users=(), meetings=(), opened_at=now, shown=0)
    event_id = _begin(transaction, run)
    stay = [
        player
        for player in last.event.players
        if player.is_active and not deletions.is_going_on(transaction, last.user(player.number))
    ]
    users = map(last.user, (player.number for player in stay))
    rows = [{"event_id": event_id, "number": number, "user_id": user} for number, user in enumerate(users, start=1)]
    if rows:
        transaction.execute(insert(entrants), rows)
    joined = tuple(Joined(number, player.rating) for number, player in enumerate(stay, start=1))
    commit(transaction, read(transaction, event_id), Step(joined), now)


def forget_some(transaction: Transaction, guild_id: int) -> bool:
    some = list(transaction.scalars(select(events.c.id).where(events.c.guild_id == guild_id).limit(_AT_ONCE)))
    if some:
        transaction.execute(delete(events).where(events.c.id.in_(some)))
    return bool(some)


def _settings(stored: Mapping[str, Any]) -> Settings:
    values = {**stored, "format": Format(stored["format"]), "seeding": Seeding(stored["seeding"])}
    return Settings(**values | {"name": harmless(stored["name"])})


def _its(event_id: int, meeting: Meeting) -> tuple[ColumnElement[bool], ...]:
    number = (meetings.c.round, meetings.c.first, meetings.c.number)
    return meetings.c.event_id == event_id, *(column == part for column, part in zip(number, meeting.key, strict=True))


def _columns(event_id: int, meeting: Meeting) -> dict[str, object]:
    values = {name: getattr(meeting, name) for name in _OF_MEETING}
    (first, second), (first_here, second_here) = meeting.pair, meeting.here
    here = {"first_here": first_here, "second_here": second_here}
    return {"event_id": event_id, "first": first, "second": second, **here, **values}


def _meeting(transaction: Transaction, run: Run, row: Row[Any]) -> Meeting:
    meeting = Meeting(
        **{name: getattr(row, name) for name in _OF_MEETING},
        pair=Pair(row.first, row.second),
        here=(row.first_here, row.second_here),
    )
    if meeting.game_id is None:
        return meeting
    return replace(meeting, game=_playing(transaction, run, meeting))


def _playing(transaction: Transaction, run: Run, meeting: Meeting) -> Playing:
    """Reads the facts only of games whose results are still to be taken, or that wait for people."""
    columns = games.c[
        "status", "state", "claimed_revision", "number", "channel_id", "thread_id", "message_id", "totals"
    ]
    row = transaction.execute(select(*columns).where(games.c.id == meeting.game_id)).one()
    is_over, is_asleep = row.state == "ended", row.state == "asleep"
    channel_id = row.channel_id if is_over or row.thread_id is None else row.thread_id
    link = link_to(run.guild_id, channel_id, row.message_id)
    totals = _totals(transaction, run, meeting, row.totals)
    known = Playing(is_over, is_asleep, row.claimed_revision is not None, row.number, link, totals)
    if meeting.is_over or not (is_over or is_asleep):
        return known
    try:
        stored = load(transaction, meeting.game_id or 0)
    except UnreadableGame:
        return known
    return known if stored is None or stored.game is None else _as_played(known, run, meeting, stored)


def _as_played(known: Playing, run: Run, meeting: Meeting, stored: StoredGame) -> Playing:
    game = game_of(stored)
    # Seats may have been drawn, and a person deleted: seats say who played.
    seats = {number: stored.seats.number_of(run.user(number)) or 0 for number in meeting.pair}
    won = game.winners if stored.status is Status.OVER else ()
    is_there = {seat: game.seat(seat).is_present and not game.seat(seat).left for seat in seats.values() if seat}
    first, second = (game.seat(seat).total if seat else 0 for seat in seats.values())
    winners = tuple(number for number, seat in seats.items() if seat in won)
    gone = tuple(number for number, seat in seats.items() if not is_there.get(seat))
    return replace(known, totals=(first, second), winners=winners, gone=gone)


def _totals(
    transaction: Transaction, run: Run, meeting: Meeting, by_seat: Sequence[int | None] | None
) -> tuple[int, int]:
    """The totals of the pair. Seats may have been drawn."""
    sat = select(seats.c.user_id, seats.c.number).where(seats.c.game_id == meeting.game_id)
    seat_of = {row.user_id: row.number for row in transaction.execute(sat)}
    first, second = (
        (by_seat[seat - 1] or 0) if by_seat and (seat := seat_of.get(run.user(number))) else 0
        for number in meeting.pair
    )
    return first, second
