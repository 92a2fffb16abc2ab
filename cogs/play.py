"""`/farkle start`, `board`, `leave`, `pause`, `stop` and `help`."""

import re

from discord import app_commands
from discord.ext import commands

from bot.errors import Refused, RuleSetError
from bot.games.farkle import MOST_POINTS, change
from bot.model.games import Status, StoredGame
from bot.play import lobby, timing, turns
from bot.rulesets import HouseRules
from bot.ui.answers import privately
from bot.ui.commands import described
from bot.ui.context import Context, Interaction
from bot.ui.display import Display
from bot.ui.game.showing import post_anew, redraw, show, show_anew, view_of
from bot.ui.game.stage import Stage, edit_message
from bot.ui.game.turn_buttons import ask_to_leave
from bot.ui.places import check_place, counted_together
from cogs.offers import Choices, matching, offer_rules, short

_GAME_ID = re.compile("[0-9]{1,9}")


class Play(commands.Cog):
    """Playing."""

    @app_commands.command(name="start", description=described("command-start"))
    @app_commands.describe(rules=described("command-start-rules"), target=described("command-start-target"))
    @app_commands.autocomplete(rules=offer_rules)
    async def start(
        self, interaction: Interaction, rules: str = "", target: app_commands.Range[int, 1, MOST_POINTS] | None = None
    ) -> None:
        """Opens a lobby, by the server's default rules unless others are chosen."""
        assert interaction.guild_id
        assert interaction.channel_id
        context = Context.of(interaction)
        services, display = context.services, context.display
        check_place(context)
        book = await services.rule_books.of(interaction.guild_id)
        house = _with_target(book.find(rules) if rules else book.default, target, display)
        stored = await services.sessions.open_lobby(
            interaction.guild_id,
            interaction.channel_id,
            interaction.user.id,
            house,
            join_id=interaction.id,
            counted_channels=counted_together(interaction),
        )
        async with services.sessions.lock(stored.id) as session:
            await post_anew(Stage.of(context), session, view_of(session.stored, display))

    @app_commands.command(name="board", description=described("command-board"))
    @app_commands.describe(game=described("command-game"))
    async def board(self, interaction: Interaction, game: str | None = None) -> None:
        """Shows a game anew at the bottom of the channel, or links to its message where that is quite new."""
        context = Context.of(interaction)
        stored = await _game_here(context, game)
        async with context.services.sessions.lock(stored.id) as session:
            await show_anew(context, session)

    @app_commands.command(name="leave", description=described("command-leave"))
    @app_commands.describe(game=described("command-leave-game"))
    async def leave(self, interaction: Interaction, game: str | None = None) -> None:
        """Leaves a lobby at once, and a running game after a question."""
        context = Context.of(interaction)
        stored, display = await _game_to_leave(context, game), context.display
        async with context.services.sessions.lock(stored.id) as session:
            if session.stored.status is not Status.LOBBY:
                await ask_to_leave(context, session)
                return
            await session.commit(lobby.leave(session.stored, context.user_id))
            await privately(interaction, display.say("left-well"))
            await edit_message(context.client, session.stored, view_of(session.stored, display))

    @app_commands.command(name="pause", description=described("command-pause"))
    @app_commands.describe(game=described("command-game"))
    async def pause(self, interaction: Interaction, game: str | None = None) -> None:
        """Stops the clock of a game, until somebody lets it go on with the button on the board."""
        context = Context.of(interaction)
        stored = await _game_here(context, game)
        async with context.services.sessions.lock(stored.id) as session:
            await session.commit(timing.pause(session.stored, context.user_id, now=session.now()))
            await privately(interaction, context.display.say("paused-well"))
            await redraw(Stage.of(context), session)

    @app_commands.command(name="stop", description=described("command-stop"))
    @app_commands.describe(game=described("command-game"))
    async def stop(self, interaction: Interaction, game: str | None = None) -> None:
        """Ends a lobby or game without a winner."""
        context = Context.of(interaction)
        stored, display = await _game_here(context, game), context.display
        async with context.services.sessions.lock(stored.id) as session:
            may_manage = interaction.permissions.manage_guild
            change = turns.stop(session.stored, context.user_id, may_manage=may_manage)
            await session.commit(change)
            await privately(interaction, display.say("stopped-well", title=stored.title, id=str(stored.id)))
            await show(Stage.of(context), session, change)

    @app_commands.command(name="help", description=described("command-help"))
    async def help_(self, interaction: Interaction) -> None:
        """How to play, for the one who asks."""
        await privately(interaction, Context.of(interaction).display.say("help"))

    @board.autocomplete("game")
    @stop.autocomplete("game")
    @pause.autocomplete("game")
    async def _offer_games(self, interaction: Interaction, typed: str) -> Choices:
        context = Context.of(interaction)
        here = await context.services.sessions.in_channel(interaction.channel_id or 0)
        names = {stored.id: short(_game_name(stored, context)) for stored in here}
        return matching([app_commands.Choice(name=name, value=str(id_)) for id_, name in names.items()], typed)

    @leave.autocomplete("game")
    async def _offer_own_games(self, interaction: Interaction, typed: str) -> Choices:
        context = Context.of(interaction)
        sessions, user_id = context.services.sessions, context.user_id
        here = await sessions.in_channel(interaction.channel_id or 0)
        anywhere = await sessions.sat_in(context.guild_id, user_id)
        theirs = {stored.id: stored for stored in [*here, *anywhere] if stored.seat_of(user_id)}
        names = {id_: short(_game_name(stored, context)) for id_, stored in theirs.items()}
        return matching([app_commands.Choice(name=name, value=str(id_)) for id_, name in names.items()], typed)


def _game_name(stored: StoredGame, context: Context) -> str:
    return context.display.label(
        "choice-game",
        title=stored.title,
        target=stored.rules.target,
        players=len(stored.players),
        sits="yes" if context.user_id in stored.players else "no",
        status=stored.status.value,
        id=str(stored.id),
    )


async def _game_here(context: Context, chosen: str | None) -> StoredGame:
    """The game that is meant: the chosen one, else the only one here, or in which they play, or that does not sleep.

    Raises Refused where there is none, or where several may be meant.
    """
    sessions, channel_id = context.services.sessions, context.interaction.channel_id or 0
    if chosen is not None:
        if not _GAME_ID.fullmatch(chosen) or not (here := await sessions.in_channel(channel_id, int(chosen))):
            raise Refused("no-such-game-here")
        return here[0]
    here = await sessions.in_channel(channel_id)
    theirs = [stored for stored in here if stored.seat_of(context.user_id)]
    candidates = here if len(here) == 1 else theirs or here
    if len(candidates) > 1:
        candidates = [stored for stored in candidates if not (stored.game and stored.game.is_asleep)]
    if not here:
        raise Refused("no-game-here")
    if len(candidates) != 1:
        raise Refused("several-games-here")
    return candidates[0]


async def _game_to_leave(context: Context, chosen: str | None) -> StoredGame:
    """As `_game_here`, but a chosen one may be anywhere on the server: its channel may be gone, or out of reach."""
    for stored in await context.services.sessions.sat_in(context.guild_id, context.user_id):
        if str(stored.id) == chosen:
            return stored
    return await _game_here(context, chosen)


def _with_target(house: HouseRules, target: int | None, display: Display) -> HouseRules:
    """The rule set with another target. Raises Refused where they do not fit together."""
    if target is None:
        return house
    try:
        rules = change(house.rules, {"target": target})
    except RuleSetError as error:
        raise Refused("bad-target", problem=display.explain(error)) from None
    return HouseRules(house.name, house.title, house.summary, house.base, rules)
