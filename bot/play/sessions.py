"""Locks and caches games. A session is one locked game.

Presses are answered under the lock, so that answers reach Discord in order.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import NamedTuple
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.coach.adviser import Character
from bot.errors import Refused
from bot.games.dice import Roller, Seed
from bot.games.engine import State
from bot.games.facts import TimedOut, Won
from bot.games.seating import MOST_SEATS
from bot.hooks import features
from bot.model.deadline import Delay
from bot.model.games import Act, Change, ListedGame, Status, StoredGame
from bot.model.leftovers import Leftover
from bot.model.servers import GuildSettings
from bot.play import opponents, turns
from bot.play.guards import check_host, is_timed
from bot.play.limits import check_place, check_seat
from bot.store import acts, challenges, finding, former, games, leftovers, saving
from bot.store.database import Database
from bot.store.units import DatabaseFailedError, Transaction

log = logging.getLogger(__name__)

UNSEEN_SECONDS = 2
"""How soon after a change of others players cannot have noticed it."""
"""How long what a press left behind stays until the clock deletes it."""
_REMEMBERED = 1000
_SECRET_BYTES = 32
_PRESSES_REMEMBERED = _REMEMBERED * MOST_SEATS


async def _nobody_decides(_game: State, _guild_id: int, _character: Character, _chance: float) -> object:
    """Stands for the coach in programs without opponents."""
    raise LookupError("nobody decides for opponents here")


def draw_secret() -> str:
    return secrets.token_hex(_SECRET_BYTES)


class Press(NamedTuple):
    """The time at which a person pressed something in a game, in seconds since 1970, and where."""

    at: float = 0.0
    guild_id: int = 0
    channel_id: int | None = None


class Session:
    """A locked game, with what decisions in it need: `now` in seconds since 1970, and `delays` by user, in which turns
    wait for them. Delete the `leftovers` once the game is unlocked.
    """

    def __init__(
        self, sessions: "Sessions", stored: StoredGame, era: int, asker: int | None, delays: Mapping[int, Delay]
    ) -> None:
        self.stored = stored
        self.delays = delays
        self.roller = sessions.roller
        self.now = sessions.now
        self.leftovers: list[Leftover] = []
        self._sessions = sessions
        self._era = era
        self._asker = asker
        self._has_rolled = False

    async def commit(self, change: Change) -> None:
        """Stores a change. Raises Refused (`stale` if it has changed meanwhile, `moves-lost`, `sits-enough`), or
        DatabaseFailedError if the outcome is unknown. `stored` then stays as it was.
        """
        self.stored = await self._sessions.commit(self._era, change)

    def completed(self, change: Change) -> Change:
        """The whole change, with what belongs to a turn that begins: it is held if it waits for its player, unless that
        is the asker; else the bot may make the first roll.

        A first roll falls once while the game is locked, so that a lost turn is seen before the next begins.
        """
        if self._asker is not None and change.before.game is not None and change.after is not change.before:
            self._sessions.remember_changer(change.after.id, self._asker)
        if held := self._held(change):
            return held
        if self._has_rolled or not self._sessions.may_roll(change.after):
            return change
        rolled = turns.with_first_roll(change, now=self.now(), roller=self.roller)
        self._has_rolled = rolled is not change
        return rolled

    def _held(self, change: Change) -> Change | None:
        """The change with its turn held; None if no turn that has to wait begins, or continues after a pause."""
        before, after = change.before, change.after
        if after.game is None or not is_timed(after) or after.current_player == self._asker:
            return None
        if not after.game.has_new_turn(before.game) and before.status is Status.PLAYING:
            return None
        held = turns.hold(after, self.delays.get(after.current_player), now=self.now())
        return None if held is None else replace(change, after=held.after)

    async def turn_of_computer(self) -> Change:
        """The turn of the computer in turn, with what belongs to the next one. Raises CoachUnavailable."""
        decide = self._sessions.decide
        change = await opponents.take_turn(self.stored, now=self.now(), roller=self.roller, decide=decide)
        return self.completed(change)

    def remember(self, change: Change) -> None:
        """Queues a change: it is stored before what is committed later. If that fails, the next press repairs it."""
        self._sessions.remember(self._era, change)
        self.stored = change.after
        self.leftovers += change.leftovers


class Sessions:
    """The games that people play now: recent ones are cached; changes are stored first."""

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
        self.database = database
        self.roller = roller
        self.settings_of = settings_of
        self.draw_secret = draw_secret
        self.won = asyncio.Event()
        self.decide = decide
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._cached: LRUCache[int, StoredGame] = LRUCache(_REMEMBERED)
        self._era = 0
        # The time and the user of the last change; None for the clock or the start.
        self._moved: LRUCache[int, tuple[float, int | None]] = LRUCache(_REMEMBERED)
        # Since the bot's last absence there, by game and user.
        self._pressed: LRUCache[tuple[int, int], Press] = LRUCache(_PRESSES_REMEMBERED)
        # Whose presses changed a running game since then.
        self._changers: LRUCache[tuple[int, int], bool] = LRUCache(_PRESSES_REMEMBERED)
        # Where games are shown, and is still to be stored.
        self._storing: dict[int, asyncio.Task[None]] = {}
        self._cleared: LRUCache[int, bool] = LRUCache(_REMEMBERED)

    @asynccontextmanager
    async def lock(
        self, game_id: int, revision: int = 0, *, anew: bool = False, asker: int | None = None
    ) -> AsyncIterator[Session]:
        """A locked game. `asker` is the person who may join. Raises Refused (`no-such-game`) and UnreadableGame.

        Reads lobbies, games older than `revision`, and with `anew` all games from the database: players elsewhere press
        buttons in other processes.
        """
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            era, stored = self._era, self._cached.get(game_id)
            if anew or stored is None or stored.game is None or stored.revision < revision:
                stored = await self._load(game_id, asker)
                self._cache(stored, era)
            delays = await self._delays(stored) if stored.may_be_held else {}
            yield Session(self, stored, era, asker, delays)

    async def unlocked(self, game_id: int) -> StoredGame:
        """A game as it was stored last, even while it changes. Raises as `lock`."""
        stored = self._cached.get(game_id)
        return await self._load(game_id) if stored is None or stored.game is None else stored

    async def stored(self, game_id: int) -> None:
        """Waits until the place where a game is shown is stored, for those who read that or link to it."""
        if storing := self._storing.get(game_id):
            await asyncio.wait([storing])

    async def _load(self, game_id: int, asker: int | None = None) -> StoredGame:
        await self.stored(game_id)
        stored = await self.database.read(_load, game_id, asker, self.now())
        if stored is None:
            raise Refused("no-such-game")
        return stored

    def remember_press(self, game_id: int, user_id: int, guild_id: int, channel_id: int | None = None) -> None:
        """Remembers that a person pressed something in a game. `channel_id`: that of its board; None if they look at a
        private one.
        """
        self._pressed[game_id, user_id] = Press(self.clock(), guild_id, channel_id)

    def remember_changer(self, game_id: int, user_id: int) -> None:
        self._changers[game_id, user_id] = True

    def last_press(self, game_id: int, user_id: int) -> "Press":
        """A person's last press in a game; one at time 0 if none is known here."""
        return self._pressed.get((game_id, user_id), Press())

    def forget_presses(self, guild_ids: Collection[int]) -> None:
        """Forgets presses before an absence of the bot from these servers, which their players may have left."""
        for key in [key for key, press in self._pressed.items() if press.guild_id in guild_ids]:
            del self._pressed[key]
            self._changers.pop(key, None)

    @property
    def pressed_on(self) -> set[int]:
        """The servers where people pressed since the bot's last absence."""
        return {press.guild_id for press in self._pressed.values()}

    def _delays(self, stored: StoredGame) -> Awaitable[Mapping[int, Delay]]:
        return self.database.read(_delays, stored, self.now())

    def may_roll(self, stored: StoredGame) -> bool:
        """Whether the first roll may fall by itself: the server lets it, and a press of the current player changed the
        running game since the bot's last absence. A refused press does not show that they are there for their turn.
        """
        if stored.game is None or not self.settings_of(stored.guild_id).first_roll:
            return False
        return (stored.id, stored.current_player) in self._changers

    def was_changed_by_others(self, game_id: int, user_id: int) -> bool:
        at, mover = self._moved.get(game_id, (0.0, user_id))
        return mover != user_id and self.clock() - at < UNSEEN_SECONDS

    def turns_in_memory(self, channel_id: int, user_id: int) -> list[StoredGame]:
        """The games that wait for this person's move."""
        return [
            stored
            for stored in self._cached.values()
            if stored.status is Status.PLAYING
            and stored.current_player == user_id
            and any(channel_id in (board.channel_id, board.thread_id) for board in stored.boards)
        ]

    async def stop_unread(self, game_id: int, user_id: int, *, may_help: bool) -> ListedGame:
        """Stops a game that cannot be read. Raises Refused unless the user is the host or a helper, or if the game has
        ended.
        """
        async with self._locks.setdefault(game_id, asyncio.Lock()):
            self._cached.pop(game_id, None)
            return await self.database.write(_stop_unread, game_id, user_id, may_help, self.now())

    async def forget_leftover(self, message_id: int, *, is_cleared: bool = True) -> None:
        """Forgets a message to delete, which is gone if it `is_cleared`; if that fails, the clock does it."""
        if is_cleared:
            self._cleared[message_id] = True
        with suppress(DatabaseFailedError):
            await self.database.write(leftovers.forget, message_id)

    def was_cleared(self, message_id: int) -> bool:
        return message_id in self._cleared

    def read_anew(self, game_id: int | None = None) -> None:
        """Drops one game or all from the cache; locked ones after their lock."""
        if game_id is None:
            self._era += 1
            self._cached.clear()
        else:
            self._cached.pop(game_id, None)

    def _cache(self, stored: StoredGame, era: int) -> None:
        """Caches a game, unless the cache was cleared since `era`."""
        if era == self._era:
            self._cached[stored.id] = stored

    async def commit(self, era: int, change: Change) -> StoredGame:
        """Stores a change, and returns the game as it is then, with the number that it gets as it begins."""
        stored, number = change.after, await self._store(change)
        if number != stored.number:
            stored = replace(stored, number=number)
        self._cache(stored, era)
        if change.steps:
            self._moved[change.after.id] = (self.clock(), _mover(change))
        if change.after.counts and not change.before.counts:
            self.won.set()
        return stored

    def remember(self, era: int, change: Change) -> None:
        self._cache(change.after, era)
        game_id = change.after.id
        storing = self._storing[game_id] = asyncio.create_task(_tried(self._store(change), game_id))
        storing.add_done_callback(partial(self._end_storing, game_id))

    def _end_storing(self, game_id: int, storing: asyncio.Task[None]) -> None:
        if self._storing.get(game_id) is storing:
            del self._storing[game_id]

    def _store(self, change: Change) -> Awaitable[int | None]:
        """Stores a change; queues the unit at once, so that changes are stored in order."""
        settings = self.settings_of(change.after.guild_id)
        return self._finish_storing(change, self.database.write(_save, change, settings, self.now()))

    async def _finish_storing(self, change: Change, writing: Awaitable[int | None]) -> int | None:
        try:
            return await writing
        except BaseException as error:
            # The outcome of the commit may be unknown.
            self._cached.pop(change.after.id, None)
            if isinstance(error, saving.MovesLostError):
                # Other games may have lost moves, too.
                self.read_anew()
                raise Refused("moves-lost") from None
            if isinstance(error, saving.ConflictError):
                raise Refused("stale") from None
            raise

    def now(self) -> int:
        """The time in seconds since 1970."""
        return int(self.clock())


