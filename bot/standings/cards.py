"""Cards: what one person has done, and two people's games against each other."""

from bot.errors import Refused
from bot.model.standings import Card, HeadToHead
from bot.store import history, leaderboards, people
from bot.store.database import Database


class Cards:
    """Reads people's records."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user_id: int, guild_id: int | None = None, family: str | None = None) -> Card:
        """Somebody's record on a server (None: everywhere) in a family of rule sets (None: in all)."""
        async with self._database.reading() as transaction:
            return Card(
                user_id,
                guild_id,
                family,
                tally=await leaderboards.tally(transaction, user_id, guild_id, family),
                form=await history.form(transaction, user_id, guild_id, family),
                awards=await history.awards_of(transaction, user_id),
                is_hidden=await people.is_hidden(transaction, user_id),
            )

    async def head_to_head(self, first: int, second: int, guild_id: int | None = None) -> HeadToHead:
        """Two people's games against each other, on a server (None: everywhere). Raises Refused (`same-person`)."""
        if first == second:
            raise Refused("same-person")
        async with self._database.reading() as transaction:
            return await history.head_to_head(transaction, first, second, guild_id)
