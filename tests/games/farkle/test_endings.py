"""How a game ends: reaching the target, final rounds, level scores, winning at once, skunks, leaving."""

from random import Random

import pytest

from bot.errors import IllegalMove
from bot.games.farkle import (
    Choice,
    Game,
    Outcome,
    Phase,
    Termination,
    Then,
    choices,
    needs_to_win,
    new_game,
    outcome,
    play_choice,
)
from tests.support.notation import after, begin, facts, farkle, refusal, shipped, totals, turn


def ended(game: Game) -> Outcome:
    found = outcome(game)
    assert found is not None
    return found


def play_turns(game: Game, *points: int) -> Game:
    """One turn after the other; each banks its points, or farkles if they are 0."""
    for worth in points:
        seat = game.current
        game = after(game, *(turn(seat, worth) if worth else [farkle(seat)]))
    return game


@pytest.mark.parametrize(
    ("final_round", "still_play"),
    [("none", []), ("complete_round", [3]), ("one_turn_each", [3, 1]), ("one_more_round", [3, 1, 2, 3])],
)
def test_who_still_plays_once_seat_2_of_3_has_reached_the_target(final_round: str, still_play: list[int]) -> None:
    game = play_turns(begin(shipped("standard", target=1000, final_round=final_round), 3), 100, 1000)
    played = []
    while game.phase != Phase.OVER:
        played.append(game.current)
        game = play_turns(game, 50)
    assert played == still_play
    assert game.winners == (2,)


def test_a_leader_who_is_passed_in_the_final_round_may_defend_the_win() -> None:
    rules = shipped("standard", target=1000, defend=True)
    game = play_turns(begin(rules, 3), 1000, 1050)
    assert play_turns(game, 0, 0).winners == (2,)
    assert play_turns(game, 1100).current == 1, "seat 1 was passed first, then seat 2"
    assert play_turns(game, 1100, 0).current == 2
    assert play_turns(game, 1100, 150, 0).current == 3, "and who passes the new leader is answered, too"
    assert play_turns(game, 1100, 150, 0, 0).winners == (1,)
    assert play_turns(begin(rules, 3), 1000, 1000, 950).winners == (1,), "nobody was passed"
    alone = play_turns(begin(shipped("standard", target=1000, defend=True, rounds=2)), 0, 0, 1000)
    assert play_turns(alone, 1050).winners == (2,), "no final round is longer than the rounds"


@pytest.mark.parametrize("final_round", ["complete_round", "one_turn_each", "one_more_round"])
def test_a_second_opinion_on_who_has_another_turn(final_round: str) -> None:
    random, target = Random(final_round), 600
    for _ in range(40):
        game, totals, waiting = (
            begin(shipped("standard", target=target, defend=True, final_round=final_round), 3),
            [0] * 3,
            None,
        )
        seat = 0
        while True:
            assert game.current == seat + 1
            worth, top = random.choice((0, 50, 150, 350)), max(totals)
            leading = [each for each in range(3) if totals[each] == top]
            game, totals[seat] = play_turns(game, worth), totals[seat] + worth
            if waiting is not None and seat not in leading and totals[seat] > top:
                waiting += [each for each in leading if each not in waiting]
            elif waiting is None and totals[seat] >= target:
                rest = [*range(seat + 1, 3)]
                more = {"complete_round": [], "one_turn_each": [*range(seat)], "one_more_round": [0, 1, 2]}
                waiting = rest + more[final_round]
            if waiting == []:
                break
            seat = (seat + 1) % 3 if waiting is None else waiting.pop(0)
        assert game.is_over


@pytest.mark.parametrize(
    ("options", "points", "winners"),
    [
        ({"target": None}, [100, 300, 200, 250], (2,)),
        ({"target": None}, [100, 300, 300, 100], (1,)),  # Seat 1 has 400 first.
        ({"target": None, "tie": "shared"}, [100, 300, 300, 100], (1, 2)),
        ({"target": None, "tie": "play_off"}, [100, 300, 300, 100, 50, 100], (2,)),
        ({"target": 400, "final_round": "none"}, [400], (1,)),
        ({"target": 400, "final_round": "none"}, [100, 100, 300], (1,)),
        ({"target": 400}, [400, 450], (2,)),
        ({"target": 400}, [0, 400, 450], (1,)),
        # No final round is longer than the rounds.
        ({"target": 400, "final_round": "one_turn_each"}, [50, 0, 50, 400], (2,)),
        ({"target": 400, "final_round": "one_more_round"}, [50, 400, 50, 0], (2,)),
    ],
)
def test_a_game_ends_after_its_rounds_or_at_the_target(
    options: dict[str, object], points: list[int], winners: tuple[int, ...]
) -> None:
    game = begin(shipped("standard", rounds=2, **options))
    for worth in points:
        assert not game.is_over
        game = play_turns(game, worth)
    assert game.winners == winners
    reached = isinstance(options["target"], int)
    assert ended(game).termination == (Termination.TARGET_REACHED if reached else Termination.ROUNDS_OVER)


