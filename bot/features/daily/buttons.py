"""The daily dice: each press edits its own private message."""

import asyncio
import re
from collections.abc import Sequence
from functools import partial

from bot.cities import prepare
from bot.coach.coach import CoachUnavailable
from bot.discord_py import UNDELIVERED, error_of
from bot.errors import Refused
from bot.features.daily import dares
from bot.features.daily.board import SideButtons, attempt_view, copied_view, ending_view, fixed_view, shared_view
from bot.features.daily.model import Day, RankedBy, day_of
from bot.features.daily.pages import find_day, find_look, find_month, find_ranks, find_replay, find_try
from bot.features.daily.rules import days_before
from bot.features.daily.service import DailyDice
from bot.features.daily.store import later_commitments, may_be_replayed
from bot.model.games import StoredGame
from bot.model.place import NOWHERE, is_server
from bot.store import endings
from bot.ui.channels import install_link
from bot.ui.components import Screen
from bot.ui.context import Chosen, Context, Handler, check_private
from bot.ui.game.checking import send_check
from bot.ui.game.solo import play_alone
from bot.ui.game_addresses import Address, Verb
from bot.ui.game_addresses import read as read_address
from bot.ui.page import post, read_number, show
from bot.ui.zones import ask_for_place

_NOTHING_BESIDE = SideButtons()
_DAY = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
_MONTH = re.compile("20[0-9]{2}-(0[1-9]|1[0-2])")


async def play_daily(context: Context) -> None:
    """Begins today's attempt if there is none. Raises Refused as `bot.features.daily.service.DailyDice.begin`."""
    dice = context.services.get(DailyDice)
    found = await dice.found(context.user_id)
    game_id = found.attempt
    if game_id is None:
        game_id = await dice.begin(context.user_id, context.interaction.id, context.guild_id)
    is_yesterday = found.before == days_before(found.day)
    beside = SideButtons(are_shown=True, before=found.before, is_yesterday=is_yesterday)
    async with context.services.sessions.lock(game_id, anew=True) as session:
        stored = session.stored
        await context.answers.show(view=await _view(context, stored, beside=beside))
    context.services.tasks.begin(_add_perfect(context, stored, beside=beside))
    context.services.tasks.begin(ask_for_place(context))


def read(parts: tuple[str, ...], chosen: Chosen) -> Address | Handler | None:
    """`fd:<game>:<revision>:<verb>[:<marks>[:<die>]]` is an Address. Others are `fd:<game>:share` or `copy`, the
    buttons beside the board, and those of public messages.
    """
    if address := read_address(parts):
        return address
    match parts:
        case ("play",):
            return play_daily
        case ("take", game):
            return partial(_take, game_id=read_number(game))
        case ("day", day, "beside") if _DAY.fullmatch(day):
            return partial(show, build=partial(find_day, day=day))
    handler = _read_private(parts, chosen)
    return partial(_privately, handler=handler) if handler else None


def _read_private(parts: tuple[str, ...], chosen: Chosen) -> Handler | None:
    match parts:
        case (game, "share"):
            return partial(_share, game_id=read_number(game))
        case (game, "beat"):
            return partial(_beat, game_id=read_number(game), has_chosen=False)
        case ("beat-who", game) if chosen:
            return partial(_beat, game_id=read_number(game), has_chosen=True)
        case (game, "copy"):
            return partial(_copy, game_id=read_number(game))
        case ("look", game):
            return partial(_look_back, game_id=read_number(game), turn=1, is_first=True)
        case ("look", game, turn, _):
            return partial(_look_back, game_id=read_number(game), turn=read_number(turn), is_first=False)
        case ("try", game, number, choice):
            return partial(
                _try_again, game_id=read_number(game), number=read_number(number), choice=read_number(choice)
            )
        case ("try", game, number):
            return partial(_try_again, game_id=read_number(game), number=read_number(number), choice=None)
        case ("ranks",):
            return partial(post, build=partial(find_ranks, by=RankedBy.DAY), private=True)
        case ("ranks" | "place", by, *_) if by in set(RankedBy):
            return partial(show, build=partial(find_ranks, by=RankedBy(by)))
        case ("day", day) if _DAY.fullmatch(day):
            return partial(show, build=partial(find_day, day=day))
        case ("month", month) | ("month", month, "beside") if _MONTH.fullmatch(month):
            return partial(show, build=partial(find_month, month=month))
        case ("replay", game, turn, _):
            return partial(show, build=partial(find_replay, game_id=read_number(game), step=read_number(turn)))
        case ("turn",) if chosen and chosen[0].count(":") == 1:
            game_id, step = map(read_number, chosen[0].split(":"))
            return partial(show, build=partial(find_replay, game_id=game_id, step=step))
    return None


async def handle(context: Context, pressed: Address | Handler) -> None:
    if isinstance(pressed, Address):
        handler = _check_dice if pressed.verb == Verb.CHECK else _play
        pressed = partial(_privately, handler=partial(handler, address=pressed))
    await pressed(context)


async def _privately(context: Context, handler: Handler) -> None:
    check_private(context)
    await handler(context)


