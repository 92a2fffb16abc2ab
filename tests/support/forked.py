"""Bots in processes of their own that begin in an instant.

`python -m tests.support.forked` is a process that has loaded everything and runs nothing. For each line that it reads,
a birth as JSON, it forks a bot (`bot.app.run_bot`), prints its process id and, when the bot has ended, how. Loading
takes longer than most tests run such a bot, so a free process waits for the next test.
"""

import asyncio
import atexit
import json
import os
import signal
import subprocess
import sys
import traceback
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import bot.app
from bot import discord_py
from bot.client import FarkleBot
from bot.errors import NOT_NOW, NotNow
from bot.rulesets import shipped
from bot.store.database import Database
from bot.text import explain
from bot.ui import context
from bot.ui.game import stage, threads
from tests.support.databases import migrate
from tests.support.tavern import PATIENCE_SECONDS, Tavern, let_players_roll

Birth = dict[str, Any]
"""The environment of a bot, and the file that it logs to."""

_idle: dict[str, list["Loaded"]] = {}
"""The free processes, loaded but without a bot, by their module."""


class Loaded:
    """A process that has loaded a module which calls `serve`, and forks bots one after the other."""

    def __init__(self, module: str) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen((sys.executable, "-m", module), stdin=pipe, stdout=pipe)
        self.pid = self._process.pid
        atexit.register(self._end)

    async def bear(self, birth: Birth) -> int:
        """Has a bot born. Returns its process id."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(birth).encode() + b"\n")
        self._process.stdin.flush()
        return int(await self.said())

    async def said(self) -> bytes:
        """The next line that it says: the process id of a bot, or how it ended."""
        assert self._process.stdout is not None
        return await asyncio.to_thread(self._process.stdout.readline)

    def _end(self) -> None:
        self._process.kill()
        self._process.communicate()


class Forked:
    """A loaded process, and the one bot at a time that it became."""

    def __init__(self, tavern: Tavern, database: Path, forking: Loaded) -> None:
        self.tavern = tavern
        self.settings = tavern.settings(database)
        self.database = database
        self.log = database.with_name(f"{database.stem}-{forking.pid}.log")
        self.ended: asyncio.Task[bytes] | None = None
        self._forking = forking
        self._process_id = 0
        self._others = 0

    def birth(self) -> Birth:
        """The birth of the next bot."""
        environment = {
            "DISCORD_TOKEN": self.settings.discord_token,
            "DATABASE_URL": self.settings.database_url,
            # Each would load what the coach computes with.
            "REVIEWS": "0",
            "DISCORD_API_URL": str(self.settings.discord_api_url),
            "DISCORD_GATEWAY_URL": str(self.settings.discord_gateway_url),
        }
        return {"environment": environment, "log": str(self.log)}

    async def start(self) -> None:
        """A bot, connected."""
        self._others = self._online()
        await migrate(self.database)
        if not self._process_id:
            async with Database.open(self.settings.database_url) as opened:
                await opened.write(partial(let_players_roll, guild_ids=tuple(self.tavern.local.world.guilds)))
        self._process_id = await self._forking.bear(self.birth())
        self.ended = asyncio.create_task(self._forking.said())
        await self.tavern.local.bot_ready(PATIENCE_SECONDS)

    @property
    def is_alive(self) -> bool:
        return self.ended is not None

    async def kill(self) -> None:
        """SIGKILL, if there is a bot: it cannot finish anything."""
        if self.is_alive:
            # It may have died by itself.
            with suppress(ProcessLookupError):
                os.kill(self._process_id, signal.SIGKILL)
            await self.see_off()

    async def see_off(self) -> None:
        """Waits until the dead bot is no longer connected."""
        assert self.ended is not None
        await self.ended
        self.ended = None
        await self.tavern.until(lambda: self._online() <= self._others)

    def _online(self) -> int:
        return sum(session.connection is not None for session in self.tavern.local.gateway.sessions.values())


@contextmanager
def loaded(module: str) -> Iterator[Loaded]:
    """A process that forks bots, for the block; each bot has to end within the block. `module` calls `serve`."""
    idle = _idle.setdefault(module, [])
    process = idle.pop() if idle else Loaded(module)
    yield process
    # One that failed is not used again.
    idle.append(process)


@asynccontextmanager
async def forked(tavern: Tavern, database: Path) -> AsyncIterator[Forked]:
    """A loaded process without a bot, until the block ends."""
    with loaded("tests.support.forked") as process:
        hosted = Forked(tavern, database, process)
        try:
            yield hosted
        finally:
            await hosted.kill()


def serve(prepare: Callable[[Birth], None] | None = None) -> None:
    """Forks a bot for each line that is read, one after the other's end. A bot calls `prepare` before it runs."""
    # They are read once in the life of a process.
    shipped()
    for line in sys.stdin:
        birth = json.loads(line)
        process_id = os.fork()
        if process_id == 0:
            _be_born(birth, prepare)
        print(process_id, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(process_id, 0)[1]), flush=True)


def _be_born(birth: Birth, prepare: Callable[[Birth], None] | None) -> None:
    """Becomes the bot; does not return."""
    os.dup2(os.open(os.devnull, os.O_RDWR), 0)
    os.dup2(0, 1)
    os.dup2(os.open(birth["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    os.environ |= birth["environment"]
    _be_patient()
    _be_ready_at_once()
    if prepare is not None:
        prepare(birth)
    status = 1
    try:
        status = bot.app.run_bot()
    except NotNow as error:
        print(explain(error), file=sys.stderr)
        status = NOT_NOW
    except BaseException:
        traceback.print_exc()
    finally:
        # It is a copy of a process that has more to do when it ends.
        os._exit(status)


def _be_patient() -> None:
    """The local Discord answers everything, but on a busy machine it may take long: nothing is given up."""
    discord_py._ANSWER_SECONDS = context._PATIENCE_SECONDS = PATIENCE_SECONDS
    stage._PATIENCE_SECONDS = stage._POSTING_SECONDS = PATIENCE_SECONDS
    threads._OPENING_SECONDS = threads._CLOSING_SECONDS = PATIENCE_SECONDS


def _be_ready_at_once() -> None:
    """Lets its clock strike soon."""
    connect = FarkleBot.setup_hook

    async def set_up(bot: FarkleBot) -> None:
        bot._connection.guild_ready_timeout = 0.02  # discord.py waits two seconds for more, but all come at once
        await connect(bot)

    FarkleBot.setup_hook = set_up  # type: ignore[method-assign,assignment]


if __name__ == "__main__":
    serve()
