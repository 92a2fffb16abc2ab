"""Routes of interactions: the first response, then follow-ups and edits through the webhook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aiohttp import web

from .faults import Fault, FormErrors, Json, Path, unknown
from .interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction, Modal
from .limits import check_choices, check_modal
from .message import EPHEMERAL, LOADING, Message
from .posting import Posting
from .rest import Gate
from .thread import check_active, check_open
from .wire import Request, Response, reply
from .world import World

_DATA: Path = ("data",)


class InteractionRoutes:
    """Callbacks and the webhook of an interaction's token."""

    def __init__(self, world: World, posting: Posting) -> None:
        self.world = world
        self.posting = posting
        self._answers: dict[int, Callable[[Interaction, Json, Request], Message | None]] = {
            4: self._message,
            5: self._defer,
            6: self._defer_update,
            7: self._update,
            8: self._autocomplete,
            9: self._modal,
        }

    def routes(self, gate: Gate) -> list[web.RouteDef]:
        """All routes of this kind."""
        webhook = "/webhooks/{application_id}/{token}"
        message = f"{webhook}/messages/{{message_id}}"
        return [
            gate.route("POST", "/interactions/{interaction_id}/{token}/callback", self.callback),
            gate.route("POST", webhook, self.follow_up),
            gate.route("GET", message, self.get_message),
            gate.route("PATCH", message, self.edit_message),
            gate.route("DELETE", message, self.delete_message),
        ]

    def callback(self, request: Request) -> Response:
        """POST /interactions/{id}/{token}/callback: the first response, and the only one."""
        interaction = self.world.interactions.get(request.params["token"])
        if interaction is None or str(interaction.id) != request.params["interaction_id"]:
            raise unknown("interaction")
        if interaction.acknowledged:
            raise Fault(400, 40060, "Interaction has already been acknowledged.")
        if interaction.answered or interaction.age > self.world.answer_within:
            raise unknown("interaction")
        form = request.form()
        kind: Any = form.get("type")
        if kind not in self._allowed(interaction):
            errors = FormErrors()
            errors.choices(("type",), self._allowed(interaction))
            errors.check()
        message = self._answers[kind](interaction, form.get("data") or {}, request)
        if request.query.get("with_response") not in ("1", "true", "True"):
            return reply()
        resource: Json = {"type": kind}
        if message is not None:
            resource["message"] = message.payload()
        return reply({"interaction": interaction.summary(), "resource": resource})

    @staticmethod
    def _allowed(interaction: Interaction) -> tuple[int, ...]:
        """The types of response that fit an interaction."""
        if interaction.type == AUTOCOMPLETE:
            return (8,)
        updates = (6, 7) if interaction.source is not None else ()
        modal = (9,) if interaction.type in (COMMAND, COMPONENT) else ()
        return (4, 5, *updates, *modal)

    def _message(self, interaction: Interaction, data: Json, request: Request) -> Message:
        message = self.posting.create(interaction.channel, data, request.uploads, interaction=interaction, prefix=_DATA)
        self._own(interaction, message)
        interaction.settle("message").message = message
        return message

    def _own(self, interaction: Interaction, message: Message) -> None:
        interaction.original = message
        interaction.owned[message.id] = message

    def _defer(self, interaction: Interaction, data: Json, request: Request) -> None:  # noqa: ARG002
        flags = data.get("flags") or 0
        if flags & ~EPHEMERAL:
            errors = FormErrors()
            errors.choices((*_DATA, "flags"), (0, EPHEMERAL))
            errors.check()
        check_open(interaction.channel, self.world.bot)
        message = Message(interaction.channel, self.world.bot, flags=flags | LOADING, interaction=interaction)
        self._own(interaction, message)
        interaction.settle("deferred").message = message
        interaction.channel.keep_message(message)

    def _source(self, interaction: Interaction) -> Message:
        if interaction.source is None or interaction.source.deleted:
            raise unknown("message")
        return interaction.source

    def _defer_update(self, interaction: Interaction, data: Json, request: Request) -> None:  # noqa: ARG002
        interaction.original = self._source(interaction)
        interaction.settle("deferred_update").message = interaction.original

    def _update(self, interaction: Interaction, data: Json, request: Request) -> Message:
        message = self._source(interaction)
        # An archived thread stands in the way of later edits, but not of the answer to a press.
        check_open(interaction.channel, self.world.bot)
        self.posting.edit(message, data, request.uploads, prefix=_DATA)
        interaction.original = message
        interaction.settle("update").message = message
        return message

    def _autocomplete(self, interaction: Interaction, data: Json, request: Request) -> None:  # noqa: ARG002
        check_choices(data.get("choices"), _DATA)
        interaction.settle("autocomplete").choices = data["choices"]

    def _modal(self, interaction: Interaction, data: Json, request: Request) -> None:  # noqa: ARG002
        assert interaction.type != MODAL_SUBMIT, "the allowed types were checked"
        check_modal(data, self.world.emojis, _DATA)
        interaction.settle("modal").modal = Modal(interaction, data)

    def _interaction(self, request: Request) -> Interaction:
        """The interaction of a webhook's path, once it is acknowledged and while its token lives."""
        interaction = self.world.interactions.get(request.params["token"])
        known = request.params["application_id"] == str(self.world.application_id)
        if interaction is None or not known or not interaction.acknowledged:
            raise unknown("webhook")
        if interaction.age > self.world.token_lifetime:
            raise Fault(401, 50027, "Invalid Webhook Token")
        return interaction

    def _webhook_message(self, request: Request) -> tuple[Interaction, Message]:
        interaction = self._interaction(request)
        if request.params["message_id"] == "@original":
            message = interaction.original
        else:
            message_id = request.number("message_id")
            message = interaction.owned.get(message_id)
            if message is None and interaction.source is not None and interaction.source.id == message_id:
                message = interaction.source
        if message is None or message.deleted:
            raise unknown("message")
        return interaction, message

    def _changeable_message(self, request: Request) -> tuple[Interaction, Message]:
        interaction, message = self._webhook_message(request)
        if message.ephemeral_for is None:
            check_active(message.channel, self.world.bot)
        return interaction, message

    def follow_up(self, request: Request) -> Response:
        """POST /webhooks/{application}/{token}"""
        interaction, form = self._interaction(request), request.form()
        original = interaction.original
        if original is not None and original.loading and not original.deleted:
            # Discord documents this: the first follow-up to a deferred answer fills it, whatever its flags.
            form["flags"] = (form.get("flags") or 0) & ~EPHEMERAL
            if original.ephemeral_for is None:
                check_active(original.channel, self.world.bot)
            self.posting.edit(original, form, request.uploads)
            interaction.outcome.note_change()
            return reply(original.payload())
        message = self.posting.create(interaction.channel, form, request.uploads, interaction=interaction)
        interaction.owned[message.id] = message
        interaction.outcome.followups.append(message)
        interaction.outcome.note_change()
        return reply(message.payload())

    def get_message(self, request: Request) -> Response:
        """GET /webhooks/{application}/{token}/messages/{id or @original}"""
        return reply(self._webhook_message(request)[1].payload())

    def edit_message(self, request: Request) -> Response:
        """PATCH /webhooks/{application}/{token}/messages/{id or @original}"""
        interaction, message = self._changeable_message(request)
        self.posting.edit(message, request.form(), request.uploads)
        interaction.outcome.note_change()
        return reply(message.payload())

    def delete_message(self, request: Request) -> Response:
        """DELETE /webhooks/{application}/{token}/messages/{id or @original}"""
        interaction, message = self._changeable_message(request)
        self.posting.delete(message)
        interaction.outcome.note_change()
        return reply()
