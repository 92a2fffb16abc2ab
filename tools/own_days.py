"""People in thirty time zones play the daily dice once every day of theirs, move, and change zones.

    python -m tools.own_days --days 400 --people 30 --seed 1

A walk over local dates that knows only `zoneinfo` says on which date each person is, what their days in a row are, when
an attempt ends, and what may be public. `AssertionError` tells where the bot differs.
"""

import argparse
import asyncio
import random
import tempfile
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

from bot.cli.pipes import run
from bot.model.servers import GuildSettings
from bot.store.database import Database
from bot.store.guilds import ensure_guild, set_settings
from bot.store.people import set_zone
from bot.store.units import Transaction
from bot.zones import Zone
from tests.support.daily_steps import Day, Process
from tests.support.databases import Look, looking
from tools.break_bot.audit import InARow

STEP = 15 * 60
FIRST, LAST = ZoneInfo("Etc/GMT-14"), ZoneInfo("Etc/GMT+12")
"""The first clocks that show a date, and the last ones."""
PLACES = (
    *("Pacific/Kiritimati", "Pacific/Apia", "Pacific/Chatham", "Pacific/Auckland", "Australia/Lord_Howe"),
    *("Australia/Adelaide", "Asia/Tokyo", "Asia/Shanghai", "Asia/Kathmandu", "Asia/Kolkata", "Asia/Tehran"),
    *("Asia/Beirut", "Africa/Cairo", "Europe/Moscow", "Europe/Berlin", "Europe/London", "Africa/Casablanca"),
    *("Atlantic/Azores", "America/Nuuk", "America/St_Johns", "America/Sao_Paulo", "America/Santiago"),
    *("America/Havana", "America/New_York", "America/Chicago", "America/Los_Angeles", "Pacific/Marquesas"),
    *("Pacific/Honolulu", "Pacific/Pago_Pago", "Etc/GMT+12"),
)


@dataclass
class Walker:
    """A person, by the walk: the date that they are on, and attempts by date. `minute`: when they like to play."""

    number: int
    place: str
    minute: int
    on: date
    played: dict[date, int] = field(default_factory=dict)
    in_a_row: InARow = field(default_factory=InARow)
    streaks: dict[date, int] = field(default_factory=dict)

    def walk(self, now: int) -> datetime:
        """What their clock shows. Their date never goes back."""
        shown = datetime.fromtimestamp(now, ZoneInfo(self.place))
        self.on = max(self.on, shown.date())
        return shown


