"""What `/farkle board`, `leave`, `roll` and the other commands do with a game, and how people say which game they mean.

If several may be meant, a private menu asks. Its address is `fg:<command>[:<what was typed>]`, and choosing a game does
what the command does. `/farkle games` is a private list of a person's open games, wherever they are, to play right
there: its addresses are `fg:games:<page>` and `fg:play:<game>`.
"""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.discord_py import error_of
from bot.errors import Refused, UnreadableGame
from bot.hooks import Spot, buttons_of_features
from bot.model.deadline import DAY
from bot.model.games import Act, ListedGame, OwnGame, Status, StoredGame
from bot.model.place import has_rights, is_server
from bot.play import lobby, turns
from bot.play.guards import Needs, check, game_of, seat_in
from bot.store import finding
from bot.ui.components import (
    Component,
    Screen,
    Style,
    action_row,
    button,
    section,
    select,
    select_option,
    short,
    text_display,
)
from bot.ui.context import Chosen, Context, Handler, address_in, check_private
from bot.ui.display import TEAL, Display
from bot.ui.game.buttons import use
from bot.ui.game.lobby import grey_line
from bot.ui.game.old_boards import show_anew
from bot.ui.game.opening import start_buttons
from bot.ui.game.plan import Answer
from bot.ui.game.stopping import ask_helper
from bot.ui.game.table import at_table
from bot.ui.game.turn_buttons import HINT, answer_hint, ask_before_stopping, ask_to_leave
from bot.ui.game_addresses import Address, Verb
from bot.ui.marks import Marked
from bot.ui.own_settings import own_button
from bot.ui.page import pager
from bot.ui.presentation import check_presentation, presentation_of, presentations

ROUTE = "fg"
_MOST_ON_PAGE = 8
"""How many games are on a page: with the longest titles, they fit into a message."""
_NUMBER = re.compile("[0-9]{1,9}")
_NAMES = re.compile(r"id:(?P<id>[0-9]{1,9})|#?(?P<number>[0-9]{1,9})")


def read(parts: tuple[str, ...], chosen: Chosen) -> Handler | None:
    match parts:
        case ("games", page) if _NUMBER.fullmatch(page):
            return partial(turn_to, page=int(page))
        case ("play", game) if _NUMBER.fullmatch(game):
            return partial(play, game_id=int(game))
    if not parts or parts[0] not in _COMMANDS or not chosen:
        return None
    return partial(_do_chosen, command=parts[0], chosen=chosen[0], typed=":".join(parts[1:]))


async def do_command(context: Context, command: str, named: str | None, typed: str = "") -> None:
    """Does what a command of a game says. `named`: the game, if a person named one. Raises Refused and IllegalMove."""
    await _do(context, command, None if named is None else await find_id(context, named) or 0, typed)


async def _do(context: Context, command: str, game_id: int | None, typed: str) -> None:
    if game := await _meant(context, command, game_id, typed):
        await _COMMANDS[command](context, game, typed)


async def _do_chosen(context: Context, command: str, chosen: str, typed: str) -> None:
    """Does a command for the game that was chosen in a menu, which is taken away unless the command is refused. Raises
    Refused, also for a forged press.
    """
    check_private(context)
    await _do(context, command, int(chosen) if _NUMBER.fullmatch(chosen) else 0, typed)
    if (menu := context.interaction.message) is not None:
        await error_of(context.interaction.followup.delete_message(menu.id), "take a menu of games away")


async def offered(context: Context, command: str) -> list[ListedGame]:
    """The games that a person may mean."""
    if command == "leave":
        return await _to_leave(context)
    here = await _in_channel(context)
    return [game for game in here if _takes(game, command)] if command in _MOVES else here


def _in_channel(context: Context, game_id: int | None = None) -> Awaitable[list[ListedGame]]:
    channel_id, database = context.interaction.channel_id or 0, context.services.sessions.database
    return database.read(finding.open_in_channel, channel_id, context.user_id, game_id)


def _to_leave(context: Context, game_id: int | None = None) -> Awaitable[list[ListedGame]]:
    channel_id, database = context.interaction.channel_id or 0, context.services.sessions.database
    return database.read(finding.to_leave, context.guild_id, channel_id, context.user_id, game_id)


async def _meant(context: Context, command: str, game_id: int | None, typed: str) -> ListedGame | None:
    """The chosen game, else the only one here, the player's only one, the only one awake, or the only one that takes
    the typed move now. If none or several fit, the answer lists games, and this returns None.

    Raises Refused.
    """
    if game_id is not None:
        found = await _in_channel(context, game_id)
        if not found and command == "leave":
            # Its channel may be gone.
            found = await _to_leave(context, game_id)
        if not found:
            raise Refused("no-such-game-here")
        return found[0]
    here = await _in_channel(context)
    if not here:
        await show_games(context, is_elsewhere=True)
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
    menu = select(address_in(ROUTE, command, typed), context.display.say("choose-meant"), options)
    await context.answers.show(view=Screen(text_display(context.display.say("several-games-here")), menu))
    return None


