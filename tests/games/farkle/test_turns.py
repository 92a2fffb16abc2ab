"""The parts of a turn: opening, banking, hot dice, the last die, following on, penalties, and what a game remembers."""

import pytest

from bot.errors import IllegalMove
from bot.games.farkle import (
    LOGGED_KEEPS,
    Banked,
    Farkled,
    Game,
    Keep,
    Keepable,
    Lapsed,
    Left,
    LoggedTurn,
    Phase,
    dice_to_roll,
    keeps,
    new_game,
    offer_to_follow,
    play,
    points_to_bank,
    seats_to_move,
)
from tests.support.notation import after, begin, facts, farkle, refusal, shipped, totals, turn


class TestOpening:
    rules = shipped("standard", opening=500, minimum_bank=300)

    def test_the_first_bank_needs_it(self) -> None:
        game = after(begin(self.rules), "1 roll 4 4 4 2 3 6", "1 keep 4 4 4")
        error = refusal(game, "1 bank")
        assert (error.code, error.fields["needs"], error.fields["missing"]) == ("below-opening", 500, 100)
        assert after(game, "1 roll 1 2 3", "1 keep 1", "1 bank").seat(1).has_opened

    def test_what_is_missing_can_be_scored(self) -> None:
        game = after(begin(shipped("standard", opening=475)), "1 roll 4 4 4 2 3 6", "1 keep 4 4 4")
        assert refusal(game, "1 bank").fields["missing"] == 100

    def test_later_banks_need_the_minimum_only(self) -> None:
        game = after(begin(self.rules), *turn(1, 500), farkle(2), "1 roll 1 1 2 3 4 6", "1 keep 1 1")
        assert refusal(game, "1 bank").code == "below-minimum"
        assert after(game, "1 roll 1 2 3 4", "1 keep 1", "1 bank").seat(1).total == 800

    def test_a_greater_minimum_holds_for_the_first_bank_too(self) -> None:
        rules = shipped("standard", opening=300, minimum_bank=500)
        game = after(begin(rules), "1 roll 4 4 4 2 3 6", "1 keep 4 4 4")
        error = refusal(game, "1 bank")
        assert (error.code, error.fields["needs"]) == ("below-minimum", 500)

    def test_it_asks_whether_a_player_has_banked_and_not_for_the_total(self) -> None:
        penalty = {"farkles": 1, "points": 500, "floor": None}
        game = after(begin(shipped("standard", opening=500, penalty=penalty)), *turn(1, 500), farkle(2), farkle(1))
        assert game.seat(1).total == 0
        game = after(game, farkle(2), "1 roll 1 2 3 4 6 6", "1 keep 1")
        assert points_to_bank(game) == 100


class TestKeep:
    def test_one_die_may_be_kept_once_only(self) -> None:
        game = after(begin(shipped("standard")), "1 roll 1 2 3 4 6 6")
        assert refusal(game, "1 keep 1 1").code == "not-lying"
        assert refusal(after(game, "1 keep 1"), "1 keep 1").fields == {"bank": "yes"}
        short = after(begin(shipped("standard", minimum_bank=300)), "1 roll 1 2 3 4 6 6", "1 keep 1")
        again = refusal(short, "1 keep 1")
        assert (again.code, again.fields) == ("kept-already", {"bank": "no"}), "100 points are too few to bank"

    def test_to_keep_nothing_is_not_to_keep_dice_that_do_not_score(self) -> None:
        game = after(begin(shipped("standard")), "1 roll 5 5 5 2 3 6")
        with pytest.raises(IllegalMove) as refused:
            play(game, Keep(1, ()))
        assert refused.value.code == "keep-first"

    def test_all_forces_the_most_points_among_as_many_dice(self) -> None:
        rules = shipped("standard", keep="all", singles={}, triples={}, straights={"1-5": 500, "2-6": 750})
        game = after(begin(rules), "1 roll 1 2 3 4 5 6")
        assert [keep.points for keep in keeps(game)] == [750]


class TestHotDice:
    def test_must_be_thrown(self) -> None:
        game = after(begin(shipped("standard", hot_dice="must")), "1 roll 1 1 1 5 5 5", "1 keep 1 1 1 5 5 5")
        assert refusal(game, "1 bank").code == "hot-dice-must-throw"
        assert points_to_bank(after(game, "1 roll 1 2 3 4 6 6", "1 keep 1")) == 1600


