"""How people's names and typed texts look."""

from bot.errors import Refused
from bot.typed import Typed
from bot.ui.display import Display, escaped

ENGLISH, GERMAN = Display(), Display(locale="de")
TITLE = Typed("**Ours** <@1>")
SHOWN = "\\*\\*Ours\\*\\* \\<@1>"


def test_what_people_typed_is_no_markup_in_a_message() -> None:
    assert SHOWN in ENGLISH.say("setup-renamed", title=TITLE)
    assert SHOWN in ENGLISH.explain(Refused("title-taken", title=TITLE))


def test_a_long_text_is_cut_before_it_is_escaped() -> None:
    said = ENGLISH.explain(Refused("title-taken", title=Typed("*" * 1000)))
    assert "\\*" * 200 + "…" in said


def test_labels_show_it_as_it_is_because_they_have_no_markup() -> None:
    assert "**Ours** <@1>" in ENGLISH.label("past-option", id="1", title=TITLE)


def test_our_own_text_is_markup() -> None:
    assert "**Ours**" in ENGLISH.say("setup-renamed", title="**Ours**")


def test_people_are_mentioned_and_a_former_player_is_named_in_the_language_of_the_server() -> None:
    assert ENGLISH.name(5) == GERMAN.name(5) == "<@5>"
    assert ENGLISH.name(-5) == "a former player"
    assert GERMAN.name(-5) == "jemand von früher"


def test_labels_show_names_that_fit_or_seats() -> None:
    display = Display(names={1: "Mira", 2: "M" * 200, 3: "\u200f\u202e"})
    assert [display.in_label(user_id, 4) for user_id in range(4)] == ["player 4", "Mira", "M" * 32, "player 4"]


def test_pictures_and_menus_describe_people_by_names_that_fit() -> None:
    display = Display(names={1: "Mira", 3: "M" * 200})
    assert display.in_picture("<@1> 1,000, <@2> 50, 🤖 Timid Tilly 0") == "Mira 1,000, a player 50, 🤖 Timid Tilly 0"
    assert display.in_picture("<@3>") == "M" * 32
    long = display.in_picture(", ".join(["<@3>"] * 40))
    assert len(long) == 1024
    assert long.endswith("…")


def test_titles_keep_the_spaces_that_break_no_line() -> None:
    assert (
        escaped("10\u202f000\u202f: «\u202fmieux\u202f», 90\u00a0%")
        == "10\u202f000\u202f: «\u202fmieux\u202f», 90\u00a0%"
    )
