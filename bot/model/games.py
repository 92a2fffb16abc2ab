"""A game as it is stored: what was agreed, who sits where, and the game that its facts add up to."""

from dataclasses import dataclass, field
from enum import StrEnum

from bot.games.dice import Seed, seed_of
from bot.games.farkle import MOST_SEATS, Fact, Game, RuleSet
from bot.model.servers import TURN_SECONDS


class Status(StrEnum):
    """Where a game stands: being gathered, running, paused, won, or ended early (by its host, or by time)."""

    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    STOPPED = "stopped"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A stored game. `players` are user ids by seat.

    `channel_id` is where the lobby was opened and the ending is shown. `thread_id` is the thread in which the game is
    played meanwhile: it was made from the lobby's message and has that message's id (None: it stays in the channel).
    `turn_seconds` is how long a turn may take; later changes of the guild's settings do not change it. `due_at` is when
    a lobby closes or the time of a turn is over, `alarm_at` when the clock looks at it next (both in seconds since
    1970; None: no time runs), `called_turn` the revision of the turn whose player was called last, `extended_turn` that
    of the one that got more time after an absence of the bot, `paused_turn` that of the one that was paused, and
    `seconds_left` what was left of the turn of a paused game. `joins` are the ids of the interactions by which the
    players sat down, by seat; None in games from before.
    """

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    host_id: int
    status: Status
    title: str
    base: str
    rules: RuleSet
    opened_at: int
    due_at: int | None
    rematch_of: int | None
    alarm_at: int | None = None
    called_turn: int | None = None
    extended_turn: int | None = None
    paused_turn: int | None = None
    opened_by: int | None = None
    seconds_left: int | None = None
    most_seats: int = MOST_SEATS
    turn_seconds: int = TURN_SECONDS
    players: tuple[int, ...] = ()
    joins: tuple[int | None, ...] = ()
    secret: str | None = field(default=None, repr=False)
    thread_id: int | None = None
    game: Game | None = None

    @property
    def revision(self) -> int:
        """Tells an older drawing from a newer one: how many facts there are, or in a lobby how many people."""
        return self.game.revision if self.game else len(self.players)

    @property
    def is_running(self) -> bool:
        """It was begun and has not ended."""
        return self.status in (Status.PLAYING, Status.PAUSED)

    @property
    def seed(self) -> Seed | None:
        """What the dice follow from; None for a game that was opened before they did."""
        return None if self.secret is None else seed_of(self.secret, [join for join in self.joins if join is not None])

    @property
    def has_ended(self) -> bool:
        """Was the game won, or stopped? Only then may anybody know its secret."""
        return self.status in (Status.OVER, Status.STOPPED)

    def seat_of(self, user_id: int) -> int | None:
        """The seat number of a person, None for someone who does not sit here."""
        return self.players.index(user_id) + 1 if user_id in self.players else None

    @property
    def place(self) -> int:
        """The channel or thread in which the game is shown now."""
        return self.thread_id if self.thread_id and self.is_running else self.channel_id

    @property
    def link(self) -> str:
        """Where a click leads to the message that shows the game, or at least to its channel or thread."""
        channel = f"https://discord.com/channels/{self.guild_id}/{self.place}"
        return channel if self.message_id is None else f"{channel}/{self.message_id}"

    def is_shown_in(self, message_id: int) -> bool:
        """Does this message show the game? One that is newer than what was noted does: noting it came too late."""
        return self.message_id is None or message_id >= self.message_id


@dataclass(frozen=True, slots=True)
class EndedGame:
    """A game that was won. `players` are user ids by seat; `finish_number` is its number among all that ended."""

    id: int
    guild_id: int
    family: str
    rules: RuleSet
    players: tuple[int, ...]
    facts: tuple[Fact, ...]
    ended_at: int
    finish_number: int
