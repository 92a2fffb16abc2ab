"""Charts. They contain only numerals, as the reader's language writes them, and dice, because Pillow's font has only
Latin letters.

An opaque background works in light and dark clients. No meaning depends on colour alone. Workers draw and cache the
charts.
"""

import io
import math
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from bot.sentences import numeral

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

Colour = tuple[int, int, int]
Point = tuple[float, float]

WIDTH, HEIGHT = 960, 460
# Drawn at this scale and reduced, because Pillow's lines are jagged.
_FINE = 2
_EDGE = 28
_TEXT, _SMALL = 34, 30
# Between numbers side by side.
_GAP = 4
_COLOURS = 128
_ROW = 66
_FELT: Colour = (27, 43, 48)
_LINE: Colour = (66, 88, 93)
_CREAM: Colour = (244, 239, 226)
_DIM: Colour = (176, 190, 190)
_GOLD: Colour = (240, 190, 88)
_TEAL: Colour = (74, 172, 160)
_RED: Colour = (232, 120, 92)
_SEATS: tuple[Colour, ...] = (
    (240, 190, 88),
    (96, 200, 186),
    (232, 120, 92),
    (150, 176, 255),
    (190, 220, 110),
    (236, 150, 205),
    (214, 214, 214),
    (178, 140, 98),
)
# Strokes and gaps by seat; further seats repeat them with other marks.
_STROKES: tuple[tuple[float, ...], ...] = ((), (22, 12), (4, 10), (26, 9, 4, 9))
_STAR = tuple((corner / 10, 1 if corner % 2 == 0 else 0.45) for corner in range(10))
# Corners of each seat's mark; none means a dot.
_SHAPES: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    tuple(((2 * corner + 1) / 8, 1.25) for corner in range(4)),
    tuple((corner / 3, 1.35) for corner in range(3)),
    tuple((corner / 4, 1.35) for corner in range(4)),
    tuple(((2 * corner + 1) / 6, 1.35) for corner in range(3)),
    tuple((corner / 6, 1.2) for corner in range(6)),
    tuple((corner / 10, 1.5 if corner % 2 == 0 else 0.65) for corner in range(10)),
    tuple((corner / 8, 1.5 if corner % 2 == 0 else 0.55) for corner in range(8)),
)
_MARKS_ON_LINE = 7
_BADGE = 42
_SEATS_IN_LOW = 4
_PODIUM: tuple[Colour, ...] = (_GOLD, (214, 214, 214), (178, 140, 98))
_MOST_STARS = 4
_ROUNDS_APART = 90


class Curves(NamedTuple):
    """Each seat's chances at first and after each fact.

    `rounds` are positions and numbers of rounds; `decisive` and `blunders` are positions and seats.
    """

    seats: tuple[tuple[float, ...], ...]
    rounds: tuple[tuple[int, int], ...] = ()
    decisive: tuple[tuple[int, int], ...] = ()
    blunders: tuple[tuple[int, int], ...] = ()


def points_a_game(games: tuple[tuple[int, bool], ...], locale: str) -> bytes:
    """A picture with one bar for each game, the oldest on the left; stars mark games won. Points are at the bars if
    there is room.
    """
    page = _Page()
    scale = _Scale([points for points, _ in games])
    left = page.scale(scale, locale)
    step = (WIDTH - _EDGE - left) / max(len(games), 1)
    names = [numeral(points, locale) for points, _ in games]
    is_labelled = max(_wide(name, _SMALL) for name in names) + _GAP < step
    width = min(step * 0.7, 90)
    for index, (points, won) in enumerate(games):
        middle = left + step * (index + 0.5)
        # Keeps bars of 0 visible.
        top, bottom = sorted((scale.position(points) - (4 if points >= 0 else -4), scale.position(0)))
        page.bar((middle - width / 2, top, middle + width / 2, bottom), _GOLD if won else _TEAL)
        if is_labelled:
            page.text((middle, top - 6), names[index], _SMALL, _CREAM, "mb")
            top -= 34
        if won:
            page.star((middle, top - 18), min(16.0, step * 0.42))
    return page.png()


