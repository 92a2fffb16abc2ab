"""Permissions and registration: one place decides at each press who may set a server up.

The tests use all commands and routes of the bot, so they cover new ones.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandOptionType, AppCommandType, Object, Permissions, app_commands

from bot.client import FarkleBot
from bot.model.games import Act
from bot.rulesets import NamedRules
from bot.sentences import say
from bot.store import acts
from bot.ui.router import routes as all_routes
from localdiscord import Guild, Message, Outcome, Person
from localdiscord.model.components import walk
from localdiscord.people.commands import resolve
from tests.support.sentences import refused
from tests.support.steps import another_server, begin, forge, manage, open_lobby, open_settings
from tests.support.tavern import Tavern, running_bot, seeded

OPEN_ROUTES = {"fd", "fg", "fi", "fk", "fm", "fp", "fr", "fs", "fv", "fw", "fx"}
"""The routes that all people may use, or that ask for roles themselves (`fm`). A new route belongs here only if that is
meant.
"""
FILE = ("ours.yaml", b"base: deluxe\ntarget: 4000\n")


async def give_rules(tavern: Tavern) -> None:
    """The first person manages the server, which has a rule set `Ours`."""
    await manage(tavern)
    await tavern.bot.services.rule_books.make(tavern.guild.id, "Ours", "deluxe")


def everything_stored(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        # The clock draws the secret of the daily dice at a moment of its own.
        return [line for line in connection.iterdump() if not line.startswith('INSERT INTO "days"')]


def setup_commands(bot: FarkleBot) -> Iterator[app_commands.Command[Any, Any, Any]]:
    """Every command below a group that Discord offers only to some."""
    for root in bot.tree.get_commands(type=AppCommandType.chat_input):
        assert isinstance(root, app_commands.Group)
        if root.default_permissions is not None:
            assert root.default_permissions == Permissions(manage_guild=True)
            yield from commands_below(root)


def owner_commands(bot: FarkleBot, guild: Guild) -> Iterator[app_commands.Command[Any, Any, Any]]:
    """Every command that is registered on one server only: those of the bot's owner."""
    for root in bot.tree.get_commands(guild=Object(guild.id)):
        assert isinstance(root, app_commands.Group)
        # Not even people who manage the server are offered them.
        assert root.default_permissions == Permissions()
        yield from commands_below(root)


def commands_below(root: app_commands.Group) -> Iterator[app_commands.Command[Any, Any, Any]]:
    for command in root.walk_commands():
        assert isinstance(command, app_commands.Command)
        yield command


async def send(
    tavern: Tavern, person: Person, command: app_commands.Command[Any, Any, Any], typing: str | None = None
) -> Outcome:
    """Sends a command, whether or not it is offered; if `typing`, asks what to choose for that option."""
    resolved: dict[str, Any] = {}
    options = []
    for parameter in command.parameters:
        value: Any = "Ours"
        if parameter.choices:
            value = parameter.choices[0].value
        if parameter.type is AppCommandOptionType.attachment:
            value = resolve(FILE, tavern.channel, resolved)
        if parameter.type is AppCommandOptionType.user:
            value = resolve(tavern.people[1], tavern.channel, resolved)
        is_typing = {"focused": True} if parameter.name == typing else {}
        options.append({"name": parameter.display_name, "type": parameter.type.value, "value": value, **is_typing})
    group, name = command.qualified_name.split()
    registered = {} if command.root_parent in tavern.bot.tree.get_commands() else {"guild_id": str(tavern.guild.id)}
    data = {
        **registered,
        "name": group,
        "options": [{"name": name, "type": 1, "options": options}],
        "resolved": resolved,
    }
    return await person.forge("command" if typing is None else "autocomplete", tavern.channel, data)


def route_of(address: str) -> str:
    return address.partition(":")[0]


async def press(person: Person, message: Message, address: str, chosen: str | None) -> Outcome:
    return await forge(person, message, address, None if chosen is None else [chosen])


async def all_controls(tavern: Tavern, screen: Message) -> set[tuple[str, str | None]]:
    """Every control of a screen and of the screens behind it, pressed with each of its values."""
    admin, found = tavern.people[0], set[tuple[str, str | None]]()
    waiting = [(address, value) for address, values in addresses_on(screen) for value in values or [None]]
    while waiting:
        address, value = waiting.pop()
        if (address, value) in found or route_of(address) in OPEN_ROUTES:
            continue
        found.add((address, value))
        outcome = await press(admin, screen, address, value)
        if outcome.modal is not None:
            found.add((outcome.modal.custom_id, None))
        waiting += [(address, value) for address, values in addresses_on(screen) for value in values or [None]]
    return found


def addresses_on(screen: Message) -> Iterator[tuple[str, list[str | None]]]:
    for component in walk(screen.components):
        # Controls that close the screen would hide everything behind it.
        if "custom_id" in component and component["custom_id"] not in ("fe:save", "fe:discard"):
            yield component["custom_id"], [option["value"] for option in component.get("options") or ()]


def test_every_route_says_whether_it_is_for_those_who_manage_the_server() -> None:
    assert {name for name, route in all_routes().items() if not route.managers_only} == OPEN_ROUTES
    assert all_routes().keys() > OPEN_ROUTES


async def test_no_setup_command_works_without_the_permission(path: Path, tavern: Tavern) -> None:
    await give_rules(tavern)
    before = everything_stored(path)
    commands = list(setup_commands(tavern.bot))
    assert len(commands) >= 10
    for command in commands:
        outcome = await send(tavern, tavern.people[1], command)
        assert refused(outcome, "needs-manage-server"), command.qualified_name
        for parameter in command.parameters:
            if parameter.autocomplete:
                offered = await send(tavern, tavern.people[1], command, typing=parameter.name)
                assert offered.choices == [], command.qualified_name
    assert everything_stored(path) == before
    for command in commands:
        # The same commands work for a person who may.
        outcome = await send(tavern, tavern.people[0], command)
        await outcome.done()
        assert outcome.text != say("needs-manage-server"), command.qualified_name


