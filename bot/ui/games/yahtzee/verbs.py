from enum import StrEnum


class Verb(StrEnum):
    DIE = "die"
    ROLL = "roll"
    SCORE = "score"
    CARDS = "cards"
    CARD = "card"
