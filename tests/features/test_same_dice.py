"""Duels on the same dice: each plays alone within a day, and results and secret come when both have finished."""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.same_dice import store
from bot.features.same_dice.model import MOST_OPEN, SECONDS
from bot.features.same_dice.rules import alone, came_to
from bot.games.dice import Seed
from bot.model.deadline import HOUR
from bot.model.people import Pings
from bot.rulesets import shipped
from localdiscord import Message, Outcome, Person
from tests.support.daily_steps import Day
from tests.support.databases import change, looking
from tests.support.record_steps import download
from tests.support.sentences import refused, says
from tests.support.steps import (
    at_rest,
    delete,
    faces,
    forge,
    open_lobby,
    press_more,
    pressable,
)
from tests.support.tavern import Tavern, running_bot

pytestmark = pytest.mark.usefixtures("day")


async def offer(tavern: Tavern, host: Person, game: str = "Farkle") -> Message:
    """The private message that asks whom the host wants."""
    helping = (await host.slash(tavern.channel, "farkle help")).shown
    page = (await host.click(helping, label="Same dice")).shown
    assert says(page, "same-start")
    return (await host.click(page, label=f"Start {game}")).shown


async def ask(tavern: Tavern, host: Person, guest: Person | None, game: str = "Farkle") -> Outcome:
    """The host's board, in the message that asked."""
    panel = await offer(tavern, host, game)
    if guest is None:
        return await host.click(panel, label="The first who comes")
    return await host.choose(panel, address_of_menu(panel), [guest])


def address_of_menu(panel: Message) -> str:
    return next(menu.custom_id for menu in panel.selects if menu.custom_id.startswith("fw:who"))


async def posted(tavern: Tavern) -> list[Message]:
    """What everyone sees."""
    return [message for message in await at_rest(tavern) if not message.ephemeral_for]


async def begin(tavern: Tavern, game: str = "Farkle") -> tuple[Message, Message, Message]:
    """The invitation, and the boards of both."""
    host, guest = tavern.people[:2]
    first = (await ask(tavern, host, guest, game)).shown
    invitation = (await posted(tavern))[-1]
    second = (await guest.click(invitation, label="Play my dice")).shown
    return invitation, first, second


def is_finished(board: Message) -> bool:
    return says(board, "same-waits") or says(board, "same-secret")


def next_label(board: Message) -> str:
    """Takes the most points, and banks them."""
    labels = [button.label for button in board.buttons if not button.disabled]
    return next((label for label in labels if label.startswith(("Most points", "Bank "))), "Roll")


async def play(person: Person, board: Message) -> None:
    """To the end of the game."""
    while not is_finished(board):
        await person.click(board, label=next_label(board))


async def play_yahtzee(person: Person, board: Message, box: int) -> None:
    """Fills a box after the first throw of each turn: `box` says which of those offered."""
    while not is_finished(board):
        if not board.selects:
            await person.click(board, label="Roll 5")
        menu = board.selects[0]
        values = [*menu.options]
        asked = await person.choose(board, menu.custom_id, [values[box % len(values)]])
        if asked.kind == "message":
            # Nothing is worth a box.
            board = asked.shown
            await person.click(board, board.buttons[0].custom_id or "")


def secret_in(database: Path) -> str:
    with looking(database) as look:
        ((secret,),) = look("SELECT secret FROM duels")
    return str(secret)


async def test_both_play_alone_and_the_results_come_when_both_have_finished(tavern: Tavern) -> None:
    host, guest, third = tavern.people
    invitation, first, second = await begin(tavern)
    assert says(invitation, "same-call", host=host, guest=guest, title="Standard")
    assert first.ephemeral_for is host
    assert second.ephemeral_for is guest
    assert "Leave" not in pressable(first)
    await host.click(first, label="Roll 6")
    await guest.click(second, label="Roll 6")
    assert faces(first) == faces(second) != []
    await play(host, first)
    assert says(first, "same-waits", rival=guest)
    assert len(await posted(tavern)) == 1, "nothing is public before the end"
    await play(guest, second)
    old, result = await posted(tavern)
    assert says(old, "same-is-over")
    assert "Play my dice" not in pressable(old)
    assert says(result, "same-side", player=host)
    assert says(result, "same-side", player=guest)
    assert result.pings == []
    check = await third.click(result, label="Check the dice")
    assert check.ephemeral
    assert says(check, "verify-proves", of_day="yes")


