"""`/farkle start`, `board`, `leave`, `stop` and `help`."""

import asyncio
import re
from typing import Any

from discord import app_commands

from bot.client import FarkleBot
from bot.errors import Refused, RuleSetError, UnreadableGame
from bot.games.farkle.rules import MOST_POINTS, change
from bot.rulesets import HouseRules
from bot.store.finding import Listed
from bot.store.games import Status
from bot.text import explain
from bot.ui.answers import privately
from bot.ui.commands import described
from bot.ui.display import Display, plain
from bot.ui.game.buttons import ask_to_leave
from bot.ui.game.lobby import closed_lobby
from bot.ui.game.showing import post_anew, redraw, show, show_anew, view_of
from bot.ui.game.stage import Stage, edit_message
from bot.ui.places import check_place, counted_together
from cogs.offers import Choices, Interaction, matching, offer_rules, short

_GAME_ID = re.compile("[0-9]{1,9}")


@app_commands.command(name="start", description=described("command-start"))
@app_commands.describe(rules=described("command-start-rules"), target=described("command-start-target"))
async def start(
    interaction: Interaction, rules: str = "", target: app_commands.Range[int, 1, MOST_POINTS] | None = None
) -> None:
    """Opens a lobby, by the server's default rules unless others are chosen."""
    assert interaction.guild_id
    assert interaction.channel_id
    tables, display = interaction.client.tables, interaction.client.display(interaction)
    check_place(interaction, interaction.client.guild_settings.of(interaction.guild_id), display)
    book = await interaction.client.books.of(interaction.guild_id)
    house = await _with_target(book.find(rules) if rules else book.default, target, display)
    stored = await tables.open_lobby(
        interaction.guild_id,
        interaction.channel_id,
        interaction.user.id,
        house,
        join_id=interaction.id,
        counted_channels=counted_together(interaction),
    )
    async with tables.sit(stored.id) as table:
        await post_anew(_stage(interaction), table, view_of(table.stored, display))


start.autocomplete("rules")(offer_rules)


@app_commands.command(name="board", description=described("command-board"))
@app_commands.describe(game=described("command-game"))
async def board(interaction: Interaction, game: str | None = None) -> None:
    """Shows a game anew at the bottom of the channel, or leads to its message where that is quite new."""
    stored = await _game_here(interaction, game)
    async with interaction.client.tables.sit(stored.id) as table:
        marked = interaction.client.presses.marked(table.stored)
        await show_anew(interaction, table, interaction.client.display(interaction), marked)


@app_commands.command(name="leave", description=described("command-leave"))
@app_commands.describe(game=described("command-leave-game"))
async def leave(interaction: Interaction, game: str | None = None) -> None:
    """Leaves a lobby at once, and a running game after a question."""
    stored, display = await _game_to_leave(interaction, game), interaction.client.display(interaction)
    async with interaction.client.tables.sit(stored.id) as table:
        if table.stored.status is not Status.LOBBY:
            await ask_to_leave(interaction, table, display)
            return
        await table.leave_lobby(interaction.user.id)
        await privately(interaction, display.say("left-well"))
        await edit_message(interaction.client, table.stored, view_of(table.stored, display))


@app_commands.command(name="stop", description=described("command-stop"))
@app_commands.describe(game=described("command-game"))
async def stop(interaction: Interaction, game: str | None = None) -> None:
    """Ends a lobby or game without a winner."""
    stored, display = await _game_here(interaction, game), interaction.client.display(interaction)
    told = display.say("stopped-well", title=plain(stored.title), id=str(stored.id))
    tables, user_id, may_manage = interaction.client.tables, interaction.user.id, interaction.permissions.manage_guild
    try:
        async with tables.sit(stored.id) as table:
            before = table.stored
            await table.stop(user_id, may_manage=may_manage)
            await privately(interaction, told)
            await show(_stage(interaction), table, before)
    except UnreadableGame:
        stopped = await tables.stop_unread(stored.id, user_id, may_manage=may_manage)
        await privately(interaction, told)
        view = closed_lobby(display.say("over-stopped", title=plain(stored.title)))
        await edit_message(interaction.client, stopped, view)


