"""What a server decides for itself."""

from dataclasses import dataclass

TURN_SECONDS = 300
"""How long a turn may take where a guild set nothing else."""


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """How games go on one guild. The values here are those of a guild that set nothing.

    `channels` are those where games may be opened (none: everywhere). At most `most_in_channel` games are open in a
    channel at once, and anybody sits in at most `most_per_person`. With `turns_call` each new turn calls its player,
    else only the reminder shortly before the time is over does. With `threads` each game has a thread of its own.
    `locale` is the language (None: as Discord says of the guild).
    """

    channels: tuple[int, ...] = ()
    most_in_channel: int = 5
    most_per_person: int = 3
    turn_seconds: int = TURN_SECONDS
    turns_call: bool = True
    threads: bool = False
    locale: str | None = None


def key_of(title: str) -> str:
    """Titles are the same without regard to case and spacing.

    Lower case, not folded: that can be three times as long, and the key has to fit into a choice of Discord's.
    """
    return " ".join(title.split()).lower()
