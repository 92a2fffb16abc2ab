"""The turns are stored before, so no press waits for them and a restart loses nothing."""

from collections.abc import Awaitable, Callable, Sequence

from bot.discord_py import Allowance
from bot.errors import Refused
from bot.model.games import StoredGame
from bot.play.sessions import Sessions
from bot.ui.components import Screen

MOST_EDITS = 5
"""In a channel, in the time of as many frames."""
_FRAME_SECONDS = 1.2
_RETRIES = 5


class Films:
    """`sleep` waits for seconds. `edits` limits those in a channel; frames above that are left out."""

    def __init__(self, sleep: Callable[[float], Awaitable[None]], edits: Allowance) -> None:
        self._sleep = sleep
        self.edits = edits
        self._running: dict[int, Sequence[Screen]] = {}
        self._is_stopping = False

    def begin(self, game_id: int, frames: Sequence[Screen]) -> None:
        """Before `show`, as soon as the game is unlocked: from then on, players may skip them."""
        self._running[game_id] = frames

    def skip(self, game_id: int) -> None:
        """The caller shows the game."""
        self._running.pop(game_id, None)

    def stop(self) -> None:
        """Shows only the last frames from now on."""
        self._is_stopping = True

    async def show(
        self,
        sessions: Sessions,
        stored: StoredGame,
        frames: Sequence[Screen],
        edit: Callable[[StoredGame, Screen], Awaitable[bool]],
    ) -> None:
        """Ends early if the game continues, pauses, stops, is posted elsewhere, deleted or skipped. The last frame is
        the game as it is. It is tried again.
        """
        try:
            for frame in (*frames, *[frames[-1]] * _RETRIES):
                if not self._is_stopping:
                    await self._sleep(_FRAME_SECONDS)
                if frame is not frames[-1] and (self._is_stopping or not self.edits.take(stored.place)):
                    continue
                async with sessions.lock(stored.id) as session:
                    now = session.stored
                    if self._running.get(stored.id) is not frames or _shown_of(now) != _shown_of(stored):
                        return
                    if await edit(now, frame) and frame is frames[-1]:
                        return
        except Refused:
            # The game is deleted.
            return
        finally:
            if self._running.get(stored.id) is frames:
                del self._running[stored.id]


def _shown_of(stored: StoredGame) -> tuple[object, ...]:
    return stored.revision, stored.status, stored.message_id