def test_the_last_round_says_what_a_seat_needs() -> None:
    game = play_turns(begin(shipped("standard", rounds=2, target=None), 3), 100, 300, 200, 0, 100)
    assert needs_to_win(game) == 250
    assert play_turns(game, 250).winners == (3,)


def test_the_others_may_have_only_one_roll() -> None:
    """It may bank any points, and a miss with the last die is a farkle."""
    rules = shipped("standard", target=1000, final_round="one_roll_each", opening=500, hot_dice="must", follow_on=True)
    game = after(begin(rules, 3), *turn(1, 1000), "2 roll 1 2 3 3 4 6")
    assert choices(game) == (Choice((1,), Then.BANK),)
    with pytest.raises(IllegalMove, match="one-roll-only"):
        play_choice(game, Choice((1,), Then.ROLL), lambda _throw, number: (1,) * number)
    game = after(game, "2 keep 1")
    assert refusal(game, "2 roll 1 1 1 1 1").code == "one-roll-only"
    game = after(game, "2 bank 100", "3 roll 1 1 1 5 5 5")
    assert facts(game, "3 idle") == ["3 keep 1 1 1 5 5 5 = 1500", "3 bank 1500", "win 3"]


def test_only_some_faces_may_win_at_once() -> None:
    game = begin(shipped("standard", instant_win={"count": 5, "faces": [6, 1]}))
    assert facts(game, "1 roll 5 5 5 5 5 5") == []
    for dice in ("6 6 6 6 6 2", "1 1 1 1 1 1"):
        assert facts(game, f"1 roll {dice}") == ["win 1"]


def test_rounds_begin_with_who_began() -> None:
    rules = shipped("standard", target=1000, final_round="complete_round", start="roll_off")
    game = after(new_game(rules, 3), "1 start 1", "2 start 6", "3 start 5")
    assert play_turns(game, 1000, 0, 0).winners == (2,)
    game = play_turns(game, 0, 0, 1000)
    assert game.winners == (1,), "seat 1 sits last in a round that seat 2 began"


@pytest.mark.parametrize(
    ("reach", "total", "ends"), [("at_least", 1000, True), ("exceed", 1000, False), ("exceed", 1050, True)]
)
def test_reaching_the_target(reach: str, total: int, ends: bool) -> None:
    game = play_turns(begin(shipped("standard", target=1000, target_reach=reach, final_round="none")), total)
    assert (game.phase == Phase.OVER) == ends


class TestExactTarget:
    rules = shipped("exact", target=1000, opening=0, keep="any")

    def test_a_forced_keep_is_the_largest_that_fits(self) -> None:
        game = play_turns(begin(shipped("exact", target=1000, opening=0, keep="all")), 900, 0)
        game = after(game, "1 roll 1 5 2 3 4 4")
        assert refusal(game, "1 keep 1 5").code == "past-target"
        assert refusal(game, "1 keep 5").code == "keep-all"
        assert after(game, "1 keep 1", "1 bank").seat(1).total == 1000

    def test_the_turn_is_overshot_where_every_keep_is_past_the_target(self) -> None:
        game = play_turns(begin(self.rules), 950, 0, 0)
        game = play_turns(game, 0)
        assert facts(game, "1 roll 1 2 2 3 3 4") == ["1 overshot"]
        after_it = after(game, "1 roll 1 2 2 3 3 4")
        assert (after_it.current, totals(after_it)) == (2, (950, 0))
        assert after_it.seat(1).streak == 1, "no farkle, but the streak does not end either"

    def test_in_the_last_round_one_may_land_on_the_target_in_the_second_turn(self) -> None:
        game = play_turns(begin(self.rules, 2), 1000, 500, 500)
        assert (game.phase, game.winners) == (Phase.OVER, (1, 2))


