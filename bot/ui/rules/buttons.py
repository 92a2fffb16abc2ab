"""What the buttons and selects about rules do: those of the list, and those of the editor."""

from bot.errors import Refused
from bot.games.farkle import RuleSet
from bot.ui.context import Context
from bot.ui.rules import editor
from bot.ui.rules.view import show_chosen


async def handle(context: Context, parts: tuple[str, ...]) -> None:
    """Acts on a press, a choice or a typed value: `fr:<action>[:<option>]`. Raises Refused."""
    match parts:
        case ("show",):
            await show_chosen(context)
        case (name,) if name in editor.ACTIONS:
            await editor.ACTIONS[name](context)
        case (name, option) if name in editor.OPTION_ACTIONS and option in RuleSet.model_fields:
            await editor.OPTION_ACTIONS[name](context, option)
        case _:
            raise Refused("unknown-button")
