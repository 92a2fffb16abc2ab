"""Opponents: added in the lobby, at the table like people, and left out of everything that counts people only."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.coach.coach import CoachUnavailable
from bot.games.dice import Seed
from bot.games.farkle import MOST_THROWS, Game, RuleSet, change
from bot.local.demo import next_press
from bot.model.games import Status, StoredGame
from bot.play.sessions import UNSEEN_SECONDS
from bot.rulesets import shipped
from bot.sentences import say
from bot.store import guilds, rule_books
from bot.typed import Typed
from localdiscord import Message, Person
from tests.support.record_steps import download
from tests.support.sentences import refused, says
from tests.support.steps import (
    HOST_BEGINS,
    add_opponent,
    at_rest,
    leave,
    open_lobby,
    pass_time,
    press,
    pressable,
    stored,
    strike,
)
from tests.support.table import last
from tests.support.tavern import Tavern


async def alone(tavern: Tavern, *characters: int, **options: Any) -> Message:
    """A lobby with one person and these opponents."""
    lobby = await open_lobby(tavern, 1, **options)
    for number in characters:
        await add_opponent(tavern, lobby, str(number))
    return lobby


async def begin(tavern: Tavern, *characters: int, **options: Any) -> Message:
    return await begin_in(tavern, await alone(tavern, *characters, **options))


async def begin_in(tavern: Tavern, lobby: Message) -> Message:
    preparing = tavern.bot.services.coach._preparing  # the coach gets ready while people are in the lobby
    assert preparing is not None
    await preparing
    await tavern.people[0].click(lobby, label="Start")
    return await tavern.board()


async def press_to_the_end(tavern: Tavern) -> StoredGame:
    """The game once it has ended: the host, the only person, plays on until then."""
    while not (game := await stored(tavern)).has_ended:
        board = await tavern.board()
        await tavern.people[0].click(board, label=next_press(board))
    return game


FIRST_BANK = "🤖 Timid Tilly banks **1,000** (1 1 1): **1,000** in all."


async def test_a_person_alone_plays_within_two_clicks_and_reads_of_computers_turns(tavern: Tavern) -> None:
    lobby, host = await open_lobby(tavern, 1, dice=(*HOST_BEGINS, "115223", "111234")), tavern.people[0]
    await add_opponent(tavern, lobby)
    assert "🤖 Timid Tilly" in lobby.text
    assert says(lobby, "lobby-small", reason="computer")
    await host.click(lobby, label="Start")
    assert "Roll 6" in pressable(await tavern.board())
    await press(tavern, "Roll", "Most points", "Bank")
    board = await tavern.board()
    assert FIRST_BANK in board.text.splitlines()
    assert f"➤ {host.mention}" in board.text
    # The first turns may be theirs.
    board = await begin(tavern, 0, dice=("1", "6", "111234"))
    assert FIRST_BANK in board.text.splitlines()
    assert f"➤ {host.mention}" in board.text


async def test_opponents_turns_between_peoples_cost_nothing(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.answers._PATIENCE_SECONDS", 60.0)  # to defer an answer is one more request
    throws = ("6", "1", "1", "1", "1", *["111234"] * 9)
    lobby, (host, second, _) = await alone(tavern, 0, 0, 0, dice=(*throws,)), tavern.people
    await second.click(lobby, label="Join")
    await begin_in(tavern, lobby)
    cost = []
    for following in (second, host):
        before = len(tavern.local.requests)
        await press(tavern, "Roll", "Most points", "Bank")
        await at_rest(tavern)
        assert tavern.on_turn(await tavern.board()) == following
        cost.append([each.method for each in list(tavern.local.requests)[before:]])
    with_three_opponents, without = cost
    # The answers to three presses.
    assert with_three_opponents == without == ["POST", "POST", "POST"]


@pytest.mark.parametrize("number", [1, 7])
async def test_a_person_plays_a_game_to_its_end_against_so_many(tavern: Tavern, number: int) -> None:
    tavern.roll = Seed.dice
    await begin(tavern, *(place % 4 for place in range(number)), rules="kingdom-come", target=1000)
    game = await press_to_the_end(tavern)
    assert game.status is Status.OVER
    assert "🏆" in (await tavern.board()).text
    assert game.counting is not None
    assert not game.counting.counts
    text = (await download(await verified(tavern))).decode()
    assert "computer:timid" in text
    assert f"started {game.started}" in text
    assert len(next(line for line in text.splitlines() if line.startswith("joins")).split()) == 2


async def verified(tavern: Tavern) -> Message:
    """What the host reads about the dice, which are right."""
    host = tavern.people[0]
    await host.slash(tavern.channel, "farkle verify")
    right = "The dice fell exactly as decided before the game"
    await tavern.until(lambda: right in tavern.channel.messages(viewer=host)[-1].text)
    return tavern.channel.messages(viewer=host)[-1]


async def own_rules(tavern: Tavern, base: str, **options: Any) -> None:
    """The server's own rules, "Ours": a shipped rule set with some options changed, even as the editor refuses to."""
    ruleset = shipped()[base]
    ours = replace(ruleset, name="ours", title=Typed("Ours"), rules=change(ruleset.rules, options))
    await tavern.bot.database.write(guilds.ensure_guild, guild_id=tavern.guild.id)
    await tavern.bot.database.write(rule_books.add_rules, guild_id=tavern.guild.id, ruleset=ours)


