"""Unsaved changes of rule sets."""

from cachetools import LRUCache

from bot.errors import Refused
from bot.rulesets import NamedRules

_MOST = 500


class Drafts:
    """One per person and guild; a restart drops them."""

    def __init__(self) -> None:
        # The original and the draft.
        self._open: LRUCache[tuple[int, int], tuple[NamedRules, NamedRules]] = LRUCache(_MOST)

    def put(self, guild_id: int, user_id: int, before: NamedRules, draft: NamedRules) -> None:
        """May drop the oldest."""
        self._open[guild_id, user_id] = (before, draft)

    def of(self, guild_id: int, user_id: int) -> tuple[NamedRules, NamedRules]:
        """The original and the draft. Raises Refused (`editor-gone`)."""
        found = self._open.get((guild_id, user_id))
        if found is None:
            raise Refused("editor-gone")
        return found

    def forget(self, user_id: int) -> None:
        for guild_id, editor_id in list(self._open):
            if editor_id == user_id:
                self.close(guild_id, editor_id)

    def close(self, guild_id: int, user_id: int) -> None:
        self._open.pop((guild_id, user_id), None)
