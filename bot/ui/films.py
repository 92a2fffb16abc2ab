"""Paces the turns of computers that a person watches."""

from collections.abc import Awaitable, Callable, Sequence

from bot.discord_limits import Allowance
from bot.ui.components import Screen

MOST_EDITS = 5
"""The most edits in a channel, in the time of as many frames."""
_FRAME_SECONDS = 1.2


class Films:
    """Paces frames. `sleep` waits for seconds. `edits` limits those in a channel; frames above that are left out."""

    def __init__(self, sleep: Callable[[float], Awaitable[None]], edits: Allowance) -> None:
        self._sleep = sleep
        self.edits = edits
        self._running: dict[int, Sequence[Screen]] = {}
        self._is_stopping = False

    def begin(self, game_id: int, frames: Sequence[Screen]) -> None:
        """Begins to show frames, as soon as the game is unlocked: from then on, players may skip them."""
        self._running[game_id] = frames

    def is_running(self, game_id: int, frames: Sequence[Screen]) -> bool:
        return self._running.get(game_id) is frames

    def end(self, game_id: int, frames: Sequence[Screen]) -> None:
        if self.is_running(game_id, frames):
            del self._running[game_id]

    def skip(self, game_id: int) -> None:
        """Skips the frames that are left; the caller shows the game."""
        self._running.pop(game_id, None)

    def stop(self) -> None:
        """Shows only the last frames from now on."""
        self._is_stopping = True

    async def is_time_for(self, frames: Sequence[Screen], frame: Screen, channel_id: int) -> bool:
        """Waits until the frame is due, and returns whether it is shown: not if it is left out."""
        if not self._is_stopping:
            await self._sleep(_FRAME_SECONDS)
        return frame is frames[-1] or (not self._is_stopping and self.edits.take(channel_id))
