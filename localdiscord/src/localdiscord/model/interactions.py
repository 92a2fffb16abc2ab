"""What a person did, which the bot must answer, and what came of it."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from ..errors import Json
from .accounts import User
from .components import walk

if TYPE_CHECKING:
    from .channels import Channel
    from .messages import Message

# Discord's numbers for kinds of interactions.
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
NO_ANSWER = "This application did not respond"


class Interaction:
    """What a person did, which the bot must answer in time."""

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
        return self.answered and self.outcome.kind != "failed"

    def settle(self, kind: str) -> Outcome:
        self.outcome.kind = kind
        self.outcome.elapsed = self.age
        self._answered.set_result(None)
        return self.outcome

    def fail(self, error: str = NO_ANSWER) -> None:
        """Note that there is no first response, unless there is one; the person reads this error."""
        if not self.answered:
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


class Outcome:
    """What came of a person's click, command or form. It is live: `followups` grows, and `message` is edited.

    `kind` is "message", "deferred", "update", "deferred_update", "modal", "autocomplete" or "failed".
    """

    def __init__(self) -> None:
        self.kind = "failed"
        self.message: Message | None = None
        self.modal: Modal | None = None
        self.choices: list[Json] = []
        self.followups: list[Message] = []
        self.error: str | None = None
        self.elapsed = 0.0
        self._changed = asyncio.Event()

    def __repr__(self) -> str:
        return f"<Outcome {self.kind} {self.text!r}>"

    @property
    def shown(self) -> Message:
        """The message, for a test that knows there is one. LookupError if there is none."""
        if self.message is None:
            raise LookupError(f"no message: {self!r}")
        return self.message

    @property
    def ephemeral(self) -> bool:
        return self.message is not None and self.message.ephemeral_for is not None

    @property
    def text(self) -> str:
        """All of its text: the error, the modal, the message and its follow-ups."""
        messages = [each for each in (self.message, *self.followups) if each is not None]
        parts = [self.error, self.modal.text if self.modal else None, *(each.text for each in messages)]
        return "\n".join(filter(None, parts))

    @property
    def waiting(self) -> bool:
        """Whether the bot has only deferred so far, and still owes the answer."""
        if self.kind == "deferred":
            return self.message is not None and self.message.loading and not self.message.deleted
        return self.kind == "deferred_update" and not self._changed.is_set()

    async def done(self, timeout: float = 60.0) -> Outcome:  # noqa: ASYNC109 - tests read better with it
        """Wait until a deferred answer is filled in, or a deferred update is edited or followed up."""
        if self.waiting:
            await asyncio.wait_for(self._changed.wait(), timeout)
        return self

    def note_change(self) -> None:
        """Note that the bot edited its answer, deleted it or followed up."""
        self._changed.set()


class Modal:
    """A form that the bot opened for a person, who answers with `person.submit`."""

    def __init__(self, interaction: Interaction, form: Json) -> None:
        self.interaction = interaction
        self.custom_id: str = form["custom_id"]
        self.title: str = form["title"]
        self.components: list[Json] = form["components"]

    @property
    def fields(self) -> dict[str, Json]:
        """The inputs as Discord's JSON, by custom_id."""
        return {each["custom_id"]: each for each in walk(self.components) if "custom_id" in each}

    @property
    def text(self) -> str:
        keys = ("label", "description", "content")
        parts = [each[key] for each in walk(self.components) for key in keys if each.get(key)]
        return "\n".join([self.title, *parts])
