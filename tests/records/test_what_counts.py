"""What a game counts for, and what it then adds to the numbers of each seat."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import farkle
from bot.games.farkle import change
from bot.games.measures import SeatStatistics
from bot.games.registry import ENGINES
from bot.model.counting import (
    LEAST_TURNS,
    REPETITION_SECONDS,
    Counting,
    counts,
    counts_if_stopped,
    decide,
    rated,
    repetition,
)
from bot.model.games import Status
from bot.model.records import Card, LeaderboardQuery
from bot.model.tally import FIRST_MU, FIRST_SIGMA, Rating, rate
from bot.play import lobby, opening, stopping, turns
from bot.play.sessions import Session, Sessions
from bot.records.records import Records
from bot.rulesets import NamedRules, shipped, shipped_of
from bot.store.database import Database
from bot.typed import Typed
from tests.support.databases import rows
from tests.support.sessions import act
from tests.support.stored_games import GUILD, NOON, OTHER_GUILD, Played, quick_win, store, story

DELUXE = shipped()["deluxe"].rules
QUICK = ENGINES["farkle"].quick_target
RATED, FRIENDLY = Counting.SHIPPED_RULES, Counting.COMPUTER
NEW = (FIRST_MU, FIRST_SIGMA)


def seat(place: int, *, turns: int = 9, left: bool = False, seats: int = 2) -> SeatStatistics:
    return SeatStatistics(place=place, seats=seats, won=place == 1, left=left, points=0, turns=turns)


def quick_loss(leaving_after: int) -> Played[farkle.Game]:
    """Two seats bank turn by turn until the second leaves, after `leaving_after` turns of its own."""
    first = ("1 roll 1 2 3 4 6 6", "1 keep 1", "1 bank")
    second = ("2 roll 5 2 3 4 6 6", "2 keep 5", "2 bank")
    return story("standard", 2, *(first + second) * leaving_after, "2 leave", opening=0, minimum_bank=0)


@pytest.mark.parametrize("name", shipped_of(farkle.ENGINE))
def test_unchanged_shipped_rules_also_earn_achievements(name: str) -> None:
    found = decide(shipped()[name].rules, shipped()[name].rules)
    assert (found, found.counts, found.earns_achievements) == (Counting.SHIPPED_RULES, True, True)


def test_a_rematch_counts_like_the_game_before() -> None:
    """Its rules are those of a game that began, whose clock throws on where to bank would lose."""
    assert decide(DELUXE.playing_on(), DELUXE) == RATED
    assert decide(change(DELUXE, {"target": 5000}).playing_on(), DELUXE) is Counting.OTHER_TARGET


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"target": QUICK + 50}, Counting.OTHER_TARGET),
        ({"singles": {"1": 1_000_000}}, Counting.HOUSE_RULES),
        ({"target": 5000, "opening": 400}, Counting.HOUSE_RULES),
    ],
)
def test_changed_rules_count_without_achievements(options: dict[str, object], reason: Counting) -> None:
    found = decide(change(DELUXE, options), DELUXE)
    assert (found, found.counts, found.earns_achievements) == (reason, True, False)


def test_a_quick_game_counts_for_nothing_unless_its_target_is_the_usual_one() -> None:
    quick = change(DELUXE, {"target": QUICK})
    found = decide(quick, DELUXE)
    assert (found, found.counts) == (Counting.SHORT, False)
    assert decide(quick, quick) == RATED


@pytest.mark.parametrize(
    ("hints_allowed", "computers", "reason"),
    [(True, False, Counting.HINTS), (False, True, Counting.COMPUTER), (True, True, Counting.HINTS)],
)
def test_with_hints_or_a_computer_a_game_counts_for_nothing(
    hints_allowed: bool, computers: bool, reason: Counting
) -> None:
    for rules in (DELUXE, change(DELUXE, {"target": 1})):
        found = decide(rules, DELUXE, hints_allowed=hints_allowed, computers=computers)
        assert (found, found.counts) == (reason, False)


def test_whoever_leaves_loses_at_once_but_nobody_gains_before_a_few_turns() -> None:
    early, late = LEAST_TURNS - 1, LEAST_TURNS
    for mine, theirs, gains in ((early, early, False), (late, early, False), (early, late, False), (late, late, True)):
        seats = [seat(1, turns=mine), seat(2, turns=theirs, left=True)]
        assert counts(RATED, seats) == (gains, True)
        stayed, left = rated(RATED, seats, [NEW, NEW], [1, 1])
        assert left[0] < FIRST_MU
        assert (stayed[0] > FIRST_MU) is gains


def test_who_stays_to_the_end_counts_but_not_against_whoever_left_too_early() -> None:
    seats = [seat(1, seats=3), seat(2, seats=3), seat(3, seats=3, left=True, turns=1)]
    assert counts(RATED, seats) == (True, True, True)
    winner, loser, left = rated(RATED, seats, [NEW] * 3, [1, 1, 1])
    assert [winner, loser[0]] == [rate([NEW, NEW], [1, 2])[0], rate([NEW, NEW], [1, 2])[1][0]]
    assert left[0] < FIRST_MU


def test_nobody_gains_by_leaving_not_even_from_others_who_left() -> None:
    weak, strong = (10.0, 4.0), (40.0, 4.0)
    seats = [seat(1, seats=3), seat(2, seats=3, left=True), seat(2, seats=3, left=True)]
    _, after, _ = rated(RATED, seats, [weak, weak, strong], [1, 1, 1])
    assert after[0] <= weak[0]


RATINGS = st.tuples(st.floats(-20, 60), st.floats(0.5, FIRST_SIGMA))


@st.composite
def tables(draw: st.DrawFn) -> list[tuple[SeatStatistics, tuple[float, float], float]]:
    """Seats, their ratings and weights. The places of those who stayed come first."""
    lefts = draw(st.lists(st.booleans(), min_size=2, max_size=5))
    places = {seat: draw(st.integers(1, 3)) + 3 * left for seat, left in enumerate(lefts)}
    ranks = {seat: 1 + sum(other < place for other in places.values()) for seat, place in places.items()}
    seats = [seat(ranks[index], turns=draw(st.integers(0, 9)), left=left) for index, left in enumerate(lefts)]
    return [(each, draw(RATINGS), draw(st.floats(0, 1))) for each in seats]


@given(tables())
def test_a_loss_never_raises_the_number_that_people_see_and_a_win_never_lowers_it(
    table: list[tuple[SeatStatistics, tuple[float, float], float]],
) -> None:
    """Nor the place on the leaderboard. A loss: leaving, or the last place, unless all share the first."""
    seats, before, weights = (list(each) for each in zip(*table, strict=True))
    last = max(seat.place for seat in seats)
    for each, old, new in zip(seats, before, rated(RATED, seats, before, weights), strict=True):
        was, became = Rating(old[0], old[1], 5), Rating(new[0], new[1], 5)
        if each.left or each.place == last > 1:
            assert (became.value, became.rank) <= (was.value, was.rank)
        elif each.place == 1:
            assert (became.value, became.rank) >= (was.value, was.rank)


def test_leaving_games_of_eight_costs_rating_though_nearly_all_leave() -> None:
    """The shown number rose to 1,033 by the first and 1,276 by eleven: each made the estimate more certain."""
    seats = [seat(1, seats=8), *[seat(2, seats=8, left=True)] * 7]
    mine, shown = NEW, [Rating().value]
    for _ in range(11):
        mine = rated(RATED, seats, [*[NEW] * 7, mine], [1] * 8)[-1]
        shown.append(Rating(*mine).value)
    assert shown == sorted(shown, reverse=True)
    assert shown[1] < shown[0]


def test_a_friendly_game_changes_no_rating_whoever_leaves() -> None:
    seats = [seat(1), seat(2, left=True)]
    assert counts(FRIENDLY, seats) == (False, False)
    assert rated(FRIENDLY, seats, [NEW, NEW], [1, 1]) == [NEW, NEW]


def test_each_game_with_the_same_person_counts_a_tenth_less_than_the_one_before() -> None:
    assert [repetition([number]) for number in range(3)] == pytest.approx([1, 0.9, 0.81])
    assert repetition([0, 10]) == pytest.approx((1 + 0.9**10) / 2)
    assert sum(repetition([number]) for number in range(1000)) == pytest.approx(10)


def test_a_weight_moves_the_rating_so_far_but_whoever_leaves_loses_in_full() -> None:
    seats = [seat(1), seat(2, left=True)]
    full = rate([NEW, NEW], [1, 2])
    half, left = rated(RATED, seats, [NEW, NEW], [0.5, 0.5])
    assert half == pytest.approx(((FIRST_MU + full[0][0]) / 2, (FIRST_SIGMA + full[0][1]) / 2))
    assert left == (full[1][0], FIRST_SIGMA)


async def cards(database: Database, user_id: int) -> tuple[Card, Card]:
    """A person's card on the server and everywhere; a rebuild finds nothing to correct."""
    records = Records(database, clock=lambda: NOON)
    assert await records.rebuild() == []
    return await records.card(user_id, GUILD), await records.card(user_id)