class TestLastDie:
    rules = shipped("renaissance", opening=0, minimum_bank=0)

    @pytest.fixture
    def one_die(self) -> Game:
        return after(begin(self.rules), "1 roll 1 1 1 5 5 2", "1 keep 1 1 1 5 5")

    def test_a_miss_with_throws_left_is_no_farkle(self, one_die: Game) -> None:
        assert facts(one_die, "1 roll 2") == ["1 missed"]
        assert facts(one_die, "1 roll 2", "1 roll 3") == ["1 missed"]
        assert facts(one_die, "1 roll 2", "1 roll 3", "1 roll 4") == ["1 farkle"]

    def test_after_a_miss_one_has_to_throw(self, one_die: Game) -> None:
        game = after(one_die, "1 roll 2")
        assert (dice_to_roll(game), points_to_bank(game), keeps(game), offer_to_follow(game)) == (1, 0, (), None)
        assert refusal(game, "1 bank").code == "throw-first"

    def test_the_tries_begin_again_with_each_last_die(self, one_die: Game) -> None:
        game = after(one_die, "1 roll 2", "1 roll 3", "1 roll 1", "1 keep 1", "1 roll 1 1 1 5 5 2", "1 keep 1 1 1 5 5")
        assert facts(game, "1 roll 2") == ["1 missed"]

    def test_more_dice_have_one_try(self) -> None:
        game = after(begin(self.rules), "1 roll 1 1 1 5 2 3", "1 keep 1 1 1 5")
        assert facts(game, "1 roll 2 3") == ["1 farkle"]


class TestFollowOn:
    rules = shipped("on-the-table")

    @pytest.fixture
    def both_open(self) -> Game:
        return after(begin(self.rules), *turn(1, 500), *turn(2, 500))

    def test_the_example_of_700_points_and_two_dice(self, both_open: Game) -> None:
        game = after(both_open, "1 roll 6 6 6 1 2 3", "1 keep 6 6 6 1", "1 bank 700")
        offer = offer_to_follow(game)
        assert offer is not None
        assert (offer.dice, offer.points) == (2, 700)
        game = after(game, "2 follow")
        assert (dice_to_roll(game), points_to_bank(game)) == (2, 0)
        game = after(game, "2 roll 5 2", "2 keep 5", "2 bank 750")
        assert totals(game) == (1200, 1250), "the giver keeps what was banked"

    def test_a_farkle_costs_the_giver_nothing_and_offers_nothing(self, both_open: Game) -> None:
        game = after(both_open, "1 follow", "1 roll 2")
        assert totals(game) == (500, 500)
        assert (game.current, offer_to_follow(game)) == (2, None)
        assert refusal(game, "2 follow").code == "no-follow-on"

    def test_not_before_a_bank_of_ones_own(self) -> None:
        game = after(begin(self.rules), *turn(1, 500))
        assert offer_to_follow(game) is None
        assert refusal(game, "2 follow").code == "no-follow-on"

    def test_not_after_the_first_roll_and_only_once(self, both_open: Game) -> None:
        for said in (["1 follow"], ["1 roll 1 2 3 4 6 6"], ["1 roll 1 2 3 4 6 6", "1 keep 1"]):
            assert refusal(after(both_open, *said), "1 follow").code == "no-follow-on"

    def test_not_on_the_dice_of_a_seat_that_left_its_turn(self) -> None:
        game = after(begin(self.rules, 3), *turn(1, 500), *turn(2, 500), *turn(3, 500), *turn(1, 500), "2 leave")
        assert (game.current, offer_to_follow(game)) == (3, None)

    def test_never_on_ones_own(self) -> None:
        """Seat 2 has two turns in a row, because seat 1 is at the target."""
        rules = shipped("exact", target=1000, opening=0, follow_on=True)
        game = after(begin(rules), farkle(1), *turn(2, 100), *turn(1, 1000), *turn(2, 100))
        assert game.current == 2
        assert offer_to_follow(game) is None

    def test_the_same_in_a_play_off(self) -> None:
        rules = shipped("standard", target=1000, opening=0, follow_on=True, tie="play_off", start="roll_off")
        game = after(new_game(rules, 3), "1 start 1", "2 start 1", "3 start 6", farkle(3), *turn(1, 1000), farkle(2))
        game = after(game, *turn(3, 1000))
        assert (game.contenders, game.current) == ((1, 3), 3)
        assert offer_to_follow(game) is None

    def test_also_on_points_that_fill_an_exact_target(self) -> None:
        rules = shipped("exact", target=1000, opening=0, follow_on=True)
        game = after(begin(rules), *turn(1, 300), *turn(2, 500), *turn(1, 500))
        offer = offer_to_follow(game)
        assert offer is not None
        assert (game.current, offer.points) == (2, 500)

    def test_anyone_may_follow_before_the_first_bank(self) -> None:
        game = after(begin(shipped("on-the-table", follow_on="anyone")), *turn(1, 500), "2 follow", "2 roll 1")
        assert after(game, "2 keep 1", "2 bank 600").seat(2).total == 600

    def test_what_a_farkle_lost_is_on_offer_too(self) -> None:
        rules = shipped("on-the-table", follow_on="anyone", follow_farkles=True, penalty={"farkles": 1, "points": 50})
        game = after(begin(rules), "1 roll 1 1 2 3 4 6", "1 keep 1 1", "1 roll 2 3 4 6")
        offer = offer_to_follow(game)
        assert offer is not None
        assert (offer.dice, offer.points) == (4, 200)
        game = after(game, "2 follow", "2 roll 1 1 1 5", "2 keep 1 1 1 5", "2 bank 550")
        assert totals(game) == (-50, 550)
        assert offer_to_follow(after(game, "1 roll 2 2 3 3 4 6")) is None, "nothing was lost"

    def test_a_kept_triple_is_extended_by_who_follows(self) -> None:
        game = begin(shipped("standard", follow_on=True, extend_triples=True))
        game = after(game, *turn(1, 100), *turn(2, 100), "1 roll 3 3 3 2 4 6", "1 keep 3 3 3", "1 bank")
        game = after(game, "2 follow", "2 roll 3 4 6")
        assert [(choice.dice, choice.points) for choice in keeps(game)] == [((3,), 300)]


