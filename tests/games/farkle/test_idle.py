"""Time runs out: the bot plays safe, puts seats aside, and the others play on; a game without farkles ends, too."""

from dataclasses import replace

import pytest
from hypothesis import given

from bot.games.farkle import (
    ENGINE,
    MOST_FACTS,
    MOST_THROWS,
    Banked,
    Game,
    Outcome,
    Phase,
    PutAside,
    RuleSet,
    Termination,
    Then,
    TimeOut,
    chance,
    choices,
    dice_to_roll,
    needs_to_win,
    offer_to_follow,
    outcome,
    play,
    play_choice,
    play_time_out,
    points_if_time_ends,
    read_game,
    read_move,
    rolls_on_if_time_ends,
    write,
    write_game,
)
from bot.games.seating import AnyStep
from bot.rulesets import shipped_rules_of
from tests.support.notation import after, begin, facts, farkle, refusal, shipped, totals, turn
from tests.support.random_games import Played
from tests.support.strategies import played_games

STANDARD = shipped("standard")


def game_of(seats: int, **changes: object) -> Game:
    return begin(shipped("standard", **changes), seats)


@given(played_games())
def test_what_is_foretold_is_what_happens(played: Played) -> None:
    for game in played.games:
        if game.phase in (Phase.THROW, Phase.KEEP, Phase.ROLL_OR_BANK) and not game.is_asleep:
            happens = [step.fact for step in play(game, TimeOut(game.current))]
            banked = [fact.points for fact in happens if isinstance(fact, Banked)]
            assert points_if_time_ends(game) == sum(banked)
            assert game.is_aside_if_time_ends == any(isinstance(fact, PutAside) for fact in happens)


class TestPlayingSafe:
    def test_before_the_first_throw_the_turn_lapses(self) -> None:
        game = game_of(2)
        assert facts(game, "1 idle") == ["1 lapse"]
        assert after(game, "1 idle").current == 2

    def test_with_dice_on_the_table_the_best_is_kept_and_banked(self) -> None:
        game = game_of(2)
        assert facts(game, "1 roll 1 5 2 3 3 4", "1 idle") == ["1 keep 1 5 = 150", "1 bank 150"]
        assert totals(after(game, "1 roll 1 5 2 3 3 4", "1 idle")) == (150, 0)

    def test_points_kept_before_are_banked_along(self) -> None:
        lines = ["1 roll 1 1 2 3 3 4", "1 keep 1 1", "1 roll 5 2 3 4", "1 idle"]
        assert facts(game_of(2), *lines) == ["1 keep 5 = 50", "1 bank 250"]
        assert facts(game_of(2), *lines[:2], "1 idle") == ["1 bank 200"]

    def test_what_is_too_little_to_bank_is_lost_and_no_farkle(self) -> None:
        game = game_of(2, opening=500, penalty={"farkles": 1, "points": 500, "floor": None})
        lines = ["1 roll 1 5 2 3 3 4", "1 idle"]
        assert facts(game, *lines) == ["1 lapse"]
        seat = after(game, *lines).seat(1)
        assert (seat.total, seat.streak, seat.has_opened) == (0, 0, False)

    def test_a_smaller_keep_is_taken_where_hot_dice_could_not_be_banked(self) -> None:
        game = game_of(2, hot_dice="must")
        assert facts(game, "1 roll 1 1 1 5 5 5", "1 idle") == ["1 keep 1 1 1 5 5 = 1100", "1 bank 1100"]

    def test_a_bank_of_the_clock_can_reach_the_target(self) -> None:
        game = game_of(2, target=1000, final_round="none")
        assert facts(game, "1 roll 1 1 1 2 3 3", "1 idle") == ["1 keep 1 1 1 = 1000", "1 bank 1000", "win 1"]

    def test_a_miss_with_the_last_die_lapses(self) -> None:
        game = begin(shipped("renaissance", opening=0, minimum_bank=0))
        assert facts(game, "1 roll 1 1 1 5 5 2", "1 keep 1 1 1 5 5", "1 roll 2", "1 idle") == ["1 lapse"]

    def test_nothing_is_left_to_follow(self) -> None:
        game = after(begin(shipped("on-the-table")), *turn(1, 500), *turn(2, 500), "1 idle")
        assert offer_to_follow(game) is None

    def test_only_the_turn_that_runs_can_run_out(self) -> None:
        assert refusal(game_of(2), "2 idle").code == "other-seats-turn"
        assert refusal(game_of(2), "3 idle").code == "no-such-seat"


