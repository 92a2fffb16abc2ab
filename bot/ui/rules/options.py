"""Options of rules with their values, in words."""

from bot.games.options import OptionSet
from bot.ui.display import Display
from bot.ui.registry import presentation_of


def name_of(option: str, rules: OptionSet, display: Display) -> str:
    return display.say(f"option-{rules.keyed(option)}")


def value_of(option: str, rules: OptionSet, display: Display) -> str:
    value = getattr(rules, option)
    if isinstance(value, bool):
        return display.say("value-yes" if value else "value-no")
    named = presentation_of(rules).named(option, rules, display)
    return named or (display.say("words-points", points=value) if value else display.say("value-none"))


def differing(rules: OptionSet, base: OptionSet, display: Display) -> list[str]:
    """A line for each option of the editor whose value is not that of the base."""
    shown = {option for menu in rules.menus().values() for option in menu}
    return [
        display.say("rules-option", option=name_of(option, rules, display), value=value_of(option, rules, display))
        for option in rules.differences(base)
        if option in shown
    ]
