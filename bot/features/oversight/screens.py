"""What the bot's owner reads, in lines."""

from collections.abc import Mapping
from datetime import UTC, datetime

from bot.features.oversight import store as oversight
from bot.features.oversight.model import Figures
from bot.sentences import DEFAULT, say
from bot.store.database import Database
from bot.store.incidents import Incident
from bot.typed import legible


async def servers(database: Database, names: Mapping[int, str], locale: str = DEFAULT) -> list[str]:
    """`names` are the known servers with the bot; some have no stored data yet."""
    found = await database.read(oversight.servers)
    known = {each.id for each in found}
    new = [Figures(guild_id, open=0, finished=0) for guild_id in names if guild_id not in known]
    lines = [
        say(
            "owner-server",
            locale,
            id=str(each.id),
            name=legible(names.get(each.id, "?")),
            open=each.open,
            finished=each.finished,
        )
        for each in (*found, *new)[: oversight.MOST_LISTED]
    ]
    return lines or [say("owner-nothing", locale)]


async def games(database: Database, locale: str = DEFAULT) -> list[str]:
    lines = [
        say(
            "owner-game",
            locale,
            id=str(each.id),
            server=str(each.guild_id),
            title=legible(each.title),
            state=each.state,
            players=each.players,
            opened=_moment(each.opened_at),
        )
        for each in await database.read(oversight.open_games)
    ]
    return lines or [say("owner-nothing", locale)]


async def people(database: Database, user_id: int | None, locale: str = DEFAULT) -> list[str]:
    """The busiest players, or one of them."""
    found = await database.read(oversight.people, user_id)
    lines = [say("owner-person", locale, id=str(each.id), open=each.open, finished=each.finished) for each in found]
    return lines or [say("owner-nothing", locale)]


async def incidents(database: Database, number: str | None, locale: str = DEFAULT) -> list[str]:
    """The latest, or one in full; empty if there is no such incident."""
    if number is None:
        lines = [_line(each, locale) for each in await database.read(oversight.recent_incidents)]
        return lines or [say("owner-nothing", locale)]
    found = await database.read(oversight.incident, number)
    return [_line(found, locale), "", *found.traceback.splitlines()] if found else []


def _line(incident: Incident, locale: str) -> str:
    """The time, the place and the last line of the error."""
    return say(
        "owner-incident",
        locale,
        number=incident.number,
        at=_moment(incident.at),
        server=str(incident.guild_id or "-"),
        game=str(incident.game_id or "-"),
        request=incident.request,
        problem=legible(incident.traceback.strip().splitlines()[-1])[:150] if incident.traceback.strip() else "",
    )


def _moment(seconds: int) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M}"
