"""The bot knows how much Discord has refused lately, so that it stays far below what Discord tolerates."""

from bot import rate_limit
from bot.rate_limit import Refusals

NO_HEADERS: dict[str, str] = {}


def test_many_within_ten_minutes_are_many() -> None:
    now = [1000.0]
    refusals = Refusals(lambda: now[0])
    for _ in range(rate_limit._MANY - 1):
        refusals.note(403, NO_HEADERS)
    assert not refusals.are_many
    now[0] += 599
    refusals.note(429, NO_HEADERS)
    assert refusals.are_many
    now[0] += 1
    assert not refusals.are_many


def test_only_what_discord_counts_is_counted() -> None:
    refusals = Refusals(lambda: 0.0)
    for _ in range(rate_limit._MANY):
        for status in (200, 204, 400, 404, 500):
            refusals.note(status, NO_HEADERS)
        refusals.note(429, {"X-RateLimit-Scope": "shared"})
    assert not refusals.are_many
