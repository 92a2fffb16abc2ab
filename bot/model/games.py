"""A game as it is stored: what was agreed, who sits where, and the state that its facts lead to."""

from dataclasses import dataclass, field
from enum import StrEnum

from bot.games.dice import Seed, seed_of
from bot.games.farkle import MOST_SEATS, Fact, Game, RuleSet
from bot.model.servers import TURN_SECONDS
from bot.stats.statistics import SeatStatistics
from bot.text import Typed


class Status(StrEnum):
    """Where a game stands.

    A game starts as a `lobby`, which is `closed` if it never begins. A game that has begun is `playing` or `paused`,
    and ends as `over` (somebody won) or `stopped` (ended early, without a winner).
    """

    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    STOPPED = "stopped"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A stored game. Times are in seconds since 1970; None means that no time is running.

    `players` are user ids by seat. `joins` are the ids of the interactions by which they sat down, also by seat; None
    for seats taken before these were stored. `secret` is what the dice follow from; None for games opened before dice
    followed from a secret. `game` is None in a lobby and in a closed one. `opened_by` is who opened the lobby, whoever
    is the host now.

    `channel_id` is where the lobby was opened and where the ending is shown. `thread_id` is the thread in which the
    game is played, or None if it is played in the channel. The thread was made from the lobby's message and has that
    message's id.

    `turn_seconds` is how long a turn may take, as the server had it set when the lobby was opened. `due_at` is when a
    lobby closes or a turn is over, and `alarm_at` when the clock has to look at the game next. `seconds_left` is how
    much of the turn is left while the game is paused.

    Three fields name a turn, by the revision at which it began: `called_turn` is the last turn whose player was called,
    `extended_turn` the last that got more time because the bot had been away, and `paused_turn` the last that was
    paused.
    """

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    host_id: int
    status: Status
    title: Typed
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
        """How many facts there are, or in a lobby how many people: tells an old drawing of the game from a new one."""
        return self.game.revision if self.game else len(self.players)

    @property
    def is_running(self) -> bool:
        """Has the game begun, and not ended yet?"""
        return self.status in (Status.PLAYING, Status.PAUSED)

    @property
    def seed(self) -> Seed | None:
        """What the dice follow from; None for a game that has no secret."""
        return None if self.secret is None else seed_of(self.secret, [join for join in self.joins if join is not None])

    @property
    def has_ended(self) -> bool:
        """Was the game won or stopped? Only then may anybody see its secret."""
        return self.status in (Status.OVER, Status.STOPPED)

    def seat_of(self, user_id: int) -> int | None:
        """The seat number of a person, or None if they do not sit here."""
        return self.players.index(user_id) + 1 if user_id in self.players else None

    @property
    def place(self) -> int:
        """The channel or thread that shows the game now."""
        return self.thread_id if self.thread_id and self.is_running else self.channel_id

    @property
    def link(self) -> str:
        """The URL of the message that shows the game, or of its channel or thread if no message is known."""
        return _link(self.guild_id, self.place, self.message_id)

    def is_shown_in(self, message_id: int) -> bool:
        """Does this message show the game? So does one newer than the noted one: it could not be noted in time."""
        return self.message_id is None or message_id >= self.message_id


def _link(guild_id: int, place: int, message_id: int | None) -> str:
    channel = f"https://discord.com/channels/{guild_id}/{place}"
    return channel if message_id is None else f"{channel}/{message_id}"


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game as lists show it to somebody, which takes no facts.

    `players` is the number of seats, and `sits` says whether the viewer has a seat and has not left it.
    `target` is None if the rules cannot be read, `status` is None if it is none that is known.
    """

    id: int
    guild_id: int
    channel_id: int
    thread_id: int | None
    message_id: int | None
    host_id: int
    title: Typed
    target: int | None
    status: Status | None
    players: int
    sits: bool
    is_asleep: bool

    @property
    def place(self) -> int:
        """The channel or thread that shows the game now."""
        never_begun_or_ended = (Status.LOBBY, Status.OVER, Status.STOPPED, Status.CLOSED)
        return self.thread_id if self.thread_id and self.status not in never_begun_or_ended else self.channel_id

    @property
    def link(self) -> str:
        """The URL of the message that shows the game, or of its channel or thread if no message is known."""
        return _link(self.guild_id, self.place, self.message_id)


@dataclass(frozen=True, slots=True)
class EndedGame:
    """A game that was won.

    `players` are user ids by seat, and `seats` what each seat did. `finish_number` numbers won games as they end, from
    1.
    """

    id: int
    guild_id: int
    family: str
    rules: RuleSet
    players: tuple[int, ...]
    facts: tuple[Fact, ...]
    seats: tuple[SeatStatistics, ...]
    ended_at: int
    finish_number: int
