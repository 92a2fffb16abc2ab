"""Games at real tables, with the dice that production has."""

from itertools import count
from random import Random

from bot.engine.play import legal, why_not_bank
from bot.rulesets import HouseRules
from bot.standings import Standings
from bot.store.database import Database
from bot.store.games import Record, Status
from bot.table import Table
from bot.tables import Tables

GUILD, CHANNEL, FIRST, FIRST_JOIN = 1 << 60, 1 << 61, 3 << 60, 5 << 59
ENOUGH = 300
# Each press and each command has an id of its own.
_GAMES = count()


async def open_lobby(tables: Tables, house: HouseRules, players: int = 2) -> Record:
    """A lobby in which so many people sit; the last of them gave up a seat before, and came back."""
    first_join = FIRST_JOIN + next(_GAMES) * 1_000_000
    record = await tables.open_lobby(GUILD, CHANNEL, FIRST, house, join_id=first_join)
    async with tables.sit(record.id) as table:
        await table.join(FIRST + players - 1, first_join + 5)
        await table.leave_lobby(FIRST + players - 1)
        for number in range(1, players):
            await table.join(FIRST + number, first_join + number * 1000)
        return table.record


async def begin(tables: Tables, house: HouseRules, players: int = 2) -> Record:
    record = await open_lobby(tables, house, players)
    async with tables.sit(record.id) as table:
        await table.start(FIRST)
        return table.record


async def play_on(tables: Tables, game_id: int, chance: Random, most_moves: int = 10_000) -> Record:
    """Plays until the game is over, or so many moves."""
    async with tables.sit(game_id) as table:
        for _ in range(most_moves):
            if table.record.status is not Status.PLAYING:
                break
            await _move(table, chance)
        return table.record


async def leave_one_by_one(tables: Tables, game_id: int) -> Record:
    """Ends a game that takes too long: all but one leave it, unless it is over."""
    async with tables.sit(game_id) as table:
        while table.record.status is Status.PLAYING:
            await table.leave(table.record.players[table.game.active[-1] - 1])
        return table.record


async def _move(table: Table, chance: Random) -> None:
    game, allowed = table.game, legal(table.game)
    player, revision = table.record.players[game.current - 1], game.revision
    if allowed.follow and chance.random() < 0.5:
        await table.follow(player, revision)
    elif not allowed.keeps:
        await table.throw(player, revision)
    elif game.turn.points + allowed.keeps[0].points >= ENOUGH and why_not_bank(game, allowed.keeps[0]) is None:
        await table.bank(player, revision, allowed.keeps[0].dice)
    else:
        await table.throw(player, revision, chance.choice(allowed.keeps[:2]).dice)


async def text_of(database: Database, game_id: int) -> str:
    return await Standings(database).text_to_check(game_id, GUILD)
