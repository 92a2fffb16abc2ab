"""Faults, each for a block: of requests, the line, the disk, and powerful people."""

import asyncio
import random
import resource
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Timer
from typing import Protocol

from sqlalchemy import Connection, event

from bot.client import FarkleBot
from localdiscord import (
    AnswerLost,
    Channel,
    Guild,
    LocalDiscord,
    Message,
    Request,
    Response,
    Thread,
    rate_limited,
    reply,
)

_SETTLED_SECONDS = 0.3
_BUSY_SECONDS = 0.25
_RECONNECTS = "Attempting a reconnect"


class Struck(Protocol):
    """The channels that a fault meets, and the bot, which runs in this process."""

    local: LocalDiscord
    guild: Guild
    database: Path
    chance: random.Random

    @property
    def bot(self) -> FarkleBot: ...
    @property
    def struck(self) -> list[Channel]: ...
    async def heard_again(self) -> None: ...


@dataclass(frozen=True)
class Fault:
    """`counts`: whether presses count (None: they may). `spares_others`: other channels continue at once.

    `logs`: allowed errors. Without `board`, only deeds that need none are possible.
    """

    during: Callable[[Struck], AbstractAsyncContextManager[None]]
    counts: bool | None = True
    spares_others: bool = True
    logs: str = _RECONNECTS
    board: bool = True
    may_open: bool = True
    on_disk: bool = False


# Requests

Answer = Callable[[], Awaitable[Response | AnswerLost | None]]


def status(number: int) -> Answer:
    async def answer() -> Response:
        return reply({"code": 0, "message": f"{number}: no"}, number)

    return answer


_HANGING: list[asyncio.Event] = []
"""Keeps them alive: what waits for a garbage event would be garbage."""


async def silence() -> None:
    _HANGING.append(asyncio.Event())
    await _HANGING[-1].wait()


async def cut() -> None:
    raise ConnectionResetError


async def limited() -> Response:
    return rate_limited(30)


def lost(number: int = 0) -> Answer:
    async def answer() -> AnswerLost:
        return AnswerLost(number)

    return answer


def channel_of(local: LocalDiscord, request: Request) -> Channel | None:
    """Some requests name it only by their token."""
    interaction = local.world.interactions.get(request.params.get("token", ""))
    channel_id = interaction.channel.id if interaction else int(request.params.get("channel_id", 0))
    return local.world.channels.get(channel_id)


def requests(answer: Answer, part: str = "", *, first: int = 1, last: int = 1000, share: float = 1.0) -> Fault:
    """In each channel, `answer` replaces requests number `first` to `last` (from 1) with `part` in their path."""

    @asynccontextmanager
    async def during(met: Struck) -> AsyncIterator[None]:
        counted: Counter[int] = Counter()

        async def hook(request: Request) -> Response | AnswerLost | None:
            channel = channel_of(met.local, request)
            if part not in request.path or channel not in met.struck or met.chance.random() > share:
                return None
            counted[channel.id] += 1
            return await answer() if first <= counted[channel.id] <= last else None

        met.local.inject(hook)
        yield
        met.local.inject(None)

    return Fault(during)


@asynccontextmanager
async def everything_limited(met: Struck) -> AsyncIterator[None]:
    """Discord's limit for a whole bot, without answers to interactions, for two seconds."""
    ends = asyncio.get_running_loop().time() + 2

    def hook(request: Request) -> Response | None:
        left = ends - asyncio.get_running_loop().time()
        return rate_limited(left, scope="global") if "/channels/" in request.path and left > 0 else None

    met.local.inject(hook)
    yield
    await asyncio.sleep(ends - asyncio.get_running_loop().time())
    met.local.inject(None)


# The line


def at_once(trouble: Callable[[Struck], Awaitable[None]]) -> Fault:
    """Strikes the line just before people press."""

    @asynccontextmanager
    async def during(met: Struck) -> AsyncIterator[None]:
        await trouble(met)
        yield
        await connected(met)

    return Fault(during, counts=None, spares_others=False)


async def connected(met: Struck) -> None:
    """The bot is back, with queued events."""
    await met.heard_again()
    await asyncio.sleep(_SETTLED_SECONDS)


async def fall_silent(met: Struck) -> None:
    """The line is open but silent; the bot notices sooner than in life."""
    connection = met.bot._connection
    in_life, connection.heartbeat_timeout = connection.heartbeat_timeout, 1.0
    await met.local.ask_reconnect()
    await connected(met)
    connection.heartbeat_timeout = in_life
    met.local.silence_gateway()


@asynccontextmanager
async def outage(met: Struck) -> AsyncIterator[None]:
    """Ends once all who pressed have read that there is no answer."""
    async with met.local.gateway_outage():
        yield
    await connected(met)


@asynccontextmanager
async def twice(met: Struck, *, after: float) -> AsyncIterator[None]:
    met.local.duplicate_interactions(1000, after=after)
    yield
    met.local.duplicate_interactions(0)
    await asyncio.sleep(after + _SETTLED_SECONDS)


@asynccontextmanager
async def late(met: Struck) -> AsyncIterator[None]:
    met.local.delay_interactions(1000, 1.0)
    yield
    met.local.delay_interactions(0, 0)
    await asyncio.sleep(1.0)


@asynccontextmanager
async def out_of_order(met: Struck) -> AsyncIterator[None]:
    met.local.reorder_interactions(2, 0, 1)
    yield


# People with power over the server


def boards_in(channel: Channel) -> list[Message]:
    return [message for message in channel.messages() if message.buttons and not message.ephemeral_for]


def delete(met: Struck, messages: list[Message]) -> None:
    warden = met.local.add_user("warden")
    for message in messages:
        assert message.channel.guild is not None
        message.channel.guild.add_member(warden, permissions=["manage_messages"])
        warden.delete(message)


