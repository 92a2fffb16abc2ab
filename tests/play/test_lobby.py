"""The lobby: who may do what until the game begins."""

import asyncio
from pathlib import Path

import pytest

from bot.play.sessions import LOBBY_SECONDS
from bot.text import say
from localdiscord import ClientRefused, Message
from tests.support.steps import Clock, at_rest, custom_id, open_lobby, pressable
from tests.support.table import Hourglass
from tests.support.tavern import Tavern, local_tavern, running_bot, scripted, seeded


async def test_the_lobby_says_who_is_in_and_what_is_played(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    lobby = await open_lobby(tavern, rules="deluxe", target=3000)
    assert "Deluxe" in lobby.text
    assert "First to 3,000 points" in lobby.text
    assert "three pairs 750" in lobby.text
    assert f"{host.mention} (host)." in lobby.text
    assert "7 more can join" in lobby.text
    options = ["How to play", "Rules and options", "Quick game to 2,000", "Allow hints"]
    assert pressable(lobby) == ["Check the dice", "Join", "Leave", "Cancel", *options]
    outcome = await second.click(lobby, label="Join")
    assert outcome.kind == "update"
    assert f"(host) and {second.mention}." in lobby.text
    assert f"{host.mention} can start now" in lobby.text
    assert pressable(lobby) == ["Check the dice", "Join", "Start", "Leave", "Cancel", *options]
    assert lobby.pings == []


async def test_a_rule_set_may_be_named_by_its_title(tavern: Tavern) -> None:
    lobby = await open_lobby(tavern, rules="five dice")
    assert "Five Dice" in lobby.text


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"rules": "yahtzee"}, "Yahtzee is played with `/yahtzee start`"),
        ({"rules": "poker"}, "no rule set 'poker'"),
        ({"rules": "@everyone " * 50}, "no rule set"),
        ({"rules": "exact", "target": 10_001}, "target"),
        ({"rules": "exact", "target": 900}, "opening"),
    ],
)
async def test_wrong_options_are_explained_and_open_nothing(
    tavern: Tavern, options: dict[str, object], said: str
) -> None:
    outcome = await tavern.people[0].slash(tavern.channel, "farkle start", **options)
    assert outcome.ephemeral
    assert said in outcome.text
    assert outcome.shown.pings == []
    outcome = await tavern.people[0].slash(tavern.channel, "farkle board")
    assert "No game is running" in outcome.text


@pytest.mark.parametrize("target", [0, -5, 1_000_001, 2**60])
async def test_an_impossible_target_is_not_even_sent(tavern: Tavern, target: int) -> None:
    with pytest.raises(ClientRefused):
        await tavern.people[0].slash(tavern.channel, "farkle start", target=target)


async def test_rule_sets_and_games_are_offered_while_typing(tavern: Tavern) -> None:
    host = tavern.people[0]
    everything = await host.autocomplete(tavern.channel, "farkle start", "rules", "")
    assert len(everything) == 9
    assert everything[0]["value"] == "standard"
    (offered,) = await host.autocomplete(tavern.channel, "farkle start", "rules", "KINGdom")
    assert offered["value"] == "kingdom-come"
    assert await host.autocomplete(tavern.channel, "farkle start", "rules", "nothing like it") == []
    assert await host.autocomplete(tavern.channel, "farkle board", "game", "") == []
    await open_lobby(tavern)
    await open_lobby(tavern, rules="deluxe")
    games = await host.autocomplete(tavern.channel, "farkle board", "game", "")
    assert [game["name"].split(" · ")[0] for game in games] == ["Deluxe", "Standard"]
    assert len(await host.autocomplete(tavern.channel, "farkle stop", "game", "stand")) == 1


