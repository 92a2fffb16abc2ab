"""The engine of Yahtzee: what the bot asks of any game, answered by this game's rules."""

from bot.games.engine import Engine
from bot.games.verification import Verifier
from bot.games.yahtzee.game import FEWEST_SEATS, Fact, Game, Move, evolve, new_game
from bot.games.yahtzee.notation import NOTATION
from bot.games.yahtzee.play import Choice, choices, play, play_choice
from bot.games.yahtzee.rules import MOST_DICE, NAME, STANDARD, RuleSet
from bot.games.yahtzee.summary import ALONE, MEASURES, own, turns_of


class Yahtzee(Engine[RuleSet, Game, Fact, Move, Choice]):
    name = NAME
    package = "bot.games.yahtzee"
    standard = STANDARD
    rules = RuleSet
    notation = NOTATION
    fewest_seats = FEWEST_SEATS
    measures = MEASURES
    alone = ALONE

    new_game = staticmethod(new_game)
    evolve = staticmethod(evolve)
    play = staticmethod(play)
    choices = staticmethod(choices)
    play_choice = staticmethod(play_choice)
    verify = staticmethod(Verifier(NOTATION, MOST_DICE).verify)
    own = staticmethod(own)
    turns_of = staticmethod(turns_of)


ENGINE = Yahtzee()
