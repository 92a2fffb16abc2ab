"""Rule sets as classes of options, checked by pydantic."""

import ast
import difflib
import inspect
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeVar, get_args

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    GetJsonSchemaHandler,
    ValidationError,
    model_validator,
)

from bot.errors import FarkleError, Fault, RuleSetError

if TYPE_CHECKING:
    from pydantic_core import CoreSchema, ErrorDetails

    from bot.games.engine import AnyEngine

MOST_POINTS = 1_000_000
_LONGEST_SHOWN = 60


Whole = Annotated[int, Field(strict=True)]
Points = Annotated[Whole, Field(ge=1, le=MOST_POINTS)]
PointsOrNone = Annotated[Whole, Field(ge=0, le=MOST_POINTS)]
YesNo = Annotated[bool, Field(strict=True)]
OrNone = BeforeValidator(lambda value: None if value == "none" else value)
"""A validator that lets people write `none` for null."""


@dataclass(frozen=True)
class Option:
    """How an option is offered. `section`: the editor's menu; without one, the bot sets it when a game begins. `needs`:
    another option. `allowed`: what it may be, if other options may be the same.
    """

    section: str = ""
    needs: str = ""
    allowed: str = ""
    in_files: bool = True


class Options(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    @classmethod
    def texts(cls) -> dict[str, str]:
        """What each option settles: the text behind it. Only documents show it, so it isn't read at each start."""
        body = ast.walk(ast.parse(inspect.getsource(cls)))
        return {
            field.target.id: inspect.cleandoc(text.value.value)
            for field, text in pairwise(next(each.body for each in body if isinstance(each, ast.ClassDef)))
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
            if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant) and isinstance(text.value.value, str)
        }

    @classmethod
    def __get_pydantic_json_schema__(cls, core_schema: "CoreSchema", handler: GetJsonSchemaHandler) -> dict[str, Any]:
        schema = handler(core_schema)
        for name, text in cls.texts().items():
            handler.resolve_ref_schema(schema)["properties"][name]["description"] = text
        return schema


class OptionSet(Options):
    engine: ClassVar["AnyEngine"]
    sections: ClassVar[tuple[str, ...]] = ()
    prefix: ClassVar[str] = ""
    """The beginning of the keys of its options' sentences, so that they don't clash with another game's."""

    @classmethod
    def keyed(cls, option: str) -> str:
        return cls.prefix + option.replace("_", "-")

    @classmethod
    @cache
    def declared(cls) -> dict[str, Option]:
        return {
            name: next((option for option in field.metadata if isinstance(option, Option)), Option())
            for name, field in cls.model_fields.items()
        }

    @classmethod
    @cache
    def menus(cls) -> dict[str, tuple[str, ...]]:
        """The names of the options in each menu of the editor, by section; at most 25 each."""
        options = cls.declared()
        return {
            section: tuple(name for name in options if options[name].section == section) for section in cls.sections
        }

    @classmethod
    def values_of(cls, name: str) -> tuple[bool | str | int, ...]:
        """The values of an option to choose from; empty for numbers and tables."""
        annotation: object = cls.model_fields[name].annotation
        values = (True, False) if annotation is bool else get_args(annotation)
        return values if all(isinstance(value, str | int) for value in values) else ()

    @classmethod
    def words_of(cls, name: str) -> str:
        """The values that an option offers, as people type them; empty for numbers and tables."""
        return ", ".join(str(value).lower() for value in cls.values_of(name))

    @classmethod
    def allowed(cls, name: str) -> str:
        """The sentence on what a number or table may be."""
        return f"allowed-{cls.declared()[name].allowed or cls.keyed(name)}"

    @model_validator(mode="after")
    def _is_playable(self) -> Self:
        faults = list(self.contradictions())
        if faults:
            raise ContradictionError(faults)
        return self

    def contradictions(self) -> Iterator[Fault]:
        for name, option in self.declared().items():
            if option.needs and getattr(self, name) and not getattr(self, option.needs):
                yield Fault(name, "clash-needs-other", {"option": name, "other": option.needs})

    def playing_on(self) -> Self:
        """The rules for a game that begins now, which set how the bot's clock plays."""
        return self

    @cached_property
    def key(self) -> str:
        """The options as JSON: equal rule sets have equal keys."""
        return json.dumps(self.model_dump(mode="json"), sort_keys=True)

    def model_copy(self, *, update: Mapping[str, object] | None = None, deep: bool = False) -> Self:
        """A copy with other values, which are not checked."""
        made = super().model_copy(update=update, deep=deep)
        # Cached properties, such as the key, are those of the old rules.
        for computed in made.__dict__.keys() - type(self).model_fields.keys():
            del made.__dict__[computed]
        return made

    def __eq__(self, other: object) -> bool:
        # Each press looks rules up in caches, where those of two games are equal, but not the same object.
        return isinstance(other, OptionSet) and type(self) is type(other) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def differences(self, base: Self) -> dict[str, object]:
        """The values that differ from `base`, as for JSON, by name of the option."""
        mine, theirs = self.model_dump(mode="json"), base.model_dump(mode="json")
        return {name: value for name, value in mine.items() if value != theirs[name]}