async def test_who_was_asked_is_called_once_and_nobody_else_may_play(tavern: Tavern) -> None:
    host, guest, third = tavern.people
    await ask(tavern, host, guest)
    (invitation,) = await posted(tavern)
    assert invitation.pings == [guest]
    assert refused(await third.click(invitation, label="Play my dice"), "same-of-others")
    assert refused(await third.click(invitation, label="No, thanks"), "same-of-others")
    assert refused(await forge(third, invitation, "fw:1:0:roll"), "unknown-button")
    panel = await offer(tavern, third)
    assert refused(await forge(third, panel, address_of_menu(panel), ["1"]), "unknown-button")
    board = (await host.click(invitation, label="Play my dice")).shown
    assert refused(await forge(third, board, "fw:1:0:roll"), "unknown-button")


async def test_a_duel_for_anybody_is_of_the_first_who_comes(tavern: Tavern) -> None:
    host, second, third = tavern.people
    await ask(tavern, host, None)
    (invitation,) = await posted(tavern)
    assert invitation.pings == []
    assert (await second.click(invitation, label="Play my dice")).ephemeral
    (invitation,) = await posted(tavern)
    assert says(invitation, "same-call", host=host, guest=second)
    assert refused(await third.click(invitation, label="Play my dice"), "same-of-others")


@pytest.mark.parametrize("game", ["Yahtzee", "Yatzy"])
async def test_turns_have_the_same_dice_however_many_throws_each_takes(tavern: Tavern, game: str) -> None:
    host, guest = tavern.people[:2]
    _, first, second = await begin(tavern, game)
    await host.click(first, label="Roll 5")
    await host.click(first, label="Roll 5")
    await guest.click(second, label="Roll 5")
    await play_yahtzee(host, first, 0)
    await play_yahtzee(guest, second, 1)
    result = (await posted(tavern))[-1]
    assert says(result, "same-result")
    await host.click(result, label="Check the dice")
    await at_rest(tavern)
    sent = [message for message in tavern.channel.messages(host) if message.attachments]
    texts = [(await download(message)).decode() for message in sent]
    assert len(texts) == 2
    throws = [[line for line in text.splitlines() if line.startswith("1 roll")] for text in texts]
    # The host threw twice in the first turn.
    assert throws[0][0] == throws[1][0]
    assert throws[0][2:] == throws[1][1:]


async def test_no_dice_or_secret_is_shown_before_the_end(tavern: Tavern, path: Path) -> None:
    host, guest, third = tavern.people
    invitation, first, second = await begin(tavern)
    await play(host, first)
    secret = secret_in(path)
    game = int((second.buttons[0].custom_id or "").split(":")[1])
    shown = [await person.click(invitation, label="Check the dice") for person in (host, guest, third)]
    for person in tavern.people:
        shown.append(await person.slash(tavern.channel, "farkle verify", game=f"game:id:{game - 1}"))
        shown.append(await person.slash(tavern.channel, "farkle history", player=host))
        shown.append(await person.slash(tavern.channel, "farkle stats", player=host))
        shown.append(await person.slash(tavern.channel, "farkle games"))
        shown.append(await person.slash(tavern.channel, "farkle review", game=f"game:id:{game - 1}"))
    assert says(shown[0], "same-check")
    for outcome in shown:
        assert secret not in outcome.text
        assert outcome.shown is None or not outcome.shown.attachments
    private = (await host.slash(tavern.channel, "farkle privacy")).shown
    exported = await download((await host.click(private, label="Get it as a file")).shown)
    assert secret not in exported.decode()
    assert json.loads(exported)["moves"] == []
    assert json.loads(exported)["duels_begun"] != []
    assert refused(await forge(guest, first, f"fs:replay:{game - 1}:1:{host.id}:1:beside"), "no-such-finished-game")