@pytest.mark.without_bot
async def test_only_whoever_owns_the_bot_gets_an_answer_from_the_owners_commands(path: Path, tavern: Tavern) -> None:
    administrator = tavern.people[0]
    tavern.guild.add_member(administrator, permissions=["administrator"])
    async with running_bot(tavern, path, seeded(1), owner_guild=tavern.guild.id) as bot:
        commands = list(owner_commands(bot, tavern.guild))
        assert len(commands) >= 7
        before = everything_stored(path)
        for command in commands:
            outcome = await send(tavern, administrator, command)
            assert refused(outcome, "only-owner"), command.qualified_name
        assert everything_stored(path) == before
        assert bot.get_guild(tavern.guild.id) is not None
        assert isinstance(tavern.guild.owner, Person)
        for command in commands:
            outcome = await send(tavern, tavern.guild.owner, command)
            assert outcome.text != say("only-owner"), command.qualified_name


async def test_every_screen_of_setup_stops_working_when_the_permission_is_revoked(path: Path, tavern: Tavern) -> None:
    await give_rules(tavern)
    bot, admin = tavern.bot, tavern.people[0]
    await open_lobby(tavern)
    # The log has two pages.
    sessions = bot.services.sessions
    for _ in range(7):
        await sessions.database.write(acts.record, tavern.guild.id, 1, Act(admin.id, "paused"), sessions.now())
    screens: list[tuple[Message, set[tuple[str, str | None]]]] = []
    for command in setup_commands(bot):
        if command.name not in ("rename", "delete"):
            outcome = await send(tavern, admin, command)
            await outcome.done()
            if outcome.ephemeral and any(True for _ in addresses_on(outcome.shown)):
                screens.append((outcome.shown, await all_controls(tavern, outcome.shown)))
    pressed = {address for _, controls in screens for address, _ in controls}
    assert {route_of(address) for address in pressed} == all_routes().keys() - OPEN_ROUTES
    assert len(pressed) > 30
    tavern.guild.add_member(admin)
    before = everything_stored(path)
    for screen, controls in screens:
        shown = screen.text
        # Of each control, one value is enough.
        for address, value in {**dict(sorted(controls, key=str)), "fe:save": None, "fe:discard": None}.items():
            assert refused(await press(admin, screen, address, value), "needs-manage-server"), address
        assert screen.text == shown
    assert everything_stored(path) == before


async def test_a_demoted_editor_saves_nothing_until_they_are_trusted_again(path: Path, tavern: Tavern) -> None:
    await give_rules(tavern)
    admin = tavern.people[0]
    editor = (await admin.slash(tavern.channel, "farkle-setup edit", name="Ours")).shown
    asked = await admin.choose(editor, "fe:option:winning", ["target"])
    before = everything_stored(path)
    tavern.guild.add_member(admin)
    # The form was open already.
    assert refused(await admin.submit(asked.modal, {"target": "2000"}), "needs-manage-server")
    tavern.guild.add_member(admin, manage_guild=True)
    asked = await admin.choose(editor, "fe:option:winning", ["target"])
    await admin.submit(asked.modal, {"target": "3000"})
    tavern.guild.add_member(admin)
    assert refused(await admin.click(editor, label="Save"), "needs-manage-server")
    assert everything_stored(path) == before
    tavern.guild.add_member(admin, manage_guild=True)
    assert say("editor-saved", title="Ours") in (await admin.click(editor, label="Save")).text
    (ours,) = (await tavern.bot.services.rule_books.of(tavern.guild.id)).own
    assert isinstance(ours, NamedRules)
    assert ours.rules.target == 3000


async def test_a_role_that_loses_the_permission_or_is_deleted_takes_it_from_its_members(tavern: Tavern) -> None:
    await give_rules(tavern)
    admin, guest, _ = tavern.people
    lobby = (await guest.slash(tavern.channel, "farkle start")).shown
    screen = await open_settings(tavern, page="Channels")
    member = tavern.guild.members[admin.id]
    (role,) = member.roles
    member.roles.clear()
    assert refused(await admin.click(screen, "fc:threads:on"), "needs-manage-server")
    # Otherwise, only the host may.
    assert refused(await admin.slash(tavern.channel, "farkle stop"), "only-host", host=guest)
    assert lobby.button("Join")
    member.roles.append(role)
    role.permissions = 0
    assert refused(await admin.click(screen, "fc:threads:on"), "needs-manage-server")
    assert refused(await admin.slash(tavern.channel, "farkle stop"), "only-host", host=guest)
    assert lobby.button("Join")


async def test_a_server_that_the_bot_left_gets_a_refusal_and_changes_nothing(path: Path, tavern: Tavern) -> None:
    await give_rules(tavern)
    admin, bot = tavern.people[0], tavern.bot
    board = await begin(tavern)
    channel = await another_server(tavern, admin, manage_guild=True)
    guild = next(guild for guild in bot.guilds if guild.id != tavern.guild.id)
    bot._connection._remove_guild(guild)  # Discord says goodbye before it stops delivering
    before = everything_stored(path)
    for command in ("farkle start", "farkle stats", "farkle help", "farkle-setup season-end"):
        assert refused(await admin.slash(channel, command), "not-on-this-server")
    roll = board.buttons[-1].custom_id
    assert refused(await admin.forge("component", channel, {"custom_id": roll}), "not-on-this-server")
    assert everything_stored(path) == before