class TestLevelScores:
    def test_first(self) -> None:
        assert play_turns(begin(shipped("standard", target=1000)), 1000, 1000).winners == (1,)
        game = play_turns(begin(shipped("standard", target=1000)), 900, 1000, 100)
        assert game.winners == (2,), "level totals: seat 2 has reached it first"

    def test_shared(self) -> None:
        game = play_turns(begin(shipped("standard", target=1000, tie="shared"), 3), 1000, 1000, 200)
        assert game.winners == (1, 2)

    def test_play_off_among_the_level_ones_until_it_is_decided(self) -> None:
        game = play_turns(begin(shipped("standard", target=1000, tie="play_off"), 3), 1000, 200, 1000)
        assert (game.phase, game.contenders) == (Phase.THROW, (1, 3))
        game = play_turns(game, 100, 100)
        assert (game.phase, game.contenders, game.current) == (Phase.THROW, (1, 3), 1)
        game = play_turns(game, 0, 0)
        assert (game.phase, game.contenders, game.current) == (Phase.THROW, (1, 3), 1)
        game = play_turns(game, 100, 150)
        assert (game.winners, totals(game)) == ((3,), (1200, 200, 1250))

    def test_a_play_off_may_narrow(self) -> None:
        game = play_turns(begin(shipped("standard", target=1000, tie="play_off"), 3), 1000, 1000, 1000, 100, 100, 0)
        assert (game.contenders, game.current) == ((1, 2), 1)
        assert play_turns(game, 0, 50).winners == (2,)

    def test_a_play_off_goes_on_without_who_leaves(self) -> None:
        game = play_turns(begin(shipped("standard", target=1000, tie="play_off"), 3), 1000, 1000, 1000)
        game = after(game, "1 leave")
        assert game.current == 2
        assert play_turns(game, 0, 50).winners == (3,)
        assert after(game, "3 leave").winners == (2,), "the last one left"

    def test_a_play_off_with_one_left_is_won_by_that_one(self) -> None:
        game = play_turns(begin(shipped("standard", target=1000, tie="play_off"), 3), 1000, 1000, 500)
        game = after(game, "1 leave")
        assert play_turns(game, 0).winners == (2,)


class TestWinningAtOnce:
    def test_off_the_board_and_whatever_the_totals(self) -> None:
        game = play_turns(begin(shipped("exact")), 2000)
        assert facts(game, "2 roll 4 4 4 4 4 4") == ["win 2"]
        assert after(game, "2 roll 4 4 4 4 4 4").seat(2).has_opened is False

    def test_also_where_the_dice_score_nothing_else(self) -> None:
        rules = shipped("standard", instant_win=4, triples={})
        assert facts(begin(rules), "1 roll 2 2 2 2 3 4") == ["win 1"]
        assert facts(begin(rules), "1 roll 2 2 2 3 3 4") == ["1 farkle"]

    def test_only_in_one_throw(self) -> None:
        game = after(begin(shipped("five-dice")), "1 roll 2 2 2 3 4", "1 keep 2 2 2")
        assert facts(game, "1 roll 2 2") == ["1 farkle"]

    def test_also_in_the_final_round_and_past_an_exact_target(self) -> None:
        game = play_turns(begin(shipped("exact", target=1000)), 1000)
        assert facts(game, "2 roll 6 6 6 6 6 6") == ["win 2"]


class TestTermination:
    def test_a_throw_won_at_once(self) -> None:
        assert ended(after(begin(shipped("exact")), "1 roll 1 1 1 1 1 1")).termination is Termination.INSTANT_WIN

    def test_the_last_one_left_wins_also_without_a_throw(self) -> None:
        game = after(begin(shipped("standard"), 3), "1 leave", "2 leave")
        assert ended(game) == Outcome((3,), Termination.LAST_ONE_LEFT)

    def test_dice_on_the_table_do_not_matter_once_the_others_left(self) -> None:
        game = after(begin(shipped("standard")), "1 roll 1 1 2 3 4 6", "2 leave")
        assert ended(game).termination is Termination.LAST_ONE_LEFT


class TestSkunks:
    def test_losers_below_are_skunked_and_with_nothing_doubly(self) -> None:
        game = play_turns(begin(shipped("exact", opening=0), 4), 4950, 0, 5000)
        game = after(game, "4 roll 1 1 1 1 1 1")
        assert ended(game).winners == (4,)
        assert ended(game).skunked == (1,)
        assert ended(game).double_skunked == (2,)

    def test_winners_are_never_skunked(self) -> None:
        assert ended(after(begin(shipped("exact")), "1 roll 1 1 1 1 1 1")).skunked == ()

    def test_nobody_is_skunked_before_the_end_or_without_the_option(self) -> None:
        assert outcome(play_turns(begin(shipped("exact", opening=0)), 1000)) is None
        assert ended(play_turns(begin(shipped("standard", target=1000)), 1000, 0)).double_skunked == ()

    def test_a_negative_total_is_less_than_nothing(self) -> None:
        rules = shipped("exact", opening=0, keep="any", penalty={"farkles": 1, "points": 500})
        game = after(play_turns(begin(rules), 0), "2 roll 1 1 1 1 1 1")
        assert totals(game) == (-500, 0)
        assert ended(game).double_skunked == (1,)
