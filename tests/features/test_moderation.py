"""Moderators: whom they bar, which games they void, what is in the log, and what is refused to whom."""

import random
from pathlib import Path

import pytest

from bot.features.moderation.model import LONGEST_DAYS
from bot.features.moderation.service import Moderation
from bot.model.games import Act
from bot.processes.served import Served
from bot.records.records import Records
from bot.store.database import Database
from localdiscord import Outcome, Person
from tests.support.databases import rows
from tests.support.record_steps import lucky, play, record
from tests.support.sentences import refused, says
from tests.support.steps import (
    another_server,
    begin,
    delete,
    forge,
    manage,
    open_lobby,
    open_settings,
    pass_time,
    pressable,
    settings_of,
)
from tests.support.stored_games import GUILD, NOON, OTHER_GUILD, keep_review, made_up, quick_win, store
from tests.support.tavern import Tavern, running_bot, seeded

DAY = 24 * 3600


async def moderator(tavern: Tavern) -> Person:
    """A fourth person, who manages the server."""
    person = tavern.newcomer()
    tavern.guild.add_member(person, manage_guild=True)
    return person


async def bar(tavern: Tavern, by: Person, person: Person, **options: object) -> Outcome:
    return await by.slash(tavern.channel, "farkle-moderate bar", person=person, **options)


async def log(tavern: Tavern, reader: Person) -> str:
    return (await reader.slash(tavern.channel, "farkle-setup log")).shown.text


def may_play(outcome: Outcome) -> bool:
    return "Join" in pressable(outcome.shown)


def moderation_of(database: Database) -> Moderation:
    return Moderation(database, Served(), lambda: NOON + 3600)


async def ratings(database: Database, *, guild_id: int = GUILD) -> list[tuple[object, ...]]:
    found = await rows(
        database,
        "SELECT period, family, user_id, measure, amount, other, value FROM lifetime_stats JOIN leaderboards"
        f" ON leaderboards.id = leaderboard_id WHERE guild_id = {guild_id} AND (amount <> 0 OR value IS NOT NULL)"
        " ORDER BY period, family, user_id, measure",
    )
    return [tuple(row.values()) for row in found]


# Bars.


async def test_who_is_barred_reads_until_when_and_why_and_plays_elsewhere(tavern: Tavern) -> None:
    warden, barred = await moderator(tavern), tavern.people[1]
    said = await bar(tavern, warden, barred, days=3, reason="spam")
    assert says(said, "barred-well")
    answer = await barred.slash(tavern.channel, "farkle start")
    assert refused(answer, "barred")
    assert "spam" in answer.shown.text
    elsewhere = await another_server(tavern, barred)
    assert may_play(await barred.slash(elsewhere, "farkle start"))


async def test_a_bar_ends_by_itself(tavern: Tavern) -> None:
    warden, barred = await moderator(tavern), tavern.people[1]
    await bar(tavern, warden, barred, days=1)
    pass_time(tavern, DAY + 1)
    assert may_play(await barred.slash(tavern.channel, "farkle start"))


async def test_a_bar_is_undone_by_the_button_below_it_and_both_are_in_the_log(tavern: Tavern) -> None:
    warden, barred = await moderator(tavern), tavern.people[1]
    said = await bar(tavern, warden, barred, reason="rude")
    await warden.click(said.shown, label="Undo")
    assert says(said, "unbarred-well")
    assert may_play(await barred.slash(tavern.channel, "farkle start"))
    written = await log(tavern, warden)
    assert f"barred {barred.mention}" in written
    assert "rude" in written
    assert f"let {barred.mention} play again" in written


async def test_a_bar_is_undone_from_the_list_and_by_a_command(tavern: Tavern) -> None:
    warden = await moderator(tavern)
    first, second = tavern.people[:2]
    await bar(tavern, warden, first)
    await bar(tavern, warden, second)
    listed = await warden.slash(tavern.channel, "farkle-moderate bars")
    await warden.choose(listed.shown, listed.shown.selects[0].custom_id, [str(first.id)])
    await warden.slash(tavern.channel, "farkle-moderate unbar", person=second)
    assert says(await warden.slash(tavern.channel, "farkle-moderate bars"), "bars-none")


