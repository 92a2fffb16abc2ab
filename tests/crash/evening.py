"""An evening at the tavern with a bot that dies and is started again."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from localdiscord import Message, Outcome, Person
from tests.crash.ledger import Eyewitness, Ledger, revision_of
from tests.harness import Tavern, local_tavern, start_process

ENOUGH = 200


class Evening:
    """One game in one channel, hosted by a process that can be killed."""

    def __init__(self, tavern: Tavern, database: Path) -> None:
        self.tavern = tavern
        self.database = database
        self.ledger = Ledger(database)
        self.eyewitness = Eyewitness(tavern.local, database)
        self.actor = tavern.people[0]
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.process = await start_process(self.tavern, self.database)

    async def kill(self) -> None:
        """SIGKILL: the process cannot finish anything."""
        if self.process is not None:
            process, self.process = self.process, None
            process.send_signal(signal.SIGKILL)
            await process.wait()
            await self.tavern.until(lambda: not self.tavern.local.gateway.connected.is_set())

    async def restart(self) -> None:
        await self.kill()
        await self.start()

    async def open(self, *, rules: str = "standard", target: int = 300) -> None:
        await self.tavern.people[0].slash(self.tavern.channel, "farkle start", rules=rules, target=target)
        # Of two processes the one that opened nothing may answer first.
        await self.tavern.until(lambda: bool(self.tavern.channel.messages()))

    def bottom(self) -> Message:
        """The newest message that everyone sees."""
        return self.tavern.channel.messages()[-1]

    async def press(self) -> Outcome:
        """What people do now: whose turn it is presses on; where nothing can be pressed, they ask for the board.

        Returns when the bot has done all that it does about it.
        """
        outcome = await self.act()
        await self.tavern.until(lambda: bool(self.bottom().buttons) and self.ledger.shown_in() == self.bottom().id)
        return outcome

    async def press_on(self) -> None:
        """After a death: one more press, unless the game is over. What was stored stays as it is."""
        stored = self.ledger.lines()
        if not is_over(self.bottom()):
            await self.press()
        assert self.ledger.lines()[: len(stored)] == stored

    async def act(self) -> Outcome:
        board = self.bottom()
        if not board.buttons:
            self.actor = self.tavern.people[0]
            return await self.actor.slash(self.tavern.channel, "farkle board")
        self.actor = self._presser(board)
        return await self.actor.click(board, label=next_press(board))

    def _presser(self, board: Message) -> Person:
        host, second = self.tavern.people[:2]
        if "➤" in board.text:
            return self.tavern.on_turn(board)
        return second if second.mention not in board.text else host

    def check(self) -> None:
        """The truth is stored and stands at the bottom of the channel, and whose turn it is knows of it."""
        game, board = self.ledger.game(), self.bottom()
        assert revision_of(board) == self.ledger.revision()
        assert all(f"<@{player}>" in board.text for player in self.ledger.players())
        assert self.eyewitness.untrue == []
        if game.turn.is_fresh and self.ledger.status() == "playing":
            on_turn = self.tavern.on_turn(board)
            assert board.pings == [on_turn] or self.actor is on_turn


def next_press(board: Message) -> str:
    """How people play here: join and start, keep the best, throw while little is at stake, bank when it is enough."""
    labels = [button.label for button in board.buttons if not button.disabled]
    bank = next((label for label in labels if label.startswith("Bank")), None)
    if bank and int(bank.split()[1].replace(",", "")) >= ENOUGH:
        return bank
    return next(
        label
        for word in ("Start", "Join", "Rematch", "Go on", "Roll", "Keep best")
        for label in labels
        if label.startswith(word)
    )


def is_over(board: Message) -> bool:
    return any(button.label == "Rematch" for button in board.buttons)


@asynccontextmanager
async def evening(database: Path) -> AsyncIterator[Evening]:
    """Two people, and the bot in a process of its own, until the block ends."""
    async with local_tavern(people=2) as tavern:
        hosted = Evening(tavern, database)
        await hosted.start()
        try:
            yield hosted
        finally:
            await hosted.kill()
