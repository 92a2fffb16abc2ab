"""Finished games over the local Discord: the list, a summary, the replay, the export, sharing; and seasons."""

from bot import rulesets
from bot.games.farkle import read_game
from bot.model.servers import TURN_SECONDS
from localdiscord import Message, Outcome
from tests.support.command_line import CommandLine
from tests.support.command_line import command_line as command_line
from tests.support.record_steps import charts, download, lucky, play, play_games
from tests.support.sentences import refused, says
from tests.support.steps import begin, pass_time, press, thrown
from tests.support.tavern import Tavern, scripted

THROWS = ("6", "1", "113456", "423", "223346", "111346")
"""A roll-off, a turn that farkles on its second throw, one that farkles at once, and one that banks 1,000."""


async def one_game(tavern: Tavern) -> None:
    """A short game that the first person wins after a farkle."""
    await begin(tavern, rules="kingdom-come", target=1000)
    await press(tavern, "Roll", "Most points", "Roll 3", "Roll 6", "Roll 6", "Most points", "Bank")


async def open_game(tavern: Tavern, game: int = 1) -> Outcome:
    """A finished game, opened from the list by the first person."""
    person = tavern.people[0]
    past = await person.slash(tavern.channel, "farkle history")
    await person.choose(past.shown, past.shown.selects[0].custom_id, [str(game)])
    return past


async def test_the_list_is_private_and_newest_first(tavern: Tavern) -> None:
    # To few points: the history shows games even if they count for nothing else.
    await play_games(tavern, 12, target=1000)
    person, _, third = tavern.people
    past = await person.slash(tavern.channel, "farkle history")
    assert past.ephemeral
    assert says(past, "past-head", games=12)
    assert past.text.index("#12") < past.text.index("#11") < past.text.index("#3")
    assert "#2`" not in past.text
    assert "🏆" in past.text
    await person.click(past.shown, label="Next")
    assert "`#2`" in past.text
    assert list(past.shown.selects[0].options) == ["2", "1"]
    await person.choose(past.shown, past.shown.selects[0].custom_id, ["2"])
    await person.click(past.shown, label="Back to the list")
    assert "`#2`" in past.text
    nothing = await third.slash(tavern.channel, "farkle history")
    assert says(nothing, "no-games-yet")
    theirs = await third.slash(tavern.channel, "farkle history", player=person)
    await third.click(theirs.shown, label="Everyone's games")
    assert says(theirs, "go-everybody")


async def test_a_game_in_short_and_its_replay_turn_by_turn(tavern: Tavern) -> None:
    tavern.roll = scripted(*THROWS)
    await one_game(tavern)
    host, other, _ = tavern.people
    opened = await open_game(tavern)
    assert f"**1.** `A` {host.mention} **1,000** 🏆" in opened.text
    assert f"**2.** `B` {other.mention} **0**" in opened.text
    assert not says(opened, "game-turning"), "only what is rare is told"
    assert charts(opened.shown) == ["Score by round, 2 rounds. At the end: player1 1,000, player2 0."]
    replay = opened
    await host.click(replay.shown, label="Replay")
    assert says(replay, "replay-head", step=1, steps=3)
    rolled, kept, farkled = replay.text.splitlines()[3:6]
    assert thrown(rolled) == "113456"
    assert rolled.count("kept_") == len("115")
    assert kept == "keeps **1 1 5** for 250"
    assert thrown(farkled) == "423"
    assert says(replay, "replay-farkled", lost=250)
    assert replay.shown.button("⏮ First").disabled
    assert replay.shown.button("◀ Back").disabled
    await host.click(replay.shown, label="Next")
    assert says(replay, "replay-turn", round=1, player=other)
    assert says(replay, "replay-farkled", lost=0)
    await host.click(replay.shown, label="Last")
    assert says(replay, "replay-banked", points=1000, total=1000)
    assert says(replay, "replay-over", players=host)
    assert replay.shown.button("Next").disabled
    await host.click(replay.shown, label="◀ Back")
    assert says(replay, "replay-head", step=2, steps=3)
    await host.click(replay.shown, label="⏮ First")
    assert says(replay, "replay-head", step=1, steps=3)
    await host.click(replay.shown, label="Back to the game")
    assert says(replay, "game-rounds")


