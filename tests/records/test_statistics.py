"""What a game adds up to: its statistics, its achievements, and ratings."""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from bot.games.farkle import Fact, Game, RuleSet, scoring, write
from bot.games.measures import SeatStatistics
from bot.games.registry import ENGINES
from bot.games.summary import Summary
from bot.model.achievements import Achievement, Progress, achievements
from bot.model.records import measures_of
from bot.model.tally import FIRST_MU, FIRST_SIGMA, SETTLED_GAMES, Rating, Tally, rate
from bot.records.records import Records
from bot.store.database import Database
from tests.support.notation import farkle, turn
from tests.support.oracle import keepable
from tests.support.stored_games import NOON, Played, any_game, quick_win, store, story, summary_of
from tests.support.strategies import rule_sets


class Recount:
    """A second opinion on what each seat did, from the words of its notation and nothing else but the target."""

    def __init__(self, seats: int, lines: Sequence[str]) -> None:
        self.seats = range(1, seats + 1)
        self.totals = dict.fromkeys(self.seats, 0)
        self.numbers: dict[int, dict[str, int]] = {seat: defaultdict(int) for seat in self.seats}
        self.after_turns: list[dict[int, int]] = []
        self.winners: list[int] = []
        self.left: list[int] = []
        self.turn_of: int | None = None
        self.flying = self.hot = 0
        self.runs = dict.fromkeys(self.seats, 0)
        self.last_verb = ""
        self.won_at_once = False
        for line in lines:
            self._take(line.split())

    def _take(self, words: list[str]) -> None:
        if words[0] == "win":
            self.winners = [int(word) for word in words[1:]]
            self.won_at_once = self.last_verb == "roll"
            if self.turn_of is not None:
                self._end_turn()
            return
        seat, verb, *rest = words
        getattr(self, f"_{verb}")(int(seat), rest)
        self.last_verb = verb

    def _begin(self, seat: int) -> None:
        if self.turn_of is None:
            self.turn_of, self.hot = seat, 0
            self.numbers[seat]["turns"] += 1

    def _end_turn(self) -> None:
        self.turn_of = None
        self.after_turns.append(dict(self.totals))

    def _most(self, seat: int, name: str, value: int) -> None:
        self.numbers[seat][name] = max(self.numbers[seat][name], value)

    def _follow(self, seat: int, _rest: list[str]) -> None:
        self._begin(seat)

    def _roll(self, seat: int, rest: list[str]) -> None:
        self._begin(seat)
        self.flying = len(rest)
        self._most(seat, "alike", max(rest.count(face) for face in rest))

    def _keep(self, seat: int, rest: list[str]) -> None:
        self._most(seat, "best_throw", int(rest[-1]))
        if rest.index("=") == self.flying:
            self.hot += 1
            self.numbers[seat]["hot_dice"] += 1
            self._most(seat, "hot_run", self.hot)

    def _bank(self, seat: int, rest: list[str]) -> None:
        self.totals[seat] += int(rest[0])
        self.numbers[seat]["banked"] += int(rest[0])
        self._most(seat, "best_turn", int(rest[0]))
        self.runs[seat] = 0
        self._end_turn()

    def _farkle(self, seat: int, _rest: list[str]) -> None:
        self.runs[seat] += 1
        self.numbers[seat]["farkles"] += 1
        self.numbers[seat][f"farkles_{self.flying}"] += 1
        self._most(seat, "farkle_run", self.runs[seat])
        self._end_turn()

    def _penalty(self, seat: int, rest: list[str]) -> None:
        self.totals[seat] -= int(rest[0])
        self.numbers[seat]["penalties"] += 1
        self.after_turns[-1] = dict(self.totals)

    def _overshot(self, _seat: int, _rest: list[str]) -> None:
        self._end_turn()

    def _nothing(self, _seat: int, _rest: list[str]) -> None:
        """No number counts it."""

    _start = _missed = _idle = _aside = _back = _nothing

    def _lapse(self, seat: int, _rest: list[str]) -> None:
        if self.turn_of == seat:
            self._end_turn()

    def _leave(self, seat: int, _rest: list[str]) -> None:
        self.left.append(seat)
        if self.turn_of == seat:
            self._end_turn()

    def came_back(self, seat: int, target: int) -> bool:
        """Did this seat win although it trailed by a quarter of the target in the last third of the turns?"""
        records = [dict.fromkeys(self.seats, 0), *self.after_turns]
        late = records[len(self.after_turns) * 2 // 3 :]
        stayed = [other for other in self.seats if other not in self.left]
        behind = [max(totals[other] for other in stayed) - totals[seat] for totals in late]
        return seat in self.winners and any(gap * 4 >= target for gap in behind)

    def place(self, seat: int) -> int:
        """1 for winners; after them those who stayed, by total; last those who left."""
        if seat in self.winners:
            return 1
        losers = [other for other in self.seats if other not in self.winners]
        stayed = [other for other in losers if other not in self.left]
        if seat in self.left:
            return 1 + len(self.winners) + len(stayed)
        return 1 + len(self.winners) + sum(self.totals[other] > self.totals[seat] for other in stayed)


COUNTED = ("turns", "banked", "best_turn", "best_throw", "farkles", "farkle_run", "penalties")
ALSO = ("hot_dice", "hot_run", "alike", *(f"farkles_{dice}" for dice in range(1, 7)))


def seat_of(played: Played[Game], number: int) -> SeatStatistics:
    return summary_of(played.game.rules, len(played.game.seats), played.facts).seats[number - 1]


@given(rule_sets(), st.integers(2, 8), st.integers(0, 2**32))
def test_whatever_is_counted_of_a_game_is_so_by_a_second_opinion(rules: RuleSet, seats: int, seed: int) -> None:
    facts = any_game(rules, seats, seed)
    game = summary_of(rules, seats, facts)
    counted = game.seats
    the_numbers_are_those_of_an_independent_recount(rules, counted, facts)
    skunks_are_given_by_those_who_won_and_taken_by_the_others(rules, counted)
    the_summary_is_that_of_the_turns(game)


def the_numbers_are_those_of_an_independent_recount(
    rules: RuleSet, counted: Sequence[SeatStatistics], facts: Sequence[Fact]
) -> None:
    recount = Recount(len(counted), list(map(write, facts)))
    for seat, found in zip(recount.seats, counted, strict=True):
        assert {name: found.numbers[name] for name in COUNTED + ALSO} == {
            name: recount.numbers[seat][name] for name in COUNTED + ALSO
        }
        assert found.points == recount.totals[seat]
        assert found.won == (seat in recount.winners)
        assert found.left == (seat in recount.left)
        assert found.place == recount.place(seat)
        assert found.own["comebacks"] == recount.came_back(seat, rules.target)
        assert found.own["instant_wins"] == (recount.won_at_once and found.won)
        assert found.seats == len(counted)
        assert sum(found.own[f"farkles_{dice}"] for dice in range(1, 7)) == found.own["farkles"]


def skunks_are_given_by_those_who_won_and_taken_by_the_others(
    rules: RuleSet, counted: Sequence[SeatStatistics]
) -> None:
    taken = [seat for seat in counted if seat.own["skunk"]]
    for seat in counted:
        assert seat.own["skunks_given"] == (len(taken) if seat.won else 0)
        if rules.skunk is None or seat.won:
            assert seat.own["skunk"] == 0
        elif seat.points <= rules.skunk.double_at:
            assert seat.own["skunk"] == 2
        else:
            assert seat.own["skunk"] == (1 if seat.points < rules.skunk.below else 0)


def the_summary_is_that_of_the_turns(game: Summary) -> None:
    turns, summary = game.turns, game
    if not turns:
        assert summary.rounds == ()
        assert (summary.push, summary.luck, summary.swing) == (None, None, None)
        return
    assert summary.rounds[-1] == tuple(seat.points for seat in game.seats)
    assert len(summary.rounds) == max(turn.number for turn in turns)
    most_throws = max(sum(not throw.by_clock for throw in turn.throws) for turn in turns)
    # A single throw does not push one's luck.
    assert (summary.push.throws if summary.push else 1) == max(most_throws, 1)
    if summary.swing is not None:
        assert summary.swing.before * summary.swing.after < 0
    if summary.luck is not None:
        assert 0 < summary.luck.chance <= 1


@settings(max_examples=20)
@given(rule_sets(dice=5), st.integers(0, 2**32))
def test_luck_is_the_share_of_all_throws_that_are_worth_as_much(rules: RuleSet, seed: int) -> None:
    luck = summary_of(rules, 2, any_game(rules, 2, seed)).luck
    if luck is None or rules.extend_triples:
        return

    @cache
    def worth(dice: tuple[int, ...]) -> float:
        return float("inf") if scoring(rules).wins(dice) else max(keepable(rules, dice).values(), default=0)

    thrown = worth(tuple(sorted(luck.dice)))
    throws = list(product(range(1, 7), repeat=len(luck.dice)))
    as_good = [dice for dice in throws if worth(tuple(sorted(dice))) >= thrown]
    assert abs(luck.chance - len(as_good) / len(throws)) < 1e-9
    assert luck.wins or luck.points == thrown


def test_a_comeback_is_a_win_from_far_behind_late_in_the_game() -> None:
    far_behind = story("standard", 2, *turn(1, 50), *turn(2, 1000), *turn(1, 2000), farkle(2), target=2000)
    assert seat_of(far_behind, 1).own["comebacks"]
    assert not seat_of(far_behind, 2).own["comebacks"]
    just_behind = story("standard", 2, *turn(1, 50), *turn(2, 400), *turn(1, 2000), farkle(2), target=2000)
    assert not seat_of(just_behind, 1).own["comebacks"]


def swing_of(*lines: str, **options: object) -> tuple[int, int, int, int, bool] | None:
    """The seat and the turn that turned the lead, by how much it trailed and led, and whether it was idle."""
    played = story("standard", 2, *lines, **options)
    swing = summary_of(played.game.rules, 2, played.facts).swing
    return (swing.seat, swing.turn, swing.before, swing.after, swing.idle) if swing else None


def test_the_swing_is_the_turn_that_turned_the_lead_with_most_points() -> None:
    lines = [*turn(1, 1000), *turn(2, 400), farkle(1), *turn(2, 1000), "1 leave"]
    assert swing_of(*lines) == (2, 2, -600, 400, False)


def test_a_last_turn_that_makes_up_for_more_than_a_usual_one_is_the_swing() -> None:
    """Although it makes up for less than the 1100 of seat 1."""
    lines = [*turn(1, 1000), *turn(2, 50), farkle(1), *turn(2, 1050), *turn(1, 1100), *turn(2, 1050)]
    last = {"target": 2000, "opening": 0, "minimum_bank": 0, "final_round": "one_turn_each"}
    assert swing_of(*lines, **last) == (2, 3, -1000, 50, False)


def test_an_early_change_of_the_lead_is_no_swing() -> None:
    assert swing_of(*turn(1, 50), *turn(2, 100), farkle(1), farkle(2), farkle(1), "2 leave") is None


def earned(played: Played[Game], seat: int = 1, lifetime: Tally | None = None) -> set[str]:
    """A seat's achievements from a game, with a lifetime before it."""
    numbers = summary_of(played.game.rules, len(played.game.seats), played.facts).seats[seat - 1]
    total = (lifetime or Tally()).plus(measures_of(ENGINES["farkle"]).values(), numbers, NOON)
    return {name for name, achievement in achievements().items() if achievement.is_earned("farkle", numbers, total)}


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": {"luck": 1}},
        {"lifetime": {"alike": 1}},
        {"when": {"wins": 1}},
        {"daily": {"wins": 1}},
        # Known when the attempt ends, and when the day is over.
        {"daily": {"streak": 1, "ahead": 90}},
        {"daily": {"streak": 7}, "game": {"wins": 1}},
        {"kind": "yahtzee", "daily": {"streak": 7}},
    ],
)
def test_a_condition_on_what_is_not_counted_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Achievement.model_validate({"emoji": "?", "kind": "farkle"} | wrong)