async def test_a_friendly_game_is_in_the_history_and_nowhere_else(database: Database, records: Records) -> None:
    await store(database, quick_win(2, 50), (1, 2), counting=FRIENDLY)
    for card in await cards(database, 1):
        assert (card.tally.games, card.form, card.awards) == (0, (), ())
    page = await records.leaderboard(LeaderboardQuery("rating", GUILD), 1, 1)
    assert (page.people, page.own) == (0, None)
    assert (await records.history.page(GUILD, 1, 1, viewer=None)).games == 1


async def test_house_rules_earn_no_achievement(database: Database) -> None:
    """1 1 1 is worth 24,000,000 here."""
    lines = ("1 roll 1 1 1 2 3 4", "1 keep 1 1 1", "1 bank")
    rules = {"triples": {"1": 1_000_000}, "singles": {"1": 100, "5": 50}}
    played = story("standard", 2, *lines, opening=0, minimum_bank=0, final_round="none", target=5000, **rules)
    await store(database, played, (1, 2), counting=decide(played.game.rules, shipped()["standard"].rules))
    for card in await cards(database, 1):
        assert (card.tally["best_turn"], card.awards) == (1_000_000, ())


async def test_when_the_other_leaves_at_once_only_they_have_played(database: Database, records: Records) -> None:
    await store(database, quick_loss(1), (1, 2), counting=RATED)
    here, everywhere = await cards(database, 1)
    assert here.tally.games == everywhere.tally.games == 0
    for card in await cards(database, 2):
        assert (card.tally.games, card.tally["lefts"], card.tally.wins) == (1, 1, 0)
    assert (await cards(database, 2))[0].tally.rating.mu < FIRST_MU
    page = await records.leaderboard(LeaderboardQuery("wins", GUILD), 1, 1)
    assert page.lines == (), "a rank by wins needs a win"


