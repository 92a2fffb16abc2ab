"""The session of a shard, and the websocket that it is connected by."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from typing import Any

from aiohttp import web

from ..errors import Json
from ..model.guilds import Guild

DISPATCH = 0
_MAX_SENDS, _SEND_WINDOW = 120, 60.0
_KEPT_EVENTS = 2000


class GatewayClosed(Exception):
    """The connection must be closed, with one of Discord's close codes."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Session:
    """The events sent to one shard of the bot. It outlives its connection, so that it can be resumed."""

    def __init__(self, session_id: str, shard: int, shard_count: int, intents: int) -> None:
        self.id = session_id
        self.shard = shard
        self.shard_count = shard_count
        self.intents = intents
        self.sequence = 0
        # Events up to this one are no longer kept.
        self.forgotten_to = 0
        self.kept: deque[tuple[int, str]] = deque()
        self.connection: Connection | None = None

    def serves(self, guild: Guild | None) -> bool:
        """Whether the events of a guild, or of direct messages, belong to this shard."""
        return self.shard == (0 if guild is None else (guild.id >> 22) % self.shard_count)

    def dispatch(self, name: str, data: Json) -> None:
        """Send an event, and keep it until a heartbeat confirms it."""
        self.sequence += 1
        text = json.dumps({"op": DISPATCH, "t": name, "s": self.sequence, "d": data})
        self.kept.append((self.sequence, text))
        if len(self.kept) > _KEPT_EVENTS:
            self.forgotten_to = self.kept.popleft()[0]
        if self.connection is not None:
            self.connection.send(text)

    def confirm(self, sequence: int | None) -> None:
        while self.kept and sequence is not None and self.kept[0][0] <= sequence:
            self.forgotten_to = self.kept.popleft()[0]


class Connection:
    """A websocket. Sending never blocks, because a task of its own writes."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.BaseTransport | None) -> None:
        self.socket = socket
        self.transport = transport
        self.session: Session | None = None
        self.closed = asyncio.Event()
        self.silent = False
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._received: deque[float] = deque()
        self._writer = asyncio.create_task(self._write())

    def send(self, text: str) -> None:
        """Queue a frame. A silent connection loses it."""
        if not self.silent:
            self._outbox.put_nowait(text)

    def send_op(self, op: int, data: Any = None) -> None:
        self.send(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    async def _write(self) -> None:
        try:
            while (text := await self._outbox.get()) is not None:
                await self.socket.send_str(text)
        except ConnectionError:
            # The reader notices that the client is gone, and the session still has what was not sent.
            return

    def check_rate(self, now: float) -> None:
        """Count a frame from the client. GatewayClosed if there are too many."""
        while self._received and self._received[0] <= now - _SEND_WINDOW:
            self._received.popleft()
        self._received.append(now)
        if len(self._received) > _MAX_SENDS:
            raise GatewayClosed(4008, "You are being rate limited.")

    async def end(self) -> None:
        self._outbox.put_nowait(None)
        await self._writer

    def drop(self) -> None:
        if isinstance(self.transport, asyncio.Transport):
            self.transport.abort()
