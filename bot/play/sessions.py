"""All games: opened, found, locked and remembered, and where each is shown. A session is one locked game.

Whoever answers a press answers while holding the session, so that answers reach Discord in the order in which things
happened.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.coach.advisers import adviser_of
from bot.coach.characters import Character
from bot.errors import Refused
from bot.games.dice import Seed, digest_of
from bot.games.engine import State
from bot.games.facts import TimedOut, Won
from bot.games.seating import AnyStep
from bot.model.games import Change, DueLeftover, Leftover, ListedGame, Status, StoredGame
from bot.model.servers import GuildSettings
from bot.play import opponents
from bot.play.chance import Roller, draw_secret
from bot.play.guards import game_of, may_opponent_play
from bot.play.limits import check_opening, check_seat
from bot.rulesets import NamedRules
from bot.store import finding, games, saving
from bot.store.database import Database, set_note
from bot.store.saving import ConflictError
from bot.store.units import Transaction

log = logging.getLogger(__name__)

LOBBY_SECONDS = 15 * 60
UNSEEN_SECONDS = 2
"""Nobody has taken in the change of a game that happened less than this ago."""
SUGGEST_SECONDS = 60
"""Somebody who has waited alone for so long is told of opponents."""
CLOSED_SECONDS = 60
"""For so long people can read why a lobby closed; then its message is deleted."""
_REMEMBERED = 1000
# So many at most are named in one statement.
_MOST_GUILDS = 100
# A game whose process stops within this time is shown by a message that nobody has noted.
_NOTING_SECONDS = 0.1
# A message that is deleted, and not known to be, is deleted again.
_FORGETTING_SECONDS = 1.0


def note_message(
    stored: StoredGame, message_id: int | None, *, due_at: int, called: bool = False, replaces: bool = False
) -> Change | None:
    """The message shows the game now; `called` says whether it called the one whose turn it is.

    If it `replaces` the board that showed the game before, the clock deletes that one at `due_at`, unless it is gone by
    then. None where all is known already.
    """
    called_turn = game_of(stored).turn.since if called else stored.called_turn
    if (message_id, called_turn) == (stored.message_id, stored.called_turn):
        return None
    old, left = stored.message_id, tuple[Leftover, ...]()
    if replaces and not stored.has_ended and old not in (None, message_id, stored.lobby_message_id):
        left = leave(stored, old, due_at=due_at)
    return Change(stored, replace(stored, message_id=message_id, called_turn=called_turn), left=left)


def leave(stored: StoredGame, message_id: int | None, *, due_at: int) -> tuple[Leftover, ...]:
    """A message, in the place where the game is shown, that does not show it any more and is to be deleted."""
    return () if message_id is None else (Leftover(message_id, stored.place, due_at),)


def move_to_thread(stored: StoredGame, thread_id: int) -> Change:
    """The game is shown in this thread from now on. No message shows it there yet."""
    return Change(stored, replace(stored, thread_id=thread_id, message_id=None))


def move_home(stored: StoredGame) -> Change:
    """The game is shown again where it was opened. No message shows it there yet."""
    return Change(stored, replace(stored, thread_id=None, message_id=None))


async def nobody_decides(_game: State, _guild_id: int, _character: Character, _chance: float) -> Any:
    """For programs in which no opponents play."""
    raise LookupError("nobody decides for opponents here")


class Session:
    """One locked game, with all that the actions of `bot.play` need besides: the roller and the time.

    `stored` is the game as it is stored, which changes with each commit. `now` gives the time in whole seconds since
    1970. `afterwards` are values that say what is to be done once the game is no longer locked, by those who locked it.
    """

    def __init__(self, sessions: "Sessions", stored: StoredGame, era: int) -> None:
        self.stored = stored
        self.roller = sessions.roller
        self.now = sessions.now
        self.afterwards: list[Any] = []
        self._sessions = sessions
        self._era = era

    @property
    def game(self) -> State:
        """The game that was begun. Raises Refused (`not-begun`, `lobby-closed`) where there is none."""
        return game_of(self.stored)

    async def commit(self, change: Change) -> None:
        """Stores a change of this game, as one unit of work.

        Raises Refused where another process was first (`stale`), and where somebody may join no more games
        (`sits-enough`). Raises DatabaseFailedError where nobody knows whether it was stored. Whatever is raised,
        `stored` stays as it was.
        """
        await self._sessions.commit(self._era, change)
        self.stored = change.after

    async def play_opponents(self, taken: list[AnyStep]) -> None:
        """Lets opponents take their turns until somebody else is on turn. Each turn is one unit of work.

        Adds to `taken` what was stored, even where it raises: CoachUnavailable if the coach cannot be reached, and what
        `commit` raises.
        """
        while may_opponent_play(self.stored):
            decide = self._sessions.decide
            change = await opponents.take_turn(self.stored, now=self.now(), roller=self.roller, decide=decide)
            await self.commit(change)
            taken += change.steps

    def note(self, change: Change) -> None:
        """Notes where the game is shown, after it was shown there. The press does not wait until that is stored.

        If the process stops before it is stored, the next press on the game finds out and mends it.
        """
        self._sessions.note(self._era, change)
        self.stored = change.after


class Sessions:
    """All games. Recent ones are remembered, but only the database knows: every change is stored first."""

    def __init__(
        self,
        database: Database,
        roller: Roller = Seed.dice,
        clock: Callable[[], float] = time.time,
        settings_of: Callable[[int], GuildSettings] = lambda _guild_id: GuildSettings(),
        draw_secret: Callable[[], str] = draw_secret,
        decide: opponents.Decide = nobody_decides,
        finishing: set[asyncio.Task[Any]] | None = None,
    ) -> None:
        """`finishing` are tasks that are to finish before the bot disconnects."""
        self.clock = clock
        self._database = database
        self.roller = roller
        self._settings_of = settings_of
        self._draw_secret = draw_secret
        self.won = asyncio.Event()
        """A game has been won, which is stored by then."""
        self.decide = decide
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._remembered: LRUCache[int, StoredGame] = LRUCache(_REMEMBERED)
        # How often all of them were forgotten.
        self._era = 0
        # When each game was last moved in, and by whom; None: by the clock, or by whoever started it.
        self._moved: LRUCache[int, tuple[float, int | None]] = LRUCache(_REMEMBERED)
        # The messages that were deleted last.
        self._cleared: LRUCache[int, bool] = LRUCache(_REMEMBERED)
        self._notes = _Notes(self._store_note, self._forget_leftovers)
        self._finishing = set() if finishing is None else finishing

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
        counted_channels: Collection[int] = (),
    ) -> StoredGame:
        """Stores a new lobby in which only the host sits. `join_id` is the interaction by which they asked for it.

        `characters` are the opponents who sit there from the beginning. `hints` says whether players may ask the coach;
        None: as the server has it set. `counted_channels` are the other places whose games count with those of this
        channel: its threads.

        The secret is drawn here, before anybody else can join. Raises Refused where there are too many games
        (`bot.play.limits`), and for a second rematch of a game or a second lobby of an interaction (`stale`).
        """
        now, settings = self.now(), self._settings_of(guild_id)
        stored = StoredGame(
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
            alarm_at=now + (SUGGEST_SECONDS if adviser_of(house.rules) else LOBBY_SECONDS),
            rematch_of=rematch_of,
            turn_seconds=settings.turn_seconds,
            most_seats=house.engine.most_seats,
            hints=adviser_of(house.rules) is not None and (settings.hints if hints is None else hints),
            players=(host_id,),
            joins=(digest_of(join_id),),
            secret=self._draw_secret(),
        )
        stored = opponents.with_opponents(stored, list(characters))
        # It may be refused with links to other games.
        self._notes.store_all()
        try:
            return await self._database.write(partial(_open, stored, settings, counted_channels))
        except ConflictError:
            raise Refused("stale") from None

    @asynccontextmanager
    async def lock(self, game_id: int, revision: int | None = None, *, anew: bool = False) -> AsyncIterator[Session]:
        """A session with a game, which is locked for as long as the block lasts.

        Raises Refused (`no-such-game`) and UnreadableGame.

        `revision` is the one that a person saw, where that is known. A game that another process took further is read
        again, and so is every lobby, because nobody can tell whether another process changed it. Where that is the
        usual case, as it is for games that are on no server, they are read `anew`.
        """
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            era, stored = self._era, self._remembered.get(game_id)
            if anew or stored is None or stored.game is None or stored.revision < (revision or 0):
                await self._notes.stored(game_id)
                stored = await self._database.read(partial(games.load, game_id=game_id))
                if stored is None:
                    raise Refused("no-such-game")
                self._remember(stored, era)
            yield Session(self, stored, era)

    def finish(self, deed: Coroutine[Any, Any, None]) -> None:
        """Has something done for which nobody waits, in a task of its own. If it fails, that is only logged."""
        task = asyncio.create_task(_logged(deed))
        self._finishing.add(task)
        task.add_done_callback(self._finishing.discard)

    def was_changed_by_others(self, game_id: int, user_id: int) -> bool:
        """Has somebody else, or the clock, moved in this game within the last `UNSEEN_SECONDS`?"""
        at, mover = self._moved.get(game_id, (0.0, user_id))
        return mover != user_id and self.clock() - at < UNSEEN_SECONDS

    def turn_in_memory(self, channel_id: int, user_id: int, game_id: int | None = None) -> StoredGame | None:
        """A remembered game of a channel or thread in which it is somebody's turn; only `game_id` if given.

        None where there is none, or where several could be meant.
        """
        found = [
            stored
            for stored in self._remembered.values()
            if stored.status is Status.PLAYING
            and channel_id in (stored.channel_id, stored.thread_id)
            and game_id in (None, stored.id)
            and stored.game is not None
            and stored.seat_of(user_id) == stored.game.current
        ]
        return found[0] if len(found) == 1 else None

    async def in_channel(self, channel_id: int, user_id: int, game_id: int | None = None) -> list[ListedGame]:
        """The lobbies and running games of a channel and its threads, or of one thread; only `game_id` if given.

        Newer ones come first, and those that sleep come last. There are as many as people can choose from.
        """
        return await self._database.read(
            lambda transaction: finding.open_in_channel(transaction, channel_id, user_id, game_id)
        )

    async def to_leave(
        self, guild_id: int, channel_id: int, user_id: int, game_id: int | None = None
    ) -> list[ListedGame]:
        """The games that somebody may leave: all in this channel, and elsewhere on the server those that are awake."""
        return await self._database.read(
            lambda transaction: finding.to_leave(transaction, guild_id, channel_id, user_id, game_id)
        )

    async def ended_in(self, channel_id: int, most: int, *, won: bool = False) -> list[ListedGame]:
        """The games that were won or stopped in a channel or thread, or just those `won`: so many, newest first."""
        return await self._database.read(partial(finding.ended_in_channel, channel_id=channel_id, most=most, won=won))

    async def stop_unread(self, game_id: int, user_id: int, *, may_manage: bool) -> ListedGame:
        """Ends a game that cannot be read, without a winner. Returns it.

        Raises Refused for everybody but the host and those who manage the server, and where it has ended.
        """
        async with self._locks.setdefault(game_id, asyncio.Lock()):
            self._remembered.pop(game_id, None)
            return await self._database.write(partial(_stop_unread, game_id, user_id, may_manage, self.now()))

    async def due(self, within: int = 0) -> list[tuple[int, int]]:
        """The games that the clock has to look at within so many seconds: the id of each, and that of its guild."""
        return await self._database.read(partial(finding.due, now=self.now() + within))

    async def timed_too_long(self) -> list[tuple[int, int]]:
        """The games whose turns have more than a whole turn's time: the id of each, and that of its guild."""
        return await self._database.read(partial(finding.timed_too_long, now=self.now()))

    @property
    def is_storage_failing(self) -> bool:
        """Could what somebody did last not be stored?"""
        return self._database.is_failing

    async def try_storage(self) -> None:
        """Stores something of no importance. Raises whatever keeps the database from storing it."""
        await self._database.write(partial(set_note, key="storage", value=f"tried at {self.now()}"))

    async def leftovers_due(self, is_here: Callable[[int], bool]) -> list[DueLeftover]:
        """The messages that are to be deleted by now on the guilds that are here: some of them, if they are many."""
        now = self.now()
        here = [each for each in await self._database.read(partial(finding.guilds_to_clear, now=now)) if is_here(each)]
        if not here:
            return []
        return await self._database.read(partial(finding.leftovers_due, now=now, guild_ids=here[:_MOST_GUILDS]))

    async def put_off(self, message_id: int, seconds: int) -> None:
        """A message could not be deleted: it is tried again in so many seconds."""
        due_at = self.now() + seconds
        await self._database.write(partial(saving.put_off, message_id=message_id, due_at=due_at))

    def forget_leftover(self, message_id: int) -> None:
        """A message is deleted, or nothing more can be done about it. That is stored a moment later."""
        self._cleared[message_id] = True
        self._notes.delete(message_id)

    async def settle(self) -> None:
        """Stores what was noted now, and returns once that is done, or has failed."""
        await self._notes.settle()

    def was_cleared(self, message_id: int) -> bool:
        """Was a message deleted lately?"""
        return message_id in self._cleared

    async def rematch_of(self, game_id: int) -> int | None:
        """The id of the rematch that was opened for a game, if any."""
        return await self._database.read(partial(finding.rematch, game_id=game_id))

    def read_anew(self, game_id: int | None = None) -> None:
        """Forgets what is remembered of a game, or of all, because what is stored was changed by something else.

        Where all are forgotten, that holds for those that are locked, too, once they no longer are.
        """
        if game_id is None:
            self._era += 1
            self._remembered.clear()
        else:
            self._remembered.pop(game_id, None)

    def _remember(self, stored: StoredGame, era: int) -> None:
        """Remembers a game, unless all were forgotten since the `era` in which it was read."""
        if era == self._era:
            self._remembered[stored.id] = stored

    async def commit(self, era: int, change: Change) -> None:
        """Stores a change of a locked game that was read in an `era`, as `Session.commit` says."""
        if change.before.game is None:
            # It may be refused: with links to other games, and without what was noted of this one.
            self._notes.store_all()
        whole = self._notes.joined(change)
        await self._stored(whole, self._write(whole))
        self._remember(change.after, era)
        if change.steps:
            self._moved[change.after.id] = (self.clock(), _mover(change))
        if change.after.counts and not change.before.counts:
            self.won.set()

    def note(self, era: int, change: Change) -> None:
        """Notes a change of a locked game that was read in an `era`, as `Session.note` says."""
        self._remember(change.after, era)
        self._notes.add(change)

    def _store_note(self, change: Change) -> Awaitable[None]:
        return self._stored(change, self._write(change))

    def _forget_leftovers(self, message_ids: Sequence[int]) -> Awaitable[None]:
        return self._database.write(partial(saving.forget_left, message_ids=message_ids))

    def _write(self, change: Change) -> Awaitable[None]:
        unit = partial(_save, change, self._settings_of(change.after.guild_id), self.now())
        return self._database.write(unit)

    async def _stored(self, change: Change, writing: Awaitable[None]) -> None:
        try:
            await writing
        except ConflictError:
            self._remembered.pop(change.after.id, None)
            raise Refused("stale") from None
        except BaseException:
            # Nobody knows whether it was committed: the next session reads the game again.
            self._remembered.pop(change.after.id, None)
            raise

    def now(self) -> int:
        """The time in whole seconds since 1970."""
        return int(self.clock())


