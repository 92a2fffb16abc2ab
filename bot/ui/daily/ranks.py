"""Leaderboards of the daily dice, and the best attempt of yesterday, which everybody may replay."""

from bot.errors import Refused
from bot.model.daily import BestOfDay, Rank, RankedBy
from bot.play.daily import line_of
from bot.store.departures import NOWHERE
from bot.ui.answers import send_file
from bot.ui.components import Button, Screen, Style, action_row, button, text_display
from bot.ui.context import Context
from bot.ui.daily.board import place_address, ranks_address
from bot.ui.display import TEAL, Display


async def open_ranks(context: Context) -> None:
    """`ranks`: today's leaderboard, privately."""
    view = await _view(context, RankedBy.DAY, everywhere=False)
    await context.interaction.response.send_message(view=view, ephemeral=True)


async def turn_to(context: Context, by: RankedBy, *, everywhere: bool) -> None:
    """`ranks:<by>:<where>` and `place:<by>:<where>`: another leaderboard in place of the one that is shown."""
    await context.interaction.response.edit_message(view=await _view(context, by, everywhere=everywhere))


async def _view(context: Context, by: RankedBy, *, everywhere: bool) -> Screen:
    """A leaderboard. In direct messages, it is one of all servers."""
    everywhere = everywhere or not context.is_on_server
    found = await context.services.daily.ranks(by, None if everywhere else context.guild_id)
    return ranks_view(found, by, context.display, everywhere=everywhere, is_on_server=context.is_on_server)


def ranks_view(found: list[Rank], by: RankedBy, display: Display, *, everywhere: bool, is_on_server: bool) -> Screen:
    """A leaderboard. The buttons lead to the others, which work for whoever sees it."""
    say = display.say
    head = say("daily-ranks-head", by=by.value, where="everywhere" if everywhere else "here")
    lines = [
        say(f"daily-rank-{by.value}", place=place, player=display.name(rank.user_id), value=rank.value)
        for place, rank in enumerate(found, start=1)
    ]

    def leading(label: str, to: str, *, is_shown: bool) -> Button:
        style = Style.primary if is_shown else Style.secondary
        return button(label, to, style=style, disabled=is_shown)

    # Two buttons lead to the leaderboard that is shown, and no two may have the same address.
    orders = [
        leading(say(f"button-daily-{each.value}"), ranks_address(each, everywhere=everywhere), is_shown=each is by)
        for each in RankedBy
    ]
    places = [
        leading(say("button-daily-here"), place_address(by, everywhere=False), is_shown=not everywhere),
        leading(say("button-daily-everywhere"), place_address(by, everywhere=True), is_shown=everywhere),
    ]
    rows = [action_row(*orders), *[action_row(*places)] * is_on_server]
    return Screen(text_display("\n".join([head, *(lines or [say("daily-ranks-empty")])])), *rows, accent=TEAL)


async def show_best(context: Context) -> None:
    """The best attempt of yesterday, privately and with its text. Raises Refused where nobody has played."""
    best = await context.services.daily.best_before()
    if best is None:
        raise Refused("daily-nobody-before")
    text = await context.services.standings.history.text_to_check(best.game_id, NOWHERE)
    await send_file(context.interaction, _told(best, context.display), f"farkle-{best.game_id}.txt", text)


def _told(best: BestOfDay, display: Display) -> str:
    say, name = display.say, display.name
    return "\n".join(
        [
            say("daily-best", player=name(best.game.user_id), total=best.game.value),
            line_of(best.lines),
            say("daily-best-turn", player=name(best.turn.user_id), points=best.turn.value),
            say("daily-best-file"),
        ]
    )
