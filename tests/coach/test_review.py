"""Luck and skill of whole games: the sums, the zeros, and the words about a game."""

import random
import re
from dataclasses import replace
from decimal import Decimal
from functools import cache
from typing import Any

import pytest

from bot import rulesets
from bot.coach.farkle import process, table
from bot.coach.farkle.advice import advise
from bot.coach.farkle.answers import Review
from bot.coach.farkle.review import review
from bot.coach.farkle.solved import Solved
from bot.coach.farkle.solver import solve
from bot.coach.reviewed import MILLION, Quality, SeatSums, accuracy_of
from bot.games.farkle import (
    Bank,
    Choice,
    Game,
    Keep,
    Leave,
    Left,
    Move,
    Phase,
    Roll,
    Rolled,
    RollOff,
    RuleSet,
    Then,
    TimedOut,
    change,
    new_game,
    play,
    play_choice,
    play_time_out,
    write,
)
from bot.ui.games.farkle.review import REVIEW_WORDS
from bot.ui.reviewing import Question, write_review
from tests.coach.reviewed_games import broken_promises, mean_luck, off_by, random_game
from tests.support.sentences import says

RULES: dict[str, dict[str, Any]] = {
    "last turns": {"dice": 5, "target": 400, "last_die_throws": 2},
    "exact": {
        "target": 400, "target_reach": "exact", "tie": "shared", "instant_win": 5,
        "penalty": {"farkles": 2, "points": 100, "floor": 0},
    },
    "following": {"dice": 5, "follow_on": True, "opening": 100, "target": 400},
}  # fmt: skip


@cache
def solved(name: str) -> Solved:
    return solve(change(RuleSet(), RULES[name]))


def rules_of(name: str) -> RuleSet:
    return solved(name).levels.rules


def reviewed(game: Game, *moves: Move) -> Review:
    """The review of a game by the rule set "last turns" with these moves."""
    begin, facts = game, []
    for move in moves:
        steps = play(game, move)
        facts += [step.fact for step in steps]
        game = steps[-1].after
    return review(begin, facts, solved("last turns"))


@pytest.mark.parametrize("name", RULES)
def test_start_luck_and_losses_add_up_to_the_result(name: str) -> None:
    for seed in range(4):
        played = random_game(rules_of(name), seed)
        assert not list(broken_promises(played, solved(name), random.Random(seed)))
        found = review(played.begin, played.facts, solved(name))
        assert found.exact
        assert [moment.step.fact for moment in found.moments] == list(played.facts)
        assert found.absence(1) == pytest.approx(0, abs=1e-6)


def test_what_happens_without_a_seat_is_its_absence() -> None:
    lost = 0.0
    for seed in range(6):
        played = random_game(rules_of("last turns"), seed, absent=0.2)
        found = review(played.begin, played.facts, solved("last turns"))
        assert off_by(found, played.end) < 1e-6
        lost += found.absence(1) + found.absence(2)
    assert lost > 0.1


def test_once_a_player_left_the_others_have_what_they_have_without_them() -> None:
    game = new_game(rules_of("last turns"), 3, roll_off=False)
    farkles = Roll(1, (2, 3, 4, 6, 6)), Roll(2, (2, 3, 4, 6, 6))
    found = reviewed(game, *farkles, Roll(3, (1, 2, 3, 4, 6)), Leave(1), Keep(3, (1,)), Roll(3, (2, 3, 4, 6)))
    left = next(index for index, moment in enumerate(found.moments) if isinstance(moment.step.fact, Left))
    stands = found.moments[left]
    best = advise(stands.step.after, solved("last turns"))[0].win
    assert best is not None
    assert list(stands.win) == pytest.approx([0, 1 - best, best])
    # What follows changes by nothing but luck and losses.
    for before, moment in zip(found.moments[left:], found.moments[left + 1 :], strict=False):
        assert moment.win[2] - before.win[2] == pytest.approx(moment.luck - moment.loss, abs=1e-9)
    assert found.moments[-2].luck < 0


def test_whoever_leaves_loses_what_they_had() -> None:
    found = reviewed(new_game(rules_of("last turns"), 2, roll_off=False), Leave(2))
    assert found.absence(2) == found.start[1]
    assert (found.loss(2), found.luck(2), found.accuracy(2)) == (0, 0, None)


