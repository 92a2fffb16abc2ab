"""A season as it is announced: how it begins, and who is crowned when it ends."""

from discord.ui import ActionRow, LayoutView, TextDisplay

from bot.model.standings import LeaderboardPage, Season
from bot.ui.display import GOLD, TEAL, Display
from bot.ui.stats.leaderboard import LeaderboardRequest, board_lines
from bot.ui.stats.page import BESIDE, Page, button

_LONGEST_CHOICE = 100


def season_begins(season: Season, display: Display) -> Page:
    """Calls nobody, but tells everybody what counts."""
    order = display.say(f"order-{season.order.value.replace('_', '-')}")
    text = display.say("season-begins", name=season.name, order=order)
    return Page((TextDisplay(text), _to_table(season, display)), accent=TEAL)


def season_ends(season: Season, table: LeaderboardPage, display: Display) -> Page:
    """The crowning, with the head of the table."""
    winners = [display.name(winner) for winner in season.winners]
    head = display.say("season-ends", name=season.name)
    crowned = (
        display.say("season-winners", players=display.listed(winners), many=len(winners))
        if winners
        else display.say("season-nobody")
    )
    texts = ["\n".join([head, crowned])]
    if table.lines:
        texts.append("\n".join(board_lines(table, display)))
    return Page((*map(TextDisplay[LayoutView], texts), _to_table(season, display)), accent=GOLD)


def season_choice(season: Season, display: Display) -> str:
    """A season in a list to choose from."""
    key = "season-choice-over" if season.ended_at else "season-choice-running"
    return display.label(key, name=season.name)[:_LONGEST_CHOICE]


def _to_table(season: Season, display: Display) -> ActionRow[LayoutView]:
    request = LeaderboardRequest(season.order, season=season.id)
    return ActionRow(button(display.say("season-table"), request.address(BESIDE)))
