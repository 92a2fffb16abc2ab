"""What people ask about their play, by a command or by a press: it is read anew each time, and shown."""

import asyncio
import io
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import cast

import discord

from bot.errors import Refused, UnreadableGame
from bot.play.sessions import Tables
from bot.standings.standings import FinishedGame, Standings
from bot.ui.answers import Interaction, answering, in_patience, tell_with_file
from bot.ui.display import Display
from bot.ui.game.showing import view_of
from bot.ui.game.stage import edit_message
from bot.ui.stats import cards, history, privacy
from bot.ui.stats.leaderboard import Asked, leaderboard
from bot.ui.stats.page import Leaf, hand_out, is_private, opens_copy, read_address, turn_to, whole
from bot.ui.stats.scope import ALL, Scope

log = logging.getLogger(__name__)

_MOST_ID = 2**63 - 1
_FEW_GAMES = 5


class Records:
    """Opens everything that is told about people's play."""

    def __init__(self, standings: Standings) -> None:
        self.standings = standings

    async def press(self, interaction: Interaction, display: Display) -> None:
        """Acts on a button or select of ours, and leaves all others alone."""
        async with answering(interaction, display):
            found = read_address(interaction)
            if found is None:
                return
            verb, parts = found
            deed, needed = _DEEDS.get(verb, (None, 0))
            if deed is None or len(parts) < needed:
                raise Refused("unknown-button")
            await deed(_Press(self, interaction, display, parts))

    async def card(self, interaction: Interaction, user_id: int, scope: Scope, display: Display) -> Leaf:
        """Somebody's record."""
        found = await self.standings.card(user_id, scope.guild(interaction.guild_id), scope.family)
        return await cards.card(found, scope, display)

    async def leaderboard(self, interaction: Interaction, asked: Asked, display: Display, *, private: bool) -> Leaf:
        """A page of a leaderboard. Raises Refused."""
        guild_id = cast(int, interaction.guild_id)
        found = await self.standings.leaderboard(asked.query(guild_id), asked.page, interaction.user.id)
        season = await self.standings.season(guild_id, str(asked.season)) if asked.season else None
        return leaderboard(found, asked, display, season=season.name if season else "", private=private)

    async def duel(self, interaction: Interaction, first: int, second: int, scope: Scope, display: Display) -> Leaf:
        """Two people's games against each other. Raises Refused."""
        found = await self.standings.head_to_head(first, second, scope.guild(interaction.guild_id))
        return cards.head_to_head(found, scope, display)

    async def past(self, interaction: Interaction, user_id: int, page: int, display: Display) -> Leaf:
        """A page of the finished games of this server."""
        wanted = None if user_id == history.EVERYBODY else user_id
        found = await self.standings.history(cast(int, interaction.guild_id), wanted, page)
        return history.history(found, user_id, display)


class _Press:
    """One press, with the parts of its address."""

    def __init__(self, opener: Records, interaction: Interaction, display: Display, parts: list[str]) -> None:
        self.opener = opener
        self.standings = opener.standings
        self.interaction = interaction
        self.display = display
        self.parts = parts
        self.guild_id = cast(int, interaction.guild_id)

    def number(self, index: int) -> int:
        return whole(self.parts[index], _MOST_ID)

    async def turn_to(self, leaf: Leaf) -> None:
        await turn_to(self.interaction, leaf)


async def _card(press: _Press) -> None:
    scope = Scope.read(press.parts[1], press.parts[2])
    await press.turn_to(await press.opener.card(press.interaction, press.number(0), scope, press.display))


async def _leaderboard(press: _Press) -> None:
    asked, private = Asked.read(press.parts), is_private(press.interaction)
    await press.turn_to(await press.opener.leaderboard(press.interaction, asked, press.display, private=private))


async def _duel(press: _Press) -> None:
    scope = Scope.read(press.parts[2], ALL)
    leaf = await press.opener.duel(press.interaction, press.number(0), press.number(1), scope, press.display)
    await press.turn_to(leaf)


async def _past(press: _Press) -> None:
    leaf = await press.opener.past(press.interaction, press.number(0), max(1, press.number(1)), press.display)
    await press.turn_to(leaf)


async def _game(press: _Press) -> None:
    found, shared = await _finished(press), not is_private(press.interaction)
    await press.turn_to(await history.game(found, press.number(1), press.number(2), press.display, shared=shared))


