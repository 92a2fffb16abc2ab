"""What a server decides for itself."""

from dataclasses import dataclass
from enum import StrEnum

TURN_SECONDS = 300
"""How long a turn may take on a server that has not set it."""


class Boards(StrEnum):
    """What becomes of the board when the turn passes."""

    ONE = "one"
    """A new board calls the next player, and the old one is deleted: each game has one message beside its lobby's."""
    IN_PLACE = "in_place"
    """The board stays where it is and calls nobody; only the reminder shortly before the time is up does."""
    FOLD = "fold"
    """A new board calls the next player, and the old one becomes a line that tells of the turn."""


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """The settings of one server. The defaults apply to a server that has not set anything.

    Games may be opened in `channels`; if there are none, everywhere. At most `most_in_channel` games are open in a
    channel at once, and a person sits in at most `most_per_person` of the server's games. `turn_seconds` is how long a
    turn may take. `boards` says what becomes of the board when the turn passes. With `threads`, each game gets a thread
    of its own. With `hints`, new games allow hints until their host decides otherwise. `locale` is the language; None
    means the one that Discord reports for the server. The results of each day with the daily dice are posted in
    `daily_channel`; None: nowhere.
    """

    channels: tuple[int, ...] = ()
    most_in_channel: int = 5
    most_per_person: int = 3
    turn_seconds: int = TURN_SECONDS
    boards: Boards = Boards.ONE
    threads: bool = False
    hints: bool = False
    locale: str | None = None
    daily_channel: int | None = None
