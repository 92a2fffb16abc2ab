"""Games that are not installed any more: their texts can still be read."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NoReturn

from pydantic import PrivateAttr

from bot.errors import NothingToCheck
from bot.games.chance import DiceOf
from bot.games.engine import AnyEngine, Engine, State
from bot.games.notation import Notation
from bot.games.options import OptionSet
from bot.games.summary import Summary


class MissingRules(OptionSet, extra="allow"):
    _game: str = PrivateAttr("")

    @classmethod
    def of(cls, game: str, options: dict[str, object]) -> "MissingRules":
        """Raises ValueError if these are no options."""
        rules = cls.model_validate(options)
        rules._game = game
        return rules

    @property
    def engine(self) -> AnyEngine:  # type: ignore[override]  # others have one for all of their class
        return missing(self._game)

    def differences(self, _base: object) -> dict[str, object]:
        """All options: their defaults are unknown."""
        return self.model_dump(mode="json")


class _Lines(Notation[Any, Any, str, str]):
    """Its lines are its facts."""

    def write(self, done: str) -> str:
        return done

    def read_words(self, words: Sequence[str]) -> str:
        return " ".join(words)


class Missing(Engine[MissingRules, State, str, Any, Any]):
    rules = MissingRules
    notation = _Lines({}, ())
    package = standard = ""
    fewest_seats = 1

    def __init__(self, name: str) -> None:
        self.name = name

    def new_game(self, _rules: MissingRules, _seats: int) -> NoReturn:
        raise _GONE

    def evolve(self, _game: State, _fact: str) -> NoReturn:
        raise _GONE

    def play(self, _game: State, _move: object) -> NoReturn:
        raise _GONE

    def choices(self, _game: State) -> NoReturn:
        raise _GONE

    def play_choice(self, _game: State, _choice: object, _dice: DiceOf) -> NoReturn:
        raise _GONE

    def verify(self, _text: str, _rules_of: object) -> NoReturn:
        raise NothingToCheck("game-missing")

    def summarize(self, _rules: MissingRules, _seats: int, _lines: Sequence[str]) -> Summary:
        return Summary()


missing = cache(Missing)
_GONE = LookupError("the game is not installed")