def test_a_game_that_was_stopped_counts_for_those_who_had_left_it_and_nobody_else() -> None:
    stayed, left = seat(1, seats=3), seat(3, seats=3, left=True)
    seats = [replace(stayed, won=False), replace(stayed, won=False), left]
    assert counts(RATED, seats) == (False, False, True)
    *others, loser = rated(RATED, seats, [NEW] * 3, [1, 1, 1])
    assert others == [NEW, NEW]
    assert loser[0] < FIRST_MU


def test_a_game_that_was_stopped_counts_only_if_it_is_rated_and_somebody_had_left() -> None:
    assert counts_if_stopped(RATED, [False, True])
    assert not counts_if_stopped(RATED, [False, False])
    assert not counts_if_stopped(FRIENDLY, [False, True])


@asynccontextmanager
async def without_the_third(database: Database) -> AsyncIterator[Session]:
    """A game of three that one has left."""
    sessions = Sessions(database, clock=lambda: NOON)
    stored = await opening.open_lobby(sessions, GUILD, 7, 1, shipped()["standard"], join_id=1)
    async with sessions.lock(stored.id) as session:
        await act(session, lobby.join, 2, 102)
        await act(session, lobby.join, 3, 103)
        await act(session, lobby.start, 1, 9)
        await act(session, turns.leave, 3)
        yield session


