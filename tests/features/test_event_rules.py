"""What may happen in an event, and what follows."""

import pytest

from bot.errors import IllegalMove
from bot.features.events.model import Event, Pair, Stage
from bot.features.events.notation import read, read_event
from bot.features.events.rules import Due, Task, due, play
from bot.features.events.runs import Meeting, Playing, Run, apply, next_step
from bot.features.events.standings import standings
from bot.rulesets import shipped

FOUR = "\n".join(f"{number} join {2000 - number}" for number in range(1, 5))
SWISS = f"event swiss\nset round_seconds 100\n{FOUR}\nstart 0 3 1 2 3 4\n"
KNOCKOUT = f"event knockout\n{FOUR}\nstart 0 2 1 2 3 4\nround 1 0 1-4 2-3\n"


def after(text: str) -> Event:
    return read_event(text).event


def points(event: Event) -> dict[int, float]:
    return {each.player: each.points / 2 for each in standings(event)}


def test_players_are_warned_before_they_lose() -> None:
    event = after(f"{SWISS}round 1 0 1-3 2-4")
    assert due(event) == Due(75, Task.WARN)
    event = play(event, read("warn 3"))[-1].after
    assert due(event) == Due(100, Task.TIME_OUT)
    with pytest.raises(IllegalMove):
        play(event, read("time-out 100 4"))


def test_a_game_that_still_runs_has_more_time_and_then_ties() -> None:
    event = after(f"{SWISS}round 1 0 1-3 2-4\nwarn 3\ntime-out 100 3")
    assert due(event) == Due(125, Task.TIME_OUT)
    event = play(event, read("time-out 125"))[-1].after
    assert points(event) == {1: 1, 2: 0.5, 3: 0, 4: 0.5}


def test_who_misses_two_rounds_in_a_row_is_out() -> None:
    missed = "warn 3\ntime-out 0 3\nresult {0} 2-4 1-0\n"
    event = after(f"{SWISS}round 1 0 1-3 2-4\n{missed.format(1)}round 2 0 1-2 3-4\nresult 2 1-2 1-0\nno-show 2 3-4 3")
    assert event.player(3).is_out


def test_who_withdraws_loses_an_open_pairing() -> None:
    assert points(after(f"{SWISS}round 1 0 1-3 2-4\n1 withdraw")) == {1: 0, 2: 0, 3: 1, 4: 0}


def test_if_all_withdraw_the_event_ends() -> None:
    assert after(f"{SWISS}1 withdraw\n2 withdraw\n3 withdraw").stage is Stage.OVER


def test_a_pause_moves_what_is_due() -> None:
    event = after(f"{SWISS}round 1 0 1-3 2-4\npause 10")
    assert due(event) is None
    assert due(play(event, read("resume 60"))[-1].after) == Due(125, Task.WARN)


def test_a_knockout_that_ties_has_two_more_games_and_then_the_better_seed_goes_on() -> None:
    tie = "result 1 1-4 1/2-1/2\n"
    assert after(f"{KNOCKOUT}{tie * 2}").is_open
    event = after(f"{KNOCKOUT}{tie * 3}result 1 2-3 0-1")
    assert not event.is_open
    assert due(event) == Due(0, Task.PAIR)
    assert after(f"{KNOCKOUT}{tie * 3}result 1 2-3 0-1\nround 2 0 1-3").rounds[-1].byes == ()


def test_a_correction_changes_the_table_and_no_later_round() -> None:
    rounds = "round 1 0 1-3 2-4\nresult 1 1-3 1-0\nresult 1 2-4 1-0\nround 2 0 1-2 3-4\n"
    event = after(f"{SWISS}{rounds}correct 0 1 1-3 1 0-1")
    assert points(event) == {1: 0, 2: 1, 3: 1, 4: 0}
    assert [pairing.pair for pairing in event.rounds[-1].pairings] == [(1, 2), (3, 4)]


def test_a_void_game_of_an_open_round_is_played_again() -> None:
    event = after(f"{SWISS}round 1 0 1-3 2-4\nresult 1 1-3 1-0\nvoid 0 1 1-3 1\nresult 1 1-3 0-1")
    assert points(event) == {1: 0, 2: 0, 3: 1, 4: 0}


