"""Counters and timers, which `bot.host.metrics` shows."""

import logging
import secrets
from collections.abc import Mapping
from contextvars import ContextVar

from prometheus_client import Counter, Histogram

arrived_at: ContextVar[float] = ContextVar("arrived_at")
"""The time by `perf_counter` when the interaction of the current task arrived."""

interactions = Counter(
    "farkle_interactions", "Presses, choices, typed forms and commands that were handled.", ["kind", "outcome"]
)
"""Interactions by kind and outcome. Kinds are component, form and command. Outcomes are done, refused (by rules or
settings), turned_away (before it was read), undelivered (Discord refused the answer) and failed.
"""
answer_seconds = Histogram(
    "farkle_answer_seconds",
    "From the arrival of an interaction until Discord has taken the first answer to it.",
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0),
)
commit_seconds = Histogram(
    "farkle_commit_seconds",
    "From asking for something to be stored until it is committed, with the time in the queue.",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0, 5.0),
)
_refusals = Counter("farkle_discord_refusals", "Requests that Discord refused, other than rate limits.", ["status"])
_rate_limits = Counter("farkle_rate_limits", "Requests that ran into a rate limit of Discord's.", ["scope"])
jobs_failed = Counter("farkle_jobs_failed", "What the bot does by itself and could not do.", ["job"])
_incidents = Counter("farkle_incidents", "Unexpected errors, whose numbers people read.")


def log_incident(log: logging.Logger, message: str, *arguments: object, game_id: int | None = None) -> str:
    """Logs and counts the current exception. Returns its number."""
    number = secrets.token_hex(4)
    _incidents.inc()
    about: dict[str, object] = {} if game_id is None else {"game": game_id}
    log.error("incident %s: " + message, number, *arguments, exc_info=True, extra={"incident": number} | about)
    return number


def refused(status: int, headers: Mapping[str, str]) -> None:
    if status == 429:
        _rate_limits.labels(headers.get("X-RateLimit-Scope", "unknown")).inc()
    else:
        _refusals.labels(str(status)).inc()
