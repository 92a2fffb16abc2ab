"""What a server decides for itself."""

from dataclasses import dataclass

TURN_SECONDS = 300
"""How long a turn may take on a server that has not set it."""


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """The settings of one server. The defaults apply to a server that has not set anything.

    Games may be opened in `channels`; if there are none, everywhere. At most `most_in_channel` games are open in a
    channel at once, and a person sits in at most `most_per_person` of the server's games. `turn_seconds` is how long a
    turn may take. With `turns_call`, each new turn mentions its player; without, only the reminder shortly before the
    time is up does. With `threads`, each game gets a thread of its own. `locale` is the language; None means the one
    that Discord reports for the server.
    """

    channels: tuple[int, ...] = ()
    most_in_channel: int = 5
    most_per_person: int = 3
    turn_seconds: int = TURN_SECONDS
    turns_call: bool = True
    threads: bool = False
    locale: str | None = None
