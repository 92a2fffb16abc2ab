"""Events: what people and the clock do with them. The clock's work is that of the process with the server's shard."""

import logging
import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Protocol

from cachetools import LRUCache

from bot import workers
from bot.errors import IllegalMove, Refused
from bot.features.events import model, store
from bot.features.events.model import Fact, Settings
from bot.features.events.pairing import next_round
from bot.features.events.rules import Task, open_round, start
from bot.features.events.runs import Meeting, Run, Step, missed, next_season, next_step
from bot.games.dice import digest_of
from bot.model.games import Act, Change
from bot.rulesets import NamedRules
from bot.store.database import Database
from bot.store.saving import ConflictError
from bot.store.units import Transaction

log = logging.getLogger(__name__)

_MOST_STEPS = 300
_TRIES = 3
_REMEMBERED = 100


class Tables(Protocol):
    """What the clock does with games."""

    async def claim(self, meeting: Meeting) -> bool:
        """Claims the win for the person who is left in a game. False if they never played in it themselves."""

    async def stop(self, meeting: Meeting) -> None: ...


@dataclass
class Progress:
    """What the clock has done with an event: the facts that it found due, whether it has ended since, and the meetings
    whose players were warned or did not come.
    """

    run: Run
    facts: list[Fact] = field(default_factory=list)
    warned: list[Meeting] = field(default_factory=list)
    missed: list[Meeting] = field(default_factory=list)
    has_ended: bool = False


class Events:
    def __init__(
        self,
        database: Database,
        clock: Callable[[], float],
        draw_secret: Callable[[], str],
        is_barred: Callable[[int, int], bool],
        chance: random.Random | None = None,
    ) -> None:
        """`is_barred(user_id, guild_id)`: may they not play there?"""
        self._database = database
        self._clock = clock
        self._draw_secret = draw_secret
        self._is_barred = is_barred
        self._chance = chance or random.SystemRandom()
        # As they were read or stored last: what others added since is read.
        self._known: LRUCache[int, model.Event] = LRUCache(_REMEMBERED)

    def now(self) -> int:
        return int(self._clock())

    async def read(self, event_id: int, guild_id: int | None = None) -> Run:
        """An event. Raises Refused (`no-such-event`, also for one of another server)."""
        return self._remember(await self._database.read(store.read, event_id, guild_id, self._known.get(event_id)))

    async def open(self, guild_id: int, channel_id: int, host_id: int, rules: NamedRules, settings: Settings) -> Run:
        """Opens an event, and returns it. Raises Refused as `store.open_`."""
        now, event = self.now(), model.Event(settings)
        run = Run(0, guild_id, channel_id, None, host_id, rules, event, opened_at=now)
        return replace(run, id=await self._database.write(store.open_, run))

    async def enter(self, event_id: int, guild_id: int, user_id: int) -> Run:
        """Joins, or comes back. Raises Refused and IllegalMove."""
        return await self._tried(
            lambda unit: store.enter(
                unit, event_id, guild_id, self._known.get(event_id), user_id, _entering, self.now()
            ),
            event_id,
        )

    async def change(
        self, event_id: int, guild_id: int, check: Callable[[Run], None], setting: str, value: object
    ) -> Run:
        """Changes a setting before the start. Raises Refused and IllegalMove as `check`."""
        return await self._database.write(store.change, event_id, guild_id, check, setting, value)

    async def do(self, event_id: int, decide: Callable[[Run], Step], act: Act | None = None) -> Run:
        """What a press does. Raises Refused and IllegalMove."""
        return await self._tried(
            lambda unit: store.decide(unit, event_id, self._known.get(event_id), decide, self.now(), act), event_id
        )

    async def say_here(self, event_id: int, key: tuple[int, int, int], user_id: int, interaction_id: int) -> Run:
        """Notes that a player is there for a game. Raises Refused and IllegalMove as `store.say_here`."""
        join, known = digest_of(interaction_id), self._known.get(event_id)
        return await self._database.write(store.say_here, event_id, known, key, user_id, join)

    async def begin_game(self, event_id: int, meeting: Meeting, begun: Change) -> int:
        """Stores a game of a pair as it begins, and returns its id. Raises Refused (`stale`)."""
        try:
            return await self._database.write(store.begin_game, event_id, meeting, begun, self.now())
        except ConflictError:
            raise Refused("stale") from None

    async def advance(self, event_id: int, tables: Tables) -> Progress:
        """Does what is due now, one unit after the other: a process that dies in between loses nothing."""
        progress, settled = Progress(await self.read(event_id)), set[tuple[int, int, int]]()
        for _ in range(_MOST_STEPS):
            run, now = progress.run, self.now()
            step = next_step(run, now, self._is_barred, self._draw_secret)
            if step is None:
                break
            if step.task is Task.PAIR:
                step = Step((open_round(run.event, await workers.shared.run(next_round, run.event), now),))
            elif step.task is not None:
                step = self.starting(run)
            for meeting in step.claims:
                if meeting.key in settled:
                    return progress
                settled.add(meeting.key)
                if not await tables.claim(meeting):
                    step = missed(meeting)
            try:
                progress.run = self._remember(await self._database.write(store.commit, run, step, now))
                progress.has_ended = progress.run.event.stage is model.Stage.OVER
            except ConflictError:
                self._known.pop(event_id, None)
                progress.run = await self.read(event_id)
                continue
            for meeting in step.stops:
                await tables.stop(meeting)
            progress.facts += step.facts
            progress.warned += step.warns
            progress.missed += [meeting for meeting in step.meetings if meeting.is_over and meeting.game_id is None]
        return progress

    async def repeat(self, run: Run) -> None:
        """The next season of a league whose last round has begun, so that it can start by date."""
        event, its = run.event, run.event.settings
        is_last = bool(event.rounds) and len(event.rounds) >= event.planned
        if its.repeats and (event.stage is model.Stage.OVER or (is_last and not event.is_over)):
            settings = next_season(its, max(self.now(), its.registration_until))
            await self._database.write(store.repeat, run, settings, self.now())

    def starting(self, run: Run) -> Step:
        """The start of an event, with an order by chance."""
        order = [*range(1, len(run.users) + 1)]
        self._chance.shuffle(order)
        return Step((start(run.event, order, self.now()),))

    async def _tried(self, unit: Callable[[Transaction], Run], event_id: int) -> Run:
        """The event after a unit, which is tried again if another press came in between. Raises Refused (`stale`) if
        others always do.
        """
        for _ in range(_TRIES):
            try:
                return self._remember(await self._database.write(unit))
            except ConflictError:
                self._known.pop(event_id, None)
        raise Refused("stale")

    def _remember(self, run: Run) -> Run:
        self._known[run.id] = run.event
        return run


def _entering(run: Run, number: int, rating: int) -> Step:
    known = number <= len(run.users)
    player = run.event.player(number) if known and number <= len(run.event.players) else None
    if player is not None and player.seed and player.is_out:
        return Step((model.CameBack(number),))
    if player is not None and player.is_active:
        raise IllegalMove("event-already-in")
    return Step((model.Joined(number, rating),))
