"""What the bot has for some games and not for others."""

from enum import StrEnum


class Feature(StrEnum):
    """Each of them follows from what the coach knows of a game."""

    HINTS = "hints"
    OPPONENTS = "opponents"
    REVIEW = "review"
