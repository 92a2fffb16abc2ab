"""Records over the local Discord: cards, leaderboards, past games, and what people decide about their own."""

import asyncio
import json
import re
from functools import partial
from typing import Any

import pytest

from bot import rulesets
from bot.features.seasons.model import SEASON_ORDERS
from bot.games.farkle import read_game
from bot.games.registry import ENGINES
from bot.model.counting import Counting
from bot.model.records import ORDERS, LeaderboardQuery, orders_of
from bot.model.servers import TURN_SECONDS
from bot.play.lobby import cancel
from bot.ui import privacy
from localdiscord import Message
from tests.support.command_line import CommandLine
from tests.support.databases import change
from tests.support.record_steps import charts, download, lucky, play, play_games
from tests.support.sentences import refused, says
from tests.support.sessions import act
from tests.support.steps import (
    another_server,
    begin,
    custom_id,
    delete,
    forge,
    is_over,
    manage,
    open_lobby,
    open_past_game,
    pass_time,
    press,
    rematch,
    thrown,
)
from tests.support.stored_games import OTHER_GUILD, quick_win, store, story
from tests.support.tavern import Tavern, scripted, seeded


async def test_a_card_shows_the_record_and_its_pictures(tavern: Tavern) -> None:
    person, roll = tavern.people[0], seeded(1)
    await play_games(tavern, 1, roll)
    first = charts((await person.slash(tavern.channel, "farkle stats")).shown)
    assert not any(says(chart, "alt-points") for chart in first), "one bar is no chart"
    await play_games(tavern, 5, roll)
    card = await person.slash(tavern.channel, "farkle stats")
    assert not card.ephemeral
    assert card.shown.pings == []
    assert f"### 🎲 {person.mention}" in card.text
    assert says(card, "card-games", games=6)
    assert says(card, "card-rating", settled="no")
    points, farkles = charts(card.shown)
    assert says(points, "alt-points")
    assert says(farkles, "alt-farkles-with", dice=1)
    assert says(card, "card-awards")
    awards = await person.click(card.shown, label="Achievements")
    assert awards.ephemeral
    assert "**Royalty** · win 100 games · 2 of 100" in awards.text
    texts = (
        "**Nearest**",
        "**Reached**",
        "**First blood** · win a game · ✓",
        "**Still open**",
        "**Full house** · win at",
    )
    places = list(map(awards.text.index, texts))
    assert places == sorted(places)


async def test_provisional_players_have_no_place_and_how_a_rating_is_calculated_is_told(tavern: Tavern) -> None:
    await play_games(tavern)
    person, _, third = tavern.people
    shown = await person.slash(tavern.channel, "farkle leaderboard")
    head, listed, *_ = shown.text.split("\n**Provisional** (fewer than 10 games)\n")
    assert "**1.**" not in head + listed
    assert re.search(rf"{person.mention} · \*\*[0-9,]+\*\* · 1 game", listed)
    more = await third.click(shown.shown, label="Rules and time")
    assert more.ephemeral
    story = await third.click(more.shown, label="How is this calculated?")
    assert story.ephemeral
    assert says(story, "how-rating")
    assert says(story, "how-counts", percent=10)
    by_wins = await person.slash(tavern.channel, "farkle leaderboard", by="wins")
    assert "**1.**" in by_wins.text
    assert not says(by_wins, "top-provisional")
    await person.click(by_wins.shown, label="Rules and time")
    assert not says(await person.click(by_wins.shown, label="How is this calculated?"), "how-rating")
    await person.click(by_wins.shown, label="Back to the list")
    assert [button.label for button in by_wins.shown.buttons] == ["Rules and time"]


async def test_a_card_is_turned_by_who_asked_for_it_and_others_get_one_of_their_own(tavern: Tavern) -> None:
    await play_games(tavern)
    person, other, _ = tavern.people
    card = await person.slash(tavern.channel, "farkle stats", player=other)
    assert other.mention in card.text
    for asker in (person, other):
        own = await asker.click(card.shown, label="My games everywhere")
        assert (own.kind, own.ephemeral) == ("message", True)
        assert f"### 🎲 {asker.mention}" in own.text
        assert says(own, "scope-own")
        assert says(own, "card-games", games=1, rated="no")
        assert not says(own, "card-rating")
    await other.choose(own.shown, own.shown.selects[0].custom_id, ["deluxe"])
    assert says(own, "card-empty")
    assert card.shown.edited_count == 0
    # Who did not ask gets a copy.
    select = card.shown.selects[0].custom_id
    copy = await other.choose(card.shown, select, ["deluxe"])
    assert (copy.kind, copy.ephemeral) == ("message", True)
    assert card.shown.edited_count == 0
    await person.choose(card.shown, select, ["deluxe"])
    assert "Here · Deluxe" in card.text
    assert charts(card.shown) == []
    await person.choose(card.shown, card.shown.selects[0].custom_id, ["kingdom-come"])
    assert says(card, "card-games", games=1, rated="yes")
    # Others don't see how far one has come.
    assert says(await other.click(card.shown, label="Achievements"), "awards-nearest")
    assert not says(await person.click(card.shown, label="Achievements"), "awards-nearest")


