"""`/farkle away`: puts a person's games with long turns on hold while they are away."""

from bot.errors import Refused
from bot.features.away import store as holidays
from bot.features.away.model import MOST_AT_ONCE, OwnTurn
from bot.ui.context import Context
from bot.ui.display import Display

_NOW = "0"
# As many as fit into a message.
_MOST_LINES = 11
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
    display, database, now = context.display, sessions.database, sessions.now()
    if chosen == _NOW:
        undone, turns = await database.write(holidays.end, context.user_id, now)
        lines = [display.say("away-ends", undone="yes" if undone else "no")]
        lines += [_turn("away-turn", each, display, now) for each in turns]
    else:
        holiday, turns = await database.write(holidays.begin, context.user_id, int(chosen), now)
        lines = [display.say("away-begins", until=str(holiday.until))]
        lines += [_turn("away-waited", each, display, now) for each in turns]
    await context.answers.tell("\n".join(lines[:_MOST_LINES]))


def _turn(key: str, turn: OwnTurn, display: Display, now: int) -> str:
    """A sentence that says when the turn ends."""
    deadline = turn.deadline if turn.deadline.held is None else turn.deadline.going_on(now)
    return display.say(key, title=turn.game.title, link=turn.game.link, due=str(deadline.due_at))