async def test_when_the_day_is_over_what_is_there_counts(tavern: Tavern, day: Day) -> None:
    host, guest = tavern.people[:2]
    _, first, second = await begin(tavern)
    await play(guest, second)
    await host.click(first, label="Roll 6")
    day.now += SECONDS + 1
    late = await host.click(first, label=next_label(first))
    assert says(late, "same-side", player=guest)
    await tavern.bot.jobs.play()
    result = (await posted(tavern))[-1]
    assert says(result, "same-side", player=host, points=0, whole="no")
    assert says(result, "same-result", way="won", first=guest)


async def test_a_guest_who_never_comes_leaves_the_result_of_the_other(tavern: Tavern, day: Day) -> None:
    host, guest = tavern.people[:2]
    first = (await ask(tavern, host, guest)).shown
    await play(host, first)
    day.now += SECONDS + 1
    await tavern.bot.jobs.play()
    result = (await posted(tavern))[-1]
    assert says(result, "same-result", way="alone", first=host)
    assert says(await guest.click(result, label="Check the dice"), "verify-dice")


async def test_who_declines_ends_the_duel_and_is_not_asked_again(tavern: Tavern) -> None:
    host, guest = tavern.people[:2]
    await ask(tavern, host, guest)
    (invitation,) = await posted(tavern)
    assert says(await guest.click(invitation, label="No, thanks"), "same-declined")
    assert says((await posted(tavern))[-1], "same-result", way="declined", first=host, second=guest)
    assert refused(await ask(tavern, host, guest), "challenged-lately")


async def test_people_are_not_asked_who_blocked_the_host_or_are_barred(tavern: Tavern) -> None:
    host, guest, third = tavern.people
    await tavern.bot.services.records.privacy.block(guest.id, host.id)
    assert refused(await ask(tavern, host, guest), "cannot-be-challenged")
    assert refused(await ask(tavern, host, host), "challenges-oneself")
    manager = tavern.newcomer()
    tavern.guild.add_member(manager, manage_guild=True)
    await manager.slash(tavern.channel, "farkle-moderate bar", person=third)
    assert refused(await ask(tavern, host, third), "cannot-be-challenged")
    assert await posted(tavern) == []


async def test_who_wants_no_pings_is_named_only(tavern: Tavern) -> None:
    host, guest = tavern.people[:2]
    await tavern.bot.services.own_settings.change(guest.id, pings=Pings.NEVER)
    await ask(tavern, host, guest)
    (invitation,) = await posted(tavern)
    assert invitation.pings == []
    assert guest.mention in invitation.text


async def test_a_person_begins_three_duels_at_most(tavern: Tavern) -> None:
    host = tavern.people[0]
    for _ in range(MOST_OPEN):
        await ask(tavern, host, None)
    assert refused(await ask(tavern, host, None), "same-too-many", most=MOST_OPEN)
    page = (await host.click((await host.slash(tavern.channel, "farkle help")).shown, label="Same dice")).shown
    assert pressable(page).count("Play my dice") == MOST_OPEN


async def test_a_duel_takes_the_rules_of_a_lobby(tavern: Tavern) -> None:
    host, guest = tavern.people[:2]
    lobby = await open_lobby(tavern, 1, rules="zilch")
    panel = (await press_more(host, lobby, "Same dice")).shown
    await host.choose(panel, address_of_menu(panel), [guest])
    assert says((await posted(tavern))[-1], "same-call", title="Zilch")


async def test_a_host_who_deletes_their_data_cannot_take_the_same_dice_again(tavern: Tavern) -> None:
    host, guest, third = tavern.people
    await ask(tavern, host, None)
    (invitation,) = await posted(tavern)
    await delete(tavern, host)
    assert refused(await host.click(invitation, label="Play my dice"), "same-of-others")
    await ask(tavern, guest, third)
    board = (await third.click((await posted(tavern))[-1], label="Play my dice")).shown
    await delete(tavern, guest)
    await play(third, board)
    assert says((await posted(tavern))[-1], "same-side", player=third)


@pytest.mark.without_bot
async def test_a_duel_goes_on_after_a_restart(tavern: Tavern, path: Path, day: Day) -> None:
    host, guest = tavern.people[:2]
    async with running_bot(tavern, path, Seed.dice, day, day.draw_secret):
        invitation, first, second = await begin(tavern)
        await host.click(first, label="Roll 6")
        thrown = faces(first)
    async with running_bot(tavern, path, Seed.dice, day, day.draw_secret):
        again = (await host.click(invitation, label="Play my dice")).shown
        assert faces(again) == thrown
        await play(host, first)
        await play(guest, second)
        assert says((await posted(tavern))[-1], "same-side", player=guest)