async def test_friends_cannot_spare_anybody_a_loss_by_stopping_the_game(database: Database) -> None:
    async with without_the_third(database) as session:
        await act(session, stopping.ask, 1)
        await act(session, stopping.agree, 2)
        assert session.stored.status is Status.STOPPED
    for user_id, losses in ((1, 0), (2, 0), (3, 1)):
        for card in await cards(database, user_id):
            assert (card.tally.games, card.tally["lefts"], card.tally.wins) == (losses, losses, 0)
        assert ((await cards(database, user_id))[0].tally.rating.mu < FIRST_MU) is bool(losses)
    history = Records(database, clock=lambda: NOON).history
    (line,) = (await history.page(GUILD, None, 1, viewer=None)).lines
    assert [each.won for each in line.seats] == [False] * 3
    assert (await history.finished_game(session.stored.id, GUILD, viewer=None)).summary.seats[2].left


async def test_what_a_manager_ends_counts_for_nobody(database: Database) -> None:
    async with without_the_third(database) as session:
        await session.commit(stopping.void(session.stored, 4))
    assert (await cards(database, 3))[0].tally.games == 0


async def test_when_the_other_leaves_later_it_is_a_win(database: Database) -> None:
    await store(database, quick_loss(LEAST_TURNS), (1, 2), counting=RATED)
    for card in await cards(database, 1):
        assert (card.tally.games, card.tally.wins) == (1, 1)


async def test_repeated_games_count_less_and_less(database: Database) -> None:
    ratings = [FIRST_MU]
    for number in range(20):
        await store(database, quick_win(2, 50), (1, 2), at=NOON + 60 * number, counting=RATED)
        ratings.append((await Records(database, clock=lambda: NOON).card(1, GUILD)).tally.rating.mu)
    gains = [after - before for before, after in pairwise(ratings)]
    assert gains == sorted(gains, reverse=True)
    weights = [row["weight"] for row in await rows(database, "SELECT weight FROM results WHERE user_id = 1")]
    assert weights == pytest.approx([0.9**number for number in range(20)])
    here, everywhere = await cards(database, 1)
    assert here.tally.games == everywhere.tally.games == 20


async def test_games_repeat_each_other_only_with_the_same_people_and_for_a_while(database: Database) -> None:
    for players, at in (
        ((1, 2), NOON),
        ((3, 1), NOON),
        ((1, 2), NOON + REPETITION_SECONDS - 1),
        ((1, 2), NOON + REPETITION_SECONDS + 1),
    ):
        await store(database, quick_win(2, 50), players, at=at, counting=RATED, guild_id=OTHER_GUILD)
    weights = await rows(database, "SELECT weight FROM results WHERE seat = 1 ORDER BY game_id")
    assert [row["weight"] for row in weights] == pytest.approx([1, 1, 0.9, 0.9])
    assert await Records(database, clock=lambda: NOON).rebuild() == []


async def test_what_a_game_counts_for_is_decided_when_it_starts_and_stays(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A later version with another shipped rule set counts the game as it was agreed."""
    sessions = Sessions(database)
    ruleset = replace(shipped()["standard"], title=Typed("Ours"))
    stored = await opening.open_lobby(sessions, GUILD, 7, 1, ruleset, join_id=1)
    async with sessions.lock(stored.id) as session:
        assert session.stored.counting is None
        assert lobby.what_counts(session.stored) == RATED
        await act(session, lobby.join, 2, 102)
        await act(session, lobby.start, 1, 9)
        assert session.stored.counting == RATED
    other = NamedRules("standard", Typed("Standard"), Typed(), "standard", DELUXE)
    monkeypatch.setattr("bot.play.lobby.shipped", lambda: {"standard": other})  # a later version
    sessions.read_anew()
    async with sessions.lock(stored.id) as session:
        assert session.stored.counting == RATED
        await act(session, turns.leave, 1)
    assert (await Records(database).card(1)).tally["lefts"] == 1
    assert await Records(database).rebuild() == []
