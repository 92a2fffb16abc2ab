"""Random rule sets that draw every option, and random games by them, as hypothesis draws them."""

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from bot.errors import RuleSetError
from bot.games.dice import FACES
from bot.games.farkle import RuleSet, change, new_game
from bot.local.farkle.random_games import Played, play_out

POINTS = st.sampled_from([50, 100, 150, 200, 250, 300, 350, 500, 750, 1000, 1500, 2500, 3000, 7])
POINTS_OR_NONE = st.just(0) | POINTS
BY_FACE = st.dictionaries(st.sampled_from(FACES), POINTS, max_size=6)
STRAIGHTS = [f"{low}-{high}" for low in FACES for high in FACES if high > low]

OPTIONS: dict[str, SearchStrategy[object]] = {
    "dice": st.sampled_from([5, 6]),
    "start": st.sampled_from(["roll_off", "seat_order", "random"]),
    "opening": st.sampled_from([0, 0, 350, 500, 1000]),
    "minimum_bank": st.sampled_from([0, 0, 300, 350]),
    "keep": st.sampled_from(["any", "all", "all_until_open"]),
    "hot_dice": st.sampled_from(["may", "must"]),
    "last_die_throws": st.integers(1, 3),
    "follow_on": st.booleans(),
    "target": st.sampled_from([100, 500, 1000, 2000, 4000, 10_000]),
    "target_reach": st.sampled_from(["at_least", "exceed", "exact"]),
    "final_round": st.sampled_from(["none", "complete_round", "one_turn_each", "one_more_round"]),
    "tie": st.sampled_from(["first", "shared", "play_off"]),
    "singles": BY_FACE,
    "triples": BY_FACE,
    "more_of_a_kind": st.sampled_from(["none", "adding", "doubling"])
    | st.dictionaries(st.sampled_from([4, 5, 6]), POINTS | BY_FACE),
    "extend_triples": st.booleans(),
    "straights": st.dictionaries(st.sampled_from(STRAIGHTS), POINTS, max_size=4),
    "three_pairs": POINTS_OR_NONE,
    "four_and_pair": st.booleans(),
    "two_triplets": POINTS_OR_NONE,
    "six_as_two_triplets": st.booleans(),
    "full_house_bonus": POINTS_OR_NONE,
    "instant_win": st.none() | st.integers(3, 6),
    "penalty": st.none()
    | st.fixed_dictionaries(
        {"farkles": st.integers(1, 3), "points": POINTS, "floor": st.sampled_from([None, 0, -100, -1000])}
    ),
    "skunk": st.none() | st.fixed_dictionaries({"below": POINTS, "double_at": st.sampled_from([0, 50])}),
    "idle": st.sampled_from(["bank", "play_on"]),
    # Somebody who has a number of turns plays alone: see tests/games/farkle/test_alone.py.
    "turns": st.none(),
}
assert OPTIONS.keys() == RuleSet.model_fields.keys(), "every option is drawn"


# Strategies that are made once: hypothesis looks into each new one before it draws from it.
_NAMES = st.sets(st.sampled_from(sorted(OPTIONS)))
_SEATS = st.integers(2, 4)


@st.composite
def rule_sets(draw: DrawFn, /, **fixed: object) -> RuleSet:
    """A valid rule set: some options differ from the defaults, `fixed` ones as given; contradictions are undone."""
    names = draw(_NAMES)
    options = {name: draw(OPTIONS[name]) for name in sorted(names)} | fixed
    while True:
        try:
            return change(RuleSet(), options)
        except RuleSetError as error:
            for fault in error.faults:
                # One of the two goes back to its default, and never a fixed one.
                pair = (fault.option, str(fault.fields["other"]), "target_reach", "dice")
                options.pop(next(name for name in pair if name in options and name not in fixed))


_ANY_RULES = rule_sets()


@st.composite
def played_games(draw: DrawFn, rules: SearchStrategy[RuleSet] | None = None, most_moves: int = 120) -> Played:
    """A game after some random legal moves. Fewer and smaller numbers are simpler games."""
    played_by = draw(rules if rules is not None else _ANY_RULES)
    seats = draw(_SEATS)
    length = draw(st.integers(0, most_moves))
    # Two bytes a choice, because hypothesis draws all bytes at once, but each number of a list by itself.
    choices = draw(st.binary(min_size=2 * length, max_size=2 * length))
    return play_out(
        new_game(played_by, seats), [high << 8 | low for high, low in zip(choices[::2], choices[1::2], strict=True)]
    )
