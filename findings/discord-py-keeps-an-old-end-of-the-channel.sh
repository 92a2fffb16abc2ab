#!/usr/bin/env bash
# discord.py 2.7.1: an interaction's channel keeps the last message that the server's first event named.
#
# Expected: Discord says in each interaction where its channel ends (last_message_id), so interaction.channel says so, too.
# Seen: a channel that is in the cache keeps what GUILD_CREATE said; one that is not, such as a thread, has what Discord
# says.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check discord.py==2.7.1
"$folder/venv/bin/python" -W ignore - <<'PYTHON'
import asyncio

import discord

client = discord.Client(intents=discord.Intents(guilds=True))
state = client._connection
state.user = discord.ClientUser(state=state, data={"id": "5", "username": "bot", "discriminator": "0", "avatar": None})
channel = {"id": "7", "guild_id": "1", "type": 0, "name": "dice", "position": 0, "permission_overwrites": []}
pressed = {
    "id": "9", "application_id": "5", "type": 3, "token": "t", "version": 1, "attachment_size_limit": 1,
    "guild_id": "1", "locale": "en-US", "data": {"custom_id": "roll", "component_type": 2}, "entitlements": [],
    "guild": {"id": "1", "features": []},
}


async def end_of(where: dict) -> int | None:
    interaction = discord.Interaction(data=pressed | {"channel": where}, state=state)
    return interaction.channel.last_message_id


async def main() -> None:
    known = channel | {"last_message_id": "100"}
    state._add_guild(discord.Guild(data={"id": "1", "name": "Tavern", "channels": [known]}, state=state))
    times = {"archived": False, "auto_archive_duration": 60, "archive_timestamp": "2026-01-01T00:00:00+00:00"}
    counts = {"message_count": 1, "member_count": 1, "owner_id": "3", "parent_id": "7"}
    thread = counts | {"id": "8", "guild_id": "1", "type": 11, "name": "game", "thread_metadata": times}
    ends = [await end_of(each | {"last_message_id": "200"}) for each in (channel, thread)]
    print("Discord says 200; a channel in the cache and a thread that is not:", ends)
    assert ends == [100, 200]


asyncio.run(main())
PYTHON
