"""Every error of a game reads like a sentence: in English by itself, and in the reader's language by its code."""

import ast
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.games
from bot.errors import NotationError
from bot.games.farkle import IllegalMove, NothingToCheck
from bot.games.farkle.errors import SENTENCES
from bot.text import explain, languages, say

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
    for path in sorted(Path(bot.games.__path__[0]).rglob("*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in CLASSES:
                fields = frozenset(keyword.arg or "" for keyword in node.keywords)
                yield from ((f"{path.name}:{node.lineno}", code, fields) for code in codes_in(node.args[0], module))


RAISED = list(raised())


def fields_of(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


def test_every_code_that_is_raised_has_a_sentence_and_no_other_has_one() -> None:
    assert {code for _, code, _ in RAISED} == SENTENCES.keys()


@pytest.mark.parametrize(("where", "code", "fields"), RAISED)
def test_both_sentences_can_be_said_with_the_fields_of_the_error(where: str, code: str, fields: frozenset[str]) -> None:
    assert fields_of(SENTENCES[code]) <= fields, where
    for locale in languages():
        assert explain(IllegalMove(code, **dict.fromkeys(fields, 1)), locale)


@pytest.mark.parametrize("code", sorted(SENTENCES))
def test_a_sentence_is_one(code: str) -> None:
    sentence = SENTENCES[code]
    assert sentence[0].isupper() or sentence[0] in "'{"
    assert sentence.endswith((".", "}"))


def test_dice_and_seats_are_numbers_in_a_row() -> None:
    assert str(IllegalMove("not-scoring", best=(1, 5, 5))) == "Those dice do not score together; 1 5 5 would."


def test_a_wrong_line_is_named() -> None:
    error = NotationError(7, IllegalMove("not-your-turn", seat=2, current=1))
    assert str(error) == "line 7: It is not the turn of seat 2."


def test_words_are_listed_in_the_language_of_the_reader() -> None:
    error = NothingToCheck("proof-incomplete", missing=["'joins'", "'secret'"], many=2)
    assert str(error).startswith("The text lacks 'joins' and 'secret'")
    for locale in languages():
        joined = say("list-and", locale, first="'joins'", last="'secret'")
        assert joined in explain(error, locale)
