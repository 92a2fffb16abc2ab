"""An event as a value: settings, facts, and where it stands. Players are numbered from 1 in the order they register.

A move is the fact that it causes, so there is one class for both: `bot.features.events.rules.play` says whether it may
happen, and what follows from it. Moments are seconds since 1970.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeAlias

FEWEST_PLAYERS, MOST_PLAYERS = 2, 128
FEW_PLAYERS = 7
"""The most players for whom a round robin is a better offer than a Swiss."""
MOST_REGISTERED = 1000
"""The most people who may register, with those who have left."""
MOST_ROUNDS = 200
MORE_GAMES = 2
"""A pairing of a knockout that ties has this many more games at most. Then the better seed advances."""
MOST_ABSENCES = 2
"""A player who does not show up this many times in a row is out."""
SHARE = 4
"""Players are warned when a fourth of the round's time is left; games that still run then have a fourth more."""

WIN, TIE, LOSS = 2, 1, 0
"""Points are counted in halves."""


class Format(StrEnum):
    """What an event is. `LEAGUE`: its rounds begin by date, and are paired as those of a Swiss."""

    KNOCKOUT = "knockout"
    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"
    LEAGUE = "league"


class Seeding(StrEnum):
    RATING = "rating"
    DRAW = "draw"


class Stage(StrEnum):
    """`STOPPED`: ended without winners."""

    REGISTRATION = "registration"
    CHECK_IN = "check-in"
    RUNNING = "running"
    OVER = "over"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """- `game`, `rules`: of all its games; the id of a rule set.
    - `best_of`: 1 or 3 games for each pairing of a knockout; `third_place`: do those who lose the semi-finals meet?
    - `rounds`: of a Swiss or a league; 0 for what is usual.
    - `turn_seconds`: the pace of its games; `round_seconds`: what a round takes at most, in leagues always; 0: no end.
    - `registration_until`: when registration ends; 0: once someone starts it. `check_in_seconds`: what a check-in then
      takes; 0: there is none.
    - `ends_at`: of a league. It `repeats`: each month, a season begins at the day and time of day of `first_at` in
      `zone`.
    """

    name: str = ""
    game: str = ""
    rules: str = ""
    format: Format = Format.SWISS
    seeding: Seeding = Seeding.RATING
    best_of: int = 1
    third_place: bool = False
    rounds: int = 0
    turn_seconds: int = 0
    round_seconds: int = 0
    registration_until: int = 0
    check_in_seconds: int = 0
    ends_at: int = 0
    first_at: int = 0
    zone: str = "UTC"
    repeats: bool = False


class Pair(NamedTuple):
    """Two players who meet."""

    first: int
    second: int


class Draw(NamedTuple):
    """A round's pairs, and who has no opponent."""

    pairs: tuple[Pair, ...]
    byes: tuple[int, ...]


class Score(NamedTuple):
    """A game's points for the first and the second player of a pair, in halves, and their totals in the game."""

    first: int
    second: int
    totals: tuple[int, int] | None = None

    @property
    def turned(self) -> "Score":
        return Score(self.second, self.first, self.totals and self.totals[::-1])


# Facts.


@dataclass(frozen=True, slots=True)
class OfPlayer:
    """A fact that only says whose it is."""

    player: int


@dataclass(frozen=True, slots=True)
class OfMoment:
    """A fact that only says when it is."""

    at: int


@dataclass(frozen=True, slots=True)
class Joined:
    """`rating`: 0 without one. Once the event runs, this is a late entry."""

    player: int
    rating: int


class Withdrew(OfPlayer):
    """Out, although a Swiss or a league takes the player back. Unfinished pairings are lost."""


class CameBack(OfPlayer): ...


class CheckedIn(OfPlayer): ...


class Barred(OfPlayer):
    """Out by those who run the event: the player has no place in the standings."""


class Unbarred(OfPlayer):
    """A player is back as before the bar, apart from pairings lost meanwhile."""


class CheckInOpened(OfMoment): ...


@dataclass(frozen=True, slots=True)
class Started:
    """`order`: those who play, the best seed first. `rounds`: as many as there will be, unless players come or go."""

    at: int
    rounds: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundOpened:
    """`byes`: who has no opponent."""

    at: int
    number: int
    pairs: tuple[Pair, ...]
    byes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Warned:
    """Players who lose this round unless they show up before its time is over."""

    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The time of the round is over. The `absent` lose. The others have a fourth of it more; after that, they tie."""

    at: int
    absent: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A game of the round has ended."""

    number: int
    pair: Pair
    score: Score


@dataclass(frozen=True, slots=True)
class NoShow:
    """The `absent` one of a pair loses it without a game, or both do."""

    number: int
    pair: Pair
    absent: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Corrected:
    """`game`: of the pair, from 1. If there is none yet, this is one, in place of a no-show."""

    at: int
    number: int
    pair: Pair
    game: int
    score: Score


@dataclass(frozen=True, slots=True)
class Voided:
    """A game of a pair counts for nothing; `game` 0 takes a no-show back. In an open round, they play again."""

    at: int
    number: int
    pair: Pair
    game: int


class Paused(OfMoment):
    """No round begins or runs out. Results still come in."""


