"""The engine of Yahtzee."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.games.chance import DiceOf
from bot.games.engine import Engine
from bot.games.verification import Verdict, Verifier
from bot.games.yahtzee.game import FEWEST_SEATS, Fact, Game, Move, Step, evolve, new_game
from bot.games.yahtzee.notation import NOTATION
from bot.games.yahtzee.play import Choice, choices, play, play_choice
from bot.games.yahtzee.rules import DICE, NAME, STANDARD, RuleSet
from bot.games.yahtzee.told import ALONE, MEASURES, YahtzeeTurn, own, turns_of


class Yahtzee(Engine[RuleSet, Game, Fact, Move, Choice]):
    name = NAME
    package = "bot.games.yahtzee"
    standard = STANDARD
    rules = RuleSet
    notation = NOTATION
    fewest_seats = FEWEST_SEATS
    measures = MEASURES
    alone = ALONE

    def new_game(self, rules: RuleSet, seats: int) -> Game:
        return new_game(rules, seats)

    def evolve(self, game: Game, fact: Fact) -> Game:
        return evolve(game, fact)

    def play(self, game: Game, move: Move) -> tuple[Step, ...]:
        return play(game, move)

    def choices(self, game: Game) -> Sequence[Choice]:
        return choices(game)

    def play_choice(self, game: Game, choice: Choice, dice: DiceOf) -> tuple[Step, ...]:
        return play_choice(game, choice, dice)

    def verify(self, text: str, rules_of: Callable[[str], RuleSet]) -> Verdict:
        return Verifier(NOTATION, DICE).verify(text, rules_of)

    def own(self, end: Game, seat: int, turns: Sequence[YahtzeeTurn]) -> Mapping[str, int]:
        return own(end, seat, turns)

    def turns_of(self, before: Game, steps: Sequence[Step]) -> Iterable[YahtzeeTurn]:
        return turns_of(before, steps)


ENGINE = Yahtzee()
