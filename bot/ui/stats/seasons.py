"""A season as it is announced: how it begins, and who is crowned when it ends."""

from discord.ui import ActionRow, LayoutView, TextDisplay

from bot.model.standings import BoardPage, Season
from bot.ui.display import GOLD, TEAL, Display, plain
from bot.ui.stats.leaderboard import Asked, board_lines
from bot.ui.stats.page import BESIDE, Leaf, button
from bot.ui.stats.scope import called

_LONGEST_CHOICE = 100
_MOST_NAMED = 20


def season_begins(season: Season, display: Display) -> Leaf:
    """Calls nobody, but tells everybody what counts."""
    order = display.say(f"order-{season.order.value.replace('_', '-')}")
    text = display.say("season-begins", name=plain(season.name), order=order)
    return Leaf((TextDisplay(text), _to_table(season, display)), accent=TEAL)


def season_ends(season: Season, table: BoardPage, display: Display) -> Leaf:
    """The crowning, with the head of the table."""
    winners = [called(winner, display) for winner in season.winners[:_MOST_NAMED]]
    if more := len(season.winners) - len(winners):
        winners.append(display.say("season-more", count=more))
    head = display.say("season-ends", name=plain(season.name))
    crowned = (
        display.say("season-winners", players=display.listed(winners), many=len(winners))
        if winners
        else display.say("season-nobody")
    )
    texts = ["\n".join([head, crowned])]
    if table.lines:
        texts.append("\n".join(board_lines(table, display)))
    return Leaf((*map(TextDisplay[LayoutView], texts), _to_table(season, display)), accent=GOLD)


def season_choice(season: Season, display: Display) -> str:
    """A season in a list to choose from."""
    key = "season-choice-over" if season.ended_at else "season-choice-running"
    return display.say(key, name=season.name)[:_LONGEST_CHOICE]


def _to_table(season: Season, display: Display) -> ActionRow[LayoutView]:
    asked = Asked(season.order, season=season.id)
    return ActionRow(button(display.say("season-table"), asked.address(BESIDE)))