class Resumed(OfMoment):
    """The time of the pause is added to what waits."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The last round is over, or too few are left. Winners follow from results, which can still be corrected."""


class Stopped(OfMoment):
    """Ended by those who run it, or because no one came."""


class Reopened(OfMoment):
    """The event continues as if it had been paused instead of stopped."""


Fact: TypeAlias = (
    Joined
    | Withdrew
    | CameBack
    | CheckedIn
    | Barred
    | Unbarred
    | CheckInOpened
    | Started
    | RoundOpened
    | Warned
    | TimedOut
    | Played
    | NoShow
    | Corrected
    | Voided
    | Paused
    | Resumed
    | Ended
    | Stopped
    | Reopened
)


# The state.


@dataclass(frozen=True, slots=True)
class Player:
    """`seed`: 1 is the best; 0: not in the event. `absences`: how many rounds in a row they missed."""

    number: int
    rating: int
    seed: int = 0
    is_here: bool = False
    is_out: bool = False
    is_barred: bool = False
    absences: int = 0

    @property
    def is_active(self) -> bool:
        return not (self.is_out or self.is_barred)


@dataclass(frozen=True, slots=True)
class Pairing:
    """`scores`: of its games, from the view of `pair`; None for a void one. `absent`: who lost it without a game.
    `is_closed`: its time ran out while both were there.
    """

    pair: Pair
    scores: tuple[Score | None, ...] = ()
    absent: tuple[int, ...] = ()
    is_closed: bool = False

    @property
    def counted(self) -> tuple[Score, ...]:
        """The games that count. If time ran out before one ended, that is a tie."""
        counted = tuple(score for score in self.scores if score is not None)
        return counted or ((Score(TIE, TIE),) if self.is_closed else ())

    @property
    def wins(self) -> tuple[int, int]:
        """Won games of both."""
        first = sum(score.first > score.second for score in self.counted)
        return first, sum(score.second > score.first for score in self.counted)

    def scores_of(self, player: int) -> tuple[Score, ...]:
        """The games that count, from the view of a player."""
        return tuple(score if player == self.pair.first else score.turned for score in self.counted)

    def opponent_of(self, player: int) -> int:
        return self.pair.second if player == self.pair.first else self.pair.first


@dataclass(frozen=True, slots=True)
class Round:
    """`since`: when its time began, or began again; later by pauses. `timeouts`: how often it ran out."""

    since: int
    pairings: tuple[Pairing, ...]
    byes: tuple[int, ...]
    is_warned: bool = False
    warned: frozenset[int] = frozenset()
    timeouts: int = 0

    def pairing_of(self, player: int) -> Pairing | None:
        return next((each for each in self.pairings if player in each.pair), None)


@dataclass(frozen=True, slots=True)
class Event:
    """`planned`: how many rounds there will be. `since`: when its stage began, later by pauses."""

    settings: Settings
    stage: Stage = Stage.REGISTRATION
    players: tuple[Player, ...] = ()
    planned: int = 0
    rounds: tuple[Round, ...] = ()
    since: int = 0
    paused_at: int | None = None
    revision: int = 0

    @property
    def is_over(self) -> bool:
        return self.stage in (Stage.OVER, Stage.STOPPED)

    @property
    def is_open(self) -> bool:
        """Is there a pairing of the last round that is not decided?"""
        return bool(self.rounds) and any(not self.is_decided(pairing) for pairing in self.rounds[-1].pairings)

    @property
    def seeded(self) -> tuple[Player, ...]:
        """The players who have played or may play, the best seed first."""
        return tuple(sorted((player for player in self.players if player.seed), key=lambda player: player.seed))

    @property
    def active(self) -> tuple[Player, ...]:
        return tuple(player for player in self.seeded if player.is_active)

    def player(self, number: int) -> Player:
        return self.players[number - 1]

    def is_decided(self, pairing: Pairing) -> bool:
        """Does it need no more games?"""
        if pairing.absent or pairing.is_closed:
            return True
        games, best_of = len(pairing.counted), self.best_of
        if self.settings.format is not Format.KNOCKOUT:
            return games > 0
        ahead, behind = sorted(pairing.wins, reverse=True)
        return ahead > best_of // 2 or (games >= best_of and ahead > behind) or games >= best_of + MORE_GAMES

    @property
    def best_of(self) -> int:
        return self.settings.best_of if self.settings.format is Format.KNOCKOUT else 1

    def winner(self, pairing: Pairing) -> int | None:
        """The winner of a decided pairing; None for a tie or if no one came. In a knockout that
        ties, the better seed advances.
        """
        present = [player for player in pairing.pair if player not in pairing.absent]
        if len(present) < len(pairing.pair):
            return present[0] if present else None
        first, second = pairing.wins
        if first != second:
            return pairing.pair[first < second]
        if self.settings.format is not Format.KNOCKOUT:
            return None
        return min(pairing.pair, key=lambda player: self.player(player).seed)

    def pairings_of(self, player: int) -> Iterator[tuple[int, Pairing]]:
        """A player's pairings, with the number of the round."""
        for number, each in enumerate(self.rounds, start=1):
            pairing = each.pairing_of(player)
            if pairing is not None:
                yield number, pairing
