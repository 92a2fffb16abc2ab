"""Yahtzee and Triple Yahtzee at a table: the effect of each press, the refusals, whole games, and their records."""

import asyncio

import pytest

from bot.local.demo import is_over
from bot.model.servers import TURN_SECONDS, Boards
from bot.sentences import say
from localdiscord.model.components import walk
from tests.support.sentences import refused, says
from tests.support.steps import (
    address,
    custom_id,
    faces,
    forge,
    manage,
    marked,
    open_past_game,
    press,
    pressable,
    rematch,
    thrown,
)
from tests.support.table import Hourglass, last
from tests.support.tavern import Tavern, scripted
from tests.support.yahtzee import BOXES
from tests.support.yahtzee_steps import begin, hold, menu_of, open_lobby, press_best, short_game, take, turn

TRIPLE = "triple-yahtzee"
ACTION_ROW = 1


async def test_the_lobby_says_what_is_played_and_one_person_may_start(tavern: Tavern) -> None:
    lobby = await open_lobby(tavern, rules=TRIPLE)
    assert says(lobby, "yahtzee-lobby-head", title="Triple Yahtzee", turns=39)
    assert "Yahtzee · " not in lobby.text, "the title says which game it is"
    assert says(lobby, "short-scores")
    assert says(lobby, "yahtzee-short-columns", columns=3)
    assert pressable(lobby) == ["Join", "Play alone", "Play a computer", "Leave", "How to play", "Invite…", "More"]
    answer = await tavern.people[1].click(lobby, label="More")
    assert answer.ephemeral
    assert says(answer, "yahtzee-words-joker")


