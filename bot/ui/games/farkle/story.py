from bot.games.farkle import (
    Banked,
    Fact,
    Farkled,
    Followed,
    Game,
    Kept,
    Lapsed,
    Missed,
    Overshot,
    Penalized,
    RollOffDie,
    RuleSet,
)
from bot.text import say


def head(title: str, rules: RuleSet, players: str) -> str:
    if rules.turns:
        return say("story-head-of-turns", title=title, turns=rules.turns, players=players)
    return say("story-head", title=title, target=rules.target, reach=rules.target_reach, players=players)


def line(fact: Fact, player: str) -> str | None:
    """Roll-off throws belong to no turn."""
    return say("story-roll-off", player=player, die=str(fact.die)) if isinstance(fact, RollOffDie) else None


def clause(before: Game, fact: Fact, after: Game) -> str:
    match fact:
        case Kept(_, dice, points):
            return say("story-keeps", dice=" ".join(map(str, dice)), points=points)
        case Banked(seat, points):
            return say("story-banks", points=points, total=after.seat(seat).total)
        case Followed():
            return say("story-follows", points=after.turn.points, dice=str(after.turn.dice))
        case Farkled():
            return say("story-farkles", points=before.turn.at_risk)
        case Penalized(_, points):
            return say("story-penalty", points=points)
        case Overshot():
            return say("story-overshot")
        case Missed():
            return say("story-missed")
        case Lapsed():
            return say("story-lapses", points=before.turn.at_risk)
    raise TypeError(fact)
