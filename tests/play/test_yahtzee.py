"""Yahtzee and Triple Yahtzee at a table: the effect of each press, the refusals, and whole games."""

import asyncio
from pathlib import Path

import pytest

from bot.games.yahtzee import BOXES
from bot.local.players import is_over
from bot.model.servers import TURN_SECONDS, Boards
from bot.text import say
from tests.support.settings_steps import forge, manage, refused
from tests.support.steps import address, custom_id, faces, leave, marked, press, pressable, thrown
from tests.support.table import Hourglass, due, last
from tests.support.tavern import Tavern, local_tavern, running_bot, scripted, seeded
from tests.support.yahtzee_steps import begin, hold, menu_of, open_lobby, press_best, take, turn

TRIPLE = "triple-yahtzee"


async def test_the_lobby_says_what_is_played_and_one_person_may_start(tavern: Tavern) -> None:
    lobby = await open_lobby(tavern, rules=TRIPLE)
    assert " Triple Yahtzee\n39 turns each" in lobby.text
    assert "Yahtzee · " not in lobby.text, "the title says which game it is"
    scores = "Ones to sixes (dice of that face), Three of a kind (all dice), Four of a kind (all dice), "
    scores += "Full house 25, Small straight 30, Large straight 40, Yahtzee 50, Chance (all dice)."
    assert f"Scores: {scores}" in lobby.text
    assert "39 turns each, highest total wins" in lobby.text
    assert "the second counts double, the third triple" in lobby.text
    options = ["How to play", "Rules and options", "Allow hints"]
    assert pressable(lobby) == ["Check the dice", "Join", "Start", "Leave", "Cancel", *options]
    rules = await tavern.people[1].click(lobby, label="Rules")
    assert rules.ephemeral
    assert "Joker" in rules.text


async def test_a_turn_of_three_throws(tavern: Tavern) -> None:
    tavern.roll = scripted("66236", "16", "6")
    host, second, _ = tavern.people
    board = await begin(tavern)
    assert board.pings == [host]
    assert pressable(board) == ["Roll 5 dice", "Cards", "Leave"]
    outcome = await press(tavern, "Roll")
    assert outcome.kind == "update"
    await hold(tavern, 0, 1, 4)
    assert faces(board) == ["✓ 6", "✓ 6", "2", "3", "✓ 6"]
    await press(tavern, "Roll 2 dice")
    assert thrown(board.text) == "66166"
    assert marked(board) == [0, 1, 4], "what was held stays held"
    await hold(tavern, 3)
    await press(tavern, "Roll 1 die")
    assert faces(board) == []
    assert pressable(board) == ["Cards", "Leave"]
    assert "no rolls left: **choose a box**" in board.text
    assert board.selects[0].placeholder == "Take a box… most points: Yahtzee 50"
    await take(tavern, "yahtzee")
    await tavern.until(lambda: board.deleted)
    following = await tavern.board()
    assert following.pings == [second]
    assert "🎉 **Yahtzee!**" in following.text
    assert f"◦ {host.mention} **50** · 1st · 1/13" in following.text


async def test_dice_are_held_one_by_one_or_with_the_button_for_what_is_at_hand(tavern: Tavern) -> None:
    tavern.roll = scripted("61626", "55")
    board, host = await begin(tavern, 1), tavern.people[0]
    await press(tavern, "Roll")
    drawing = [button.custom_id or "" for button in board.buttons[:5]]
    # Quick presses add up, because each tells what it found on the board.
    for place, expected in ((0, [0]), (2, [0, 2]), (0, [0, 2]), (1, [0, 1, 2]), (3, [0, 1, 2, 3])):
        await host.click(board, drawing[place], force=True)
        assert marked(board) == expected
    await hold(tavern, 4)
    assert pressable(board)[5:] == ["Hold 6 6 6", "Cards", "Leave"]
    nothing = await host.click(board, custom_id(board, "roll", ":31"), force=True)
    assert "there is nothing to roll" in await refused(nothing)
    await hold(tavern, 2)
    assert marked(board) == [0, 1, 3, 4]
    await press(tavern, "Hold 6 6 6")
    assert marked(board) == [0, 2, 4]
    await press(tavern, "Roll 2 dice")
    assert thrown(board.text) == "65656"
    assert "Hold 6 6 6" not in pressable(board), "they are held"


