"""The features of this bot, in the order in which hooks call them."""

from bot.features.away.hooks import Away
from bot.features.daily.hooks import Daily
from bot.features.events.hooks import Tournaments
from bot.features.invitations.hooks import Invitations
from bot.features.moderation.hooks import ModerationOfServers
from bot.features.nudges.hooks import Nudges
from bot.features.oversight.hooks import OwnersView
from bot.features.practice.hooks import Practice
from bot.features.same_dice.hooks import SameDice
from bot.features.seasons.hooks import SeasonsOfServers
from bot.hooks import Feature

FEATURES: tuple[Feature, ...] = (
    Daily(),
    Nudges(),
    OwnersView(),
    Practice(),
    Away(),
    SeasonsOfServers(),
    ModerationOfServers(),
    Invitations(),
    Tournaments(),
    SameDice(),
)
