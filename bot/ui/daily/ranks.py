from collections.abc import Sequence

from bot.model.daily import Leaderboard, Rank, RankedBy
from bot.ui.components import Button, Screen, Style, action_row, button, text_display
from bot.ui.context import Context
from bot.ui.daily.board import place_address, ranks_address
from bot.ui.display import TEAL, Display


async def open_ranks(context: Context) -> None:
    """Today's leaderboard, privately."""
    view = await _view(context, RankedBy.DAY, everywhere=False)
    await context.interaction.response.send_message(view=view, ephemeral=True)


async def turn_to(context: Context, by: RankedBy, *, everywhere: bool) -> None:
    await context.interaction.response.edit_message(view=await _view(context, by, everywhere=everywhere))


async def _view(context: Context, by: RankedBy, *, everywhere: bool) -> Screen:
    """Alone, people compare with all players."""
    everywhere = everywhere or context.is_alone
    there = None if everywhere else context.guild_id
    found = await context.services.daily.leaderboard(by, there, context.user_id)
    return ranks_view(found, by, context.display, everywhere=everywhere, is_alone=context.is_alone)


def ranks_view(found: Leaderboard, by: RankedBy, display: Display, *, everywhere: bool, is_alone: bool) -> Screen:
    """With buttons that work for each viewer."""
    say = display.say
    head = say("daily-ranks-head", by=by.value, where="everywhere" if everywhere else "here")
    lines = rank_lines(found.ranks, by, display) or [say("daily-ranks-empty")]
    if found.mine is not None:
        lines.append(say("daily-ranks-mine", place=found.mine.place, people=found.people))

    def leading(label: str, to: str, *, is_shown: bool) -> Button:
        style = Style.primary if is_shown else Style.secondary
        return button(label, to, style=style, disabled=is_shown)

    # Two buttons lead to the current leaderboard; addresses must differ.
    orders = [
        leading(say(f"button-daily-{each.value}"), ranks_address(each, everywhere=everywhere), is_shown=each is by)
        for each in RankedBy
    ]
    places = [
        leading(say("button-daily-here"), place_address(by, everywhere=False), is_shown=not everywhere),
        leading(say("button-daily-everywhere"), place_address(by, everywhere=True), is_shown=everywhere),
    ]
    rows = [action_row(*orders), *[action_row(*places)] * (not is_alone)]
    return Screen(text_display("\n".join([head, *lines])), *rows, accent=TEAL)


def rank_lines(ranks: Sequence[Rank], by: RankedBy, display: Display) -> list[str]:
    key = "daily-rank-streak" if by is RankedBy.STREAK else "daily-rank-points"
    return [display.say(key, place=each.place, player=display.name(each.user_id), value=each.value) for each in ranks]