async def test_rules_by_which_nobody_farkles_or_banks_hold_up_nobody(tavern: Tavern) -> None:
    """The editor refuses such rules by now. Servers may have some from before."""
    endless = {"singles": dict.fromkeys(range(1, 7), 1), "triples": {}, "keep": "all", "minimum_bank": 1_000_000}
    tavern.roll = Seed.dice
    await own_rules(tavern, "standard", **endless, start="seat_order")
    await begin(tavern, 0, 0, rules="Ours")
    await strike(tavern, 3600)
    story = f"has rolled {MOST_THROWS} times, the limit for a turn: the turn is lost"
    await tavern.until(lambda: any(story in each.text for each in tavern.channel.messages()))
    game = await stored(tavern)
    assert game.game is not None
    assert 2 * 2 * MOST_THROWS < game.game.revision < 2 * 2 * MOST_THROWS + 10
    # Only computers are left, so the game ends, and records answer.
    await leave(tavern.people[0], await tavern.board())
    card = await tavern.people[0].slash(tavern.channel, "farkle stats")
    assert card.text == say("no-games-yet")
    assert (await stored(tavern)).has_ended


async def test_who_begins_by_lot_beside_computers_can_be_checked(tavern: Tavern) -> None:
    tavern.roll = Seed.dice
    await own_rules(tavern, "kingdom-come", start="random")
    await begin(tavern, 0, 3, rules="Ours", target=100)
    game = await press_to_the_end(tavern)
    assert isinstance(game.rules, RuleSet)
    assert game.rules.start == "random"
    assert says(await verified(tavern), "verify-by-lot")


async def test_a_persons_games_against_a_character_are_told_on_their_card(tavern: Tavern) -> None:
    await begin(tavern, 0, rules="kingdom-come", target=300, dice=(*HOST_BEGINS, "111222"))
    await press_to_the_end(tavern)
    card = await tavern.people[0].slash(tavern.channel, "farkle stats")
    won = "won 1 of 1 · best 1,200 points · winning streak 1, longest 1"
    assert card.shown.text.splitlines()[-1] == f"🤖 Timid Tilly: {won}"


async def test_only_the_host_adds_and_removes_them_and_the_table_may_be_full(tavern: Tavern) -> None:
    lobby = await alone(tavern, 0, 1, 2, 3, 0, 0, 0)
    host, second = tavern.people[:2]
    assert "🤖 Timid Tilly 4" in lobby.text
    assert says(lobby, "lobby-players", free=0)
    menu = lobby.selects[0]
    assert menu.options == {"out": "Remove 🤖 Timid Tilly 4"}
    assert refused(await second.choose(lobby, menu.custom_id, ["out"]), "only-host")
    await add_opponent(tavern, lobby, "out")
    assert "🤖 Timid Tilly 4" not in lobby.text
    # A lobby with only opponents left closes.
    await host.click(lobby, label="Leave")
    assert says(lobby, "lobby-ended")


@pytest.mark.parametrize("opponents", [1, 2])
async def test_a_table_with_only_opponents_left_ends(tavern: Tavern, opponents: int) -> None:
    await begin(tavern, *[0] * opponents, dice=("6", *"12"[:opponents]))
    host, board, remaining = tavern.people[0], await tavern.board(), opponents % 2
    assert says(await host.click(board, label="Leave"), "leave-sure", others=remaining)
    assert says(await host.slash(tavern.channel, "farkle stop"), "stop-sure", remaining=remaining)
    await leave(host, board)
    assert (await stored(tavern)).status is (Status.OVER if remaining else Status.STOPPED)


async def test_the_next_host_is_a_person(tavern: Tavern) -> None:
    lobby, (host, second, _) = await alone(tavern, 0, dice=("6", "1", "2", "111234")), tavern.people
    await second.click(lobby, label="Join")
    await host.click(lobby, label="Start")
    await leave(tavern.people[0], await tavern.board())
    assert (await stored(tavern)).host_id == second.id


