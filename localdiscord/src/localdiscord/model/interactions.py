"""What a person did, which the bot must answer."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from ..errors import Json
from .accounts import User
from .outcomes import Outcome

if TYPE_CHECKING:
    from .channels import Channel
    from .messages import Message

# Discord's numbers for kinds of interactions.
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
NO_ANSWER = "This application did not respond"


class Interaction:
    """What a person did, which the bot must answer in time."""

    __slots__ = (
        "_answered",
        "channel",
        "created",
        "data",
        "forged_component",
        "id",
        "messages",
        "original",
        "outcome",
        "owners",
        "source",
        "token",
        "type",
        "user",
    )

    def __init__(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        owners: dict[str, str],
        source: Message | None = None,
    ) -> None:
        """`owners` are the installs that allow it, as authorizing_integration_owners.

        `source` is the message with the button or menu that was used, or that opened the modal.
        """
        loop = asyncio.get_running_loop()
        self.id = channel.world.new_snowflake()
        self.token = secrets.token_urlsafe(48)
        self.type = kind
        self.user = user
        self.channel = channel
        self.data = data
        self.owners = owners
        self.source = source
        # A component that the payload claims is in the source message, although it is not.
        self.forged_component: Json | None = None
        self.created = loop.time()
        self.outcome = Outcome()
        # What "@original" means in the routes of the interaction's webhook.
        self.original: Message | None = None
        # The messages that the bot sent through that webhook.
        self.messages: dict[int, Message] = {}
        self._answered: asyncio.Future[None] = loop.create_future()

    @property
    def age(self) -> float:
        """Seconds since it was sent."""
        return asyncio.get_running_loop().time() - self.created

    @property
    def is_external(self) -> bool:
        """Whether the bot was not installed in this place, but only by a user."""
        return "0" not in self.owners

    @property
    def forced_private(self) -> bool:
        """Whether every answer is ephemeral, because the user may not use external apps here, or not write."""
        channel, user = self.channel, self.user
        return self.is_external and not (channel.allows(user, "use_external_apps") and channel.can_write(user))

    @property
    def answered(self) -> bool:
        """Whether the bot gave its first response, or failed to."""
        return self._answered.done()

    @property
    def acknowledged(self) -> bool:
        return self._answered.done() and self.outcome.kind != "failed"

    def settle(self, kind: str) -> Outcome:
        if kind in ("deferred", "deferred_update"):
            self.outcome.defer(kind)
        self.outcome.kind = kind
        self.outcome.elapsed = self.age
        self._answered.set_result(None)
        return self.outcome

    def fail(self, error: str = NO_ANSWER) -> None:
        """Note that there is no first response, unless there is one; the person reads this error."""
        if not self._answered.done():
            self.outcome.error = error
            self.outcome.elapsed = self.age
            self._answered.set_result(None)

    async def first_response(self, within: float) -> Outcome:
        """Wait for the first response, at most `within` seconds."""
        timer = asyncio.get_running_loop().call_later(within, self.fail)
        try:
            await self._answered
        finally:
            timer.cancel()
        return self.outcome
