"""The coach's limits: it takes options that it knows and numbers that are not too large, and refuses others at once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from bot import rulesets
from bot.coach.adviser import BY_STRENGTH, BeyondCoach, Character
from bot.coach.coach import Coach
from bot.coach.farkle import process
from bot.coach.farkle.bounds import KNOWN, NO_MATTER, check_known, is_cheap
from bot.coach.farkle.solver import solve
from bot.coach.farkle.table import digest, find_table
from bot.coach.files import SHIPPED
from bot.games import farkle
from bot.games.farkle import Game, Roll, RuleSet, change, choices, new_game, play
from bot.games.options import YesNo
from bot.workers import WorkerLostError, Workers

GUILD, OTHER_GUILD = 1, 2
BEYOND_THE_COACH = ("follow_farkles", "defend", "scoreless_first")
"""Options that the solver does not play by yet: games with them have no hints, reviews and stronger opponents."""

FINE = {"singles": {1: 7, 5: 11}, "triples": {1: 13, 2: 999_983}, "target": 1_000_000}
HOSTILE: dict[str, dict[str, Any]] = {
    "an exact target": {**FINE, "target_reach": "exact"},
    "triples that grow": {**FINE, "target_reach": "exact", "extend_triples": True},
    "a far target": FINE,
    "a minimum that nobody reaches": {**FINE, "triples": {1: 13}, "minimum_bank": 1_000_000},
    "a penalty far below nothing": {"triples": {1: 13}, "target": 1000, "penalty": {"farkles": 1, "points": 1_000_000}},
    "turns that need no end": {"singles": dict.fromkeys(range(1, 7), 1) | {6: 999_983}, "target": 1_000_000},
}


class MoreRules(RuleSet):
    """Farkle with an option that the coach has never heard of."""

    four_ones_win: YesNo = False


class Held(Workers):
    """Workers that count what they are asked, and answer once they `may`."""

    def __init__(self) -> None:
        super().__init__(1, 0)
        self.asked, self.at_once, self.most_at_once = 0, 0, 0
        self.were_last: list[bool] = []
        self.begun, self.may = asyncio.Event(), asyncio.Event()
        self.fails: Exception | None = None

    async def run(  # type: ignore[override]  # it takes any function
        self, function: Callable[..., Any], *arguments: Any, is_last: bool = False
    ) -> Any:
        self.asked += 1
        self.were_last.append(is_last)
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        self.begun.set()
        await self.may.wait()
        self.at_once -= 1
        if self.fails:
            raise self.fails
        return await asyncio.to_thread(function, *arguments)


@pytest.fixture
async def coach() -> AsyncIterator[Coach]:
    """Its processes are replaced: ordinary questions are answered in this one, and no table is solved."""
    coach = Coach()
    coach._answering, coach._slow, coach._solver, coach._long_solver = Held(), Held(), Held(), Held()
    coach._answering.may.set()
    yield coach
    await coach.close()


def slow(coach: Coach) -> Held:
    assert isinstance(coach._slow, Held)
    return coach._slow


def after_throw(rules: RuleSet) -> Game:
    return play(new_game(rules, 2, roll_off=False), Roll(1, (1, 1, 2, 3, 4, 5)))[-1].after


def hostile(**options: Any) -> Game:
    return after_throw(change(RuleSet(), HOSTILE["an exact target"] | options))


@pytest.mark.parametrize("name", HOSTILE)
def test_rules_of_too_many_numbers_are_refused_before_these_are_worked_out(name: str) -> None:
    game = after_throw(change(RuleSet(), HOSTILE[name]))
    assert not is_cheap(game.rules)
    with pytest.raises(BeyondCoach):
        process.hint(game)
    with pytest.raises(BeyondCoach):
        process.decide(game, Character.PERFECT, 0.5)
    with pytest.raises(BeyondCoach):
        solve(game.rules)


def test_every_shipped_rule_set_is_cheap() -> None:
    assert [name for name, ruleset in rulesets.shipped_of(farkle.ENGINE).items() if not is_cheap(ruleset.rules)] == []


def test_house_rules_are_mostly_cheap() -> None:
    for options in ({"target": 1_000_000}, {"singles": {1: 105, 5: 50}}, {"opening": 1000, "minimum_bank": 300}):
        assert is_cheap(change(RuleSet(), options))


async def test_ordinary_games_never_wait_for_others(coach: Coach) -> None:
    waiting = asyncio.create_task(coach.hint(hostile(), GUILD))
    await slow(coach).begun.wait()
    for guild_id in (GUILD, OTHER_GUILD):
        found, _ = await coach.hint(after_throw(RuleSet()), guild_id)
        assert found.best
    slow(coach).may.set()
    with pytest.raises(BeyondCoach):
        await waiting


async def test_rules_of_fine_points_are_answered_where_they_hold_up_nobody(coach: Coach) -> None:
    slow(coach).may.set()
    found, _ = await coach.hint(after_throw(change(RuleSet(), {"singles": {1: 99, 5: 50}})), GUILD)
    assert found.best
    assert slow(coach).asked == 1


async def test_a_server_asks_one_slow_question_at_a_time(coach: Coach) -> None:
    asked = [coach.hint(hostile(target=999_999 - number), GUILD) for number in range(3)]
    waiting = asyncio.gather(*asked, return_exceptions=True)
    await slow(coach).begun.wait()
    slow(coach).may.set()
    assert all(isinstance(answer, BeyondCoach) for answer in await waiting)
    assert (slow(coach).asked, slow(coach).most_at_once) == (3, 1)


@pytest.mark.parametrize("rules", [hostile().rules, RuleSet()])
async def test_slow_reviews_of_a_server_wait_for_those_of_no_other(coach: Coach, rules: RuleSet) -> None:
    lines = ("",) * 2_001
    asked = [coach.review(rules, 2, lines, guild_id) for guild_id in (GUILD, GUILD, GUILD, OTHER_GUILD)]
    waiting = asyncio.gather(*asked, return_exceptions=True)
    await slow(coach).begun.wait()
    assert slow(coach).asked == 2
    slow(coach).may.set()
    await waiting
    assert slow(coach).asked == (4 if is_cheap(rules) else 2)


async def test_a_server_of_which_a_question_took_too_long_comes_last_from_then_on(coach: Coach) -> None:
    slow(coach).may.set()
    slow(coach).fails = WorkerLostError("hint")
    for guild_id in (GUILD, GUILD, OTHER_GUILD):
        with pytest.raises(BeyondCoach):
            await coach.hint(hostile(target=999_999 - slow(coach).asked), guild_id)
    assert slow(coach).were_last == [False, True, False]


@pytest.mark.parametrize("failure", [WorkerLostError("hint"), MemoryError()])
async def test_rules_that_took_too_much_are_refused_from_then_on(coach: Coach, failure: Exception) -> None:
    slow(coach).may.set()
    slow(coach).fails = failure
    for _ in range(2):
        with pytest.raises(BeyondCoach):
            await coach.hint(hostile(), GUILD)
    assert slow(coach).asked == 1
    assert not coach.solve_soon(hostile().rules, OTHER_GUILD)
    assert await coach.review(hostile().rules, 2, (), GUILD) is None


async def test_nobody_looks_back_unasked_at_what_may_take_long(coach: Coach) -> None:
    assert await coach.review(hostile().rules, 2, (), None) is None
    assert slow(coach).asked == 0


ONE, OTHER = (change(RuleSet(), {"target": target}) for target in (4_150, 4_250))
"""They have no tables."""


def solvers(coach: Coach) -> tuple[Held, Held]:
    """Those that solve what is quick, and those that solve what takes long. Both fail."""
    assert isinstance(coach._solver, Held)
    assert isinstance(coach._long_solver, Held)
    coach._solver.fails = coach._long_solver.fails = WorkerLostError("solve_table")
    return coach._solver, coach._long_solver


async def test_a_server_has_one_table_solved_at_a_time(coach: Coach) -> None:
    assert coach.solve_soon(ONE, GUILD)
    assert not coach.solve_soon(OTHER, GUILD), "this server waits for another one"
    assert coach.solve_soon(ONE, OTHER_GUILD), "another server waits for the same table"
    for solver in solvers(coach):
        solver.may.set()


async def test_a_table_that_takes_too_long_is_not_tried_again_and_its_server_gets_no_other(coach: Coach) -> None:
    for solver in solvers(coach):
        solver.may.set()
    assert coach.solve_soon(ONE, GUILD)
    await asyncio.gather(*coach._solving.values())
    assert not coach.solve_soon(ONE, OTHER_GUILD)
    assert [solver.asked for solver in solvers(coach)] == [1, 1]
    assert not coach.solve_soon(OTHER, GUILD)
    assert coach.solve_soon(OTHER, OTHER_GUILD)


async def test_rules_that_are_beyond_the_coach_are_tried_once_without_an_error(
    coach: Coach, caplog: pytest.LogCaptureFixture
) -> None:
    solver, _ = solvers(coach)
    solver.fails = BeyondCoach()
    solver.may.set()
    assert await coach.is_solved_within(1, ONE, GUILD)
    assert not coach.solve_soon(ONE, OTHER_GUILD)
    assert coach.solve_soon(OTHER, GUILD)
    assert [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


async def test_a_table_that_takes_long_keeps_others_waiting_for_a_little_only(coach: Coach) -> None:
    solver, long_solver = solvers(coach)
    solver.may.set()
    assert coach.solve_soon(ONE, GUILD)
    await long_solver.begun.wait()
    solver.asked = 0
    solver.begun.clear()
    solver.may.clear()
    assert coach.solve_soon(OTHER, OTHER_GUILD)
    await solver.begun.wait()
    assert (solver.asked, long_solver.at_once) == (1, 1)


@pytest.mark.parametrize("character", BY_STRENGTH)
async def test_opponents_play_by_rules_that_the_coach_cannot_work_out(coach: Coach, character: Character) -> None:
    slow(coach).may.set()
    for game in (hostile(), after_throw(MoreRules(four_ones_win=True))):
        assert await coach.decide(game, GUILD, character, 0.5) in choices(game)


async def test_an_option_that_the_coach_does_not_know_makes_it_refuse(coach: Coach) -> None:
    game = after_throw(MoreRules(four_ones_win=True))
    with pytest.raises(BeyondCoach):
        await coach.hint(game, GUILD)
    assert await coach.review(game.rules, 2, (), GUILD) is None
    assert await coach.review(game.rules, 2, (), None) is None
    with pytest.raises(BeyondCoach):
        solve(game.rules)


def test_so_does_a_value_or_a_part_of_an_option_that_it_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KNOWN, "tie", ("first", "play_off"))  # as if it did not know all words
    monkeypatch.setitem(KNOWN, "more_of_a_kind", ("none", "adding"))  # as if it did not know all words
    monkeypatch.delitem(KNOWN, "penalty.floor")  # as if it did not know this part
    penalty = {"farkles": 3, "points": 500}
    for known in ({"tie": "play_off"}, {"more_of_a_kind": {4: 1000}}, {"penalty": penalty}):
        check_known(change(RuleSet(), known))
    for unknown in ({"tie": "shared"}, {"more_of_a_kind": "doubling"}, {"penalty": {**penalty, "floor": 0}}):
        with pytest.raises(BeyondCoach):
            check_known(change(RuleSet(), unknown))


def test_somebody_has_decided_whether_the_coach_plays_by_each_option() -> None:
    undecided = RuleSet.model_fields.keys() - {*KNOWN, *NO_MATTER, *BEYOND_THE_COACH}
    assert not undecided, (
        f"Games with {', '.join(sorted(undecided))} get no hints and reviews, because the coach refuses options that it"
        " does not know. Teach the solver, compare it with tests/coach/brute_force.py, and add the option to KNOWN in"
        " bot/coach/farkle/bounds.py; or to NO_MATTER there, if it changes no decision; or to BEYOND_THE_COACH here."
    )


def test_an_option_that_is_new_leaves_tables_as_they_are_while_nobody_uses_it() -> None:
    assert digest(MoreRules()) == digest(RuleSet())
    assert digest(MoreRules(four_ones_win=True)) != digest(RuleSet())
    assert find_table(MoreRules(), [SHIPPED]) is not None
