"""What people ask about their play, by a command or by a press: it is read anew each time, and shown."""

import io
from collections.abc import Awaitable, Callable
from typing import cast

import discord

from bot.errors import Refused
from bot.standings.standings import Standings
from bot.ui.answers import Interaction, answering
from bot.ui.display import Display
from bot.ui.game.showing import view_of
from bot.ui.game.stage import edit_message
from bot.ui.stats import cards, history, privacy
from bot.ui.stats.leaderboard import Asked, leaderboard
from bot.ui.stats.page import Leaf, hand_out, is_private, read_address, turn_to, whole
from bot.ui.stats.scope import ALL, Scope

_MOST_ID = 2**63 - 1


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
        found = await self.standings.cards.of(user_id, scope.guild(interaction.guild_id), scope.family)
        return await cards.card(found, scope, display)

    async def leaderboard(self, interaction: Interaction, asked: Asked, display: Display, *, private: bool) -> Leaf:
        """A page of a leaderboard. Raises Refused."""
        guild_id = cast(int, interaction.guild_id)
        found = await self.standings.leaderboards.page(asked.query(guild_id), asked.page, interaction.user.id)
        seasons = (
            {season.id: season.name for season in await self.standings.seasons.of(guild_id)} if asked.season else {}
        )
        return leaderboard(found, asked, display, season=seasons.get(asked.season, ""), private=private)

    async def duel(self, interaction: Interaction, first: int, second: int, scope: Scope, display: Display) -> Leaf:
        """Two people's games against each other. Raises Refused."""
        found = await self.standings.cards.head_to_head(first, second, scope.guild(interaction.guild_id))
        return cards.head_to_head(found, scope, display)

    async def past(self, interaction: Interaction, user_id: int, page: int, display: Display) -> Leaf:
        """A page of the finished games of this server."""
        wanted = None if user_id == history.EVERYBODY else user_id
        found = await self.standings.history.page(cast(int, interaction.guild_id), wanted, page)
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
    found = await press.standings.history.finished_game(press.number(0), press.guild_id)
    shared = not is_private(press.interaction)
    await press.turn_to(await history.game(found, press.number(1), press.number(2), press.display, shared=shared))


async def _share(press: _Press) -> None:
    found = await press.standings.history.finished_game(press.number(0), press.guild_id)
    leaf = await history.game(found, history.EVERYBODY, 1, press.display, shared=True)
    await hand_out(press.interaction, leaf, private=False)


async def _replay(press: _Press) -> None:
    found = await press.standings.history.finished_game(press.number(0), press.guild_id)
    await press.turn_to(history.replay(found, press.number(1), press.number(2), press.number(3), press.display))


async def _export(press: _Press) -> None:
    game_id = press.number(0)
    text = await press.standings.history.export(game_id, press.guild_id)
    file = discord.File(io.BytesIO(text.encode()), filename=f"farkle-{game_id}.txt")
    told = press.display.say("game-exported")
    await press.interaction.response.send_message(told, file=file, ephemeral=True)


async def _export_mine(press: _Press) -> None:
    data = privacy.as_json(await press.standings.privacy.data(press.interaction.user.id))
    file = discord.File(io.BytesIO(data), filename="my-farkle-data.json")
    told = press.display.say("privacy-exported")
    await press.interaction.response.send_message(told, file=file, ephemeral=True)


async def _hide(press: _Press) -> None:
    await press.standings.privacy.set_hidden(press.interaction.user.id, press.parts[0] == privacy.YES)
    await _mine(press)


async def _mine(press: _Press) -> None:
    kept = await press.standings.privacy.of(press.interaction.user.id)
    await press.turn_to(privacy.kept(kept, press.display))


async def _ask_to_forget(press: _Press) -> None:
    await press.turn_to(privacy.ask_to_forget(press.display))


async def _forget(press: _Press) -> None:
    user_id, sessions = press.interaction.user.id, press.interaction.client.sessions
    # Wherever they still sit, also where they cannot get any more: nobody has to ask first to be forgotten.
    still_open = await press.standings.privacy.open_games(user_id)
    for game_id in still_open:
        async with sessions.sit(game_id) as table:
            await table.give_up_seat(user_id)
    await press.standings.privacy.forget(user_id)
    sessions.read_anew()
    for game_id in still_open:
        async with sessions.sit(game_id) as table:
            await edit_message(press.interaction.client, table.stored, view_of(table.stored, press.display))
    await press.turn_to(privacy.forgotten(press.display))


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
