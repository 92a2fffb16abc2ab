"""The settings of people, in memory, because each answer depends on the language."""

from typing import Any

from bot.model.people import OwnSettings
from bot.store import people
from bot.store.database import Database

_DEFAULT = OwnSettings()


class SettingsByPerson:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._remembered: dict[int, OwnSettings] = {}

    async def load(self) -> None:
        """Reads the settings of all people anew, also after they changed theirs elsewhere, or were deleted."""
        # By the writer, or a change meanwhile would be lost.
        self._remembered = await self._database.write(people.all_own_settings)

    def of(self, user_id: int) -> OwnSettings:
        return self._remembered.get(user_id, _DEFAULT)

    async def change(self, user_id: int, **changes: Any) -> None:
        """Changes a person's settings to values that the caller has checked. Raises Refused (`being-deleted`)."""
        self._remembered[user_id] = await self._database.write(people.change_own_settings, user_id, changes)
