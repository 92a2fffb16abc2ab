"""Bots in processes of their own that begin in an instant.

`tests.break_bot.bots` is a process that has loaded everything and runs nothing. For each line that it reads, a birth as
JSON, it forks a bot (`bot.app.run_bot`), prints its process id and, when the bot has ended, how.
"""

import asyncio
import atexit
import json
import os
import subprocess
import sys
import traceback
from collections.abc import Callable
from typing import Any

import bot.app
from bot import discord_py
from bot.client import FarkleBot
from bot.errors import NOT_NOW, NotNow
from bot.rulesets import shipped
from bot.text import explain
from bot.ui import context
from bot.ui.game import delivery, threads
from tests.support.tavern import PATIENCE_SECONDS

Birth = dict[str, Any]
"""The environment of a bot, and the file that it logs to."""


class Loaded:
    """A process that forks bots one after the other."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen((sys.executable, "-m", "tests.break_bot.bots"), stdin=pipe, stdout=pipe)
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


def serve(prepare: Callable[[Birth], None]) -> None:
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


def _be_born(birth: Birth, prepare: Callable[[Birth], None]) -> None:
    """Becomes the bot; does not return."""
    os.dup2(os.open(os.devnull, os.O_RDWR), 0)
    os.dup2(0, 1)
    os.dup2(os.open(birth["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    os.environ |= birth["environment"]
    _be_patient()
    _be_ready_at_once()
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
    delivery._PATIENCE_SECONDS = delivery._POSTING_SECONDS = PATIENCE_SECONDS
    threads._OPENING_SECONDS = threads._CLOSING_SECONDS = PATIENCE_SECONDS


def _be_ready_at_once() -> None:
    """Lets its clock strike soon."""
    connect = FarkleBot.setup_hook

    async def set_up(bot: FarkleBot) -> None:
        bot._connection.guild_ready_timeout = 0.02  # discord.py waits two seconds for more, but all come at once
        await connect(bot)

    FarkleBot.setup_hook = set_up  # type: ignore[method-assign,assignment]
