"""Who sees what, in each kind of place, whose window it is, and a connection that is lost and comes back."""

import pytest
from playwright.async_api import expect

from localdiscord import ClientRefused, Thread

from .conftest import Place

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_an_ephemeral_message_is_seen_by_nobody_else_and_can_be_dismissed(place: Place) -> None:
    north = await place.visit()
    await north.command("sample board")
    await north.press("Whisper")
    await expect(north.newest).to_contain_text("and one thing more")
    await expect(north.newest).to_contain_text("Only you can see this")
    await north.be("South")
    await expect(north.page.get_by_text("Only you can see this")).to_have_count(0)
    await north.be("North")
    await expect(north.page.get_by_text("Only you can see this")).to_have_count(2)
    await north.press("Dismiss message")
    await expect(north.page.get_by_text("Only you can see this")).to_have_count(1)


async def test_a_mention_shows_on_the_face_and_one_click_goes_there(place: Place) -> None:
    north = await place.visit()
    await north.page.get_by_role("button", name="Direct messages").click()
    await place.bot_channel.send(f"Your turn, {place.people[1].mention}")
    await north.page.get_by_role("radio", name="South, mentioned").click()
    await expect(north.page.get_by_role("radio", name="South", exact=True)).to_be_checked()
    await expect(north.newest).to_contain_text("Your turn, @South")


async def test_each_server_shows_only_to_its_members(place: Place) -> None:
    east = await place.visit(place.people[2])
    await east.page.get_by_role("button", name="The Harbour").click()
    await expect(east.page.get_by_role("heading", level=1)).to_have_text("# deck")
    await east.be("North")
    await expect(east.page.get_by_role("button", name="The Harbour")).to_have_count(0)
    await expect(east.page.get_by_role("heading", level=1)).to_have_text("# general")


async def test_a_reloaded_window_keeps_its_person(place: Place) -> None:
    north = await place.visit()
    await north.be("East")
    assert "token" not in north.page.url
    await north.page.reload()
    await expect(north.page.get_by_role("radio", name="East")).to_be_checked()


async def test_a_lost_connection_comes_back_with_what_was_missed(place: Place) -> None:
    north = await place.visit()
    await place.windows.page.drop_windows()
    place.people[1].say(place.channel, "You missed this")
    await expect(north.page.get_by_text("The connection is lost.")).to_be_visible()
    await expect(north.newest).to_contain_text("You missed this")
    await expect(north.page.get_by_text("The connection is lost.")).to_be_hidden()
    await north.box.fill("And I am back")
    await north.page.keyboard.press("Enter")
    await expect(north.newest).to_contain_text("And I am back")


async def test_a_name_stays_text(place: Place) -> None:
    north = await place.visit()
    wicked = '<img src=x onerror="document.title=1">'
    place.people[1].display_name = wicked
    await north.page.reload()
    await place.bot_channel.send(place.people[1].mention)
    await expect(north.newest).to_contain_text(f"@{wicked}")
    await north.page.get_by_role("radio", name="<img").click()
    await north.box.fill("<script>document.title=1</script> [x](javascript:alert(1))")
    await north.page.keyboard.press("Enter")
    await expect(north.newest).to_contain_text("<script>")
    await expect(north.newest.get_by_role("heading")).to_have_text(wicked)
    await expect(north.newest.get_by_role("link")).to_have_count(0)
    assert await north.page.title() != "1"


async def test_a_group_chat_and_a_server_without_the_bot(place: Place) -> None:
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
    await window.command("sample board")
    await expect(window.newest).to_contain_text("Count: 0")
    lounge.deny(north, "use_external_apps")
    await window.command("sample board")
    await expect(window.newest).to_contain_text("Only you can see this")


async def test_a_thread_is_opened_from_its_message_and_used(place: Place) -> None:
    north = await place.visit()
    channel = place.channel
    said = place.people[1].say(channel, "Who is in?")
    thread = Thread(channel, "Round two", place.people[1], source=said)
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
    thread.change(archived=True)
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
