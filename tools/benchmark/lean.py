"""A Discord that knows only what bots need so that people can press on, and costs less than any bot.

It checks nothing, and keeps of each channel only the newest message with buttons. `localdiscord` is the one for tests.
"""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import orjson
from aiohttp import web

from bot.local.demo import next_label

_Json = dict[str, Any]

_DISPATCH, _HEARTBEAT, _IDENTIFY, _HELLO, _HEARTBEAT_ACK = 0, 1, 2, 10, 11
_COMMAND, _PRESS = 2, 3
_NEW_MESSAGE, _EDIT = 4, 7
_BUTTON, _TEXT = 2, 10
_EPHEMERAL = 64
_ALL_PERMISSIONS = str((1 << 53) - 1)
_LONG_AGO = "2026-01-01T00:00:00+00:00"
_EPOCH_MS = 1_420_070_400_000
_IN_TURN = re.compile(r"➤ <@(\d+)>")
_numbers = count()


def _new_id() -> str:
    return str((int(time.time() * 1000) - _EPOCH_MS << 22) + next(_numbers) % (1 << 22))


def _user(name: str) -> _Json:
    return {"id": _new_id(), "username": name, "discriminator": "0", "avatar": None, "global_name": name}


def _member(user: _Json) -> _Json:
    return {"user": user, "roles": [], "joined_at": _LONG_AGO, "flags": 0, "permissions": _ALL_PERMISSIONS}


def _parts(components: Sequence[_Json]) -> Iterator[_Json]:
    for each in components:
        yield each
        yield from _parts(each.get("components", ()))
        if "accessory" in each:
            yield each["accessory"]


