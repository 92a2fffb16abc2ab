"""What Farkle's coach knows, and what is cheap for it."""

from math import gcd
from typing import Any

from bot.coach.adviser import BeyondCoach
from bot.games.farkle import RuleSet

KNOWN: dict[str, tuple[object, ...] | None] = {
    "dice": (5, 6),
    "opening": None,
    "reopen": None,
    "minimum_bank": None,
    "keep": ("any", "all", "all_until_open"),
    "hot_dice_bonus": None,
    "hot_dice": ("may", "must"),
    "last_die_throws": None,
    "follow_on": (True, "anyone"),
    "target": None,
    "rounds": None,
    "target_reach": ("at_least", "exceed", "exact"),
    "final_round": ("none", "complete_round", "one_roll_each", "one_turn_each", "one_more_round"),
    "tie": ("first", "shared", "play_off"),
    "singles": None,
    "triples": None,
    "more_of_a_kind": ("none", "adding", "doubling"),
    "extend_triples": None,
    "straights": None,
    "three_pairs": None,
    "four_and_pair": None,
    "six_as_three_pairs": None,
    "two_triplets": None,
    "six_as_two_triplets": None,
    "full_house_bonus": None,
    "scoreless": None,
    "instant_win": None,
    "penalty": None,
    "penalty.farkles": None,
    "penalty.points": None,
    "penalty.floor": None,
    "penalty.repeats": None,
}
"""The options that the coach knows, with the values that it knows of each; None stands for any value."""
NO_MATTER = ("start", "skunk", "idle")

_MOST_STEPS = 2_000
_GAINS_STEPS = range(121, 217)
"""The targets, in grid steps, that make offers take seconds and tens of megabytes."""


def options_of(rules: RuleSet) -> dict[str, Any]:
    """The options that matter to the coach, without those at their defaults, so that new options leave tables valid."""
    options = rules.model_dump(mode="json", exclude=set(NO_MATTER), exclude_defaults=True)
    # Tables are named after the value that it had first.
    return options | ({"follow_on": True} if rules.follow_on == "opened" else {})


def is_known(rules: RuleSet) -> bool:
    """Whether the coach knows all options that differ from their defaults."""
    options = options_of(rules)
    options |= {f"penalty.{part}": value for part, value in options.get("penalty", {}).items()}
    for name, value in options.items():
        values = KNOWN.get(name, ())
        if values is not None and value not in values and not (values and isinstance(value, dict)):
            return False
    return True


def check_known(rules: RuleSet) -> None:
    """Checks that the coach knows these rules; raises BeyondCoach if it does not."""
    if not is_known(rules):
        raise BeyondCoach


def is_cheap(rules: RuleSet) -> bool:
    """Whether answers about these rules take little time; False if in doubt."""
    options = rules.model_dump(exclude={*NO_MATTER, "target"})
    penalty = rules.penalty
    step = gcd(rules.step, *((penalty.points, penalty.floor or 0) if penalty else ()))
    # Six of a kind may be worth eight triples.
    if 8 * max(_numbers(options)) > _MOST_STEPS * step:
        return False
    return not rules.follow_on or rules.target // step not in _GAINS_STEPS


def _numbers(value: object) -> list[int]:
    if isinstance(value, dict):
        return [number for each in value.values() for number in _numbers(each)]
    return [abs(value)] if isinstance(value, int) else [0]
