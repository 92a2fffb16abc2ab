"""Every error of a game reads like a sentence: in English by itself, and in the reader's language by its code."""

import ast
import string
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

import pytest

import bot.games
from bot.errors import NotationError
from bot.games import errors, farkle
from bot.games.errors import IllegalMove, NothingToCheck
from bot.text import explain, languages, say

FOLDER = Path(bot.games.__path__[0])
GAMES = sorted(path.parent.name for path in FOLDER.glob("*/errors.py"))
OWN: Mapping[str, Mapping[str, str]] = {game: import_module(f"bot.games.{game}.errors").SENTENCES for game in GAMES}
"""The sentences that only one game has."""
SENTENCES = [*errors.SENTENCES.values(), *(sentence for own in OWN.values() for sentence in own.values())]
CLASSES = {"IllegalMove", "NothingToCheck", "Discrepancy"}


def codes_in(node: ast.AST, module: ast.Module) -> Iterator[str]:
    """The codes that an expression may be: a text, either arm of a condition, or whatever a variable is set to."""
    match node:
        case ast.Constant(value=str(code)):
            yield code
        case ast.IfExp():
            yield from codes_in(node.body, module)
            yield from codes_in(node.orelse, module)
        case ast.Name(id=name):
            for other in ast.walk(module):
                if isinstance(other, ast.Assign) and getattr(other.targets[0], "id", "") == name:
                    yield from codes_in(other.value, module)


def raised() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Where an error of a game is made, with which code and which fields."""
    for path in sorted(FOLDER.rglob("*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in CLASSES:
                fields = frozenset(keyword.arg or "" for keyword in node.keywords)
                yield from (
                    (f"{path.relative_to(FOLDER)}:{node.lineno}", code, fields)
                    for code in codes_in(node.args[0], module)
                )


RAISED = list(raised())


def fields_of(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


def sentences(where: str) -> Mapping[str, str]:
    """Those that an error has that is made there."""
    return {**errors.SENTENCES, **OWN.get(where.partition("/")[0], {})}


def test_every_code_that_is_raised_has_a_sentence() -> None:
    assert [(where, code) for where, code, _ in RAISED if code not in sentences(where)] == []


def test_every_sentence_is_said_and_those_of_a_game_only_in_that_game() -> None:
    assert errors.SENTENCES.keys() - {code for _, code, _ in RAISED} == set()
    for game, own in OWN.items():
        assert own.keys() - {code for where, code, _ in RAISED if where.startswith(f"{game}/")} == set()
        assert own.keys() & errors.SENTENCES.keys() == set()


@pytest.mark.parametrize(("where", "code", "fields"), RAISED)
def test_both_sentences_can_be_said_with_the_fields_of_the_error(where: str, code: str, fields: frozenset[str]) -> None:
    assert fields_of(sentences(where)[code]) <= fields, where
    for locale in languages():
        assert explain(IllegalMove(code, **dict.fromkeys(fields, 1)), locale)


@pytest.mark.parametrize(
    "sentence", [*errors.SENTENCES.values(), *(each for own in OWN.values() for each in own.values())]
)
def test_a_sentence_is_one(sentence: str) -> None:
    assert sentence[0].isupper() or sentence[0] in "'{"
    assert sentence.endswith((".", "}"))


def test_dice_and_seats_are_numbers_in_a_row() -> None:
    game = farkle.play(farkle.new_game(farkle.RuleSet(), 2, roll_off=False), farkle.Roll(1, (1, 5, 5, 2, 3, 4)))[
        -1
    ].after
    with pytest.raises(IllegalMove) as caught:
        farkle.play(game, farkle.Keep(1, (2,)))
    assert str(caught.value) == "Those dice do not score together; 1 5 5 would."


def test_a_wrong_line_is_named() -> None:
    error = NotationError(7, IllegalMove("other-seats-turn", seat=2, current=1))
    assert str(error) == "line 7: It is not the turn of seat 2."


def test_words_are_listed_in_the_language_of_the_reader() -> None:
    error = NothingToCheck("proof-incomplete", missing=["'joins'", "'secret'"], many=2)
    assert str(error).startswith("The text lacks 'joins' and 'secret'")
    for locale in languages():
        joined = say("list-and", locale, first="'joins'", last="'secret'")
        assert joined in explain(error, locale)
