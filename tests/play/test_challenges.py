"""Challenges: two people play in their direct messages with the bot, each with a board of their own."""

from pathlib import Path

import pytest

from bot.local.demo import is_over
from bot.play import limits
from bot.play.limits import MOST_CHALLENGES, MOST_RECEIVED
from bot.play.opening import CHALLENGE_SECONDS
from bot.sentences import say
from bot.store import saving
from bot.store.challenges import REST_SECONDS, may_challenge_again_at
from bot.store.people import everybody, open_games
from bot.store.saving import ConflictError
from localdiscord import Message, Outcome, Person
from tests.support.players import press_next
from tests.support.record_steps import download, lucky
from tests.support.sentences import refused, says
from tests.support.steps import (
    address,
    at_rest,
    crashing,
    custom_id,
    delete,
    forge,
    leave,
    pass_time,
    pressable,
    rematch,
)
from tests.support.table import Hourglass
from tests.support.tavern import Tavern, running_bot, scripted

HOUR = 3600


def shown_to(person: Person) -> list[Message]:
    """The messages in their direct messages with the bot, without answers that only they see."""
    return [message for message in person.direct_messages.messages() if not message.ephemeral_for]


async def newest(tavern: Tavern, person: Person) -> Message:
    await at_rest(tavern)
    return shown_to(person)[-1]


async def board_of(tavern: Tavern, person: Person) -> Message:
    await at_rest(tavern)
    return [message for message in shown_to(person) if message.buttons][-1]


async def challenge(tavern: Tavern, game: str = "farkle", **options: object) -> Outcome:
    """The first person challenges the second in the tavern's channel."""
    return await invite(tavern, tavern.people[0], tavern.people[1], game, **options)


async def invite(
    tavern: Tavern, host: Person, guest: Person | None = None, game: str = "farkle", **options: object
) -> Outcome:
    """A person challenges another, or a newcomer, in the tavern's channel."""
    return await host.slash(tavern.channel, f"{game} challenge", player=guest or tavern.newcomer(), **options)


async def begin(tavern: Tavern, game: str = "farkle", **options: object) -> None:
    await challenge(tavern, game, **options)
    second = tavern.people[1]
    await second.click(await newest(tavern, second), label="Accept")
    await at_rest(tavern)


async def in_turn(tavern: Tavern) -> tuple[Person, Person]:
    """The current player and the other."""
    first, second = tavern.people[:2]
    is_first = f"➤ {first.mention}" in (await board_of(tavern, first)).text
    return (first, second) if is_first else (second, first)


async def until_shown(tavern: Tavern, person: Person, key: str, **fields: object) -> None:
    """The clock strikes until the person's newest message says this."""
    while not says(await newest(tavern, person), key, **fields):
        await tavern.bot.jobs.play("clock")


@pytest.mark.without_bot
@pytest.mark.people(2)
@pytest.mark.parametrize("game", ["farkle", "yahtzee"])
async def test_a_whole_game_on_two_boards_with_a_restart(path: Path, tavern: Tavern, game: str) -> None:
    tavern.local.gate.message_rate = (1000, 1.0)
    first, second = tavern.people
    async with running_bot(tavern, path, lucky(3)):
        sent = await challenge(tavern, game)
        assert refused(sent, "challenge-sent", link=shown_to(first)[-1])
        assert tavern.channel.messages() == []
        await second.click(await newest(tavern, second), label="Accept")
        for _ in range(3):
            await step(tavern)
    async with running_bot(tavern, path, lucky(4)):
        await step(tavern)
        while not is_over(await board_of(tavern, first)):
            await step(tavern)
        endings = [await board_of(tavern, person) for person in tavern.people]
        await tavern.until(lambda: endings[0].text == endings[1].text)
        assert not says(endings[0], "over-rating")
        checked = await second.slash(second.direct_messages, "farkle verify")
        assert says(checked, "check-head", id=1)
        assert b"secret" in await download(checked.shown)
        history = await second.slash(second.direct_messages, "farkle history")
        assert first.mention in history.text
        # The line with the challenge's hash stays.
        assert [bool(each.buttons) for each in shown_to(first)] == [False, True]
        again = await rematch(first, endings[0])
        assert again.ephemeral
        assert says(await newest(tavern, second), "challenge", you="invited")
        assert refused(await rematch(second, endings[1]), "challenged-you")


