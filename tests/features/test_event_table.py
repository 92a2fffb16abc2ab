"""The table of an event: points, and what decides between those who are level (docs/events.md)."""

from bot.features.events.notation import read_event
from bot.features.events.standings import Standing, standings


def table(text: str) -> dict[int, Standing]:
    return {each.player: each for each in standings(read_event(text).event)}


def joined(players: int) -> str:
    return "\n".join(f"{number} join {2000 - number}" for number in range(1, players + 1)) + "\n"


THREE = (
    f"event swiss\n{joined(3)}start 0 3 1 2 3\nround 1 0 1-2 3\nresult 1 1-2 1-0\nround 2 0 1-3 2\nresult 2 1-3 1-0\n"
)


def test_a_bye_is_a_win_against_someone_as_good_as_oneself() -> None:
    """Player 3 has a bye, then loses to player 1, who has two points."""
    third = table(THREE)[3]
    assert (third.points, third.buchholz, third.sonneborn_berger) == (2, 2 + 4, 2 * 2)


def test_an_opponents_round_without_a_game_counts_half_a_point() -> None:
    """Player 1 beat two who have a point each from a bye, which counts half of it."""
    first = table(THREE)[1]
    assert (first.buchholz, first.sonneborn_berger) == (1 + 1, 2 * (1 + 1))


def test_direct_encounters_decide_if_all_who_are_level_met() -> None:
    """In a circle of wins, nothing else does; player 1 beat player 2, and both beat one of the others."""
    games = "round 1 0 1-4 2-3\nresult 1 1-4 1-0\nresult 1 2-3 1-0\n"
    games += "round 2 0 4-3 1-2\nresult 2 4-3 1/2-1/2\nresult 2 1-2 1/2-1/2\n"
    found = table(f"event round-robin\n{joined(4)}start 0 3 1 2 3 4\n{games}")
    assert (found[1].head_to_head, found[2].head_to_head) == (1, 1)
    assert [found[number].place for number in (1, 2, 3, 4)] == [1, 1, 3, 3]


def test_points_in_the_games_decide_last() -> None:
    games = "round 1 0 1-3 2-4\nresult 1 1-3 1-0 5000:4000\nresult 1 2-4 1-0 5000:3000\n"
    found = table(f"event swiss\n{joined(4)}start 0 3 1 2 3 4\n{games}")
    assert [found[number].place for number in (2, 1, 3, 4)] == [1, 2, 3, 4]
    assert found[4].difference == -2000


ROUND_ROBIN = (
    f"event round-robin\n{joined(5)}start 0 5 1 2 3 4 5\nround 1 0 2-5 3-4 1\nresult 1 2-5 1-0\nresult 1 3-4 1-0\n"
)


def test_who_withdraws_before_half_of_a_round_robin_is_taken_out() -> None:
    found = table(f"{ROUND_ROBIN}5 withdraw")
    assert (found[2].points, found[5].points) == (0, 0)


def test_who_withdraws_later_loses_the_other_games() -> None:
    """Player 5 met players 2 and 3, half of the four opponents."""
    games = "round 2 0 5-3 1-2 4\nresult 2 5-3 1-0\nresult 2 1-2 1-0\n5 withdraw"
    found = table(ROUND_ROBIN + games)
    assert {number: each.points for number, each in found.items()} == {1: 4, 2: 2, 3: 2, 4: 2, 5: 2}


def test_who_loses_in_the_same_round_of_a_knockout_shares_a_place() -> None:
    first = "".join(f"result 1 {pair} 1-0\n" for pair in ("1-8", "4-5", "2-7", "3-6"))
    second = "round 2 0 1-4 2-3\nresult 2 1-4 1-0\nresult 2 2-3 1-0\nround 3 0 1-2\nresult 3 1-2 0-1"
    found = table(f"event knockout\n{joined(8)}start 0 3 1 2 3 4 5 6 7 8\nround 1 0 1-8 4-5 2-7 3-6\n{first}{second}")
    assert {number: each.place for number, each in found.items()} == {1: 2, 2: 1, 3: 3, 4: 3, 5: 5, 6: 5, 7: 5, 8: 5}


def test_if_neither_comes_to_the_final_no_one_is_first() -> None:
    final = "result 1 1-4 1-0\nresult 1 2-3 1-0\nround 2 0 1-2\nno-show 2 1-2 1 2"
    found = table(f"event knockout\n{joined(4)}start 0 2 1 2 3 4\nround 1 0 1-4 2-3\n{final}")
    assert found[1].place == 2