async def test_what_cannot_be_shown_is_said_privately(tavern: Tavern) -> None:
    tavern.roll = lucky(1)
    person, other, _ = tavern.people
    stranger = tavern.local.add_user("stranger")
    refusals: list[tuple[str, dict[str, object], str]] = [
        ("stats", {}, "no-games-yet"),
        ("history", {}, "no-games-yet"),
        ("stats", {"player": other}, "no-games-of"),
        ("stats", {"player": stranger}, "player-not-here"),
        ("stats", {"player": tavern.local.world.bot}, "bots-do-not-play"),
        ("head-to-head", {"player": person}, "same-person"),
        ("head-to-head", {"player": other}, "no-games-together"),
        ("leaderboard", {"rules": "whist"}, "no-such-rules-here"),
        ("leaderboard", {"by": "farkles", "rules": "yahtzee"}, "order-not-here"),
        ("leaderboard", {"season": "Summer"}, "no-such-span"),
        ("leaderboard", {"rules": "a"}, "no-such-rules-here"),
    ]
    for command, options, key in refusals:
        answer = await person.slash(tavern.channel, f"farkle {command}", **options)
        assert refused(answer, key)
        assert answer.shown.pings == []


@pytest.mark.people(16)
async def test_a_leaderboard_is_paged_and_shows_the_own_place(tavern: Tavern) -> None:
    tavern.roll = lucky(1)
    everybody = tavern.people
    for first in range(0, 16, 8):
        tavern.people = everybody[first : first + 8]
        await play(tavern, 8)
    tavern.people = everybody
    best = await everybody[0].slash(tavern.channel, "farkle leaderboard", by="best_game")
    assert not best.ephemeral
    assert says(best, "top-head", people=16)
    assert "🥇" in best.text
    asker = next(person for person in everybody if person.mention not in best.text)
    own = await asker.slash(tavern.channel, "farkle leaderboard", by="best_game")
    assert re.search(rf"…\n\*\*1\d\.\*\* {asker.mention}", own.text)
    await asker.click(own.shown, label="Next")
    assert "Next ▶" in [button.label for button in own.shown.buttons]
    assert own.shown.button("Next").disabled
    (menu,) = own.shown.selects
    await asker.choose(own.shown, menu.custom_id, ["wins"])
    assert says(own, "order-wins")
    await asker.click(own.shown, label="Rules and time")
    _, when = own.shown.selects
    await asker.choose(own.shown, when.custom_id, ["day"])
    assert says(own, "period-day")
    (menu,) = own.shown.selects
    await asker.choose(own.shown, menu.custom_id, ["win_rate"])
    assert says(own, "top-needs", needed=5)
    assert own.shown.pings == []


async def test_every_order_of_a_leaderboard_and_head_to_head(tavern: Tavern) -> None:
    await play_games(tavern, 5)
    first, second, third = tavern.people
    for order in (order for order in orders_of(ENGINES["farkle"]) if order in SEASON_ORDERS):
        for options in ({"when": "all"}, {"when": "week"}, {"rules": "Kingdom Come"}):
            board = await first.slash(tavern.channel, "farkle leaderboard", by=order, **options)
            assert first.mention in board.text
            assert second.mention in board.text
            assert third.mention not in board.text
            assert ("**1.**" in board.text) is (order != "rating")
    duel = await first.slash(tavern.channel, "farkle head-to-head", player=second)
    assert f"### {first.mention} vs. {second.mention}" in duel.text
    assert says(duel, "duel-games", games=5)
    won = duel.text.count("place 1 of 2")
    (behind, _), (ahead, leader) = sorted([(won, first), (5 - won, second)], key=lambda each: each[0])
    assert says(duel, "duel-lead", leads="yes", player=leader, ahead=ahead, behind=behind)
    assert duel.text.count("place 1 of 2") + duel.text.count("place 2 of 2") == 5
    await first.click(duel.shown, label="All rules of Yahtzee")
    assert says(duel, "scope-all", game="Yahtzee")
    seen = await third.slash(tavern.channel, "farkle head-to-head", player=first, other=second)
    assert f"### {first.mention} vs. {second.mention}" in seen.text


