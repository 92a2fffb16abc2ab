"""The figures: whole pictures of any data, with nothing outside."""

import io
import random

import pytest
from PIL import Image

from bot.ui import charts
from bot.ui.reviewing import drawn_chances
from tests.support.sentences import is_sentence


def opened(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    assert image.format == "PNG"
    assert len(png) < 200_000
    return image.convert("RGB")


def edges_are_empty(image: Image.Image) -> bool:
    """Nothing was drawn over the rim: all of it has the colour of the ground."""
    width, height = image.size
    rim = [image.crop(box) for box in ((0, 0, width, 4), (0, height - 4, width, height), (0, 0, 4, height))]
    colours = {colour for part in rim for _, colour in part.getcolors() or []}
    return len(colours) == 1


@pytest.mark.parametrize(
    "games",
    [
        [(0, False)],
        [(0, False)] * 20,
        [(4200, True)],
        [(-500, False), (1_000_000, True)],
        [(-1_000_000, False)] * 20,
        [(999_999_999, True)] * 8,
    ],
)
def test_points_a_game(games: list[tuple[int, bool]]) -> None:
    image = opened(charts.points_a_game(tuple(games)))
    assert image.size == (charts.WIDTH, charts.HEIGHT)
    assert edges_are_empty(image)


@pytest.mark.parametrize("farkles", [(0, 0, 0, 0, 0, 0), (1, 2, 3, 4, 5, 6), (999_999_999, 0, 1, 0, 0)])
def test_farkles_by_dice(farkles: tuple[int, ...]) -> None:
    assert edges_are_empty(opened(charts.counts_by_dice(farkles)))


@pytest.mark.parametrize(
    ("seats", "rounds", "most"),
    [
        (1, 0, 0),
        (8, 0, 0),
        (1, 1, 0),
        (2, 1, 300),
        (8, 1, 10**8),
        (1, 60, 10**8),
        (2, 60, 300),
        (8, 60, 0),
        (8, 60, 10**8),
    ],
)
def test_score_by_round(seats: int, rounds: int, most: int) -> None:
    chance = random.Random(1)
    totals = tuple((0, *(chance.randint(-most, most) for _ in range(rounds))) for _ in range(seats))
    assert edges_are_empty(opened(charts.score_by_round(totals, 10_000)))


@pytest.mark.parametrize(
    ("number", "short"),
    [
        (0, "0"),
        (-500, "-500"),
        (999, "999"),
        (2500, "2500"),
        (-12_500, "-12500"),
        (100_000, "100k"),
        (1_250_000, "1250k"),
        (2.5e7, "25M"),
    ],
)
def test_short_numbers(number: float, short: str) -> None:
    assert charts.short_number(number) == short


@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("facts", [0, 1, 400])
def test_win_by_fact(seats: int, facts: int) -> None:
    chance = random.Random(1)
    wins = tuple(tuple(chance.random() for _ in range(facts + 1)) for _ in range(seats))
    rounds = tuple((place, place) for place in range(0, facts, 10))
    # Moments of the same place are drawn side by side, also at the rim.
    marked = tuple((place, seat) for place, seat in ((0, 1), (facts, seats), (facts, seats)))
    image = opened(charts.win_by_fact(charts.Curves(wins, rounds, marked, marked)))
    assert image.width == charts.WIDTH
    assert edges_are_empty(image)


def test_the_words_at_a_picture_explain_only_the_marks_in_it() -> None:
    caption = drawn_chances(charts.Curves(((0.5, 0.6),), blunders=((1, 1),)), "", "en").caption
    assert is_sentence(caption, "review-picture", blunders=1, decisive=0)


@pytest.mark.parametrize("place", [199, 201])
def test_moments_close_together_are_drawn_side_by_side_in_the_middle_too(place: int) -> None:
    image = opened(charts.win_by_fact(charts.Curves(((0.5,) * 401,), decisive=((place, 1),) * 3)))
    assert edges_are_empty(image)


def test_no_two_seats_have_lines_that_differ_in_colour_alone() -> None:
    looks = {(strokes, shape) for strokes, shape in zip(charts._STROKES * 2, charts._SHAPES, strict=True)}
    assert len(looks) == len(charts._SEATS)


@pytest.mark.parametrize(
    "games",
    [
        [(None, 0.0, False)],
        [(100.0, -420.5, True)] * 20,
        [(0.0, 3.0, False), (None, -99.9, True), (55.5, 250.0, True)],
    ],
)
def test_skill_by_game(games: list[tuple[float | None, float, bool]]) -> None:
    assert edges_are_empty(opened(charts.skill_by_game(tuple(games))))
