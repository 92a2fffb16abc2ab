"""Games on sessions, without Discord: a game that has begun, and actions of `bot.play` in it."""

import inspect
from collections.abc import Callable
from itertools import count
from random import Random

from bot import rulesets
from bot.games.engine import State
from bot.games.farkle import ENGINE, Fact, Game, choices, read
from bot.model.games import Change, Status, StoredGame
from bot.play import lobby, opening, turns
from bot.play.guards import game_of
from bot.play.sessions import Session, Sessions
from bot.rulesets import NamedRules
from bot.store import finding
from bot.store.games import lines_of
from bot.store.units import Transaction

GUILD, CHANNEL, FIRST = 1 << 60, 1 << 61, 1 << 62
# Each press and each command has an id of its own.
JOINS = count(5 << 60)
SHIPPED = rulesets.shipped_of(ENGINE)


async def act(session: Session, action: Callable[..., Change | None], *given: object, **named: object) -> Change:
    """Commits one action on the session's game, with the session's time and dice. A choice is of the player in turn."""
    if action is turns.choose:
        given = (session.stored.current_player, *given)
    takes = inspect.signature(action).parameters
    values = {"now": session.now(), "roller": session.roller}
    change = action(session.stored, *given, **named, **{name: values[name] for name in values if name in takes})
    assert change is not None, "there was something to do"
    await session.commit(change)
    return change


async def began(tables: Sessions, ruleset: NamedRules, players: int = 2) -> int:
    stored = await opening.open_lobby(tables, GUILD, CHANNEL, FIRST, ruleset, join_id=next(JOINS))
    async with tables.lock(stored.id) as session:
        for number in range(1, players):
            await act(session, lobby.join, FIRST + number, next(JOINS))
        await act(session, lobby.start, FIRST, 9)
    return stored.id


async def games_due(sessions: Sessions) -> list[tuple[int, int]]:
    """The ids of games that the clock has to look at, and their guilds."""
    return await sessions.database.read(finding.games_due, now=sessions.now())


async def move(session: Session, chance: Random) -> Change:
    """A random action that the board allows."""
    game, stored = farkle(game_of(session.stored)), session.stored
    if chance.random() < 0.01:
        return await act(session, turns.leave, stored.seats.players[chance.choice(game.active) - 1])
    choice = chance.choice(choices(game)[:6])
    return await act(session, turns.choose, choice)


async def play_on(tables: Sessions, game_id: int, chance: Random, most_moves: int = 10_000) -> StoredGame:
    """Plays until the game is over, or `most_moves` moves."""
    async with tables.lock(game_id) as session:
        for _ in range(most_moves):
            if session.stored.status is not Status.PLAYING:
                break
            await move(session, chance)
        return session.stored


def farkle(game: State | None) -> Game:
    """A game that is known to be one of Farkle."""
    assert isinstance(game, Game)
    return game


def facts_of(transaction: Transaction, game_id: int) -> tuple[Fact, ...]:
    return tuple(map(read, lines_of(transaction, game_id)))
