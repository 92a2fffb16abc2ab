"""Opens a lobby: by a command, or by a button that names the rules."""

from functools import partial

from bot.games.registry import ENGINES
from bot.hooks import features
from bot.model.servers import NOWHERE
from bot.play import opening
from bot.rulesets import NamedRules, in_language
from bot.ui.channels import check_channel, counted_together
from bot.ui.components import ActionRow, Style, action_row, button
from bot.ui.context import Chosen, Context, Handler, address_in
from bot.ui.game.lobby_rules import show_more
from bot.ui.game.showing import Post, Showing, view_of
from bot.ui.game.table import at_table
from bot.ui.presentation import presentation_of, presentations, title_of_game

_MOST_BUTTONS = 5


async def start_buttons(context: Context) -> ActionRow:
    """For each game, one that opens a lobby by the server's usual rules."""
    book = await context.services.rule_books.of(context.guild_id)
    return action_row(
        *(
            button(
                context.display.say("button-start-game", game=title_of_game(name, context.display)),
                address_in("fp", book.default_of(ENGINES[name]).name),
                style=Style.primary,
            )
            for name in [*presentations()][:_MOST_BUTTONS]
        )
    )


def read(parts: tuple[str, ...], _chosen: Chosen) -> Handler | None:
    """`fp:<name>`; the name may hold colons."""
    name = ":".join(parts)
    return partial(_open_named, name=name) if name else None


async def _open_named(context: Context, name: str) -> None:
    book = await context.services.rule_books.of(context.guild_id)
    await open_lobby(context, book.find(name))


async def open_lobby(context: Context, ruleset: NamedRules) -> None:
    """Shows the host's first lobby if it is still open. Raises Refused."""
    check_channel(context)
    presentation_of(ruleset.rules)
    interaction, sessions = context.interaction, context.services.sessions
    assert interaction.channel_id
    if context.guild_id <= NOWHERE:
        context.services.displays.spoken[interaction.channel_id] = context.display.locale
    stored = await opening.open_lobby(
        sessions,
        context.guild_id,
        interaction.channel_id,
        context.user_id,
        in_language(ruleset, context.display.locale),
        join_id=interaction.id,
        counted_channels=counted_together(interaction),
    )
    async with at_table(context, stored.id) as table:
        board = table.own_board
        if board.message_id is not None:
            first = context.display.say("lobby-open-already", link=table.link)
            await show_more(context, table.stored, instead=first)
            return
        if not await table.show(Showing((Post(board, view_of(table.stored, table.display_of(board))),))):
            await opening.delete_unshown(sessions, stored.id)
    for feature in features():
        feature.opened(context)
