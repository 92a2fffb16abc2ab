"""Games of every kind, and with one person: all are stored, read back, checked and counted alike."""

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from bot import rulesets
from bot.coach.adviser import Character
from bot.games import farkle
from bot.games.dice import Dice
from bot.games.summary import places, statistics
from bot.model.achievements import achievements
from bot.model.counting import Counting
from bot.model.games import Status, StoredGame
from bot.model.records import Card, family_of_all
from bot.model.seats import computer
from bot.model.written import numbers, summarize
from bot.play import lobby, opening, turns
from bot.play.guards import game_of
from bot.play.sessions import Session, Sessions
from bot.records.records import Records
from bot.store.database import Database
from tests.golden import GAMES
from tests.support.databases import rows
from tests.support.random_games import random_dice
from tests.support.sessions import CHANNEL, FIRST, GUILD, JOINS, act, began
from tests.support.stored_games import (
    GUILD as PLACE,
)
from tests.support.stored_games import (
    NOON,
    OTHER_GUILD,
    quick_win,
    random_yahtzee,
    results_with_numbers,
    store,
)
from tests.support.yahtzee import BOXES

SHIPPED = rulesets.shipped()


async def move(session: Session, chance: Random) -> None:
    """A random legal move in a game of any kind. Now and then a player's time runs out."""
    stored, game = session.stored, game_of(session.stored)
    aside = [number for number in game.active if game.seat(number).aside]
    if aside and (stored.is_asleep or chance.random() < 0.2):
        await act(session, turns.come_back, stored.seats.players[chance.choice(aside) - 1])
    elif chance.random() < 0.04:
        assert stored.deadline.due_at is not None
        change = turns.time_out_if_due(stored, now=stored.deadline.due_at, roller=session.roller)
        assert change is not None
        await session.commit(change)
    else:
        choices = stored.engine.choices(game)
        choice = chance.choice(choices if chance.random() < 0.3 else choices[:6])
        await act(session, turns.choose, choice)


async def play_to_the_end(sessions: Sessions, game_id: int, chance: Random) -> StoredGame:
    async with sessions.lock(game_id) as session:
        while session.stored.is_running:
            await move(session, chance)
        return session.stored


@pytest.mark.parametrize("name", ["yahtzee", "triple-yahtzee", "kingdom-come"])
@pytest.mark.once
async def test_the_dice_of_a_whole_game_can_be_checked(database: Database, name: str) -> None:
    sessions, records = Sessions(database), Records(database)
    await play_to_the_end(sessions, game_id := await began(sessions, SHIPPED[name], 2), Random(name))
    verdict, text, _ = await records.history.check(game_id, GUILD, viewer=None)
    assert (verdict.faults, verdict.is_over) == ((), True)
    assert f"rules {name}" in text
    assert [row["kind"] for row in await rows(database, "SELECT kind FROM games")] == [SHIPPED[name].engine.name]
    assert await records.rebuild() == []


async def test_one_person_plays_alone_where_a_game_allows_it_and_that_counts_for_nothing(database: Database) -> None:
    sessions, records = Sessions(database), Records(database)
    stored = await play_to_the_end(sessions, await began(sessions, SHIPPED["yahtzee"], 1), Random(1))
    assert (stored.status, stored.seats.players) == (Status.OVER, (FIRST,))
    card = await records.card(FIRST, GUILD, family_of_all("yahtzee"))
    assert card.tally.games == 0
    (line,) = (await records.history.page(GUILD, FIRST, 1, viewer=None)).lines
    assert [seat.points for seat in line.seats] == [stored.game.seat(1).total if stored.game else None]
    assert await records.rebuild() == []


async def test_who_plays_alone_and_leaves_ends_the_game(database: Database) -> None:
    sessions = Sessions(database)
    async with sessions.lock(await began(sessions, SHIPPED["yahtzee"], 1)) as session:
        await act(session, turns.leave, FIRST)
        assert session.stored.has_ended
    assert await Records(database).rebuild() == []


async def test_what_is_not_there_for_a_game_is_refused(database: Database) -> None:
    sessions = Sessions(database)
    stored = await opening.open_lobby(sessions, GUILD, CHANNEL, FIRST, SHIPPED["yahtzee"], join_id=next(JOINS))
    async with sessions.lock(stored.id) as session:
        for action in (partial(lobby.set_target, target=500), partial(lobby.set_rules, ruleset=SHIPPED["standard"])):
            with pytest.raises(Exception, match=r"not-in-this-game|unknown-button"):
                action(session.stored, FIRST)


async def test_what_only_yahtzee_counts_is_on_the_card_and_earns_its_own_achievements(database: Database) -> None:
    chance, records = Random(1), Records(database)

    def roll(_seed: object, _throw: int, number: int) -> Dice:
        # Hardly any random throw is a yahtzee.
        return (chance.randint(1, 6),) * number if chance.random() < 0.1 else random_dice(chance, number)

    sessions = Sessions(database, roll)
    for name in ("yahtzee", "triple-yahtzee"):
        stored = await play_to_the_end(sessions, await began(sessions, SHIPPED[name], 2), chance)
    cards = [await records.card(player, GUILD, family_of_all("yahtzee")) for player in stored.seats.players]
    seats = await results_with_numbers(database)
    assert len(seats) == 4
    assert any(row["yahtzees"] for row in seats)
    for card in cards:
        theirs = [row for row in seats if row["user_id"] == card.user_id]
        assert card.tally["yahtzees"] == sum(row["yahtzees"] for row in theirs)
        assert card.tally["best_column"] == max(row["best_column"] for row in theirs)
        earned = {award.achievement for award in card.awards}
        assert earned <= {name for name, each in achievements().items() if each.kind == "yahtzee"}
        assert ("yahtzee" in earned) == (card.tally["yahtzees"] > 0)
    assert any("yahtzee-win" in {award.achievement for award in card.awards} for card in cards)
    assert await records.rebuild() == []


