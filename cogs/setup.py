"""`/farkle-setup`: a server's settings, its own rule sets and its seasons, for those who manage the server."""

import io
from typing import Any

import discord
from discord import app_commands

from bot import rulesets
from bot.client import FarkleBot
from bot.errors import Refused, RuleSetError
from bot.model.standings import LeaderboardQuery, Order
from bot.rulesets import HouseRules
from bot.standings.seasons import LONGEST_NAME
from bot.ui.answers import privately
from bot.ui.commands import described
from bot.ui.display import plain, typed
from bot.ui.rules.view import faults
from bot.ui.stats.page import hand_out
from bot.ui.stats.seasons import season_begins, season_ends
from cogs.offers import ORDERS, Interaction, offer_own_rules, offer_rules, read_choice

_SEASON = app_commands.Range[str, 1, LONGEST_NAME]
_TITLE = app_commands.Range[str, 1, rulesets.LONGEST["title"]]


@app_commands.command(name="settings", description=described("command-setup-settings"))
async def settings(interaction: Interaction) -> None:
    """Opens the settings, and what the bot lacks to carry them out."""
    await interaction.client.settings_screen.open(interaction, interaction.client.display(interaction))


@app_commands.command(name="default", description=described("command-setup-default"))
@app_commands.describe(name=described("command-setup-name"))
async def default(interaction: Interaction, name: str) -> None:
    """Chooses what is played unless another rule set is chosen."""
    house = await interaction.client.books.set_default(interaction.guild_id or 0, name)
    await _tell(interaction, "setup-default-set", house)


@app_commands.command(name="make", description=described("command-setup-make"))
@app_commands.describe(title=described("command-setup-title"), base=described("command-setup-base"))
async def make(interaction: Interaction, title: _TITLE, base: str = rulesets.DEFAULT) -> None:
    """Makes a rule set, and opens the editor on it."""
    display = interaction.client.display(interaction)
    house = await interaction.client.books.make(interaction.guild_id or 0, title, base)
    told = display.say("setup-made", title=plain(house.title))
    await interaction.client.rule_editor.open(interaction, house, display, told)


@app_commands.command(name="edit", description=described("command-setup-edit"))
@app_commands.describe(name=described("command-setup-name"))
async def edit(interaction: Interaction, name: str) -> None:
    """Opens the editor."""
    book = await interaction.client.books.of(interaction.guild_id or 0)
    await interaction.client.rule_editor.open(interaction, book.find_own(name), interaction.client.display(interaction))


@app_commands.command(name="rename", description=described("command-setup-rename"))
@app_commands.describe(name=described("command-setup-name"), title=described("command-setup-title"))
async def rename(interaction: Interaction, name: str, title: _TITLE) -> None:
    """Gives a rule set another title."""
    house = await interaction.client.books.rename(interaction.guild_id or 0, name, title)
    await _tell(interaction, "setup-renamed", house)


@app_commands.command(name="delete", description=described("command-setup-delete"))
@app_commands.describe(name=described("command-setup-name"))
async def delete(interaction: Interaction, name: str) -> None:
    """Deletes a rule set, and hands it back as a file."""
    house = await interaction.client.books.delete(interaction.guild_id or 0, name)
    await _tell(interaction, "setup-deleted", house, with_file=True)


@app_commands.command(name="import", description=described("command-setup-import"))
@app_commands.describe(file=described("command-setup-file"))
async def import_(interaction: Interaction, file: discord.Attachment) -> None:
    """Adds a rule set from a file, or tells every fault of it."""
    if file.size > rulesets.MOST_BYTES:
        raise Refused("file-too-large", most=rulesets.MOST_BYTES // 1024)
    # Fetching the file may take longer than Discord waits for a first answer.
    await interaction.response.defer(ephemeral=True)
    title = file.filename.rsplit(".", 1)[0][: rulesets.LONGEST["title"]]
    try:
        house = await interaction.client.books.read(interaction.guild_id or 0, await file.read(), title)
    except RuleSetError as error:
        await privately(interaction, faults(error, interaction.client.display(interaction)))
        return
    await _tell(interaction, "setup-imported", house)


@app_commands.command(name="export", description=described("command-setup-export"))
@app_commands.describe(name=described("command-setup-name"))
async def export(interaction: Interaction, name: str) -> None:
    """Hands out a rule set as a file, also a shipped one."""
    book = await interaction.client.books.of(interaction.guild_id or 0)
    await _tell(interaction, "setup-exported", book.find(name), with_file=True)


@app_commands.command(name="season-start", description=described("command-season-start"))
@app_commands.describe(name=described("command-season-name"), by=described("command-season-by"))
@app_commands.choices(by=ORDERS)
async def season_start(interaction: Interaction, name: _SEASON, by: str = Order.RATING.value) -> None:
    """Begins a season, and says so in the channel."""
    season = await interaction.client.standings.seasons.start(interaction.guild_id or 0, name, read_choice(Order, by))
    leaf = season_begins(season, interaction.client.display(interaction))
    await hand_out(interaction, leaf, private=False)


@app_commands.command(name="season-end", description=described("command-season-end"))
async def season_end(interaction: Interaction) -> None:
    """Ends the season, and crowns the winners in the channel."""
    standings, display = interaction.client.standings, interaction.client.display(interaction)
    season = await standings.seasons.end(interaction.guild_id or 0)
    query = LeaderboardQuery(season.order, season.guild_id, season_id=season.id)
    table = await standings.leaderboards.page(query, 1, interaction.user.id)
    await hand_out(interaction, season_ends(season, table, display), private=False)


async def _tell(interaction: Interaction, key: str, house: HouseRules, *, with_file: bool = False) -> None:
    text = interaction.client.display(interaction).say(key, title=plain(house.title), typed=typed(house.title))
    if with_file:
        file = discord.File(io.BytesIO(rulesets.write(house).encode()), filename=_filename(house))
        await interaction.response.send_message(text, file=file, ephemeral=True)
    else:
        await privately(interaction, text)


def _filename(house: HouseRules) -> str:
    plain_name = "".join(letter if letter.isalnum() else "-" for letter in house.title.lower())
    return f"{plain_name.strip('-') or 'rules'}.yaml"


edit.autocomplete("name")(offer_own_rules)
rename.autocomplete("name")(offer_own_rules)
delete.autocomplete("name")(offer_own_rules)
default.autocomplete("name")(offer_rules)
export.autocomplete("name")(offer_rules)
make.autocomplete("base")(offer_rules)


async def setup(bot: FarkleBot) -> None:
    everything: tuple[app_commands.Command[Any, ..., None], ...] = (
        settings,
        default,
        make,
        edit,
        rename,
        delete,
        import_,
        export,
        season_start,
        season_end,
    )
    for command in everything:
        bot.farkle_setup.add_command(command)