@pytest.mark.new_boards
async def test_a_turn_of_three_throws(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    board = await begin(tavern, dice=("66236", "16", "6"))
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
    assert pressable(board) == ["Take Yahtzee · 50", "Cards", "Leave"]
    assert says(board, "yahtzee-take")
    await press(tavern, "Take Yahtzee")
    await tavern.until(lambda: board.deleted)
    following = await tavern.board()
    assert following.pings == [second]
    assert says(following, "yahtzee-turn-yahtzee")
    assert f"◦ {host.mention} **50** · 1st · 1/13" in following.text


async def test_maxi_yatzy_has_six_dice_in_two_rows_and_saves_rolls(tavern: Tavern) -> None:
    host = tavern.people[0]
    lobby = await open_lobby(tavern, rules="maxi-yatzy")
    assert says(lobby, "yahtzee-lobby-head", title="Maxi Yatzy", turns=20)
    tavern.roll = scripted("123456", "223345", "5", "6", "1", "1")
    await host.click(lobby, label="Play alone")
    await press(tavern, "Roll 6 dice")
    board = await tavern.board()
    rows = [each["components"] for each in walk(board.components) if each["type"] == ACTION_ROW]
    assert [[each.get("label") for each in row] for row in rows[:2]] == [["1", "2", "3"], ["4", "5", "6"]]
    await take(tavern, "full-straight")
    assert says(await tavern.board(), "yahtzee-saved", saved=2)
    await press(tavern, "Roll 6 dice")
    assert pressable(await tavern.board())[6:] == ["Roll 6 dice", "Hold 2 3 4 5", "Cards", "Leave"]
    for left in (4, 3, 2, 1):
        assert says(await tavern.board(), "yahtzee-hold" if left == 4 else "yahtzee-held", left=left)
        await hold(tavern, *([] if left < 4 else range(5)))
        await press(tavern, "Roll 1 die")
    assert says(await tavern.board(), "yahtzee-take")
    await take(tavern, "large-straight")
    assert not says(await tavern.board(), "yahtzee-saved")


async def test_the_first_roll_brings_more_in_generala_and_equal_dice_in_it_win_at_once(tavern: Tavern) -> None:
    board = await begin(tavern, rules="generala", dice=("34561", "33333"))
    await press(tavern, "Roll")
    assert "Take Large straight · 25" in pressable(board)
    await press(tavern, "Take Large straight")
    await press(tavern, "Roll")
    ending = await tavern.board()
    assert says(ending, "turn-instant-win", dice="3 3 3 3 3")
    assert says(ending, "over-head-at-once", player=tavern.people[1])


async def test_dice_are_held_one_by_one_or_with_the_button_for_what_is_at_hand(tavern: Tavern) -> None:
    board, host = await begin(tavern, 1, dice=("61626", "55")), tavern.people[0]
    await press(tavern, "Roll")
    drawing = [button.custom_id or "" for button in board.buttons[:5]]
    # Quick presses add up, because each tells what it found on the board.
    for place, expected in ((0, [0]), (2, [0, 2]), (0, [0, 2]), (1, [0, 1, 2]), (3, [0, 1, 2, 3])):
        await host.click(board, drawing[place], force=True)
        assert marked(board) == expected
    await hold(tavern, 4)
    assert pressable(board)[5:] == ["Hold 6 6 6", "Cards", "Leave"]
    assert refused(await host.click(board, custom_id(board, "roll", ":31"), force=True), "hold-all")
    await hold(tavern, 2)
    assert marked(board) == [0, 1, 3, 4]
    await press(tavern, "Hold 6 6 6")
    assert marked(board) == [0, 2, 4]
    await press(tavern, "Roll 2 dice")
    assert thrown(board.text) == "65656"
    assert "Hold 6 6 6" not in pressable(board), "they are held"


@pytest.mark.new_boards
async def test_0_points_in_a_box_are_confirmed_while_rolls_are_left(tavern: Tavern) -> None:
    board, host = await begin(tavern, dice=("66236", "66236", "66236")), tavern.people[0]
    await press(tavern, "Roll")
    asked = await host.choose(board, menu_of(board), ["ones"])
    assert asked.ephemeral
    assert says(asked, "yahtzee-sure", most=5, left=2)
    assert "**0** · 0/13" in board.text
    await press(tavern, "Roll 5 dice")
    outcome = await host.click(asked.shown, label="Score 0")
    assert outcome.ephemeral, "the dice have changed"
    asked = await host.choose(board, menu_of(board), ["full-house"])
    assert says(asked, "yahtzee-sure", left=1)
    await host.click(asked.shown, label="Score 0")
    await tavern.until(lambda: board.deleted)
    following = await tavern.board()
    assert says(following, "yahtzee-turn-nothing", player=host, where="Full house", dice="6 6 2 3 6", total=0)


async def test_after_the_last_roll_0_points_are_confirmed_unless_every_open_box_is_worth_0(tavern: Tavern) -> None:
    """Whether the box can hold much or little."""
    lower = ["66665", "66665", "66655", "12345", "12345", "66665"]
    dice = (*["66236"] * 3, "22221", "33331", "44441", "66661", *lower, *["66236"] * 3)
    board, host = await begin(tavern, 1, dice=dice), tavern.people[0]
    for _ in range(3):
        await press(tavern, "Roll")
    for box, most in (("yahtzee", 50), ("ones", 5)):
        answer = await host.choose(board, menu_of(board), [box])
        assert answer.ephemeral
        assert says(answer, "yahtzee-sure", most=most, left=0)
    await host.click(answer.shown, label="Score 0")
    await tavern.until(lambda: says(board, "yahtzee-turn-nothing", where="Ones"))
    for box in BOXES:
        if box not in ("ones", "fives", "yahtzee"):
            await turn(tavern, box)
    for _ in range(3):
        await press(tavern, "Roll")
    board = await tavern.board()
    assert list(board.selects[0].options.values()) == ["Fives — 0", "Yahtzee — 0"]
    outcome = await host.choose(board, menu_of(board), ["yahtzee"])
    assert not outcome.ephemeral, "there is nothing better to do"


HAND_MADE: tuple[tuple[str, list[str] | None, str], ...] = (
    ("score:4", ["sixes"], "no-such-column"),
    ("hint", None, "no-hints"),
    *(
        (verb, values, "unknown-button")
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


@pytest.mark.new_boards
async def test_only_whoever_is_on_turn_takes_one_box_and_the_board_of_the_turn_before_leads_on(tavern: Tavern) -> None:
    board = await begin(tavern, dice=("66236",))
    host, second, stranger = tavern.people
    roll = address(board, "Roll")
    await press(tavern, "Roll")
    menu, drawn = menu_of(board), board.text
    pressed = [button.custom_id or "" for button in board.buttons if button.label in ("6", "Roll 5 dice")]
    for person, key in ((second, "not-your-turn"), (stranger, "sits-not")):
        outcomes = [await person.click(board, each, force=True) for each in pressed]
        outcomes.append(await person.choose(board, menu, ["sixes"]))
        for outcome in outcomes:
            assert refused(outcome, key)
    assert "`/yahtzee start`" in outcomes[0].text
    for verb, values, key in HAND_MADE:
        assert refused(await forge(host, board, custom_id(board, verb), values), key), verb
    for command, options in {"roll": {}, "keep": {"dice": "1"}, "bank": dict[str, str]()}.items():
        assert refused(await host.slash(tavern.channel, f"farkle {command}", **options), "typed-not-here")
    assert board.text == drawn
    clicks = await asyncio.gather(*(forge(host, board, menu, ["sixes"]) for _ in range(3)))
    assert [outcome.ephemeral for outcome in clicks] == [False, True, True]
    await tavern.until(lambda: board.deleted)
    following = await tavern.board()
    assert f"{host.mention} **18**" in following.text
    for old, values in ((roll, None), (menu, ["chance"])):
        assert refused(await forge(host, board, old, values), "old-board", link=following)
    assert f"{host.mention} **18**" in following.text


async def test_anybody_looks_at_every_card_privately(tavern: Tavern) -> None:
    await begin(tavern, rules=TRIPLE, dice=("66236",))
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
    assert says(cards.shown, "yahtzee-card-upper", upper=54, needs=189, missing=135, points=105, state="open")
    assert says(await forge(stranger, cards.shown, cards.shown.selects[0].custom_id, ["9"]), "unknown-button")


async def test_two_cards_are_side_by_side_and_of_more_players_the_chosen_one_is_beside_ones_own(tavern: Tavern) -> None:
    host, second, third = tavern.people
    cards = await host.click(await begin(tavern, 2, dice=("66236",)), label="Cards")
    assert f"📋 {host.mention}" in cards.text
    assert "`1. 2.`" in cards.text
    open_box = say("yahtzee-open-box")
    assert f"`{open_box:>2} {open_box:>2}` Ones" in cards.text
    board = await begin(tavern, 3)
    cards = await second.click(board, label="Cards")
    assert "`1." not in cards.text, "which of two?"
    seats = {line.split()[1]: line.split()[0].strip("*") for line in cards.text.splitlines() if line.startswith("**")}
    await second.choose(cards.shown, cards.shown.selects[0].custom_id, [seats[third.mention][0]])
    assert f"`{seats[second.mention]} {seats[third.mention]}`" in cards.shown.text


@pytest.mark.parametrize(
    ("boards", "threads"), [(Boards.IN_PLACE, False), (Boards.IN_PLACE, True), (Boards.FOLD, True)]
)
async def test_a_turn_that_passes_and_one_whose_time_is_up_as_the_server_set_it(
    tavern: Tavern, clock: Hourglass, boards: Boards, threads: bool
) -> None:
    await manage(tavern, boards=boards, threads=threads)
    (host, second, _), home = tavern.people, tavern.channel
    await host.click(await open_lobby(tavern, 2, dice=("66236", "22333")), label="Start")
    if threads:
        await tavern.until(lambda: bool(home.threads))
        (tavern.channel,) = home.threads
        assert "Yahtzee" in tavern.channel.name
    first = await tavern.board()
    await turn(tavern, "sixes")
    following = await tavern.board()
    await press(tavern, "Roll")
    await clock.passes(TURN_SECONDS)
    await clock.strikes_until(lambda: says(last(tavern), "yahtzee-head", round=2, rounds=13))
    board = last(tavern)
    assert f"➤ {host.mention} **18** · 2nd · 1/13" in board.text
    assert f"◦ {second.mention} **25** · 1st · 1/13" in board.text
    assert "📋" in (await host.click(board, label="Cards")).text
    full_house = f"⌛ Time is up for {second.mention}: the bot takes **Full house** for **25**, **25** in all."
    if boards is Boards.IN_PLACE:
        assert first is following is board
        assert board.pings == []
        assert full_house in board.text
    else:
        assert first.text == f"{host.mention} takes **Sixes** for **18** (6 6 2 3 6): **18** in all."
        assert following.text == full_house
        assert (following.pings, board.pings) == ([second], [host])
    assert len([each for each in home.messages() if not each.ephemeral_for]) == (1 if threads else 2)


async def test_a_whole_game_alone(tavern: Tavern) -> None:
    await begin(tavern, 1)
    host = tavern.people[0]
    for _ in range(13):
        await press(tavern, "Roll")
        await press_best(tavern)
    ending = await tavern.board()
    assert says(ending, "over-alone", player=host)
    assert is_over(ending)
    assert says(await host.click(ending, label="Cards"), "yahtzee-card-head", filled=13, boxes=13)
    shared = await host.click(ending, label="Share")
    assert says(shared, "over-shared-alone", player=host, title="Yahtzee")
    assert "Large straight" in shared.text
    assert "🟩" not in shared.text
    past = await host.slash(tavern.channel, "farkle history")
    assert f"{host.mention} " in past.text
    assert "🏆" not in past.text
    await host.choose(past.shown, past.shown.selects[0].custom_id, ["1"])
    assert "🏆" not in past.text
    await host.click(past.shown, label="Replay")
    await host.click(past.shown, label="Last")
    assert "🏆" not in past.text
    again = await rematch(host, ending)
    assert says(again, "yahtzee-lobby-head", title="Yahtzee", turns=13)
    assert "Yahtzee · " not in again.text
    assert "Play alone" in pressable(again.shown)


async def test_its_rules_are_chosen_among_those_of_the_same_game_by_the_host_or_for_the_server(tavern: Tavern) -> None:
    host = tavern.people[0]
    offered = await host.autocomplete(tavern.channel, "yahtzee start", "rules", "")
    every = ["yahtzee", "forced-yatzy", "generala", "maxi-yatzy", TRIPLE, "yacht", "yatzy"]
    assert [each["value"] for each in offered] == every
    for typed, found in (
        ("yatzy", ["yatzy", "forced-yatzy", "maxi-yatzy"]),
        ("maxi", ["maxi-yatzy"]),
        ("gener", ["generala"]),
    ):
        offered = await host.autocomplete(tavern.channel, "yahtzee start", "rules", typed)
        assert [each["value"] for each in offered] == found
    for command, rules, key in (
        ("yahtzee start", "deluxe", "rules-of-other-table"),
        ("farkle start", TRIPLE, "rules-of-other-table"),
        ("yahtzee start", "poker", "no-such-rules-here"),
        ("yahtzee start", "yah", "no-such-rules-here"),
        ("farkle start", "triple", "rules-of-other-table"),
    ):
        assert refused(await host.slash(tavern.channel, command, rules=rules), key)
    lobby = await open_lobby(tavern)
    asked = await host.click(lobby, label="More")
    (menu,) = (each for each in lobby.selects if each.placeholder == say("lobby-choose-rules"))
    seats = next(each.options for each in asked.shown.selects if each.placeholder == "Seats…")
    assert [seats["1"], seats["2"]] == ["Only 1 player", "Up to 2 players"]
    assert list(menu.options) == every
    await host.choose(lobby, menu.custom_id, [TRIPLE])
    assert says(lobby, "yahtzee-lobby-head", turns=39)
    listed = await host.autocomplete(tavern.channel, "farkle board", "game", "")
    assert [each["name"] for each in listed] == ["Triple Yahtzee · 1 player, including you · waiting to start"]
    other = await tavern.people[2].slash(tavern.channel, "yahtzee start", rules="Triple")
    assert says(other, "rules-title-triple-yahtzee")
    # A server chooses what each game plays by default.
    await manage(tavern)
    story = await host.slash(tavern.channel, "farkle-setup default", name=TRIPLE)
    assert says(story, "setup-default-set", game="yahtzee", title="Triple Yahtzee")
    await host.slash(tavern.channel, "farkle-setup default", name="deluxe")
    assert says(await tavern.people[1].slash(tavern.channel, "yahtzee start"), "yahtzee-lobby-head", turns=39)
    assert says(await tavern.people[1].slash(tavern.channel, "farkle start"), "rules-title-deluxe")
    listing = await host.slash(tavern.channel, "farkle rules")
    assert says(listing, "rules-list-head", game="Farkle", starts="`/farkle start`")
    assert says(listing, "rules-list-line", title="Deluxe", default="yes")
    await host.click(listing.shown, label="Yahtzee instead")
    assert says(listing, "rules-list-head", game="Yahtzee", starts="`/yahtzee start` and `/yatzy start`")
    assert says(listing, "rules-list-line", title="Triple Yahtzee", default="yes")
    shown = await host.slash(tavern.channel, "farkle rules", name=TRIPLE)
    assert says(shown, "rules-start", game="yahtzee", typed="Triple Yahtzee")


async def test_a_card_tells_of_one_game_at_a_time(tavern: Tavern) -> None:
    await short_game(tavern)
    host = tavern.people[0]
    card = await host.slash(tavern.channel, "farkle stats")
    assert says(card, "scope-all", game="Yahtzee")
    assert says(card, "card-yahtzee")
    assert not says(card, "card-farkles")
    await host.choose(card.shown, card.shown.selects[0].custom_id, ["all-farkle"])
    assert says(card, "scope-all", game="Farkle")
    assert says(card, "card-empty")
    assert says(await host.click(card.shown, label="Achievements"), "achievement-yahtzee-win")
    assert await tavern.bot.services.records.rebuild() == []


async def test_leaderboards_and_duels_are_about_the_game_that_somebody_played(tavern: Tavern) -> None:
    await short_game(tavern)
    host, second, _ = tavern.people
    top = await host.slash(tavern.channel, "farkle leaderboard", rules="All rules of Yahtzee")
    assert top.text.index(host.mention) < top.text.index(second.mention)
    orders = list(top.shown.selects[0].options.values())
    assert say("order-farkles") not in orders
    assert orders[-6:-2] == ["Most yahtzees", "Most yahtzee bonuses", "Most upper bonuses", "Best column"]
    assert orders[-2:] == ["Best decisions", "Most luck per game"]
    await host.choose(top.shown, top.shown.selects[0].custom_id, ["best_column"])
    assert says(top, "top-head", order="Best column")
    assert f"**1.** {second.mention} 🥇 · **53**" in top.text
    await host.click(top.shown, label="Rules and time")
    await host.choose(top.shown, top.shown.selects[0].custom_id, ["all-farkle"])
    assert says(top, "top-head", order="Rating"), "Farkle has no columns"
    assert says(await host.slash(tavern.channel, "farkle leaderboard", by="best column"), "scope-all", game="Yahtzee")
    assert says(await host.slash(tavern.channel, "farkle leaderboard", rules="All rules of Farkle"), "top-empty")
    # Without rules, it is about a game that someone played.
    assert says(await host.slash(tavern.channel, "farkle leaderboard"), "scope-all", game="Yahtzee")
    duel = await host.slash(tavern.channel, "farkle head-to-head", player=second)
    assert says(duel, "scope-all", game="Yahtzee")
    assert says(duel, "duel-games", games=1)


async def test_a_replay_shows_what_was_scored_turn_by_turn(tavern: Tavern) -> None:
    await short_game(tavern)
    host = tavern.people[0]
    past = await open_past_game(host, tavern.channel)
    assert "Dashed line" not in past.text, "there are no points to play to"
    await host.click(past.shown, label="Replay")
    assert says(past, "replay-head", step=1, steps=8)
    assert says(past, "replay-turn", round=1, player=host)
    assert "\n## <:" in past.text
    assert says(past, "replay-scored")


async def test_only_what_a_game_counts_is_offered_for_its_leaderboards(tavern: Tavern) -> None:
    person, command = tavern.people[0], "farkle leaderboard"
    offered = {
        rules: {choice["name"] for choice in await person.autocomplete(tavern.channel, command, "by", "", rules=rules)}
        for rules in ("yahtzee", "standard", "whist")
    }
    assert offered["yahtzee"] - offered["standard"] == {
        *("Most yahtzees", "Most yahtzee bonuses", "Most upper bonuses", "Best column")
    }
    assert offered["standard"] - offered["yahtzee"] == {"Most farkles"}
    assert offered["whist"] == offered["yahtzee"] | offered["standard"]
    await manage(tavern)
    await person.slash(tavern.channel, "farkle-setup season-start", name="Cup", by="yahtzees")
    season = await person.slash(tavern.channel, command, season="Cup")
    assert says(season, "top-head", order="Most yahtzees", about="Here · All rules of Yahtzee · season Cup")
    season = await person.slash(tavern.channel, command, season="Cup", rules="standard")
    assert says(season, "top-head", order="Rating", about="Here · Standard · season Cup")
    assert refused(
        await person.slash(tavern.channel, command, by="farkles", rules="yahtzee"), "order-not-here", game="Yahtzee"
    )
