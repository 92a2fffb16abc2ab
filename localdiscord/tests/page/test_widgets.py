"""Everything that a bot may send is drawn and can be used."""

import asyncio
import io
import zlib
from dataclasses import dataclass

import discord
import pytest
import pytest_asyncio
from discord import ui
from playwright.async_api import expect

from localdiscord import Request
from localdiscord.browser import Visitor

from .conftest import Opener, Place

pytestmark = pytest.mark.asyncio(loop_scope="session")


def chunk(kind: bytes, data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")


PIXEL = (
    b"\x89PNG\r\n\x1a\n"
    + chunk(b"IHDR", b"\0\0\0\1\0\0\0\1\x08\0\0\0\0")
    + chunk(b"IDAT", zlib.compress(b"\0\0"))
    + chunk(b"IEND", b"")
)


@dataclass
class Stage:
    place: Place
    visitor: Visitor


@pytest_asyncio.fixture(loop_scope="session")
async def stage(open_place: Opener) -> Stage:
    """A window on a place where bots must answer sooner than at Discord."""
    place = await open_place(answer_within=1.5)
    return Stage(place, await place.visit(viewport={"width": 1280, "height": 1600}))


async def test_a_click_without_an_answer_waits_and_fails(stage: Stage) -> None:
    visitor = stage.visitor
    await visitor.command("sample board")
    await visitor.press("Nothing")
    await expect(visitor.button("Nothing")).to_have_attribute("aria-busy", "true")
    await expect(visitor.button("Whisper")).to_be_disabled()
    await expect(visitor.page.get_by_role("alert").filter(has_text="This interaction failed")).to_be_visible()
    await expect(visitor.button("Nothing")).to_be_enabled()
    await visitor.press("Pressed 0")
    await expect(visitor.newest).to_contain_text("Count: 1")
    await expect(visitor.page.get_by_text("This interaction failed")).to_have_count(0)
    await expect(visitor.newest).to_contain_text("(edited)")


async def test_deferred_answers_think_first(stage: Stage) -> None:
    visitor = stage.visitor
    await visitor.command("sample board")
    await expect(visitor.button("Slow")).to_be_visible()
    held, seen = asyncio.Event(), visitor.page.locator(".thinking")

    async def hold(request: Request) -> None:
        if request.method == "PATCH":
            await held.wait()

    stage.place.local.inject(hold)
    await visitor.press("Slow")
    await expect(seen).to_have_text("Sample is thinking…")
    held.set()
    await expect(visitor.newest).to_contain_text("at last")
    await expect(seen).to_have_count(0)


async def test_every_field_of_a_modal(stage: Stage) -> None:
    visitor = stage.visitor
    await visitor.command("sample board")
    await visitor.press("Form")
    form = visitor.page.get_by_role("dialog", name="A form")
    await form.get_by_role("textbox", name="Name").fill("North")
    for field, chosen in (("Size", "large"), ("Place", "# general")):
        await form.get_by_role("combobox", name=field).click()
        await form.get_by_role("option", name=chosen).click()
    await form.get_by_role("button", name="Submit").click()
    await expect(visitor.newest).to_contain_text("North ['large'] ['general']")


async def test_the_other_fields_of_a_modal_and_the_menu_of_a_person(stage: Stage) -> None:
    visitor = stage.visitor
    await visitor.command("sample board")
    await visitor.press("Survey")
    form = visitor.page.get_by_role("dialog", name="A survey")
    await expect(form.get_by_label("Slow")).to_be_checked()
    for name in ("Quick", "Friday", "Sunday", "Remind me"):
        await form.get_by_label(name).check()
    await form.get_by_label("Rules").set_input_files({"name": "a.yaml", "mimeType": "text/yaml", "buffer": b"four"})
    await form.get_by_role("combobox", name="Friends").click()
    await form.get_by_role("option", name="South").click()
    await visitor.page.keyboard.press("Escape")
    await form.get_by_role("button", name="Submit").click()
    await expect(visitor.newest).to_contain_text("quick ['Friday', 'Sunday'] True [4] ['South']")
    await visitor.newest.get_by_role("button", name="Sample").click(button="right")
    await visitor.page.get_by_role("menuitem", name="Greet them").press("Enter")
    await expect(visitor.newest).to_contain_text("North used Greet them")
    await expect(visitor.newest).to_contain_text("North greets sample")


async def test_a_menu_of_several(stage: Stage) -> None:
    visitor = stage.visitor
    await visitor.command("sample board")
    await visitor.page.get_by_role("combobox", name="Whom to call").click()
    for name in ("North", "South"):
        await visitor.page.get_by_role("option", name=name).click()
    await visitor.page.keyboard.press("Escape")
    await expect(visitor.newest).to_contain_text("North and South")


async def test_components_that_only_show_something(stage: Stage) -> None:
    view = ui.LayoutView(timeout=None)
    view.add_item(
        ui.Container(
            ui.TextDisplay("## Above a picture"),
            ui.Separator(),
            ui.MediaGallery(
                discord.MediaGalleryItem("attachment://one.png", description="A dot"),
                discord.MediaGalleryItem("https://elsewhere.example/far.png"),
            ),
            ui.File("attachment://notes.txt", spoiler=True),
            ui.ActionRow(ui.Button(label="Away", url="https://elsewhere.example")),
            accent_colour=0x336699,
        )
    )
    files = [discord.File(io.BytesIO(PIXEL), "one.png"), discord.File(io.BytesIO(b"hello"), "notes.txt")]
    await stage.place.bot_channel.send(view=view, files=files)
    newest = stage.visitor.newest
    await expect(newest.get_by_role("heading", name="Above a picture")).to_be_visible()
    await expect(newest.get_by_role("img", name="A dot")).to_have_js_property("naturalWidth", 1)
    await expect(newest.get_by_role("link", name="A picture elsewhere")).to_be_visible()
    covered = newest.locator("[inert]")
    await expect(covered.get_by_role("link", name="notes.txt")).to_have_count(1)
    await newest.get_by_role("button", name="Spoiler").click()
    await expect(covered).to_have_count(0)
    await expect(newest.get_by_role("link", name="notes.txt")).to_be_visible()
    await expect(newest.get_by_role("link", name="Away")).to_have_attribute("rel", "noopener noreferrer")
    await expect(newest.locator(".container")).to_have_css("border-left-color", "rgb(51, 102, 153)")


async def test_a_button_beside_long_text_stays_as_high_as_others(stage: Stage) -> None:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Section(ui.TextDisplay("Many words. " * 60), accessory=ui.Button(label="Beside")))
    view.add_item(ui.ActionRow(ui.Button(label="Below")))
    await stage.place.bot_channel.send(view=view)
    beside, below = [await stage.visitor.button(name).bounding_box() for name in ("Beside", "Below")]
    assert beside
    assert below
    assert beside["height"] == below["height"]


