"""The characters of opponents, from timid to perfect."""

from enum import StrEnum


class Character(StrEnum):
    """Who plays for the computer, from the weakest to the strongest. The notation and the database use these words."""

    TIMID = "timid"
    STEADY = "steady"
    KEEN = "keen"
    PERFECT = "perfect"


BY_STRENGTH = tuple(Character)