def test_what_the_clock_throws_is_luck_and_what_it_keeps_is_absence() -> None:
    """In its last turn, a seat that is behind and away is played on for."""
    game = new_game(change(rules_of("last turns"), {"idle": "play_on"}), 2, roll_off=False)
    ahead = replace(game.seats[0], total=400, has_opened=True)
    behind = replace(game, seats=(ahead, game.seats[1]), current=2, final=())
    thrown = iter([(5, 2, 3, 4), (2, 3, 4)])
    (roll,) = play(behind, Roll(2, (1, 2, 3, 4, 6)))
    steps = [roll, *play_time_out(roll.after, lambda _number, _count: next(thrown))]
    found = review(behind, [step.fact for step in steps], solved("last turns"))
    away = next(index for index, moment in enumerate(found.moments) if isinstance(moment.step.fact, TimedOut))
    by_clock = found.moments[away:]
    assert [moment.loss for moment in by_clock] == [0.0] * len(by_clock)
    assert [moment.best for moment in by_clock] == [None] * len(by_clock)
    assert [bool(moment.luck) for moment in by_clock] == [isinstance(each.step.fact, Rolled) for each in by_clock]


@pytest.mark.parametrize("name", RULES)
def test_luck_is_nothing_on_average(name: str) -> None:
    played = random_game(rules_of(name), 1)
    before = played.begin
    for moment in review(played.begin, played.facts, solved(name)).moments:
        if isinstance(moment.step.fact, Rolled):
            assert mean_luck(before, solved(name)) == pytest.approx(0, abs=1e-9)
        before = moment.step.after


def test_best_moves_cost_nothing() -> None:
    dice = random.Random(1)
    begin = game = new_game(rules_of("last turns"), 2, roll_off=False)
    facts = []
    while game.phase is not Phase.OVER:
        best = advise(game, solved("last turns"))[0]
        steps = play_choice(game, best.choice, lambda _, count: tuple(dice.randint(1, 6) for _ in range(count)))
        facts += [step.fact for step in steps]
        game = steps[-1].after
    found = review(begin, facts, solved("last turns"))
    assert max(moment.loss for moment in found.moments) == pytest.approx(0, abs=1e-9)
    assert off_by(found, game) < 1e-6
    assert all(each.quality is Quality.BEST for each in found.decisions())
    assert found.accuracy(1) == pytest.approx(100, abs=1e-4)


def test_to_keep_dice_and_what_follows_is_one_decision() -> None:
    game = new_game(rules_of("last turns"), 2, roll_off=False)
    found = reviewed(game, Roll(1, (1, 5, 2, 3, 6)), Keep(1, (5,)), Roll(1, (1, 2, 3, 6)), Keep(1, (1,)), Bank(1))
    forced, threw, banked = found.decisions()
    assert (forced.choice, forced.thrown) == (Choice((), Then.ROLL), (1, 5, 2, 3, 6))
    assert not forced.is_free
    assert (threw.choice, threw.thrown) == (Choice((5,), Then.ROLL), (1, 2, 3, 6))
    assert (banked.choice, banked.thrown) == (Choice((1,), Then.BANK), ())
    best = advise(threw.before, solved("last turns"))
    assert threw.best == best[0].choice
    taken = next(each for each in best if each.choice == Choice((5,), Then.ROLL))
    assert threw.loss == pytest.approx((best[0].win or 0) - (taken.win or 0), abs=1e-7)
    assert found.accuracy(1) == pytest.approx(accuracy_of((threw.loss + banked.loss) * found.weight / 2))
    assert found.accuracy(2) is None


def test_accuracy_falls_with_what_decisions_cost() -> None:
    values = [accuracy_of(loss / 100) for loss in range(100)]
    assert values[0] == 100
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == len(values)
    assert values[-1] > 0


def test_the_moments_that_decided_a_game_changed_most_who_wins() -> None:
    played = random_game(rules_of("last turns"), 3)
    found = review(played.begin, played.facts, solved("last turns"))
    decisive, every = found.decisive(), list(found.decisions())
    swings = sorted(abs(each.win[1] - each.win[0]) for each in every)
    assert sorted(abs(each.win[1] - each.win[0]) for each in decisive) == swings[-3:]
    assert [each.before.revision for each in decisive] == sorted(each.before.revision for each in decisive)
    assert all((each.reason is not None) == each.is_free for each in every)


def test_the_quality_of_a_decision_is_what_it_costs() -> None:
    game = new_game(rules_of("last turns"), 2, roll_off=False)
    (decision,) = reviewed(game, Roll(1, (1, 2, 3, 4, 6))).decisions()
    costs = (0.0, 0.004, 0.005, 0.019, 0.02, 0.049, 0.05, 1.0)
    found = [replace(decision, loss=loss).quality for loss in costs]
    best, good, inaccuracy, mistake, blunder = Quality
    assert found == [best, good, inaccuracy, inaccuracy, mistake, mistake, blunder, blunder]


def test_a_roll_off_decides_nothing_but_who_starts() -> None:
    rules = change(rules_of("last turns"), {"start": "roll_off"})
    found = reviewed(new_game(rules, 2), RollOff(1, 2), RollOff(2, 5), Roll(2, (1, 2, 3, 4, 6)))
    assert [moment.win for moment in found.moments[:2]] == [(0.5, 0.5), found.start]
    assert found.start[1] > 0.5
    assert found.luck(1) == 0


