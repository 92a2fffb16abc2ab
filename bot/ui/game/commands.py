"""What `/farkle board`, `leave`, `roll` and the other commands do with a game, and how people say which game they mean.

If several may be meant, a private menu asks. Its address is `fg:<command>[:<what was typed>]`, and choosing a game does
what the command does.
"""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial

from bot.discord_py import error_of
from bot.errors import Refused, UnreadableGame
from bot.model.games import ListedGame, Status
from bot.play import lobby, turns
from bot.play.guards import check
from bot.ui.components import Screen, select, select_option, short, text_display
from bot.ui.context import Chosen, Context, Deed, address_in, privately, show_privately
from bot.ui.display import GREY, Display
from bot.ui.game.hint import ACTION as HINT
from bot.ui.game.hint import answer_hint
from bot.ui.game.lobby import closed_lobby
from bot.ui.game.old_boards import show_anew
from bot.ui.game.showing import at_table, begin_sequel, redraw, redraw_here, view_of
from bot.ui.game.stage import Stage, edit_message
from bot.ui.game.stopping import ask_before_stopping
from bot.ui.game.turn_buttons import ask_to_leave
from bot.ui.games.registry import check_shown, presentation_of, presentations

ROOM = "fg"
_GAME_ID = re.compile("[0-9]{1,9}")


def read(parts: tuple[str, ...], chosen: Chosen) -> Deed | None:
    if not parts or parts[0] not in _COMMANDS or not chosen:
        return None
    return partial(_do_chosen, command=parts[0], chosen=chosen[0], typed=":".join(parts[1:]))


async def do_command(context: Context, command: str, chosen: str | None, typed: str = "") -> None:
    """`chosen` is the game's number, if a person gave one. Raises Refused and IllegalMove."""
    if game := await _meant(context, command, chosen, typed):
        await _COMMANDS[command](context, game, typed)


async def _do_chosen(context: Context, command: str, chosen: str, typed: str) -> None:
    """Takes the menu away, unless the command is refused. Raises Refused, also for a forged press."""
    menu = context.interaction.message
    if menu is None or not context.has_pressed_private:
        raise Refused("unknown-button")
    await do_command(context, command, chosen, typed)
    await error_of(context.interaction.followup.delete_message(menu.id), "take a menu of games away")


async def offered(context: Context, command: str) -> list[ListedGame]:
    """The games that a person may mean."""
    sessions, channel_id = context.services.sessions, context.interaction.channel_id or 0
    if command == "leave":
        return await sessions.to_leave(context.guild_id, channel_id, context.user_id)
    here = await sessions.in_channel(channel_id, context.user_id)
    return [game for game in here if _takes(game, command)] if command in _MOVES else here


async def _meant(context: Context, command: str, chosen: str | None, typed: str) -> ListedGame | None:
    """The chosen game, else the only one here, the player's only one, the only one awake, or the only one that takes
    the typed move now. If none or several fit, the answer lists games, and this returns None.

    Raises Refused.
    """
    sessions, user_id, channel_id = context.services.sessions, context.user_id, context.interaction.channel_id or 0
    if chosen is not None:
        game_id = int(chosen) if _GAME_ID.fullmatch(chosen) else 0
        found = await sessions.in_channel(channel_id, user_id, game_id)
        if not found and command == "leave":
            # Its channel may be gone.
            found = await sessions.to_leave(context.guild_id, channel_id, user_id, game_id)
        if not found:
            raise Refused("no-such-game-here")
        return found[0]
    here = await sessions.in_channel(channel_id, user_id)
    if not here:
        await _show_elsewhere(context)
        return None
    if command in _MOVES:
        taking = [game for game in here if _takes(game, command)]
        if not taking:
            raise Refused("typed-not-here", link=here[0].link)
        here = taking
    here = [game for game in here if game.sits] or here
    here = [game for game in here if not game.is_asleep] or here
    if command in _MOVES:
        here = [game for game in here if game.waits] or here
    if len(here) == 1:
        return here[0]
    options = [select_option(choice_of(game, context.display), str(game.id)) for game in here]
    menu = select(address_in(ROOM, command, typed), context.display.say("choose-meant"), options)
    await show_privately(context, Screen(text_display(context.display.say("several-games-here")), menu))
    return None