class _Notes:
    """Changes of games, and messages, that are stored a moment later, together.

    Where a game changes before that, what was noted of it is stored as one with this change.
    """

    def __init__(
        self,
        store: Callable[[Change], Awaitable[None]],
        forget: Callable[[Sequence[int]], Awaitable[None]],
    ) -> None:
        """`store` and `forget` ask for something to be stored at once; what they return is awaited later."""
        self._store = store
        self._forget = forget
        self._noted: dict[int, Change] = {}
        # When that is stored at the latest.
        self._at_latest: asyncio.TimerHandle | None = None
        self._deleted: list[int] = []
        # What is being stored of each game.
        self._storing: dict[int, asyncio.Task[None]] = {}
        self._forgetting: set[asyncio.Task[None]] = set()

    def add(self, change: Change) -> None:
        """Notes a change of a game. The next change of the game has to be `joined` with it, or stored after it."""
        self._noted[change.after.id] = _as_one(self._noted.get(change.after.id), change)
        if self._at_latest is None:
            self._at_latest = asyncio.get_running_loop().call_later(_NOTING_SECONDS, self.store_all)

    def joined(self, change: Change) -> Change:
        """The change that a game goes through now, as one with what was noted of it and is not stored yet."""
        noted = self._noted.pop(change.after.id, None)
        if not self._noted:
            self._rest()
        return _as_one(noted, change)

    def delete(self, message_id: int) -> None:
        """Notes that a message is deleted."""
        if not self._deleted:
            asyncio.get_running_loop().call_later(_FORGETTING_SECONDS, self._forget_all)
        self._deleted.append(message_id)

    def store(self, game_id: int) -> None:
        """Asks for what was noted of a game to be stored now."""
        if change := self._noted.pop(game_id, None):
            what = f"where game {game_id} is shown"
            storing = self._storing[game_id] = asyncio.create_task(_tried(self._store(change), what))
            storing.add_done_callback(partial(self._end_storing, game_id))

    def store_all(self) -> None:
        """Asks for everything that was noted of games to be stored now."""
        self._rest()
        for game_id in list(self._noted):
            self.store(game_id)

    async def stored(self, game_id: int) -> None:
        """Returns once what was noted of a game is stored, or that has failed."""
        self.store(game_id)
        if storing := self._storing.get(game_id):
            await asyncio.wait([storing])

    async def settle(self) -> None:
        """Stores everything now, and returns once that is done, or has failed."""
        self.store_all()
        self._forget_all()
        if at_work := [*self._storing.values(), *self._forgetting]:
            await asyncio.wait(at_work)

    def _rest(self) -> None:
        """There is nothing to be stored later."""
        if self._at_latest is not None:
            self._at_latest.cancel()
            self._at_latest = None

    def _end_storing(self, game_id: int, storing: asyncio.Task[None]) -> None:
        if self._storing.get(game_id) is storing:
            del self._storing[game_id]

    def _forget_all(self) -> None:
        if self._deleted:
            # What was noted may say that they are to be deleted.
            self.store_all()
            deleted, self._deleted = self._deleted, []
            forgetting = asyncio.create_task(_tried(self._forget(deleted), "which messages are deleted"))
            self._forgetting.add(forgetting)
            forgetting.add_done_callback(self._forgetting.discard)


