"""Random rule sets that draw every option, and random games played by legal moves."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from bot.errors import RuleSetError
from bot.games.dice import FACES
from bot.games.farkle import (
    Bank,
    ComeBack,
    Fact,
    Follow,
    Game,
    Keep,
    Leave,
    Move,
    Phase,
    Roll,
    RollOff,
    RuleSet,
    TimeOut,
    change,
    dice_to_roll,
    keeps,
    new_game,
    offer_to_follow,
    play,
    points_to_bank,
    seats_to_move,
)

POINTS = st.sampled_from([50, 100, 150, 200, 250, 300, 350, 500, 750, 1000, 1500, 2500, 3000, 7])
POINTS_OR_NONE = st.just(0) | POINTS
BY_FACE = st.dictionaries(st.sampled_from(FACES), POINTS, max_size=6)
STRAIGHTS = [f"{low}-{high}" for low in FACES for high in FACES if high > low]

OPTIONS: dict[str, SearchStrategy[object]] = {
    "dice": st.sampled_from([5, 6]),
    "start": st.sampled_from(["roll_off", "seat_order", "random"]),
    "opening": st.sampled_from([0, 0, 350, 500, 1000]),
    "minimum_bank": st.sampled_from([0, 0, 300, 350]),
    "keep": st.sampled_from(["any", "all", "all_until_open"]),
    "hot_dice": st.sampled_from(["may", "must"]),
    "last_die_throws": st.integers(1, 3),
    "follow_on": st.booleans(),
    "target": st.sampled_from([100, 500, 1000, 2000, 4000, 10_000]),
    "target_reach": st.sampled_from(["at_least", "exceed", "exact"]),
    "final_round": st.sampled_from(["none", "complete_round", "one_turn_each", "one_more_round"]),
    "tie": st.sampled_from(["first", "shared", "play_off"]),
    "singles": BY_FACE,
    "triples": BY_FACE,
    "more_of_a_kind": st.sampled_from(["none", "adding", "doubling"])
    | st.dictionaries(st.sampled_from([4, 5, 6]), POINTS | BY_FACE),
    "extend_triples": st.booleans(),
    "straights": st.dictionaries(st.sampled_from(STRAIGHTS), POINTS, max_size=4),
    "three_pairs": POINTS_OR_NONE,
    "four_and_pair": st.booleans(),
    "two_triplets": POINTS_OR_NONE,
    "six_as_two_triplets": st.booleans(),
    "full_house_bonus": POINTS_OR_NONE,
    "instant_win": st.none() | st.integers(3, 6),
    "penalty": st.none()
    | st.fixed_dictionaries(
        {"farkles": st.integers(1, 3), "points": POINTS, "floor": st.sampled_from([None, 0, -100, -1000])}
    ),
    "skunk": st.none() | st.fixed_dictionaries({"below": POINTS, "double_at": st.sampled_from([0, 50])}),
}
assert OPTIONS.keys() == RuleSet.model_fields.keys(), "every option is drawn"


@st.composite
def rule_sets(draw: DrawFn, /, **fixed: object) -> RuleSet:
    """A valid rule set: some options differ from the defaults, `fixed` ones as given; contradictions are undone."""
    names = draw(st.sets(st.sampled_from(sorted(OPTIONS))))
    options = {name: draw(OPTIONS[name]) for name in sorted(names)} | fixed
    while True:
        try:
            return change(RuleSet(), options)
        except RuleSetError as error:
            for fault in error.faults:
                # One of the two goes back to its default, and never a fixed one.
                pair = (fault.option, str(fault.fields["other"]), "target_reach", "dice")
                options.pop(next(name for name in pair if name in options and name not in fixed))


@dataclass(frozen=True)
class Played:
    """A game under way: where it began, every fact, and every game that it was, from the first to the last."""

    games: tuple[Game, ...]
    facts: tuple[Fact, ...]
    moves: tuple[Move, ...]

    @property
    def game(self) -> Game:
        return self.games[-1]


@st.composite
def played_games(draw: DrawFn, rules: SearchStrategy[RuleSet] | None = None, most_moves: int = 120) -> Played:
    """A game after some random legal moves. Fewer and smaller numbers are simpler games."""
    played_by = draw(rules if rules is not None else rule_sets())
    seats = draw(st.integers(2, 4))
    length = draw(st.integers(0, most_moves))
    choices = draw(st.lists(st.integers(0, 2**16), min_size=length, max_size=length))
    return play_out(new_game(played_by, seats), choices)


def finished_game(rules: RuleSet, seats: int, seed: int, most_moves: int = 5000) -> Played:
    """A random game played to its end, if that comes within so many moves."""
    random = Random(seed)
    return play_out(new_game(rules, seats), [random.randrange(2**16) for _ in range(most_moves)])


def play_out(game: Game, choices: Sequence[int]) -> Played:
    """Plays one random legal move for each choice, until the choices or the game are over."""
    games, facts, moves = [game], list[Fact](), list[Move]()
    for choice in choices:
        if game.phase == Phase.OVER:
            break
        move = random_move(game, Random(choice))
        steps = play(game, move)
        game = steps[-1].after
        games.append(game)
        facts += (step.fact for step in steps)
        moves.append(move)
    return Played(tuple(games), tuple(facts), tuple(moves))


def random_move(game: Game, random: Random, leaving: float = 0.01, idling: float = 0.06) -> Move:
    """One of the moves that are legal now; now and then somebody leaves, is idle, or comes back."""
    if random.random() < leaving:
        return Leave(random.choice(game.active))
    aside = [number for number in game.active if game.seat(number).aside]
    if aside and (game.is_asleep or random.random() < 2 * idling):
        return ComeBack(random.choice(aside))
    seat = random.choice(seats_to_move(game))
    if game.phase == Phase.ROLL_OFF:
        return RollOff(seat, random.choice(FACES))
    if random.random() < idling:
        return TimeOut(seat)
    moves: list[Move] = [Keep(seat, keep.dice) for keep in keeps(game)]
    if dice := dice_to_roll(game):
        moves.append(Roll(seat, random_dice(random, dice)))
    if points_to_bank(game):
        moves += [Bank(seat)] * 2
    if offer_to_follow(game):
        moves.append(Follow(seat))
    return random.choice(moves)


def random_dice(random: Random, number: int) -> tuple[int, ...]:
    """Mostly fair dice; now and then few faces or faces in a row, so that rare combinations are common here."""
    kind = random.random()
    if kind < 0.15:
        faces = random.sample(FACES, 2)
        return tuple(random.choices(faces, k=number))
    if kind < 0.25:
        dice = [1, 2, 3, 4, 5, 6][:number] if random.random() < 0.5 else [2, 3, 4, 5, 6, 2][:number]
        random.shuffle(dice)
        return tuple(dice)
    if kind < 0.3:
        return (random.choice(FACES),) * number
    return tuple(random.choices(FACES, k=number))
