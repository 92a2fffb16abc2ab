"""`python -m bot owner`: lists servers, games, people and incidents; blocks; leaves servers."""

import argparse
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import TYPE_CHECKING, TypeVar

from bot.cli.arguments import Words, add_word, database_of_settings
from bot.errors import SetupError, first_line
from bot.sentences import say

if TYPE_CHECKING:
    from bot.store.database import Database

_Found = TypeVar("_Found")
_HIGHEST_ID = 2**63 - 1


def add_to(words: Words) -> None:
    owner = words.add_parser("owner", help="look at servers, games and people, and block some")
    actions = owner.add_subparsers(required=True, metavar="ACTION", dest="action")
    add_word(actions, "servers", look, "the busiest servers")
    add_word(actions, "games", look, "the latest lobbies and running games")
    people_ = add_word(actions, "people", look, "the busiest players, or one of them")
    people_.add_argument("id", nargs="?", type=_id)
    incidents_ = add_word(actions, "incidents", look, "the latest incidents, or one of them in full")
    incidents_.add_argument("number", nargs="?")
    for name, run, text in (
        ("block", block, "block a person, or keep the bot off a server"),
        ("unblock", unblock, "end a block"),
    ):
        word = add_word(actions, name, run, text)
        word.add_argument("kind", choices=("person", "server"))
        word.add_argument("id", type=_id)
    add_word(actions, "leave", leave, "leave a server, which may invite the bot again").add_argument("id", type=_id)


def look(options: argparse.Namespace) -> int:
    """Prints what the owner asked to see. Raises SetupError if there are no lines."""
    from bot.features.oversight import screens

    found = {
        "servers": lambda database: screens.servers(database, {}),
        "games": screens.games,
        "people": lambda database: screens.people(database, options.id),
        "incidents": lambda database: screens.incidents(database, options.number),
    }
    lines = _ask(found[options.action])
    if not lines:
        raise SetupError("no-such-incident")
    print(*lines, sep="\n")
    return 0


def block(options: argparse.Namespace) -> int:
    from bot.config import load_settings
    from bot.features.oversight.model import Blocked
    from bot.features.oversight.service import Oversight

    kind = Blocked(options.kind)
    if kind is Blocked.SERVER and options.id == load_settings(with_token=False).owner_guild:
        raise SetupError("owner-blocks-home")
    _ask(lambda database: Oversight(database).block(kind, options.id))
    print(say("owner-blocked", kind=kind.value, id=str(options.id)))
    return 0


def unblock(options: argparse.Namespace) -> int:
    from bot.features.oversight.model import Blocked
    from bot.features.oversight.service import Oversight

    kind = Blocked(options.kind)
    found = _ask(lambda database: Oversight(database).unblock(kind, options.id))
    print(say("owner-unblocked" if found else "owner-was-not-blocked", kind=kind.value, id=str(options.id)))
    return 0 if found else 1


def leave(options: argparse.Namespace) -> int:
    import asyncio

    asyncio.run(_leave(options.id))
    print(say("owner-left", id=str(options.id)))
    return 0


async def _leave(guild_id: int) -> None:
    import aiohttp
    import discord

    from bot.config import load_settings
    from bot.discord_py import out_of_order, point_at

    settings = load_settings()
    point_at(settings)
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(settings.discord_token)
            await client.http.leave_guild(guild_id)
        except discord.LoginFailure:
            raise SetupError("bad-token") from None
        except discord.NotFound:
            raise SetupError("no-such-server") from None
        except discord.HTTPException as error:
            if error.status == 429 or error.status >= 500:
                raise out_of_order(error) from None
            raise SetupError("discord-refuses", problem=first_line(error)) from None
        except (aiohttp.ClientError, OSError) as error:
            raise out_of_order(error) from None


def _ask(question: "Callable[[Database], Awaitable[_Found]]") -> _Found:
    """Asks the database, even while a bot runs.

    Raises SetupError, and NotNow if a bot of an older version uses it, whose schema must stay.
    """
    import asyncio

    from bot.store.database import Database
    from bot.store.storage import is_outdated

    url, storage = database_of_settings(must_exist=True)

    async def ask() -> _Found:
        async with Database.open(url) as database:
            return await question(database)

    with storage.locks.alone() if is_outdated(storage.revision()) else nullcontext():
        return asyncio.run(ask())


def _id(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 20 and 0 < int(text) <= _HIGHEST_ID):
        raise SetupError("no-discord-id")
    return int(text)
