"""What the buttons and menus do that all games have."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.model.games import Change, StoredGame
from bot.ui.address import Address
from bot.ui.components import Screen
from bot.ui.context import Context
from bot.ui.game.table import Table
from bot.ui.presentation import Action


@dataclass(frozen=True, slots=True, kw_only=True)
class TableAction(Action):
    """What `Action` says, or one of these is set: `change` returns a change, which is made; `answer` does everything
    itself, and `later` does so once the game is unlocked.

    `reply_after(context, stored)` returns the screen or the key of the sentence that replaces the pressed message; if
    the button is `also_private`, only a private message, because boards have it, too. `only_here`: it posts something
    that is no move, so a private message elsewhere, even of a player, can't have it.
    """

    change: Callable[[Table, Address], Awaitable[Change]] | None = None
    answer: Callable[[Table, Address], Awaitable[None]] | None = None
    later: Callable[[Context, StoredGame], Awaitable[None]] | None = None
    reply_after: Callable[[Context, StoredGame], Awaitable[Screen | str]] | None = None
    also_private: bool = False
    only_here: bool = False


def as_change(decide: Callable[..., Change]) -> Callable[[Table, Address], Awaitable[Change]]:
    """What `decide(stored, user_id, now=…)` of `bot.play` returns."""

    async def change(table: Table, _address: Address) -> Change:
        return decide(table.stored, table.context.user_id, now=table.session.now())

    return change
