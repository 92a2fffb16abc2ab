"""Actions of `bot.play` without Discord."""

import inspect
from collections.abc import Callable

from bot.model.games import Change
from bot.play.sessions import Session


async def act(session: Session, action: Callable[..., Change | None], *given: object, **named: object) -> Change:
    """Commits one action on the session's game, with the session's time and dice."""
    takes = inspect.signature(action).parameters
    values = {"now": session.now(), "roller": session.roller}
    change = action(session.stored, *given, **named, **{name: values[name] for name in values if name in takes})
    assert change is not None, "there was something to do"
    await session.commit(change)
    return change
