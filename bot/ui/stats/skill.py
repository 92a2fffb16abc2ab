"""Luck and skill in reviewed games."""

from bot import workers
from bot.model.standings import LEAST_DECISIONS, Skill
from bot.ui.components import text_display, text_displays
from bot.ui.context import Context
from bot.ui.display import Display
from bot.ui.stats import charts
from bot.ui.stats.cards import check_shown, skill_line
from bot.ui.stats.page import Figure, Page, drawn
from bot.ui.stats.scope import Scope
from bot.ui.stats.telling import percent, signed


async def open_skill(context: Context, user_id: int, scope: Scope) -> None:
    check_shown(context, user_id)
    guild_id = scope.guild(context.guild_id)
    found = await context.services.standings.cards.skill(user_id, guild_id, scope.family)
    await (await drawn(context, skill(found, scope, context.display))).replace(context)


async def skill(found: Skill, scope: Scope, display: Display) -> Page:
    head = display.say("skill-head", player=display.name(found.user_id), scope=scope.words(display))
    about = display.say("skill-about", needed=LEAST_DECISIONS)
    if not found.games:
        return Page(tuple(text_displays(head, display.say("skill-empty"), about)))
    figure = await _figure(found, display)
    lines = [head, *skill_line(found.tally, display), display.say("skill-picture", games=len(found.games))]
    return Page((text_display("\n".join(lines)), figure.component(), text_display(about)), (figure,))


async def _figure(found: Skill, display: Display) -> Figure:
    oldest_first = found.games[::-1]
    games = tuple((game.sums.accuracy, percent(game.luck), game.won) for game in oldest_first)
    told = [
        display.say(
            "alt-skill-game",
            accuracy="none" if game.sums.accuracy is None else round(game.sums.accuracy),
            won="yes" if game.won else "no",
            **signed(game.luck),
        )
        for game in oldest_first
    ]
    png = await workers.shared.run(charts.skill_by_game, games)
    return Figure("skill", png, display.say("alt-skill", games="; ".join(told)))
