"""Games at real tables, with the dice that production has."""

from itertools import count
from random import Random

from bot.games.farkle import Choice, Then, keeps, offer_to_follow, why_not_bank
from bot.model.games import Status, StoredGame
from bot.play import lobby, turns
from bot.play.sessions import Session, Sessions
from bot.rulesets import NamedRules
from bot.standings.standings import Standings
from bot.store.database import Database
from tests.support.acting import act
from tests.support.farkle import farkle

GUILD, CHANNEL, FIRST, FIRST_JOIN = 1 << 60, 1 << 61, 3 << 60, 5 << 59
ENOUGH = 300
# Each press and each command has an id of its own.
_GAMES = count()


async def open_lobby(tables: Sessions, house: NamedRules, players: int = 2) -> StoredGame:
    """A lobby with `players` people; the last of them gave up a seat before, and came back."""
    first_join = FIRST_JOIN + next(_GAMES) * 1_000_000
    stored = await tables.open_lobby(GUILD, CHANNEL, FIRST, house, join_id=first_join)
    async with tables.lock(stored.id) as session:
        await act(session, lobby.join, FIRST + players - 1, first_join + 5)
        await act(session, lobby.leave, FIRST + players - 1)
        for number in range(1, players):
            await act(session, lobby.join, FIRST + number, first_join + number * 1000)
        return session.stored


async def begin(tables: Sessions, house: NamedRules, players: int = 2) -> StoredGame:
    stored = await open_lobby(tables, house, players)
    async with tables.lock(stored.id) as session:
        await act(session, lobby.start, FIRST, 9)
        return session.stored


async def play_on(tables: Sessions, game_id: int, chance: Random, most_moves: int = 10_000) -> StoredGame:
    """Plays until the game is over, or `most_moves` moves."""
    async with tables.lock(game_id) as session:
        for _ in range(most_moves):
            if session.stored.status is not Status.PLAYING:
                break
            await _move(session, chance)
        return session.stored


async def leave_one_by_one(tables: Sessions, game_id: int) -> StoredGame:
    """Ends a game that takes too long: all but one leave it, unless it is over."""
    async with tables.lock(game_id) as session:
        while session.stored.status is Status.PLAYING:
            await act(session, turns.leave, session.stored.players[session.game.active[-1] - 1])
        return session.stored


async def _move(session: Session, chance: Random) -> None:
    game = farkle(session.game)
    best = keeps(game)
    if offer_to_follow(game) and chance.random() < 0.5:
        choice = Choice((), Then.FOLLOW)
    elif not best:
        choice = Choice((), Then.ROLL)
    elif game.turn.points + best[0].points >= ENOUGH and why_not_bank(game, best[0]) is None:
        choice = Choice(best[0].dice, Then.BANK)
    else:
        choice = Choice(chance.choice(best[:2]).dice, Then.ROLL)
    await act(session, turns.choose, session.stored.players[game.current - 1], game.revision, choice)


async def text_of(database: Database, game_id: int) -> str:
    return (await Standings(database).history.check(game_id, GUILD))[1]