def test_wins_and_games_of_a_lifetime() -> None:
    assert earned(quick_win(2, 50)) == {"first-win"}
    assert earned(quick_win(2, 50), seat=2) == set()
    assert earned(quick_win(2, 50), lifetime=Tally({"games": 9, "wins": 9})) == {"first-win", "ten-wins"}
    assert "hundred-games" in earned(quick_win(2, 50), seat=2, lifetime=Tally({"games": 99}))


def test_progress_is_what_somebody_has_of_the_number_that_it_takes() -> None:
    known, tally = achievements(), Tally({"games": 40, "wins": 7, "best_turn": 1450, "hot_run": 1})
    assert known["ten-wins"].progress(tally) == Progress(7, 10)
    assert known["hundred-games"].progress(tally) == Progress(40, 100)
    assert known["big-turn"].progress(tally) == Progress(1450, 2000)
    assert known["hot-hand"].progress(tally) == Progress(1, 3)
    for name in ("six-of-a-kind", "comeback", "perfect", "full-house"):
        assert known[name].progress(tally) is None


def test_whoever_has_not_earned_it_is_never_shown_as_having_all_it_takes() -> None:
    """The condition may have become easier since the last rebuild."""
    assert achievements()["ten-wins"].progress(Tally({"games": 12, "wins": 12})) == Progress(9, 10)


