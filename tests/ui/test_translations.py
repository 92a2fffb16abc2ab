"""Every language: numbers, what stands for what, and sentences that are lacking or wrong."""

from pathlib import Path

import pytest

from bot import sentences
from bot.sentences import DEFAULT, files, lacking, languages, numeral, say, speaks, spoken, translated
from tests.support.languages import begun_language, forget_sentences
from tests.support.sentences import TO_TRANSLATE
from tests.support.steps import manage, open_settings, selected
from tests.support.tavern import playing, seeded

WHOLE = ("de", "es-ES", "fr", "pl", "pt-BR", "sv-SE")
"""Other languages may lack some sentences."""


@pytest.mark.parametrize("locale", WHOLE)
def test_a_language_that_was_whole_stays_so(locale: str) -> None:
    assert (lacking(locale), translated(locale)) == ((), 100)


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
        assert [say(key, locale) for key in ("lobby-join", "lobby-more")] == ["Join", "Más"]
    assert "lobby-join cannot be said in es-ES" in caplog.text


def test_spanish_of_spain_stands_for_that_of_latin_america(tmp_path: Path) -> None:
    with begun_language(tmp_path, SPANISH):
        assert (say("lobby-join", "es-419"), say("lobby-more", "es-419")) == ("Unirse", "More")
        assert (spoken("es-419"), speaks("es-419"), speaks("pt-BR"), speaks("en-GB")) == ("es-ES", True, False, True)


def test_what_is_read_of_languages_is_kept_only_once_they_are_spoken() -> None:
    forget_sentences()
    assert len(languages()) == len(WHOLE) + 1
    assert [translated(locale) for locale in WHOLE] == [100] * len(WHOLE)
    assert sentences._sources.cache_info().currsize == 0
    say("lobby-join", "de")
    assert sentences._sources.cache_info().currsize == 1


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
