"""**Beat my daily**: a person asks another to play the dice of their day, and both results are posted."""

import logging
from collections.abc import Callable

from bot.discord_py import error_of
from bot.errors import Refused
from bot.features.daily import store
from bot.features.daily.board import address, solo_of
from bot.features.daily.model import Dare, day_of
from bot.features.daily.rules import banked_in
from bot.features.daily.service import DailyDice
from bot.jobs import survives
from bot.model.games import StoredGame
from bot.play.guards import game_of
from bot.ui.channels import check_channel
from bot.ui.components import Screen, Style, action_row, button, covered, text_display, user_select
from bot.ui.context import Context, check_on_server, check_rival
from bot.ui.display import GOLD, TEAL, Display
from bot.ui.services import Services

log = logging.getLogger(__name__)


async def ask_whom(context: Context, stored: StoredGame) -> None:
    """Shows a menu of people. Raises Refused."""
    check_on_server(context)
    display = context.display
    menu = user_select(address("beat-who", stored.id), display.say("daily-beat-choose"), most=1)
    await context.answers.show(view=Screen(text_display(display.say("daily-beat-whom")), menu, accent=TEAL))


async def dare(context: Context, stored: StoredGame) -> None:
    """Calls the chosen person, once. Raises Refused."""
    check_channel(context)
    check_on_server(context)
    services, user_id = context.services, context.chosen_person
    check_rival(context, user_id, context.guild_id)
    channel_id, database = context.interaction.channel_id or 0, services.sessions.database
    await database.write(store.dare, stored, user_id, context.guild_id, channel_id, services.sessions.now())
    await services.post(context.guild_id, channel_id, _invitation(stored, user_id, context.here), [user_id])
    await context.answers.edit(Screen(text_display(context.display.say("daily-beat-asked")), accent=TEAL))


def _invitation(stored: StoredGame, user_id: int, display: Display) -> Screen:
    fields = {"player": display.name(user_id), "host": display.name(stored.host_id)}
    number, total = str(day_of(stored).number), game_of(stored).seat(1).total
    take = button(display.say("daily-beat-take"), address("take", stored.id), style=Style.primary)
    return Screen(
        text_display(display.say("daily-beat", number=number, total=total, **fields)), action_row(take), accent=TEAL
    )


async def take(context: Context, game_id: int) -> None:
    """Agrees that both results are posted. Raises Refused for other people, and if the person's date is another: they
    have agreed then, too, because they have played that day, or will.
    """
    services = context.services
    day = await services.sessions.database.write(store.take_dare, game_id, context.user_id)
    if (await services.get(DailyDice).found(context.user_id)).day != day:
        raise Refused("daily-beat-over")


class Dares:
    """Posts both results once both have played. `may_act_on`: are people on a server there, and does Discord let the
    bot act?
    """

    def __init__(self, services: Services, may_act_on: Callable[[int], bool]) -> None:
        self._services = services
        self._database = services.sessions.database
        self._may_act_on = may_act_on

    async def look(self) -> None:
        """Posts what is due. Each is claimed before it is posted, so it comes once at most."""
        for game_id, user_id, guild_id in await self._database.read(store.dares_due):
            if self._may_act_on(guild_id):
                failed = "two results of a day could not be compared on server %s"
                await survives(self._post(game_id, user_id), log, failed, guild_id)

    async def _post(self, game_id: int, user_id: int) -> None:
        if found := await self._database.write(store.claim_dare, game_id, user_id):
            display = self._services.displays.at(found.guild_id, found.channel_id)
            sending = self._services.messages.send(found.guild_id, found.channel_id, view=_result(found, display))
            await error_of(sending, f"post two results of a day on server {found.guild_id}")


def _result(found: Dare, display: Display) -> Screen:
    """The screen of both results, without dice. The points of the turns are covered, because others still play them."""
    first, second = sorted((found.host, found.guest), key=lambda side: -side.points)
    way = "level" if first.points == second.points else "won"
    names = {"first": display.name(first.user_id), "second": display.name(second.user_id)}
    fields = {"number": str(found.number), "most": first.points, "least": second.points}
    lines = list[str]()
    for side in (first, second):
        squares = solo_of(found.attempt).squares(banked_in(side.lines))
        lines.append(f"{display.name(side.user_id)}: {squares}")
    turns = covered(text_display("\n".join(lines)), accent=GOLD)
    return Screen(text_display(display.say("daily-beat-result", way=way, **names, **fields)), turns)