async def test_the_lobby_says_what_the_game_counts_for(tavern: Tavern) -> None:
    tavern.roll = scripted()
    host = tavern.people[0]
    await manage(tavern)
    lobby = await open_lobby(tavern, rules="deluxe")
    more = (await host.click(lobby, label="More")).shown
    assert says(more, "lobby-counts", reason="shipped_rules", rated="yes", awards="on")
    for target, counts in (
        ("3000", {"reason": "other_target"}),
        ("2000", {"quick": 2000, "reason": "short"}),
        ("10000", {"reason": "shipped_rules"}),
    ):
        await host.choose(more, custom_id(more, "target"), [target])
        await tavern.until(partial(says, more, "lobby-counts", **counts))
    await host.click(lobby, label="Leave")
    short = (await host.slash(tavern.channel, "farkle start", rules="deluxe", target=12)).shown
    assert says(await host.click(short, label="More"), "lobby-counts", quick=2000, reason="short", awards="off")
    await host.click(short, label="Leave")
    made = await host.slash(tavern.channel, "farkle-setup make", title="Ours", base="deluxe")
    asked = await host.choose(made.shown, "fe:option:winning", ["target"])
    await host.submit(asked.modal, {"final_round": "none"})
    await host.click(made.shown, label="Save")
    lobby = (await host.slash(tavern.channel, "farkle start", rules="Ours")).shown
    assert says(lobby, "lobby-small", reason="house_rules")


async def test_the_list_is_private_and_newest_first(tavern: Tavern) -> None:
    person, other, third = tavern.people
    # To few points: the history shows games even if they count for nothing else.
    given: dict[str, Any] = {"at": int(tavern.clock()), "guild_id": tavern.guild.id, "counting": Counting.SHORT}
    for _ in range(12):
        await store(tavern.bot.database, quick_win(2, 50), (person.id, other.id), **given)
    await change(tavern.bot.database, f"UPDATE games SET channel_id = {tavern.channel.id}")
    past = await person.slash(tavern.channel, "farkle history")
    assert past.ephemeral
    assert says(past, "past-head", games=12)
    assert past.text.index("#12") < past.text.index("#11") < past.text.index("#3")
    assert "#2`" not in past.text
    assert "🏆" in past.text
    await person.click(past.shown, label="Next")
    assert "`#2`" in past.text
    assert list(past.shown.selects[0].options) == ["2", "1"]
    await person.choose(past.shown, past.shown.selects[0].custom_id, ["2"])
    await person.click(past.shown, label="Back to the list")
    assert "`#2`" in past.text
    assert says(await third.slash(tavern.channel, "farkle history"), "no-games-yet")
    theirs = await third.slash(tavern.channel, "farkle history", player=person)
    await third.click(theirs.shown, label="Everyone's games")
    assert says(theirs, "go-everybody")


async def test_a_game_in_short_and_its_replay_turn_by_turn(tavern: Tavern) -> None:
    # A turn that farkles on its second throw, one that farkles at once, and one that banks 1,000.
    dice = ("1", "6", "113456", "423", "223346", "111346")
    await begin(tavern, rules="kingdom-come", target=1000, dice=dice)
    await press(tavern, "Roll", "Most points", "Roll 3", "Roll 6", "Roll 6", "Most points", "Bank")
    host, winner, _ = tavern.people
    opened = await open_past_game(tavern.people[0], tavern.channel)
    assert f"**1.** `B` {winner.mention} **1,000** 🏆" in opened.text
    assert f"**2.** `A` {host.mention} **0**" in opened.text
    assert not says(opened, "game-turning"), "only what is rare is said"
    assert charts(opened.shown) == ["Score by round, 2 rounds. At the end: player1 0, player2 1,000."]
    replay = opened
    await host.click(replay.shown, label="Replay")
    assert says(replay, "replay-head", step=1, steps=3)
    assert re.findall("[➤◦] (<@[0-9]+>)", replay.text) == [winner.mention, host.mention], "in the order of their turns"
    rolled, kept, farkled = replay.text.splitlines()[3:6]
    assert thrown(rolled) == "113456"
    assert rolled.count("kept_") == len("115")
    assert kept == "keeps **1 1 5** for 250"
    assert thrown(farkled) == "423"
    assert says(replay, "replay-farkled", lost=250)
    assert replay.shown.button("⏮ First").disabled
    assert replay.shown.button("◀ Back").disabled
    await host.click(replay.shown, label="Next")
    assert says(replay, "replay-turn", round=1, player=host)
    assert says(replay, "replay-farkled", lost=0)
    await host.click(replay.shown, label="Last")
    assert says(replay, "replay-banked", points=1000, total=1000)
    assert says(replay, "replay-over", players=winner)
    assert replay.shown.button("Next").disabled
    await host.click(replay.shown, label="◀ Back")
    assert says(replay, "replay-head", step=2, steps=3)
    await host.click(replay.shown, label="⏮ First")
    assert says(replay, "replay-head", step=1, steps=3)
    await host.click(replay.shown, label="Back to the game")
    assert says(replay, "game-rounds")


