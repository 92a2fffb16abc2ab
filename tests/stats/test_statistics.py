"""The counts of a game: against an independent recount of its notation, and case by case."""

from collections.abc import Sequence
from functools import cache
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.farkle import Fact, RuleSet, scoring, write
from bot.games.measures import SeatStatistics
from bot.games.told import Told
from tests.support.oracle import keepable
from tests.support.recount import Recount
from tests.support.stored_games import Played, any_game, told, told_of
from tests.support.strategies import rule_sets

COUNTED = ("turns", "banked", "best_turn", "best_throw", "farkles", "farkle_run", "penalties")
ALSO = ("hot_dice", "hot_run", "alike", *(f"farkles_{dice}" for dice in range(1, 7)))


def seat_of(played: Played, number: int) -> SeatStatistics:
    return told_of(played.game.rules, len(played.game.seats), played.facts).seats[number - 1]


@given(rule_sets(), st.integers(2, 8), st.integers(0, 2**32))
def test_whatever_is_counted_of_a_game_is_so_by_a_second_opinion(rules: RuleSet, seats: int, seed: int) -> None:
    facts = any_game(rules, seats, seed)
    game = told_of(rules, seats, facts)
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


def the_summary_is_that_of_the_turns(game: Told) -> None:
    turns, summary = game.turns, game.summary
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
    luck = told_of(rules, 2, any_game(rules, 2, seed)).summary.luck
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
    far_behind = told(
        "standard",
        2,
        *("1 roll 5 2 2 3 3 4", "1 keep 5", "1 bank"),
        *("2 roll 1 1 1 2 3 4", "2 keep 1 1 1", "2 bank"),
        *("1 roll 1 1 1 1 1 1", "1 keep 1 1 1 1 1 1", "1 bank"),
        "2 roll 2 2 3 3 4 6",
        target=2000,
    )
    assert seat_of(far_behind, 1).own["comebacks"]
    assert not seat_of(far_behind, 2).own["comebacks"]
    just_behind = told(
        "standard",
        2,
        *("1 roll 5 2 2 3 3 4", "1 keep 5", "1 bank"),
        *("2 roll 4 4 4 2 3 6", "2 keep 4 4 4", "2 bank"),
        *("1 roll 1 1 1 1 1 1", "1 keep 1 1 1 1 1 1", "1 bank"),
        "2 roll 2 2 3 3 4 6",
        target=2000,
    )
    assert not seat_of(just_behind, 1).own["comebacks"]


def test_who_is_left_alone_wins_and_those_who_left_lost_last() -> None:
    played = told("standard", 3, "1 roll 5 2 2 3 3 4", "1 keep 5", "1 bank", "1 leave", "2 leave")
    first, second, third = told_of(played.game.rules, 3, played.facts).seats
    assert (third.won, third.place, third.left, third.turns) == (True, 1, False, 0)
    assert (first.won, first.place, first.left, first.points) == (False, 2, True, 50)
    assert (second.won, second.place, second.left) == (False, 2, True)


def test_the_swing_is_the_turn_that_turned_the_lead_with_most_points() -> None:
    played = told(
        "standard",
        2,
        *("1 roll 1 1 1 2 3 4", "1 keep 1 1 1", "1 bank"),
        *("2 roll 4 4 4 2 3 6", "2 keep 4 4 4", "2 bank"),
        "1 roll 2 2 3 3 4 6",
        *("2 roll 1 1 1 2 3 4", "2 keep 1 1 1", "2 bank"),
        "1 leave",
    )
    swing = told_of(played.game.rules, 2, played.facts).summary.swing
    assert swing is not None
    assert (swing.seat, swing.turn, swing.before, swing.after, swing.idle) == (2, 2, -600, 400, False)


def test_an_early_change_of_the_lead_is_no_swing() -> None:
    played = told(
        "standard",
        2,
        *("1 roll 5 2 2 3 3 4", "1 keep 5", "1 bank"),
        *("2 roll 1 2 2 3 3 4", "2 keep 1", "2 bank"),
        *("1 roll 2 2 3 3 4 6", "2 roll 2 2 3 3 4 6", "1 roll 2 2 3 3 4 6", "2 leave"),
    )
    assert told_of(played.game.rules, 2, played.facts).summary.swing is None
