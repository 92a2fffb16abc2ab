"""A rule set in words."""

from collections.abc import Iterator

from bot.engine.ruleset import RuleSet, straight_faces
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
    if rules.dice != RuleSet().dice:
        yield look.say("short-dice", dice=rules.dice)
    if rules.final_round == "none":
        yield look.say("short-no-final-round")
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


def in_words(rules: RuleSet, look: Look) -> list[str]:
    """Everything about a rule set, in blocks: what scores, as a table, then a turn, then how to win."""
    scores = f"{look.say('words-scores')}\n```\n{score_table(rules, look)}\n```"
    turn = "\n".join([look.say("words-turn"), *(f"- {line}" for line in _turn(rules, look))])
    winning = "\n".join([look.say("words-winning"), *(f"- {line}" for line in _winning(rules, look))])
    return [scores, turn, winning]


def score_table(rules: RuleSet, look: Look) -> str:
    """What scores, a line each, narrow enough for a phone."""
    rows = list(_rows(rules, look))
    left = max(len(name) for name, _ in rows)
    right = max(len(points) for _, points in rows)
    return "\n".join(f"{name:<{left}}  {points:>{right}}" for name, points in rows)


def _rows(rules: RuleSet, look: Look) -> Iterator[tuple[str, str]]:
    def points(number: int) -> str:
        return look.say("words-points", points=number)

    for face, worth in sorted(rules.singles.items()):
        yield str(face), points(worth)
    for face, worth in sorted(rules.triples.items()):
        yield f"{face} {face} {face}", points(worth)
    yield from _rows_of_a_kind(rules, look)
    for name, worth in sorted(rules.straights.items()):
        yield " ".join(map(str, straight_faces(name))), points(worth)
    if rules.three_pairs:
        yield look.say("words-three-pairs"), points(rules.three_pairs)
    if rules.four_and_pair:
        yield look.say("words-four-and-pair"), points(rules.three_pairs)
    if rules.two_triplets:
        yield look.say("words-two-triplets"), points(rules.two_triplets)
    if rules.six_as_two_triplets:
        yield look.say("words-six-as-two-triplets"), points(rules.two_triplets)
    if rules.full_house_bonus:
        yield look.say("words-full-house"), look.say("words-triple-plus", points=rules.full_house_bonus)


def _rows_of_a_kind(rules: RuleSet, look: Look) -> Iterator[tuple[str, str]]:
    more = rules.more_of_a_kind
    for count in range(4, rules.dice + 1):
        name = look.say("words-of-a-kind", count=count)
        if more == "adding":
            yield name, look.say("words-triple-times", times=count - 2)
        elif more == "doubling":
            yield name, look.say("words-triple-times", times=1 << (count - 3))
        elif isinstance(more, dict) and count in more:
            worth = more[count]
            if isinstance(worth, dict):
                for face, points in sorted(worth.items()):
                    yield " ".join([str(face)] * count), look.say("words-points", points=points)
            else:
                yield name, look.say("words-points", points=worth)


def _turn(rules: RuleSet, look: Look) -> Iterator[str]:
    say = look.say
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
    if rules.penalty:
        penalty = rules.penalty
        floor = "none" if penalty.floor is None else "yes"
        yield say(
            "words-penalty", farkles=penalty.farkles, points=penalty.points, has_floor=floor, floor=penalty.floor or 0
        )


def _winning(rules: RuleSet, look: Look) -> Iterator[str]:
    say = look.say
    yield say(f"words-start-{rules.start.replace('_', '-')}")
    yield say(f"words-target-{rules.target_reach.replace('_', '-')}", target=rules.target)
    yield say(f"words-final-{rules.final_round.replace('_', '-')}")
    yield say(f"words-tie-{rules.tie.replace('_', '-')}")
    if rules.instant_win:
        yield say("words-instant-win", count=rules.instant_win)
    if rules.skunk:
        yield say("words-skunk", below=rules.skunk.below, double=rules.skunk.double_at)
