"""Draws docs/board.png for the README: a board in the middle of a game, on the local Discord's page in Chromium.

python -m tools.picture [FILE]

The dice are fixed, so the picture changes only if the board does.
"""

import asyncio
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.async_api import async_playwright

from bot.cli.pipes import run
from bot.local.players import next_press
from bot.model.servers import Boards
from localdiscord import LocalDiscord
from localdiscord.page import Page
from tests.support.steps import begin
from tests.support.tavern import Tavern, running_bot, seeded

_PATH = Path(__file__).parents[1] / "docs" / "board.png"
_SEED = 11
_TURNS = 14
_NAMES = ("Mira", "Otto", "Juno")


async def draw(path: Path) -> None:
    """Takes the picture when the dice of a good throw are marked."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as folder:
        local = LocalDiscord(bot_name="Farkle")
        page = Page(local)
        async with local:
            tavern = Tavern(local, people=len(_NAMES))
            for person, name in zip(tavern.people, _NAMES, strict=True):
                person.display_name = name
            async with running_bot(tavern, Path(folder) / "farkle.sqlite3", seeded(_SEED)) as bot:
                # Turns pass faster than usual; new boards would be replies that quote.
                await bot.services.settings.change(tavern.guild.id, boards=Boards.IN_PLACE)
                await _play(tavern)
                async with async_playwright() as playwright:
                    browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
                    window = await browser.new_page(viewport={"width": 900, "height": 900}, color_scheme="dark")
                    await window.goto(f"{page.url}&as={tavern.people[0].name}")
                    board = window.locator("#log li.message").last
                    await board.locator("button").first.wait_for()
                    await board.screenshot(path=path)
                    await browser.close()


async def _play(tavern: Tavern) -> None:
    await begin(tavern, len(_NAMES), rules="deluxe", target=5000)
    banked = 0
    while True:
        board = await tavern.board()
        label = next_press(board)
        banked += label.startswith("Bank")
        await tavern.on_turn(board).click(board, label=label)
        if banked >= _TURNS and label.startswith("Most points"):
            return


def main() -> int:
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else _PATH
    asyncio.run(draw(path))
    print(path)
    return 0


if __name__ == "__main__":
    run(main)