async def _tried(storing: Awaitable[object], game_id: int) -> None:
    try:
        await storing
    except Exception as error:
        log.info("could not store where game %s is shown: %r", game_id, error)


def _mover(change: Change) -> int | None:
    """The player who made a change; None for the clock and the start of a game."""
    first = change.facts[0]
    if change.before.game is None or isinstance(first, TimedOut | Won):
        return None
    mover: int = change.before.seats.players[first.seat - 1]
    return mover


def _load(transaction: Transaction, game_id: int, asker: int | None, now: int) -> StoredGame | None:
    stored = games.load(transaction, game_id)
    if stored is None or stored.status is not Status.LOBBY:
        return stored
    asked = (asker, *(board.viewer for board in stored.boards))
    there = {*stored.seats.people, *(person for person in asked if person is not None)}
    return replace(stored, unrated=former.deleted_lately_among(transaction, there, now))


def _delays(transaction: Transaction, stored: StoredGame, now: int) -> Mapping[int, Delay]:
    found = dict[int, Delay]()
    for feature in features():
        found |= feature.delays(transaction, stored, now)
    return found


def _save(transaction: Transaction, change: Change, settings: GuildSettings, now: int) -> int | None:
    before, after = change.before, change.after
    for newcomer in set(after.seats.people) - set(before.seats.people):
        check_seat(transaction, after, newcomer, settings)
    if before.status is Status.LOBBY and before.deadline.is_slow != after.deadline.is_slow:
        check_place(transaction, after, settings, {})
    number = saving.save(transaction, before, after, change.facts, now)
    if after.boards != before.boards:
        leftovers.end_replies(transaction, after.id, now)
    if change.leftovers:
        leftovers.leave(transaction, after.id, change.leftovers)
    if after.has_ended and not before.has_ended:
        leftovers.keep_replied_to(transaction, after.id)
    if after.is_challenge and before.status is Status.LOBBY and after.invited is not None:
        if after.seats.left_lobby == (after.invited,):
            challenges.decline(transaction, after.invited, before.host_id, now)
        elif after.seats.left_lobby == (before.host_id,):
            challenges.withdraw(transaction, after.id, before.host_id, after.invited, now)
    if change.blocked_by is not None:
        challenges.block(transaction, change.blocked_by, before.host_id, now)
    if change.act is not None:
        acts.record(transaction, after.guild_id, after.id, change.act, now)
    return number


def _stop_unread(transaction: Transaction, game_id: int, user_id: int, may_help: bool, now: int) -> ListedGame:
    found = finding.open_game(transaction, game_id)
    if found is None:
        raise Refused("no-such-game")
    if not may_help:
        check_host(found.host_id, user_id)
    if user_id != found.host_id:
        acts.record(transaction, found.guild_id, game_id, Act(user_id, "ended"), now)
    saving.stop_unread(transaction, game_id, now)
    return found
