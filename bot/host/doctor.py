"""Finds what is wrong with an installation: settings, database, token and permissions."""

import asyncio
import os
import platform
import shutil
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp
import discord
from discord.http import Route

from bot import disk, zones
from bot.coach.advisers import ADVISERS
from bot.config import Settings, load_settings, ranges, unknown_settings
from bot.discord_py import out_of_order, point_at
from bot.discord_time import MOST_SECONDS_OFF, DiscordTime
from bot.errors import NotNow, SetupError, first_line
from bot.host.build import recorded_version, version
from bot.model.deadline import DAY
from bot.plugins import FAILED
from bot.sentences import DEFAULT, explain, say
from bot.store.counting import rebuild, unreadable_games
from bot.store.database import Database, last_backup
from bot.store.moving import snapshot
from bot.store.storage import SQLITE, Storage, durability_of_server, is_outdated, storage_at, version_of_server
from bot.store.units import DatabaseFailedError
from bot.ui.channels import person_link, server_link
from bot.ui.permissions import NEEDED
from bot.ui.presentation import presentations
from bot.ui.registration import ENTRY_POINT

if TYPE_CHECKING:
    from discord.types.guild import Guild

_LEAST_FREE_BYTES = 200 * 2**20
_MOST_NAMED = 10
_MOST_DAYS = 7
_VERIFIABLE_SERVERS = 75
"""The number of servers at which Discord accepts a request to verify an application, which it wants at 100."""
_READABLE_BY_OTHERS = 0o077


class Mark(StrEnum):
    FINE = "✓"
    NOTE = "·"
    WRONG = "✗"


@dataclass(frozen=True, slots=True)
class Finding:
    mark: Mark
    text: str

    def __str__(self) -> str:
        return f"{self.mark} {self.text}"


async def examine(
    clock: Callable[[], float] = time.time,
    free_bytes: Callable[[Path], int] = lambda folder: shutil.disk_usage(folder).free,
) -> list[Finding]:
    """The findings about versions, settings, disk, database and Discord. Changes nothing and doesn't delay a running
    bot. `clock`: seconds since 1970. `free_bytes`: free space on a folder's disk.
    """
    findings = [
        _finding(
            Mark.FINE,
            "doctor-versions",
            bot=version(),
            python=platform.python_version(),
            sqlite=SQLITE,
            library=discord.__version__,
            zones=zones.VERSION,
            whose="system" if zones.IS_SYSTEM else "package",
        )
    ]
    presentations()
    if not all(adviser.can_solve for adviser in ADVISERS.values()):
        findings.append(_finding(Mark.NOTE, "doctor-no-solver"))
    findings += [_finding(Mark.WRONG, "doctor-plug-in", name=name, problem=why) for name, why in FAILED.items()]
    try:
        findings += _settings_file()
        settings = load_settings(with_token=False)
    except SetupError as error:
        return [*findings, _wrong(error)]
    try:
        findings += [finding async for finding in _storage(settings.database_url, clock, free_bytes)]
        findings += _shards(settings)
    except SetupError as error:
        findings.append(_wrong(error))
    except DatabaseFailedError as error:
        name = storage_at(settings.database_url).name
        findings.append(_wrong(NotNow("database-away", path=name, problem=first_line(error))))
    try:
        settings = load_settings()
    except SetupError as error:
        return [*findings, _wrong(error)]
    return [*findings, *[finding async for finding in _discord(settings, clock)]]


def _finding(mark: Mark, key: str, **fields: object) -> Finding:
    return Finding(mark, say(key, DEFAULT, **fields))


def _wrong(error: SetupError) -> Finding:
    return Finding(Mark.WRONG, explain(error))


def _settings_file() -> Iterator[Finding]:
    file = Settings.file
    if file.is_file() and file.stat().st_mode & _READABLE_BY_OTHERS:
        yield _finding(Mark.WRONG, "doctor-settings-readable-by-others", file=str(file))
    for name, similar in unknown_settings().items():
        yield _finding(Mark.WRONG, "doctor-unknown-setting", name=name, file=str(file), similar=similar)


async def _storage(url: str, clock: Callable[[], float], free_bytes: Callable[[Path], int]) -> AsyncIterator[Finding]:
    storage = storage_at(url)
    if storage.file is not None:
        for finding in _disk(storage.file, free_bytes):
            yield finding
    if not storage.exists():
        yield _finding(Mark.NOTE, "doctor-no-database", path=storage.name)
        return
    is_running = False
    try:
        with storage.locks.alone():
            pass
    except NotNow:
        is_running = True
        yield _finding(Mark.FINE, "doctor-bot-runs", path=storage.name)
    except SetupError as error:
        yield _wrong(error)
    if storage.file is not None and storage.file.stat().st_mode & _READABLE_BY_OTHERS:
        yield _finding(Mark.WRONG, "doctor-readable-by-others", path=storage.name)
    async for finding in _database(storage, url, int(clock()), free_bytes, is_running=is_running):
        yield finding


