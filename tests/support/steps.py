"""Steps that many tests take."""

import re
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.games.dice import Roller
from bot.local.demo import is_over as is_over
from bot.model.games import StoredGame
from bot.model.servers import GuildSettings
from bot.ui.game.table import Table
from localdiscord import Channel, Message, Outcome, Person, Thread
from localdiscord.model.components import walk
from localdiscord.page.views import message as message_view
from tests.support.sentences import says
from tests.support.tavern import PATIENCE_SECONDS, SetTime, Tavern, running_bot, scripted

FARKLE = "223346"
"""Six dice that score nothing."""

HOST_BEGINS = ("6", "1")
A_TURN = (*HOST_BEGINS, FARKLE)
A_WIN = (*HOST_BEGINS, "444444")


@contextmanager
def no_answer_awaited(tavern: Tavern) -> Iterator[None]:
    """In this block people's actions get no answer, and people do not wait for one as long as usual."""
    tavern.local.world.answer_within = 0.3
    yield
    tavern.local.world.answer_within = PATIENCE_SECONDS


@asynccontextmanager
async def crashing(tavern: Tavern, database: Path, dice: Roller) -> AsyncIterator[None]:
    """A bot that stores presses and shows nothing of them, as a process that stops in between."""
    async with running_bot(tavern, database, dice):
        with no_answer_awaited(tavern), pytest.MonkeyPatch.context() as dying:
            dying.setattr(Table, "deliver", AsyncMock())  # no kill hits that moment for sure
            yield


class Clock(SetTime):
    """Time that passes when the test says so, long after all messages."""

    def __init__(self) -> None:
        super().__init__(3_000_000_000.0)


async def open_lobby(
    tavern: Tavern, players: int = 1, game: object = "farkle", dice: Sequence[str] = (), **options: object
) -> Message:
    """A lobby with the first `players` people, who will throw the `dice`."""
    if dice:
        tavern.roll = scripted(*dice)
    host, *others = tavern.people[:players]
    outcome = await host.slash(tavern.channel, f"{game} start", **options)
    for person in others:
        await person.click(outcome.shown, label="Join")
    return outcome.shown


async def add_opponent(tavern: Tavern, lobby: Message, chosen: str = "0") -> Outcome:
    """By the place of the character, the weakest first; "out" removes the newest."""
    return await tavern.people[0].choose(lobby, custom_id(lobby, "opponent-who"), [chosen])


async def press_more(person: Person, lobby: Message, label: str) -> Outcome:
    """Presses a button behind **More**."""
    more = await person.click(lobby, label="More")
    assert more.ephemeral
    return await person.click(more.shown, label=label)


async def start(tavern: Tavern, lobby: Message) -> Message:
    """The first board of a game that its host, the first person, begins in its lobby."""
    # The button is called otherwise if no one else is there.
    await tavern.people[0].click(lobby, custom_id(lobby, "start"))
    return await tavern.board()


async def begin(tavern: Tavern, players: int = 2, computers: int = 0, **options: Any) -> Message:
    """The first board of a game between the first `players` people and the weakest computers."""
    lobby = await open_lobby(tavern, players, **options)
    for _ in range(computers):
        await add_opponent(tavern, lobby)
    return await start(tavern, lobby)


async def press(tavern: Tavern, *labels: str) -> Outcome:
    """The player on turn presses these buttons, one after the other, each on the newest board."""
    for label in labels:
        board = await tavern.board()
        outcome = await tavern.on_turn(board).click(board, label=label)
    return outcome


async def board_after(tavern: Tavern, *labels: str) -> Message:
    """The newest board once the player on turn has pressed these buttons."""
    await press(tavern, *labels)
    return await tavern.board()


async def leave(person: Person, board: Message) -> None:
    """A player leaves the game, and confirms it."""
    asked = await person.click(board, label="Leave")
    await person.click(asked.shown, label="Leave the game")


async def rematch(person: Person, ending: Message) -> Outcome:
    return await person.click(ending, label="Rematch")


