"""Random games: legal moves and whole decisions, refusals, and properties that always hold."""

from collections import Counter
from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import IllegalMove
from bot.games.dice import FACES, Dice
from bot.games.farkle import (
    IDLE_TURNS,
    Bank,
    Banked,
    Choice,
    ComeBack,
    Farkled,
    Follow,
    Followed,
    Game,
    Keep,
    Kept,
    Lapsed,
    Leave,
    Left,
    Move,
    Overshot,
    Penalized,
    Phase,
    Roll,
    Rolled,
    RollOff,
    RuleSet,
    Step,
    Then,
    TimeOut,
    Won,
    chance,
    choices,
    dice_to_roll,
    due,
    evolve,
    keep_to_bank,
    keeps,
    new_game,
    offer_to_follow,
    play,
    play_choice,
    points_to_bank,
    seats_to_move,
    throws_of,
)
from bot.games.moves import SetAside
from bot.sentences import explain
from tests.support import oracle
from tests.support.notation import after, begin, shipped, turn
from tests.support.random_games import Played, finished_game
from tests.support.strategies import played_games, rule_sets


def allows(game: Game, move: Move) -> bool:
    """Is this move among those that are listed as legal?"""
    if isinstance(move, Leave):
        return game.phase is not Phase.OVER and move.seat in game.active
    if isinstance(move, ComeBack):
        return game.phase is not Phase.OVER and move.seat in game.active and game.seat(move.seat).aside
    if isinstance(move, SetAside):
        is_played = game.phase is not Phase.OVER and not game.is_asleep
        return is_played and move.seat != game.current and move.seat in game.missing
    if move.seat not in seats_to_move(game):
        return False
    match move:
        case RollOff(_, die):
            return game.phase is Phase.ROLL_OFF and die in FACES
        case Roll(_, dice):
            return game.phase is not Phase.ROLL_OFF and tuple(sorted(dice)) in {dice for dice, _ in chance(game)}
        case Keep(_, dice):
            return tuple(sorted(dice)) in {keep.dice for keep in keeps(game)}
        case Bank():
            return points_to_bank(game) > 0
        case Follow():
            return offer_to_follow(game) is not None
        case TimeOut():
            return game.phase is not Phase.ROLL_OFF


def conceivable(game: Game, random: Random) -> list[Move]:
    """All kinds of moves: legal ones, nearly legal ones, and garbage, of every seat and of missing seats."""
    moves: list[Move] = []
    for seat in range(-1, len(game.seats) + 2):
        moves += [Follow(seat), Leave(seat), TimeOut(seat), ComeBack(seat), SetAside(seat), Bank(seat)]
        moves += [RollOff(seat, die) for die in (-1, 0, 1, 6, 7)]
        for count in range(8):
            moves.append(Roll(seat, tuple(random.choices(range(1, 7), k=count))))
            moves.append(Roll(seat, tuple(random.choices(range(-1, 9), k=count))))
            moves.append(Keep(seat, tuple(random.choices(range(-1, 9), k=count))))
        thrown = game.turn.thrown
        parts = {part for size in range(len(thrown) + 1) for part in combinations(thrown, size)}
        moves += [Keep(seat, part) for part in sorted(parts)]
        moves += [Keep(seat, part + part) for part in sorted(parts) if part]
    return moves


@given(played_games(), st.integers(0, 999))
def test_exactly_the_moves_that_are_listed_are_accepted(played: Played, seed: int) -> None:
    game = played.game
    for move in conceivable(game, Random(seed)):
        if allows(game, move):
            assert play(game, move)
        else:
            with pytest.raises(IllegalMove) as refused:
                play(game, move)
            assert str(refused.value)
            assert explain(refused.value)


@given(played_games())
def test_keeps_follow_from_the_throw_the_options_and_the_room_to_an_exact_target(played: Played) -> None:
    for game in played.games:
        if game.phase != Phase.KEEP:
            continue
        rules, seat = game.rules, game.seat(game.current)
        expected = oracle.keepable(
            rules, tuple(sorted(game.turn.thrown)), game.turn.extended, first=game.turn.throws == 1
        )
        if rules.target_reach == "exact":
            route = rules.target - seat.total - game.turn.points
            expected = {dice: points for dice, points in expected.items() if points <= route}
        if rules.keep == "all" or (rules.keep == "all_until_open" and not seat.has_opened):
            most = max((len(dice), points) for dice, points in expected.items())
            expected = {dice: points for dice, points in expected.items() if (len(dice), points) == most}
        assert {choice.dice: choice.points for choice in keeps(game)} == expected


@given(played_games())
def test_no_move_leads_to_a_dead_end(played: Played) -> None:
    for game in played.games:
        assert due(game) is None
        if game.phase is Phase.OVER:
            assert (seats_to_move(game), choices(game), chance(game)) == ((), (), ())
            assert game.winners
        else:
            assert choices(game) or game.phase is Phase.ROLL_OFF or game.is_asleep
            assert bool(chance(game)) == (game.phase is not Phase.KEEP and not game.is_asleep)
            assert len(game.active) > 1


