"""Every example that the rule texts give, and every figure of their tables."""

from itertools import permutations

import pytest

from bot.games.farkle import RuleSet, dice_to_roll, keeps, points_to_bank, scoring
from tests.support.notation import after, begin, facts, refusal, shipped, turn


def worth(rules: RuleSet, dice: str) -> int | None:
    return scoring(rules).worth(tuple(sorted(map(int, dice.split()))))


SINGLES_AND_TRIPLES: dict[str, int | None] = {
    "1": 100,
    "5": 50,
    "1 1 1": 1000,
    "2 2 2": 200,
    "3 3 3": 300,
    "4 4 4": 400,
    "5 5 5": 500,
    "6 6 6": 600,
}
NOTHING = dict.fromkeys(["2", "3", "4", "6", "2 2", "6 6", "1 2", "2 3 4", "3 3 3 3"], None)
TABLES: dict[str, dict[str, int | None]] = {
    "standard": SINGLES_AND_TRIPLES | NOTHING | {
        "1 1 1 1": 1100, "5 5 5 5": 550, "1 2 3 4 5 6": None, "2 2 3 3 4 4": None,
    },
    "pocket": SINGLES_AND_TRIPLES | NOTHING | {"1 1 1": 300},
    "deluxe": SINGLES_AND_TRIPLES | NOTHING | {
        "2 2 3 3 4 4": 750, "1 2 3 4 5 6": 1500, "2 2 2 4 4 4": 2500,
        "2 2 2 2 4 4": None, "4 4 4 4 4 4": 800, "1 1 1 1 1 1": 2000,
    },
    "renaissance": SINGLES_AND_TRIPLES | NOTHING | {
        "3 3 3 3": 600, "3 3 3 3 3": 1200, "3 3 3 3 3 3": 2400, "1 1 1 1": 2000, "1 1 1 1 1 1": 8000,
        "2 2 3 3 4 4": 500, "1 2 3 4 5 6": 1500, "2 2 2 4 4 4": 600, "2 2 2 2 4 4": None,
    },
    "on-the-table": SINGLES_AND_TRIPLES | NOTHING | {
        "1 1 1": 300, "3 3 3 3": 1000, "3 3 3 3 3": 2000, "3 3 3 3 3 3": 3000, "1 1 1 1": 1000,
        "2 2 3 3 4 4": 1500, "2 2 2 2 4 4": 1500, "1 2 3 4 5 6": 1500, "2 2 2 4 4 4": 2500,
    },
    "exact": SINGLES_AND_TRIPLES | NOTHING | {
        "3 3 3 3": 600, "3 3 3 3 3": 900, "1 1 1 1": 2000, "1 2 3 4 5 6": 1000, "2 2 3 3 4 4": None,
    },
    "five-dice": SINGLES_AND_TRIPLES | {
        "3 3 3 3": 600, "1 1 1 1": 2000, "5 5 5 5 1": 1100, "4 4 4": 400, "1 2 3 4 5": 1500, "2 3 4 5 6": 1500,
        "6 2": None, "2 3 4 5": None,
    },
    "facebook": SINGLES_AND_TRIPLES | NOTHING | {
        "3 3 3 3": 600, "2 2 3 3 4 4": 750, "1 2 3 4 5 6": 1500, "2 2 2 4 4 4": 600,
    },
    "kingdom-come": SINGLES_AND_TRIPLES | NOTHING | {
        "3 3 3 3": 600, "3 3 3 3 3 3": 2400, "1 2 3 4 5": 500, "2 3 4 5 6": 750, "1 2 3 4 5 6": 1500,
        "1 2 3 4 5 5": 550, "1 1 2 3 4 5": 600, "2 3 4 5 6 5": 800, "2 2 3 3 4 4": None,
    },
    "zilch": SINGLES_AND_TRIPLES | {
        "3 3 3 3": 600, "3 3 3 3 3 3": 2400, "1 2 3 4 5 6": 1500, "2 2 3 3 4 4": 1500, "2 2 3 3 4 6": None,
    },
    "zehntausend": SINGLES_AND_TRIPLES | {
        "3 3 3 3": None, "1 1 1 1": 1100, "1 2 3 4 5 6": 2000, "2 2 3 3 4 4": None, "2 2 3 3 4 6": None,
    },
}  # fmt: skip
TABLES["american"] = TABLES["on-the-table"]