def _takes(game: ListedGame, command: str) -> bool:
    presentation = presentations().get(game.kind)
    return presentation is not None and command in presentation.typed_moves


def choice_of(game: ListedGame, display: Display) -> str:
    """The name of a game in menus and suggestions."""
    title, number = game.title, str(game.number or "none")
    if game.target is None or game.status is None:
        name = display.label("choice-game-unreadable", title=title, id=number)
    else:
        state = display.label("game-state", state=game.state)
        about = {"target": game.target, "players": game.players, "sits": game.sits, "state": state}
        name = display.label("choice-game", title=title, id=number, **about)
    return short(name)


async def _board(context: Context, game: ListedGame, _typed: str) -> None:
    async with at_table(context, game.id) as table:
        await show_anew(table)


async def _leave(context: Context, game: ListedGame, _typed: str) -> None:
    async with at_table(context, game.id) as table:
        if table.stored.status is not Status.LOBBY:
            await ask_to_leave(table)
            return
        change = lobby.leave(table.stored, context.user_id, now=table.session.now())
        await table.make(change, Answer(context.display.say("left-well")))


async def _pause(context: Context, game: ListedGame, _typed: str) -> None:
    async with at_table(context, game.id) as table:
        stored, now = table.stored, table.session.now()
        change = turns.pause(stored, context.user_id, now=now, may_help=context.may_help)
        if stored.seats.number_of(context.user_id) is None:
            await context.answers.show(view=ask_helper(stored, Verb.PAUSE, context.display))
            return
        await table.make(change, Answer(context.display.say("paused-well", title=stored.title, id=str(stored.number))))


async def _stop(context: Context, game: ListedGame, _typed: str) -> None:
    display, may_help = context.display, context.may_help
    said = display.say("stopped-well", title=game.title, id=str(game.number or "none"))
    try:
        async with at_table(context, game.id) as table:
            stored, now = table.stored, table.session.now()
            check_presentation(stored)
            if stored.status is not Status.LOBBY:
                await ask_before_stopping(table)
                return
            if may_help and stored.seats.number_of(context.user_id) is None:
                change = replace(lobby.close(stored, now=now), act=Act(context.user_id, "closed"))
            else:
                change = lobby.cancel(stored, context.user_id, now=now)
            await table.make(change, Answer(said))
    except UnreadableGame:
        stopped = await context.services.sessions.stop_unread(game.id, context.user_id, may_help=may_help)
        await context.answers.tell(said)
        if stopped.message_id is not None:
            view = grey_line(display.say("over-stopped", title=game.title))
            editing = context.services.messages.edit(
                stopped.guild_id, stopped.message_channel_id, stopped.message_id, view=view
            )
            await error_of(editing, f"show that game {game.id} was stopped")


async def _hint(context: Context, game: ListedGame, _typed: str) -> None:
    async with at_table(context, game.id) as table:
        check(HINT.needs, table.stored, context.user_id, table.stored.revision)
    await answer_hint(context, table.stored)


async def _move(context: Context, game: ListedGame, typed: str, *, command: str) -> None:
    """Makes a typed move. Typed moves, unlike buttons, have no revision, so they are refused right after another
    player's change.
    """
    async with at_table(context, game.id) as table:
        stored, services = table.stored, context.services
        presentation = presentation_of(stored.rules)
        if command not in presentation.typed_moves:
            raise Refused("typed-not-here", link=table.link)
        check(Needs.TURN, stored, context.user_id, stored.revision)
        if services.sessions.was_changed_by_others(stored.id, context.user_id):
            raise Refused("typed-too-soon", link=table.link)
        first_roll = services.settings.of(context.guild_id).first_roll
        move = presentation.typed_moves[command](game_of(stored), typed, table.marked, first_roll)
        marks = None if move.verb or move.unseen else move.marked
        if move.verb is None:
            services.marks.remember(stored, move.marked)
            if not move.unseen:
                await table.redraw_own()
        else:
            address = Address(stored.id, stored.revision, move.verb, Marked(move.marked).arguments)
            await use(table, address, presentation.actions[move.verb])
        if not context.answers.is_due:
            # A board or a question was the answer.
            return
        is_turn = table.stored.is_running and table.stored.current_player == context.user_id
        after = presentation.after_typing(table.stored, marks, context.display) if is_turn else None
        link = table.link
        said = context.display.say("board-is-here", link=link) if after is None else f"{after} {link}"
        await context.answers.tell(said)


