"""The largest numbers that rules allow, played to the end of a game over the local Discord."""

from pathlib import Path

import pytest
import yaml

from bot.games.farkle import Choice, Then
from bot.play.turns import choose
from tests.support.record_steps import download
from tests.support.sentences import says
from tests.support.sessions import act
from tests.support.steps import FARKLE, begin, delete, open_past_game, pass_time, press, pressable
from tests.support.table import Hourglass
from tests.support.tavern import Tavern, running_bot, scripted

HOT_DICE = 130
"""With this many times six of a kind for 8,000,000 points, a total is above 999,999,999 points."""
TOTAL = 8_000_000 * HOT_DICE
RULES = {"title": "Extreme", "triples": {1: 1_000_000}, "more_of_a_kind": "doubling", "start": "seat_order"}


@pytest.mark.without_bot
async def test_a_turn_of_a_thousand_million_points(path: Path, tavern: Tavern) -> None:
    clock = Hourglass()
    host, second, _ = tavern.people
    async with running_bot(tavern, path, scripted(*["111111"] * 128), clock) as bot:
        await bot.services.rule_books.read(tavern.guild.id, yaml.safe_dump(RULES).encode(), "")
        await begin(tavern, rules="Extreme", target=1_000_000)
        await press(tavern, "Roll")
        async with bot.services.sessions.lock(1) as session:
            for _ in range(127):
                await act(session, choose, Choice((1,) * 6, Then.ROLL))
    async with running_bot(tavern, path, scripted("111111", "111111", FARKLE), clock) as bot:
        clock.bot = bot
        assert "1,016,000,000" in (await host.slash(tavern.channel, "farkle board")).text
        await press(tavern, "Roll", "Roll")
        await clock.passes(0)
        offered = await host.autocomplete(tavern.channel, "farkle board", "game", "")
        assert [each["value"] for each in offered] == ["id:1"]
        assert f"Bank {TOTAL:,}" in pressable(await tavern.board())
        await press(tavern, "Bank", "Roll")
        ending = await tavern.board()
        assert f"{TOTAL:,}" in ending.text
        checked = await host.click(ending, label="Check the dice")
        assert checked.ephemeral
        assert checked.error is None
    async with running_bot(tavern, path, scripted(), clock):
        past = (await open_past_game(host, tavern.channel)).shown
        assert f"{TOTAL:,}" in past.text
        await host.click(past, label="Replay")
        assert says(past, "replay-throws-left-out", count=120)
        assert says(past, "replay-banked", points=TOTAL)
        await host.click(past, label="Last")
        await host.click(past, label="Back to the game")
        exported = await host.click(past, label="Export")
        assert f"1 bank {TOTAL}".encode() in await download(exported.shown)
        assert f"{TOTAL:,}" in (await host.slash(tavern.channel, "farkle stats")).text
        pass_time(tavern, 60)
        assert f"{TOTAL:,}" in (await host.slash(tavern.channel, "farkle leaderboard", by="best_turn")).text
        for person in (host, second):
            await delete(tavern, person)
