"""Where people talk: games on servers with and without the bot, between friends, in groups, and alone with the bot."""

from pathlib import Path

import pytest

from bot.local.demo import is_over
from bot.model.servers import TURN_SECONDS
from bot.sentences import say
from localdiscord import Channel, ClientRefused, Message
from localdiscord.model.channels import GUILD_INSTALL
from tests.support.daily_steps import play_to_the_end as play_the_day
from tests.support.players import press_next, presser
from tests.support.record_steps import lucky, play_games
from tests.support.sentences import refused, says
from tests.support.steps import (
    FARKLE,
    add_opponent,
    at_rest,
    below_deleted,
    crashing,
    custom_id,
    leave,
    open_lobby,
    pass_time,
    rematch,
)
from tests.support.table import WARNING, Hourglass
from tests.support.tavern import Tavern, local_tavern, running_bot, scripted, seeded

PLACES = ("server", "elsewhere", "friends", "group", "bot")
WITHOUT_RIGHTS = ("elsewhere", "friends", "group")


def channel_of(tavern: Tavern, name: str) -> Channel:
    """A channel of this kind for the first two people; the first has installed the bot."""
    first, second = tavern.people[:2]
    first.install_bot()
    if name == "elsewhere":
        guild = tavern.local.add_guild("Elsewhere", bot=False)
        guild.add_member(first)
        guild.add_member(second)
        return guild.add_channel("general")
    return {
        "server": lambda: tavern.channel,
        "friends": lambda: first.direct_messages_with(second),
        "group": lambda: tavern.local.add_group("Night owls", first, second),
        "bot": lambda: first.direct_messages,
    }[name]()


async def newest(tavern: Tavern, place: Channel) -> Message:
    """The newest message with buttons, once the bot has done everything."""
    return [message for message in await at_rest(tavern, place) if message.buttons][-1]


async def begin_in(tavern: Tavern, place: Channel, game: str = "farkle") -> Message:
    """The first dice of a game against the second person, or a computer if the first is alone with the bot."""
    first, second = tavern.people[:2]
    options = {"target": 2500} if game == "farkle" else {}
    lobby = (await first.slash(place, f"{game} start", **options)).shown
    if place is first.direct_messages:
        await first.choose(lobby, custom_id(lobby, "opponent-who"), ["0"])
    else:
        await second.click(lobby, label="Join")
    await first.click(lobby, label="Start")
    board = await newest(tavern, place)
    on_turn = presser(board, (first, second), "")
    await on_turn.click(board, label="Roll")
    return await newest(tavern, place)


async def play_to_the_end(tavern: Tavern, place: Channel) -> Message:
    for _ in range(200):
        if is_over(board := await newest(tavern, place)):
            return board
        outcome = await press_next(presser(board, tavern.people[:2], ""), board)
        assert outcome.error is None
    raise AssertionError("the game does not end")


@pytest.mark.without_bot
@pytest.mark.people(2)
@pytest.mark.parametrize(("game", "name"), [*(("farkle", name) for name in PLACES), ("yahtzee", "group")])
async def test_whole_games_with_a_restart_and_expired_tokens(path: Path, tavern: Tavern, game: str, name: str) -> None:
    tavern.local.gate.message_rate = (1000, 1.0)
    place = channel_of(tavern, name)
    async with running_bot(tavern, path, seeded(3)):
        await begin_in(tavern, place, game)
        for _ in range(4):
            board = await newest(tavern, place)
            await press_next(presser(board, tavern.people[:2], ""), board)
            assert below_deleted(tavern, place) == []
    tavern.local.expire_tokens()
    async with running_bot(tavern, path, seeded(4)):
        await play_to_the_end(tavern, place)
        tavern.local.expire_tokens()
        again = await rematch(tavern.people[0], await newest(tavern, place))
        assert again.shown.button("Join")