def test_a_hot_hand_and_six_of_a_kind() -> None:
    sixes = "1 roll 1 1 1 1 1 1", "1 keep 1 1 1 1 1 1"
    played = story("standard", 2, *sixes * 3, "1 bank", "2 leave", target=50_000)
    assert earned(played) == {"first-win", "six-of-a-kind", "hot-hand", "big-turn", "huge-turn"}


def test_winning_without_a_farkle_takes_some_turns() -> None:
    played = story("standard", 2, *[*turn(1, 1000), farkle(2)] * 5, target=5000, penalty=None)
    assert earned(played) == {"first-win", "perfect"}
    assert earned(played, seat=2) == {"cold-hand"}


def test_winning_after_a_penalty() -> None:
    played = story("facebook", 2, *[farkle(1), farkle(2)] * 3, *turn(1, 1000), target=500)
    assert "paid-and-won" in earned(played)


async def test_each_is_awarded_once_with_the_game_that_earned_it_first(database: Database) -> None:
    first = await store(database, quick_win(2, 50), (1, 2))
    await store(database, quick_win(2, 50), (1, 2), at=NOON + 60)
    awards = (await Records(database).card(1)).awards
    assert [(award.achievement, award.game_id, award.earned_at) for award in awards] == [("first-win", first, NOON)]


