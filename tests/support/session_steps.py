"""Games on sessions, without Discord: a game that has begun, and random actions of people in it."""

from itertools import count
from random import Random

from bot import rulesets
from bot.games.farkle import ENGINE, choices
from bot.model.games import Change
from bot.play import lobby, turns
from bot.play.sessions import Session, Sessions
from bot.rulesets import NamedRules
from tests.support.acting import act
from tests.support.farkle import farkle

GUILD, CHANNEL, FIRST = 1 << 60, 1 << 61, 1 << 62
# Each press and each command has an id of its own.
JOINS = count(5 << 60)
SHIPPED = rulesets.shipped_of(ENGINE)


async def began(tables: Sessions, house: NamedRules, players: int = 2) -> int:
    stored = await tables.open_lobby(GUILD, CHANNEL, FIRST, house, join_id=next(JOINS))
    async with tables.lock(stored.id) as session:
        for number in range(1, players):
            await act(session, lobby.join, FIRST + number, next(JOINS))
        await act(session, lobby.start, FIRST, 9)
    return stored.id


async def move(session: Session, chance: Random) -> Change:
    """A random action that the board allows."""
    game, stored = farkle(session.game), session.stored
    if chance.random() < 0.01:
        return await act(session, turns.leave, stored.players[chance.choice(game.active) - 1])
    choice = chance.choice(choices(game)[:6])
    return await act(session, turns.choose, stored.players[game.current - 1], game.revision, choice)
