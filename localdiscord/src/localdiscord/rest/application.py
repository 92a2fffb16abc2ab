"""Routes of the application itself: who it is, its commands, its emojis, and where the gateway is."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable

from aiohttp import web

from ..errors import Fault, Json, missing_access, unknown
from ..model.channels import GUILD_INSTALL
from ..model.payloads import application_payload, user_payload
from ..model.world import World
from .gate import Gate, RateLimit
from .limits import MAX_EMOJIS, check_commands, check_emoji_name, decode_emoji_image, image_type
from .request import Request, Response, rate_limited, reply

_ENTRY_POINT = 4
_CREATED_A_DAY, _DAY_SECONDS = 200, 86_400


class ApplicationRoutes:
    """The application, its commands (global and per guild) and its emojis."""

    def __init__(self, world: World, gateway_bot: Callable[[], Json]) -> None:
        self.world = world
        self.gateway_bot = gateway_bot
        self._created = defaultdict[int | None, RateLimit](lambda: RateLimit(_CREATED_A_DAY, _DAY_SECONDS))

    def routes(self, gate: Gate) -> list[web.RouteDef]:
        application = "/applications/{application_id}"
        routes = [
            gate.route("GET", "/users/@me", lambda _: reply(user_payload(self.world.bot) | {"verified": True})),
            gate.route("GET", "/users/{user_id}", self.get_user),
            gate.route("GET", "/applications/@me", lambda _: reply(application_payload(self.world))),
            gate.route("GET", "/oauth2/applications/@me", lambda _: reply(application_payload(self.world))),
            gate.route("GET", "/gateway", lambda _: reply({"url": self.gateway_bot()["url"]})),
            gate.route("GET", "/gateway/bot", lambda _: reply(self.gateway_bot())),
            gate.route("GET", f"{application}/emojis", self.list_emojis),
            gate.route("POST", f"{application}/emojis", self.create_emoji),
        ]
        for scope in (f"{application}/commands", f"{application}/guilds/{{guild_id}}/commands"):
            routes.append(gate.route("GET", scope, self.list_commands))
            routes.append(gate.route("PUT", scope, self.overwrite_commands))
        return routes

    def get_user(self, request: Request) -> Response:
        user = self.world.users.get(request.number("user_id"))
        if user is None:
            raise unknown("user")
        return reply(user_payload(user))

    def _check_application(self, request: Request) -> None:
        if request.params["application_id"] != str(self.world.application_id):
            raise unknown("application")

    def _scope(self, request: Request) -> tuple[int | None, dict[int, Json]]:
        """The guild in a path, if any, and the commands registered there."""
        self._check_application(request)
        if "guild_id" not in request.params:
            return None, self.world.commands[None]
        guild_id = request.number("guild_id")
        guild = self.world.guilds.get(guild_id)
        if guild is None or not guild.has_bot:
            raise missing_access()
        return guild_id, self.world.commands.setdefault(guild_id, {})

    def list_commands(self, request: Request) -> Response:
        return reply(list(self._scope(request)[1].values()))

    def overwrite_commands(self, request: Request) -> Response:
        """PUT …/commands: replaces all of them. A command with the same name and type keeps its id."""
        scope, commands = self._scope(request)
        forms = request.forms()
        check_commands(forms, self.world.install_kinds)
        # The developer portal makes one for an application with Activities.
        if any(command["type"] == _ENTRY_POINT for command in commands.values()):
            raise Fault(400, 50240, "You cannot remove this app's Entry Point command in a bulk update operation.")
        now, created = asyncio.get_running_loop().time(), self._created[scope]
        known = {(command["type"], command["name"]): command_id for command_id, command in commands.items()}
        if not created.take(now, sum((form.get("type", 1), form["name"]) not in known for form in forms)):
            what = f"Max number of daily application command creates has been reached ({_CREATED_A_DAY})"
            return rate_limited(created.ends - now, code=30034, message=what)
        commands.clear()
        for form in forms:
            key = (form.get("type", 1), form["name"])
            command_id = known[key] if key in known else self.world.new_id("command")
            commands[command_id] = self._stored(form, scope, command_id)
        return reply(list(commands.values()))

    def _stored(self, form: Json, scope: int | None, command_id: int) -> Json:
        installs = list(self.world.install_kinds) if scope is None else [GUILD_INSTALL]
        defaults: Json = {"type": 1, "description": "", "default_member_permissions": None, "contexts": None}
        own: Json = {
            "id": str(command_id),
            "application_id": str(self.world.application_id),
            "version": str(self.world.new_snowflake()),
            "integration_types": form.get("integration_types") or installs,
        }
        return defaults | form | own | ({} if scope is None else {"guild_id": str(scope)})

    def list_emojis(self, request: Request) -> Response:
        self._check_application(request)
        return reply({"items": list(self.world.emojis.values())})

    def create_emoji(self, request: Request) -> Response:
        self._check_application(request)
        form = request.form()
        check_emoji_name(form, {emoji["name"] for emoji in self.world.emojis.values()})
        data = decode_emoji_image(form)
        if len(self.world.emojis) >= MAX_EMOJIS:
            raise Fault(400, 30008, f"Maximum number of emojis reached ({MAX_EMOJIS})")
        emoji_id = self.world.new_id("emoji")
        self.world.emojis[emoji_id] = emoji = {
            "id": str(emoji_id),
            "name": form["name"],
            "roles": [],
            "animated": image_type(data) == "image/gif",
            "require_colons": True,
            "managed": False,
            "available": True,
        }
        self.world.files[f"emojis/{emoji_id}"] = data
        return reply(emoji, 201)
