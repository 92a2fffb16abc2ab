"""Games that are not installed any more: their texts can still be read."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NoReturn

from pydantic import PrivateAttr

from bot.errors import NothingToCheck
from bot.games.engine import Engine
from bot.games.notation import Notation
from bot.games.options import OptionSet
from bot.games.told import Told


class MissingRules(OptionSet, extra="allow"):
    _game: str = PrivateAttr("")

    @classmethod
    def of(cls, game: str, options: dict[str, Any]) -> "MissingRules":
        """Raises ValueError if these are no options."""
        rules = cls.model_validate(options)
        rules._game = game
        return rules

    @property
    def engine(self) -> Engine:  # type: ignore[override]  # others have one for all of their class
        return missing(self._game)

    def differences(self, _base: object) -> dict[str, Any]:
        """All options: their defaults are unknown."""
        return self.model_dump(mode="json")


class _Lines(Notation[Any, Any, str, str]):
    """Its lines are its facts."""

    def write(self, done: str) -> str:
        return done

    def read_words(self, words: Sequence[str]) -> str:
        return " ".join(words)


@cache
def missing(name: str) -> Engine:
    return Engine(
        name=name,
        package="",
        standard="",
        rules=MissingRules,
        fewest_seats=1,
        new_game=_cannot,
        evolve=_cannot,
        play=_cannot,
        choices=_cannot,
        play_choice=_cannot,
        summary=_cannot,
        notation=_Lines({}, ()),
        verify=_cannot_check,
        tell=lambda *_: Told(),
        turns_of=_cannot,
    )


def _cannot_check(*_: object) -> NoReturn:
    raise NothingToCheck("game-missing")


def _cannot(*_: object) -> NoReturn:
    raise LookupError("the game is not installed")