async def test_a_turn_that_the_clock_ended_is_told_as_one(tavern: Tavern) -> None:
    await begin(tavern, rules="kingdom-come", target=1000, dice=("6", "1", "113446", "1523", "223346", "111346"))
    host = tavern.people[0]
    await press(tavern, "Roll", "Most points", "Roll 4")
    pass_time(tavern, TURN_SECONDS)
    await tavern.bot.jobs.play("clock")
    await press(tavern, "Roll 6", "Roll 6", "Most points", "Bank")
    game = await open_past_game(tavern.people[0], tavern.channel)
    await host.click(game.shown, label="Replay")
    first, *story = game.text.splitlines()[3:]
    assert (thrown(first), thrown(story.pop(1))) == ("113446", "1523")
    assert story[:4] == [
        "keeps **1 1** for 200",
        "⌛ Time is up, and the bot plays:",
        "keeps **1 5** for 150",
        "and banks **350**: 350 in all.",
    ]


async def test_a_game_is_shared_and_exported_on_its_own_server(tavern: Tavern, command_line: CommandLine) -> None:
    await play_games(tavern)
    person, other, _ = tavern.people
    opened = await open_past_game(tavern.people[0], tavern.channel)
    shared = await person.click(opened.shown, label="Show everyone")
    assert not shared.ephemeral
    assert shared.shown.pings == []
    assert "Show everyone" not in [button.label for button in shared.shown.buttons]
    copy = await other.click(shared.shown, label="Replay")
    assert copy.ephemeral
    assert says(copy, "replay-head", step=1)
    assert says(shared, "game-rounds")
    await other.click(copy.shown, label="Last")
    assert "🏆" in copy.text
    answer = await person.click(opened.shown, label="Export")
    text = (await download(answer.shown)).decode()
    read = read_game(text, lambda name: rulesets.shipped()[name].rules)
    assert read.base == "kingdom-come"
    assert read.game.rules.target == 4000
    assert read.game.winners
    assert command_line.run("replay", command_line.file(text)).status == 0
    channel = await another_server(tavern, person)
    assert says(await person.slash(channel, "farkle history"), "no-games-yet")
    board = await person.slash(channel, "farkle leaderboard")
    for page in ("fs:game:1:0:1", "fs:replay:1:1:0:1:open", "fs:export:1", "fs:share:1"):
        assert says(await person.click(board.shown, page, force=True), "no-such-finished-game")
    assert says(opened, "game-rounds")


def champion(board: Message) -> str:
    return board.text.split("🏆")[1].split()[0]


async def test_who_hides_is_on_no_leaderboard_and_sees_what_is_kept_privately(tavern: Tavern) -> None:
    await play_games(tavern)
    person, other, _ = tavern.people
    private = await person.slash(tavern.channel, "farkle privacy")
    assert private.ephemeral
    assert says(private, "privacy", games=1, servers=1)
    answer = await person.click(private.shown, label="Get it as a file")
    assert answer.ephemeral
    assert str(person.id) in json.dumps(json.loads(await download(answer.shown)))
    await person.click(private.shown, label="Hide me")
    assert says(private, "privacy-hidden")
    public = await person.slash(tavern.channel, "farkle leaderboard")
    assert person.mention not in public.text
    assert other.mention in public.text
    opened = await other.slash(tavern.channel, "farkle leaderboard")
    own = await person.choose(opened.shown, opened.shown.selects[0].custom_id, ["wins"])
    assert says(own, "top-own", hidden="yes")
    await person.click(private.shown, label="Show me")
    again = await other.slash(tavern.channel, "farkle leaderboard")
    assert person.mention in again.text


