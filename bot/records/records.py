"""Cards, leaderboards, past games for people who may read them, and all services about records."""

import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from bot import workers
from bot.errors import Refused, UnreadableGame
from bot.games.notation import COMPUTER
from bot.games.proof import Proof
from bot.games.registry import ENGINES
from bot.games.summary import Summary
from bot.games.verification import Verdict
from bot.hooks import features
from bot.model.games import Status, StoredGame, Viewer
from bot.model.records import (
    FIRST_FAMILY,
    Card,
    Difference,
    HeadToHead,
    HistoryPage,
    LeaderboardPage,
    LeaderboardQuery,
    Skill,
    Span,
    family_of_all,
)
from bot.model.seats import character_of
from bot.model.written import WrittenGame, check, summarize, text_of
from bot.records.counter import GameCounter
from bot.records.privacy import PersonalData
from bot.store import counting, games, history, leaderboards
from bot.store.database import Database
from bot.store.storage import Progress, no_progress
from bot.store.units import Transaction, Unit

_MOST_OFFERED = 25


class Records:
    """All services that keep records. `clock`: seconds since 1970."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self.counter = GameCounter(database, clock)
        self.history = History(database, self.counter)
        self.privacy = PersonalData(database, self.counter, clock)
        self.database = database
        self.clock = clock

    async def card(self, user_id: int, guild_id: int | None = None, family: str = FIRST_FAMILY) -> Card:
        """The card of a person. `guild_id` None: all their games, without a rating."""
        return await self.counter.read(_card, user_id, guild_id, family)

    async def card_of_what_they_play(self, user_id: int, guild_id: int | None = None) -> Card:
        """The card of the first game that they have played, in the order of the installed games."""
        first = await self.card(user_id, guild_id)
        if first.tally.games or first.alone.games:
            return first
        for kind in ENGINES:
            found = await self.card(user_id, guild_id, family_of_all(kind))
            if found.tally.games or found.alone.games:
                return found
        return first

    async def skill(self, user_id: int, guild_id: int | None = None, family: str = FIRST_FAMILY) -> Skill:
        """A person's accuracy and luck. `guild_id` None: in all their games."""
        return await self.counter.read(_skill, user_id, guild_id, family)

    async def head_to_head(
        self,
        first: int,
        second: int,
        guild_id: int | None = None,
        family: str = FIRST_FAMILY,
        *,
        viewer: Viewer | None,
    ) -> HeadToHead:
        """The games of two people against each other; it lists those that the viewer may read. `guild_id` None: of all
        servers. Raises Refused (`same-person`).
        """
        if first == second:
            raise Refused("same-person")
        return await self.counter.read(history.head_to_head, first, second, guild_id, family, viewer)

    async def leaderboard(self, query: LeaderboardQuery, number: int, viewer_id: int) -> LeaderboardPage:
        """A page of a leaderboard, from page 1 on."""
        return await self.counter.read(leaderboards.page, query, number, viewer_id, int(self.clock()))

    async def drop_past_periods(self) -> None:
        """Deletes the leaderboards of past periods, in small units, so that others can write."""
        while await self.database.write(leaderboards.drop_past_periods, now=int(self.clock())):
            pass

    async def rebuild(self, progress: Progress = no_progress) -> list[Difference]:
        """Counts all games anew, and returns the rows that were different."""
        await self.privacy.finish_deletions()
        return await self.database.write(counting.rebuild, now=int(self.clock()), progress=progress)


def _card(transaction: Transaction, user_id: int, guild_id: int | None, family: str) -> Card:
    return Card(
        user_id,
        guild_id,
        family,
        tally=leaderboards.tally(transaction, user_id, guild_id, family),
        form=history.form(transaction, user_id, guild_id, family),
        awards=history.awards_of(transaction, user_id),
        alone=leaderboards.tally(transaction, user_id, guild_id, family, alone=True),
        notes=tuple(each for feature in features() for each in feature.notes_on_card(transaction, user_id, guild_id)),
    )


def _skill(transaction: Transaction, user_id: int, guild_id: int | None, family: str) -> Skill:
    tally = leaderboards.tally(transaction, user_id, guild_id, family)
    return Skill(user_id, tally, history.reviewed(transaction, user_id, guild_id, family))


def span_named(transaction: Transaction, guild_id: int, text: str) -> Span:
    """The time of a server that an address or a person names. Raises Refused (`no-such-span`)."""
    for feature in features():
        if found := feature.find_span(transaction, guild_id, text):
            return found
    raise Refused("no-such-span")


def offered_spans(transaction: Transaction, guild_id: int, typed: str) -> list[Span]:
    return [each for feature in features() for each in feature.offer_spans(transaction, guild_id, typed, _MOST_OFFERED)]


