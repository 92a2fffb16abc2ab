"""Routes of the application itself: who it is, its commands, its emojis, and where the gateway is."""

from __future__ import annotations

from collections.abc import Callable

from aiohttp import web

from ..errors import Fault, Json, missing_access, unknown
from ..model.channels import GUILD_INSTALL
from ..model.payloads import user_payload
from ..model.world import World
from .gate import Gate
from .limits import (
    MAX_EMOJIS,
    check_command,
    check_command_count,
    check_commands,
    check_emoji_name,
    decode_emoji_image,
    image_type,
)
from .request import Request, Response, reply

_DAILY_CREATIONS = 200


class ApplicationRoutes:
    """The application, its commands (global and per guild) and its emojis."""

    def __init__(self, world: World, gateway_bot: Callable[[], Json]) -> None:
        self.world = world
        self.gateway_bot = gateway_bot
        self._created: dict[int | None, int] = {}

    def routes(self, gate: Gate) -> list[web.RouteDef]:
        application = "/applications/{application_id}"
        emoji = f"{application}/emojis/{{emoji_id}}"
        routes = [
            gate.route("GET", "/users/@me", lambda _: reply(user_payload(self.world.bot) | {"verified": True})),
            gate.route("GET", "/users/{user_id}", self.get_user),
            gate.route("GET", "/applications/@me", lambda _: reply(self.payload())),
            gate.route("GET", "/oauth2/applications/@me", lambda _: reply(self.payload())),
            gate.route("GET", "/gateway", lambda _: reply({"url": self.gateway_bot()["url"]})),
            gate.route("GET", "/gateway/bot", lambda _: reply(self.gateway_bot())),
            gate.route("GET", f"{application}/emojis", self.list_emojis),
            gate.route("POST", f"{application}/emojis", self.create_emoji),
            gate.route("GET", emoji, self.get_emoji),
            gate.route("PATCH", emoji, self.edit_emoji),
            gate.route("DELETE", emoji, self.delete_emoji),
        ]
        for scope in (f"{application}/commands", f"{application}/guilds/{{guild_id}}/commands"):
            routes += [
                gate.route("GET", scope, self.list_commands),
                gate.route("PUT", scope, self.overwrite_commands),
                gate.route("POST", scope, self.create_command),
                gate.route("GET", f"{scope}/{{command_id}}", self.get_command),
                gate.route("PATCH", f"{scope}/{{command_id}}", self.edit_command),
                gate.route("DELETE", f"{scope}/{{command_id}}", self.delete_command),
            ]
        return routes

    def payload(self) -> Json:
        bot = self.world.bot
        owner = next((guild.owner for guild in self.world.guilds.values()), bot)
        return {
            "id": str(self.world.application_id),
            "name": bot.display_name,
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "bot": user_payload(bot),
            "owner": user_payload(owner),
            "team": None,
            "verify_key": "0" * 64,
            "flags": 0,
            "tags": [],
            "integration_types_config": {str(kind): {} for kind in self.world.install_kinds},
            "approximate_guild_count": sum(each.has_bot for each in self.world.guilds.values()),
            "approximate_user_install_count": sum(each.has_bot for each in self.world.users.values()),
        }

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

    def _stored(self, form: Json, scope: int | None, command_id: int) -> Json:
        installs = list(self.world.install_kinds) if scope is None else [GUILD_INSTALL]
        defaults: Json = {
            "type": 1,
            "description": "",
            "default_member_permissions": None,
            "nsfw": False,
            "contexts": None,
            "dm_permission": True,
        }
        own: Json = {
            "id": str(command_id),
            "application_id": str(self.world.application_id),
            "version": str(self.world.new_snowflake()),
            "integration_types": form.get("integration_types") or installs,
        }
        return defaults | form | own | ({} if scope is None else {"guild_id": str(scope)})

    def _command_id(self, form: Json, scope: int | None, commands: dict[int, Json]) -> int:
        """The id of the command with this name and type, or a new id, which counts as a creation."""
        key = (form.get("type", 1), form["name"])
        for command_id, command in commands.items():
            if (command["type"], command["name"]) == key:
                return command_id
        self._created[scope] = self._created.get(scope, 0) + 1
        if self._created[scope] > _DAILY_CREATIONS:
            raise Fault(400, 30034, "Max number of daily application command creates has been reached (200)")
        return self.world.new_id("command")

    def list_commands(self, request: Request) -> Response:
        return reply(list(self._scope(request)[1].values()))

    def overwrite_commands(self, request: Request) -> Response:
        """PUT …/commands: replaces all of them."""
        scope, commands = self._scope(request)
        forms = request.forms()
        check_commands(forms, self.world.install_kinds)
        stored = {}
        for form in forms:
            command_id = self._command_id(form, scope, commands)
            stored[command_id] = self._stored(form, scope, command_id)
        commands.clear()
        commands.update(stored)
        return reply(list(commands.values()))

    def create_command(self, request: Request) -> Response:
        """POST …/commands: a new command, or a new version of the one with this name."""
        scope, commands = self._scope(request)
        form = request.form()
        check_command(form, self.world.install_kinds)
        command_id = self._command_id(form, scope, commands)
        is_new = command_id not in commands
        check_command_count([*commands.values(), form] if is_new else commands.values())
        commands[command_id] = self._stored(form, scope, command_id)
        return reply(commands[command_id], 201 if is_new else 200)

    def _command(self, request: Request) -> tuple[int | None, dict[int, Json], int]:
        scope, commands = self._scope(request)
        command_id = request.number("command_id")
        if command_id not in commands:
            raise unknown("application command")
        return scope, commands, command_id

    def get_command(self, request: Request) -> Response:
        _, commands, command_id = self._command(request)
        return reply(commands[command_id])

    def edit_command(self, request: Request) -> Response:
        scope, commands, command_id = self._command(request)
        form = commands[command_id] | request.form()
        check_command(form, self.world.install_kinds)
        commands[command_id] = self._stored(form, scope, command_id)
        return reply(commands[command_id])

    def delete_command(self, request: Request) -> Response:
        _, commands, command_id = self._command(request)
        del commands[command_id]
        return reply()

    def _emoji(self, request: Request) -> Json:
        self._check_application(request)
        emoji = self.world.emojis.get(request.number("emoji_id"))
        if emoji is None:
            raise unknown("emoji")
        return emoji

    def _names(self, *, except_for: Json | None = None) -> set[str]:
        return {emoji["name"] for emoji in self.world.emojis.values() if emoji is not except_for}

    def list_emojis(self, request: Request) -> Response:
        self._check_application(request)
        return reply({"items": list(self.world.emojis.values())})

    def create_emoji(self, request: Request) -> Response:
        self._check_application(request)
        form = request.form()
        check_emoji_name(form, self._names())
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
            "user": user_payload(self.world.bot),
        }
        self.world.files[f"emojis/{emoji_id}"] = data
        return reply(emoji, 201)

    def get_emoji(self, request: Request) -> Response:
        return reply(self._emoji(request))

    def edit_emoji(self, request: Request) -> Response:
        """PATCH …/emojis/{id}: only the name can change."""
        emoji, form = self._emoji(request), request.form()
        check_emoji_name(form, self._names(except_for=emoji))
        emoji["name"] = form["name"]
        return reply(emoji)

    def delete_emoji(self, request: Request) -> Response:
        emoji_id = int(self._emoji(request)["id"])
        del self.world.emojis[emoji_id]
        del self.world.files[f"emojis/{emoji_id}"]
        return reply()
