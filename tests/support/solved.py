"""Shipped tables, each read once: the largest takes two seconds."""

from functools import cache

from bot.coach.farkle.solved import Solved
from bot.coach.farkle.table import find_table
from bot.coach.files import SHIPPED
from bot.games.farkle import RuleSet


@cache
def table_of(rules: RuleSet) -> Solved | None:
    """The shipped table of a rule set, its own or its twin's; None if there is none."""
    return find_table(rules, [SHIPPED])