_MOVES: Sequence[str] = ("roll", "keep", "bank")
_COMMANDS: Mapping[str, Callable[[Context, ListedGame, str], Awaitable[None]]] = {
    "board": _board,
    "leave": _leave,
    "pause": _pause,
    "stop": _stop,
    "hint": _hint,
    **{command: partial(_move, command=command) for command in _MOVES},
}


def name_of(game_id: int) -> str:
    """The value of a suggestion that names a game."""
    return f"id:{game_id}"


def is_named(stored: StoredGame, typed: str) -> bool:
    return typed.strip().removeprefix("#") in (name_of(stored.id), str(stored.number))


async def find_id(context: Context, typed: str) -> int | None:
    """The id of the game that a person named; it may be of another server. None if there is none."""
    match = _NAMES.fullmatch(typed.strip())
    if match is None:
        return None
    number = int(match["id"] or match["number"])
    if match["id"] or not is_server(context.guild_id):
        return number
    return await context.services.sessions.database.read(finding.id_by_number, context.guild_id, number)


async def show_games(context: Context, *, is_elsewhere: bool = False) -> None:
    """Shows the list of a person's games in a new message. `is_elsewhere`: in a channel without a game."""
    await context.answers.show(view=await _list(context, 1, is_elsewhere=is_elsewhere))


async def turn_to(context: Context, page: int) -> None:
    """Shows another page of the list instead of the pressed private message; a direct message stays. Raises Refused,
    also for a forged press.
    """
    check_private(context)
    listed, pressed = await _list(context, page), context.interaction.message
    if pressed is not None and pressed.flags.ephemeral:
        await context.answers.edit(listed)
    else:
        await context.answers.show(view=listed)


async def play(context: Context, game_id: int) -> None:
    """Shows a game instead of the pressed list. Raises Refused, also for a forged press."""
    check_private(context)
    async with at_table(context, game_id) as table:
        seat_in(table.stored, context.user_id)
        if not has_rights(table.stored.guild_id):
            raise Refused("unknown-button")
        table.is_private = True
        await table.redraw_own()


async def _list(context: Context, page: int, *, is_elsewhere: bool = False) -> Screen:
    """The list of a person's games. It begins with buttons that start a game if there are no games, or if they are
    elsewhere.
    """
    sessions, display = context.services.sessions, context.display
    found = await sessions.database.read(finding.of_person, context.user_id, _MOST_ON_PAGE, (page - 1) * _MOST_ON_PAGE)
    if not found[0] and page != 1:
        # The last game of this page has ended.
        page, found = 1, await sessions.database.read(finding.of_person, context.user_id, _MOST_ON_PAGE)
    games, number = found
    own = (*buttons_of_features(Spot.GAMES, display), own_button(display, beside=True))
    if not games:
        said = display.say("no-game-here" if is_elsewhere else "no-open-games")
        return Screen(text_display(said), await start_buttons(context), action_row(*own), accent=TEAL)
    start = [await start_buttons(context)] if is_elsewhere else []
    turns = pager(display, page, -(-number // _MOST_ON_PAGE), lambda to: address_in(ROUTE, "games", to))
    entries = (entry(game, display) for game in games)
    head = display.say("no-game-here" if is_elsewhere else "games-head")
    return Screen(*start, text_display(head), *entries, action_row(*turns, *own), accent=TEAL)


def lines_of(own: OwnGame, display: Display) -> list[str]:
    """Lines on a game: its link, whose turn it is, and the points if they are known."""
    game, say = own.game, display.say
    player = display.name(own.current) if own.current else say("somebody")
    opponents = display.people(own.opponents) if own.opponents else "none"
    state = "invited" if game.waits and game.status is Status.LOBBY else game.state
    state = "claimed" if game.is_asleep and own.due_at is not None else state
    due_at = own.due_at or own.since
    lines = [
        say("own-game", title=game.title, id=str(game.number or "none"), link=game.link, opponents=opponents),
        say("own-game-state", state=state, player=player, due=str(due_at), soon=due_at - own.since < DAY // 2),
    ]
    if own.points is not None:
        others = "none" if own.others is None else own.others
        lines.append(say("own-game-points", points=own.points, others=others))
    return lines


def entry(own: OwnGame, display: Display) -> Component:
    """A game as an entry of a list."""
    game, say, text = own.game, display.say, "\n".join(lines_of(own, display))
    if not own.is_playable_anywhere:
        return text_display(text)
    key, style = ("button-play-game", Style.primary) if game.waits else ("button-show-game", Style.secondary)
    return section(text, button(say(key), address_in(ROUTE, "play", game.id), style=style))
