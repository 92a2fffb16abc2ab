"""A channel for one press, with the deeds before and after it."""

import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from bot.local.players import is_over, next_press, press_next, presser
from bot.store.daily_ranks import day_before
from bot.ui.game.address import Verb
from localdiscord import Channel, Event, Message, Outcome, Person
from tests.support.ledger import Ledger, address_on, ledgers, revision_of
from tests.support.tavern import Tavern
from tools.break_bot.must_hold import MUST_HOLD

OPEN = ("lobby", "playing", "paused")
SCORING_DICE, FARKLING_DICE = "1235236", "223346"
"""Any throw of the first has a 1 or 5 and no straight, down to four dice."""

_PLAYED = ("Roll", "Most points", "Bank")
_MOST_PRESSES = 100


class Broken(AssertionError):
    def __init__(self, law: str, what: str) -> None:
        super().__init__(f"{MUST_HOLD[law]} {what}")


def ensure(law: str, holds: bool, what: object = "") -> None:
    if not holds:
        raise Broken(law, str(what))


@dataclass(frozen=True)
class Order:
    """For the next interaction: the await and side at which the process dies (0: it lives), and the dice."""

    nth: int = 0
    side: str = ""
    dice: str = SCORING_DICE


class Stage(Protocol):
    """A tavern with its bot, in this process or another."""

    tavern: Tavern
    database: Path
    target: int | None
    """Of games of Farkle; None: the usual one."""

    async def do(self, deed: Awaitable[Outcome | None], order: Order) -> str | None:
        """Waits until the bot has finished with a deed. Raises Broken if it is refused.

        Returns the place of the process's death, or None.
        """


@dataclass(frozen=True)
class Stored:
    """A game as stored, without id and place. Players are numbered."""

    status: str
    players: tuple[int, ...]
    lines: tuple[str, ...]
    results: int


