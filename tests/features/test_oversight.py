"""`/farkle-owner`, and its effect on people and servers that the owner blocks."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.features.oversight import store as oversight
from bot.features.oversight.model import Blocked
from bot.features.oversight.service import Oversight
from bot.host.incidents import incidents_kept
from bot.play.sessions import Sessions
from bot.store.guilds import ensure_guild
from localdiscord import Outcome, Person, Request, Response, reply
from tests.support.databases import rows
from tests.support.sentences import refused, says
from tests.support.steps import begin, open_lobby
from tests.support.tavern import Tavern, running_bot, scripted


class Owned:
    """The tavern, whose owner also owns the application, and has its commands there."""

    def __init__(self, tavern: Tavern) -> None:
        self.tavern = tavern

    @property
    def owner(self) -> Person:
        owner = self.tavern.guild.owner
        assert isinstance(owner, Person)
        return owner

    async def ask(self, command: str, **options: object) -> Outcome:
        return await self.owner.slash(self.tavern.channel, f"farkle-owner {command}", **options)

    async def said(self, command: str, **options: object) -> str:
        shown = (await self.ask(command, **options)).shown
        assert shown.ephemeral_for is self.owner
        return shown.text


pytestmark = [pytest.mark.without_bot, pytest.mark.refused]


@pytest.fixture
async def owned(path: Path, tavern: Tavern) -> AsyncIterator[Owned]:
    async with running_bot(tavern, path, scripted("6", "1"), owner_guild=tavern.guild.id):
        yield Owned(tavern)


async def test_servers_games_and_people_are_listed_by_commands_that_nobody_else_is_offered(owned: Owned) -> None:
    tavern, bot = owned.tavern, owned.tavern.bot
    (offered,) = tavern.local.world.commands[tavern.guild.id].values()
    assert (offered["name"], str(offered["default_member_permissions"])) == ("farkle-owner", "0")
    assert "farkle-owner" not in [each["name"] for each in tavern.local.world.commands[None].values()]
    # Nobody has played on this one yet.
    other = tavern.local.add_guild("The Cellar")
    await tavern.until(lambda: bot.get_guild(other.id) is not None)
    assert says(await owned.said("games"), "owner-nothing")
    await begin(tavern)
    servers = await owned.said("servers")
    assert says(servers, "owner-server", id=tavern.guild.id, name="The Tavern", open=1, finished=0)
    assert says(servers, "owner-server", id=other.id, name="The Cellar", open=0, finished=0)
    assert says(
        await owned.said("games"),
        "owner-game",
        id="1",
        server=tavern.guild.id,
        title="Standard",
        players=2,
        state="playing",
    )
    player = tavern.people[0]
    assert says(await owned.said("people", person=player), "owner-person", id=player.id, open=1, finished=0)


async def test_what_cannot_be_blocked_or_left_is_told(owned: Owned) -> None:
    guild = owned.tavern.guild
    refusal = reply({"message": "Invalid Guild", "code": 50055}, 400)
    owned.tavern.local.inject(lambda request: refusal if "/users/@me/guilds/" in request.path else None)
    assert says(await owned.said("block", what="server", id=str(guild.id)), "owner-blocks-home")
    assert says(await owned.said("block", what="person", id=str(owned.owner.id)), "owner-blocks-owner")
    assert says(await owned.said("block", what="person", id="Mira"), "no-discord-id")
    assert says(await owned.said("leave", id=str(guild.id)), "discord-refuses")
    assert guild.has_bot
    assert says(await owned.said("games"), "owner-nothing")


async def test_a_blocked_person_is_refused_until_the_block_ends(owned: Owned) -> None:
    tavern, person = owned.tavern, owned.tavern.people[1]
    lobby = await open_lobby(tavern)
    assert says(await owned.said("block", what="person", id=str(person.id)), "owner-blocked", kind="person")
    assert refused(await person.click(lobby, label="Join"), "blocked-person")
    await tavern.people[2].click(lobby, label="Join")
    assert says(await owned.said("unblock", what="person", id=str(person.id)), "owner-unblocked", kind="person")
    await person.click(lobby, label="Join")
    assert person.mention in lobby.text
    assert says(await owned.said("unblock", what="person", id=str(person.id)), "owner-was-not-blocked", kind="person")
    # A block made on the command line, by another process: only the database shows it.
    await tavern.bot.database.write(oversight.block, kind=Blocked.PERSON, discord_id=person.id, now=1)
    await tavern.bot.jobs.play("changes", "blocks")
    assert refused(await person.slash(tavern.channel, "farkle start"), "blocked-person")


async def test_the_bot_leaves_a_blocked_server_whenever_it_is_invited(owned: Owned) -> None:
    tavern = owned.tavern
    other = tavern.local.add_guild("The Cellar")
    bot = tavern.bot
    await tavern.until(lambda: bot.get_guild(other.id) is not None)
    await owned.ask("block", what="server", id=str(other.id))
    await tavern.until(lambda: not other.has_bot)
    other.invite_bot()
    await tavern.until(lambda: not other.has_bot)
    await owned.ask("unblock", what="server", id=str(other.id))
    other.invite_bot()
    await tavern.until(lambda: bot.get_guild(other.id) is not None)
    assert says(await owned.said("leave", id=str(other.id)), "owner-left", id=other.id)
    assert not other.has_bot
    assert says(await owned.said("leave", id=str(other.id)), "no-such-server")
    # One that cannot be left keeps the bot on no other.
    other.invite_bot()
    stuck = tavern.local.add_guild("The Attic")
    await tavern.until(lambda: bot.get_guild(stuck.id) is not None and bot.get_guild(other.id) is not None)
    refusal = reply({"message": "Invalid Guild", "code": 50055}, 400)
    tavern.local.inject(lambda request: refusal if request.path.endswith(f"/guilds/{stuck.id}") else None)
    for guild in (stuck, other):
        await bot.services.get(Oversight).block(Blocked.SERVER, guild.id)
    await bot.jobs.play("blocks")
    assert (stuck.has_bot, other.has_bot) == (True, False)


async def test_a_blocked_server_that_invited_the_bot_is_noted_as_left(owned: Owned) -> None:
    """Otherwise its data would be kept. Discord may announce the departure before it answers the request."""
    tavern = owned.tavern
    other, bot = tavern.local.add_guild("The Cellar"), tavern.bot
    left_at = f"SELECT left_at FROM guilds WHERE id = {other.id} AND left_at IS NOT NULL"
    await tavern.until(lambda: bot.get_guild(other.id) is not None)
    await bot.database.write(ensure_guild, guild_id=other.id)
    other.kick_bot()
    await tavern.until(lambda: bot.get_guild(other.id) is None)
    await bot.services.get(Oversight).block(Blocked.SERVER, other.id)
    answered = asyncio.Event()

    async def answer_late(request: Request) -> Response | None:
        if not request.path.endswith(f"/users/@me/guilds/{other.id}"):
            return None
        other.kick_bot()
        await tavern.until(lambda: bot.get_guild(other.id) is None)
        answered.set()
        return reply()

    tavern.local.inject(answer_late)
    other.invite_bot()
    await answered.wait()
    await bot.jobs.play("servers")
    assert await rows(bot.database, left_at)


async def test_an_incident_is_found_by_its_number(
    owned: Owned, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tavern = owned.tavern
    lobby = await open_lobby(tavern)
    async with incidents_kept(tavern.bot.database, tavern.clock):
        with monkeypatch.context() as patch:
            patch.setattr(Sessions, "lock", lambda *_, **__: dict[int, int]()[10**17])  # a mistake in the bot
            outcome = await tavern.people[1].click(lobby, label="Join")
    number = outcome.shown.text.partition("(incident ")[2].rstrip(")")
    assert len(number) == 8
    assert f"{number} at 20" in await owned.said("incidents")
    story = await owned.said("incidents", number=number)
    assert says(story, "owner-incident", server=tavern.guild.id, game="1", request="fk:join", problem="KeyError: (id)")
    assert "Traceback" in story
    assert str(tavern.people[1].id) not in story
    assert says(await owned.said("incidents", number="nothing"), "no-such-incident")
    (crash,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert number in crash.getMessage()
    caplog.clear()
