#!/usr/bin/env bash
# simcord 3.2.1: a message can have a second thread, which is the first one under another name, and is listed twice.
#
# Expected: a thread has the id of its message, so that a second one is refused, as by Discord with 160004. Seen: it is made,
# so that no test notices that two presses at once open it twice.
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


async def found():
    bot = commands.Bot(command_prefix=(), help_command=None, intents=discord.Intents.default())
    async with bot, simcord.run(bot) as world:
        channel = bot.get_channel(world.create_guild().create_text_channel("dice").id)
        message = await channel.send("board")
        first = await message.create_thread(name="first")
        second = await message.create_thread(name="second")
        assert first.id == second.id == message.id
        return [thread.name for thread in await channel.guild.active_threads()]


threads = asyncio.run(found())
print(threads)
assert threads == ["second", "second"]
PYTHON