async def test_0_points_in_a_box_are_confirmed_while_rolls_are_left(tavern: Tavern) -> None:
    tavern.roll = scripted("66236", "66236", "66236")
    board, host = await begin(tavern), tavern.people[0]
    await press(tavern, "Roll")
    asked = await host.choose(board, menu_of(board), ["ones"])
    assert asked.ephemeral
    assert "It can hold up to 5, and you have 2 rolls left." in asked.text
    assert "**0** · 0/13" in board.text
    await press(tavern, "Roll 5 dice")
    outcome = await host.click(asked.shown, label="Score 0")
    assert outcome.ephemeral, "the dice have changed"
    asked = await host.choose(board, menu_of(board), ["full-house"])
    assert "and you have 1 roll left." in asked.text
    await host.click(asked.shown, label="Score 0")
    await tavern.until(lambda: board.deleted)
    following = await tavern.board()
    assert f"{host.mention} scores 0 in **Full house** (6 6 2 3 6) and stays at **0**." in following.text


async def test_after_the_last_roll_0_points_are_confirmed_in_a_box_that_can_hold_much_unless_it_is_the_last(
    tavern: Tavern,
) -> None:
    upper = [str(face) * 4 + "1" for face in range(2, 7)]
    lower = ["66665", "66665", "66655", "12345", "12345", "66665"]
    tavern.roll = scripted(*["66236"] * 3, *upper, *lower, *["11223"] * 3)
    board, host = await begin(tavern, 1), tavern.people[0]
    for _ in range(3):
        await press(tavern, "Roll")
    asked = await host.choose(board, menu_of(board), ["yahtzee"])
    assert asked.ephemeral
    assert asked.text.startswith("Score 0 in **Yahtzee**? It can hold up to 50. To do")
    outcome = await host.choose(board, menu_of(board), ["ones"])
    assert not outcome.ephemeral, "few points are lost"
    assert "scores 0 in **Ones**" in (await tavern.board()).text
    for box in BOXES:
        if box not in ("ones", "yahtzee"):
            await turn(tavern, box)
    for _ in range(3):
        await press(tavern, "Roll")
    board = await tavern.board()
    assert list(board.selects[0].options.values()) == ["Yahtzee — 0"]
    outcome = await host.choose(board, menu_of(board), ["yahtzee"])
    assert not outcome.ephemeral


async def test_only_whoever_is_on_turn_takes_one_box_and_the_board_of_the_turn_before_leads_on(tavern: Tavern) -> None:
    tavern.roll = scripted("66236")
    board = await begin(tavern)
    host, second, stranger = tavern.people
    roll = address(board, "Roll")
    await press(tavern, "Roll")
    menu, drawn = menu_of(board), board.text
    pressed = [button.custom_id or "" for button in board.buttons if button.label in ("6", "Roll 5 dice")]
    for person, said in ((second, f"It's {host.mention}"), (stranger, "aren't in this game")):
        outcomes = [await person.click(board, each, force=True) for each in pressed]
        outcomes.append(await person.choose(board, menu, ["sixes"]))
        for outcome in outcomes:
            assert said in await refused(outcome)
    assert board.text == drawn
    clicks = await asyncio.gather(*(forge(host, board, menu, ["sixes"]) for _ in range(3)))
    assert [outcome.ephemeral for outcome in clicks] == [False, True, True]
    await tavern.until(lambda: board.deleted)
    following = await tavern.board()
    assert f"{host.mention} **18**" in following.text
    for old, values in ((roll, None), (menu, ["chance"])):
        assert f"/{following.id}" in await refused(await forge(host, board, old, values))
    assert f"{host.mention} **18**" in following.text


