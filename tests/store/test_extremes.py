"""Everything that rules allow can be stored, read back, ended, shown within Discord's limits, and deleted."""

import asyncio
import tempfile
from collections.abc import Sequence
from itertools import combinations_with_replacement
from pathlib import Path

from discord.ui import LayoutView
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from bot import rulesets
from bot.errors import Fault, IllegalMove, RuleSetError
from bot.games.dice import Dice, Seed
from bot.games.farkle import ENGINE, MOST_POINTS, Choice, RuleSet, Then, keeps, read_game, scoring
from bot.play import lobby, opening, turns
from bot.play.guards import game_of
from bot.play.sessions import Session, Sessions
from bot.records.records import Records
from bot.rulesets import NamedRules
from bot.servers.rule_books import Book
from bot.store import games
from bot.typed import Typed
from bot.ui.display import Display
from bot.ui.game.plan import screen_of
from bot.ui.records import history
from bot.ui.rules.editor import editor_view
from bot.ui.rules.view import faults, rules_in_words
from localdiscord.rest.limits import check_message
from tests.support.databases import opened
from tests.support.samples import check
from tests.support.sessions import act, farkle
from tests.support.strategies import rule_sets

GUILD, CHANNEL, HOST, GUEST = 1 << 60, 1 << 61, 1 << 62, (1 << 62) + 1
LOOK = Display()
POINTS = st.sampled_from([1, 999_983, MOST_POINTS])
BY_FACE = st.dictionaries(st.sampled_from(range(1, 7)), POINTS, min_size=1)
STRAIGHTS = [f"{low}-{high}" for low in range(1, 7) for high in range(low + 1, 7)]
EXTREME: dict[str, st.SearchStrategy[object]] = {
    "target": st.sampled_from([1, MOST_POINTS]),
    "target_reach": st.sampled_from(["at_least", "exceed"]),
    "opening": st.sampled_from([0, MOST_POINTS]),
    "minimum_bank": st.sampled_from([0, MOST_POINTS]),
    "singles": BY_FACE,
    "triples": BY_FACE,
    "more_of_a_kind": st.sampled_from(["adding", "doubling"])
    | st.dictionaries(st.sampled_from([4, 5]), BY_FACE, min_size=1),
    "straights": st.dictionaries(st.sampled_from(STRAIGHTS), POINTS),
    "full_house_bonus": POINTS,
    "penalty": st.none()
    | st.fixed_dictionaries(
        {"farkles": st.just(1), "points": st.just(MOST_POINTS), "floor": st.sampled_from([None, -MOST_POINTS])}
    ),
    "extend_triples": st.booleans(),
}


MOST_KEPT = 8 * MOST_POINTS
"""Six of a kind that doubles with each die."""


@st.composite
def extreme_rule_sets(draw: DrawFn) -> RuleSet:
    return draw(rule_sets(**{name: draw(values) for name, values in EXTREME.items()}))


@given(extreme_rule_sets())
@settings(max_examples=10, deadline=None)
def test_no_keep_is_worth_more_than_what_sums_are_reckoned_by(rules: RuleSet) -> None:
    extended = frozenset(rules.triples) if rules.extend_triples else frozenset[int]()
    for number in range(1, rules.dice + 1):
        for dice in combinations_with_replacement(range(1, 7), number):
            assert (scoring(rules).worth(dice, extended) or 0) <= MOST_KEPT


@given(extreme_rule_sets(), st.text(st.sampled_from("*_|"), min_size=1, max_size=40))
@settings(max_examples=25, deadline=None)
def test_rules_are_told_and_edited_within_the_limits(rules: RuleSet, title: str) -> None:
    ruleset = NamedRules(title, Typed(title), Typed("*" * 200), "standard", rules)
    plain_house = NamedRules(title, Typed(title), Typed(), "standard", RuleSet())
    many = RuleSetError(_faults())
    fits(rules_in_words(Book((ruleset,), {"farkle": ruleset.name}), ruleset, LOOK))
    fits(editor_view(plain_house, ruleset, LOOK, problem=faults(many, LOOK)))


def _faults() -> list[Fault]:
    try:
        rulesets.parse("\n".join(f"{'x' * 50}{number}: {'y' * 60}" for number in range(60)))
    except RuleSetError as error:
        return error.faults
    raise AssertionError


@given(extreme_rule_sets(), st.lists(st.integers(1, 6), min_size=1, max_size=4))
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_games_are_stored_and_read_back_whatever_they_are_worth(rules: RuleSet, faces: list[int]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_from_lobby_to_oblivion(Path(folder) / "farkle.sqlite3", rules, faces))


async def _from_lobby_to_oblivion(path: Path, rules: RuleSet, faces: Sequence[int]) -> None:
    ruleset = NamedRules("ours", Typed("Ours"), Typed(), "standard", rules)

    def roll(_seed: Seed | None, throw: int, number: int) -> Dice:
        # Few farkles: many dice of a face.
        face = faces[throw % len(faces)]
        return (face,) * number if throw % 25 else tuple((face + index) % 6 + 1 for index in range(number))

    async with opened(path) as database:
        sessions = Sessions(database, roll)
        game_id = (await opening.open_lobby(sessions, GUILD, CHANNEL, HOST, ruleset, join_id=1)).id
        async with sessions.lock(game_id) as session:
            fits(screen_of(session.stored, LOOK))
            await act(session, lobby.join, GUEST, 2)
            await act(session, lobby.start, HOST, 9)
        await _play(sessions, game_id, moves=60)
    # The bot was started again.
    async with opened(path) as database:
        sessions, records = Sessions(database, roll), Records(database)
        await _play(sessions, game_id, moves=60)
        async with sessions.lock(game_id) as session:
            if session.stored.is_running:
                await act(session, turns.leave, session.stored.seats.players[game_of(session.stored).current - 1])
            fits(screen_of(session.stored, LOOK))
            played = game_of(session.stored)
        found = await records.history.finished_game(game_id, GUILD, viewer=None)
        check(await history.game(found, HOST, 1, LOOK))
        for step in range(1, len(found.summary.turns) + 1):
            check(history.replay(found, step, HOST, 1, LOOK))
        exported = read_game(
            await records.history.export(game_id, GUILD, viewer=None), rulesets.shipped_rules_of(ENGINE)
        )
        assert [seat.total for seat in exported.game.seats] == [seat.total for seat in played.seats]
        assert await records.rebuild() == []
        for player in (HOST, GUEST):
            assert (await records.privacy.of(player)).games == 1
            await records.privacy.forget(player)
        stored = await database.read(games.load, game_id=game_id)
        assert stored is not None
        assert not {HOST, GUEST} & set(stored.seats.players)


async def _play(sessions: Sessions, game_id: int, moves: int) -> None:
    """The player on turn throws as often as possible, and now and then banks."""
    for number in range(moves):
        async with sessions.lock(game_id) as session:
            if not session.stored.is_running:
                return
            await _move(session, bank=number % 40 == 39)
            fits(screen_of(session.stored, LOOK))


async def _move(session: Session, *, bank: bool) -> None:
    game = farkle(game_of(session.stored))
    kept = keeps(game)[0].dice if keeps(game) else ()
    then = Then.BANK if bank and kept else Then.ROLL
    try:
        await act(session, turns.choose, Choice(kept, then))
    except IllegalMove:
        await act(session, turns.choose, Choice(kept, Then.ROLL))


def fits(view: LayoutView) -> None:
    body = {"components": view.to_components()}  # type: ignore[no-untyped-call]
    check_message(body, v2=True, emojis=set(), files=set())
