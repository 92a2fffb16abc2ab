"""Times presses beside what 15,000 games cost: ``python -m tools.hoards [--games N] [--tables N]``.

People play while the bot looks after as many games whose turns are all over, while it deletes a server with as many
that were finished, and while somebody who played as many takes everything along and is then deleted. Printed is how
long each of that took, and the presses meanwhile; the first line is for presses beside nothing. The bot is started as
its operator starts it (``python -m bot run``), in a process of its own.
"""

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

from bot.local.farkle.hoard import Hoard
from localdiscord import Channel, Guild, LocalDiscord, Person
from tools.benchmark import Game, process
from tools.idle import memory
from tools.typists import Presses

_SECONDS = 15
_LONGEST_SECONDS = 600
_LEFT_GUILD = 10**17


@dataclass
class Scene:
    """A bot beside a hoard, and people who play elsewhere."""

    local: LocalDiscord
    guild: Guild
    channel: Channel
    somebody: Person
    database: Path
    process_id: int
    tables: list[Game]

    async def play_until(self, done: Awaitable[object], name: str) -> None:
        """People play until something is done; prints how long that took, and their presses."""
        presses, began, before = Presses(), time.perf_counter(), memory(self.process_id)
        most, work = before, asyncio.ensure_future(done)
        playing = [asyncio.create_task(presses.play(table, began + _LONGEST_SECONDS)) for table in self.tables]
        while not work.done():
            await asyncio.wait([work], timeout=0.1)
            most = max(most, memory(self.process_id))
        took = time.perf_counter() - began
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        presses.show(name)
        print(f"{'':20}{took:.1f} s, {max(presses.times) * 1000:.0f} ms at most, {(most - before) / 1024:+.0f} MB")
        await work

    def count(self, sql: str) -> int:
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute(sql).fetchone()
        return int(found)

    async def until(self, is_true: Callable[[], bool]) -> None:
        """Waits for what another process does, which tells nobody."""
        while True:
            if await asyncio.to_thread(is_true):
                return
            await asyncio.sleep(0.2)


@asynccontextmanager
async def scene(hoard: Hoard, tables: int, *, is_left: bool = False) -> AsyncIterator[Scene]:
    """A bot that has just started; `is_left`: on a server that removed it long ago is the hoard."""
    with tempfile.TemporaryDirectory() as folder:
        async with LocalDiscord(answer_within=20) as local:
            guild = local.add_guild("The Tavern")
            channel = guild.add_channel("hoard")
            people = [local.add_user(f"player{number}") for number in range(4)]
            for person in people:
                guild.add_member(person)
            database = Path(folder) / "farkle.sqlite3"
            where = _LEFT_GUILD if is_left else guild.id
            await hoard.store(database, where, channel.id, [person.id for person in people])
            if is_left:
                with closing(sqlite3.connect(database)) as connection, connection:
                    connection.execute("UPDATE guilds SET left_at = 1 WHERE id = ?", [where])
            elsewhere = local.add_guild("Elsewhere")
            async with process(local, Path(folder), "bot", "run") as process_id:
                games = [Game(local, elsewhere, number) for number in range(tables)]
                await asyncio.gather(*(game.begin() for game in games))
                yield Scene(local, guild, channel, people[0], database, process_id, games)


async def be_deleted(scene: Scene) -> None:
    kept = (await scene.somebody.slash(scene.channel, "farkle privacy")).shown
    await scene.somebody.click(kept, label="Delete me")
    await scene.somebody.click(kept, label="Delete me for good")
    await scene.until(lambda: "Everything about you is deleted" in kept.text)


async def take_along(scene: Scene) -> None:
    kept = (await scene.somebody.slash(scene.channel, "farkle privacy")).shown
    answer = await scene.somebody.click(kept, label="Get it as a file")
    await answer.done()
    await scene.until(lambda: bool(answer.followups or answer.shown.attachments))
    files = [file for message in (answer.shown, *answer.followups) for file in message.attachments]
    print(f"{'':20}{len(files)} files")


async def measure(games: int, tables: int) -> None:
    short = Hoard(long=5, facts=2000, short=games)
    print(f"{'':46}{'p50':>12}{'p99':>12}")
    async with scene(Hoard(long=1, facts=1), tables) as here:
        await here.play_until(asyncio.sleep(_SECONDS), "nothing")
    async with scene(Hoard(long=1, facts=1, due=games), tables) as here:
        before = here.count("SELECT count(*) FROM games WHERE alarm_at < 1795300000")
        await here.play_until(asyncio.sleep(2 * _SECONDS), f"{games:,} are due")
        left = here.count("SELECT count(*) FROM games WHERE alarm_at < 1795300000")
        refused = sum(request.status in (403, 404, 429) for request in here.local.requests)
        print(f"{'':20}{(before - left) / 2 / _SECONDS:.1f} games a second, {refused} refused requests")
    async with scene(short, tables, is_left=True) as here:
        gone = f"SELECT count(*) FROM guilds WHERE id = {_LEFT_GUILD}"
        await here.play_until(here.until(lambda: not here.count(gone)), "a server goes")
    async with scene(short, tables) as here:
        await here.play_until(take_along(here), "a person's data")
        await here.play_until(be_deleted(here), "a person goes")
        assert not here.count(f"SELECT count(*) FROM seats WHERE user_id = {here.somebody.id}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.hoards", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=15_000, help="in the hoard (default: %(default)s)")
    parser.add_argument("--tables", type=int, default=4, help="at which people play (default: %(default)s)")
    options = parser.parse_args()
    asyncio.run(measure(options.games, options.tables))


if __name__ == "__main__":
    main()