def state_of(board: Message) -> tuple[list[str], list[str]]:
    """The game and its revision, and whose turn it is."""
    return str(board.buttons[0].custom_id).split(":")[:3], board.text.partition("➤ ")[2].split()[:1]


async def step(tavern: Tavern) -> None:
    """One press; then both boards show the same, moves for one, and only a player whose turn begins got a message."""
    player, other = await in_turn(tavern)
    before = {person: await board_of(tavern, person) for person in (player, other)}
    outcome = await press_next(player, before[player])
    assert outcome.error is None
    after = {person: await board_of(tavern, person) for person in (player, other)}
    for person, board in after.items():
        waits = not is_over(board) and f"➤ {person.mention}" not in board.text
        assert says(board, "board-waits") == waits
        assert not waits or not [
            each for each in pressable(board) if "Roll" in each or "Bank" in each or each.isdigit()
        ]
    # Each sees only their own marks.
    assert state_of(after[player]) == state_of(after[other])
    assert after[player] is before[player]
    assert ("# <:" in after[player].text) == ("# <:" in after[other].text), "both see the dice"
    if f"➤ {other.mention}" in after[other].text:
        assert after[other] is not before[other]
        assert after[other].pings == [other]
        await tavern.until(lambda: before[other].deleted)
    else:
        assert after[other] is before[other]


async def test_an_open_challenge_is_sent_once_and_both_read_how_it_closed(tavern: Tavern) -> None:
    first, second, _ = tavern.people
    await challenge(tavern)
    asked, waits = await newest(tavern, second), await newest(tavern, first)
    assert pressable(asked) == ["Accept", "Decline", "How to play", "Decline and block"]
    assert pressable(waits) == ["Withdraw", "How to play"]
    assert refused(await invite(tavern, second, first), "challenged-you", link=asked)
    assert refused(await invite(tavern, first, second), "challenged-already", link=waits)
    assert (await newest(tavern, second)) is asked
    await second.click(asked, label="Decline")
    assert says(asked, "challenge-closed", reason="declined", you="invited")
    # The challenger gets a message; an edit would not notify them.
    await until_shown(tavern, first, "challenge-closed", reason="declined", player=second)
    await tavern.until(lambda: waits.deleted)
    pass_time(tavern, REST_SECONDS)
    await challenge(tavern)
    asked, waits = await newest(tavern, second), await newest(tavern, first)
    await first.click(waits, label="Withdraw")
    assert says(waits, "challenge-closed", reason="withdrawn", you="host")
    await tavern.until(lambda: says(asked, "challenge-closed", host=first, reason="withdrawn", you="invited"))
    await challenge(tavern)
    asked = await newest(tavern, second)
    pass_time(tavern, CHALLENGE_SECONDS + 1)
    await until_shown(tavern, first, "challenge-closed", reason="expired")
    assert says(asked, "challenge-closed", reason="expired", you="invited")


async def test_a_challenge_has_no_buttons_of_a_lobby_or_of_the_other_and_a_lobby_none_of_it(tavern: Tavern) -> None:
    first, second, third = tavern.people
    await challenge(tavern)
    asked, waits = await newest(tavern, second), await newest(tavern, first)
    accept = address(asked, "Accept")
    third_lobby = (await third.slash(tavern.channel, "farkle start")).shown
    for person, message, forged in (
        *((second, asked, accept.replace("accept", verb)) for verb in ("join", "start", "cancel", "hints-on", "quick")),
        (first, waits, accept),
        (first, third_lobby, custom_id(third_lobby, "accept")),
    ):
        assert refused(await forge(person, message, forged), "unknown-button")


@pytest.mark.without_bot
@pytest.mark.both
@pytest.mark.people(2)
async def test_who_declined_has_a_days_rest_from_the_same_person(path: Path, tavern: Tavern) -> None:
    tavern.local.gate.message_rate = (1000, 1.0)
    first, second = tavern.people
    async with running_bot(tavern, path, scripted()):
        await challenge(tavern)
        await second.click(await newest(tavern, second), label="Decline")
        await until_shown(tavern, first, "challenge-closed", reason="declined")
        assert refused(await challenge(tavern, "yahtzee"), "challenged-lately", player=second)
    async with running_bot(tavern, path, scripted()):
        again = await challenge(tavern)
        assert refused(again, "challenged-lately", player=second)
        until = int(again.text.partition("<t:")[2].partition(":")[0])
        # They may ask others, and the other may ask them. That ends the rest.
        assert says(await invite(tavern, first), "challenge-sent")
        pass_time(tavern, until - tavern.clock() - HOUR)
        assert refused(await challenge(tavern), "challenged-lately")
        assert says(await invite(tavern, second, first), "challenge-sent")
        await second.click(await newest(tavern, second), label="Withdraw")
        assert says(await challenge(tavern), "challenge-sent")
        await second.slash(second.direct_messages, "farkle leave")
        assert refused(await challenge(tavern), "challenged-lately")
        # It outlives the challenger's data.
        await delete(tavern, first)
        assert await tavern.bot.database.read(may_challenge_again_at, second.id, first.id) > tavern.clock()
        pass_time(tavern, REST_SECONDS)
        assert says(await challenge(tavern), "challenge-sent")