def _takes(game: ListedGame, command: str) -> bool:
    presentation = presentations().get(game.kind)
    return presentation is not None and command in presentation.typed_moves


async def _show_elsewhere(context: Context) -> None:
    """All games of the person, wherever they are, because only they see the list. Raises Refused if there are none."""
    display = context.display
    games, number = await context.services.sessions.of_person(context.user_id)
    if not games:
        raise Refused("no-game-here")
    lines = [
        display.say("game-elsewhere", title=game.title, id=str(game.id), state=_state(game, display), link=game.link)
        for game in games
    ]
    if number > len(games):
        lines.append(display.say("games-more", more=number - len(games)))
    texts = text_display("\n".join([display.say("games-elsewhere"), *lines]))
    await show_privately(context, Screen(texts, accent=GREY))


def choice_of(game: ListedGame, display: Display) -> str:
    """For menus and suggestions."""
    title, number = game.title, str(game.id)
    if game.target is None or game.status is None:
        name = display.label("choice-game-unreadable", title=title, id=number)
    else:
        sits, state = "yes" if game.sits else "no", _state(game, display)
        about = {"target": game.target, "players": game.players, "sits": sits, "state": state}
        name = display.label("choice-game", title=title, id=number, **about)
    return short(name)


def _state(game: ListedGame, display: Display) -> str:
    return display.label("game-state", state=game.state)


async def _board(context: Context, game: ListedGame, _typed: str) -> None:
    async with at_table(context, game.id) as session:
        await show_anew(context, session)


async def _leave(context: Context, game: ListedGame, _typed: str) -> None:
    async with at_table(context, game.id) as session:
        if session.stored.status is not Status.LOBBY:
            await ask_to_leave(context, session)
            return
        await session.commit(lobby.leave(session.stored, context.user_id, now=session.now()))
        await privately(context.interaction, context.display.say("left-well"))
        await edit_message(Stage.of(context), session.stored, view_of(session.stored, context.display))


async def _pause(context: Context, game: ListedGame, _typed: str) -> None:
    async with at_table(context, game.id) as session:
        await session.commit(turns.pause(session.stored, context.user_id, now=session.now()))
        await privately(context.interaction, context.display.say("paused-well"))
        await redraw(Stage.of(context), session)


async def _stop(context: Context, game: ListedGame, _typed: str) -> None:
    display, interaction, may_manage = context.display, context.interaction, context.may_manage
    told = display.say("stopped-well", title=game.title, id=str(game.id))
    try:
        async with at_table(context, game.id) as session:
            check_shown(session.stored)
            if session.stored.status is not Status.LOBBY:
                await ask_before_stopping(context, session)
                return
            now = session.now()
            change = (
                lobby.close(session.stored, now=now)
                if may_manage
                else lobby.cancel(session.stored, context.user_id, now=now)
            )
            await session.commit(change)
            await privately(interaction, told)
            await redraw_here(Stage.of(context), session)
    except UnreadableGame:
        sessions = context.services.sessions
        stopped = await sessions.stop_unread(game.id, context.user_id, may_manage=may_manage)
        await privately(interaction, told)
        view = closed_lobby(display.say("over-stopped", title=game.title))
        await edit_message(Stage.of(context), stopped, view)


async def _hint(context: Context, game: ListedGame, _typed: str) -> None:
    async with at_table(context, game.id) as session:
        check(HINT.needs, session.stored, context.user_id, session.stored.revision)
    await answer_hint(context, session.stored)


async def _move(context: Context, game: ListedGame, typed: str, *, command: str) -> None:
    async with at_table(context, game.id) as session:
        typed_moves = presentation_of(session.stored.rules).typed_moves
        if command not in typed_moves:
            raise Refused("typed-not-here", link=session.stored.link)
        sequel = await typed_moves[command](context, session, typed)
    begin_sequel(Stage.of(context), context.services, session.stored, sequel)


_MOVES: Sequence[str] = ("roll", "keep", "bank")
_COMMANDS: Mapping[str, Callable[[Context, ListedGame, str], Awaitable[None]]] = {
    "board": _board,
    "leave": _leave,
    "pause": _pause,
    "stop": _stop,
    "hint": _hint,
    **{command: partial(_move, command=command) for command in _MOVES},
}
