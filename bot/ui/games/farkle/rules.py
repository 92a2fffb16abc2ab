"""A rule set of Farkle in words."""

from collections.abc import Callable, Iterator, Mapping

from bot.games.farkle import RuleSet, straight_faces
from bot.ui.display import Display

MENUS: Mapping[str, tuple[str, ...]] = {
    "turn": ("dice", "start", "opening", "minimum_bank", "keep", "hot_dice", "last_die_throws", "follow_on", "penalty"),
    "scoring": (
        *("singles", "triples", "more_of_a_kind", "extend_triples", "straights", "three_pairs", "four_and_pair"),
        *("two_triplets", "six_as_two_triplets", "full_house_bonus"),
    ),
    "winning": ("target", "target_reach", "final_round", "tie", "instant_win", "skunk"),
}
"""The menus of the editor. `idle` and `turns` are in none: the bot sets them when a game begins."""

_IN_WORDS = {
    "start": "words-start",
    "keep": "words-keep",
    "hot_dice": "words-hot-dice",
    "target_reach": "words-target",
    "final_round": "words-final",
    "tie": "words-tie",
}


def in_short(rules: RuleSet, display: Display) -> str:
    """What scores, in one sentence; in a second one, what else is unusual."""
    text = display.say("short-scores", scores=", ".join(_scores(rules, display)))
    also = list(_also(rules, display))
    return f"{text}\n{display.say('short-also', rules='; '.join(also))}" if also else text


def _scores(rules: RuleSet, display: Display) -> Iterator[str]:
    for scores in (_singles, _triples, _more, _straights):
        yield from scores(rules, display)
    if rules.three_pairs:
        key = "short-three-pairs-four" if rules.four_and_pair else "short-three-pairs"
        yield display.say(key, points=rules.three_pairs)
    if rules.two_triplets:
        yield display.say("short-two-triplets", points=rules.two_triplets)
    if rules.full_house_bonus:
        yield display.say("short-full-house", points=rules.full_house_bonus)


def _singles(rules: RuleSet, display: Display) -> Iterator[str]:
    for face, points in sorted(rules.singles.items()):
        yield display.say("short-single", face=face, points=points)


def _triples(rules: RuleSet, display: Display) -> Iterator[str]:
    hundreds = {face: face * 100 for face in range(1, 7)}
    if rules.triples == hundreds:
        yield display.say("short-triples-hundreds")
    elif rules.triples == {**hundreds, 1: rules.triples.get(1)}:
        yield display.say("short-triples-hundreds-but", ones=rules.triples[1])
    elif rules.triples:
        parts = [
            display.say("short-single", face=face, points=points) for face, points in sorted(rules.triples.items())
        ]
        yield display.say("short-triples", list=display.listed(parts))


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
            yield display.say("short-more-fixed-one", count=count, points=points)


def _straights(rules: RuleSet, display: Display) -> Iterator[str]:
    for faces, points in rules.straights.items():
        yield display.say("short-straight", faces=faces, points=points)


def _also(rules: RuleSet, display: Display) -> Iterator[str]:
    if rules.dice != RuleSet().dice:
        yield display.say("short-dice", dice=rules.dice)
    if rules.final_round == "none":
        yield display.say("short-no-final-round")
    if rules.opening:
        yield display.say("short-opening", points=rules.opening)
    if rules.minimum_bank:
        yield display.say("short-minimum", points=rules.minimum_bank)
    if rules.keep != "any":
        yield display.say(f"short-keep-{rules.keep.replace('_', '-')}")
    if rules.hot_dice == "must":
        yield display.say("short-hot-dice-must")
    if rules.last_die_throws > 1:
        yield display.say("short-last-die", tries=rules.last_die_throws)
    if rules.follow_on:
        yield display.say("short-follow-on")
    if rules.extend_triples:
        yield display.say("short-extended")
    if rules.instant_win:
        yield display.say("short-instant-win", count=rules.instant_win)
    if rules.penalty:
        yield display.say("short-penalty", farkles=rules.penalty.farkles, points=rules.penalty.points)
    if rules.skunk:
        yield display.say("short-skunk", below=rules.skunk.below)


def in_words(rules: RuleSet, display: Display) -> list[str]:
    """Everything about a rule set, in blocks: what scores, as a table, then a turn, then how to win."""
    scores = f"{display.say('words-scores')}\n```\n{score_table(rules, display)}\n```"
    turn = "\n".join([display.say("words-turn"), *(f"- {line}" for line in _turn(rules, display))])
    winning = "\n".join([display.say("words-winning"), *(f"- {line}" for line in _winning(rules, display))])
    return [scores, turn, winning]


