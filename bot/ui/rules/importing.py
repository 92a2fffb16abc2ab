"""Reads rules from a file, which is given to a command or in a form."""

from functools import partial

import discord
from discord.ui import FileUpload, Label, Modal

from bot.errors import Refused, RuleSetError
from bot.rulesets import LONGEST
from bot.ui.components import form
from bot.ui.context import Context, address_in
from bot.ui.display import in_code
from bot.ui.rules.view import faults
from bot.yaml_files import MOST_BYTES

_address = partial(address_in, "fe")


async def ask_for_file(context: Context) -> None:
    """Asks for a file of rules in a form: on a phone, files can't be given to commands."""
    say, upload = context.display.say, FileUpload[Modal](custom_id="file")
    field = Label(text=say("command-setup-file"), component=upload)
    await context.answers.ask(form(say("setup-import-form"), _address("file"), field))


async def import_uploaded(context: Context) -> None:
    file = context.uploaded
    if file is None:
        raise Refused("unknown-button")
    await import_file(context, file)


async def import_file(context: Context, file: discord.Attachment) -> None:
    """Stores the rule set in a file, or reports every fault of it. Raises Refused if it is too large."""
    if file.size > MOST_BYTES:
        raise Refused("file-too-large", most=MOST_BYTES // 1024)
    title = file.filename.rsplit(".", 1)[0][: LONGEST["title"]]
    try:
        ruleset = await context.services.rule_books.read(context.guild_id, await file.read(), title)
    except RuleSetError as error:
        await context.answers.tell(faults(error, context.display))
    else:
        typed = in_code(ruleset.title)
        said = context.display.say("setup-imported", title=ruleset.title, game=ruleset.engine.name, typed=typed)
        await context.answers.tell(said)
