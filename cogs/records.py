"""Commands about records and past games."""

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot import rulesets
from bot.errors import Refused
from bot.games.registry import ENGINES
from bot.model.games import ListedGame, Viewer
from bot.model.place import is_server
from bot.model.records import FIRST_FAMILY, ORDERS, Period, engine_of_family, engines_with, family_of_all, orders_of
from bot.model.tally import RATING
from bot.records.records import offered_spans, span_named
from bot.store.finding import ended_in_channel
from bot.typed import Typed, key_of
from bot.ui.channels import here_of, viewer_of
from bot.ui.components import short
from bot.ui.context import Context, Interaction
from bot.ui.display import Display
from bot.ui.game.checking import send_check
from bot.ui.game.commands import find_id, name_of
from bot.ui.page import post
from bot.ui.privacy import find_kept
from bot.ui.records import cards, history, reviews
from bot.ui.records.leaderboard import (
    LeaderboardRequest,
    Scope,
    find_first_leaderboard,
    title_of_order,
    titles_of_families,
)
from bot.ui.registration import command, described
from bot.ui.zones import find_zone, set_zone, typed_zone
from cogs.offers import Choices, matching, offer_places

_PERIODS = [app_commands.Choice(name=described(f"period-{period.value}"), value=period.value) for period in Period]
_Person = discord.User | discord.Member
_OFFERED = 25