class OwnDays:
    """`ends`: the end of each attempt, by the walk, as a place and the first date on which it is over there."""

    def __init__(self, database: Database, path: Path, people: int, seed: int, begins: datetime) -> None:
        self._chance = random.Random(seed)
        self._database, self._path = database, path
        self._time = Day()
        self._time.now = begins.timestamp()
        self._bot = Process(database, self._time)
        self._people = [
            Walker(number, place, self._chance.randrange(22 * 60), begins.date())
            for number, place in enumerate((PLACES * people)[:people], start=1001)
        ]
        self._ends = dict[int, tuple[str, date]]()
        self._presses = 0
        self._drawn = set[date]()

    @property
    def _now(self) -> int:
        return int(self._time.now)

    async def live(self, days: int) -> int:
        """How many attempts there were."""
        for person in self._people:
            if person.number % 2:
                await self._database.write(set_zone, person.number, Zone(person.place), self._now)
            else:
                await self._database.write(_settle, person.number, Zone(person.place))
        await self._bot.dice.turn_over()
        for _ in range(days * 24 * 3600 // STEP):
            self._check()
            self._time.now += STEP
            await self._bot.dice.turn_over()
            for person in self._people:
                await self._pass(person)
        self._compare_streaks()
        return len(self._ends)

    async def _pass(self, person: Walker) -> None:
        shown = person.walk(self._now)
        if self._chance.random() < 1 / 4000:
            await self._move(person)
        due = shown.hour * 60 + shown.minute >= person.minute and person.on == shown.date()
        if due and person.on not in person.played and self._chance.random() < 0.3:
            # Once a fortnight they forget it.
            if self._chance.random() < 1 / 14:
                person.played[person.on] = 0
            else:
                await self._play(person)
                person.minute = self._chance.randrange(22 * 60)
        elif person.played.get(person.on) and self._chance.random() < 1 / 50:
            assert await self._begin(person) == person.played[person.on], "nobody plays a day twice"

    async def _move(self, person: Walker) -> None:
        person.place = self._chance.choice(PLACES)
        await self._database.write(set_zone, person.number, Zone(person.place), self._now)
        person.walk(self._now)

    async def _play(self, person: Walker) -> None:
        attempt = await self._begin(person)
        while attempt in person.played.values():
            # They moved east: an earlier day has not ended.
            await self._bot.dice.end(attempt)
            self._ends[attempt] = (person.place, date.min)
            attempt = await self._begin(person)
        with looking(self._path) as look:
            ((day,),) = look("SELECT day FROM attempts WHERE game_id = :id", id=attempt)
        assert day == str(person.on), f"{person} plays {day}"
        await self._bot.throw(attempt)
        person.played[person.on] = attempt
        person.streaks[person.on] = person.in_a_row.with_day(person.on)
        self._ends[attempt] = (person.place, person.on + timedelta(1))
        if self._chance.random() < 0.7:
            await self._bot.dice.end(attempt)
            self._ends[attempt] = (person.place, date.min)
            until = (await self._bot.dice.found(person.number)).until
            assert until is None, "nothing is left to be reminded of"

    async def _begin(self, person: Walker) -> int:
        self._presses += 1
        return await self._bot.dice.begin(person.number, self._presses, person.number)

    def _check(self) -> None:
        with looking(self._path) as look:
            running = {game_id for (game_id,) in look("SELECT game_id FROM attempts WHERE ends_at IS NOT NULL")}
            self._check_days(look)
        shown = {place: datetime.fromtimestamp(self._now, ZoneInfo(place)).date() for place in PLACES}
        expected = {attempt for attempt, (place, until) in self._ends.items() if shown[place] < until}
        assert running == expected, "attempts end at the midnight at which they began"

    def _check_days(self, look: Look) -> None:
        rows = [(date.fromisoformat(day), at) for day, at in look("SELECT day, published_at FROM days")]
        last = datetime.fromtimestamp(self._now, LAST).date()
        assert {day for day, at in rows if at is not None} == {day for day, _ in rows if day < last}, "when it is over"
        hidden = {str(day) for day, at in rows if at is None}
        assert {day for (day,) in look("SELECT day FROM beginnings")} <= hidden
        first = datetime.fromtimestamp(self._now, FIRST).date()
        assert not self._drawn or first in self._drawn, "dice are decided before a day begins anywhere"
        self._drawn = {day for day, _ in rows if day > first} | {first}

    def _compare_streaks(self) -> None:
        with looking(self._path) as look:
            found = {(who, day): streak for who, day, streak in look("SELECT user_id, day, streak FROM attempts")}
        walked = {(each.number, str(day)): days for each in self._people for day, days in each.streaks.items()}
        assert found == walked


def _settle(transaction: Transaction, number: int, zone: Zone) -> None:
    """A server with a zone, for a person who plays there first."""
    ensure_guild(transaction, number)
    set_settings(transaction, number, GuildSettings(zone=zone))


async def live(people: int, days: int, seed: int, begins: datetime) -> int:
    """How many attempts there were."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "days.sqlite3"
        async with Database.open(f"sqlite:///{path}") as database:
            return await OwnDays(database, path, people, seed, begins).live(days)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--days", type=int, default=400)
    parser.add_argument("--people", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    begins = datetime(2026, 12, 1, 0, 5, tzinfo=UTC)
    print(f"{asyncio.run(live(given.people, given.days, given.seed, begins))} attempts, as by the walk")


if __name__ == "__main__":
    run(main)