async def test_who_is_deleted_is_named_nowhere_and_leaves_the_opponents_their_results(tavern: Tavern) -> None:
    await play_games(tavern)
    person, other, _ = tavern.people
    private = await person.slash(tavern.channel, "farkle privacy")
    await person.click(private.shown, label="Delete me")
    assert says(private, "privacy-forget-sure")
    await person.click(private.shown, label="Cancel")
    assert says(private, "privacy")
    await person.click(private.shown, label="Delete me")
    await person.click(private.shown, label="Delete me for good")
    assert says(private, "privacy-forgotten")
    assert says(await person.slash(tavern.channel, "farkle stats"), "no-games-yet")
    past = await other.slash(tavern.channel, "farkle history")
    assert says(past, "former-player")
    assert person.mention not in past.text
    past = await open_past_game(other, tavern.channel)
    assert says(past, "former-player")
    await other.click(past.shown, label="Replay")
    await other.click(past.shown, label="Next")
    assert person.mention not in past.text
    assert person.mention not in (await other.slash(tavern.channel, "farkle leaderboard")).text


async def test_a_rematch_calls_nobody_who_was_deleted(tavern: Tavern) -> None:
    tavern.roll = lucky(1)
    person, other, third = tavern.people
    over = await play(tavern, 3)
    await delete(tavern, person)
    again = await rematch(other, over)
    assert again.shown.pings == [third]
    assert "<@-" not in again.text
    assert person.mention not in again.text


@pytest.mark.parametrize("command", ["board", "pause"])
async def test_who_sits_at_a_table_leaves_it_when_deleted(tavern: Tavern, command: str) -> None:
    """Even if the game is paused."""
    person = tavern.people[0]
    await begin(tavern)
    await person.slash(tavern.channel, f"farkle {command}")
    await delete(tavern, person)
    board = await tavern.board()
    await tavern.until(lambda: says(board, "former-player"))
    assert person.mention not in board.text
    assert is_over(board)


async def test_of_a_persons_tables_the_newest_are_redrawn(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(privacy, "_MOST_REDRAWN", 1)  # people may not open as many lobbies
    tavern.roll = lucky(1)
    person, other, third = tavern.people
    lobbies = [(await each.slash(tavern.channel, "farkle start")).shown for each in (other, third)]
    for lobby in lobbies:
        await person.click(lobby, label="Join")
    await delete(tavern, person)
    await tavern.until(lambda: [person.mention in lobby.text for lobby in lobbies] == [True, False])
    # The next press updates the message.
    await third.click(lobbies[0], label="Join")
    assert person.mention not in lobbies[0].text


async def test_a_table_that_closes_meanwhile_keeps_nobody_from_being_deleted(tavern: Tavern) -> None:
    host, other, _ = tavern.people
    await open_lobby(tavern, players=2)
    # The one who is deleted waits for the table at which the host closes the lobby.
    async with tavern.bot.services.sessions.lock(1) as session:
        deleting = asyncio.create_task(delete(tavern, other))
        await asyncio.sleep(0.1)
        await act(session, cancel, host.id)
    await deleting


async def test_games_that_a_person_plays_with_their_own_accounts_elsewhere_put_them_on_no_list(tavern: Tavern) -> None:
    """The others leave after four turns each, in a group chat and on a server that no one else has seen."""
    farmer, reader, _ = tavern.people
    at, database = int(tavern.clock()), tavern.bot.database
    first = ("1 roll 1 2 3 4 6 6", "1 keep 1", "1 bank")
    second = ("2 roll 5 2 3 4 6 6", "2 keep 5", "2 bank")
    lost = story("standard", 2, *(first + second) * 4, "2 leave", opening=0, minimum_bank=0)
    for number in range(1, 12):
        for guild_id in (-tavern.channel.id, OTHER_GUILD):
            await store(database, lost, (farmer.id, 1000 + number), at=at, guild_id=guild_id)
    posted = (await farmer.slash(tavern.channel, "farkle help")).shown
    old = [f"fs:top:{order}:everywhere:all-farkle:all:0:1:where" for order in ("rating", "wins")]
    pages = [await reader.slash(tavern.channel, "farkle leaderboard")]
    pages += [await forge(reader, posted, address) for address in old]
    for page in pages:
        assert says(page, "top-empty"), page.text
        assert farmer.mention not in page.text
    for guild_id in (-tavern.channel.id, 0):
        for order in ORDERS:
            found = await tavern.bot.services.records.leaderboard(LeaderboardQuery(order, guild_id), 1, 1)
            assert found.lines == ()
    card = await reader.slash(tavern.channel, "farkle stats", player=farmer)
    assert card.ephemeral
    assert not says(card, "card-games")
    everywhere = await forge(reader, pages[0].shown, f"fs:card:{farmer.id}:everywhere:all-farkle")
    assert not says(everywhere, "card-games")
    own = await farmer.slash(farmer.direct_messages, "farkle stats")
    assert says(own, "card-games", games=22)
    assert not says(own, "card-rating")
