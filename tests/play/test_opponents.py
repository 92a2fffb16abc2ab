"""Opponents: added in the lobby, at the table like people, and left out of everything that counts people only."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.coach.coach import CoachUnavailable
from bot.games.dice import Seed
from bot.games.farkle import MOST_THROWS, Game, RuleSet, change
from bot.local.players import next_press
from bot.model.games import Status, StoredGame
from bot.rulesets import shipped
from bot.store import guilds, rule_books
from bot.text import Typed
from localdiscord import Message
from tests.support.record_steps import download
from tests.support.steps import add_opponent, open_lobby, pass_time, press, pressable
from tests.support.tavern import Tavern, scripted

HOST_BEGINS = ("6", "1")


async def alone(tavern: Tavern, *characters: int, **options: object) -> Message:
    """A lobby with one person and these opponents."""
    lobby = await open_lobby(tavern, 1, **options)
    for number in characters:
        await add_opponent(tavern, lobby, str(number))
    return lobby


async def begin(tavern: Tavern, *characters: int, **options: object) -> Message:
    return await begin_in(tavern, await alone(tavern, *characters, **options))


async def begin_in(tavern: Tavern, lobby: Message) -> Message:
    preparing = tavern.bot.services.coach._preparing
    assert preparing is not None, "the coach gets ready while people are in the lobby"
    await preparing
    await tavern.people[0].click(lobby, label="Start")
    return await tavern.board()


async def press_to_the_end(tavern: Tavern, game_id: int = 1) -> None:
    """The host, the only person, plays on until the game has ended."""
    for _ in range(300):
        if (await stored_game(tavern, game_id)).has_ended:
            return
        board = await tavern.board()
        await tavern.people[0].click(board, label=next_press(board))


async def own_rules(tavern: Tavern, base: str, **options: str) -> None:
    """The server's own rules, "Ours": a shipped rule set with some options changed."""
    admin = tavern.people[0]
    tavern.guild.add_member(admin, manage_guild=True)
    editor = (await admin.slash(tavern.channel, "farkle-setup make", title="Ours", base=base)).shown
    for option, value in options.items():
        (menu,) = (name for name, offered in RuleSet.menus().items() if option in offered)
        await admin.choose(editor, f"fe:option:{menu}", [option])
        await admin.choose(editor, f"fe:value:{option}", [value])
    await admin.click(editor, label="Save")


async def stored_game(tavern: Tavern, game_id: int = 1) -> StoredGame:
    async with tavern.bot.services.sessions.lock(game_id) as session:
        return session.stored


async def test_alone_you_are_playing_within_two_clicks(tavern: Tavern) -> None:
    tavern.roll = scripted(*HOST_BEGINS)
    lobby, host = await open_lobby(tavern, 1), tavern.people[0]
    await add_opponent(tavern, lobby)
    assert "🤖 Timid Tilly" in lobby.text
    assert "with a computer player, this game isn't rated" in lobby.text
    await host.click(lobby, label="Start")
    board = await tavern.board()
    assert "Roll 6" in pressable(board)


async def test_an_opponents_turn_is_told_as_a_persons(tavern: Tavern) -> None:
    throws = (*HOST_BEGINS, "115223", "111234")
    tavern.roll = scripted(*throws)
    await begin(tavern, 0)
    await press(tavern, "Roll", "Most points", "Bank")
    board = await tavern.board()
    assert "🤖 Timid Tilly banks **1,000** (1 1 1): **1,000** in all." in board.text.splitlines()
    assert f"➤ {tavern.people[0].mention}" in board.text


