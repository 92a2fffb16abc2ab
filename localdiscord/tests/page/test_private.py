"""Group chats, direct messages, and a server without the bot."""

import pytest
from playwright.async_api import expect

from .conftest import Opener

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_group_chat_and_a_server_without_the_bot(open_place: Opener) -> None:
    place = await open_place()
    north, south, _ = place.people
    north.install_bot()
    place.local.add_group("Night owls", north, south)
    chat = north.direct_messages_with(south)
    library = place.local.add_guild("The Library", owner=south, bot=False)
    library.add_member(north)
    lounge = library.add_channel("lounge")
    window = await place.visit()
    page = window.page
    await page.get_by_role("button", name="Direct messages").click()
    await page.get_by_role("list", name="Channels").get_by_role("button", name="Night owls").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Night owls")
    await expect(page.get_by_role("list", name="Members").get_by_role("listitem")).to_have_text(["NNorth", "SSouth"])
    await window.command("sample board")
    await window.be("South")
    await window.press("Pressed 0")
    await expect(window.newest).to_contain_text("Count: 1")
    # South has not installed the bot, so there are no commands to choose from.
    await window.box.fill("/")
    await expect(page.get_by_role("option")).to_have_count(0)
    await window.box.fill("")
    await window.be("North")
    await page.get_by_role("list", name="Channels").get_by_role("button", name="South").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("South")
    south.say(chat, "hello")
    await expect(window.newest).to_contain_text("hello")
    await page.get_by_role("button", name="The Library").click()
    await expect(page.get_by_role("list", name="Members").get_by_role("listitem")).to_have_text(["SSouth", "NNorth"])
    await window.command("sample board")
    await expect(window.newest).to_contain_text("Count: 0")
    lounge.deny(north, "use_external_apps")
    await window.command("sample board")
    await expect(window.newest).to_contain_text("Only you can see this")
