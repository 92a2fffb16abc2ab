"""Who deletes their data gets no fresh limits or ratings, and no way around a block: a keyed hash stays for a week."""

from pathlib import Path

import pytest

from bot.store import former
from bot.store.former import REMEMBERED_SECONDS, RESTING_SECONDS
from localdiscord import Message, Outcome, Person
from tests.support.sentences import refused, says
from tests.support.steps import at_rest, begin, delete, open_lobby, pass_time, press
from tests.support.tavern import Tavern, running_bot, scripted

DAY = 24 * 3600


async def challenge(tavern: Tavern, host: Person, guest: Person) -> Outcome:
    return await host.slash(tavern.channel, "farkle challenge", player=guest)


async def board_of(tavern: Tavern, person: Person) -> Message:
    await at_rest(tavern)
    return [each for each in person.direct_messages.messages() if each.buttons and not each.ephemeral_for][-1]


async def test_a_deletion_brings_no_new_lobbies_and_challenges_for_a_day(tavern: Tavern) -> None:
    first, second, third = tavern.people
    lobby = await open_lobby(tavern)
    await first.click(lobby, label="Leave")
    await delete(tavern, first)
    deleted_at = int(tavern.clock())
    for outcome in (await first.slash(tavern.channel, "farkle start"), await challenge(tavern, first, third)):
        assert refused(outcome, "deleted-lately")
        assert int(outcome.text.partition("<t:")[2].partition(":")[0]) - deleted_at - RESTING_SECONDS in (-1, 0)
    # They may still play with others, and others' limits are their own.
    theirs = (await second.slash(tavern.channel, "farkle start")).shown
    await first.click(theirs, label="Join")
    assert first.mention in theirs.text
    pass_time(tavern, RESTING_SECONDS + 1)
    assert says(await challenge(tavern, first, third), "challenge-sent")


@pytest.mark.without_bot
@pytest.mark.both
async def test_for_seven_days_games_are_not_rated_and_the_lobby_says_no_more(path: Path, tavern: Tavern) -> None:
    first, second, third = tavern.people
    async with running_bot(tavern, path, scripted()):
        await first.click(await open_lobby(tavern), label="Leave")
        await delete(tavern, first)
    # It survives a restart.
    async with running_bot(tavern, path, scripted("6", "1", "3")):
        lobby = (await second.slash(tavern.channel, "farkle start")).shown
        assert says(lobby, "lobby-small", reason="shipped_rules")
        await first.click(lobby, label="Join")
        assert says(lobby, "lobby-small", reason="unrated")
        await first.click(lobby, label="Leave")
        assert says(lobby, "lobby-small", reason="shipped_rules")
        await first.click(lobby, label="Join")
        await third.click(lobby, label="Join")
        await second.click(lobby, label="Start")
        async with tavern.bot.services.sessions.lock(2, anew=True) as session:
            assert not session.stored.is_rated
        pass_time(tavern, REMEMBERED_SECONDS - DAY)
        lobby = (await first.slash(tavern.channel, "farkle start")).shown
        assert says(lobby, "lobby-small", reason="unrated")
        await tavern.bot.jobs.play("tidying")
        await third.click(lobby, label="Join")
        assert says(lobby, "lobby-small", reason="unrated")
        pass_time(tavern, DAY)
        lobby = (await first.slash(tavern.channel, "farkle start")).shown
        assert says(lobby, "lobby-small", reason="shipped_rules")
        await tavern.bot.jobs.play("tidying")
        assert await tavern.bot.database.read(former.deleted_lately_among, [first.id], 0) == frozenset()


async def test_a_second_account_that_deletes_itself_after_each_game_wins_no_rating(tavern: Tavern) -> None:
    first, second, _ = tavern.people
    for _ in range(2):
        await begin(tavern, rules="exact", target=5000, dice=("6", "1", "444444"))
        await press(tavern, "Roll")
        await at_rest(tavern)
        await delete(tavern, second)
    card = await tavern.bot.services.records.card(first.id, tavern.guild.id)
    assert card.tally.games == 1


@pytest.mark.parametrize("ended", [False, True])
async def test_who_deleted_their_data_can_still_be_blocked(tavern: Tavern, ended: bool) -> None:
    first, second, third = tavern.people
    assert says(await challenge(tavern, first, second), "challenge-sent")
    await second.click(await board_of(tavern, second), label="Accept")
    board = await board_of(tavern, second)
    await delete(tavern, first)
    if ended:
        board = await board_of(tavern, second)
    blocked = await second.click(board, label="Block")
    assert says(blocked, "blocked-well", player="former player", game="over")
    pass_time(tavern, RESTING_SECONDS + 1)
    assert refused(await challenge(tavern, first, second), "cannot-be-challenged", player=second)
    assert says(await challenge(tavern, first, third), "challenge-sent")
    # It is undone as any block.
    kept = await second.slash(second.direct_messages, "farkle privacy")
    menu = kept.shown.selects[-1]
    await second.choose(kept.shown, menu.custom_id, [next(iter(menu.options))])
    assert says(await challenge(tavern, first, second), "challenge-sent")


async def test_a_challenge_whose_host_deleted_their_data_keeps_block(tavern: Tavern) -> None:
    first, second, _ = tavern.people
    await challenge(tavern, first, second)
    await delete(tavern, first)
    await tavern.bot.jobs.play("clock")
    asked = await board_of(tavern, second)
    assert says(asked, "challenge-closed", reason="withdrawn", host="a former player")
    assert says(await second.click(asked, label="Block"), "blocked-well", player="a former player")
    pass_time(tavern, RESTING_SECONDS + 1)
    assert refused(await challenge(tavern, first, second), "cannot-be-challenged", player=second)


async def test_a_former_player_is_unknown_after_seven_days(tavern: Tavern) -> None:
    first, second, _ = tavern.people
    await challenge(tavern, first, second)
    await second.click(await board_of(tavern, second), label="Accept")
    await delete(tavern, first)
    pass_time(tavern, REMEMBERED_SECONDS + 1)
    await tavern.bot.jobs.play("tidying")
    assert says(await second.click(await board_of(tavern, second), label="Block"), "former-too-long")


async def test_the_question_says_what_a_deletion_leaves(tavern: Tavern) -> None:
    private = await tavern.people[0].slash(tavern.channel, "farkle privacy")
    asked = await tavern.people[0].click(private.shown, label="Delete me")
    assert "7 days" in asked.shown.text
