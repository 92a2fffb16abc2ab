"""Cards, leaderboards and other screens, in every language."""

from dataclasses import replace
from functools import partial
from itertools import cycle

import pytest

from bot import rulesets
from bot.coach.reviewed import SeatSums
from bot.features.seasons import screens as seasons
from bot.features.seasons.model import Season
from bot.games import farkle
from bot.games.farkle import MOST_SEATS, new_game
from bot.games.registry import ENGINES
from bot.model.achievements import achievements
from bot.model.games import Status
from bot.model.records import (
    ORDERS,
    SKILL_GAMES,
    Challengers,
    HeadToHead,
    LeaderboardLine,
    LeaderboardPage,
    LeaderboardQuery,
    Period,
    Privacy,
    Side,
    engines_with,
    family_of_all,
)
from bot.model.tally import Rating, Tally
from bot.sentences import DEFAULT, languages
from bot.servers.rule_books import Book
from bot.typed import Typed
from bot.ui import privacy
from bot.ui.display import Display
from bot.ui.game.plan import screen_of
from bot.ui.presentation import presentations
from bot.ui.records import cards, history
from bot.ui.records.leaderboard import LeaderboardRequest, Scope, leaderboard
from bot.ui.rules import editor
from bot.ui.rules.view import rules_in_words, rules_list
from localdiscord.rest.limits import check_modal
from tests.support import drawn
from tests.support.hearing import Listening, Said, hear
from tests.support.samples import (
    HUGE,
    HUGE_TALLY,
    LONGEST_TITLE,
    NOON,
    SOMEBODY,
    board_of,
    card_of,
    check,
    form,
    golden,
    history_of,
    line,
    skill_of,
)
from tests.support.sentences import TRANSLATIONS

LOOK = Display()


@pytest.fixture(params=languages())
def display(request: pytest.FixtureRequest) -> Display:
    return Display(locale=request.param)


async def test_the_largest_card(display: Display) -> None:
    games = [(HUGE if index % 2 else -HUGE, index % 2 == 0) for index in range(20)]
    page = await cards.card(card_of(HUGE_TALLY, *games, awards=tuple(achievements())), Scope(), display)
    check(page)
    assert all(len(figure.alt) <= 1024 for figure in page.figures)


async def test_the_first_game_and_a_record_below_nothing() -> None:
    tally = Tally({"since": NOON, "last": NOON, "games": 1, "points": -3500, "best_game": -3500, "turns": 1})
    look = Listening()
    said = look.said_in(check(await cards.card(card_of(tally, (-3500, False)), Scope(), look)))
    assert said.each("card-games", "games", "wins", "percent") == [(1, 0, 0)]
    assert said.each("card-game-points", "average", "best") == [(-3500, -3500)]
    assert said.each("card-form", "last", "run") == [("lost", 1)]
    assert not said.says("card-awards")
    assert not said.says("card-farkles")


async def test_an_achievement_that_is_no_more_is_left_out() -> None:
    text = check(await cards.card(card_of(HUGE_TALLY, (1, True), awards=("long-gone", "first-win")), Scope(), LOOK))
    assert LOOK.say("achievement-first-win") in text


async def test_the_longest_luck_and_skill(display: Display) -> None:
    found = skill_of(*[SeatSums(HUGE, 0, -4_205_000)] * SKILL_GAMES, tally=HUGE_TALLY)
    page = await cards.skill(found, Scope(), display)
    check(page)
    assert all(len(figure.alt) <= 1024 for figure in page.figures)


async def test_luck_and_skill_of_games_without_a_choice_and_of_none() -> None:
    look, tally = Listening(), Tally({"reviewed": 1, "luck": 105_000})
    page = await cards.skill(skill_of(SeatSums(0, 0, 105_000), tally=tally), Scope(), look)
    (figure,) = page.figures
    said = look.said_in(check(page) + figure.alt)
    assert not said.says("card-skill")
    assert said.each("alt-skill-game", "accuracy", "sign", "luck", "won") == [("none", "+", 10.5, True)]
    empty = await cards.skill(skill_of(tally=Tally()), Scope(), LOOK)
    assert LOOK.say("skill-empty") in check(empty)
    assert empty.figures == ()


