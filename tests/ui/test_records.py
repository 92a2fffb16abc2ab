"""Cards, leaderboards and other screens, in every language."""

from dataclasses import replace

import pytest

from bot import rulesets
from bot.coach.reviewed import SeatSums
from bot.games import farkle
from bot.games.farkle import MOST_SEATS, new_game
from bot.games.registry import ENGINES
from bot.model.games import Status
from bot.model.standings import (
    ORDERS,
    SKILL_GAMES,
    HeadToHead,
    LeaderboardLine,
    LeaderboardQuery,
    Period,
    Privacy,
    Season,
    Side,
    engines_with,
    family_of_all,
)
from bot.servers.rule_books import Book
from bot.stats.achievements import achievements
from bot.stats.rating import Rating
from bot.stats.tally import Tally
from bot.text import DEFAULT, Typed, languages
from bot.ui.display import Display
from bot.ui.game.showing import view_of
from bot.ui.rules.editor import ask_for, editor_view
from bot.ui.rules.view import rules_in_words, rules_list
from bot.ui.stats import cards, history, privacy, seasons
from bot.ui.stats.leaderboard import LeaderboardRequest, leaderboard
from bot.ui.stats.scope import Scope
from localdiscord.rest.limits import check_modal
from tests.support import drawn
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
    text = check(await cards.card(card_of(tally, (-3500, False)), Scope(), LOOK))
    assert "**1** game · **0** won · **0%**" in text
    assert "-3,500" in text
    assert "Form `L` · lost the last game" in text
    assert "Achievements" not in text
    assert "Farkles**" not in text


async def test_an_achievement_that_is_no_more_is_left_out() -> None:
    text = check(await cards.card(card_of(HUGE_TALLY, (1, True), awards=("long-gone", "first-win")), Scope(), LOOK))
    assert "First blood" in text


async def test_the_longest_luck_and_skill(display: Display) -> None:
    found = skill_of(*[SeatSums(HUGE, 0, -4_205_000)] * SKILL_GAMES, tally=HUGE_TALLY)
    page = await cards.skill(found, Scope(), display)
    check(page)
    assert all(len(figure.alt) <= 1024 for figure in page.figures)


async def test_luck_and_skill_of_games_without_a_choice_and_of_none() -> None:
    page = await cards.skill(
        skill_of(SeatSums(0, 0, 105_000), tally=Tally({"reviewed": 1, "luck": 105_000})), Scope(), LOOK
    )
    assert "accuracy **" not in check(page)
    (figure,) = page.figures
    assert figure.alt == "Accuracy and luck in each game, oldest first: no choices, luck +10.5%, won."
    empty = await cards.skill(skill_of(tally=Tally()), Scope(), LOOK)
    assert "No games here have been reviewed yet." in check(empty)
    assert empty.figures == ()


def test_leaderboards_by_accuracy_and_luck_say_how_many_choices_they_are_about() -> None:
    best = replace(line(1, 91.25), decisions=409)
    found = replace(board_of(LeaderboardQuery("accuracy", 1), []), lines=(best,), people=1)
    assert f"**1.** <@{best.user_id}> 🥇 · **91.2** · 409 choices" in check(
        leaderboard(found, LeaderboardRequest("accuracy"), LOOK)
    )
    found = replace(found, query=LeaderboardQuery("average_luck", 1))
    assert "**+91.2%** · 409 choices" in check(leaderboard(found, LeaderboardRequest("average_luck"), LOOK))


async def test_the_form_is_read_from_left_to_right() -> None:
    tally = Tally({"since": NOON, "last": NOON, "games": 4, "wins": 3})
    text = check(await cards.card(card_of(tally, (1, True), (1, True), (1, False), (1, True)), Scope(), LOOK))
    assert "Form `W L W W` · won the last 2 games" in text


@pytest.mark.parametrize("order", list(ORDERS))
def test_the_largest_leaderboards_and_seasons(order: str, display: Display) -> None:
    kinds = [kind.name for kind in engines_with(order)]
    for period in Period:
        request = LeaderboardRequest(order, Scope(family=family_of_all(kinds[0])), period, page=99_999)
        found = board_of(request.query(1), [-float(HUGE)] * 10, own=line(HUGE, HUGE), page=99_999, pages=100_000)
        check(leaderboard(found, request, display))
    crowd = tuple(SOMEBODY - number for number in range(MOST_SEATS))
    season = Season(1, 1, LONGEST_TITLE, order, NOON, NOON, dict.fromkeys(kinds, crowd))
    check(seasons.season_begins(season, display))
    check(seasons.season_ends(season, dict.fromkeys(kinds, found), display))


def test_nobody_gets_a_medal_for_nothing() -> None:
    request = LeaderboardRequest("yahtzees", Scope(family=family_of_all("yahtzee")))
    text = check(leaderboard(board_of(request.query(1), [2, 0]), request, LOOK))
    assert "🥇 · **2**" in text
    assert "🥈" not in text


def test_an_empty_leaderboard_and_a_season() -> None:
    request = LeaderboardRequest(season=5)
    text = check(leaderboard(board_of(LeaderboardQuery("rating", 1), []), request, LOOK, season=LONGEST_TITLE))
    assert "No one is listed" in text


