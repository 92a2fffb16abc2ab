"""Where a game is, as one number, which code and tables call `guild_id`.

| number | place |
| --- | --- |
| above 0 | the server of this id, which the bot has joined |
| `NOWHERE` | direct messages with the bot, a game alone, a server that was deleted |
| below 0 | a place that the bot has not joined: minus the id of a server, or of a channel outside of servers |

Statements compare with `NOWHERE`.
"""

NOWHERE = 0


def is_server(guild_id: int) -> bool:
    """Is it a server that the bot has joined, with settings, ranks and members?"""
    return guild_id > NOWHERE


def has_rights(guild_id: int) -> bool:
    """May the bot write there by itself? Elsewhere, it has only the tokens of interactions."""
    return guild_id >= NOWHERE


def without_bot(discord_id: int) -> int:
    """The place of a server, or of a channel outside of servers, that the bot has not joined."""
    return -discord_id
