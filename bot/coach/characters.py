from enum import StrEnum


class Character(StrEnum):
    """Weakest first. The notation and the database use these words."""

    TIMID = "timid"
    STEADY = "steady"
    KEEN = "keen"
    PERFECT = "perfect"


BY_STRENGTH = tuple(Character)
