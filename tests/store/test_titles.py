"""Titles that people give: none is invisible, and none looks like another one."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import Refused, RuleSetError
from bot.rulesets import shipped, titles_of
from bot.servers.rule_books import RuleBooks
from bot.store import guilds, rule_books
from bot.store.database import Database
from bot.store.units import Transaction
from bot.typed import Typed, harmless, has_address, is_plain, key_of, skeleton
from tests.support.stored_games import GUILD

pytestmark = pytest.mark.once
UNSEEN = "\u115f\u1160\u3164\uffa0\u2800\u034f\u180b\u17b4\ufe0f\u0301\u200b\U000e0100"
"""Fillers, blanks, selectors and marks."""
LIKE_STANDARD = {
    "in Cyrillic": "St\u0430nd\u0430rd",
    "in Greek": "St\u03b1ndard",
    "in small capitals": "\u1d1b".join(["s", "\u1d00\u0274\u1d05\u1d00\u0280\u1d05"]),
    "fullwidth": "".join(chr(ord(letter) + 0xFEE0) for letter in "Standard"),
    "mathematical": "".join(chr(ord(letter) - ord("a") + 0x1D41A) for letter in "standard"),
    "with a dot": "Standar\u1e0d",
    "with a selector": "Standard\ufe0f",
    "in quotation marks": '"St\u0430ndard"',
}
STYLES: dict[str, list[str]] = {}
for styled in map(chr, [*range(0xFF21, 0xFF5B), *range(0x1D400, 0x1D6A4)]):
    STYLES.setdefault(unicodedata.normalize("NFKD", styled), []).append(styled)


@given(st.text(UNSEEN, min_size=1))
def test_what_nobody_sees_is_no_title(text: str) -> None:
    assert not is_plain(text, 1000)
    assert skeleton(f"Exact{text}") == skeleton("Exact") or not is_plain(f"Exact{text}", 1000)


@pytest.mark.parametrize(
    "address",
    [
        *("https://evil.example", "HTTP://1.2.3.4/x", "steam://run/1", "discord://-/users/1", "evil:/x"),
        *("discord.gg/abc", "www.evil.example", "mailto:a@evil.example", "bücher.example", "почта.рф"),
        *("ht\u200btps://evil.example", "\uff48ttps\uff1a\uff0f\uff0fevil\uff0eexample"),
        *("<https://evil.example>", "[x](https://evil.example)"),
    ],
)
def test_an_address_is_no_title_and_a_stored_one_is_shown_without_it(address: str) -> None:
    for text in (address, f"FREE NITRO {address}", f"{address} now", f"Gift({address})"):
        assert has_address(text)
        assert not is_plain(text, 1000)
        assert harmless(text) in ("…", "FREE NITRO", "now")


@given(st.text(st.sampled_from("ab:/.@\u200b\uff1a\uff0f\uff0e \u3000x"), max_size=12))
def test_what_remains_of_a_stored_title_has_no_address(text: str) -> None:
    assert not has_address(harmless(text))
    assert has_address(text) or harmless(text) == text


def test_points_and_colons_alone_make_no_address() -> None:
    for text in ("1.Saison", "v1.2", "10.000", "Dr. No", "z.B. alt", "Sad :/", "3:1", "U.S.A.", "... und?"):
        assert is_plain(text, 40)


@given(st.sampled_from(sorted(shipped())), st.data())
def test_letters_of_other_alphabets_and_styles_make_no_other_title(name: str, data: st.DataObject) -> None:
    title = shipped()[name].title
    shown = "".join(data.draw(st.sampled_from([letter, *STYLES.get(letter, [])])) for letter in title)
    assert skeleton(shown) == skeleton(title)


@pytest.mark.parametrize(
    ("title", "like"),
    [
        ("Exa\u03f2t", "Exact"),
        ("D\u212eluxe", "Deluxe"),
        ("\u2018Five dice\u2019", "Five dice"),
        ("Three\u2010Two", "Three-Two"),
    ],
)
def test_signs_and_punctuation_make_no_other_title(title: str, like: str) -> None:
    assert skeleton(title) == skeleton(like)
    assert skeleton("!!!") != skeleton("???")


def test_shipped_titles_differ_in_their_looks() -> None:
    seen = [{skeleton(title) for title in titles_of(ruleset)} for ruleset in shipped().values()]
    assert sum(map(len, seen)) == len(set().union(*seen))


@pytest.mark.parametrize("title", LIKE_STANDARD.values(), ids=LIKE_STANDARD)
async def test_a_rule_set_cannot_look_like_a_shipped_one(database: Database, title: str) -> None:
    books = RuleBooks(database)
    for making in (books.make(GUILD, title, "exact"), books.read(GUILD, f"title: {title}".encode(), "file")):
        with pytest.raises(Refused, match="title-taken"):
            await making
    await books.make(GUILD, "Ours", "exact")
    with pytest.raises(Refused, match="title-taken"):
        await books.rename(GUILD, "Ours", title)
    assert (await books.rename(GUILD, "Ours", "\u039furs")).title == "\u039furs", "it looks like itself only"
    with pytest.raises(Refused, match="title-taken"):
        await books.make(GUILD, "OURS", "exact")


async def test_titles_from_before_still_work(database: Database) -> None:
    books, odd = RuleBooks(database), Typed("St\u0430ndard\u3164")

    def keep(transaction: Transaction, title: Typed) -> None:
        guilds.ensure_guild(transaction, GUILD)
        ruleset = shipped()["exact"]
        rule_books.add_rules(
            transaction, GUILD, type(ruleset)(key_of(title), title, Typed(), ruleset.base, ruleset.rules)
        )

    await database.write(keep, title=odd)
    kept = (await books.of(GUILD)).find_own(odd)
    changed = type(kept)(kept.name, kept.title, Typed("changed"), kept.base, kept.rules)
    assert await books.change(GUILD, kept, changed) == changed
    assert (await books.rename(GUILD, odd, "Ours")).title == "Ours"
    for title in ("\u3164", "\u2800\u2800", "FREE NITRO https://evil.example"):
        with pytest.raises(RuleSetError):
            await books.rename(GUILD, "Ours", title)
