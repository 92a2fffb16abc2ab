"""Farkle's rules in words."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from bot.games.dice import FACES
from bot.games.farkle import InstantWin, RuleSet, scoring, straight_faces
from bot.games.notation import spaced
from bot.games.options import Options
from bot.model.games import StoredGame
from bot.ui.display import Display, bulleted, in_two_columns

TARGETS = (1000, 2000, 3000, 4000, 5000, 10_000, 20_000, 50_000)
_DEFAULTS = RuleSet()
_MENUS = RuleSet.menus()
_FIRST_IN_TURN = ("dice", "keep", "hot_dice", "opening", "minimum_bank", "last_die_throws", "extend_triples")
_TURN = tuple(option for option in dict.fromkeys((*_FIRST_IN_TURN, *_MENUS["turn"])) if option != "start")
# The target's sentence includes this.
_WINNING = ("start", *(option for option in _MENUS["winning"] if option != "target"))
IN_WORDS = (*_TURN, *_WINNING)
"""Options with their own sentences, in reading order; the table shows others."""
ALSO = tuple(
    option
    for option in dict.fromkeys(("final_round", *RuleSet.model_fields))
    if option in IN_WORDS and option not in ("dice", "start", "target_reach", "tie", "skunk")
)
"""Options mentioned in short if unusual, in this order."""


def lobby_head(stored: StoredGame, display: Display) -> str:
    rules = stored.rules
    assert isinstance(rules, RuleSet)
    dice = display.icon("die_5")
    return display.say("lobby-head", dice=dice, title=stored.title, **goal(rules))


def goal(rules: RuleSet) -> dict[str, str | int]:
    """The fields of sentences on how to win, for heads."""
    reach = rules.target_reach if rules.target else "none"
    return {"reach": reach, "target": rules.target, "rounds": rules.rounds or 0}


def how_to_play(rules: RuleSet, display: Display) -> list[str]:
    """The pages on how to play. Rules that give the examples no points have only the last one."""
    say, large, scores = display.say, display.dice_large, scoring(rules)
    listed = in_short(rules, display).replace("\n", "\n-# ")
    thrown, left, farkle = (
        (1, 1, 5, 2, 3, 6)[: rules.dice],
        (1, 4, 6)[: rules.dice - 3],
        (2, 2, 3, 3, 4, 6)[: rules.dice],
    )
    kept, more = scores.worth((1, 1, 5)), scores.worth((1,))
    winning = _in_words(("target_reach", "rounds", "final_round"), rules, display)
    win = say(
        "how-farkle-win",
        pictures=large(farkle),
        dice="none" if scores.keepable(farkle) else spaced(farkle),
        penalty="".join(_unusual("penalty", rules, display)) or "none",
        winning=" ".join(winning),
    )
    if not (kept and more):
        return [win]
    keep = say("how-farkle-keep", pictures=large(thrown, 0b111), rest=spaced(thrown[3:]), points=kept, scores=listed)
    needs = max(rules.opening, rules.minimum_bank)
    bank = say(
        "how-farkle-bank",
        pictures=large(left, 0b1),
        rest=spaced(left[1:]),
        points=more,
        total=kept + more,
        needs=needs if needs > kept + more else 0,
        dice=len(left),
        again=len(left) - 1,
        hot=rules.hot_dice,
    )
    return [keep, bank, win]


def in_short(rules: RuleSet, display: Display) -> str:
    """One sentence on scoring, and one on what is unusual."""
    text = display.say("short-scores", scores=", ".join(_scores(rules, display)))
    also = list(_also(rules, display))
    return f"{text}\n{display.say('short-also', rules=' '.join(also))}" if also else text


def _scores(rules: RuleSet, display: Display) -> Iterator[str]:
    for scores in (_singles, _triples, _more, _straights):
        yield from scores(rules, display)
    for what, points in _combinations(rules, display):
        yield display.say("short-worth", what=what, points=points)


def _combinations(rules: RuleSet, display: Display) -> Iterator[tuple[str, int]]:
    """Names and points of what several faces bring."""
    worth = {
        "three_pairs": rules.three_pairs,
        "four_and_pair": rules.points_of_four_and_pair,
        "six_as_three_pairs": rules.three_pairs * rules.six_as_three_pairs,
        "two_triplets": rules.two_triplets,
        "six_as_two_triplets": rules.two_triplets * rules.six_as_two_triplets,
        "full_house_bonus": rules.full_house_bonus,
        "scoreless_first" if rules.scoreless_first else "scoreless": rules.scoreless,
        "hot_dice_bonus": rules.hot_dice_bonus,
    }
    for option, points in worth.items():
        if points:
            yield display.say(f"option-{rules.keyed(option)}"), points


def _singles(rules: RuleSet, display: Display) -> Iterator[str]:
    yield from _by_face(rules.singles, display)


def _by_face(worth: Mapping[int, int], display: Display) -> list[str]:
    return [
        display.say("short-single", faces=_face(face, display), points=points) for face, points in sorted(worth.items())
    ]


def _face(face: int, display: Display) -> str:
    """`1s`"""
    return display.say("short-face", face=face)


def _triples(rules: RuleSet, display: Display) -> Iterator[str]:
    hundreds = {face: face * 100 for face in range(1, 7)}
    if rules.triples == hundreds:
        yield display.say("short-triples-hundreds")
    elif rules.triples == {**hundreds, 1: rules.triples.get(1)}:
        yield display.say("short-triples-hundreds-but", ones=rules.triples[1])
    elif rules.triples:
        yield display.say("short-triples", list=display.listed(_by_face(rules.triples, display)))


def _more(rules: RuleSet, display: Display) -> Iterator[str]:
    more = rules.more_of_a_kind
    if not isinstance(more, dict):
        if more != "none":
            yield display.say(f"short-more-{more}")
        return
    for count, points in sorted(more.items()):
        if isinstance(points, dict):
            yield display.say("short-more-fixed-from", count=count, points=min(points.values(), default=0))
        else:
            yield display.say("short-worth", what=display.say("words-of-a-kind", count=count), points=points)


def _straights(rules: RuleSet, display: Display) -> Iterator[str]:
    for faces, points in rules.straights.items():
        yield display.say("short-straight", faces=faces, points=points)


def _also(rules: RuleSet, display: Display) -> Iterator[str]:
    if rules.dice != _DEFAULTS.dice:
        yield display.say("short-dice", dice=rules.dice)
    for option in ALSO:
        if option != "final_round" or (rules.final_round == "none" and rules.target):
            yield from _unusual(option, rules, display)


def _unusual(option: str, rules: RuleSet, display: Display) -> Iterator[str]:
    if getattr(rules, option) != getattr(_DEFAULTS, option):
        yield _said(option, rules, display)


_FLAGS = {"None": "none", "True": "true"}


def _said(option: str, rules: RuleSet, display: Display) -> str:
    """The sentence for an option, or for its value if that is a word."""
    value = getattr(rules, option)
    parts = dict(value) if isinstance(value, Options) else {"value": value}
    fields = {name: _FLAGS.get(str(part), part) for name, part in parts.items()}
    if isinstance(value, InstantWin):
        fields["faces"] = (
            "any" if value.faces == tuple(FACES) else display.listed([_face(face, display) for face in value.faces])
        )
    about = f"{option}-{value}" if isinstance(value, str) else option
    return display.say(f"words-{about.replace('_', '-')}", **{"dice": rules.dice, "target": rules.target, **fields})


def in_words(rules: RuleSet, display: Display) -> list[str]:
    """The rules in blocks: a score table, the turn, how to win."""
    return [
        f"{display.say('words-scores')}\n{in_two_columns(list(_rows(rules, display)))}",
        bulleted(display.say("words-turn"), _in_words(_TURN, rules, display)),
        bulleted(display.say("words-winning"), _in_words(_WINNING, rules, display)),
    ]


def _rows(rules: RuleSet, display: Display) -> Iterator[tuple[str, str]]:
    """The rows of the score table, one for each combination."""

    def points(number: int) -> str:
        return display.say("words-points", points=number)

    for face, worth in sorted(rules.singles.items()):
        yield str(face), points(worth)
    for face, worth in sorted(rules.triples.items()):
        yield f"{face} {face} {face}", points(worth)
    yield from _rows_of_a_kind(rules, display)
    for name, worth in sorted(rules.straights.items()):
        yield " ".join(map(str, straight_faces(name))), points(worth)
    for name, worth in _combinations(rules, display):
        yield name, points(worth)


def _rows_of_a_kind(rules: RuleSet, display: Display) -> Iterator[tuple[str, str]]:
    more = rules.more_of_a_kind
    for count in range(4, rules.dice + 1):
        name = display.say("words-of-a-kind", count=count)
        if more == "adding":
            yield name, display.say("words-triple-times", times=count - 2)
        elif more == "doubling":
            yield name, display.say("words-triple-times", times=1 << (count - 3))
        elif isinstance(more, dict) and count in more:
            worth = more[count]
            if isinstance(worth, dict):
                for face, points in sorted(worth.items()):
                    yield " ".join([str(face)] * count), display.say("words-points", points=points)
            else:
                yield name, display.say("words-points", points=worth)


def _in_words(options: Iterable[str], rules: RuleSet, display: Display) -> Iterator[str]:
    for option in options:
        if option == "tie" and rules.final_round == "none" and not rules.rounds:
            continue  # The first player there wins, so there are no ties.
        if option in ("target_reach", "final_round") and not rules.target:
            continue
        if option == "dice" or isinstance(getattr(rules, option), str):
            yield _said(option, rules, display)
        else:
            yield from _unusual(option, rules, display)


_TABLES: Mapping[str, Callable[[RuleSet, Display], Iterator[str]]] = {
    "singles": _singles,
    "triples": _triples,
    "more_of_a_kind": lambda rules, display: map(" ".join, _rows_of_a_kind(rules, display)),
    "straights": _straights,
    "instant_win": partial(_unusual, "instant_win"),
    "penalty": partial(_unusual, "penalty"),
    "skunk": partial(_unusual, "skunk"),
}


def named(option: str, rules: RuleSet, display: Display) -> str:
    """The name of an option's value; empty for numbers and None."""
    value = getattr(rules, option)
    if option == "dice":
        return display.say("number-of-dice", dice=value)
    if isinstance(value, str):
        return display.say(f"value-{option.replace('_', '-')}-{value.replace('_', '-')}")
    return ", ".join(_TABLES[option](rules, display)) if option in _TABLES else ""


def explained(option: str, value: str, rules: RuleSet, display: Display) -> str:
    """What an option's value means; empty if its name says everything."""
    if value not in rules.values_of(option):
        return ""
    return _said(option, rules.model_copy(update={option: value}), display)
