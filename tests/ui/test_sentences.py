"""The sentences: all that the code asks for exist, with their fields, and the code asks for all that exist."""

import ast
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from bot.coach.adviser import Character
from bot.errors import FarkleError, Refused
from bot.features.daily.model import RankedBy
from bot.features.nudges import screens as nudges
from bot.features.oversight.model import Blocked
from bot.games import yahtzee
from bot.games.farkle import RuleSet
from bot.games.registry import ENGINES
from bot.games.yahtzee import BOXES
from bot.hooks import features
from bot.model.achievements import achievements
from bot.model.records import ORDERS, Period
from bot.model.servers import Boards
from bot.rulesets import shipped
from bot.sentences import explain, say
from bot.ui.games.farkle import rules as farkle
from bot.ui.games.farkle.records import RARE
from bot.ui.permissions import NEEDED
from bot.ui.presentation import names
from bot.ui.setup import settings
from tests.support.sentences import SENTENCES, fields_of

ROOT = Path(__file__).parent.parent.parent
SOURCES = [*sorted((ROOT / "bot").rglob("*.py")), *sorted((ROOT / "cogs").glob("*.py"))]
# The functions that take a sentence, and the argument that names it. (Columns of the store have labels, too.)
ASKING = dict.fromkeys(
    (
        "say",
        "display.label",
        "described",
        "Refused",
        "IllegalMove",
        "SetupError",
        "_unfit",
        "NotNow",
        "FarkleError",
        "Discrepancy",
        "NothingToCheck",
        "_fault",
    ),
    0,
) | {"Fault": 1, "command": 1, "_command": 1, "_call": 2}
ASKING_LAST = {name.rpartition(".")[2] for name in ASKING}


def values(option: str) -> list[str]:
    def words(annotation: object) -> Iterator[str]:
        if isinstance(annotation, str):
            yield annotation
        for part in get_args(annotation):
            yield from words(part)

    return list(words(RuleSet.model_fields[option].annotation))


def about(options: Iterable[str]) -> Iterator[str]:
    """The sentences about some options: one for each, or for each word that it may be."""
    for option in options:
        yield from [f"{option}-{word}" for word in values(option)] or [option]


OPTIONS = [engine.rules.keyed(option) for engine in ENGINES.values() for option in engine.rules.model_fields]
MENUS = [menu for engine in ENGINES.values() for menu in engine.rules.menus()]
ACTS_OF_TOURNAMENTS = ("t-paused", "t-resumed", "t-stopped", "t-out", "t-result", "t-voided")
AT_A_GAME = ("bank", "board", "hint", "leave", "pause", "roll", "stop")
POWERS = {power.name for feature in features() for power in feature.powers}
# The keys that are put together of words, and all words for their gaps.
FILLED: dict[str, Collection[str]] = {
    "option-{}": OPTIONS,
    "value-{}-{}": [
        *(f"{option}-{word}" for option in RuleSet.model_fields for word in values(option)),
        *(f"{option}-{word}" for option in ("joker", "order") for word in yahtzee.RuleSet.values_of(option)),
    ],
    "yahtzee-words-{}": ("sum", "matching"),
    "yahtzee-pattern-{}": ("full-house", "villa", "tower"),
    "value-order-{}": ("card", "sections"),
    "editor-options-{}": MENUS,
    "words-{}": list(about(farkle.IN_WORDS)),
    "daily-rank-{}": list(RankedBy),
    "button-daily-{}": list(RankedBy),
    "character-{}": tuple(Character),
    "character-{}-about": [f"{character}-about" for character in Character],
    "owner-{}-choice": [f"{kind.value}-choice" for kind in Blocked],
    "short-more-{}": set(values("more_of_a_kind")) - {"none"},
    "permission-{}": NEEDED,
    "kind-{}": names(),
    "help-{}": ENGINES,
    "command-{}": (*names(), *AT_A_GAME),
    "command-{}-start": [f"{name}-start" for name in names()],
    "help-to-{}": ("computer", "friends", "commands"),
    "rules-title-{}": shipped(),
    "rules-summary-{}": shipped(),
    "menu-{}": ("turn_seconds", "longest_turn", "boards", "most_in_channel", "most_per_person", "locale", "zone"),
    "settings-page-{}": settings.PAGES,
    "nudges-{}": nudges.SETTINGS,
    "nudges-{}-choice": ("daily-choice", "evening-choice"),
    "own-{}": ("pings", "locale"),
    "settings-{}": settings.SWITCHES,
    "settings-{}-channel": [f"{feature.name}-channel" for feature in features() if feature.posts],
    "settings-choose-{}": [feature.name for feature in features() if feature.posts],
    "settings-power-{}": POWERS,
    "settings-choose-power-{}": POWERS,
    "act-{}": ("barred", "unbarred", "voided", "restored", *ACTS_OF_TOURNAMENTS),
    "tournament-field-{}": ("name", "rules", "format", "pace", "until"),
    "{}-about": ("tournament-format-about", "tournament-pace-about"),
    "boards-{}": [boards.value.replace("_", "-") for boards in Boards],
    "settings-{}-{}": [f"{switch}-{other}" for switch in settings.SWITCHES for other in ("on", "off")],
    "card-{}": ("comebacks", *RARE, "lefts"),
    "achievement-about-{}": achievements(),
    "achievement-{}": achievements(),
    "order-{}": list(ORDERS),
    "period-{}": list(Period),
}


