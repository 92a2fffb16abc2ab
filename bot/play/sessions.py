"""Opens, finds, locks and caches games. A session is one locked game.

Presses are answered under the lock, so that answers reach Discord in order.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any, Concatenate, ParamSpec
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.coach.adviser import Character
from bot.coach.advisers import adviser_of
from bot.errors import Refused
from bot.games.dice import Seed, digest_of
from bot.games.engine import State
from bot.games.facts import TimedOut, Won
from bot.games.seating import MOST_SEATS, AnyStep, changed
from bot.model.games import Change, Copy, DueLeftover, Leftover, ListedGame, Status, StoredGame, Viewer
from bot.model.servers import NOWHERE, GuildSettings
from bot.play import opponents
from bot.play.chance import Roller, draw_secret
from bot.play.guards import check_host, game_of, may_opponent_play
from bot.play.limits import check_challenge, check_opening, check_seat
from bot.play.turns import with_first_roll
from bot.rulesets import NamedRules
from bot.store import finding, games, leftovers, people, saving
from bot.store.database import Database, set_note
from bot.store.saving import ConflictError
from bot.store.units import Transaction

log = logging.getLogger(__name__)

_Given = ParamSpec("_Given")

LOBBY_SECONDS = 15 * 60
CHALLENGE_SECONDS = 24 * 3600
"""To accept a challenge, and for each turn of its game: both people see their messages within a day, not minutes."""
UNSEEN_SECONDS = 2
"""Players have not noticed a newer change."""
CLEARING_SECONDS = 10
"""The clock deletes what a press left behind after this time."""
# With the longest titles, they fit into a message.
_MOST_LISTED = 15
_REMEMBERED = 1000
_PRESSES_REMEMBERED = _REMEMBERED * MOST_SEATS
# Per SQL statement.
_MOST_GUILDS = 100
# If the process stops within this time, the game's message is unknown.
_NOTING_SECONDS = 0.5
# If the process stops within this time, a message is deleted twice.
_FORGETTING_SECONDS = 1.0


def note_message(
    stored: StoredGame, message_id: int | None, *, due_at: int, called: bool = False, replaces: bool = False
) -> Change | None:
    """`called` says whether the message pinged the current player.

    If it `replaces` a board, the clock deletes the old one at `due_at`. None if nothing changed.
    """
    called_turn = game_of(stored).turn.since if called else stored.called_turn
    if (message_id, called_turn) == (stored.message_id, stored.called_turn):
        return None
    old, after = stored.message_id, changed(stored, message_id=message_id, called_turn=called_turn)
    if replaces and not stored.has_ended and old is not None and old not in (message_id, stored.lobby_message_id):
        return Change(stored, after, leftovers=(Leftover(old, stored.place, due_at),))
    return Change(stored, after)


async def _nobody_decides(_game: State, _guild_id: int, _character: Character, _chance: float) -> Any:
    """For programs without opponents."""
    raise LookupError("nobody decides for opponents here")


class Session:
    """`now` is in seconds since 1970. Delete the `leftovers` once the game is unlocked."""

    def __init__(self, sessions: "Sessions", stored: StoredGame, era: int) -> None:
        self.stored = stored
        self.roller = sessions.roller
        self.now = sessions.now
        self.leftovers: list[Leftover] = []
        self._sessions = sessions
        self._era = era
        self._has_rolled = False

    @property
    def game(self) -> State:
        """Raises Refused (`not-begun`, `lobby-closed`)."""
        return game_of(self.stored)

    async def commit(self, change: Change) -> None:
        """Raises Refused (`stale` if another process was first, `sits-enough`), or DatabaseFailedError if the outcome
        is unknown. `stored` then stays as it was.
        """
        await self._sessions.commit(self._era, change)
        self.stored = change.after

    def let_first_roll_fall(self, change: Change) -> Change:
        """With the first roll of the turn that begins, if the bot makes it.

        That happens once while the game is locked, so that a lost turn is seen before the next begins.
        """
        if self._has_rolled or not self._sessions.may_roll(change.after):
            return change
        rolled = with_first_roll(change, now=self.now(), roller=self.roller)
        self._has_rolled = rolled is not change
        return rolled

    async def play_opponents(self, taken: list[AnyStep]) -> None:
        """Adds stored steps to `taken` even if it raises CoachUnavailable or an error of `commit`."""
        while may_opponent_play(self.stored):
            decide = self._sessions.decide
            change = await opponents.take_turn(self.stored, now=self.now(), roller=self.roller, decide=decide)
            change = self.let_first_roll_fall(change)
            await self.commit(change)
            taken += change.steps

    def face(self, user_id: int | None) -> None:
        """Turns the game to this person's copy, if people have copies."""
        self.stored = self.stored.facing(user_id)

    def note(self, change: Change) -> None:
        """Records the game's message. If the process stops before this is stored, the next press repairs it."""
        self._sessions.note(self._era, change)
        self.stored = change.after
        self.leftovers += change.leftovers


