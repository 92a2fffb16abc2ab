from dataclasses import dataclass

from bot import rulesets
from bot.errors import Refused
from bot.games.registry import ENGINES
from bot.model.servers import NOWHERE
from bot.model.standings import FIRST_FAMILY, engine_of_family, family_of_all
from bot.ui.components import SelectOption, select_option
from bot.ui.display import Display
from bot.ui.games.registry import is_shown, title_of_game

HERE, EVERYWHERE = "here", "everywhere"


@dataclass(frozen=True, slots=True)
class Scope:
    """A shipped rule set's id, or all of a game (`family_of_all`)."""

    is_here: bool = True
    family: str = FIRST_FAMILY

    @classmethod
    def read(cls, where: str, family: str) -> "Scope":
        """Raises Refused."""
        if where not in (HERE, EVERYWHERE) or family not in (*map(family_of_all, ENGINES), *rulesets.shipped()):
            raise Refused("unknown-button")
        return cls(where == HERE, family)

    def parts(self) -> tuple[str, str]:
        return (self.where, self.family)

    @property
    def where(self) -> str:
        return HERE if self.is_here else EVERYWHERE

    @property
    def elsewhere(self) -> "Scope":
        """Switches between this server and all."""
        return Scope(not self.is_here, self.family)

    def guild(self, guild_id: int) -> int | None:
        """None: everywhere."""
        return guild_id if self.is_here and guild_id != NOWHERE else None

    def words(self, display: Display) -> str:
        return f"{display.say(f'scope-{self.where}')} · {titles_of_families(display).get(self.family, self.family)}"


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


def family_options(scope: Scope, display: Display) -> list[SelectOption]:
    titles = titles_of_families(display).items()
    return [select_option(title, name, default=name == scope.family) for name, title in titles]