@asynccontextmanager
async def boards_deleted(met: Struck) -> AsyncIterator[None]:
    delete(met, [message for channel in met.struck for message in boards_in(channel)[-1:]])
    yield


@asynccontextmanager
async def everything_deleted(met: Struck) -> AsyncIterator[None]:
    delete(met, [message for channel in met.struck for message in channel.messages() if not message.ephemeral_for])
    yield


@asynccontextmanager
async def deleted_while_pressed(met: Struck) -> AsyncIterator[None]:
    """Deletes each board when the bot is about to answer."""
    waiting = dict.fromkeys((channel.id for channel in met.struck), True)

    def hook(request: Request) -> None:
        channel = channel_of(met.local, request)
        if channel is not None and waiting.pop(channel.id, False):
            delete(met, boards_in(channel)[-1:])

    met.local.inject(hook)
    yield
    met.local.inject(None)


@asynccontextmanager
async def kicked(met: Struck) -> AsyncIterator[None]:
    """Removes the bot during presses and invites it again later."""
    left = [met.guild]

    def hook(_request: Request) -> None:
        for guild in left:
            guild.kick_bot()
        left.clear()

    met.local.inject(hook)
    yield
    met.local.inject(None)
    met.guild.invite_bot()


@asynccontextmanager
async def denied(met: Struck) -> AsyncIterator[None]:
    channels = {channel.parent or channel for channel in met.struck}
    for channel in channels:
        channel.deny_bot("view_channel", "send_messages")
    yield
    for channel in channels:
        channel.allow_bot("view_channel", "send_messages")


@asynccontextmanager
async def threads_closed(met: Struck) -> AsyncIterator[None]:
    """Archives threads, or locks them as well."""
    threads = [channel for channel in met.struck if isinstance(channel, Thread)]
    for thread in threads:
        thread.change(archived=True, locked=met.chance.random() < 0.5)
    yield
    for thread in threads:
        thread.change(archived=False, locked=False)


# The disk


@asynccontextmanager
async def full(_met: Struck) -> AsyncIterator[None]:
    """This process can't write bytes to files."""
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))


@asynccontextmanager
async def read_only(met: Struck) -> AsyncIterator[None]:
    """SQLite refuses writes as in a read-only file, also to root, whom file modes don't stop."""
    engine = met.bot.database._storage.engine

    def forbid(connection: Connection, only: str = "ON") -> None:
        connection.exec_driver_sql(f"PRAGMA query_only = {only}")

    event.listen(engine, "begin", forbid)
    yield
    event.remove(engine, "begin", forbid)
    event.listen(engine, "begin", partial(forbid, only="OFF"))


@asynccontextmanager
async def taken(met: Struck) -> AsyncIterator[None]:
    """Another process writes until all presses are over."""
    with closing(sqlite3.connect(met.database)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@asynccontextmanager
async def taken_for_a_moment(met: Struck) -> AsyncIterator[None]:
    """Another process writes, for less time than the bot waits."""
    other = sqlite3.connect(met.database, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    # In real time, like the bot's own wait.
    closing_it = Timer(_BUSY_SECONDS, other.close)
    closing_it.start()
    yield
    closing_it.join()


_disk = partial(Fault, counts=False, spares_others=False, logs="", on_disk=True)

FAULTS = {
    # discord.py treats 502 and 504 as 500. A second request meets at 500 what it meets if cut.
    "500 once": requests(status(500), last=1),
    "503 thrice": requests(status(503), last=3),
    "500 all the time": requests(status(500)),
    "500 now and then": requests(status(500), share=0.3),
    "429 for answers": requests(limited, "/callback"),
    "429 for webhooks": requests(limited, "/webhooks/"),
    "429 for the channel": requests(limited, "/channels/"),
    "429 for everything": Fault(everything_limited),
    "no answer to answers": requests(silence, "/callback"),
    "no answer to webhooks": requests(silence, "/webhooks/"),
    "no answer at all": requests(silence),
    "cut before the first": requests(cut, last=1),
    "cut before the second": requests(cut, first=2, last=2),
    "cut after the first": requests(lost(), last=1),
    "cut after the second": requests(lost(), first=2, last=2),
    "cut now and then": requests(lost(), share=0.3),
    "500 after the first": requests(lost(500), last=1),
    "500 after the second": requests(lost(500), first=2, last=2),
    # After an outage the bot must identify anew, as after an invalid session.
    "line dropped": at_once(lambda met: met.local.drop_gateway()),
    "asked to reconnect": at_once(lambda met: met.local.ask_reconnect()),
    "session invalid": at_once(lambda met: met.local.invalidate_session()),
    "session invalid, resumable": at_once(lambda met: met.local.invalidate_session(resumable=True)),
    "line silent": at_once(fall_silent),
    "outage": Fault(outage, counts=None, spares_others=False),
    "twice at once": Fault(partial(twice, after=0.0)),
    "twice, later": Fault(partial(twice, after=0.5)),
    "too late": Fault(late, spares_others=False),
    "out of order": Fault(out_of_order),
    "boards deleted": Fault(boards_deleted, board=False),
    "everything deleted": Fault(everything_deleted, board=False),
    "board deleted while it is pressed": Fault(deleted_while_pressed),
    "kicked and invited": Fault(kicked, counts=None, spares_others=False),
    # The bot opens no game if it can't mention players.
    "permissions taken and given back": Fault(denied, may_open=False),
    "threads closed": Fault(threads_closed),
    "disk full": _disk(full),
    "disk read-only": _disk(read_only),
    "database taken": _disk(taken),
    "database taken for a moment": Fault(taken_for_a_moment, spares_others=False, logs="", on_disk=True),
}
