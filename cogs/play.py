"""`/farkle start`, `board`, `leave`, `stop` and `help`."""

import re
from typing import Any

from discord import app_commands

from bot.client import FarkleBot
from bot.engine.ruleset import MOST_POINTS, change
from bot.errors import Refused, RuleSetError
from bot.rulesets import HouseRules
from bot.store.games import Record, Status
from bot.text import explain
from bot.ui.answers import privately
from bot.ui.commands import described
from bot.ui.look import Look, plain
from bot.ui.places import check_place, counted_together
from bot.ui.presses import ask_to_leave
from bot.ui.showing import post_anew, redraw, show, show_anew, view_of
from bot.ui.stage import Stage, edit_message
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
    tables, look = interaction.client.tables, interaction.client.look(interaction)
    check_place(interaction, interaction.client.guild_settings.of(interaction.guild_id), look)
    book = await interaction.client.books.of(interaction.guild_id)
    house = _with_target(book.find(rules) if rules else book.default, target, look)
    record = await tables.open_lobby(
        interaction.guild_id,
        interaction.channel_id,
        interaction.user.id,
        house,
        join_id=interaction.id,
        together=counted_together(interaction),
    )
    async with tables.sit(record.id) as table:
        await post_anew(_stage(interaction), table, view_of(table.record, look))


start.autocomplete("rules")(offer_rules)


@app_commands.command(name="board", description=described("command-board"))
@app_commands.describe(game=described("command-game"))
async def board(interaction: Interaction, game: str | None = None) -> None:
    """Shows a game anew at the bottom of the channel, or leads to its message where that is quite new."""
    record = await _game_here(interaction, game)
    async with interaction.client.tables.sit(record.id) as table:
        marked = interaction.client.presses.marked(table.record)
        await show_anew(interaction, table, interaction.client.look(interaction), marked)


@app_commands.command(name="leave", description=described("command-leave"))
@app_commands.describe(game=described("command-leave-game"))
async def leave(interaction: Interaction, game: str | None = None) -> None:
    """Leaves a lobby at once, and a running game after a question."""
    record, look = await _game_to_leave(interaction, game), interaction.client.look(interaction)
    async with interaction.client.tables.sit(record.id) as table:
        if table.record.status is not Status.LOBBY:
            await ask_to_leave(interaction, table, look)
            return
        await table.leave_lobby(interaction.user.id)
        await privately(interaction, look.say("left-well"))
        await edit_message(interaction.client, table.record, view_of(table.record, look))


@app_commands.command(name="stop", description=described("command-stop"))
@app_commands.describe(game=described("command-game"))
async def stop(interaction: Interaction, game: str | None = None) -> None:
    """Ends a lobby or game without a winner."""
    record, look = await _game_here(interaction, game), interaction.client.look(interaction)
    async with interaction.client.tables.sit(record.id) as table:
        before = table.record
        await table.stop(interaction.user.id, may_manage=interaction.permissions.manage_guild)
        await privately(interaction, look.say("stopped-well", title=plain(record.title), id=str(record.id)))
        await show(_stage(interaction), table, before)


@app_commands.command(name="pause", description=described("command-pause"))
@app_commands.describe(game=described("command-game"))
async def pause(interaction: Interaction, game: str | None = None) -> None:
    """Stops the clock of a game, until somebody lets it go on with the button on the board."""
    record, look = await _game_here(interaction, game), interaction.client.look(interaction)
    async with interaction.client.tables.sit(record.id) as table:
        await table.pause(interaction.user.id)
        await privately(interaction, look.say("paused-well"))
        await redraw(_stage(interaction), table)


@app_commands.command(name="help", description=described("command-help"))
async def help_(interaction: Interaction) -> None:
    """How to play, for the one who asks."""
    await privately(interaction, interaction.client.look(interaction).say("help"))


@board.autocomplete("game")
@stop.autocomplete("game")
@pause.autocomplete("game")
async def _offer_games(interaction: Interaction, typed: str) -> Choices:
    look = interaction.client.look(interaction)
    offered = [
        app_commands.Choice(name=short(_game_name(record, interaction.user.id, look)), value=str(record.id))
        for record in await interaction.client.tables.in_channel(interaction.channel_id or 0)
    ]
    return matching(offered, typed)


@leave.autocomplete("game")
async def _offer_own_games(interaction: Interaction, typed: str) -> Choices:
    look, user_id = interaction.client.look(interaction), interaction.user.id
    here = await interaction.client.tables.in_channel(interaction.channel_id or 0)
    anywhere = await interaction.client.tables.sat_in(interaction.guild_id or 0, user_id)
    theirs = {record.id: record for record in [*here, *anywhere] if record.seat_of(user_id)}
    names = {id_: short(_game_name(record, user_id, look)) for id_, record in theirs.items()}
    return matching([app_commands.Choice(name=name, value=str(id_)) for id_, name in names.items()], typed)


def _stage(interaction: Interaction) -> Stage:
    return Stage(interaction.client, interaction.client.look(interaction), interaction)


def _game_name(record: Record, user_id: int, look: Look) -> str:
    return look.say(
        "choice-game",
        title=record.title,
        target=record.rules.target,
        players=len(record.players),
        sits="yes" if user_id in record.players else "no",
        status=record.status.value,
        id=str(record.id),
    )


async def _game_here(interaction: Interaction, chosen: str | None) -> Record:
    """The game that is meant: the chosen one, else the only one here, in which they sit, or that does not sleep.

    Raises Refused where there is none, or where it cannot be told which.
    """
    tables, channel_id = interaction.client.tables, interaction.channel_id or 0
    if chosen is not None:
        if not _GAME_ID.fullmatch(chosen) or not (here := await tables.in_channel(channel_id, int(chosen))):
            raise Refused("no-such-game-here")
        return here[0]
    here = await tables.in_channel(channel_id)
    theirs = [record for record in here if record.seat_of(interaction.user.id)]
    candidates = here if len(here) == 1 else theirs or here
    if len(candidates) > 1:
        candidates = [record for record in candidates if not (record.game and record.game.is_asleep)]
    if not here:
        raise Refused("no-game-here")
    if len(candidates) != 1:
        raise Refused("several-games-here")
    return candidates[0]


async def _game_to_leave(interaction: Interaction, chosen: str | None) -> Record:
    """As `_game_here`, but a chosen one may be anywhere on the server: its channel may be gone, or out of reach."""
    for record in await interaction.client.tables.sat_in(interaction.guild_id or 0, interaction.user.id):
        if str(record.id) == chosen:
            return record
    return await _game_here(interaction, chosen)


def _with_target(house: HouseRules, target: int | None, look: Look) -> HouseRules:
    """The rule set with another target. Raises Refused where they do not fit together."""
    if target is None:
        return house
    try:
        rules = change(house.rules, {"target": target})
    except RuleSetError as error:
        raise Refused("bad-target", problem=explain(error, look.locale)) from None
    return HouseRules(house.name, house.title, house.summary, house.base, rules)


async def setup(bot: FarkleBot) -> None:
    everything: tuple[app_commands.Command[Any, ..., None], ...] = (start, board, leave, pause, stop, help_)
    for command in everything:
        bot.farkle.add_command(command)