@pytest.mark.parametrize("name", sorted(TABLES))
def test_the_tables(name: str) -> None:
    rules = shipped(name)
    assert {dice: worth(rules, dice) for dice in TABLES[name]} == TABLES[name]


class TestText001:
    game = after(begin(shipped("standard")), "1 roll 1 2 3 3 3 5")

    @pytest.mark.parametrize(
        ("kept", "points", "dice"), [("3 3 3", 300, 3), ("1", 100, 5), ("5", 50, 5), ("3 3 3 1 5", 450, 1)]
    )
    def test_its_plays(self, kept: str, points: int, dice: int) -> None:
        game = after(self.game, f"1 keep {kept} = {points}")
        assert (dice_to_roll(game), points_to_bank(game)) == (dice, points)

    def test_to_stop_is_to_bank(self) -> None:
        assert after(self.game, "1 keep 3 3 3 1 5", "1 bank 450").seat(1).total == 450

    def test_all_its_plays_and_no_other(self) -> None:
        kept = {keep.dice for keep in keeps(self.game)}
        triple = (3, 3, 3)
        assert kept == {
            (1,), (5,), (1, 5), triple, (1, *triple), (*triple, 5), (1, *triple, 5)
        }  # fmt: skip

    def test_a_last_die_that_scores_is_hot_dice(self) -> None:
        game = after(self.game, "1 keep 3 3 3 1 5", "1 roll 5", "1 keep 5")
        assert (dice_to_roll(game), points_to_bank(game)) == (6, 500)

    def test_three_1s_of_two_throws_are_no_triple(self) -> None:
        game = after(begin(shipped("standard")), "1 roll 1 1 2 3 4 6", "1 keep 1 1 = 200", "1 roll 1 2 3 4")
        assert points_to_bank(after(game, "1 keep 1 = 100")) == 300

    @pytest.mark.parametrize(
        ("options", "dice", "points"),
        [
            ({"full_house_bonus": 250}, "3 3 3 2 2", 550),
            ({"full_house_bonus": 250}, "2 2 2 1 1", 450),
            ({"full_house_bonus": 250}, "1 1 1 5 5 5", 1500),
            ({"full_house_bonus": 250}, "3 3 3 2 2 5", 600),
            ({"full_house_bonus": 250}, "3 3 3 3 3", None),
            ({"three_pairs": 750}, "3 3 3 3 2 2", None),
            ({"three_pairs": 750, "four_and_pair": True}, "3 3 3 3 2 2", 750),
            ({"three_pairs": 750, "four_and_pair": True}, "3 3 3 3 3 3", 600),
            ({"two_triplets": 2500}, "3 3 3 3 3 3", 600),
            ({"two_triplets": 2500, "six_as_two_triplets": True}, "3 3 3 3 3 3", 2500),
            ({"three_pairs": 150}, "2 2 2 2 3 3", None),
            ({"three_pairs": 150, "four_and_pair": True}, "2 2 2 2 3 3", 150),
            ({"three_pairs": 150, "four_and_pair": 250}, "2 2 2 2 3 3", 250),
            ({"three_pairs": 150, "four_and_pair": 250}, "2 2 3 3 4 4", 150),
            ({"four_and_pair": 250}, "2 2 3 3 4 4", None),
            ({"three_pairs": 1500, "six_as_three_pairs": True}, "2 2 2 2 2 2", 1500),
            ({"more_of_a_kind": "adding"}, "2 2 2 2 2 2", 800),
            ({"more_of_a_kind": "doubling"}, "2 2 2 2 2 2", 1600),
            ({"more_of_a_kind": {4: 1000, 5: 2000, 6: 3000}}, "2 2 2 2", 1000),
            ({"more_of_a_kind": {4: 2000, 5: 4000, 6: 6000}}, "2 2 2 2 2", 4000),
            ({"more_of_a_kind": {4: 1000, 5: 2000, 6: 10_000}}, "2 2 2 2 2 2", 10_000),
            ({"more_of_a_kind": {4: 1000}}, "1 1 1 1 1 1", 2000),
        ],
    )
    def test_its_variants(self, options: dict[str, object], dice: str, points: int | None) -> None:
        assert worth(shipped("standard", **options), dice) == points


