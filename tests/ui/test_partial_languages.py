"""A language with a few translations: the bot says the rest in English, and the settings say so."""

from pathlib import Path

from bot.text import DEFAULT, files, lacking, say, translated
from tests.support.languages import begun_language
from tests.support.sentences import SENTENCES
from tests.support.steps import manage
from tests.support.tavern import playing, seeded

SPANISH = "language-name = Español\nlobby-join = Unirse\n"


def test_what_is_lacking_is_said_in_english(tmp_path: Path) -> None:
    with begun_language(tmp_path, SPANISH) as locale:
        assert say("lobby-join", locale) == "Unirse"
        assert say("lobby-start", locale) == say("lobby-start") == "Start"
        assert [key for key in SENTENCES if key not in lacking(locale)] == ["language-name", "lobby-join"]
        assert translated(locale) == 0


def test_a_language_that_nobody_has_begun_lacks_everything(tmp_path: Path) -> None:
    with begun_language(tmp_path, SPANISH):
        assert lacking("fr") == tuple(SENTENCES)
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
            screen = (await admin.slash(tavern.channel, "farkle-setup settings")).shown
            assert say("settings-locale", value=say("settings-as-discord-says")) in screen.text
            await admin.choose(screen, "fc:locale", ["es-ES"])
            partly = say("settings-language-partly", language="Español", percent=0)
            assert say("settings-locale", value=partly) in screen.text
            lobby = (await admin.slash(tavern.channel, "farkle start")).shown
            assert {"Unirse", "Start"} <= {button.label for button in lobby.buttons}
            await admin.choose(screen, "fc:locale", ["en"])
            assert "**Language:** English\n" in f"{screen.text}\n"
