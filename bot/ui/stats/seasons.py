"""The announcements of a season: that it begins, and who has won when it ends."""

from bot.model.standings import LeaderboardPage, Season
from bot.ui.components import ActionRow, action_row, button, text_display, text_displays
from bot.ui.display import GOLD, TEAL, Display
from bot.ui.stats.leaderboard import LeaderboardRequest, board_lines
from bot.ui.stats.page import BESIDE, Page

_LONGEST_CHOICE = 100
_MOST_NAMED = 20


def season_begins(season: Season, display: Display) -> Page:
    """Says what counts in the season. Pings nobody."""
    order = display.say(f"order-{season.order.value.replace('_', '-')}")
    text = display.say("season-begins", name=season.name, order=order)
    return Page((text_display(text), _to_table(season, display)), accent=TEAL)


def season_ends(season: Season, table: LeaderboardPage, display: Display) -> Page:
    """The winners, with the top of the leaderboard."""
    winners = [display.name(winner) for winner in season.winners[:_MOST_NAMED]]
    if more := len(season.winners) - len(winners):
        winners.append(display.say("season-more", count=more))
    head = display.say("season-ends", name=season.name)
    crowned = (
        display.say("season-winners", players=display.listed(winners), many=len(winners))
        if winners
        else display.say("season-nobody")
    )
    texts = ["\n".join([head, crowned])]
    if table.lines:
        texts.append("\n".join(board_lines(table, display)))
    return Page((*text_displays(*texts), _to_table(season, display)), accent=GOLD)


def season_choice(season: Season, display: Display) -> str:
    """A season as a suggestion of a command."""
    key = "season-choice-over" if season.ended_at else "season-choice-running"
    return display.label(key, name=season.name)[:_LONGEST_CHOICE]


def _to_table(season: Season, display: Display) -> ActionRow:
    request = LeaderboardRequest(season.order, season=season.id)
    return action_row(button(display.say("season-table"), request.address(BESIDE)))
