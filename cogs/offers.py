"""Suggestions while people type, such as rule sets."""

from collections.abc import Callable, Coroutine, Iterable

from discord import app_commands

from bot import rulesets
from bot.games.engine import AnyEngine
from bot.store.rule_books import titles_of
from bot.ui.components import short
from bot.ui.context import Context, Interaction
from bot.ui.display import Display
from bot.ui.presentation import has_presentation
from bot.ui.zones import offered_places

Choices = list[app_commands.Choice[str]]

_MOST_CHOICES = 25


def offer_rules_of(engine: AnyEngine | None) -> Callable[[Interaction, str], Coroutine[object, object, Choices]]:
    """Suggests rule sets of one game (None: of all games), the server's own first."""

    async def offer(interaction: Interaction, typed: str) -> Choices:
        context = Context.of(interaction)
        own = await context.services.sessions.database.read(titles_of, context.guild_id)
        found = [ruleset for ruleset in own if engine is None or ruleset.game == engine.name]
        shipped = rulesets.shipped().values()
        theirs = (
            ruleset
            for ruleset in shipped
            if (has_presentation(ruleset.engine) if engine is None else ruleset.engine is engine)
        )
        return _choices(context.display, [*found, *theirs], typed)

    return offer


offer_rules = offer_rules_of(None)


async def offer_own_rules(interaction: Interaction, typed: str) -> Choices:
    context = Context.of(interaction)
    return _choices(context.display, await context.services.sessions.database.read(titles_of, context.guild_id), typed)


async def offer_places(interaction: Interaction, typed: str) -> Choices:
    """The places with a time zone of their own."""
    places = await offered_places(Context.of(interaction), typed)
    return [app_commands.Choice(name=short(label), value=name) for label, name in places]


def matching(offered: Choices, typed: str) -> Choices:
    """The choices that begin with the text, then those that contain it."""
    wanted = typed.casefold()
    found = [choice for choice in offered if wanted in choice.name.casefold()]
    return sorted(found, key=lambda choice: not choice.name.casefold().startswith(wanted))[:_MOST_CHOICES]


def _choices(display: Display, rule_sets: Iterable[rulesets.NamedRules | rulesets.TitledRules], typed: str) -> Choices:
    choices = []
    for ruleset in rule_sets:
        if isinstance(ruleset, rulesets.NamedRules):
            ruleset = rulesets.in_language(ruleset, display.locale)
        summary = ruleset.summary or display.say("rules-list-own", base=rulesets.title_of(ruleset.base, display.locale))
        name = short(display.label("choice-rules", title=ruleset.title, summary=summary))
        choices.append(app_commands.Choice(name=name, value=ruleset.name))
    return matching(choices, typed)
