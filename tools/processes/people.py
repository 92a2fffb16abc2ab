"""People who play games to their ends in one channel after the other, whatever becomes of the bots meanwhile."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from bot.local.ledger import address_on
from bot.local.players import best_box, is_over, next_press
from bot.local.tavern import game_address
from localdiscord import Channel, Event, Guild, LocalDiscord, Message, Outcome, Person
from tools.processes.journal import Journal

_PEOPLE = 8
"""Each opens a game in turn, because nobody may open many in a short time."""

_REFUSALS = 2
"""After so many they ask for the board."""

_BACK = "I'm back"
_DAWDLING_SECONDS = 70
_DAWDLINGS = 3
"""In so many turns of a game somebody dawdles."""

_POSTING_SECONDS = 1.0
_WAITING_SECONDS = 0.05
"""After a press that nobody heard of."""


@dataclass(frozen=True)
class Habit:
    """What is played at a table, to which target, and how many seconds people think before each press.

    Where they dawdle, they wait at the beginning of some turns until they are reminded, or it is too late.
    """

    command: str = "farkle start"
    target: int | None = 1000
    think: float = 0.0
    dawdles: bool = False


class Table:
    """A channel in which two people play, game after game."""

    def __init__(self, local: LocalDiscord, guild: Guild, journal: Journal, habit: Habit) -> None:
        self.channel: Channel = guild.add_channel("dice")
        self.people: list[Person] = [local.add_user(f"{guild.name} {number}") for number in range(_PEOPLE)]
        for person in self.people:
            guild.add_member(person)
        self.journal = journal
        self.habit = habit
        self.finished = 0
        self._last_game = self._current = 0
        self._refusals = 0
        self._dawdled: defaultdict[int, set[int]] = defaultdict(set)
        self._posted = asyncio.Event()
        local.world.listeners.append(self._hear)

    def _hear(self, event: Event) -> None:
        if event.channel is self.channel and event.kind == "message_create":
            self._posted.set()

    async def play(self, is_enough: Callable[[], bool]) -> None:
        """Plays games to their ends until it is enough."""
        while not is_enough():
            await self._play_one()

    async def _play_one(self) -> None:
        host, other = (self.people[(self.finished + number) % _PEOPLE] for number in range(2))
        while True:
            self._posted.clear()
            board = self._board()
            if board is None and self._current > self._last_game:
                await self._wait_for_board(host)
            elif board is None:
                await self._open(host)
            elif is_over(board):
                address = address_on(board)
                assert address is not None
                self._last_game = address.game
                self.finished += 1
                return
            else:
                await self._press(board, self._presser(board, host, other))

    def _board(self) -> Message | None:
        """The newest public message of a game that has not been played to its end here."""
        for message in reversed(self.channel.messages()):
            address = address_on(message)
            if message.ephemeral_for is None and address is not None:
                if address.game <= self._last_game:
                    break
                self._current = address.game
                return message
        return None

    async def _wait_for_board(self, host: Person) -> None:
        """The board is about to be posted, unless nobody is there any more who would."""
        try:
            await asyncio.wait_for(self._posted.wait(), _POSTING_SECONDS)
        except TimeoutError:
            await host.slash(self.channel, "farkle board")

    async def _open(self, host: Person) -> None:
        """Somebody opens a game. Without an answer, and where none is seen, they ask for it until they are told."""
        options = {} if self.habit.target is None else {"target": self.habit.target}
        outcome = await host.slash(self.channel, self.habit.command, **options)
        while outcome.kind == "failed" and self._board() is None:
            await asyncio.sleep(self.habit.think + _WAITING_SECONDS)
            outcome = await host.slash(self.channel, "farkle board")

    def _presser(self, board: Message, host: Person, other: Person) -> Person:
        if "➤" in board.text:
            return next(person for person in self.people if f"➤ {person.mention}" in board.text)
        return other if next_press(board) == "Join" and other.mention not in board.text else host

    async def _press(self, board: Message, person: Person) -> None:
        drawn = address_on(board)
        turns = self._dawdled[self._current]
        if self.habit.dawdles and board.pings and drawn and drawn.revision not in turns and len(turns) < _DAWDLINGS:
            turns.add(drawn.revision)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._posted.wait(), _DAWDLING_SECONDS)
            return
        await asyncio.sleep(self.habit.think)
        if board.deleted or is_over(board):
            return
        outcome = await self._press_on(board, person)
        self._refusals = self._refusals + 1 if outcome.ephemeral else 0
        if self._refusals >= _REFUSALS:
            self._refusals = 0
            await person.slash(self.channel, "farkle board")

    async def _press_on(self, board: Message, person: Person) -> Outcome:
        """What simulated people press; asked whether they want to bank and lose, they do."""
        if found := best_box(board):
            menu, box = found
            return await self._noted(menu, person, person.choose(board, menu, [box]))
        label = next_press(board)
        if not any(button.label.startswith(label) for button in board.buttons):
            # Nobody is there: the game sleeps until somebody of the two wakes it.
            label = _BACK
        outcome = await self._click(board, person, label)
        if label.startswith("Bank") and outcome.ephemeral and outcome.shown.buttons:
            outcome = await self._click(outcome.shown, person, label)
        return outcome

    async def _click(self, board: Message, person: Person, label: str) -> Outcome:
        custom_id = board.button(label).custom_id or ""
        return await self._noted(custom_id, person, person.click(board, custom_id))

    async def _noted(self, custom_id: str, person: Person, pressing: Awaitable[Outcome]) -> Outcome:
        outcome = await pressing
        if outcome.kind == "failed":
            await asyncio.sleep(_WAITING_SECONDS)
        if address := game_address(custom_id):
            self.journal.note(address, person, outcome)
        return outcome