class Records(commands.Cog):
    """The commands about records, and about past games: their dice and their reviews."""

    @command("stats", "command-stats", player="command-stats-player")
    async def stats(self, interaction: Interaction, player: discord.User | None = None) -> None:
        context, somebody = Context.of(interaction), _check_player(interaction, player)
        _, scope = Scope.of(context, somebody.id, FIRST_FAMILY)
        found = await context.services.records.card_of_what_they_play(somebody.id, scope.guild(context.guild_id))
        if not (found.tally.games or found.alone.games or (found.awards and somebody == interaction.user)):
            raise _no_games(context, somebody)
        private = scope.is_own and not context.is_direct
        scope = scope._replace(family=found.family)
        await post(context, lambda _: cards.card(found, scope, context.display), private=private)

    @command(
        "leaderboard",
        "command-leaderboard",
        by="command-leaderboard-by",
        when="command-leaderboard-when",
        rules="command-leaderboard-rules",
        season="command-leaderboard-season",
    )
    @app_commands.choices(when=_PERIODS)
    async def leaderboard(
        self,
        interaction: Interaction,
        by: str | None = None,
        when: str = Period.ALL.value,
        rules: str | None = None,
        season: str | None = None,
    ) -> None:
        """Posts a leaderboard; without rules, of the first game with this order that lists people. A season has its own
        order and server.
        """
        context = Context.of(interaction)
        order, span = _order(by, context.display) if by else RATING.name, None
        if season is not None:
            span = await context.services.sessions.database.read(span_named, context.guild_id, season)
            order, when = order if by else span.order, Period.ALL.value
        games = [family_of_all(engine.name) for engine in engines_with(order)]
        families = [_family(rules, context.display)] if rules else games
        if when not in set(Period):
            # discord.py does not check choices.
            raise Refused("unknown-command")
        requests = [LeaderboardRequest(order, family, Period(when), span) for family in families]
        if by is None:
            # The season may be decided by an order that these rules lack.
            requests = [request.of_its_game for request in requests]
        await post(context, partial(find_first_leaderboard, requests=requests))

    @leaderboard.autocomplete("by")
    async def _offer_orders(self, interaction: Interaction, typed: str) -> Choices:
        """The orders of the chosen rules' game, or of all games."""
        display, rules = Context.of(interaction).display, interaction.namespace.rules
        try:
            orders = orders_of(engine_of_family(_family(rules, display))) if rules else tuple(ORDERS)
        except Refused:
            orders = tuple(ORDERS)
        titles = [app_commands.Choice(name=title_of_order(order, display), value=order) for order in orders]
        return matching(titles, typed)

    @leaderboard.autocomplete("season")
    async def _offer_seasons(self, interaction: Interaction, typed: str) -> Choices:
        context = Context.of(interaction)
        choices = []
        for span in await context.services.sessions.database.read(offered_spans, context.guild_id, typed):
            key, fields = span.offered
            choices.append(app_commands.Choice(name=short(context.display.label(key, **fields)), value=span.part))
        return matching(choices, typed)

    @leaderboard.autocomplete("rules")
    async def _offer_families(self, interaction: Interaction, typed: str) -> Choices:
        titles = titles_of_families(Context.of(interaction).display)
        return matching([app_commands.Choice(name=title, value=name) for name, title in titles.items()], typed)

    @command("head-to-head", "command-duel", player="command-challenge-player", other="command-duel-other")
    async def head_to_head(
        self, interaction: Interaction, player: discord.User, other: discord.User | None = None
    ) -> None:
        """Compares two people, the second of whom is the person who asks unless `other` is given."""
        context = Context.of(interaction)
        first, second = (player, other) if other else (interaction.user, player)
        for somebody in (first, second):
            _check_player(interaction, somebody)
        cards.check_may_read(context, first.id, second.id)
        records, viewer = context.services.records, await viewer_of(context)
        for whole in map(family_of_all, ENGINES):
            scope = Scope(whole, is_own=context.is_direct)
            found = await records.head_to_head(first.id, second.id, scope.guild(context.guild_id), whole, viewer=viewer)
            if found.games:
                await cards.head_to_head(found, scope, context.here).send(context, private=False)
                return
        raise Refused("no-games-together", first=str(first.id), second=str(second.id))

    @command("history", "command-history", player="command-stats-player")
    async def history(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """Shows past games to the person who asks alone; they can share a game from the list."""
        context, somebody = Context.of(interaction), _check_player(interaction, player)
        cards.check_may_read(context, somebody.id)
        viewer, past = await viewer_of(context), context.services.records.history
        found = await past.page(context.guild_id, somebody.id, 1, viewer)
        if not found.games and not found.voided:
            raise _no_games(context, somebody)
        page = history.history(found, somebody.id, context.display, is_direct=context.is_direct)
        await page.send(context, private=True)

    @command("verify", "command-verify", game="command-verify-game")
    async def verify(self, interaction: Interaction, game: str | None = None) -> None:
        """Checks the dice of a past game, by default of the last one that ended here."""
        context = Context.of(interaction)
        game_id = await _last_here(context, won=False) if game is None else await _past(context, game)
        await send_check(context, game_id, context.guild_id, await viewer_of(context))

    @command("review", "command-review", game="command-verify-game")
    async def review(self, interaction: Interaction, game: str | None = None) -> None:
        context = Context.of(interaction)
        game_id = await _last_here(context, won=True) if game is None else await _past(context, game)
        await post(context, partial(reviews.find_review, game_id=game_id, shared=False), private=True)

    @command("privacy", "command-privacy")
    async def privacy(self, interaction: Interaction) -> None:
        context = Context.of(interaction)
        await (await find_kept(context)).send(context, private=True)

    @command("zone", "command-zone", place="command-zone-place")
    @app_commands.autocomplete(place=offer_places)
    async def zone(self, interaction: Interaction, place: str = "") -> None:
        """Sets the person's zone; without a place, shows the page on which they choose one."""
        context = Context.of(interaction)
        page = await set_zone(context, await typed_zone(context, place)) if place else await find_zone(context)
        await page.send(context, private=True)

    @verify.autocomplete("game")
    @review.autocomplete("game")
    async def _offer_past(self, interaction: Interaction, typed: str) -> Choices:
        """The games that ended here to choose from, for reviews only those that were won."""
        assert interaction.command is not None
        context, offered = Context.of(interaction), []
        for game in await _ended_here(context, _OFFERED, won=interaction.command.name == "review"):
            name = context.display.label(
                "choice-ended-game", title=game.title, players=game.players, id=str(game.number)
            )
            offered.append(app_commands.Choice(name=short(name), value=name_of(game.id)))
        return matching(offered, typed)


def _check_player(interaction: Interaction, player: _Person | None) -> _Person:
    """The person whose records are shown, by default the one who asks. Raises Refused for bots."""
    player = player or interaction.user
    if player.bot:
        raise Refused("bots-do-not-play", player=str(player.id))
    return player


def _no_games(context: Context, player: _Person) -> Refused:
    if player == context.interaction.user:
        return Refused("no-games-yet")
    if is_server(context.guild_id) and not isinstance(player, discord.Member):
        return Refused("player-not-here", player=str(player.id))
    return Refused("no-games-of", player=str(player.id))


def _order(text: str, display: Display) -> str:
    """The measure that a typed or offered order means. Raises Refused."""
    for order in ORDERS:
        if key_of(text) in (order, key_of(title_of_order(order, display))):
            return order
    raise Refused("no-such-order", name=Typed(text[:80]))


def _family(text: str, display: Display) -> str:
    """The family of rule sets that a text means: by title, id, or an unambiguous part of a title. Raises Refused."""
    if ruleset := rulesets.fitting(text, [*rulesets.shipped().values()]):
        return ruleset.name
    for name, title in titles_of_families(display).items():
        if key_of(text) in (name, key_of(title)):
            return name
    raise Refused("no-such-rules-here", name=Typed(text[:80]))


async def _last_here(context: Context, *, won: bool) -> int:
    """The id of the last game that ended here, or with `won` that was won here. Raises Refused."""
    for game in await _ended_here(context, 1, won=won):
        return game.id
    raise Refused("no-ended-game-here", won="yes" if won else "no")


async def _ended_here(context: Context, most: int, *, won: bool) -> list[ListedGame]:
    interaction = context.interaction
    viewer = Viewer(context.user_id, here_of(interaction))
    database, channel_id = context.services.sessions.database, interaction.channel_id or 0
    return await database.read(ended_in_channel, channel_id, most, viewer, won=won)


async def _past(context: Context, named: str) -> int:
    """The id of a past game that someone named. Raises Refused."""
    if (game_id := await find_id(context, named)) is None:
        raise Refused("no-such-finished-game")
    return game_id
