"""`/farkle stats`, `leaderboard`, `head-to-head` and `privacy`."""

from typing import Any

import discord
from discord import app_commands

from bot import rulesets
from bot.client import FarkleBot
from bot.errors import Refused
from bot.model.standings import Order, Period, Season
from bot.ui.commands import described
from bot.ui.stats import privacy as privacy_view
from bot.ui.stats.cards import card
from bot.ui.stats.cards import head_to_head as duel
from bot.ui.stats.leaderboard import Asked
from bot.ui.stats.page import hand_out
from bot.ui.stats.scope import EVERYWHERE, HERE, Scope
from bot.ui.stats.seasons import season_choice
from cogs.offers import ORDERS, Choices, Interaction, matching, read_choice

_PLACES = [app_commands.Choice(name=described(f"scope-{where}"), value=where) for where in (HERE, EVERYWHERE)]
_PERIODS = [app_commands.Choice(name=described(f"period-{period.value}"), value=period.value) for period in Period]


@app_commands.command(name="stats", description=described("command-stats"))
@app_commands.describe(player=described("command-stats-player"))
async def stats(interaction: Interaction, player: discord.User | None = None) -> None:
    """Somebody's record on this server, public: people show it around."""
    somebody = check_player(interaction, player)
    found = await interaction.client.standings.card(somebody.id, interaction.guild_id)
    if not found.tally.games:
        raise no_games(interaction, somebody)
    await hand_out(interaction, await card(found, Scope(), interaction.client.display(interaction)), private=False)


@app_commands.command(name="leaderboard", description=described("command-leaderboard"))
@app_commands.describe(
    by=described("command-leaderboard-by"),
    where=described("command-leaderboard-where"),
    when=described("command-leaderboard-when"),
    rules=described("command-leaderboard-rules"),
    season=described("command-leaderboard-season"),
)
@app_commands.choices(by=ORDERS, where=_PLACES, when=_PERIODS)
async def leaderboard(
    interaction: Interaction,
    by: str | None = None,
    where: str = HERE,
    when: str = Period.ALL.value,
    rules: str | None = None,
    season: str | None = None,
) -> None:
    """A leaderboard, public; a season's by what the season is about, and only of this server."""
    display = interaction.client.display(interaction)
    order, season_id = read_choice(Order, by or Order.RATING), 0
    if season is not None:
        chosen = await _find_season(interaction, season)
        season_id, order = chosen.id, order if by else chosen.order
        where, when = HERE, Period.ALL.value
    scope = Scope(where == HERE, _family(rules) if rules else None)
    asked = Asked(order, scope, read_choice(Period, when), season_id)
    leaf = await interaction.client.records.leaderboard(interaction, asked, display, private=False)
    await hand_out(interaction, leaf, private=False)


@app_commands.command(name="head-to-head", description=described("command-duel"))
@app_commands.describe(player=described("command-duel-player"), other=described("command-duel-other"))
async def head_to_head(interaction: Interaction, player: discord.User, other: discord.User | None = None) -> None:
    """Two people's games against each other, public; the one who asks and somebody, or two others."""
    first, second = (player, other) if other else (interaction.user, player)
    for somebody in (first, second):
        check_player(interaction, somebody)
    found = await interaction.client.standings.head_to_head(first.id, second.id, interaction.guild_id)
    if not found.games:
        raise Refused("no-games-together", first=str(first.id), second=str(second.id))
    leaf = duel(found, Scope(), interaction.client.display(interaction))
    await hand_out(interaction, leaf, private=False)


@app_commands.command(name="privacy", description=described("command-privacy"))
async def privacy(interaction: Interaction) -> None:
    """What is kept about the one who asks."""
    kept = await interaction.client.standings.privacy(interaction.user.id)
    await hand_out(interaction, privacy_view.kept(kept, interaction.client.display(interaction)), private=True)


def check_player(
    interaction: Interaction, player: discord.User | discord.Member | None
) -> discord.User | discord.Member:
    """Whose record is meant: the one who asks, unless somebody is named. Raises Refused for bots."""
    player = player or interaction.user
    if player.bot:
        raise Refused("bots-do-not-play", player=str(player.id))
    return player


def no_games(interaction: Interaction, player: discord.User | discord.Member) -> Refused:
    if player == interaction.user:
        return Refused("no-games-yet")
    if not isinstance(player, discord.Member):
        return Refused("player-not-here", player=str(player.id))
    return Refused("no-games-of", player=str(player.id))


def _family(text: str) -> str:
    """The id of a family by its title or id. Raises Refused."""
    for name, house in rulesets.shipped().items():
        if text.casefold() in (name, house.title.casefold()):
            return name
    raise Refused("no-such-rules-here", name=text[:80])


async def _find_season(interaction: Interaction, text: str) -> Season:
    """A season of this server by its name, or by its id as the list offers it. Raises Refused."""
    season = await interaction.client.standings.season(interaction.guild_id or 0, text)
    if season is None:
        raise Refused("no-such-season")
    return season


@leaderboard.autocomplete("season")
async def _offer_seasons(interaction: Interaction, typed: str) -> Choices:
    display = interaction.client.display(interaction)
    seasons = await interaction.client.standings.seasons_like(interaction.guild_id or 0, typed)
    return matching(
        [app_commands.Choice(name=season_choice(each, display), value=str(each.id)) for each in seasons], typed
    )


@leaderboard.autocomplete("rules")
async def _offer_families(_interaction: Interaction, typed: str) -> Choices:
    families = rulesets.shipped().items()
    return matching([app_commands.Choice(name=house.title, value=name) for name, house in families], typed)


async def setup(bot: FarkleBot) -> None:
    everything: tuple[app_commands.Command[Any, ..., None], ...] = (stats, leaderboard, head_to_head, privacy)
    for command in everything:
        bot.farkle.add_command(command)
