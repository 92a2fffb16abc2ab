"""One fault at a time: of requests, the line, the disk, powerful people, or a restart of the bot."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection, event

from localdiscord import AnswerLost, Channel, LocalDiscord, Message, Request, Response, Thread, rate_limited, reply
from localdiscord.gateway import Send
from tests.support import databases
from tests.support.databases import full_disk, url_of
from tests.support.tavern import PATIENCE_SECONDS
from tools.break_bot.world import Town

_SETTLED_SECONDS = 0.3
_LIMITED_SECONDS, _OUT_SECONDS = 2, 3


@dataclass(frozen=True)
class Fault:
    """`spares_others`: other channels continue at once, also with other processes."""

    during: Callable[[Town], AbstractAsyncContextManager[None]]
    spares_others: bool = True
    on_disk: bool = False


@asynccontextmanager
async def some_trouble(town: Town, met: Counter[str]) -> AsyncIterator[Fault]:
    # Processes notice a broken line at different times.
    possible = {name: each for name, each in FAULTS.items() if each.spares_others or not town.hosts}
    is_file = url_of(town.database).startswith("sqlite")
    name = town.chance.choice([name for name, each in possible.items() if is_file or not each.on_disk])
    met[name] += 1
    town.struck = town.chance.sample(town.places, town.chance.randint(1, len(town.places)))
    async with FAULTS[name].during(town):
        yield FAULTS[name]
    town.local.inject(town.hook)
    async with asyncio.timeout(PATIENCE_SECONDS):
        await town.heard_again()


# Requests

_HANGING: list[asyncio.Event] = []
"""Keeps them alive: what waits for a garbage event would be garbage."""


async def _hang() -> None:
    _HANGING.append(asyncio.Event())
    await _HANGING[-1].wait()


async def _cut() -> None:
    raise ConnectionResetError


async def _give(answer: Callable[[], Response | AnswerLost]) -> Response | AnswerLost:
    return answer()


_status = partial(reply, {"code": 0, "message": "no"})
_ANSWERS: dict[str, Callable[[], Awaitable[Response | AnswerLost | None]]] = {
    # discord.py treats 502 and 504 as 500.
    "500": partial(_give, partial(_status, status=500)),
    "503": partial(_give, partial(_status, status=503)),
    "429": partial(_give, partial(rate_limited, 30)),
    "no answer": _hang,
    "cut before": _cut,
    "cut after": partial(_give, partial(AnswerLost, 0)),
    "500 after": partial(_give, partial(AnswerLost, 500)),
}
_PARTS = ("", "", "/callback", "/webhooks/", "/channels/")
_FIRST_AND_LAST = ((1, 1), (2, 2), (1, 3), (1, 1000))


def channel_of(local: LocalDiscord, request: Request) -> Channel | None:
    """Some requests name it only by their token."""
    interaction = local.world.interactions.get(request.params.get("token", ""))
    channel_id = interaction.channel.id if interaction else int(request.params.get("channel_id", 0))
    return local.world.channels.get(channel_id)


@asynccontextmanager
async def requests(town: Town, answer: str) -> AsyncIterator[None]:
    """In each struck channel, requests of a kind get another answer: the first, the second, some, or all."""
    part, share = town.chance.choice(_PARTS), town.chance.choice((1.0, 1.0, 0.3))
    first, last = town.chance.choice(_FIRST_AND_LAST)
    counted: Counter[int] = Counter()

    async def hook(request: Request) -> Response | AnswerLost | None:
        channel = channel_of(town.local, request)
        if part not in request.path or channel not in town.struck or town.chance.random() > share:
            return None
        counted[channel.id] += 1
        return await _ANSWERS[answer]() if first <= counted[channel.id] <= last else None

    town.local.inject(hook)
    yield


@asynccontextmanager
async def everything_limited(town: Town) -> AsyncIterator[None]:
    """Except answers to interactions."""
    ends = asyncio.get_running_loop().time() + _LIMITED_SECONDS

    def hook(request: Request) -> Response | None:
        left = ends - asyncio.get_running_loop().time()
        return rate_limited(left, scope="global") if "/channels/" in request.path and left > 0 else None

    town.local.inject(hook)
    yield
    await asyncio.sleep(ends - asyncio.get_running_loop().time())


# The line


def at_once(trouble: Callable[[Town], Awaitable[None]]) -> Fault:
    """Strikes the line just before people press."""

    @asynccontextmanager
    async def during(town: Town) -> AsyncIterator[None]:
        await trouble(town)
        yield
        await connected(town)

    return Fault(during, spares_others=False)


async def connected(town: Town) -> None:
    await town.heard_again()
    await asyncio.sleep(_SETTLED_SECONDS)


async def fall_silent(town: Town) -> None:
    """The line is open but silent; the bot notices sooner than in life."""
    connection = town.tavern.bot._connection
    in_life, connection.heartbeat_timeout = connection.heartbeat_timeout, 1.0
    await town.local.gateway.ask_reconnect()
    await connected(town)
    connection.heartbeat_timeout = in_life
    town.local.gateway.silence()


@asynccontextmanager
async def outage(town: Town) -> AsyncIterator[None]:
    world = town.local.world
    usual, world.answer_within = world.answer_within, _OUT_SECONDS
    async with town.local.gateway.outage():
        town.now += town.chance.choice((5, 600))
        yield
    world.answer_within = usual
    await connected(town)


@asynccontextmanager
async def interactions(town: Town, *moments: float) -> AsyncIterator[None]:
    """Each interaction comes at these moments, in seconds after it was sent."""

    def hook(send: Send) -> None:
        for moment in moments:
            asyncio.get_running_loop().call_later(moment, send)

    town.local.gateway.hook = hook
    yield
    town.local.gateway.hook = None
    await asyncio.sleep(max(moments) + _SETTLED_SECONDS)


@asynccontextmanager
async def out_of_order(town: Town) -> AsyncIterator[None]:
    """The first three: the last of them, then the others."""
    held: list[Send] = []

    def hook(send: Send) -> None:
        held.append(send)
        if len(held) == 3:
            town.local.gateway.hook = None
            for number in (2, 0, 1):
                held[number]()

    town.local.gateway.hook = hook
    yield
    town.local.gateway.hook = None


@asynccontextmanager
async def restarted(town: Town) -> AsyncIterator[None]:
    """Stops the bot in the middle of everything, and starts it again."""

    async def restart() -> None:
        await town.stop()
        # What had been sent to the stopped bot, and did not reach it, reaches no other.
        for interaction in town.local.world.interactions.values():
            if interaction.id not in town.arrived:
                interaction.fail()
        await town.start()

    restarting = asyncio.create_task(restart())
    yield
    await restarting


# People with power over the server


def boards_in(channel: Channel) -> list[Message]:
    return [message for message in channel.messages() if message.buttons and not message.ephemeral_for]


def delete(town: Town, messages: Collection[Message]) -> None:
    warden = town.local.add_user("warden")
    for message in messages:
        if message.channel.guild is not None:
            message.channel.guild.add_member(warden, permissions=["manage_messages"])
            warden.delete(message)


@asynccontextmanager
async def everything_deleted(town: Town) -> AsyncIterator[None]:
    delete(town, [message for channel in town.struck for message in channel.messages() if not message.ephemeral_for])
    yield


@asynccontextmanager
async def deleted_while_pressed(town: Town) -> AsyncIterator[None]:
    """Deletes each board when the bot is about to answer."""
    waiting = dict.fromkeys((channel.id for channel in town.struck), True)

    def hook(request: Request) -> None:
        channel = channel_of(town.local, request)
        if channel is not None and waiting.pop(channel.id, False):
            delete(town, boards_in(channel)[-1:])

    town.local.inject(hook)
    yield


@asynccontextmanager
async def kicked(town: Town) -> AsyncIterator[None]:
    guild = town.tavern.guild
    left = [guild]

    def hook(_request: Request) -> None:
        for each in left:
            each.kick_bot()
        left.clear()

    town.local.inject(hook)
    yield
    town.local.inject(None)
    guild.invite_bot()


@asynccontextmanager
async def denied(town: Town) -> AsyncIterator[None]:
    channels = {channel.parent or channel for channel in town.struck}
    for channel in channels:
        channel.deny_bot("view_channel", "send_messages")
    yield
    for channel in channels:
        channel.allow_bot("view_channel", "send_messages")


@asynccontextmanager
async def threads_closed(town: Town) -> AsyncIterator[None]:
    threads = [channel for channel in town.struck if isinstance(channel, Thread)]
    for thread in threads:
        thread.change(archived=True, locked=town.chance.random() < 0.5)
    yield
    for thread in threads:
        thread.change(archived=False, locked=False)


# The disk


@asynccontextmanager
async def full(_town: Town) -> AsyncIterator[None]:
    with full_disk():
        yield


@asynccontextmanager
async def read_only(town: Town) -> AsyncIterator[None]:
    """SQLite refuses writes as in a read-only file, also to root, whom file modes don't stop."""
    engine = town.tavern.bot.database._storage.engine

    def forbid(connection: Connection, only: str = "ON") -> None:
        connection.exec_driver_sql(f"PRAGMA query_only = {only}")

    event.listen(engine, "begin", forbid)
    yield
    event.remove(engine, "begin", forbid)
    event.listen(engine, "begin", partial(forbid, only="OFF"))


