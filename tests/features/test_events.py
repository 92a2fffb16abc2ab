"""Tournaments at a table: who starts and enters them, rounds that open by themselves, and what they survive."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.features.events import runs, store
from bot.features.events.model import Format, Settings, Stage
from bot.features.events.notation import read_event
from bot.features.events.rules import rounds_of
from bot.features.events.standings import standings
from bot.features.nudges.model import PRESENT_SECONDS
from localdiscord import Message, Person, Request, Response, reply
from tests.support.databases import rows
from tests.support.nudges import sent_to, want
from tests.support.players import press_next
from tests.support.record_steps import charts, download, lucky
from tests.support.sentences import refused, says
from tests.support.steps import (
    another_server,
    delete,
    forge,
    manage,
    open_lobby,
    open_settings,
    pass_time,
    pressable,
    settings_of,
    stored,
)
from tests.support.tavern import Tavern, running_bot, seeded
from tests.support.tournaments import (
    begin_tournament,
    board_of,
    called_on,
    calls,
    join,
    look,
    play_all,
    play_called,
    podium,
    run_of,
)
from tools.break_bot import tournaments

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
HERE = runs.QUICK_SECONDS


async def started(tavern: Tavern, players: int = 2, **fields: Any) -> Message:
    """A tournament of the first people, whose first round has been called."""
    tavern.roll = lucky(1)
    message = await begin_tournament(tavern, **fields)
    await join(message, tavern.people[:players])
    await tavern.people[0].click(message, label="Start (host)")
    await look(tavern)
    return message


async def moderator(tavern: Tavern) -> Person:
    person = tavern.newcomer()
    tavern.guild.add_member(person, manage_guild=True)
    return person


# From the form to the podium.


async def test_two_play_a_knockout_from_the_form_to_the_podium(tavern: Tavern) -> None:
    await started(tavern)
    await play_all(tavern)
    ending = await podium(tavern)
    assert charts(ending)
    share = await tavern.people[0].click(ending, label="Share")
    assert says(share, "tournament-share")


@pytest.mark.people(7)
async def test_a_knockout_of_seven_with_a_no_show_ends_by_itself(tavern: Tavern) -> None:
    message = await started(tavern, 7)
    first, *others = calls(tavern)
    present, absent = called_on(tavern, first)
    await present.click(first, label="I'm here")
    for other in others:
        await play_called(tavern, other)
    await look(tavern, HERE / 2)
    assert absent in {person for each in tavern.channel.messages() if "⏰" in each.text for person in each.pings}
    await look(tavern, HERE / 2)
    run = await play_all(tavern)
    places = [each.place for each in standings(run.event)]
    assert places[:4] == [1, 2, 3, 4]
    assert "game" in (await podium(tavern)).text
    await tavern.until(lambda: "The result of **Friday dice** is here" in message.text)


async def test_the_text_of_a_tournament_has_all_that_happened(tavern: Tavern) -> None:
    await started(tavern)
    run = await play_all(tavern)
    table = await tavern.people[0].click(await podium(tavern), label="Table")
    sent = await tavern.people[0].click(table.shown, label="As text")
    text = await download(sent.followups[-1] if sent.followups else sent.shown)
    assert read_event(text.decode()).event == run.event


async def test_a_league_has_a_round_each_week_and_then_its_next_season(tavern: Tavern) -> None:
    message = await begin_tournament(tavern, format="league", pace="slow", until=["600"])
    await join(message, tavern.people[:2])
    await look(tavern, 601)
    for week in range(4):
        assert len((await run_of(tavern)).event.rounds) == week + 1
        await play_called(tavern, calls(tavern)[0])
        await look(tavern, 7 * DAY)
    assert (await run_of(tavern)).event.stage is Stage.OVER
    await tavern.until(lambda: any("Press **Join** until" in each.text for each in tavern.channel.messages()))
    assert (await run_of(tavern, 2)).users == tuple(person.id for person in tavern.people[:2])


@pytest.mark.parametrize(
    ("first", "starts"),
    [
        ("2027-01-31T20:30+01:00", ["2027-02-28T20:30+01:00", "2027-03-31T20:30+02:00", "2027-04-30T20:30+02:00"]),
        ("2026-09-15T23:59+02:00", ["2026-10-15T23:59+02:00", "2026-11-15T23:59+01:00", "2026-12-15T23:59+01:00"]),
    ],
)
def test_a_season_begins_each_month_at_the_same_day_and_time_of_day(first: str, starts: list[str]) -> None:
    at = int(datetime.fromisoformat(first).timestamp())
    league = Settings(format=Format.LEAGUE, round_seconds=7 * DAY, first_at=at, zone="Europe/Berlin", repeats=True)
    for start in starts:
        league = runs.next_season(league, max(at, league.registration_until))
        assert league.registration_until == datetime.fromisoformat(start).timestamp()
        assert rounds_of(league, 8, league.registration_until + 90) == 4


def test_seasons_that_an_absence_of_the_bot_took_are_left_out() -> None:
    at = int(datetime(2027, 1, 31, 20, tzinfo=UTC).timestamp())
    league = runs.next_season(Settings(format=Format.LEAGUE, first_at=at), at + 100 * DAY)
    assert league.registration_until == datetime(2027, 5, 31, 20, tzinfo=UTC).timestamp()


async def test_nobody_comes_to_a_tournament(tavern: Tavern) -> None:
    message = await begin_tournament(tavern, until=["600"])
    await look(tavern, 601)
    await tavern.until(lambda: "ended without a winner" in message.text)


async def test_after_a_long_registration_people_check_in_or_it_starts_without_them(tavern: Tavern) -> None:
    message = await begin_tournament(tavern, until=["86400"])
    await join(message, tavern.people)
    await look(tavern, DAY + 1)
    called = next(each for each in tavern.channel.messages() if "is about to start" in each.text)
    assert set(called.pings) == set(tavern.people)
    for person in tavern.people[:2]:
        await person.click(called, label="I'm here")
    await look(tavern, runs.CHECK_IN_SECONDS + 1)
    assert len((await run_of(tavern)).event.active) == 2


async def test_it_starts_at_once_when_all_have_checked_in_and_no_sooner(tavern: Tavern) -> None:
    message = await begin_tournament(tavern, until=["86400"])
    await join(message, tavern.people)
    await look(tavern, DAY + 1)
    assert "Start (host)" not in pressable(message)
    assert refused(await forge(tavern.people[0], message, "fx:start:1"), "event-has-begun")
    for person in tavern.people:
        await person.click(message, label="I'm here")
    await look(tavern)
    assert len((await run_of(tavern)).event.active) == 3


async def test_presses_at_once_enter_each_person_once(tavern: Tavern) -> None:
    message = await begin_tournament(tavern)
    await asyncio.gather(*(person.click(message, label="Join") for person in tavern.people * 3))
    assert sorted((await run_of(tavern)).users) == sorted(person.id for person in tavern.people)


@pytest.mark.people(4)
async def test_late_players_enter_a_swiss_and_none_enters_a_knockout(tavern: Tavern) -> None:
    swiss = await started(tavern, 3, format="swiss")
    await tavern.people[3].click(swiss, label="Join")
    assert len((await run_of(tavern)).event.active) == 4
    assert "Join" not in pressable(await begin_and_start(tavern))


async def begin_and_start(tavern: Tavern) -> Message:
    message = await begin_tournament(tavern, "Second")
    await join(message, tavern.people[:2])
    await tavern.people[0].click(message, label="Start (host)")
    return message


async def test_who_leaves_loses_their_game_after_a_question(tavern: Tavern) -> None:
    message = await started(tavern)
    asked = await tavern.people[1].click(message, label="Leave")
    await tavern.people[1].click(asked.shown, label="Leave")
    await look(tavern)
    run = await run_of(tavern)
    assert run.event.stage is Stage.OVER
    assert run.user(standings(run.event)[0].player) == tavern.people[0].id


async def test_who_leaves_during_a_game_leaves_that_game_too(tavern: Tavern) -> None:
    message = await started(tavern, 3, format="round-robin")
    (call,) = calls(tavern)
    players = called_on(tavern, call)
    for person in players:
        await person.click(call, label="I'm here")
    asked = await players[0].click(message, label="Leave")
    await players[0].click(asked.shown, label="Leave")
    await look(tavern)
    assert not (await stored(tavern)).is_running


async def test_two_who_do_not_come_both_lose(tavern: Tavern) -> None:
    await started(tavern)
    await look(tavern, HERE + 1)
    run = await run_of(tavern)
    assert set(run.event.rounds[0].pairings[0].absent) == {1, 2}


async def test_who_vanishes_from_a_game_loses_it(tavern: Tavern) -> None:
    await started(tavern)
    (message,) = calls(tavern)
    for person in called_on(tavern, message):
        await person.click(message, label="I'm here")
    stays = tavern.on_turn(await tavern.board())
    while not (run := await run_of(tavern)).event.is_over:
        while (game := await stored(tavern)).is_running and game.current_player == stays.id and not game.is_asleep:
            if seen := board_of(tavern, 1):
                await press_next(stays, seen)
        pass_time(tavern, 301)
        await tavern.bot.jobs.play("clock")
        await look(tavern)
    assert run.user(standings(run.event)[0].player) == stays.id


# The form, and who may.


async def test_a_newcomer_starts_a_tournament_from_the_help_in_four_presses(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    page = await host.slash(tavern.channel, "farkle help")
    form = await host.click(page.shown, label="Start a tournament")
    message = (await host.submit(form.modal, {"name": "Friday dice", "rules": ["kingdom-come"]})).shown
    await join(message, [host, second])
    await host.click(message, label="Start (host)")
    assert (await run_of(tavern)).event.stage is Stage.RUNNING


async def test_the_form_takes_plain_names_only(tavern: Tavern) -> None:
    form = await tavern.people[0].slash(tavern.channel, "farkle tournament")
    assert refused(await tavern.people[0].submit(form.modal, {"name": "see evil.example"}), "bad-tournament-name")


async def test_a_server_decides_who_starts_tournaments(tavern: Tavern) -> None:
    await manage(tavern)
    screen = await open_settings(tavern, page="Roles")
    await forge(tavern.people[0], screen, "fc:power:tournaments:managers")
    assert settings_of(tavern).powers == {"tournaments": ()}
    assert refused(await tavern.people[1].slash(tavern.channel, "farkle tournament"), "tournament-may-not")


async def test_games_of_a_tournament_count_for_no_limit(tavern: Tavern) -> None:
    await manage(tavern, most_in_channel=1, most_per_person=1)
    await started(tavern)
    (message,) = calls(tavern)
    for person in called_on(tavern, message):
        await person.click(message, label="I'm here")
    await tavern.board()
    assert "Join" in pressable(await open_lobby(tavern, 2))


async def test_the_host_chooses_best_of_three(tavern: Tavern) -> None:
    message = await begin_tournament(tavern)
    more = await tavern.people[0].click(message, label="More")
    await tavern.people[0].choose(more.shown, "fx:set:1:best_of", ["3"])
    assert (await run_of(tavern)).event.settings.best_of == 3
    assert refused(await tavern.people[1].click(message, label="More"), "only-host")
    await join(message, tavern.people[:2])
    await tavern.people[0].click(message, label="Start (host)")
    run = await play_all(tavern)
    assert len(run.event.rounds[0].pairings[0].counted) in (2, 3)


# Those who run it.


async def test_a_moderator_pauses_corrects_and_ends_and_all_is_in_the_log(tavern: Tavern) -> None:
    message, warden = await started(tavern, 3, format="round-robin"), await moderator(tavern)
    await play_called(tavern, calls(tavern)[0])
    await look(tavern)
    panel = await warden.click(message, label="Manage…")
    await warden.click(panel.shown, label="Pause")
    await tavern.until(lambda: "⏸️" in message.text)
    await warden.click(panel.shown, label="Go on")
    first = (await run_of(tavern)).event.rounds[0].pairings[0].pair.first
    player = tavern.people[[each.id for each in tavern.people].index((await run_of(tavern)).user(first))]
    await warden.choose(panel.shown, "fx:player:1", [player])
    await warden.choose(panel.shown, "fx:correct:1", [f"1-{first}"])
    await warden.click(panel.shown, label="A tie")
    assert (await run_of(tavern)).event.rounds[0].pairings[0].wins == (0, 0)
    asked = await warden.click(panel.shown, label="End without a winner")
    await warden.click(asked.shown, label="End without a winner")
    written = (await warden.slash(tavern.channel, "farkle-setup log")).shown.text
    assert all(word in written for word in ("paused", "continue", "corrected", "ended"))


@pytest.mark.people(4)
async def test_ending_a_tournament_can_be_undone(tavern: Tavern) -> None:
    message, warden = await started(tavern, 4), await moderator(tavern)
    first, second = calls(tavern)
    panel = await warden.click(message, label="Manage…")
    asked = await warden.click(panel.shown, label="End without a winner")
    await warden.click(asked.shown, label="End without a winner")
    await look(tavern)
    await tavern.until(lambda: "ended without a winner" in message.text)
    assert refused(await called_on(tavern, first)[0].click(first, label="I'm here"), "event-over")
    pass_time(tavern, DAY)
    panel = await warden.click(message, label="Manage…")
    await warden.click(panel.shown, label="Go on")
    await look(tavern)
    assert calls(tavern) == [first, second]
    assert not (await run_of(tavern)).event.rounds[0].pairings[0].absent
    await play_all(tavern)


async def test_a_host_who_plays_takes_back_the_end_of_a_tournament_that_has_not_begun(tavern: Tavern) -> None:
    message, host = await begin_tournament(tavern), tavern.people[0]
    await join(message, [host])
    more = await host.click(message, label="More")
    asked = await host.click(more.shown, label="End without a winner")
    await host.click(asked.shown, label="End without a winner")
    await host.click(asked.shown, label="Go on")
    await look(tavern)
    await join(message, [tavern.people[1]])
    assert (await run_of(tavern)).event.stage is Stage.REGISTRATION


async def test_who_was_taken_out_is_let_back_in(tavern: Tavern) -> None:
    message, warden = await started(tavern, 3, format="swiss"), await moderator(tavern)
    panel = await warden.click(message, label="Manage…")
    for label in ("Take out", "Let back in"):
        await warden.choose(panel.shown, "fx:player:1", [tavern.people[1]])
        await warden.click(panel.shown, label=label)
    assert (await run_of(tavern)).sits(tavern.people[1].id)


async def test_the_undo_of_a_correction_brings_the_totals_back(tavern: Tavern) -> None:
    message, warden = await started(tavern, 3, format="round-robin"), await moderator(tavern)
    await play_called(tavern, calls(tavern)[0])
    await look(tavern)
    pairing = (await run_of(tavern)).event.rounds[0].pairings[0]
    outcome = "first" if pairing.wins == (1, 0) else "second"
    for what in ("void", outcome):
        await forge(warden, message, f"fx:result:1:1:{pairing.pair.first}:{what}")
    assert (await run_of(tavern)).event.rounds[0].pairings[0].counted == pairing.counted


@pytest.mark.people(4)
async def test_a_moderator_who_plays_bars_no_opponent_and_voids_no_game_of_theirs(tavern: Tavern) -> None:
    await started(tavern, 4)
    await manage(tavern)
    host, opponent, *_ = tavern.people
    outcome = await host.slash(tavern.channel, "farkle-moderate bar", person=opponent)
    assert refused(outcome, "bars-opponent")
    for message in calls(tavern):
        await play_called(tavern, message)
    run = await run_of(tavern)
    numbers = [each.game.number for each in run.meetings if each.game and run.number_of(host.id) not in each.pair]
    outcome = await host.slash(tavern.channel, "farkle-moderate void", game=str(numbers[0]))
    assert refused(outcome, "voids-own")
    await play_all(tavern)
    outcome = await host.slash(tavern.channel, "farkle-moderate bar", person=opponent)
    assert says(outcome, "barred-well")


@pytest.mark.people(4)
async def test_a_helper_who_plays_ends_no_game_of_the_tournament(tavern: Tavern) -> None:
    await started(tavern, 4)
    await manage(tavern)
    host = tavern.people[0]
    (theirs,) = (message for message in calls(tavern) if host not in called_on(tavern, message))
    for person in called_on(tavern, theirs):
        await person.click(theirs, label="I'm here")
    await tavern.board()
    asked = await host.slash(tavern.channel, "farkle stop")
    assert refused(await host.click(asked.shown, label="Stop the game"), "helper-plays")


async def test_few_players_of_a_swiss_are_offered_games_against_everyone(tavern: Tavern) -> None:
    message = await begin_tournament(tavern, format="swiss")
    host, second, _ = tavern.people
    await join(message, tavern.people)
    assert "So few had better" in message.text
    assert refused(await second.click(message, label="Everyone against everyone"), "only-host")
    await host.click(message, label="Everyone against everyone")
    assert (await run_of(tavern)).event.settings.format is Format.ROUND_ROBIN
    assert "So few" not in message.text


async def test_nobody_runs_a_tournament_in_which_they_play(tavern: Tavern) -> None:
    message = await started(tavern)
    await manage(tavern)
    assert refused(await tavern.people[0].click(message, label="Manage…"), "tournament-sits")
    assert refused(await tavern.people[2].click(message, label="Manage…"), "tournament-only-moderators")


async def test_forged_presses_change_nothing(tavern: Tavern) -> None:
    message = await started(tavern)
    before = await rows_of(tavern)
    outsider = tavern.people[2]
    for custom_id in (
        "fx:here:1:1:1:1",
        "fx:here:1:7:1:1",
        "fx:here:9:1:1:1",
        "fx:start:1",
        "fx:pause:1",
        "fx:out:1:1",
        "fx:out:1:99",
        "fx:everyone:1",
        "fx:stop-yes:1",
        "fx:result:1:1:1:first",
        "fx:result:1:99:1:void",
        "fx:new",
        "fx:nothing:1",
        "fx:join:1",
        "fx:leave-yes:1",
    ):
        outcome = await forge(outsider, message, custom_id)
        assert outcome.ephemeral, custom_id
    for custom_id, value in (("fx:set:1:best_of", "3"), ("fx:player:1", "1"), ("fx:correct:1", "1-1")):
        assert (await forge(outsider, message, custom_id, [value])).ephemeral, custom_id
    assert await rows_of(tavern) == before


async def test_nobody_enters_from_another_server(tavern: Tavern) -> None:
    await begin_tournament(tavern)
    channel = await another_server(tavern, tavern.people[1])
    lobby = (await tavern.people[1].slash(channel, "farkle start")).shown
    assert refused(await forge(tavern.people[1], lobby, "fx:join:1"), "no-such-event")


async def rows_of(tavern: Tavern) -> list[object]:
    tables = ("event_facts", "entrants", "meetings")
    return [row for table in tables for row in await rows(tavern.bot.database, f"SELECT * FROM {table}")]


# Direct messages.


async def test_a_call_and_a_warning_are_told_to_those_who_want_it(tavern: Tavern) -> None:
    first, second, _ = tavern.people
    await want(second, games="always")
    await started(tavern)
    pass_time(tavern, PRESENT_SECONDS + 1)
    for _ in range(2):
        await tavern.bot.jobs.play("nudges")
    (told,) = sent_to(second)
    assert "press **I'm here**" in told.text
    assert says(await second.click(told, label="Table"), "tournament-table")
    await look(tavern, HERE / 2)
    pass_time(tavern, PRESENT_SECONDS)
    await tavern.bot.jobs.play("nudges")
    assert len(sent_to(second)) == 2
    assert sent_to(first) == []


async def test_a_call_is_not_told_to_those_who_are_here_or_want_slow_ones_only(tavern: Tavern) -> None:
    first, second, _ = tavern.people
    await want(first, games="always")
    await want(second, games="slow")
    await started(tavern)
    await first.click(calls(tavern)[0], label="I'm here")
    pass_time(tavern, PRESENT_SECONDS + 1)
    await tavern.bot.jobs.play("nudges")
    assert sent_to(first) == sent_to(second) == []


async def test_a_check_in_is_told(tavern: Tavern) -> None:
    await want(tavern.people[1], games="always")
    message = await begin_tournament(tavern, until=["86400"])
    await join(message, tavern.people)
    await look(tavern, DAY + 1)
    pass_time(tavern, PRESENT_SECONDS + 1)
    await tavern.bot.jobs.play("nudges")
    assert "it starts without you" in sent_to(tavern.people[1])[0].text


# What it survives.


async def test_the_deletion_of_a_player_takes_them_out(tavern: Tavern) -> None:
    await started(tavern)
    await delete(tavern, tavern.people[1])
    await look(tavern, runs.LOOK_SECONDS)
    run = await run_of(tavern)
    assert run.event.stage is Stage.OVER
    assert run.users[1] < 0
    assert tavern.people[1].mention not in (await podium(tavern)).text


async def test_a_barred_player_is_out(tavern: Tavern) -> None:
    await started(tavern)
    await (await moderator(tavern)).slash(tavern.channel, "farkle-moderate bar", person=tavern.people[1])
    await look(tavern, runs.LOOK_SECONDS)
    assert (await run_of(tavern)).event.stage is Stage.OVER


@pytest.mark.without_bot
async def test_an_absence_of_the_bot_costs_nobody_a_game(tavern: Tavern, path: Path) -> None:
    async with running_bot(tavern, path, seeded(1)):
        await started(tavern)
    pass_time(tavern, 2 * DAY)
    async with running_bot(tavern, path, seeded(1)):
        await look(tavern)
        run = await run_of(tavern)
        assert not run.event.rounds[0].pairings[0].absent
        assert len(run.open_meetings) == 1
        await play_all(tavern)


@pytest.mark.refused
async def test_a_tournament_ends_with_its_channel(tavern: Tavern) -> None:
    message = await begin_tournament(tavern)
    await join(message, tavern.people)
    await tavern.people[0].click(message, label="Start (host)")
    tavern.guild.delete_channel(tavern.channel)
    await look(tavern)
    assert (await run_of(tavern)).event.stage is Stage.STOPPED


@pytest.mark.refused
async def test_nobody_misses_a_call_that_the_bot_may_not_send(tavern: Tavern) -> None:
    def hook(request: Request) -> Response | None:
        is_posting = request.method == "POST" and request.path.endswith("/messages")
        return reply({"message": "Missing Permissions", "code": 50013}, 403) if is_posting else None

    message, warden = await begin_tournament(tavern), await moderator(tavern)
    await join(message, tavern.people[:2])
    await tavern.people[0].click(message, label="Start (host)")
    tavern.local.inject(hook)
    await look(tavern)
    await tavern.until(lambda: "⏸️" in message.text)
    await look(tavern, DAY)
    tavern.local.inject(None)
    tavern.bot.refusals.forget_channels(tavern.guild.id)
    panel = await warden.click(message, label="Manage…")
    await warden.click(panel.shown, label="Go on")
    await look(tavern)
    assert len(calls(tavern)) == 1
    assert (await run_of(tavern)).event.is_open


async def test_a_server_that_is_forgotten_loses_its_tournaments(tavern: Tavern) -> None:
    await started(tavern)
    await play_all(tavern)
    database = tavern.bot.database
    while await database.write(lambda unit: store.forget_some(unit, tavern.guild.id)):
        pass
    assert await rows_of(tavern) == []


@pytest.mark.both
async def test_tournaments_end_although_processes_die_between_units(path: Path) -> None:
    assert await tournaments.play_all(path, 3, deaths=0.1, seed=4, most=5) > 3
