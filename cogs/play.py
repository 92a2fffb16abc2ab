import re
from contextlib import suppress

from discord import app_commands
from discord.ext import commands

from bot.errors import FarkleError, Refused, UnreadableGame
from bot.model.games import ListedGame, Status
from bot.play import lobby, turns
from bot.play.guards import Needs, check
from bot.ui.commands import described
from bot.ui.components import Screen, text_displays
from bot.ui.context import Context, Interaction, privately, show_privately
from bot.ui.daily.buttons import play_daily
from bot.ui.display import Display
from bot.ui.game.hint import ACTION as HINT
from bot.ui.game.hint import answer_hint
from bot.ui.game.lobby import closed_lobby
from bot.ui.game.old_boards import show_anew
from bot.ui.game.showing import at_table, begin_sequel, redraw, redraw_here, view_of
from bot.ui.game.stage import Stage, edit_message
from bot.ui.game.stopping import ask_before_stopping
from bot.ui.game.turn_buttons import ask_to_leave
from bot.ui.games.registry import check_shown, presentation_of, presentations
from bot.ui.rules.view import rules_in_words, rules_list
from cogs.offers import Choices, matching, offer_rules, short

_GAME_ID = re.compile("[0-9]{1,9}")


class Play(commands.Cog):
    @app_commands.command(name="board", description=described("command-board"))
    @app_commands.describe(game=described("command-game"))
    async def board(self, interaction: Interaction, game: str | None = None) -> None:
        """Posts the board again, or links to it if it is recent."""
        context = Context.of(interaction)
        stored = await _game_here(context, game)
        async with at_table(context, stored.id) as session:
            await show_anew(context, session)

    @app_commands.command(name="leave", description=described("command-leave"))
    @app_commands.describe(game=described("command-leave-game"))
    async def leave(self, interaction: Interaction, game: str | None = None) -> None:
        """Leaves a lobby at once, and a running game after a question."""
        context = Context.of(interaction)
        stored, display = await _game_to_leave(context, game), context.display
        async with at_table(context, stored.id) as session:
            if session.stored.status is not Status.LOBBY:
                await ask_to_leave(context, session)
                return
            await session.commit(lobby.leave(session.stored, context.user_id, now=session.now()))
            await privately(interaction, display.say("left-well"))
            await edit_message(Stage.of(context), session.stored, view_of(session.stored, display))

    @app_commands.command(name="pause", description=described("command-pause"))
    @app_commands.describe(game=described("command-game"))
    async def pause(self, interaction: Interaction, game: str | None = None) -> None:
        context = Context.of(interaction)
        stored = await _game_here(context, game)
        async with at_table(context, stored.id) as session:
            await session.commit(turns.pause(session.stored, context.user_id, now=session.now()))
            await privately(interaction, context.display.say("paused-well"))
            await redraw(Stage.of(context), session)

    @app_commands.command(name="stop", description=described("command-stop"))
    @app_commands.describe(game=described("command-game"))
    async def stop(self, interaction: Interaction, game: str | None = None) -> None:
        """Closes a lobby at once, and stops a running game after a question."""
        context = Context.of(interaction)
        stored, display = await _game_here(context, game), context.display
        sessions, may_manage = context.services.sessions, context.may_manage
        told = display.say("stopped-well", title=stored.title, id=str(stored.id))
        try:
            async with at_table(context, stored.id) as session:
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
            stopped = await sessions.stop_unread(stored.id, context.user_id, may_manage=may_manage)
            await privately(interaction, told)
            view = closed_lobby(display.say("over-stopped", title=stored.title))
            await edit_message(Stage.of(context), stopped, view)

    @app_commands.command(name="roll", description=described("command-roll"))
    @app_commands.describe(game=described("command-game"))
    async def roll(self, interaction: Interaction, game: str | None = None) -> None:
        await _move(interaction, game, "roll")

    @app_commands.command(name="keep", description=described("command-keep"))
    @app_commands.describe(dice=described("command-keep-dice"), game=described("command-game"))
    async def keep(
        self, interaction: Interaction, dice: app_commands.Range[str, 1, 20], game: str | None = None
    ) -> None:
        await _move(interaction, game, "keep", dice)

    @app_commands.command(name="bank", description=described("command-bank"))
    @app_commands.describe(game=described("command-game"))
    async def bank(self, interaction: Interaction, game: str | None = None) -> None:
        await _move(interaction, game, "bank")

    @keep.autocomplete("dice")
    async def _offer_keeps(self, interaction: Interaction, typed: str) -> Choices:
        """Reads games from memory only, because this runs at each key."""
        context, game = Context.of(interaction), interaction.namespace.game
        game_id = int(game) if isinstance(game, str) and _GAME_ID.fullmatch(game) else None
        found = context.services.sessions.turns_in_memory(interaction.channel_id or 0, context.user_id)
        meant = [stored for stored in found if game_id in (None, stored.id)]
        taking = [stored for stored in meant if "keep" in presentation_of(stored.rules).typed_moves]
        offered = presentation_of(taking[0].rules).offered_keeps if len(taking) == 1 else None
        keeps = offered(taking[0], typed, context.display) if offered else []
        return [app_commands.Choice(name=short(name), value=value) for name, value in keeps]

    @app_commands.command(name="hint", description=described("command-hint"))
    @app_commands.describe(game=described("command-game"))
    async def hint(self, interaction: Interaction, game: str | None = None) -> None:
        context = Context.of(interaction)
        found = await _game_here(context, game)
        async with at_table(context, found.id) as session:
            check(HINT.needs, session.stored, context.user_id, session.stored.revision)
        await answer_hint(context, session.stored)

    @app_commands.command(name="help", description=described("command-help"))
    async def help_(self, interaction: Interaction) -> None:
        context = Context.of(interaction)
        say = context.display.say
        texts = [say(f"help-{name}") for name in presentations()]
        await show_privately(context, Screen(*text_displays(*texts)))

    @app_commands.command(name="daily", description=described("command-daily"))
    async def daily(self, interaction: Interaction) -> None:
        await play_daily(Context.of(interaction))

    @app_commands.command(name="rules", description=described("command-rules"))
    @app_commands.describe(name=described("command-rules-name"))
    @app_commands.autocomplete(name=offer_rules)
    async def rules(self, interaction: Interaction, name: str = "") -> None:
        context = Context.of(interaction)
        book, display = await context.services.rule_books.of(context.guild_id), context.display
        view = rules_in_words(book, book.find_typed(name), display) if name else rules_list(book, display)
        await show_privately(context, view)

    @board.autocomplete("game")
    @roll.autocomplete("game")
    @keep.autocomplete("game")
    @bank.autocomplete("game")
    @hint.autocomplete("game")
    @stop.autocomplete("game")
    @pause.autocomplete("game")
    async def _offer_games(self, interaction: Interaction, typed: str) -> Choices:
        context = Context.of(interaction)
        here = await context.services.sessions.in_channel(interaction.channel_id or 0, context.user_id)
        return matching(_game_choices(here, context.display), typed)

    @leave.autocomplete("game")
    async def _offer_own_games(self, interaction: Interaction, typed: str) -> Choices:
        context = Context.of(interaction)
        channel_id = interaction.channel_id or 0
        theirs = await context.services.sessions.to_leave(context.guild_id, channel_id, context.user_id)
        return matching(_game_choices(theirs, context.display), typed)