class TestAside:
    def test_two_idle_turns_in_a_row_put_a_seat_aside(self) -> None:
        game = after(game_of(3), "1 idle", farkle(2), farkle(3))
        assert facts(game, "1 idle") == ["1 lapse", "1 aside"]
        game = after(game, "1 idle", farkle(2), farkle(3))
        assert (game.current, game.seat(1).aside) == (2, True)

    def test_who_throws_and_then_waits_has_missed_the_turn_too(self) -> None:
        game = after(game_of(2), "1 roll 1 5 2 3 3 4", "1 idle", farkle(2), "1 roll 1 5 2 3 3 4")
        assert facts(game, "1 idle")[-1] == "1 aside"

    def test_a_turn_of_ones_own_begins_the_count_anew(self) -> None:
        game = after(game_of(2), "1 idle", farkle(2), farkle(1), farkle(2), "1 idle", farkle(2))
        assert (game.current, game.seat(1).aside) == (1, False)

    def test_the_others_play_on_without_a_seat_after_one_idle_turn(self) -> None:
        game = after(game_of(3), "1 idle", farkle(2), "3 roll 1 5 2 3 3 4")
        assert game.missing == (1,)
        assert facts(game, "1 aside") == []
        assert after(game, "1 aside", "3 keep 1 5", "3 bank").current == 2
        assert after(game, "1 aside", "1 back").missing == ()

    def test_a_seat_is_missing_until_it_does_something_in_its_turn(self) -> None:
        game = after(game_of(3), "1 idle", "2 idle", farkle(3))
        assert game.missing == (1, 2)
        assert refusal(game, "1 aside").code == "not-missing", "its time runs out instead"
        game = after(game, "1 roll 1 5 2 3 3 4")
        assert game.missing == (2,)
        assert refusal(game, "3 aside").code == "not-missing"
        assert after(game, "2 aside").missing == ()
        assert refusal(after(game, "2 aside"), "2 aside").code == "not-missing"

    def test_who_is_back_is_played_to_again_in_the_old_order(self) -> None:
        game = after(game_of(3), "1 idle", farkle(2), farkle(3), "1 idle", "1 back")
        assert (game.current, game.seat(1).aside, game.seat(1).idle_turns) == (2, False, 0)
        assert after(game, farkle(2), farkle(3)).current == 1

    def test_one_who_is_alone_plays_on(self) -> None:
        game = after(game_of(2), "1 idle", farkle(2), "1 idle", *turn(2, 500))
        assert game.current == 2
        assert after(game, *turn(2, 500)).seat(2).total == 1000

    def test_who_never_was_aside_cannot_come_back(self) -> None:
        assert refusal(game_of(2), "1 back").code == "not-aside"
        assert refusal(game_of(2), "7 back").code == "no-such-seat"

    def test_who_is_aside_may_leave_and_the_last_one_wins(self) -> None:
        game = after(game_of(2), "1 idle", farkle(2), "1 idle")
        assert facts(game, "1 leave") == ["win 2"]
        assert facts(game, "2 leave") == ["win 1"]

    def test_who_holds_the_most_points_wins_also_aside(self) -> None:
        """They miss their last turn, but keep what they have."""
        game = game_of(3, target=1000, target_reach="exceed", final_round="one_turn_each")
        game = after(game, *turn(1, 1000), farkle(2), farkle(3), "1 idle", farkle(2), farkle(3), "1 idle")
        game = after(game, *turn(2, 1050))
        assert facts(game, farkle(3)) == ["3 farkle", "win 2"]

    def test_a_last_turn_is_not_waited_for(self) -> None:
        game = game_of(2, target=1000, final_round="one_turn_each")
        assert facts(after(game, "1 idle", farkle(2), "1 idle"), *turn(2, 1000)) == ["win 2"]

    def test_a_play_off_goes_on_with_those_who_are_there(self) -> None:
        game = game_of(2, target=1000, final_round="one_turn_each", tie="play_off")
        game = after(game, *turn(1, 1000), *turn(2, 1000), "1 idle", "2 idle", "1 idle", "2 idle")
        assert game.is_asleep
        game = after(game, "2 back")
        assert (game.current, game.phase) == (2, Phase.THROW)
        assert facts(game, *turn(2, 100)) == ["win 2"]

    def test_a_play_off_of_those_who_are_away_is_not_waited_for(self) -> None:
        game = game_of(3, target=1000, final_round="one_turn_each", tie="play_off")
        game = after(game, *turn(1, 1000), *turn(2, 1000), "3 idle", "1 idle", "2 idle", "1 idle")
        assert facts(game, "2 idle") == ["2 lapse", "win 1 2"]

    def test_who_has_won_is_not_held_by_one_who_went_away(self) -> None:
        """A player at an exact target has no more turns; the other is idle for the second time."""
        game = after(begin(shipped("exact", target=1000)), "1 idle", "2 idle", "1 roll 1 2 3 4 5 6")
        game = after(game, "1 keep 1 2 3 4 5 6", "1 bank")
        assert facts(game, "2 idle") == ["2 lapse", "win 1"]


