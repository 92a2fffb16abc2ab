"""The options of Farkle's rules."""

from collections.abc import Iterator
from functools import cached_property
from math import gcd
from typing import Annotated, ClassVar, Literal, Self

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    PlainSerializer,
    WithJsonSchema,
    model_serializer,
    model_validator,
)

from bot.errors import Fault
from bot.games.dice import FACES
from bot.games.options import MOST_POINTS, Option, Options, OptionSet, OrNone, Points, PointsOrNone, Whole, YesNo

NAME = "farkle"
STANDARD = "standard"
MOST_DICE = 6


def _whole_keys(value: object) -> object:
    """A table with whole numbers as keys, which are always text in JSON: `{"4": 1000}` means `{4: 1000}`."""
    if not isinstance(value, dict):
        return value
    return {int(k) if isinstance(k, str) and k.isascii() and k.isdecimal() else k: v for k, v in value.items()}


def _straight_name(key: object) -> object:
    """The name of a straight in the form `1-5`; people may also write `1 2 3 4 5` or `1-2-3-4-5`."""
    if not isinstance(key, str):
        return key
    faces = key.replace("-", " ").split()
    in_a_row = len(faces) > 1 and " ".join(faces) in "1 2 3 4 5 6"
    return f"{faces[0]}-{faces[-1]}" if in_a_row else key


def _straight_names(value: object) -> object:
    return {_straight_name(k): v for k, v in value.items()} if isinstance(value, dict) else value


def straight_faces(name: str) -> tuple[int, ...]:
    """The faces of a straight by its name: `2-6` is (2, 3, 4, 5, 6)."""
    return tuple(range(int(name[0]), int(name[-1]) + 1))


Face = Annotated[Whole, Field(ge=1, le=6)]
PointsByFace = Annotated[dict[Face, Points], BeforeValidator(_whole_keys)]
PointsByCount = Annotated[
    dict[Annotated[Whole, Field(ge=4, le=6)], Points | PointsByFace], BeforeValidator(_whole_keys)
]
Straights = Annotated[
    dict[Annotated[str, Field(pattern=r"^(1-[2-6]|2-[3-6]|3-[456]|4-[56]|5-6)$")], Points],
    BeforeValidator(_straight_names),
]


Target = Annotated[
    PointsOrNone,
    BeforeValidator(lambda value: 0 if value in (None, "none") else value),
    PlainSerializer(lambda points: points or None),
    WithJsonSchema({"anyOf": [{"type": "integer", "minimum": 0, "maximum": MOST_POINTS}, {"type": "null"}]}),
]
"""The points to reach: 0 stands for a game without a target, which files write as null."""


def _none_scores(value: object) -> object:
    return {} if value in (None, "none") else value


def _when_opened(value: object) -> object:
    return "opened" if value is True else value


class Penalty(Options):
    farkles: Annotated[Whole, Field(ge=1, le=100)]
    """How many farkles in a row bring the penalty."""
    points: Points
    """How many points the penalty costs."""
    floor: Annotated[Annotated[Whole, Field(ge=-MOST_POINTS, le=0)] | None, OrNone] = None
    """The lowest total after a penalty; null: no limit."""
    repeats: YesNo = False
    """Does each further farkle in a row cost as much?"""
    on: Literal["any", "all_dice"] = "any"
    """Which farkles count: any, or only those with all dice."""


class InstantWin(Options):
    count: Annotated[Whole, Field(ge=3, le=6)]
    """How many dice of one face win at once."""
    faces: Annotated[tuple[Face, ...], Field(min_length=1), AfterValidator(lambda faces: tuple(sorted(set(faces))))] = (
        tuple(FACES)
    )
    """The faces that win at once."""

    @model_serializer
    def _written(self) -> int | dict[str, object]:
        return self.count if self.faces == tuple(FACES) else {"count": self.count, "faces": list(self.faces)}


def _of_any_face(value: object) -> object:
    return {"count": value} if type(value) is int else value


class Skunk(Options):
    below: Points
    """Losers with less than this are skunked."""
    double_at: Annotated[Whole, Field(ge=-MOST_POINTS, le=MOST_POINTS)] = 0
    """Losers with this or less are doubly skunked."""