@pytest.mark.usefixtures("day")
@pytest.mark.people(2)
@pytest.mark.parametrize("name", PLACES)
async def test_every_command_and_the_daily_dice_shared_and_played_from_there(tavern: Tavern, name: str) -> None:
    place = channel_of(tavern, name)
    first, second = tavern.people
    board = (await first.slash(place, "farkle daily")).shown
    await play_the_day(first, board)
    await first.click(board, label="Share")
    (shared,) = [each for each in await at_rest(tavern, place) if not each.ephemeral_for]
    player = first if name == "bot" else second
    played = await player.click(shared, label="Play today's dice")
    assert played.ephemeral
    assert ("turn 1 of 10" if player is second else "points in 10 turns") in played.text
    needed: dict[str, dict[str, object]] = {
        "keep": {"dice": "1"},
        "challenge": {"player": second},
        "head-to-head": {"player": second},
    }
    for group in ("farkle", "yahtzee"):
        for command in tavern.bot.tree.get_command(group).commands:  # type: ignore[union-attr]  # groups have them
            answer = await first.slash(place, f"{group} {command.name}", **needed.get(command.name, {}))
            is_ranking = command.name == "leaderboard" and name != "server"
            assert (answer.text == say("only-on-servers")) is is_ranking
            assert answer.text != say("not-on-this-server")
            assert not says(answer, "incident")
    if name != "server":
        with pytest.raises(ClientRefused):
            await first.slash(place, "farkle-setup settings")


@pytest.mark.people(2)
async def test_boards_without_rights_say_until_when_they_are_kept_up_to_date(tavern: Tavern) -> None:
    for name in PLACES:
        board = await begin_in(tavern, channel_of(tavern, name))
        assert (says(board, "kept-until")) == (name in WITHOUT_RIGHTS)
    # So do computers' turns.
    tavern.channel = tavern.local.add_group("Alone", tavern.people[0])
    lobby = await open_lobby(tavern, 1, dice=("6", "1", FARKLE, "111234", "111234"))
    await add_opponent(tavern, lobby)
    await tavern.people[0].click(lobby, label="Start")
    await tavern.people[0].click(await newest(tavern, tavern.channel), label="Roll")
    board = await newest(tavern, tavern.channel)
    assert "Timid Tilly **1,000**" in board.text
    assert says(board, "kept-until")


@pytest.mark.people(2)
async def test_the_clock_plays_on_by_the_last_token_and_then_unseen(tavern: Tavern, clock: Hourglass) -> None:
    tavern.roll = scripted("6", "1", *["111234"] * 6)
    group = channel_of(tavern, "group")
    first, second = tavern.people
    board = await begin_in(tavern, group)
    await clock.passes(TURN_SECONDS - WARNING)
    reminder = await newest(tavern, group)
    assert reminder.pings == [first]
    await clock.passes(WARNING)
    shown = await newest(tavern, group)
    assert says(reminder, "turn-idle-bank")
    assert says(board, "moved-down")
    assert shown.pings == [second]
    tavern.local.expire_tokens()
    text = shown.text
    await clock.passes(15 * 60)
    assert (await newest(tavern, group), shown.text) == (shown, text)
    # A press on it shows what happened, and calls whose turn it is.
    await second.click(shown, label="Roll")
    seen = await newest(tavern, group)
    assert f"➤ {first.mention}" in seen.text
    assert seen.pings == [first]
    assert not shown.buttons
    # So does the command. The old board is out of reach until it is pressed.
    tavern.local.expire_tokens()
    await clock.passes(15 * 60)
    board = (await first.slash(group, "farkle board")).shown
    assert f"➤ {second.mention}" in board.text
    await newest(tavern, group)
    assert seen.buttons
    await first.click(seen, label="Roll")
    assert says(seen, "moved-down")
    assert below_deleted(tavern, group) == []


@pytest.mark.people(2)
@pytest.mark.refused
async def test_five_messages_an_interaction_are_enough(tavern: Tavern, clock: Hourglass) -> None:
    """The clock edits the board if it may post no more."""
    tavern.roll = scripted("6", "1", *["111234"] * 6)
    tavern.local.gate.webhook_rate = (99, 2.0)  # minutes pass at once
    group = channel_of(tavern, "group")
    await clock.bot.services.settings.change(-group.id, turn_seconds=60)
    await begin_in(tavern, group)
    for _ in range(4):
        await clock.passes(60 - 12)
        await clock.passes(12)
    board = await newest(tavern, group)
    assert says(board, "board-nobody-else")
    assert [fault for fault in tavern.faults() if "40094" not in fault] == []


