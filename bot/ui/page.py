"""Pages that people browse, and the patterns of their addresses, `fs:<part>:<part>…`."""

import io
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, NamedTuple

import discord

from bot.errors import Refused
from bot.ui.components import Button, Component, Screen, button, picture
from bot.ui.context import Context, address_in
from bot.ui.display import TEAL, Display

ROUTE = "fs"
CHOSEN = "*"
"""Stands for the value that was chosen in a menu."""
BESIDE = "beside"
"""The last part of an address that opens a private new message."""
_MOST_ID = 2**63 - 1
# Statuses of what Discord takes only privately, such as by AutoMod or in a locked thread.
_NOT_IN_PUBLIC = (400, 403)


class Figure(NamedTuple):
    name: str
    png: bytes
    alt: str

    def component(self) -> Component:
        return picture(f"{self.name}.png", self.alt)

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.png), filename=f"{self.name}.png", description=self.alt)


@dataclass(frozen=True, slots=True)
class Page:
    """A page. `figures` are the charts in `components`. `is_own`: only its person sees it. `then` follows that."""

    components: tuple[Component, ...]
    figures: tuple[Figure, ...] = ()
    accent: int = TEAL
    is_own: bool = False
    then: Callable[[], Coroutine[object, object, None]] | None = None

    def view(self) -> Screen:
        return Screen(*self.components, accent=self.accent)

    def files(self) -> list[discord.File]:
        return [figure.file() for figure in self.figures]

    async def send(self, context: Context, *, private: bool) -> None:
        """Shows the page to the presser alone if Discord refuses a public message. Raises Discord's other errors."""
        try:
            await context.answers.show(view=self.view(), files=self.files(), private=private)
        except discord.HTTPException as error:
            if private or error.status not in _NOT_IN_PUBLIC:
                raise
            await self.send(context, private=True)

    async def replace(self, context: Context) -> None:
        """Edits the presser's own answer; others get a private copy."""
        is_public = not context.has_pressed_private and not context.is_direct
        if _opens_copy(context) or (self.is_own and is_public):
            await self.send(context, private=True)
        else:
            await context.answers.edit(self.view(), attachments=self.files())


Build = Callable[[Context], Awaitable[Page]]
"""Finds what a page needs, and draws it. Raises Refused."""
Find = Callable[..., Awaitable[Page]]
"""The same, from the context and the values in the page's address."""


def percent(rate: float | None) -> int:
    """A rate from 0 to 1 in whole percent."""
    return round(100 * (rate or 0))


class Pattern:
    """The addresses of one kind of page. Each part is a word, or a function that reads a value from its text and raises
    Refused for a forged one. Parts that follow only distinguish buttons.
    """

    def __init__(self, *parts: str | Callable[[str], Any]) -> None:
        self._parts = parts

    def address(self, *values: object) -> str:
        """The address with these values; for a menu, `CHOSEN` stands for one. Further ones distinguish buttons."""
        rest = iter(values)
        return address_in(ROUTE, *(part if isinstance(part, str) else next(rest) for part in self._parts), *rest)

    def read(self, parts: tuple[str, ...]) -> tuple[Any, ...] | None:
        """The values at an address; None if it is another page's. Raises Refused."""
        pairs = list(zip(self._parts, parts, strict=False))
        fits = all(part == found for part, found in pairs if isinstance(part, str))
        if not fits or len(pairs) < len(self._parts):
            return None
        return tuple(part(found) for part, found in pairs if not isinstance(part, str))


def is_private(context: Context) -> bool:
    """Whether the answer of `Page.replace` is private."""
    return _opens_copy(context) or context.has_pressed_private


def _opens_copy(context: Context) -> bool:
    if context.custom_id.endswith(f":{BESIDE}"):
        return True
    message = context.interaction.message
    if message is None or message.flags.ephemeral:
        return False
    asked = message.interaction_metadata
    return asked is None or asked.user.id != context.user_id


async def show(context: Context, build: Build) -> None:
    """Shows the page that `build` makes, as `Page.replace` does."""
    context.answers.expect(opens=_opens_copy(context), private=is_private(context))
    page = await build(context)
    await page.replace(context)
    _go_on(context, page)


async def post(context: Context, build: Build, *, private: bool = False) -> None:
    context.answers.expect(private=private)
    page = await build(context)
    await page.send(context, private=private)
    _go_on(context, page)


def _go_on(context: Context, page: Page) -> None:
    if page.then is not None:
        context.services.tasks.begin(page.then())


def pager(display: Display, page: int, pages: int, to: Callable[[int], str]) -> list[Button]:
    """The buttons to other pages; none if there is only one."""
    if pages <= 1:
        return []
    return [
        button(display.say("page-back"), to(page - 1), disabled=page <= 1),
        button(display.say("page-next"), to(page + 1), disabled=page >= pages),
    ]


def read_number(text: str, most: int = 10**9) -> int:
    """The number in an address. Raises Refused for a forged one."""
    if not (text.isascii() and text.removeprefix("-").isdecimal() and len(text) <= 20) or abs(int(text)) > most:
        raise Refused("unknown-button")
    return int(text)


def chosen_hour(text: str) -> int:
    """The hour of the day that was chosen, from 0. Raises Refused for a forged press."""
    if (hour := read_number(text)) not in range(24):
        raise Refused("unknown-button")
    return hour


def read_person(text: str) -> int:
    """The id of a person in an address. Raises Refused."""
    return read_number(text, _MOST_ID)
