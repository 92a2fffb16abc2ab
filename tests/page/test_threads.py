"""Threads on the page: found, opened, played in, archived and deleted."""

import pytest
from playwright.async_api import expect

from bot.sandbox import ClientRefused
from tests.page.conftest import Opener

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_thread_is_opened_from_its_message_and_played_in(parlour: Opener) -> None:
    place = await parlour("6", "5")
    north = await place.visit(place.people[0])
    channel = place.tavern.channel
    said = place.people[1].say(channel, "Who plays?")
    thread = place.people[1].start_thread(channel, "Round two", said)
    await expect(north.page.get_by_role("list", name="Channels")).to_contain_text("Round two")
    await north.button("Round two · open thread").click()
    await expect(north.page.get_by_role("heading", level=1)).to_have_text("Round two")
    await expect(north.page.locator(".topic")).to_have_text("Thread in # dice")
    await north.command("farkle start")
    await north.be("South")
    await north.press("Join")
    await expect(north.newest).to_contain_text("@South")
    assert [each.author for each in thread.messages()] == [place.tavern.local.world.bot]


async def test_archived_and_locked_and_deleted(parlour: Opener) -> None:
    place = await parlour()
    north = await place.visit(place.people[0])
    channels = north.page.get_by_role("list", name="Channels")
    south = place.people[1]
    thread = south.start_thread(place.tavern.channel, "Old times")
    await expect(north.newest).to_contain_text("started a thread: Old times")
    south.edit_thread(thread, archived=True)
    await expect(channels.get_by_role("button")).to_have_count(1)
    await north.button("Old times · open thread").click()
    await expect(channels).to_contain_text("ARCHIVED")
    thread.change(locked=True)
    await expect(north.box).to_be_disabled()
    with pytest.raises(ClientRefused):
        south.say(thread, "still here")
    place.tavern.guild.delete_channel(thread)
    await expect(north.page.get_by_role("heading", level=1)).to_have_text("# dice")
    await expect(north.page.get_by_role("button", name="open thread")).to_have_count(0)