@pytest.mark.people(2)
async def test_a_person_whose_answers_are_private(tavern: Tavern) -> None:
    tavern.roll = scripted("6", "1", *["111234"] * 4)
    first, second = tavern.people
    place = channel_of(tavern, "elsewhere")
    place.deny(second, "use_external_apps")
    second.install_bot()
    assert refused(await second.slash(place, "farkle start"), "answers-are-private")
    # In the other's game, these presses edit the board, or the other's token posts a new one.
    board = await begin_in(tavern, place)
    for person in (first, second, first):
        assert f"➤ {person.mention}" in board.text
        for label in ("Roll", "Most points", "Bank") if person is second else ("Most points", "Bank"):
            await person.click(board, label=label)
        board = await newest(tavern, place)
        assert not board.ephemeral_for
    assert f"➤ {second.mention}" in board.text
    assert refused(await second.slash(place, "farkle board"), "board-is-here", link=board)
    pass_time(tavern, 15 * 60)
    assert refused(await second.slash(place, "farkle board"), "answers-are-private")
    pass_time(tavern, -15 * 60)
    await leave(second, board)
    assert is_over(await newest(tavern, place))


@pytest.mark.people(2)
async def test_a_chat_has_a_history_of_its_own_and_no_rating(tavern: Tavern) -> None:
    tavern.roll = lucky(1)
    first, second = tavern.people
    group = channel_of(tavern, "group")
    await begin_in(tavern, group)
    ending = await play_to_the_end(tavern, group)
    second.install_bot()
    other = tavern.local.add_group("Others", first, second)
    assert second.mention in (await first.slash(group, "farkle head-to-head", player=second)).text
    assert refused(await first.slash(other, "farkle head-to-head", player=second), "no-games-together")
    assert not says(ending, "over-rating")
    await are_only_shown_in(tavern, group, other)
    kept = await first.slash(first.direct_messages, "farkle privacy")
    assert says(kept, "privacy", servers=1, games=1)
    await first.click(kept.shown, label="Delete me")
    await first.click(kept.shown, label="Delete me for good")
    assert first.mention not in (await second.slash(group, "farkle history")).text


async def are_only_shown_in(tavern: Tavern, place: Channel, other: Channel) -> None:
    """The dice and the review of the first game, in the place of it; in the other, the second person asks."""
    first, second = tavern.people
    for command in ("verify", "review"):
        assert (await first.slash(place, f"farkle {command}", game="1")).kind in ("message", "deferred")
        unknown = await second.slash(other, f"farkle {command}", game="1")
        assert unknown.text == say("no-such-finished-game")


@pytest.mark.people(2)
async def test_games_alone_with_the_bot_are_for_their_player(tavern: Tavern) -> None:
    tavern.roll = lucky(1)
    first, second = tavern.people
    place = channel_of(tavern, "bot")
    await begin_in(tavern, place)
    await play_to_the_end(tavern, place)
    assert says(await first.slash(place, "farkle verify", game="1"), "check-head", id=1)
    await are_only_shown_in(tavern, place, second.direct_messages)
    kept = await first.slash(place, "farkle history")
    assert second.mention not in kept.text
    refusal = await second.slash(second.direct_messages, "farkle history", player=first)
    assert refusal.text == say("only-yourself")


@pytest.mark.people(2)
async def test_a_server_that_removes_the_bot_keeps_its_games_to_itself(tavern: Tavern) -> None:
    first, second = tavern.people
    place = channel_of(tavern, "server")
    board = await begin_in(tavern, place)
    tavern.guild.kick_bot()
    await tavern.until(lambda: not tavern.bot.guilds)
    assert refused(await first.slash(place, "farkle board"), "not-on-this-server")
    assert board.text
    # A new game is one without the bot as a member.
    lobby = (await first.slash(place, "farkle start")).shown
    await second.click(lobby, label="Join")
    await first.click(lobby, label="Start")
    assert says(await newest(tavern, place), "kept-until")


