"""What people did and saw, so that it can be compared with what is stored."""

import asyncio
from collections import Counter, defaultdict
from dataclasses import dataclass

from bot.local.ledger import address_on, totals_on
from bot.ui.game.address import Address
from localdiscord import Event, LocalDiscord, Message, Outcome, Person

_REASONS = {"a reminder": "your time is up", "an absence": "the bot was away"}
"""Why people are called again, with words of what they read then."""

_ON_ITS_WAY_SECONDS = 1
"""What a process asked for last may reach Discord after its death."""
_NOTING_SECONDS = 30.0
"""On a busy machine it may take so long until what was posted is noted."""

_DONE = ("update", "deferred_update", "message")


@dataclass(frozen=True)
class Press:
    """Somebody pressed the button with this address. `is_done`: they were answered that it was done."""

    address: Address
    user_id: int
    is_done: bool


@dataclass(frozen=True)
class Call:
    """A new message, drawn from this revision of a game, pinged somebody. `at` is in seconds that pass evenly."""

    game: int
    revision: int
    user_id: int
    why: str
    shard: int
    at: float


class Journal:
    """Everything that people pressed, saw and were called for.

    `shown` are the totals by game and revision, `boards` the messages of each game, `posts` the results of a day by
    server. `deaths` are the times at which a shard lost its bot, or the database.
    """

    def __init__(self, local: LocalDiscord) -> None:
        self.local = local
        self.presses: list[Press] = []
        self.answers: Counter[str] = Counter()
        self.times: list[float] = []
        self.shown: dict[tuple[int, int], dict[int, int]] = {}
        self.contradictions: list[str] = []
        self.calls: defaultdict[tuple[int, int, int, str], list[Call]] = defaultdict(list)
        self.boards: defaultdict[int, dict[int, Message]] = defaultdict(dict)
        self.posted: dict[int, tuple[int, float]] = {}
        self.posts: Counter[int] = Counter()
        self.deaths: defaultdict[int, list[float]] = defaultdict(list)
        local.world.listeners.append(self._see)

    def note(self, address: Address, person: Person, outcome: Outcome) -> None:
        """Somebody has pressed a button, and has been answered or not."""
        is_done = outcome.kind in _DONE and not outcome.ephemeral
        self.answers["done" if is_done else "told why not" if outcome.kind in _DONE else "not answered"] += 1
        self.presses.append(Press(address, person.id, is_done))
        if is_done:
            self.times.append(outcome.elapsed)

    def die(self, shards: set[int]) -> None:
        """The process that served these shards is dead."""
        for shard in shards:
            self.deaths[shard].append(asyncio.get_running_loop().time())

    def may_be_forgotten(self, message: Message) -> bool:
        """Did a process die soon after this was posted, before it could note that, or while it posted this?"""
        shard, at = self.posted[message.id]
        return any(at - _ON_ITS_WAY_SECONDS <= death <= at + _NOTING_SECONDS for death in self.deaths[shard])

    def _see(self, event: Event) -> None:
        message, guild = event.message, event.guild
        is_new = event.kind == "message_create"
        if message is None or guild is None or not (is_new or event.kind == "message_update"):
            return
        if message.author is not self.local.world.bot or message.ephemeral_for is not None:
            return
        address = address_on(message)
        if address is None:
            self.posts[guild.id] += is_new and "/farkle daily" in message.text
            return
        self.boards[address.game][message.id] = message
        seen = (address.game, address.revision)
        if totals := totals_on(message):
            before = self.shown.setdefault(seen, totals)
            if before != totals:
                self.contradictions.append(f"game {address.game} shows {totals} and {before} at {address.revision}")
        if is_new:
            now, shard = asyncio.get_running_loop().time(), (guild.id >> 22) % self.local.gateway.shards
            why = next((why for why, words in _REASONS.items() if words in message.text), "a turn")
            self.posted[message.id] = shard, now
            for user in message.pings:
                self.calls[*seen, user.id, why].append(Call(*seen, user.id, why, shard, now))