NEW = (FIRST_MU, FIRST_SIGMA)


@pytest.mark.parametrize("players", range(2, 9))
def test_better_places_rate_higher(players: int) -> None:
    rated = rate([NEW] * players, range(1, players + 1))
    means = [mu for mu, _ in rated]
    assert means == sorted(means, reverse=True)
    assert means[0] > FIRST_MU > means[-1]
    assert all(sigma < FIRST_SIGMA for _, sigma in rated)


@pytest.mark.parametrize("players", range(2, 9))
def test_level_places_rate_alike(players: int) -> None:
    rated = rate([NEW] * players, [1] * players)
    assert {round(mu, 9) for mu, _ in rated} == {FIRST_MU}
    first, second, *others = rate([NEW] * players, [1, 1, *range(3, players + 1)])
    assert first == second
    assert all(mu < first[0] for mu, _ in others)
    *others, third, fourth = rate([NEW] * players, [*range(1, players - 1), players - 1, players - 1])
    assert third == fourth
    assert all(mu > third[0] for mu, _ in others)


def test_the_order_of_the_seats_makes_no_difference() -> None:
    before = [(25.0, 8.0), (30.0, 4.0), (20.0, 2.0)]
    places = [2, 3, 1]
    turned = rate(before[::-1], places[::-1])[::-1]
    for found, other in zip(rate(before, places), turned, strict=True):
        assert found == pytest.approx(other)


def test_who_is_new_begins_at_1000_and_provisional() -> None:
    new = Rating()
    assert new.value == 1000
    assert new.is_provisional
    assert not Rating(games=SETTLED_GAMES).is_provisional


def test_a_rating_is_one_number_and_never_negative() -> None:
    assert Rating(mu=-100, sigma=8).value == 0
    assert Rating(mu=25, sigma=2).value == 1000 + 40 * (25 - 6)


def test_provisional_ratings_come_after_all_others() -> None:
    assert Rating(mu=60, sigma=1, games=SETTLED_GAMES - 1).rank < Rating(mu=0, sigma=8, games=SETTLED_GAMES).rank
    assert Rating(mu=30, sigma=4).rank < Rating(mu=31, sigma=4).rank


def test_winning_against_the_strong_counts_for_more() -> None:
    strong, weak = (35.0, 2.0), (15.0, 2.0)
    assert rate([NEW, strong], [1, 2])[0][0] > rate([NEW, weak], [1, 2])[0][0]