async def _share(press: _Press) -> None:
    found = await _finished(press, private=False)
    leaf = await history.game(found, history.EVERYBODY, 1, press.display, shared=True)
    await hand_out(press.interaction, leaf, private=False)


async def _replay(press: _Press) -> None:
    found = await _finished(press)
    await press.turn_to(history.replay(found, press.number(1), press.number(2), press.number(3), press.display))


async def _export(press: _Press) -> None:
    game_id = press.number(0)
    text = await in_patience(press.interaction, press.standings.export(game_id, press.guild_id))
    await _hand_file(press, "game-exported", text.encode(), f"farkle-{game_id}.txt")


async def _export_mine(press: _Press) -> None:
    async def written() -> bytes:
        data = await press.standings.personal_data(press.interaction.user.id)
        return await asyncio.to_thread(privacy.as_json, data)

    await _hand_file(press, "privacy-exported", await in_patience(press.interaction, written()), "my-farkle-data.json")


async def _finished(press: _Press, *, private: bool = True) -> FinishedGame:
    """The finished game that an address names. Raises Refused, UnreadableGame."""
    work = press.standings.finished_game(press.number(0), press.guild_id)
    opens = opens_copy(press.interaction) or not private
    return await in_patience(press.interaction, work, opens=opens, private=private)


async def _hand_file(press: _Press, key: str, data: bytes, name: str) -> None:
    file = discord.File(io.BytesIO(data), filename=name)
    await tell_with_file(press.interaction, press.display.say(key), file)


async def _hide(press: _Press) -> None:
    await press.standings.set_hidden(press.interaction.user.id, press.parts[0] == privacy.YES)
    await _mine(press)


async def _mine(press: _Press) -> None:
    kept = await press.standings.privacy(press.interaction.user.id)
    await press.turn_to(privacy.kept(kept, press.display))


async def _ask_to_forget(press: _Press) -> None:
    await press.turn_to(privacy.ask_to_forget(press.display))


async def _forget(press: _Press) -> None:
    user_id, tables = press.interaction.user.id, press.interaction.client.tables
    # Wherever they still sit, also where they cannot get any more: nobody has to ask first to be forgotten.
    still_open = await press.standings.open_games(user_id)
    if len(still_open) > _FEW_GAMES:
        # Discord does not wait until all of them are left.
        await press.interaction.response.defer()
    left = [game_id for game_id in still_open if await _leave(tables, game_id, user_id)]
    await press.standings.forget(user_id)
    tables.read_anew()
    if len(still_open) > _FEW_GAMES:
        await press.turn_to(privacy.forgotten(press.display))
    for game_id in left:
        await _redraw(press, game_id)
    if len(still_open) <= _FEW_GAMES:
        await press.turn_to(privacy.forgotten(press.display))


async def _redraw(press: _Press, game_id: int) -> None:
    """Shows that somebody left. Whatever goes wrong with one game, they are told that they are forgotten."""
    try:
        async with press.interaction.client.tables.sit(game_id) as table:
            await edit_message(press.interaction.client, table.stored, view_of(table.stored, press.display))
    except Exception:
        log.exception("incident %s: game %s could not be shown", secrets.token_hex(4), game_id)


async def _leave(tables: Tables, game_id: int, user_id: int) -> bool:
    """Gives up somebody's seat. False where the game cannot be read or played on: that keeps nobody in it."""
    try:
        async with tables.sit(game_id) as table:
            await table.give_up_seat(user_id)
    except Refused:
        raise
    except UnreadableGame as error:
        log.warning("game %s cannot be read: %s", game_id, error.__cause__)
        return False
    except Exception:
        log.exception("incident %s: nobody can leave game %s", secrets.token_hex(4), game_id)
        return False
    return True


_Deed = Callable[[_Press], Awaitable[None]]
_DEEDS: dict[str, tuple[_Deed, int]] = {
    "card": (_card, 3),
    "top": (_leaderboard, 6),
    "duel": (_duel, 3),
    "past": (_past, 2),
    "game": (_game, 3),
    "share": (_share, 1),
    "replay": (_replay, 4),
    "export": (_export, 1),
    "mine": (_mine, 0),
    "mine-export": (_export_mine, 0),
    "mine-hide": (_hide, 1),
    "mine-forget": (_ask_to_forget, 0),
    "mine-forget-yes": (_forget, 0),
}
