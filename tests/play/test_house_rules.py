"""A server's own rules, over the local Discord: make, edit, use, export, import elsewhere, delete."""

from pathlib import Path

import aiohttp
import yaml

from bot.sandbox import Message, Outcome
from tests.harness import Tavern, playing, scripted, seeded


async def choose(tavern: Tavern, editor: Message, option: str, value: str) -> Outcome:
    """Chooses an option and one of its values, as the admin."""
    admin = tavern.people[0]
    await admin.choose(editor, "fr:option", [option])
    return await admin.choose(editor, f"fr:value:{option}", [value])


async def type_in(tavern: Tavern, editor: Message, option: str, text: str) -> Outcome:
    """Chooses an option and types its value, as the admin."""
    admin = tavern.people[0]
    asked = await admin.choose(editor, "fr:option", [option])
    assert asked.kind == "modal"
    return await admin.submit(asked.modal, {"value": text})


async def download(message: Message) -> bytes:
    """The only file of a message."""
    (attachment,) = message.attachments
    async with aiohttp.ClientSession() as session, session.get(attachment["url"]) as response:
        return await response.read()


async def test_the_whole_life_of_a_rule_set(tmp_path: Path) -> None:
    async with playing(tmp_path / "farkle.sqlite3", scripted("2", "1", "111223")) as tavern:
        admin, guest, _ = tavern.people
        tavern.guild.add_member(admin, manage_guild=True)
        made = await admin.slash(tavern.channel, "farkle-setup make", title="Tavern Rules", base="deluxe")
        assert made.ephemeral
        editor = made.shown
        await choose(tavern, editor, "final_round", "none")
        await type_in(tavern, editor, "target", "1000")
        await type_in(tavern, editor, "singles", "1: 100, 5: 50, 2: 20")
        assert "**target**: 10000 → **1000**" in editor.text
        book = await admin.autocomplete(tavern.channel, "farkle start", "rules", "")
        assert str(book[0]["name"]).startswith("Tavern Rules")
        saved = await admin.click(editor, label="Save")
        assert "Tavern Rules** is saved" in saved.text

        lobby = await admin.slash(tavern.channel, "farkle start", rules="Tavern Rules")
        assert "First to 1,000" in lobby.text
        await guest.click(await tavern.board(), label="Join")
        # A running game keeps the rules with which it began.
        await admin.click(await tavern.board(), label="Start")
        exported = await admin.slash(tavern.channel, "farkle-setup export", name="Tavern Rules")
        deleted = await admin.slash(tavern.channel, "farkle-setup delete", name="TAVERN rules")
        assert "is deleted" in deleted.text
        await admin.click(await tavern.board(), label="Roll")
        await admin.click(await tavern.board(), label="Keep best")
        await admin.click(await tavern.board(), label="Bank 1,040")
        assert "wins with 1,040" in (await tavern.board()).text

        file = await download(exported.shown)
        assert yaml.safe_load(file)["base"] == "deluxe"
        elsewhere = tavern.local.add_guild("Elsewhere")
        elsewhere.add_member(admin, manage_guild=True)
        channel = elsewhere.add_channel("games")
        imported = await admin.slash(channel, "farkle-setup import", file=("other-name.yaml", file))
        await imported.done()
        assert "Tavern Rules" in imported.text
        words = await admin.slash(channel, "farkle rules", name="tavern rules")
        assert "1,000 points or more end the game" in words.text
        assert tavern.faults() == []


async def test_what_an_admin_may_not_do(tmp_path: Path) -> None:
    async with playing(tmp_path / "farkle.sqlite3", seeded(1)) as tavern:
        admin = tavern.people[0]
        tavern.guild.add_member(admin, manage_guild=True)
        channel = tavern.channel
        shipped = await admin.slash(channel, "farkle-setup edit", name="deluxe")
        assert "cannot be changed" in shipped.text
        taken = await admin.slash(channel, "farkle-setup make", title="dELUXE")
        assert "already" in taken.text
        nameless = await admin.slash(channel, "farkle-setup make", title="   ")
        assert "plain text" in nameless.text
        for number in range(25):
            await admin.slash(channel, "farkle-setup make", title=f"Number {number}")
        one_more = await admin.slash(channel, "farkle-setup make", title="One more")
        assert "25 rule sets" in one_more.text
        rules = await admin.slash(channel, "farkle rules")
        assert "Number 24" in rules.text
        assert tavern.faults() == []
