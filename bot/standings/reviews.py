"""Reviews: finished games looked back at, each computed once."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from bot.coach.coach import Coach
from bot.coach.reviewed import VERSION
from bot.errors import Refused, UnreadableGame
from bot.games.features import Feature
from bot.model.games import Status, StoredGame
from bot.store import games, reviews
from bot.store.database import Database
from bot.store.units import Transaction

MOST_FACTS = 20_000
"""A game of so many facts takes some five seconds; the process that looks back at it also answers for others."""


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """A finished game, its lines, and the numbers of its review: None until its rule set is solved.

    `is_improving`: it is being solved.
    """

    stored: StoredGame
    lines: tuple[str, ...]
    numbers: str | None
    is_improving: bool


class Reviews:
    """Looks back at finished games. A game is shown only on the server where it was played."""

    def __init__(self, database: Database, coach: Coach, clock: Callable[[], float]) -> None:
        self._database = database
        self._coach = coach
        self._clock = clock

    async def of(self, game_id: int, guild_id: int) -> ReviewedGame:
        """The review of a game, from what is kept, or computed now and then kept.

        Raises Refused (`no-such-finished-game`, `review-too-long`), UnreadableGame, and CoachUnavailable where the
        coach cannot be reached or cannot read the game.
        """
        found = await self._database.read(partial(_kept, game_id, guild_id))
        if found.numbers is not None:
            return found
        stored, lines = found.stored, found.lines
        if len(lines) > MOST_FACTS:
            raise Refused("review-too-long", most=MOST_FACTS)
        numbers, is_improving = await self._coach.review(stored.rules, len(stored.players), lines, guild_id)
        if numbers is not None:
            now = int(self._clock())
            await self._database.write(partial(_keep, game_id, numbers, now))
        return ReviewedGame(stored, lines, numbers, is_improving)


def _kept(game_id: int, guild_id: int, transaction: Transaction) -> ReviewedGame:
    stored = games.load_agreed(transaction, game_id)
    if stored is None or stored.guild_id != guild_id or stored.status is not Status.OVER:
        raise Refused("no-such-finished-game", number=str(game_id))
    if Feature.REVIEW not in stored.kind.FEATURES:
        raise Refused("not-in-this-game", feature=Feature.REVIEW.value)
    lines = games.lines_of(transaction, game_id)
    return ReviewedGame(stored, lines, reviews.kept(transaction, game_id, VERSION), is_improving=False)


def _keep(game_id: int, numbers: str, now: int, transaction: Transaction) -> None:
    # The game may have been deleted meanwhile.
    try:
        is_there = games.load_agreed(transaction, game_id) is not None
    except UnreadableGame:
        is_there = False
    if is_there:
        reviews.keep(transaction, game_id, VERSION, numbers, now)
