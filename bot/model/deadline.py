"""Until when a game waits."""

from dataclasses import dataclass, replace

from bot.model.servers import TURN_SECONDS

GRACE_SECONDS = 2 * 60
PAUSE_SECONDS = 7 * 24 * 3600
_LEAST_SECONDS = 30
_LONGEST_WARNING_SECONDS = 6 * 3600


@dataclass(frozen=True)
class Deadline:
    """Times are in seconds since 1970, and None without a limit.

    - `due_at`: when the lobby closes or the turn ends; `alarm_at`: when the clock next looks at the game.
    - `seconds`: the length of a turn; `left`: what a pause left of it.
    - `called`, `extended`, `paused`: the revision at which the turn began that was last called, given more time after
      downtime, or paused.
    """

    due_at: int | None = None
    alarm_at: int | None = None
    seconds: int = TURN_SECONDS
    left: int | None = None
    called: int | None = None
    extended: int | None = None
    paused: int | None = None

    @property
    def grace_seconds(self) -> int:
        return min(GRACE_SECONDS, self.seconds)

    def until(self, moment: int | None) -> "Deadline":
        """Due then, without an earlier reminder."""
        return replace(self, due_at=moment, alarm_at=moment)

    def begun(self, now: int, seconds: int | None = None) -> "Deadline":
        """Of a turn. Reminds the player in the last fifth or hours of a full turn, unless that has passed."""
        seconds = seconds or self.seconds
        due_at, warning = now + seconds, min(self.seconds // 5, _LONGEST_WARNING_SECONDS)
        return replace(self, due_at=due_at, alarm_at=due_at - warning if warning < seconds else due_at)

    def pausing(self, now: int, turn: int) -> "Deadline":
        assert self.due_at is not None
        left = max(_LEAST_SECONDS, self.due_at - now)
        return replace(self, due_at=None, alarm_at=now + PAUSE_SECONDS, left=left, paused=turn)