async def _move(interaction: Interaction, game: str | None, command: str, typed: str = "") -> None:
    """Raises Refused, also if the game has no typed moves, and IllegalMove."""
    context = Context.of(interaction)
    found = await _game_here(context, game, command)
    async with at_table(context, found.id) as session:
        typed_moves = presentation_of(session.stored.rules).typed_moves
        if command not in typed_moves:
            raise Refused("typed-not-here", link=session.stored.link)
        sequel = await typed_moves[command](context, session, typed)
    begin_sequel(Stage.of(context), context.services, session.stored, sequel)


def _game_choices(found: list[ListedGame], display: Display) -> Choices:
    return [app_commands.Choice(name=short(_game_name(game, display)), value=str(game.id)) for game in found]


def _game_name(game: ListedGame, display: Display) -> str:
    if game.target is None or game.status is None:
        return display.label("choice-game-unreadable", title=game.title, id=str(game.id))
    return display.label(
        "choice-game",
        title=game.title,
        target=game.target,
        players=game.players,
        sits="yes" if game.sits else "no",
        status=game.status.value,
        id=str(game.id),
    )


async def _game_here(context: Context, chosen: str | None, command: str = "") -> ListedGame:
    """The chosen game, else the only one here, the player's only one, the only one awake, or the only one that takes
    the typed move `command` from the player now.

    Raises Refused if there is none or several fit.
    """
    sessions, user_id = context.services.sessions, context.user_id
    channel_id = context.interaction.channel_id or 0
    if chosen is not None:
        if not _GAME_ID.fullmatch(chosen) or not (here := await sessions.in_channel(channel_id, user_id, int(chosen))):
            raise Refused("no-such-game-here")
        return here[0]
    here = await sessions.in_channel(channel_id, user_id)
    candidates = here if len(here) == 1 else [game for game in here if game.sits] or here
    if len(candidates) > 1:
        candidates = [game for game in candidates if not game.is_asleep]
    if len(candidates) > 1 and command:
        candidates = [game for game in candidates if await _takes(context, game.id, command)]
    if not here:
        raise Refused("no-game-here")
    if len(candidates) != 1:
        raise Refused("several-games-here")
    return candidates[0]


async def _takes(context: Context, game_id: int, command: str) -> bool:
    with suppress(FarkleError):
        # Computers may hold its lock for a minute.
        stored = await context.services.sessions.unlocked(game_id)
        check(Needs.TURN, stored, context.user_id, stored.revision)
        return command in presentation_of(stored.rules).typed_moves
    return False


async def _game_to_leave(context: Context, chosen: str | None) -> ListedGame:
    """As `_game_here`, but a chosen game may be anywhere on the server: its channel may be gone."""
    if chosen is not None and _GAME_ID.fullmatch(chosen):
        sessions, channel_id = context.services.sessions, context.interaction.channel_id or 0
        for game in await sessions.to_leave(context.guild_id, channel_id, context.user_id, int(chosen)):
            return game
    return await _game_here(context, chosen)
