"""Bots that die as soon as an opponent has taken a turn: `python -m tests.support.short_lived` forks them."""

import os
import signal
from collections.abc import Callable

from bot.local.forked import Birth, serve
from bot.play.change import Change
from bot.play.opponents import may_play
from bot.play.sessions import Session


def shorten_life(_birth: Birth) -> None:
    """Kills this process once an opponent's turn is stored, before anything else happens."""
    commit = Session.commit

    async def commit_and_die(session: Session, change: Change, meanwhile: Callable[[], None] | None = None) -> None:
        await commit(session, change, meanwhile)
        if may_play(change.before):
            os.kill(os.getpid(), signal.SIGKILL)

    Session.commit = commit_and_die  # type: ignore[method-assign,assignment]


if __name__ == "__main__":
    serve(shorten_life)
