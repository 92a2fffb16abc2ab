"""The commands of `/farkle-setup`, for managers of a server."""

import discord
from discord import app_commands
from discord.ext import commands

from bot import PRODUCT, rulesets
from bot.games.registry import DEFAULT
from bot.ui.context import Context, Interaction
from bot.ui.display import in_code
from bot.ui.page import post
from bot.ui.registration import command, described, only_on_servers
from bot.ui.rules.editor import open_editor
from bot.ui.rules.importing import ask_for_file, import_file
from bot.ui.rules.view import send_as_file
from bot.ui.setup.log import find_log
from bot.ui.setup.questions import ask_to_delete_default
from bot.ui.setup.settings import move_server, open_settings, show_page
from bot.ui.zones import typed_zone
from cogs.offers import offer_own_rules, offer_places, offer_rules

_TITLE = app_commands.Range[str, 1, rulesets.LONGEST["title"]]


@only_on_servers
@app_commands.default_permissions(manage_guild=True)
class Setup(commands.GroupCog, group_name=f"{PRODUCT}-setup", group_description=described("command-setup")):
    @command("settings", "command-setup-settings")
    async def settings(self, interaction: Interaction) -> None:
        await open_settings(Context.of(interaction))

    @command("zone", "command-setup-zone", place="command-zone-place")
    @app_commands.autocomplete(place=offer_places)
    async def zone(self, interaction: Interaction, place: str) -> None:
        context = Context.of(interaction)
        await move_server(context, await typed_zone(context, place))
        await show_page(context, "server")

    @command("log", "command-setup-log")
    async def log(self, interaction: Interaction) -> None:
        await post(Context.of(interaction), find_log, private=True)

    @command("default", "command-setup-default", name="command-setup-name")
    @app_commands.autocomplete(name=offer_rules)
    async def default(self, interaction: Interaction, name: str) -> None:
        context = Context.of(interaction)
        ruleset = await context.services.rule_books.set_default(context.guild_id, name)
        await context.answers.tell(_said("setup-default-set", ruleset, context))

    @command("make", "command-setup-make", title="command-setup-title", base="command-setup-name")
    @app_commands.autocomplete(base=offer_rules)
    async def make(self, interaction: Interaction, title: _TITLE, base: str = DEFAULT.standard) -> None:
        context = Context.of(interaction)
        ruleset = await context.services.rule_books.make(context.guild_id, title, base)
        await open_editor(context, ruleset, _said("setup-made", ruleset, context))

    @command("edit", "command-setup-edit", name="command-setup-name")
    @app_commands.autocomplete(name=offer_own_rules)
    async def edit(self, interaction: Interaction, name: str) -> None:
        context = Context.of(interaction)
        book = await context.services.rule_books.of(context.guild_id)
        await open_editor(context, book.find_own(name))

    @command("rename", "command-setup-rename", name="command-setup-name", title="command-setup-title")
    @app_commands.autocomplete(name=offer_own_rules)
    async def rename(self, interaction: Interaction, name: str, title: _TITLE) -> None:
        context = Context.of(interaction)
        ruleset = await context.services.rule_books.rename(context.guild_id, name, title)
        await context.answers.tell(_said("setup-renamed", ruleset, context))

    @command("delete", "command-setup-delete", name="command-setup-name")
    @app_commands.autocomplete(name=offer_own_rules)
    async def delete(self, interaction: Interaction, name: str) -> None:
        """Deletes a server's own rule set, and sends it as a file; asks first if it is the default."""
        context = Context.of(interaction)
        book = await context.services.rule_books.of(context.guild_id)
        if book.is_default(own := book.find_own(name)):
            await ask_to_delete_default(context, own)
            return
        ruleset = await context.services.rule_books.delete(context.guild_id, name)
        await send_as_file(context, "setup-deleted", ruleset)

    @command("import", "command-setup-import", file="command-setup-file")
    async def import_(self, interaction: Interaction, file: discord.Attachment | None = None) -> None:
        context = Context.of(interaction)
        if file is None:
            await ask_for_file(context)
        else:
            await import_file(context, file)

    @command("export", "command-setup-export", name="command-setup-name")
    @app_commands.autocomplete(name=offer_rules)
    async def export(self, interaction: Interaction, name: str) -> None:
        context = Context.of(interaction)
        book = await context.services.rule_books.of(context.guild_id)
        await send_as_file(context, "setup-exported", book.find(name))


def _said(key: str, ruleset: rulesets.NamedRules, context: Context) -> str:
    return context.display.say(key, title=ruleset.title, game=ruleset.engine.name, typed=in_code(ruleset.title))


async def setup(bot: commands.AutoShardedBot) -> None:
    await bot.add_cog(Setup())
