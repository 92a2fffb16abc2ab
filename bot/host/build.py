"""The version that runs, and its commit."""

import os
from contextlib import suppress
from functools import cache
from pathlib import Path

from bot import __version__
from bot.store.database import record, recorded
from bot.store.units import Transaction

_ROOT = Path(__file__).parents[2]
_KEY = "version"


@cache
def version() -> str:
    """The version, with eight digits of the commit if this is a checkout, or an image that was built with `COMMIT`.

    A process that asked once still says what it runs after its files were updated.
    """
    commit = os.environ.get("COMMIT") or _checked_out(_ROOT / ".git")
    return f"{__version__} ({commit[:8]})" if commit else __version__


def record_version(transaction: Transaction) -> None:
    """Stores the version before this process serves. Of several processes, the last one counts."""
    record(transaction, _KEY, version())


def recorded_version(transaction: Transaction) -> str | None:
    """The version of the bot that served last; None before there was one that recorded it."""
    return recorded(transaction, _KEY)


def _checked_out(git: Path) -> str:
    """The commit of a checkout, or an empty text. It is not asked of git, which refuses a checkout of another user."""
    with suppress(OSError, UnicodeError):
        if git.is_file():
            # Of a worktree.
            git = git.parent / git.read_text("utf-8").removeprefix("gitdir: ").strip()
        _, is_on_branch, branch = (head := (git / "HEAD").read_text("utf-8").strip()).partition("ref: ")
        if not is_on_branch:
            return head
        shared = git / (git / "commondir").read_text("utf-8").strip() if (git / "commondir").exists() else git
        if (shared / branch).exists():
            return (shared / branch).read_text("utf-8").strip()
        for line in (shared / "packed-refs").read_text("utf-8").splitlines():
            commit, _, name = line.partition(" ")
            if name == branch:
                return commit
    return ""
