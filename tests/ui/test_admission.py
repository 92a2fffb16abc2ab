"""The bot accepts three interactions of a person at the same time, and few offers."""

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import cast

from discord import InteractionType

from bot.ui.admission import InFlight
from bot.ui.context import Interaction


def interaction(
    number: int, user: int = 1, kind: InteractionType = InteractionType.component, server: int = 1
) -> Interaction:
    return cast(Interaction, SimpleNamespace(id=number, user=SimpleNamespace(id=user), type=kind, guild_id=server))


async def admitted(in_flight: InFlight, arriving: Sequence[Interaction]) -> list[bool]:
    """The interactions that are handled if they arrive in this order and none ends."""
    verdicts, free = list[bool](), asyncio.Event()

    async def handle(each: Interaction) -> None:
        verdicts.append(in_flight.admits(each))
        if verdicts[-1]:
            await free.wait()

    handling = [asyncio.create_task(handle(each)) for each in arriving]
    await asyncio.sleep(0)
    free.set()
    await asyncio.gather(*handling)
    return verdicts


async def test_of_one_person_three_are_handled_at_the_same_time() -> None:
    in_flight = InFlight()
    for _once_more_when_these_are_done in range(2):
        arriving = [interaction(number, user) for number, user in enumerate((1, 1, 1, 1, 2, 1, 2))]
        assert await admitted(in_flight, arriving) == [True, True, True, False, True, False, True]


async def test_of_all_people_five_offers_are_handled_at_the_same_time_and_three_of_a_server() -> None:
    in_flight, offer = InFlight(), InteractionType.autocomplete
    for _once_more_when_these_are_done in range(2):
        typed = [interaction(number, number, offer, server) for number, server in enumerate((1, 1, 1, 1, 2, 3, 4))]
        assert await admitted(in_flight, [*typed, interaction(7)]) == [True, True, True, False, True, True, False, True]
