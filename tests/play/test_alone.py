"""A person alone at the table, with computers or without: one board, which calls no one."""

from pathlib import Path

import pytest

from bot.model.servers import TURN_SECONDS, Boards
from tests.support.hourglass import timed
from tests.support.settings_steps import managed
from tests.support.steps import FARKLE, at_rest, begin, open_lobby, press
from tests.support.tavern import scripted


@pytest.mark.parametrize("boards", Boards)
async def test_the_board_is_edited_and_pings_nobody(tmp_path: Path, boards: Boards) -> None:
    async with managed(tmp_path, scripted("6", "1", *[FARKLE] * 4), boards=boards) as tavern:
        lobby, host = await open_lobby(tavern, 1), tavern.people[0]
        await host.click(lobby, label="Add an opponent")
        await host.click(lobby, label="Start")
        board = await tavern.board()
        await press(tavern, "Roll", "Roll")
        assert await at_rest(tavern) == [lobby, board]
        assert board.pings == []
        assert f"➤ {host.mention}" in board.text


async def test_of_two_people_the_one_who_stays_keeps_the_board(tmp_path: Path) -> None:
    throws = ("6", "1", "1", *[FARKLE] * 4)
    async with managed(tmp_path, scripted(*throws)) as tavern:
        lobby, (host, second, _) = await open_lobby(tavern, 1), tavern.people
        await host.click(lobby, label="Add an opponent")
        await second.click(lobby, label="Join")
        await host.click(lobby, label="Start")
        asked = await second.click(await tavern.board(), label="Leave")
        await second.click(asked.shown, label="Leave the game")
        before = await at_rest(tavern)
        await press(tavern, "Roll")
        assert await at_rest(tavern) == before


async def test_a_reminder_is_written_on_the_board(tmp_path: Path) -> None:
    async with timed(tmp_path / "farkle.sqlite3") as (tavern, clock):
        host = tavern.people[0]
        lobby = (await host.slash(tavern.channel, "yahtzee start")).shown
        await host.click(lobby, label="Start")
        board = await tavern.board()
        await clock.passes(TURN_SECONDS - 30)
        await clock.strikes_until(lambda: board.edited_count > 0)
        assert board.text.startswith("⏰")
        assert await at_rest(tavern) == [lobby, board]
        assert board.pings == []


async def test_two_people_are_called(tmp_path: Path) -> None:
    async with managed(tmp_path, scripted("6", "1", FARKLE)) as tavern:
        first = await begin(tavern)
        await press(tavern, "Roll")
        assert (await tavern.board()).pings == [tavern.people[1]]
        await tavern.until(lambda: first.deleted)
