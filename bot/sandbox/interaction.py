"""What a person did, and what came of it."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from .faults import Json
from .message import EPHEMERAL, Message, walk

if TYPE_CHECKING:
    from .accounts import User
    from .guild import Channel

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
NO_ANSWER = "This application did not respond"


class Modal:
    """A modal that a bot opened for a person, who answers with `person.submit`."""

    def __init__(self, interaction: Interaction, form: Json) -> None:
        self.interaction = interaction
        self.custom_id: str = form["custom_id"]
        self.title: str = form["title"]
        self.components: list[Json] = form["components"]

    @property
    def fields(self) -> dict[str, Json]:
        """The raw inputs by custom_id."""
        return {each["custom_id"]: each for each in walk(self.components) if "custom_id" in each}

    @property
    def text(self) -> str:
        """The title, the labels and the texts."""
        keys = ("label", "description", "content")
        parts = [each[key] for each in walk(self.components) for key in keys if each.get(key)]
        return "\n".join([self.title, *parts])


class Outcome:
    """What came of a person's click, command or form. It is live: `followups` grows, `message` is edited."""

    __slots__ = ("_changed", "choices", "elapsed", "error", "followups", "kind", "message", "modal")

    def __init__(self) -> None:
        self.kind = "failed"
        self.message: Message | None = None
        self.modal: Modal | None = None
        self.choices: list[Json] = []
        self.followups: list[Message] = []
        self.error: str | None = None
        self.elapsed = 0.0
        self._changed: asyncio.Event | None = None

    def __repr__(self) -> str:
        return f"<Outcome {self.kind} {self.text!r}>"

    @property
    def shown(self) -> Message:
        """The message, where a test knows that there is one. LookupError if there is not."""
        if self.message is None:
            raise LookupError(f"no message: {self!r}")
        return self.message

    @property
    def ephemeral(self) -> bool:
        """Whether only the person sees the message."""
        return self.message is not None and self.message.ephemeral_for is not None

    @property
    def text(self) -> str:
        """All text of it, joined: the error, the modal, the message and its follow-ups."""
        messages = [each for each in (self.message, *self.followups) if each is not None]
        parts = [self.error, self.modal.text if self.modal else None, *(each.text for each in messages)]
        return "\n".join(filter(None, parts))

    @property
    def waiting(self) -> bool:
        """Whether the bot has only acknowledged so far, and owes the answer."""
        if self.kind == "deferred":
            return self.message is not None and self.message.loading and not self.message.deleted
        return self.kind == "deferred_update" and self._changed is not None and not self._changed.is_set()

    async def done(self, timeout: float = 5.0) -> Outcome:  # noqa: ASYNC109 - part of the agreed surface
        """Wait until a deferred answer is filled, or a deferred update edited or followed up."""
        if self.waiting and self._changed is not None:
            await asyncio.wait_for(self._changed.wait(), timeout)
        return self

    def defer(self, kind: str) -> None:
        """The bot has acknowledged: from now on the answer can be waited for."""
        self.kind = kind
        self._changed = asyncio.Event()

    def note_change(self) -> None:
        """The bot edited its answer or followed it up."""
        if self._changed is not None:
            self._changed.set()


class Interaction:
    """One interaction between the person who raised it and the bot that must answer it."""

    __slots__ = (
        "_answer",
        "channel",
        "created",
        "data",
        "forged",
        "id",
        "original",
        "outcome",
        "owned",
        "source",
        "token",
        "type",
        "user",
    )

    def __init__(self, kind: int, user: User, channel: Channel, data: Json, source: Message | None = None) -> None:
        loop = asyncio.get_running_loop()
        self.id = channel.world.new_moment_id()
        self.token = secrets.token_urlsafe(48)
        self.type = kind
        self.user = user
        self.channel = channel
        self.data = data
        self.source = source
        self.forged: Json | None = None
        self.created = loop.time()
        self.outcome = Outcome()
        self.original: Message | None = None
        self.owned: dict[int, Message] = {}
        self._answer: asyncio.Future[None] = loop.create_future()

    @property
    def answered(self) -> bool:
        """Whether the first response, or the failure to give one, is settled."""
        return self._answer.done()

    @property
    def age(self) -> float:
        """Seconds since it was raised."""
        return asyncio.get_running_loop().time() - self.created

    @property
    def acknowledged(self) -> bool:
        """Whether the bot has given its first response."""
        return self._answer.done() and self.outcome.kind != "failed"

    def settle(self, kind: str) -> Outcome:
        """The bot gave its first response."""
        if kind in ("deferred", "deferred_update"):
            self.outcome.defer(kind)
        self.outcome.kind = kind
        self.outcome.elapsed = self.age
        self._answer.set_result(None)
        return self.outcome

    def fail(self, error: str = NO_ANSWER) -> None:
        """No first response came: the person reads this error."""
        if not self._answer.done():
            self.outcome.error = error
            self.outcome.elapsed = self.age
            self._answer.set_result(None)

    async def first_answer(self, within: float) -> Outcome:
        """Wait for the first response, as long as Discord does."""
        timer = asyncio.get_running_loop().call_later(within, self.fail)
        try:
            await self._answer
        finally:
            timer.cancel()
        return self.outcome

    def metadata(self) -> Json:
        """What a message that answers an interaction says of it."""
        bot = self.channel.world.bot
        return {
            "webhook_id": str(bot.id),
            "application_id": str(bot.id),
            "interaction_metadata": {
                "id": str(self.id),
                "type": self.type,
                "user": self.user.payload(),
                "authorizing_integration_owners": self._owners(),
            },
        }

    def _owners(self) -> Json:
        guild = self.channel.guild
        return {"0": "0" if guild is None else str(guild.id)}

    def payload(self) -> Json:
        """The interaction as the gateway sends it."""
        channel, guild = self.channel, self.channel.guild
        payload: Json = {
            "id": str(self.id),
            "application_id": str(channel.world.application_id),
            "type": self.type,
            "token": self.token,
            "version": 1,
            "data": self.data,
            "channel_id": str(channel.id),
            "channel": channel.payload() | {"permissions": str(channel.permissions_of(self.user))},
            "app_permissions": str(channel.permissions_of(channel.world.bot)),
            "locale": self.user.locale,
            "entitlements": [],
            "authorizing_integration_owners": self._owners(),
            "context": 1 if guild is None else 0,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if guild is None:
            payload["user"] = self.user.payload()
        else:
            payload["guild_id"] = str(guild.id)
            payload["guild_locale"] = "en-US"
            payload["guild"] = {"id": str(guild.id), "locale": "en-US", "features": []}
            payload["member"] = guild.members[self.user.id].payload(channel)
        if self.source is not None:
            payload["message"] = message = self.source.payload()
            if self.forged is not None:
                row = {"type": 1, "id": 0, "components": [self.forged]}
                message["components"] = [*message["components"], row]
        return payload

    def summary(self) -> Json:
        """The interaction as the answer to a callback names it."""
        summary: Json = {
            "id": str(self.id),
            "type": self.type,
            "channel_id": str(self.channel.id),
            "response_message_loading": False,
            "response_message_ephemeral": False,
        }
        if (message := self.original) is not None:
            summary["response_message_id"] = str(message.id)
            summary["response_message_loading"] = message.loading
            summary["response_message_ephemeral"] = bool(message.flags & EPHEMERAL)
        return summary
