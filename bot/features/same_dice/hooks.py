"""Connects duels on the same dice with the core."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from sqlalchemy import Column, ColumnElement, select

from bot.features.same_dice import messages, screens, store
from bot.features.same_dice.clock import DuelClock
from bot.features.same_dice.messages import ROUTE
from bot.features.same_dice.model import DuelDice
from bot.hooks import Feature, Spot
from bot.jobs import Job
from bot.model.games import StoredGame
from bot.model.place import is_server
from bot.store.personal import Personal, Subject
from bot.store.units import Transaction
from bot.ui.components import ActionRow, Button, action_row, button
from bot.ui.context import Route
from bot.ui.display import Display
from bot.ui.page import BESIDE, Find, Pattern
from bot.ui.presentation import is_mark

if TYPE_CHECKING:
    from bot.client import FarkleBot


class SameDice(Feature):
    name = "same_dice"

    def gave_back(self, transaction: Transaction, since: Callable[[int], int], now: int) -> None:
        store.give_back(transaction, since, now)

    def shared_dice(self, transaction: Transaction, game_id: int) -> DuelDice | None:
        return store.dice_of(transaction, game_id)

    def buttons(self, spot: Spot, display: Display, stored: StoredGame | None = None) -> Iterator[Button]:
        if spot in (Spot.HELP, Spot.GAMES):
            yield button(display.say("go-same"), screens.START.address(BESIDE))

    def lobby_menus(self, stored: StoredGame, display: Display) -> Iterator[ActionRow]:
        """A button behind **More**. Only servers have channels for the results."""
        if is_server(stored.guild_id):
            yield action_row(button(display.say("go-same"), messages.address("with", stored.title)))

    def services(self, bot: "FarkleBot") -> Iterable[object]:
        yield DuelClock(bot.services, bot.clock.may_act_on)

    def jobs(self, bot: "FarkleBot") -> Iterable[Job]:
        yield Job("duels", 5, bot.services.get(DuelClock).look)

    def routes(self) -> Mapping[str, Route]:
        return {ROUTE: Route(screens.read, screens.handle, is_mark=is_mark)}

    def pages(self) -> Mapping[Pattern, Find]:
        return {screens.START: screens.find_start}

    def personal(self) -> Iterable[Personal]:
        yield from (Personal(column, store.duels.c.id) for column in (store.duels.c.host_id, store.duels.c.guest_id))

    def exported(self) -> Mapping[str, Subject]:
        duels = store.duels.c
        began = select(*duels["id", "guild_id", "channel_id", "host_game", "opened_at", "ends_at"])
        taken = select(*duels["id", "guild_id", "channel_id", "guest_game", "opened_at", "ends_at"])
        return {
            "duels_begun": Subject(began, duels.host_id, (duels.id,)),
            "duels_taken": Subject(taken, duels.guest_id, (duels.id,)),
        }

    def withholds(self, game_id: "Column[int]") -> Iterable[ColumnElement[bool]]:
        yield store.is_of_duel(game_id, hidden=True)

    def has_own_limits(self, game_id: "Column[int]") -> Iterable[ColumnElement[bool]]:
        yield store.is_of_duel(game_id)

    def forget_some(self, transaction: Transaction, guild_id: int) -> bool:
        return store.forget_some(transaction, guild_id)