def of_leaderboard(found: LeaderboardPage, request: LeaderboardRequest, *, private: bool = False) -> Said:
    look = Listening()
    return look.said_in(check(leaderboard(found, request, look, private=private)))


def test_leaderboards_by_accuracy_and_luck_say_how_many_choices_they_are_about() -> None:
    best = line(1, 91.25)._replace(decisions=409)
    found = board_of(LeaderboardQuery("accuracy", 1), [])._replace(lines=(best,), people=1)
    said = of_leaderboard(found, LeaderboardRequest("accuracy"))
    assert said.each("top-line-choices", "place", "player", "choices") == [(1, f"<@{best.user_id}>", 409)]
    assert said.each("top-value", "value") == [91.2]
    found = found._replace(query=LeaderboardQuery("average_luck", 1))
    said = of_leaderboard(found, LeaderboardRequest("average_luck"))
    assert said.each("top-line-choices", "choices") == [409]
    assert said.each("top-luck", "sign", "luck") == [("+", 91.2)]


async def test_the_form_is_read_from_left_to_right() -> None:
    tally = Tally({"since": NOON, "last": NOON, "games": 4, "wins": 3})
    found, look = card_of(tally, *[(1, won) for won in (True, True, False, True)]), Listening()
    said = look.said_in(check(await cards.card(found, Scope(), look)))
    won, lost = LOOK.say("form-won"), LOOK.say("form-lost")
    assert said.each("card-form", "form", "last", "run") == [(f"{won} {lost} {won} {won}", "won", 2)]


@pytest.mark.parametrize("order", list(ORDERS))
def test_the_largest_leaderboards_and_seasons(order: str, display: Display) -> None:
    kinds = [kind.name for kind in engines_with(order)]
    for period in Period:
        request = LeaderboardRequest(order, family_of_all(kinds[0]), period, page=99_999)
        found = board_of(request.query(1), [-float(HUGE)] * 10, own=line(HUGE, HUGE), page=99_999, pages=100_000)
        check(leaderboard(found, request, display))
    crowd = tuple(SOMEBODY - number for number in range(MOST_SEATS))
    season = Season(1, 1, LONGEST_TITLE, order, NOON, dict.fromkeys(kinds, crowd))
    check(seasons.season_begins(season, display))
    check(seasons.season_ends(season, dict.fromkeys(kinds, found), display))


def test_nobody_gets_a_medal_for_nothing() -> None:
    request = LeaderboardRequest("yahtzees", family_of_all("yahtzee"))
    text = of_leaderboard(board_of(request.query(1), [2, 0]), request).text
    assert ("🥇" in text, "🥈" in text) == (True, False)


def test_an_empty_leaderboard_and_a_season() -> None:
    request = LeaderboardRequest(span=Season(5, 1, LONGEST_TITLE, "rating").span)
    text = check(leaderboard(board_of(request.query(1), []), request, LOOK))
    assert LOOK.say("top-empty", game="farkle") in text


def test_a_hidden_reader_finds_their_line_only_where_nobody_else_sees_it() -> None:
    own = LeaderboardLine(3, SOMEBODY, 700, 4, 2, Rating())
    found = board_of(LeaderboardQuery("rating", 1), [900, 800], own=own, is_viewer_hidden=True)
    assert of_leaderboard(found, LeaderboardRequest(), private=True).each("top-own", "hidden") == [True]
    public = of_leaderboard(found, LeaderboardRequest())
    assert str(SOMEBODY) not in public.text
    assert not public.says("top-own")


def test_the_largest_history(display: Display) -> None:
    check(history.history(history_of(10, 8, -HUGE), SOMEBODY, display))
    check(history.history(history_of(0, 8, 1), history.EVERYBODY, display))


def test_the_largest_head_to_head(display: Display) -> None:
    side = Side(SOMEBODY, HUGE, HUGE, -HUGE, -HUGE)
    check(cards.head_to_head(HeadToHead(HUGE, HUGE, side, side, form(*[(-HUGE, False)] * 5)), Scope(), display))
    check(cards.head_to_head(HeadToHead(0, 0, side, side, ()), Scope(is_own=True), display))


GAMES = ("deluxe-3", "exact-1", "on-the-table-2", "pocket-1", "renaissance-1")