def score_table(rules: RuleSet, display: Display) -> str:
    """What scores, one line for each combination, narrow enough for a phone."""
    rows = list(_rows(rules, display))
    left = max(len(name) for name, _ in rows)
    right = max(len(points) for _, points in rows)
    return "\n".join(f"{name:<{left}}  {points:>{right}}" for name, points in rows)


def _rows(rules: RuleSet, display: Display) -> Iterator[tuple[str, str]]:
    def points(number: int) -> str:
        return display.say("words-points", points=number)

    for face, worth in sorted(rules.singles.items()):
        yield str(face), points(worth)
    for face, worth in sorted(rules.triples.items()):
        yield f"{face} {face} {face}", points(worth)
    yield from _rows_of_a_kind(rules, display)
    for name, worth in sorted(rules.straights.items()):
        yield " ".join(map(str, straight_faces(name))), points(worth)
    if rules.three_pairs:
        yield display.say("words-three-pairs"), points(rules.three_pairs)
    if rules.four_and_pair:
        yield display.say("words-four-and-pair"), points(rules.three_pairs)
    if rules.two_triplets:
        yield display.say("words-two-triplets"), points(rules.two_triplets)
    if rules.six_as_two_triplets:
        yield display.say("words-six-as-two-triplets"), points(rules.two_triplets)
    if rules.full_house_bonus:
        yield display.say("words-full-house"), display.say("words-triple-plus", points=rules.full_house_bonus)


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


def _turn(rules: RuleSet, display: Display) -> Iterator[str]:
    say = display.say
    yield say("words-dice", dice=rules.dice)
    yield say(f"words-keep-{rules.keep.replace('_', '-')}")
    yield say(f"words-hot-dice-{rules.hot_dice}", dice=rules.dice)
    if rules.opening:
        yield say("words-opening", points=rules.opening)
    if rules.minimum_bank:
        yield say("words-minimum", points=rules.minimum_bank)
    if rules.last_die_throws > 1:
        yield say("words-last-die", tries=rules.last_die_throws)
    if rules.extend_triples:
        yield say("words-extended")
    if rules.follow_on:
        yield say("words-follow-on")
    yield from _penalty(rules, display)


def _winning(rules: RuleSet, display: Display) -> Iterator[str]:
    say = display.say
    yield say(f"words-start-{rules.start.replace('_', '-')}")
    yield say(f"words-target-{rules.target_reach.replace('_', '-')}", target=rules.target)
    yield say(f"words-final-{rules.final_round.replace('_', '-')}")
    if rules.final_round != "none":
        # Without a final round, whoever gets there first has won, and nobody is level.
        yield say(f"words-tie-{rules.tie.replace('_', '-')}")
    if rules.instant_win:
        yield say("words-instant-win", count=rules.instant_win)
    yield from _skunk(rules, display)


def _penalty(rules: RuleSet, display: Display) -> Iterator[str]:
    if penalty := rules.penalty:
        floor = "none" if penalty.floor is None else "yes"
        yield display.say(
            "words-penalty", farkles=penalty.farkles, points=penalty.points, has_floor=floor, floor=penalty.floor or 0
        )


def _skunk(rules: RuleSet, display: Display) -> Iterator[str]:
    if rules.skunk:
        yield display.say("words-skunk", below=rules.skunk.below, double=rules.skunk.double_at)


_TABLES: Mapping[str, Callable[[RuleSet, Display], Iterator[str]]] = {
    "singles": _singles,
    "triples": _triples,
    "more_of_a_kind": lambda rules, display: map(" ".join, _rows_of_a_kind(rules, display)),
    "straights": _straights,
    "penalty": _penalty,
    "skunk": _skunk,
}
"""What tables say in words: a part of a sentence for each of their lines, or one sentence."""


def named(option: str, rules: RuleSet, display: Display) -> str:
    """What people call the value of an option; empty for a number and for nothing."""
    value = getattr(rules, option)
    if option == "dice":
        return display.say("value-dice", count=value)
    if isinstance(value, str):
        return display.say(f"value-{option.replace('_', '-')}-{value.replace('_', '-')}")
    return ", ".join(_TABLES[option](rules, display)) if option in _TABLES else ""


def explained(option: str, value: str, rules: RuleSet, display: Display) -> str:
    """What a value means, as the rules say it in words; empty where its name says everything."""
    key = _IN_WORDS.get(option)
    if key is None:
        return ""
    return display.say(f"{key}-{value.replace('_', '-')}", dice=rules.dice, target=rules.target)
