"""Asks managers before something ends or is deleted."""

import re
from functools import partial

from bot.features.seasons.screens import season_ends, season_leads
from bot.model.records import LeaderboardPage, LeaderboardQuery, Season
from bot.rulesets import NamedRules, title_of
from bot.ui.components import Screen, Style, action_row, button, text_display
from bot.ui.context import Chosen, Context, Handler, address_in
from bot.ui.display import Display
from bot.ui.rules.view import send_as_file

_address = partial(address_in, "fq")
_NUMBER = re.compile("[0-9]{1,9}")
_SEASON_END, _DELETE = "season-end", "delete"


def read(parts: tuple[str, ...], _chosen: Chosen) -> Handler | None:
    """Keys of rule sets may hold colons."""
    match parts:
        case (name, season_id) if name == _SEASON_END and _NUMBER.fullmatch(season_id):
            return partial(_end_season, season_id=int(season_id))
        case (name, *key) if name == _DELETE and key:
            return partial(_delete, key=":".join(key))
    return None


async def ask_to_end_season(context: Context) -> None:
    """Raises Refused (`no-season-runs`)."""
    season = await context.services.records.seasons.running(context.guild_id)
    display, leaders = context.display, season_leads(await _tables(context, season), context.display)
    await _ask(
        context,
        display.say("season-end-sure", name=season.name, leaders=leaders, any="yes" if leaders else "no"),
        display.say("button-season-end"),
        _address(_SEASON_END, str(season.id)),
    )


async def ask_to_delete_default(context: Context, ruleset: NamedRules) -> None:
    say = context.display.say
    sure = say("setup-delete-sure", **_said(ruleset, context.display))
    await _ask(context, sure, say("button-delete-rules"), _address(_DELETE, ruleset.name))


async def _ask(context: Context, sure: str, label: str, address: str) -> None:
    view = Screen(text_display(sure), action_row(button(label, address, style=Style.danger)))
    await context.answers.show(view=view)


async def _end_season(context: Context, season_id: int) -> None:
    records = context.services.records
    season = await records.seasons.end(context.guild_id, season_id)
    await _close(context, context.display.say("season-ended-well", name=season.name))
    await season_ends(season, await _tables(context, season), context.display).send(context, private=False)


async def _tables(context: Context, season: Season) -> dict[str, LeaderboardPage]:
    """The first pages of the season's leaderboards, by game."""
    records = context.services.records.leaderboards
    queries = LeaderboardQuery.of_season(season)
    return {kind: await records.page(query, 1, context.user_id) for kind, query in queries.items()}


async def _delete(context: Context, key: str) -> None:
    ruleset = await context.services.rule_books.delete(context.guild_id, key)
    await _close(context, context.display.say("setup-deleted-default", **_said(ruleset, context.display)))
    await send_as_file(context, "setup-deleted", ruleset)


def _said(ruleset: NamedRules, display: Display) -> dict[str, object]:
    """The game, and the next default rule set."""
    following = title_of(ruleset.engine.standard, display.locale)
    return {"title": ruleset.title, "game": ruleset.engine.name, "next": following}


async def _close(context: Context, sentence: str) -> None:
    """Replaces the question, so that it can't be answered twice."""
    await context.answers.edit(Screen(text_display(sentence)))