async def delete(tavern: Tavern, person: Person, channel: Channel | None = None) -> None:
    """A person has all that is stored about them deleted, and confirms it."""
    private = await person.slash(channel or tavern.channel, "farkle privacy")
    await person.click(private.shown, label="Delete me")
    gone = await person.click(private.shown, label="Delete me for good")
    await gone.done()
    assert says(private, "privacy-forgotten")


async def hide(tavern: Tavern, person: Person) -> None:
    """A person hides from leaderboards, which the bot remembers."""
    private = await person.slash(tavern.channel, "farkle privacy")
    await person.click(private.shown, label="Hide me")


async def at_rest(tavern: Tavern, channel: Channel | None = None) -> list[Message]:
    """The public messages in a channel, once the bot has done all that follows from what people did.

    The bot answers a press before it deletes the old board, so a test that counts messages waits for that.
    """
    await tavern.until(lambda: not tavern.bot.in_work)
    return (channel or tavern.channel).messages()


async def let_see(tavern: Tavern) -> None:
    """The bot may see the tavern's channel again, and knows it."""
    tavern.channel.allow_bot("view_channel")
    guild = tavern.bot.get_guild(tavern.guild.id)
    assert guild is not None
    seen = guild.get_channel(tavern.channel.id)
    assert seen is not None
    await tavern.until(lambda: seen.permissions_for(guild.me).view_channel)


def below_deleted(tavern: Tavern, channel: Channel | None = None) -> list[Message]:
    """The public messages above which Discord shows "Original message was deleted"."""
    shown, viewer = (channel or tavern.channel).messages(), tavern.people[0]
    there = {None, *(str(each.id) for each in shown)}
    return [each for each in shown if message_view(each, viewer)["replied"] not in there]


async def stop(tavern: Tavern, channel: Channel | None = None, **options: object) -> Outcome:
    """A person who only manages the server ends the game of a channel."""
    warden = tavern.local.add_user("warden")
    tavern.guild.add_member(warden, manage_guild=True)
    asked = await warden.slash(channel or tavern.channel, "farkle stop", **options)
    return await confirm(warden, asked.shown, "Stop the game")


async def confirm(helper: Person, question: Message, label: str, reason: str = "") -> Outcome:
    """A helper ends or pauses a game of others, after a form for the reason."""
    asked = await helper.click(question, label=label)
    return await helper.submit(asked.modal, {"reason": reason})


def pass_time(tavern: Tavern, seconds: float) -> None:
    tavern.clock.ahead += seconds


async def strike(tavern: Tavern, seconds: float) -> None:
    """Strikes the clock `seconds` later."""
    pass_time(tavern, seconds)
    await tavern.bot.jobs.play("clock")


async def stored(tavern: Tavern, game_id: int = 1) -> StoredGame:
    async with tavern.bot.services.sessions.lock(game_id) as session:
        return session.stored


def called(tavern: Tavern, person: Person) -> list[Message]:
    """The messages that call a person."""
    return [message for message in tavern.channel.messages() if person in message.pings]


def pressable(message: Message) -> list[str]:
    """The labels of the buttons that are not disabled."""
    return [button.label for button in message.buttons if not button.disabled]


def address(message: Message, label: str) -> str:
    custom_id = message.button(label).custom_id
    assert custom_id is not None
    return custom_id


def custom_id(message: Message, verb: str, marks: str = "") -> str:
    """A hand-made address at this board: its game and revision, another verb, other marks."""
    game, revision = (message.buttons[0].custom_id or "").split(":")[1:3]
    return f"fk:{game}:{revision}:{verb}{marks}"


def faces(board: Message) -> list[str]:
    return [button.label for button in board.buttons if button.emoji[:4] in ("die_", "kept")]


def thrown(text: str) -> str:
    """The dice on the table, in the large pictures of a board."""
    return "".join(re.findall(r"<:(?:die|kept)_(\d):", text))


