"""How many games, lobbies and challenges are allowed: checked in the unit that adds a game or a player."""

from collections.abc import Mapping, Sequence

from bot.errors import Refused
from bot.model.games import ListedGame, StoredGame
from bot.model.records import Challengers
from bot.model.servers import GuildSettings
from bot.store import challenges, deletions, finding, former
from bot.store.units import Transaction

MOST_CHALLENGES = 5
"""The most challenges that a person may send in an hour."""
MOST_RECEIVED = 3
"""The most challenges that a person may get in an hour, because they did not ask for these messages."""
CHALLENGES_SECONDS = 3600
MOST_LOBBIES = 5
LOBBIES_SECONDS = 10 * 60
MOST_SLOW_IN_CHANNEL = 20
MOST_SLOW_PER_PERSON = 10
"""The most slow games of a person; these last for weeks, and crowd out no quick ones."""
# As many as fit into a message.
_MOST_LINKS = 10


def check_opening(
    transaction: Transaction, lobby: StoredGame, settings: GuildSettings, counted_channels: Mapping[int, bool]
) -> None:
    """Checks that the host may open this lobby; raises Refused if not. `counted_channels` are the channel's threads:
    does the host see them?
    """
    _check_rest(transaction, lobby)
    lately = finding.opened_since(transaction, lobby.guild_id, lobby.host_id, lobby.opened_at - LOBBIES_SECONDS)
    if len(lately) >= MOST_LOBBIES:
        again = lately[MOST_LOBBIES - 1] + LOBBIES_SECONDS
        raise Refused("too-many-lobbies", most=MOST_LOBBIES, minutes=LOBBIES_SECONDS // 60, again=str(again))
    check_place(transaction, lobby, settings, counted_channels)


def check_place(
    transaction: Transaction, lobby: StoredGame, settings: GuildSettings, counted_channels: Mapping[int, bool]
) -> None:
    """Refuses one game too many in the channel or of the host. The lobby itself is not counted. Raises Refused.
    `counted_channels`: as for `check_opening`.
    """
    is_slow = lobby.deadline.is_slow
    most = MOST_SLOW_IN_CHANNEL if is_slow else settings.most_in_channel
    channels = {*counted_channels, *(board.channel_id for board in lobby.boards)}
    open_here = finding.awake_in(transaction, channels, slow=is_slow)
    if len(open_here) >= most:
        seen = [game for game in open_here if counted_channels.get(game.channel_id, True)]
        raise Refused("channel-full", slow="yes" if is_slow else "no", most=most, games=_links(seen))
    check_seat(transaction, lobby, lobby.host_id, settings)


def check_challenge(
    transaction: Transaction, lobby: StoredGame, settings: GuildSettings, *, shares_server: bool
) -> None:
    """Checks that this challenge may be sent; raises Refused if not. Except a decline, all that concerns the other
    person gives one answer, which reveals no block. `shares_server`: is it sent on a server where both people are?
    """
    host_id, invited, since = lobby.host_id, lobby.invited, lobby.opened_at - CHALLENGES_SECONDS
    assert invited is not None
    _check_rest(transaction, lobby)
    lately = finding.challenged_since(transaction, host_id, since)
    if lobby.rematch_of is None and len(lately) >= MOST_CHALLENGES:
        again = lately[MOST_CHALLENGES - 1] + CHALLENGES_SECONDS
        raise Refused("too-many-challenges", most=MOST_CHALLENGES, again=str(again))
    check_seat(transaction, lobby, host_id, settings)
    # First, because people who block decline, too.
    if (again := challenges.may_challenge_again_at(transaction, invited, host_id)) > lobby.opened_at:
        raise Refused("challenged-lately", player=str(invited), again=str(again))
    taken = challenges.taken_by(transaction, invited)
    is_near = shares_server or lobby.rematch_of is not None
    if (
        taken is Challengers.NOBODY
        or (taken is Challengers.SERVER and not is_near)
        or challenges.is_blocked(transaction, invited, host_id)
        or (lobby.rematch_of is None and finding.times_challenged(transaction, invited, since) >= MOST_RECEIVED)
        or deletions.is_going_on(transaction, invited)
        or len(_sat_in(transaction, lobby, invited)) >= _most_per_person(lobby, settings)
    ):
        raise Refused("cannot-be-challenged", player=str(invited))


def check_seat(transaction: Transaction, lobby: StoredGame, user_id: int, settings: GuildSettings) -> None:
    """Checks that a person may have one more seat; raises Refused if not."""
    deletions.refuse(transaction, user_id)
    theirs, most = _sat_in(transaction, lobby, user_id), _most_per_person(lobby, settings)
    if len(theirs) >= most:
        slow = "yes" if lobby.deadline.is_slow else "no"
        raise Refused("sits-enough", slow=slow, most=most, games=_links(theirs))


def _sat_in(transaction: Transaction, lobby: StoredGame, user_id: int) -> list[ListedGame]:
    return finding.sat_in(transaction, lobby.guild_id, user_id, slow=lobby.deadline.is_slow)


def _most_per_person(lobby: StoredGame, settings: GuildSettings) -> int:
    return MOST_SLOW_PER_PERSON if lobby.deadline.is_slow else settings.most_per_person


def _check_rest(transaction: Transaction, lobby: StoredGame) -> None:
    """Refuses people who deleted their data lately, because that undoes no limits. Raises Refused."""
    if (again := former.may_open_again_at(transaction, lobby.host_id)) > lobby.opened_at:
        raise Refused("deleted-lately", again=str(again))


def _links(found: Sequence[ListedGame]) -> tuple[str, ...]:
    return tuple(game.link for game in found[:_MOST_LINKS])
