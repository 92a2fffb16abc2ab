"""Which games an answer is about: those of this server or of all, by one family of rule sets or by all."""

from dataclasses import dataclass

from bot import rulesets
from bot.errors import Refused
from bot.ui.components import SelectOption, select_option
from bot.ui.display import Display

HERE, EVERYWHERE = "here", "everywhere"
ALL = "all"


@dataclass(frozen=True, slots=True)
class Scope:
    """`family` is the id of a shipped rule set, None for all."""

    is_here: bool = True
    family: str | None = None

    @classmethod
    def read(cls, where: str, family: str) -> "Scope":
        """The scope in an address. Raises Refused if it is not one."""
        if where not in (HERE, EVERYWHERE) or not (family == ALL or family in rulesets.shipped()):
            raise Refused("unknown-button")
        return cls(where == HERE, None if family == ALL else family)

    def parts(self) -> tuple[str, str]:
        """Its parts in an address."""
        return (self.where, self.family or ALL)

    @property
    def where(self) -> str:
        return HERE if self.is_here else EVERYWHERE

    @property
    def elsewhere(self) -> "Scope":
        """The same for all servers instead of this one, or the other way round."""
        return Scope(not self.is_here, self.family)

    def guild(self, guild_id: int | None) -> int | None:
        return guild_id if self.is_here else None

    def words(self, display: Display) -> str:
        family = (
            display.say("scope-all-rules")
            if self.family is None
            else rulesets.titled(rulesets.shipped()[self.family], display.locale).title
        )
        return f"{display.say(f'scope-{self.where}')} · {family}"


def family_options(scope: Scope, display: Display) -> list[SelectOption]:
    """The families to choose from."""
    titles = {ALL: display.say("scope-all-rules")} | {
        name: rulesets.titled(house, display.locale).title for name, house in rulesets.shipped().items()
    }
    now = scope.family or ALL
    return [select_option(title, name, default=name == now) for name, title in titles.items()]
