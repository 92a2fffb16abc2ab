"""One channel in which one press is the last of a process, and what people do there before and after."""

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass
from pathlib import Path

from bot.local.ledger import Ledger, address_on, ledgers, revision_of
from bot.local.players import next_press, press_next, presser
from bot.ui.game.address import Verb
from localdiscord import Channel, Event, Message, Outcome, Person
from tools.kill_everywhere.zygote import Order, Zygote

OPEN = ("lobby", "playing", "paused")


@dataclass(frozen=True)
class Stored:
    """All that is stored of a game, except its id and where it is shown. Players are numbered as people."""

    status: str
    players: tuple[int, ...]
    lines: tuple[str, ...]
    results: int


class Scene:
    """A channel with its games; three people, of whom the first is the host."""

    def __init__(self, hosted: Zygote, database: Path) -> None:
        self.hosted = hosted
        self.tavern = hosted.tavern
        self.database = database
        self.channel: Channel = self.tavern.guild.add_channel("dice")
        # Nobody opens many games in a short time.
        self.people = self.tavern.people = [self.tavern.newcomer() for _ in range(3)]
        self.actor = self.people[0]
        self.seen: list[tuple[Stored, ...]] = []
        self.is_watched = False
        # Messages that asked whether to stop a game, and then say that it is stopped.
        self.questions: set[int] = set()
        self.tavern.local.world.listeners.append(self._display)

    def close(self) -> None:
        self.tavern.local.world.listeners.remove(self._display)
        self.tavern.guild.delete_channel(self.channel)

    def _display(self, event: Event) -> None:
        """While watched, `seen` gets what is stored at each moment at which anybody sees something new here."""
        if event.channel is self.channel and event.message is not None and is_question(event.message):
            self.questions.add(event.message.id)
        if self.is_watched and event.channel is self.channel and event.kind in ("message_create", "message_update"):
            self.seen.append(self.stored())

    def ledgers(self) -> list[Ledger]:
        """The games of this channel, in the order in which they were opened."""
        return ledgers(self.database, self.channel.id)

    def stored(self) -> tuple[Stored, ...]:
        """Fails where what is stored of a game is not whole."""
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
        """What everyone sees and can press on, oldest first. The question whether to stop a game is none."""
        return [message for message in self.channel.messages() if address_on(message) and not is_question(message)]

    def board(self) -> Message:
        """The newest of them."""
        return self.boards()[-1]

    async def done(self, deed: Awaitable[Outcome], order: Order | None = None) -> str | None:
        """Somebody's deed, until the bot has done all that it does about it. Fails where it is refused.

        Returns where the process died of it, None where it did not.
        """
        self.hosted.give(order or Order())
        doing = asyncio.ensure_future(deed)
        place = await self.hosted.death()
        if place is None:
            check_answer(await doing)
        doing.cancel()
        await asyncio.gather(doing, return_exceptions=True)
        return place

    async def slash(self, command: str, group: str = "farkle", **options: object) -> Outcome:
        """The host uses a slash command of a group."""
        self.actor = self.people[0]
        return await self.actor.slash(self.channel, f"{group} {command}", **options)

    async def type(self, command: str, **options: object) -> Outcome:
        """Who is on turn uses a slash command."""
        self.actor = self.tavern.on_turn(self.board())
        return await self.actor.slash(self.channel, f"farkle {command}", **options)

    async def press(self, label: str) -> Outcome:
        """Who may presses this on the newest board."""
        self.actor = presser(self.board(), self.people, label)
        return await self.actor.click(self.board(), label=label)

    def asked(self, person: Person) -> Message:
        """The newest private answer that somebody can press on."""
        mine = self.channel.messages(viewer=person)
        return next(each for each in reversed(mine) if each.ephemeral_for is person and (each.selects or each.buttons))

    async def reply(self, label: str) -> Outcome:
        """Who pressed last, and was asked privately what they want, presses this."""
        return await self.actor.click(self.asked(self.actor), label=label)

    async def agree(self) -> Outcome:
        """Who has not agreed to stop a game does."""
        question = next(message for message in self.channel.messages() if is_question(message))
        self.actor = next(person for person in self.people if person in question.pings)
        return await self.actor.click(question, label="Stop it, I agree")

    async def act(self) -> Outcome:
        """What people do where they know of no death: the next press, or where nothing is open, another game."""
        if self.boards():
            board = self.board()
            self.actor = presser(board, self.people, next_press(board))
            return await press_next(self.actor, board)
        return await self.slash("board" if self.has_open_game() else "start")

    async def settled(self) -> None:
        """Until the newest game is shown at the bottom of the channel as it is stored, and the bot knows where."""
        await self.tavern.until(self._is_settled)

    def _is_settled(self) -> bool:
        bottom = [message for message in self.channel.messages() if message.id not in self.questions][-1]
        newest = self.ledgers()[-1]
        with newest.open_page():
            revision = None if newest.status() == "closed" else newest.revision()
            return newest.shown_in() == bottom.id and revision_of(bottom) == revision

    def forgotten(self) -> list[Message]:
        """Boards that another one has replaced, and that nobody will delete."""
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
        """Does whose turn begins know of it?"""
        newest = self.ledgers()[-1]
        if newest.status() != "playing" or not newest.game().turn.is_fresh:
            return True
        on_turn = self.tavern.on_turn(self.board())
        return self.board().pings == [on_turn] or self.actor is on_turn


def is_question(message: Message) -> bool:
    """Does a message ask players whether they want to stop a game?"""
    address = address_on(message)
    return address is not None and address.verb == Verb.STOP_AGREE


def check_answer(outcome: Outcome) -> None:
    assert outcome.error is None, outcome