@pytest.mark.parametrize(
    ("name", "locale"), [*((name, DEFAULT) for name in GAMES), *((GAMES[0], locale) for locale in TRANSLATIONS)]
)
async def test_every_turn_of_a_game(name: str, locale: str) -> None:
    found, display = golden(name), Display(locale=locale)
    check(await history.game(found, SOMEBODY, HUGE, display))
    last = len(found.summary.turns) + 1
    texts = [check(history.replay(found, step, SOMEBODY, HUGE, display)) for step in (*range(1, last + 1), HUGE)]
    assert texts[-1] == texts[-2]
    assert "🏆" in texts[-1]


def test_privacy(display: Display) -> None:
    check(privacy.kept(Privacy(True, HUGE, HUGE), Challengers.SERVER, display))
    check(privacy.ask_to_forget(display))
    check(privacy.forgotten(display))


def begins(season: Season) -> Said:
    look = Listening()
    return look.said_in(check(seasons.season_begins(season, look)))


def test_seasons() -> None:
    full = {kind: board_of(LeaderboardQuery("wins", 1), [HUGE] * 10) for kind in ENGINES}
    crowd, one = tuple(SOMEBODY - number for number in range(500)), (SOMEBODY,)
    season = Season(1, 1, LONGEST_TITLE, "wins", NOON, {"farkle": crowd, "yahtzee": one})
    games = [LOOK.say(f"kind-{kind}") for kind in ENGINES]
    assert begins(season).each("season-begins", "games") == [LOOK.listed(games)]
    look = Listening()
    said = look.said_in(check(seasons.season_ends(season, full, look)))
    assert said.each("season-more", "count") == [480]
    assert said.each("season-winners", "game", "many") == [(games[0], 21), (games[1], 1)]
    assert said.says("season-winners", game=games[1], players=f"<@{SOMEBODY}>")
    empty = {kind: board_of(LeaderboardQuery("wins", 1), []) for kind in ENGINES}
    nobody = Season(1, 1, Typed("Summer"), "wins", NOON)
    assert LOOK.say("season-nobody") in check(seasons.season_ends(nobody, empty, LOOK))
    assert begins(Season(1, 1, Typed("Summer"), "farkles")).each("season-begins", "games") == [games[0]]


SHIPPED = rulesets.shipped_of(farkle.ENGINE)


@pytest.mark.parametrize("name", list(SHIPPED))
def test_lobbies_in_every_language(name: str) -> None:
    for locale in TRANSLATIONS:
        drawn.check_lobbies(name, MOST_SEATS, Display(drawn.EMOJI, locale))


@pytest.mark.parametrize(("name", "locale"), [*zip(SHIPPED, cycle(TRANSLATIONS), strict=False)])
def test_boards_and_endings_of_each_rule_set_in_one_language_after_the_other(name: str, locale: str) -> None:
    drawn.check_random_game(name, 1, Display(drawn.EMOJI, locale))


def test_the_longest_board(display: Display) -> None:
    drawn.check_longest_board(Display(drawn.EMOJI, display.locale))


def test_rule_sets_in_words(display: Display) -> None:
    book = Book()
    for game in presentations():
        for page in (1, 2):
            drawn.check(rules_list(book, display, game, page))
    for ruleset in book.all:
        drawn.check(rules_in_words(book, ruleset, display))


def test_the_editor_cuts_nothing(display: Display) -> None:
    for ruleset in rulesets.shipped().values():
        titled = replace(ruleset, title=LONGEST_TITLE)
        drawn.check(editor.editor_view(titled, titled, display))
        for group in (group for menu in ruleset.rules.menus().values() for group in editor.groups(menu)):
            check_modal(editor.form_of(group, titled, display, {}).to_dict(), ())


def test_a_server_that_speaks_german() -> None:
    rules = SHIPPED["deluxe"].rules
    games = {Status.LOBBY: None, Status.PLAYING: new_game(rules, 2, roll_off=False), Status.CLOSED: None}
    keys = {Status.LOBBY: "lobby-join", Status.PLAYING: "board-your-turn", Status.CLOSED: "lobby-ended"}
    for status, game in games.items():
        stored = drawn.record_of(rules, game, 2, status)
        assert hear(partial(screen_of, stored), "de").says(keys[status])
