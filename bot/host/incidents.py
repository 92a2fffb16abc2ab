"""Incidents: unexpected errors, stored by the number that users saw."""

import asyncio
import logging
import re
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.store import incidents
from bot.store.database import Database
from bot.ui.context import Context

log = logging.getLogger(__name__)

_LONGEST_TRACEBACK = 8000
# Discord ids, which nothing needs later.
_ID = re.compile(r"\d{15,20}")


class IncidentLog(logging.Handler):
    """Stores log records with an incident number."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        super().__init__(logging.ERROR)
        self._database = database
        self._clock = clock
        self.storing: set[asyncio.Task[None]] = set()

    def emit(self, record: logging.LogRecord) -> None:
        number = getattr(record, "incident", None)
        if number is None:
            return
        context, raised = Context.current(), record.exc_info[1] if record.exc_info else None
        trace = "".join(traceback.format_exception(raised)) if raised else record.getMessage()
        found = incidents.Incident(
            number=str(number),
            at=int(self._clock()),
            guild_id=context.interaction.guild_id if context else None,
            game_id=getattr(record, "game", context.game_id if context else None),
            request=_request(context),
            traceback=_ID.sub("(id)", trace)[-_LONGEST_TRACEBACK:],
        )
        task = asyncio.get_running_loop().create_task(self._store(found))
        self.storing.add(task)
        task.add_done_callback(self.storing.discard)

    async def _store(self, incident: incidents.Incident) -> None:
        try:
            await self._database.write(incidents.add, incident)
        except Exception as error:
            # The storage itself may be the incident; the log has it anyway.
            log.warning("incident %s could not be stored: %r", incident.number, error)


def _request(context: Context | None) -> str:
    """What the person asked for: the command, or the route and verb of a button, without names."""
    if context is None:
        return "clock"
    command = context.interaction.command
    words = [part for part in context.custom_id.split(":") if not part.isdecimal()]
    return f"/{command.qualified_name}" if command else ":".join(words[:2])


@asynccontextmanager
async def incidents_kept(database: Database, clock: Callable[[], float]) -> AsyncIterator[None]:
    """Stores logged incidents during the block."""
    handler = IncidentLog(database, clock)
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
        await asyncio.gather(*handler.storing)