class Scene:
    """A channel with its games and three people; the first is the host."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.tavern = stage.tavern
        self.database = stage.database
        self.channel: Channel = self.tavern.guild.add_channel("dice")
        # New people, because the bot limits lobbies per person.
        self.people = [self.tavern.newcomer() for _ in range(3)]
        self.tavern.people += self.people
        self.actor = self.people[0]
        self.seen: list[tuple[Stored, ...]] = []
        self.is_watched = False
        # Messages that asked whether to stop a game.
        self.questions: set[int] = set()
        self.tavern.local.world.listeners.append(self._display)

    def close(self) -> None:
        self.tavern.local.world.listeners.remove(self._display)
        self.tavern.people = [person for person in self.tavern.people if person not in self.people]
        self.tavern.guild.delete_channel(self.channel)

    def _display(self, event: Event) -> None:
        """While watched, notes what is stored whenever something new is shown."""
        if event.channel is self.channel and event.message is not None and is_question(event.message):
            self.questions.add(event.message.id)
        if self.is_watched and event.channel is self.channel and event.kind in ("message_create", "message_update"):
            self.seen.append(self.stored())

    def ledgers(self) -> list[Ledger]:
        """This channel's games, oldest first."""
        return ledgers(self.database, self.channel.id)

    def stored(self) -> tuple[Stored, ...]:
        """Fails if stored rows contradict each other."""
        return tuple(map(self._stored, self.ledgers()))

    def _stored(self, ledger: Ledger) -> Stored:
        # Opponents have no id.
        ids = [0, *(person.id for person in self.people)]
        with ledger.open_page():
            status, lines = ledger.status(), tuple(ledger.lines())
            if lines:
                ledger.game()
            return Stored(status, tuple(map(ids.index, ledger.players())), lines, ledger.results())

    def has_open_game(self) -> bool:
        return any(game.status in OPEN for game in self.stored())

    def boards(self) -> list[Message]:
        """Public messages with buttons, oldest first, except questions whether to stop."""
        return [message for message in self.channel.messages() if address_on(message) and not is_question(message)]

    def board(self) -> Message:
        """The newest."""
        return self.boards()[-1]

    async def done(self, deed: Awaitable[Outcome | None], order: Order | None = None) -> str | None:
        """As `Stage.do`."""
        return await self.stage.do(deed, order or Order())

    async def slash(self, command: str, group: str = "farkle", **options: object) -> Outcome:
        """The host uses a slash command."""
        self.actor = self.people[0]
        if (group, command) == ("farkle", "start") and self.stage.target:
            options = {"target": self.stage.target} | options
        return await self.actor.slash(self.channel, f"{group} {command}", **options)

    async def type(self, command: str, **options: object) -> Outcome:
        """The player in turn uses a slash command."""
        self.actor = self.tavern.on_turn(self.board())
        return await self.actor.slash(self.channel, f"farkle {command}", **options)

    async def press(self, label: str) -> Outcome:
        """A person who may do so presses this on the newest board."""
        self.actor = presser(self.board(), self.people, label)
        return await self.actor.click(self.board(), label=label)

    def asked(self, person: Person) -> Message:
        """The newest private message with buttons."""
        mine = self.channel.messages(viewer=person)
        return next(each for each in reversed(mine) if each.ephemeral_for is person and (each.selects or each.buttons))

    async def reply(self, label: str) -> Outcome:
        """The last person to press answers the private question."""
        return await self.actor.click(self.asked(self.actor), label=label)

    async def agree(self) -> Outcome:
        """The player who has not agreed yet agrees to stop."""
        question = next(message for message in self.channel.messages() if is_question(message))
        self.actor = next(person for person in self.people if person in question.pings)
        return await self.actor.click(question, label="Stop it, I agree")

    async def act(self) -> Outcome:
        """The next press of unsuspecting players, or another game."""
        if self.boards():
            board = self.board()
            self.actor = presser(board, self.people, next_press(board))
            return await press_next(self.actor, board)
        return await self.slash("board" if self.has_open_game() else "start")

    async def settled(self) -> None:
        """Waits until the newest game is at the bottom of the channel as stored, and the bot knows its message."""
        await self.tavern.until(self.is_settled)

    def is_settled(self) -> bool:
        bottom = [message for message in self.channel.messages() if message.id not in self.questions][-1]
        newest = self.ledgers()[-1]
        with newest.open_page():
            revision = None if newest.status() == "closed" else newest.revision()
            return newest.shown_in() == bottom.id and revision_of(bottom) == revision

    def forgotten(self) -> list[Message]:
        """Replaced boards that will not be deleted."""
        found = list[Message]()
        for ledger in self.ledgers():
            with ledger.open_page():
                shown_in, left = ledger.shown_in() or 0, ledger.left()
            for board in self.boards():
                address = address_on(board)
                is_its = address is not None and address.game == ledger.game_id
                if is_its and board.id < shown_in and board.id not in left:
                    found.append(board)
        return found

    def is_called(self) -> bool:
        """Does the player in turn know?"""
        newest = self.ledgers()[-1]
        if newest.status() != "playing" or not newest.game().turn.is_fresh:
            return True
        on_turn = self.tavern.on_turn(self.board())
        return self.board().pings == [on_turn] or self.actor is on_turn


def is_question(message: Message) -> bool:
    """Does it ask players whether to stop a game?"""
    address = address_on(message)
    return address is not None and address.verb == Verb.STOP_AGREE


def check_answer(outcome: Outcome | None) -> None:
    ensure("answers", outcome is None or outcome.error is None, outcome)


async def go_on(scene: Scene, *, asking: bool, may_count: bool = True) -> None:
    """A player asks for the board or presses, which restores the truth; then the next press works."""
    stored = scene.stored()
    await (scene.slash("board") if asking and scene.has_open_game() else scene.act())
    if not scene.is_settled() and scene.has_open_game():
        await scene.slash("board")
    await scene.settled()
    ensure("calls", scene.is_called(), "nobody called the one whose turn it is")
    check_continues(stored, scene.stored())
    ensure("once", may_count or scene.stored() == stored, "a press on the old board counted")
    stored = scene.stored()
    check_answer(await scene.act())
    await scene.settled()
    check_continues(stored, scene.stored())