def counts_by_dice(counts: tuple[int, ...], locale: str) -> bytes:
    page = _Page(height=_EDGE * 2 + _ROW * len(counts))
    names = [numeral(times, locale) for times in counts]
    left, right = _EDGE + 42 * len(counts) + 20, WIDTH - _EDGE - 20 - max(_wide(name, _TEXT) for name in names)
    most = max(*counts, 1)
    for row, times in enumerate(counts):
        middle = _EDGE + _ROW * (row + 0.5)
        for index in range(row + 1):
            page.die((_EDGE + 42 * (index + len(counts) - row - 1), middle - 17), 34)
        page.bar((left, middle - 18, right, middle + 18), _LINE)
        if times:
            page.bar((left, middle - 18, max(left + 14, left + (right - left) * times / most), middle + 18), _RED)
        page.text((WIDTH - _EDGE, middle), names[row], _TEXT, _CREAM, "rm")
    return page.png()


def skill_by_game(games: tuple[tuple[float | None, float, bool], ...], locale: str) -> bytes:
    """A picture of accuracy as a line (None is left out), with luck in percent as bars below; oldest left. Stars mark
    games won.
    """
    page = _Page(height=HEIGHT + 230)
    reach, most = 90, _round_step(max(10.0, *(abs(luck) for _, luck, _ in games)))
    signs = {sign: sign_of + numeral(most, locale, percent=True) for sign, sign_of in ((1, "+"), (-1, "-"))}
    left, right = _EDGE + 22 + max(_wide(name, _SMALL) for name in signs.values()), WIDTH - _EDGE
    top, bottom = _EDGE + 40, HEIGHT - 60
    for mark in (0, 25, 50, 75, 100):
        height = bottom - (bottom - top) * mark / 100
        page.thread((left, height), (right, height), _DIM if mark == 0 else _LINE)
        if mark % 50 == 0:
            page.text((left - 12, height), str(mark), _SMALL, _DIM, "rm")
    step = (right - left) / len(games)
    known = [
        (left + step * (index + 0.5), bottom - (bottom - top) * accuracy / 100, accuracy, won)
        for index, (accuracy, _, won) in enumerate(games)
        if accuracy is not None
    ]
    page.path([(across, height) for across, height, *_ in known], _GOLD)
    for across, height, accuracy, won in known:
        if step > _wide("100", _SMALL) + _GAP:
            page.text((across, height - 14), f"{accuracy:.0f}", _SMALL, _CREAM, "mb")
        if won:
            page.star((across, top - 40), min(15.0, step * 0.42))
    middle = HEIGHT + 100
    page.thread((left, middle), (right, middle), _DIM)
    for sign, name in signs.items():
        page.text((left - 12, middle - sign * reach), name, _SMALL, _DIM, "rm")
    width = min(step * 0.7, 90)
    for index, (_, luck, _) in enumerate(games):
        across, end = left + step * (index + 0.5), middle - reach * luck / most
        # Keeps bars of 0 visible.
        ends = sorted((end - (3 if luck >= 0 else -3), float(middle)))
        page.bar((across - width / 2, ends[0], across + width / 2, ends[1]), _TEAL if luck >= 0 else _RED)
    return page.png()


def score_by_round(totals: tuple[tuple[int, ...], ...], target: int | None, locale: str) -> bytes:
    """A picture of the total per round (first: the start), one line per seat, with its letter if there are several."""
    page = _Page()
    everything = [total for seat in totals for total in seat] + ([target] if target is not None else [])
    scale = _Scale(everything)
    left, right = page.scale(scale, locale), WIDTH - _EDGE - 60
    rounds = max((len(seat) for seat in totals), default=1)
    step = (right - left) / max(rounds - 1, 1)
    if target is not None:
        page.dashes(left, right, scale.position(target))
    ends: list[tuple[float, int]] = []
    for number, seat in enumerate(totals):
        points = [(left + step * index, scale.position(total)) for index, total in enumerate(seat)]
        page.path(points, _SEATS[number])
        # Seats with fewer turns keep their total.
        page.thread(points[-1], (right, points[-1][1]), _SEATS[number])
        ends.append((points[-1][1], number))
    for position, number in _spread(ends * (len(ends) > 1), 44, _EDGE + 6, HEIGHT - _EDGE - 6):
        page.thread((right, scale.position(totals[number][-1])), (WIDTH - _EDGE - 22, position), _SEATS[number])
        page.badge((WIDTH - _EDGE - 22, position), letter(number + 1), _SEATS[number])
    return page.png()


