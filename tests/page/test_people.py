"""Who sees what, whom this window is, and a line that is lost and comes back."""

import pytest
from playwright.async_api import expect

from tests.page.conftest import Opener

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_refusal_is_seen_by_nobody_else_and_can_be_dismissed(parlour: Opener) -> None:
    place = await parlour("6", "5", "111234")
    north = await place.visit(place.people[0])
    await north.command("farkle start")
    await north.be("South")
    await north.press("Join")
    await north.be("North")
    await north.press("Start")
    await expect(north.button("Roll 6")).to_be_visible()
    await north.be("South")
    await north.press("Roll 6")
    await expect(north.newest).to_contain_text("It is the turn of @North")
    await expect(north.newest).to_contain_text("Only you can see this")
    await north.be("North")
    await expect(north.page.get_by_text("Only you can see this")).to_have_count(0)
    await north.be("South")
    await north.press("Dismiss message")
    await expect(north.page.get_by_text("Only you can see this")).to_have_count(0)


async def test_whose_turn_it_is_shows_on_their_face_and_one_click_goes_there(parlour: Opener) -> None:
    place = await parlour("6", "5", "223346")
    north = await place.visit(place.people[0])
    await north.command("farkle start")
    await north.be("South")
    await north.press("Join")
    await north.be("North")
    await north.press("Start", "Roll 6")
    await expect(north.page.get_by_role("radio", name="South, called")).to_be_visible()
    await north.page.get_by_role("button", name="Direct messages").click()
    await north.page.get_by_role("radio", name="South, called").click()
    await expect(north.page.get_by_role("radio", name="South", exact=True)).to_be_checked()
    await expect(north.newest).to_contain_text("@South, it is your turn")


async def test_each_server_shows_only_to_its_members(parlour: Opener) -> None:
    place = await parlour()
    east = await place.visit(place.people[2])
    await east.page.get_by_role("button", name="The Harbour").click()
    await expect(east.page.get_by_role("heading", level=1)).to_have_text("# deck")
    await east.be("North")
    await expect(east.page.get_by_role("button", name="The Harbour")).to_have_count(0)
    await expect(east.page.get_by_role("heading", level=1)).to_have_text("# dice")


async def test_a_window_stays_the_person_that_it_was(parlour: Opener) -> None:
    place = await parlour()
    north = await place.visit(place.people[0])
    await north.be("East")
    assert "token" not in north.page.url
    await north.page.reload()
    await expect(north.page.get_by_role("radio", name="East")).to_be_checked()


async def test_a_lost_line_comes_back_with_what_was_missed(parlour: Opener) -> None:
    place = await parlour()
    north = await place.visit(place.people[0])
    await place.page.cut_windows()
    place.people[1].say(place.tavern.channel, "You missed this")
    await expect(north.page.get_by_text("The line is down.")).to_be_visible()
    await expect(north.newest).to_contain_text("You missed this")
    await expect(north.page.get_by_text("The line is down.")).to_be_hidden()
    await north.box.fill("And I am back")
    await north.page.keyboard.press("Enter")
    await expect(north.newest).to_contain_text("And I am back")


async def test_a_name_stays_text(parlour: Opener) -> None:
    place = await parlour()
    north = await place.visit(place.people[0])
    wicked = '<img src=x onerror="document.title=1">'
    place.people[1].display_name = wicked
    await north.command("farkle start")
    await north.page.reload()
    await north.page.get_by_role("radio", name="<img").click()
    await north.press("Join")
    await expect(north.newest).to_contain_text(f"@{wicked}")
    await north.box.fill("<script>document.title=1</script> [x](javascript:alert(1))")
    await north.page.keyboard.press("Enter")
    await expect(north.newest).to_contain_text("<script>")
    await expect(north.newest.get_by_role("heading")).to_have_text(wicked)
    await expect(north.newest.get_by_role("link")).to_have_count(0)
    assert await north.page.title() != "1"