class TestSleeping:
    @pytest.fixture
    def asleep(self) -> Game:
        game = after(game_of(3), "1 idle", "2 idle", "3 idle", "1 idle", "2 idle")
        assert facts(game, "3 idle") == ["3 lapse", "3 aside"]
        return after(game, "3 idle")

    def test_when_all_are_idle_nothing_may_be_done_but_come_back(self, asleep: Game) -> None:
        assert asleep.is_asleep
        assert (choices(asleep), chance(asleep)) == ((), ())
        assert refusal(asleep, f"{asleep.current} roll 1 2 3 4 5 6").code == "game-asleep"
        assert refusal(asleep, f"{asleep.current} idle").code == "game-asleep"

    @pytest.mark.parametrize("seat", [1, 2, 3])
    def test_whoever_comes_back_wakes_it_and_is_on_turn(self, asleep: Game, seat: int) -> None:
        game = after(asleep, f"{seat} back")
        assert (game.is_asleep, game.current, dice_to_roll(game)) == (False, seat, 6)

    def test_who_is_alone_and_idle_twice_sends_it_to_sleep(self) -> None:
        game = after(game_of(2), "1 idle", farkle(2), "1 idle", "2 idle")
        assert facts(game, "2 idle") == ["2 lapse", "2 aside"]
        assert after(game, "2 idle").is_asleep

    def test_when_the_last_one_there_leaves_it_sleeps(self) -> None:
        game = after(game_of(3), "1 idle", "2 idle", farkle(3), "1 idle", "2 idle", "3 leave")
        assert game.is_asleep
        assert facts(game, "1 leave") == ["win 2"]


