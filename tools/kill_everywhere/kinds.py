"""The kinds of presses that a process can die of: how people get there, and the press itself."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from localdiscord import Outcome
from tools.kill_everywhere.scene import Scene
from tools.kill_everywhere.zygote import SCORING_DICE

FARKLING_DICE = "223346"


@dataclass(frozen=True)
class Kind:
    """What people press before, what they press then, and how the dice fall then.

    Where the process is `new`, it is started only before the last press, and remembers nothing.
    """

    name: str
    before: Callable[[Scene], Awaitable[None]]
    deed: Callable[[Scene], Awaitable[Outcome]]
    dice: str = SCORING_DICE
    new: bool = False


def pressing(label: str) -> Callable[[Scene], Awaitable[Outcome]]:
    return lambda scene: scene.press(label)


def asking(command: str, **options: object) -> Callable[[Scene], Awaitable[Outcome]]:
    return lambda scene: scene.slash(command, **options)


def after(*labels: str, **options: object) -> Callable[[Scene], Awaitable[None]]:
    """An opened lobby, and these presses one after the other."""

    async def before(scene: Scene) -> None:
        await scene.done(scene.slash("start", **options))
        for label in labels:
            await scene.done(scene.press(label))

    return before


async def nothing(_scene: Scene) -> None:
    """Nobody has done anything here."""


async def mark(scene: Scene) -> Outcome:
    """Who is on turn marks the first die that may be marked."""
    board = scene.board()
    die = next(each for each in board.buttons if each.emoji[:4] in ("die_", "kept") and not each.disabled)
    return await scene.tavern.on_turn(board).click(board, die.custom_id or "")


async def leave_lobby(scene: Scene) -> Outcome:
    """The second person gives up the seat."""
    return await scene.people[1].click(scene.board(), label="Leave")


async def leave_for_good(scene: Scene) -> Outcome:
    """Who is on turn, and was asked whether they mean it, says yes."""
    person = scene.tavern.on_turn(scene.board())
    asked = next(each for each in scene.channel.messages(viewer=person) if each.ephemeral_for is person)
    return await person.click(asked, label="Leave")


async def paused(scene: Scene) -> None:
    """Dice lie on the table, and the host has stopped the clock."""
    await after(*THROWN)(scene)
    await scene.done(scene.slash("pause"))


BEGUN = ("Join", "Start")
THROWN = (*BEGUN, "Roll")
KEPT = (*THROWN, "Most points")
WON = (*KEPT, "Bank")

KINDS = {
    kind.name: kind
    for kind in (
        Kind("open a lobby", nothing, asking("start")),
        Kind("join", after(), pressing("Join")),
        Kind("leave a lobby", after("Join"), leave_lobby),
        Kind("add an opponent", after(), pressing("Add an opponent")),
        Kind("allow hints", after("Join"), pressing("Allow hints")),
        Kind("cancel", after("Join"), pressing("Cancel")),
        Kind("start", after("Join"), pressing("Start")),
        Kind("throw", after(*BEGUN), pressing("Roll")),
        Kind("throw, first of a process", after(*BEGUN), pressing("Roll"), new=True),
        Kind("farkle", after(*BEGUN), pressing("Roll"), FARKLING_DICE),
        Kind("mark a die", after(*THROWN), mark),
        Kind("keep best", after(*THROWN), pressing("Most points")),
        Kind("roll on", after(*KEPT), pressing("Roll")),
        Kind("bank", after(*KEPT), pressing("Bank")),
        Kind("bank and win", after(*KEPT, rules="kingdom-come", target=50), pressing("Bank")),
        Kind("ask to leave", after(*THROWN), pressing("Leave")),
        Kind("leave for good", after("Join", *THROWN, "Leave"), leave_for_good),
        Kind("rematch", after(*WON, rules="kingdom-come", target=50), pressing("Rematch")),
        Kind("/farkle board", after(*THROWN), asking("board")),
        Kind("/farkle stop", after(*THROWN), asking("stop")),
        Kind("/farkle pause", after(*THROWN), asking("pause")),
        Kind("go on", paused, pressing("Go on")),
    )
}
