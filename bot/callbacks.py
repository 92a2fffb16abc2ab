"""What discord.py asks Discord for when it answers an interaction."""

from typing import Any

import aiohttp
import discord
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot import measures

_DEFERRED_UPDATE = 6
_UPDATE = 7


class _Brief(AsyncWebhookAdapter):
    """Sends the requests of interactions and their webhooks, as discord.py does.

    After each answer, discord.py asks for the whole message and parses it. Where an answer changes the message that was
    pressed, nobody reads that: its id is known. Discord then sends an empty answer (204).
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
        answers = params is not None and "with_response" in params
        is_brief = answers and payload is not None and payload["type"] in (_DEFERRED_UPDATE, _UPDATE)
        try:
            told = await super().request(
                route, session, payload=payload, params=None if is_brief else params, **options
            )
        except discord.HTTPException as error:
            measures.refused(error.status, error.response.headers)
            raise
        if answers:
            measures.answered()
        # All that discord.py needs of a brief answer. Here, it calls the interaction a webhook.
        return {"interaction": {"id": route.webhook_id}} if is_brief else told


def ask_for_no_edited_messages() -> None:
    """Makes discord.py, in the current task and in those that it starts, not ask for messages that it has edited."""
    async_context.set(_Brief())  # type: ignore[no-untyped-call]  # its __init__ has no annotations
