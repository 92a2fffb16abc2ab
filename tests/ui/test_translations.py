"""Every translation: the same sentences and fields as in English, and all can be said and fit; and one just begun."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from pathlib import Path

import pytest
from fluent.syntax import parse, serialize
from fluent.syntax.ast import (
    Message,
    NumberLiteral,
    Pattern,
    Placeable,
    Resource,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from bot.text import DEFAULT, files, lacking, numeral, preload, say, speaks, spoken, translated
from tests.support.languages import begun_language
from tests.support.sentences import SENTENCES, TO_TRANSLATE, TRANSLATIONS, entries, fields_of
from tests.support.steps import manage, open_settings, selected
from tests.support.tavern import playing, seeded

PLURALS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 11, "other": 1_000_000}
# How many characters Discord takes; the first pattern that fits a key counts. The text of an allowed value is part of
# another sentence, which may be in another language.
LIMITS = {
    r"about-.*|value-.*": 100,
    r"words-(start|keep|hot-dice|target-reach|final-round|tie)-.*|rules-summary-.*": 100,
    r"allowed-.*": 85,
    r"editor-allowed": 15 + len("1,000,000"),
    r"option-.*": 45,
    r"command-.*|choice-.*|order-.*|period-.*|scope-.*|past-option.*|season-choice-.*|lobby-.*-option": 100,
    r"character-.*": 100,
    r"yahtzee-box|yahtzee-box-bonus|yahtzee-card-option": 100,
    r"yahtzee-choose-.*": 150,
    r"yahtzee-button-.*": 80,
    r"button-.*|go-.*|page-.*|replay-(first|back|forth|last)|season-table|editor-(save|discard|words)": 80,
    r"lobby-(join|leave|start|cancel|hints-on|hints-off|opponent|opponent-out)": 80,
    r"privacy-(export|hide|show|forget|forget-yes|forget-no)": 80,
    r"choose-.*|rules-choose|editor-options-.*|lobby-target|lobby-seats|lobby-opponents": 150,
}
# Words that the two languages have in common.
SAME = {
    "de": {
        "achievement-huge-turn",
        "settings-page-server",
        *(f"rules-title-{name}" for name in ("standard", "deluxe", "facebook", "kingdom-come", "renaissance")),
        *(f"rules-title-{name}" for name in ("pocket", "yahtzee", "triple-yahtzee", "yatzy", "maxi-yatzy")),
        *(f"rules-title-{name}" for name in ("zilch", "zehntausend", "generala", "yacht", "forced-yatzy")),
        "kind-farkle",
        "kind-yahtzee",
        "kind-yatzy",
        "box-yahtzee",
        "box-villa",
        "box-yatzy",
        "option-joker",
        "option-yahtzee",
        "option-villa",
        "option-yatzy",
        "box-chance",
        "box-generala",
        "option-chance",
        "option-generala",
        *(f"daily-{head}" for head in ("ended", "day-head", "replay-head")),
    },
}
WHOLE = ("de",)
"""Other languages may lack some sentences."""

in_each_language = pytest.mark.parametrize("locale", [DEFAULT, *TRANSLATIONS])
in_each_translation = pytest.mark.parametrize("locale", TRANSLATIONS)


class _Parts(Visitor):
    """The words of a sentence, and the values of its fields that it varies by."""

    def __init__(self, sentence: Message) -> None:
        self.words = ""
        self.variants: dict[str, set[str | int]] = {}
        self.visit(sentence)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - fluent's own name
        assert isinstance(node.selector, VariableReference)
        keys = [variant.key for variant in node.variants]
        values = {int(key.value) if isinstance(key, NumberLiteral) else key.name for key in keys}
        self.variants.setdefault(node.selector.id.name, set()).update(values)
        self.generic_visit(node)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - fluent's own name
        self.words += node.value

    def asked_for(self) -> set[tuple[str, str]]:
        """Fields and the words that the code gives them, such as `yes`. Variants by number are up to the language."""
        pairs = ((name, key) for name, keys in self.variants.items() for key in keys)
        return {(name, key) for name, key in pairs if isinstance(key, str) and key not in PLURALS}


@cache
def sentences(locale: str) -> dict[str, Message]:
    return {entry.id.name: entry for entry in entries(locale) if isinstance(entry, Message)}


def _names(file: Resource) -> list[str]:
    return [entry.id.name for entry in file.body if isinstance(entry, Message)]


def text(sentence: Message) -> str:
    """A sentence as in the file, without its name."""
    return serialize(Resource([sentence])).partition("=")[2]


def fields(key: str, locale: str) -> Iterator[dict[str, object]]:
    """Fields for a sentence, so that each of its variants, here and in English, is said; else large numbers."""
    values: dict[str, set[object]] = {name: {PLURALS["other"]} for name in fields_of(SENTENCES[key])}
    for sentence in (SENTENCES[key], sentences(locale)[key]):
        for name, keys in _Parts(sentence).variants.items():
            values[name] |= {PLURALS.get(str(key), key) for key in keys}
    for chosen in product(*values.values()):
        yield dict(zip(values, chosen, strict=True))


@in_each_translation
def test_sentences_are_those_of_the_english_file_in_the_same_order(locale: str) -> None:
    for path in files(locale):
        english = parse(path.with_stem(DEFAULT).read_text(encoding="utf-8"))
        names, others = (_names(each) for each in (parse(path.read_text(encoding="utf-8")), english))
        assert names == [name for name in others if name in names]


@pytest.mark.parametrize("locale", WHOLE)
def test_a_language_that_was_whole_stays_so(locale: str) -> None:
    assert (lacking(locale), translated(locale)) == ((), 100)


@in_each_translation
def test_a_language_has_at_least_its_name(locale: str) -> None:
    assert "language-name" in sentences(locale)


@in_each_translation
def test_the_same_fields_and_variants(locale: str) -> None:
    for key, other in sentences(locale).items():
        english = SENTENCES[key]
        assert fields_of(other) == fields_of(english), key
        assert _Parts(other).asked_for() == _Parts(english).asked_for(), key


@in_each_translation
def test_what_people_type_and_what_discord_reads_stays(locale: str) -> None:
    """Code spans and times, headings and bold text, emoji and other signs."""
    for key, sentence in sentences(locale).items():
        english, other = text(SENTENCES[key]).replace("->", ""), text(sentence).replace("->", "")
        for marks in ("`[^`]*`", "<[^>]*>", r"(?m)^ *(#+|-#) ", r"\*\*", r"\{\"\S*?\"\}"):
            assert sorted(re.findall(marks, other)) == sorted(re.findall(marks, english)), key
        assert signs(other) == signs(english), key


def signs(written: str) -> Counter[str]:
    return Counter(sign for sign in written if unicodedata.category(sign).startswith("S") and sign != "$")


@in_each_language
def test_every_variant_can_be_said_and_fits(locale: str) -> None:
    for key in sentences(locale):
        limit = next((most for pattern, most in LIMITS.items() if re.fullmatch(pattern, key)), 2000)
        for given in fields(key, locale):
            assert 0 < len(say(key, locale, **given)) <= limit, key


@pytest.mark.parametrize("locale", WHOLE)
def test_nothing_is_left_in_english(locale: str) -> None:
    alike = {key for key, sentence in sentences(locale).items() if text(sentence) == text(SENTENCES[key])}
    wordy = {key for key in alike if re.search("[A-Za-z]{2}", _Parts(SENTENCES[key]).words)}
    assert wordy == SAME.get(locale, set())


def test_german_groups_numbers_with_dots() -> None:
    assert "1.000" in say("lobby-target-option", "de", target=1000)
    assert "10.000" in say("over-head", "de", players="A", many=1, total=10_000)


@pytest.mark.parametrize(("locale", "short", "long"), [("es-ES", "1234", "12.345"), ("pl", "1234", "12\xa0345")])
def test_some_languages_group_from_five_digits(tmp_path: Path, locale: str, short: str, long: str) -> None:
    with begun_language(tmp_path, "language-name = x\nlist-and = { $first } { $last }\n", locale):
        assert [say("list-and", locale, first=1234, last=number) for number in (12345, -1234.5)] == [
            f"{short} {long}",
            f"{short} -{short},5",
        ]
        assert numeral(1234, locale) == short


BROKEN = {
    "a field that is not there": "lobby-join = { $nobody }",
    "a term that is not there": "lobby-join = { -nothing }",
    "itself": "lobby-join = { lobby-leave }\nlobby-leave = { lobby-join }",
    "an open brace": "lobby-join = { Unirse",
}


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN)
def test_a_sentence_that_cannot_be_said_is_said_in_english(
    tmp_path: Path, broken: str, caplog: pytest.LogCaptureFixture
) -> None:
    with begun_language(tmp_path, f"{SPANISH.replace('lobby-join = Unirse', broken)}lobby-more = Más\n") as locale:
        list(preload())
        assert [say(key, locale) for key in ("lobby-join", "lobby-more")] == ["Join", "Más"]
    # Fluent leaves out what it cannot read.
    assert ("lobby-join cannot be said in es-ES" in caplog.text) == ("Unirse" not in broken)


def test_spanish_of_spain_stands_for_that_of_latin_america(tmp_path: Path) -> None:
    with begun_language(tmp_path, SPANISH):
        assert (say("lobby-join", "es-419"), say("lobby-more", "es-419")) == ("Unirse", "More")
        assert (spoken("es-419"), speaks("es-419"), speaks("pt-BR"), speaks("en-GB")) == ("es-ES", True, False, True)


def test_a_language_stands_for_its_regions() -> None:
    assert say("lobby-join", "de-AT") == say("lobby-join", "de") == "Mitspielen"


SPANISH = "language-name = Español\nlobby-join = Unirse\n"


def test_what_is_lacking_is_said_in_english(tmp_path: Path) -> None:
    with begun_language(tmp_path, SPANISH) as locale:
        assert say("lobby-join", locale) == "Unirse"
        assert say("lobby-more", locale) == say("lobby-more") == "More"
        assert [key for key in TO_TRANSLATE if key not in lacking(locale)] == ["language-name", "lobby-join"]
        assert translated(locale) == 0


def test_a_language_that_nobody_has_begun_lacks_everything(tmp_path: Path) -> None:
    with begun_language(tmp_path, SPANISH):
        assert lacking("fr") == tuple(TO_TRANSLATE)
        assert translated("fr") == 0


def test_only_a_whole_language_is_translated_to_a_hundred_per_cent(tmp_path: Path) -> None:
    english = "\n".join(path.read_text(encoding="utf-8") for path in files(DEFAULT))
    with begun_language(tmp_path, english) as locale:
        assert (lacking(locale), translated(locale)) == ((), 100)
    with begun_language(tmp_path, english.replace("\nlobby-join =", "\nlobby-join-in =")) as locale:
        assert (lacking(locale), translated(locale)) == (("lobby-join",), 99)


async def test_the_settings_say_how_much_of_a_language_there_is(tmp_path: Path) -> None:
    with begun_language(tmp_path / "locales", SPANISH):
        async with playing(tmp_path / "farkle.sqlite3", seeded(1)) as tavern:
            await manage(tavern)
            admin = tavern.people[0]
            screen = await open_settings(tavern, page="Server")
            assert selected(screen, "fc:locale") == say("settings-as-discord-says")
            await admin.choose(screen, "fc:locale", ["es-ES"])
            partly = say("settings-language-partly", language="Español", percent=0)
            assert selected(screen, "fc:locale") == partly
            lobby = (await admin.slash(tavern.channel, "farkle start")).shown
            assert {"Unirse", "More"} <= {button.label for button in lobby.buttons}
            await admin.choose(screen, "fc:locale", ["en"])
            assert selected(screen, "fc:locale") == "English"


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
        ones.visit(sentence)
        wrong |= {key: ones.found} if ones.found else {}
    assert wrong == {}
