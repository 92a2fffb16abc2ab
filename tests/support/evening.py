"""An evening at the tavern with a bot that dies and is started again."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.local.forked import Forked, forked
from bot.local.ledger import Eyewitness, Ledger, revision_of
from bot.local.players import is_over, next_press, press_next, presser
from bot.local.tavern import local_tavern
from localdiscord import Message, Outcome


class Evening:
    """One game in one channel, hosted by a process that can be killed."""

    def __init__(self, hosted: Forked) -> None:
        self.hosted = hosted
        self.tavern = hosted.tavern
        self.database = hosted.database
        self.ledger = Ledger(self.database)
        self.eyewitness = Eyewitness(self.tavern.local, self.database)
        self.actor = self.tavern.people[0]

    async def start(self) -> None:
        await self.hosted.start()

    @property
    def is_dead(self) -> bool:
        """Has the bot died by itself?"""
        return self.hosted.ended is not None and self.hosted.ended.done()

    async def kill(self) -> None:
        await self.hosted.kill()

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
        self.actor = presser(board, self.tavern.people, next_press(board))
        return await press_next(self.actor, board)

    def refused(self) -> list[str]:
        """What Discord refused, but for deleting a message again: a process may die before it notes the first time."""
        return [each for each in self.tavern.faults() if not (each.startswith("DELETE") and "10008" in each)]

    def check(self) -> None:
        """The truth is stored and stands at the bottom of the channel, and whose turn it is knows of it."""
        game, board = self.ledger.game(), self.bottom()
        assert revision_of(board) == self.ledger.revision()
        assert all(f"<@{player}>" in board.text for player in self.ledger.players())
        assert self.eyewitness.untrue == []
        if game.turn.is_fresh and self.ledger.status() == "playing":
            on_turn = self.tavern.on_turn(board)
            assert board.pings == [on_turn] or self.actor is on_turn


@asynccontextmanager
async def evening(database: Path, module: str = "bot.local.forked") -> AsyncIterator[Evening]:
    """Two people, and the bot in a process of its own, until the block ends. `module` forks it."""
    async with local_tavern(people=2) as tavern, forked(tavern, database, module) as hosted:
        # Processes begin faster, one after the other, than a bot ever would that is not killed again and again.
        tavern.local.gate.global_rate = (1000, 1.0)
        # Nor do people play as fast as these.
        tavern.local.gate.message_rate = (1000, 5.0)
        await hosted.start()
        yield Evening(hosted)