class Table:
    """Two people in a channel of a server of its own."""

    def __init__(self, discord: "LeanDiscord", number: int) -> None:
        self._discord = discord
        self._number = number
        users = [_user(f"person {each} of {number}") for each in "ab"]
        self._people: dict[str, _Json] = {user["id"]: _member(user) for user in users}
        self._in_turn, _ = self._people
        self.guild_id = _new_id()
        self.channel: _Json = {"id": _new_id(), "type": 0, "name": f"table-{number}", "guild_id": self.guild_id}
        self.channel |= {"position": 0, "permission_overwrites": [], "permissions": _ALL_PERMISSIONS}
        self._interaction = {
            "version": 1,
            "application_id": discord.bot["id"],
            "guild_id": self.guild_id,
            "guild": {"id": self.guild_id, "locale": "en-US", "features": []},
            "guild_locale": "en-US",
            "locale": "en-US",
            "channel_id": self.channel["id"],
            "channel": self.channel,
            "app_permissions": _ALL_PERMISSIONS,
            "entitlements": [],
            "authorizing_integration_owners": {"0": self.guild_id},
            "context": 0,
            "attachment_size_limit": 10 << 20,
        }
        # The newest message with buttons.
        self.message: _Json = {}
        self._buttons: list[_Json] = []
        self._text = ""
        self._is_answered, self._is_shown = True, False
        self._refusal: _Json | None = None
        self._done = asyncio.Event()

    @property
    def guild(self) -> _Json:
        everyone = {"id": self.guild_id, "name": "@everyone", "permissions": _ALL_PERMISSIONS, "position": 0}
        about = {"id": self.guild_id, "name": f"guild {self._number}", "owner_id": self._in_turn, "unavailable": False}
        return about | {"roles": [everyone], "members": [_member(self._discord.bot)], "channels": [self.channel]}

    async def begin(self) -> None:
        """Begins an endless game of Farkle."""
        host, other = self._people
        target = {"name": "target", "type": 4, "value": 1_000_000}
        start = {"name": "start", "type": 1, "options": [target]}
        await self._interact(_COMMAND, host, {"id": "1", "name": "farkle", "type": 1, "options": [start]})
        for person, label in ((other, "Join"), (host, "Start")):
            await self._press(person, next(each for each in self._buttons if each["label"].startswith(label)))

    async def press_on(self) -> bool:
        """The player in turn presses what a simulated player would. Returns whether a turn has passed before that."""
        found, before = _IN_TURN.search(self._text), self._in_turn
        assert found, self._text
        self._in_turn = str(found[1])
        can_be_pressed = {each["label"]: each for each in self._buttons if not each["disabled"]}
        await self._press(self._in_turn, can_be_pressed[next_label(list(can_be_pressed), self._text)])
        return self._in_turn != before

    async def press_anything(self, number: int) -> None:
        """For a bot of any kind, once it has shown buttons."""
        await self._done.wait()
        await self._press(self._in_turn, self._buttons[number % len(self._buttons)])

    async def _press(self, person: str, button: _Json) -> None:
        about = {"component_type": _BUTTON, "custom_id": button["custom_id"]}
        await self._interact(_PRESS, person, about, message=self.message)

    async def _interact(self, kind: int, person: str, about: _Json, **source: _Json) -> None:
        """Waits until the bot has answered, and shows buttons anew."""
        self._is_answered = self._is_shown = False
        self._done.clear()
        self.channel["last_message_id"] = self.message.get("id")
        interaction_id = _new_id()
        own = {"id": interaction_id, "token": f"{self._number}.{interaction_id}", "type": kind, "data": about}
        own["member"] = self._people[person]
        await self._discord.dispatch("INTERACTION_CREATE", self._interaction | own | source)
        await self._done.wait()
        assert self._refusal is None, self._refusal

    def show(self, body: _Json, message_id: str | None = None) -> _Json:
        """The message that a bot posts, or edits if it has an id."""
        message = {
            "id": message_id or _new_id(),
            "channel_id": self.channel["id"],
            "type": 0,
            "author": self._discord.bot,
            "content": body.get("content") or "",
            "components": body.get("components") or [],
            "flags": body.get("flags", 0),
            "timestamp": _LONG_AGO,
            "edited_timestamp": None,
            "mention_everyone": False,
            "pinned": False,
            "tts": False,
        } | {name: [] for name in ("embeds", "attachments", "mentions", "mention_roles")}
        parts = list(_parts(message["components"]))
        buttons = [each for each in parts if each["type"] == _BUTTON and "custom_id" in each]
        if buttons and message_id in (None, self.message.get("id")) and not message["flags"] & _EPHEMERAL:
            self.message, self._buttons, self._is_shown = message, buttons, True
            self._text = "\n".join(each["content"] for each in parts if each["type"] == _TEXT)
            self._end_if_done()
        return message

    def answer(self, body: _Json) -> _Json | None:
        """The message that an answer to an interaction posts or edits; None if it does neither."""
        kind, shown = body["type"], None
        if kind in (_NEW_MESSAGE, _EDIT):
            shown = self.show(body["data"], self.message["id"] if kind == _EDIT else None)
            self._refusal = body if shown["flags"] & _EPHEMERAL else None
        self._is_answered = True
        self._end_if_done()
        return shown

    def _end_if_done(self) -> None:
        if self._refusal or (self._is_answered and self._is_shown):
            self._done.set()


