"""Who meets whom in an event."""

import pickle
from random import Random

import pytest

from bot.features.events import model
from bot.features.events.bracket import bracket
from bot.features.events.model import Draw, Event, Format, Pair, Score, Settings
from bot.features.events.pairing import next_round
from bot.features.events.rules import open_round, play, start

FIRST_WINS = Score(model.WIN, model.LOSS)


def begun(settings: Settings, players: int) -> Event:
    """The best player is the first."""
    event = Event(settings)
    for number in range(1, players + 1):
        event = play(event, model.Joined(number, 2000 - number))[-1].after
    return play(event, start(event, range(1, players + 1), 0))[-1].after


def draws(settings: Settings, players: int, chance: Random | None = None) -> list[Draw]:
    """All rounds. The first of each pair wins, or either by chance."""
    event, found = begun(settings, players), []
    while not event.is_over:
        found.append(next_round(event))
        event = play(event, open_round(event, found[-1], 0))[-1].after
        for pair in found[-1].pairs:
            score = chance.choice((FIRST_WINS, FIRST_WINS.turned)) if chance else FIRST_WINS
            event = play(event, model.Played(len(found), pair, score))[-1].after
    return found


def test_the_bracket_lets_the_best_meet_late() -> None:
    assert bracket(8) == [1, 8, 4, 5, 2, 7, 3, 6]


def test_the_best_have_the_byes_of_a_knockout() -> None:
    assert next_round(begun(Settings(format=Format.KNOCKOUT), 6)) == Draw((Pair(4, 5), Pair(3, 6)), (1, 2))


def test_who_loses_the_semi_finals_meets_for_the_third_place() -> None:
    *_, last = draws(Settings(format=Format.KNOCKOUT, third_place=True), 4)
    assert last.pairs == ((1, 2), (3, 4))


def test_a_round_robin_follows_the_tables_of_berger() -> None:
    table = [{*map(frozenset, draw.pairs)} for draw in draws(Settings(format=Format.ROUND_ROBIN), 6)]
    known = ["16 25 34", "64 53 12", "26 31 45", "65 14 23", "36 42 51"]
    assert table == [{frozenset(map(int, pair)) for pair in each.split()} for each in known]


def test_the_halves_of_a_swiss_meet_first() -> None:
    assert next_round(begun(Settings(), 10)).pairs == ((1, 6), (2, 7), (3, 8), (4, 9), (5, 10))


def test_a_bye_goes_to_the_last() -> None:
    assert next_round(begun(Settings(), 9)).byes == (9,)


def test_a_worker_gets_an_event_whole() -> None:
    event = begun(Settings(), 9)
    assert pickle.loads(pickle.dumps((event, next_round(event)))) == (event, next_round(event))


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_a_small_swiss_looks_ahead_to_its_last_round(players: int) -> None:
    """So that no two meet again, however its games end."""
    for seed in range(5):
        met = [
            frozenset(pair) for draw in draws(Settings(rounds=players), players, Random(seed)) for pair in draw.pairs
        ]
        assert len(met) == len(set(met)) == players * (players - 1) // 2