def win_by_fact(curves: Curves, locale: str) -> bytes:
    """A picture of each seat's chances, with its letter at the end or a star if it won. Crosses mark blunders, numbers
    decisive moments.
    """
    # More letters at the end need more room.
    whole = HEIGHT + 90 * (len(curves.seats) > _SEATS_IN_LOW)
    page = _Page(height=whole)
    top, bottom, right = _EDGE + 16, whole - _EDGE - 46, WIDTH - _EDGE - 60
    quarters = [numeral(25 * quarter, locale, percent=True) for quarter in range(5)]
    left = _EDGE + 22 + _wide(quarters[-1], _SMALL)
    step = (right - left) / max(max((len(seat) for seat in curves.seats), default=1) - 1, 1)

    def position(index: int, win: float) -> Point:
        return left + step * index, bottom - (bottom - top) * win

    for quarter, name in enumerate(quarters):
        height = position(0, quarter / 4)[1]
        page.thread((left, height), (right, height), _DIM if quarter == 2 else _LINE)
        if quarter % 2 == 0:
            page.text((left - 12, height), name, _SMALL, _DIM, "rm")
    last = -math.inf
    for index, number in curves.rounds:
        across = position(index, 0)[0]
        if across - last < _ROUNDS_APART:
            continue
        last = across
        page.thread((across, bottom), (across, bottom + 10), _DIM)
        page.text((across, bottom + 14), str(number), _SMALL, _DIM, "mt")
    for number, wins in enumerate(curves.seats):
        points = [position(index, win) for index, win in enumerate(wins)]
        page.stroked(points, _SEATS[number], _STROKES[number % len(_STROKES)])
        apart = len(points) / _MARKS_ON_LINE
        for mark in range(_MARKS_ON_LINE):
            # Spreads marks of overlapping lines.
            middle = points[int(apart * (mark + (number + 0.5) / len(curves.seats)))]
            page.mark(middle, _SHAPES[number], _SEATS[number])
    for index, seat in curves.blunders:
        page.cross(position(index, curves.seats[seat - 1][index]))
    taken: list[Point] = []
    for number, (index, seat) in enumerate(curves.decisive, start=1):
        across, height = position(index, curves.seats[seat - 1][index])
        across, height = min(max(across, left + 20), right - 20), min(max(height, top + 4), bottom - 20)
        # Separates close moments, towards the wider side.
        aside = _BADGE if across < (left + right) / 2 else -_BADGE
        while any(math.dist((across, height), other) < _BADGE for other in taken):
            across += aside
        taken.append((across, height))
        page.badge((across, height), str(number), _CREAM)
    ends = [(position(0, wins[-1])[1], number) for number, wins in enumerate(curves.seats)]
    for height, number in _spread(ends, 44, _EDGE + 6, bottom - 6):
        end = WIDTH - _EDGE - 22, height
        page.thread(position(len(curves.seats[number]) - 1, curves.seats[number][-1]), end, _SEATS[number])
        page.badge(end, letter(number + 1), _SEATS[number])
        if curves.seats[number][-1] > 0.999:
            page.star((end[0] - 38, height), 16)
    return page.png()


