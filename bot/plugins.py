"""Games from installed packages, by entry points."""

import re
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol, TypeVar

from bot.errors import first_line

INTERFACE = 2
"""The version of what plug-ins use, which their packages state by the same name. It rises with each change here that
can break a game.
"""

FAILED: dict[str, str] = {}
"""The reasons why plug-ins are left out, by group and name."""

_NAME = re.compile("[a-z][a-z0-9-]{0,19}")


class Named(Protocol):
    @property
    def name(self) -> str: ...


Value = TypeVar("Value", bound=Named)


def registered(
    group: str, of_type: type[Value], built_in: Iterable[str], check: Callable[[Value], None] = lambda _value: None
) -> dict[str, Value]:
    """The bot's own values (`module:attribute`), then those of plug-ins, by game.

    FAILED explains why a plug-in is left out: it is made for another INTERFACE, it does not load, its
    type or name is wrong, or `check` raises.
    """
    found: dict[str, Value] = {}
    for entry in (EntryPoint("", value, group) for value in built_in):
        own: Value = entry.load()
        found[own.name] = own
    for entry in entry_points(group=group):
        try:
            _check_interface(entry)
            value = entry.load()
            if not isinstance(value, of_type):
                raise TypeError(f"{entry.value} is no {of_type.__name__}")
            if not _NAME.fullmatch(value.name):
                raise ValueError(f"{value.name!r} is no name for a game")
            if value.name in found:
                raise ValueError(f"there already is a game named {value.name!r}")
            check(value)
        except (Exception, SystemExit) as error:
            # Plug-ins may raise anything.
            FAILED[f"{group}: {entry.name}"] = first_line(error)
        else:
            found[value.name] = value
    return found


def _check_interface(entry: EntryPoint) -> None:
    """Checks that a game was made for this bot; raises ValueError if not. Loads only the package itself, because what
    it holds may need another interface.
    """
    package = entry.module.partition(".")[0]
    stated = getattr(import_module(package), "INTERFACE", None)
    if stated is None:
        raise ValueError(f"{package} does not state INTERFACE = {INTERFACE}, the version that it is made for")
    if stated != INTERFACE:
        raise ValueError(f"{package} is made for interface {stated!r}, and this bot has {INTERFACE}")
