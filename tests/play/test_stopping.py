"""A game is stopped by all of its players together, or, after a question, by a person who only manages the server."""

import pytest

from bot.model.counting import LEAST_TURNS
from bot.model.games import Status
from bot.model.servers import TURN_SECONDS
from bot.model.tally import FIRST_MU
from bot.play.stopping import AGREEING_SECONDS
from bot.sentences import say
from bot.store.acts import KEPT_SECONDS
from localdiscord import Message, Person
from tests.support.record_steps import charts, record
from tests.support.sentences import refused, says
from tests.support.steps import (
    FARKLE,
    at_rest,
    begin,
    confirm,
    delete,
    leave,
    manage,
    open_lobby,
    open_settings,
    pass_time,
    pause,
    press,
    pressable,
    stored,
)
from tests.support.tavern import Tavern

ENDED = ["Rematch", "Check the dice"]


async def ask(tavern: Tavern) -> Message:
    """The host asks the others; the public question."""
    host = tavern.people[0]
    asked = await host.slash(tavern.channel, "farkle stop")
    assert says(await host.click(asked.shown, label="Ask everyone"), "stop-asked")
    return await question(tavern)


async def question(tavern: Tavern) -> Message:
    await tavern.until(lambda: says(newest(tavern), "stop-question"))
    return tavern.channel.messages()[-1]


def newest(tavern: Tavern) -> str:
    return tavern.channel.messages()[-1].text


async def test_whoever_is_about_to_lose_cannot_stop_the_game(tavern: Tavern) -> None:
    """The host pressed /farkle stop, and the game had never happened. Now that is a loss."""
    host, second, _ = tavern.people
    await begin(tavern, dice=("1", "6", *[FARKLE] * 2 * LEAST_TURNS))
    await press(tavern, *["Roll"] * 2 * LEAST_TURNS)
    asked = await host.slash(tavern.channel, "farkle stop")
    assert says(asked, "stop-sure", players=second, left=0, remaining=1)
    await host.click(asked.shown, label="Leave the game")
    await tavern.until(lambda: says(newest(tavern), "over-head-left", players=second))
    loser, winner = await record(tavern, 0), await record(tavern, 1)
    assert (loser.tally.games, loser.tally.wins, loser.tally["lefts"]) == (1, 0, 1)
    assert (winner.tally.games, winner.tally.wins) == (1, 1)
    assert loser.tally.rating.mu < FIRST_MU < winner.tally.rating.mu


@pytest.mark.people(4)
async def test_a_game_stops_once_everybody_who_is_there_has_agreed(tavern: Tavern) -> None:
    host, second, third, stranger = tavern.people
    board = await begin(tavern, players=3)
    private = await host.slash(tavern.channel, "farkle stop")
    assert private.ephemeral
    assert says(private, "stop-sure", players=f"{second.mention} and {third.mention}", others=2)
    assert says(private, "stop-sure", left=0, remaining=2, rated="yes")
    assert pressable(private.shown) == ["Ask everyone", "Leave the game"]
    asked = await ask(tavern)
    assert asked.pings == [second, third]
    assert says(asked, "stop-question", players=f"{second.mention} and {third.mention}", left=0)
    assert "Leave" in pressable(board)
    assert refused(await stranger.click(asked, label="Agree to stop"), "sits-not")
    await at_rest(tavern)
    tavern.local.requests.clear()
    await second.click(asked, label="Agree to stop")
    await at_rest(tavern)
    assert [request.method for request in tavern.local.requests] == ["POST"], "a new board could lose marks, or fail"
    assert says(asked, "stop-question", players=third)
    assert refused(await second.click(asked, label="Agree to stop"), "stop-agreed-already")
    # A restart forgets no agreement.
    tavern.bot.services.sessions.read_anew()
    assert (await stored(tavern)).vote.agreed == (1, 2)
    assert (await stored(tavern)).is_running
    await third.click(asked, label="Agree to stop")
    assert says(asked, "stopped-well")
    await tavern.until(lambda: says(board, "over-stopped"))
    assert pressable(board) == ENDED
    assert (await stored(tavern)).status is Status.STOPPED
    for index in range(3):
        assert (await record(tavern, index)).tally.games == 0