async def test_replies(stage: Stage) -> None:
    channel, newest = stage.place.bot_channel, stage.visitor.newest
    written = stage.place.people[1].say(stage.place.channel, "A question")
    await channel.send("An answer", reference=channel.get_partial_message(written.id))
    await expect(newest).to_contain_text("A question")
    stage.place.people[1].delete(written)
    await expect(newest).to_contain_text("Original message was deleted")


async def test_the_newest_message_stays_in_view_while_it_grows(place: Place) -> None:
    visitor = await place.visit(viewport={"width": 390, "height": 500})
    await visitor.command("sample board")
    await expect(visitor.button("Slow")).to_be_visible()
    log = visitor.page.locator("#log")
    # The log grows between the scrolling and its event, as when a picture loads.
    grow = """async (log, {top, height}) => {
        log.scrollTop += top;
        log.querySelector("li.message:last-of-type").style.minHeight = height;
        for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
        return log.scrollHeight - log.clientHeight - log.scrollTop;
    }"""
    assert await log.evaluate(grow, {"top": 0, "height": "1000px"}) <= 1
    assert await log.evaluate(grow, {"top": -1, "height": "2000px"}) <= 1
    # The page does not scroll for people who read further up.
    assert await log.evaluate(grow, {"top": -500, "height": "2000px"}) > 400
    assert await log.evaluate(grow, {"top": 0, "height": "3000px"}) > 1400
    # It does for the private answer to a press.
    await log.evaluate("log => { log.firstElementChild.style.minHeight = '3000px'; log.scrollTop = 0; }")
    await visitor.button("Slow").evaluate("each => each.click()")
    await expect(visitor.newest).to_contain_text("at last")
    await expect(visitor.newest).to_be_in_viewport()


async def test_the_newest_message_stays_in_view_when_the_window_grows(place: Place) -> None:
    visitor = await place.visit(viewport={"width": 390, "height": 700})
    south = place.people[1]
    south.say(place.channel, "line\n" * 60)
    await expect(visitor.newest).to_contain_text("line")
    # The browser may tell the page that it scrolled back before it tells of the size.
    await visitor.page.locator("#log").evaluate(
        """async (log) => {
            const frame = () => new Promise(requestAnimationFrame);
            log.style.maxHeight = "300px";
            await frame();
            await frame();
            document.addEventListener("scroll", (late) => late.isTrusted && late.stopImmediatePropagation(), true);
            log.style.maxHeight = "";
            log.dispatchEvent(new Event("scroll"));
            await frame();
            await frame();
        }"""
    )
    south.say(place.channel, "One thing more")
    await expect(visitor.newest).to_be_in_viewport()


async def test_a_command_without_an_answer_says_so_until_it_is_dismissed(stage: Stage) -> None:
    @stage.place.bot.tree.command(description="Never answers")
    async def silence(interaction: discord.Interaction) -> None:
        """Not a word."""

    await stage.place.bot.tree.sync()
    visitor = stage.visitor
    await visitor.command("silence")
    await expect(visitor.newest).to_contain_text("North used /silence")
    await expect(visitor.newest.get_by_role("alert")).to_have_text("The application did not respond")
    await visitor.press("Dismiss message")
    await expect(visitor.newest).to_have_count(0)
