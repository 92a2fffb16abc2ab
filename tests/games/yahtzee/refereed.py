"""Whole games of Yahtzee that an independent referee follows line by line."""

from random import Random

from bot.games import yahtzee
from bot.games.yahtzee import RuleSet, new_game, play, write
from bot.rulesets import NamedRules
from tests.games.yahtzee.referee import Referee
from tests.golden.yahtzee import keen_move
from tests.support.random_play import interruption


def check_with_referee(named: NamedRules, seats: int, random: Random) -> None:
    """Plays a whole game by a shipped rule set: the referee agrees with each line and with its end.

    Its dice show the same face more often than fair ones, to get more yahtzees and jokers. Now and then a player leaves
    or is idle. Raises AssertionError.
    """
    assert isinstance(named.rules, RuleSet)
    rules = named.rules
    game, referee = new_game(rules, seats), Referee(rules.columns, seats, rules.joker, rules.bonus_needs_points)
    while not game.is_over:
        for step in play(game, interruption(yahtzee.ENGINE, game, random) or keen_move(game, random)):
            referee.take(write(step.fact))
            game = step.after
            assert referee.totals() == [seat.total for seat in game.seats]
    assert referee.over
    assert [seat + 1 for seat in referee.winners] == [*game.winners]