async def test_a_box_is_taken_once(tavern: Tavern) -> None:
    tavern.roll = scripted("66236", "66236")
    board, host = await begin(tavern, 1, rules=TRIPLE), tavern.people[0]
    await turn(tavern, "sixes", 3)
    await press(tavern, "Roll")
    board = await tavern.board()
    assert "sixes" not in board.selects[2].options
    outcome = await forge(host, board, menu_of(board, 3), ["sixes"])
    assert "Sixes in column 3 is taken already." in await refused(outcome)


HAND_MADE: tuple[tuple[str, list[str] | None, str], ...] = (
    ("score:4", ["sixes"], "There is no column 4"),
    ("hint", None, "Hints are off in this game"),
    *(
        (verb, values, say("unknown-button"))
        for verb, values in (
            ("score", ["sixes"]),
            ("score:1", ["seven"]),
            ("score:1", []),
            ("score:1", None),
            ("score-yes:1", None),
            ("score-yes:1:13", None),
            ("bank:3", None),
            ("best:3", None),
            ("card", ["1"]),
        )
    ),
)


async def test_hand_made_presses_are_refused(tavern: Tavern) -> None:
    tavern.roll = scripted("66236")
    board, host = await begin(tavern, 1), tavern.people[0]
    await press(tavern, "Roll")
    drawn = board.text
    for verb, values, said in HAND_MADE:
        assert said in await refused(await forge(host, board, custom_id(board, verb), values)), verb
    assert board.text == drawn


async def test_anybody_looks_at_every_card_privately(tavern: Tavern) -> None:
    tavern.roll = scripted("66236")
    await begin(tavern, rules=TRIPLE)
    host, second, stranger = tavern.people
    await turn(tavern, "sixes", 3)
    board = await tavern.board()
    for person, shown in ((host, host), (second, second), (stranger, second)):
        cards = await person.click(board, label="Cards")
        assert cards.ephemeral
        assert f"📋 {shown.mention}" in cards.text
    chosen = await stranger.choose(cards.shown, cards.shown.selects[0].custom_id, ["1"])
    assert chosen.kind == "update"
    assert f"📋 {host.mention} · 54" in cards.shown.text
    assert "54 of 189, 135 more for 105 points" in cards.shown.text
    outcome = await forge(stranger, cards.shown, cards.shown.selects[0].custom_id, ["9"])
    assert "does nothing here" in outcome.text


async def test_when_time_is_up_the_best_box_is_taken(tavern: Tavern, clock: Hourglass) -> None:
    tavern.roll = scripted("22333")
    board = await begin(tavern, rules=TRIPLE)
    host, second, _ = tavern.people
    assert f"⏳ {due(clock)} the bot scores 0 in Ones in column 1." in board.text
    await press(tavern, "Roll")
    assert f"⏳ {due(clock)} the bot scores 75 in Full house in column 3." in board.text
    await clock.passes(TURN_SECONDS)
    await clock.strikes_until(lambda: board.deleted)
    board = await tavern.board()
    assert board.pings == [second]
    assert f"Time is up for {host.mention}: the bot scores **75** in **Full house in column 3**" in board.text