async def play_to_the_end(scene: Scene) -> None:
    for _ in range(_MOST_PRESSES):
        if is_over(scene.board()):
            break
        check_answer(await scene.act())
        await scene.settled()
    (*_, ended) = scene.stored()
    ensure("ending", ended.status == "over", ended.status)
    ensure("counted", ended.results == len(ended.players), f"for {ended.results} seats")


def check_continues(before: tuple[Stored, ...], after: tuple[Stored, ...]) -> None:
    for was, is_ in zip(before, after, strict=False):
        ensure("added", is_.lines[: len(was.lines)] == was.lines, "what was stored has changed")


class DailyScene(Scene):
    """A daily attempt, on private messages."""

    def ledgers(self) -> list[Ledger]:
        return [Ledger(self.database, game_id) for (game_id,) in self._rows("SELECT game_id FROM attempts")]

    def _stored(self, ledger: Ledger) -> Stored:
        """With the attempt's outcome and places."""
        stored = super()._stored(ledger)
        attempt = self._rows("SELECT running, streak, points, best_turn FROM attempts")
        places = self._rows('SELECT "by", guild_id, value FROM daily_ranks')
        return Stored(f"{stored.status} {attempt} {sorted(places)}", stored.players, stored.lines, stored.results)

    def _rows(self, statement: str) -> list[tuple[int, ...]]:
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            return connection.execute(f"{statement} WHERE user_id = ?", [self.people[0].id]).fetchall()

    def boards(self) -> list[Message]:
        person = self.people[0]
        return [each for each in self.channel.messages(viewer=person) if each.ephemeral_for is person and each.buttons]

    async def press(self, label: str) -> Outcome:
        return await self.people[0].click(self.board(), label=label)

    async def act(self) -> Outcome:
        """The next press; without buttons, the player asks for the attempt."""
        boards = self.boards()
        if boards and next_press(boards[-1]).startswith(_PLAYED) and _may_press(boards[-1]):
            return await self.press(next_press(boards[-1]))
        return await self.slash("daily")

    def is_settled(self) -> bool:
        """Only answers show it."""
        return True

    def has_open_game(self) -> bool:
        return False

    def forgotten(self) -> list[Message]:
        return []

    def is_called(self) -> bool:
        return True

    def end_day(self) -> None:
        """Dates the attempt to yesterday, which no clock watches."""
        (game_id,) = self._rows("SELECT game_id FROM attempts")[0]
        with closing(sqlite3.connect(self.database, timeout=20)) as connection, connection:
            (today,) = connection.execute("SELECT day FROM attempts WHERE game_id = ?", [game_id]).fetchone()
            connection.execute("INSERT OR IGNORE INTO days VALUES (?, ?, 1)", [day_before(today), "00" * 32])
            connection.execute("UPDATE attempts SET day = ? WHERE game_id = ?", [day_before(today), game_id])
            # The streak is yesterday's, too.
            theirs = [day_before(today), self.people[0].id, today]
            connection.execute("UPDATE daily_ranks SET period = ? WHERE user_id = ? AND period = ?", theirs)
            connection.execute("DELETE FROM daily_counts WHERE \"by\" = 'streak'")
            connection.execute(
                """INSERT INTO daily_counts ("by", period, guild_id, value, people)
                SELECT "by", period, guild_id, value, count(*) FROM daily_ranks
                WHERE "by" = 'streak' GROUP BY 1, 2, 3, 4"""
            )


def _may_press(board: Message) -> bool:
    return any(button.label.startswith(_PLAYED) and not button.disabled for button in board.buttons)
