"""The gateway v10: identifying, resuming, heartbeats, one session per shard, and which session gets which event."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from aiohttp import WSMsgType, web

from .errors import Json
from .model.channels import Thread
from .model.guilds import Guild
from .model.interactions import Interaction
from .model.payloads import (
    MEMBERS,
    MESSAGE_CONTENT,
    channel_payload,
    guild_create_payload,
    interaction_payload,
    member_payload,
    message_payload,
    role_payload,
    thread_delete_payload,
    user_payload,
)
from .model.world import Event, World

DISPATCH = 0
HEARTBEAT, IDENTIFY, PRESENCE = 1, 2, 3
RESUME, RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 6, 7, 9, 10, 11
REQUEST_MEMBERS, REQUEST_CHANNEL_INFO = 8, 43
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
_PRIVILEGED = MEMBERS | 1 << 8 | MESSAGE_CONTENT
_KEPT_EVENTS = 2000
_MAX_GUILDS = 2500
_ACK_AFTER = 0.1
"""Seconds that a heartbeat takes over a network. discord.py gets its latency wrong if the answer comes at once."""
_MEMBERS_IN_A_CHUNK, _MOST_MEMBERS_FOUND, _ALL_MEMBERS_SECONDS = 1000, 100, 30.0
# Opcodes of voice channels, their sounds, and other things of Discord.
_NOT_THERE = (4, 31)
Send = Callable[[], None]


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

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        self.socket = socket
        self.transport = transport
        self.session: Session | None = None
        self.closed = asyncio.Event()
        self.silent = False
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
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

    async def end(self) -> None:
        self._outbox.put_nowait(None)
        await self._writer

    def drop(self) -> None:
        if self.transport is not None:
            self.transport.abort()


class Gateway:
    def __init__(self, world: World, token: str | None, shards: int, *, privileged_intents: bool) -> None:
        self.world = world
        self.token = token
        self.privileged_intents = privileged_intents
        self.shards = shards
        self.url = ""
        self.heartbeat_interval = 41.25
        self.max_concurrency = 1
        self.identifies_left = 1000
        self.up = asyncio.Event()
        self.up.set()
        self.refuses = False
        # Called with each interaction's `send`, which it may call later, twice, or in another order.
        self.hook: Callable[[Send], None] | None = None
        self.sessions: dict[str, Session] = {}
        self.connected = asyncio.Event()
        self._connections: set[Connection] = set()
        # When all members of a guild may be asked for again.
        self._all_members_at: dict[Guild, float] = {}
        world.listeners.append(self._on_event)

    def bot_payload(self) -> Json:
        limit = {
            "total": 1000,
            "remaining": self.identifies_left,
            "reset_after": 86_400_000,
            "max_concurrency": self.max_concurrency,
        }
        return {"url": self.url, "shards": self.shards, "session_start_limit": limit}

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve a connection, from HELLO to its end."""
        if self.refuses:
            raise web.HTTPServiceUnavailable
        await self.up.wait()
        socket = web.WebSocketResponse(max_msg_size=0, compress=False, timeout=0.5)
        await socket.prepare(request)
        connection = Connection(socket, request.transport)
        self._connections.add(connection)
        try:
            connection.send_op(HELLO, {"heartbeat_interval": int(self.heartbeat_interval * 1000)})
            async for frame in socket:
                if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY) and not connection.silent:
                    self._receive(connection, frame.data)
        except GatewayClosed as closed:
            await connection.end()
            await socket.close(code=closed.code, message=str(closed).encode())
        finally:
            self._connections.discard(connection)
            await connection.end()
            self._detach(connection, ended=socket.close_code in (1000, 1001))
            connection.closed.set()
        return socket

    def _detach(self, connection: Connection, *, ended: bool) -> None:
        session = connection.session
        if session is not None and session.connection is connection:
            session.connection = None
            if ended:
                self.sessions.pop(session.id, None)
            self._check_connected()

    def _check_connected(self) -> None:
        online = {(each.shard, each.shard_count) for each in self.sessions.values() if each.connection}
        complete = any(all((n, count) in online for n in range(count)) for count in {c for _, c in online})
        (self.connected.set if complete else self.connected.clear)()

    def _receive(self, connection: Connection, raw: str | bytes) -> None:
        try:
            frame = json.loads(raw)
            op, data = frame["op"], frame.get("d")
        except (ValueError, TypeError, KeyError):
            raise GatewayClosed(4002, "Error while decoding payload.") from None
        if op == HEARTBEAT:
            if connection.session is not None:
                connection.session.confirm(data)
            asyncio.get_running_loop().call_later(_ACK_AFTER, connection.send_op, HEARTBEAT_ACK)
        elif op in (IDENTIFY, RESUME):
            if self.token and data["token"] != self.token:
                raise GatewayClosed(4004, "Authentication failed.")
            (self._identify if op == IDENTIFY else self._resume)(connection, data)
        elif op in (REQUEST_MEMBERS, REQUEST_CHANNEL_INFO):
            self._request(connection.session, op, data)
        elif op in _NOT_THERE:
            raise GatewayClosed(4001, f"localdiscord has no opcode {op}")
        elif op != PRESENCE:
            raise GatewayClosed(4001, "Unknown opcode.")

    def _request(self, session: Session | None, op: int, data: Json) -> None:
        """Answer a request for members, or for what is said of voice channels, of a guild of this shard."""
        if session is None:
            raise GatewayClosed(4003, "Not authenticated.")
        guild = self.world.guilds.get(int(data["guild_id"]))
        if guild is None or not guild.has_bot or not session.serves(guild):
            return
        if op == REQUEST_CHANNEL_INFO:
            # Nobody speaks in voice channels here, and they have no status.
            session.dispatch("CHANNEL_INFO", {"guild_id": str(guild.id), "channels": []})
            return
        name, limit = str(data.get("query") or "").lower(), data.get("limit") or 0
        wanted = data.get("user_ids", ())
        ids = set(map(str, wanted if isinstance(wanted, (list, tuple)) else [wanted]))
        nonce = {"nonce": data["nonce"]} if data.get("nonce") else {}
        if asks_for_all := not ids and not name and limit == 0:
            if not session.intents & MEMBERS:
                # The documentation asks for the intent, and does not say what happens without it.
                return
            now = asyncio.get_running_loop().time()
            if (after := self._all_members_at.get(guild, now) - now) > 0:
                about = {"guild_id": str(guild.id), **nonce}
                session.dispatch("RATE_LIMITED", {"opcode": op, "retry_after": after, "meta": about})
                return
            self._all_members_at[guild] = now + _ALL_MEMBERS_SECONDS
        found = [
            each
            for each in guild.members.values()
            if (str(each.user.id) in ids if ids else each.user.name.lower().startswith(name))
        ]
        if not asks_for_all:
            found = found[: min(limit or _MOST_MEMBERS_FOUND, _MOST_MEMBERS_FOUND)]
        missing = {"not_found": sorted(ids - {str(each.user.id) for each in found})} if ids else {}
        parts = [found[n : n + _MEMBERS_IN_A_CHUNK] for n in range(0, len(found), _MEMBERS_IN_A_CHUNK)] or [[]]
        for index, part in enumerate(parts):
            members = [member_payload(each) for each in part]
            chunk: Json = {"guild_id": str(guild.id), "members": members, "chunk_index": index, **missing, **nonce}
            session.dispatch("GUILD_MEMBERS_CHUNK", chunk | {"chunk_count": len(parts)})

    def _identify(self, connection: Connection, data: Json) -> None:
        shard, count = data.get("shard", (0, 1))
        intents = data["intents"]
        if intents & _PRIVILEGED and not self.privileged_intents:
            raise GatewayClosed(4014, "Disallowed intent(s).")
        if sum((guild.id >> 22) % count == shard for guild in self.world.guilds.values()) > _MAX_GUILDS:
            raise GatewayClosed(4011, "Sharding required.")
        if self.identifies_left <= 0:
            connection.send_op(INVALID_SESSION, False)
            return
        self.identifies_left -= 1
        for old in [each for each in self.sessions.values() if each.shard == shard and not each.connection]:
            del self.sessions[old.id]
        session = Session(f"{self.world.new_id('session'):x}", shard, count, intents)
        self.sessions[session.id] = session
        self.world.intents = intents
        self._attach(connection, session)
        self._send_ready(session)

    def _attach(self, connection: Connection, session: Session) -> None:
        if session.connection is not None:
            session.connection.drop()
        connection.session = session
        session.connection = connection
        self._check_connected()

    def _send_ready(self, session: Session) -> None:
        guilds = [each for each in self.world.guilds.values() if each.has_bot and session.serves(each)]
        bot = self.world.bot
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": user_payload(bot) | {"verified": True, "mfa_enabled": False, "flags": 0, "email": None},
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.url,
                "shard": [session.shard, session.shard_count],
                "application": {"id": str(self.world.application_id), "flags": 0},
            },
        )
        if session.intents & GUILDS:
            for guild in [each for each in guilds if each.is_available]:
                session.dispatch("GUILD_CREATE", guild_create_payload(guild))

    def _resume(self, connection: Connection, data: Json) -> None:
        session = self.sessions.get(data.get("session_id", ""))
        sequence = data.get("seq")
        if session is None or not isinstance(sequence, int) or sequence < session.forgotten_to:
            connection.send_op(INVALID_SESSION, False)
            return
        if sequence > session.sequence:
            raise GatewayClosed(4007, "Invalid seq.")
        self._attach(connection, session)
        for number, text in session.kept:
            if number > sequence:
                connection.send(text)
        session.dispatch("RESUMED", {})

    def _on_event(self, event: Event) -> None:
        """Send an event to the sessions that it concerns."""
        if event.kind == "interaction":
            self._queue_interaction(event)
            return
        if event.guild is not None and not event.guild.has_bot and event.kind != "guild_delete":
            return
        if event.message is None:
            self._dispatch(event, GUILDS)
        elif event.message.ephemeral_for is None:
            self._dispatch(event, DIRECT_MESSAGES if event.guild is None else GUILD_MESSAGES)

    def _dispatch(self, event: Event, intent: int) -> None:
        sessions = [each for each in self.sessions.values() if each.serves(event.guild) and each.intents & intent]
        if not sessions:
            return
        place = None if event.kind.startswith("channel_") else event.channel
        if place is not None and not place.allows(self.world.bot, "view_channel"):
            return
        name, data = "GUILD_CREATE" if event.kind == "invitation" else event.kind.upper(), _event_payload(event)
        for session in sessions:
            session.dispatch(name, data)

    def _queue_interaction(self, event: Event) -> None:
        interaction = event.interaction
        assert interaction is not None, "this kind of event carries an interaction"
        # Its payload describes this moment, however late it is sent.
        send = partial(self._send_interaction, event.guild, interaction, interaction_payload(interaction))
        if self.hook is None:
            send()
        else:
            self.hook(send)

    def _send_interaction(self, guild: Guild | None, interaction: Interaction, payload: Json) -> None:
        # Discord sends those from guilds without the bot to the first shard, as direct messages.
        place = guild if guild is not None and guild.has_bot else None
        sessions = [each for each in self.sessions.values() if each.serves(place)]
        lost = guild is not None and not (guild.is_available and (guild.has_bot or interaction.is_external))
        if not sessions or not interaction.owners or lost:
            interaction.fail()
            return
        # Like Discord, this sends an interaction to only one of several sessions of a shard.
        chosen = next((each for each in sessions if each.connection), sessions[0])
        chosen.dispatch("INTERACTION_CREATE", payload)

    @asynccontextmanager
    async def outage(self, *, refuse: bool = False) -> AsyncIterator[None]:
        """Cut every connection, and let new ones wait, or refuse them (503), until the block ends.

        A bot that resumes then gets the events that it missed. But discord.py identifies anew when it is refused: then
        it never gets them, and people read that the application did not respond.
        """
        self.up.clear()
        self.refuses = refuse
        await self.drop()
        try:
            yield
        finally:
            self.refuses = False
            self.up.set()

    async def drop(self) -> None:
        """Cut every connection. The bot can resume its sessions."""
        for connection in list(self._connections):
            connection.drop()
        await self._all_closed()

    async def ask_reconnect(self) -> None:
        """Ask every shard to reconnect and resume (opcode 7)."""
        for connection in list(self._connections):
            connection.send_op(RECONNECT)
        await self._all_closed()

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every shard that its session is invalid (opcode 9) and must be resumed, or else begun anew."""
        for connection in [each for each in self._connections if each.session]:
            connection.send_op(INVALID_SESSION, resumable)
            if not resumable:
                connection.session = None
        if resumable:
            await self._all_closed()
            return
        self.sessions.clear()
        self._check_connected()
        await asyncio.sleep(0)

    def silence(self) -> None:
        """Keep every present connection open, but neither read from it nor write to it any more."""
        for connection in self._connections:
            connection.silent = True

    async def _all_closed(self) -> None:
        async with asyncio.timeout(5):
            for connection in list(self._connections):
                await connection.closed.wait()

    async def close(self) -> None:
        """Close every connection, as Discord does when it restarts."""
        for connection in list(self._connections):
            await connection.socket.close(code=1001)


def _event_payload(event: Event) -> Json:
    guild, channel, message = event.guild, event.channel, event.message
    where = {} if guild is None else {"guild_id": str(guild.id)}
    if message is not None:
        if event.kind == "message_delete":
            return {"id": str(message.id), "channel_id": str(message.channel.id)} | where
        member = guild.members.get(message.author.id) if guild is not None else None
        kind = {"channel_type": message.channel.kind} if event.kind == "message_create" else {}
        return message_payload(message) | where | kind | ({"member": member_payload(member)} if member else {})
    if isinstance(channel, Thread) and event.kind == "thread_delete":
        return thread_delete_payload(channel)
    if isinstance(channel, Thread) and event.kind == "thread_create" and len(channel.members) == 1:
        return channel_payload(channel) | {"newly_created": True}
    if channel is not None:
        return channel_payload(channel)
    assert guild is not None, "every event is about a guild, a channel or a message"
    if event.kind == "guild_delete":
        return {"id": str(guild.id)} | ({} if guild.is_available else {"unavailable": True})
    if event.kind == "guild_role_create":
        *_, newest = guild.roles.values()
        return where | {"role": role_payload(newest)}
    return guild_create_payload(guild, is_new=event.kind == "invitation")