class FinishedGame(NamedTuple):
    stored: StoredGame
    ended_at: int
    summary: Summary


class History:
    """Shows a server's or place's games to a viewer, or to the program itself, by `bot.store.games.visible_to`."""

    def __init__(self, database: Database, counter: GameCounter) -> None:
        self._database = database
        self._counter = counter

    async def page(self, guild_id: int, user_id: int | None, number: int, viewer: Viewer | None) -> HistoryPage:
        """A page of the games that the viewer may read, newest first, from page 1 on. `user_id` None: of all people."""
        return await self._counter.read(history.page, guild_id, user_id, number, viewer)

    async def finished_game(self, game_id: int, guild_id: int, viewer: Viewer | None) -> FinishedGame:
        """A finished game that the viewer may read. Raises Refused (`no-such-finished-game`) and UnreadableGame."""
        return await self.ended_game(partial(_agreed, game_id=game_id, guild_id=guild_id, viewer=viewer))

    async def ended_game(self, find: Unit[StoredGame]) -> FinishedGame:
        """The ended game that `find` returns, if it may be read. Raises what `find` raises, and UnreadableGame."""
        return await _summarized(*await self._database.read(_ended, find))

    async def export(self, game_id: int, guild_id: int, viewer: Viewer | None) -> str:
        """A game as text, with players P1, P2, …

        Raises Refused (`no-such-finished-game`) and UnreadableGame.
        """
        find = partial(_agreed, game_id=game_id, guild_id=guild_id, viewer=viewer)
        stored, lines = await self._database.read(_read, find)
        return await workers.shared.run(text_of, _written(stored, lines))

    async def check(self, game_id: int, guild_id: int, viewer: Viewer | None) -> tuple[Verdict, str, int | None]:
        """The verdict on a game's dice, the checked text with their seed, and the game's number.

        Raises Refused (`secret-yet` with the commitment, `no-such-finished-game`), UnreadableGame and NothingToCheck.
        """
        find = partial(_checkable, game_id=game_id, guild_id=guild_id, viewer=viewer)
        stored, lines = await self._database.read(_read, find)
        return *await workers.shared.run(check, _written(stored, lines)), stored.number


async def _summarized(stored: StoredGame, ended_at: int, lines: tuple[str, ...]) -> FinishedGame:
    try:
        summary = await workers.shared.run(summarize, stored.rules, len(stored.seats.players), lines)
    except workers.WorkerLostError:
        raise
    except Exception as error:
        # Foreign lines may raise anything.
        raise UnreadableGame(stored.id) from error
    return FinishedGame(stored, ended_at, summary)


def _ended(transaction: Transaction, find: Unit[StoredGame]) -> tuple[StoredGame, int, tuple[str, ...]]:
    stored, lines = _read(transaction, find)
    return stored, games.ended_at(transaction, stored.id), lines


def _read(transaction: Transaction, find: Unit[StoredGame]) -> tuple[StoredGame, tuple[str, ...]]:
    stored = find(transaction)
    return stored, games.lines_of(transaction, stored.id)


def _agreed(transaction: Transaction, game_id: int, guild_id: int, viewer: Viewer | None) -> StoredGame:
    stored = games.load_visible(transaction, game_id, guild_id, viewer)
    if not games.is_numbered(transaction, game_id):
        raise Refused("no-such-finished-game")
    return stored


def _checkable(transaction: Transaction, game_id: int, guild_id: int, viewer: Viewer | None) -> StoredGame:
    stored = games.load_visible(transaction, game_id, guild_id, viewer)
    if stored.status is Status.CLOSED:
        raise Refused("no-such-finished-game")
    if stored.shared is not None and not stored.reveals_secret:
        raise Refused("shared-secret-yet")
    if not stored.reveals_secret:
        fingerprint = stored.seed.fingerprint if stored.started else "none"
        raise Refused("secret-yet", commitment=stored.seed.commitment, fingerprint=fingerprint)
    return stored


def _written(stored: StoredGame, lines: tuple[str, ...]) -> WrittenGame:
    seed = stored.seed
    if not stored.reveals_secret:
        proof = Proof()
    elif stored.shared is not None:
        proof = Proof(seed.commitment, secret=seed.secret, day=stored.shared.label)
    else:
        proof = Proof(seed.commitment, seed.joins, seed.secret, seed.started)
    return WrittenGame(stored.id, stored.base, stored.rules, _names(stored), lines, proof)


def _names(stored: StoredGame) -> tuple[str, ...]:
    characters = map(character_of, stored.seats.players)
    return tuple(f"{COMPUTER}{each}" if each else f"P{seat}" for seat, each in enumerate(characters, start=1))
