"""One interaction and all that answering it needs: made once, when it arrives, and handed down from there.

Screens, buttons and commands reach the services through it, and through nothing else.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import discord

from bot.play.sessions import Sessions
from bot.servers.rule_books import RuleBooks
from bot.servers.settings import SettingsByServer
from bot.standings.standings import Standings
from bot.ui.display import Display

Interaction = discord.Interaction[Any]


@dataclass(frozen=True, slots=True)
class Services:
    """What the bot can do, apart from showing it. `clock` gives the seconds since 1970."""

    sessions: Sessions
    rule_books: RuleBooks
    settings: SettingsByServer
    standings: Standings
    clock: Callable[[], float]


@dataclass(frozen=True, slots=True)
class Context:
    """One interaction: who it comes from and where, how to show things there, and the services."""

    interaction: Interaction
    services: Services
    display: Display

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def guild_id(self) -> int:
        """The server from which it comes; 0 outside of servers."""
        return self.interaction.guild_id or 0

    @property
    def values(self) -> tuple[str, ...]:
        """What was chosen in a select; empty for everything else."""
        values = cast(dict[str, Any], self.interaction.data or {}).get("values")
        return tuple(map(str, values)) if isinstance(values, list) else ()