class TestPenalty:
    def test_the_third_farkle_in_a_row_costs_and_the_count_begins_again(self) -> None:
        game = after(begin(shipped("deluxe")), *[farkle(1), farkle(2)] * 2)
        assert facts(game, farkle(1)) == ["1 farkle", "1 penalty 1000"]
        game = after(game, farkle(1), farkle(2))
        assert totals(game) == (-1000, -1000)
        assert facts(after(game, *[farkle(1), farkle(2)] * 2), farkle(1))[-1] == "1 penalty 1000"

    @pytest.mark.parametrize(("floor", "lost"), [(None, 1000), (0, 300), (-500, 800), (-2000, 1000)])
    def test_the_floor_is_the_lowest_total(self, floor: int | None, lost: int) -> None:
        rules = shipped("standard", penalty={"farkles": 1, "points": 1000, "floor": floor})
        game = after(begin(rules), *turn(1, 300), *turn(2, 100))
        assert facts(game, farkle(1)) == ["1 farkle", f"1 penalty {lost}"]
        assert after(game, farkle(1)).seat(1).total == 300 - lost

    def test_each_further_one_may_cost_it_again(self) -> None:
        rules = shipped("standard", penalty={"farkles": 2, "points": 500, "repeats": True})
        game = after(begin(rules), *[farkle(1), farkle(2)] * 3)
        assert totals(game) == (-1000, -1000)
        assert facts(after(game, *turn(1, 100), farkle(2)), farkle(1)) == ["1 farkle"]

    @pytest.mark.parametrize(("reopen", "opens"), [(False, True), (True, False)])
    def test_whoever_is_back_at_0_may_have_to_open_again(self, reopen: bool, opens: bool) -> None:
        penalty = {"farkles": 1, "points": 300, "floor": 0}
        rules = shipped("standard", opening=300, penalty=penalty, reopen=reopen)
        game = after(begin(rules), *turn(1, 300), *turn(2, 400), farkle(1), farkle(2))
        assert [seat.has_opened for seat in game.seats] == [opens, True]

    def test_only_farkles_with_all_dice_may_count(self) -> None:
        rules = shipped("standard", penalty={"farkles": 2, "points": 500, "on": "all_dice", "repeats": True})
        game = after(begin(rules), farkle(1), farkle(2), "1 roll 1 2 2 3 3 4", "1 keep 1")
        assert facts(game, "1 roll 2 2 3 3 4") == ["1 farkle"]
        game = after(game, "1 roll 2 2 3 3 4", *turn(2, 100))
        assert facts(game, farkle(1)) == ["1 farkle", "1 penalty 500"]


