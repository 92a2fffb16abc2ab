"""The slash commands, as discord.py cogs.

`/farkle` is one `GroupCog`, which `farkle` combines from a plain `Cog` per file; `/farkle-setup` is another.
"""
