"""`/farkle away`: games with long turns wait while a person is away, or others play on if the host allows it."""

from collections.abc import Iterator

from bot.errors import Refused
from bot.features.away import store
from bot.features.away.model import MOST_AT_ONCE, OwnTurn, set_plays_on
from bot.model.deadline import DAY
from bot.model.games import Change, StoredGame
from bot.ui.components import ActionRow, select, select_options
from bot.ui.context import Context
from bot.ui.display import Display
from bot.ui.game.lobby_buttons import more
from bot.ui.game.table import ChangingAction, Table
from bot.ui.game_addresses import Address, address_of, chosen_number

_NOW = "0"
_VERB = "turns-away"
_PLAYS_ON = {0: "no", 1: "yes"}
# As many as fit into a message.
_MOST_LINES = 11
_CHOICES = (_NOW, *(str(days) for days in range(1, MOST_AT_ONCE + 1)))


def offered(display: Display) -> list[tuple[str, str]]:
    """Labels and values of `until`: how many days, or now."""
    days = ((display.lasting(int(days) * DAY), days) for days in _CHOICES[1:])
    return [(display.label("away-now"), _NOW), *days]


async def go_away(context: Context, until: str) -> None:
    """Sends a person on holiday, or without `until` back from it. Raises Refused."""
    sessions = context.services.sessions
    until = until.strip() or _NOW
    chosen = {label.casefold(): value for label, value in offered(context.display)}.get(until.casefold(), until)
    if chosen not in _CHOICES:
        raise Refused("away-how-long", most=MOST_AT_ONCE)
    display, database, now = context.display, sessions.database, sessions.now()
    if chosen == _NOW:
        undone, turns = await database.write(store.end, context.user_id, now)
        lines = [display.say("away-ends", undone=undone)]
        lines += [_turn("away-turn", each, display, now) for each in turns]
    else:
        holiday, turns = await database.write(store.begin, context.user_id, int(chosen), now)
        lines = [display.say("away-begins", until=str(holiday.until))]
        lines += [_turn("away-waited", each, display, now) for each in turns]
    await context.answers.tell("\n".join(lines[:_MOST_LINES]))


def _turn(key: str, turn: OwnTurn, display: Display, now: int) -> str:
    """A sentence that says when the turn ends."""
    deadline = turn.deadline if turn.deadline.held_until is None else turn.deadline.going_on(now)
    return display.say(key, title=turn.game.title, link=turn.game.link, due=str(deadline.due_at))


async def _choose(table: Table, address: Address) -> Change:
    if address.arguments not in _PLAYS_ON:
        raise Refused("unknown-button")
    return set_plays_on(table.stored, table.context.user_id, plays_on=bool(address.arguments))


def menu(stored: StoredGame, display: Display) -> Iterator[ActionRow]:
    """What happens on the turn of a player who is away; none if no turn waits."""
    if not stored.may_be_held:
        return
    choices = {value: display.say("lobby-away-option", on=on) for value, on in _PLAYS_ON.items()}
    yield select(address_of(stored, _VERB), display.say("lobby-away"), select_options(choices, int(stored.plays_on)))


ACTIONS = {_VERB: ChangingAction(_choose, read=chosen_number, private=True, reply_after=more)}