@pytest.mark.parametrize(
    ("boards", "threads"), [(Boards.IN_PLACE, False), (Boards.IN_PLACE, True), (Boards.FOLD, True)]
)
async def test_a_turn_that_passes_and_one_whose_time_is_up_as_the_server_set_it(
    tavern: Tavern, clock: Hourglass, boards: Boards, threads: bool
) -> None:
    tavern.roll = scripted("66236", "22333")
    await manage(tavern, boards=boards, threads=threads)
    (host, second, _), home = tavern.people, tavern.channel
    await host.click(await open_lobby(tavern, 2), label="Start")
    if threads:
        await tavern.until(lambda: bool(home.threads))
        (tavern.channel,) = home.threads
        assert "Yahtzee" in tavern.channel.name
    first = await tavern.board()
    await turn(tavern, "sixes")
    following = await tavern.board()
    await press(tavern, "Roll")
    await clock.passes(TURN_SECONDS)
    await clock.strikes_until(lambda: "turn 2 of 13" in last(tavern).text)
    board = last(tavern)
    assert f"➤ {host.mention} **18** · 2nd · 1/13" in board.text
    assert f"◦ {second.mention} **25** · 1st · 1/13" in board.text
    assert "📋" in (await host.click(board, label="Cards")).text
    full_house = f"⌛ Time is up for {second.mention}: the bot scores **25** in **Full house**, **25** in all."
    if boards is Boards.IN_PLACE:
        assert first is following is board
        assert board.pings == []
        assert full_house in board.text
    else:
        assert first.text == f"{host.mention} takes **Sixes** for **18** (6 6 2 3 6): **18** in all."
        assert following.text == full_house
        assert (following.pings, board.pings) == ([second], [host])
    assert len([each for each in home.messages() if not each.ephemeral_for]) == (1 if threads else 2)


async def test_who_misses_two_turns_is_passed_over_until_they_are_back(tavern: Tavern, clock: Hourglass) -> None:
    board, host = await begin(tavern, 1), tavern.people[0]
    await clock.passes(TURN_SECONDS)
    await clock.strikes_until(lambda: "After that, this player is skipped." in board.text)
    await clock.passes(TURN_SECONDS)
    await clock.strikes_until(lambda: "the game is asleep" in board.text)
    assert pressable(board) == ["I'm back", "Cards", "Leave"]
    await host.click(board, label="I'm back")
    board = await tavern.board()
    assert pressable(board) == ["Roll 5 dice", "Cards", "Leave"]


async def test_a_restart_in_every_stage_loses_nothing(tmp_path: Path) -> None:
    database = tmp_path / "farkle.sqlite3"
    async with local_tavern() as tavern:
        tavern.local.gate.global_rate = (1000, 1.0)
        async with running_bot(tavern, database, scripted("66236")):
            board = await begin(tavern)
            await press(tavern, "Roll")
            await hold(tavern, 0, 1)
        async with running_bot(tavern, database, scripted("345")):
            await hold(tavern, 4)
            assert marked(board) == [0, 1, 4], "holds survive in the buttons"
            await hold(tavern, 4)
            await press(tavern, "Roll 3 dice")
        async with running_bot(tavern, database, seeded(1)):
            assert thrown(board.text) == "66345"
            await take(tavern, "low-straight")
            await tavern.until(lambda: board.deleted)
        async with running_bot(tavern, database, seeded(1)):
            board = await tavern.board()
            await press(tavern, "Cards")
            assert f"{tavern.people[0].mention} **30**" in board.text
        assert tavern.faults() == []


async def test_leaving_passes_the_turn_and_the_last_one_wins(tavern: Tavern) -> None:
    tavern.roll = scripted("66236")
    board = await begin(tavern, 3)
    host, second, third = tavern.people
    await press(tavern, "Roll")
    await leave(host, board)
    await tavern.until(lambda: board.deleted)
    board = await tavern.board()
    assert board.pings == [second]
    assert f"◦ {host.mention} **0** · left" in board.text
    await leave(second, board)
    await tavern.until(lambda: is_over(board))
    assert f"🏆 {third.mention} wins: everyone else has left." in board.text
    # Alone, nobody wins.
    board = await begin(tavern, 1)
    asked = await host.click(board, label="Leave")
    assert "The game ends, and no one wins." in asked.text
    await host.click(asked.shown, label="Leave the game")
    await tavern.until(lambda: is_over(board))
    assert "ended early" in board.text


