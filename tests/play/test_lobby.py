"""The lobby: who may do what until the game begins."""

import asyncio
from pathlib import Path

import pytest

from bot.model.deadline import DAY, HOUR
from bot.play.lobby_time import LOBBY_SECONDS
from bot.sentences import say
from localdiscord import ClientRefused, Message
from tests.support.sentences import refused, says
from tests.support.sessions import games_due
from tests.support.steps import (
    Clock,
    address,
    at_rest,
    custom_id,
    forge,
    let_see,
    manage,
    open_lobby,
    pass_time,
    press_more,
    pressable,
    start,
)
from tests.support.table import Hourglass, due, last
from tests.support.tavern import Tavern, running_bot, seeded


async def test_the_lobby_says_who_is_in_and_what_is_played(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    lobby = await open_lobby(tavern, rules="five dice")
    assert says(lobby, "rules-title-five-dice"), "a rule set may be named by its title"
    await host.click(lobby, label="Leave")
    lobby = await open_lobby(tavern, rules="deluxe", target=3000)
    assert says(lobby, "rules-title-deluxe")
    assert says(lobby, "lobby-head", target=3000, reach="at_least")
    assert says(lobby, "short-worth", what=say("option-three-pairs"), points=750)
    assert says(lobby, "lobby-players", players=f"{host.mention} (host)")
    assert says(lobby, "lobby-players", free=7)
    others = ["Leave", "How to play", "Invite…", "More"]
    assert pressable(lobby) == ["Join", "Play a computer", *others]
    assert refused(await host.click(lobby, custom_id(lobby, "start"), force=True), "too-few-players")
    outcome = await second.click(lobby, label="Join")
    assert outcome.kind == "update"
    assert says(lobby, "lobby-players")
    assert says(lobby, "lobby-wait", host=host, state="ready")
    assert pressable(lobby) == ["Join", "Start (host)", *others]
    of_host = ["Check the dice", "Allow hints", "Cancel", "Same dice"]
    assert pressable((await host.click(lobby, label="More")).shown) == of_host
    assert pressable((await second.click(lobby, label="More")).shown) == ["Check the dice"]
    assert lobby.pings == []


WRONG_OPTIONS: tuple[tuple[dict[str, object], str], ...] = (
    ({"rules": "yahtzee"}, "rules-of-other-table"),
    ({"rules": "poker"}, "no-such-rules-here"),
    ({"rules": "@everyone " * 50}, "no-such-rules-here"),
    ({"rules": "exact", "target": 10_001}, "clash-target-cannot-be-met"),
    ({"rules": "exact", "target": 900}, "clash-above-exact-target"),
)


async def test_wrong_options_are_explained_and_open_nothing(tavern: Tavern) -> None:
    host = tavern.people[0]
    for options, key in WRONG_OPTIONS:
        outcome = await host.slash(tavern.channel, "farkle start", **options)
        assert refused(outcome, key)
        assert outcome.shown.pings == []
    for target in (0, -5, 1_000_001, 2**60):
        # Discord's client does not even send it.
        with pytest.raises(ClientRefused):
            await host.slash(tavern.channel, "farkle start", target=target)
    assert says(await host.slash(tavern.channel, "farkle board"), "no-game-here")


async def test_rule_sets_and_games_are_offered_while_typing(tavern: Tavern) -> None:
    host = tavern.people[0]
    everything = await host.autocomplete(tavern.channel, "farkle start", "rules", "")
    assert len(everything) == 14
    assert everything[0]["value"] == "standard"
    (offered,) = await host.autocomplete(tavern.channel, "farkle start", "rules", "KINGdom")
    assert offered["value"] == "kingdom-come"
    assert await host.autocomplete(tavern.channel, "farkle start", "rules", "nothing like it") == []
    assert await host.autocomplete(tavern.channel, "farkle board", "game", "") == []
    await open_lobby(tavern)
    await tavern.people[1].slash(tavern.channel, "farkle start", rules="deluxe")
    games = await host.autocomplete(tavern.channel, "farkle board", "game", "")
    assert [game["name"].split(" · ")[0] for game in games] == ["Deluxe", "Standard"]
    assert len(await host.autocomplete(tavern.channel, "farkle stop", "game", "stand")) == 1


async def test_nobody_joins_twice_and_only_the_host_starts_and_cancels(tavern: Tavern) -> None:
    host, second, stranger = tavern.people
    lobby = await open_lobby(tavern, players=2)
    assert refused(await host.click(lobby, label="Join"), "sits-as-host")
    assert refused(await second.click(lobby, label="Join"), "sits-already", host=host)
    assert says(lobby, "lobby-players", free=6)
    for person in (second, stranger):
        for pressed in ("start", "cancel"):
            outcome = await person.click(lobby, address(lobby, "Start").replace("start", pressed), force=True)
            is_later = person is second and pressed == "start"
            assert refused(outcome, "host-first" if is_later else "only-host", host=host)
    assert says(await press_more(host, lobby, "Cancel"), "stopped-well")
    await tavern.until(lambda: says(lobby, "lobby-ended"))
    assert lobby.buttons == []


@pytest.mark.people(9)
async def test_many_join_at_once_and_each_gets_one_seat(tavern: Tavern) -> None:
    lobby = await open_lobby(tavern)
    outcomes = await asyncio.gather(*(person.click(lobby, label="Join") for person in tavern.people[1:]))
    assert sorted(outcome.kind for outcome in outcomes) == ["message"] + ["update"] * 7
    (late,) = (outcome for outcome in outcomes if outcome.kind == "message")
    assert refused(late, "table-full", most=8)
    assert says(lobby, "lobby-players", free=0)
    assert sum(person.mention in lobby.text.partition("All seats")[0] for person in tavern.people) == 8
    assert "Start (host)" in pressable(lobby)
    assert "Join" not in pressable(lobby)
    assert [menu.placeholder for menu in lobby.selects] == [say("lobby-choose-rules")], "no seat for a computer"
    ninth = next(person for person in tavern.people if person.mention not in lobby.text)
    assert refused(await ninth.click(lobby, custom_id(lobby, "join"), force=True), "table-full", most=8)


async def test_the_next_becomes_host_and_the_last_closes_the_lobby(tavern: Tavern) -> None:
    host, second, third = tavern.people
    lobby = await open_lobby(tavern, players=3)
    await host.click(lobby, label="Leave")
    assert says(lobby, "lobby-seat", player=second, host="yes")
    assert host.mention not in lobby.text
    assert refused(await host.click(lobby, label="Leave"), "sits-not-yet")
    await third.click(lobby, label="Leave")
    await host.click(lobby, label="Join")
    assert f"and {host.mention}." in lobby.text
    await second.click(lobby, label="Leave")
    await host.click(lobby, label="Leave")
    assert says(lobby, "lobby-ended")
    assert lobby.buttons == []


async def test_the_host_chooses_the_time_for_a_turn_up_to_the_servers_limit(tavern: Tavern, clock: Hourglass) -> None:
    host, second, _ = tavern.people
    await manage(tavern, longest_turn=300)
    lobby = await open_lobby(tavern, players=2)
    assert says(lobby, "lobby-small", at_hour="no", time="5 minutes")
    rules = (await host.click(lobby, label="More")).shown
    turns = custom_id(lobby, "turns")
    assert list(menu(rules, turns)) == ["60", "120", "300"]
    await host.choose(rules, turns, ["120"])
    await tavern.until(lambda: says(lobby, "lobby-small", time="2 minutes"))
    assert refused(await forge(second, rules, turns, ["60"]), "only-host")
    # No time of day in quick games, and nothing that the server does not allow.
    hour, zone = custom_id(lobby, "turns-hour"), custom_id(lobby, "turns-zone")
    for address_, chosen in ((turns, "61"), (hour, "20"), (zone, "24"), (zone, "x")):
        assert refused(await forge(host, rules, address_, [chosen]), "unknown-button")
    await forge(host, rules, turns, ["259200"])
    await tavern.until(lambda: says(lobby, "lobby-small", time="5 minutes"))
    await host.click(lobby, label="Start")
    board = await tavern.board()
    assert says(board, "board-time", due=due(clock), slow="no")
    assert refused(await forge(host, rules, turns, ["60"]), "begun-already")


def menu(screen: Message, address_: str) -> dict[str, str]:
    """The labels of a menu's options by their values."""
    return next(dict(each.options) for each in screen.selects if each.custom_id == address_)


NOT_STARTED = "is closed."


async def test_the_host_removes_a_person_who_may_join_again(tavern: Tavern) -> None:
    host, second, third = tavern.people
    lobby = await open_lobby(tavern, players=3)
    rules = (await host.click(lobby, label="More")).shown
    people = rules.selects[-1]
    assert list(people.options) == [str(second.id), str(third.id)]
    assert people.options[str(second.id)] == second.display_name
    assert (await second.click(lobby, label="More")).shown.selects == []
    outcome = await host.choose(rules, people.custom_id, [str(second.id)])
    assert outcome.kind == "update"
    assert list(rules.selects[-1].options) == [str(third.id)]
    await tavern.until(lambda: second.mention not in lobby.text)
    assert third.mention in lobby.text
    assert not any(message.pings for message in tavern.channel.messages())
    for chosen, key in ((second.id, "removed-already"), (host.id, "removes-host"), ("x", "unknown-button")):
        assert refused(await forge(host, rules, people.custom_id, [str(chosen)]), key)
    assert refused(await forge(third, rules, people.custom_id, [str(third.id)]), "only-host")
    await second.click(lobby, label="Join")
    assert second.mention in lobby.text
    await host.click(lobby, label="Start")
    assert refused(await forge(host, rules, people.custom_id, [str(second.id)]), "begun-already")


async def test_a_lobby_closes_after_fifteen_minutes_by_clock_or_press(tavern: Tavern, clock: Hourglass) -> None:
    lobby = await open_lobby(tavern, players=2)
    assert due(clock, LOBBY_SECONDS) in lobby.text
    await clock.passes(LOBBY_SECONDS - 1)
    assert pressable(lobby)
    await clock.passes(1)
    assert NOT_STARTED in lobby.text
    assert lobby.buttons == []
    # A press finds it closed even if the bot has not yet looked for lobbies to close.
    tavern.bot.jobs.stop("clock")
    host, _, third = tavern.people
    for label in ("Join", "Start", "Leave"):
        lobby = await open_lobby(tavern, players=2)
        clock.now += LOBBY_SECONDS + 1
        outcome = await (third if label == "Join" else host).click(lobby, label=label)
        assert outcome.kind == "update", label
        assert NOT_STARTED in lobby.text
        assert lobby.buttons == []
    # So does a choice of rules.
    lobby = await open_lobby(tavern)
    rules = (await host.click(lobby, label="More")).shown
    clock.now += LOBBY_SECONDS + 1
    assert refused(await host.choose(rules, custom_id(lobby, "target"), ["5000"]), "lobby-closed")
    assert NOT_STARTED in lobby.text


async def test_a_lobby_stays_open_for_fifteen_minutes_after_somebody_sat_down_but_for_an_hour_at_most(
    tavern: Tavern, clock: Hourglass
) -> None:
    second, third = tavern.people[1:]
    lobby = await open_lobby(tavern)
    opened = int(clock.now)
    clock.now += LOBBY_SECONDS - 60
    await second.click(lobby, label="Join")
    end = opened + 2 * LOBBY_SECONDS - 60
    assert says(lobby, "lobby-small", closes=str(end))
    clock.now += 60
    await third.click(lobby, label="Join")
    assert says(lobby, "lobby-small", closes=str(end)), "only the first counts"
    # People who come and go keep no lobby open for ever.
    await third.click(lobby, label="Leave")
    for newcomer in (second, second, third):
        clock.now += LOBBY_SECONDS - 61
        await second.click(lobby, label="Leave")
        await newcomer.click(lobby, label="Join")
    assert says(lobby, "lobby-small", closes=str(opened + HOUR))
    await clock.passes(opened + HOUR - 1 - clock.now)
    assert pressable(lobby)
    await clock.passes(1)
    assert NOT_STARTED in lobby.text
    assert says(lobby, "lobby-ended")


async def test_a_slow_lobby_is_open_for_a_day_and_calls_those_in_it_once(tavern: Tavern, clock: Hourglass) -> None:
    await manage(tavern, turn_seconds=HOUR)
    host, second, _ = tavern.people
    lobby = await open_lobby(tavern)
    opened = int(clock.now)
    await clock.passes(14 * HOUR)
    await second.click(lobby, label="Join")
    assert says(lobby, "lobby-small", closes=str(opened + DAY))
    await clock.passes(9 * HOUR - 1)
    assert last(tavern) is lobby
    await clock.passes(1)
    called = last(tavern)
    assert called.pings == [host, second]
    assert says(called, "lobby-closing", players=f"{host.mention} and {second.mention}", closes=str(opened + DAY))
    await clock.passes(HOUR - 1)
    assert last(tavern) is called
    assert "Start (host)" in pressable(called)
    await clock.passes(1)
    assert says(called, "lobby-ended")
    assert last(tavern) is called


async def test_a_lobby_that_becomes_slow_or_quick_is_open_as_long_as_such_a_one(
    tavern: Tavern, clock: Hourglass
) -> None:
    host = tavern.people[0]
    lobby = await open_lobby(tavern)
    opened = int(clock.now)
    clock.now += LOBBY_SECONDS - 1
    rules = (await host.click(lobby, label="More")).shown
    await host.choose(rules, custom_id(lobby, "turns"), [str(DAY)])
    await tavern.until(lambda: says(lobby, "lobby-small", closes=str(opened + DAY)))
    clock.now += 2 * HOUR
    await host.choose(rules, custom_id(lobby, "turns"), ["60"])
    await tavern.until(lambda: says(lobby, "lobby-small", closes=due(clock, LOBBY_SECONDS)))
    await host.choose(rules, custom_id(lobby, "turns"), [str(DAY)])
    await clock.passes(opened + DAY - HOUR - clock.now)
    called = last(tavern)
    assert called.pings == [host]
    # However often the host changes it, no one is called again, and a day is the most.
    for turns in (60, DAY) * 3:
        clock.now += LOBBY_SECONDS // 2
        await host.choose(rules, custom_id(called, "turns"), [str(turns)])
        await clock.passes(1)
    assert last(tavern) is called
    await host.choose(rules, custom_id(called, "turns"), ["60"])
    await tavern.until(lambda: says(called, "lobby-small", closes=str(opened + DAY)))


@pytest.mark.without_bot
async def test_a_slow_lobby_calls_an_hour_before_it_closes_also_if_the_bot_was_away(path: Path, tavern: Tavern) -> None:
    clock = Clock()
    async with running_bot(tavern, path, seeded(1), clock):
        await manage(tavern, turn_seconds=DAY)
        await open_lobby(tavern, players=2)
    clock.now += DAY + HOUR
    async with running_bot(tavern, path, seeded(1), clock):
        await tavern.until(lambda: last(tavern).pings == tavern.people[:2])
        assert says(last(tavern), "lobby-closing", closes=due(clock, HOUR))


@pytest.mark.parametrize("seconds", [300, HOUR])
async def test_everybody_in_it_may_start_if_the_host_presses_nothing(
    tavern: Tavern, clock: Hourglass, seconds: int
) -> None:
    await manage(tavern, turn_seconds=seconds)
    host, second, third = tavern.people
    lobby = await open_lobby(tavern, players=2, dice=("6", "1"))
    patience = HOUR if seconds == HOUR else 300
    clock.now += patience - 1
    assert refused(await second.click(lobby, label="Start"), "host-first", host=host, at=due(clock, 1))
    # Whatever the host presses says that they are there, also for a bot that starts anew.
    await host.click(lobby, label="More")
    clock.bot.services.sessions.read_anew()
    clock.now += patience - 1
    assert refused(await second.click(lobby, label="Start"), "host-first", host=host, at=due(clock, 1))
    clock.now += 1
    assert refused(await third.click(lobby, label="Start"), "only-host", host=host)
    assert (await second.click(lobby, label="Start")).kind == "update"
    assert "Roll 6" in pressable(await tavern.board())


@pytest.mark.without_bot
async def test_a_lobby_closes_that_ran_out_while_the_bot_was_down(path: Path, tavern: Tavern) -> None:
    clock = Clock()
    async with running_bot(tavern, path, seeded(1), clock):
        lobby = await open_lobby(tavern, players=2)
    clock.now += LOBBY_SECONDS + 1
    async with running_bot(tavern, path, seeded(1), clock):
        await tavern.until(lambda: NOT_STARTED in lobby.text)


@pytest.mark.refused
async def test_lobbies_go_on_closing_after_one_could_not_be(tavern: Tavern, clock: Hourglass) -> None:
    gone = tavern.guild.add_channel("gone")
    await tavern.people[0].slash(gone, "farkle start")
    lobby = await open_lobby(tavern)
    tavern.guild.delete_channel(gone)
    await clock.passes(LOBBY_SECONDS)
    assert lobby.buttons == []
    assert await games_due(tavern.bot.services.sessions) == []
    # The line is cut.
    first, second = await open_lobby(tavern), await open_lobby(tavern, game="yahtzee")
    clock.now += LOBBY_SECONDS

    def cut(_request: object) -> None:
        tavern.local.inject(None)
        raise ConnectionResetError

    tavern.local.inject(cut)
    await clock.bot.jobs.play("clock")
    # Which of them it was is chance.
    assert sorted(map(len, (first.buttons, second.buttons)))[0] == 0
    assert await games_due(tavern.bot.services.sessions) == []


@pytest.mark.refused
async def test_an_older_lobby_that_could_not_be_folded_still_leads_to_the_new_one(tavern: Tavern) -> None:
    old = await open_lobby(tavern)
    tavern.channel.deny_bot("view_channel")
    new = (await tavern.people[0].slash(tavern.channel, "farkle board")).shown
    await at_rest(tavern)
    assert {fault.split()[0] for fault in tavern.faults()} == {"DELETE", "PATCH"}
    await let_see(tavern)
    outcome = await tavern.people[1].click(old, label="Join")
    assert outcome.kind == "update"
    assert says(old, "moved-down")
    assert old.buttons == []
    await tavern.until(lambda: f"and {tavern.people[1].mention}." in new.text)


@pytest.mark.parametrize("game", ["farkle", "yahtzee"])
async def test_a_host_alone_starts_against_a_computer_by_one_press(tavern: Tavern, game: str) -> None:
    host, second, _ = tavern.people
    label = "Play a computer"
    lobby = await open_lobby(tavern, game=game)
    alone = address(lobby, label)
    assert refused(await second.click(lobby, label=label), "only-host", host=host)
    await second.click(lobby, label="Join")
    assert label not in pressable(lobby)
    await host.click(lobby, alone, force=True)
    assert says(lobby, "lobby-wait", host=host), "somebody sat down meanwhile"
    await second.click(lobby, label="Leave")
    tavern.roll = seeded(1)
    await host.click(lobby, label=label)
    board = await tavern.board()
    assert "Timid Tilly" in board.text
    assert any(button.startswith("Roll") for button in pressable(board))


HOW_TO_PLAY = (
    ("farkle standard", ("worth 250", "Bank 350", "at 10,000 points or more")),
    ("farkle renaissance", ("worth 250", "takes 1,000 points", "at more than 10,000 points")),
    ("farkle five-dice", ("**1 1 5** 2 3", "2 dice: **1**", "at 10,000 points or more")),
    ("farkle on-the-table", ("4 of a kind 1,000", "takes 500 points", "at 50,000 points or more")),
    ("farkle ten-rounds", ("worth 250", "Bank 350", "has 10 rounds")),
    ("farkle deluxe", ("worth 250", "Bank 350", "3 farkles in a row cost 1,000 points")),
    ("yahtzee yahtzee", ("6 6 6", "25 points as a **Full house**", "a **Yahtzee**, worth 50")),
    ("yahtzee yatzy", ("6 6 6", "22 points as a **Full house**", "a bonus of 50")),
    ("yahtzee maxi-yatzy", ("are saved", "22 points as a **Full house**", "a **Yatzy**, worth 100")),
)


async def test_what_more_showed_goes_when_the_game_starts(tavern: Tavern) -> None:
    lobby, (host, second, _) = await open_lobby(tavern, dice=("6", "1")), tavern.people
    await second.click(lobby, label="Join")
    panels = [(await person.click(lobby, label="More")).shown for person in (host, second)]
    await host.choose(panels[0], custom_id(panels[0], "seats"), ["3"])
    await start(tavern, lobby)
    await tavern.until(lambda: all(panel.deleted for panel in panels))


async def test_how_to_play_tells_privately_what_the_rules_are(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    for rules, words in HOW_TO_PLAY:
        game, name = rules.split()
        lobby = (await host.slash(tavern.channel, f"{game} start", rules=name)).shown
        before = lobby.text
        how = await second.click(lobby, label="How to play")
        assert how.ephemeral
        for page, said in enumerate(words, start=1):
            assert f"· {page} of 3" in how.shown.text
            assert said in how.shown.text, rules
            assert "<:die_" in how.shown.text or "<:kept_" in how.shown.text
            if page < len(words):
                turned = await second.click(how.shown, label="Next")
                assert turned.kind == "update"
        assert pressable(how.shown) == ["◀ Back"]
        assert lobby.text == before
        # Messages of older versions name only the game.
        assert says(await forge(second, lobby, f"fr:how:{game}:1"), "how-to-play-head", page=1)
        await host.click(lobby, label="Leave")
        pass_time(tavern, LOBBY_SECONDS)
