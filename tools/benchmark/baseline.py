"""A bot to compare with: plain discord.py. ``python -m tools.benchmark.baseline`` runs it."""

import discord
from discord import app_commands
from discord.ui import ActionRow, Button, Container, LayoutView, Separator, TextDisplay

from bot.config import load_settings
from bot.discord_py import point_at


class Baseline(discord.AutoShardedClient):
    """One command shows a board, and each press edits it to the next one."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="board", description="Show a board")(self.show_board)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def show_board(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=_likeness(0))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component and interaction.data is not None:
            number = int(str(interaction.data.get("custom_id", "0")).partition(":")[0])
            await interaction.response.edit_message(view=_likeness(number + 1))


def _likeness(number: int) -> LayoutView:
    """As large as a board: five dice are on the table, as on average after a throw."""
    style = discord.ButtonStyle
    log = [
        "-# <@847249408016777217> banked 1,050 (1 1 1 5)",
        "-# <@847249408012582913> banked 700 (1 6 6 6)",
        "-# <@847249408016777217> banked 400 (1 5, 5, 2 2 2)",
    ]
    items: list[discord.ui.Item[LayoutView]] = [
        TextDisplay(f"**Standard** · first to 1,000,000 · round {number}"),
        TextDisplay("➤ <@847249408012582913> **13,100** ▰▰▱▱▱▱▱▱▱▱\n◦ <@847249408016777217> **14,750** ▰▰▱▱▱▱▱▱▱▱"),
        TextDisplay("\n".join(log)),
        Separator(),
    ]
    thrown = " ".join(f"<:die_{face}:855638016004194305>" for face in (4, 5, 4, 4, 1))
    kept = "Keeping **1 4 4 4 5** for 550: **550** points this turn."
    items.append(TextDisplay(f"# {thrown}\n{kept}\n-# ⏳ <t:1795297856:R> the bot banks 550."))
    dice: list[Button[LayoutView]] = [
        Button(label=f"✓ {die}", emoji="🎲", style=style.success, custom_id=f"{number}:die:{die}")
        for die in range(1, 6)
    ]
    items += [ActionRow(*dice[:3]), ActionRow(*dice[3:])]
    labels = ["Press", "Bank 550", "Most points · 550", "Leave"]
    buttons: list[Button[LayoutView]] = [Button(label=label, custom_id=f"{number}:{label}") for label in labels]
    view = LayoutView(timeout=None)
    view.add_item(Container(*items, ActionRow(*buttons), accent_colour=0x2A9D8F))
    # discord.py keeps no listener for a finished view.
    view.stop()
    return view


if __name__ == "__main__":
    settings = load_settings()
    point_at(settings)
    Baseline().run(settings.discord_token, log_handler=None)
