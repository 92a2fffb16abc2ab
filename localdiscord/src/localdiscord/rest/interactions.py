"""Routes of interactions: the first response, and the webhook for follow-ups and edits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aiohttp import web

from ..errors import Fault, Json, unknown, wrong_choice
from ..model.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, Interaction, Modal
from ..model.messages import EPHEMERAL, LOADING, Message
from ..model.payloads import interaction_summary_payload, message_payload
from ..model.world import World
from .gate import Gate
from .limits import check_choices, check_modal
from .messages import check_not_archived, check_unlocked, create_message, edit_message
from .request import Request, Response, reply

_MOST_EXTERNAL_FOLLOW_UPS = 5


class InteractionRoutes:
    """The callback of an interaction, and the webhook that its token opens."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._answers: dict[int, Callable[[Interaction, Json, Request], Message | None]] = {
            4: self._message,
            5: self._defer,
            6: self._defer_update,
            7: self._update,
            8: self._autocomplete,
            9: self._modal,
        }

    def routes(self, gate: Gate) -> list[web.RouteDef]:
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
            raise wrong_choice(("type",), self._allowed(interaction))
        try:
            message = self._answers[kind](interaction, form.get("data") or {}, request)
        except Fault as fault:
            # The paths of errors begin where the request does.
            fault.errors = fault.errors and {"data": fault.errors}
            raise
        if request.query.get("with_response") not in ("1", "true", "True"):
            return reply()
        resource: Json = {"type": kind}
        if message is not None:
            resource["message"] = message_payload(message)
        return reply({"interaction": interaction_summary_payload(interaction), "resource": resource})

    @staticmethod
    def _allowed(interaction: Interaction) -> tuple[int, ...]:
        if interaction.type == AUTOCOMPLETE:
            return (8,)
        updates = (6, 7) if interaction.source is not None else ()
        modal = (9,) if interaction.type in (COMMAND, COMPONENT) else ()
        return (4, 5, *updates, *modal)

    def _message(self, interaction: Interaction, data: Json, request: Request) -> Message:
        message = create_message(interaction.channel, data, request.uploads, interaction=interaction)
        self._note_original(interaction, message)
        interaction.settle("message").message = message
        return message

    def _note_original(self, interaction: Interaction, message: Message) -> None:
        interaction.original = message
        interaction.messages[message.id] = message

    def _defer(self, interaction: Interaction, data: Json, request: Request) -> None:  # noqa: ARG002
        flags = data.get("flags") or 0
        if flags & ~EPHEMERAL:
            raise wrong_choice(("flags",), (0, EPHEMERAL))
        check_unlocked(interaction.channel)
        message = Message(interaction.channel, self.world.bot, flags=flags | LOADING, interaction=interaction)
        self._note_original(interaction, message)
        interaction.settle("deferred").message = message
        interaction.channel.post(message)

    def _source(self, interaction: Interaction) -> Message:
        if interaction.source is None or interaction.source.deleted:
            raise unknown("message")
        return interaction.source

    def _defer_update(self, interaction: Interaction, data: Json, request: Request) -> None:  # noqa: ARG002
        interaction.original = self._source(interaction)
        interaction.settle("deferred_update").message = interaction.original

    def _update(self, interaction: Interaction, data: Json, request: Request) -> Message:
        message = self._source(interaction)
        # An archived thread prevents later edits, but not the answer to a click.
        check_unlocked(interaction.channel)
        edit_message(message, data, request.uploads)
        interaction.original = message
        interaction.settle("update").message = message
        return message

    def _autocomplete(self, interaction: Interaction, data: Json, request: Request) -> None:  # noqa: ARG002
        check_choices(data.get("choices"))
        interaction.settle("autocomplete").choices = data["choices"]

    def _modal(self, interaction: Interaction, data: Json, request: Request) -> None:  # noqa: ARG002
        check_modal(data, self.world.emojis)
        interaction.settle("modal").modal = Modal(interaction, data)

    def _interaction(self, request: Request) -> Interaction:
        """The interaction in a webhook's path, if it is acknowledged and its token is still valid."""
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
            message = interaction.messages.get(message_id)
            if message is None and interaction.source is not None and interaction.source.id == message_id:
                message = interaction.source
        if message is None or message.deleted:
            raise unknown("message")
        return interaction, message

    def _changeable_message(self, request: Request) -> tuple[Interaction, Message]:
        interaction, message = self._webhook_message(request)
        if message.ephemeral_for is None:
            check_not_archived(message.channel)
        return interaction, message

    def follow_up(self, request: Request) -> Response:
        interaction, form = self._interaction(request), request.form()
        original = interaction.original
        if original is not None and original.loading and not original.deleted:
            # Discord documents this: the first follow-up to a deferred answer fills it in and keeps its flags.
            request.deprecated = "edit the original response"
            form["flags"] = (form.get("flags") or 0) & ~EPHEMERAL
            if original.ephemeral_for is None:
                check_not_archived(original.channel)
            edit_message(original, form, request.uploads)
            interaction.outcome.note_change()
            return reply(message_payload(original))
        if interaction.is_external and len(interaction.outcome.followups) >= _MOST_EXTERNAL_FOLLOW_UPS:
            raise Fault(400, 40094, "This interaction has hit the maximum number of follow up messages")
        message = create_message(interaction.channel, form, request.uploads, interaction=interaction)
        interaction.messages[message.id] = message
        interaction.outcome.followups.append(message)
        interaction.outcome.note_change()
        return reply(message_payload(message))

    def get_message(self, request: Request) -> Response:
        return reply(message_payload(self._webhook_message(request)[1]))

    def edit_message(self, request: Request) -> Response:
        interaction, message = self._changeable_message(request)
        edit_message(message, request.form(), request.uploads)
        interaction.outcome.note_change()
        return reply(message_payload(message))

    def delete_message(self, request: Request) -> Response:
        interaction, message = self._changeable_message(request)
        message.channel.delete(message)
        interaction.outcome.note_change()
        return reply()