def test_all_dice_that_score_may_bring_a_bonus_each_time() -> None:
    game = after(begin(shipped("standard", hot_dice_bonus=300)), "1 roll 1 1 1 2 2 2", "1 keep 1 1 1 2 2 2 = 1500")
    game = after(game, "1 roll 1 1 1 2 2 3", "1 keep 1 1 1 = 1000", "1 roll 5 2 2", "1 keep 5 = 50")
    assert after(game, "1 roll 1 5", "1 keep 1 5 = 450", "1 bank 3000").seat(1).total == 3000


def test_all_dice_without_points_may_score_and_roll_again() -> None:
    game = after(begin(shipped("standard", scoreless=500)), "1 roll 2 2 3 3 4 6", "1 keep 2 2 3 3 4 6 = 500")
    assert facts(game, "1 roll 2 3 3 4 4 6") == []
    game = after(game, "1 roll 2 3 3 4 4 6", "1 keep 2 3 3 4 4 6", "1 roll 1 2 2 3 3 4", "1 keep 1")
    assert facts(game, "1 roll 2 2 3 3 4") == ["1 farkle"]


def test_all_dice_without_points_may_score_only_in_the_first_roll_of_a_turn() -> None:
    rules = shipped("standard", scoreless=500, scoreless_first=True, follow_on=True, last_die_throws=2)
    game = after(begin(rules), "1 roll 2 2 3 3 4 6", "1 keep 2 2 3 3 4 6 = 500")
    assert facts(game, "1 roll 2 3 3 4 4 6") == ["1 farkle"]
    banked = after(
        game, "1 bank 500", "2 roll 1 2 2 3 3 4", "2 keep 1", "2 bank 100", "1 roll 1 1 1 5 5 5", "1 keep 1 1 1 5 5 5"
    )
    assert facts(after(banked, "1 bank 1500", "2 follow"), "2 roll 2 3 3 4 4 6") == [], "it is the first roll of seat 2"
    five = shipped("five-dice", scoreless=500, scoreless_first=True, straights={}, keep="any", opening=0)
    assert facts(after(begin(five), "1 roll 1 1 1 5 5", "1 keep 1 1 1 5 5"), "1 roll 2 2 3 4 6") == ["1 farkle"]


class TestRollOff:
    def test_level_ones_throw_again_and_nobody_else(self) -> None:
        game = after(new_game(shipped("standard"), 3), "1 start 4", "2 start 6", "3 start 6")
        assert seats_to_move(game) == (2, 3)
        assert refusal(game, "1 start 6").code == "other-seats-turn"
        game = after(game, "3 start 1", "2 start 1")
        assert seats_to_move(game) == (2, 3)
        assert after(game, "3 start 5", "2 start 1").current == 3


