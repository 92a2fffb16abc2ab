from collections.abc import Iterator

from bot.games.yahtzee import BOXES, Box, Fact, Game, Held, RuleSet, Scored
from bot.text import DEFAULT, say


def head(title: str, rules: RuleSet, players: str) -> str:
    return say("story-head-of-turns", title=title, turns=len(BOXES) * rules.columns, players=players)


def clause(before: Game, fact: Fact, after: Game) -> str:
    match fact:
        case Held(_, dice):
            return say("story-holds", number=len(dice), dice=" ".join(map(str, dice)))
        case Scored():
            return ", ".join(_scored(before, fact, after))
    raise TypeError(fact)


def _scored(before: Game, fact: Scored, after: Game) -> Iterator[str]:
    many, total, column = after.rules.columns, after.seat(fact.seat).total, str(fact.column)
    yield say("story-scores", box=name_of(fact.box), column=column, many=many, points=fact.points, total=total)
    had, has = (game.seat(fact.seat).card[fact.column - 1] for game in (before, after))
    if bonus := has.yahtzee_bonus - had.yahtzee_bonus:
        yield say("story-yahtzee-bonus", points=bonus)
    if bonus := has.upper_bonus - had.upper_bonus:
        yield say("story-upper-bonus", points=bonus)


def name_of(box: Box, locale: str = DEFAULT) -> str:
    return say(f"box-{box}", locale)
