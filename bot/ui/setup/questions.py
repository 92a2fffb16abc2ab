"""Asks managers before something ends or is deleted."""

from functools import partial

from bot.hooks import features
from bot.rulesets import NamedRules, title_of
from bot.ui.components import Screen, question, text_display
from bot.ui.context import Chosen, Context, Handler, address_in
from bot.ui.display import Display
from bot.ui.rules.view import send_as_file

address = partial(address_in, "fq")
_DELETE = "delete"


def read(parts: tuple[str, ...], _chosen: Chosen) -> Handler | None:
    """Reads the answer to a question from its address, where keys of rule sets may hold colons."""
    match parts:
        case (name, *key) if name == _DELETE and key:
            return partial(_delete, key=":".join(key))
    return next(filter(None, (feature.answer(parts) for feature in features())), None)


async def ask_to_delete_default(context: Context, ruleset: NamedRules) -> None:
    say = context.display.say
    sure = say("setup-delete-sure", **_said(ruleset, context.display))
    await ask(context, sure, say("button-delete-rules"), address(_DELETE, ruleset.name))


async def ask(context: Context, sure: str, label: str, to: str) -> None:
    await context.answers.show(view=question(sure, label, to))


async def _delete(context: Context, key: str) -> None:
    ruleset = await context.services.rule_books.delete(context.guild_id, key)
    said = _said(ruleset, context.display)
    await close(context, context.display.say("setup-default-set", game=said["game"], title=said["next"]))
    await send_as_file(context, "setup-deleted", ruleset)


def _said(ruleset: NamedRules, display: Display) -> dict[str, object]:
    """The fields of the question before a default ends: the game, and the next default rule set."""
    following = title_of(ruleset.engine.standard, display.locale)
    return {"title": ruleset.title, "game": ruleset.engine.name, "next": following}


async def close(context: Context, sentence: str) -> None:
    """Replaces the question, so that it can't be answered twice."""
    await context.answers.edit(Screen(text_display(sentence)))
