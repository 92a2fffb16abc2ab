"""Random games of Farkle that show its rules, and the rules that act in a game, found by its facts."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from bot.errors import RuleSetError
from bot.games.farkle import (
    Banked,
    Fact,
    Farkled,
    Followed,
    Game,
    Kept,
    Missed,
    Overshot,
    Penalized,
    Phase,
    Rolled,
    RollOffDie,
    RuleSet,
    Won,
    change,
    evolve,
    keeps,
    new_game,
    outcome,
    scoring,
)
from tests.support.random_games import play_on, random_move

COUNTS = {4: "four of a kind", 5: "five of a kind", 6: "six of a kind"}


def rules_of(rules: RuleSet) -> set[str]:
    """The rules that a rule set's games have to show."""
    expected = {f"single {face}" for face in rules.singles} | {f"triple {face}" for face in rules.triples}
    expected |= {"hot dice thrown on", "hot dice banked", "farkle that loses points", "1s of two throws"}
    expected |= {f"straight {name}" for name in rules.straights}
    if isinstance(rules.more_of_a_kind, dict):
        expected |= {COUNTS[count] for count in rules.more_of_a_kind}
    elif rules.more_of_a_kind != "none":
        # Six of a kind has no score of its own if it wins.
        expected |= {
            name
            for count, name in COUNTS.items()
            if count < (rules.instant_win.count if rules.instant_win else rules.dice + 1)
        }
    return expected | {name for name, has in _by_option(rules).items() if has}


def _by_option(rules: RuleSet) -> dict[str, bool]:
    one_winner_may_be_level = rules.final_round != "none" or rules.rounds is not None
    return {
        "roll-off": rules.start == "roll_off",
        "level roll-off": rules.start == "roll_off",
        "opening with just enough": rules.opening > 0,
        "minimum with just enough": rules.minimum_bank > 0,
        "dice left that score": rules.keep != "all",
        "all kept by force": rules.keep != "any",
        "missed": rules.last_die_throws > 1,
        "last die scores after a miss": rules.last_die_throws > 1,
        "farkle after all misses": rules.last_die_throws > 1,
        "follow": bool(rules.follow_on),
        "follow banked": bool(rules.follow_on),
        "chain of follows": bool(rules.follow_on),
        "follow that farkles": bool(rules.follow_on),
        "follow on all dice": bool(rules.follow_on),
        "offer declined": bool(rules.follow_on),
        "landed on the target exactly": rules.target_reach == "exact",
        "overshot": rules.target_reach == "exact",
        "smaller keep because of the target": rules.target_reach == "exact",
        "passed over at the target": rules.target_reach == "exact" and rules.final_round == "one_more_round",
        "exactly the target is not enough": rules.target_reach == "exceed",
        "ends at once": rules.final_round == "none" and rules.target > 0,
        "last round": rules.rounds is not None,
        "final turns": rules.final_round != "none",
        "somebody gets no turn in the final round": rules.final_round == "complete_round",
        "overtaken in the final round": rules.final_round != "none" and rules.target_reach != "exact",
        "level, the first wins": rules.tie == "first" and one_winner_may_be_level,
        "shared win": rules.tie == "shared",
        "instant win": rules.instant_win is not None,
        "instant win off the board": rules.instant_win is not None,
        "penalty": rules.penalty is not None,
        "negative total": rules.penalty is not None and rules.penalty.floor is None,
        "streak ended by a bank": rules.penalty is not None,
        "skunk": rules.skunk is not None,
        "double skunk": rules.skunk is not None,
        "three pairs": rules.three_pairs > 0,
        "four and a pair": bool(rules.four_and_pair),
        "two triplets": rules.two_triplets > 0,
        "all dice without points": rules.scoreless > 0,
        "extended triple": rules.extend_triples,
        "no extending in a new hand": rules.extend_triples,
    }


def acting(start: Game, facts: Iterable[Fact]) -> Iterator[tuple[int, str]]:
    """Every rule that acts, with the number of the fact (from 0)."""
    watch = Watch(start)
    for number, fact in enumerate(facts):
        for name in watch.see(fact):
            yield number, name


