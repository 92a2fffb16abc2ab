"""Rule sets that people are changing and have not saved yet."""

from cachetools import LRUCache

from bot.errors import Refused
from bot.rulesets import NamedRules

_MOST = 500


class Drafts:
    """The open drafts, one for each person and guild. They are only remembered: after a restart there are none."""

    def __init__(self) -> None:
        # By guild and person: the rule set as it was when the editor opened, and as changed so far.
        self._open: LRUCache[tuple[int, int], tuple[NamedRules, NamedRules]] = LRUCache(_MOST)

    def put(self, guild_id: int, user_id: int, before: NamedRules, draft: NamedRules) -> None:
        """Remembers what `before` is being changed to; the draft that nobody touched for longest may be dropped."""
        self._open[guild_id, user_id] = (before, draft)

    def of(self, guild_id: int, user_id: int) -> tuple[NamedRules, NamedRules]:
        """The rule set as it was, and as it is now. Raises Refused (`editor-gone`) where no draft is open."""
        found = self._open.get((guild_id, user_id))
        if found is None:
            raise Refused("editor-gone")
        return found

    def forget(self, user_id: int) -> None:
        """Forgets all drafts of somebody who is deleted."""
        for guild_id, editor_id in list(self._open):
            if editor_id == user_id:
                self.close(guild_id, editor_id)

    def close(self, guild_id: int, user_id: int) -> None:
        """Forgets a draft that was saved or discarded."""
        self._open.pop((guild_id, user_id), None)
