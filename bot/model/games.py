"""A game as it is stored: what was agreed, who sits where, and the state that its facts lead to."""

from dataclasses import dataclass, field
from enum import StrEnum

from bot.coach.adviser import Adviser
from bot.coach.advisers import adviser_of
from bot.coach.characters import Character
from bot.coach.reviewed import Sums
from bot.games.dice import Seed, seed_of
from bot.games.engine import Engine, State
from bot.games.measures import SeatStatistics
from bot.games.options import OptionSet
from bot.games.registry import engine_of
from bot.games.seating import MOST_SEATS
from bot.model.seated import character_of, is_computer
from bot.model.servers import TURN_SECONDS
from bot.stats.counting import Counting, counts_if_stopped
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

    `players` are user ids by seat. `joins` say how they sat down, also by seat: digests, which the dice follow from.
    `left_lobby` are the user ids of those who gave up a seat in the open lobby, once for each time; nobody is named
    there once the game has begun. `secret` is what the dice follow from, as hex. `game` is None in a lobby and in a
    closed one. `opened_by` is who opened the lobby, whoever is the host now.

    `channel_id` is where the lobby was opened and where the ending is shown. `thread_id` is the thread in which the
    game is played, or None if it is played in the channel. The thread was made from the lobby's message and has that
    message's id.

    `lobby_message_id` is the message of the lobby, which stays when the game has begun. It is None in a lobby.

    `turn_seconds` is how long a turn may take, as the server had it set when the lobby was opened. `due_at` is when a
    lobby closes or a turn is over, and `alarm_at` when the clock has to look at the game next. `seconds_left` is how
    much of the turn is left while the game is paused.

    Three fields name a turn, by the revision at which it began: `called_turn` is the last turn whose player was called,
    `extended_turn` the last that got more time because the bot had been away, and `paused_turn` the last that was
    paused.

    Computers have seats, too: their `players` are numbers of `bot.model.seated`, and their `joins` are None. `started`
    is the digest of the interaction by which the game was started; None in a lobby.

    `counting` is what the game counts for, as it was decided when the game started; None in a lobby.

    With `hints`, players may ask the coach.

    `day` is the day of an attempt with the daily dice; None for all other games. Then `secret` is that of the day, and
    `is_day_over` says whether it is published.

    `stop_asked_at` is when the host last asked the others to stop the game, and `stop_agreed` the seats that agreed.
    `stopped_by` is the id of the person who ended it because they manage the server.
    """

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    host_id: int
    opened_by: int
    status: Status
    title: Typed
    base: str
    rules: OptionSet
    opened_at: int
    due_at: int | None
    rematch_of: int | None
    alarm_at: int | None = None
    called_turn: int | None = None
    extended_turn: int | None = None
    paused_turn: int | None = None
    seconds_left: int | None = None
    most_seats: int = MOST_SEATS
    turn_seconds: int = TURN_SECONDS
    hints: bool = False
    players: tuple[int, ...] = ()
    joins: tuple[str | None, ...] = ()
    started: str | None = None
    left_lobby: tuple[int, ...] = ()
    secret: str = field(default="", repr=False)
    thread_id: int | None = None
    counting: Counting | None = None
    stop_asked_at: int | None = None
    stop_agreed: tuple[int, ...] = ()
    stopped_by: int | None = None
    lobby_message_id: int | None = None
    day: str | None = None
    is_day_over: bool = False
    game: State | None = None

    @property
    def engine(self) -> Engine:
        """The game that is played."""
        return engine_of(self.rules)

    @property
    def adviser(self) -> Adviser | None:
        """What the coach knows of the game, for hints, opponents and reviews; None if it knows nothing."""
        return adviser_of(self.rules)

    @property
    def revision(self) -> int:
        """How many facts there are, or in a lobby how many people: tells an old drawing of the game from a new one."""
        return self.game.revision if self.game else len(self.players)

    @property
    def is_running(self) -> bool:
        """Has the game begun, and not ended yet?"""
        return self.status in (Status.PLAYING, Status.PAUSED)

    @property
    def seed(self) -> Seed:
        """What the dice follow from."""
        if self.day is not None:
            return seed_of(self.secret, (self.day,))
        return seed_of(self.secret, [join for join in self.joins if join is not None], self.started or "")

    @property
    def people(self) -> tuple[int, ...]:
        """The players who are people, by seat."""
        return tuple(player for player in self.players if not is_computer(player))

    @property
    def opponent(self) -> Character | None:
        """The character of the computer whose turn it is in a running game; None where it is a person's turn."""
        if self.game is None or not self.is_running:
            return None
        return character_of(self.players[self.game.current - 1])

    @property
    def is_asleep(self) -> bool:
        """Does the running game wait for somebody to come back? With nobody there, computers do not play on."""
        if self.game is None or not self.is_running:
            return False
        seats = zip(self.players, self.game.seats, strict=True)
        return self.game.is_asleep or not any(seat.is_present for player, seat in seats if not is_computer(player))

    @property
    def has_ended(self) -> bool:
        """Was the game won or stopped?"""
        return self.status in (Status.OVER, Status.STOPPED)

    @property
    def tells_secret(self) -> bool:
        """May people see its secret? The game has ended and, where others play with the same dice, they have, too."""
        return self.has_ended and (self.day is None or self.is_day_over)

    @property
    def counts(self) -> bool:
        """Is the game counted? It was won, or its players stopped it after somebody had left and so lost it.

        Attempts with the daily dice are not: they are compared with each other only.
        """
        if self.day is not None:
            return False
        if self.status is not Status.STOPPED:
            return self.status is Status.OVER
        left = [seat.left for seat in self.game.seats] if self.game else []
        return self.counting is not None and self.stopped_by is None and counts_if_stopped(self.counting, left)

    @property
    def is_rated(self) -> bool:
        """Does the game count for any rating? None does before it has begun."""
        return self.counting is not None and self.counting.is_rated

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
class Leftover:
    """A message that shows no game any more and is still to be deleted. `due_at` is when, in seconds since 1970."""

    message_id: int
    channel_id: int
    due_at: int


@dataclass(frozen=True, slots=True)
class DueLeftover:
    """A leftover that is to be deleted now, with what is needed to fold it if that fails."""

    leftover: Leftover
    guild_id: int
    title: Typed
    status: Status | None


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game as lists show it to somebody, which takes no facts.

    `players` is the number of seats, and `sits` says whether the viewer has a seat and has not left it.
    `target` is None if the rules cannot be read, and 0 in games that are not played to a target. `status` is None if it
    is none that is known.
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
class WonGame:
    """A game that was won, as it is stored.

    `players` are user ids by seat, and `lines` the lines of its notation. `finish_number` numbers won games as they
    end, from 1. `counting` is what the game counts for.
    """

    id: int
    guild_id: int
    family: str
    rules: OptionSet
    players: tuple[int, ...]
    lines: tuple[str, ...]
    ended_at: int
    finish_number: int
    counting: Counting

    @property
    def told(self) -> tuple[OptionSet, int, tuple[str, ...]]:
        """What its numbers and its story follow from: the arguments of the functions of `bot.stats.told`."""
        return self.rules, len(self.players), self.lines


@dataclass(frozen=True, slots=True)
class EndedGame:
    """A game that was won, with the numbers of each seat, seat 1 first. The rest is as in `WonGame`.

    `reviewed` is what its review adds up to, if it has one.
    """

    id: int
    guild_id: int
    family: str
    players: tuple[int, ...]
    seats: tuple[SeatStatistics, ...]
    ended_at: int
    finish_number: int
    counting: Counting
    reviewed: Sums | None = None
