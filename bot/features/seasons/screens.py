"""What is posted when a season begins and ends."""

from collections.abc import Iterator, Mapping

from bot.model.records import LeaderboardPage, LeaderboardQuery, Season
from bot.ui.components import ActionRow, action_row, button, short, text_display, text_displays
from bot.ui.display import GOLD, TEAL, Display
from bot.ui.page import BESIDE, Page
from bot.ui.records.leaderboard import LeaderboardRequest, board_lines, title_of_order
from bot.ui.registry import title_of_game

_MOST_NAMED = 20


def season_begins(season: Season, display: Display) -> Page:
    """Without pings."""
    games = [title_of_game(kind, display) for kind in LeaderboardQuery.of_season(season)]
    order = title_of_order(season.order, display)
    text = display.say("season-begins", name=season.name, order=order, games=display.listed(games), many=len(games))
    return Page((text_display(text), _to_tables(season, display)), accent=TEAL)


def season_ends(season: Season, tables: Mapping[str, LeaderboardPage], display: Display) -> Page:
    """`tables` are by game."""
    texts = [display.say("season-ends", name=season.name)]
    if not season.winners:
        texts = ["\n".join([*texts, display.say("season-nobody")])]
    for kind, table in tables.items():
        if kind in season.winners or table.lines:
            texts.append("\n".join([*_crowned(season, kind, display), *board_lines(table, display)]))
    return Page((*text_displays(*texts), _to_tables(season, display)), accent=GOLD)


def season_leads(tables: Mapping[str, LeaderboardPage], display: Display) -> str:
    """The current leaders; empty if there are none."""
    leaders = []
    for kind, table in tables.items():
        ahead = [display.name(line.user_id) for line in table.lines if line.place == 1]
        if ahead:
            game = title_of_game(kind, display)
            leaders.append(display.say("season-leads", players=display.listed(ahead), many=len(ahead), game=game))
    return " ".join(leaders)


def season_choice(season: Season, display: Display) -> str:
    key = "season-choice-over" if season.ended_at else "season-choice-running"
    return short(display.label(key, name=season.name))


def _crowned(season: Season, kind: str, display: Display) -> Iterator[str]:
    ids = season.winners.get(kind, ())
    winners = [display.name(winner) for winner in ids[:_MOST_NAMED]]
    if more := len(ids) - len(winners):
        winners.append(display.say("season-more", count=more))
    if winners:
        game = title_of_game(kind, display)
        yield display.say("season-winners", players=display.listed(winners), many=len(winners), game=game)


def _to_tables(season: Season, display: Display) -> ActionRow:
    return action_row(
        *(
            button(
                display.say("season-table", game=title_of_game(kind, display)),
                LeaderboardRequest(season.order, query.family, season=season.id).address(BESIDE),
            )
            for kind, query in LeaderboardQuery.of_season(season).items()
        )
    )
