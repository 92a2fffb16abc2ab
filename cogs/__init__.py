"""The slash commands, as discord.py cogs. A command reads its options, makes one call, and sends one screen.

Discord knows two commands, `/farkle` and `/farkle-setup`; all of ours are their subcommands. discord.py makes such a
group of one `GroupCog`. For each family of commands to keep a file of its own, a family is a plain `Cog` (`play`,
`rules`, `stats`, `verify`), and `farkle` puts them together. `setup` is a group by itself.
"""
