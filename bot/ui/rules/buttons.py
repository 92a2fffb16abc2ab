"""What the buttons and selects about rules do: those of the list, and those of the editor."""

from bot.errors import Refused
from bot.games.farkle import RuleSet
from bot.ui.context import Context
from bot.ui.rules import editor
from bot.ui.rules.view import show_chosen


async def handle(context: Context, parts: tuple[str, ...]) -> None:
    """Acts on a press, a choice or a typed value: `fr:<action>[:<option>]`. Raises Refused."""
    name, *rest = parts or ("",)
    option = ":".join(rest)
    if parts == ("show",):
        await show_chosen(context)
        return
    action = editor.ACTIONS.get(name)
    if action is None or (option and option not in RuleSet.model_fields):
        raise Refused("unknown-button")
    await action(context, option)
