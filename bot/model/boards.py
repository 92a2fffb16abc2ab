"""The messages that show a game: one for all, or one for each person.

The lobby's message becomes a line when the game begins, and the board becomes the ending.
"""

from dataclasses import dataclass

from bot.model.servers import NOWHERE


@dataclass(frozen=True, slots=True)
class Board:
    """A message that shows a game.

    - `viewer`: the person whose own board it is; None if it is for all.
    - `locale`: the viewer's language; None means the channel's.
    - `channel_id`: shows the lobby and the ending; `NOWHERE` until it is known.
    - `thread_id`: shows the running game. It is also the id of the lobby's message.
    - `message_id`: None until it is known.
    """

    channel_id: int
    viewer: int | None = None
    locale: str | None = None
    thread_id: int | None = None
    message_id: int | None = None
    lobby_message_id: int | None = None

    @property
    def shows_lobby(self) -> bool:
        """Of a game that has begun: did the process stop before it showed that?"""
        return self.message_id is not None and self.message_id == self.lobby_message_id

    def is_shown_in(self, message_id: int) -> bool:
        """True also for a newer message: it could not be stored in time."""
        return self.message_id is None or message_id >= self.message_id


def link_to(guild_id: int, channel_id: int, message_id: int | None) -> str:
    """The URL of a message, or of its channel."""
    server = "@me" if guild_id in (NOWHERE, -channel_id) else abs(guild_id)
    channel = f"https://discord.com/channels/{server}/{channel_id}"
    return channel if message_id is None else f"{channel}/{message_id}"
