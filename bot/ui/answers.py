"""The answers to one interaction: the first one, which Discord awaits for three seconds, and what follows it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord
from discord import InteractionResponseType, InteractionType

from bot import counters
from bot.discord_py import UNDELIVERED, error_of
from bot.errors import Refused
from bot.jobs import Tasks

log = logging.getLogger(__name__)

_Answered = TypeVar("_Answered")

# discord.py's client, so that screens can't reach into ours.
Interaction = discord.Interaction[discord.Client]

# Discord waits three seconds for a first answer.
_PATIENCE_SECONDS = 1.5
_LONGEST_SECONDS = 3.0
_LONGEST_CONTENT = 2000
_TOO_LATE = 10062
_ANSWERED_ALREADY = 40060
_MESSAGE = InteractionResponseType.channel_message
_WAITING = InteractionResponseType.deferred_channel_message
_DEFERRED = (_WAITING, InteractionResponseType.deferred_message_update)

_KINDS = {InteractionType.component: "component", InteractionType.modal_submit: "form"}


class Answers:
    """Sends the answers in order, each in the way that is possible by then.

    An interaction that has no answer after 1.5 seconds is acknowledged; then the answer edits the acknowledgement or
    follows it. If there is no answer in the end, the person reads a sentence. If that fails too, the log says that the
    interaction is undeliverable, and why. So each ends in exactly one way.

    `outcome` is what became of it, for the metrics. `sentence` writes one by its key.
    """

    def __init__(self, interaction: Interaction, sentence: Callable[[str], str]) -> None:
        self.outcome = "done"
        self._refused: Exception | None = None
        self._interaction = interaction
        self._response = interaction.response
        self._sentence = sentence
        self._left_with = "not-shown"
        self._one_by_one = asyncio.Lock()
        self._opens = interaction.message is None
        self._is_private = True
        self._instead = ""
        # Of a first answer that took effect although Discord's reply was lost.
        self._lost: InteractionResponseType | None = None
        self._tried: InteractionResponseType | None = None
        self._is_given = False
        # Of the message that says that the bot is thinking; None if there is none.
        self._thinks_privately: bool | None = None
        self._since = 0.0

    def begin(self, tasks: Tasks) -> None:
        """Begins to answer. Call it when the interaction is admitted, in the task that handles it. The end of that task
        is the end of the answers.
        """
        task, loop = asyncio.current_task(), asyncio.get_running_loop()
        assert task is not None
        self._since = loop.time()
        alarm = loop.call_later(_PATIENCE_SECONDS, lambda: tasks.begin(self._ask_to_wait()))
        task.add_done_callback(lambda _task: self._end(task, tasks, alarm))

    def expect(self, *, opens: bool = True, private: bool = True, instead: str = "") -> None:
        """Says how Discord is asked to wait: for a new message if the answer `opens` one (perhaps `private`), else for
        a change of the pressed message. Or the person reads `instead`, which is the answer.
        """
        self._opens, self._is_private, self._instead = opens, private, instead

    @property
    def are_private(self) -> bool:
        """Whether answers are private, as far as `expect` says."""
        return self._is_private

    @property
    def is_begun(self) -> bool:
        """Whether Discord has accepted anything. Then the token works."""
        return self._kind is not None

    @property
    def is_due(self) -> bool:
        """Whether the person still waits for the answer."""
        return not self._is_given and (self._kind is None or self._kind in _DEFERRED)

    @property
    def _kind(self) -> InteractionResponseType | None:
        return self._response.type or self._lost

    async def tell(self, text: str) -> int | None:
        """Sends a text privately, and returns the message's id; None if Discord refuses, which is logged."""
        try:
            return await self.show(content=text[:_LONGEST_CONTENT])
        except UNDELIVERED:
            return None

    async def show(self, *, private: bool = True, **what: Any) -> int:
        """Sends a new message, whose id it returns. `what` is as for discord.py. Raises Discord's errors."""
        async with self._one_by_one:
            return await self._heard(self._show(private=private, what=what))

    async def edit(self, view: discord.ui.LayoutView, **what: Any) -> bool:
        """Replaces the pressed message, and returns whether it did: not if Discord refuses, which is logged."""
        try:
            async with self._one_by_one:
                await self._heard(self._edit(view=view, **what))
        except UNDELIVERED:
            return False
        return True

    async def ask(self, form: discord.ui.Modal) -> None:
        """Opens a form. Raises Refused if it is too late for one, and Discord's errors."""
        async with self._one_by_one:
            if self._kind is not None:
                raise Refused("too-late-for-form")
            await self._heard(self._first(InteractionResponseType.modal, self._response.send_modal(form)))

    async def acknowledge(self) -> None:
        """Says that what was pressed is done, and shown elsewhere: people see nothing of this. Only of a message.
        Failures are logged.
        """
        async with self._one_by_one:
            if self._kind is None and self._interaction.message is not None:
                await self._defer(opens=False)
            self._is_given |= self._kind is InteractionResponseType.deferred_message_update
            self._left_with = "shown-elsewhere"

    async def take_back(self) -> None:
        """Deletes the pressed private message, once it was edited."""
        deleting = self._interaction.delete_original_response()
        await error_of(deleting, f"take back the answer to interaction {self._interaction.id}")

    def _end(self, task: "asyncio.Task[Any]", tasks: Tasks, alarm: asyncio.TimerHandle) -> None:
        alarm.cancel()
        if self.is_due and not task.cancelled():
            tasks.begin(self._conclude())
            return
        if self.is_due:
            self._give_up("the bot stopped")
        self._count()

    async def _conclude(self) -> None:
        async with self._one_by_one:
            is_late = self._kind is None and (
                asyncio.get_running_loop().time() - self._since > _LONGEST_SECONDS
                or getattr(self._refused, "code", 0) == _TOO_LATE
            )
            if self.is_due and not is_late:
                try:
                    await self._heard(self._say_undelivered())
                except UNDELIVERED:
                    log.debug("interaction %s is not answered either", self._interaction.id)
        if self.is_due:
            self._give_up(self._refused)
        self._count()

    def _count(self) -> None:
        if self._interaction.type is not InteractionType.autocomplete:
            counters.interactions.labels(kind_of(self._interaction), self.outcome).inc()

    def _give_up(self, reason: object) -> None:
        self.outcome = "undelivered"
        # As text: an error would count as part of an outage, of which the log has only some lines.
        log.info("interaction %s is undeliverable: %s", self._interaction.id, repr(reason))

    async def _say_undelivered(self) -> None:
        """Says that there was no answer, unless a lost one turns out to be there."""
        if self._interaction.type is InteractionType.autocomplete:
            await self._first(InteractionResponseType.autocomplete_result, self._response.autocomplete([]))
        elif self._kind is None:
            text = self._sentence(self._left_with)
            await self._first(_MESSAGE, self._response.send_message(text, ephemeral=True))
        if self.is_due:
            await self._show(private=True, what={"content": self._sentence(self._left_with)})

    async def _ask_to_wait(self) -> None:
        async with self._one_by_one:
            if self._kind is not None:
                return
            try:
                if self._interaction.type is InteractionType.autocomplete:
                    await self._heard(self._say_undelivered())
                elif self._instead:
                    await self._heard(self._show(private=True, what={"content": self._instead}))
                else:
                    await self._defer(opens=self._opens)
            except UNDELIVERED:
                log.debug("interaction %s could not be asked to wait", self._interaction.id)

    async def _defer(self, *, opens: bool) -> None:
        kind = _WAITING if opens else InteractionResponseType.deferred_message_update
        self._thinks_privately = self._is_private if opens else None
        deferring = self._response.defer(ephemeral=self._is_private, thinking=opens)
        try:
            await self._heard(self._first(kind, deferring))
        except UNDELIVERED:
            log.debug("interaction %s is not acknowledged", self._interaction.id)

    async def _show(self, *, private: bool, what: dict[str, Any]) -> int:
        if self._kind is None:
            first = await self._first(_MESSAGE, self._response.send_message(ephemeral=private, **what))
            if first is not None and first.message_id is not None:
                return first.message_id
        if self._kind is _WAITING and self._thinks_privately == private:
            message_id = (await self._interaction.edit_original_response(**_as_edit(what))).id
            self._thinks_privately = None
        else:
            if self._kind is _WAITING and self._thinks_privately is not None:
                # A follow-up would take its place, and be as private.
                self._thinks_privately = None
                await error_of(self._interaction.delete_original_response(), "take back that the bot is thinking")
            message_id = (await self._interaction.followup.send(ephemeral=private, wait=True, **what)).id
        self._is_given = True
        return message_id

    async def _edit(self, **what: Any) -> None:
        if self._kind is None:
            edited = await self._first(InteractionResponseType.message_update, self._response.edit_message(**what))
            if edited is not None:
                return
        await self._interaction.edit_original_response(**what)
        self._is_given = True

    async def _first(self, kind: InteractionResponseType, sending: Awaitable[_Answered]) -> _Answered | None:
        """What Discord says to the first answer; None if an earlier try turns out to be that."""
        tried, self._tried = self._tried, self._tried or kind
        try:
            return await sending
        except discord.HTTPException as error:
            if error.code != _ANSWERED_ALREADY or tried is None:
                raise
            self._lost = tried
            return None

    async def _heard(self, answering: Awaitable[_Answered]) -> _Answered:
        try:
            return await answering
        except UNDELIVERED as error:
            self._refused = error
            log.info("could not answer interaction %s: %r", self._interaction.id, error)
            raise


def kind_of(interaction: Interaction) -> str:
    """The kind of an interaction: `component` (a button or menu), `form` or `command`."""
    return _KINDS.get(interaction.type, "command")


def _as_edit(what: dict[str, Any]) -> dict[str, Any]:
    """The same message as an edit of one without anything."""
    file, files = what.pop("file", None), what.pop("files", None)
    attached = [file] if file else files
    return what | ({"attachments": attached} if attached else {})
