"""How long a person may be away: fourteen days at once, and thirty in a year. The host says whether others play on."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.model.deadline import DAY, Deadline, Delay
from bot.model.games import Change, ListedGame, StoredGame
from bot.play.guards import Needs, only

MOST_AT_ONCE = 14
MOST_IN_YEAR = 30
YEAR = 365 * DAY


class OwnTurn(NamedTuple):
    """A turn of a person in a game that may wait for them."""

    game: ListedGame
    deadline: Deadline


def joined(taken: Sequence[Delay]) -> list[Delay]:
    """The holidays of a person, in order. Those with a break of less than a day are one, with the break."""
    found = list[Delay]()
    for each in taken:
        if found and each.since - found[-1].until < DAY:
            each = Delay(found.pop().since, each.until)
        found.append(each)
    return found


def days_left(taken: Sequence[Delay], now: int) -> int:
    """How many whole days may begin now, after the ended holidays of a person in order. Each costs a day at least."""
    before, began = joined(taken), now
    if before and now - before[-1].until < DAY:
        began = before.pop().since
    counted = (max(each.until, each.since + DAY) - max(each.since, now - YEAR) for each in before)
    used = now - began + sum(max(0, seconds) for seconds in counted)
    return max(0, min(MOST_AT_ONCE * DAY - (now - began), MOST_IN_YEAR * DAY - used) // DAY)


@only(Needs.LOBBY | Needs.HOST)
def set_plays_on(stored: StoredGame, _user_id: int, *, plays_on: bool) -> Change:
    """Whether the others may play on without a player whose turn is held."""
    return Change(stored, replace(stored, plays_on=plays_on))
