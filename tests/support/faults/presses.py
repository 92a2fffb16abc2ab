"""The presses that a fault may meet: how a game comes there, who does what, and which facts are to follow."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from sqlalchemy import update

from bot.local.tavern import PATIENCE_SECONDS
from bot.store.schema import games
from localdiscord import Outcome
from tests.support.faults.scene import Scene
from tests.support.steps import die


@dataclass(frozen=True)
class Press:
    """`facts` are the words of the facts that are stored of it, each once; `opens` says whether it opens a game."""

    prepare: Callable[[Scene], Awaitable[None]]
    act: Callable[[Scene], Awaitable[Outcome | None]]
    facts: tuple[str, ...] = ()
    opens: bool = False


async def nothing(_scene: Scene) -> None:
    """The channel is empty."""


async def open_lobby(scene: Scene, *, target: int = 300) -> Outcome:
    return await scene.people[0].slash(scene.channel, "farkle start", rules="kingdom-come", target=target)


async def gather(scene: Scene, *, target: int = 300, players: int = 2) -> None:
    await open_lobby(scene, target=target)
    for person in scene.people[1:players]:
        await scene.click("Join", person)


async def begin(scene: Scene, *, target: int = 300, players: int = 2) -> None:
    await gather(scene, target=target, players=players)
    await scene.click("Start", scene.people[0])
    await scene.free(PATIENCE_SECONDS)


async def throw(scene: Scene, *, target: int = 300) -> None:
    await begin(scene, target=target)
    await scene.click("Roll")


async def mark(scene: Scene) -> Outcome:
    """The first die, which the board has marked by itself, goes back."""
    board = scene.board
    assert board is not None
    return await scene.presser(board).click(board, die(board, 0))


async def win(scene: Scene) -> None:
    await throw(scene, target=200)
    await scene.click("Bank")


async def ask_to_leave(scene: Scene) -> None:
    await begin(scene, players=3)
    scene.asked = (await scene.click("Leave", scene.people[0])).shown


async def leave(scene: Scene) -> Outcome:
    assert scene.asked is not None
    return await scene.people[0].click(scene.asked, label="Leave the game")


async def throw_when_due(scene: Scene, *, alarm: int, due: int) -> None:
    await throw(scene)
    await make_due(scene, alarm=alarm, due=due)


async def make_due(scene: Scene, *, alarm: int, due: int) -> None:
    """Sets when the clock reminds and when the turn is over, in so many seconds."""
    now = int(scene.bot.services.sessions.clock())
    times = {"alarm_at": now + alarm, "due_at": now + due}
    change = update(games).where(games.c.id == scene.ledger.game_id).values(**times)
    await scene.bot.database.write(lambda transaction: transaction.execute(change))
    scene.bot.services.sessions.read_anew()


async def strike(scene: Scene) -> None:
    await scene.bot.rounds.play("clock")


async def grant_grace(scene: Scene) -> None:
    """What the clock does once the bot is back from an absence, in this game alone."""
    clock = scene.bot.clock
    await clock._each(clock._grant_grace, [(scene.ledger.game_id, scene.tavern.guild.id)])


def pressing(label: str, person: int | None = None) -> Callable[[Scene], Awaitable[Outcome]]:
    """Whose turn it is presses this, or else the person of this number from 0."""
    return lambda scene: scene.click(label, None if person is None else scene.people[person])


PRESSES: dict[str, Press] = {
    "open": Press(nothing, open_lobby, opens=True),
    "start": Press(gather, pressing("Start", 0), ("start",)),
    "throw": Press(begin, pressing("Roll"), ("roll",)),
    "mark a die": Press(throw, mark),
    "roll on": Press(throw, pressing("Roll 3"), ("keep", "roll")),
    "bank": Press(throw, pressing("Bank"), ("keep", "bank")),
    "win": Press(partial(throw, target=200), pressing("Bank"), ("keep", "bank", "win")),
    "ask to leave": Press(begin, pressing("Leave")),
    "leave": Press(ask_to_leave, leave, ("leave",)),
    "rematch": Press(win, pressing("Rematch", 1), opens=True),
    "board": Press(begin, Scene.ask_for_board),
    "reminder": Press(partial(throw_when_due, alarm=0, due=200), strike),
    "safe play": Press(partial(throw_when_due, alarm=-60, due=0), strike, ("idle", "keep", "bank")),
    "grace": Press(partial(throw_when_due, alarm=40, due=100), grant_grace),
}
