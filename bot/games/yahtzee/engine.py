from bot.games.engine import Engine
from bot.games.verification import Verifier
from bot.games.yahtzee.game import FEWEST_SEATS, evolve, new_game
from bot.games.yahtzee.notation import NOTATION
from bot.games.yahtzee.play import choices, play, play_choice
from bot.games.yahtzee.rules import DICE, NAME, STANDARD, RuleSet
from bot.games.yahtzee.told import ALONE, MEASURES, own, turns_of

ENGINE = Engine(
    name=NAME,
    package="bot.games.yahtzee",
    standard=STANDARD,
    rules=RuleSet,
    fewest_seats=FEWEST_SEATS,
    new_game=new_game,
    evolve=evolve,
    play=play,
    choices=choices,
    play_choice=play_choice,
    notation=NOTATION,
    verify=Verifier(NOTATION, DICE).verify,
    measures=MEASURES,
    alone=ALONE,
    own=own,
    turns_of=turns_of,
)
