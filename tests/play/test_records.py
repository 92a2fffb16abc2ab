"""Records over the local Discord: every screen about games is opened and pressed, and cheating gains nothing."""

import re
from pathlib import Path

import pytest

from bot.games.registry import ENGINES
from bot.model.standings import SEASON_ORDERS, orders_of
from tests.support.record_steps import charts, lucky, play, play_games, record
from tests.support.sentences import refused, says
from tests.support.steps import begin, leave, open_lobby
from tests.support.tavern import Tavern, running_bot, scripted, seeded


async def test_a_card_shows_the_record_and_its_pictures(tavern: Tavern) -> None:
    await play_games(tavern, 6, seeded(1))
    person = tavern.people[0]
    card = await person.slash(tavern.channel, "farkle stats")
    assert not card.ephemeral
    assert card.shown.pings == []
    assert f"### 🎲 {person.mention}" in card.text
    assert says(card, "card-games", games=6)
    assert says(card, "card-rating", settled="no")
    points, farkles = charts(card.shown)
    assert points.startswith("Points per game, oldest first: ")
    assert says(farkles, "alt-farkles-with", dice=1)
    assert says(card, "card-awards")
    awards = await person.click(card.shown, label="Achievements")
    assert awards.ephemeral
    assert "**First blood** · win a game · ✓" in awards.text
    assert "**Royalty** · win 100 games · 2 of 100 ▱▱▱▱▱" in awards.text
    assert "**Full house** · win at a table of 8, with 5 turns or more · not yet" in awards.text


async def test_a_rating_is_one_number_and_provisional_players_have_no_place(tavern: Tavern) -> None:
    await play_games(tavern)
    person = tavern.people[0]
    shown = await person.slash(tavern.channel, "farkle leaderboard")
    head, listed, *_ = shown.text.split("\n**Provisional** (fewer than 10 games)\n")
    assert "**1.**" not in head + listed
    assert re.search(rf"{person.mention} · \*\*[0-9,]+\*\* · 1 game", listed)
    told = await tavern.people[2].click(shown.shown, label="How is this calculated?")
    assert told.ephemeral
    assert says(told, "how-rating")
    assert says(told, "how-counts", percent=10)
    by_wins = await person.slash(tavern.channel, "farkle leaderboard", by="wins")
    assert "**1.**" in by_wins.text
    assert not says(by_wins, "top-provisional")
    told = await person.click(by_wins.shown, label="How is this calculated?")
    assert not says(told, "how-rating")


async def test_the_card_of_somebody_else_and_other_scopes(tavern: Tavern) -> None:
    await play_games(tavern)
    person, other, _ = tavern.people
    card = await person.slash(tavern.channel, "farkle stats", player=other)
    assert other.mention in card.text
    everywhere = await person.click(card.shown, label="Everywhere")
    assert everywhere.kind == "update"
    assert "Everywhere · All rules" in card.text
    # Who did not ask gets a copy, which changes in place.
    before = card.shown.edited_count
    copy = await other.click(card.shown, label="Only here")
    assert (copy.kind, copy.ephemeral) == ("message", True)
    assert f"### 🎲 {other.mention}" in copy.text
    assert (await other.click(copy.shown, label="Everywhere")).kind == "update"
    assert says(copy, "scope-everywhere")
    assert card.shown.edited_count == before
    select = card.shown.selects[0].custom_id
    await person.choose(card.shown, select, ["deluxe"])
    assert "Everywhere · Deluxe" in card.text
    assert says(card, "card-empty")
    assert charts(card.shown) == []
    await person.choose(card.shown, card.shown.selects[0].custom_id, ["kingdom-come"])
    assert says(card, "card-games", games=1)


