"""Steps of tests about records: games that were played, and what messages show."""

import random
from collections.abc import Sequence
from typing import Any

import aiohttp

from bot.games.dice import Roller
from bot.local.demo import is_over
from bot.model.records import Card
from localdiscord import Event, Message
from tests.support.players import press_next
from tests.support.steps import begin, pass_time, press
from tests.support.tavern import Tavern

_DAY = 24 * 60 * 60


async def play_on(tavern: Tavern) -> Message:
    """Plays the game that has begun to its end; its last board."""
    while not is_over(board := await tavern.board()):
        await press_next(tavern.on_turn(board), board)
    return board


async def play(tavern: Tavern, players: int = 2, **options: Any) -> Message:
    """A whole game between the first `players` people; its last board."""
    await begin(tavern, players, **{"rules": "kingdom-come"} | options)
    return await play_on(tavern)


A_SHORT_GAME = ("6", "1", "113456", "423", "223346", "111111")
"""The first seat farkles on its second throw, the second one farkles at once, and the first one banks enough."""


async def play_shortly(tavern: Tavern, dice: Sequence[str] = A_SHORT_GAME) -> None:
    """The short game, by rules with a shipped table."""
    await begin(tavern, rules="kingdom-come", dice=dice)
    await press(tavern, "Roll", "Most points", "Roll 3", "Roll 6", "Roll 6", "Bank")


def endings_on(tavern: Tavern) -> list[str]:
    """The texts of messages that show an ending, after each post or edit from now on."""
    shown = list[str]()

    def hear(event: Event) -> None:
        if event.kind in ("message_create", "message_update") and event.message and is_over(event.message):
            shown.append(event.message.text)

    tavern.local.world.listeners.append(hear)
    return shown


def lucky(seed: int) -> Roller:
    """Dice that fall alike in every run, and nearly half of them as ones: games are over after a few turns."""
    chance = random.Random(seed)
    return lambda _seed, _throw, number: tuple(max(1, chance.randint(-2, 6)) for _ in range(number))


async def play_games(tavern: Tavern, games: int = 1, roll: Roller | None = None, **options: Any) -> None:
    """Plays games between two people, all on one day, by lucky dice unless others are given."""
    tavern.roll = roll or lucky(1)
    # A person may not open many lobbies within a few minutes.
    apart = 180
    rest_of_day = _DAY - tavern.clock() % _DAY
    if rest_of_day < (games + 1) * apart:
        pass_time(tavern, rest_of_day)
    for _ in range(games):
        pass_time(tavern, apart)
        await play(tavern, 2, **options)


async def download(message: Message) -> bytes:
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


async def record(tavern: Tavern, index: int) -> Card:
    """A person's card across servers; a rebuild finds nothing to correct."""
    records = tavern.bot.services.records
    assert await records.rebuild() == []
    return await records.card(tavern.people[index].id, tavern.guild.id)
