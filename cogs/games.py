"""`start` and `challenge` for each game, in a group for each of its names. Groups without more have rules and help.
The menu of a person has a challenge, too.
"""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import Refused, RuleSetError
from bot.games.engine import AnyEngine
from bot.games.options import change
from bot.rulesets import NamedRules
from bot.ui.channels import check_channel
from bot.ui.context import Context, Interaction
from bot.ui.game.opening import challenge, offer_challenge, open_lobby
from bot.ui.help import show_help
from bot.ui.presentation import Targets, names
from bot.ui.registration import AnyCommand, anywhere, command, described, insert
from bot.ui.rules.view import show_rules
from cogs.offers import offer_rules, offer_rules_of


def _start(name: str, engine: AnyEngine, usual: str, targets: Targets | None) -> AnyCommand:
    async def start_to(interaction: Interaction, rules: str = "", target: int | None = None) -> None:
        context = Context.of(interaction)
        check_channel(context)
        await open_lobby(context, await _chosen(context, engine, rules or usual, target))

    async def start(interaction: Interaction, rules: str = "") -> None:
        await start_to(interaction, rules)

    return _command("start", f"command-{name}-start", engine, targets, start_to if targets else start)


def _challenge(engine: AnyEngine, usual: str, targets: Targets | None) -> AnyCommand:
    async def challenge_to(
        interaction: Interaction, player: discord.User, rules: str = "", target: int | None = None
    ) -> None:
        context = Context.of(interaction)
        if player.bot:
            raise Refused("bots-do-not-play", player=str(player.id))
        ruleset = await _chosen(context, engine, rules or usual, target)
        await challenge(context, player.id, ruleset, shares_server=isinstance(player, discord.Member))

    async def challenge_(interaction: Interaction, player: discord.User, rules: str = "") -> None:
        await challenge_to(interaction, player, rules)

    callback = challenge_to if targets else challenge_
    return _command("challenge", "command-challenge", engine, targets, callback, player="command-challenge-player")


def _command(
    name: str,
    key: str,
    engine: AnyEngine,
    targets: Targets | None,
    callback: Callable[..., Coroutine[object, object, None]],
    **options: str,
) -> AnyCommand:
    options["rules"] = "command-start-rules"
    if targets is not None:
        options["target"] = "command-start-target"
        # discord.py reads the range from here.
        callback.__annotations__["target"] = app_commands.Range[int, 1, targets.most] | None
    made = command(name, key, **options)(callback)
    made.autocomplete("rules")(offer_rules_of(engine))
    return made


def _help(game: str) -> AnyCommand:
    @command("help", "command-help")
    async def help_(interaction: Interaction) -> None:
        await show_help(Context.of(interaction), game)

    return help_


def _rules(game: str) -> AnyCommand:
    @command("rules", "command-rules", name="command-setup-name")
    @app_commands.autocomplete(name=offer_rules)
    async def rules(interaction: Interaction, name: str = "") -> None:
        await show_rules(Context.of(interaction), name, game)

    return rules


async def _chosen(context: Context, engine: AnyEngine, rules: str, target: int | None) -> NamedRules:
    """The rule set that the options of a command name, with their target. Raises Refused, also if the rules don't allow
    it.
    """
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


async def _challenge_chosen(interaction: Interaction, player: discord.User | discord.Member) -> None:
    await offer_challenge(Context.of(interaction), player)


async def setup(bot: commands.AutoShardedBot) -> None:
    for name, (presentation, usual) in names().items():
        group, engine, targets = bot.tree.get_command(name), presentation.engine, presentation.targets
        added = [_start(name, engine, usual, targets), _challenge(engine, usual, targets)]
        if not isinstance(group, app_commands.Group):
            group = anywhere(app_commands.Group(name=name, description=described(f"command-{name}")))
            bot.tree.add_command(group)
            added += [_rules(engine.name), _help(engine.name)]
        insert(group, *added)
    menu = app_commands.ContextMenu(name=described("command-challenge-menu"), callback=_challenge_chosen)
    bot.tree.add_command(anywhere(menu))
