"""Past games, for people who may read them."""

from dataclasses import dataclass
from functools import partial

from bot import workers
from bot.errors import Refused, UnreadableGame
from bot.games.notation import COMPUTER
from bot.games.proof import Proof
from bot.games.summary import Summary
from bot.games.verification import Verdict
from bot.model.games import Status, StoredGame, Viewer
from bot.model.records import HistoryPage
from bot.model.seats import character_of
from bot.model.written import WrittenGame, check, summarize, text_of
from bot.records.counter import GameCounter
from bot.store import games, history
from bot.store.database import Database
from bot.store.units import Transaction, Unit


@dataclass(frozen=True, slots=True)
class FinishedGame:
    stored: StoredGame
    ended_at: int
    summary: Summary


class History:
    """Shows a server's or place's games to a viewer, or to the program itself, by `bot.store.games.visible_to`."""

    def __init__(self, database: Database, counter: GameCounter) -> None:
        self._database = database
        self._counter = counter

    async def page(self, guild_id: int, user_id: int | None, number: int, viewer: Viewer | None) -> HistoryPage:
        """Games that the viewer may read, newest first. Pages count from 1. `user_id` None: all people."""
        return await self._counter.read(history.page, guild_id, user_id, number, viewer)

    async def finished_game(self, game_id: int, guild_id: int, viewer: Viewer | None) -> FinishedGame:
        """Raises Refused (`no-such-finished-game`) and UnreadableGame."""
        return await self.ended_game(partial(_agreed, game_id=game_id, guild_id=guild_id, viewer=viewer))

    async def ended_game(self, find: Unit[StoredGame]) -> FinishedGame:
        """The ended game that `find` returns, if it may be read. Raises what `find` raises, and UnreadableGame."""
        return await _summarized(*await self._database.read(_ended, find))

    async def export(self, game_id: int, guild_id: int, viewer: Viewer | None) -> str:
        """With players P1, P2, …

        Raises Refused (`no-such-finished-game`) and UnreadableGame.
        """
        find = partial(_agreed, game_id=game_id, guild_id=guild_id, viewer=viewer)
        stored, lines = await self._database.read(_read, find)
        return await workers.shared.run(text_of, _written(stored, lines))

    async def check(self, game_id: int, guild_id: int, viewer: Viewer | None) -> tuple[Verdict, str, int | None]:
        """Also returns the checked text, with the seed of its dice, and the game's number.

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
