"""Steps that many tests take."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from localdiscord import Channel, Message, Outcome, Person
from tests.support.tavern import PATIENCE_SECONDS, Tavern

FARKLE = "223346"
"""Six dice that score nothing."""

A_QUICK_GAME = ("6", "1", "3", "444444")
"""The dice of `play_quickly`."""


@contextmanager
def no_answer_awaited(tavern: Tavern) -> Iterator[None]:
    """In this block people's actions get no answer, and people do not wait for one as long as usual."""
    tavern.local.world.answer_within = 0.3
    yield
    tavern.local.world.answer_within = PATIENCE_SECONDS


class Clock:
    """Time that passes when the test says so, long after Discord's, so that all messages are old."""

    def __init__(self) -> None:
        self.now = 3_000_000_000.0

    def __call__(self) -> float:
        return self.now


async def open_lobby(tavern: Tavern, players: int = 1, **options: object) -> Message:
    """A lobby with the first `players` people."""
    host, *others = tavern.people[:players]
    outcome = await host.slash(tavern.channel, "farkle start", **options)
    for person in others:
        await person.click(outcome.shown, label="Join")
    return outcome.shown


async def add_opponent(tavern: Tavern, lobby: Message, chosen: str = "0") -> Outcome:
    """By the place of the character, the weakest first; "out" removes the newest."""
    return await tavern.people[0].choose(lobby, custom_id(lobby, "opponent-who"), [chosen])


async def begin(tavern: Tavern, players: int = 2, computers: int = 0, **options: object) -> Message:
    """The first board of a game between the first `players` people and the weakest computers."""
    lobby = await open_lobby(tavern, players, **options)
    for _ in range(computers):
        await add_opponent(tavern, lobby)
    await tavern.people[0].click(lobby, label="Start")
    return await tavern.board()


async def press(tavern: Tavern, *labels: str) -> Outcome:
    """The player on turn presses these buttons, one after the other, each on the newest board."""
    for label in labels:
        board = await tavern.board()
        outcome = await tavern.on_turn(board).click(board, label=label)
    return outcome


async def leave(person: Person, board: Message) -> None:
    """A player leaves the game, and confirms it."""
    asked = await person.click(board, label="Leave")
    await person.click(asked.shown, label="Leave the game")


async def delete(tavern: Tavern, person: Person) -> None:
    """A person has all that is stored about them deleted, and confirms it."""
    private = await person.slash(tavern.channel, "farkle privacy")
    await person.click(private.shown, label="Delete me")
    gone = await person.click(private.shown, label="Delete me for good")
    await gone.done()
    assert "Everything about you is deleted" in private.text


async def at_rest(tavern: Tavern, channel: Channel | None = None) -> list[Message]:
    """The public messages in a channel, once the bot has done all that follows from what people did.

    The bot answers a press before it deletes the old board, so a test that counts messages waits for that.
    """
    await tavern.until(lambda: not tavern.bot.in_work)
    return (channel or tavern.channel).messages()


async def stop(tavern: Tavern, channel: Channel | None = None, **options: object) -> Outcome:
    """A person who only manages the server ends the game of a channel."""
    warden = tavern.local.add_user("warden")
    tavern.guild.add_member(warden, manage_guild=True)
    asked = await warden.slash(channel or tavern.channel, "farkle stop", **options)
    return await warden.click(asked.shown, label="Stop the game")


def pass_time(tavern: Tavern, seconds: float) -> None:
    tavern.clock.ahead += seconds


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


async def play_quickly(tavern: Tavern) -> Message:
    """The ending of a game between three people."""
    board = await begin(tavern, players=3, rules="exact", target=5000)
    await press(tavern, "Roll")
    assert pressable(board) == ["Rematch", "Check the dice", "Review"]
    return board