def _disk(path: Path, free_bytes: Callable[[Path], int]) -> Iterator[Finding]:
    folder = next(each for each in path.resolve().parents if each.is_dir())
    size = path.stat().st_size if path.is_file() else 0
    free, needed = free_bytes(folder), _needed(size)
    mark, key = (Mark.WRONG, "doctor-disk-full") if free < needed else (Mark.FINE, "doctor-disk")
    yield _finding(mark, key, folder=str(folder), free=free // 2**20, needed=needed // 2**20)
    yield from map(_wrong, disk.unwritable(path))


def _needed(size: int) -> int:
    return max(_LEAST_FREE_BYTES, 2 * size)


async def _database(
    storage: Storage, url: str, now: int, free_bytes: Callable[[Path], int], *, is_running: bool
) -> AsyncIterator[Finding]:
    revision = await asyncio.to_thread(storage.revision)
    if is_outdated(revision):
        yield _finding(Mark.NOTE, "doctor-will-migrate", revision=revision)
        if storage.file is None:
            # Only files can be copied if damaged.
            return
    if storage.file is not None:
        size = storage.file.stat().st_size
    else:
        async with Database.open(url) as database:
            size = (await database.sizes())["main"]
            settings = await database.read(durability_of_server)
            named = ", ".join(f"{name} {value}" for name, value in settings.items())
            held = {"version": await database.read(version_of_server), "size": size // 2**20, "settings": named}
            yield _finding(Mark.FINE, "doctor-server", path=storage.name, **held)
            if settings["fsync"] == "off":
                yield _finding(Mark.WRONG, "doctor-server-forgets", path=storage.name)
            if settings["full_page_writes"] == "off":
                yield _finding(Mark.NOTE, "doctor-server-tears", path=storage.name)
    copies, needed = _folder_for_copies(storage.file), _needed(size)
    if (free := free_bytes(copies)) < needed:
        room = {"folder": str(copies), "free": free // 2**20, "needed": needed // 2**20}
        yield _finding(Mark.NOTE, "doctor-no-room-for-copy", **room)
        return
    disk.remove_left(copies.glob(".doctor-*"))
    # Works on a copy, which it may migrate.
    with tempfile.TemporaryDirectory(prefix=".doctor-", dir=copies) as folder:
        copy = Path(folder) / "copy.sqlite3"
        try:
            contents = await asyncio.to_thread(snapshot, storage, copy)
            held = {"games": contents.games, "size": contents.size // 2**10}
            yield _finding(Mark.FINE, "doctor-database", path=storage.name, **held)
            async with Database.open(f"sqlite:///{copy}") as database:
                if is_running and (running := await database.read(recorded_version)):
                    mark, key = (Mark.FINE, "doctor-runs") if running == version() else (Mark.NOTE, "doctor-runs-other")
                    yield _finding(mark, key, version=running, here=version())
                yield _backup(await database.read(last_backup), now)
                async for finding in _records(database, now):
                    yield finding
        except SetupError as error:
            yield _wrong(error)


def _shards(settings: Settings) -> Iterator[Finding]:
    if settings.shards is not None:
        count, served = settings.shards.count, storage_at(settings.database_url).locks.served(settings.shards.count)
        if served and (unserved := set(range(count)) - served):
            yield _finding(Mark.WRONG, "doctor-unserved", shards=ranges(unserved), count=count)


def _folder_for_copies(file: Path | None) -> Path:
    """The folder for copies: that of the database, unless it is read-only."""
    beside = file and file.resolve().parent
    return beside if beside and os.access(beside, os.W_OK) else Path(tempfile.gettempdir())


def _backup(made: int, now: int) -> Finding:
    """How old the last backup is. `made`: when the last one was made, in seconds since 1970; 0 if none is known."""
    if not made:
        return _finding(Mark.NOTE, "doctor-no-backup")
    days = max(0, now - made) // DAY
    mark, key = (Mark.WRONG, "doctor-old-backup") if days > _MOST_DAYS else (Mark.FINE, "doctor-backup")
    return _finding(mark, key, days=days)


async def _records(database: Database, now: int) -> AsyncIterator[Finding]:
    """The findings about records: do games replay, and do records follow from them?"""
    unreadable = await database.read(unreadable_games)
    if unreadable:
        named = ", ".join(map(str, unreadable[:_MOST_NAMED]))
        yield _finding(Mark.WRONG, "doctor-unreadable", games=named, count=len(unreadable))
    differing = await database.write(rebuild, now=now)
    if differing:
        yield _finding(Mark.WRONG, "doctor-records-differ", count=len(differing))
    if not unreadable and not differing:
        yield _finding(Mark.FINE, "doctor-records")


async def _discord(settings: Settings, clock: Callable[[], float]) -> AsyncIterator[Finding]:
    point_at(settings)
    try:
        skew = await _skew(clock)
    except (aiohttp.ClientError, OSError) as error:
        yield _wrong(out_of_order(error))
        return
    if abs(skew) > MOST_SECONDS_OFF:
        yield _finding(Mark.WRONG, "doctor-clock", seconds=round(abs(skew)), fast="yes" if skew > 0 else "no")
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(settings.discord_token)
            async for finding in _application(client):
                yield finding
        except discord.LoginFailure:
            yield _wrong(SetupError("bad-token"))
        except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
            yield _wrong(out_of_order(error))


async def _skew(clock: Callable[[], float]) -> float:
    """The lead of the local clock over Discord's, in seconds; 0 if unknown."""
    there = DiscordTime(clock)
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(10)) as session:
        asked = there.steady()
        async with session.get(f"{Route.BASE}/gateway") as response:
            there.hear(response.headers.get("Date"), asked)
    return clock() - there()


async def _application(client: discord.Client) -> AsyncIterator[Finding]:
    application = await client.application_info()
    yield _finding(Mark.FINE, "doctor-application", name=application.name, id=str(application.id))
    yield _finding(Mark.NOTE, "doctor-invite", url=server_link(application.id))
    yield _finding(Mark.NOTE, "doctor-install", url=person_link(application.id))
    pages = {"privacy": application.privacy_policy_url, "terms": application.terms_of_service_url}
    for page, url in pages.items():
        mark, key = (Mark.FINE, "doctor-page") if url else (Mark.NOTE, "doctor-no-page")
        yield _finding(mark, key, page=page, url=url)
    if application.user_integration_config is None:
        yield _finding(Mark.NOTE, "doctor-no-user-install")
    elif application.guild_integration_config is None:
        yield _finding(Mark.WRONG, "doctor-no-guild-install")
    if application.bot_require_code_grant:
        yield _finding(Mark.WRONG, "doctor-code-grant")
    if not application.bot_public:
        yield _finding(Mark.WRONG, "doctor-not-public")
    if url := application.interactions_endpoint_url:
        yield _finding(Mark.WRONG, "doctor-endpoint", url=url)
    registered = await client.http.get_global_commands(application.id)
    if any(each["type"] == ENTRY_POINT for each in registered):
        yield _finding(Mark.WRONG, "doctor-activities")
    # The first start registers them.
    if registered:
        menu = next((each["name"] for each in registered if each["type"] == discord.AppCommandType.user.value), "")
        mark, key = (Mark.FINE, "doctor-commands") if menu else (Mark.NOTE, "doctor-no-menu")
        yield _finding(mark, key, menu=menu)
    shards, _, logins = await client.http.get_bot_gateway()
    left, total, hours = logins["remaining"], logins["total"], round(logins["reset_after"] / 3_600_000)
    few = left < max(shards, total // 5)
    mark, key = (Mark.WRONG, "doctor-few-logins") if few else (Mark.FINE, "doctor-logins")
    yield _finding(mark, key, left=left, total=total, hours=hours)
    servers = [(server, _missing(server)) async for server in _servers(client)]
    assert client.user is not None
    if len(servers) >= _VERIFIABLE_SERVERS and not client.user.public_flags.verified_bot:
        yield _finding(Mark.NOTE, "doctor-verification", count=len(servers))
    lacking = [(server, missing) for server, missing in servers if missing]
    for server, missing in lacking[:_MOST_NAMED]:
        named = ", ".join(say(f"permission-{name.replace('_', '-')}") for name in sorted(missing))
        yield _finding(Mark.WRONG, "doctor-lacks", server=server["name"], id=server["id"], permissions=named)
    if len(lacking) > _MOST_NAMED:
        yield _finding(Mark.WRONG, "doctor-lacks-more", count=len(lacking) - _MOST_NAMED)
    if not lacking:
        yield _finding(Mark.FINE, "doctor-permissions")


async def _servers(client: discord.Client) -> AsyncIterator["Guild"]:
    """Discord's JSON of the bot's servers."""
    after = 0
    while page := await client.http.get_guilds(200, after=after):
        for server in page:
            yield server
        after = int(page[-1]["id"])


def _missing(server: "Guild") -> set[str]:
    """The permissions that the bot lacks on a server; channels may differ."""
    permissions = discord.Permissions(int(server["permissions"]))
    return set() if permissions.administrator else {name for name in NEEDED if not getattr(permissions, name)}
