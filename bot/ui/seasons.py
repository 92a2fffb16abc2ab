"""A season as it is announced: how it begins, and who is crowned when it ends."""

from discord.ui import ActionRow, LayoutView, TextDisplay

from bot.records.sheets import BoardPage, Season
from bot.ui.leaderboard import Asked, board_lines
from bot.ui.leaf import BESIDE, Leaf, button
from bot.ui.look import GOLD, TEAL, Look, plain
from bot.ui.scope import called

_LONGEST_CHOICE = 100


def season_begins(season: Season, look: Look) -> Leaf:
    """Calls nobody, but tells everybody what counts."""
    order = look.say(f"order-{season.order.value.replace('_', '-')}")
    text = look.say("season-begins", name=plain(season.name), order=order)
    return Leaf((TextDisplay(text), _to_table(season, look)), accent=TEAL)


def season_ends(season: Season, table: BoardPage, look: Look) -> Leaf:
    """The crowning, with the head of the table."""
    winners = [called(winner, look) for winner in season.winners]
    head = look.say("season-ends", name=plain(season.name))
    crowned = (
        look.say("season-winners", players=look.listed(winners), many=len(winners))
        if winners
        else look.say("season-nobody")
    )
    texts = ["\n".join([head, crowned])]
    if table.lines:
        texts.append("\n".join(board_lines(table, look)))
    return Leaf((*map(TextDisplay[LayoutView], texts), _to_table(season, look)), accent=GOLD)


def season_choice(season: Season, look: Look) -> str:
    """A season in a list to choose from."""
    key = "season-choice-over" if season.ended_at else "season-choice-running"
    return look.say(key, name=season.name)[:_LONGEST_CHOICE]


def _to_table(season: Season, look: Look) -> ActionRow[LayoutView]:
    asked = Asked(season.order, season=season.id)
    return ActionRow(button(look.say("season-table"), asked.address(BESIDE)))
