"""Steps of tests about records: games that were played, and what messages show."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

from bot.local.players import is_over, next_press
from bot.local.tavern import Tavern, playing, seeded
from localdiscord import Message
from tests.support.steps import begin, pass_time


async def play(tavern: Tavern, players: int = 2, **options: object) -> Message:
    """A whole game between the first so many people; its last board."""
    await begin(tavern, players, **{"rules": "kingdom-come", "target": 1000} | options)
    while not is_over(board := await tavern.board()):
        await tavern.on_turn(board).click(board, label=next_press(board))
    return board


@asynccontextmanager
async def after_games(tmp_path: Path, games: int = 1, players: int = 2) -> AsyncIterator[Tavern]:
    """A tavern in which games were played."""
    async with playing(tmp_path / "farkle.sqlite3", seeded(1), people=max(3, players)) as tavern:
        for _ in range(games):
            # Nobody may open many lobbies within a few minutes.
            pass_time(tavern, 180)
            await play(tavern, players)
        yield tavern
        assert tavern.faults() == []


async def download(message: Message) -> bytes:
    """The only file of a message."""
    (attachment,) = message.attachments
    async with aiohttp.ClientSession() as session, session.get(attachment["url"]) as response:
        return await response.read()


def charts(message: Message) -> list[str]:
    """What the pictures of a message show, in words."""

    def found(components: list[dict[str, object]]) -> list[str]:
        alts = []
        for component in components:
            alts += [item["description"] for item in component.get("items", [])]  # type: ignore[attr-defined]
            alts += found(component.get("components", []))  # type: ignore[arg-type]
        return alts

    return found(message.components)