async def test_all_opponents_turns_between_two_people_cost_no_requests_of_their_own(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On a busy machine the bot would defer its answer, which is one more request.
    monkeypatch.setattr("bot.ui.context._PATIENCE_SECONDS", 60.0)
    throws = ("6", "1", "1", "1", "1", *["111234"] * 9)
    tavern.roll = scripted(*throws)
    lobby, (host, second, _) = await alone(tavern, 0, 0, 0), tavern.people
    await second.click(lobby, label="Join")
    await begin_in(tavern, lobby)
    cost = []
    for following in (second, host):
        before, old = len(tavern.local.requests), await tavern.board()
        await press(tavern, "Roll", "Most points", "Bank")
        await tavern.until(lambda old=old: old not in tavern.channel.messages())  # type: ignore[misc]  # bound now
        assert tavern.on_turn(await tavern.board()) == following
        cost.append([each.method for each in list(tavern.local.requests)[before:]])
    with_three_opponents, without = cost
    # The answers to three presses, the board, and the deletion of the one before.
    assert with_three_opponents == without == ["POST", "POST", "POST", "POST", "DELETE"]


@pytest.mark.parametrize("number", [1, 2, 7])
async def test_a_person_plays_a_game_to_its_end_against_so_many(tavern: Tavern, number: int) -> None:
    tavern.roll = Seed.dice
    await begin(tavern, *(place % 4 for place in range(number)), rules="kingdom-come", target=1000)
    host = tavern.people[0]
    await press_to_the_end(tavern)
    stored = await stored_game(tavern)
    assert stored.status is Status.OVER
    ending = await tavern.board()
    assert "🏆" in ending.text
    assert stored.counting is not None
    assert not stored.counting.is_rated
    await host.slash(tavern.channel, "farkle verify")
    right = "The dice fell exactly as decided before the game"
    await tavern.until(lambda: right in tavern.channel.messages(viewer=host)[-1].text)
    text = (await download(tavern.channel.messages(viewer=host)[-1])).decode()
    assert "computer:timid" in text
    assert f"started {stored.started}" in text
    assert len(next(line for line in text.splitlines() if line.startswith("joins")).split()) == 2


async def test_rules_by_which_nobody_farkles_or_banks_hold_up_nobody(tavern: Tavern) -> None:
    """The editor refuses such rules by now. Servers may have some from before."""
    endless = {"singles": dict.fromkeys(range(1, 7), 1), "triples": {}, "keep": "all", "minimum_bank": 1_000_000}
    tavern.roll = Seed.dice
    host, ours = tavern.people[0], replace(shipped()["standard"], name="ours", title=Typed("Ours"))
    ours = replace(ours, rules=change(RuleSet(), {**endless, "start": "seat_order"}))
    await tavern.bot.database.write(partial(guilds.ensure_guild, guild_id=tavern.guild.id))
    await tavern.bot.database.write(partial(rule_books.add_rules, guild_id=tavern.guild.id, house=ours))
    await begin(tavern, 0, 0, rules="Ours")
    pass_time(tavern, 3600)
    await tavern.bot.rounds.play("clock")
    told = f"has rolled {MOST_THROWS} times, the limit for a turn: the turn is lost"
    await tavern.until(lambda: any(told in each.text for each in tavern.channel.messages()))
    stored = await stored_game(tavern)
    assert stored.game is not None
    assert 2 * 2 * MOST_THROWS < stored.game.revision < 2 * 2 * MOST_THROWS + 10
    # The host leaves. Only computers are left, so the game ends, and records answer.
    asked = await host.click(await tavern.board(), label="Leave")
    await host.click(asked.shown, label="Leave the game")
    card = await host.slash(tavern.channel, "farkle stats")
    assert "You haven't finished a game" in card.shown.text
    assert (await stored_game(tavern)).has_ended


async def test_who_begins_by_lot_beside_computers_can_be_checked(tavern: Tavern) -> None:
    tavern.roll = Seed.dice
    await own_rules(tavern, "kingdom-come", start="random")
    await begin(tavern, 0, 3, rules="Ours", target=100)
    await press_to_the_end(tavern)
    host, stored = tavern.people[0], await stored_game(tavern)
    assert isinstance(stored.rules, RuleSet)
    assert stored.rules.start == "random"
    await host.slash(tavern.channel, "farkle verify")
    right = "The dice fell exactly as decided before the game"
    await tavern.until(lambda: right in tavern.channel.messages(viewer=host)[-1].text)
    assert "So does the draw for who goes first." in tavern.channel.messages(viewer=host)[-1].text


async def test_a_persons_games_against_a_character_are_told_on_their_card(tavern: Tavern) -> None:
    tavern.roll = scripted(*HOST_BEGINS, "111222")
    await begin(tavern, 0, rules="kingdom-come", target=300)
    await press_to_the_end(tavern)
    card = await tavern.people[0].slash(tavern.channel, "farkle stats")
    won = "won 1 of 1 · best 1,200 points · winning streak 1, longest 1"
    assert card.shown.text.splitlines()[-1] == f"🤖 Timid Tilly: {won}"


async def test_the_first_turns_may_be_theirs(tavern: Tavern) -> None:
    tavern.roll = scripted("1", "6", "111234")
    board = await begin(tavern, 0)
    host = tavern.people[0]
    assert f"➤ {host.mention}" in board.text
    assert "🤖 Timid Tilly banks **1,000** (1 1 1): **1,000** in all." in board.text.splitlines()


async def test_somebody_who_waits_alone_for_a_minute_is_told_of_opponents(tavern: Tavern) -> None:
    tavern.roll = scripted()
    lobby = await open_lobby(tavern, 1)
    assert "Nobody here yet?" not in lobby.text
    pass_time(tavern, 61)
    await tavern.bot.rounds.play("clock")
    await tavern.until(lambda: "Nobody here yet? Choose someone from **Opponents**" in lobby.text)
    await tavern.people[1].click(lobby, label="Join")
    assert "Nobody here yet?" not in lobby.text


async def test_only_the_host_adds_and_removes_them_and_the_table_may_be_full(tavern: Tavern) -> None:
    tavern.roll = scripted()
    lobby = await alone(tavern, 0, 1, 2, 3, 0, 0, 0)
    second = tavern.people[1]
    assert "🤖 Timid Tilly 4" in lobby.text
    assert "All seats are taken." in lobby.text
    (menu,) = lobby.selects
    assert menu.options == {"out": "Remove 🤖 Timid Tilly 4"}
    refused = await second.choose(lobby, menu.custom_id, ["out"])
    assert "Only the host" in refused.text
    await add_opponent(tavern, lobby, "out")
    assert "🤖 Timid Tilly 4" not in lobby.text


async def test_a_lobby_with_only_opponents_left_closes(tavern: Tavern) -> None:
    tavern.roll = scripted()
    lobby = await alone(tavern, 0)
    await tavern.people[0].click(lobby, label="Leave")
    assert "closed because everyone left" in lobby.text


@pytest.mark.parametrize("opponents", [1, 2])
async def test_a_table_with_only_opponents_left_ends(tavern: Tavern, opponents: int) -> None:
    tavern.roll = scripted("6", *"12"[:opponents])
    board, host = await begin(tavern, *[0] * opponents), tavern.people[0]
    asked = await host.click(board, label="Leave")
    await host.click(asked.shown, label="Leave the game")
    stored = await stored_game(tavern)
    assert stored.status is (Status.OVER if opponents == 1 else Status.STOPPED)


async def test_the_next_host_is_a_person(tavern: Tavern) -> None:
    tavern.roll = scripted("6", "1", "2", "111234")
    lobby, (host, second, _) = await alone(tavern, 0), tavern.people
    await second.click(lobby, label="Join")
    await host.click(lobby, label="Start")
    board = await tavern.board()
    asked = await host.click(board, label="Leave")
    await host.click(asked.shown, label="Leave the game")
    assert (await stored_game(tavern)).host_id == second.id


async def test_while_everybody_is_away_the_opponents_wait(tavern: Tavern) -> None:
    tavern.roll = scripted(*HOST_BEGINS, "111234", "111234")
    await begin(tavern, 0)
    pass_time(tavern, 301)
    await tavern.bot.rounds.play("clock")
    await tavern.until(lambda: "After that, this player is skipped" in tavern.channel.messages()[-1].text)
    pass_time(tavern, 301)
    await tavern.bot.rounds.play("clock")
    await tavern.until(lambda: "I'm back" in pressable(tavern.channel.messages()[-1]))
    stored = await stored_game(tavern)
    assert stored.is_asleep
    assert stored.due_at is None
    assert stored.opponent is not None, "it would be the opponent's turn"
    await tavern.people[0].click(tavern.channel.messages()[-1], label="I'm back")
    await tavern.until(lambda: "Roll 6" in pressable(tavern.channel.messages()[-1]))


async def test_an_opponents_turn_that_the_coach_cannot_take_is_taken_by_the_clock(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    tavern.roll = scripted(*HOST_BEGINS, "223346", "111234")
    await begin(tavern, 0)

    async def lost(*_: object) -> object:
        raise CoachUnavailable

    with monkeypatch.context() as dying:
        dying.setattr(tavern.bot.services.coach, "_ask", lost)
        await press(tavern, "Roll")
        board = await tavern.board()
        await tavern.until(lambda: "plays in a moment" in tavern.channel.messages()[-1].text)
    board = tavern.channel.messages()[-1]
    assert pressable(board) == ["Leave"]
    await tavern.bot.rounds.play("clock")
    await tavern.until(lambda: "(1 1 1)" in "".join(each.text for each in tavern.channel.messages()))
    assert "Roll 6" in pressable(await tavern.board())


async def test_an_opponents_turn_is_told_of_though_the_coach_is_lost_before_the_next_ones(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    tavern.roll = scripted(*HOST_BEGINS, "2", "223346", "111234", "111234")
    await begin(tavern, 0, 0)
    coach, is_lost_before = tavern.bot.services.coach, 2

    async def decide(game: Game, *rest: Any) -> Any:
        if game.current >= is_lost_before:
            raise CoachUnavailable
        return await coach.decide(game, *rest)

    def told() -> str:
        return "".join(each.text for each in tavern.channel.messages())

    with monkeypatch.context() as dying:
        dying.setattr(tavern.bot.services.sessions, "decide", decide)
        await press(tavern, "Roll")
        is_lost_before = 3
        await tavern.bot.rounds.play("clock")
    assert told().count("(1 1 1)") == 1
    await tavern.bot.rounds.play("clock")
    await tavern.until(lambda: "Roll 6" in pressable(tavern.channel.messages()[-1]))
