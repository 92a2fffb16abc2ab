"""Random tournaments on a real database whose process dies between any two units of work, and what must hold then.

python -m tools.break_bot.tournaments --events 100 --deaths 20

People enter, leave, come late or not at all, are barred, delete their data and leave games. The clock looks at random
times. A death loses all memory, before or after a unit is committed; the next process goes on.
"""

import argparse
import asyncio
import random
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import select

from bot.cli.pipes import run
from bot.errors import FarkleError
from bot.features.events import model, notation, store
from bot.features.events.model import Format, Settings
from bot.features.events.runs import Meeting, Run, Step, begun
from bot.features.events.service import Events
from bot.games.dice import Seed
from bot.model.deadline import HOUR
from bot.model.games import Status
from bot.model.servers import Board
from bot.play import turns
from bot.rulesets import shipped
from bot.store import games, saving
from bot.store.database import Database
from bot.store.units import Transaction
from tests.support.databases import opened

GUILD, CHANNEL = 10**17, 10**17 + 1
_MOST_LOOKS = 500


class DeathError(Exception):
    """The process is gone."""


@dataclass
class Mortal:
    """A database whose process dies at some unit, before it is stored or right after it."""

    database: Database
    chance: random.Random
    deaths: float = 0.0
    died: int = 0

    async def write(self, unit: Callable[..., Any], *given: Any, **named: Any) -> Any:
        dies = self.chance.random() < self.deaths
        if dies and self.chance.random() < 0.5:
            self._die()
        value = await self.database.write(unit, *given, **named)
        if dies:
            self._die()
        return value

    async def read(self, unit: Callable[..., Any], *given: Any, **named: Any) -> Any:
        return await self.database.read(unit, *given, **named)

    def _die(self) -> None:
        self.died += 1
        raise DeathError


@dataclass
class World:
    """`barred` people, and the `now` of the test."""

    database: Mortal
    chance: random.Random
    now: float = 3_000_000_000.0
    barred: set[int] = field(default_factory=set)

    def born(self) -> Events:
        """A new process."""
        secret = partial(self.chance.randbytes, 32)
        return Events(
            self.database,  # type: ignore[arg-type]  # it has what events need
            lambda: self.now,
            lambda: secret().hex(),
            lambda user, _guild: user in self.barred,
            self.chance,
        )

    async def claim(self, meeting: Meeting) -> bool:
        raise AssertionError(f"no game waits here: {meeting}")

    async def stop(self, meeting: Meeting) -> None:
        raise AssertionError(f"no game is stopped here: {meeting}")


async def play(world: World, settings: Settings, people: int) -> Run:
    """A tournament from its beginning to its end."""
    events, rules = world.born(), shipped()["kingdom-come"]
    # Small numbers are computers.
    users = [*range(1001, 1001 + people)]
    event_id = 0
    while not event_id:
        try:
            event_id = (await events.open(GUILD, CHANNEL, users[0], rules, settings)).id
        except DeathError:
            events = world.born()
            event_id = await world.database.read(_named, settings.name)
    late = [user for user in users if world.chance.random() < 0.1]
    for _ in range(_MOST_LOOKS):
        try:
            run = await events.read(event_id)
            if run.event.is_over:
                await world.database.database.write(store.look_again, run, int(world.now))
                return run
            # The clock does not wait for a press that is refused.
            with suppress(FarkleError):
                await _press(world, events, run, users, late)
            progress = await events.advance(event_id, world)
            check(progress.run)
            await world.database.write(store.look_again, progress.run, int(world.now))
        except DeathError:
            events = world.born()
        world.now += world.chance.choice((1, 30, 200, HOUR))
    text = notation.write_event(settings, await _facts(world, event_id))
    raise AssertionError(f"this tournament does not end:\n{text}")


