"""Connects holidays with the core."""

from collections.abc import Iterable, Mapping

from sqlalchemy import select

from bot.features.away import screens, store
from bot.hooks import Feature
from bot.model.deadline import Delay
from bot.model.games import StoredGame
from bot.store.personal import Personal, Subject
from bot.store.units import Transaction
from bot.ui.components import ActionRow
from bot.ui.display import Display
from bot.ui.presentation import Action


class Away(Feature):
    name = "away"
    has_commands = True

    def delays(self, transaction: Transaction, stored: StoredGame, now: int) -> Mapping[int, Delay]:
        return store.delays(transaction, stored, now)

    def lobby_menus(self, stored: StoredGame, display: Display) -> Iterable[ActionRow]:
        return screens.menu(stored, display)

    def actions(self) -> Mapping[str, Action]:
        return screens.ACTIONS

    def personal(self) -> Iterable[Personal]:
        yield Personal(store.holidays.c.user_id)

    def exported(self) -> Mapping[str, Subject]:
        rows = select(*store.holidays.c["since", "until"])
        return {"holidays": Subject(rows, store.holidays.c.user_id, (store.holidays.c.since,))}
