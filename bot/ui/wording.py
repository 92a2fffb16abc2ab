"""A rule set in words."""

from collections.abc import Iterator

from bot.engine.ruleset import RuleSet
from bot.ui.look import Look


def in_short(rules: RuleSet, look: Look) -> str:
    """What scores, in one sentence; and in a second one what else is not as everywhere."""
    text = look.say("short-scores", scores=", ".join(_scores(rules, look)))
    also = list(_also(rules, look))
    return f"{text}\n{look.say('short-also', rules='; '.join(also))}" if also else text


def _scores(rules: RuleSet, look: Look) -> Iterator[str]:
    for face, points in sorted(rules.singles.items()):
        yield look.say("short-single", face=face, points=points)
    if rules.triples:
        yield _triples(rules, look)
    yield from _more(rules, look)
    for faces, points in rules.straights.items():
        yield look.say("short-straight", faces=faces, points=points)
    if rules.three_pairs:
        key = "short-three-pairs-four" if rules.four_and_pair else "short-three-pairs"
        yield look.say(key, points=rules.three_pairs)
    if rules.two_triplets:
        yield look.say("short-two-triplets", points=rules.two_triplets)
    if rules.full_house_bonus:
        yield look.say("short-full-house", points=rules.full_house_bonus)


def _triples(rules: RuleSet, look: Look) -> str:
    hundreds = {face: face * 100 for face in range(1, 7)}
    if rules.triples == hundreds:
        return look.say("short-triples-hundreds")
    if rules.triples == {**hundreds, 1: rules.triples.get(1)}:
        return look.say("short-triples-hundreds-but", ones=rules.triples[1])
    parts = [look.say("short-single", face=face, points=points) for face, points in sorted(rules.triples.items())]
    return look.say("short-triples", list=look.listed(parts))


def _more(rules: RuleSet, look: Look) -> Iterator[str]:
    more = rules.more_of_a_kind
    if not isinstance(more, dict):
        if more != "none":
            yield look.say(f"short-more-{more}")
        return
    for count, points in sorted(more.items()):
        if isinstance(points, dict):
            yield look.say("short-more-fixed-from", count=count, points=min(points.values(), default=0))
        else:
            yield look.say("short-more-fixed-one", count=count, points=points)


def _also(rules: RuleSet, look: Look) -> Iterator[str]:
    if rules.opening:
        yield look.say("short-opening", points=rules.opening)
    if rules.minimum_bank:
        yield look.say("short-minimum", points=rules.minimum_bank)
    if rules.keep != "any":
        yield look.say(f"short-keep-{rules.keep.replace('_', '-')}")
    if rules.hot_dice == "must":
        yield look.say("short-hot-dice-must")
    if rules.last_die_throws > 1:
        yield look.say("short-last-die", tries=rules.last_die_throws)
    if rules.follow_on:
        yield look.say("short-follow-on")
    if rules.extend_triples:
        yield look.say("short-extended")
    if rules.instant_win:
        yield look.say("short-instant-win", count=rules.instant_win)
    if rules.penalty:
        yield look.say("short-penalty", farkles=rules.penalty.farkles, points=rules.penalty.points)
    if rules.skunk:
        yield look.say("short-skunk", below=rules.skunk.below)
