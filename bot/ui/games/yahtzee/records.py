from collections.abc import Iterator
from itertools import zip_longest

from bot.games.yahtzee import RuleSet, YahtzeeTurn
from bot.model.games import StoredGame
from bot.model.standings import Card
from bot.standings.history import FinishedGame
from bot.ui.display import Display, dice
from bot.ui.games.yahtzee.story import name_of


def on_card(card: Card, display: Display) -> Iterator[str]:
    tally = card.tally
    thrown = {"yahtzees": tally["yahtzees"], "bonuses": tally["yahtzee_bonuses"], "upper": tally["upper_bonuses"]}
    yield display.say("card-yahtzee", **thrown, column=tally["best_column"], box=tally["best_turn"])


def turning_points(found: FinishedGame, display: Display) -> Iterator[str]:
    """The biggest change of the lead, and the best box."""
    swing = found.told.summary.swing
    if swing:
        key = "game-swing-up" if swing.after > swing.before else "game-swing-down"
        player = display.name(found.stored.players[swing.seat - 1])
        yield display.say(key, player=player, round=swing.turn, before=abs(swing.before), after=abs(swing.after))
    turns: tuple[YahtzeeTurn, ...] = found.told.turns
    best = max(turns, key=lambda each: each.points, default=None)
    if best is not None and best.points:
        player, idle = display.name(found.stored.players[best.seat - 1]), "yes" if best.idle else "no"
        yield display.say(
            "game-best-box", player=player, round=best.number, idle=idle, **_taken(found.stored, best, display)
        )


def turn(found: FinishedGame, taken: YahtzeeTurn, display: Display) -> Iterator[str]:
    player = display.name(found.stored.players[taken.seat - 1])
    yield display.say("replay-turn", player=player, round=taken.number)
    for thrown, held in zip_longest(taken.throws, taken.held):
        if held is None:
            yield display.say("replay-threw", dice=dice(thrown))
        else:
            yield display.say("replay-held", dice=dice(thrown), number=len(held), held=dice(held))
    if taken.idle:
        yield display.say("replay-idle")
    if taken.box is None:
        yield display.say("replay-ended")
        return
    total = taken.totals[taken.seat - 1]
    yield display.say("replay-scored", total=total, **_taken(found.stored, taken, display))


def _taken(stored: StoredGame, taken: YahtzeeTurn, display: Display) -> dict[str, object]:
    assert isinstance(stored.rules, RuleSet)
    assert taken.box is not None
    many, box = stored.rules.columns, name_of(taken.box, display.locale)
    return {"box": box, "column": str(taken.column), "many": many, "points": taken.points, "bonus": taken.bonus}
