"""The posts when a season begins and ends, and the question before its end."""

from collections.abc import Iterator, Mapping

from bot.features.seasons import store
from bot.features.seasons.model import Season
from bot.model.records import LeaderboardPage
from bot.ui.components import ActionRow, action_row, button, text_display, text_displays
from bot.ui.context import Context
from bot.ui.display import GOLD, TEAL, Display
from bot.ui.page import BESIDE, Page
from bot.ui.presentation import title_of_game
from bot.ui.records.leaderboard import LeaderboardRequest, leaderboard_lines, title_of_order
from bot.ui.setup.questions import address, ask, close

SEASON_END = "season-end"
_MOST_NAMED = 20


async def start_season(context: Context, name: str, order: str) -> None:
    """Starts a season and posts that. Raises Refused (`season-runs`, `season-name-taken`, `bad-season-name`)."""
    now = int(context.services.clock())
    season = await context.services.sessions.database.write(store.start, context.guild_id, name, order, now)
    await season_begins(season, context.here).send(context, private=False)


async def ask_to_end_season(context: Context) -> None:
    """Asks whether the season ends now, and says who leads. Raises Refused (`no-season-runs`)."""
    season = await context.services.sessions.database.read(store.running, context.guild_id)
    display, leaders = context.display, season_leads(await _tables(context, season), context.display)
    sure = display.say("season-end-sure", name=season.name, leaders=leaders, any=bool(leaders))
    await ask(context, sure, display.say("button-season-end"), address(SEASON_END, season.id))


async def end_season(context: Context, season_id: int) -> None:
    """Ends a season and posts its result. Raises Refused (`no-season-runs`)."""
    now = int(context.services.clock())
    season = await context.services.sessions.database.write(store.end, context.guild_id, season_id, now)
    await close(context, context.display.say("season-ends", name=season.name))
    await season_ends(season, await _tables(context, season), context.here).send(context, private=False)


async def _tables(context: Context, season: Season) -> dict[str, LeaderboardPage]:
    """The first pages of the season's leaderboards, by game."""
    records = context.services.records
    return {kind: await records.leaderboard(query, 1, context.user_id) for kind, query in season.queries.items()}


def season_begins(season: Season, display: Display) -> Page:
    """The post that a season begins, which pings no one."""
    games = [title_of_game(kind, display) for kind in season.queries]
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
            texts.append("\n".join([*_crowned(season, kind, display), *leaderboard_lines(table, display)]))
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
                LeaderboardRequest(season.order, query.family, span=season.span).address(BESIDE),
            )
            for kind, query in season.queries.items()
        )
    )