class Watch:
    """Goes through the facts, and remembers what later facts of a turn do not repeat."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.followed = 0
        self.chain = 0
        self.lone_ones = 0
        self.hand_triples: set[int] = set()
        self.past_triples: set[int] = set()

    def see(self, fact: Fact) -> list[str]:
        """The rules that act in this fact."""
        before, self.game = self.game, evolve(self.game, fact)
        seen = [*self._see_turn(before, fact), *self._see_keep(before, fact), *self._see_end(before, fact)]
        if self.game.phase == Phase.THROW and self.game.turn.is_fresh and not isinstance(fact, RollOffDie):
            self.followed, self.lone_ones, self.hand_triples, self.past_triples = 0, 0, set(), set()
        return seen

    def _see_turn(self, before: Game, fact: Fact) -> Iterator[str]:
        rules, turn = before.rules, before.turn
        match fact:
            case RollOffDie():
                yield "roll-off"
                if self.game.phase == Phase.ROLL_OFF and not self.game.roll_off:
                    yield "level roll-off"
            case Rolled(seat, dice):
                if turn.points and turn.dice == rules.dice and not self._just_followed(before):
                    yield "hot dice thrown on"
                if turn.is_fresh and before.offer and before.seat(seat).has_opened:
                    yield "offer declined"
                if any(0 < dice.count(face) < 3 for face in self.past_triples - {1, 5}) and rules.extend_triples:
                    yield "no extending in a new hand"
            case Followed():
                assert before.offer is not None
                self.followed, self.chain = 1, self.chain + 1
                yield "follow"
                if self.chain > 1:
                    yield "chain of follows"
                if before.offer.dice == rules.dice:
                    yield "follow on all dice"
            case Missed():
                yield "missed"
            case Overshot():
                yield "overshot"
            case Farkled():
                yield from self._see_farkle(before)
            case Penalized():
                yield "penalty"
                if self.game.seat(fact.seat).total < 0:
                    yield "negative total"
            case Banked():
                yield from self._see_bank(before, fact)

    def _just_followed(self, before: Game) -> bool:
        return bool(self.followed) and before.offer is not None and before.turn.points == before.offer.points

    def _see_farkle(self, before: Game) -> Iterator[str]:
        if before.turn.points:
            yield "farkle that loses points"
        if self.followed:
            yield "follow that farkles"
        if before.turn.misses:
            yield "farkle after all misses"
        self.chain = 0

    def _see_bank(self, before: Game, fact: Banked) -> Iterator[str]:
        rules, seat, after = before.rules, before.seat(fact.seat), self.game.seat(fact.seat)
        if not seat.has_opened and fact.points == rules.opening:
            yield "opening with just enough"
        if seat.has_opened and fact.points == rules.minimum_bank:
            yield "minimum with just enough"
        if before.turn.dice == rules.dice:
            yield "hot dice banked"
        if self.followed:
            yield "follow banked"
        else:
            self.chain = 0
        if seat.streak and rules.penalty:
            yield "streak ended by a bank"
        if after.total == rules.target and rules.target_reach == "exact":
            yield "landed on the target exactly"
        if after.total == rules.target and rules.target_reach == "exceed" and self.game.final is None:
            yield "exactly the target is not enough"

    def _see_keep(self, before: Game, fact: Fact) -> Iterator[str]:
        if not isinstance(fact, Kept):
            return
        rules, turn = before.rules, before.turn
        yield from combinations_in(rules, fact, turn.extended)
        if self.lone_ones and fact.dice.count(1) and self.lone_ones + fact.dice.count(1) >= 3 > fact.dice.count(1):
            yield "1s of two throws"
        self.lone_ones += fact.dice.count(1) if fact.dice.count(1) < 3 else 0
        everything = scoring(rules).keepable(tuple(sorted(turn.thrown)), turn.extended)
        allowed = keeps(before)
        if len(allowed) > 1 and len(fact.dice) < max(len(keep.dice) for keep in allowed):
            yield "dice left that score"
        if len(allowed) == 1 < len(everything) and allowed[0].dice == max(everything, key=lambda k: len(k.dice)).dice:
            yield "all kept by force"
        route = rules.target - before.seat(fact.seat).total - turn.points
        if rules.target_reach == "exact" and any(keep.points > route for keep in everything):
            yield "smaller keep because of the target"
        if turn.misses:
            yield "last die scores after a miss"
        if turn.extended.intersection(fact.dice):
            yield "extended triple"
        self.hand_triples |= {face for face in fact.dice if fact.dice.count(face) >= 3}
        if len(fact.dice) == len(turn.thrown):
            self.past_triples |= self.hand_triples
            self.hand_triples, self.lone_ones = set(), 0

    def _see_end(self, before: Game, fact: Fact) -> Iterator[str]:
        rules, game = before.rules, self.game
        if isinstance(fact, Rolled) and before.final is not None:
            yield "last round" if before.round == rules.rounds else "final turns"
        if before.final is not None and game.current != before.current:
            between = game.from_seat(before.current)[1:]
            skipped = between[: between.index(game.current)]
            if any(game.seat(seat).total == rules.target for seat in skipped if rules.target_reach == "exact"):
                yield "passed over at the target"
        if not isinstance(fact, Won):
            return
        ended = outcome(game)
        assert ended is not None
        yield from ["skunk"] * bool(ended.skunked) + ["double skunk"] * bool(ended.double_skunked)
        if before.phase == Phase.KEEP:
            yield "instant win"
            if not game.seat(fact.seats[0]).has_opened:
                yield "instant win off the board"
            return
        yield from self._see_final(before, fact)

    def _see_final(self, before: Game, fact: Won) -> Iterator[str]:
        rules, game = before.rules, self.game
        totals = [game.seat(number).total for number in game.active]
        top, winner = max(totals), game.seat(fact.seats[0])
        if len(fact.seats) > 1:
            yield "shared win"
        elif totals.count(top) > 1:
            yield "level, the first wins"
        reached = sorted((s for s in game.seats if s.total >= rules.target), key=lambda s: s.since)
        if rules.target and rules.final_round == "none" and winner.since == game.revision - 1:
            yield "ends at once"
        if len(reached) > 1 and reached[0].total < top:
            yield "overtaken in the final round"
        if rules.final_round == "complete_round" and game.current == game.from_seat(game.starter)[-1]:
            order = game.from_seat(game.starter)
            if any(reached[0] is game.seat(number) for number in order[1:]):
                yield "somebody gets no turn in the final round"


def combinations_in(rules: RuleSet, keep: Kept, extended: frozenset[int]) -> Iterator[str]:
    """The combinations that kept dice show by themselves."""
    counts = Counter(keep.dice)
    shape = sorted(counts.values())
    for face, count in counts.items():
        single = count < 3 and face in rules.singles and face not in extended
        if single and not _is_pattern(keep):
            yield f"single {face}"
        if count == 3 and shape != [3, 3]:
            yield f"triple {face}"
        if count >= 4 and len(counts) == 1:
            yield COUNTS[count]
    for name in rules.straights:
        if keep.dice == tuple(range(int(name[0]), int(name[-1]) + 1)):
            yield f"straight {name}"
    patterns = {"three pairs": [2, 2, 2], "four and a pair": [2, 4], "two triplets": [3, 3]}
    yield from (name for name, groups in patterns.items() if shape == groups)
    if rules.scoreless and keep.points == rules.scoreless + rules.hot_dice_bonus and not _scores_otherwise(rules, keep):
        yield "all dice without points"


def _scores_otherwise(rules: RuleSet, keep: Kept) -> bool:
    return bool(scoring(rules.model_copy(update={"scoreless": 0})).keepable(keep.dice))


def _is_pattern(keep: Kept) -> bool:
    return len(set(keep.dice)) >= 5 or sorted(Counter(keep.dice).values()) in ([2, 2, 2], [2, 4])


_MOST_FACTS = 5000
# Short games end level, or far behind, more often than those to the real target.
_TARGETS = (1.0, 0.5, 0.2, 0.1, 0.05)


def played(rules: RuleSet, random: Random) -> Iterator[tuple[Game, Game, tuple[Fact, ...]]]:
    """Games of two or three, the first to the real target: the beginning, the end, and the facts."""
    yield _play(rules, random)
    while True:
        aimed = _aiming(rules, random.choice(_TARGETS))
        if aimed is not None:
            yield _play(aimed, random)


def _play(rules: RuleSet, random: Random) -> tuple[Game, Game, tuple[Fact, ...]]:
    begun = new_game(rules, random.choice((2, 3)))
    # No player leaves or is idle: those are not rules of a rule set.
    game, facts = play_on(begun, lambda game: random_move(game, random, leaving=0, idling=0), _MOST_FACTS)
    return begun, game, tuple(facts)


def _aiming(rules: RuleSet, part: float) -> RuleSet | None:
    """The rules with a part of their target or rounds; None if they do not allow a target that low."""
    if rules.rounds:
        return change(rules, {"rounds": max(1, int(rules.rounds * part))})
    target = max(1, int(rules.target * part) // rules.step) * rules.step
    try:
        return change(rules, {"target": target})
    except RuleSetError:
        return None