class TestLeaving:
    rules = shipped("standard", target=1000)

    def test_on_ones_turn_the_next_one_plays(self) -> None:
        game = after(begin(self.rules, 3), "1 roll 1 2 3 4 6 6", "1 keep 1", "1 leave")
        assert (game.current, game.turn.points, game.turn.dice) == (2, 0, 6)
        assert after(game, farkle(2), farkle(3)).current == 2

    def test_off_ones_turn_nothing_changes_for_the_others(self) -> None:
        game = after(begin(self.rules, 3), "1 roll 1 2 3 4 6 6", "2 leave", "1 keep 1", "1 bank 100")
        assert game.current == 3
        assert after(game, farkle(3)).current == 1

    def test_in_the_roll_off(self) -> None:
        game = after(new_game(self.rules, 3), "1 start 6", "2 start 5", "3 leave")
        assert (game.phase, game.current) == (Phase.THROW, 1)
        game = after(new_game(self.rules, 3), "1 start 6", "1 leave", "2 start 3", "3 start 5")
        assert game.current == 3
        game = after(new_game(self.rules, 3), "1 start 6", "2 start 6", "3 start 5", "1 leave", "2 leave")
        assert game.winners == (3,)
        game = after(new_game(self.rules, 4), "1 start 6", "2 start 6", "3 start 5", "4 start 1", "1 leave", "2 leave")
        assert seats_to_move(game) == (3, 4), "all who were level"

    def test_in_the_final_round(self) -> None:
        game = after(begin(self.rules, 4), *turn(1, 1000), "3 leave", farkle(2))
        assert game.current == 4
        assert after(game, "4 leave").winners == (1,)
        assert after(game, "1 leave", *turn(4, 100)).winners == (4,), "who has left cannot win"

    def test_the_last_one_wins(self) -> None:
        assert facts(begin(self.rules, 2), "1 leave") == ["win 2"]
        game = after(begin(self.rules, 3), *turn(1, 900), "1 leave", "2 leave")
        assert (game.winners, totals(game)) == ((3,), (900, 0, 0))

    def test_once_only_and_not_after_the_end(self) -> None:
        game = after(begin(self.rules, 3), "1 leave")
        assert refusal(game, "1 leave").code == "seat-left"
        assert refusal(after(game, "2 leave"), "3 leave").code == "game-over"


def last(game: Game) -> LoggedTurn:
    return game.log[-1]


def test_a_turn_remembers_what_was_kept_of_each_throw() -> None:
    game = after(begin(shipped("standard")), "1 roll 1 4 4 4 2 3", "1 keep 1", "1 roll 4 4 4 2 3", "1 keep 4 4 4")
    assert game.turn.kept == (Keepable((1,), 100), Keepable((4, 4, 4), 400))
    game = after(game, "1 bank")
    assert last(game).turn.kept == (Keepable((1,), 100), Keepable((4, 4, 4), 400))
    assert last(game).ended_by == Banked(1, 500)
    assert game.turn.kept == ()


def test_a_turn_that_was_not_banked_is_remembered_with_what_ended_it() -> None:
    game = after(begin(shipped("deluxe"), 3), farkle(1), "2 idle", "3 leave")
    assert [turn.ended_by for turn in game.log] == [Farkled(1), Lapsed(2), Left(3)]
    assert game.log[0].turn.thrown == (2, 2, 3, 3, 4, 6)
    assert last(after(game, farkle(1), *turn(2, 100), farkle(1))).penalty == 1000
    assert last(after(game, "2 leave")).ended_by == Left(3), "it was not the turn of seat 2"


def test_points_that_were_taken_over_are_not_at_risk() -> None:
    game = after(begin(shipped("on-the-table")), *turn(1, 500), *turn(2, 500), "1 follow", "1 roll 1")
    assert (game.turn.taken_over, game.turn.at_risk) == (500, 0)
    game = after(game, "1 keep 1")
    assert (game.turn.points, game.turn.at_risk) == (600, 100)


def test_only_the_last_turns_and_keeps_are_remembered() -> None:
    game = after(begin(shipped("standard")), *turn(1, 2000), farkle(2), farkle(1), farkle(2))
    assert [turn.ended_by for turn in game.log] == [Farkled(2), Farkled(1), Farkled(2)]
    assert len(last(after(game, *turn(1, 2000))).turn.kept) == LOGGED_KEEPS


def test_rounds_are_counted_in_the_order_of_play() -> None:
    game = after(begin(shipped("standard"), 3), farkle(1), farkle(2))
    assert game.round == 1
    game = after(game, farkle(3))
    assert (game.round, game.current) == (2, 1)
    game = after(game, "2 leave", farkle(1))
    assert (game.round, game.current) == (2, 3)
    assert after(game, "1 leave").current == 3


def test_a_round_does_not_pass_while_the_game_sleeps() -> None:
    game = after(begin(shipped("standard")), "1 idle", "2 idle", "1 idle", "2 idle")
    assert game.is_asleep
    asleep_in = game.round
    assert after(game, f"{game.current} back").round == asleep_in
