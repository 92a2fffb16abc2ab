#!/usr/bin/env bash
# simcord 3.2.1: a form is sent without the radio button and the file that it requires.
#
# Expected: like menus, both are required unless they say otherwise, as Discord's component reference has it ("defaults to
# true"). Seen: menus and texts are, the rest is not, so that the bot gets a form without an answer.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check discord.py==2.7.1 simcord==3.2.1
"$folder/venv/bin/python" - <<'PYTHON'
import asyncio

import discord
import simcord
from discord.ext import commands
from discord.http import Route

OPTIONS = [{"label": each, "value": each} for each in ("farkle", "yahtzee")]
FIELDS = {
    "menu": {"type": 3, "options": OPTIONS},
    "radio buttons": {"type": 21, "options": OPTIONS},
    "upload": {"type": 19},
}


async def sent(name):
    """Whether an empty form with this field reaches the bot."""
    bot = commands.Bot(command_prefix=(), help_command=None, intents=discord.Intents.default())

    @bot.tree.command(name="ask", description="Ask")
    async def ask(interaction: discord.Interaction):
        label = {"type": 18, "label": "Which?", "component": FIELDS[name] | {"custom_id": "which"}}
        form = {"type": 9, "data": {"custom_id": "form", "title": "Form", "components": [label]}}
        route = Route("POST", f"/interactions/{interaction.id}/{interaction.token}/callback")
        await bot.http.request(route, json=form)

    @bot.listen()
    async def on_interaction(interaction):
        if interaction.type is discord.InteractionType.modal_submit:
            await interaction.response.send_message("thanks")

    async with bot:
        bot.setup_hook = bot.tree.sync
        async with simcord.run(bot) as world:
            channel = world.create_guild().create_text_channel("dice")
            mira = world.guild.add_member(world.create_user("mira"))
            try:
                await mira.submit_modal(await mira.slash(channel, "ask"), {})
            except simcord.SetupError:
                return False
            return True


seen = {name: asyncio.run(sent(name)) for name in FIELDS}
print(seen)
assert seen == {"menu": False, "radio buttons": True, "upload": True}
PYTHON
