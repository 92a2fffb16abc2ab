"""Steps of tests about games in threads."""

from bot.model.games import StoredGame
from localdiscord import Message, Thread
from tests.support.steps import FARKLE, open_lobby, pass_time
from tests.support.tavern import Tavern

A_TURN = ("6", "1", FARKLE)
A_WIN = ("6", "1", "444444")


async def want_threads(tavern: Tavern) -> None:
    await tavern.bot.services.settings.change(tavern.guild.id, threads=True)


async def begin_in_thread(tavern: Tavern, players: int = 2, **options: object) -> tuple[Message, Thread]:
    """A game in its thread, which the tavern's later steps use; and the lobby's message in the channel."""
    await want_threads(tavern)
    lobby = await open_lobby(tavern, players, **options)
    await tavern.people[0].click(lobby, label="Start")
    home = tavern.channel
    await tavern.until(lambda: bool(home.threads))
    thread = tavern.channel = home.threads[-1]
    await tavern.board()
    await tavern.until(lambda: thread.mention in lobby.text)
    return lobby, thread


async def stored(tavern: Tavern) -> StoredGame:
    async with tavern.bot.services.sessions.lock(1) as session:
        return session.stored


async def strike(tavern: Tavern, seconds: float) -> None:
    """Strikes the clock `seconds` later."""
    pass_time(tavern, seconds)
    await tavern.bot.rounds.play("clock")
