"""The options of a rule set. Every option has a default; the defaults are the rule set `standard`."""

import difflib
import json
from collections.abc import Iterable, Iterator
from functools import cached_property
from math import gcd
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, model_validator

from bot.errors import Fault, RuleSetError

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

MOST_POINTS = 1_000_000
MOST_KEPT = 8 * MOST_POINTS
"""The most points that dice kept together are worth: six of a kind, where each die after the third doubles them."""
_LONGEST_SHOWN = 60


def _whole_keys(value: object) -> object:
    """Keys in JSON are always text: `{"4": 1000}` means `{4: 1000}`."""
    if not isinstance(value, dict):
        return value
    return {int(k) if isinstance(k, str) and k.isascii() and k.isdecimal() else k: v for k, v in value.items()}


def _straight_name(key: object) -> object:
    """`1 2 3 4 5` and `1-2-3-4-5` mean `1-5`; anything else is left for the validator to refuse."""
    if not isinstance(key, str):
        return key
    faces = key.replace("-", " ").split()
    in_a_row = len(faces) > 1 and " ".join(faces) in "1 2 3 4 5 6"
    return f"{faces[0]}-{faces[-1]}" if in_a_row else key


def _straight_names(value: object) -> object:
    return {_straight_name(k): v for k, v in value.items()} if isinstance(value, dict) else value


def straight_faces(name: str) -> tuple[int, ...]:
    """The faces of a straight: `2-6` is (2, 3, 4, 5, 6)."""
    return tuple(range(int(name[0]), int(name[-1]) + 1))


Whole = Annotated[int, Field(strict=True)]
Face = Annotated[Whole, Field(ge=1, le=6)]
Points = Annotated[Whole, Field(ge=1, le=MOST_POINTS)]
PointsOrNone = Annotated[Whole, Field(ge=0, le=MOST_POINTS)]
YesNo = Annotated[bool, Field(strict=True)]
PointsByFace = Annotated[dict[Face, Points], BeforeValidator(_whole_keys)]
PointsByCount = Annotated[
    dict[Annotated[Whole, Field(ge=4, le=6)], Points | PointsByFace], BeforeValidator(_whole_keys)
]
Straights = Annotated[
    dict[Annotated[str, Field(pattern=r"^(1-[2-6]|2-[3-6]|3-[456]|4-[56]|5-6)$")], Points],
    BeforeValidator(_straight_names),
]


def _none_scores(value: object) -> object:
    return {} if value in (None, "none") else value


def _none(value: object) -> object:
    return None if value == "none" else value


class Options(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)


class Penalty(Options):
    """After `farkles` in a row, lose `points`, but never fall below `floor` (None: totals may be negative)."""

    farkles: Annotated[Whole, Field(ge=1, le=100)]
    """How many farkles in a row."""
    points: Points
    """How many points they cost."""
    floor: Annotated[Annotated[Whole, Field(ge=-MOST_POINTS, le=0)] | None, BeforeValidator(_none)] = None
    """The lowest total to which a penalty takes a player; null: totals may be negative without end."""


class Skunk(Options):
    """Losers with less than `below` are skunked; with `double_at` or less, doubly."""

    below: Points
    """Losers with less than this are skunked."""
    double_at: Annotated[Whole, Field(ge=-MOST_POINTS, le=MOST_POINTS)] = 0
    """Losers with this or less are doubly skunked."""


