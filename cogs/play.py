"""`/farkle start`, `board`, `leave`, `stop` and `help`."""

import re
from typing import Any

from discord import app_commands

from bot.client import FarkleBot
from bot.errors import Refused, RuleSetError
from bot.games.farkle import MOST_POINTS, change
from bot.model.games import Status, StoredGame
from bot.rulesets import HouseRules
from bot.text import explain
from bot.ui.answers import privately
from bot.ui.commands import described
from bot.ui.display import Display, plain
from bot.ui.game.buttons import ask_to_leave
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
    sessions, display = interaction.client.sessions, interaction.client.display(interaction)
    check_place(interaction, interaction.client.guild_settings.of(interaction.guild_id), display)
    book = await interaction.client.books.of(interaction.guild_id)
    house = _with_target(book.find(rules) if rules else book.default, target, display)
    stored = await sessions.open_lobby(
        interaction.guild_id,
        interaction.channel_id,
        interaction.user.id,
        house,
        join_id=interaction.id,
        counted_channels=counted_together(interaction),
    )
    async with sessions.sit(stored.id) as table:
        await post_anew(_stage(interaction), table, view_of(table.stored, display))


start.autocomplete("rules")(offer_rules)


@app_commands.command(name="board", description=described("command-board"))
@app_commands.describe(game=described("command-game"))
async def board(interaction: Interaction, game: str | None = None) -> None:
    """Shows a game anew at the bottom of the channel, or leads to its message where that is quite new."""
    stored = await _game_here(interaction, game)
    async with interaction.client.sessions.sit(stored.id) as table:
        marked = interaction.client.presses.marked(table.stored)
        await show_anew(interaction, table, interaction.client.display(interaction), marked)


@app_commands.command(name="leave", description=described("command-leave"))
@app_commands.describe(game=described("command-leave-game"))
async def leave(interaction: Interaction, game: str | None = None) -> None:
    """Leaves a lobby at once, and a running game after a question."""
    stored, display = await _game_to_leave(interaction, game), interaction.client.display(interaction)
    async with interaction.client.sessions.sit(stored.id) as table:
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
    async with interaction.client.sessions.sit(stored.id) as table:
        before = table.stored
        await table.stop(interaction.user.id, may_manage=interaction.permissions.manage_guild)
        await privately(interaction, display.say("stopped-well", title=plain(stored.title), id=str(stored.id)))
        await show(_stage(interaction), table, before)


@app_commands.command(name="pause", description=described("command-pause"))
@app_commands.describe(game=described("command-game"))
async def pause(interaction: Interaction, game: str | None = None) -> None:
    """Stops the clock of a game, until somebody lets it go on with the button on the board."""
    stored, display = await _game_here(interaction, game), interaction.client.display(interaction)
    async with interaction.client.sessions.sit(stored.id) as table:
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
    display = interaction.client.display(interaction)
    offered = [
        app_commands.Choice(name=short(_game_name(stored, interaction.user.id, display)), value=str(stored.id))
        for stored in await interaction.client.sessions.in_channel(interaction.channel_id or 0)
    ]
    return matching(offered, typed)


@leave.autocomplete("game")
async def _offer_own_games(interaction: Interaction, typed: str) -> Choices:
    display, user_id = interaction.client.display(interaction), interaction.user.id
    here = await interaction.client.sessions.in_channel(interaction.channel_id or 0)
    anywhere = await interaction.client.sessions.sat_in(interaction.guild_id or 0, user_id)
    theirs = {stored.id: stored for stored in [*here, *anywhere] if stored.seat_of(user_id)}
    names = {id_: short(_game_name(stored, user_id, display)) for id_, stored in theirs.items()}
    return matching([app_commands.Choice(name=name, value=str(id_)) for id_, name in names.items()], typed)


def _stage(interaction: Interaction) -> Stage:
    return Stage(interaction.client, interaction.client.display(interaction), interaction)


def _game_name(stored: StoredGame, user_id: int, display: Display) -> str:
    return display.say(
        "choice-game",
        title=stored.title,
        target=stored.rules.target,
        players=len(stored.players),
        sits="yes" if user_id in stored.players else "no",
        status=stored.status.value,
        id=str(stored.id),
    )


async def _game_here(interaction: Interaction, chosen: str | None) -> StoredGame:
    """The game that is meant: the chosen one, else the only one here, in which they sit, or that does not sleep.

    Raises Refused where there is none, or where it cannot be told which.
    """
    sessions, channel_id = interaction.client.sessions, interaction.channel_id or 0
    if chosen is not None:
        if not _GAME_ID.fullmatch(chosen) or not (here := await sessions.in_channel(channel_id, int(chosen))):
            raise Refused("no-such-game-here")
        return here[0]
    here = await sessions.in_channel(channel_id)
    theirs = [stored for stored in here if stored.seat_of(interaction.user.id)]
    candidates = here if len(here) == 1 else theirs or here
    if len(candidates) > 1:
        candidates = [stored for stored in candidates if not (stored.game and stored.game.is_asleep)]
    if not here:
        raise Refused("no-game-here")
    if len(candidates) != 1:
        raise Refused("several-games-here")
    return candidates[0]


async def _game_to_leave(interaction: Interaction, chosen: str | None) -> StoredGame:
    """As `_game_here`, but a chosen one may be anywhere on the server: its channel may be gone, or out of reach."""
    for stored in await interaction.client.sessions.sat_in(interaction.guild_id or 0, interaction.user.id):
        if str(stored.id) == chosen:
            return stored
    return await _game_here(interaction, chosen)


def _with_target(house: HouseRules, target: int | None, display: Display) -> HouseRules:
    """The rule set with another target. Raises Refused where they do not fit together."""
    if target is None:
        return house
    try:
        rules = change(house.rules, {"target": target})
    except RuleSetError as error:
        raise Refused("bad-target", problem=explain(error, display.locale)) from None
    return HouseRules(house.name, house.title, house.summary, house.base, rules)


async def setup(bot: FarkleBot) -> None:
    everything: tuple[app_commands.Command[Any, ..., None], ...] = (start, board, leave, pause, stop, help_)
    for command in everything:
        bot.farkle.add_command(command)
