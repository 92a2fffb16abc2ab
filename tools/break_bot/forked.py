"""Bots in processes of their own that begin in an instant.

`tools.break_bot.bots` loads everything, and forks processes that run nothing. For each line that one reads from its
socket, a birth as JSON, it forks a bot (`bot.app.run_bot`), writes its process id and, when the bot has ended, how.
"""

import asyncio
import atexit
import json
import os
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable
from socket import socket, socketpair
from typing import Any

import bot.app
from bot import discord_py
from bot.client import FarkleBot
from bot.errors import NOT_NOW, NotNow
from bot.rulesets import shipped
from bot.sentences import explain
from bot.ui.game import delivery, threads
from tests.support.tavern import PATIENCE_SECONDS

Birth = dict[str, Any]
"""The environment of a bot, and the file that it logs to."""


class Loaded:
    """A process that forks bots one after the other, until this process ends."""

    def __init__(self, own: socket) -> None:
        with own:
            self._lines = own.makefile("rwb")

    async def bear(self, birth: Birth) -> int:
        """Has a bot born. Returns its process id."""
        self._lines.write(json.dumps(birth).encode() + b"\n")
        self._lines.flush()
        return int(await self.said())

    async def said(self) -> bytes:
        """The next line that it says: the process id of a bot, or how it ended."""
        return await asyncio.to_thread(self._lines.readline)


def loaded(number: int) -> list[Loaded]:
    """So many such processes, forked by one that loads everything once."""
    pairs = [socketpair() for _ in range(number)]
    theirs = [their.fileno() for _, their in pairs]
    command = (sys.executable, "-m", "tools.break_bot.bots", *map(str, theirs))
    loading = subprocess.Popen(command, pass_fds=theirs, start_new_session=True)
    atexit.register(_end, loading)
    for _, their in pairs:
        their.close()
    return [Loaded(own) for own, _ in pairs]


def _end(loading: subprocess.Popen[bytes]) -> None:
    """Ends a process with all that it forked."""
    os.killpg(loading.pid, signal.SIGKILL)
    loading.wait()


def serve(prepare: Callable[[Birth], None]) -> None:
    """Becomes the processes whose sockets the command line names. A bot calls `prepare` before it runs."""
    # They are read once in the life of a process.
    shipped()
    for number in map(int, sys.argv[1:]):
        if os.fork() == 0:
            _serve(number, prepare)
            os._exit(0)


def _serve(number: int, prepare: Callable[[Birth], None]) -> None:
    """Forks a bot for each line that is read, one after the other's end."""
    with socket(fileno=number) as ours, ours.makefile("rwb", buffering=0) as lines:
        while line := lines.readline():
            process_id = os.fork()
            if process_id == 0:
                _be_born(json.loads(line), prepare)
            lines.write(b"%d\n" % process_id)
            lines.write(b"%d\n" % os.waitstatus_to_exitcode(os.waitpid(process_id, 0)[1]))


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
    discord_py._ANSWER_SECONDS = PATIENCE_SECONDS
    delivery._PATIENCE_SECONDS = delivery._POSTING_SECONDS = PATIENCE_SECONDS
    threads._OPENING_SECONDS = threads._CLOSING_SECONDS = PATIENCE_SECONDS


def _be_ready_at_once() -> None:
    """Lets its clock strike soon."""
    connect = FarkleBot.setup_hook

    async def set_up(bot: FarkleBot) -> None:
        bot._connection.guild_ready_timeout = 0.02  # discord.py waits two seconds for more, but all come at once
        await connect(bot)

    FarkleBot.setup_hook = set_up  # type: ignore[method-assign,assignment]
