"""**Rematch**: one lobby for each finished game, so that players are called once."""

from bot.errors import Refused
from bot.model.games import Change, Status, StoredGame
from bot.model.seats import character_of, is_computer, is_former
from bot.play.guards import game_of
from bot.play.lobby import join
from bot.play.opening import delete_unshown, open_lobby
from bot.rulesets import NamedRules
from bot.store import finding, people
from bot.text import Typed
from bot.ui.address import Address
from bot.ui.channels import check_channel, counted_together
from bot.ui.game.challenging import challenge
from bot.ui.game.lobby import lobby
from bot.ui.game.showing import Post, Showing
from bot.ui.game.table import Table, at_table


async def rematch(ended: Table, _address: Address) -> None:
    """Opens the lobby and calls the others; later presses join it. Raises Refused."""
    over, context, services = ended.stored, ended.context, ended.services
    open_already = await services.sessions.database.read(finding.rematch, game_id=over.id)
    ruleset = NamedRules(over.title, over.title, Typed(), over.base, over.rules)
    if over.is_between_two:
        # They agree again. If they declined, this is a new challenge.
        rival = over.rival_of(context.user_id)
        if rival is None or is_former(rival):
            raise Refused("rematch-called-off")
        of = over.id if open_already is None else None
        await challenge(context, rival, ruleset, rematch_of=of, hints=over.hints)
        return
    if open_already is not None:
        await _join(ended, open_already)
        return
    channel_id = over.board_of(None).channel_id
    check_channel(context, posts_in=channel_id)
    stored = await open_lobby(
        services.sessions,
        over.guild_id,
        channel_id,
        context.user_id,
        ruleset,
        join_id=context.interaction.id,
        rematch_of=over.id,
        hints=over.hints,
        turns=over.deadline,
        plays_on=over.plays_on,
        characters=[character for player in over.seats.players if (character := character_of(player))],
        counted_channels=counted_together(context.interaction),
    )
    async with at_table(context, stored.id) as opened:
        if not await opened.show(await _called(over, opened, opened.stored)):
            await delete_unshown(services.sessions, stored.id)
        if context.answers.is_due:
            # Pressed in the game's thread.
            await context.answers.tell(context.display.say("rematch-open", link=opened.link))


async def _join(ended: Table, rematch_id: int) -> None:
    """Raises Refused if the lobby is closed."""
    context = ended.context
    async with at_table(context, rematch_id) as opened:
        await opened.close_if_overdue()
        if opened.stored.status is Status.CLOSED:
            raise Refused("rematch-called-off")
        # After a failure, also from people who joined already.
        is_hidden = opened.own_board.message_id is None and opened.stored.status is Status.LOBBY
        change = Change(opened.stored, opened.stored)
        if not is_hidden or context.user_id not in opened.stored.seats.players:
            change = join(opened.stored, context.user_id, context.interaction.id, now=opened.session.now())
        if is_hidden:
            await opened.make(change, shown=await _called(ended.stored, opened, change.after))
        else:
            await opened.make(change)
            await context.answers.tell(context.display.say("rematch-joined", link=opened.link))


async def _called(over: StoredGame, opened: Table, stored: StoredGame) -> Showing:
    """Calls the players who stayed to the end, unless they blocked the host."""
    game, seats = game_of(over), enumerate(over.seats.players, start=1)
    stayed = [player for seat, player in seats if not game.seat(seat).left and not is_computer(player)]
    others = [player for player in stayed if player not in stored.seats.players and not is_former(player)]
    board = opened.own_board
    display = opened.display_of(board)
    intro = None
    if others:
        names, host = display.listed(map(display.name, others)), display.name(stored.host_id)
        intro = display.say("lobby-rematch", players=names, host=host)
    blocking = await opened.services.sessions.database.read(people.who_blocked, stored.host_id, others)
    called = [player for player in others if player not in blocking]
    return Showing((Post(board, lobby(stored, display, intro=intro), called, replaces=True),))
