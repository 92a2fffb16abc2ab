"""Games by the solved policy, played through the game's own engine."""

import random
from dataclasses import dataclass

from bot.coach.advice import figures, plan
from bot.coach.solver import Solved
from bot.games.dice import Dice
from bot.games.farkle import Game, Phase, choices, new_game, play_choice


@dataclass(frozen=True)
class Played:
    """So many games, the share that the seat that begins won, its standard error, and the table's probability."""

    games: int
    share: float
    error: float
    expected: float

    @property
    def agrees(self) -> bool:
        return abs(self.share - self.expected) <= 3 * self.error


def play_game(solved: Solved, dice: random.Random) -> Game:
    """One game of two seats, both by the table; seat 1 begins."""

    def throw(_number: int, count: int) -> Dice:
        return tuple(dice.randint(1, 6) for _ in range(count))

    game = new_game(solved.levels.rules, 2, roll_off=False)
    planned, began = None, -1
    while game.phase is not Phase.OVER:
        if planned is None or game.turn.since != began or not planned.covers(game):
            planned, began = plan(game, solved), game.turn.since
        assert planned is not None
        now, turn = game, planned
        best = max(choices(game), key=lambda choice: turn.win(now, choice))
        game = play_choice(game, best, throw)[-1].after
    return game


def play_games(solved: Solved, games: int, seed: int) -> Played:
    """Plays so many games with dice that follow from the seed."""
    dice = random.Random(seed)
    total = squares = 0.0
    for _ in range(games):
        winners = play_game(solved, dice).winners
        won = (1 in winners) / len(winners)
        total += won
        squares += won * won
    share = total / games
    error = ((squares / games - share * share) / games) ** 0.5
    expected = figures(solved.levels.rules, solved).first
    assert expected is not None
    return Played(games, share, error, expected)
