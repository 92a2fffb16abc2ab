"""Records of games with one person: streaks against computers, and the boxes of Yahtzee."""

from bot.coach.characters import Character
from bot.games.yahtzee import BOXES
from bot.model.games import computer
from bot.model.standings import Card
from bot.standings.standings import Standings
from bot.stats.counting import Counting, Reason
from bot.store.database import Database
from tests.support.databases import rows
from tests.support.stored_games import GUILD, NOON, OTHER_GUILD, quick_win, random_yahtzee, store

SOMEBODY, OTHER = 201, 202
TIMID, PERFECT = computer(Character.TIMID), computer(Character.PERFECT)
ALONE = Counting(here=False, everywhere=False, achievements=False, reason=Reason.ALONE)


async def play(database: Database, *, games: int = 5) -> None:
    """Games of Yahtzee at an empty table, four against a computer, the third of which is lost, and one against two."""
    for seed in range(games):
        await store(database, random_yahtzee(seed, 1), (SOMEBODY,), at=NOON + seed, counting=ALONE)
    for index in range(4):
        players = (SOMEBODY, TIMID) if index != 2 else (TIMID, SOMEBODY)
        await store(database, quick_win(2, 50), players, at=NOON + 10 + index, counting=ALONE)
    await store(database, quick_win(3, 50, 0), (SOMEBODY, TIMID, PERFECT), at=NOON + 20, counting=ALONE)


async def cards(database: Database) -> list[Card]:
    of = Standings(database, clock=lambda: NOON).cards.of
    families = ("all-yahtzee", "yahtzee", "triple-yahtzee", "all-farkle")
    return [await of(SOMEBODY, guild, family) for guild in (None, GUILD, OTHER_GUILD) for family in families]


async def test_streaks_and_bests(database: Database) -> None:
    await play(database)
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


async def test_a_rebuild_adds_up_old_games(database: Database, standings: Standings) -> None:
    await play(database)
    before = await cards(database)
    assert await standings.rebuild() == []
    await database.write(lambda transaction: transaction.exec_driver_sql("DELETE FROM lifetime_stats"))
    assert await standings.rebuild() != []
    assert await cards(database) == before


async def test_a_table_with_other_people_is_none_of_them(database: Database) -> None:
    await store(database, quick_win(3, 50, 0), (SOMEBODY, OTHER, TIMID), counting=ALONE)
    assert not any(card.alone.amounts for card in await cards(database))


async def test_deletion_leaves_nothing_of_them(database: Database, standings: Standings) -> None:
    await play(database)
    await cards(database)
    await standings.privacy.forget(SOMEBODY)
    assert not any(card.alone.amounts for card in await cards(database))
    assert await rows(database, "SELECT * FROM lifetime_stats") == []
    assert await standings.rebuild() == []