def test_with_more_seats_the_probabilities_are_shares_and_not_called_exact() -> None:
    played = random_game(rules_of("last turns"), 4, seats=4, absent=0.05)
    found = review(played.begin, played.facts, solved("last turns"))
    assert not found.exact
    assert all(sum(moment.win) == pytest.approx(1) and min(moment.win) >= 0 for moment in found.moments)
    assert all(moment.loss >= 0 for moment in found.moments)
    result = tuple((seat in played.end.winners) / len(played.end.winners) for seat in played.end.numbers)
    assert found.moments[-1].win == result


def test_as_json_a_review_has_a_line_for_each_fact_and_a_summary() -> None:
    played = random_game(change(rules_of("last turns"), {"start": "seat_order"}), 5, absent=0.1)
    found = review(played.begin, played.facts, solved("last turns"))
    *lines, summary = found.as_json()
    assert [line["seq"] for line in lines] == list(range(1, len(played.facts) + 1))
    assert set(lines[0]) == {"seq", "seat", "fact", "win", "luck", "loss", "best"}
    assert lines[0] == {
        "seq": 1, "seat": 1, "fact": f"roll {' '.join(map(str, found.moments[0].step.after.turn.thrown))}",
        "win": list(found.moments[0].win), "luck": found.moments[0].luck, "loss": 0.0,
        "best": {"keep": (), "then": "roll"},
    }  # fmt: skip
    assert set(summary) == {"start", "luck", "loss", "accuracy", "exact"}
    lost = [found.loss(seat) + found.absence(seat) for seat in (1, 2)]
    assert summary["loss"] == lost
    assert lost[0] + lost[1] > 0


def test_a_review_is_read_from_its_numbers_as_it_was() -> None:
    played = random_game(rules_of("last turns"), 6, seats=3, absent=0.1)
    found = review(played.begin, played.facts, solved("last turns"))
    assert Review.read(played.begin, played.facts, found.numbers()) == found


def test_the_process_gives_the_numbers_of_a_game_by_its_lines() -> None:
    rules = rulesets.shipped()["kingdom-come"].rules
    played = random_game(rules, 1)
    found = process.review(rules, 2, tuple(map(write, played.facts)))
    assert found is not None
    numbers, sums = found
    read = Review.read(played.begin, played.facts, numbers)
    assert read.exact
    assert sums == read.sums()


def test_the_head_counts_the_mistakes_below_it() -> None:
    rules = rulesets.shipped()["kingdom-come"].rules
    lines = tuple(map(write, random_game(rules, 1).facts))
    found = process.review(rules, 2, lines)
    assert found is not None
    asked = Question(REVIEW_WORDS, rules, lines, found[0], ("A", "B"), "en", 1)
    assert sum(each.is_mistake for each in asked.read().free(1)) > 3
    head, *mistakes = write_review(asked).yours.splitlines()
    assert says(head, "review-yours", all="no")
    assert sum(map(int, re.findall(r"\d+", head))) == len(mistakes) == 3


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_parts_of_a_result_in_words_add_up_as_they_are_rounded(seats: int, locale: str) -> None:
    """A seat's chance at the start, its dice and its play, its absence and the others make its chance at the end."""
    for seed in range(6):
        played = random_game(rules_of("last turns"), seed, seats=seats, absent=0.1)
        found = review(played.begin, played.facts, solved("last turns"))
        for seat in found.seats:
            line, *_ = REVIEW_WORDS.seat_lines(found, seat, "·", locale)
            start, end, *parts = percentages(line)
            assert start + sum(parts) == end == round(100 * found.moments[-1].win[seat - 1], 1), line
            assert any(abs(100 * found.luck(seat) - float(part)) <= 0.05 for part in parts), line


def percentages(line: str) -> list[Decimal]:
    return [Decimal(each.replace(",", ".")) for each in re.findall(r"([-+]?[0-9]+(?:[.,][0-9])?)\s?%", line)]


def test_sums_hold_what_records_add_up() -> None:
    played = random_game(rules_of("last turns"), 1)
    found = review(played.begin, played.facts, solved("last turns"))
    for seat, sums in zip(found.seats, found.sums().seats, strict=True):
        assert sums.decisions == len(found.free(seat))
        assert sums.lost / MILLION == pytest.approx(found.loss(seat) * found.weight, abs=1e-6)
        assert sums.luck / MILLION == pytest.approx(found.luck(seat), abs=1e-6)
        assert sums.accuracy == pytest.approx(found.accuracy(seat), abs=1e-2)
    assert SeatSums(0, 0, 5).accuracy is None


def test_without_a_table_the_process_has_no_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "find_table", lambda _rules: None)  # this computer may have solved it
    assert process.review(change(RuleSet(), {"target": 4_150}), 2, ()) is None
