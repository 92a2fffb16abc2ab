"""The game as one value, for whatever plays any game."""

from bot.games.engine import Engine
from bot.games.yahtzee.choices import choices
from bot.games.yahtzee.evolve import evolve
from bot.games.yahtzee.game import FEWEST_SEATS, new_game
from bot.games.yahtzee.measures import MEASURES
from bot.games.yahtzee.notation import NOTATION
from bot.games.yahtzee.play import play, play_choice, play_time_out
from bot.games.yahtzee.rules import NAME, STANDARD, RuleSet
from bot.games.yahtzee.told import tell
from bot.games.yahtzee.verification import verify

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
    play_time_out=play_time_out,
    notation=NOTATION,
    verify=verify,
    measures=MEASURES,
    tell=tell,
)
