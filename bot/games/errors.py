"""What goes wrong in any game. `str()` of each error is an English sentence.

`bot.text.explain` says the same in the reader's language, by the error's code. The errors of one game are subclasses
that know the sentences of its own rules.
"""

from collections.abc import Mapping
from typing import ClassVar

from bot.errors import FarkleError

SENTENCES: Mapping[str, str] = {
    "not-lying": "Those dice do not lie on the table: {dice} do.",
    "game-over": "This game is over.",
    "no-such-seat": "Seat {seat} is not in this game.",
    "other-seats-turn": "It is not the turn of seat {seat}.",
    "throw-first": "The dice must be thrown first.",
    "not-aside": "Seat {seat} was not put aside.",
    "game-asleep": "Nobody is there: a seat that was put aside must come back first.",
    "wrong-number-of-dice": "The number of dice to throw is {number}, not {given}.",
    "no-such-face": "Dice show 1 to 6.",
    "wrong-points": "That is worth {points} points, not {given}.",
    "unreadable": "This line cannot be read: {text}",
    "text-too-large": "The text is larger than {most} KiB.",
    "value-too-long": "The value of {option} is longer than {most} characters.",
    "set-twice": "{option} is set twice.",
    "header-too-late": "'{word}' must come before the game begins, and only once.",
    "no-such-rules": "There is no shipped rule set named '{name}'.",
    "rules-first": "The rule set must be named first.",
    "players-missing": "The players must be named first.",
    "not-json": "The value is not JSON: {text}",
    "wrong-number-of-players": "A game has {fewest} to {most} players.",
    "did-not-happen": "This did not happen: {text}",
    "not-hex": "'{word}' takes 64 digits, each 0 to 9 or a to f.",
    "not-ids": "'joins' takes ids: whole numbers of at most 20 digits.",
    "wrong-number-of-ids": "'joins' takes one id for each player: {number}, not {given}.",
    "no-day": "'day' takes a day such as 2026-11-22.",
    "day-and-joins": "'day' stands instead of 'joins' and 'started'.",
    "day-of-several": "The dice of a day are thrown by one player alone.",
    "after-secret": "Nothing may come after the secret.",
    "no-game-text": "This text names no players, so it is not a game.",
    "game-missing": "This game is not installed here any more, so its dice cannot be checked.",
    "no-proof": "This text has neither a commitment nor ids nor a secret to check its dice by.",
    "proof-incomplete": "The text lacks {missing}, so its dice cannot be checked.",
    "secret-unfit": "The secret does not fit the commitment.",
    "secret-altered": "The throws do not follow from this secret, so it is not the one they were thrown with.",
    "commitment-altered": "The throws follow from the secret, so the commitment belongs to another secret.",
    "dice-differ": "Throw {throw} is {given} in the text, but {right} by the secret.",
    "dice-differ-more": "The number of other throws that differ is {count}.",
    "joins-altered": "Hardly any throw follows from the secret and these ids, so an id or their order was changed.",
    "throws-swapped": "This throw and the one in line {other} are swapped.",
    "throw-missing": "Throw {throw} is missing before this line.",
    "throw-too-many": "Without this throw, all that follow would be right.",
}
"""An English sentence for each code. The fields of the error fill it."""


class _GameError(FarkleError):
    sentences: ClassVar[Mapping[str, str]] = SENTENCES

    def __str__(self) -> str:
        fields = {name: _readable(value) for name, value in self.fields.items()}
        return self.sentences[self.code].format_map(fields)


class IllegalMove(_GameError):
    """A move that the rules do not allow now, or a line that is no move."""


class NothingToCheck(_GameError):
    """The text of a game does not hold what its dice can be checked by."""


class Discrepancy(_GameError):
    """The dice in the text of a game are not those that follow from its seed."""


def _readable(value: object) -> object:
    """Dice and seats, which are tuples, as numbers in a row; words, which are lists, joined by `and`."""
    if isinstance(value, list):
        return " and ".join(value)
    return " ".join(map(str, value)) if isinstance(value, tuple) else value
