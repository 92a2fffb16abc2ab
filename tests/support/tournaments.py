"""Steps of tests about tournaments."""

import re
from collections.abc import Iterable

from bot.features.events.runs import Run
from bot.features.events.service import Events
from localdiscord import Message, Person
from tests.support.databases import rows
from tests.support.players import press_next
from tests.support.steps import address, leave, pass_time
from tests.support.tavern import Tavern

_MOST_LOOKS = 300


async def begin_tournament(tavern: Tavern, name: str = "Friday dice", **fields: object) -> Message:
    """The message of a tournament that the first person begins by the form."""
    # For Discord, all of it happens in a moment.
    tavern.local.gate.message_rate = (1000, 5.0)
    form = await tavern.people[0].slash(tavern.channel, "farkle tournament")
    filled = {"name": name, "rules": ["kingdom-come"], **fields}
    outcome = await tavern.people[0].submit(form.modal, filled)
    return outcome.shown


async def join(message: Message, people: Iterable[Person]) -> None:
    for person in people:
        await person.click(message, label="Join")


async def look(tavern: Tavern, seconds: float = 0) -> None:
    """The clock looks, after some time."""
    pass_time(tavern, seconds)
    await tavern.bot.jobs.play("tournaments")


async def run_of(tavern: Tavern, event_id: int = 1) -> Run:
    return await tavern.bot.services.get(Events).read(event_id)


def calls(tavern: Tavern) -> list[Message]:
    """The messages that call players to a game that has not begun."""
    return [each for each in tavern.channel.messages() if any(":here:" in (b.custom_id or "") for b in each.buttons)]


def called_on(tavern: Tavern, message: Message) -> list[Person]:
    """Both players of a call."""
    line = message.text.splitlines()[1]
    ids = [int(found) for found in re.findall(r"<@(\d+)>", line)]
    return [person for id_ in ids for person in tavern.people if person.id == id_]


async def play_called(tavern: Tavern, message: Message) -> None:
    """Plays the game of a call: one of both moves, and the other leaves it."""
    event_id, *key = map(int, address(message, "I'm here").split(":")[2:])
    players = called_on(tavern, message)
    for person in players:
        await person.click(message, label="I'm here")
    (game_id,) = (each.game_id for each in (await run_of(tavern, event_id)).meetings if each.key == tuple(key))
    assert game_id is not None
    await tavern.until(lambda: board_of(tavern, game_id) is not None)
    board = board_of(tavern, game_id)
    assert board is not None
    stays = tavern.on_turn(board)
    await press_next(stays, board)
    await leave(next(person for person in players if person is not stays), board_of(tavern, game_id) or board)


def board_of(tavern: Tavern, game_id: int) -> Message | None:
    """The newest board of a running game, if it is there."""
    found = [
        each
        for each in tavern.channel.messages()
        if "➤" in each.text and any((button.custom_id or "").startswith(f"fk:{game_id}:") for button in each.buttons)
    ]
    return found[-1] if found else None


async def newest(tavern: Tavern) -> int:
    (row,) = await rows(tavern.bot.database, "SELECT max(id) AS id FROM events")
    return int(row["id"])


async def play_all(tavern: Tavern, event_id: int = 1) -> Run:
    """Plays every game that is called, until the tournament is over."""
    for _ in range(_MOST_LOOKS):
        await look(tavern)
        if (run := await run_of(tavern, event_id)).event.is_over:
            return run
        for message in calls(tavern):
            await play_called(tavern, message)
    raise AssertionError("the tournament does not end")


async def podium(tavern: Tavern) -> Message:
    """The message of a tournament that is over."""
    await tavern.until(lambda: any("🥇" in each.text for each in tavern.channel.messages()))
    return next(each for each in tavern.channel.messages()[::-1] if "🥇" in each.text)
