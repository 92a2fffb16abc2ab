"""Rules that never give a farkle: a turn and a game end all the same."""

from dataclasses import replace

from bot.games.farkle import (
    ENGINE,
    MOST_FACTS,
    MOST_THROWS,
    Game,
    Outcome,
    RuleSet,
    Termination,
    Then,
    choices,
    outcome,
    play_choice,
    read_game,
    write,
    write_game,
)
from bot.games.seating import AnyStep
from bot.rulesets import shipped_rules_of
from tests.support.notation import after, begin, facts, farkle, shipped, totals, turn

ENDLESS = {"singles": dict.fromkeys(range(1, 7), 1), "triples": {}, "keep": "all"}


def endless(**changes: object) -> RuleSet:
    return shipped("standard", **(ENDLESS | changes))


def throw_on(game: Game) -> tuple[AnyStep, ...]:
    """The player keeps all dice and throws on until the turn has passed. Each throw is 1 2 3 4 5 6."""
    steps: list[AnyStep] = []
    seat = game.current
    while game.current == seat and not game.is_over:
        choice = next(each for each in choices(game) if each.then is Then.ROLL)
        steps += play_choice(game, choice, lambda _throw, number: (1, 2, 3, 4, 5, 6)[:number])
        game = steps[-1].after
    return tuple(steps)


class TestTurn:
    def test_the_last_throw_is_kept_and_banked_if_it_may_be(self) -> None:
        steps = throw_on(begin(endless()))
        points = 6 * MOST_THROWS
        assert [write(step.fact) for step in steps[-2:]] == ["1 keep 1 2 3 4 5 6 = 6", f"1 bank {points}"]
        assert len(steps) == 2 * MOST_THROWS + 1
        assert (steps[-1].after.current, totals(steps[-1].after)) == (2, (points, 0))

    def test_else_the_turn_lapses(self) -> None:
        steps = throw_on(begin(endless(minimum_bank=1_000_000)))
        assert write(steps[-1].fact) == "1 lapse"
        assert (steps[-1].after.current, totals(steps[-1].after)) == (2, (0, 0))

    def test_a_farkle_with_the_last_throw_is_a_farkle(self) -> None:
        game = begin(shipped("standard"))
        game = replace(game, turn=replace(game.turn, points=300, throws=MOST_THROWS - 1))
        assert facts(game, farkle(1)) == ["1 farkle"]

    def test_it_is_no_absence(self) -> None:
        game = begin(endless(minimum_bank=1_000_000))
        for _ in range(6):
            game = throw_on(game)[-1].after
        assert not any(seat.aside or seat.idle_turns for seat in game.seats)

    def test_a_text_tells_the_same(self) -> None:
        rules = endless(minimum_bank=1_000_000)
        steps = throw_on(begin(rules))
        text = write_game("standard", shipped("standard"), rules, ("A", "B"), [step.fact for step in steps])
        assert read_game(text, shipped_rules_of(ENGINE)).game == steps[-1].after


class TestGame:
    def test_it_ends_with_the_turn_and_whoever_leads_wins(self) -> None:
        game = after(begin(shipped("standard")), *turn(1, 500), *turn(2, 600))
        game = replace(game, revision=MOST_FACTS - 3)
        lines = turn(1, 50)
        assert not after(game, *lines[:-1]).is_over
        assert facts(game, *lines) == ["win 2"]
        assert outcome(after(game, *lines)) == Outcome((2,), Termination.TOO_LONG)

    def test_until_then_it_goes_on(self) -> None:
        game = replace(begin(shipped("standard")), revision=MOST_FACTS - 4)
        assert facts(game, *turn(1, 50)) == []

    def test_whoever_comes_back_to_a_game_that_sleeps_ends_it(self) -> None:
        game = begin(shipped("standard"))
        for line in ("1 idle", "2 idle", "1 idle", "2 idle"):
            game = after(game, line)
        game = replace(game, revision=MOST_FACTS)
        assert game.is_asleep
        game = after(game, f"{3 - game.current} back")
        assert game.is_over

    def test_a_final_round_that_is_cut_short_has_reached_the_target(self) -> None:
        game = replace(begin(shipped("standard", target=500), 3), revision=MOST_FACTS)
        game = after(game, *turn(1, 500))
        assert outcome(game) == Outcome((1,), Termination.TARGET_REACHED)