@given(played_games())
def test_the_turn_never_comes_to_a_seat_that_left(played: Played) -> None:
    for game in played.games:
        if game.phase not in (Phase.OVER, Phase.ROLL_OFF):
            assert game.current in game.active
        assert all(seat in game.active for seat in seats_to_move(game))
        assert all(seat in game.active for seat in game.winners)


@given(played_games())
def test_the_turn_comes_to_a_seat_that_is_aside_only_where_nobody_else_has_one(played: Played) -> None:
    for game in played.games:
        if game.is_asleep:
            assert all(game.seat(number).aside for number in game.active)
            assert (seats_to_move(game), choices(game), chance(game)) == ((), (), ())
        for number in game.active:
            assert game.seat(number).idle_turns < IDLE_TURNS or game.seat(number).aside or game.phase is Phase.OVER


@given(played_games())
def test_dice_are_neither_lost_nor_made(played: Played) -> None:
    game, thrown, aside = played.games[0], Counter[int](), 0
    for fact in played.facts:
        if isinstance(fact, Followed):
            assert game.offer is not None
            aside = game.rules.dice - game.offer.dice
        if isinstance(fact, Rolled):
            assert len(fact.dice) + aside == game.rules.dice
            thrown = Counter(fact.dice)
        if isinstance(fact, Kept):
            assert Counter(fact.dice) <= thrown
            aside = (aside + len(fact.dice)) % game.rules.dice
        passed = game.current
        game = evolve(game, fact)
        if game.phase == Phase.THROW and (
            game.current != passed or isinstance(fact, Banked | Farkled | Overshot | Penalized | Lapsed)
        ):
            aside = 0
        if isinstance(fact, Left) and game.turn.is_fresh:
            aside = 0


@given(played_games())
def test_totals_are_what_was_banked_less_penalties(played: Played) -> None:
    totals, game = Counter[int](), played.games[0]
    for fact in played.facts:
        before = game
        game = evolve(game, fact)
        if isinstance(fact, Banked):
            totals[fact.seat] += fact.points
        elif isinstance(fact, Penalized):
            assert fact.points >= 0
            totals[fact.seat] -= fact.points
        for number in game.numbers:
            assert game.seat(number).total == totals[number]
            fell = game.seat(number).total < before.seat(number).total
            assert not fell or isinstance(fact, Penalized)


@given(played_games())
def test_turn_points_are_what_was_kept_and_taken_over(played: Played) -> None:
    points, game = 0, played.games[0]
    for fact in played.facts:
        if isinstance(fact, Banked):
            assert fact.points == points
        match fact:
            case Followed():
                assert game.offer is not None
                points = game.offer.points
            case Kept(_, _, worth):
                points += worth
            case Banked() | Farkled() | Overshot() | Lapsed():
                points = 0
            case Left(seat) if seat == game.current:
                points = 0
        game = evolve(game, fact)
        if game.phase in (Phase.THROW, Phase.KEEP, Phase.ROLL_OR_BANK):
            assert game.turn.points == points


# If little scores, there are many farkles.
@given(played_games(rule_sets(penalty={"farkles": 2, "points": 500, "floor": -300}, singles={1: 100}, triples={})))
def test_streak_and_penalty_against_a_recount(played: Played) -> None:
    streaks, game = Counter[int](), played.games[0]
    for number, fact in enumerate(played.facts):
        if isinstance(fact, Banked | Penalized):
            streaks[fact.seat] = 0
        elif isinstance(fact, Farkled):
            streaks[fact.seat] += 1
            penalised = played.facts[number + 1 : number + 2]
            lost = min(500, game.seat(fact.seat).total + 300)
            assert (penalised == (Penalized(fact.seat, lost),)) == (streaks[fact.seat] == 2)
        game = evolve(game, fact)
        assert [seat.streak for seat in game.seats] == [streaks[seat] for seat in game.numbers]


@given(
    rule_sets(target=500, target_reach="at_least", singles={1: 100, 5: 50}), st.integers(2, 4), st.integers(0, 2**32)
)
def test_a_game_ends_and_a_leader_or_an_instant_win_has_won(rules: RuleSet, seats: int, seed: int) -> None:
    played = finished_game(rules, seats, seed)
    game = played.game
    assert played.facts[-1] == Won(game.winners)
    assert len(game.winners) == 1 or rules.tie == "shared"
    if len(game.active) > 1 and rules.instant_win is None:
        leading = game.contenders or game.active
        assert {game.seat(number).total for number in game.winners} == {max(game.seat(n).total for n in leading)}


@given(played_games(rule_sets(follow_on=True, target=500)))
def test_a_turn_follows_on_the_bank_of_another_seat_that_played_last(played: Played) -> None:
    banked: Banked | None = None
    for number, fact in enumerate(played.facts):
        if isinstance(fact, Banked):
            banked = fact
        elif isinstance(fact, Farkled | Overshot | Lapsed):
            banked = None
        elif isinstance(fact, Followed):
            assert banked is not None
            assert banked.seat != fact.seat
            assert any(isinstance(before, Banked) and before.seat == fact.seat for before in played.facts[:number])