def _as_one(first: Change | None, second: Change) -> Change:
    """Two changes of a game, the second of which follows the first if there is one."""
    if first is None:
        return second
    return Change(first.before, second.after, (*first.steps, *second.steps), (*first.left, *second.left))


async def _tried(storing: Awaitable[None], what: str) -> None:
    """What cannot be noted is found out later: by the next press on the game, or when the clock deletes a message."""
    try:
        await storing
    except Exception as error:
        log.info("could not note %s: %r", what, error)


async def _logged(deed: Coroutine[Any, Any, None]) -> None:
    try:
        await deed
    except Exception:
        log.exception("something that follows from a press could not be done")


def _mover(change: Change) -> int | None:
    """Whose move a change was; None for the clock's, and for the start of a game."""
    first = change.facts[0]
    if change.before.game is None or isinstance(first, TimedOut | Won):
        return None
    mover: int = change.before.players[first.seat - 1]
    return mover


def _open(
    lobby: StoredGame, settings: GuildSettings, counted_channels: Collection[int], transaction: Transaction
) -> StoredGame:
    check_opening(transaction, lobby, settings, counted_channels)
    return saving.add(transaction, lobby)


def _save(change: Change, settings: GuildSettings, now: int, transaction: Transaction) -> None:
    before, after = change.before, change.after
    for newcomer in set(after.people) - set(before.people):
        check_seat(transaction, after.guild_id, newcomer, settings)
    saving.save(transaction, before, after, change.facts, now)
    left = change.left
    if after.status is Status.CLOSED and before.status is Status.LOBBY and before.message_id is not None:
        left = (Leftover(before.message_id, before.channel_id, now + CLOSED_SECONDS),)
    saving.leave(transaction, after.id, left)


def _stop_unread(game_id: int, user_id: int, may_manage: bool, now: int, transaction: Transaction) -> ListedGame:
    found = finding.one(transaction, game_id)
    if found is None:
        raise Refused("game-over")
    if not may_manage and user_id != found.host_id:
        raise Refused("only-host", host=str(found.host_id))
    saving.stop_unread(transaction, game_id, now)
    return found
