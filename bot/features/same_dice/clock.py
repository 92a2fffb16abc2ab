"""Ends duels whose time is up or whose games have ended, and posts their results."""

import asyncio
import logging
from collections.abc import Callable

import discord

from bot import workers
from bot.discord_py import error_of
from bot.errors import UnreadableGame
from bot.features.same_dice import store
from bot.features.same_dice.messages import is_over, result
from bot.features.same_dice.model import Duel, Played, Side
from bot.features.same_dice.rules import came_to
from bot.jobs import survives
from bot.model.place import NOWHERE
from bot.model.servers import link_to
from bot.ui.components import Screen
from bot.ui.display import Display
from bot.ui.services import Services

log = logging.getLogger(__name__)


class DuelClock:
    """Posts results. `may_act_on`: are people on a server there to see what the bot does, and does Discord let it?"""

    def __init__(self, services: Services, may_act_on: Callable[[int], bool]) -> None:
        self._services = services
        self._sessions = services.sessions
        self._database = services.sessions.database
        self._may_act_on = may_act_on
        self._one_by_one = asyncio.Lock()
        # What failed is tried again after a restart.
        self._left_alone = set[int]()

    async def look(self) -> None:
        """Each result is posted once, by the process that serves the server."""
        async with self._one_by_one:
            for duel_id, guild_id in await self._database.read(store.due, self._sessions.now()):
                if duel_id in self._left_alone or not self._services.served.has(guild_id):
                    continue
                if not await survives(self._look_at(duel_id), log, "duel %s could not end", duel_id):
                    self._left_alone.add(duel_id)

    async def end(self, duel_id: int) -> Duel:
        """Ends a duel that is due."""
        duel = await self._database.write(store.end, duel_id, self._sessions.now())
        for game_id in duel.games:
            # It may be known as it was before.
            self._sessions.read_anew(game_id)
        return duel

    async def _look_at(self, duel_id: int) -> None:
        duel = await self.end(duel_id)
        if duel.guild_id == NOWHERE or (self._may_act_on(duel.guild_id) and await self._post(duel)):
            await self._database.write(store.set_shown, duel_id)

    async def _post(self, duel: Duel) -> bool:
        """Posts the result. Returns False if it is worth another try."""
        display, messages = self._services.displays.at(duel.guild_id, duel.channel_id), self._services.messages
        where = (duel.guild_id, duel.channel_id, f"post the result of duel {duel.id}")
        posted = await messages.try_to_send(*where, view=await self.result(duel, display))
        if isinstance(posted, int) and duel.message_id is not None:
            link = link_to(duel.guild_id, duel.channel_id, posted)
            editing = messages.edit(duel.guild_id, duel.channel_id, duel.message_id, view=is_over(duel, link, display))
            await error_of(editing, f"say that duel {duel.id} is over")
        return isinstance(posted, int | discord.Forbidden | discord.NotFound)

    async def result(self, duel: Duel, display: Display) -> Screen:
        hosts, _ = await self._database.read(store.written, duel.host_game)
        guests = None if duel.guest_game is None else await self.played(duel.guest_game)
        sides = (Side(duel.host_id, await self.played(duel.host_game)), Side(duel.guest_id, guests))
        return result(duel, sides, hosts.title, hosts.rules, display)

    async def played(self, game_id: int) -> Played | None:
        try:
            stored, lines = await self._database.read(store.written, game_id)
        except UnreadableGame:
            return None
        return await workers.shared.run(came_to, stored.rules, lines)
