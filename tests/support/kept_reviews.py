"""Reviews of stored games with made-up numbers: the records add up any numbers."""

from functools import partial
from random import Random

from bot.coach.reviewed import SeatSums, Sums
from bot.store import reviews
from bot.store.database import Database
from tests.support.stored_games import NOON

NUMBERS = b"numbers"


def made_up(random: Random, seats: int, *, exact: bool = True) -> Sums:
    """Sums of about the size that games have."""
    each = (
        SeatSums(random.randint(0, 40), random.randint(0, 400_000), random.randint(-500_000, 500_000))
        for _ in range(seats)
    )
    return Sums(exact, tuple(each))


async def keep_review(database: Database, game_id: int, sums: Sums, at: int = NOON) -> None:
    """As if a game had just been reviewed."""
    await database.write(partial(reviews.keep, game_id=game_id, numbers=NUMBERS, sums=sums, now=at, is_asked=True))