async def test_a_whole_game_alone(tavern: Tavern) -> None:
    await begin(tavern, 1)
    host = tavern.people[0]
    for _ in range(13):
        await press(tavern, "Roll")
        await press_best(tavern)
    ending = await tavern.board()
    assert f"🏁 {host.mention} finishes with" in ending.text
    assert pressable(ending)[:2] == ["Rematch", "Check the dice"]
    cards = await host.click(ending, label="Cards")
    assert "13 of 13 boxes filled" in cards.text
    past = await host.slash(tavern.channel, "farkle history")
    assert f"{host.mention} " in past.text
    assert "🏆" not in past.text
    await host.choose(past.shown, past.shown.selects[0].custom_id, ["1"])
    assert "🏆" not in past.text
    await host.click(past.shown, label="Replay")
    await host.click(past.shown, label="Last")
    assert "🏆" not in past.text
    again = await host.click(ending, label="Rematch")
    assert " Yahtzee\n13 turns each" in again.text
    assert "Yahtzee · " not in again.text
    assert "Start" in pressable(again.shown)


async def test_a_whole_game_of_two_with_three_columns(tavern: Tavern) -> None:
    # Each question that is answered costs requests, and these people answer at once.
    tavern.local.gate.message_rate = (1000, 1.0)
    await begin(tavern, 2, rules=TRIPLE)
    for number in range(2 * 39):
        await press(tavern, "Roll")
        if number % 8 == 0:
            await hold(tavern, 0, 1)
            await press(tavern, "Roll")
        await press_best(tavern)
    ending = await tavern.board()
    assert "wins with" in ending.text
    assert ending.text.count("Yahtzee bonus ") == 2, "both final cards"


async def test_its_rules_are_chosen_among_those_of_the_same_game(tavern: Tavern) -> None:
    host = tavern.people[0]
    offered = await host.autocomplete(tavern.channel, "yahtzee start", "rules", "")
    assert [each["value"] for each in offered] == ["yahtzee", TRIPLE]
    for command, rules, said in (
        ("yahtzee start", "deluxe", "Deluxe is played with `/farkle start`."),
        ("farkle start", TRIPLE, "Triple Yahtzee is played with `/yahtzee start`."),
        ("yahtzee start", "poker", "no rule set 'poker'"),
        ("yahtzee start", "yah", "no rule set 'yah'"),
        ("farkle start", "triple", "is played with `/yahtzee start`"),
    ):
        outcome = await host.slash(tavern.channel, command, rules=rules)
        assert outcome.ephemeral
        assert said in outcome.text
    lobby = await open_lobby(tavern)
    asked = await host.click(lobby, label="Rules")
    (menu, *_) = asked.shown.selects
    assert list(menu.options) == ["yahtzee", TRIPLE]
    await host.choose(asked.shown, menu.custom_id, [TRIPLE])
    await tavern.until(lambda: "39 turns each" in lobby.text)
    listed = await host.autocomplete(tavern.channel, "farkle board", "game", "")
    assert [each["name"] for each in listed] == ["Triple Yahtzee · 1 player, you too · waiting to start · game 1"]
    part = await host.slash(tavern.channel, "yahtzee start", rules="Triple")
    assert "Triple Yahtzee" in part.text


async def test_a_server_chooses_what_each_game_plays_by_default(tavern: Tavern) -> None:
    await manage(tavern)
    host = tavern.people[0]
    told = await host.slash(tavern.channel, "farkle-setup default", name=TRIPLE)
    assert "`/yahtzee start` now plays **Triple Yahtzee**" in told.text
    await host.slash(tavern.channel, "farkle-setup default", name="deluxe")
    assert "39 turns each" in (await open_lobby(tavern)).text
    assert "Deluxe" in (await host.slash(tavern.channel, "farkle start")).text
    listed = (await host.slash(tavern.channel, "farkle rules")).text
    assert "**Farkle:** `/farkle start`" in listed
    assert "**Yahtzee:** `/yahtzee start`" in listed
    assert listed.count("the default here") == 2
    shown = await host.slash(tavern.channel, "farkle rules", name=TRIPLE)
    assert "`/yahtzee start rules:Triple Yahtzee`" in shown.text