class TestText000:
    def test_a_5_after_a_triple_of_5s_is_a_single_5(self) -> None:
        game = after(begin(shipped("on-the-table")), "1 roll 5 5 5 2 3 4", "1 keep 5 5 5 = 500", "1 roll 5 2 3")
        assert points_to_bank(after(game, "1 keep 5 = 50")) == 550

    def test_one_does_not_have_to_score_all(self) -> None:
        game = after(begin(shipped("on-the-table")), "1 roll 1 1 5 2 3 4")
        assert len(keeps(game)) == 5

    def test_the_last_die_has_three_throws(self) -> None:
        game = after(begin(shipped("renaissance")), "1 roll 1 1 1 5 5 2", "1 keep 1 1 1 5 5", "1 roll 4", "1 roll 6")
        assert dice_to_roll(after(game, "1 roll 5", "1 keep 5")) == 6

    def test_more_than_10000_signals_the_final_round(self) -> None:
        rules = shipped("renaissance", target=1000)
        assert after(begin(rules), *turn(1, 1000)).final is None
        assert after(begin(rules), *turn(1, 1050)).final == (), "seat 2 has the last turn"


class TestText003:
    def test_three_3s_and_then_two_more(self) -> None:
        game = after(begin(shipped("exact")), "1 roll 3 3 3 2 4 6", "1 keep 3 3 3 = 300", "1 roll 3 3 2")
        assert refusal(game, "1 keep 3").code == "keep-all", "off the board all must be kept"
        game = after(game, "1 keep 3 3 = 600", "1 roll 3")
        assert after(game, "1 keep 3 = 300").turn.points == 1200

    def test_extending_ends_with_the_hand(self) -> None:
        game = after(begin(shipped("exact")), "1 roll 3 3 3 1 1 1", "1 keep 3 3 3 1 1 1 = 1300")
        assert facts(game, "1 roll 3 3 2 2 4 6") == ["1 farkle"]
        assert worth(game.rules, "3 3") is None

    def test_1s_and_5s_are_extended_too(self) -> None:
        game = after(begin(shipped("exact")), "1 roll 5 5 5 2 3 4", "1 keep 5 5 5 = 500", "1 roll 5 1 2")
        assert after(game, "1 keep 5 1 = 600").turn.points == 1100

    def test_single_1s_of_two_throws_are_no_triple(self) -> None:
        game = after(begin(shipped("exact")), "1 roll 1 2 3 3 4 6", "1 keep 1 = 100", "1 roll 1 1 2 3 4")
        assert after(game, "1 keep 1 1 = 200").turn.points == 300

    def test_six_of_a_kind_wins(self) -> None:
        assert facts(begin(shipped("exact")), "1 roll 2 2 2 2 2 2") == ["win 1"]


class TestText004:
    @pytest.mark.parametrize(
        ("dice", "points", "left"),
        [("1 5 3 4 3", 150, 3), ("4 4 4 6 2", 400, 2), ("5 5 5 5 1", 1100, 5), ("2 3 4 5 6", 1500, 5)],
    )
    def test_its_examples(self, dice: str, points: int, left: int) -> None:
        for order in set(permutations(dice.split())):
            game = after(begin(shipped("five-dice")), f"1 roll {' '.join(order)}")
            (keep,) = keeps(game)
            assert keep.points == points
            assert dice_to_roll(after(game, "1 keep " + " ".join(map(str, keep.dice)))) == left

    def test_five_of_a_kind_wins(self) -> None:
        assert facts(begin(shipped("five-dice")), "1 roll 2 2 2 2 2") == ["win 1"]

    def test_350_gets_on_the_board_and_later_any_turn_may_end(self) -> None:
        game = begin(shipped("five-dice"))
        assert refusal(after(game, *turn(1, 300, dice=5)[:-1]), "1 bank").code == "below-opening"
        game = after(game, *turn(1, 350, dice=5), *turn(2, 350, dice=5))
        assert after(game, *turn(1, 50, dice=5)).seat(1).total == 400

    def test_groups_must_be_rolled_in_the_same_roll(self) -> None:
        game = after(begin(shipped("five-dice")), "1 roll 4 4 4 6 2", "1 keep 4 4 4")
        assert facts(game, "1 roll 4 4") == ["1 farkle"]