@pytest.mark.refused
async def test_if_the_channel_is_gone_both_still_see_the_result(tavern: Tavern) -> None:
    host, guest = tavern.people[:2]
    _, first, second = await begin(tavern)
    await play(host, first)
    tavern.channel.deny_bot("send_messages")
    await play(guest, second)
    await at_rest(tavern)
    assert says(await host.click(first, label="Check the dice"), "verify-proves", of_day="yes")


async def test_duels_are_on_servers(tavern: Tavern) -> None:
    host = tavern.people[0]
    helping = (await host.slash(host.direct_messages, "farkle help")).shown
    assert refused(await host.click(helping, label="Same dice"), "only-on-servers")


@given(rules=st.sampled_from(sorted(shipped())), number=st.integers(0, 10_000), most=st.integers(0, 60))
def test_any_part_of_a_game_alone_comes_to_the_points_of_its_turns(rules: str, number: int, most: int) -> None:
    played = alone(shipped()[rules].rules)
    engine, chance = played.engine, Random(number)
    game, lines = engine.new_game(played, 1), list[str]()
    seed = Seed(f"{number:064x}", ("2027-01-15",))
    while not game.is_over and len(lines) < most:
        for step in engine.play_choice(game, chance.choice(engine.choices(game)), seed.dice):
            lines.append(engine.notation.write(step.fact))
            game = step.after
    found = came_to(played, lines)
    assert (found is None) == (game.throw_count == 0)
    if found is not None:
        assert found.points == game.seat(1).total
        assert found.is_whole == game.is_over


async def test_an_absence_of_the_bot_costs_nobody_time(tavern: Tavern, path: Path) -> None:
    host = tavern.people[0]
    await ask(tavern, host, None)
    with looking(path) as look:
        ((opened, ended),) = look("SELECT opened_at, ends_at FROM duels")
    back = opened + 2 * HOUR
    await tavern.bot.database.write(lambda unit: store.give_back(unit, lambda _guild_id: back - HOUR, back))
    await tavern.bot.database.write(lambda unit: store.give_back(unit, lambda _guild_id: back, back))
    with looking(path) as look:
        assert look("SELECT ends_at FROM duels") == [(ended + HOUR,)]


async def test_a_duel_outlives_its_server(tavern: Tavern) -> None:
    host, guest = tavern.people[:2]
    _, first, second = await begin(tavern)
    assert await tavern.bot.database.write(store.forget_some, tavern.guild.id)
    assert not await tavern.bot.database.write(store.forget_some, tavern.guild.id)
    await play(host, first)
    await play(guest, second)
    assert len(await posted(tavern)) == 1
    assert says(await host.click(first, label="Check the dice"), "verify-proves", of_day="yes")


async def test_who_is_barred_does_not_play_on(tavern: Tavern, day: Day) -> None:
    host, guest = tavern.people[:2]
    _, first, second = await begin(tavern)
    manager = tavern.newcomer()
    tavern.guild.add_member(manager, manage_guild=True)
    await manager.slash(tavern.channel, "farkle-moderate bar", person=guest)
    assert refused(await guest.click(second, label="Roll 6"), "barred")
    await play(host, first)
    day.now += SECONDS + 1
    await tavern.bot.jobs.play()
    assert says((await posted(tavern))[-1], "same-result", way="alone", first=host)


async def test_a_duel_that_cannot_be_read_holds_up_no_other(
    tavern: Tavern, day: Day, caplog: pytest.LogCaptureFixture
) -> None:
    host, guest = tavern.people[:2]
    for _ in range(2):
        await ask(tavern, host, guest)
    await change(tavern.bot.database, "UPDATE games SET rules = '[]' WHERE id = 1")
    day.now += SECONDS + 1
    await tavern.bot.jobs.play()
    assert says((await posted(tavern))[-1], "same-result", way="nobody")
    assert "duel 1 could not end" in caplog.text
    caplog.clear()
