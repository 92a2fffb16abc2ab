"""Connects invitations with the core."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from sqlalchemy import delete, select

from bot.features.invitations import screens, store
from bot.hooks import Feature, Spot
from bot.jobs import Job
from bot.model.deadline import HOUR
from bot.model.games import StoredGame
from bot.store.personal import Personal, Subject
from bot.store.units import Transaction
from bot.ui.components import Button, button
from bot.ui.display import Display
from bot.ui.game_addresses import address_of
from bot.ui.page import BESIDE, Find, Pattern
from bot.ui.presentation import Action

if TYPE_CHECKING:
    from bot.client import FarkleBot


class Invitations(Feature):
    name = "invitations"

    def buttons(self, spot: Spot, display: Display, stored: StoredGame | None = None) -> Iterator[Button]:
        if spot is Spot.LOBBY and stored is not None and screens.is_offered(stored):
            yield button(display.say("invite-button"), address_of(stored, screens.INVITE))
        if spot is Spot.HELP:
            yield button(display.say("go-hear"), screens.HEARING.address(BESIDE))

    def actions(self) -> Mapping[str, Action]:
        return screens.ACTIONS

    def jobs(self, bot: "FarkleBot") -> Iterable[Job]:
        async def tidy() -> None:
            await bot.database.write(store.forget_past, bot.services.sessions.now())

        yield Job("calls", HOUR, tidy)

    def pages(self) -> Mapping[Pattern, Find]:
        return {screens.HEARING: screens.find_hearing, screens.SET_HEARING: screens.set_hearing}

    def personal(self) -> Iterable[Personal]:
        yield Personal(store.listeners.c.user_id, are_many=True)
        yield from (Personal(column, are_many=True) for column in (store.calls.c.user_id, store.calls.c.host_id))

    def exported(self) -> Mapping[str, Subject]:
        listeners, calls = store.listeners.c, store.calls.c
        of_calls = select(*calls["game_id", "guild_id", "at"])
        return {
            "hears_of_lobbies": Subject(select(listeners.guild_id), listeners.user_id, (listeners.guild_id,)),
            "called_to_lobbies": Subject(of_calls, calls.user_id, (calls.game_id,)),
        }

    def forget_some(self, transaction: Transaction, guild_id: int) -> bool:
        for table in (store.listeners, store.calls):
            transaction.execute(delete(table).where(table.c.guild_id == guild_id))
        return False
