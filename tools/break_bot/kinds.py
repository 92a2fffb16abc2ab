"""Kinds of presses to break: how people get there, and the press itself."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.local.players import press_next
from localdiscord import Outcome
from tools.break_bot.scene import FARKLING_DICE, SCORING_DICE, DailyScene, Order, Scene


@dataclass(frozen=True)
class Kind:
    """What people press before, what then, and how the dice fall.

    `new`: the process starts just before the press. `several`: opponents' deeds are stored one after the other.
    """

    name: str
    before: Callable[[Scene], Awaitable[None]]
    deed: Callable[[Scene], Awaitable[Outcome | None]]
    dice: str = SCORING_DICE
    new: bool = False
    several: bool = False
    scene: type[Scene] = Scene


def pressing(label: str) -> Callable[[Scene], Awaitable[Outcome]]:
    return lambda scene: scene.press(label)


def asking(command: str, group: str = "farkle", **options: object) -> Callable[[Scene], Awaitable[Outcome]]:
    return lambda scene: scene.slash(command, group, **options)


def after(*labels: str, group: str = "farkle", **options: object) -> Callable[[Scene], Awaitable[None]]:
    """Opens a lobby and presses these."""

    async def before(scene: Scene) -> None:
        await scene.done(scene.slash("start", group, **options))
        for label in labels:
            await scene.done(scene.press(label))

    return before


async def nothing(_scene: Scene) -> None: ...


async def mark(scene: Scene) -> Outcome:
    """The player in turn marks the first die that can be marked."""
    board = scene.board()
    die = next(each for each in board.buttons if each.emoji[:4] in ("die_", "kept") and not each.disabled)
    return await scene.tavern.on_turn(board).click(board, die.custom_id or "")


async def leave_lobby(scene: Scene) -> Outcome:
    return await scene.people[1].click(scene.board(), label="Leave")


def replying(label: str) -> Callable[[Scene], Awaitable[Outcome]]:
    return lambda scene: scene.reply(label)


def typing(command: str, **options: object) -> Callable[[Scene], Awaitable[Outcome]]:
    return lambda scene: scene.type(command, **options)


def then(
    before: Callable[[Scene], Awaitable[None]], deed: Callable[[Scene], Awaitable[Outcome]]
) -> Callable[[Scene], Awaitable[None]]:
    """One more deed before the press."""

    async def both(scene: Scene) -> None:
        await before(scene)
        await scene.done(deed(scene))

    return both


async def agree(scene: Scene) -> Outcome:
    return await scene.agree()


async def choose_rules(scene: Scene) -> Outcome:
    """The host reads the rules in the lobby, and chooses others."""
    asked = scene.asked(scene.actor)
    return await scene.actor.choose(asked, next(iter(asked.selects)).custom_id, ["deluxe"])


async def choose_opponent(scene: Scene) -> Outcome:
    menu = next(each for each in scene.board().selects if "opponent-who" in each.custom_id)
    return await scene.people[0].choose(scene.board(), menu.custom_id, [next(iter(menu.options))])


async def stop_as_manager(scene: Scene) -> Outcome:
    """A manager who doesn't play asks to stop the game."""
    scene.actor = scene.people[2]
    scene.tavern.guild.add_member(scene.actor, manage_guild=True)
    return await scene.actor.slash(scene.channel, "farkle stop")


async def take_box(scene: Scene) -> Outcome:
    """The player in turn takes the best box."""
    scene.actor = scene.tavern.on_turn(scene.board())
    return await press_next(scene.actor, scene.board())


async def give_up(scene: Scene) -> Outcome:
    """The player in turn chooses a box for 0 points, and is asked."""
    scene.actor, board = scene.tavern.on_turn(scene.board()), scene.board()
    return await scene.actor.choose(board, board.selects[0].custom_id, ["yahtzee"])


