"""Everything that is drawn, in every translation: no sentence or field is missing, and Discord takes it."""

from dataclasses import replace

import pytest

from bot import rulesets
from bot.coach.reviewed import SeatSums
from bot.games import farkle
from bot.games.farkle import MOST_SEATS, new_game
from bot.model.games import Status
from bot.model.standings import (
    ORDERS,
    SKILL_GAMES,
    HeadToHead,
    Privacy,
    Season,
    Side,
    engines_with,
    family_of_all,
)
from bot.servers.rule_books import Book
from bot.stats.achievements import achievements
from bot.text import languages
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
    skill_of,
)
from tests.support.sentences import TRANSLATIONS

SHIPPED = rulesets.shipped_of(farkle.ENGINE)


@pytest.fixture(params=TRANSLATIONS)
def display(request: pytest.FixtureRequest) -> Display:
    return Display(locale=request.param)


@pytest.mark.parametrize("name", list(SHIPPED))
def test_lobbies_boards_and_endings(name: str, display: Display) -> None:
    look = Display(drawn.EMOJI, display.locale)
    drawn.check_lobbies(name, MOST_SEATS, look)
    drawn.check_random_game(name, 1, look)


def test_the_longest_board(display: Display) -> None:
    drawn.check_longest_board(Display(drawn.EMOJI, display.locale))


def test_rule_sets_in_words(display: Display) -> None:
    book = Book()
    drawn.check(rules_list(book, display))
    for house in book.all:
        drawn.check(rules_in_words(book, house, display))


@pytest.mark.parametrize("locale", languages())
def test_the_editor_cuts_nothing(locale: str) -> None:
    display = Display(locale=locale)
    for house in rulesets.shipped().values():
        titled = replace(house, title=LONGEST_TITLE)
        for option in (each for menu in house.rules.menus().values() for each in menu):
            if house.rules.values_of(option):
                drawn.check(editor_view(titled, titled, display, choosing=option))
            else:
                check_modal(ask_for(option, titled, display).to_dict(), ())


async def test_cards_and_head_to_heads(display: Display) -> None:
    games = [(HUGE if index % 2 else -HUGE, index % 2 == 0) for index in range(20)]
    page = await cards.card(card_of(HUGE_TALLY, *games, awards=tuple(achievements())), Scope(), display)
    check(page)
    assert all(len(figure.alt) <= 1024 for figure in page.figures)
    skills = await cards.skill(
        skill_of(*[SeatSums(HUGE, 0, -4_205_000)] * SKILL_GAMES, tally=HUGE_TALLY), Scope(), display
    )
    check(skills)
    assert all(len(figure.alt) <= 1024 for figure in skills.figures)
    side = Side(SOMEBODY, HUGE, HUGE, -HUGE, -HUGE)
    check(cards.head_to_head(HeadToHead(HUGE, HUGE, side, side, form(*[(-HUGE, False)] * 5)), Scope(), display))


@pytest.mark.parametrize("order", list(ORDERS))
def test_leaderboards_and_seasons(order: str, display: Display) -> None:
    kinds = [kind.name for kind in engines_with(order)]
    request = LeaderboardRequest(order, Scope(family=family_of_all(kinds[0])), page=99_999)
    found = board_of(request.query(1), [-float(HUGE)] * 10, page=99_999, pages=100_000)
    check(leaderboard(found, request, display))
    crowd = tuple(SOMEBODY - number for number in range(MOST_SEATS))
    season = Season(1, 1, LONGEST_TITLE, order, NOON, NOON, dict.fromkeys(kinds, crowd))
    check(seasons.season_begins(season, display))
    check(seasons.season_ends(season, dict.fromkeys(kinds, found), display))


async def test_finished_games(display: Display) -> None:
    check(history.history(history_of(10, MOST_SEATS, -HUGE), SOMEBODY, display))
    found = golden("deluxe-3")
    check(await history.game(found, SOMEBODY, HUGE, display))
    for step in range(1, 20):
        check(history.replay(found, step, SOMEBODY, HUGE, display))


def test_privacy(display: Display) -> None:
    check(privacy.kept(Privacy(HUGE, True, HUGE, HUGE), display))
    check(privacy.ask_to_forget(display))
    check(privacy.forgotten(display))


def test_a_server_that_speaks_german() -> None:
    rules = SHIPPED["deluxe"].rules
    games = {Status.LOBBY: None, Status.PLAYING: new_game(rules, 2, roll_off=False), Status.CLOSED: None}
    words = {Status.LOBBY: "Mitspielen", Status.PLAYING: "du bist dran", Status.CLOSED: "wurde abgebrochen"}
    for status, game in games.items():
        view = view_of(drawn.record_of(rules, game, 2, status), Display(locale="de"))
        assert words[status] in str(view.to_components())
