"""`/farkle away`: puts a person's games with long turns on hold while they are away."""

from bot.errors import Refused
from bot.model.holidays import MOST_AT_ONCE
from bot.store import holidays
from bot.ui.context import Context, privately
from bot.ui.display import Display

_NOW = "0"
_CHOICES = (_NOW, *(str(days) for days in range(1, MOST_AT_ONCE + 1)))


def offered(display: Display) -> list[tuple[str, str]]:
    """Labels and values of `until`: how many days, or now."""
    days = ((display.label("time-days", count=int(days)), days) for days in _CHOICES[1:])
    return [(display.label("away-now"), _NOW), *days]


async def go_away(context: Context, until: str) -> None:
    """Without `until`, comes back. Raises Refused."""
    sessions = context.services.sessions
    until = until.strip() or _NOW
    chosen = {label.casefold(): value for label, value in offered(context.display)}.get(until.casefold(), until)
    if chosen not in _CHOICES:
        raise Refused("away-how-long", most=MOST_AT_ONCE)
    if chosen == _NOW:
        await sessions.database.write(holidays.end, context.user_id, sessions.now())
        said = context.display.say("away-ends")
    else:
        found = await sessions.database.write(holidays.begin, context.user_id, int(chosen), sessions.now())
        said = context.display.say("away-begins", until=str(found.until))
    await privately(context.interaction, said)
