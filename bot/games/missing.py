"""Games that are not installed any more: their texts can still be read."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NoReturn

from pydantic import PrivateAttr

from bot.errors import NothingToCheck
from bot.games.engine import AnyEngine, Engine, State
from bot.games.notation import Notation
from bot.games.options import OptionSet
from bot.games.summary import Summary


class MissingRules(OptionSet, extra="allow"):
    _game: str = PrivateAttr("")

    @classmethod
    def of(cls, game: str, options: dict[str, object]) -> "MissingRules":
        """The stored options of a game that is not installed. Raises ValueError if these are no options."""
        rules = cls.model_validate(options)
        rules._game = game
        return rules

    @property
    def engine(self) -> AnyEngine:  # type: ignore[override]  # others have one for all of their class
        return missing(self._game)

    def differences(self, _base: object) -> dict[str, object]:
        """All options, because their defaults are unknown."""
        return self.model_dump(mode="json")


class _Lines(Notation[Any, Any, str, str]):
    """The notation of a game that is not installed: its lines themselves are its facts."""

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

    def _gone(self, *_: object) -> NoReturn:
        raise LookupError("the game is not installed")

    new_game = evolve = play = choices = play_choice = _gone

    def verify(self, _text: str, _rules_of: object) -> NoReturn:
        raise NothingToCheck("game-missing")

    def summarize(self, _rules: MissingRules, _seats: int, _lines: Sequence[str]) -> Summary:
        return Summary()


missing = cache(Missing)
