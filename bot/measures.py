"""What is counted and timed while the bot works, for those who watch over it (`bot.host.metrics` shows it).

Counting is always on: it takes about two microseconds, and a press takes a thousand times as long.
"""

import logging
import secrets
from collections.abc import Mapping
from contextvars import ContextVar

from prometheus_client import Counter, Histogram

arrived_at: ContextVar[float] = ContextVar("arrived_at")
"""When the interaction arrived that the current task handles, by `perf_counter`."""

interactions = Counter(
    "farkle_interactions", "Presses, choices, typed forms and commands that were handled.", ["kind", "outcome"]
)
"""The kinds are component, form and command.

Outcomes are done; refused (the rules or the settings do not allow it); turned_away (before anybody looked at it);
undelivered (Discord did not take the answer); and failed.
"""
answer_seconds = Histogram(
    "farkle_answer_seconds",
    "From the arrival of an interaction until Discord has taken the first answer to it.",
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0),
)
_commit_seconds = Histogram(
    "farkle_commit_seconds",
    "From asking for something to be stored until it is committed, with the time in the queue.",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0, 5.0),
)
_refusals = Counter("farkle_discord_refusals", "Requests that Discord refused, other than rate limits.", ["status"])
_rate_limits = Counter("farkle_rate_limits", "Requests that ran into a rate limit of Discord's.", ["scope"])
_rounds_failed = Counter("farkle_rounds_failed", "What the bot does by itself and could not do.", ["round"])
_incidents = Counter("farkle_incidents", "Errors that nobody expected, which people were told under a number.")

committed = _commit_seconds.observe
"""Notes how many seconds a commit took."""


def log_incident(log: logging.Logger, told: str, *arguments: object, game_id: int | None = None) -> str:
    """Logs the exception that is being handled, as an incident that is counted and kept. Returns its number."""
    number = secrets.token_hex(4)
    _incidents.inc()
    about: dict[str, object] = {} if game_id is None else {"game": game_id}
    log.error("incident %s: " + told, number, *arguments, exc_info=True, extra={"incident": number} | about)
    return number


def round_failed(name: str) -> None:
    """Counts a round in the background that failed."""
    _rounds_failed.labels(name).inc()


def refused(status: int, headers: Mapping[str, str]) -> None:
    """Counts an answer of Discord's that is an error, by its status and headers."""
    if status == 429:
        _rate_limits.labels(headers.get("X-RateLimit-Scope", "unknown")).inc()
    else:
        _refusals.labels(str(status)).inc()
