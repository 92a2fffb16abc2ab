"""Games where people talk: on servers with the bot and without it, between friends, in groups, and alone with the bot."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.local.players import is_over, press_next, presser
from bot.text import say
from localdiscord import Channel, Message, Person
from tests.support.tavern import Tavern, local_tavern, running_bot, seeded

PLACES = ("server", "elsewhere", "friends", "group", "bot")
WITHOUT_RIGHTS = ("elsewhere", "friends", "group")


def place_of(tavern: Tavern, name: str) -> Channel:
    """A channel of this kind for the first two people; the first has installed the bot."""
    first, second = tavern.people[:2]
    first.install_bot()
    if name == "elsewhere":
        guild = tavern.local.add_guild("Elsewhere", bot=False)
        guild.add_member(first)
        guild.add_member(second)
        return guild.add_channel("general")
    return {
        "server": lambda: tavern.channel,
        "friends": lambda: first.direct_messages_with(second),
        "group": lambda: tavern.local.add_group("Night owls", first, second),
        "bot": lambda: first.direct_messages,
    }[name]()


async def newest(tavern: Tavern, place: Channel) -> Message:
    """The newest message with buttons, once the bot has done everything."""
    await tavern.until(lambda: tavern.bot is not None and not tavern.bot.in_work)
    return [message for message in place.messages(viewer=tavern.people[0]) if message.buttons][-1]


async def begin_in(tavern: Tavern, place: Channel, game: str = "farkle") -> Message:
    """The first board of a game against the second person, or a computer if the first is alone with the bot."""
    first, second = tavern.people[:2]
    options = {"target": 2000} if game == "farkle" else {}
    lobby = (await first.slash(place, f"{game} start", **options)).shown
    if place is first.direct_messages:
        await first.click(lobby, label="Add an opponent")
    else:
        await second.click(lobby, label="Join")
    await first.click(lobby, label="Start")
    return await newest(tavern, place)


async def play_to_the_end(tavern: Tavern, place: Channel, most: int = 200) -> Message:
    for _ in range(most):
        if is_over(board := await newest(tavern, place)):
            return board
        outcome = await press_next(presser(board, tavern.people[:2], ""), board)
        assert outcome.error is None
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("name", PLACES)
@pytest.mark.parametrize("game", ["farkle", "yahtzee"])
async def test_a_whole_game_with_a_restart_and_tokens_that_run_out(tmp_path: Path, name: str, game: str) -> None:
    database = tmp_path / "farkle.sqlite3"
    async with local_tavern(2) as tavern:
        tavern.local.gate.global_rate = (1000, 1.0)
        place = place_of(tavern, name)
        async with running_bot(tavern, database, seeded(3)):
            board = await begin_in(tavern, place, game)
            for _ in range(4):
                board = await newest(tavern, place)
                await press_next(presser(board, tavern.people[:2], ""), board)
        tavern.local.expire_tokens()
        async with running_bot(tavern, database, seeded(4)):
            await play_to_the_end(tavern, place)
            tavern.local.expire_tokens()
            rematch = await tavern.people[0].click(await newest(tavern, place), label="Rematch")
            assert rematch.shown.button("Start")
        assert tavern.faults() == []
