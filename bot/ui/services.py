"""What screens need besides Discord."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from cachetools import TTLCache

from bot.coach.coach import Coach
from bot.discord_limits import Allowance
from bot.discord_py import LastMessages, error_of
from bot.discord_time import DiscordTime
from bot.errors import Refused
from bot.hooks import features
from bot.jobs import Tasks
from bot.model.people import Pings
from bot.model.place import NOWHERE
from bot.play.sessions import Sessions
from bot.processes.served import Served
from bot.records.endings import Endings
from bot.records.records import Records
from bot.records.reviews import Reviews
from bot.servers.own_settings import SettingsByPerson
from bot.servers.rule_books import Drafts, RuleBooks
from bot.servers.settings import SettingsByServer
from bot.ui.components import Screen
from bot.ui.display import Displays
from bot.ui.films import Films
from bot.ui.marks import Marks
from bot.ui.members import Members
from bot.ui.messages import TOKEN_SECONDS, Messages

_MESSAGES_REMEMBERED = 10_000
_Made = TypeVar("_Made")

Delete = Callable[[], Awaitable[None]]
"""Deletes a private message by the token of its interaction."""


@dataclass(frozen=True, slots=True)
class Services:
    """What screens need besides Discord.

    `warnings`: how to delete each person's last refusal in a channel, and `panels` what **More** showed, by game and
    person.
    `marks` are recent, `drafts` are edited rule sets. `allowance` limits posts. `films` show what computers played.
    """

    served: Served
    sessions: Sessions
    rule_books: RuleBooks
    settings: SettingsByServer
    own_settings: SettingsByPerson
    records: Records
    reviews: Reviews
    endings: Endings
    displays: Displays
    drafts: Drafts
    marks: Marks
    messages: Messages
    last_messages: LastMessages
    tasks: Tasks
    coach: Coach
    allowance: Allowance
    clock: DiscordTime
    films: Films
    members: Members
    _of_features: dict[type, Any] = field(default_factory=dict)
    warnings: TTLCache[tuple[int, int | None], Delete] = field(
        default_factory=lambda: TTLCache(_MESSAGES_REMEMBERED, TOKEN_SECONDS)
    )
    panels: TTLCache[int, dict[int, Delete]] = field(
        default_factory=lambda: TTLCache(_MESSAGES_REMEMBERED, TOKEN_SECONDS)
    )

    def keep(self, made: Iterable[object]) -> None:
        """Keeps what features made at the start (`bot.hooks.Feature.services`)."""
        self._of_features.update((type(each), each) for each in made)

    def check(self, user_id: int, guild_id: int = NOWHERE) -> None:
        """Asks all features whether they refuse the person (`bot.hooks.Feature.check`). Raises Refused."""
        for feature in features():
            feature.check(self, user_id, guild_id)

    def refuses(self, user_id: int, guild_id: int = NOWHERE) -> bool:
        """Whether a feature refuses the person."""
        try:
            self.check(user_id, guild_id)
        except Refused:
            return True
        return False

    def may_ping(self, user_id: int) -> bool:
        return self.own_settings.of(user_id).pings is not Pings.NEVER

    async def post(self, guild_id: int, channel_id: int, view: Screen, called: Iterable[int]) -> int:
        """Posts what a person asked for, with pings of those of `called` who want them, and returns the message's id.
        Raises Refused (`not-shown`).
        """
        called = filter(self.may_ping, called)
        where = (guild_id, channel_id, f"post in channel {channel_id} for a person")
        posted = await self.messages.try_to_send(*where, view=view, called=called)
        if isinstance(posted, Exception):
            raise Refused("not-shown")
        return posted

    def get(self, kind: type[_Made]) -> _Made:
        """What a feature made of this type. Raises KeyError if the feature is not there."""
        found: _Made = self._of_features[kind]
        return found


async def delete_private(message: Delete) -> None:
    # The person may have dismissed it.
    await error_of(message(), "delete a private message")