class RuleSet(Options):
    """How one game is played. Values are checked one by one and against each other when it is made.

    Use `change` to make one from values that may be wrong: it finds every fault at once.
    """

    dice: Literal[5, 6] = 6
    """How many dice are played."""
    start: Literal["roll_off", "seat_order", "random"] = "roll_off"
    """Who begins: the highest of one die each, the first seat, or anyone."""
    opening: PointsOrNone = 0
    """Points that one turn must hold before a player who has never banked may bank."""
    minimum_bank: PointsOrNone = 0
    """Points that any turn must hold before it may be banked."""
    keep: Literal["any", "all", "all_until_open"] = "any"
    """May scoring dice be left? 'all': the most dice must be kept; 'all_until_open': until the first bank."""
    hot_dice: Literal["may", "must"] = "may"
    """When all dice are set aside: may the player bank, or must all dice be thrown again?"""
    last_die_throws: Annotated[Whole, Field(ge=1, le=3)] = 1
    """Tries that a player has when one die is left to throw."""
    follow_on: YesNo = False
    """May a player who has banked before begin on the dice and the points of the player before, if that one banked?"""
    target: Points = 10_000
    """Points that end the game."""
    target_reach: Literal["at_least", "exceed", "exact"] = "at_least"
    """Is the target reached with as many points, only with more, or only with exactly as many?"""
    final_round: Literal["none", "complete_round", "one_turn_each", "one_more_round"] = "one_turn_each"
    """What others get once the target is reached: nothing, the rest of the round, a turn each, the rest and a round."""
    tie: Literal["first", "shared", "play_off"] = "first"
    """Who wins level scores: the first to have reached them, all, or whoever leads after another round among them."""
    singles: Annotated[PointsByFace, BeforeValidator(_none_scores)] = {1: 100, 5: 50}
    """Points of a single die, by face. Faces that are not named score nothing."""
    triples: Annotated[PointsByFace, BeforeValidator(_none_scores)] = {1: 1000, 2: 200, 3: 300, 4: 400, 5: 500, 6: 600}
    """Points of three of a kind, by face."""
    more_of_a_kind: Literal["none", "adding", "doubling"] | PointsByCount = "none"
    """Four or more of a kind: the triple once more for each further die, twice as much for each, or points by count."""
    extend_triples: YesNo = False
    """After a triple, is each further die of its face that is thrown later in the hand worth the triple's points?"""
    straights: Annotated[Straights, BeforeValidator(_none_scores)] = {}
    """Points of faces in a row, such as 1-6, or 1-5 and 2-6."""
    three_pairs: PointsOrNone = 0
    """Points of three pairs; 0: none."""
    four_and_pair: YesNo = False
    """Do four of a kind and a pair count as three pairs?"""
    two_triplets: PointsOrNone = 0
    """Points of two triples in one throw; 0: each counts by itself."""
    six_as_two_triplets: YesNo = False
    """Do six of a kind count as two triplets?"""
    full_house_bonus: PointsOrNone = 0
    """Points beside the triple's for a triple and a pair; 0: none."""
    instant_win: Annotated[Annotated[Whole, Field(ge=3, le=6)] | None, BeforeValidator(_none)] = None
    """So many of a kind in one throw win the game at once; null: none do."""
    penalty: Annotated[Penalty | None, BeforeValidator(_none)] = None
    """What farkles in a row cost; null: nothing."""
    skunk: Annotated[Skunk | None, BeforeValidator(_none)] = None
    """Which losers are skunked; null: none."""
    idle: Literal["bank", "play_on"] = "bank"
    """When time runs out: bank what there is, or throw on where banking would lose the game. New games play on."""

    @model_validator(mode="after")
    def _is_playable(self) -> "RuleSet":
        faults = list(contradictions(self))
        if faults:
            raise ContradictionError(faults)
        return self

    @cached_property
    def key(self) -> str:
        """The rule set as JSON: equal rule sets have equal keys."""
        return json.dumps(self.model_dump(mode="json"), sort_keys=True)

    @cached_property
    def step(self) -> int:
        """The greatest number of points that divides whatever may be kept."""
        return gcd(*_amounts(self))

    def __hash__(self) -> int:
        return hash(self.key)

    def playing_on(self) -> "RuleSet":
        """These rules for a game that begins now: its clock throws on where to bank would lose the game."""
        values = {name: getattr(self, name) for name in RuleSet.model_fields}
        # The rules are known to be possible, and to find that out again may take a while.
        return RuleSet.model_construct(**values | {"idle": "play_on"})

    def differences(self, base: "RuleSet") -> dict[str, Any]:
        """The options in which this rule set differs from `base`, as JSON values, in the order of declaration."""
        mine, theirs = self.model_dump(mode="json"), base.model_dump(mode="json")
        return {name: value for name, value in mine.items() if value != theirs[name]}


