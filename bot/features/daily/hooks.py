"""Connects the daily dice with the core."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Column, ColumnElement, Table, select

from bot.features.daily import awards, buttons, ranks, store
from bot.features.daily.board import address, reminder
from bot.features.daily.dares import Dares
from bot.features.daily.model import NAME, Day
from bot.features.daily.posts import ANSWERS, Poster, offer_results
from bot.features.daily.service import DailyDice
from bot.features.daily.tables import attempts, daily_ranks, dares
from bot.hooks import Feature, Reminder, Spot
from bot.jobs import Job
from bot.model.achievements import Achievement
from bot.model.deadline import DAY
from bot.model.games import StoredGame
from bot.model.records import Note
from bot.store.counting import View
from bot.store.personal import Personal, Subject
from bot.store.units import Transaction
from bot.ui.components import Button, button
from bot.ui.context import Context, Handler, Route
from bot.ui.display import Display
from bot.ui.presentation import is_mark

if TYPE_CHECKING:
    from bot.client import FarkleBot

_OF_ATTEMPT = ("game_id", "day", "guild_id", "streak", "points", "best_turn", "risked", "risked_dice")


class Daily(Feature):
    name = NAME
    has_commands = True
    posts = True

    def saved(self, transaction: Transaction, before: StoredGame, after: StoredGame) -> None:
        if isinstance(after.shared, Day):
            store.saved(transaction, before, after)

    def notes_on_card(self, transaction: Transaction, user_id: int, guild_id: int | None) -> Iterator[Note]:
        if found := store.on_card(transaction, user_id, guild_id):
            yield "card-daily", found

    def shared_dice(self, transaction: Transaction, game_id: int) -> Day | None:
        return store.dice_of(transaction, game_id)

    def reminder(self, transaction: Transaction, user_id: int, now: int) -> Reminder | None:
        until = store.today(transaction, user_id, now).until
        return None if until is None else Reminder(partial(reminder, until))

    def buttons(self, spot: Spot, display: Display, stored: StoredGame | None = None) -> Iterable[Button]:
        if spot is Spot.HELP:
            yield button(display.say("help-to-daily"), address("play"))

    def opened(self, context: Context) -> None:
        context.services.tasks.begin(offer_results(context))

    def answer(self, parts: tuple[str, ...]) -> Handler | None:
        return ANSWERS.get(parts)

    def services(self, bot: "FarkleBot") -> Iterable[object]:
        services, sessions = bot.services, bot.services.sessions
        dice = DailyDice(bot.database, sessions, services.clock, sessions.draw_secret, services.coach.alone)
        where = (services.displays, services.settings, bot.refusals)
        poster = Poster(bot, services.messages, bot.database, services.clock, *where)
        return dice, poster, Dares(services, bot.clock.may_act_on)

    def jobs(self, bot: "FarkleBot") -> Iterable[Job]:
        dice = bot.services.get(DailyDice)
        yield Job("day", 2, dice.turn_over)
        yield Job("dares", 5, bot.services.get(Dares).look)
        yield Job("posts", 1, bot.services.get(Poster).look)
        yield Job("daily dice", DAY, dice.tidy)

    def routes(self) -> Mapping[str, Route]:
        return {"fd": Route(buttons.read, buttons.handle, is_mark=is_mark)}

    def achievements(self) -> Mapping[str, Achievement]:
        return awards.achievements()

    def personal(self) -> Iterable[Personal]:
        yield Personal(attempts.c.user_id, attempts.c.game_id)
        yield Personal(daily_ranks.c.user_id, are_many=True)
        yield Personal(dares.c.user_id, are_many=True)

    def exported(self) -> Mapping[str, Subject]:
        asked = select(*dares.c["game_id", "guild_id", "at", "taken"])
        return {
            "daily_dice": Subject(select(*attempts.c[_OF_ATTEMPT]), attempts.c.user_id, (attempts.c.game_id,)),
            "asked_to_beat_daily_dice": Subject(asked, dares.c.user_id, (dares.c.game_id,)),
        }

    def withholds(self, game_id: "Column[int]") -> Iterable[ColumnElement[bool]]:
        yield store.withheld(game_id)

    def ranks(self) -> Iterable[Table]:
        yield daily_ranks

    def forget_some(self, transaction: Transaction, guild_id: int) -> bool:
        return store.forget_some(transaction, guild_id)

    def rebuild(self, transaction: Transaction, now: int) -> None:
        ranks.compute(transaction, now)
        awards.compute(transaction)

    def records(self, now: int) -> Iterable[View]:
        yield View("daily_ranks", ranks.of_use(now), 4)
