"""A game of Yahtzee as a story."""

from bot.games.yahtzee import BOXES, Box, Fact, Game, Held, RuleSet, Scored
from bot.text import DEFAULT, say


def head(title: str, rules: RuleSet, players: str) -> str:
    return say("story-head-of-turns", title=title, turns=len(BOXES) * rules.columns, players=players)


def line(_fact: Fact, _player: str) -> None:
    """Whatever happens belongs to a turn."""


def clause(_before: Game, fact: Fact, after: Game) -> str:
    match fact:
        case Held(_, dice):
            return say("story-holds", number=len(dice), dice=" ".join(map(str, dice)))
        case Scored(seat, box, column, points):
            many, total = after.rules.columns, after.seat(seat).total
            return say("story-scores", box=name_of(box), column=str(column), many=many, points=points, total=total)
    raise TypeError(fact)


def name_of(box: Box, locale: str = DEFAULT) -> str:
    """What a box is called."""
    return say(f"box-{box}", locale)