async def test_a_question_lapses_after_a_while_but_not_with_the_turn(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    board = await begin(tavern, dice=("6", "1", "115236"))
    asked = await ask(tavern)
    await pause(tavern, board)
    pass_time(tavern, AGREEING_SECONDS)
    assert refused(await second.click(asked, label="Agree to stop"), "stop-not-asked")
    assert (await stored(tavern)).is_running
    # Players may agree once the turn has passed.
    await host.click(board, label="Resume")
    await ask(tavern)
    *_, asked = await at_rest(tavern)
    for label in ("Roll", "Most points", "Bank"):
        await host.click(board, label=label)
    await second.click(asked, label="Agree to stop")
    assert says(asked, "stopped-well")
    await tavern.until(lambda: says(board, "over-stopped"))


async def test_a_host_who_is_alone_stops_a_game_at_once(tavern: Tavern) -> None:
    host = tavern.people[0]
    await begin(tavern, dice=("6", "1", FARKLE, FARKLE))
    for _ in range(2):
        await press(tavern, "Roll")
        pass_time(tavern, TURN_SECONDS)
        await tavern.bot.jobs.play("clock")
    asked = await (await host.slash(tavern.channel, "farkle stop")).done()
    assert says(asked, "stop-sure", others=0, left=0, remaining=0)
    await host.click(asked.shown, label="Stop the game")
    assert (await stored(tavern)).status is Status.STOPPED


async def test_others_do_not_stop_a_game_and_a_manager_who_plays_is_a_player(tavern: Tavern) -> None:
    host, second, third = tavern.people
    board = await begin(tavern, players=3)
    for person in (second, third):
        assert refused(await person.slash(tavern.channel, "farkle stop"), "only-host", host=host)
    tavern.guild.add_member(second, manage_guild=True)
    assert refused(await second.slash(tavern.channel, "farkle stop"), "helper-plays", host=host)
    await leave(second, board)
    assert refused(await second.slash(tavern.channel, "farkle stop"), "helper-plays", host=host)
    assert says(await host.slash(tavern.channel, "farkle stop"), "stop-sure", players=third, left=1, remaining=1)
    assert (await stored(tavern)).is_running


@pytest.mark.parametrize("turns", [0, 1])
async def test_a_stopped_game_without_points_has_no_picture_and_no_winner(tavern: Tavern, turns: int) -> None:
    """The history has it, because it counts for the player who left."""
    host, second, third = tavern.people
    await begin(tavern, players=3, dice=("6", "1", "2", FARKLE))
    for _ in range(turns):
        await press(tavern, "Roll")
    board = await tavern.board()
    await leave(third, board)
    asked = await ask(tavern)
    await second.click(asked, label="Agree to stop")
    await tavern.until(lambda: says(board, "over-rating"))
    assert charts(board) == []
    past = (await host.slash(tavern.channel, "farkle history")).shown
    assert says(past, "past-line", won="no")
    game = await host.choose(past, past.selects[0].custom_id, ["1"])
    assert says(game, "game-head", won="no")
    assert charts(game.shown) == []
    assert ("Replay" in pressable(game.shown)) == bool(turns)
    if turns:
        replay = await host.click(game.shown, label="Replay")
        assert says(replay, "replay-head", step=1, steps=1)
        assert not says(replay, "replay-over")


async def test_a_manager_who_does_not_play_is_asked_and_named(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    warden: Person = tavern.local.add_user("warden")
    tavern.guild.add_member(warden, manage_guild=True)
    board = await begin(tavern)
    asked = await warden.slash(tavern.channel, "farkle stop")
    assert asked.ephemeral
    assert says(asked, "helper-sure", what="stop-void", players=f"{host.mention} and {second.mention}")
    assert (await stored(tavern)).is_running
    # The question is void once they no longer manage the server.
    tavern.guild.add_member(warden)
    assert refused(await warden.click(asked.shown, label="Stop the game"), "needs-manage-server")
    assert (await stored(tavern)).is_running
    tavern.guild.add_member(warden, manage_guild=True)
    form = await warden.click(asked.shown, label="Stop the game")
    assert (await stored(tavern)).is_running
    assert says(await warden.submit(form.modal, {}), "stopped-well")
    await tavern.until(lambda: says(board, "over-stopped"))
    assert says(board, "over-stopped-by", manager=warden)
    past = await host.slash(tavern.channel, "farkle history")
    assert says(past, "past-voided", manager=warden)
    assert says(await host.click(past.shown, label="Everyone's games"), "past-voided", manager=warden)
    assert says(await warden.slash(tavern.channel, "farkle history"), "no-games-yet")


async def helper_of(tavern: Tavern) -> Person:
    """A person whose only role may end and pause games. The first person manages the server."""
    helper = tavern.local.add_user("helper")
    (role,) = tavern.guild.add_member(helper, permissions=["manage_messages"]).roles
    await manage(tavern)
    screen = await open_settings(tavern, page="Roles")
    await tavern.people[0].choose(screen, "fc:helpers", [role])
    return helper


async def log_of(tavern: Tavern) -> Message:
    return (await tavern.people[0].slash(tavern.channel, "farkle-setup log")).shown


@pytest.mark.both
async def test_a_helper_who_does_not_play_pauses_and_ends_a_game_and_managers_read_why(tavern: Tavern) -> None:
    helper = await helper_of(tavern)
    host, second, _ = tavern.people
    assert says(await log_of(tavern), "log-empty")
    board = await begin(tavern)
    asked = await helper.slash(tavern.channel, "farkle pause")
    assert says(asked, "helper-sure", what="pause", players=f"{host.mention} and {second.mention}")
    linked = await confirm(helper, asked.shown, "Pause the game", "see https://evil.example")
    assert refused(linked, "reason-with-address", typed="see https://evil.example")
    assert "`see https://evil.example`" in linked.text
    assert says(await confirm(helper, asked.shown, "Pause the game", "@everyone, dinner!"), "paused-well")
    await tavern.until(lambda: pressable(board) == ["Resume", "Leave"])
    assert refused(await helper.slash(tavern.channel, "farkle pause"), "board-paused")
    assert refused(await helper.click(board, label="Resume"), "sits-not")
    await second.click(board, label="Resume")
    asked = await helper.slash(tavern.channel, "farkle stop")
    assert says(await confirm(helper, asked.shown, "Stop the game"), "stopped-well")
    await tavern.until(lambda: says(board, "over-stopped-by", manager=helper))
    log = await log_of(tavern)
    assert says(log, "log-line", what="ended", who=helper, title="Standard", id="1", reason="none")
    assert says(log, "log-line", what="paused", who=helper, reason="@\u200beveryone, dinner!")
    assert f"/{tavern.guild.id}/{tavern.channel.id}/{board.id})" in log.text
    assert log.pings == []
    assert log.text.index("🛑") < log.text.index("⏸️"), "the newest comes first"


async def test_a_helper_who_plays_and_one_without_the_role_help_nobody(tavern: Tavern) -> None:
    helper = await helper_of(tavern)
    host, second, _ = tavern.people
    lobby = await open_lobby(tavern, players=2)
    await helper.click(lobby, label="Join")
    assert refused(await helper.slash(tavern.channel, "farkle stop"), "only-host", host=host)
    await host.click(lobby, label="Start")
    board = await tavern.board()
    for command in ("stop", "pause"):
        assert refused(await helper.slash(tavern.channel, f"farkle {command}"), "helper-plays", host=host)
    await leave(host, board)
    tavern.guild.members[helper.id].roles.clear()
    for command in ("stop", "pause"):
        assert refused(await helper.slash(tavern.channel, f"farkle {command}"), "only-host", host=second)
    assert says(await log_of(tavern), "log-empty")


async def test_the_log_has_the_last_acts_in_pages(tavern: Tavern) -> None:
    helper, lobbies = await helper_of(tavern), list[str]()
    for _ in range(7):
        lobby = await open_lobby(tavern)
        assert says(await helper.slash(tavern.channel, "farkle stop"), "stopped-well", id="none")
        pass_time(tavern, 600)
        lobbies.append(f"/{lobby.id})")
    log = await log_of(tavern)
    assert says(log, "log-line", what="closed", who=helper, id="none")
    assert [link in log.text for link in lobbies] == [False, *[True] * 6]
    await tavern.people[0].click(log, label="Next ▶")
    assert [link in log.text for link in lobbies] == [True, *[False] * 6]
    assert pressable(log) == ["◀ Back"]
    await at_rest(tavern)
    await delete(tavern, helper)
    assert says(await log_of(tavern), "log-line", what="closed", who=say("log-former-helper"), id="none")
    pass_time(tavern, KEPT_SECONDS)
    assert says(await log_of(tavern), "log-empty")


async def test_a_lobby_closes_without_a_question(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    lobby = await open_lobby(tavern, players=2)
    assert says(await second.slash(tavern.channel, "farkle stop"), "only-host", host=host)
    await host.slash(tavern.channel, "farkle stop")
    await tavern.until(lambda: says(lobby, "lobby-ended"))
    lobby = await open_lobby(tavern)
    warden = tavern.local.add_user("warden")
    tavern.guild.add_member(warden, manage_guild=True)
    await warden.slash(tavern.channel, "farkle stop")
    await tavern.until(lambda: says(lobby, "lobby-ended"))


@pytest.mark.refused
async def test_a_closed_lobby_without_its_message_is_not_posted_again(tavern: Tavern) -> None:
    """Nobody would delete that message."""
    lobby = await open_lobby(tavern, 2)
    warden = tavern.local.add_user("warden")
    tavern.guild.add_member(warden, permissions=["manage_messages"])
    warden.delete(lobby)
    await tavern.people[0].slash(tavern.channel, "farkle stop")
    await at_rest(tavern)
    assert tavern.channel.messages() == []