def podium(places: tuple[int, ...]) -> bytes:
    """A picture of three steps, with a star for each of the people on them. `places`: how many they are, from the
    first.
    """
    page, wide, bottom = _Page(), 250, HEIGHT - _EDGE
    for place, many in enumerate(places, start=1):
        middle = WIDTH / 2 + (0, -wide, wide)[place - 1]
        top = _EDGE + 70 * (place + 1)
        page.bar((middle - wide / 2 + 6, top, middle + wide / 2 - 6, bottom), _PODIUM[place - 1])
        page.text((middle, (top + bottom) / 2), str(place), 3 * _TEXT, _FELT, "mm")
        shown = min(many, _MOST_STARS)
        for at in range(shown):
            page.star((middle + (at - (shown - 1) / 2) * 54, top - 36), 26)
    return page.png()


def letter(seat: int) -> str:
    """The letter of a seat, A for the first, because places and moments use numbers."""
    return "ABCDEFGH"[seat - 1]


class _Scale:
    def __init__(self, numbers: Sequence[int]) -> None:
        self.low, self.high = min([0, *numbers]), max([0, *numbers])
        if self.low == self.high:
            self.high = 1
        step = _round_step((self.high - self.low) / 4)
        first, last = math.ceil(self.low / step), math.floor(self.high / step)
        self.marks = [step * index for index in range(first, last + 1)]

    def position(self, number: float) -> float:
        top, bottom = _EDGE + 50, HEIGHT - _EDGE - 14
        return bottom - (bottom - top) * (number - self.low) / (self.high - self.low)


class _Page:
    """A picture to draw on; positions are in pixels of the finished one."""

    def __init__(self, height: int = HEIGHT) -> None:
        # Only workers need it.
        from PIL import Image, ImageDraw

        self._image = Image.new("RGB", (WIDTH * _FINE, height * _FINE), _FELT)
        self._draw = ImageDraw.Draw(self._image)

    def scale(self, scale: _Scale, locale: str) -> float:
        """Draws the scale at the left, and returns the left edge of the plot, in pixels."""
        names = [numeral(mark, locale) for mark in scale.marks]
        left = _EDGE + 14 + max(_wide(name, _SMALL) for name in names)
        for mark, name in zip(scale.marks, names, strict=True):
            position = scale.position(mark)
            colour = _DIM if mark == 0 else _LINE
            self.thread((left, position), (WIDTH - _EDGE, position), colour)
            self.text((left - 12, position), name, _SMALL, _DIM, "rm")
        return left + 8

    def text(self, position: Point, text: str, size: int, colour: Colour, anchor: str) -> None:
        self._draw.text(_fine(position)[0], text, colour, _font(size), anchor)

    def bar(self, box: tuple[float, float, float, float], colour: Colour) -> None:
        corners = _fine(box[:2], box[2:])
        self._draw.rounded_rectangle(corners, 6 * _FINE, colour)

    def star(self, middle: Point, size: float) -> None:
        self._draw.polygon(_corners(middle, size, _STAR), _GOLD)

    def die(self, corner: Point, size: float) -> None:
        """Draws a die that shows a five."""
        x, y = corner
        self._draw.rounded_rectangle(_fine((x, y), (x + size, y + size)), size * 0.22 * _FINE, _CREAM)
        for pip_x, pip_y in ((0.27, 0.27), (0.73, 0.27), (0.5, 0.5), (0.27, 0.73), (0.73, 0.73)):
            self._dot((x + size * pip_x, y + size * pip_y), size * 0.09, _FELT)

    def path(self, points: Sequence[Point], colour: Colour) -> None:
        # A dark edge separates crossing lines.
        for thickness, paint in ((11, _FELT), (6, colour)):
            if len(points) > 1:
                self._draw.line(_fine(*points), paint, thickness * _FINE, joint="curve")
        for point in points:
            self._dot(point, 6, colour)

    def stroked(self, points: Sequence[Point], colour: Colour, strokes: Sequence[float]) -> None:
        """Draws a line; `strokes` are lengths of strokes and gaps in turn; unbroken if empty."""
        if len(points) < 2:
            return
        self._draw.line(_fine(*points), _FELT, 9 * _FINE, joint="curve")
        for part in _cut(points, strokes) if strokes else [points]:
            self._draw.line(_fine(*part), colour, 5 * _FINE, joint="curve")

    def mark(self, middle: Point, shape: Sequence[tuple[float, float]], colour: Colour) -> None:
        for size, paint in ((13, _FELT), (9, colour)):
            if shape:
                self._draw.polygon(_corners(middle, size, shape), paint)
            else:
                self._dot(middle, size, paint)

    def cross(self, middle: Point) -> None:
        x, y = middle
        for thickness, paint in ((11, _FELT), (5, _CREAM)):
            for lean in (1, -1):
                self._draw.line(_fine((x - 9, y - 9 * lean), (x + 9, y + 9 * lean)), paint, thickness * _FINE)

    def thread(self, start: Point, end: Point, colour: Colour) -> None:
        self._draw.line(_fine(start, end), colour, 2 * _FINE)

    def dashes(self, left: float, right: float, position: float) -> None:
        for start in range(int(left), int(right), 28):
            self._draw.line(_fine((start, position), (min(start + 16, right), position)), _CREAM, 3 * _FINE)

    def badge(self, middle: Point, text: str, colour: Colour) -> None:
        self._dot(middle, 20, colour)
        self.text(middle, text, _SMALL, _FELT, "mm")

    def png(self) -> bytes:
        from PIL.Image import Dither, Quantize

        small = self._image.reduce(_FINE)
        file = io.BytesIO()
        # Other methods, and optimizing the file, take most of a chart's time and gain nothing.
        small.quantize(_COLOURS, Quantize.FASTOCTREE, dither=Dither.NONE).save(file, "PNG")
        return file.getvalue()

    def _dot(self, middle: Point, size: float, colour: Colour) -> None:
        (x, y), reach = _fine(middle)[0], size * _FINE
        self._draw.ellipse((x - reach, y - reach, x + reach, y + reach), colour)


