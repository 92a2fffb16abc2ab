"""The bot counts Discord's recent refusals and its own messages, and stays far below Discord's limits."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import discord
import pytest

from bot import discord_limits
from bot.discord_limits import Allowance, Refusals, for_person, for_server
from tests.support.steps import Clock

NO_HEADERS: dict[str, str] = {}
HERE, ELSEWHERE = 1, 2


@contextmanager
def on_behalf_of(server: int) -> Iterator[None]:
    token = for_server.set(server)
    yield
    for_server.reset(token)


def withheld(refusals: Refusals, server: int, channel: str = "POST there") -> int | None:
    """The status of a request that is not sent."""
    with on_behalf_of(server):
        try:
            refusals.check(channel)
        except discord.HTTPException as error:
            return error.status
    return None


def refuse(refusals: Refusals, server: int, *channels: str, status: int = 403) -> None:
    with on_behalf_of(server):
        for channel in channels:
            refusals.record(status, NO_HEADERS, channel)


def use_up(refusals: Refusals, server: int) -> None:
    refuse(refusals, server, *map(str, range(discord_limits._MOST_OF_SERVER)))


def test_many_within_ten_minutes_are_many() -> None:
    now = [1000.0]
    refusals = Refusals(lambda: now[0])
    for _ in range(discord_limits._MANY - 1):
        refusals.record(403, NO_HEADERS)
    assert refusals.may_ask(HERE)
    now[0] += 599
    refusals.record(429, NO_HEADERS)
    assert not refusals.may_ask(HERE)
    now[0] += 1
    assert refusals.may_ask(HERE)


def test_only_what_discord_counts_is_counted() -> None:
    refusals = Refusals(lambda: 0.0)
    for _ in range(discord_limits._MANY):
        for status in (200, 204, 400, 404, 500):
            refusals.record(status, NO_HEADERS)
        refusals.record(429, {"X-RateLimit-Scope": "shared"})
    assert refusals.may_ask(HERE)


def permissions_change(refusals: Refusals, _now: list[float]) -> None:
    refusals.forget_channels(HERE)


def ten_minutes_pass(_refusals: Refusals, now: list[float]) -> None:
    now[0] += 600


@pytest.mark.parametrize("something_changes", [permissions_change, ten_minutes_pass])
def test_what_a_channel_refuses_is_not_asked_again_until(
    something_changes: Callable[[Refusals, list[float]], None],
) -> None:
    now = [0.0]
    refusals = Refusals(lambda: now[0])
    refuse(refusals, HERE, "POST there")
    assert withheld(refusals, HERE) == 403
    assert withheld(refusals, HERE, "PATCH there") is None
    assert withheld(refusals, ELSEWHERE) is None
    something_changes(refusals, now)
    assert withheld(refusals, HERE) is None


@pytest.mark.parametrize("status", [401, 429])
def test_only_what_is_forbidden_is_not_asked_again(status: int) -> None:
    refusals = Refusals(lambda: 0.0)
    refuse(refusals, HERE, "POST there", status=status)
    assert withheld(refusals, HERE) is None


@pytest.mark.parametrize("status", [403, 429])
def test_a_server_where_much_is_refused_waits_and_no_other(status: int) -> None:
    """Changing permissions again and again does not help."""
    now = [0.0]
    refusals = Refusals(lambda: now[0])
    for number in range(discord_limits._MOST_OF_SERVER):
        assert refusals.may_ask(HERE)
        assert withheld(refusals, HERE, f"PATCH {number}") is None
        refuse(refusals, HERE, f"PATCH {number}", status=status)
        refusals.forget_channels(HERE)
    assert not refusals.may_ask(HERE)
    assert withheld(refusals, HERE) == 429
    assert refusals.may_ask(ELSEWHERE)
    assert withheld(refusals, ELSEWHERE) is None
    now[0] += 600
    assert refusals.may_ask(HERE)
    assert withheld(refusals, HERE) is None


def test_a_person_who_causes_many_refusals_waits_and_no_other() -> None:
    """Such as by challenges to people who take no direct messages, each in a channel of its own."""
    now = [0.0]
    refusals = Refusals(lambda: now[0])
    for person in (11, 12):
        token = for_person.set(person)
        assert withheld(refusals, 0) is None
        for number in range(discord_limits._MOST_OF_PERSON):
            assert withheld(refusals, 0, f"POST {number}") is None
            refuse(refusals, 0, f"POST {number}", status=403)
        assert withheld(refusals, 0, "POST elsewhere") == 429
        now[0] += 600
        assert withheld(refusals, 0) is None
        for_person.reset(token)


def test_the_limit_for_the_whole_bot_is_the_fault_of_no_server() -> None:
    refusals = Refusals(lambda: 0.0)
    with on_behalf_of(HERE):
        for _ in range(discord_limits._MOST_OF_SERVER):
            refusals.record(429, {"X-RateLimit-Scope": "global"})
    assert refusals.may_ask(HERE)


def test_before_the_bot_is_shut_out_nothing_is_asked_on_servers_where_anything_was_refused() -> None:
    refusals = Refusals(lambda: 0.0)
    for server in range(ELSEWHERE + 1, ELSEWHERE + 1 + discord_limits._MANY // discord_limits._MOST_OF_SERVER):
        use_up(refusals, server)
    assert withheld(refusals, HERE) is None
    refuse(refusals, HERE, "PATCH there")
    assert withheld(refusals, HERE) == 429
    assert withheld(refusals, ELSEWHERE) is None


def test_three_messages_in_six_seconds_in_a_channel() -> None:
    clock = Clock()
    allowance = Allowance(clock)
    assert [allowance.take(1) for _ in range(4)] == [True, True, True, False]
    assert allowance.take(2)
    clock.now += 5.9
    assert not allowance.take(1)
    clock.now += 0.1
    assert [allowance.take(1) for _ in range(4)] == [True, True, True, False]


def test_twenty_messages_a_second_altogether() -> None:
    clock = Clock()
    allowance = Allowance(clock)
    assert [allowance.take(channel) for channel in range(21)] == [True] * 20 + [False]
    clock.now += 1
    assert allowance.take(21)
