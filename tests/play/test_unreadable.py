"""A game that cannot be read any more affects no other game."""

from pathlib import Path

import pytest
from sqlalchemy import select, union

from bot.client import FarkleBot
from bot.model.servers import TURN_SECONDS
from bot.store.schema import games, seats
from bot.store.units import Transaction
from tests.support.ledger import address_on
from tests.support.sentences import refused, says
from tests.support.steps import delete, manage, open_lobby, thrown
from tests.support.table import Hourglass
from tests.support.tavern import Tavern, running_bot, scripted, seeded

pytestmark = pytest.mark.sqlite

SPOILED = {
    "a line that is no fact": "UPDATE facts SET line = 'nonsense' WHERE game_id = {id} AND seq = 2",
    "a fact that cannot be": "UPDATE facts SET line = '7 bank 100' WHERE game_id = {id} AND seq = 2",
    "a fact that is missing": "DELETE FROM facts WHERE game_id = {id} AND seq = 1",
    "bytes instead of a line": "UPDATE facts SET line = x'ff00' WHERE game_id = {id} AND seq = 2",
    "rules that are no JSON": "UPDATE games SET rules = '{{' WHERE id = {id}",
    "rules that are none": "UPDATE games SET rules = '[1]' WHERE id = {id}",
    "rules that contradict": """UPDATE games SET rules = json_set(rules, '$.dice', 77) WHERE id = {id}""",
    "a status that is none": "UPDATE games SET status = 'nonsense' WHERE id = {id}",
    "a game that is not installed": "UPDATE games SET kind = 'pig' WHERE id = {id}",
    "a secret that is none": "UPDATE games SET secret = 'nonsense' WHERE id = {id}",
    "nobody who plays": "DELETE FROM seats WHERE game_id = {id} AND number = 2",
}


async def begin_games(tavern: Tavern, number: int) -> None:
    await manage(tavern, most_in_channel=number, most_per_person=number)
    for _ in range(number):
        tavern.clock.ahead += 180
        lobby = await open_lobby(tavern, players=2)
        await tavern.people[0].click(lobby, label="Start")


async def spoil(bot: FarkleBot, game_id: int, how: str) -> None:
    statement = SPOILED[how].format(id=game_id)
    await bot.database.write(lambda transaction: transaction.exec_driver_sql(statement))
    bot.services.sessions.read_anew()


def people(transaction: Transaction) -> set[int]:
    """Everyone who opened, hosts or plays a game."""
    everybody = union(select(games.c.host_id), select(games.c.opened_by), select(seats.c.user_id))
    return set(transaction.scalars(everybody))


def shown(tavern: Tavern, game: int) -> str:
    """The newest message that shows a game."""
    addresses = ((address_on(each), each.text) for each in reversed(tavern.channel.messages()))
    return next(text for address, text in addresses if address and address.game == game)


@pytest.mark.people(4)
@pytest.mark.parametrize("how", SPOILED)
async def test_no_other_game_suffers(
    tavern: Tavern, clock: Hourglass, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    tavern.roll = scripted(*["6", "1"] * 2, "115234")
    host, second, stranger, manager = tavern.people
    tavern.guild.add_member(manager, manage_guild=True)
    await begin_games(tavern, 2)
    await spoil(tavern.bot, 1, how)
    for command in ("board", "stop", "pause", "leave"):
        offered = await host.autocomplete(tavern.channel, f"farkle {command}", "game", "")
        assert "id:2" in [each["value"] for each in offered]
    assert refused(await host.slash(tavern.channel, "farkle board", game="1"), "unreadable-game")
    # The other one is played on, by people and by the clock, which fails with the first.
    await clock.passes(TURN_SECONDS)
    assert f"➤ {second.mention}" in shown(tavern, 2)
    # It is tried again after 4 seconds, and then after twice as long each time, unless only another start can help.
    for seconds, incidents in ((0, 1), (3, 1), (1, 2), (7, 2), (1, 3)):
        await clock.passes(seconds)
        said = [each for each in caplog.messages if each.startswith("incident ")]
        assert len(said) == (0 if how == "a game that is not installed" else incidents)
    caplog.clear()

    assert refused(await stranger.slash(tavern.channel, "farkle stop", game="1"), "only-host")
    stopped = await manager.slash(tavern.channel, "farkle stop", game="1")
    assert says(stopped, "stopped-well", id="1")
    offered = await host.autocomplete(tavern.channel, "farkle board", "game", "")
    assert [each["value"] for each in offered] == ["id:2"]
    await clock.passes(3600)
    assert not any(each.startswith("incident ") for each in caplog.messages)


@pytest.mark.without_bot
async def test_the_bot_starts_with_them_and_who_plays_them_can_be_deleted(
    path: Path, tavern: Tavern, caplog: pytest.LogCaptureFixture
) -> None:
    host, second, _ = tavern.people
    async with running_bot(tavern, path, seeded(1)) as bot:
        await begin_games(tavern, len(SPOILED) + 1)
        for game_id, how in enumerate(SPOILED, start=2):
            await spoil(bot, game_id, how)
    async with running_bot(tavern, path, scripted("115234")) as bot:
        await bot.jobs.play("clock")
        caplog.clear()
        board = (await second.slash(tavern.channel, "farkle board", game="1")).shown
        await tavern.on_turn(board).click(board, label="Roll")
        assert thrown(board.text)
        for person in (host, second):
            await delete(tavern, person)
        assert not {host.id, second.id} & await bot.database.read(people)