class Sessions:
    """Caches recent games; changes are stored first."""

    def __init__(
        self,
        database: Database,
        roller: Roller = Seed.dice,
        clock: Callable[[], float] = time.time,
        settings_of: Callable[[int], GuildSettings] = lambda _guild_id: GuildSettings(),
        draw_secret: Callable[[], str] = draw_secret,
        decide: opponents.Decide = _nobody_decides,
    ) -> None:
        self.clock = clock
        self._database = database
        self.roller = roller
        self._settings_of = settings_of
        self._draw_secret = draw_secret
        self.won = asyncio.Event()
        self.decide = decide
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._remembered: LRUCache[int, StoredGame] = LRUCache(_REMEMBERED)
        self._era = 0
        # The time and the user of the last change; None for the clock or the start.
        self._moved: LRUCache[int, tuple[float, int | None]] = LRUCache(_REMEMBERED)
        # The server where people pressed since the bot's last absence there, by game and user.
        self._pressed: LRUCache[tuple[int, int], int] = LRUCache(_PRESSES_REMEMBERED)
        self._cleared: LRUCache[int, bool] = LRUCache(_REMEMBERED)
        self._notes = _Notes(self._store, self._forget_leftovers)

    async def open_lobby(
        self,
        guild_id: int,
        channel_id: int,
        host_id: int,
        house: NamedRules,
        *,
        join_id: int,
        rematch_of: int | None = None,
        hints: bool | None = None,
        characters: Sequence[Character] = (),
        counted_channels: Mapping[int, bool] | None = None,
    ) -> StoredGame:
        """`hints` None means the server's setting. `counted_channels`: as `bot.play.limits.check_opening`.

        Draws the secret before others can join. Raises Refused (`bot.play.limits`; `stale` for a repeated rematch or
        interaction).
        """
        stored = self._lobby(guild_id, channel_id, host_id, house, join_id, rematch_of, hints)
        stored = opponents.with_opponents(stored, characters)
        return await self._add(_open, stored, self._settings_of(guild_id), counted_channels or {})

    async def challenge(
        self, copies: tuple[Copy, Copy], house: NamedRules, *, join_id: int, rematch_of: int | None, hints: bool
    ) -> StoredGame:
        """For the host and the person they challenge. Returns the open challenge if the host did that before.

        Raises Refused (`bot.play.limits`; `challenged-you`; `stale`).
        """
        host_id = copies[0].user_id
        stored = self._lobby(NOWHERE, NOWHERE, host_id, house, join_id, rematch_of, hints)
        due_at = stored.opened_at + CHALLENGE_SECONDS
        stored = changed(stored, due_at=due_at, alarm_at=due_at, turn_seconds=CHALLENGE_SECONDS, copies=copies)
        return await self._add(_challenge, stored.facing(host_id), self._settings_of(NOWHERE))

    async def _add(
        self, unit: Callable[Concatenate[Transaction, _Given], StoredGame], *given: _Given.args, **named: _Given.kwargs
    ) -> StoredGame:
        # The refusal may link to other games.
        self._notes.store_all()
        try:
            return await self._database.write(unit, *given, **named)
        except ConflictError:
            raise Refused("stale") from None

    def _lobby(
        self,
        guild_id: int,
        channel_id: int,
        host_id: int,
        house: NamedRules,
        join_id: int,
        rematch_of: int | None,
        hints: bool | None,
    ) -> StoredGame:
        now, settings = self.now(), self._settings_of(guild_id)
        return StoredGame(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            message_id=None,
            host_id=host_id,
            status=Status.LOBBY,
            title=house.title,
            base=house.base,
            rules=house.rules,
            opened_at=now,
            opened_by=host_id,
            due_at=now + LOBBY_SECONDS,
            alarm_at=now + LOBBY_SECONDS,
            rematch_of=rematch_of,
            turn_seconds=settings.turn_seconds,
            most_seats=house.engine.most_seats,
            hints=adviser_of(house.rules) is not None and (settings.hints if hints is None else hints),
            players=(host_id,),
            joins=(digest_of(join_id),),
            secret=self._draw_secret(),
        )

    @asynccontextmanager
    async def lock(self, game_id: int, revision: int = 0, *, anew: bool = False) -> AsyncIterator[Session]:
        """Raises Refused (`no-such-game`) and UnreadableGame.

        Reads lobbies, games older than `revision`, and with `anew` all games from the database, because other processes
        may have changed them.
        """
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            era, stored = self._era, self._remembered.get(game_id)
            if anew or stored is None or stored.game is None or stored.revision < revision:
                await self._notes.store_first(game_id)
                stored = await self._load(game_id)
                self._remember(stored, era)
            yield Session(self, stored, era)

    async def unlocked(self, game_id: int) -> StoredGame:
        """As it was stored last, even while it changes. Raises as `lock`."""
        stored = self._remembered.get(game_id)
        return await self._load(game_id) if stored is None or stored.game is None else stored

    async def _load(self, game_id: int) -> StoredGame:
        stored = await self._database.read(games.load, game_id=game_id)
        if stored is None:
            raise Refused("no-such-game")
        return stored

    def remember_press(self, game_id: int, user_id: int, guild_id: int) -> None:
        self._pressed[game_id, user_id] = guild_id

    def forget_presses(self, guild_ids: Collection[int]) -> None:
        """After an absence of the bot from these servers, which their players may have left."""
        for key in [key for key, guild_id in self._pressed.items() if guild_id in guild_ids]:
            del self._pressed[key]

    @property
    def pressed_on(self) -> set[int]:
        """The servers where people pressed since the bot's last absence."""
        return set(self._pressed.values())

    def may_roll(self, stored: StoredGame) -> bool:
        """Does the server let the first roll fall, and has the current player pressed since the bot's last absence?"""
        if stored.game is None or not self._settings_of(stored.guild_id).first_roll:
            return False
        return (stored.id, stored.current_player) in self._pressed

    def was_changed_by_others(self, game_id: int, user_id: int) -> bool:
        at, mover = self._moved.get(game_id, (0.0, user_id))
        return mover != user_id and self.clock() - at < UNSEEN_SECONDS

    def turns_in_memory(self, channel_id: int, user_id: int) -> list[StoredGame]:
        """The games that wait for this person's move."""
        return [
            stored
            for stored in (each.facing(user_id) for each in self._remembered.values())
            if stored.status is Status.PLAYING
            and channel_id in (stored.channel_id, stored.thread_id)
            and stored.current_player == user_id
        ]

    async def in_channel(self, channel_id: int, user_id: int, game_id: int | None = None) -> list[ListedGame]:
        """Newest first, sleeping ones last."""
        return await self._database.read(finding.open_in_channel, channel_id, user_id, game_id)

    async def to_leave(
        self, guild_id: int, channel_id: int, user_id: int, game_id: int | None = None
    ) -> list[ListedGame]:
        """The person's games here, and those awake elsewhere."""
        return await self._database.read(finding.to_leave, guild_id, channel_id, user_id, game_id)

    async def of_person(self, user_id: int) -> tuple[list[ListedGame], int]:
        """Their open games, those that wait for them first, and how many there are."""
        # The list has links.
        await self.settle()
        return await self._database.read(finding.of_person, user_id=user_id, most=_MOST_LISTED)

    async def ended_in(
        self, channel_id: int, most: int, viewer: Viewer | None, *, won: bool = False
    ) -> list[ListedGame]:
        """As `bot.store.finding.ended_in_channel`."""
        return await self._database.read(finding.ended_in_channel, channel_id, most, viewer, won=won)

    async def stop_unread(self, game_id: int, user_id: int, *, may_manage: bool) -> ListedGame:
        """Raises Refused unless the user is the host or a manager, or if the game has ended."""
        async with self._locks.setdefault(game_id, asyncio.Lock()):
            self._remembered.pop(game_id, None)
            return await self._database.write(_stop_unread, game_id, user_id, may_manage, self.now())

    async def due(self, within: int = 0) -> list[tuple[int, int]]:
        """The ids of games and their guilds. `within` is in seconds."""
        return await self._database.read(finding.due, now=self.now() + within)

    @property
    def is_storage_failing(self) -> bool:
        return self._database.is_failing

    async def try_storage(self) -> None:
        """Raises the database's error."""
        await self._database.write(set_note, key="storage", value=f"tried at {self.now()}")

    async def leftovers_due(self, is_here: Callable[[int], bool]) -> list[DueLeftover]:
        """Some of the due messages, on guilds that are here."""
        now = self.now()
        here = [each for each in await self._database.read(leftovers.guilds_due, now=now) if is_here(each)]
        if not here:
            return []
        return await self._database.read(leftovers.due, now=now, guild_ids=here[:_MOST_GUILDS])

    async def put_off(self, message_id: int, seconds: int) -> None:
        due_at = self.now() + seconds
        await self._database.write(leftovers.put_off, message_id=message_id, due_at=due_at)

    def forget_leftover(self, message_id: int, game_id: int | None = None, *, is_cleared: bool = True) -> None:
        """With its `game_id`, it need not have been stored yet."""
        if is_cleared:
            self._cleared[message_id] = True
        self._notes.delete(message_id, game_id)

    async def settle(self) -> None:
        """Stores all notes, and waits until that succeeded or failed."""
        await self._notes.settle()

    def was_cleared(self, message_id: int) -> bool:
        return message_id in self._cleared

    async def rematch_of(self, game_id: int) -> int | None:
        return await self._database.read(finding.rematch, game_id=game_id)

    def read_anew(self, game_id: int | None = None) -> None:
        """Drops one game or all from the cache; locked ones after their lock."""
        if game_id is None:
            self._era += 1
            self._remembered.clear()
        else:
            self._remembered.pop(game_id, None)

    def _remember(self, stored: StoredGame, era: int) -> None:
        """Skipped if the cache was cleared since `era`."""
        if era == self._era:
            self._remembered[stored.id] = stored

    async def commit(self, era: int, change: Change) -> None:
        if change.before.game is None:
            # The refusal may link to other games.
            self._notes.store_all()
        await self._store(self._notes.joined(change))
        self._remember(change.after, era)
        if change.steps:
            self._moved[change.after.id] = (self.clock(), _mover(change))
        if change.after.counts and not change.before.counts:
            self.won.set()

    def note(self, era: int, change: Change) -> None:
        self._remember(change.after, era)
        self._notes.add(change)

    def _forget_leftovers(self, message_ids: Sequence[int]) -> Awaitable[None]:
        return self._database.write(leftovers.forget, message_ids=message_ids)

    def _store(self, change: Change) -> Awaitable[None]:
        """Queues the unit at once, so that changes are stored in order."""
        settings = self._settings_of(change.after.guild_id)
        return self._finish_storing(change, self._database.write(_save, change, settings, self.now()))

    async def _finish_storing(self, change: Change, writing: Awaitable[None]) -> None:
        try:
            await writing
        except BaseException as error:
            # The outcome of the commit may be unknown.
            self._remembered.pop(change.after.id, None)
            if isinstance(error, ConflictError):
                raise Refused("stale") from None
            raise

    def now(self) -> int:
        """In seconds since 1970."""
        return int(self.clock())


