"""How many messages the bot posts on its own when an answer would do as well."""

from bot.discord_py import Allowance
from tests.support.steps import Clock


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