@pytest.mark.without_bot
@pytest.mark.people(2)
async def test_after_a_crash_a_press_brings_a_token_and_shows_what_was_stored(path: Path, tavern: Tavern) -> None:
    (first, second), group, dice = tavern.people, channel_of(tavern, "group"), scripted("6", "1", *["111234"] * 2)
    async with running_bot(tavern, path, dice):
        board = await begin_in(tavern, group)
        await first.click(board, label="Most points")
    async with crashing(tavern, path, dice):
        await first.click(board, label="Bank")
    tavern.local.expire_tokens()
    async with running_bot(tavern, path, dice):
        await first.click(board, label="Bank")
        shown = await newest(tavern, group)
        assert f"{first.mention} **1,000**" in shown.text
        assert shown.pings == [second]


async def test_a_person_alone_with_the_bot_gets_help_rules_to_play_and_their_own_record(tavern: Tavern) -> None:
    person, other, third = tavern.people
    place = person.direct_messages
    assert says(await person.slash(place, "farkle help"), "help-first")
    rules = await person.slash(place, "farkle rules")
    assert says(rules, "rules-title-standard")
    offered = await person.autocomplete(place, "farkle rules", "name", "delu")
    assert [each["value"] for each in offered] == ["deluxe"]
    await person.choose(rules.shown, "fr:show", ["five-dice"])
    assert "1 2 3 4 5" in rules.text
    rules = await person.slash(place, "farkle rules", name="deluxe")
    await person.click(rules.shown, label="Play")
    assert says(place.messages()[-1], "lobby-head", title="Deluxe")
    assert refused(await person.slash(place, "farkle board"), "board-is-here", link=place.messages()[-1])
    await play_games(tavern)
    card = await person.slash(place, "farkle stats")
    assert says(card, "scope-own")
    assert says(card, "card-games", games=1)
    assert [button.label for button in card.shown.buttons] == ["Past games", "Achievements", "Luck and skill"]
    awards = await person.click(card.shown, label="Achievements")
    assert says(awards, "awards-head")
    chosen = await person.choose(card.shown, card.shown.selects[0].custom_id, ["kingdom-come"])
    assert chosen.kind == "update"
    assert says(card, "rules-title-kingdom-come")
    assert says(await third.slash(third.direct_messages, "farkle stats"), "no-games-yet")
    nobody_else = await person.slash(place, "farkle stats", player=other)
    assert nobody_else.text == say("only-yourself")
    kept = await person.slash(place, "farkle privacy")
    assert says(kept, "privacy", games=1)


@pytest.mark.parametrize("language", ["en-US", "de"])
async def test_a_group_chat_has_no_ranking_and_shows_people_only_their_own_card(tavern: Tavern, language: str) -> None:
    await play_games(tavern)
    person, other, _ = tavern.people
    person.locale = language
    group, locale = channel_of(tavern, "group"), language[:2]
    assert say("only-on-servers", locale) in (await person.slash(group, "farkle leaderboard")).text
    assert say("only-yourself", locale) in (await person.slash(group, "farkle stats", player=other)).text
    card = await person.slash(group, "farkle stats")
    assert card.ephemeral
    assert say("scope-own", locale) in card.text
    # Version 1.1 posted cards there.
    posted = (await person.slash(group, "farkle help")).shown
    own = await person.click(posted, f"fs:card:{person.id}:here:all-farkle", force=True)
    assert own.ephemeral
    assert say("scope-own", locale) in own.text


async def test_an_application_that_only_servers_can_install(path: Path) -> None:
    async with local_tavern(is_first_start=True) as tavern:
        tavern.local.world.install_kinds = (GUILD_INSTALL,)
        async with running_bot(tavern, path, seeded(1)):
            assert says(await tavern.people[0].slash(tavern.channel, "farkle help"), "help-first")
        assert tavern.faults() == []