def test_a_hidden_reader_finds_their_line_only_where_nobody_else_sees_it() -> None:
    own = LeaderboardLine(3, SOMEBODY, 700, 4, 2, Rating())
    found = board_of(LeaderboardQuery("rating", 1), [900, 800], own=own, is_viewer_hidden=True)
    assert "hidden from everyone else" in check(leaderboard(found, LeaderboardRequest(), LOOK, private=True))
    public = check(leaderboard(found, LeaderboardRequest(), LOOK))
    assert str(SOMEBODY) not in public
    assert "hidden" not in public


def test_the_largest_history(display: Display) -> None:
    check(history.history(history_of(10, 8, -HUGE), SOMEBODY, display))
    check(history.history(history_of(0, 8, 1), history.EVERYBODY, display))


def test_the_largest_head_to_head(display: Display) -> None:
    side = Side(SOMEBODY, HUGE, HUGE, -HUGE, -HUGE)
    check(cards.head_to_head(HeadToHead(HUGE, HUGE, side, side, form(*[(-HUGE, False)] * 5)), Scope(), display))
    check(cards.head_to_head(HeadToHead(0, 0, side, side, ()), Scope(is_here=False), display))


GAMES = ("deluxe-3", "exact-1", "on-the-table-2", "pocket-1", "renaissance-1")


@pytest.mark.parametrize(
    ("name", "locale"), [*((name, DEFAULT) for name in GAMES), *((GAMES[0], locale) for locale in TRANSLATIONS)]
)
async def test_every_turn_of_a_game(name: str, locale: str) -> None:
    found, display = golden(name), Display(locale=locale)
    check(await history.game(found, SOMEBODY, HUGE, display))
    last = len(found.told.turns) + 1
    texts = [check(history.replay(found, step, SOMEBODY, HUGE, display)) for step in (*range(1, last + 1), HUGE)]
    assert texts[-1] == texts[-2]
    assert "🏆" in texts[-1]


def test_privacy(display: Display) -> None:
    check(privacy.kept(Privacy(HUGE, True, HUGE, HUGE), display))
    check(privacy.ask_to_forget(display))
    check(privacy.forgotten(display))


def test_seasons() -> None:
    full = {kind: board_of(LeaderboardQuery("wins", 1), [HUGE] * 10) for kind in ENGINES}
    crowd, one = tuple(SOMEBODY - number for number in range(500)), (SOMEBODY,)
    season = Season(1, 1, LONGEST_TITLE, "wins", NOON, NOON, {"farkle": crowd, "yahtzee": one})
    assert "Farkle and Yahtzee each have their own leaderboard and crown" in check(seasons.season_begins(season, LOOK))
    text = check(seasons.season_ends(season, full, LOOK))
    assert "and 480 more share the crown" in text
    assert f"**Yahtzee:** <@{SOMEBODY}> wins the season!" in text
    empty = {kind: board_of(LeaderboardQuery("wins", 1), []) for kind in ENGINES}
    nobody = Season(1, 1, Typed("Summer"), "wins", NOON, NOON)
    assert "No one finished" in check(seasons.season_ends(nobody, empty, LOOK))
    only = Season(1, 1, Typed("Summer"), "farkles", NOON)
    assert "Yahtzee" not in check(seasons.season_begins(only, LOOK))


SHIPPED = rulesets.shipped_of(farkle.ENGINE)


@pytest.mark.parametrize("locale", TRANSLATIONS)
@pytest.mark.parametrize("name", list(SHIPPED))
def test_lobbies_boards_and_endings(name: str, locale: str) -> None:
    look = Display(drawn.EMOJI, locale)
    drawn.check_lobbies(name, MOST_SEATS, look)
    drawn.check_random_game(name, 1, look)


def test_the_longest_board(display: Display) -> None:
    drawn.check_longest_board(Display(drawn.EMOJI, display.locale))


def test_rule_sets_in_words(display: Display) -> None:
    book = Book()
    drawn.check(rules_list(book, display))
    for house in book.all:
        drawn.check(rules_in_words(book, house, display))


def test_the_editor_cuts_nothing(display: Display) -> None:
    for house in rulesets.shipped().values():
        titled = replace(house, title=LONGEST_TITLE)
        for option in (each for menu in house.rules.menus().values() for each in menu):
            if house.rules.values_of(option):
                drawn.check(editor_view(titled, titled, display, choosing=option))
            else:
                check_modal(ask_for(option, titled, display).to_dict(), ())


def test_a_server_that_speaks_german() -> None:
    rules = SHIPPED["deluxe"].rules
    games = {Status.LOBBY: None, Status.PLAYING: new_game(rules, 2, roll_off=False), Status.CLOSED: None}
    words = {Status.LOBBY: "Mitspielen", Status.PLAYING: "du bist dran", Status.CLOSED: "wurde abgebrochen"}
    for status, game in games.items():
        view = view_of(drawn.record_of(rules, game, 2, status), Display(locale="de"))
        assert words[status] in str(view.to_components())