async def test_a_bar_takes_the_person_out_of_lobbies(tavern: Tavern) -> None:
    warden = await moderator(tavern)
    lobby = await open_lobby(tavern, 2)
    await bar(tavern, warden, tavern.people[1])
    await tavern.until(lambda: tavern.people[1].mention not in lobby.text)


async def test_the_deletion_of_ones_data_undoes_no_bar(tavern: Tavern) -> None:
    warden, barred = await moderator(tavern), tavern.people[1]
    await play(tavern, 2)
    await bar(tavern, warden, barred)
    elsewhere = await another_server(tavern, barred)
    await delete(tavern, barred, elsewhere)
    await tavern.bot.jobs.play("changes")
    assert refused(await barred.slash(tavern.channel, "farkle games"), "barred")
    listed = await warden.slash(tavern.channel, "farkle-moderate bars")
    assert barred.mention not in listed.shown.text
    await warden.slash(tavern.channel, "farkle-moderate unbar", person=barred)
    assert says(await barred.slash(tavern.channel, "farkle games"), "no-open-games")


async def test_roles_that_managers_choose_moderate(tavern: Tavern) -> None:
    await manage(tavern)
    role = tavern.guild.add_role("wardens")
    warden, barred = tavern.newcomer(), tavern.people[1]
    assert refused(await bar(tavern, warden, barred), "only-moderators")
    screen = await open_settings(tavern, page="Roles")
    await tavern.people[0].choose(screen, "fc:power:moderating", [role])
    tavern.guild.members[warden.id].roles.append(role)
    assert settings_of(tavern).powers == {"moderating": (role.id,)}
    assert says(await bar(tavern, warden, barred), "barred-well")
    await forge(tavern.people[0], screen, "fc:power:moderating:managers")
    assert settings_of(tavern).powers == {"moderating": ()}


async def test_nobody_bars_themselves_a_manager_or_an_opponent(tavern: Tavern) -> None:
    warden = await moderator(tavern)
    await manage(tavern)
    await begin(tavern, 2)
    for person, code in ((warden, "bars-not"), (tavern.people[0], "bars-not")):
        assert refused(await bar(tavern, warden, person), code)
    assert refused(await bar(tavern, tavern.people[0], tavern.people[1]), "bars-opponent")


async def test_a_forged_press_moderates_nothing(tavern: Tavern) -> None:
    warden, barred = await moderator(tavern), tavern.people[1]
    await bar(tavern, warden, barred)
    lobby = await open_lobby(tavern, 1)
    outcome = await forge(tavern.people[0], lobby, f"fm:lift:{barred.id}")
    assert refused(outcome, "only-moderators")
    assert refused(await forge(tavern.people[0], lobby, "fm:restore:1"), "only-moderators")


@pytest.mark.without_bot
async def test_a_bar_lasts_after_a_restart(tavern: Tavern, path: Path) -> None:
    barred = tavern.people[1]
    async with running_bot(tavern, path, seeded(1)):
        await bar(tavern, await moderator(tavern), barred, days=LONGEST_DAYS)
    async with running_bot(tavern, path, seeded(1)):
        assert refused(await barred.slash(tavern.channel, "farkle start"), "barred")


# Voided games.


