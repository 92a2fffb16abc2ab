"""Slash commands. `/farkle` is one `GroupCog`, which `farkle.py` combines from one plain `Cog` per file;
`/farkle-setup` is another.
"""
