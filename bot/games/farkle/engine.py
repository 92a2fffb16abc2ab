"""The engine of Farkle."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from itertools import combinations_with_replacement
from typing import Any

from bot.errors import Fault
from bot.games.chance import DiceOf
from bot.games.dice import FACES
from bot.games.engine import Daily, Engine
from bot.games.farkle.game import (
    Banked,
    Fact,
    Farkled,
    Game,
    Move,
    Step,
    evolve,
    is_seated_by_lot,
    new_game,
    streaks,
    summary,
)
from bot.games.farkle.notation import NOTATION
from bot.games.farkle.play import Choice, begin, choices, play, play_choice, play_time_out
from bot.games.farkle.rules import NAME, STANDARD, RuleSet
from bot.games.farkle.scoring import endless_turns, largest, scoring
from bot.games.farkle.told import MEASURES, TurnTaken, highlights, own, turns_of
from bot.games.farkle.verification import verify
from bot.games.seating import Summary
from bot.games.told import Luck, Push
from bot.games.verification import Verdict

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


class Farkle(Engine[RuleSet, Game, Fact, Move, Choice]):
    name = NAME
    package = "bot.games.farkle"
    standard = STANDARD
    rules = RuleSet
    notation = NOTATION
    measures = MEASURES
    daily = Daily(base="deluxe", options={"turns": DAILY_TURNS}, turns=DAILY_TURNS, turn_points=_turn_points)
    quick_target = 2000

    def new_game(self, rules: RuleSet, seats: int) -> Game:
        return new_game(rules, seats)

    def begin(self, game: Game, dice: DiceOf) -> tuple[Step, ...]:
        return begin(game, dice)

    def evolve(self, game: Game, fact: Fact) -> Game:
        return evolve(game, fact)

    def play(self, game: Game, move: Move) -> tuple[Step, ...]:
        return play(game, move)

    def choices(self, game: Game) -> Sequence[Choice]:
        return choices(game)

    def play_choice(self, game: Game, choice: Choice, dice: DiceOf) -> tuple[Step, ...]:
        return play_choice(game, choice, dice)

    def play_time_out(self, game: Game, dice: DiceOf) -> tuple[Step, ...]:
        return play_time_out(game, dice)

    def is_seated_by_lot(self, rules: RuleSet) -> bool:
        return is_seated_by_lot(rules)

    def summary(self, game: Game) -> Summary:
        return summary(game)

    def verify(self, text: str, rules_of: Callable[[str], RuleSet]) -> Verdict:
        return verify(text, rules_of)

    def own(self, end: Game, seat: int, turns: Sequence[TurnTaken]) -> Mapping[str, int]:
        return own(end, seat, turns)

    def turns_of(self, before: Game, steps: Sequence[Step]) -> Iterable[TurnTaken]:
        return turns_of(before, steps)

    def highlights(self, rules: RuleSet, turns: Sequence[TurnTaken]) -> tuple[Push | None, Luck | None]:
        return highlights(rules, turns)

    def unplayable(self, rules: RuleSet) -> Iterator[Fault]:
        return endless_turns(rules)

    def streaks(self, game: Game) -> Sequence[int]:
        return streaks(game)

    def table(self, rules: RuleSet) -> Iterator[dict[str, Any]]:
        return _table(rules)


ENGINE = Farkle()
