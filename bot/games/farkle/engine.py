from collections.abc import Iterator
from dataclasses import asdict
from itertools import combinations_with_replacement
from typing import Any

from bot.games.dice import FACES
from bot.games.engine import Daily, Engine
from bot.games.farkle.game import (
    Banked,
    Fact,
    Farkled,
    evolve,
    is_seated_by_lot,
    new_game,
    streaks,
    summary,
)
from bot.games.farkle.notation import NOTATION
from bot.games.farkle.play import (
    begin,
    choices,
    play,
    play_choice,
    play_time_out,
)
from bot.games.farkle.rules import NAME, STANDARD, RuleSet
from bot.games.farkle.scoring import endless_turns, largest, scoring
from bot.games.farkle.told import MEASURES, highlights, own, turns_of
from bot.games.farkle.verification import verify

DAILY_TURNS = 10


def _table(rules: RuleSet) -> Iterator[dict[str, Any]]:
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


ENGINE = Engine(
    name=NAME,
    package="bot.games.farkle",
    standard=STANDARD,
    rules=RuleSet,
    is_seated_by_lot=is_seated_by_lot,
    new_game=new_game,
    begin=begin,
    evolve=evolve,
    play=play,
    choices=choices,
    play_choice=play_choice,
    play_time_out=play_time_out,
    summary=summary,
    notation=NOTATION,
    verify=verify,
    measures=MEASURES,
    own=own,
    turns_of=turns_of,
    highlights=highlights,
    unplayable=endless_turns,
    streaks=streaks,
    daily=Daily(base="deluxe", options={"turns": DAILY_TURNS}, turns=DAILY_TURNS, turn_points=_turn_points),
    quick_target=2000,
    table=_table,
)
