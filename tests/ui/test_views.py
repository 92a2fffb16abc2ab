"""Every lobby, board and ending of random games: within Discord's limits, and with buttons that do what they offer."""

from dataclasses import replace

import pytest

from bot import rulesets
from bot.coach.reviewed import SeatSums, Sums
from bot.games import farkle
from bot.games.farkle import MOST_SEATS, Phase, new_game
from bot.model.games import Status
from bot.ui.game.ending import Looked, ending
from tests.support.drawn import check_lobbies, check_random_game, record_of
from tests.support.hearing import hear


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", list(rulesets.shipped_of(farkle.ENGINE)))
def test_boards_of_random_games(name: str, seed: int) -> None:
    check_random_game(name, seed)


@pytest.mark.parametrize("seats", [2, MOST_SEATS])
@pytest.mark.parametrize("name", list(rulesets.shipped_of(farkle.ENGINE)))
def test_lobbies(name: str, seats: int) -> None:
    check_lobbies(name, seats)


def test_an_ending_tells_accuracy_and_luck_or_only_luck_if_they_are_estimates() -> None:
    game = replace(new_game(rulesets.shipped()["standard"].rules, 3), phase=Phase.OVER, winners=(1,))
    stored = record_of(game.rules, game, 3, Status.OVER)
    sums = Sums(False, (SeatSums(10, 50_000, 123_400), SeatSums(5, 0, -70_000), SeatSums(0, 0, 0)))
    first, second, third = (f"<@{player}>" for player in stored.players)
    said = hear(lambda look: ending(stored, look, looked=Looked(sums=sums)))
    assert said.each("over-review", "exact") == ["no"]
    assert said.each("over-review-seat", "player", "accuracy", "sign", "luck") == [
        *((first, "estimated", "+", 12.3), (second, "estimated", "-", 7), (third, "estimated", "+", 0))
    ]
    said = hear(lambda look: ending(stored, look, looked=Looked(sums=replace(sums, exact=True))))
    assert said.each("over-review", "exact") == ["yes"]
    assert said.each("over-review-seat", "accuracy") == [71, 100, "none"]
    assert not hear(lambda look: ending(stored, look, looked=Looked())).says("over-review")