async def test_what_cannot_be_shown_is_said_privately(tavern: Tavern) -> None:
    tavern.roll = lucky(1)
    person, other, _ = tavern.people
    stranger = tavern.local.add_user("stranger")
    refusals: list[tuple[str, dict[str, object], str]] = [
        ("stats", {}, "no-counted-games-yet"),
        ("history", {}, "no-games-yet"),
        ("stats", {"player": other}, "no-counted-games-of"),
        ("stats", {"player": stranger}, "player-not-here"),
        ("stats", {"player": tavern.local.world.bot}, "bots-do-not-play"),
        ("head-to-head", {"player": person}, "same-person"),
        ("head-to-head", {"player": other}, "no-games-together"),
        ("leaderboard", {"rules": "whist"}, "no-such-rules-here"),
        ("leaderboard", {"by": "farkles", "rules": "yahtzee"}, "order-not-here"),
        ("leaderboard", {"season": "Summer"}, "no-such-season"),
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
    best = await everybody[0].slash(tavern.channel, "farkle leaderboard", by="wins")
    assert not best.ephemeral
    assert says(best, "top-head", people=16)
    assert "🥇" in best.text
    asker = next(person for person in everybody if person.mention not in best.text)
    own = await asker.slash(tavern.channel, "farkle leaderboard", by="wins")
    assert f"…\n**3.** {asker.mention}" in own.text
    await asker.click(own.shown, label="Next")
    assert "Next ▶ (2 of 2)" in [button.label for button in own.shown.buttons]
    assert own.shown.button("Next").disabled
    await asker.choose(own.shown, own.shown.selects[1].custom_id, ["best_game"])
    assert says(own, "order-best-game")
    await asker.choose(own.shown, own.shown.selects[2].custom_id, ["day"])
    assert says(own, "period-day")
    await asker.choose(own.shown, own.shown.selects[1].custom_id, ["win_rate"])
    assert says(own, "top-own-missing", needed=5)
    await asker.click(own.shown, label="Everywhere")
    assert says(own, "scope-everywhere")
    assert own.shown.pings == []


async def test_every_order_of_a_leaderboard_and_head_to_head(tavern: Tavern) -> None:
    await play_games(tavern, 5)
    first, second, third = tavern.people
    for order in (order for order in orders_of(ENGINES["farkle"]) if order in SEASON_ORDERS):
        for options in ({"when": "all"}, {"where": "everywhere"}, {"when": "week"}, {"rules": "Kingdom Come"}):
            board = await first.slash(tavern.channel, "farkle leaderboard", by=order, **options)
            assert first.mention in board.text
            assert second.mention in board.text
            assert third.mention not in board.text
            assert ("**1.**" in board.text) is (order != "rating")
    duel = await first.slash(tavern.channel, "farkle head-to-head", player=second)
    assert f"### {first.mention} vs. {second.mention}" in duel.text
    assert says(duel, "duel-games", games=5)
    assert duel.text.count("place 1 of 2") + duel.text.count("place 2 of 2") == 5
    await first.click(duel.shown, label="Everywhere")
    assert says(duel, "scope-everywhere")
    await first.click(duel.shown, label="All rules of Yahtzee")
    assert "Everywhere · All rules of Yahtzee" in duel.text
    seen = await third.slash(tavern.channel, "farkle head-to-head", player=first, other=second)
    assert f"### {first.mention} vs. {second.mention}" in seen.text


@pytest.mark.without_bot
async def test_buttons_work_after_a_restart(path: Path, tavern: Tavern) -> None:
    person = tavern.people[0]
    async with running_bot(tavern, path, lucky(1)):
        await play(tavern)
        card = await person.slash(tavern.channel, "farkle stats")
        board = await person.slash(tavern.channel, "farkle leaderboard")
        past = await person.slash(tavern.channel, "farkle history")
        replay = await person.slash(tavern.channel, "farkle history")
        await person.choose(replay.shown, replay.shown.selects[0].custom_id, ["1"])
        await person.click(replay.shown, label="Replay")
        private = await person.slash(tavern.channel, "farkle privacy")
    async with running_bot(tavern, path, lucky(2)):
        await person.click(card.shown, label="Everywhere")
        assert says(card, "scope-everywhere")
        await person.click(board.shown, label="Everywhere")
        assert says(board, "scope-everywhere")
        await person.choose(past.shown, past.shown.selects[0].custom_id, ["1"])
        assert says(past, "game-rounds")
        await person.click(replay.shown, label="Next")
        assert says(replay, "replay-head", step=2)
        await person.click(private.shown, label="Hide me")
        assert says(private, "privacy-hidden")


async def test_nobody_gains_by_a_game_that_the_other_leaves_at_once(tavern: Tavern) -> None:
    """One person joins, the host starts, and the other leaves: this raised the host's rating by 61."""
    await leave(tavern.people[1], await begin(tavern, target=3000))
    await tavern.until(lambda: says(tavern.channel.messages()[-1], "over-head-left"))
    winner, loser = await record(tavern, 0), await record(tavern, 1)
    assert winner.tally.games == 0
    assert (loser.tally.games, loser.tally.wins, loser.tally["lefts"]) == (1, 0, 1)


async def test_the_lobby_says_what_the_game_counts_for(tavern: Tavern) -> None:
    tavern.roll = scripted()
    host = tavern.people[0]
    tavern.guild.add_member(host, manage_guild=True)
    lobby = await open_lobby(tavern, rules="deluxe")
    assert says(lobby, "lobby-counts", reason="shipped_rules", rated="yes")
    rules = (await host.click(lobby, label="Rules")).shown
    await host.choose(rules, next(each.custom_id for each in rules.selects if "target" in each.custom_id), ["3000"])
    why = "**Rated here only**, because the target isn't the usual one."
    await tavern.until(lambda: why in lobby.text)
    short = (await host.slash(tavern.channel, "farkle start", rules="deluxe", target=12)).shown
    assert says(short, "lobby-counts", quick=2000, reason="short")
    made = await host.slash(tavern.channel, "farkle-setup make", title="Ours", base="deluxe")
    await host.choose(made.shown, "fe:option:winning", ["final_round"])
    await host.choose(made.shown, "fe:value:final_round", ["none"])
    await host.click(made.shown, label="Save")
    lobby = (await host.slash(tavern.channel, "farkle start", rules="Ours")).shown
    assert says(lobby, "lobby-counts", reason="house_rules")
