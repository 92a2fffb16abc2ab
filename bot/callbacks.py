"""What discord.py asks Discord for when it answers an interaction."""

from typing import Any

import aiohttp
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

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
        if answers and payload is not None and payload["type"] in (_DEFERRED_UPDATE, _UPDATE):
            await super().request(route, session, payload=payload, **options)
            # All that discord.py needs of the answer. Here, it calls the interaction a webhook.
            return {"interaction": {"id": route.webhook_id}}
        return await super().request(route, session, payload=payload, params=params, **options)


def ask_for_no_edited_messages() -> None:
    """Makes discord.py, in the current task and in those that it starts, not ask for messages that it has edited."""
    async_context.set(_Brief())  # type: ignore[no-untyped-call]  # its __init__ has no annotations
