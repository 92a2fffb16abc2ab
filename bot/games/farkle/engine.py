"""The engine of Farkle: what the bot asks of any game, answered by this game's rules."""

from collections.abc import Iterator
from dataclasses import asdict
from itertools import combinations_with_replacement

from bot.games.dice import FACES
from bot.games.engine import Engine, Risk, Solo
from bot.games.farkle.game import (
    Banked,
    Fact,
    Farkled,
    Game,
    Kept,
    Move,
    evolve,
    is_seated_by_lot,
    new_game,
    result,
    streaks,
)
from bot.games.farkle.notation import NOTATION
from bot.games.farkle.play import Choice, begin, choices, play, play_choice, play_time_out
from bot.games.farkle.rules import NAME, STANDARD, RuleSet
from bot.games.farkle.scoring import endless_turns, largest, scoring
from bot.games.farkle.summary import ALONE, MEASURES, highlights, own, turns_of
from bot.games.farkle.verification import verify

SOLO_TURNS = 10


def _table(rules: RuleSet) -> Iterator[dict[str, object]]:
    worth = scoring(rules)
    for count in range(1, rules.dice + 1):
        for roll in combinations_with_replacement(FACES, count):
            keeps = worth.keepable(roll)
            if rules.keep == "all":
                keeps = largest(keeps)
            yield {"roll": roll, "keeps": [asdict(keep) for keep in keeps], "wins": worth.wins(roll)}


def _turn_points(fact: Fact) -> int | None:
    match fact:
        case Banked():
            return fact.points
        case Farkled():
            return 0
    return None


def _risk(before: Game, fact: Fact) -> Risk | None:
    if isinstance(fact, Kept) and before.turn.at_risk:
        return Risk(before.turn.at_risk, len(before.turn.thrown))
    return None


class Farkle(Engine[RuleSet, Game, Fact, Move, Choice]):
    name = NAME
    package = "bot.games.farkle"
    standard = STANDARD
    rules = RuleSet
    notation = NOTATION
    measures = MEASURES
    alone = ALONE
    solo = Solo(
        base="deluxe",
        options={"rounds": SOLO_TURNS, "target": None},
        turns=SOLO_TURNS,
        turn_points=_turn_points,
        risk=_risk,
    )
    quick_target = 2000

    new_game = staticmethod(new_game)
    begin = staticmethod(begin)
    evolve = staticmethod(evolve)
    play = staticmethod(play)
    choices = staticmethod(choices)
    play_choice = staticmethod(play_choice)
    play_time_out = staticmethod(play_time_out)
    is_seated_by_lot = staticmethod(is_seated_by_lot)
    result = staticmethod(result)
    verify = staticmethod(verify)
    own = staticmethod(own)
    turns_of = staticmethod(turns_of)
    highlights = staticmethod(highlights)
    unplayable = staticmethod(endless_turns)
    streaks = staticmethod(streaks)
    table = staticmethod(_table)


ENGINE = Farkle()
