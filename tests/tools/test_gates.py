"""What every sentence of every language must be."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax.ast import NumberLiteral, Pattern, Placeable, SelectExpression, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from bot.sentences import languages, say
from tests.support.languages import begun_language
from tools.gates import SAME, refused, sentences


@pytest.mark.parametrize("locale", languages())
def test_every_sentence_passes_the_gates(locale: str) -> None:
    assert [*map(str, refused(locale))] == []


GATES = {
    "lobby-join = { $x": "lobby-join: cannot be read (line 2)",
    "### Lobby": "sections begin with ##",
    "lobby-gone = x": "lobby-gone: en.ftl beside it has no such sentence",
    "lobby-join = Unirse\nlobby-join = Entrar": "lobby-join: stands twice",
    "lobby-leave = Salir\nlobby-join = Unirse": "lobby-join: comes before lobby-leave in en.ftl",
    "lobby-join = { $player } entra": "English does not know { $player }: only nothing",
    "list-and = { $first }": "{ $last } has to be there",
    "lobby-join = { NUMBER(1) }": "NUMBER(…) is not possible",
    "lobby-join = Unirse\n    .label = x": ".label is never shown",
    "list-and = { list-and } { $first } { $last }": "cannot be said: Cyclic reference",
    "lobby-join = Join": "is English. If that is right",
    f"# {SAME}\ngame-asleep = {say('game-asleep')}": "can't be the same as in English",
    "lobby-join = **Unirse**": "**bold** and other stars differ from English: too many: '**'",
    "lobby-join = Unirse 🎲": "emoji and signs differ from English: too many: '🎲'",
    "lobby-join = -\n    Unirse": "line breaks differ",
    "lobby-join = `Unirse`": "`code` differ",
    "lobby-join = Unirse…": "… at the end",
    "lobby-join = Unirse a esta partida de dados ahora": "is a button of 36 characters",
    f"command-zone = {'x' * 101}": "takes 101 characters",
    'lobby-join = "Unirse"': "quotation marks are «",
}


@pytest.mark.parametrize(("written", "said"), GATES.items(), ids=GATES.values())
def test_the_gates_say_what_to_do(tmp_path: Path, written: str, said: str) -> None:
    assert said in gates(tmp_path, written)


def by_number(variants: str) -> str:
    """A sentence with these variants."""
    lines = [f"{variant:>12} {{ $count }} {place}" for place, variant in enumerate(variants.split())]
    return "\n".join([f"{COUNTED} = {{ $count ->", *lines, "    }"])


COUNTED = "card-comebacks"
PLURALS = {
    ("pl", "[one] [few] *[other]"): "have to be [one] [few] *[many], not [one] [few] [other]",
    ("pl", "[one] [few] *[many]"): "",
    ("pl", "[1] [few] *[many]"): "",
    ("fr", "[one] [many] *[other]"): "have to be [one] *[other]",
    ("fr", "[one] *[other]"): "",
    ("sv-SE", "[one] [two] *[other]"): "have to be [one] *[other]",
    ("es-ES", "[0] *[other]"): "",
    ("es-ES", "[one] [none] *[other]"): "mix numbers and words",
}


@pytest.mark.parametrize(("locale", "variants"), PLURALS)
def test_variants_by_number_are_those_that_numbers_have(tmp_path: Path, locale: str, variants: str) -> None:
    refusals = gates(tmp_path, by_number(variants), locale)
    assert PLURALS[locale, variants] in refusals
    assert ("the variants" in refusals) == (PLURALS[locale, variants] != "")


TYPED = {
    ("fr", "Rejoindre !"): "before ! ? ; :",
    ("fr", "Rejoindre\u202f!"): "",
    ("fr", "L'autre"): "the apostrophe",
    ("pl", "“x”"): "quotation marks are „ and ”",
    ("sv-SE", "50%"): "no-break space (U+00A0) before %",
    ("pt-BR", "50%"): "",
}


@pytest.mark.parametrize(("locale", "typed"), TYPED)
def test_each_language_has_its_own_signs(tmp_path: Path, locale: str, typed: str) -> None:
    refusals = gates(tmp_path, f"lobby-join = {typed}", locale)
    assert TYPED[locale, typed] in refusals
    assert bool(refusals) == (TYPED[locale, typed] != "")


def gates(folder: Path, written: str, locale: str = "es-ES") -> str:
    with begun_language(folder, f"language-name = x\n{written}\n", locale):
        return "\n".join(map(str, refused(locale)))


NOUNS = {
    "en": "points days turns times rounds players minutes hours seconds games choices seats boxes dice people",
    "de": "Punkte Punkten Würfe Würfen Tage Tagen Runden Minuten Stunden Sekunden Partien Felder Feldern Personen",
}
"""Words that are others after a number of one."""


class _Ones(Visitor):
    """Numbers before a plural that say nothing else if they are one."""

    def __init__(self, plurals: str) -> None:
        self.found: list[str] = []
        self._plural = re.compile(rf"\**[ -](?:{'|'.join(plurals.split())})\b")
        self._varied: list[str] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - fluent's own name
        assert isinstance(node.selector, VariableReference)
        keys = [variant.key for variant in node.variants]
        has_one = any((each.value if isinstance(each, NumberLiteral) else each.name) in ("one", "1") for each in keys)
        self._varied.append(node.selector.id.name if has_one else "")
        self.generic_visit(node)
        self._varied.pop()

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802 - fluent's own name
        for number, words in pairwise(node.elements):
            match number, words:
                case Placeable(expression=VariableReference(id=name)), TextElement(value=text):
                    if name.name not in self._varied and self._plural.match(text):
                        self.found.append(name.name)
        self.generic_visit(node)


@pytest.mark.parametrize("locale", NOUNS)
def test_every_number_is_right_with_one(locale: str) -> None:
    wrong = dict[str, list[str]]()
    for key, sentence in sentences(locale).items():
        ones = _Ones(NOUNS[locale])
        ones.visit(sentence.message)
        wrong |= {key: ones.found} if ones.found else {}
    assert wrong == {}
