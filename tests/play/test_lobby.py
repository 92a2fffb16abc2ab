"""The lobby: who may do what until the game begins."""

import asyncio
from pathlib import Path

import pytest

from bot.play.sessions import LOBBY_SECONDS
from bot.text import say
from localdiscord import ClientRefused
from tests.support.settings_steps import refused
from tests.support.steps import Clock, at_rest, custom_id, open_lobby, pressable
from tests.support.table import Hourglass, due
from tests.support.tavern import Tavern, local_tavern, running_bot, scripted, seeded


async def test_the_lobby_says_who_is_in_and_what_is_played(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    lobby = await open_lobby(tavern, rules="five dice")
    assert "Five Dice" in lobby.text, "a rule set may be named by its title"
    lobby = await open_lobby(tavern, rules="deluxe", target=3000)
    assert "Deluxe" in lobby.text
    assert "First to 3,000 points" in lobby.text
    assert "three pairs 750" in lobby.text
    assert f"{host.mention} (host)." in lobby.text
    assert "7 more can join" in lobby.text
    options = ["How to play", "Rules and options", "Quick game to 2,000", "Allow hints"]
    assert pressable(lobby) == ["Check the dice", "Join", "Leave", "Cancel", *options]
    alone = await host.click(lobby, custom_id(lobby, "start"), force=True)
    assert "need at least 2 players" in await refused(alone)
    outcome = await second.click(lobby, label="Join")
    assert outcome.kind == "update"
    assert f"(host) and {second.mention}." in lobby.text
    assert f"{host.mention} can start now" in lobby.text
    assert pressable(lobby) == ["Check the dice", "Join", "Start", "Leave", "Cancel", *options]
    assert lobby.pings == []


WRONG_OPTIONS: tuple[tuple[dict[str, object], str], ...] = (
    ({"rules": "yahtzee"}, "Yahtzee is played with `/yahtzee start`"),
    ({"rules": "poker"}, "no rule set 'poker'"),
    ({"rules": "@everyone " * 50}, "no rule set"),
    ({"rules": "exact", "target": 10_001}, "target"),
    ({"rules": "exact", "target": 900}, "opening"),
)


async def test_wrong_options_are_explained_and_open_nothing(tavern: Tavern) -> None:
    host = tavern.people[0]
    for options, said in WRONG_OPTIONS:
        outcome = await host.slash(tavern.channel, "farkle start", **options)
        assert said in await refused(outcome)
        assert outcome.shown.pings == []
    for target in (0, -5, 1_000_001, 2**60):
        # Discord's client does not even send it.
        with pytest.raises(ClientRefused):
            await host.slash(tavern.channel, "farkle start", target=target)
    assert "No game is running" in (await host.slash(tavern.channel, "farkle board")).text


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


async def test_nobody_joins_twice_and_only_the_host_starts_and_cancels(tavern: Tavern) -> None:
    host, second, stranger = tavern.people
    lobby = await open_lobby(tavern, players=2)
    for person in (host, second):
        assert "You're already in" in await refused(await person.click(lobby, label="Join"))
    assert "6 more can join" in lobby.text
    for person in (second, stranger):
        for label in ("Start", "Cancel"):
            assert f"Only the host, {host.mention}," in await refused(await person.click(lobby, label=label))
    outcome = await host.click(lobby, label="Cancel")
    assert "was cancelled" in outcome.text
    assert lobby.buttons == []


@pytest.mark.people(9)
async def test_many_join_at_once_and_each_gets_one_seat(tavern: Tavern) -> None:
    lobby = await open_lobby(tavern)
    outcomes = await asyncio.gather(*(person.click(lobby, label="Join") for person in tavern.people[1:]))
    assert sorted(outcome.kind for outcome in outcomes) == ["message"] + ["update"] * 7
    (late,) = (outcome for outcome in outcomes if outcome.kind == "message")
    assert "All 8 seats are taken" in await refused(late)
    assert "All seats are taken" in lobby.text
    assert sum(person.mention in lobby.text.partition("All seats")[0] for person in tavern.people) == 8
    assert "Start" in pressable(lobby)
    assert "Join" not in pressable(lobby)
    assert lobby.selects == []
    ninth = next(person for person in tavern.people if person.mention not in lobby.text)
    assert "All 8 seats are taken" in await refused(await ninth.click(lobby, custom_id(lobby, "join"), force=True))


async def test_the_next_becomes_host_and_the_last_closes_the_lobby(tavern: Tavern) -> None:
    host, second, third = tavern.people
    lobby = await open_lobby(tavern, players=3)
    await host.click(lobby, label="Leave")
    assert f"{second.mention} (host)" in lobby.text
    assert host.mention not in lobby.text
    assert "aren't in this game" in await refused(await host.click(lobby, label="Leave"))
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


NOT_STARTED = "the game wasn't started within 15 minutes"


async def test_a_lobby_closes_after_fifteen_minutes(tavern: Tavern, clock: Hourglass) -> None:
    lobby = await open_lobby(tavern, players=2)
    assert due(clock, LOBBY_SECONDS) in lobby.text
    await clock.passes(LOBBY_SECONDS - 1)
    assert pressable(lobby)
    await clock.passes(1)
    assert NOT_STARTED in lobby.text
    assert lobby.buttons == []


async def test_a_lobby_closes_that_ran_out_while_the_bot_was_down(tmp_path: Path) -> None:
    clock, database = Clock(), tmp_path / "farkle.sqlite3"
    async with local_tavern() as tavern:
        async with running_bot(tavern, database, seeded(1), clock):
            lobby = await open_lobby(tavern, players=2)
        clock.now += LOBBY_SECONDS + 1
        async with running_bot(tavern, database, seeded(1), clock):
            await tavern.until(lambda: NOT_STARTED in lobby.text)
        assert tavern.faults() == []


async def test_a_press_finds_the_lobby_closed_once_its_time_is_over(tavern: Tavern, clock: Hourglass) -> None:
    """Even if the bot has not yet looked for lobbies to close."""
    tavern.bot.rounds.stop("clock")
    host, _, third = tavern.people
    for label in ("Join", "Start", "Leave", "Cancel"):
        lobby = await open_lobby(tavern, players=2)
        clock.now += LOBBY_SECONDS + 1
        outcome = await (third if label == "Join" else host).click(lobby, label=label)
        assert outcome.kind == "update", label
        assert NOT_STARTED in lobby.text
        assert lobby.buttons == []
    # So does a choice of rules.
    lobby = await open_lobby(tavern)
    rules = (await host.click(lobby, label="Rules and options")).shown
    clock.now += LOBBY_SECONDS + 1
    assert await refused(await host.choose(rules, custom_id(lobby, "target"), ["5000"])) == say("lobby-closed")
    assert NOT_STARTED in lobby.text


@pytest.mark.refused
async def test_lobbies_go_on_closing_after_one_could_not_be(tavern: Tavern, clock: Hourglass) -> None:
    gone = tavern.guild.add_channel("gone")
    await tavern.people[0].slash(gone, "farkle start")
    lobby = await open_lobby(tavern)
    tavern.guild.delete_channel(gone)
    await clock.passes(LOBBY_SECONDS)
    assert lobby.buttons == []
    assert await tavern.bot.services.sessions.due() == []
    # The line is cut.
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

    with monkeypatch.context() as full:
        # No disk here is full.
        full.setattr("bot.play.sessions.saving.save", fail)
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
    assert "Only the host" in await refused(await second.click(lobby, label="Quick game"))
    await host.click(lobby, label="Quick game")
    assert "First to 2,000 points" in lobby.text
    assert "games to 2,000 points or fewer aren't rated" in lobby.text
    await host.click(lobby, label="Full game to 10,000")
    assert "First to 10,000 points" in lobby.text
    assert "Quick game to 2,000" in pressable(lobby)


async def test_a_game_that_can_be_played_alone_offers_one_seat(tavern: Tavern) -> None:
    host = tavern.people[0]
    lobby = (await host.slash(tavern.channel, "yahtzee start")).shown
    rules = (await host.click(lobby, label="Rules and options")).shown
    seats = next(each for each in rules.selects if each.placeholder == "Seats…")
    assert [seats.options["1"], seats.options["2"]] == ["At most 1 player", "At most 2 players"]


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