async def test_joining_twice_is_refused_privately(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    lobby = await open_lobby(tavern, players=2)
    for person in (host, second):
        outcome = await person.click(lobby, label="Join")
        assert outcome.ephemeral
        assert "You're already in" in outcome.text
    assert "6 more can join" in lobby.text


@pytest.mark.people(9)
async def test_many_join_at_once_and_each_gets_one_seat(tavern: Tavern) -> None:
    lobby = await open_lobby(tavern)
    outcomes = await asyncio.gather(*(person.click(lobby, label="Join") for person in tavern.people[1:]))
    assert sorted(outcome.kind for outcome in outcomes) == ["message"] + ["update"] * 7
    (refused,) = (outcome for outcome in outcomes if outcome.kind == "message")
    assert refused.ephemeral
    assert "All 8 seats are taken" in refused.text
    assert "All seats are taken" in lobby.text
    assert sum(person.mention in lobby.text.partition("All seats")[0] for person in tavern.people) == 8
    assert "Start" in pressable(lobby)
    assert "Join" not in pressable(lobby)
    assert lobby.selects == []


@pytest.mark.people(9)
async def test_the_ninth_is_refused_even_by_a_hand_made_press(tavern: Tavern) -> None:
    lobby = await open_lobby(tavern, players=8)
    outcome = await tavern.people[8].click(lobby, custom_id(lobby, "join"), force=True)
    assert outcome.ephemeral
    assert "All 8 seats are taken" in outcome.text


async def test_only_the_host_starts_and_cancels(tavern: Tavern) -> None:
    host, second, stranger = tavern.people
    lobby = await open_lobby(tavern, players=2)
    for person in (second, stranger):
        for label in ("Start", "Cancel"):
            outcome = await person.click(lobby, label=label)
            assert outcome.ephemeral
            assert f"Only the host, {host.mention}," in outcome.text
    outcome = await host.click(lobby, label="Cancel")
    assert "was cancelled" in outcome.text
    assert lobby.buttons == []


async def test_one_player_cannot_start(tavern: Tavern) -> None:
    lobby = await open_lobby(tavern)
    with pytest.raises(ClientRefused):
        await tavern.people[0].click(lobby, label="Start")
    outcome = await tavern.people[0].click(lobby, custom_id(lobby, "start"), force=True)
    assert outcome.ephemeral
    assert "need at least 2 players" in outcome.text


async def test_the_next_becomes_host_and_the_last_closes_the_lobby(tavern: Tavern) -> None:
    host, second, third = tavern.people
    lobby = await open_lobby(tavern, players=3)
    await host.click(lobby, label="Leave")
    assert f"{second.mention} (host)" in lobby.text
    assert host.mention not in lobby.text
    outcome = await host.click(lobby, label="Leave")
    assert outcome.ephemeral
    assert "aren't in this game" in outcome.text
    await third.click(lobby, label="Leave")
    await host.click(lobby, label="Join")
    assert f"and {host.mention}." in lobby.text
    await second.click(lobby, label="Leave")
    await host.click(lobby, label="Leave")
    assert "everyone left" in lobby.text
    assert lobby.buttons == []


async def test_several_games_at_once(tavern: Tavern) -> None:
    """One person in several games of one channel, each with its own lobby."""
    tavern.roll = scripted("6", "1", "5", "2")
    first = await open_lobby(tavern, players=2)
    second = await open_lobby(tavern, players=2, rules="deluxe")
    for number, lobby in enumerate((first, second), start=3):
        outcome = await tavern.people[0].click(lobby, label="Start")
        assert outcome.kind == "update"
        await tavern.until(lambda number=number: len(tavern.channel.messages()) == number)  # type: ignore[misc]
        assert tavern.on_turn(tavern.channel.messages()[-1]) is tavern.people[0]


async def lobby_of_a_minute_ago(tavern: Tavern, database: Path, clock: Clock) -> Message:
    """A lobby whose time is over in a minute; the bot has gone down."""
    async with running_bot(tavern, database, seeded(1), clock):
        lobby = await open_lobby(tavern, players=2)
        assert f"<t:{int(clock.now) + LOBBY_SECONDS}:R>" in lobby.text
        clock.now += LOBBY_SECONDS - 60
    return lobby


async def test_a_lobby_closes_after_fifteen_minutes(tavern: Tavern, clock: Hourglass) -> None:
    lobby = await open_lobby(tavern, players=2)
    await clock.passes(LOBBY_SECONDS - 1)
    assert pressable(lobby)
    await clock.passes(1)
    assert "the game wasn't started within 15 minutes" in lobby.text
    assert lobby.buttons == []


async def test_a_lobby_closes_that_ran_out_while_the_bot_was_down(tmp_path: Path) -> None:
    clock, database = Clock(), tmp_path / "farkle.sqlite3"
    async with local_tavern() as tavern:
        lobby = await lobby_of_a_minute_ago(tavern, database, clock)
        clock.now += 61
        async with running_bot(tavern, database, seeded(1), clock):
            await tavern.until(lambda: "the game wasn't started within 15 minutes" in lobby.text)
        assert tavern.faults() == []


@pytest.mark.parametrize("label", ["Join", "Start", "Leave", "Cancel"])
async def test_a_press_finds_the_lobby_closed_once_its_time_is_over(
    tavern: Tavern, clock: Hourglass, label: str
) -> None:
    """Even if the bot has not yet looked for lobbies to close."""
    lobby = await open_lobby(tavern, players=2)
    clock.now += LOBBY_SECONDS + 1
    person = tavern.people[2] if label == "Join" else tavern.people[0]
    outcome = await person.click(lobby, label=label)
    assert outcome.kind == "update"
    assert "the game wasn't started within 15 minutes" in lobby.text
    assert lobby.buttons == []


async def test_a_choice_of_rules_finds_the_lobby_closed_once_its_time_is_over(tavern: Tavern, clock: Hourglass) -> None:
    tavern.roll = scripted()
    tavern.bot.rounds.stop("clock")
    host, lobby = tavern.people[0], await open_lobby(tavern)
    rules = (await host.click(lobby, label="Rules and options")).shown
    clock.now += LOBBY_SECONDS + 1
    refused = await host.choose(rules, custom_id(lobby, "target"), ["5000"])
    assert refused.ephemeral
    assert refused.text == say("lobby-closed")
    assert "the game wasn't started within 15 minutes" in lobby.text


@pytest.mark.refused
async def test_lobbies_go_on_closing_after_one_could_not_be(tavern: Tavern, clock: Hourglass) -> None:
    gone = tavern.guild.add_channel("gone")
    await tavern.people[0].slash(gone, "farkle start")
    lobby = await open_lobby(tavern)
    tavern.guild.delete_channel(gone)
    await clock.passes(LOBBY_SECONDS)
    assert lobby.buttons == []
    assert await tavern.bot.services.sessions.due() == []


@pytest.mark.refused
async def test_lobbies_go_on_closing_when_the_line_is_cut(tavern: Tavern, clock: Hourglass) -> None:
    first, second = await open_lobby(tavern), await open_lobby(tavern)
    clock.now += LOBBY_SECONDS

    def cut(_request: object) -> None:
        tavern.local.inject(None)
        raise ConnectionResetError

    tavern.local.inject(cut)
    await clock.bot.rounds.play("clock")
    # Which of them it was is chance.
    assert sorted(map(len, (first.buttons, second.buttons)))[0] == 0
    assert await tavern.bot.services.sessions.due() == []


async def test_lobbies_go_on_closing_after_the_database_failed(
    tavern: Tavern, clock: Hourglass, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await open_lobby(tavern)
    async with tavern.bot.services.sessions.lock(1):
        clock.now += LOBBY_SECONDS

    def fail(*_arguments: object) -> None:
        raise RuntimeError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr("bot.play.sessions.saving.save", fail)
        await clock.bot.rounds.play("clock")
    assert any("the clock failed" in stored.getMessage() for stored in caplog.records)
    caplog.clear()
    await clock.passes(4)
    assert lobby.buttons == []


@pytest.mark.refused
async def test_an_older_lobby_that_could_not_be_folded_still_leads_to_the_new_one(tavern: Tavern) -> None:
    old = await open_lobby(tavern)
    tavern.channel.deny_bot("view_channel")
    new = (await tavern.people[0].slash(tavern.channel, "farkle board")).shown
    await at_rest(tavern)
    assert {fault.split()[0] for fault in tavern.faults()} == {"DELETE", "PATCH"}
    tavern.channel.allow_bot("view_channel")
    guild = tavern.bot.get_guild(tavern.guild.id)
    assert guild is not None
    seen = guild.get_channel(tavern.channel.id)
    assert seen is not None
    await tavern.until(lambda: seen.permissions_for(guild.me).view_channel)
    outcome = await tavern.people[1].click(old, label="Join")
    assert outcome.kind == "update"
    assert "further down" in old.text
    assert old.buttons == []
    await tavern.until(lambda: f"and {tavern.people[1].mention}." in new.text)


async def test_a_quick_game_is_one_press_of_the_host_and_so_is_the_way_back(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    lobby = await open_lobby(tavern, 2)
    assert "**Rated**" in lobby.text
    refused = await second.click(lobby, label="Quick game")
    assert "Only the host" in refused.text
    await host.click(lobby, label="Quick game")
    assert "First to 2,000 points" in lobby.text
    assert "games to 2,000 points or fewer aren't rated" in lobby.text
    await host.click(lobby, label="Full game to 10,000")
    assert "First to 10,000 points" in lobby.text
    assert "Quick game to 2,000" in pressable(lobby)


@pytest.mark.parametrize(
    ("game", "words"),
    [("farkle", ("1 1 5", "Bank 350", "a **farkle**")), ("yahtzee", ("6 6 6", "Full house", "a **Yahtzee**"))],
)
async def test_how_to_play_is_told_privately_on_three_screens(tavern: Tavern, game: str, words: tuple[str]) -> None:
    host, second, _ = tavern.people
    lobby = (await host.slash(tavern.channel, f"{game} start")).shown
    before = lobby.text
    how = await second.click(lobby, label="How to play")
    assert how.ephemeral
    for page, said in enumerate(words, start=1):
        assert f"· {page} of 3" in how.shown.text
        assert said in how.shown.text
        assert "<:die_" in how.shown.text or "<:kept_" in how.shown.text
        if page < len(words):
            turned = await second.click(how.shown, label="Next")
            assert turned.kind == "update"
    assert pressable(how.shown) == ["◀ Back"]
    assert lobby.text == before
