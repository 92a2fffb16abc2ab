"""`evolve` applies one fact to a game: a game is what its facts add up to.

It trusts the facts: `bot.games.yahtzee.play` decides which may happen.
"""

from dataclasses import replace
from typing import TypeAlias

from bot.games import seating
from bot.games.dice import Dice
from bot.games.facts import CameBack, Left, PutAside, Rolled, TimedOut, Won
from bot.games.seating import attended
from bot.games.yahtzee.card import Worth, filled, worths
from bot.games.yahtzee.facts import Fact, Held, Scored
from bot.games.yahtzee.game import LOGGED_TURNS, Game, LoggedTurn, Phase, Turn

Step: TypeAlias = seating.Step[Fact, Game]


def evolve(game: Game, fact: Fact) -> Game:
    """The game after `fact`."""
    game = replace(game, revision=game.revision + 1)
    match fact:
        case Rolled(_, dice):
            turn, count = _thrown(game.turn, dice), game.throw_count + 1
            return replace(game, phase=Phase.HOLD_OR_SCORE, turn=turn, throw_count=count)
        case Held(_, dice):
            return replace(game, phase=Phase.THROW, turn=replace(game.turn, held=dice))
        case Scored(number):
            seat = game.seat(number)
            idle_turns = seat.idle_turns if game.turn.timed_out else 0
            card = filled(game.rules, seat.card, _worth(game, fact))
            return _pass_turn(_logged(game.with_seat(number, card=card, idle_turns=idle_turns), fact))
        case Left(number):
            game = game.with_seat(number, left=True)
            if number == game.current:
                game = _logged(game, fact)
            if len(game.active) < 2:
                return replace(game, phase=Phase.DECIDED)
            return _pass_turn(game) if number == game.current else game
        case TimedOut() | PutAside() | CameBack():
            return attended(game, fact, _begin_turn, _pass_turn)
        case Won(seats):
            return replace(game, phase=Phase.OVER, winners=seats)


def _thrown(turn: Turn, thrown: Dice) -> Turn:
    """The turn after a throw: the dice that were held lie where they lay."""
    held, falling = list(turn.held or ()), iter(thrown)
    lying, stayed = list(turn.dice), list[int]()
    for place, die in enumerate(turn.dice):
        if die in held:
            held.remove(die)
            stayed.append(place)
        else:
            lying[place] = next(falling)
    dice = tuple(lying) or thrown
    return replace(turn, dice=dice, held=None, stayed=tuple(stayed), throws=turn.throws + 1)


def _worth(game: Game, fact: Scored) -> Worth:
    """What was scored, and how much of it is the bonus for a further yahtzee. The fact says how much it is in all."""
    found = worths(game.rules, game.seat(fact.seat).card, game.turn.dice)
    bonus = next(worth.bonus for worth in found if (worth.box, worth.column) == (fact.box, fact.column))
    return Worth(fact.column, fact.box, fact.points, bonus)


def _logged(game: Game, ended_by: Scored | Left) -> Game:
    """The game with its turn, which has ended, in the log."""
    return replace(game, log=(*game.log, LoggedTurn(game.turn, ended_by))[-LOGGED_TURNS:])


def _pass_turn(game: Game) -> Game:
    """Passes the turn to the next seat that has an open box, or ends the game.

    Those who are there do not wait for those who are away. Where nobody is there, the game sleeps.
    """
    following = (*game.from_seat(game.current)[1:], game.current)
    playing = [number for number in following if not (game.seat(number).left or game.seat(number).is_done)]
    present = [number for number in playing if game.seat(number).is_present]
    if not playing or (not present and any(game.seat(number).is_present for number in game.active)):
        return replace(game, phase=Phase.DECIDED)
    number = (present or playing)[0]
    return _begin_turn(replace(game, round=game.round + (number <= game.current)), number)


def _begin_turn(game: Game, number: int) -> Game:
    return replace(game, current=number, phase=Phase.THROW, turn=Turn(since=game.revision))