async def test_a_turn_that_the_clock_ended_is_told_as_one(tavern: Tavern) -> None:
    throws = ("6", "1", "113446", "1523", "223346", "111346")
    tavern.roll = scripted(*throws)
    await begin(tavern, rules="kingdom-come", target=1000)
    host = tavern.people[0]
    await press(tavern, "Roll", "Most points", "Roll 4")
    pass_time(tavern, TURN_SECONDS)
    await tavern.bot.rounds.play("clock")
    await press(tavern, "Roll 6", "Roll 6", "Most points", "Bank")
    game = await open_game(tavern)
    await host.click(game.shown, label="Replay")
    first, *told = game.text.splitlines()[3:]
    assert (thrown(first), thrown(told.pop(1))) == ("113446", "1523")
    assert told[:4] == [
        "keeps **1 1** for 200",
        "⌛ Time is up, and the bot plays:",
        "keeps **1 5** for 150",
        "and banks **350**: 350 in all.",
    ]


async def test_a_game_is_shared_and_exported_on_its_own_server(tavern: Tavern, command_line: CommandLine) -> None:
    await play_games(tavern)
    person, other, _ = tavern.people
    opened = await open_game(tavern)
    shared = await person.click(opened.shown, label="Show everyone")
    assert not shared.ephemeral
    assert shared.shown.pings == []
    assert "Show everyone" not in [button.label for button in shared.shown.buttons]
    copy = await other.click(shared.shown, label="Replay")
    assert copy.ephemeral
    assert says(copy, "replay-head", step=1)
    assert says(shared, "game-rounds")
    await other.click(copy.shown, label="Last")
    assert "🏆" in copy.text
    answer = await person.click(opened.shown, label="Export")
    text = (await download(answer.shown)).decode()
    read = read_game(text, lambda name: rulesets.shipped()[name].rules)
    assert read.base == "kingdom-come"
    assert read.game.rules.target == 4000
    assert read.game.winners
    assert command_line.run("replay", command_line.file(text)).status == 0
    elsewhere = tavern.local.add_guild("Elsewhere")
    elsewhere.add_member(person)
    channel = elsewhere.add_channel("games")
    nothing = await person.slash(channel, "farkle history")
    assert says(nothing, "no-games-yet")
    board = await person.slash(channel, "farkle leaderboard")
    for custom_id in ("fs:game:1:0:1", "fs:replay:1:1:0:1:open", "fs:export:1", "fs:share:1"):
        told = await person.click(board.shown, custom_id, force=True)
        assert says(told, "no-such-finished-game", number="1")
    assert says(opened, "game-rounds")


async def test_a_season_from_its_beginning_to_its_crown(tavern: Tavern) -> None:
    tavern.roll = lucky(1)
    admin, other, third = tavern.people
    tavern.guild.add_member(admin, manage_guild=True)
    await play(tavern)
    begun = await admin.slash(tavern.channel, "farkle-setup season-start", name="Winter *2027*", by="wins")
    assert not begun.ephemeral
    assert says(begun, "season-begins", name="Winter \\*2027\\*")
    assert refused(await admin.slash(tavern.channel, "farkle-setup season-start", name="Another"), "season-runs")
    board = await play(tavern, 2)
    offered = await other.autocomplete(tavern.channel, "farkle leaderboard", "season", "win")
    assert [choice["name"] for choice in offered] == ["Winter *2027* (running)"]
    table = await other.slash(tavern.channel, "farkle leaderboard", season=str(offered[0]["value"]))
    assert says(table, "season-named")
    assert "1 game" in table.text
    asked = await admin.slash(tavern.channel, "farkle-setup season-end")
    assert asked.ephemeral
    assert says(asked, "season-leads", players=champion(board), game="Farkle")
    table = await other.slash(tavern.channel, "farkle leaderboard", season="winter *2027*")
    assert says(table, "top-line", games=1)
    pressed = await admin.click(asked.shown, label="End the season")
    await tavern.until(lambda: bool(pressed.followups))
    (ended,) = pressed.followups
    assert not ended.ephemeral_for
    assert says(ended, "season-winners", players=champion(board))
    assert ended.pings == []
    again = await admin.click(asked.shown, "fq:season-end:1", force=True)
    assert says(again, "no-season-runs")
    await play(tavern)
    kept = await third.slash(tavern.channel, "farkle leaderboard", season="winter *2027*")
    assert says(kept, "top-line", games=1)
    # The announcement stays as it is after the press.
    opened = await admin.click(ended, label="See the leaderboard of Farkle")
    assert opened.ephemeral
    assert says(opened, "order-wins")
    assert says(ended, "season-winners")
    none = await admin.slash(tavern.channel, "farkle-setup season-end")
    assert says(none, "no-season-runs")


def champion(board: Message) -> str:
    return board.text.split("🏆")[1].split()[0]
