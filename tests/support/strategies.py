"""Random rule sets that draw every option, and random games by them, as hypothesis draws them."""

from collections.abc import Sequence
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from bot.coach.farkle.bounds import KNOWN, NO_MATTER, is_known
from bot.errors import RuleSetError
from bot.games.farkle import MOST_POINTS, RuleSet, change, new_game
from bot.games.options import Options
from tests.support.random_games import Played, play_out

_POINTS = st.sampled_from([50, 100, 150, 200, 250, 300, 350, 500, 750, 1000, 1500, 2500, 3000, 7])
# Most numbers of a wide range would make all games alike, with turns that never may be banked.
_NARROW: dict[str, SearchStrategy[object]] = {
    "opening": st.sampled_from([0, 0, 350, 500, 1000]),
    "minimum_bank": st.sampled_from([0, 0, 300, 350]),
    "target": st.sampled_from([None, 100, 500, 1000, 2000, 4000, 10_000]),
    "farkles": st.integers(1, 3),
    "floor": st.sampled_from([None, 0, -100, -1000]),
    "double_at": st.sampled_from([0, 50]),
    "faces": st.lists(st.integers(1, 6), min_size=1),
    "rounds": st.none() | st.integers(1, 5),
}


def _drawn(annotation: Any, notes: Sequence[Any] = ()) -> SearchStrategy[Any]:
    """Values that a type allows with its notes: bounds, and the pattern of a text."""
    kind, parts = get_origin(annotation), get_args(annotation)
    if kind is Annotated:
        return _drawn(parts[0], [each for recorded in parts[1:] for each in getattr(recorded, "metadata", [recorded])])
    if kind is Literal:
        return st.sampled_from(parts)
    if kind in (Union, UnionType):
        return st.one_of(*map(_drawn, parts))
    if kind is dict:
        return st.dictionaries(_drawn(parts[0]), _drawn(parts[1]), max_size=6)
    if annotation is str:
        (pattern,) = (recorded.pattern for recorded in notes if hasattr(recorded, "pattern"))
        return st.from_regex(pattern, fullmatch=True)
    if annotation is int:
        (least,) = (recorded.ge for recorded in notes if hasattr(recorded, "ge"))
        (most,) = (recorded.le for recorded in notes if hasattr(recorded, "le"))
        if most < MOST_POINTS:
            return st.integers(least, most)
        return _POINTS if least else st.just(0) | _POINTS
    if isinstance(annotation, type) and issubclass(annotation, Options):
        return st.fixed_dictionaries(_of_fields(annotation))
    return st.from_type(annotation)


def _of_fields(kind: type[Options]) -> dict[str, SearchStrategy[Any]]:
    return {
        name: _NARROW[name] if name in _NARROW else _drawn(field.annotation, field.metadata)
        for name, field in kind.model_fields.items()
    }


OPTIONS = _of_fields(RuleSet)


# Strategies that are made once: hypothesis looks into each new one before it draws from it.
_NAMES = st.sets(st.sampled_from(sorted(OPTIONS)))
_SEATS = st.integers(2, 4)


@st.composite
def rule_sets(draw: DrawFn, /, **fixed: object) -> RuleSet:
    """A valid rule set: some options differ from the defaults, `fixed` ones as given; contradictions are undone."""
    return _possible({name: draw(OPTIONS[name]) for name in sorted(draw(_NAMES))} | fixed, fixed)


@st.composite
def solvable_rule_sets(draw: DrawFn, /) -> RuleSet:
    """A rule set whose options the coach knows."""
    options = {name: draw(OPTIONS[name]) for name in sorted(draw(_NAMES))}
    return _possible({name: value for name, value in options.items() if _is_known(name, value)}, {})


def _is_known(name: str, value: object) -> bool:
    try:
        return is_known(change(RuleSet(), {name: value}))
    except RuleSetError:
        return name in {*KNOWN, *NO_MATTER}  # It may fit others.


def _possible(options: dict[str, Any], fixed: dict[str, object]) -> RuleSet:
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
def played_games(draw: DrawFn, rules: SearchStrategy[RuleSet] = _ANY_RULES) -> Played:
    """A game after some random legal moves. Fewer and smaller numbers are simpler games."""
    played_by = draw(rules)
    seats = draw(_SEATS)
    length = draw(st.integers(0, 120))
    # Two bytes a choice, because hypothesis draws all bytes at once, but each number of a list by itself.
    choices = draw(st.binary(min_size=2 * length, max_size=2 * length))
    return play_out(
        new_game(played_by, seats), [high << 8 | low for high, low in zip(choices[::2], choices[1::2], strict=True)]
    )
