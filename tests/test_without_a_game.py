"""Without a game's folders and its lines in the lists of games, the rest of the bot starts and is played."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAME = "yahtzee"
FOLDERS = (f"bot/games/{GAME}", f"bot/ui/games/{GAME}", f"bot/coach/{GAME}")
LISTS = ("bot/games/registry.py", "bot/ui/games/registry.py", "bot/coach/advisers.py")
# A game of Farkle between two people, to its end.
PLAYED = """
import asyncio
from pathlib import Path

from bot.local.players import is_over, next_press
from tests.support.players import press_next, presser
from tests.support.tavern import playing, seeded


async def play():
    async with playing(Path("farkle.sqlite3"), seeded(1), people=2) as tavern:
        host, second = tavern.people
        lobby = (await host.slash(tavern.channel, "farkle start", target=1000)).shown
        await second.click(lobby, label="Join")
        await host.click(lobby, label="Start")
        while not is_over(board := await tavern.board()):
            await press_next(tavern.on_turn(board), board)
        assert "/yahtzee" not in (await host.slash(tavern.channel, "farkle help")).text
        assert tavern.faults() == []
        print(board.text)


asyncio.run(play())
"""


def test_without_yahtzee_the_bot_starts_and_farkle_is_played(tmp_path: Path) -> None:
    for folder in ("bot", "cogs", "data", "tests/support"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    for name in FOLDERS:
        shutil.rmtree(tmp_path / name)
    for name in LISTS:
        lines = (tmp_path / name).read_text(encoding="utf-8").splitlines(keepends=True)
        (tmp_path / name).write_text("".join(line for line in lines if GAME not in line), encoding="utf-8")
    command = [sys.executable, "-c", PLAYED]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "wins" in done.stdout
