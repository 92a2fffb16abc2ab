"""A Discord on loopback: REST v10 and gateway v10, strict enough to prove a bot before it meets the real one.

It runs any unmodified discord.py bot. Point the bot at it, by DISCORD_TOKEN, DISCORD_API_URL and DISCORD_GATEWAY_URL
where the bot reads them, or in a test by hand, and let people act:

    async with LocalDiscord() as local:
        discord.http.Route.BASE = local.api_url
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(local.gateway_url)
        home = local.add_guild("Home")
        dice = home.add_channel("dice")
        north = local.add_user("north", display_name="North")
        home.add_member(north)
        async with MyBot(intents=discord.Intents(guilds=True)) as bot:
            running = asyncio.create_task(bot.start(local.token))
            await local.bot_ready()
            outcome = await north.slash(dice, "farkle start", target=2000)
            assert outcome.kind == "message" and not outcome.ephemeral
            outcome = await north.click(outcome.shown, label="Join")
            assert "North" in outcome.text
            assert [each for each in local.requests if each.status >= 400] == []
        await running

People (`Person`) use slash commands, type for autocomplete, click, choose, submit modals, write and delete. Each
returns an `Outcome`, live like every `Message` in it: edits and follow-ups show in it as they come. What Discord's
client would not let a person do raises `ClientRefused`; what Discord refuses the bot is answered with Discord's own
status, code and tree of errors, and stands in `local.requests` with `status` and `error`.

`local.inject(hook)` answers requests with faults of a test's choice, `AnswerLost` lets them take effect nevertheless.
`local.drop_gateway()`, `gateway_outage()`, `silence_gateway()`, `ask_reconnect()` and `invalidate_session()` disturb
the gateway, `duplicate_interactions()`, `delay_interactions()` and `reorder_interactions()` what it tells of, and
`person.forge()` sends what no client would. `local.events()` tells of everything as it happens.

`bot.sandbox.page` shows all of it in a browser, and lets whoever looks be those people.

Restore the two class attributes afterwards. Times and rates are Discord's, and arguments of `LocalDiscord`: three
seconds to answer, 15 minutes for a token, five requests in five seconds on a channel's message routes. Ids of guilds,
channels and users are the same in every run; those of messages and interactions carry the time, as clients read it.
"""

from .accounts import Member, Role, User
from .guild import Channel, Guild
from .interaction import Interaction, Modal, Outcome
from .local import LocalDiscord
from .message import Button, Message, Select
from .options import ClientRefused
from .people import Person
from .thread import Thread
from .wire import AnswerLost, Request, Response, rate_limited, reply
from .world import Event

__all__ = [
    "AnswerLost",
    "Button",
    "Channel",
    "ClientRefused",
    "Event",
    "Guild",
    "Interaction",
    "LocalDiscord",
    "Member",
    "Message",
    "Modal",
    "Outcome",
    "Person",
    "Request",
    "Response",
    "Role",
    "Select",
    "Thread",
    "User",
    "rate_limited",
    "reply",
]