@cache
def _font(size: int) -> "FreeTypeFont":
    from PIL import ImageFont

    font = ImageFont.load_default(size * _FINE)
    assert isinstance(font, ImageFont.FreeTypeFont), "Pillow is built without FreeType"
    return font


def _wide(text: str, size: int) -> float:
    return _font(size).getlength(text) / _FINE


def _fine(*positions: Sequence[float]) -> list[Point]:
    return [(x * _FINE, y * _FINE) for x, y in positions]


def _corners(middle: Point, size: float, shape: Sequence[tuple[float, float]]) -> list[Point]:
    """The corners of a shape, given as turns (clockwise from the top) and distances."""
    turns = [(2 * math.pi * turn, size * reach) for turn, reach in shape]
    return _fine(*((middle[0] + reach * math.sin(turn), middle[1] - reach * math.cos(turn)) for turn, reach in turns))


def _cut(points: Sequence[Point], strokes: Sequence[float]) -> Iterator[list[Point]]:
    """The visible parts of a broken line."""
    part, index, left = [points[0]], 0, strokes[0]
    for start, end in pairwise(points):
        length, done = math.dist(start, end), 0.0
        while length - done > left:
            done += left
            share = done / length
            reached = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            if index % 2 == 0:
                yield [*part, reached]
            part, index = [reached], (index + 1) % len(strokes)
            left = strokes[index]
        left -= length - done
        part.append(end)
    if index % 2 == 0 and len(part) > 1:
        yield part


def _round_step(wanted: float) -> float:
    """The smallest of 1, 2, 2.5 and 5 times a power of ten that is at least `wanted`."""
    power: float = 10 ** math.floor(math.log10(wanted))
    return next(power * times for times in (1, 2, 2.5, 5, 10) if power * times >= wanted)


def _spread(ends: Sequence[tuple[float, int]], gap: float, top: float, bottom: float) -> list[tuple[float, int]]:
    """Moves labels apart by `gap`, between `top` and `bottom`."""
    spread: list[tuple[float, int]] = []
    for position, number in sorted(ends):
        lowest = spread[-1][0] + gap if spread else top
        spread.append((max(position, lowest), number))
    below = bottom
    for index in range(len(spread) - 1, -1, -1):
        position, number = spread[index]
        spread[index] = (min(position, below), number)
        below = spread[index][0] - gap
    return spread