class LeanDiscord:
    """The servers of some tables, and what a bot may ask for."""

    token = "lean"

    def __init__(self, tables: int) -> None:
        self.bot = _user("bot") | {"bot": True}
        self.tables = [Table(self, number) for number in range(tables)]
        self.api_url = self.gateway_url = ""
        self.connected = asyncio.Event()
        self._by_channel = {table.channel["id"]: table for table in self.tables}
        self._commands: list[_Json] = []
        self._emoji: list[_Json] = []
        self._events = count(1)
        self._socket = web.WebSocketResponse()

    @asynccontextmanager
    async def served(self) -> AsyncIterator[None]:
        runner = web.ServerRunner(web.Server(self._handle))
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        host, port = runner.addresses[0]
        self.api_url, self.gateway_url = f"http://{host}:{port}", f"ws://{host}:{port}/socket"
        try:
            yield
        finally:
            await runner.cleanup()

    async def dispatch(self, name: str, about: _Json) -> None:
        event = {"op": _DISPATCH, "t": name, "s": next(self._events), "d": about}
        await self._socket.send_str(orjson.dumps(event).decode())

    async def _handle(self, request: web.BaseRequest) -> web.StreamResponse:
        if request.path == "/socket":
            return await self._listen(request)
        body = await request.read()
        path = request.path.removeprefix("/").split("/")
        answer = self._answer(request.method, path, orjson.loads(body) if body else None, request.query)
        if answer is None:
            return web.Response(status=204)
        return web.Response(body=orjson.dumps(answer), content_type="application/json")

    async def _listen(self, request: web.BaseRequest) -> web.StreamResponse:
        self._socket = web.WebSocketResponse()
        await self._socket.prepare(request)
        await self._socket.send_json({"op": _HELLO, "d": {"heartbeat_interval": 45_000}})
        async for frame in self._socket:
            op = orjson.loads(frame.data)["op"]
            if op == _HEARTBEAT:
                await self._socket.send_json({"op": _HEARTBEAT_ACK})
            elif op == _IDENTIFY:
                guilds = [{"id": table.guild_id, "unavailable": True} for table in self.tables]
                session = {"session_id": "1", "resume_gateway_url": self.gateway_url, "shard": [0, 1]}
                application = {"id": self.bot["id"], "flags": 0}
                await self.dispatch("READY", {"user": self.bot, "guilds": guilds, "application": application} | session)
                for table in self.tables:
                    await self.dispatch("GUILD_CREATE", table.guild)
                self.connected.set()
        self.connected.clear()
        return self._socket

    def _answer(self, method: str, path: list[str], body: Any, query: Mapping[str, str]) -> Any:
        """What a request gets; None if nothing."""
        match method, path:
            case "POST", ["interactions", interaction_id, token, "callback"]:
                shown = self._table(token).answer(body)
                about = {"id": interaction_id, "type": _PRESS, "response_message_id": shown and shown["id"]}
                answer = {"interaction": about, "resource": {"type": body["type"], "message": shown}}
                return answer if "with_response" in query else None
            case "POST", ["webhooks", _, token]:
                return self._table(token).show(body)
            case "PATCH", ["webhooks", _, token, "messages", message_id]:
                return self._table(token).show(body, message_id)
            case "POST", ["channels", channel_id, "messages"]:
                return self._by_channel[channel_id].show(body)
            case "PATCH", ["channels", channel_id, "messages", message_id]:
                return self._by_channel[channel_id].show(body, message_id)
            case "DELETE", _:
                return None
            case "GET", ["gateway", *_]:
                limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
                return {"url": self.gateway_url, "shards": 1, "session_start_limit": limit}
            case "GET", ["users", "@me"]:
                return self.bot
            case "GET", ["oauth2", "applications", "@me"]:
                about = {"id": self.bot["id"], "name": "bot", "description": "", "icon": None, "owner": self.bot}
                about |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": ""}
                return about | {"integration_types_config": {"0": {}, "1": {}}}
            case "GET", ["applications", _, "emojis"]:
                return {"items": self._emoji}
            case "POST", ["applications", _, "emojis"]:
                self._emoji.append({"id": _new_id(), "name": body["name"]})
                return self._emoji[-1]
            case "GET", ["applications", _, "commands"]:
                return self._commands
            case "PUT", ["applications", application_id, "commands"]:
                known = {"application_id": application_id, "version": "1", "description": ""}
                self._commands = [known | each | {"id": _new_id()} for each in body]
                return self._commands
        raise web.HTTPNotFound(text=f"{method} {path}")

    def _table(self, token: str) -> Table:
        return self.tables[int(token.partition(".")[0])]
