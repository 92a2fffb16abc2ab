"""The options of every game: forbidden forms, and their places in the editor."""

import pytest

from bot.errors import RuleSetError
from bot.games.engine import Engine
from bot.games.options import change
from bot.games.registry import ENGINES
from bot.text import fault_line, languages

NEVER: list[object] = ["nonsense", 0.5, float("nan"), float("inf"), -(10**30), 10**30, [6], {"x": 1}]


@pytest.mark.parametrize("value", NEVER, ids=str)
@pytest.mark.parametrize(
    ("engine", "option"), [(engine, option) for engine in ENGINES.values() for option in engine.rules.model_fields]
)
def test_nonsense_is_refused_with_what_is_allowed(engine: Engine, option: str, value: object) -> None:
    with pytest.raises(RuleSetError) as caught:
        change(engine.rules(), {option: value})
    assert {(fault.option, fault.code) for fault in caught.value.faults} == {(option, "fault-bad-value")}
    assert all(fault_line(fault, locale) for fault in caught.value.faults for locale in languages())


@pytest.mark.parametrize("engine", ENGINES.values(), ids=ENGINES)
def test_every_option_is_in_one_menu_that_has_room_for_more_unless_the_bot_sets_it(engine: Engine) -> None:
    offered = [option for menu in engine.rules.menus().values() for option in menu]
    assert sorted(offered) == sorted(name for name, option in engine.rules.declared().items() if option.section)
    assert set(engine.rules.model_fields) - set(offered) <= {"idle", "turns"}
    assert all(len(menu) < 25 for menu in engine.rules.menus().values())