@pytest.mark.parametrize("again", ["void 110 1 1-3 1", "void 110 1 2-4 0"])
def test_who_has_to_play_again_has_the_whole_time_of_a_round(again: str) -> None:
    event = after(f"{SWISS}round 1 0 1-3 2-4\nresult 1 1-3 1-0\nwarn 4\ntime-out 100 4\n{again}")
    assert due(event) == Due(185, Task.WARN)


def test_in_a_pause_that_time_begins_when_it_ends() -> None:
    event = after(f"{SWISS}round 1 0 1-3 2-4\nresult 1 1-3 1-0\npause 50\nvoid 70 1 1-3 1\nresume 90")
    assert due(event) == Due(165, Task.WARN)


def test_who_is_barred_has_no_place_until_that_is_undone() -> None:
    barred = f"{SWISS}round 1 0 1-3 2-4\nresult 1 1-3 1-0\n1 bar\n"
    assert standings(after(barred))[-1].place is None
    assert standings(after(f"{barred}1 unbar"))[0].place == 1


def test_an_event_that_was_stopped_goes_on_as_after_a_pause() -> None:
    event = after(f"{SWISS}round 1 0 1-3 2-4\nstop 10\nreopen 60")
    assert due(event) == Due(125, Task.WARN)
    assert after("event swiss\n1 join 0\nstop 10\nreopen 60\n2 join 0").stage is Stage.REGISTRATION


def test_a_bar_is_undone_although_the_event_is_over() -> None:
    over = f"{KNOCKOUT}1 bar\nresult 1 2-3 1-0\nround 2 0 2-4\nresult 2 2-4 1-0\n"
    assert after(f"{over}1 unbar").player(1).is_active


def test_newcomers_come_until_half_of_the_rounds_have_begun() -> None:
    won = "round {0} 0 1-{1} {2}\nresult {0} 1-{1} 1-0\nresult {0} {2} 1-0\n"
    event = after(f"{SWISS}{won.format(1, 3, '2-4')}5 join 1500")
    assert event.player(5).seed == 5
    with pytest.raises(IllegalMove):
        play(after(f"{SWISS}{won.format(1, 3, '2-4')}{won.format(2, 2, '3-4')}"), read("5 join 1500"))


def test_who_did_not_check_in_may_come_late() -> None:
    event = after(f"event swiss\n{FOUR}\ncheck-in 0\n1 here\n2 here\n3 here\nstart 0 3 1 2 3")
    assert not event.player(4).is_active
    assert play(event, read("4 join 1900"))[-1].after.player(4).seed == 4


def test_no_round_runs_out_in_a_pause() -> None:
    with pytest.raises(IllegalMove):
        play(after(f"{SWISS}round 1 0 1-3 2-4\nwarn 3\npause 90"), read("time-out 100 3"))


def test_rounds_of_a_league_begin_by_date() -> None:
    league = f"event league\nset round_seconds 100\nset ends_at 450\n{FOUR}\nstart 0 4 1 2 3 4\n"
    assert due(after(f"{league}round 1 0 1-3 2-4\nresult 1 1-3 1-0\nresult 1 2-4 1-0")) == Due(100, Task.PAIR)


def test_a_game_that_still_runs_after_all_is_won_by_who_is_ahead() -> None:
    event = after(
        "event swiss\nset round_seconds 100\n1 join 2\n2 join 1\nstart 0 1 1 2\nround 1 0 1-2\nwarn\ntime-out 100"
    )
    game = Playing(is_over=False, is_asleep=False, is_claimed=False, number=1, link="", totals=(300, 50))
    meeting = Meeting(1, Pair(1, 2), 1, "", 0, ("a", "b"), game_id=1, game=game)
    run = Run(1, 1, 1, 1, 1, shipped()["kingdom-come"], event, (7, 8), (meeting,))
    step = next_step(run, 125, lambda _user, _guild: False, str)
    assert step is not None
    assert points(apply(event, step.facts)[1]) == {1: 1, 2: 0}


def test_two_who_came_are_called_again_if_their_game_could_not_begin() -> None:
    event = after("event swiss\n1 join 2\n2 join 1\nstart 0 1 1 2\nround 1 0 1-2")
    meeting = Meeting(1, Pair(1, 2), 1, "", 0, ("a", "b"))
    run = Run(1, 1, 1, 1, 1, shipped()["kingdom-come"], event, (7, 8), (meeting,))
    step = next_step(run, 10**6, lambda _user, _guild: False, str)
    assert step is not None
    assert (step.facts, step.meetings[0].is_over) == ((), True)
