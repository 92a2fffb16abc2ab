"""Connects nudges with the core."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from sqlalchemy import select

from bot.features.nudges import store
from bot.features.nudges.screens import (
    NUDGE,
    NUDGES,
    OFFSET,
    Nudger,
    are_news,
    change_nudges,
    find_nudges,
    keep_offset,
    offer,
)
from bot.hooks import Feature, Spot
from bot.jobs import Job
from bot.model.games import StoredGame
from bot.store.personal import Personal, Subject
from bot.store.units import Transaction
from bot.ui.components import Button, button
from bot.ui.context import Context
from bot.ui.display import Display
from bot.ui.page import BESIDE, Find, Pattern
from bot.zones import Zone

if TYPE_CHECKING:
    from bot.client import FarkleBot


class Nudges(Feature):
    name = "nudges"

    def waits_for(self, transaction: Transaction, user_ids: Iterable[int], seconds: int, now: int) -> None:
        store.waits_for(transaction, user_ids, seconds, now)

    def zone_chosen(self, transaction: Transaction, user_id: int, before: Zone, after: Zone, now: int) -> None:
        store.move(transaction, user_id, before, after, now)

    def pressed(self, context: Context, before: StoredGame, after: StoredGame) -> None:
        if are_news(before, after, context.user_id):
            context.services.tasks.begin(offer(context))

    def buttons(self, spot: Spot, display: Display, stored: StoredGame | None = None) -> Iterator[Button]:
        if spot is Spot.ALONE:
            yield button(display.say("button-remind"), NUDGE.address("evening", "on", BESIDE))
        if spot in (Spot.GAMES, Spot.ALONE, Spot.PRIVACY):
            # Below a list, it opens a message of its own.
            yield button(display.say("button-nudges"), NUDGES.address(*([] if spot is Spot.PRIVACY else [BESIDE])))

    def services(self, bot: "FarkleBot") -> Iterable[object]:
        yield Nudger(bot, bot.services, bot.absences, bot.refusals)

    def jobs(self, bot: "FarkleBot") -> Iterable[Job]:
        yield Job("nudges", 2, bot.services.get(Nudger).look)

    def pages(self) -> Mapping[Pattern, Find]:
        return {NUDGES: find_nudges, OFFSET: keep_offset, NUDGE: change_nudges}

    def personal(self) -> Iterable[Personal]:
        yield Personal(store.nudges.c.user_id)

    def exported(self) -> Mapping[str, Subject]:
        return {"direct_messages": Subject(select(store.nudges), store.nudges.c.user_id, (store.nudges.c.user_id,))}
