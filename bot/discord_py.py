"""All that is changed of discord.py: the address of Discord, what it asks for and reads, and what it logs."""

import asyncio
import logging
import re
from functools import partial
from typing import Any

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot import measures
from bot.config import Settings
from bot.rate_limit import Refusals
from bot.ui.answers import UNDELIVERED

# The bot does not use voice, so a warning about missing voice libraries would only confuse.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

_OF_SOMEBODY = re.compile(r"(/(?:members|users)/)\d+")
_MESSAGE = 4
_DEFERRED_UPDATE = 6
_UPDATE = 7


def point_at(settings: Settings) -> None:
    """Makes discord.py, in this whole process, talk to the Discord that the settings name."""
    if settings.discord_api_url and settings.discord_gateway_url:
        discord.http.Route.BASE = settings.discord_api_url
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)


def adapt(http: HTTPClient, refusals: Refusals) -> None:
    """Makes discord.py, for the current task and those that it starts, do what this module is about."""
    async_context.set(_Brief())  # type: ignore[no-untyped-call]  # its __init__ has no annotations
    _watch_answers(http, refusals)
    logging.getLogger("discord.app_commands.tree").addFilter(_is_in_time)
    logging.getLogger("discord.http").addFilter(_without_people)


def _is_in_time(record: logging.LogRecord) -> bool:
    """False for a suggestion that comes too late because the person typed on. discord.py calls that an error."""
    return not (record.exc_info and isinstance(record.exc_info[1], UNDELIVERED))


def _without_people(record: logging.LogRecord) -> bool:
    """Takes the ids of people out of the addresses of requests."""
    record.msg, record.args = _OF_SOMEBODY.sub(r"\1…", record.getMessage()), ()
    return True


def _watch_answers(http: HTTPClient, refusals: Refusals) -> None:
    """Notes what Discord refuses, withholds what `refusals` says, and ends the global limit in time.

    When a request runs into the limit, discord.py makes all requests wait until that request lets them go on. If it has
    been cancelled in the meantime, they wait for ever, and this bot cancels what takes longer than people wait.
    """
    request = http.request

    async def note(response: aiohttp.ClientResponse, place: str) -> None:
        if response.status >= 400:
            measures.refused(response.status, response.headers)
            refusals.note(response.status, response.headers, place)
        if response.status == 429 and "X-RateLimit-Global" in response.headers:
            seconds = float(response.headers.get("Retry-After", 1))
            asyncio.get_running_loop().call_later(seconds, http._global_over.set)

    # discord.py passes what it does not know on to aiohttp, which calls this with each response. A trace could do the
    # same, but aiohttp would report a dozen events of each request to it.
    async def noted(route: Route, **options: Any) -> Any:  # as in discord.py, the JSON of an answer
        place = f"{route.key} {route.major_parameters}"
        refusals.check(place)
        return await request(route, raise_for_status=partial(note, place=place), **options)

    http.request = noted  # type: ignore[method-assign]  # a client makes its HTTPClient itself


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