async def _press(world: World, events: Events, run: Run, users: list[int], late: list[int]) -> None:
    chance = world.chance
    is_early = run.event.stage is model.Stage.REGISTRATION
    for user in users:
        if run.number_of(user) is None and (is_early or chance.random() < 0.02) and (user not in late or not is_early):
            await events.enter(run.id, GUILD, user)
    if run.users and chance.random() < 0.02:
        world.barred.add(chance.choice(users[2:] or users))
    if run.users and chance.random() < 0.02:
        number = chance.randrange(len(run.users)) + 1
        await events.do(run.id, lambda _run: Step((model.Withdrew(number),)))
    for meeting in run.open_meetings:
        for number in meeting.pair:
            if meeting.game_id is None and chance.random() < 0.6 and run.user(number) > 0:
                run = await events.say_here(run.id, meeting.key, run.user(number), chance.randrange(10**18))
        known = next(each for each in run.meetings if each.key == meeting.key)
        if known.game_id is None and None not in known.here and not known.is_over:
            change = begun(
                run,
                known,
                Board(CHANNEL, message_id=1),
                frozenset(),
                chance.randrange(10**18),
                int(world.now),
                Seed.dice,
            )
            await events.begin_game(run.id, known, change)
        elif known.game_id is not None and known.game is not None and not known.game.is_over and chance.random() < 0.5:
            await world.database.write(_leave, known.game_id, chance.random() < 0.5, int(world.now))


def _leave(transaction: Transaction, game_id: int, is_first: bool, now: int) -> None:
    """One of the players leaves, and the other wins."""
    stored = games.load(transaction, game_id)
    assert stored is not None
    if stored.status is not Status.PLAYING:
        return
    change = turns.leave(stored, stored.seats.players[0 if is_first else 1], now=now)
    saving.save(transaction, stored, change.after, change.facts, now)


def check(run: Run) -> None:
    """What must hold after each unit."""
    open_ = [number for meeting in run.open_meetings for number in meeting.pair]
    assert len(open_) == len(set(open_)), f"somebody is called twice at once: {open_}"
    for each in run.event.rounds:
        named = [*(number for pairing in each.pairings for number in pairing.pair), *each.byes]
        assert len(named) == len(set(named)), f"somebody meets two in a round, or themselves: {named}"
    for meeting in run.meetings:
        assert meeting.game_id is None or None not in meeting.here, "a game began without a player"


async def _facts(world: World, event_id: int) -> list[model.Fact]:
    return [notation.read(line) for line in await world.database.read(_lines, event_id)]


def _lines(transaction: Transaction, event_id: int) -> list[str]:
    found = store.event_facts.select().where(store.event_facts.c.event_id == event_id)
    return [row.line for row in transaction.execute(found.order_by(store.event_facts.c.seq))]


def _named(transaction: Transaction, name: str) -> int:
    """0 if it was not stored."""
    found = transaction.execute(select(store.events.c.id, store.events.c.settings))
    return max((row.id for row in found if row.settings["name"] == name), default=0)


async def play_all(path: Path, events: int, deaths: float, seed: int, most: int = 12) -> int:
    """Returns how many processes died. Each tournament ends, and its text says so by the rules."""
    chance = random.Random(seed)
    async with opened(path) as database:
        world = World(Mortal(database, chance, deaths), chance)
        for number in range(events):
            world.barred.clear()
            settings = Settings(
                name=f"Event {number}",
                format=chance.choice([*Format]),
                best_of=chance.choice((1, 3)),
                third_place=chance.random() < 0.5,
                turn_seconds=300,
                round_seconds=3 * HOUR,
                registration_until=int(world.now) + 600,
                check_in_seconds=chance.choice((0, 0, 600)),
                ends_at=int(world.now) + 30 * HOUR,
            )
            over = await play(world, settings, chance.randint(2, most))
            text = notation.write_event(over.event.settings, await _facts(world, over.id))
            assert notation.read_event(text).event == over.event, text
        return world.database.died


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.break_bot.tournaments", description=__doc__)
    parser.add_argument("--events", type=int, default=100)
    parser.add_argument("--deaths", type=int, default=5, metavar="PERCENT", help="of units (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--people", type=int, default=12)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "farkle.sqlite3"
        died = asyncio.run(play_all(path, given.events, given.deaths / 100, given.seed, given.people))
    print(f"{given.events} tournaments ended, and {died} processes died.")
    return 0


if __name__ == "__main__":
    run(main)
