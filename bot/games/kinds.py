"""Every game there is, by its name. A new one is named here."""

from collections.abc import Mapping

from bot.games import farkle, yahtzee
from bot.games.kind import AnyKind

KINDS: Mapping[str, AnyKind] = {kind.NAME: kind for kind in (farkle, yahtzee)}
