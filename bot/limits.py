"""How many games people may have at once: checked in the transaction that adds one, so that no two slip through."""

from bot.errors import Refused
from bot.store import finding, games
from bot.store.database import Transaction
from bot.store.games import Record
from bot.store.guilds import GuildSettings

MOST_LOBBIES = 5
LOBBIES_SECONDS = 10 * 60


async def check_opening(connection: Transaction, lobby: Record, settings: GuildSettings) -> None:
    """Raises Refused where this new lobby, not stored yet, is one too many for its host or its channel."""
    lately = await finding.opened_since(connection, lobby.guild_id, lobby.host_id, lobby.opened_at - LOBBIES_SECONDS)
    if len(lately) >= MOST_LOBBIES:
        again = lately[MOST_LOBBIES - 1] + LOBBIES_SECONDS
        raise Refused("too-many-lobbies", most=MOST_LOBBIES, minutes=LOBBIES_SECONDS // 60, again=str(again))
    if await finding.awake_in_channel(connection, lobby.channel_id) >= settings.most_in_channel:
        raise Refused("channel-full", most=settings.most_in_channel)
    await check_seat(connection, lobby.guild_id, lobby.host_id, settings)


async def check_seat(connection: Transaction, guild_id: int, user_id: int, settings: GuildSettings) -> None:
    """Raises Refused, with links, where somebody sits in as many games of a guild as they may."""
    theirs = await finding.sat_in(connection, guild_id, user_id)
    if len(theirs) >= settings.most_per_person:
        found = [await games.load(connection, game_id) for game_id in theirs]
        links = tuple(record.link for record in found if record is not None)
        raise Refused("sits-enough", most=settings.most_per_person, games=links)
