"""Achievements: each has its sentences, its fields exist, and games earn them."""

import pytest
from pydantic import ValidationError

from bot.games.registry import ENGINES
from bot.model.standings import measures_of
from bot.standings.standings import Standings
from bot.stats.achievements import Achievement, Progress, achievements
from bot.stats.tally import Tally
from bot.store.database import Database
from bot.text import say
from tests.support.stored_games import NOON, Played, quick_win, store, told, told_of


def earned(played: Played, seat: int = 1, lifetime: Tally | None = None) -> set[str]:
    """A seat's achievements from a game, with a lifetime before it."""
    numbers = told_of(played.game.rules, len(played.game.seats), played.facts).seats[seat - 1]
    total = (lifetime or Tally()).plus(measures_of(ENGINES["farkle"]).values(), numbers, NOON)
    return {name for name, achievement in achievements().items() if achievement.is_earned("farkle", numbers, total)}


@pytest.mark.parametrize("name", achievements())
def test_each_has_a_title_and_says_how(name: str) -> None:
    assert say(f"achievement-{name}")
    assert say(f"achievement-about-{name}")
    assert len(name) <= 40
    assert achievements()[name].game or achievements()[name].lifetime


@pytest.mark.parametrize("wrong", [{"game": {"luck": 1}}, {"lifetime": {"alike": 1}}, {"when": {"wins": 1}}])
def test_a_condition_on_what_is_not_counted_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Achievement.model_validate({"emoji": "?", "kind": "farkle", **wrong})


def test_wins_and_games_of_a_lifetime() -> None:
    assert earned(quick_win(2, 50)) == {"first-win"}
    assert earned(quick_win(2, 50), seat=2) == set()
    assert earned(quick_win(2, 50), lifetime=Tally({"games": 9, "wins": 9})) == {"first-win", "ten-wins"}
    assert "hundred-games" in earned(quick_win(2, 50), seat=2, lifetime=Tally({"games": 99}))


def test_progress_is_what_somebody_has_of_the_number_that_it_takes() -> None:
    known, tally = achievements(), Tally({"games": 40, "wins": 7, "best_turn": 1450, "hot_run": 1})
    assert known["ten-wins"].progress(tally) == Progress(7, 10)
    assert known["hundred-games"].progress(tally) == Progress(40, 100)
    assert known["big-turn"].progress(tally) == Progress(1450, 2000)
    assert known["hot-hand"].progress(tally) == Progress(1, 3)
    for name in ("six-of-a-kind", "comeback", "perfect", "full-house"):
        assert known[name].progress(tally) is None


def test_whoever_has_not_earned_it_is_never_shown_as_having_all_it_takes() -> None:
    """The condition may have become easier since the last rebuild."""
    assert achievements()["ten-wins"].progress(Tally({"games": 12, "wins": 12})) == Progress(9, 10)


def test_a_hot_hand_and_six_of_a_kind() -> None:
    sixes = "1 roll 1 1 1 1 1 1", "1 keep 1 1 1 1 1 1"
    played = told("standard", 2, *sixes * 3, "1 bank", "2 leave", target=50_000)
    assert earned(played) == {"first-win", "six-of-a-kind", "hot-hand", "big-turn", "huge-turn"}


def test_winning_without_a_farkle_takes_some_turns() -> None:
    turns = []
    for _ in range(5):
        turns += ["1 roll 1 1 1 2 3 4", "1 keep 1 1 1", "1 bank", "2 roll 2 2 3 3 4 6"]
    assert earned(told("standard", 2, *turns, target=5000, penalty=None)) == {"first-win", "perfect"}
    assert earned(told("standard", 2, *turns, target=5000, penalty=None), seat=2) == {"cold-hand"}


def test_winning_after_a_penalty() -> None:
    turns = ["1 roll 2 2 3 3 4 6", "2 roll 2 2 3 3 4 6"] * 3 + ["1 roll 1 1 1 2 3 4", "1 keep 1 1 1", "1 bank"]
    played = told("facebook", 2, *turns, target=500)
    assert "paid-and-won" in earned(played)


async def test_each_is_awarded_once_with_the_game_that_earned_it_first(database: Database) -> None:
    first = await store(database, quick_win(2, 50), (1, 2))
    await store(database, quick_win(2, 50), (1, 2), at=NOON + 60)
    awards = (await Standings(database).cards.of(1)).awards
    assert [(award.achievement, award.game_id, award.earned_at) for award in awards] == [("first-win", first, NOON)]
