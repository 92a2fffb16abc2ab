"""Games of two between players of Farkle, each a function that chooses. Seat 1 begins."""

import random
from collections.abc import Callable, Sequence
from statistics import mean, pstdev
from typing import NamedTuple

from bot.coach.adviser import Character
from bot.coach.farkle.advice import Plan, gain, plan
from bot.coach.farkle.policies import decide
from bot.coach.farkle.solved import Solved
from bot.games.dice import Dice
from bot.games.farkle import Choice, Game, RuleSet, choices, new_game, play_choice

Player = Callable[[Game], Choice]


class Share(NamedTuple):
    """Of wins, with its standard error. A shared win is a part of one."""

    wins: float
    error: float

    def __str__(self) -> str:
        """With the confidence interval of 95 %."""
        return f"{100 * self.wins:.1f} ± {196 * self.error:.1f}"


def by_character(character: Character, solved: Solved | None, chance: random.Random) -> Player:
    return lambda game: decide(game, character, solved, chance.random())


def perfect(solved: Solved) -> Player:
    """Plays as the perfect character does, and works out the turns of a standing once, as a review does."""
    plans = dict[object, Plan]()
    rules = solved.levels.rules
    counts = rules.penalty is not None

    def choose(game: Game) -> Choice:
        first, second = game.seats
        seats = [(seat.total, seat.has_opened, seat.streak * counts) for seat in game.seats]
        turns = (game.current, game.starter, game.final, game.contenders, game.offer, rules.rounds and game.round)
        key = (*seats, first.since < second.since, *turns)
        planned = plans.get(key)
        if planned is None or not planned.covers(game):
            planned = plan(game, solved)
            assert planned is not None
            plans[key] = planned
        wins = {choice: planned.win(game, choice) for choice in choices(game)}
        most = max(wins.values())
        best = [choice for choice in wins if wins[choice] == most]
        return best[0] if len(best) == 1 else max(best, key=lambda choice: gain(game, choice))

    return choose


def won(seat: int, players: Sequence[Player], rules: RuleSet, luck: Sequence[float]) -> float:
    """Plays a game. Returns 1 if the seat wins, its part of a shared win, or 0. `luck`: seeds of each seat's dice."""
    dice = [random.Random(each) for each in luck]

    def throw(_number: int, count: int) -> Dice:
        return tuple(dice[game.current - 1].choices(range(1, 7), k=count))

    game = new_game(rules, len(players), roll_off=False)
    while not game.is_over:
        legal = choices(game)
        choice = legal[0] if len(legal) == 1 else players[game.current - 1](game)
        game = play_choice(game, choice, throw)[-1].after
    return (seat in game.winners) / len(game.winners)


def share_of_first(players: Sequence[Player], rules: RuleSet, games: int, dice: random.Random) -> Share:
    """In every second game, the seats have each other's dice of the game before, so that luck cancels out."""
    deals = [(dice.random(), dice.random()) for _ in range(games // 2)]
    return _share([mean(won(1, players, rules, luck) for luck in (deal, deal[::-1])) for deal in deals])


def share_against(
    player: Player, other: Player, rules: RuleSet, games: int, dice: random.Random, *, seats: int = 2
) -> Share:
    """Of a player against others who are alike. The same dice are played from each seat in turn."""
    tables = [[player if seat == place else other for seat in range(seats)] for place in range(seats)]
    deals = [[dice.random() for _ in range(seats)] for _ in range(games // seats)]
    return _share([mean(won(place, table, rules, deal) for place, table in enumerate(tables, 1)) for deal in deals])


def _share(results: Sequence[float]) -> Share:
    return Share(mean(results), pstdev(results) / len(results) ** 0.5)
