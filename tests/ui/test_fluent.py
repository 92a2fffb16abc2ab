"""How sentences are read and said, compared with Fluent's own library."""

import re
from decimal import Decimal
from pathlib import Path

import pytest

from bot import fluent
from bot.fluent import Choice, Field, Mention
from bot.sentences import DEFAULT, files, host_files, say
from tests.support.languages import begun_language
from tests.support.sentences import Library

READ = {
    "name = Roll": "Roll",
    "name =Roll  \n\n": "Roll",
    "name = { $who } rolls { $dice }.": (Field("who"), " rolls ", Field("dice"), "."),
    "name = {$who}{ -bot }{ other-name }": (Field("who"), Mention("-bot"), Mention("other-name")),
    "name = two\n    lines": "two\nlines",
    "name =\n    a block\n    of lines": "a block\nof lines",
    "name = first  \n\n   \n      deeper\n    less": "first  \n\n\n  deeper\nless",
    "name =\n    list:\n      { $one }\n    { $two }": ("list:\n  ", Field("one"), "\n", Field("two")),
    "name =\n{ $one }\n  text": (Field("one"), "\n  text"),
    'name = {" "}·{" "}': " · ",
    'name = {""}': "",
    'name = {""}{ $one }{""}': (Field("one"),),
    'name = {"{"} {"\\""} {"\\\\"} {"\\u00e4"} {"\\U01F3B2"}': '{ " \\ ä 🎲',
    "name = { $n ->\n    [0] none\n    [one] { $n } die\n   *[other] { $n } dice\n } left": (
        Choice(
            "n", ((0, "none"), ("one", (Field("n"), " die")), ("other", (Field("n"), " dice"))), (Field("n"), " dice")
        ),
        " left",
    ),
    'name = { $is ->\n    [yes] { $n ->\n        [1.5] a\n       *[other] b\n    }\n   *[no] {""}\n}': (
        Choice("is", (("yes", (Choice("n", ((1.5, "a"), ("other", "b")), "b"),)), ("no", "")), ""),
    ),
}


@pytest.mark.parametrize("entry", READ)
def test_an_entry_becomes_its_text_and_its_gaps(entry: str) -> None:
    assert fluent.read(entry) == READ[entry]


@pytest.mark.parametrize("entry", READ)
def test_an_entry_says_what_fluents_own_library_says(entry: str, tmp_path: Path) -> None:
    values = {"who": "Ada", "dice": "1 1", "one": 1_234_567, "two": -2.5, "n": 1, "is": "yes"}
    source = f"{entry}\n-bot = Bot\nother-name = Other\n"
    with begun_language(tmp_path, source, "pl") as locale:
        assert say("name", locale, **values) == Library(source, locale).say("name", **values)


REFUSED = {
    "name =": "no text",
    "name = { NUMBER($n) }": "not in use here",
    'name = { -bot(case: "x") }': "not in use here",
    "name = { $n": "not in use here",
    "name = text\n    .attribute = more": "cannot be read",
    "name = a } alone": "cannot be read",
    "name = { $n ->\n    [one] no default\n}": "needs a default",
    "name = { $n ->\n   *[other] no end": "needs a default and an end",
    "name = { -bot ->\n   *[other] x\n}": "needs a field",
    "no name": "no name",
}


@pytest.mark.parametrize("entry", REFUSED)
def test_what_the_bot_does_not_use_is_refused(entry: str) -> None:
    with pytest.raises(ValueError, match=REFUSED[entry]):
        fluent.read(entry)


@pytest.mark.parametrize("locale", [DEFAULT, "de"])
def test_each_sentence_is_said_as_fluents_own_library_says_it(locale: str) -> None:
    paths = [*files(locale), *(host_files() if locale == DEFAULT else ())]
    source = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    library = Library(source, locale)
    for key, entry in re.findall(r"^([a-z][\w-]*) = ?(.*\n(?:(?: .*)?\n|}\n)*)", source, re.MULTILINE):
        names = re.findall(r"\$([a-z][\w-]*)", entry)
        for value in (1, 1000, "text", *re.findall(r"\[(?!one|other)([a-z][\w-]*)\]", entry)):
            given = dict.fromkeys(names, value)
            assert say(key, locale, **given) == library.say(key, **given)


NUMBERS = [0, 1, 2, 5, 12, 22, 1000, 1_000_000, -1, 1.0, 1.5, 0.25]


@pytest.mark.parametrize("locale", ["de", "fr", "ru", "pt-BR"])
def test_numbers_appear_and_choose_as_in_fluents_own_library(locale: str, tmp_path: Path) -> None:
    source = "name = { $n } { $n ->\n    [0] no\n    [one] a\n    [few] b\n    [many] c\n   *[other] d\n}\n"
    library = Library(source, locale)
    with begun_language(tmp_path, source, locale):
        assert [say("name", locale, n=n) for n in NUMBERS] == [library.say("name", n=n) for n in NUMBERS]


def test_true_is_yes_and_false_is_no(tmp_path: Path) -> None:
    with begun_language(tmp_path, "name = { $n } { $n ->\n    [yes] Yes\n   *[other] No\n}\n", "de"):
        assert [say("name", "de", n=n) for n in (1, True, False)] == ["1 No", "yes Yes", "no No"]


@pytest.mark.parametrize("value", [None, Decimal(1)])
def test_a_field_is_text_or_a_number(value: object) -> None:
    with pytest.raises(LookupError, match="only-host: "):
        say("only-host", host=value)