class _Notes:
    """Stores changes of games and deleted messages a moment later, together."""

    def __init__(
        self,
        store: Callable[[Change], Awaitable[None]],
        forget: Callable[[Sequence[int]], Awaitable[None]],
    ) -> None:
        """`store` and `forget` begin to store; the results are awaited later."""
        self._store = store
        self._forget = forget
        self._noted: dict[int, Change] = {}
        self._at_latest: asyncio.TimerHandle | None = None
        self._deleted: list[int] = []
        self._storing: dict[int, asyncio.Task[None]] = {}
        self._forgetting: set[asyncio.Task[None]] = set()

    def add(self, change: Change) -> None:
        """The next change of the game must be `joined` with it or stored later."""
        self._noted[change.after.id] = _as_one(self._noted.get(change.after.id), change)
        if self._at_latest is None:
            self._at_latest = asyncio.get_running_loop().call_later(_NOTING_SECONDS, self.store_all)

    def joined(self, change: Change) -> Change:
        """Combines a change with what is not stored yet."""
        noted = self._noted.pop(change.after.id, None)
        if not self._noted:
            self._rest()
        return _as_one(noted, change)

    def delete(self, message_id: int, game_id: int | None) -> None:
        noted = self._noted.get(game_id) if game_id is not None else None
        if noted is not None and any(each.message_id == message_id for each in noted.leftovers):
            others = tuple(each for each in noted.leftovers if each.message_id != message_id)
            self._noted[noted.after.id] = replace(noted, leftovers=others)
            return
        if not self._deleted:
            asyncio.get_running_loop().call_later(_FORGETTING_SECONDS, self._forget_all)
        self._deleted.append(message_id)

    def store(self, game_id: int) -> None:
        if change := self._noted.pop(game_id, None):
            what = f"where game {game_id} is shown"
            storing = self._storing[game_id] = asyncio.create_task(_tried(self._store(change), what))
            storing.add_done_callback(partial(self._end_storing, game_id))

    def store_all(self) -> None:
        self._rest()
        for game_id in list(self._noted):
            self.store(game_id)

    async def store_first(self, game_id: int) -> None:
        """Before the game is read."""
        self.store(game_id)
        if storing := self._storing.get(game_id):
            await asyncio.wait([storing])

    async def settle(self) -> None:
        self.store_all()
        self._forget_all()
        if at_work := [*self._storing.values(), *self._forgetting]:
            await asyncio.wait(at_work)

    def _rest(self) -> None:
        if self._at_latest is not None:
            self._at_latest.cancel()
            self._at_latest = None

    def _end_storing(self, game_id: int, storing: asyncio.Task[None]) -> None:
        if self._storing.get(game_id) is storing:
            del self._storing[game_id]

    def _forget_all(self) -> None:
        if self._deleted:
            # Changes may mention messages that are about to be deleted.
            self.store_all()
            deleted, self._deleted = self._deleted, []
            forgetting = asyncio.create_task(_tried(self._forget(deleted), "which messages are deleted"))
            self._forgetting.add(forgetting)
            forgetting.add_done_callback(self._forgetting.discard)


