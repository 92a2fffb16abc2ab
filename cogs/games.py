"""`start` and `challenge` for each game, in a group named after the game."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import Refused, RuleSetError
from bot.games.engine import AnyEngine
from bot.games.options import change
from bot.games.registry import ENGINES
from bot.rulesets import NamedRules
from bot.ui.channels import check_channel
from bot.ui.commands import AnyCommand, anywhere, described, insert
from bot.ui.context import Context, Interaction
from bot.ui.game.opening import challenge, open_lobby
from bot.ui.presentation import Targets, presentations
from cogs.offers import offer_rules_of


def _start(engine: AnyEngine, targets: Targets | None) -> AnyCommand:
    async def start_to(interaction: Interaction, rules: str = "", target: int | None = None) -> None:
        context = Context.of(interaction)
        check_channel(context)
        await open_lobby(context, await _chosen(context, engine, rules, target))

    async def start(interaction: Interaction, rules: str = "") -> None:
        await start_to(interaction, rules)

    about = described(f"command-{engine.name}-start")
    return _command("start", about, engine, targets, start_to if targets else start)


def _challenge(engine: AnyEngine, targets: Targets | None) -> AnyCommand:
    async def challenge_to(
        interaction: Interaction, player: discord.User, rules: str = "", target: int | None = None
    ) -> None:
        context = Context.of(interaction)
        if player.bot:
            raise Refused("bots-do-not-play", player=str(player.id))
        ruleset, shares_server = await _chosen(context, engine, rules, target), isinstance(player, discord.Member)
        await challenge(context, player.id, ruleset, shares_server=shares_server)

    async def challenge_(interaction: Interaction, player: discord.User, rules: str = "") -> None:
        await challenge_to(interaction, player, rules)

    callback = challenge_to if targets else challenge_
    player = described("command-challenge-player")
    return _command("challenge", described("command-challenge"), engine, targets, callback, player=player)


def _command(
    name: str,
    about: app_commands.locale_str,
    engine: AnyEngine,
    targets: Targets | None,
    callback: Callable[..., Coroutine[object, object, None]],
    **options: app_commands.locale_str,
) -> AnyCommand:
    options["rules"] = described("command-start-rules")
    if targets is not None:
        options["target"] = described("command-start-target")
        # discord.py reads the range from here.
        callback.__annotations__["target"] = app_commands.Range[int, 1, targets.most] | None
    command: AnyCommand = app_commands.Command(name=name, description=about, callback=callback)
    app_commands.describe(**options)(command)
    command.autocomplete("rules")(offer_rules_of(engine))
    return command


async def _chosen(context: Context, engine: AnyEngine, rules: str, target: int | None) -> NamedRules:
    """Raises Refused, also if the rules don't allow the target."""
    book = await context.services.rule_books.of(context.guild_id)
    ruleset = book.find_of(engine, rules) if rules else book.default_of(engine)
    if target is None:
        return ruleset
    try:
        # Checking a target takes a while.
        rules = await asyncio.to_thread(change, ruleset.rules, {"target": target})
    except RuleSetError as error:
        raise Refused("bad-target", problem=context.display.explain(error)) from None
    return replace(ruleset, rules=rules)


async def setup(bot: commands.AutoShardedBot) -> None:
    for name, presentation in presentations().items():
        group = bot.tree.get_command(name)
        if not isinstance(group, app_commands.Group):
            group = anywhere(app_commands.Group(name=name, description=described(f"command-{name}")))
            bot.tree.add_command(group)
        engine, targets = ENGINES[name], presentation.targets
        insert(group, _start(engine, targets), _challenge(engine, targets))
