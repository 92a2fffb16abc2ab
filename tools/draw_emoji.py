"""Draw the application emoji: ``python tools/draw_emoji.py [folder]`` (default: ``data/emoji``).

Needs Pillow (part of the ``dev`` extra). Every picture is drawn SCALE times too large on a 128-unit grid and
then reduced, so edges come out smooth; nothing is random, so a second run writes the same bytes.
"""

import sys
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw

Point = tuple[float, float]

GRID, SCALE = 128, 8
INK, IVORY, SHADE, WHITE = "#2a2430", "#fff6e0", "#dccba6", "#ffffff"
TEAL, DEEP_TEAL, RED = "#0fa394", "#064a4a", "#e5383b"
# Pips in steps from the centre; two and three lie on the diagonal that avoids the badge's corner.
CENTRE, MIDDLES = [(0, 0)], [(-1, 0), (1, 0)]
RISING, CORNERS = [(1, -1), (-1, 1)], [(-1, -1), (1, -1), (-1, 1), (1, 1)]
PIPS = dict(enumerate([[], CENTRE, RISING, RISING + CENTRE, CORNERS, CORNERS + CENTRE, CORNERS + MIDDLES]))
CRACK: list[Point] = [(50, -4), (57, 22), (52, 37), (66, 71), (72, 42), (66, 30), (80, 16), (84, -4)]
# A closed line of quadratic curves: start, then a bend and an end for each; the sharp tips are at the top.
FLAME: list[Point] = [
    *((64, 123), (8, 123), (4, 86), (2, 60), (15, 32), (14, 50), (27, 52), (24, 26), (42, 12), (40, 28)),
    *((52, 32), (54, 14), (72, 2), (66, 20), (80, 32), (90, 28), (90, 14), (106, 30), (102, 52)),
    *((112, 50), (112, 34), (127, 58), (124, 86), (120, 123), (64, 123)),
]


class Canvas:
    """A transparent picture drawn in grid units."""

    def __init__(self) -> None:
        self.image = Image.new("RGBA", (GRID * SCALE, GRID * SCALE))
        self.draw = ImageDraw.Draw(self.image)

    def box(self, centre: Point, half: float, radius: float, fill: str, lift: float = 0) -> None:
        x, y = centre
        edges = [(x - half) * SCALE, (y - half) * SCALE, (x + half) * SCALE - 1, (y + half - lift) * SCALE - 1]
        self.draw.rounded_rectangle(edges, radius * SCALE, fill)

    def dot(self, centre: Point, radius: float, fill: str) -> None:
        self.draw.circle((centre[0] * SCALE, centre[1] * SCALE), radius * SCALE, fill)

    def stroke(self, points: list[Point], width: float, fill: str) -> None:
        self.draw.line([(x * SCALE, y * SCALE) for x, y in points], fill, round(width * SCALE))
        for point in points:
            self.dot(point, width / 2, fill)

    def shape(self, points: list[Point], fill: str) -> None:
        self.draw.polygon([(x * SCALE, y * SCALE) for x, y in points], fill)

    def face(self, centre: Point, half: float, edge: float, value: int = 0, outline: str = INK) -> None:
        self.box(centre, half, half * 0.46, outline)
        self.box(centre, half - edge, half * 0.46 - edge * 0.75, SHADE)
        self.box(centre, half - edge, half * 0.46 - edge * 0.75, IVORY, lift=half * 0.1)
        for x, y in PIPS[value]:
            pip = (centre[0] + x * half * 0.485, centre[1] + (y * 0.485 - 0.035) * half)
            self.dot(pip, half * (0.26 if value == 1 else 0.195), INK)


def die(value: int, kept: bool) -> Image.Image:
    canvas = Canvas()
    if kept:
        canvas.box((55, 55), 54, 25, DEEP_TEAL)
        canvas.face((55, 55), 51, 8, value, TEAL)
        canvas.dot((104, 104), 23, DEEP_TEAL)
        canvas.dot((104, 104), 19.5, TEAL)
        canvas.stroke([(94.5, 105), (101, 111.5), (113.5, 97.5)], 7.5, WHITE)
    else:
        canvas.face((64, 64), 61, 8, value)
    return canvas.image


def flame(size: float) -> list[Point]:
    """The flame's outline, shrunk towards its foot."""
    corners = [(64 + (x - 64) * size, 112 + (y - 112) * size) for x, y in FLAME]
    outline: list[Point] = []
    for (x1, y1), (x2, y2), (x3, y3) in zip(corners[:-2:2], corners[1::2], corners[2::2], strict=True):
        for a, b, c in (((1 - t) ** 2, 2 * t * (1 - t), t * t) for t in (i / 24 for i in range(25))):
            outline.append((a * x1 + b * x2 + c * x3, a * y1 + b * y2 + c * y3))
    return outline


def hot_dice() -> Image.Image:
    canvas = Canvas()
    canvas.stroke(flame(0.94), 9, INK)
    canvas.shape(flame(0.94), "#ee3f1c")
    canvas.shape(flame(0.79), "#ffb41f")
    canvas.face((64, 79), 39, 7, 5)
    return canvas.image


def farkle() -> Image.Image:
    canvas = Canvas()
    canvas.face((64, 64), 55, 8)
    for x, arm in ((32, 9), (32, -9), (94, 9), (94, -9)):
        canvas.stroke([(x - arm, 44), (x + arm, 62)], 10, RED)
    canvas.stroke([(38, 99), (46, 90), (56, 86), (72, 86), (82, 90), (90, 99)], 9, INK)
    solid = canvas.image.getchannel("A")
    canvas.stroke(CRACK, 13, INK)
    canvas.image.putalpha(ImageChops.multiply(solid, canvas.image.getchannel("A")))
    canvas.shape(CRACK, "#00000000")
    return canvas.image.rotate(-9, Image.Resampling.BICUBIC)


def main(folder: Path) -> None:
    charts = {"farkle": farkle(), "hot_dice": hot_dice()}
    for value in range(1, 7):
        charts |= {f"die_{value}": die(value, kept=False), f"kept_{value}": die(value, kept=True)}
    folder.mkdir(parents=True, exist_ok=True)
    for name, static_view in charts.items():
        small = static_view.resize((GRID, GRID), Image.Resampling.BOX)
        small.save(folder / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[1] / "data" / "emoji")