class RuleSet(OptionSet):
    """All options of Farkle, which are checked when an object is made; `change` finds every fault at once."""

    sections: ClassVar = ("turn", "scoring", "winning")

    dice: Annotated[Literal[5, 6], Option("turn")] = 6
    """How many dice a turn starts with."""
    start: Annotated[Literal["roll_off", "seat_order", "random"], Option("turn")] = "roll_off"
    """Who begins: the winner of a roll-off, the first seat, or a random seat."""
    opening: Annotated[PointsOrNone, Option("turn", allowed="points")] = 0
    """Points needed in one turn for a player's first bank."""
    reopen: Annotated[YesNo, Option("turn", needs="penalty")] = False
    """Does a player whom a penalty takes to 0 or less have to get on the board again?"""
    minimum_bank: Annotated[PointsOrNone, Option("turn", allowed="points")] = 0
    """Points needed to bank any turn."""
    keep: Annotated[Literal["any", "all", "all_until_open"], Option("turn")] = "any"
    """Which scoring dice must be kept: 'any' of them, 'all', or 'all_until_open', until the first bank."""
    hot_dice: Annotated[Literal["may", "must"], Option("turn")] = "may"
    """What a player may do with all dice set aside: bank or roll all again ('may'), or only roll all again ('must')."""
    hot_dice_bonus: Annotated[PointsOrNone, Option("scoring", allowed="points")] = 0
    """Extra points each time all dice have scored; 0: none."""
    last_die_throws: Annotated[Whole, Field(ge=1, le=3), Option("turn")] = 1
    """Tries to score with the last die."""
    follow_on: Annotated[Literal[False, "opened", "anyone"], BeforeValidator(_when_opened), Option("turn")] = False
    """Who may take over the dice and points that the previous player banked: 'opened', who has banked before."""
    follow_farkles: Annotated[YesNo, Option("turn", needs="follow_on")] = False
    """May players also take over the dice and points that the previous player lost by a farkle?"""
    target: Annotated[Target, Option("winning")] = 10_000
    """Points to win; none: only the rounds end the game."""
    rounds: Annotated[Annotated[Whole, Field(ge=1, le=100)] | None, OrNone, Option("winning")] = None
    """Rounds after which the game ends, if no player reaches the target before."""
    target_reach: Annotated[Literal["at_least", "exceed", "exact"], Option("winning")] = "at_least"
    """Is the target reached with at least that many points, with more, or with exactly that many?"""
    final_round: Annotated[
        Literal["none", "complete_round", "one_roll_each", "one_turn_each", "one_more_round"], Option("winning")
    ] = "one_turn_each"
    """What follows once the target is reached: none, the rest of the round, one roll or turn each, or the rest and one
    more round."""
    defend: Annotated[YesNo, Option("winning", needs="target")] = False
    """Does a leader who is passed in the final round have another turn after the others?"""
    tie: Annotated[Literal["first", "shared", "play_off"], Option("winning")] = "first"
    """Who wins a tie: the first to reach the score, all of them, or the winner of a play-off round."""
    singles: Annotated[PointsByFace, BeforeValidator(_none_scores), Option("scoring", allowed="faces")] = Field(
        default={1: 100, 5: 50}
    )
    """Points of a single die, by face. Other faces score nothing."""
    triples: Annotated[PointsByFace, BeforeValidator(_none_scores), Option("scoring", allowed="faces")] = Field(
        default={1: 1000, 2: 200, 3: 300, 4: 400, 5: 500, 6: 600}
    )
    """Points of three of a kind, by face."""
    more_of_a_kind: Annotated[Literal["none", "adding", "doubling"] | PointsByCount, Option("scoring")] = "none"
    """Four or more of a kind: each extra die adds the triple's points or doubles them, or each count has its own."""
    extend_triples: Annotated[YesNo, Option("scoring", needs="triples")] = False
    """Does each later die of a kept triple's face in the hand score the triple's points?"""
    straights: Annotated[Straights, BeforeValidator(_none_scores), Option("scoring")] = Field(default={})
    """Points of faces in a row, such as 1-6, or 1-5 and 2-6."""
    three_pairs: Annotated[PointsOrNone, Option("scoring", allowed="points")] = 0
    """Points of three pairs; 0: none."""
    four_and_pair: Annotated[YesNo | Points, Option("scoring")] = False
    """Points of four of a kind and a pair; true: those of three pairs."""
    six_as_three_pairs: Annotated[YesNo, Option("scoring", needs="three_pairs")] = False
    """Do six of a kind count as three pairs?"""
    two_triplets: Annotated[PointsOrNone, Option("scoring", allowed="points")] = 0
    """Points of two triples in one roll; 0: they score separately."""
    six_as_two_triplets: Annotated[YesNo, Option("scoring", needs="two_triplets")] = False
    """Do six of a kind count as two triplets?"""
    full_house_bonus: Annotated[PointsOrNone, Option("scoring", needs="triples", allowed="points")] = 0
    """Extra points for a triple and a pair; 0: none."""
    scoreless: Annotated[PointsOrNone, Option("scoring", allowed="points")] = 0
    """Points of all dice, if nothing else in a roll of all dice scores; 0: none."""
    scoreless_first: Annotated[YesNo, Option("scoring", needs="scoreless")] = False
    """Does only the first roll of a turn score these points?"""
    instant_win: Annotated[InstantWin | None, OrNone, BeforeValidator(_of_any_face), Option("winning")] = None
    """How many of a kind in one roll win the game at once; a number means any faces."""
    penalty: Annotated[Penalty | None, OrNone, Option("turn")] = None
    """The penalty for farkles in a row."""
    skunk: Annotated[Skunk | None, OrNone, Option("winning")] = None
    """The losers who are skunked."""
    idle: Literal["bank", "play_on"] = "bank"
    """How a turn ends as time runs out: by a bank, or by rolling on if a bank would lose. New games have play_on."""

    @model_validator(mode="before")
    @classmethod
    def _read_turns(cls, options: object) -> object:
        """Reads options of older games, which have `turns`: rounds of one player, without regard to the target."""
        if not isinstance(options, dict) or "turns" not in options:
            return options
        turns, others = options["turns"], {name: value for name, value in options.items() if name != "turns"}
        return others if turns is None else {**others, "rounds": turns, "target": None}

    def contradictions(self) -> Iterator[Fault]:
        yield from _faults(_target_clashes(self))
        yield from _faults(_dice_clashes(self))
        yield from super().contradictions()
        yield from _faults(_scoring_clashes(self))

    @property
    def points_of_four_and_pair(self) -> int:
        return self.three_pairs if self.four_and_pair is True else self.four_and_pair

    @property
    def is_exact(self) -> bool:
        return self.target_reach == "exact" and self.target > 0

    @cached_property
    def step(self) -> int:
        """The greatest number that divides the points of every keep."""
        return gcd(*_amounts(self))

    def scorable(self, points: int) -> int:
        """The fewest points that dice can add up to and that are no fewer than `points`."""
        return -(-points // self.step) * self.step

    def playing_on(self) -> Self:
        # The rules are known to be possible, and to find that out again may take a while.
        return self.model_copy(update={"idle": "play_on"})


Clashes = Iterator[tuple[bool, str, str, str]]


def _faults(clashes: Clashes) -> Iterator[Fault]:
    for is_clash, option, other, code in clashes:
        if is_clash:
            yield Fault(option, code, {"option": option, "other": other})


def _target_clashes(rules: RuleSet) -> Clashes:
    yield not (rules.target or rules.rounds), "target", "rounds", "clash-game-without-end"
    yield rules.defend and rules.final_round == "none", "defend", "final_round", "clash-needs-other"
    if not rules.is_exact:
        return
    yield rules.opening > rules.target, "opening", "target", "clash-above-exact-target"
    yield rules.minimum_bank > rules.target, "minimum_bank", "target", "clash-above-exact-target"
    yield rules.tie == "play_off", "tie", "target_reach", "clash-play-off-at-exact-target"
    yield bool(_amounts(rules)) and not _can_meet_target(rules), "target", "singles", "clash-target-cannot-be-met"


def _dice_clashes(rules: RuleSet) -> Clashes:
    yield (
        rules.instant_win is not None and rules.instant_win.count > rules.dice,
        "instant_win",
        "dice",
        "clash-too-few-dice",
    )
    longest = max((len(straight_faces(name)) for name in rules.straights), default=0)
    yield longest > rules.dice, "straights", "dice", "clash-too-few-dice"
    if isinstance(rules.more_of_a_kind, dict):
        yield max(rules.more_of_a_kind, default=0) > rules.dice, "more_of_a_kind", "dice", "clash-too-few-dice"
    yield rules.three_pairs > 0 and rules.dice < 6, "three_pairs", "dice", "clash-too-few-dice"
    yield rules.four_and_pair is not False and rules.dice < 6, "four_and_pair", "dice", "clash-too-few-dice"
    yield rules.two_triplets > 0 and rules.dice < 6, "two_triplets", "dice", "clash-too-few-dice"


def _scoring_clashes(rules: RuleSet) -> Clashes:
    multiplies = rules.more_of_a_kind in ("adding", "doubling")
    yield multiplies and not rules.triples, "more_of_a_kind", "triples", "clash-needs-other"
    yield rules.four_and_pair is True and not rules.three_pairs, "four_and_pair", "three_pairs", "clash-needs-other"
    yield not _amounts(rules), "singles", "triples", "clash-no-way-to-score"


def _can_meet_target(rules: RuleSet) -> bool:
    """Whether a sum of points is exactly the target. With penalties, True may be wrong."""
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
    """The points whose sums are what keeps are worth."""
    amounts = [*rules.singles.values(), *rules.triples.values(), *rules.straights.values()]
    if isinstance(rules.more_of_a_kind, dict):
        for points in rules.more_of_a_kind.values():
            amounts += points.values() if isinstance(points, dict) else [points]
    amounts += [rules.three_pairs, rules.points_of_four_and_pair, rules.two_triplets]
    amounts += [rules.full_house_bonus, rules.hot_dice_bonus, rules.scoreless]
    return [points for points in amounts if points]
