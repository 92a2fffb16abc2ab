"""Valid and invalid requests of one bot on the local Discord and on SimCord, and what they answer if they disagree.

`localdiscord/COMPARED.md` says which of them Discord's documentation supports.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from typing import Any

import discord
import simcord
from discord import app_commands
from discord.ext import commands
from discord.http import Route

from localdiscord import LocalDiscord
from localdiscord.discord_py import pointed_at, running

Json = dict[str, Any]
V2 = 1 << 15
MESSAGE, ANSWER, MODAL, COMMANDS, THREAD = "message", "answer", "form", "commands", "thread"
OPTIONS = [{"label": each, "value": each} for each in "abc"]
BUTTON: Json = {"type": 2, "style": 1, "custom_id": "b", "label": "B"}
TEXT: Json = {"type": 10, "content": "x"}
MENU: Json = {"type": 3, "custom_id": "m", "options": OPTIONS}
PICTURE: Json = {"media": {"url": "https://example.org/a.png"}}


def row(*inner: Json) -> Json:
    return {"type": 1, "components": list(inner)}


def v2(*components: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(components), **more}


def form(*components: Json, **more: Any) -> Json:
    return {"custom_id": "f", "title": "T", "components": list(components), **more}


def label(component: Json, **more: Any) -> Json:
    return {"type": 18, "label": "L", "component": component, **more}


def group(kind: int, number: int = 3, **more: Any) -> Json:
    """A menu (3), or a group of radio buttons (21) or checkboxes (22)."""
    return {"type": kind, "custom_id": "g", "options": [{"label": "x", "value": f"{n}"} for n in range(number)], **more}


def people(*chosen: str) -> Json:
    """A menu of people with default values of these kinds."""
    values = [{"id": f"{n}", "type": kind} for n, kind in enumerate(chosen, 1)]
    return {"type": 5, "custom_id": "p", "default_values": values}


def upload(**more: Any) -> Json:
    return {"type": 19, "custom_id": "u", **more}


def field(**more: Any) -> Json:
    return {"type": 4, "custom_id": "t", "style": 1, **more}


def command(**more: Any) -> Json:
    return {"name": "roll", "description": "Roll", **more}


def option(name: str = "dice", **more: Any) -> Json:
    return {"name": name, "description": "Dice", "type": 4, **more}


REQUESTS: list[tuple[str, str, Any]] = [
    ("2,000 characters", MESSAGE, {"content": "x" * 2000}),
    ("2,001 characters", MESSAGE, {"content": "x" * 2001}),
    ("nothing at all", MESSAGE, {}),
    ("Components V2 with content", MESSAGE, v2(TEXT, content="x")),
    ("Components V2 without components", MESSAGE, v2()),
    ("40 components", MESSAGE, v2(*[TEXT] * 40)),
    ("41 components", MESSAGE, v2(*[TEXT] * 41)),
    (
        "texts of 4,001 characters together",
        MESSAGE,
        v2({**TEXT, "content": "x" * 2000}, {**TEXT, "content": "x" * 2001}),
    ),
    ("an empty text", MESSAGE, v2({**TEXT, "content": ""})),
    (
        "six rows without Components V2",
        MESSAGE,
        {"components": [row({**BUTTON, "custom_id": f"{n}"}) for n in range(6)]},
    ),
    (
        "a container without Components V2",
        MESSAGE,
        {"content": "x", "components": [{"type": 17, "components": [TEXT]}]},
    ),
    ("six buttons in a row", MESSAGE, v2(row(*({**BUTTON, "custom_id": f"{n}"} for n in range(6))))),
    ("a menu beside a button", MESSAGE, v2(row(MENU, BUTTON))),
    ("the same custom_id twice", MESSAGE, v2(row(BUTTON, BUTTON))),
    ("the same id twice", MESSAGE, v2({**TEXT, "id": 4}, {**TEXT, "id": 4})),
    ("an id of 0 twice", MESSAGE, v2({**TEXT, "id": 0}, {**TEXT, "id": 0})),
    ("an id of -1", MESSAGE, v2({**TEXT, "id": -1})),
    ("an id of 2**31", MESSAGE, v2({**TEXT, "id": 1 << 31})),
    ("a button without label and emoji", MESSAGE, v2(row({**BUTTON, "label": None}))),
    ("a label of 81 characters", MESSAGE, v2(row({**BUTTON, "label": "x" * 81}))),
    ("a link with a custom_id", MESSAGE, v2(row({**BUTTON, "style": 5, "url": "https://example.org"}))),
    ("a link to ftp://", MESSAGE, v2(row({"type": 2, "style": 5, "label": "x", "url": "ftp://example.org"}))),
    ("a button with an unknown emoji", MESSAGE, v2(row({**BUTTON, "emoji": {"id": "5", "name": "x"}}))),
    ("a menu of 25 options", MESSAGE, v2(row(group(3, 25)))),
    ("a menu of 26 options", MESSAGE, v2(row(group(3, 26)))),
    ("max_values above the number of options", MESSAGE, v2(row({**MENU, "max_values": 4}))),
    ("min_values above max_values", MESSAGE, v2(row({**MENU, "min_values": 2}))),
    ("a menu of channels of an unknown type", MESSAGE, v2(row({"type": 8, "custom_id": "c", "channel_types": [99]}))),
    ("more default values than max_values", MESSAGE, v2(row(people("user", "user")))),
    ("a default value of another kind", MESSAGE, v2(row(people("role")))),
    ("a section without an accessory", MESSAGE, v2({"type": 9, "components": [TEXT]})),
    ("a section with a menu", MESSAGE, v2({"type": 9, "components": [TEXT], "accessory": MENU})),
    ("11 pictures in a gallery", MESSAGE, v2({"type": 12, "items": [PICTURE] * 11})),
    ("a picture that was not uploaded", MESSAGE, v2({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]})),
    ("a picture without a scheme", MESSAGE, v2({"type": 12, "items": [{"media": {"url": "a.png"}}]})),
    ("a picture with an empty description", MESSAGE, v2({"type": 12, "items": [{**PICTURE, "description": ""}]})),
    ("a file from elsewhere", MESSAGE, v2({"type": 13, "file": {"url": "https://example.org/a.txt"}})),
    ("a separator with spacing 3", MESSAGE, v2(TEXT, {"type": 14, "spacing": 3})),
    ("an accent colour of 2**24", MESSAGE, v2({"type": 17, "components": [TEXT], "accent_color": 1 << 24})),
    ("an empty container", MESSAGE, v2({"type": 17, "components": []})),
    ("a container in a container", MESSAGE, v2({"type": 17, "components": [{"type": 17, "components": [TEXT]}]})),
    ("a text input in a message", MESSAGE, v2(row(field(label="L")))),
    ("a nonce of 26 characters", MESSAGE, {"content": "x", "nonce": "x" * 26}),
    (
        "a mention that is parsed and listed",
        MESSAGE,
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    ),
    ("101 listed mentions", MESSAGE, {"content": "x", "allowed_mentions": {"users": [f"{n}" for n in range(1, 102)]}}),
    ("a reply to a message that is not there", MESSAGE, {"content": "x", "message_reference": {"message_id": "1"}}),
    ("an answer of 2,001 characters", ANSWER, {"content": "x" * 2001}),
    ("a form of six fields", MODAL, form(*(label(field(custom_id=f"{n}")) for n in range(6)))),
    ("a form without fields", MODAL, form()),
    ("a title of 46 characters", MODAL, form(label(field()), title="x" * 46)),
    ("a form of a text only", MODAL, form(TEXT)),
    ("a label of 46 characters in a form", MODAL, form(label(field(), label="x" * 46))),
    ("an empty description of a label", MODAL, form(label(field(), description=""))),
    ("a text input with a label in a Label", MODAL, form(label(field(label="L")))),
    ("a text input in a row", MODAL, form(row(field(label="L")))),
    ("a text input in a row without a label", MODAL, form(row(field()))),
    ("a menu in a row of a form", MODAL, form(row(MENU))),
    ("a button in a form", MODAL, form(row(BUTTON))),
    ("a text input without a style", MODAL, form(label({"type": 4, "custom_id": "t"}))),
    ("a min_length above max_length", MODAL, form(label(field(min_length=3, max_length=2)))),
    ("a value longer than max_length", MODAL, form(label(field(max_length=2, value="xxx")))),
    ("a max_length of 4,001", MODAL, form(label(field(max_length=4001)))),
    ("a required menu with min_values 0", MODAL, form(label({**MENU, "min_values": 0}))),
    ("an optional menu with min_values 0", MODAL, form(label({**MENU, "min_values": 0, "required": False}))),
    ("a disabled menu in a form", MODAL, form(label({**MENU, "disabled": True}))),
    ("two radio buttons", MODAL, form(label(group(21, 2)))),
    ("one radio button", MODAL, form(label(group(21, 1)))),
    ("11 radio buttons", MODAL, form(label(group(21, 11)))),
    ("one checkbox in a group", MODAL, form(label(group(22, 1)))),
    ("11 checkboxes in a group", MODAL, form(label(group(22, 11)))),
    ("max_values above the number of checkboxes", MODAL, form(label(group(22, 3, max_values=4)))),
    ("a required group of checkboxes with min_values 0", MODAL, form(label(group(22, 3, min_values=0)))),
    ("radio buttons in a row", MODAL, form(row(group(21)))),
    ("radio buttons in a message", MESSAGE, v2(row(group(21)))),
    ("a required checkbox", MODAL, form(label({"type": 23, "custom_id": "c", "default": True}))),
    ("an upload of 11 files", MODAL, form(label(upload(max_values=11)))),
    ("a required upload with min_values 0", MODAL, form(label(upload(min_values=0)))),
    ("an upload of pictures only", MODAL, form(label(upload(file_types=["image"])))),
    ("an upload of an unknown kind of file", MODAL, form(label(upload(file_types=["text"])))),
    ("a command with a capital", COMMANDS, [command(name="Roll")]),
    ("a command of 33 characters", COMMANDS, [command(name="x" * 33)]),
    ("a command without a description", COMMANDS, [{"name": "roll"}]),
    ("a command in an unknown language", COMMANDS, [command(name_localizations={"xx": "roll"})]),
    (
        "two options with one name in German",
        COMMANDS,
        [command(options=[option(e, name_localizations={"de": "zahl"}) for e in "ab"])],
    ),
    (
        "a required option behind an optional one",
        COMMANDS,
        [command(options=[option("a"), option("b", required=True)])],
    ),
    ("26 options", COMMANDS, [command(options=[option(f"o{n}") for n in range(26)])]),
    ("101 slash commands", COMMANDS, [command(name=f"c{n}") for n in range(101)]),
    ("15 commands of people", COMMANDS, [{"type": 2, "name": f"Greet {n}"} for n in range(15)]),
    ("16 commands of people", COMMANDS, [{"type": 2, "name": f"Greet {n}"} for n in range(16)]),
    ("a command of people with a description", COMMANDS, [command(type=2)]),
    ("a slash command and one of people with one name", COMMANDS, [command(), {"type": 2, "name": "roll"}]),
    ("a thread without a name", THREAD, {"type": 11}),
    ("a thread archived after 61 minutes", THREAD, {"type": 11, "name": "x", "auto_archive_duration": 61}),
    ("a thread of announcements in a text channel", THREAD, {"type": 10, "name": "x"}),
]


class Sender(commands.Bot):
    """Sends a request for each /try, and keeps what came of it."""

    def __init__(self) -> None:
        super().__init__(command_prefix=(), help_command=None, intents=discord.Intents(guilds=True))
        self.waiting = list(REQUESTS)
        self.came: dict[str, str] = {}

    async def setup_hook(self) -> None:
        """Register /try."""
        self.tree.add_command(app_commands.Command(name="try", description="Try", callback=self._try))
        await self.tree.sync()

    async def _try(self, interaction: discord.Interaction) -> None:
        name, kind, body = self.waiting.pop(0)
        callback = Route("POST", f"/interactions/{interaction.id}/{interaction.token}/callback")
        route, sent = {
            MESSAGE: (Route("POST", f"/channels/{interaction.channel_id}/messages"), body),
            THREAD: (Route("POST", f"/channels/{interaction.channel_id}/threads"), body),
            COMMANDS: (
                Route("PUT", f"/applications/{self.application_id}/guilds/{interaction.guild_id}/commands"),
                body,
            ),
            ANSWER: (callback, {"type": 4, "data": body}),
            MODAL: (callback, {"type": 9, "data": body}),
        }[kind]
        try:
            # Each of the two may change what it gets.
            await self.http.request(route, json=json.loads(json.dumps(sent)))
            self.came[name] = "accepts it"
        except discord.HTTPException as refused:
            self.came[name] = f"{refused.status} {refused.code}"
        except Exception as error:
            self.came[name] = type(error).__name__
        if kind not in (ANSWER, MODAL) or self.came[name] != "accepts it":
            await self.http.request(callback, json={"type": 4, "data": {"content": "done"}})


async def on_local_discord() -> dict[str, str]:
    async with LocalDiscord(message_rate=(1000, 1.0)) as local:
        guild = local.add_guild("Home")
        channel, mira = guild.add_channel("dice"), local.add_user("mira")
        guild.add_member(mira)
        with pointed_at(local):
            async with running(local, Sender()) as bot:
                while bot.waiting:
                    await mira.slash(channel, "try")
                return bot.came


async def on_simcord() -> dict[str, str]:
    async with Sender() as bot, simcord.run(bot) as world:
        channel = world.create_guild().create_text_channel("dice")
        mira = world.guild.add_member(world.create_user("mira"))
        while bot.waiting:
            await mira.slash(channel, "try")
        return bot.came


def compared(ours: dict[str, str], theirs: dict[str, str]) -> Iterable[str]:
    """A row for each request that one accepts and the other refuses."""
    for name, kind, _ in REQUESTS:
        if ("accepts it" in (ours[name], theirs[name])) and ours[name] != theirs[name]:
            yield f"| {name} | {kind} | {ours[name]} | {theirs[name]} |"


if __name__ == "__main__":
    ours, theirs = asyncio.run(on_local_discord()), asyncio.run(on_simcord())
    print(*compared(ours, theirs), sep="\n")
    same = sum((ours[name] == "accepts it") == (theirs[name] == "accepts it") for name in ours)
    print(f"{same} of {len(ours)} requests are accepted, or refused, by both")
