"""Which games a page of records is about."""

from dataclasses import dataclass

from bot import rulesets
from bot.errors import Refused
from bot.games.registry import ENGINES
from bot.model.records import FIRST_FAMILY, engine_of_family, family_of_all
from bot.model.servers import NOWHERE
from bot.ui.components import SelectOption, select_option
from bot.ui.context import Context
from bot.ui.display import Display
from bot.ui.registry import is_shown, title_of_game

OWN = "own"
"""In addresses, instead of a person."""


@dataclass(frozen=True, slots=True)
class Scope:
    """`family`: a shipped rule set's id, or all of a game (`family_of_all`). `is_own`: the viewer's games everywhere,
    which nobody else sees, instead of those here.
    """

    family: str = FIRST_FAMILY
    is_own: bool = False

    @classmethod
    def of(cls, context: Context, user_id: int | None, family: str) -> "tuple[int, Scope]":
        """Whose card to show. `user_id` None: the viewer's own. Without ratings, there are only own ones.

        Raises Refused (`only-yourself`).
        """
        if user_id is not None and context.guild_id > NOWHERE:
            return user_id, cls(family)
        if user_id not in (None, context.user_id):
            raise Refused("only-yourself")
        return context.user_id, cls(family, is_own=True)

    def guild(self, guild_id: int) -> int | None:
        return None if self.is_own else guild_id

    def whose(self, user_id: int) -> int | str:
        """The part of an address that names the person: `OWN` or the id."""
        return OWN if self.is_own else user_id

    def words(self, display: Display) -> str:
        where = display.say("scope-own" if self.is_own else "scope-here")
        return f"{where} · {titles_of_families(display).get(self.family, self.family)}"


def known(family: str) -> str:
    """Raises Refused."""
    if family not in (*map(family_of_all, ENGINES), *rulesets.shipped()):
        raise Refused("unknown-button")
    return family


def titles_of_families(display: Display) -> dict[str, str]:
    """Per game, all rules first."""
    found = dict[str, str]()
    for whole, title in titles_of_games(display).items():
        found[whole] = title
        names = rulesets.families_of(engine_of_family(whole))
        found |= {name: rulesets.title_of(name, display.locale) for name in names}
    return found


def titles_of_games(display: Display) -> dict[str, str]:
    shown = [name for name, engine in ENGINES.items() if is_shown(engine)]
    return {family_of_all(name): display.say("scope-all", game=title_of_game(name, display)) for name in shown}


def family_options(family: str, display: Display) -> list[SelectOption]:
    titles = titles_of_families(display).items()
    return [select_option(title, name, default=name == family) for name, title in titles]
