"""What came of what a person did."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..errors import Json
from .components import walk

if TYPE_CHECKING:
    from .interactions import Interaction
    from .messages import Message


class Outcome:
    """What came of a person's click, command or form. It is live: `followups` grows, and `message` is edited.

    `kind` is "message", "deferred", "update", "deferred_update", "modal", "autocomplete" or "failed".
    """

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
        return self.kind == "deferred_update" and self._changed is not None and not self._changed.is_set()

    async def done(self, timeout: float = 60.0) -> Outcome:  # noqa: ASYNC109 - tests read better with it
        """Wait until a deferred answer is filled in, or a deferred update is edited or followed up."""
        if self.waiting and self._changed is not None:
            await asyncio.wait_for(self._changed.wait(), timeout)
        return self

    def defer(self, kind: str) -> None:
        """Note that the bot deferred: from now on `done` waits for the answer."""
        self.kind = kind
        self._changed = asyncio.Event()

    def note_change(self) -> None:
        if self._changed is not None:
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
