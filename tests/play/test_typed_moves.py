"""Playing by typing: /farkle roll, keep and bank do what the buttons do, over the local Discord."""

from bot.play.sessions import UNSEEN_SECONDS
from localdiscord import Message, Outcome, Person
from tests.support.sentences import refused, says
from tests.support.steps import FARKLE, begin, marked, pass_time, press, pressable
from tests.support.tavern import Tavern, scripted

STARTS = ("6", "1")


async def types(tavern: Tavern, person: Person, command: str, **options: object) -> Outcome:
    """A person has seen the board, and then types."""
    pass_time(tavern, UNSEEN_SECONDS)
    return await person.slash(tavern.channel, f"farkle {command}", **options)


async def test_a_turn_is_typed(tavern: Tavern) -> None:
    tavern.roll = scripted(*STARTS, "115236", "123")
    host, second, _ = tavern.people
    board = await begin(tavern)
    threw = await types(tavern, host, "roll")
    assert threw.ephemeral
    assert says(threw, "typed-threw", dice="1 1 5 2 3 6", best="1 1 5", points=250)
    assert threw.text.endswith(f"/{board.id}")
    kept = await types(tavern, host, "keep", dice="5, 1 1")
    assert kept.ephemeral
    assert says(kept, "typed-kept", dice="1 1 5", points=250)
    assert marked(board) == [0, 1, 2]
    assert "Bank 250" in pressable(board)
    await types(tavern, host, "roll")
    await types(tavern, host, "keep", dice="1")
    banked = await types(tavern, host, "bank")
    assert not banked.ephemeral
    board = await tavern.board()
    assert tavern.on_turn(board) is second
    assert f"{host.mention} **350**" in board.text


async def test_typing_and_pressing_may_be_mixed(tavern: Tavern) -> None:
    tavern.roll = scripted(*STARTS, "115236", FARKLE, "512346")
    host, second, _ = tavern.people
    await begin(tavern)
    await press(tavern, "Roll", "Most points")
    await types(tavern, host, "bank")
    board = await tavern.board()
    assert f"{host.mention} **250**" in board.text
    await types(tavern, second, "roll")
    await tavern.until(lambda: tavern.channel.messages()[-1].id != board.id)
    assert tavern.on_turn(await tavern.board()) is host


async def test_refusals_are_those_of_the_buttons(tavern: Tavern) -> None:
    tavern.roll = scripted(*STARTS, "115236")
    host, second, third = tavern.people
    assert refused(await types(tavern, host, "roll"), "no-game-here")
    await begin(tavern)
    for person, command, options, key in (
        (second, "roll", {}, "not-your-turn"),
        (third, "bank", {}, "sits-not"),
        (host, "keep", {"dice": "1"}, "throw-first"),
        (host, "bank", {}, "throw-first"),
    ):
        assert refused(await types(tavern, person, command, **options), key)
    await types(tavern, host, "roll")
    for given, key in (("6", "not-scoring"), ("1 1 1", "not-lying"), ("seven", "not-dice"), ("@everyone", "not-dice")):
        outcome = await types(tavern, host, "keep", dice=given)
        assert refused(outcome, key)
        assert outcome.shown.pings == []


async def test_what_somebody_else_changed_a_moment_ago_has_not_been_seen(tavern: Tavern) -> None:
    tavern.roll = scripted(*STARTS, "115236", "115236")
    host, second, _ = tavern.people
    await begin(tavern)
    assert refused(await host.slash(tavern.channel, "farkle roll"), "typed-too-soon")
    await press(tavern, "Roll", "Most points", "Bank")
    assert refused(await second.slash(tavern.channel, "farkle roll"), "typed-too-soon")
    await types(tavern, second, "roll")
    # They have seen their own moves.
    kept = await second.slash(tavern.channel, "farkle keep", dice="1 1 5")
    assert says(kept, "typed-kept", dice="1 1 5")


async def test_what_may_be_kept_is_offered(tavern: Tavern) -> None:
    tavern.roll = scripted(*STARTS, "115236")
    host, second, _ = tavern.people
    await begin(tavern)
    assert await host.autocomplete(tavern.channel, "farkle keep", "dice", "") == []
    await press(tavern, "Roll")
    for typed, offered in (
        ("", ["1 1 5", "1 1", "1 5", "1", "5"]),
        ("1 ", ["1 1 5", "1 1", "1 5", "1"]),
        ("51", ["1 1 5", "1 5"]),
        ("6", []),
    ):
        found = await host.autocomplete(tavern.channel, "farkle keep", "dice", typed)
        assert [each["value"] for each in found] == offered
        assert await second.autocomplete(tavern.channel, "farkle keep", "dice", typed) == []
    # Nothing is offered for a game that is not in memory.
    tavern.bot.services.sessions.read_anew()
    assert await host.autocomplete(tavern.channel, "farkle keep", "dice", "") == []
    board: Message = await tavern.board()
    await types(tavern, host, "keep", dice="1 1")
    assert marked(board) == [0, 1]