class TestPlayingOn:
    """With `idle: play_on`, as in new games: the clock does not bank if that loses the game for certain."""

    @staticmethod
    def last_turn(seats: int = 2, *, idle: str = "play_on", **changes: object) -> Game:
        """Seat 1 has 1,000 of 1,000, and seat 2 has the last turn; seats between have none."""
        game = begin(shipped("standard", target=1000, idle=idle, **changes), seats)
        return after(game, *turn(1, 1000), *[farkle(seat) for seat in range(2, seats)])

    @staticmethod
    def timed_out(game: Game, *throws: str) -> list[str]:
        """The clock's facts with these throws."""
        waiting = [tuple(map(int, throw)) for throw in throws]
        steps = play_time_out(game, lambda _number, _dice: waiting.pop(0))
        assert not waiting
        return [write(step.fact) for step in steps]

    def test_a_bank_that_would_lose_is_not_made(self) -> None:
        game = after(self.last_turn(), "2 roll 1 5 2 3 3 4")
        assert rolls_on_if_time_ends(game)
        assert points_if_time_ends(game) == 0

    def test_it_throws_on_until_the_turn_wins(self) -> None:
        game = after(self.last_turn(), "2 roll 1 5 2 3 3 4")
        happened = ["2 idle", "2 keep 1 5 = 150", "2 roll 1 1 1 6", "2 keep 1 1 1 = 1000", "2 bank 1150", "win 2"]
        assert self.timed_out(game, "1116") == happened

    def test_it_throws_on_until_the_turn_farkles(self) -> None:
        game = after(self.last_turn(), "2 roll 1 5 2 3 3 4", "2 keep 1", "2 roll 5 5 2 3 4")
        happened = ["2 idle", "2 keep 5 5 = 100", "2 roll 2 3 4", "2 farkle", "win 1"]
        assert self.timed_out(game, "234") == happened

    def test_a_bank_that_wins_is_made(self) -> None:
        game = after(self.last_turn(), "2 roll 1 1 1 5 2 3")
        assert self.timed_out(game) == ["2 idle", "2 keep 1 1 1 5 = 1050", "2 bank 1050", "win 2"]

    def test_a_game_that_began_before_banks(self) -> None:
        game = after(self.last_turn(idle="bank"), "2 roll 1 5 2 3 3 4")
        assert self.timed_out(game) == ["2 idle", "2 keep 1 5 = 150", "2 bank 150", "win 1"]

    def test_nobody_is_played_for_who_did_not_begin(self) -> None:
        assert self.timed_out(self.last_turn()) == ["2 idle", "2 lapse", "win 1"]

    def test_a_turn_that_may_still_be_won_from_behind_is_banked(self) -> None:
        """Before the final round, and with a turn to come, any bank will do."""
        game = after(begin(shipped("standard", target=1000, idle="play_on")), "1 roll 1 5 2 3 3 4")
        assert self.timed_out(game)[-1] == "1 bank 150"
        game = after(self.last_turn(final_round="one_more_round"), "2 roll 1 5 2 3 3 4")
        assert self.timed_out(game)[-1] == "2 bank 150"

    def test_what_is_needed_is_counted_in_points_that_can_be_scored(self) -> None:
        assert needs_to_win(self.last_turn()) == 1050
        assert needs_to_win(self.last_turn(tie="shared")) == 1000
        assert needs_to_win(self.last_turn(tie="shared", target_reach="exact")) == 1000
        assert needs_to_win(begin(shipped("standard", target=1000))) == 0

    def test_who_cannot_win_any_more_banks(self) -> None:
        game = after(self.last_turn(target_reach="exact"), "2 roll 1 5 2 3 3 4")
        assert self.timed_out(game) == ["2 idle", "2 keep 1 5 = 150", "2 bank 150", "win 1"]

    def test_it_gives_up_at_last(self) -> None:
        # These rules have no farkles, so a throw could always follow.
        singles = {str(face): 1 for face in range(1, 7)}
        rules = shipped("standard", target=1000, idle="play_on", singles=singles, triples="none")
        game = after(begin(rules, 2), "1 roll 1 2 3 4 5 6")
        for _ in range(MOST_THROWS - 2):
            game = after(game, "1 keep 1 2 3 4 5 6", "1 roll 1 2 3 4 5 6")
        game = after(game, "1 keep 1 2 3 4 5 6", "1 bank", "2 roll 1 2 3 4 5 6")
        assert self.timed_out(game, *["123456"] * 11)[-2:] == ["2 bank 72", "win 1"]

    def test_the_game_is_read_back_from_its_text(self) -> None:
        rules = shipped("standard", target=1000, idle="play_on")
        lines = [*turn(1, 1000), "2 roll 1 5 2 3 3 4"]
        game, happened = begin(rules), []
        for line in lines:
            happened += [step.fact for step in play(game, read_move(line))]
            game = after(game, line)
        steps = play_time_out(game, lambda _number, _dice: (1, 1, 1, 6))
        happened += [step.fact for step in steps]
        text = write_game("standard", shipped("standard"), rules, ["A", "B"], happened)
        assert 'set idle "play_on"' in text
        assert read_game(text, shipped_rules_of(ENGINE)).game == steps[-1].after


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
