"""Who sees what, whose window it is, and a connection that is lost and comes back."""

import pytest
from playwright.async_api import expect

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
