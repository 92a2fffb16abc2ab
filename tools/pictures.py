"""Draws the pictures in the README on the local Discord's page, in Chromium: a turn that moves, and screens, each wide
and as on a phone.

python -m tools.pictures [FOLDER]

Dice and time are fixed, so pictures change only if screens do. Needs a font with emoji (fonts-noto-color-emoji).
"""

import asyncio
import io
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, ViewportSize, async_playwright, expect
from playwright.async_api import Page as Window

from bot.cli.pipes import run
from bot.games.dice import Dice, Roller, Seed
from bot.local.demo import is_over, next_press
from bot.model.servers import Boards
from localdiscord import LocalDiscord, Message, Person
from localdiscord.page import Page
from tests.support.daily_steps import MORNING, Day, ask, play_to_the_end
from tests.support.players import press_next
from tests.support.sentences import says
from tests.support.steps import begin
from tests.support.tavern import Tavern, running_bot, seeded

_FOLDER = Path(__file__).parents[1] / "docs"
_SEED = 7
_NAMES = ("Mira", "Otto", "Juno")
_WIDTHS = {"": 940, "-phone": 390}
_TURN = ("Roll 6", "Most points", "Roll 3", "Most points", "Bank")
_THROWS = ("6", "1", "2", "111264", "552")
"""The presses of the turn that moves, and the dice until then; after that, they are random."""
_BOXES = 12
"""The number of boxes filled on the card of Triple Yahtzee."""
_COLOURS = 256
_LOOK_MS, _PRESS_MS = 1400, 500


class _Studio:
    def __init__(self, tavern: Tavern, page: Page, browser: Browser, folder: Path) -> None:
        self.tavern, self.page, self.browser, self.folder = tavern, page, browser, folder

    @asynccontextmanager
    async def window(self, person: Person, width: int) -> AsyncIterator[Window]:
        size = ViewportSize(width=width, height=1600)
        window = await self.browser.new_page(viewport=size, color_scheme="dark", bypass_csp=True)
        await window.clock.set_fixed_time(datetime.fromtimestamp(MORNING, UTC))
        await window.goto(f"{self.page.url}&as={person.name}")
        # Messages are of the real time.
        await window.add_style_tag(content=".when { visibility: hidden }")
        await window.locator("#log li.message").last.wait_for()
        await window.wait_for_load_state("networkidle")
        yield window
        await window.close()

    async def draw(self, person: Person, name: str) -> None:
        """The newest message that the person sees."""
        for suffix, width in _WIDTHS.items():
            async with self.window(person, width) as window:
                shown = await window.locator("#log li.message").last.screenshot()
                await asyncio.to_thread(_save, shown, self.folder / f"{name}{suffix}.png")

    async def film(self, person: Person, name: str, presses: tuple[str, ...]) -> None:
        """The newest message before, under and after each press."""
        frames: list[tuple[bytes, int]] = []
        async with self.window(person, _WIDTHS[""]) as window:
            board = window.locator("#log li.message").last

            async def take(duration: int) -> None:
                frames.append((await board.screenshot(), duration))

            for label in presses:
                await window.mouse.move(0, 0)
                await take(_LOOK_MS)
                button = board.get_by_role("button", name=label).first
                await button.hover()
                await take(_PRESS_MS)
                before = await board.inner_text()
                await button.click()
                await expect(board).not_to_have_text(before, use_inner_text=True)
            await window.mouse.move(0, 0)
            await take(2 * _LOOK_MS)
        await asyncio.to_thread(_save_film, frames, self.folder / f"{name}.webp")


def _save(shown: bytes, path: Path) -> None:
    with Image.open(io.BytesIO(shown)) as image:
        image.convert("RGB").quantize(_COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)


def _save_film(frames: Sequence[tuple[bytes, int]], path: Path) -> None:
    """Lower frames get the ground of the page below them."""
    shown = [Image.open(io.BytesIO(frame)).convert("RGB") for frame, _ in frames]
    height = max(image.height for image in shown)
    first, *others = [image.crop((2, 2, 3, 3)).resize((image.width, height)) for image in shown]
    for canvas, image in zip((first, *others), shown, strict=True):
        canvas.paste(image)
    durations = [duration for _, duration in frames]
    first.save(path, save_all=True, append_images=others, duration=durations, loop=0, quality=70)


async def draw(folder: Path) -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    day = Day()
    with tempfile.TemporaryDirectory() as temporary:
        local = LocalDiscord(bot_name="Farkle")
        page = Page(local)
        async with local, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            tavern = Tavern(local, people=len(_NAMES))
            for person, name in zip(tavern.people, _NAMES, strict=True):
                person.display_name = name
            database = Path(temporary) / "farkle.sqlite3"
            async with running_bot(tavern, database, _roller(), day, day.draw_secret) as bot:
                # New boards would be replies that quote.
                await bot.services.settings.change(tavern.guild.id, boards=Boards.IN_PLACE)
                await _draw_all(_Studio(tavern, page, browser, folder))
            await browser.close()


def _roller() -> Roller:
    throws, then = list(_THROWS), seeded(_SEED)

    def roll(seed: Seed, throw: int, number: int) -> Dice:
        return tuple(map(int, throws.pop(0))) if throws else then(seed, throw, number)

    return roll


async def _draw_all(studio: _Studio) -> None:
    tavern = studio.tavern
    mira = tavern.people[0]
    await begin(tavern, len(_NAMES), rules="deluxe", target=5000)
    await studio.film(mira, "turn", _TURN)
    board = await begin(tavern, 2, game="yahtzee", rules="Triple Yahtzee")
    await _play(tavern, board, until=f" {_BOXES}/39")
    await mira.click(board, label="Roll")
    await studio.draw(mira, "yahtzee")
    board = await begin(tavern, 2, rules="kingdom-come")
    while not is_over(board):
        await tavern.on_turn(board).click(board, label=next_press(board))
    asked = await mira.click(board, label="Review")
    await asked.done()
    await studio.draw(mira, "review")
    result = await ask(tavern, mira)
    await play_to_the_end(mira, result)
    # Computed meanwhile.
    await tavern.until(lambda: says(result, "daily-perfect"))
    await studio.draw(mira, "daily")


async def _play(tavern: Tavern, board: Message, until: str) -> None:
    """Plays until the first person is on turn, with `until` on their line."""
    mira = tavern.people[0]
    while True:
        line = next(line for line in board.text.splitlines() if mira.mention in line)
        if line.startswith("➤") and until in line:
            return
        person = tavern.on_turn(board)
        if board.selects:
            await press_next(person, board)
        else:
            await person.click(board, label="Roll")


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else _FOLDER
    asyncio.run(draw(folder))
    print(folder)
    return 0


if __name__ == "__main__":
    run(main)
