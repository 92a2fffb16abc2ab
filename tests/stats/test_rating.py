"""Ratings: any number of players, level places, and the same numbers for the same games."""

from random import Random

import pytest

from bot.stats.rating import FIRST_MU, FIRST_SIGMA, SETTLED_GAMES, Rating, rate

NEW = (FIRST_MU, FIRST_SIGMA)


@pytest.mark.parametrize("players", range(2, 9))
def test_better_places_rate_higher(players: int) -> None:
    rated = rate([NEW] * players, range(1, players + 1))
    means = [mu for mu, _ in rated]
    assert means == sorted(means, reverse=True)
    assert means[0] > FIRST_MU > means[-1]
    assert all(sigma < FIRST_SIGMA for _, sigma in rated)


@pytest.mark.parametrize("players", range(2, 9))
def test_level_places_rate_alike(players: int) -> None:
    rated = rate([NEW] * players, [1] * players)
    assert {round(mu, 9) for mu, _ in rated} == {FIRST_MU}
    first, second, *others = rate([NEW] * players, [1, 1, *range(3, players + 1)])
    assert first == second
    assert all(mu < first[0] for mu, _ in others)
    *others, third, fourth = rate([NEW] * players, [*range(1, players - 1), players - 1, players - 1])
    assert third == fourth
    assert all(mu > third[0] for mu, _ in others)


def test_the_order_of_the_seats_makes_no_difference() -> None:
    before = [(25.0, 8.0), (30.0, 4.0), (20.0, 2.0)]
    places = [2, 3, 1]
    turned = rate(before[::-1], places[::-1])[::-1]
    for found, other in zip(rate(before, places), turned, strict=True):
        assert found == pytest.approx(other)


def test_the_same_games_make_the_same_ratings_to_the_bit() -> None:
    def season() -> list[tuple[float, float]]:
        random, ratings = Random(3), [NEW] * 8
        for _ in range(200):
            sitting = random.sample(range(8), random.randint(2, 8))
            places = [random.randint(1, 4) for _ in sitting]
            for player, rated in zip(sitting, rate([ratings[player] for player in sitting], places), strict=True):
                ratings[player] = rated
        return ratings

    assert season() == season()


def test_who_is_new_begins_at_1000_and_provisional() -> None:
    new = Rating()
    assert new.value == 1000
    assert new.is_provisional
    assert not Rating(games=SETTLED_GAMES).is_provisional


def test_a_rating_is_one_number_and_never_negative() -> None:
    assert Rating(mu=-100, sigma=8).value == 0
    assert Rating(mu=25, sigma=2).value == 1000 + 40 * (25 - 6)


def test_provisional_ratings_come_after_all_others() -> None:
    assert Rating(mu=60, sigma=1, games=SETTLED_GAMES - 1).rank < Rating(mu=0, sigma=8, games=SETTLED_GAMES).rank
    assert Rating(mu=30, sigma=4).rank < Rating(mu=31, sigma=4).rank


def test_winning_against_the_strong_counts_for_more() -> None:
    strong, weak = (35.0, 2.0), (15.0, 2.0)
    assert rate([NEW, strong], [1, 2])[0][0] > rate([NEW, weak], [1, 2])[0][0]