def die(board: Message, index: int) -> str:
    """The custom_id of the die at this place."""
    found = [button for button in board.buttons if button.emoji[:4] in ("die_", "kept")][index].custom_id
    assert found is not None
    return found


def marked(board: Message) -> list[int]:
    """The places of the dice that look and read marked."""
    looks = [button for button in board.buttons if button.emoji[:4] in ("die_", "kept")]
    for button in looks:
        assert button.label.startswith("✓") == button.emoji.startswith("kept")
    return [index for index, button in enumerate(looks) if button.label.startswith("✓")]


async def play_quickly(tavern: Tavern, *dice: str) -> Message:
    """The ending of a game between three people, who will throw the `dice` in the next one."""
    board = await begin(tavern, players=3, rules="exact", target=5000, dice=("6", "1", "3", "444444", *dice))
    await press(tavern, "Roll")
    assert is_over(board)
    return board


async def begin_in_thread(tavern: Tavern, players: int = 2, **options: Any) -> tuple[Message, Thread]:
    """A game in its thread, which the tavern's later steps use; and the lobby's message in the channel."""
    await manage(tavern, threads=True)
    lobby = await open_lobby(tavern, players, **options)
    await tavern.people[0].click(lobby, label="Start")
    home = tavern.channel
    await tavern.until(lambda: bool(home.threads))
    thread = tavern.channel = home.threads[-1]
    await tavern.board()
    await tavern.until(lambda: thread.mention in lobby.text)
    return lobby, thread


async def manage(tavern: Tavern, **settings: Any) -> None:
    """The first person manages the server, and sets this."""
    tavern.guild.add_member(tavern.people[0], manage_guild=True)
    if settings:
        await tavern.bot.services.settings.change(tavern.guild.id, **settings)


async def open_settings(tavern: Tavern, channel: Channel | None = None, *, page: str | None = None) -> Message:
    """The first page, or the one behind a button of this label, of the person who manages the server."""
    outcome = await tavern.people[0].slash(channel or tavern.channel, "farkle-setup settings")
    assert outcome.ephemeral
    if page is not None:
        await tavern.people[0].click(outcome.shown, label=page)
    return outcome.shown


async def change_page(tavern: Tavern, screen: Message, page: str) -> None:
    """From one page of the settings to another."""
    await tavern.people[0].click(screen, label="◀ All settings")
    await tavern.people[0].click(screen, label=page)


def selected(screen: Message, custom_id: str) -> str:
    """The label that a menu shows, if any."""
    (menu,) = (each for each in walk(screen.components) if each.get("custom_id") == custom_id)
    return "".join(option["label"] for option in menu["options"] if option.get("default"))


async def another_server(tavern: Tavern, *people: Person, **rights: Any) -> Channel:
    """A channel of another server, on which these people have the same rights."""
    guild = tavern.local.add_guild("Elsewhere")
    for person in people:
        guild.add_member(person, **rights)
    await tavern.until(lambda: tavern.bot.get_guild(guild.id) is not None)
    return guild.add_channel("games")


async def pause(tavern: Tavern, board: Message) -> None:
    """The first person, who is the host, pauses the game on this board."""
    await tavern.people[0].slash(tavern.channel, "farkle pause")
    await tavern.until(lambda: "Resume" in pressable(board))


async def open_past_game(person: Person, channel: Channel, number: str = "1") -> Outcome:
    """A past game, opened from the list."""
    past = await person.slash(channel, "farkle history")
    await person.choose(past.shown, past.shown.selects[0].custom_id, [number])
    return past


def settings_of(tavern: Tavern) -> GuildSettings:
    return tavern.bot.services.settings.of(tavern.guild.id)


async def forge(person: Person, message: Message, custom_id: str, values: Sequence[Any] | None = None) -> Outcome:
    """A hand-made press or choice, which no client would send."""
    kind = 2 if values is None else 3
    data = {"custom_id": custom_id, "component_type": kind, "id": 0}
    if values is not None:
        data["values"] = list(values)
    return await person.forge("component", message.channel, data, message)