async def test_a_block_tells_the_challenger_nothing(tavern: Tavern) -> None:
    tavern.local.gate.message_rate = (1000, 1.0)
    first, second, third = tavern.people
    # The challenger reads the same as after a challenge that was only declined.
    for person, answer in ((first, "Decline and block"), (third, "Decline")):
        await invite(tavern, person, second)
        story = await second.click(await newest(tavern, second), label=answer)
        await until_shown(tavern, person, "challenge-closed", reason="declined")
        assert refused(await invite(tavern, person, second), "challenged-lately", player=second)
        assert [says(each, "blocked-well", game="declined") for each in story.followups] == [True] * (person is first)
    # Another person who is asked too often gives the same answer as a block does later.
    pass_time(tavern, REST_SECONDS)
    for _ in range(MOST_RECEIVED):
        await invite(tavern, tavern.newcomer(), second)
        await second.click(await newest(tavern, second), label="Decline")
    for person in (first, third):
        assert refused(await invite(tavern, person, second), "cannot-be-challenged", player=second)
    # A block outlives the blocked person's data.
    await delete(tavern, first)
    pass_time(tavern, REST_SECONDS)
    assert refused(await challenge(tavern), "cannot-be-challenged", player=second)
    kept = await second.slash(second.direct_messages, "farkle privacy")
    assert says(kept, "former-player")
    exported = await second.click(kept.shown, label="Get it as a file")
    assert b'"blocked_people": [\n{' in await download(exported.shown)
    menu = kept.shown.selects[-1]
    await second.choose(kept.shown, menu.custom_id, [next(iter(menu.options))])
    assert not says(kept, "former-player")
    assert says(await challenge(tavern), "challenge-sent")


@pytest.mark.people(3)
async def test_a_block_during_a_game_and_after_it(tavern: Tavern) -> None:
    tavern.local.gate.message_rate = (1000, 1.0)
    first, second, third = tavern.people
    await begin(tavern)
    board = await board_of(tavern, first)
    story = await first.click(board, label="Block")
    assert refused(story, "blocked-well", player=second, game="running")
    # The other hears nothing of it, and the game continues.
    player, _ = await in_turn(tavern)
    assert (await press_next(player, await board_of(tavern, player))).error is None
    for_all = (await third.slash(tavern.channel, "farkle start")).shown
    assert refused(await forge(third, for_all, custom_id(for_all, "block")), "unknown-button")
    await leave(first, await board_of(tavern, first))
    endings = [await board_of(tavern, person) for person in (first, second)]
    assert refused(await rematch(second, endings[1]), "cannot-be-challenged", player=first)
    assert refused(await second.click(endings[1], label="Block"), "blocked-well", player=first, game="over")
    # Those of the last challenges may also be blocked later.
    assert says(await invite(tavern, third, second), "challenge-sent")
    kept = await second.slash(tavern.channel, "farkle privacy")
    _, offered, _ = kept.shown.selects
    assert list(offered.options) == [str(third.id)], "without the people who are blocked"
    forged = await forge(second, kept.shown, offered.custom_id, [str(second.id)])
    assert refused(forged, "unknown-button")
    await second.choose(kept.shown, offered.custom_id, [str(third.id)])
    assert not says(kept, "privacy-met")
    await third.click(await newest(tavern, third), label="Withdraw")
    assert refused(await invite(tavern, third, second), "cannot-be-challenged", player=second)