def ones(_throw: int, number: int) -> Dice:
    return (1,) * number


def conceivable_choices(game: Game) -> list[Choice]:
    """Every part of the throw, and dice that were not thrown, with every way to continue."""
    thrown = tuple(sorted(game.turn.thrown))
    parts = {part for size in range(len(thrown) + 1) for part in combinations(thrown, size)} | {(), (1,), (2, 2, 2)}
    return [Choice(part, then) for part in sorted(parts) for then in Then]


@given(played_games())
def test_a_choice_is_listed_if_and_only_if_it_can_be_played(played: Played) -> None:
    game = played.game
    for choice in conceivable_choices(game):
        if choice in choices(game):
            assert play_choice(game, choice, ones)
        else:
            with pytest.raises(IllegalMove):
                play_choice(game, choice, ones)


@given(played_games())
def test_choices_are_listed_once_in_the_order_of_their_keeps(played: Played) -> None:
    found = choices(played.game)
    assert len(set(found)) == len(found)
    assert set(found) <= set(conceivable_choices(played.game))
    listed = [choice.keep for choice in found if choice.keep]
    assert list(dict.fromkeys(listed)) == [keep.dice for keep in keeps(played.game)]


def kinds(steps: tuple[Step, ...]) -> list[type]:
    return [type(step.fact) for step in steps]


def test_a_choice_ends_with_its_throw_or_its_bank() -> None:
    game = after(begin(shipped("standard")), "1 roll 1 5 2 3 4 4")
    assert kinds(play_choice(game, Choice((1,), Then.ROLL), ones)) == [Kept, Rolled]
    assert kinds(play_choice(game, Choice((1, 5), Then.BANK), ones)) == [Kept, Banked]
    game = after(begin(shipped("on-the-table")), *turn(1, 500), *turn(2, 500))
    assert choices(game) == (Choice((), Then.FOLLOW), Choice((), Then.ROLL))
    assert kinds(play_choice(game, Choice((), Then.FOLLOW), ones)) == [Followed, Rolled]


def test_where_dice_lie_on_the_table_the_refusal_names_those_that_may_be_kept() -> None:
    game = after(begin(shipped("standard")), "1 roll 1 5 2 3 4 4")
    for then in Then:
        with pytest.raises(IllegalMove, match=r"keep-first.*\(1, 5\)"):
            play_choice(game, Choice((), then), ones)


def test_the_dice_of_a_choice_are_asked_for_by_the_number_of_their_throw() -> None:
    asked = []

    def dice(throw: int, number: int) -> Dice:
        asked.append((throw, number))
        return (1,) * number

    game = after(begin(shipped("standard")), "1 roll 1 5 2 3 4 4")
    play_choice(game, Choice((1,), Then.ROLL), dice)
    play_choice(game, Choice((1, 5), Then.BANK), dice)
    assert asked == [(2, 5)]


def test_a_roll_off_is_chance_and_no_choice() -> None:
    game = new_game(shipped("standard"), 2)
    assert (game.phase, choices(game)) == (Phase.ROLL_OFF, ())
    assert chance(game) == tuple(((face,), 1) for face in FACES)


@given(played_games())
def test_the_throws_that_may_fall_have_as_many_dice_as_may_be_thrown(played: Played) -> None:
    number = dice_to_roll(played.game)
    assert chance(played.game) == throws_of(number)
    assert all(len(dice) == number for dice, _ in chance(played.game))


@pytest.mark.parametrize("number", range(1, 7))
def test_throws_are_weighted_by_the_orders_in_which_they_fall(number: int) -> None:
    assert Counter(tuple(sorted(dice)) for dice in product(FACES, repeat=number)) == dict(throws_of(number))


def test_no_dice_fall_in_no_way() -> None:
    assert throws_of(0) == ()


@given(played_games())
def test_the_most_is_banked_unless_less_is_marked_where_it_can_be_better(played: Played) -> None:
    for game in played.games:
        bankable = {choice.keep for choice in choices(game) if choice.keep and choice.then is Then.BANK}
        best = keep_to_bank(game)
        assert best == next((keep for keep in keeps(game) if keep.dice in bankable), None)
        can_be_better = game.rules.is_exact or game.rules.follow_on
        for marked in keeps(game):
            banked = keep_to_bank(game, marked)
            assert banked in (best, marked)
            if marked.dice not in bankable or (game.final is not None and not can_be_better):
                assert banked == best
            elif can_be_better:
                assert banked == marked


@pytest.mark.parametrize(
    ("final_round", "banked"),
    [("one_turn_each", 100), ("one_roll_each", 100), ("one_more_round", 100), ("complete_round", 250), ("none", 250)],
)
def test_less_may_be_banked_to_stay_below_a_target_that_gives_the_others_a_turn(final_round: str, banked: int) -> None:
    game = after(begin(shipped("standard", target=200, final_round=final_round)), "1 roll 1 1 5 2 3 4")
    for marked, expected in (((1,), banked), ((1, 1), 250)):
        kept = keep_to_bank(game, next(keep for keep in keeps(game) if keep.dice == marked))
        assert kept is not None
        assert kept.points == expected
