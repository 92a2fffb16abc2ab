"""What discord.py asks Discord for when it answers an interaction."""

from typing import Any

import aiohttp
import discord
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot import measures

_MESSAGE = 4
_DEFERRED_UPDATE = 6
_UPDATE = 7


class _Brief(AsyncWebhookAdapter):
    """Sends the requests of interactions and their webhooks, as discord.py does.

    After each answer, discord.py asks for the whole message and parses it. Nobody reads more of that than its id. Where
    an answer changes the message that was pressed, the id is known: Discord then sends an empty answer (204). Where it
    makes a new message, Discord tells the id beside the message (``response_message_id``), which is not parsed.
    """

    async def request(
        self,
        route: Route,
        session: aiohttp.ClientSession,
        *,
        payload: dict[str, Any] | None = None,
        params: dict[str, Any] | None = None,
        **options: Any,
    ) -> Any:
        answers = payload["type"] if payload is not None and params is not None and "with_response" in params else None
        is_brief = answers in (_DEFERRED_UPDATE, _UPDATE)
        try:
            told = await super().request(
                route, session, payload=payload, params=None if is_brief else params, **options
            )
        except discord.HTTPException as error:
            measures.refused(error.status, error.response.headers)
            raise
        if answers is not None:
            measures.answered()
        # All that discord.py needs of an answer. Here, it calls the interaction a webhook.
        if is_brief:
            return {"interaction": {"id": route.webhook_id}}
        return {"interaction": told["interaction"]} if answers == _MESSAGE else told


def read_no_messages() -> None:
    """Makes discord.py, in the current task and in those that it starts, read none of the messages that are answers."""
    async_context.set(_Brief())  # type: ignore[no-untyped-call]  # its __init__ has no annotations
