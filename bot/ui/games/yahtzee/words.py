from bot.games.yahtzee import BOXES, Box, Game, RuleSet
from bot.text import say
from bot.ui.games.yahtzee.story import name_of


def in_column(rules: RuleSet, box: Box, column: int, locale: str) -> str:
    """`Full house in column 2`; no column if there is only one."""
    return say("yahtzee-in-column", locale, box=name_of(box, locale), column=str(column), many=rules.columns)


def box_count(rules: RuleSet) -> int:
    return len(BOXES) * rules.columns


def filled_count(game: Game, seat: int) -> int:
    return sum(len(column.boxes) - len(column.open) for column in game.seat(seat).card)


def place_of(game: Game, seat: int) -> int | None:
    """Among seats that have not left; None if all totals are equal."""
    totals = [game.seat(number).total for number in game.active]
    if len(set(totals)) < 2:
        return None
    return 1 + sum(total > game.seat(seat).total for total in totals)