@asynccontextmanager
async def taken(town: Town) -> AsyncIterator[None]:
    """Another process writes until all presses are over."""
    with databases.taken(town.database):
        yield


def _interactions_at(*moments: float) -> Callable[[Town], AbstractAsyncContextManager[None]]:
    return lambda town: interactions(town, *moments)


_on_disk = partial(Fault, spares_others=False, on_disk=True)

FAULTS = {
    **{f"requests: {answer}": Fault(partial(requests, answer=answer)) for answer in _ANSWERS},
    "429 for everything": Fault(everything_limited),
    # After an outage the bot must identify anew, as after an invalid session.
    "line dropped": at_once(lambda town: town.local.gateway.drop()),
    "asked to reconnect": at_once(lambda town: town.local.gateway.ask_reconnect()),
    "session invalid": at_once(lambda town: town.local.gateway.invalidate()),
    "session invalid, resumable": at_once(lambda town: town.local.gateway.invalidate(resumable=True)),
    "line silent": at_once(fall_silent),
    "outage": Fault(outage, spares_others=False),
    "twice at once": Fault(_interactions_at(0.0, 0.0)),
    "twice, later": Fault(_interactions_at(0.0, 0.5)),
    "too late": Fault(_interactions_at(1.0), spares_others=False),
    "out of order": Fault(out_of_order),
    "bot restarted": Fault(restarted, spares_others=False),
    "everything deleted": Fault(everything_deleted),
    "board deleted while it is pressed": Fault(deleted_while_pressed),
    "kicked and invited": Fault(kicked, spares_others=False),
    "permissions taken and given back": Fault(denied),
    "threads closed": Fault(threads_closed),
    "disk full": _on_disk(full),
    "disk read-only": _on_disk(read_only),
    "database taken": _on_disk(taken),
}
