"""The bot on SimCord, another simulation of Discord, which answers discord.py within this process."""

import random
from pathlib import Path
from typing import Any

import pytest
import simcord
from discord.ui import Button, LayoutView, TextDisplay

from bot.client import FarkleBot
from bot.games.dice import Dice
from bot.jobs import Jobs
from tests.support.databases import opened, rows
from tests.support.sentences import says
from tests.support.tavern import PassingTime

PATIENCE_SECONDS = 120.0
# The buttons that a player prefers, best first.
WISHES = ("Bank", "Most points", "Roll")


def parts(channel: simcord.ChannelHandle, kind: type[Any]) -> list[Any]:
    """What the newest message in a channel is made of, as far as it is of one kind."""
    assert channel.last_message is not None
    view = LayoutView.from_message(channel.last_message)
    return [part for part in view.walk_children() if isinstance(part, kind)]


async def test_a_whole_game_is_played_to_its_end_and_stored(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Jobs, "start", lambda _jobs: None)  # SimCord waits until the bot is idle; jobs never are
    chance = random.Random(1)

    def roll(_seed: object, _throw: int, number: int) -> Dice:
        return tuple(chance.randint(1, 6) for _ in range(number))

    async with (
        opened(path) as database,
        FarkleBot(database, roll, PassingTime(), has_missed_time=lambda: False, reviewing=False) as bot,
        simcord.run(bot, shard_count=1, settle_timeout=PATIENCE_SECONDS) as world,
    ):
        channel = world.create_guild().create_text_channel("dice")
        host, guest = (world.guild.add_member(world.create_user(name)) for name in ("mira", "otto"))

        async def press(player: simcord.MemberActor, label: str) -> simcord.InteractionResult:
            assert channel.last_message is not None
            return await player.click(channel.last_message, label=label)

        await host.slash(channel, "farkle start", target=1000)
        await press(guest, "Join")
        await press(host, "Start (host)")
        while "Rematch" not in (labels := [each.label for each in parts(channel, Button) if not each.disabled]):
            board = "\n".join(each.content for each in parts(channel, TextDisplay))
            (player,) = (each for each in (host, guest) if f"➤ {each.mention}" in board)
            label = next(each for start in WISHES for each in labels if each.startswith(start))
            asked = await press(player, label)
            if asked.ephemeral and asked.response:
                # Banking so little loses the game. They do it nevertheless.
                await player.click(asked.response, label=f"{label} and lose")
        assert says("\n".join(each.content for each in parts(channel, TextDisplay)), "over-head")
        assert [each["status"] for each in await rows(database, "SELECT status FROM games")] == ["over"]
