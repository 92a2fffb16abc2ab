"""Turns and endings that follow once the game is unlocked. They are stored before, so a restart loses nothing."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.discord_py import Allowance
from bot.ui.components import Screen

MOST_EDITS = 5
"""In a channel, in the time of as many frames."""
_FRAME_SECONDS = 1.2


@dataclass(frozen=True, slots=True)
class Sequel:
    """First the turns of computers after the one that is shown: `frames`. The last frame shows the game as it is.

    Then the ending with its records. `told` are lines about the last turn, by the person whom a copy faces; empty if
    the game has not ended, or does not count.
    """

    frames: Sequence[Screen] = ()
    told: Mapping[int | None, Sequence[str]] = field(default_factory=dict)


NOTHING = Sequel()


class Films:
    """Paces frames. `sleep` waits for seconds. `edits` limits those in a channel; frames above that are left out."""

    def __init__(self, sleep: Callable[[float], Awaitable[None]], edits: Allowance) -> None:
        self._sleep = sleep
        self.edits = edits
        self._running: dict[int, Sequence[Screen]] = {}
        self._is_stopping = False

    def begin(self, game_id: int, frames: Sequence[Screen]) -> None:
        """As soon as the game is unlocked: from then on, players may skip the frames."""
        self._running[game_id] = frames

    def is_running(self, game_id: int, frames: Sequence[Screen]) -> bool:
        return self._running.get(game_id) is frames

    def end(self, game_id: int, frames: Sequence[Screen]) -> None:
        if self.is_running(game_id, frames):
            del self._running[game_id]

    def skip(self, game_id: int) -> None:
        """The caller shows the game."""
        self._running.pop(game_id, None)

    def stop(self) -> None:
        """Shows only the last frames from now on."""
        self._is_stopping = True

    async def is_time_for(self, frames: Sequence[Screen], frame: Screen, channel_id: int) -> bool:
        """Waits until the frame is due. False if it is left out."""
        if not self._is_stopping:
            await self._sleep(_FRAME_SECONDS)
        return frame is frames[-1] or (not self._is_stopping and self.edits.take(channel_id))
