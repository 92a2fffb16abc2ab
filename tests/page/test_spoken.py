"""What a screen reader says of a game, by Chromium's tree, as a script.

`SPOKEN=write pytest tests/page/test_spoken.py` writes the scripts anew: then read them.
"""

import os
import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from localdiscord import Message, Person
from tests.page.conftest import Opener
from tests.support.tavern import scripted

pytestmark = pytest.mark.asyncio(loop_scope="session")

SCRIPTS = Path(__file__).with_name("spoken.txt")
# A role, its name, its state, and its text.
_NODE = re.compile(r"""- '?(\w+)(?: "(.*?)")?((?: \[[^]]*\])*)'?(?::(?: "?(.*?)"?)?)?$""")
_SAID = ("button", "combobox", "heading", "img", "link")
_WITHIN = ("article", "listitem", "list", "paragraph", "separator")
# Numbers of days, and times.
_VARIES = (
    r"#\d+",
    r"\bin \d+ \w+\b",
    r"\b[0-9a-f]{8,}\b",
    r"\b\d{1,2}:\d\d [AP]M\b",
    r"\b\w+day, \w+ \d+, \d{4}\b",
    r"\b\w+ \d{1,2}, \d{4}\b",
)
_GLYPHS = re.compile("[▀-◿⬛⬜🟥-🟫]")


def script(tree: str) -> str:
    """One thing that is said a line: roles with their names, and the text of each paragraph."""
    lines, inside = list[str](), 99
    # The author and the time come first.
    _, _, shown = tree.partition("- time:")
    for line in shown.splitlines()[1:]:
        depth, found = len(line) - len(line.lstrip()), _NODE.search(line.strip())
        assert found, line
        role, name, state, text = found.groups()
        if depth > inside:
            # The name says it.
            continue
        inside = depth if role in _SAID else 99
        if role in _SAID:
            lines.append(f"{role} {name or text or ''}{' (off)' if 'disabled' in state else ''}")
        elif role in _WITHIN or not lines:
            lines.append(text or "")
        else:
            lines[-1] += f" {text or name or ''}"
    written = "\n".join(" ".join(line.split()) for line in lines if line.strip() not in ("", "(edited)"))
    for varies in _VARIES:
        written = re.sub(varies, "…", written)
    return re.sub(r":(\w+):", lambda emoji: emoji[1].replace("_", " "), written)


async def test_a_game_is_heard_as_it_is_written(parlour: Opener) -> None:
    place = await parlour("6", "5", "111234", "223346", "111222", "223346")
    host, second = place.people[:2]
    window, heard = await place.visit(host), dict[str, str]()

    async def hear(name: str) -> None:
        heard[name] = script(await window.newest.aria_snapshot())

    lobby = (await host.slash(place.tavern.channel, "farkle start", target=2000)).shown
    await second.click(lobby, label="Join")
    await expect(window.newest).to_contain_text("@South")
    await hear("lobby")
    await host.click(lobby, label="Start")
    board = await place.tavern.board()
    await host.click(board, label="Roll")
    await host.click(board, label="Most points")
    await expect(window.newest).to_contain_text("you keep")
    await hear("board")
    await play_to_the_end(board, host, second)
    await expect(window.newest).to_contain_text("wins")
    await expect(window.button("Review")).to_be_visible()
    # Its records come a moment later.
    await expect(window.newest).to_contain_text("What a roll")
    await hear("ending")
    await host.slash(place.tavern.channel, "farkle review")
    await expect(window.newest).to_contain_text("Exact")
    await hear("review")
    place.tavern.roll = scripted("115234")
    daily = (await host.slash(place.tavern.channel, "farkle daily")).shown
    await host.click(daily, label="Roll")
    await expect(window.newest).to_contain_text("press the dice")
    await hear("daily dice")
    written = "\n".join(f"== {name}\n{said}\n" for name, said in heard.items())
    if os.environ.get("SPOKEN") == "write":
        SCRIPTS.write_text(written, encoding="utf-8")
    assert written == SCRIPTS.read_text(encoding="utf-8")
    assert "die 5" in heard["daily dice"]
    assert not _GLYPHS.search(heard["board"].replace("◦", "")), "bars are read glyph by glyph"


async def play_to_the_end(board: Message, host: Person, second: Person) -> None:
    await host.click(board, label="Bank")
    await second.click(board, label="Roll")
    await host.click(board, label="Roll")
    await host.click(board, label="Bank")
    await second.click(board, label="Roll")
