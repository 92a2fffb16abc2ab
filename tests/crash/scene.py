"""One channel in which one press is the last of a process, and what people do there before and after."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.sandbox import Channel, Event, Message, Outcome, Person
from tests.crash.evening import next_press
from tests.crash.ledger import Ledger, revision_of
from tests.harness import Tavern

OPEN = ("lobby", "playing")


@dataclass(frozen=True)
class Stored:
    """All that is stored of a game, but for its number and where it is shown."""

    status: str
    players: tuple[int, ...]
    lines: tuple[str, ...]
    results: int


class Scene:
    """A channel with its games; three people, of whom the first is the host."""

    def __init__(self, tavern: Tavern, database: Path) -> None:
        self.tavern = tavern
        self.database = database
        self.channel: Channel = tavern.guild.add_channel("dice")
        self.seen: list[tuple[Stored, ...]] = []
        self.is_watched = False
        tavern.local.world.listeners.append(self._look)

    def close(self) -> None:
        self.tavern.local.world.listeners.remove(self._look)
        self.tavern.guild.delete_channel(self.channel)

    @property
    def people(self) -> list[Person]:
        return self.tavern.people

    def _look(self, event: Event) -> None:
        """While watched, `seen` gets what is stored at each moment at which anybody sees something new here."""
        if self.is_watched and event.channel is self.channel and event.kind in ("message_create", "message_update"):
            self.seen.append(self.stored())

    def ledgers(self) -> list[Ledger]:
        """The games of this channel, in the order in which they were opened."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            rows = connection.execute("SELECT id FROM games WHERE channel_id = ? ORDER BY id", [self.channel.id])
            return [Ledger(self.database, game_id) for (game_id,) in rows]

    def stored(self) -> tuple[Stored, ...]:
        """Fails where what is stored of a game is not whole."""
        return tuple(map(_stored, self.ledgers()))

    def has_open_game(self) -> bool:
        return any(game.status in OPEN for game in self.stored())

    def boards(self) -> list[Message]:
        """What everyone sees and can press on, oldest first."""
        return [message for message in self.channel.messages() if message.buttons and not message.ephemeral_for]

    async def slash(self, command: str, **options: object) -> Outcome:
        """The host uses a slash command."""
        return await self.people[0].slash(self.channel, f"farkle {command}", **options)

    async def press(self, label: str) -> Outcome:
        """Who may presses this on the newest board."""
        board = self.boards()[-1]
        return await self.presser(board, label).click(board, label=label)

    def presser(self, board: Message, label: str) -> Person:
        if "➤" in board.text:
            return self.tavern.on_turn(board)
        free = (person for person in self.people if person.mention not in board.text)
        return next(free) if label == "Join" else self.people[0]

    async def act(self) -> Outcome:
        """What people do where they know of no death: the next press, or where nothing is open, another game."""
        if self.boards():
            return await self.press(next_press(self.boards()[-1]))
        return await self.slash("board" if self.has_open_game() else "start")

    async def settled(self) -> None:
        """Until the newest game is shown at the bottom of the channel as it is stored, and the bot knows where."""
        await self.tavern.until(self._is_settled)

    def _is_settled(self) -> bool:
        boards, newest = self.boards(), self.ledgers()[-1]
        if not boards or boards[-1] is not self.channel.messages()[-1]:
            return False
        return newest.shown_in() == boards[-1].id and revision_of(boards[-1]) == newest.revision()


def _stored(ledger: Ledger) -> Stored:
    status, lines = ledger.status(), tuple(ledger.lines())
    if lines:
        ledger.game()
    return Stored(status, tuple(ledger.players()), lines, ledger.results())
