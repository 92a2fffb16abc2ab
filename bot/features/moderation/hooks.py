"""Connects bars and voided games with the core."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from sqlalchemy import delete, select

from bot.features.moderation import screens
from bot.features.moderation.service import Moderation
from bot.features.moderation.store import BARS, bars, recounts
from bot.hooks import Feature
from bot.jobs import Job
from bot.model.deadline import DAY
from bot.model.servers import MODERATING
from bot.store.database import PEOPLE
from bot.store.personal import Personal, Subject
from bot.store.units import Transaction
from bot.ui.context import Route
from bot.ui.services import Services

if TYPE_CHECKING:
    from bot.client import FarkleBot


class ModerationOfServers(Feature):
    name = "moderation"
    has_commands = True
    powers = (MODERATING,)

    def check(self, services: Services, user_id: int, guild_id: int) -> None:
        services.get(Moderation).check(user_id, guild_id)

    def services(self, bot: "FarkleBot") -> Iterable[object]:
        made = Moderation(bot.database, bot.services.served, bot.services.clock)
        bot.changes.read_after(made.follow, BARS, PEOPLE)
        yield made

    def jobs(self, bot: "FarkleBot") -> Iterable[Job]:
        moderation = bot.services.get(Moderation)
        yield Job("recounts", 30, moderation.look, moderation.is_news)
        yield Job("bars", DAY, moderation.tidy)

    def routes(self) -> Mapping[str, Route]:
        return {"fm": Route(screens.read)}

    def personal(self) -> Iterable[Personal]:
        yield from (Personal(column, bars.c.id) for column in (bars.c.user_id, bars.c.by_id))

    def exported(self) -> Mapping[str, Subject]:
        of_bars = select(*bars.c["guild_id", "reason", "at", "until"])
        return {
            "bars": Subject(of_bars, bars.c.user_id, (bars.c.id,)),
            "bars_of_others": Subject(of_bars, bars.c.by_id, (bars.c.id,)),
        }

    def forget_some(self, transaction: Transaction, guild_id: int) -> bool:
        for table in (bars, recounts):
            transaction.execute(delete(table).where(table.c.guild_id == guild_id))
        return False
