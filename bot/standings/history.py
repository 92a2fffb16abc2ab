"""History: the finished games of a server, each as numbers, as a story and as text."""

from dataclasses import dataclass
from functools import partial

from cachetools import LRUCache

from bot import workers
from bot.errors import Refused, UnreadableGame
from bot.games.notation import COMPUTER
from bot.games.proof import Proof
from bot.games.told import Told
from bot.games.verification import Verdict
from bot.model.games import Status, StoredGame
from bot.model.seated import character_of
from bot.model.standings import HistoryPage
from bot.standings.counter import Counter
from bot.standings.written import WrittenGame, check, text_of
from bot.stats.told import tell
from bot.store import games, history
from bot.store.database import Database
from bot.store.units import Transaction

_REMEMBERED_TURNS = 10_000
"""Those of hundreds of games as people play them. A game may have tens of thousands, of more than a kilobyte each."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game: what was agreed (its `game` is None), when it ended, and everything there is to tell of it."""

    stored: StoredGame
    ended_at: int
    told: Told


class History:
    """Reads finished games. A game is shown only on the server where it was played."""

    def __init__(self, database: Database, counter: Counter) -> None:
        self._database = database
        self._counter = counter
        # Whoever browses through a game asks for it again and again.
        self._remembered: LRUCache[int, Told] = LRUCache(_REMEMBERED_TURNS, getsizeof=_turns)

    async def page(self, guild_id: int, user_id: int | None, number: int) -> HistoryPage:
        """A page (from 1) of a server's finished games, newest first: those of one person, or of everybody (None)."""
        return await self._counter.read(partial(history.page, guild_id=guild_id, user_id=user_id, number=number))

    async def finished_game(self, game_id: int, guild_id: int) -> FinishedGame:
        """A finished game. Raises Refused (`no-such-finished-game`) and UnreadableGame."""
        told = self._remembered.get(game_id)
        # What was agreed is read every time: somebody who played may have been deleted since the game was told.
        stored, ended_at, lines = await self._database.read(partial(_finished, game_id, guild_id, told is None))
        if told is None:
            told = self._remember(game_id, await _tell(stored, lines))
        return FinishedGame(stored, ended_at, told)

    async def attempt(self, game_id: int) -> FinishedGame:
        """An attempt with the daily dice whose day is over.

        Raises Refused (`daily-secret-yet`, `no-such-game`) and UnreadableGame.
        """
        told = self._remembered.get(game_id)
        stored, ended_at, lines = await self._database.read(partial(_attempt, game_id, told is None))
        if told is None:
            told = self._remember(game_id, await _tell(stored, lines))
        return FinishedGame(stored, ended_at, told)

    def _remember(self, game_id: int, told: Told) -> Told:
        if _turns(told) <= _REMEMBERED_TURNS:
            self._remembered[game_id] = told
        return told

    async def export(self, game_id: int, guild_id: int) -> str:
        """A finished game as text, with its players called P1, P2, …

        Raises Refused (`no-such-finished-game`) and UnreadableGame.
        """
        written = await self._database.read(partial(_to_export, game_id, guild_id))
        return await workers.shared.run(text_of, written)

    async def text_to_check(self, game_id: int, guild_id: int) -> str:
        """A finished or stopped game as text, with what its dice can be checked by.

        Raises Refused: for a game that has not ended (`secret-yet`) with nothing but its commitment, and for one that
        this server does not have (`no-such-finished-game`). Also raises UnreadableGame.
        """
        written = await self._database.read(partial(_to_check, game_id, guild_id))
        return await workers.shared.run(text_of, written)

    async def check(self, game_id: int, guild_id: int) -> tuple[Verdict, str]:
        """Whether the dice of a game are those that follow from its seed, and the text that was checked.

        Raises what `text_to_check` raises, and NothingToCheck.
        """
        return await workers.shared.run(check, await self._database.read(partial(_to_check, game_id, guild_id)))


def _turns(told: Told) -> int:
    return len(told.turns)


async def _tell(stored: StoredGame, lines: tuple[str, ...]) -> Told:
    try:
        return await workers.shared.run(tell, stored.rules, len(stored.players), lines)
    except workers.WorkerLostError:
        raise
    except Exception as error:
        # Lines that this program did not write may raise anything.
        raise UnreadableGame(stored.id) from error


def _finished(
    game_id: int, guild_id: int, with_lines: bool, transaction: Transaction
) -> tuple[StoredGame, int, tuple[str, ...]]:
    """What was agreed in a finished game, when it ended, and its lines if they are wanted."""
    stored = _agreed(transaction, game_id, guild_id)
    lines = games.lines_of(transaction, game_id) if with_lines else ()
    return stored, games.ended_at(transaction, game_id), lines


def _attempt(game_id: int, with_lines: bool, transaction: Transaction) -> tuple[StoredGame, int, tuple[str, ...]]:
    stored = games.load_agreed(transaction, game_id)
    if stored is None or stored.day is None:
        raise Refused("no-such-game")
    if not stored.tells_secret:
        raise Refused("daily-secret-yet", until=stored.day)
    lines = games.lines_of(transaction, game_id) if with_lines else ()
    return stored, games.ended_at(transaction, game_id), lines


def _to_export(game_id: int, guild_id: int, transaction: Transaction) -> WrittenGame:
    return _written(transaction, _agreed(transaction, game_id, guild_id))


def _to_check(game_id: int, guild_id: int, transaction: Transaction) -> WrittenGame:
    stored = games.load_agreed(transaction, game_id)
    if stored is None or stored.guild_id != guild_id or stored.status is Status.CLOSED:
        raise Refused("no-such-finished-game", number=str(game_id))
    if stored.day is not None and not stored.tells_secret:
        raise Refused("daily-secret-yet", until=stored.day)
    if not stored.tells_secret:
        raise Refused("secret-yet", commitment=stored.seed.commitment)
    return _written(transaction, stored)


def _agreed(transaction: Transaction, game_id: int, guild_id: int) -> StoredGame:
    """What was agreed in a finished game. Raises Refused and UnreadableGame."""
    stored = games.load_agreed(transaction, game_id)
    if stored is None or stored.guild_id != guild_id or not games.is_numbered(transaction, game_id):
        raise Refused("no-such-finished-game", number=str(game_id))
    return stored


def _written(transaction: Transaction, stored: StoredGame) -> WrittenGame:
    """What the text of a game follows from. Its secret is part of it only because it may be told."""
    seed = stored.seed
    if not stored.tells_secret:
        proof = Proof()
    elif stored.day is not None:
        proof = Proof(seed.commitment, secret=seed.secret.hex(), day=stored.day)
    else:
        proof = Proof(seed.commitment, seed.joins, seed.secret.hex(), seed.started)
    lines = games.lines_of(transaction, stored.id)
    return WrittenGame(stored.id, stored.base, stored.rules, _names(stored), lines, proof)


def _names(stored: StoredGame) -> tuple[str, ...]:
    """The players of a game as its text calls them: nobody is known by it."""
    characters = map(character_of, stored.players)
    return tuple(f"{COMPUTER}{each}" if each else f"P{seat}" for seat, each in enumerate(characters, start=1))
