"""How many games people may have at once.

This is checked in the transaction that adds a game or a player, so that no two slip through together.
"""

from collections.abc import Collection, Sequence

from bot.errors import Refused
from bot.model.games import StoredGame
from bot.model.servers import GuildSettings
from bot.store import finding, games
from bot.store.database import Transaction

MOST_LOBBIES = 5
LOBBIES_SECONDS = 10 * 60
# As many as fit into a message.
_MOST_LINKS = 10


async def check_opening(
    connection: Transaction, lobby: StoredGame, settings: GuildSettings, counted_channels: Collection[int]
) -> None:
    """Raises Refused where this new lobby, which is not stored yet, is one too many for its host or its channel.

    `counted_channels` are the other places whose games count with those of the channel: its threads.
    """
    lately = await finding.opened_since(connection, lobby.guild_id, lobby.host_id, lobby.opened_at - LOBBIES_SECONDS)
    if len(lately) >= MOST_LOBBIES:
        again = lately[MOST_LOBBIES - 1] + LOBBIES_SECONDS
        raise Refused("too-many-lobbies", most=MOST_LOBBIES, minutes=LOBBIES_SECONDS // 60, again=str(again))
    open_here = await finding.awake_in(connection, {lobby.channel_id, *counted_channels})
    if len(open_here) >= settings.most_in_channel:
        raise Refused("channel-full", most=settings.most_in_channel, games=await _links(connection, open_here))
    await check_seat(connection, lobby.guild_id, lobby.host_id, settings)


async def check_seat(connection: Transaction, guild_id: int, user_id: int, settings: GuildSettings) -> None:
    """Raises Refused, with links, where somebody already plays in as many games of a guild as they may."""
    theirs = await finding.sat_in(connection, guild_id, user_id)
    if len(theirs) >= settings.most_per_person:
        raise Refused("sits-enough", most=settings.most_per_person, games=await _links(connection, theirs))


async def _links(connection: Transaction, game_ids: Sequence[int]) -> tuple[str, ...]:
    found = [await games.load(connection, game_id) for game_id in game_ids[:_MOST_LINKS]]
    return tuple(stored.link for stored in found if stored is not None)
