"""Every game there is, by its name. A new one is named here."""

from collections.abc import Mapping

from bot.games import farkle, yahtzee
from bot.games.kind import AnyKind
from bot.games.options import OptionSet

KINDS: Mapping[str, AnyKind] = {kind.NAME: kind for kind in (farkle, yahtzee)}
_BY_RULES: Mapping[type[OptionSet], AnyKind] = {kind.RuleSet: kind for kind in KINDS.values()}


def kind_of(rules: OptionSet) -> AnyKind:
    """The game that is played by these rules."""
    return _BY_RULES[type(rules)]