@app_commands.command(name="pause", description=described("command-pause"))
@app_commands.describe(game=described("command-game"))
async def pause(interaction: Interaction, game: str | None = None) -> None:
    """Stops the clock of a game, until somebody lets it go on with the button on the board."""
    stored, display = await _game_here(interaction, game), interaction.client.display(interaction)
    async with interaction.client.tables.sit(stored.id) as table:
        await table.pause(interaction.user.id)
        await privately(interaction, display.say("paused-well"))
        await redraw(_stage(interaction), table)


@app_commands.command(name="help", description=described("command-help"))
async def help_(interaction: Interaction) -> None:
    """How to play, for the one who asks."""
    await privately(interaction, interaction.client.display(interaction).say("help"))


@board.autocomplete("game")
@stop.autocomplete("game")
@pause.autocomplete("game")
async def _offer_games(interaction: Interaction, typed: str) -> Choices:
    here = await interaction.client.tables.in_channel(interaction.channel_id or 0, interaction.user.id)
    return matching(_game_choices(here, interaction.client.display(interaction)), typed)


@leave.autocomplete("game")
async def _offer_own_games(interaction: Interaction, typed: str) -> Choices:
    guild_id, channel_id = interaction.guild_id or 0, interaction.channel_id or 0
    theirs = await interaction.client.tables.to_leave(guild_id, channel_id, interaction.user.id)
    return matching(_game_choices(theirs, interaction.client.display(interaction)), typed)


def _stage(interaction: Interaction) -> Stage:
    return Stage(interaction.client, interaction.client.display(interaction), interaction)


def _game_choices(found: list[Listed], display: Display) -> Choices:
    return [app_commands.Choice(name=short(_game_name(game, display)), value=str(game.id)) for game in found]


def _game_name(game: Listed, display: Display) -> str:
    if game.target is None or game.status is None:
        return display.say("choice-game-unreadable", title=game.title, id=str(game.id))
    return display.say(
        "choice-game",
        title=game.title,
        target=game.target,
        players=game.players,
        sits="yes" if game.sits else "no",
        status=game.status.value,
        id=str(game.id),
    )


async def _game_here(interaction: Interaction, chosen: str | None) -> Listed:
    """The game that is meant: the chosen one, else the only one here, in which they sit, or that does not sleep.

    Raises Refused where there is none, or where it cannot be told which.
    """
    tables, channel_id, user_id = interaction.client.tables, interaction.channel_id or 0, interaction.user.id
    if chosen is not None:
        if not _GAME_ID.fullmatch(chosen) or not (here := await tables.in_channel(channel_id, user_id, int(chosen))):
            raise Refused("no-such-game-here")
        return here[0]
    here = await tables.in_channel(channel_id, user_id)
    candidates = here if len(here) == 1 else [game for game in here if game.sits] or here
    if len(candidates) > 1:
        candidates = [game for game in candidates if not game.is_asleep]
    if not here:
        raise Refused("no-game-here")
    if len(candidates) != 1:
        raise Refused("several-games-here")
    return candidates[0]


async def _game_to_leave(interaction: Interaction, chosen: str | None) -> Listed:
    """As `_game_here`, but a chosen one may be anywhere on the server: its channel may be gone, or out of reach."""
    guild_id, channel_id = interaction.guild_id or 0, interaction.channel_id or 0
    if chosen is not None and _GAME_ID.fullmatch(chosen):
        tables, user_id = interaction.client.tables, interaction.user.id
        for game in await tables.to_leave(guild_id, channel_id, user_id, int(chosen)):
            return game
    return await _game_here(interaction, chosen)


async def _with_target(house: HouseRules, target: int | None, display: Display) -> HouseRules:
    """The rule set with another target. Raises Refused where they do not fit together."""
    if target is None:
        return house
    try:
        # Whether a target can be met exactly takes a while to find out.
        rules = await asyncio.to_thread(change, house.rules, {"target": target})
    except RuleSetError as error:
        raise Refused("bad-target", problem=explain(error, display.locale)) from None
    return HouseRules(house.name, house.title, house.summary, house.base, rules)


async def setup(bot: FarkleBot) -> None:
    everything: tuple[app_commands.Command[Any, ..., None], ...] = (start, board, leave, pause, stop, help_)
    for command in everything:
        bot.farkle.add_command(command)
