"""The addresses of the core's pages, and of the answers beside them. `bot.ui.router` says what each shows or does."""

from bot import rulesets
from bot.errors import Refused
from bot.games.registry import ENGINES
from bot.model.records import family_of_all
from bot.ui.page import Pattern, chosen_hour, read_number, read_person

OWN = "own"
"""Stands for the viewer."""
MORE = "more"
"""Ends the address of a leaderboard with the menus of rules and time."""


def _one(whose: str) -> int | None:
    """The person in an address; None for the viewer. Raises Refused."""
    return None if whose == OWN else read_person(whose)


def _family(name: str) -> str:
    """The family of rule sets in an address, if it is known. Raises Refused for others."""
    if name not in (*map(family_of_all, ENGINES), *rulesets.shipped()):
        raise Refused("unknown-button")
    return name


def _page_number(text: str) -> int:
    """The number of a page in an address, from 1. Raises Refused."""
    return max(1, read_number(text))


CARD = Pattern("card", _one, _family)
HEAD_TO_HEAD = Pattern("duel", read_person, read_person, _family)
AWARDS = Pattern("awards", read_person)
SKILL = Pattern("skill", _one, _family)
# The order, the family, the period, the span and the page. The longer pattern is the first in `bot.ui.router`.
MORE_OF_LEADERBOARD = Pattern("top", str, _family, str, str, _page_number, MORE)
LEADERBOARD = Pattern("top", str, _family, str, str, _page_number)
ORDER = Pattern("how", str)
HISTORY = Pattern("past", read_person, _page_number)
# The game, and whose history and which page of it lead back.
GAME = Pattern("game", read_number, read_person, read_number)
REPLAY = Pattern("replay", read_number, read_number, read_person, read_number)
REVIEW = Pattern("review", read_number)
DECISION = Pattern("decision", read_number, read_number)
SHARE_GAME = Pattern("share", read_number)
SHARE_REVIEW = Pattern("share-review", read_number)
EXPORT_GAME = Pattern("export", read_number)
HELP = Pattern("help", "first")
HELP_COMPUTERS = Pattern("help", "computer")
HELP_FRIENDS = Pattern("help", "friends")
HELP_COMMANDS = Pattern("help", "commands", read_number)
MINE = Pattern("mine")
HIDE = Pattern("mine-hide", str)
CHALLENGERS = Pattern("mine-challengers", str)
BLOCK = Pattern("mine-block", read_person)
UNBLOCK = Pattern("mine-unblock", str)
EXPORT_MINE = Pattern("mine-export")
FORGET = Pattern("mine-forget")
FORGET_FOR_GOOD = Pattern("mine-forget-yes")
OWN_SETTING = Pattern("own", str, str)
OWN_SETTINGS = Pattern("own")
ZONE = Pattern("zone")
ZONE_CLOCK = Pattern("zone-clock", chosen_hour)
ZONE_SET = Pattern("zone-set", str)
