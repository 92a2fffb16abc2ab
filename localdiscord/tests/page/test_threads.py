"""Threads on the page: found, opened, written in, archived and deleted."""

import pytest
from playwright.async_api import expect

from localdiscord import ClientRefused

from .conftest import Place

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_thread_is_opened_from_its_message_and_used(place: Place) -> None:
    north = await place.visit()
    channel = place.channel
    said = place.people[1].say(channel, "Who is in?")
    thread = place.people[1].start_thread(channel, "Round two", said)
    await expect(north.page.get_by_role("list", name="Channels")).to_contain_text("Round two")
    await north.button("Round two · open thread").click()
    await expect(north.page.get_by_role("heading", level=1)).to_have_text("Round two")
    await expect(north.page.locator(".topic")).to_have_text("Thread in # general")
    await north.command("sample board")
    await north.press("Pressed 0")
    await expect(north.newest).to_contain_text("Count: 1")
    assert [each.author for each in thread.messages()] == [place.local.world.bot]


async def test_archived_and_locked_and_deleted(place: Place) -> None:
    north = await place.visit()
    channels = north.page.get_by_role("list", name="Channels")
    south = place.people[1]
    thread = south.start_thread(place.channel, "Old times")
    await expect(north.newest).to_contain_text("started a thread: Old times")
    south.edit_thread(thread, archived=True)
    await expect(channels.get_by_role("button")).to_have_count(1)
    await north.button("Old times · open thread").click()
    await expect(channels).to_contain_text("ARCHIVED")
    thread.change(locked=True)
    await expect(north.box).to_be_disabled()
    with pytest.raises(ClientRefused):
        south.say(thread, "still here")
    place.guild.delete_channel(thread)
    await expect(north.page.get_by_role("heading", level=1)).to_have_text("# general")
    await expect(north.page.get_by_role("button", name="open thread")).to_have_count(0)