def daily(*labels: str, farkles: int = 0, is_over: bool = False) -> Callable[[Scene], Awaitable[None]]:
    """A daily attempt with these farkles and presses. Then its day may be over."""

    async def before(scene: Scene) -> None:
        await scene.done(scene.slash("daily"))
        # The next turn's first throw falls by itself, and farkles too.
        for _ in range(farkles // 2):
            await scene.done(scene.press("Roll"), Order(dice=FARKLING_DICE))
        for label in labels:
            await scene.done(scene.press(label))
        if is_over:
            assert isinstance(scene, DailyScene)
            scene.end_day()

    return before


YAHTZEE = "yahtzee"
BEGUN = ("Join", "Start")
THROWN = (*BEGUN, "Roll")
KEPT = (*THROWN, "Most points")
BEHIND = (*KEPT, "Roll", "Most points", "Bank", "Roll", "Most points")
"""The first player has 300 points, and the other one kept 150."""

WON = (*KEPT, "Bank")
KEPT_ALONE = ("Roll", "Most points", "Bank", "Most points")

KINDS = {
    kind.name: kind
    for kind in (
        Kind("open a lobby", nothing, asking("start")),
        Kind("join", after(), pressing("Join")),
        Kind("leave a lobby", after("Join"), leave_lobby),
        Kind("add an opponent", after(), pressing("Add an opponent")),
        Kind("allow hints", after("Join"), pressing("Allow hints")),
        Kind(
            "opponent begins",
            then(after("Add an opponent"), choose_opponent),
            pressing("Start"),
            several=True,
        ),
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
        Kind("leave for good", after("Join", *THROWN, "Leave"), replying("Leave the game")),
        Kind("read the rules", after(), pressing("Rules")),
        Kind("choose other rules", after("Rules"), choose_rules),
        Kind("bank, which loses", after(*BEHIND, target=300), pressing("Bank")),
        Kind("bank and lose", after(*BEHIND, "Bank", target=300), replying("Bank 150 and lose")),
        Kind("ask the coach", after("Join", "Allow hints", "Start", "Roll"), pressing("Hint")),
        Kind("ask to stop", then(after(*THROWN), asking("stop")), replying("Ask everyone")),
        Kind("agree to stop", then(then(after(*THROWN), asking("stop")), replying("Ask everyone")), agree),
        Kind("stop as a manager", then(after(*THROWN), stop_as_manager), replying("Stop the game")),
        Kind("/farkle roll", after(*BEGUN), typing("roll")),
        Kind("/farkle keep", after(*THROWN), typing("keep", dice="1")),
        Kind("/farkle bank", after(*KEPT), typing("bank")),
        Kind("rematch", after(*WON, rules="kingdom-come", target=50), pressing("Rematch")),
        Kind("review", after(*WON, rules="kingdom-come", target=50), pressing("Review")),
        Kind("/farkle board", after(*THROWN), asking("board")),
        Kind("/farkle stop", after(*THROWN), asking("stop")),
        Kind("/farkle pause", after(*THROWN), asking("pause")),
        Kind("yahtzee: open a lobby", nothing, asking("start", YAHTZEE)),
        Kind("yahtzee: start alone", after(group=YAHTZEE), pressing("Start")),
        Kind("yahtzee: throw", after(*BEGUN, group=YAHTZEE), pressing("Roll")),
        Kind("yahtzee: hold a die", after(*THROWN, group=YAHTZEE), mark),
        Kind("yahtzee: throw again", then(after(*THROWN, group=YAHTZEE), mark), pressing("Roll")),
        Kind("yahtzee: hold a pair", after(*THROWN, group=YAHTZEE), pressing("Hold")),
        Kind("yahtzee: take a box", after(*THROWN, group=YAHTZEE), take_box),
        Kind("yahtzee: ask before 0 points", after(*THROWN, group=YAHTZEE), give_up),
        Kind("yahtzee: score 0 points", then(after(*THROWN, group=YAHTZEE), give_up), replying("Score 0")),
        Kind("yahtzee: leave alone", after("Start", "Roll", "Leave", group=YAHTZEE), replying("Leave the game")),
        Kind("daily: begin", nothing, asking("daily"), scene=DailyScene),
        Kind("daily: first throw", daily(), pressing("Roll"), scene=DailyScene),
        Kind("daily: farkle", daily(), pressing("Roll"), FARKLING_DICE, scene=DailyScene),
        Kind("daily: bank", daily("Roll", "Most points"), pressing("Bank"), scene=DailyScene),
        Kind(
            "daily: end",
            daily("Roll", "Most points", "Bank", "Most points", farkles=8),
            pressing("Bank"),
            scene=DailyScene,
        ),
        Kind("daily: end with a farkle", daily(farkles=8), pressing("Roll"), FARKLING_DICE, scene=DailyScene),
        Kind("daily: ask at the end", daily(farkles=10), asking("daily"), scene=DailyScene),
        Kind("daily: share", daily(farkles=10), pressing("Share"), scene=DailyScene),
        Kind("daily: after midnight", daily(*KEPT_ALONE, is_over=True), pressing("Roll"), new=True, scene=DailyScene),
        Kind("resume", then(after(*THROWN), asking("pause")), pressing("Resume")),
    )
}
