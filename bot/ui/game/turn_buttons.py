"""What the buttons of a running game do that no move is, such as a hint, to leave, or to play on without a player."""

from collections.abc import Mapping
from dataclasses import replace

from bot.errors import Refused
from bot.model.games import Act, Change, Status, StoredGame
from bot.play import claims, stopping, turns
from bot.play.guards import Needs, game_of, is_for_others, seat_in
from bot.store import challenges, finding
from bot.typed import has_address
from bot.ui.components import Screen, Style, action_row, button, question, text_display
from bot.ui.context import Context
from bot.ui.display import in_code
from bot.ui.game.plan import Answer
from bot.ui.game.stopping import REASON, ask_helper, ask_host, ask_why, leaving, stop_question
from bot.ui.game.table import AnsweringAction, ChangingAction, LaterAction, Table, as_change
from bot.ui.game_addresses import Address, Verb, address_of, numbered
from bot.ui.presentation import Action, coach_of


async def _skip(table: Table, _address: Address) -> None:
    """Skips the turns of computers, and shows the game as it is."""
    table.services.films.skip(table.stored.id)
    await table.redraw()


async def _play_on(table: Table, address: Address) -> Change:
    session = table.session
    return turns.play_on_without(
        table.stored, table.context.user_id, address.arguments, now=session.now(), roller=session.roller
    )


async def _ask_to_play_on(table: Table, address: Address) -> None:
    """Asks whether to play on without a player, and says what that does. Raises Refused and IllegalMove."""
    stored, display, seat = (await _play_on(table, address)).before, table.context.display, address.arguments
    sure = display.say("play-on-sure", player=display.name(stored.player(seat)), turn=seat == game_of(stored).current)
    label = display.label("button-play-on", player=display.in_label(stored.player(seat), seat))
    play_on = button(label, address_of(stored, Verb.PLAY_ON_SURE, seat), style=Style.primary)
    await table.context.answers.show(view=Screen(text_display(sure), action_row(play_on)))


async def _claim(table: Table, _address: Address) -> Change:
    stored, session = table.stored, table.session
    return claims.claim(stored, table.context.user_id, session.delays, now=session.now())


async def ask_to_leave(table: Table, _address: Address | None = None) -> None:
    """Asks a player whether they really leave. Raises Refused."""
    stored, context = table.stored, table.context
    seat_in(stored, context.user_id)
    others, rated = leaving(stored, context.user_id)
    sure = context.display.say("leave-sure", others=others, rated=rated)
    address = address_of(stored, Verb.LEAVE_FOR_GOOD)
    await context.answers.show(view=question(sure, context.display.say("button-leave-for-good"), address))


async def ask_before_stopping(table: Table, _address: Address | None = None) -> None:
    """Shows the host or a helper what stopping does. Raises Refused."""
    stored, context = table.stored, table.context
    if not stored.is_running:
        raise Refused("game-ended", game=stored.engine.name)
    if is_for_others(stored, context.user_id, may_help=context.may_help):
        view = ask_helper(stored, Verb.STOP_VOID, context.display)
    else:
        view = ask_host(stored, context.user_id, context.display)
    await context.answers.show(view=view)


async def _ask_to_stop(table: Table, _address: Address) -> Change:
    stored, user_id = table.stored, table.context.user_id
    change = stopping.ask(stored, user_id, now=table.session.now())
    unasked = await table.services.sessions.database.read(challenges.who_blocked, user_id, stored.seats.people)
    return replace(change, unasked=unasked)


async def _end(table: Table, _address: Address) -> Change:
    return stopping.end(table.stored, table.context.user_id)


async def _reply_to_asking(_context: Context, stored: StoredGame) -> str:
    return "stop-asked" if stored.is_running else "stopped-well"


async def _reply_to_agreeing(context: Context, stored: StoredGame) -> Screen | str:
    return stop_question(stored, context.on_pressed) if stored.is_running else "stopped-well"


async def _help(table: Table, address: Address) -> None:
    """Does what a helper does to a game of others, after it asked for a reason. Raises Refused and IllegalMove."""
    stored, context, is_pause = table.stored, table.context, address.verb == Verb.PAUSE
    rivals = await table.services.sessions.database.read(finding.rivals, stored.guild_id, context.user_id)
    if rivals & {*stored.seats.people}:
        raise Refused("helper-plays", host=str(stored.acting_host))
    if is_pause:
        change = turns.pause(stored, context.user_id, now=table.session.now(), may_help=True)
    else:
        change = stopping.void(stored, context.user_id)
    if context.kind != "form":
        await context.answers.ask(ask_why(stored, Verb(address.verb), context.display))
        return
    reason = context.typed(REASON)
    if has_address(reason):
        raise Refused("reason-with-address", typed=in_code(reason))
    act = Act(context.user_id, "paused" if is_pause else "ended", reason)
    said = context.display.say("paused-well" if is_pause else "stopped-well", title=stored.title, id=str(stored.number))
    await table.make(replace(change, act=act), Answer(Screen(text_display(said))))


async def answer_hint(context: Context, stored: StoredGame) -> None:
    """Answers with a hint. Raises CoachUnavailable."""
    context.answers.expect()
    hint, better = await context.services.coach.hint(game_of(stored), stored.guild_id)
    await context.answers.tell("\n".join(coach_of(stored).hint(stored, hint, context.display, better)))


HINT = LaterAction(answer_hint, needs=Needs.HINTS | Needs.TURN)
ACTIONS: Mapping[str, Action] = {
    Verb.RESUME: ChangingAction(as_change(turns.resume), redrawn_while=Status.PAUSED),
    Verb.SKIP: AnsweringAction(_skip, needs=Needs.PLAYED),
    Verb.BACK: ChangingAction(as_change(turns.come_back)),
    Verb.PLAY_ON: AnsweringAction(_ask_to_play_on, read=numbered, needs=Needs.CALL, redrawn_while=Status.PLAYING),
    Verb.PLAY_ON_SURE: ChangingAction(_play_on, read=numbered, needs=Needs.CALL, private=True, reply="played-on-well"),
    Verb.HINT: HINT,
    Verb.CLAIM: ChangingAction(_claim, redrawn_while=Status.PLAYING),
    Verb.STOP: AnsweringAction(ask_before_stopping),
    Verb.STOP_ALONE: ChangingAction(_end, private=True, reply="stopped-well"),
    Verb.LEAVE: AnsweringAction(ask_to_leave),
    Verb.LEAVE_FOR_GOOD: ChangingAction(as_change(turns.leave), private=True, reply="left-well"),
    Verb.STOP_ASK: ChangingAction(_ask_to_stop, private=True, reply_after=_reply_to_asking, only_here=True),
    Verb.STOP_AGREE: ChangingAction(as_change(stopping.agree), reply_after=_reply_to_agreeing),
    Verb.STOP_VOID: AnsweringAction(_help, private=True, needs=Needs.HELPER, only_here=True),
    Verb.PAUSE: AnsweringAction(_help, private=True, needs=Needs.HELPER, only_here=True),
}
