"""Writes the table of routes into the README: those of the local Discord beside those that Discord describes.

    python tests/route_table.py

`discord_routes.txt` has what Discord's OpenAPI description lists, from the npm package discord-api-spec 10.0.266135.
"""

import re
from collections import defaultdict
from itertools import groupby
from pathlib import Path

from localdiscord import LocalDiscord
from localdiscord.rest.gate import API

README = Path(__file__).parents[1] / "README.md"
DISCORD = Path(__file__).with_name("discord_routes.txt").read_text(encoding="utf-8").splitlines()
BEGIN, END = "<!-- written by tests/route_table.py -->\n", "<!-- end -->\n"


def own_routes() -> list[str]:
    """The routes of the local Discord's REST, as in "GET /channels/*"."""
    routes = LocalDiscord().application().router.routes()
    paths = [(each.method, each.resource.canonical) for each in routes if each.resource]
    # aiohttp answers HEAD by itself, and "*" is what is not there.
    return [
        _short(f"{method} {path.removeprefix(API)}")
        for method, path in paths
        if path.startswith(API) and method not in ("HEAD", "*")
    ]


def missing_at_discord() -> list[str]:
    """The local Discord's routes that Discord does not describe."""
    return sorted(set(own_routes()) - set(map(_short, DISCORD)))


def table() -> str:
    own = "|".join(re.escape(each).replace(r"\*", r"(\*|@\w+)") for each in own_routes())
    groups: dict[str, tuple[list[str], list[str]]] = defaultdict(lambda: ([], []))
    for route in map(_short, DISCORD):
        method, path = route.split()
        # What a path is about: /guilds/*/members/*/roles/* is about members.
        (about,) = re.findall(r"^/[^/]+(?:/[*@][^/]*)?(?:/[^/*@]+)?", path)
        groups[about][not re.fullmatch(own, route)].append(f"{method} {path.removeprefix(about)}".strip())
    known = sum(len(there) for there, _ in groups.values())
    lines = [
        f"{known} of the {len(DISCORD)} routes that Discord describes are there. `*` is an id.",
        "",
        "| routes | there | not there |",
        "| --- | --- | --- |",
        *(
            f"| `{about}` | {_cell(there)} | {_cell(rest)} |"
            for about, (there, rest) in sorted(groups.items())
            if there
        ),
        "",
        "Of these, nothing is there:",
        "",
    ]
    nothing = [(about, len(rest)) for about, (there, rest) in sorted(groups.items()) if not there]
    for _, same in groupby(nothing, lambda each: each[0].split("/")[1]):
        lines.append(f"- {', '.join(f'`{about}` ({number})' for about, number in same)}")
    return "\n".join(lines) + "\n"


def _short(route: str) -> str:
    return re.sub(r"\{[^}]*\}", "*", route)


def _cell(routes: list[str]) -> str:
    return ", ".join(f"`{each}`" for each in routes)


def split(readme: str) -> tuple[str, str, str]:
    """The text before the table, the table, and the text after it."""
    before, _, rest = readme.partition(BEGIN)
    written, _, after = rest.partition(END)
    return before + BEGIN, written, END + after


if __name__ == "__main__":
    first, _, last = split(README.read_text(encoding="utf-8"))
    README.write_text(first + table() + last, encoding="utf-8")
