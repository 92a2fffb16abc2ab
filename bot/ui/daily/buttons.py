"""`/farkle daily`, and the room of the buttons of its board. Each press edits the message on which it was made."""

from collections.abc import Callable, Mapping

from bot.errors import Refused
from bot.games.farkle import Choice, Game, Then, keeps
from bot.model.games import StoredGame
from bot.play import daily
from bot.play.sessions import Session
from bot.store.departures import NOWHERE
from bot.ui.answers import in_time
from bot.ui.components import Screen
from bot.ui.context import Context
from bot.ui.daily.board import attempt_view
from bot.ui.game.address import Address, Verb, read
from bot.ui.game.checking import send_check
from bot.ui.game.farkle import marks, tell
from bot.ui.game.marks import drawing_of, marked_dice
from bot.ui.game.stage import answer_by_edit


async def play_daily(context: Context) -> None:
    """`/farkle daily`: somebody's attempt of today as it stands, which begins with this if they had none.

    Raises Refused (`bot.play.daily.DailyDice.attempt`).
    """
    dice = context.services.daily
    await dice.end_days()
    game_id = await dice.attempt(context.user_id, context.interaction.id)
    before = await dice.attempt_before(context.user_id)
    async with context.services.sessions.lock(game_id) as session:
        marked = context.services.drawn.last(drawing_of(session.stored))
        view = attempt_view(session.stored, context.display, marked, before=before)
        async with in_time():
            await context.interaction.response.send_message(view=view, ephemeral=True)


async def handle(context: Context, parts: tuple[str, ...]) -> None:
    """Acts on a press on the board of an attempt: `fd:<game>:<revision>:<verb>[:<marks>[:<die>]]`.

    Raises Refused, where the attempt is somebody else's or gone, and IllegalMove.
    """
    address = read(parts)
    if address is None or address.verb not in (*_DECISIONS, *_MARKS, Verb.CHECK):
        raise Refused("unknown-button")
    if address.verb is Verb.CHECK:
        await _check(context, address.game)
        return
    if await _is_cut_off(context, address):
        await context.services.daily.end_days()
        context.services.sessions.read_anew()
    async with context.services.sessions.lock(address.game, address.revision) as session:
        _check_theirs(context, session.stored)
        await answer_by_edit(context.interaction, await _pressed(context, session, address))


async def _is_cut_off(context: Context, address: Address) -> bool:
    """Is the day of an attempt over that still goes on, as far as this process knows?"""
    async with context.services.sessions.lock(address.game, address.revision) as session:
        _check_theirs(context, session.stored)
        return session.stored.is_running and context.services.daily.is_over(session.stored)


def _check_theirs(context: Context, stored: StoredGame) -> None:
    if stored.day is None or stored.seat_of(context.user_id) is None:
        raise Refused("no-such-game")


async def _pressed(context: Context, session: Session, address: Address) -> Screen:
    """What is shown after a press. On an old drawing, that is the attempt as it stands."""
    stored, display, drawn = session.stored, context.display, context.services.drawn
    if not stored.is_running or address.revision != stored.revision:
        return attempt_view(stored, display, drawn.last(drawing_of(stored)))
    game = session.game
    assert isinstance(game, Game)
    if mark := _MARKS.get(address.verb):
        marked = drawn.press(drawing_of(stored), address.marks, address.die or 0, lambda now: mark(game, address, now))
        drawn.remember(drawing_of(stored), marked)
        return attempt_view(stored, display, marked)
    choice = Choice(marked_dice(game.turn.thrown, address.marks), _DECISIONS[address.verb])
    change = daily.choose(stored, context.user_id, address.revision, choice, roller=session.roller)
    await session.commit(change)
    told = tell(session.stored, game, change.steps, display)
    return attempt_view(session.stored, display, told=told, told_since=game.turn.since)


async def _check(context: Context, game_id: int) -> None:
    """Checks the dice of an attempt, once its day is over."""
    async with context.services.sessions.lock(game_id) as session:
        _check_theirs(context, session.stored)
    await send_check(context, game_id, NOWHERE)


def _mark_die(game: Game, address: Address, now: int) -> int:
    return marks.press(game.turn.thrown, keeps(game), now, address.die or 0)


def _mark_best(_game: Game, address: Address, _now: int) -> int:
    return address.marks


_DECISIONS: Mapping[Verb, Then] = {Verb.ROLL: Then.ROLL, Verb.BANK: Then.BANK}
_MARKS: Mapping[Verb, Callable[[Game, Address, int], int]] = {Verb.DIE: _mark_die, Verb.BEST: _mark_best}