async def test_whoever_plays_only_another_game_has_a_card_of_that(database: Database) -> None:
    sessions, records = Sessions(database), Records(database)
    await play_to_the_end(sessions, await began(sessions, SHIPPED["yahtzee"], 2), Random(1))
    card = await records.card_of_what_they_play(FIRST, GUILD)
    assert (card.family, card.tally.games) == (family_of_all("yahtzee"), 1)


class LowestRules(farkle.RuleSet):
    """Of a game that the fewest points win."""


class Lowest(type(farkle.ENGINE)):  # type: ignore[misc]  # its class is not public
    rules = LowestRules

    def standing(self, game: farkle.Game, seat: int) -> float:
        return -game.seat(seat).total


def test_a_game_says_who_stands_better_but_winners_come_first_and_who_left_last() -> None:
    engine = Lowest()
    game = engine.new_game(LowestRules(), 4).with_seat(4, left=True)
    for seat, total in enumerate((300, 200, 100), start=1):
        game = game.with_seat(seat, total=total)
    assert places(game) == {1: 3, 2: 2, 3: 1, 4: 4}
    assert [seat.place for seat in statistics(game, (), engine.own)] == [1, 1, 1, 4], "it was stopped"
    won = replace(game, winners=(1,))
    assert [seat.place for seat in statistics(won, (), engine.own)] == [1, 3, 2, 4]


@pytest.mark.parametrize("name", [name for name in GAMES if "yahtzee" in name])
def test_the_numbers_of_a_game_are_those_of_its_text(name: str) -> None:
    text = GAMES[name]
    engine = rulesets.engine_of_text(text)
    transcript = engine.notation.read_game(text, rulesets.shipped_rules_of(engine))
    lines, end = tuple(map(engine.notation.write, transcript.facts)), transcript.game
    summary = summarize(end.rules, len(end.seats), lines)
    assert summary.seats == numbers(end.rules, len(end.seats), lines)
    for number, seat in enumerate(summary.seats, start=1):
        taken = [turn for turn in summary.turns if turn.seat == number]
        assert seat.points == end.seat(number).total
        assert seat.turns == len(taken)
        assert seat.best_turn == max((turn.points for turn in taken), default=0)
    assert not summary.turns or summary.turns[-1].totals == tuple(seat.total for seat in end.seats)


SOMEBODY, OTHER = 201, 202
TIMID, PERFECT = computer(Character.TIMID), computer(Character.PERFECT)


async def play(database: Database) -> None:
    """Games of Yahtzee at an empty table, four against a computer (the third is lost), and one against two."""
    for seed in range(5):
        await store(database, random_yahtzee(seed, 1), (SOMEBODY,), at=NOON + seed, counting=Counting.ALONE)
    for index in range(4):
        players = (SOMEBODY, TIMID) if index != 2 else (TIMID, SOMEBODY)
        await store(database, quick_win(2, 50), players, at=NOON + 10 + index, counting=Counting.ALONE)
    await store(database, quick_win(3, 50, 0), (SOMEBODY, TIMID, PERFECT), at=NOON + 20, counting=Counting.ALONE)


async def cards(database: Database) -> list[Card]:
    of = Records(database, clock=lambda: NOON).card
    families = ("all-yahtzee", "yahtzee", "triple-yahtzee", "all-farkle")
    return [await of(SOMEBODY, guild, family) for guild in (None, PLACE, OTHER_GUILD) for family in families]


async def test_streaks_and_bests(database: Database, records: Records) -> None:
    await play(database)
    assert await records.rebuild() == []
    alone = (await cards(database))[3].alone
    names = ("games_timid", "wins_timid", "run_timid", "longest_timid", "timid_best")
    assert [alone[name] for name in names] == [4, 3, 1, 2, 1000]
    assert (alone.games, alone["games_perfect"]) == (5, 0), "a game against two is against neither"


async def test_the_boxes_add_up_to_the_totals(database: Database) -> None:
    await play(database)
    card, *others = await cards(database)
    alone, column = card.alone, [game.seat(1).card[0] for seed in range(5) if (game := random_yahtzee(seed, 1).game)]
    assert alone.games == 5
    assert alone["best_game"] == max(each.total for each in column)
    bonuses = sum(each.upper_bonus + each.yahtzee_bonus for each in column)
    assert sum(alone[f"points_{box}"] for box in BOXES) + bonuses == alone["points"]
    for box in BOXES:
        assert alone[f"taken_{box}"] == 5
        assert alone[f"best_{box}"] == max(each.holds(box) or 0 for each in column)
    assert [each.alone == alone for each in others] == [
        *(True, False, False),
        *(True, True, False, False),
        *[False] * 4,
    ]
    assert not card.tally.games, "they count for no leaderboard"


async def test_a_table_with_other_people_is_none_of_them(database: Database) -> None:
    await store(database, quick_win(3, 50, 0), (SOMEBODY, OTHER, TIMID), counting=Counting.ALONE)
    assert not any(card.alone.amounts for card in await cards(database))


async def test_deletion_leaves_nothing_of_them(database: Database, records: Records) -> None:
    await play(database)
    await cards(database)
    await records.privacy.forget(SOMEBODY)
    assert not any(card.alone.amounts for card in await cards(database))
    assert await rows(database, "SELECT * FROM lifetime_stats") == []
    assert await records.rebuild() == []
