"""`/farkle games`: a private list of a person's open games, wherever they are, to play right there.

Its addresses are `fg:games:<page>` and `fg:play:<game>`.
"""

from bot.errors import Refused
from bot.hooks import Spot, features
from bot.model.games import OwnGame, Status
from bot.play.guards import seat_in
from bot.store import finding
from bot.ui.components import Component, Screen, Style, action_row, button, section, text_display
from bot.ui.context import Context, address_in
from bot.ui.display import TEAL, Display
from bot.ui.game.opening import start_buttons
from bot.ui.game.table import at_table
from bot.ui.messages import has_rights
from bot.ui.page import pager

ROUTE = "fg"
_MOST_ON_PAGE = 8
"""With the longest titles, they fit into a message."""


async def show_games(context: Context, *, is_elsewhere: bool = False) -> None:
    """In a new message. `is_elsewhere`: in a channel without a game."""
    await context.answers.show(view=await _list(context, 1, is_elsewhere=is_elsewhere))


async def turn_to(context: Context, page: int) -> None:
    """Instead of the pressed private message; a direct message stays. Raises Refused, also for a forged press."""
    _check_private(context)
    listed, pressed = await _list(context, page), context.interaction.message
    if pressed is not None and pressed.flags.ephemeral:
        await context.answers.edit(listed)
    else:
        await context.answers.show(view=listed)


async def play(context: Context, game_id: int) -> None:
    """Shows a game instead of the pressed list. Raises Refused, also for a forged press."""
    _check_private(context)
    async with at_table(context, game_id) as table:
        seat_in(table.stored, context.user_id)
        if not has_rights(table.stored.guild_id):
            raise Refused("unknown-button")
        table.is_private = True
        await table.redraw_own(table.marked)


def _check_private(context: Context) -> None:
    if not context.has_pressed_private:
        raise Refused("unknown-button")


async def _list(context: Context, page: int, *, is_elsewhere: bool = False) -> Screen:
    """Begins with buttons that start a game if there are no games, or if they are elsewhere."""
    sessions, display = context.services.sessions, context.display
    found = await sessions.database.read(finding.of_person, context.user_id, _MOST_ON_PAGE, (page - 1) * _MOST_ON_PAGE)
    if not found[0] and page != 1:
        # The last game of this page has ended.
        page, found = 1, await sessions.database.read(finding.of_person, context.user_id, _MOST_ON_PAGE)
    games, number = found
    if not games:
        return Screen(
            text_display(display.say("no-game-here" if is_elsewhere else "no-open-games")),
            await start_buttons(context),
            accent=TEAL,
        )
    start = [await start_buttons(context)] if is_elsewhere else []
    turns = pager(display, page, -(-number // _MOST_ON_PAGE), lambda to: address_in(ROUTE, "games", str(to)))
    others = (each for feature in features() for each in feature.buttons(Spot.GAMES, display))
    entries = (entry(game, display) for game in games)
    head = display.say("games-elsewhere" if is_elsewhere else "games-head")
    return Screen(*start, text_display(head), *entries, action_row(*turns, *others), accent=TEAL)


def lines_of(own: OwnGame, display: Display) -> list[str]:
    """The game with its link, whose turn it is, and the points if they are known."""
    game, say = own.game, display.say
    player = display.name(own.current) if own.current else say("somebody")
    state = "invited" if game.waits and game.status is Status.LOBBY else game.state
    state = "claimed" if game.is_asleep and own.due_at is not None else state
    lines = [
        say("own-game", title=game.title, id=str(game.number or "none"), link=game.link),
        say("own-game-state", state=state, player=player, since=str(own.since), due=str(own.due_at or own.since)),
    ]
    if own.points is not None:
        others = "none" if own.others is None else own.others
        lines.append(say("own-game-points", points=own.points, others=others))
    return lines


def entry(own: OwnGame, display: Display) -> Component:
    """Of a list of games."""
    game, say, text = own.game, display.say, "\n".join(lines_of(own, display))
    if not own.is_playable_anywhere:
        return text_display(text)
    key, style = ("button-play-game", Style.primary) if game.waits else ("button-show-game", Style.secondary)
    return section(text, button(say(key), address_in(ROUTE, "play", str(game.id)), style=style))