def texts(node: ast.AST) -> Iterator[str]:
    """Every text that an expression may be: itself, either arm of a condition, or with `{}` where something goes."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp():
            yield from texts(node.body)
            yield from texts(node.orelse)
        case ast.JoinedStr():
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def keys(text: str) -> list[str]:
    """The keys for a text in the code: itself, or with every word in its gaps."""
    if "{}" not in text:
        return [text]
    start = text.partition("{}")[0]
    return [f"{start}{word}".replace("_", "-") for word in FILLED[text]]


@cache
def nodes() -> list[tuple[Path, ast.AST]]:
    """All nodes of the code, with their files."""
    return [(path, node) for path in SOURCES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


@cache
def calls() -> list[tuple[str, str, set[str] | None]]:
    """The place, text and fields of every request for a sentence; None for fields that are not plain."""
    found: list[tuple[Path, ast.Assign | ast.Call, str, set[str] | None]] = []
    for path, node in nodes():
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in ("key", "code"):
            found += [(path, node, text, None) for text in texts(node.value) if "-" in text]
        # Unparsing an expression takes long, and most calls are of other names.
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in ASKING_LAST:
            called = ast.unparse(node.func)
            name = next((name for name in ASKING if f".{called}".endswith(f".{name}")), "")
            if len(node.args) > ASKING.get(name, 99):
                given = given_fields(node)
                found += [(path, node, text, given) for text in texts(node.args[ASKING[name]])]
    return [(f"{path.relative_to(ROOT)}:{node.lineno}", text, given) for path, node, text, given in found]


def given_fields(call: ast.Call) -> set[str] | None:
    """The fields that a call gives to its sentence; None if they cannot be read off."""
    called = ast.unparse(call.func).rpartition(".")[2]
    if any(keyword.arg is None for keyword in call.keywords) or called in ("_call", "_unfit", "command", "_command"):
        return None
    given = {keyword.arg for keyword in call.keywords if keyword.arg}
    if called != "Fault":
        return given
    fields = call.args[2] if len(call.args) > 2 else ast.Dict(keys=[], values=[])
    if not isinstance(fields, ast.Dict):
        return None
    return {str(key.value) for key in fields.keys if isinstance(key, ast.Constant)}


def mentioned() -> Iterator[str]:
    """Every key in the code: of a request, or in a text that is kept for one. Those have a hyphen."""
    for _, text, _ in calls():
        yield from keys(text)
    for _, node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "-" in node.value:
            yield node.value
    yield from (box.named for box in BOXES)
    for rules in (engine.rules for engine in ENGINES.values()):
        yield from (rules.allowed(option) for option in rules.model_fields if not rules.words_of(option))


def test_what_is_asked_for_is_there() -> None:
    asked = [(where, key, given) for where, text, given in calls() for key in keys(text)]
    assert [f"{where} asks for {key}" for where, key, _ in asked if key not in SENTENCES] == []
    lacking = [(*each, fields_of(SENTENCES[each[1]])) for each in asked]
    assert [
        f"{where} asks for {key} with {given}, and it has {fields}"
        for where, key, given, fields in lacking
        if given is not None and fields != given
    ] == []


def test_every_sentence_is_asked_for() -> None:
    assert SENTENCES.keys() - set(mentioned()) == set()


def test_a_missing_sentence_or_field_is_an_error_of_the_caller() -> None:
    with pytest.raises(LookupError):
        say("no-sentence-has-this-key")
    with pytest.raises(LookupError):
        say("only-host")


def test_another_locale_falls_back_to_english() -> None:
    assert say("lobby-join", "ja") == say("lobby-join", "nowhere") == "Join"
    error: FarkleError = Refused("no-such-rules", name="x")
    assert explain(error, "nowhere") == say("no-such-rules", name="x")
