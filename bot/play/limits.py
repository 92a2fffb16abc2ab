"""How many games, lobbies and challenges are allowed: checked in the unit that adds a game or a player."""

from collections.abc import Mapping, Sequence

from bot.errors import Refused
from bot.model.games import ListedGame, StoredGame
from bot.model.servers import GuildSettings
from bot.store import deletions, finding, people
from bot.store.units import Transaction

MOST_CHALLENGES = 5
"""By a person."""
MOST_RECEIVED = 3
"""To a person, who did not ask for these messages."""
CHALLENGES_SECONDS = 3600
MOST_LOBBIES = 5
LOBBIES_SECONDS = 10 * 60
# As many as fit into a message.
_MOST_LINKS = 10


def check_opening(
    transaction: Transaction, lobby: StoredGame, settings: GuildSettings, counted_channels: Mapping[int, bool]
) -> None:
    """Raises Refused. `counted_channels` are the channel's threads: does the host see them?"""
    lately = finding.opened_since(transaction, lobby.guild_id, lobby.host_id, lobby.opened_at - LOBBIES_SECONDS)
    if len(lately) >= MOST_LOBBIES:
        again = lately[MOST_LOBBIES - 1] + LOBBIES_SECONDS
        raise Refused("too-many-lobbies", most=MOST_LOBBIES, minutes=LOBBIES_SECONDS // 60, again=str(again))
    open_here = finding.awake_in(transaction, {*counted_channels, *(board.channel_id for board in lobby.boards)})
    if len(open_here) >= settings.most_in_channel:
        seen = [game for game in open_here if counted_channels.get(game.channel_id, True)]
        raise Refused("channel-full", most=settings.most_in_channel, games=_links(seen))
    check_seat(transaction, lobby.guild_id, lobby.host_id, settings)


def check_challenge(transaction: Transaction, lobby: StoredGame, settings: GuildSettings) -> None:
    """Raises Refused. Except a decline, all that concerns the other person gives one answer, which reveals no block."""
    host_id, invited, since = lobby.host_id, lobby.invited, lobby.opened_at - CHALLENGES_SECONDS
    assert invited is not None
    lately = finding.challenged_since(transaction, host_id, since)
    if lobby.rematch_of is None and len(lately) >= MOST_CHALLENGES:
        again = lately[MOST_CHALLENGES - 1] + CHALLENGES_SECONDS
        raise Refused("too-many-challenges", most=MOST_CHALLENGES, again=str(again))
    check_seat(transaction, lobby.guild_id, host_id, settings)
    # First, because people who block decline, too.
    if (again := people.rests_until(transaction, invited, host_id)) > lobby.opened_at:
        raise Refused("declined-lately", player=str(invited), again=str(again))
    if (
        people.is_blocked(transaction, invited, host_id)
        or (lobby.rematch_of is None and finding.times_challenged(transaction, invited, since) >= MOST_RECEIVED)
        or deletions.is_going_on(transaction, invited)
        or len(finding.sat_in(transaction, lobby.guild_id, invited)) >= settings.most_per_person
    ):
        raise Refused("cannot-be-challenged", player=str(invited))


def check_seat(transaction: Transaction, guild_id: int, user_id: int, settings: GuildSettings) -> None:
    """Raises Refused."""
    if deletions.is_going_on(transaction, user_id):
        raise Refused("being-deleted")
    theirs = finding.sat_in(transaction, guild_id, user_id)
    if len(theirs) >= settings.most_per_person:
        raise Refused("sits-enough", most=settings.most_per_person, games=_links(theirs))


def _links(found: Sequence[ListedGame]) -> tuple[str, ...]:
    return tuple(game.link for game in found[:_MOST_LINKS])