async def test_who_is_blocked_is_also_declined(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, _ = tavern.people
    await challenge(tavern)
    asked = await newest(tavern, second)

    def fails(*_: object) -> None:
        raise ConflictError

    with monkeypatch.context() as patched:
        patched.setattr(saving, "save", fails)  # as after a change by another process
        assert says(await second.click(asked, label="Decline and block"), "stale")
    assert not says(await second.slash(second.direct_messages, "farkle privacy"), "privacy-blocked")
    await second.click(asked, label="Decline and block")
    await until_shown(tavern, first, "challenge-closed", reason="declined")
    assert says(await second.slash(second.direct_messages, "farkle privacy"), "privacy-blocked")


async def test_who_cannot_be_challenged(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_SLOW_PER_PERSON", 3)  # ten would take long
    first, second, third = tavern.people
    assert refused(await invite(tavern, first, first), "challenges-oneself")
    bot = tavern.local.world.bot
    to_bot = await first.slash(tavern.channel, "farkle challenge", player=bot)
    assert refused(to_bot, "bots-do-not-play", player=str(bot.id))
    # Everyone has a few games at once, and open challenges of one's own count.
    for person in (second, third, None):
        assert says(await invite(tavern, first, person, "yahtzee"), "challenge-sent")
    assert refused(await invite(tavern, first), "sits-enough")
    assert refused(await invite(tavern, third, first), "challenged-you", link=shown_to(third)[-1])
    stranger = tavern.newcomer()
    assert refused(await invite(tavern, stranger, first), "cannot-be-challenged", player=first)
    for _ in range(MOST_CHALLENGES):
        await invite(tavern, stranger)
        await stranger.click(await newest(tavern, stranger), label="Withdraw")
    assert refused(await invite(tavern, stranger), "too-many-challenges", most=5)
    pass_time(tavern, HOUR)
    assert says(await invite(tavern, stranger), "challenge-sent")


@pytest.mark.refused
async def test_an_account_that_is_gone_and_closed_direct_messages(tavern: Tavern) -> None:
    first, second = tavern.people[:2]
    stranger = tavern.newcomer()
    del tavern.local.world.users[stranger.id]
    for gone in range(2):
        assert refused(await invite(tavern, first, stranger), "cannot-be-challenged", player=stranger), gone
    await tavern.until(lambda: shown_to(first) == [])
    assert await tavern.bot.database.read(open_games, user_id=first.id) == []
    tavern.local.requests.clear()
    second.accepts_direct_messages = False
    assert refused(await challenge(tavern), "messages-are-closed", player=second)
    await tavern.until(lambda: shown_to(first) == [])
    second.accepts_direct_messages, first.accepts_direct_messages = True, False
    assert refused(await challenge(tavern), "your-messages-are-closed")
    assert shown_to(second) == []
    # In the middle of a game: turns run out, and the command still shows the board.
    first.accepts_direct_messages = True
    await begin(tavern)
    player, other = await in_turn(tavern)
    other.accepts_direct_messages = False
    while (await in_turn(tavern))[0] is player:
        await press_next(player, await board_of(tavern, player))
    board = await board_of(tavern, player)
    assert f"➤ {other.mention}" in board.text
    shown = await other.slash(other.direct_messages, "farkle board")
    assert f"➤ {other.mention}" in shown.text
    pass_time(tavern, CHALLENGE_SECONDS)
    while f"➤ {player.mention}" not in (await board_of(tavern, player)).text:
        await tavern.bot.jobs.play("clock")
    assert [each.error for each in tavern.local.requests if each.status >= 400 and "50007" not in str(each.error)] == []


@pytest.mark.people(2)
async def test_lost_turns_time_pauses_and_the_stop_are_told_on_both_boards(tavern: Tavern, clock: Hourglass) -> None:
    tavern.roll = scripted("6", "1", "111234", "223346", "115234", "111234")
    first, second = tavern.people
    await begin(tavern, target=2500)
    boards = [await board_of(tavern, person) for person in tavern.people]
    await first.click(boards[0], label="Roll")
    await first.click(boards[0], label="Most points")
    assert not says(boards[1], "board-marked", first="yes")
    await first.click(boards[0], label="Bank")
    boards[1] = await board_of(tavern, second)
    await second.click(boards[1], label="Roll")
    # The second player's only roll was a farkle, and it is the first one's turn again.
    called, edited = [await board_of(tavern, person) for person in tavern.people]
    assert called is not boards[0]
    assert called.pings == [first]
    assert edited is boards[1]
    assert f"➤ {first.mention} **1,000**" in edited.text
    await clock.passes(CHALLENGE_SECONDS - 5 * HOUR + HOUR // 5)
    reminded, edited = [await board_of(tavern, person) for person in tavern.people]
    assert reminded is not called
    assert says(reminded, "reminder-in-turn", player=first)
    assert edited is boards[1]
    await clock.passes(5 * HOUR)
    edited, called = [await board_of(tavern, person) for person in tavern.people]
    assert edited is reminded
    assert called.pings == [second]
    for board in (edited, called):
        assert says(board, "turn-idle-bank", why="time")
    edited = (await first.slash(first.direct_messages, "farkle board")).shown
    assert edited.pings == []
    assert await second.autocomplete(second.direct_messages, "farkle keep", "dice", "1")
    await first.slash(first.direct_messages, "farkle pause")
    await at_rest(tavern)
    assert all(says(board, "board-paused") for board in (edited, called))
    await second.click(called, label="Resume")
    await at_rest(tavern)
    assert not any(says(board, "board-paused") for board in (edited, called))
    question = await first.slash(first.direct_messages, "farkle stop")
    await first.click(question.shown, label="Ask everyone")
    asked = await newest(tavern, second)
    assert asked.pings == [second]
    await second.click(asked, label=say("button-stop-agree"))
    await at_rest(tavern)
    assert all(says(board, "over-stopped") for board in (edited, called))


@pytest.mark.without_bot
@pytest.mark.people(2)
async def test_both_boards_mend_after_a_crash(path: Path, tavern: Tavern) -> None:
    """The process stops after it has stored a press, and before it shows that."""
    dice = scripted("6", "1", "111234", "111234")
    first, second = tavern.people
    async with crashing(tavern, path, dice):
        await challenge(tavern)
        await second.click(await newest(tavern, second), label="Accept")
    async with running_bot(tavern, path, dice):
        asked, waits = await newest(tavern, second), await newest(tavern, first)
        assert asked.button("Accept")
        await first.click(waits, label="Withdraw")
        boards = [await board_of(tavern, person) for person in tavern.people]
        assert all(f"➤ {first.mention}" in board.text for board in boards)
        assert boards[0].pings == [first]
        await first.click(boards[0], label="Roll")
        await first.click(boards[0], label="Most points")
    async with crashing(tavern, path, dice):
        await first.click(boards[0], label="Bank")
        assert f"➤ {first.mention}" in boards[1].text
    async with running_bot(tavern, path, dice):
        await first.click(boards[0], label="Bank")
        assert f"➤ {second.mention}" in boards[0].text
        called = await board_of(tavern, second)
        assert called.pings == [second]
        await second.click(called, label="Roll")
        await second.click(called, label="Most points")
    async with crashing(tavern, path, dice):
        await second.click(called, label="Bank")
    async with running_bot(tavern, path, dice):
        # The command of the person who waits shows their own board, and calls the other.
        assert says(await second.slash(second.direct_messages, "farkle board"), "board-is-here")
        assert f"➤ {first.mention}" in called.text
        assert (await board_of(tavern, first)).pings == [first]


async def test_what_deleting_ones_data_does(tavern: Tavern) -> None:
    first, second, _ = tavern.people
    await challenge(tavern)
    await delete(tavern, second)
    await until_shown(tavern, first, "challenge-closed", reason="declined")
    await challenge(tavern)
    asked = await newest(tavern, second)
    await delete(tavern, first)
    await tavern.until(
        lambda: says(asked, "challenge-closed", host="a former player", reason="withdrawn", you="invited")
    )
    pass_time(tavern, REST_SECONDS)
    await begin(tavern)
    board = await board_of(tavern, first)
    await delete(tavern, second)
    await tavern.until(lambda: is_over(board) and says(board, "former-player"))
    assert await tavern.bot.database.read(lambda transaction: everybody(transaction)) == [first.id]


async def test_a_person_is_challenged_from_their_menu_to_one_of_the_games(tavern: Tavern) -> None:
    host, guest = tavern.people[:2]
    asked = await host.use_on(tavern.channel, guest, "Challenge to dice")
    assert asked.ephemeral
    assert [button.label for button in asked.shown.buttons] == [
        "Challenge to Farkle",
        "Challenge to Yahtzee",
        "Challenge to Yatzy",
    ]
    assert says(await host.click(asked.shown, label="Challenge to Yahtzee"), "challenge-sent")
    assert "Yahtzee" in (await newest(tavern, guest)).text


async def test_the_menu_of_oneself_says_why_there_is_no_game(tavern: Tavern) -> None:
    host = tavern.people[0]
    assert refused(await host.use_on(tavern.channel, host, "Challenge to dice"), "challenges-oneself")
