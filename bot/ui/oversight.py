"""What the bot's owner reads, in lines."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from bot.model.oversight import Figures, Incident, OpenGame
from bot.servers.oversight import MOST_LISTED
from bot.text import DEFAULT, legible, say


def server_lines(found: Sequence[Figures], names: Mapping[int, str], locale: str = DEFAULT) -> list[str]:
    """`names` are the known servers with the bot; some have no stored data yet."""
    known = {each.id for each in found}
    new = [Figures(guild_id, open=0, finished=0) for guild_id in names if guild_id not in known]
    return [
        say(
            "owner-server",
            locale,
            id=str(each.id),
            name=legible(names.get(each.id, "?")),
            open=each.open,
            finished=each.finished,
        )
        for each in (*found, *new)[:MOST_LISTED]
    ] or [say("owner-nothing", locale)]


def game_lines(found: Sequence[OpenGame], locale: str = DEFAULT) -> list[str]:
    return [
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
        for each in found
    ] or [say("owner-nothing", locale)]


def person_lines(found: Sequence[Figures], locale: str = DEFAULT) -> list[str]:
    return [say("owner-person", locale, id=str(each.id), open=each.open, finished=each.finished) for each in found] or [
        say("owner-nothing", locale)
    ]


def incident_lines(found: Sequence[Incident], locale: str = DEFAULT) -> list[str]:
    return [incident_line(each, locale) for each in found] or [say("owner-nothing", locale)]


def incident_line(incident: Incident, locale: str = DEFAULT) -> str:
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