async def _check_dice(context: Context, address: Address) -> None:
    """Checks the dice of the player's own attempt, or of one that they may replay."""
    if not await context.services.sessions.database.read(may_be_replayed, address.game, context.user_id):
        stored = await _check_theirs(context, address.game)
        if not day_of(stored).is_public:
            later = await context.services.sessions.database.read(later_commitments, day_of(stored).label)
            await context.answers.show(view=fixed_view(stored, later, context.display))
            return
    await send_check(context, address.game, NOWHERE, None)


async def _check_theirs(context: Context, game_id: int) -> StoredGame:
    """The attempt as it was, which is ended if its day is over. Raises Refused for other people."""
    services = context.services
    async with services.sessions.lock(game_id) as session:
        stored = session.stored
    if not isinstance(stored.shared, Day) or stored.seats.number_of(context.user_id) is None:
        raise Refused("daily-not-shown")
    if stored.is_running and services.get(DailyDice).is_over(stored):
        await services.get(DailyDice).end(game_id)
    return stored


async def _play(context: Context, address: Address) -> None:
    await _check_theirs(context, address.game)
    async with context.services.sessions.lock(address.game, address.revision, anew=not address.revision) as session:
        stored, story, since = session.stored, list[str](), 0
        # Updates an old drawing.
        if stored.is_running and address.revision == stored.revision:
            story, since = await play_alone(context, session, address)
        stored = session.stored
        if not context.is_overtaken:
            marked = context.services.marks.last(stored)
            await context.answers.edit(await _view(context, stored, marked, story, since))
    if context.is_overtaken:
        await context.answers.acknowledge()
    context.services.tasks.begin(_add_perfect(context, stored, story))


async def _view(
    context: Context,
    stored: StoredGame,
    marked: int | None = None,
    story: Sequence[str] = (),
    since: int = 0,
    beside: SideButtons = _NOTHING_BESIDE,
) -> Screen:
    dice, display = context.services.get(DailyDice), context.display
    beside = beside._replace(has_ranks=is_server(context.guild_id))
    if stored.is_running:
        return attempt_view(stored, display, marked, story, since, beside)
    comparison, beside = await dice.comparison(stored.id, context.guild_id), beside._replace(are_shown=True)
    perfect = dice.known_perfect(stored)
    await asyncio.to_thread(prepare, display.locale)
    database, channel_id = context.services.sessions.database, context.interaction.channel_id or 0
    is_shared = await database.read(endings.is_shared, stored.id, channel_id)
    return ending_view(stored, comparison, perfect, display, story, beside, is_shared=is_shared)


async def _add_perfect(
    context: Context, stored: StoredGame, story: Sequence[str] = (), beside: SideButtons = _NOTHING_BESIDE
) -> None:
    """Adds the result of perfect play to an ending once the coach knows it."""
    dice = context.services.get(DailyDice)
    if stored.is_running or not stored.revision or dice.known_perfect(stored) is not None:
        return
    try:
        await dice.perfect(stored)
    except CoachUnavailable:
        return
    view = await _view(context, stored, story=story, beside=beside)
    editing = context.interaction.edit_original_response(view=view)
    await error_of(editing, f"add to the ending of attempt {stored.id}")


async def _share(context: Context, game_id: int) -> None:
    """Posts points and symbols, once per channel.

    Raises Refused while the attempt runs, and (`not-shown`) after Discord's errors; then sharing may be retried.
    """
    interaction, dice, stored = context.interaction, context.services.get(DailyDice), await _played(context, game_id)
    try:
        async with endings.sharing(
            context.services.sessions.database, game_id, interaction.channel_id or 0
        ) as is_first:
            if not await context.answers.edit(await _view(context, stored)):
                raise Refused("not-shown")
            if not is_first:
                return
            comparison, perfect = await dice.comparison(game_id, context.guild_id), dice.known_perfect(stored)
            view = shared_view(stored, comparison, perfect, context.here)
            await context.answers.show(view=view, private=False)
    except UNDELIVERED:
        await context.answers.edit(await _view(context, stored))
        raise Refused("not-shown") from None
    context.services.tasks.begin(_add_perfect(context, stored))


async def _beat(context: Context, game_id: int, *, has_chosen: bool) -> None:
    stored = await _played(context, game_id)
    await (dares.dare if has_chosen else dares.ask_whom)(context, stored)


async def _take(context: Context, game_id: int) -> None:
    await dares.take(context, game_id)
    await play_daily(context)


async def _copy(context: Context, game_id: int) -> None:
    dice, stored = context.services.get(DailyDice), await _played(context, game_id)
    comparison, perfect = await dice.comparison(game_id, context.guild_id), dice.known_perfect(stored)
    view = copied_view(stored, comparison, perfect, install_link(context.client), context.display)
    await context.answers.show(view=view)


async def _look_back(context: Context, game_id: int, turn: int, *, is_first: bool) -> None:
    build = partial(find_look, stored=await _played(context, game_id), turn=turn)
    await (post(context, build=build, private=True) if is_first else show(context, build=build))


async def _try_again(context: Context, game_id: int, number: int, choice: int | None) -> None:
    await show(context, partial(find_try, stored=await _played(context, game_id), number=number, choice=choice))


async def _played(context: Context, game_id: int) -> StoredGame:
    """The attempt that has ended. Raises Refused while it runs, without a throw, and for other people."""
    await _check_theirs(context, game_id)
    async with context.services.sessions.lock(game_id) as session:
        stored = session.stored
    if stored.is_running or stored.revision == 0:
        raise Refused("unknown-button")
    return stored
