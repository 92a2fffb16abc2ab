"""A game as it is stored, and what changes it."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from bot.coach.adviser import BY_STRENGTH, AnyAdviser, Character
from bot.coach.advisers import adviser_of
from bot.coach.reviewed import Sums
from bot.games.dice import Seed
from bot.games.engine import AnyEngine, State
from bot.games.measures import SeatStatistics
from bot.games.options import OptionSet
from bot.games.seating import AnyStep
from bot.model.counting import Counting, counts_if_stopped
from bot.model.deadline import Deadline
from bot.model.leftovers import Leftover
from bot.model.place import NOWHERE, has_rights, is_server
from bot.model.seats import Seats, character_of, is_computer
from bot.model.servers import Board, link_to
from bot.typed import Typed

_Game = TypeVar("_Game", bound=State)


class Status(StrEnum):
    """How far a game is. `closed`: a lobby that never began. `over`: won. `stopped`: ended without a winner."""

    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    STOPPED = "stopped"
    CLOSED = "closed"


class Viewer(NamedTuple):
    """A person who asks about past games. `channels`: the channels and threads that they see here."""

    user_id: int
    channels: Collection[int]


@dataclass(frozen=True, slots=True)
class SharedDice:
    """Dice that other games have, too. They follow from the `label` and a `secret` as hex, which is kept apart. Unless
    it `is_public`, others still play with it.
    """

    label: str
    secret: str = field(repr=False)
    is_public: bool = False


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote on stopping the game: when the host asked, in seconds since 1970, and the seats that agreed."""

    asked_at: int | None = None
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class StoredGame:
    """A game with its dice, seats and messages.

    - `number`: what people call it. A server counts its games as they begin, so its lobbies have None; elsewhere it is
      the id.
    - `boards`: one for all, or one for each person of a challenge. A game that only its player sees, in private
      answers, has none: then no time passes, and it is in no lists.
    - `secret`: hex; empty with `shared` dice. `started`: the digest of the interaction that started the game.
    - `host_at`: when the host last pressed something in the lobby.
    - `plays_on`: may the others play on without a player whose turn is held?
    - `counting`: decided at the start.
    - `stopped_by`: the manager who ended it, or who voided it after its end.
    - `unrated`: people with whom no game is rated now. It is known of a lobby's players and of the person who presses.
    """

    id: int
    guild_id: int
    boards: tuple[Board, ...]
    host_id: int
    opened_by: int
    status: Status
    title: Typed
    base: str
    rules: OptionSet
    opened_at: int
    rematch_of: int | None
    hints: bool = False
    host_at: int | None = None
    plays_on: bool = False
    seats: Seats = field(default_factory=Seats)
    deadline: Deadline = field(default_factory=Deadline)
    secret: str = field(default="", repr=False)
    started: str | None = None
    shared: SharedDice | None = None
    counting: Counting | None = None
    vote: Vote = field(default_factory=Vote)
    stopped_by: int | None = None
    unrated: frozenset[int] = frozenset()
    number: int | None = None
    game: State | None = None

    @property
    def engine(self) -> AnyEngine:
        return self.rules.engine

    @property
    def possible_seats(self) -> range:
        return self.engine.notation.seats(self.rules)

    @property
    def adviser(self) -> AnyAdviser | None:
        return adviser_of(self.rules)

    @property
    def characters(self) -> tuple[Character, ...]:
        """The characters of the computers that may join."""
        return BY_STRENGTH if self.adviser else (Character.PLAIN,)

    @property
    def revision(self) -> int:
        """The number of facts, or of players in a lobby: detects outdated messages."""
        return self.game.revision if self.game else len(self.seats.players)

    @property
    def is_running(self) -> bool:
        return self.status in (Status.PLAYING, Status.PAUSED)

    @property
    def seed(self) -> Seed:
        if self.shared is not None:
            return Seed(self.shared.secret, (self.shared.label,))
        return Seed(self.secret, tuple([join for join in self.seats.joins if join is not None]), self.started or "")

    @property
    def is_alone(self) -> bool:
        """Has one person stayed, with computers or without?"""
        if self.game is None:
            return len(self.seats.people) == 1
        seats = zip(self.seats.players, self.game.seats, strict=True)
        return sum(not (is_computer(player) or seat.left) for player, seat in seats) == 1

    @property
    def is_solo(self) -> bool:
        """Did one person play it to its end, without computers?"""
        return self.game is not None and self.game.is_over and len(self.game.seats) == len(self.game.active) == 1

    @property
    def is_between_two(self) -> bool:
        """Did one person challenge the other? Then each has a board in direct messages."""
        return bool(self.boards) and all(board.viewer is not None for board in self.boards)

    @property
    def is_challenge(self) -> bool:
        return self.is_between_two and self.game is None

    @property
    def invited(self) -> int | None:
        if not self.is_between_two:
            return None
        return next((board.viewer for board in self.boards if board.viewer != self.host_id), None)

    def rival_of(self, viewer: int | None) -> int | None:
        """The other person of a challenge that was accepted, or the number of a former player."""
        others = (player for player in self.seats.people if player != viewer)
        return next(others, None) if self.is_between_two else None

    def board_of(self, user_id: int | None) -> Board:
        """The board that a person sees: their own, else the one for all, else the first."""
        for viewer in (user_id, None):
            for board in self.boards:
                if board.viewer == viewer:
                    return board
        return self.boards[0] if self.boards else Board(NOWHERE)

    def with_board(self, board: Board) -> "StoredGame":
        """The game with this board in place of that of the same viewer."""
        boards = tuple(board if each.viewer == board.viewer else each for each in self.boards)
        return replace(self, boards=boards)

    def channel_of(self, board: Board) -> int:
        """The channel or thread that shows the game now."""
        return board.thread_id if board.thread_id and self.is_running else board.channel_id

    def link_for(self, user_id: int | None) -> str:
        """The URL of the message that they look at, or of its channel."""
        board = self.board_of(user_id)
        return link_to(self.guild_id, self.channel_of(board), board.message_id)

    @cached_property
    def present(self) -> tuple[int, ...]:
        """The seats of people who have not left and are not skipped, in a game that has begun."""
        assert self.game is not None
        return tuple([number for number in self._people if self.game.seat(number).is_present])

    @cached_property
    def gone(self) -> tuple[int, ...]:
        """The seats of people who are skipped and may come back, in a game that has begun."""
        assert self.game is not None
        return tuple([number for number in self._people if not self.game.seat(number).is_present])

    @cached_property
    def lone(self) -> int | None:
        """The seat of the only person present, if others may come back. For games that have begun."""
        return self.present[0] if len(self.present) == 1 and self.gone else None

    @cached_property
    def _people(self) -> tuple[int, ...]:
        """The seats of people who have not left, in a game that has begun."""
        assert self.game is not None
        return tuple([number for number in self.game.active if not is_computer(self.seats.players[number - 1])])

    @property
    def acting_host(self) -> int:
        """The host; of a running game without them, the next person present, if there is one."""
        if self.game is None or not self.is_running:
            return self.host_id
        host, present = self.seats.number_of(self.host_id) or 1, self.present
        following = [number for number in self.game.from_seat(host) if number in present]
        return self.player(following[0]) if following else self.host_id

    @property
    def claim_due(self) -> int | None:
        """The time at which the win falls to the person who claimed it, in seconds since 1970; None without a claim."""
        is_claimed = self.is_asleep and self.deadline.claimed_revision == self.revision and self.deadline.due_at is None
        return self.deadline.alarm_at if is_claimed else None

    def is_turn_of(self, viewer: int | None) -> bool:
        """Is it this viewer's turn? True also for the board for all."""
        return viewer is None or self.game is None or viewer == self.current_player

    def played_as(self, kind: type[_Game]) -> _Game:
        """The game that has begun, which is of this kind."""
        assert isinstance(self.game, kind)
        return self.game

    def player(self, seat: int) -> int:
        """The person or computer in a seat, from 1."""
        return self.seats.players[seat - 1]

    @property
    def current_player(self) -> int:
        """The player in turn of a game that has begun."""
        assert self.game is not None
        return self.player(self.game.current)

    @property
    def current_seat(self) -> int | None:
        """The seat in turn, from 1; None unless the game runs."""
        return self.game.current if self.game and self.is_running else None

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that the others may play on without, in a game that has begun."""
        assert self.game is not None
        current, missing = self.game.current, () if self.deadline.is_patient else self.game.missing
        if self.deadline.held_until is not None:
            others = tuple(seat for seat in missing if seat != current)
            missing = (current, *others) if self.plays_on else others
        return tuple(filter(self._continues_without, missing))

    def _continues_without(self, seat: int) -> bool:
        """Would people continue the game if this seat were skipped? Nobody plays on alone, but with computers."""
        return len({*self.present} - {seat}) > (0 if self._has_computers else 1)

    @property
    def _has_computers(self) -> bool:
        assert self.game is not None
        return len(self._people) < len(self.game.active)

    @property
    def totals(self) -> list[int | None] | None:
        """The points of each seat, None for players who left; None alone unless the game runs."""
        return (
            [None if seat.left else seat.total for seat in self.game.seats] if self.game and self.is_running else None
        )

    @property
    def opponent(self) -> Character | None:
        """The character of the computer in turn; None for a person."""
        return character_of(self.current_player) if self.game and self.is_running else None

    @property
    def waits_for_absent(self) -> bool:
        """May a direct message say whose turn it is? In a challenge, the board itself is one."""
        is_played = self.game is not None and self.is_running and self.opponent is None and not self.deadline.held_until
        is_played &= not self.is_asleep
        return is_played and not self.is_alone and self.guild_id != NOWHERE

    @cached_property
    def is_asleep(self) -> bool:
        """Does it wait for people who are gone? No one plays on alone, and without people, computers stop, too."""
        if self.game is None or not self.is_running:
            return False
        if self.game.is_asleep or not self.present:
            return True
        return self.lone is not None and not self._has_computers

    @property
    def may_be_held(self) -> bool:
        """Do its turns wait for people who need a delay?"""
        return self.deadline.may_be_held and (self.is_running or self.status is Status.LOBBY)

    @property
    def has_ended(self) -> bool:
        return self.status in (Status.OVER, Status.STOPPED)

    @property
    def reveals_secret(self) -> bool:
        return self.has_ended and (self.shared is None or self.shared.is_public)

    @property
    def counts(self) -> bool:
        """Whether it counts: it was won, or stopped after a player left, and no manager took that back."""
        if self.counting is None or self.stopped_by is not None:
            return False
        left = [seat.left for seat in self.game.seats] if self.game else []
        return self.status is Status.OVER or (self.status is Status.STOPPED and counts_if_stopped(self.counting, left))

    @property
    def is_rated(self) -> bool:
        """Whether the game changes ratings, which only servers have."""
        return self.counting is not None and self.counting.counts and is_server(self.guild_id)


class Act(NamedTuple):
    """What a helper or manager did to a game of others. `what`: `ended`, `paused`, or `closed` for a lobby; or a word
    of a feature, which has the sentence `act-<what>`. `person_id`: to whom it was done. `about`: the name of what it
    was done to, if that is no game.
    """

    user_id: int
    what: str
    reason: str = ""
    person_id: int | None = None
    about: str = ""


@dataclass(frozen=True, slots=True)
class Change:
    """A game before and after what happens to it. `leftovers` are messages to delete. `blocked_by` blocks the host.
    `act` is for the server's log. `expires`: the lobby's time is up. `unasked`: people who are not called by a
    question, because they blocked the person who asks. It happens when a session commits it.
    """

    before: StoredGame
    after: StoredGame
    steps: tuple[AnyStep, ...] = ()
    leftovers: tuple[Leftover, ...] = ()
    blocked_by: int | None = None
    act: Act | None = None
    expires: bool = False
    unasked: frozenset[int] = frozenset()

    @property
    def facts(self) -> tuple[Any, ...]:
        return tuple(step.fact for step in self.steps)


class ListedGame(NamedTuple):
    """A game in a list, which is read without facts. `number`: as of a `StoredGame`. `sits`: has the viewer a seat?
    `waits`: for their move or their answer? `target`: None if unreadable, 0 if the game has none. `status`: None if
    unknown.
    """

    id: int
    number: int | None
    guild_id: int
    channel_id: int
    thread_id: int | None
    message_id: int | None
    host_id: int
    title: Typed
    kind: str
    target: int | None
    status: Status | None
    players: int
    sits: bool
    waits: bool
    is_asleep: bool

    @property
    def state(self) -> str:
        """The state in the column of that name: `asleep`, `waits`, or the status."""
        return "asleep" if self.is_asleep else "waits" if self.waits else str(self.status)

    @property
    def message_channel_id(self) -> int:
        may_run = self.status in (Status.PLAYING, Status.PAUSED, None)
        return self.thread_id if self.thread_id and may_run else self.channel_id

    @property
    def link(self) -> str:
        return link_to(self.guild_id, self.message_channel_id, self.message_id)


class OwnGame(NamedTuple):
    """An open game in its player's list. `since`: when the last move was. `due_at`: in a game that sleeps, when a claim
    falls due. `current`: the person in turn. `points`: the player's, and the most of the others; None if unknown.
    `opponents`: who else plays, or is challenged.
    """

    game: ListedGame
    since: int
    due_at: int | None
    current: int | None
    points: int | None
    others: int | None
    opponents: tuple[int, ...]

    @property
    def is_playable_anywhere(self) -> bool:
        """Whether they may move from a message elsewhere. In a place without rights of the bot, only a press there
        shows a move.
        """
        return self.game.sits and self.game.status in (Status.PLAYING, Status.PAUSED) and has_rights(self.game.guild_id)


@dataclass(frozen=True, slots=True)
class WonGame:
    """A game that was won, as records take it. `finish_number` counts from 1. Records need its `seats`, and its review
    if there is one.
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
    seats: tuple[SeatStatistics, ...] = ()
    reviewed: Sums | None = None

    @property
    def notation(self) -> tuple[OptionSet, int, tuple[str, ...]]:
        """The arguments for `bot.model.written.numbers`."""
        return self.rules, len(self.players), self.lines
