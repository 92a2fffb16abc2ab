"""Ranks mean something: known ways of cheating gain nothing, over the local Discord."""

from tests.support.record_steps import record
from tests.support.steps import begin, open_lobby
from tests.support.tavern import Tavern, scripted


async def leave(tavern: Tavern, index: int) -> None:
    asked = await tavern.people[index].slash(tavern.channel, "farkle leave")
    await tavern.people[index].click(asked.shown, label="Leave the game")


async def test_nobody_gains_by_a_game_that_the_other_leaves_at_once(tavern: Tavern) -> None:
    """One person joins, the host starts, and the other leaves: this raised the host's rating by 61."""
    await begin(tavern, target=3000)
    await leave(tavern, 1)
    await tavern.until(lambda: "everyone else has left" in tavern.channel.messages()[-1].text)
    winner, loser = await record(tavern, 0), await record(tavern, 1)
    assert winner.tally.games == 0
    assert (loser.tally.games, loser.tally.wins, loser.tally["lefts"]) == (1, 0, 1)


async def test_the_lobby_says_what_the_game_counts_for(tavern: Tavern) -> None:
    tavern.roll = scripted()
    host = tavern.people[0]
    tavern.guild.add_member(host, manage_guild=True)
    lobby = await open_lobby(tavern, rules="deluxe")
    assert "**Rated**, here and across servers. Leaving counts as a loss." in lobby.text
    rules = (await host.click(lobby, label="Rules")).shown
    await host.choose(rules, next(each.custom_id for each in rules.selects if "target" in each.custom_id), ["3000"])
    why = "**Rated here only**, because the target isn't the usual one."
    await tavern.until(lambda: why in lobby.text)
    short = (await host.slash(tavern.channel, "farkle start", rules="deluxe", target=12)).shown
    assert "**Friendly:** games to 2,000 points or fewer aren't rated." in short.text
    made = await host.slash(tavern.channel, "farkle-setup make", title="Ours", base="deluxe")
    await host.choose(made.shown, "fe:option:winning", ["final_round"])
    await host.choose(made.shown, "fe:value:final_round", ["none"])
    await host.click(made.shown, label="Save")
    lobby = (await host.slash(tavern.channel, "farkle start", rules="Ours")).shown
    assert "**Rated here only**, because these are house rules." in lobby.text
