"""Connects the owner's view and blocks with the core."""

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Table

from bot.features.oversight.service import Oversight
from bot.features.oversight.store import BLOCKS, blocks
from bot.hooks import Feature
from bot.jobs import Job
from bot.ui.services import Services

if TYPE_CHECKING:
    from bot.client import FarkleBot


class OwnersView(Feature):
    name = "oversight"
    has_commands = True

    def check(self, services: Services, user_id: int, guild_id: int) -> None:
        services.get(Oversight).check(user_id, guild_id)

    def services(self, bot: "FarkleBot") -> Iterable[object]:
        made = Oversight(bot.database, bot.services.clock)
        bot.changes.read_after(made.follow, BLOCKS)
        bot.add_listener(made.joined, "on_guild_join")
        yield made

    def jobs(self, bot: "FarkleBot") -> Iterable[Job]:
        oversight = bot.services.get(Oversight)
        yield Job("blocks", 30, partial(oversight.leave_blocked, bot), oversight.is_news)

    def outlives_restore(self) -> Iterable[Table]:
        yield blocks
