"""Games from packages that are installed beside the bot: they name what they have as entry points of Python."""

import re
from collections.abc import Callable, Iterable
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol, TypeVar

from bot.errors import first_line

FAILED: dict[str, str] = {}
"""Why a plug-in is left out, by its group and its name there."""

_NAME = re.compile("[a-z][a-z0-9-]{0,19}")


class Named(Protocol):
    """Something of a game, which has the game's name."""

    @property
    def name(self) -> str: ...


Value = TypeVar("Value", bound=Named)


def registered(
    group: str, of_type: type[Value], built_in: Iterable[str], check: Callable[[Value], None] = lambda _value: None
) -> dict[str, Value]:
    """What games have in a group, by the names of the games: the bot's own, as `module:attribute`, then plug-ins.

    A plug-in that does not load, has another type, has a name that is taken or unfit for one, or for which `check`
    raises anything, is left out, and FAILED says why.
    """
    found: dict[str, Value] = {}
    for entry in (EntryPoint("", value, group) for value in built_in):
        own: Value = entry.load()
        found[own.name] = own
    for entry in entry_points(group=group):
        try:
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
