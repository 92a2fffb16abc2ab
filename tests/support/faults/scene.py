"""One game in a channel of its own: what people do there, and what must hold of it whatever went wrong before."""

import asyncio
import itertools
from pathlib import Path

from bot.client import FarkleBot
from bot.games.dice import Dice
from bot.games.farkle import ENGINE, read
from bot.local.ledger import Ledger, address_on, ledgers
from bot.local.players import is_over, next_press, presser
from bot.local.tavern import PATIENCE_SECONDS, Tavern
from bot.play import Roller
from localdiscord import Channel, Message, Outcome, Person

_MOST_PRESSES = 20
_DIDNT_RESPOND = "This application did not respond"


def kind_dice() -> Roller:
    """Dice that always score; the first player begins. Six of them are worth 200, with three dice left to throw."""
    roll_off = itertools.cycle((6, 1))
    throws: dict[int, Dice] = {6: (2, 2, 2, 3, 4, 6), 3: (1, 1, 5)}
    return lambda _seed, _throw, number: (next(roll_off),) if number == 1 else throws[number]


class Scene:
    """One game, and the people around it. `told` is what was seen of it, for a failure to print."""

    def __init__(self, tavern: Tavern, bot: FarkleBot, database: Path, name: str) -> None:
        self.tavern = tavern
        self.bot = bot
        self.database = database
        self.name = name
        self.channel: Channel = tavern.guild.add_channel(name.replace(" ", "-"))
        self.people: list[Person] = [tavern.local.add_user(f"{name} {number}") for number in (1, 2, 3)]
        for person in self.people:
            tavern.guild.add_member(person)
        self.told: list[str] = []
        self.asked: Message | None = None
        self.before: list[str] = []
        self.games_before = 0

    # The truth

    @property
    def games(self) -> list[Ledger]:
        """The games that were opened in this channel, oldest first."""
        return ledgers(self.database, self.channel.id)

    @property
    def ledger(self) -> Ledger:
        """The newest game here."""
        return self.games[-1]

    def facts(self) -> list[str]:
        """What has happened since `before`, the word of each kind of fact once."""
        lines = self.ledger.lines() if self.games else []
        assert lines[: len(self.before)] == self.before
        return list(dict.fromkeys(ENGINE.notation.word_of(read(line)) for line in lines[len(self.before) :]))

    # What people see and do

    def public(self) -> list[Message]:
        return self.channel.messages()

    @property
    def board(self) -> Message | None:
        """The newest message on which something can be pressed."""
        return next((message for message in reversed(self.public()) if message.buttons), None)

    @property
    def is_shown(self) -> bool:
        """Does the newest board show the newest game as it is stored? (What it says is the eyewitness's to judge.)"""
        address, games = address_on(self.board) if self.board else None, self.games
        if not games or self.board is None or address is None or address.game != games[-1].game_id:
            return False
        ledger = games[-1]
        return address.revision == ledger.revision() and is_over(self.board) == (ledger.status() == "over")

    def presser(self, board: Message) -> Person:
        """Who would press the board."""
        return presser(board, self.people, next_press(board))

    async def click(self, label: str, person: Person | None = None) -> Outcome:
        """A press on the newest board."""
        assert self.board is not None, "there is nothing to press"
        return await (person or self.presser(self.board)).click(self.board, label=label)

    async def ask_for_board(self) -> Outcome:
        return await self.people[1].slash(self.channel, "farkle board")

    async def free(self, seconds: float) -> None:
        """Returns once nobody acts on the game any more; fails where that takes longer than so many seconds."""
        async with asyncio.timeout(seconds):
            for game in self.games:
                async with self.bot.services.sessions.lock(game.game_id):
                    pass

    async def go_on(self) -> None:
        """The next press, or the question for the board, brings back the truth."""
        if not self.games:
            await self.people[0].slash(self.channel, "farkle start", rules="kingdom-come", target=300)
        elif self.board is not None and not (is_over(self.board) and self.is_shown):
            label = next_press(self.board)
            self._note(f"pressed {label}", await self._press(self.board))
        if not self.is_shown:
            outcome = await self.ask_for_board()
            await self.free(PATIENCE_SECONDS)
            self._note("asked for the board", outcome)
        assert self.is_shown
        assert self.board is self.public()[-1]

    async def play_to_the_end(self) -> None:
        for _ in range(_MOST_PRESSES):
            assert self.board is not None
            if is_over(self.board):
                break
            outcome = await self._press(self.board)
            assert outcome.kind in ("update", "deferred_update", "message"), outcome
        assert self.is_shown
        assert self.ledger.status() == "over"
        self.ledger.game()
        assert self.ledger.results() == len(self.ledger.players())

    async def _press(self, board: Message) -> Outcome:
        address = address_on(board)
        assert address is not None
        outcome = await self.presser(board).click(board, label=next_press(board))
        async with asyncio.timeout(PATIENCE_SECONDS), self.bot.services.sessions.lock(address.game):
            pass
        return outcome

    def _note(self, what: str, outcome: Outcome) -> None:
        self.told.append(f"{what}: {seen(outcome)}, the board is {'true' if self.is_shown else 'old or gone'}")


def seen(outcome: Outcome | None) -> str:
    """What became of a press for who pressed."""
    if outcome is None:
        return "by the clock"
    if outcome.error:
        return "no answer" if outcome.error == _DIDNT_RESPOND else outcome.error
    return f"private: {outcome.text[:60]!r}" if outcome.ephemeral else outcome.kind