async def test_while_everybody_is_away_the_opponents_wait(tavern: Tavern) -> None:
    await begin(tavern, 0, dice=(*HOST_BEGINS, "111234", "111234"))
    await strike(tavern, 301)
    await tavern.until(lambda: says(last(tavern), "board-time", aside="yes"))
    await strike(tavern, 301)
    await tavern.until(lambda: "I'm back" in pressable(last(tavern)))
    game = await stored(tavern)
    assert game.is_asleep
    assert game.deadline.due_at is None
    assert game.opponent is not None, "it would be the opponent's turn"
    await tavern.people[0].click(last(tavern), label="I'm back")
    await tavern.until(lambda: "Roll 6" in pressable(last(tavern)))


async def test_opponents_turns_that_the_coach_cannot_take_are_taken_by_the_clock_and_those_before_are_told_of(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(tavern, 0, 0, dice=(*HOST_BEGINS, "2", "223346", "111234", "111234"))
    coach, is_lost_before = tavern.bot.services.coach, 2

    async def decide(game: Game, *rest: Any) -> Any:
        if game.current >= is_lost_before:
            raise CoachUnavailable
        return await coach.decide(game, *rest)

    def story() -> str:
        return "".join(each.text for each in tavern.channel.messages())

    with monkeypatch.context() as lost:
        lost.setattr(tavern.bot.services.sessions, "decide", decide)  # a dead worker would be back at once
        await press(tavern, "Roll")
        await tavern.until(lambda: says(last(tavern), "board-opponent"))
        assert pressable(last(tavern)) == ["Leave"]
        is_lost_before = 3
        await tavern.bot.jobs.play("clock")
    assert story().count("(1 1 1)") == 1
    await tavern.bot.jobs.play("clock")
    await tavern.until(lambda: "Roll 6" in pressable(last(tavern)))


async def gone(*_: object) -> Any:
    raise CoachUnavailable


async def begin_beside_computer(tavern: Tavern) -> tuple[Person, Person]:
    """The two people of a game with a computer."""
    lobby, (host, second, _) = await alone(tavern, 0, dice=("6", "2", "1", *["111234"] * 2)), tavern.people
    await second.click(lobby, label="Join")
    await begin_in(tavern, lobby)
    return host, second


@pytest.mark.new_boards
async def test_a_question_comes_after_opponents_due_turns(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    host, second = await begin_beside_computer(tavern)
    with monkeypatch.context() as away:
        away.setattr(tavern.bot.services.sessions, "decide", gone)  # only the coach's process can be away
        await press(tavern, "Roll", "Most points", "Bank")
        await at_rest(tavern)
    asked = await host.slash(tavern.channel, "farkle stop")
    await host.click(asked.shown, label="Ask everyone")
    await at_rest(tavern)
    *_, board, question = tavern.channel.messages()
    assert says(question, "stop-question")
    assert f"➤ {second.mention}" in board.text
    assert board.pings == [second]
    assert "Roll 6" in pressable(board)


async def test_what_needs_no_coach_is_shown_while_it_is_away(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    host, _ = await begin_beside_computer(tavern)
    with monkeypatch.context() as away:
        away.setattr(tavern.bot.services.sessions, "decide", gone)  # only the coach's process can be away
        await press(tavern, "Roll", "Most points", "Bank")
        await at_rest(tavern)
        asked = await host.slash(tavern.channel, "farkle stop")
        assert says(await host.click(asked.shown, label="Ask everyone"), "stop-asked")
        await at_rest(tavern)
        assert says(last(tavern), "stop-question")


@pytest.mark.parametrize("others", [0, 1])
async def test_a_typed_move_before_a_slow_computer_is_answered_privately_and_the_board_is_public(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch, others: int
) -> None:
    lobby, (host, *joining) = (
        await open_lobby(tavern, 1, dice=("6", *["1"] * others, "1", *["111234"] * 3)),
        tavern.people,
    )
    for person in joining[:others]:
        await person.click(lobby, label="Join")
    await add_opponent(tavern, lobby)
    await begin_in(tavern, lobby)
    while host is tavern.on_turn(await tavern.board()) and others:
        await press(tavern, "Roll", "Most points", "Bank")
    await press(tavern, "Roll", "Most points")
    mover = tavern.on_turn(await tavern.board())
    pass_time(tavern, UNSEEN_SECONDS)
    decide: Any = tavern.bot.services.sessions.decide

    async def slowly(*given: Any, **named: Any) -> object:
        await asyncio.sleep(2)
        return await decide(*given, **named)

    monkeypatch.setattr(tavern.bot.services.sessions, "decide", slowly)  # or the computer would have to be slow
    outcome = await mover.slash(tavern.channel, "farkle bank")
    assert refused(outcome, "board-is-here")
    await at_rest(tavern)
    board = await tavern.board()
    assert board.ephemeral_for is None
    assert f"➤ {host.mention}" in board.text
    assert len(tavern.channel.messages()) == 2
