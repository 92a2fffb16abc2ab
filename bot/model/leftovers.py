"""Messages that no longer show their game, and are still to be deleted."""

from dataclasses import dataclass

REPLIED_TO = 1 << 40
"""Stands for a time: the message is deleted once the board that replies to it is replaced."""


@dataclass(frozen=True, slots=True)
class Leftover:
    """A message to delete at `due_at`, or REPLIED_TO."""

    message_id: int
    channel_id: int
    due_at: int
