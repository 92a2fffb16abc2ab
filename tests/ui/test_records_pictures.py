"""The figures: whole pictures of any data, with nothing outside."""

import io
import random

import pytest
from PIL import Image

from bot.sentences import languages, numeral
from bot.ui import charts
from bot.ui.reviewing import picture_of_chances
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
    image = opened(charts.points_a_game(tuple(games), "en"))
    assert image.size == (charts.WIDTH, charts.HEIGHT)
    assert edges_are_empty(image)


@pytest.mark.parametrize("farkles", [(0, 0, 0, 0, 0, 0), (1, 2, 3, 4, 5, 6), (999_999_999, 0, 1, 0, 0)])
def test_farkles_by_dice(farkles: tuple[int, ...]) -> None:
    assert edges_are_empty(opened(charts.counts_by_dice(farkles, "en")))


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
    assert edges_are_empty(opened(charts.score_by_round(totals, 10_000, "en")))


@pytest.mark.parametrize(
    ("number", "locale", "written"),
    [
        (0, "en", "0"),
        (-12_500, "en", "-12,500"),
        (100_000, "de", "100.000"),
        (2.5e7, "en", "25,000,000"),
        (-12_500.4, "de", "-12.500"),
        (10_000, "?", "10,000"),
    ],
)
def test_numbers_are_written_in_full_as_the_language_groups_them(number: float, locale: str, written: str) -> None:
    assert numeral(number, locale) == written


def test_percentages_are_written_as_in_the_language() -> None:
    assert (numeral(50, "en", percent=True), numeral(50, "de", percent=True)) == ("50%", "50 %")


@pytest.mark.parametrize("locale", languages())
def test_numbers_of_every_language_are_in_the_charts_font(locale: str) -> None:
    """Pillow's has few letters beside those of ASCII."""
    assert (numeral(-1_234_567, locale) + numeral(50, locale, percent=True)).isascii()


def columns_of(image: Image.Image, colour: tuple[int, int, int]) -> list[int]:
    """The columns with a pixel of about this colour."""
    is_near = [[abs(value - wanted) < 12 for value in range(256)] for wanted in colour]
    data = image.tobytes()
    at = range(0, len(data), 3)
    found = {place // 3 % image.width for place in at if all(is_near[part][data[place + part]] for part in range(3))}
    return sorted(found)


def test_points_are_at_the_bars_only_if_they_do_not_touch() -> None:
    for points, is_labelled in ((10_000, True), (10_000_000, False)):
        image = opened(charts.points_a_game(((points, False),) * 8, "en"))
        assert bool(columns_of(image, charts._CREAM)) is is_labelled


def test_a_long_count_does_not_touch_its_bar() -> None:
    image = opened(charts.counts_by_dice((12_345_678,), "en"))
    end_of_bar = max(columns_of(image, charts._RED))
    assert not [column for column in columns_of(image, charts._CREAM) if 100 < column < end_of_bar + 10]


@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("facts", [0, 1, 400])
def test_win_by_fact(seats: int, facts: int) -> None:
    chance = random.Random(1)
    wins = tuple(tuple(chance.random() for _ in range(facts + 1)) for _ in range(seats))
    rounds = tuple((place, place) for place in range(0, facts, 10))
    # Moments of the same place are drawn side by side, also at the rim.
    marked = tuple((place, seat) for place, seat in ((0, 1), (facts, seats), (facts, seats)))
    image = opened(charts.win_by_fact(charts.Curves(wins, rounds, marked, marked), "en"))
    assert image.width == charts.WIDTH
    assert edges_are_empty(image)


def test_the_words_at_a_picture_explain_only_the_marks_in_it() -> None:
    caption = picture_of_chances(charts.Curves(((0.5, 0.6),), blunders=((1, 1),)), ["Mira"], "en").caption
    assert is_sentence(caption, "review-picture", blunders=1, decisive=0)


@pytest.mark.parametrize("place", [199, 201])
def test_moments_close_together_are_drawn_side_by_side_in_the_middle_too(place: int) -> None:
    image = opened(charts.win_by_fact(charts.Curves(((0.5,) * 401,), decisive=((place, 1),) * 3), "en"))
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
    assert edges_are_empty(opened(charts.skill_by_game(tuple(games), "en")))