@pytest.mark.both
async def test_the_records_of_a_server_are_as_if_a_void_game_had_not_been_played_there(
    database: Database, records: Records
) -> None:
    chance, moderation = random.Random(7), moderation_of(database)
    games = list[tuple[tuple[int, ...], int]]()
    for number in range(40):
        players = tuple(chance.sample(range(1, 7), chance.randint(2, 3)))
        guild_id = GUILD if chance.random() < 0.9 else OTHER_GUILD
        played = quick_win(len(players), *(chance.choice((0, 50, 100)) for _ in players[1:]))
        games.append((players, await store(database, played, players, guild_id=guild_id, at=NOON + number)))
        if chance.random() < 0.5:
            await keep_review(database, games[-1][1], made_up(chance, len(players)))
    before = await ratings(database), await ratings(database, guild_id=OTHER_GUILD), await ratings(database, guild_id=0)
    chosen = chance.sample(games, 5)
    here = {row["id"] for row in await rows(database, f"SELECT id FROM games WHERE guild_id = {GUILD}")}
    voided = [game_id for _, game_id in chosen if game_id in here]
    for game_id in voided:
        await moderation.set_void(GUILD, game_id, Act(99, "voided"), is_void=True)
    await moderation.look()
    assert await rows(database, "SELECT * FROM recounts") == []
    after = await ratings(database), await ratings(database, guild_id=OTHER_GUILD), await ratings(database, guild_id=0)
    assert before[0] != after[0]
    assert before[1:] == after[1:], "private sums stay"
    assert await records.rebuild() == []
    for game_id in voided:
        await moderation.set_void(GUILD, game_id, Act(99, "restored"), is_void=False)
    await moderation.look()
    assert (await ratings(database))[:] == before[0]
    assert await records.rebuild() == []


async def test_what_is_counted_while_records_are_computed_again_is_not_lost(
    database: Database, records: Records, monkeypatch: pytest.MonkeyPatch
) -> None:
    moderation = moderation_of(database)
    game = await store(database, quick_win(2, 50), (1, 2))
    await store(database, quick_win(2, 50), (2, 1))
    await moderation.set_void(GUILD, game, Act(99, "voided"), is_void=True)
    write = database.write

    async def late(unit: object, *given: object, **named: object) -> object:
        monkeypatch.setattr(database, "write", write)
        await store(database, quick_win(2, 100), (1, 3))
        return await write(unit, *given, **named)  # type: ignore[arg-type]  # any unit

    monkeypatch.setattr(database, "write", late)  # a game ends at the worst moment
    await moderation.look()
    assert len(await rows(database, "SELECT * FROM recounts")) == 1
    await moderation.look()
    assert await rows(database, "SELECT * FROM recounts") == []
    assert await records.rebuild() == []


async def test_a_game_is_voided_before_it_is_counted(database: Database, records: Records) -> None:
    game = await store(database, quick_win(2, 50), (1, 2), counted=False)
    await moderation_of(database).set_void(GUILD, game, Act(99, "voided"), is_void=True)
    await records.counter.catch_up()
    assert await ratings(database) == []
    assert await records.rebuild() == []


async def test_a_void_game_says_so_and_leaves_the_leaderboard_and_comes_back(tavern: Tavern) -> None:
    warden = await moderator(tavern)
    tavern.roll = lucky(1)
    ending = await play(tavern, 2)
    assert (await record(tavern, 0)).tally.games == 1
    said = await warden.slash(tavern.channel, "farkle-moderate void", game="1", reason="two accounts")
    assert says(said, "voided-well")
    await tavern.until(lambda: f"{warden.mention}, a moderator, voided it" in ending.text)
    await tavern.bot.jobs.play("recounts")
    assert (await record(tavern, 0)).tally.games == 0
    assert "two accounts" in await log(tavern, warden)
    await warden.click(said.shown, label="Undo")
    await tavern.bot.jobs.play("recounts")
    assert (await record(tavern, 0)).tally.games == 1
    await tavern.until(lambda: "voided it" not in ending.text)


async def test_what_can_not_be_voided(tavern: Tavern) -> None:
    await manage(tavern)
    warden = await moderator(tavern)
    await play(tavern, 2)

    async def void(by: Person, game: str, command: str = "void") -> Outcome:
        return await by.slash(tavern.channel, f"farkle-moderate {command}", game=game)

    assert refused(await void(tavern.people[0], "1"), "voids-own")
    assert refused(await void(tavern.people[2], "1"), "only-moderators")
    assert refused(await void(warden, "7"), "void-not-ended")
    assert refused(await void(warden, "1", "restore"), "voided-not")
    await void(warden, "1")
    assert refused(await void(warden, "1"), "voided-already")
    pass_time(tavern, 31 * DAY)
    assert refused(await void(warden, "1", "restore"), "void-too-late")
