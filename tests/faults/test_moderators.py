"""People with power over the server: they delete boards and channels, remove the bot, and take its permissions."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.local.tavern import PATIENCE_SECONDS
from localdiscord import Message, Request
from tests.support.faults.house import Fault, House, ensure_guild, opened
from tests.support.faults.presses import PRESSES, make_due, strike, throw
from tests.support.faults.scene import Scene

WITHOUT_BOARD = ("leave", "board", "reminder", "safe play", "grace")
"""What people and the clock can do where there is nothing to press."""


def delete(house: House, messages: list[Message]) -> None:
    warden = house.local.add_user("warden")
    house.tavern.guild.add_member(warden, permissions=["manage_messages"])
    for message in messages:
        warden.delete(message)


@asynccontextmanager
async def boards_deleted(house: House) -> AsyncIterator[None]:
    delete(house, [scene.board for scene in house.scenes if scene.board])
    yield


@asynccontextmanager
async def everything_deleted(house: House) -> AsyncIterator[None]:
    delete(house, [message for scene in house.scenes for message in scene.public()])
    yield


def at_the_first_request(act: Callable[[House, Scene], None]) -> Callable[[House], AsyncIterator[None]]:
    """Something is done to each scene while the bot is about to answer there."""

    async def during(house: House) -> AsyncIterator[None]:
        waiting = {scene.channel.id: scene for scene in house.scenes}

        def hook(request: Request) -> None:
            channel = house.channel_of(request)
            scene = waiting.pop(channel.id, None) if channel else None
            if scene is not None:
                act(house, scene)

        house.local.inject(hook)
        yield
        house.local.inject(None)

    return during


def delete_board(house: House, scene: Scene) -> None:
    if scene.board:
        delete(house, [scene.board])


@asynccontextmanager
async def kicked(house: House) -> AsyncIterator[None]:
    """While the bot acts on presses it is removed; later it is invited again."""
    left = [house.tavern.guild]

    def hook(_request: Request) -> None:
        for guild in left:
            guild.kick_bot()
        left.clear()

    house.local.inject(hook)
    yield
    house.local.inject(None)
    house.tavern.guild.invite_bot()


@asynccontextmanager
async def denied(house: House) -> AsyncIterator[None]:
    for scene in house.scenes:
        scene.channel.deny_bot("view_channel", "send_messages")
    yield
    for scene in house.scenes:
        scene.channel.allow_bot("view_channel", "send_messages")


FAULTS = {
    "boards deleted": (Fault(boards_deleted), WITHOUT_BOARD),
    "everything deleted": (Fault(everything_deleted), WITHOUT_BOARD),
    "board deleted while it is pressed": (Fault(asynccontextmanager(at_the_first_request(delete_board))), PRESSES),
    "kicked and invited": (Fault(kicked, counts=None, spares_others=False), PRESSES),
    # Where the bot could call nobody, no game is opened: see tests/play/test_limits.py.
    "permissions taken and given back": (Fault(denied), [name for name in PRESSES if not PRESSES[name].opens]),
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_moderators_do_something(tmp_path: Path, fault: str) -> None:
    what, names = FAULTS[fault]
    async with opened(tmp_path / "farkle.sqlite3") as house:
        await ensure_guild(house, what, {name: PRESSES[name] for name in names})


async def test_a_channel_deleted_while_it_is_played_in(tmp_path: Path) -> None:
    """What was pressed is stored, the clock lets the game sleep, and nobody can find it from elsewhere."""
    async with opened(tmp_path / "farkle.sqlite3") as house:
        # The clock's rounds, which in life are minutes apart, are not to wait for each other.
        house.local.gate.message_rate = (1000, 5.0)
        scene = house.scene("doomed")
        await throw(scene)
        scene.before = scene.ledger.lines()

        def doom(_request: Request) -> None:
            house.local.inject(None)
            house.tavern.guild.delete_channel(scene.channel)

        house.local.inject(doom)
        # The channel is gone, so nobody is answered.
        house.local.world.answer_within = 1.0
        await scene.click("Bank")
        house.local.world.answer_within = PATIENCE_SECONDS
        await scene.free(PATIENCE_SECONDS)
        assert scene.facts() == ["keep", "bank"]
        while not scene.ledger.game().is_asleep:
            await make_due(scene, alarm=0, due=0)
            await strike(scene)
        elsewhere = house.elsewhere
        await throw(elsewhere)
        outcome = await scene.people[0].slash(elsewhere.channel, "farkle board")
        assert outcome.shown.channel is elsewhere.channel
        await elsewhere.play_to_the_end()