Rules = TypeVar("Rules", bound=OptionSet)


class ContradictionError(ValueError):
    """The contradictions between options, on their way through pydantic's ValidationError."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("options contradict each other")
        self.faults = faults


def change(rules: Rules, options: Mapping[str, object], also: Iterable[str] = ()) -> Rules:
    """The rules with other options, whose values are as in JSON. A misspelt option may be meant as one of `also`.
    Raises RuleSetError with every wrong name and value or, without such, every contradiction.
    """
    kind = type(rules)
    try:
        return kind.model_validate({**rules.model_dump(mode="json"), **options})
    except ValidationError as error:
        faults: dict[object, Fault] = {}
        for details in error.errors(include_url=False):
            for fault in _faults(details, options, kind, also):
                faults.setdefault((fault.option, fault.where), fault)
        raise RuleSetError(_most_precise(list(faults.values()))) from None


def _most_precise(faults: list[Fault]) -> list[Fault]:
    """The faults without less precise ones: pydantic names a value with a fault inside once for each possible type."""
    within = {fault.where.rpartition(".")[0] for fault in faults} - {""}
    return [fault for fault in faults if fault.where not in within]


def _faults(
    details: "ErrorDetails", options: Mapping[str, object], kind: type[OptionSet], also: Iterable[str]
) -> list[Fault]:
    contradiction = details.get("ctx", {}).get("error")
    if isinstance(contradiction, ContradictionError):
        return contradiction.faults
    path, value = _path(details["loc"], options)
    option = str(path[0]) if path else str(details["loc"][0])
    if option not in kind.model_fields:
        meant = difflib.get_close_matches(option[:_LONGEST_SHOWN], (*kind.model_fields, *also), 1)
        similar = next(iter(meant), "none")
        return [Fault(option, "fault-unknown-option", {"option": shown(option), "similar": similar})]
    name = ".".join(shown(part) for part in path)
    where = ".".join(map(str, details["loc"] if details["type"] == "missing" else path))
    return [replace(bad_value(kind, option, name, value), where=where)]


def bad_value(kind: type[OptionSet], option: str, name: str, value: object) -> Fault:
    """The fault of a value that an option does not allow. `name` is what people call the option, or a part of it."""
    allowed = kind.words_of(option) or FarkleError(kind.allowed(option))
    return Fault(option, "fault-bad-value", {"option": name, "given": shown(value), "allowed": allowed})


def _path(location: tuple[int | str, ...], options: Mapping[str, object]) -> tuple[tuple[object, ...], object]:
    """The path of an option's part, without the names that pydantic adds for its types, and the value there."""
    path: tuple[object, ...] = ()
    value: object = options
    for part in location:
        if not isinstance(value, dict):
            break
        # In JSON, a face is text.
        for key in (part, str(part)):
            if key in value:
                path, value = (*path, key), value[key]
                break
    return path, value


def shown(value: object) -> str:
    """A value as short, printable text."""
    text = value if isinstance(value, str) and value.isprintable() else json.dumps(value, default=str)
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 1] + "…"
