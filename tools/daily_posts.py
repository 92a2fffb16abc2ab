"""Posts the results of a day of the daily dice on many servers: ``python -m tools.daily_posts [--servers N]``.

With ``--postgresql`` the database is on a PostgreSQL server, and with ``--leased`` each process takes any eight shards.

Somebody has played from every server, and each has chosen a channel. Then midnight is over, and the bots are started
(``python -m bot run``): by default two processes on one database, each of which serves half of the shards. The local
Discord allows five messages in five seconds in a channel and fifty requests a second altogether, as Discord does.

Printed is how long it takes, what Discord refused, which results came twice, and the most posts within any one second.
Exit status: 0 where each server got its result once, nothing was refused and there were at most five in a second, else
1.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from bot.coach.coach import CoachUnavailable
from bot.games.dice import Seed
from bot.games.farkle import Choice, RuleSet, Then
from bot.local.postgresql import Server
from bot.play.chance import draw_secret
from bot.play.daily import DailyDice, Perfect, choose
from bot.play.sessions import Sessions
from bot.servers.settings import SettingsByServer
from bot.store.database import Database, bring_up_to_date
from bot.store.storage import storage_at
from localdiscord import Channel, Event, LocalDiscord
from tools.benchmark import spawned

_DAY = 24 * 3600
_MOST_A_SECOND = 5
_FIRST_PERSON = 1 << 60
_LAST_SECONDS = 5.0
"""So long after the last result, another one may still come that nobody wants."""
_LONGEST_PAUSE = 300.0
_LEASED = 8


class Posted:
    """The results that have been posted, and when."""

    def __init__(self, local: LocalDiscord, channels: Sequence[Channel]) -> None:
        self.times: list[float] = []
        self.in_channel: Counter[Channel] = Counter()
        self._channels = set(channels)
        local.world.listeners.append(self._hear)

    def _hear(self, event: Event) -> None:
        if event.kind == "message_create" and event.channel in self._channels:
            self.times.append(time.monotonic())
            self.in_channel[event.channel] += 1

    @property
    def most_in_a_second(self) -> int:
        """The most posts that came within one second, wherever that begins."""
        return max((bisect_left(self.times, first + 1) - at for at, first in enumerate(self.times)), default=0)

    async def all(self) -> None:
        """Until each server has its result, or until nothing more comes."""
        began = time.monotonic()
        while len(self.in_channel) < len(self._channels):
            if time.monotonic() - max([began, *self.times[-1:]]) > _LONGEST_PAUSE:
                return
            await asyncio.sleep(0.2)
        await asyncio.sleep(_LAST_SECONDS)


async def play_yesterday(url: str, channels: Sequence[Channel]) -> None:
    """Somebody on every server throws once, yesterday, and its result is to be posted in its channel."""
    bring_up_to_date(storage_at(url))

    def clock() -> float:
        return time.time() - _DAY

    async with Database.open(url) as opened:
        sessions, settings = Sessions(opened, clock=clock), SettingsByServer(opened)
        dice = DailyDice(opened, sessions, clock, draw_secret, _nobody_knows)
        for number, channel in enumerate(channels, start=1):
            assert channel.guild is not None
            user_id, guild_id = _FIRST_PERSON + number, channel.guild.id
            await settings.change(guild_id, daily_channel=channel.id)
            game_id = await dice.begin(user_id, number, guild_id)
            async with sessions.lock(game_id) as session:
                await session.commit(choose(session.stored, user_id, 0, Choice((), Then.ROLL), roller=session.roller))


async def _nobody_knows(_rules: RuleSet, _seed: Seed) -> Perfect:
    raise CoachUnavailable


async def measure(servers: int, processes: int, server: Server | None, *, leased: bool) -> bool:
    shards = processes * _LEASED if leased else processes
    with tempfile.TemporaryDirectory() as folder:
        async with LocalDiscord(shards=shards, answer_within=20) as local:
            local.gateway.max_concurrency = shards
            channels = [local.add_guild(f"Server {number}").add_channel("dice") for number in range(1, servers + 1)]
            url = server.url("postgres") if server else f"sqlite:///{folder}/farkle.sqlite3"
            await play_yesterday(url, channels)
            posted = Posted(local, channels)
            async with AsyncExitStack() as stack:
                for number in range(processes):
                    its = f"any-{_LEASED}/{shards}" if leased else f"{number}/{processes}"
                    settings = {"DATABASE_URL": url} | ({"SHARDS": its} if processes > 1 else {})
                    await stack.enter_async_context(spawned(local, Path(folder), "bot", "run", **settings))
                await posted.all()
            refused = sum(request.status >= 400 for request in local.requests)
    doubled, missing = sum(number > 1 for number in posted.in_channel.values()), servers - len(posted.in_channel)
    seconds = posted.times[-1] - posted.times[0] if posted.times else 0.0
    print(f"{len(posted.times)} posts by {processes} processes in {seconds:.1f} s")
    print(f"{posted.most_in_a_second} at most in any one second")
    print(f"{refused} refused requests, {doubled} doubled posts, {missing} servers without a post")
    return not refused and not doubled and not missing and posted.most_in_a_second <= _MOST_A_SECOND


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.daily_posts", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--servers", type=int, default=2000, help="that want the result (default: %(default)s)")
    parser.add_argument("--processes", type=int, default=2, help="on one database (default: %(default)s)")
    parser.add_argument("--postgresql", action="store_true", help="on a PostgreSQL server")
    parser.add_argument(
        "--leased", action="store_true", help="which process serves which shard, they settle themselves"
    )
    options = parser.parse_args(arguments)
    server = Server() if options.postgresql else None
    is_good = asyncio.run(measure(options.servers, options.processes, server, leased=options.leased))
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