def _as_one(first: Change | None, second: Change) -> Change:
    if first is None:
        return second
    steps, both = (*first.steps, *second.steps), (*first.leftovers, *second.leftovers)
    return replace(second, before=first.before, steps=steps, leftovers=both)


async def _tried(storing: Awaitable[None], what: str) -> None:
    """If storing fails, the next press or deletion notices."""
    try:
        await storing
    except Exception as error:
        log.info("could not note %s: %r", what, error)


def _mover(change: Change) -> int | None:
    """None for the clock and the start of a game."""
    first = change.facts[0]
    if change.before.game is None or isinstance(first, TimedOut | Won):
        return None
    mover: int = change.before.players[first.seat - 1]
    return mover


def _open(
    transaction: Transaction, lobby: StoredGame, settings: GuildSettings, counted_channels: Mapping[int, bool]
) -> StoredGame:
    check_opening(transaction, lobby, settings, counted_channels)
    return saving.add(transaction, lobby)


def _challenge(transaction: Transaction, lobby: StoredGame, settings: GuildSettings) -> StoredGame:
    assert lobby.invited is not None
    for known in finding.challenges_between(transaction, lobby.host_id, lobby.invited):
        if known.host_id != lobby.host_id:
            raise Refused("challenged-you", link=known.link)
        found = games.load(transaction, known.id)
        assert found is not None
        return found
    check_challenge(transaction, lobby, settings)
    people.end_rest(transaction, lobby.host_id, lobby.invited)
    return saving.add(transaction, lobby)


def _save(transaction: Transaction, change: Change, settings: GuildSettings, now: int) -> None:
    before, after = change.before, change.after
    for newcomer in set(after.people) - set(before.people):
        check_seat(transaction, after.guild_id, newcomer, settings)
    saving.save(transaction, before, after, change.facts, now)
    if change.leftovers:
        leftovers.leave(transaction, after.id, change.leftovers)
    if after.is_challenge and not before.left_lobby and after.left_lobby == (after.invited,):
        people.decline(transaction, after.left_lobby[0], before.host_id, now)
    if change.blocked_by is not None:
        people.block(transaction, change.blocked_by, before.host_id, now)


def _stop_unread(transaction: Transaction, game_id: int, user_id: int, may_manage: bool, now: int) -> ListedGame:
    found = finding.one(transaction, game_id)
    if found is None:
        raise Refused("game-ended")
    if not may_manage:
        check_host(found.host_id, user_id)
    saving.stop_unread(transaction, game_id, now)
    return found
