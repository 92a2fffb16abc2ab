#!/usr/bin/env bash
# discord.py 2.7.1: in a form, a menu of people, roles or channels is optional, a menu of words is required.
#
# Expected: menus in a Label have one default, and Discord's is required. Seen: Select sends "required": true, the four
# entity selects send false, so that a form comes back without the person whom it asks for.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check discord.py==2.7.1
"$folder/venv/bin/python" - <<'PYTHON'
import asyncio

import discord
from discord import ui


async def found():
    words = ui.Select(options=[discord.SelectOption(label="Farkle")])
    menus = (words, ui.UserSelect(), ui.RoleSelect(), ui.MentionableSelect(), ui.ChannelSelect())
    parts = [ui.Label(text="Whom?", component=menu).to_component_dict()["component"] for menu in menus]
    return {type(menu).__name__: part["required"] for menu, part in zip(menus, parts)}


seen = asyncio.run(found())
print(seen)
assert seen.pop("Select") is True and not any(seen.values()) and len(seen) == 4
PYTHON