class ContradictionError(ValueError):
    """Options that contradict each other. It travels inside pydantic's ValidationError."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("options contradict each other")
        self.faults = faults


def change(rules: RuleSet, options: dict[str, Any], also: Iterable[str] = ()) -> RuleSet:
    """`rules` with other values, given as JSON or YAML has them, for some options.

    Raises RuleSetError with every fault: unknown options and wrong values or, where there are none, contradictions.
    `also` are the names that may stand beside the options where the values come from: a misspelt option may be meant
    as one of them.
    """
    known = (*RuleSet.model_fields, *also)
    try:
        return RuleSet.model_validate({**rules.model_dump(mode="json"), **options})
    except ValidationError as error:
        faults: dict[object, Fault] = {}
        for details in error.errors(include_url=False):
            for fault in _faults(details, options, known):
                faults.setdefault((fault.option, fault.fields.get("where")), fault)
        raise RuleSetError(_most_precise(list(faults.values()))) from None


def _most_precise(faults: list[Fault]) -> list[Fault]:
    """The faults but those of values with a fault inside: pydantic names such a value once for each possible type."""
    within = {str(fault.fields.get("where")).rpartition(".")[0] for fault in faults}
    return [fault for fault in faults if fault.fields.get("where") not in within]


def _faults(details: "ErrorDetails", options: dict[str, Any], known: tuple[str, ...]) -> list[Fault]:
    contradiction = details.get("ctx", {}).get("error")
    if isinstance(contradiction, ContradictionError):
        return contradiction.faults
    path, value = _path(details["loc"], options)
    option = str(path[0]) if path else str(details["loc"][0])
    if option not in RuleSet.model_fields:
        similar = difflib.get_close_matches(option[:_LONGEST_SHOWN], known, 1)
        fields = {"option": shown(option), "similar": similar[0] if similar else "none", "where": option}
        return [Fault(option, "fault-unknown-option", fields)]
    fields = {
        "option": ".".join(shown(part) for part in path),
        "given": shown(value),
        "where": ".".join(map(str, details["loc"] if details["type"] == "missing" else path)),
    }
    return [Fault(option, "fault-bad-value", fields)]


def _path(location: tuple[int | str, ...], options: dict[str, Any]) -> tuple[tuple[object, ...], object]:
    """Where in `options` a fault is, and the value there. The names that pydantic adds for its types are skipped."""
    path: tuple[object, ...] = ()
    value: object = options
    for part in location:
        if not isinstance(value, dict):
            break
        # A face may stand there as a number or, in JSON, as text.
        for key in (part, str(part)):
            if key in value:
                path, value = (*path, key), value[key]
                break
    return path, value


def shown(value: object) -> str:
    """A value as text that is short and printable, for a sentence."""
    text = value if isinstance(value, str) and value.isprintable() else json.dumps(value, default=str)
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 1] + "…"


def contradictions(rules: RuleSet) -> Iterator[Fault]:
    """A fault for every pair of options that contradict each other; it names both."""
    no_triples = not rules.triples
    clashes: tuple[tuple[bool, str, str, str], ...] = (
        *_target_clashes(rules),
        *_dice_clashes(rules),
        (rules.four_and_pair and not rules.three_pairs, "four_and_pair", "three_pairs", "clash-needs-other"),
        (
            rules.six_as_two_triplets and not rules.two_triplets,
            "six_as_two_triplets",
            "two_triplets",
            "clash-needs-other",
        ),
        (rules.extend_triples and no_triples, "extend_triples", "triples", "clash-needs-other"),
        (rules.full_house_bonus > 0 and no_triples, "full_house_bonus", "triples", "clash-needs-other"),
        (
            rules.more_of_a_kind in ("adding", "doubling") and no_triples,
            "more_of_a_kind",
            "triples",
            "clash-needs-other",
        ),
        (not _amounts(rules), "singles", "triples", "clash-no-way-to-score"),
    )
    for is_clash, option, other, code in clashes:
        if is_clash:
            yield Fault(option, code, {"option": option, "other": other})


Clashes = Iterator[tuple[bool, str, str, str]]


def _target_clashes(rules: RuleSet) -> Clashes:
    if rules.target_reach != "exact":
        return
    yield rules.opening > rules.target, "opening", "target", "clash-above-exact-target"
    yield rules.minimum_bank > rules.target, "minimum_bank", "target", "clash-above-exact-target"
    yield rules.tie == "play_off", "tie", "target_reach", "clash-play-off-at-exact-target"
    yield bool(_amounts(rules)) and not _can_meet_target(rules), "target", "singles", "clash-target-cannot-be-met"


def _dice_clashes(rules: RuleSet) -> Clashes:
    yield (rules.instant_win or 0) > rules.dice, "instant_win", "dice", "clash-too-few-dice"
    longest = max((len(straight_faces(name)) for name in rules.straights), default=0)
    yield longest > rules.dice, "straights", "dice", "clash-too-few-dice"
    if isinstance(rules.more_of_a_kind, dict):
        yield max(rules.more_of_a_kind, default=0) > rules.dice, "more_of_a_kind", "dice", "clash-too-few-dice"
    yield rules.three_pairs > 0 and rules.dice < 6, "three_pairs", "dice", "clash-too-few-dice"
    yield rules.two_triplets > 0 and rules.dice < 6, "two_triplets", "dice", "clash-too-few-dice"


def _can_meet_target(rules: RuleSet) -> bool:
    """Is the target a sum of what scores? With penalties, only what certainly cannot be met counts as no."""
    amounts = _amounts(rules)
    if rules.penalty:
        return rules.target % gcd(*amounts, rules.penalty.points) == 0
    sums, up_to_target = 1, (2 << rules.target) - 1  # Bit n of the sums is set where n points can be scored.
    for step in sorted(amounts):
        if sums >> step & 1:
            # It is a sum of other amounts.
            continue
        while step <= rules.target:
            sums |= sums << step
            step *= 2
        sums &= up_to_target
        if sums >> rules.target:
            return True
    return False


def _amounts(rules: RuleSet) -> list[int]:
    """The points of the combinations: every keep is worth a sum of these."""
    amounts = [*rules.singles.values(), *rules.triples.values(), *rules.straights.values()]
    if isinstance(rules.more_of_a_kind, dict):
        for points in rules.more_of_a_kind.values():
            amounts += points.values() if isinstance(points, dict) else [points]
    amounts += [rules.three_pairs, rules.two_triplets, rules.full_house_bonus]
    return [points for points in amounts if points]
