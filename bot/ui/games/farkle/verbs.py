from enum import StrEnum


class Verb(StrEnum):
    DIE = "die"
    BEST = "best"
    ROLL = "roll"
    BANK = "bank"
    BANK_ANYWAY = "bank-yes"
    FOLLOW = "follow"
