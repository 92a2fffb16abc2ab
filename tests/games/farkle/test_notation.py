"""A game as text: text and parser are inverses, a text replays to the game, and says how its dice were made."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import rulesets
from bot.errors import IllegalMove, NotationError, RuleSetError
from bot.games import farkle
from bot.games.dice import digest_of
from bot.games.farkle import (
    Banked,
    Fact,
    Farkled,
    Missed,
    Overshot,
    Penalized,
    Proof,
    RollOffDie,
    RuleSet,
    Transcript,
    Won,
    move_of,
    read,
    read_game,
    write,
    write_game,
)
from bot.games.notation import MOST_BYTES, MOST_NUMBER
from bot.sentences import explain
from tests.support.random_games import Played
from tests.support.strategies import played_games


def find(name: str) -> RuleSet | None:
    ruleset = rulesets.shipped().get(name)
    return ruleset.rules if ruleset else None


def replay(*lines: str) -> Transcript:
    return read_game("\n".join(lines), find)


def wrong(*lines: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        replay(*lines)
    assert f"line {caught.value.line}: " in explain(caught.value)
    return caught.value


def has_begun(played: Played) -> bool:
    """A text shows that there is a roll-off only by its first throw."""
    return played.game.rules.start != "roll_off" or any(isinstance(fact, RollOffDie) for fact in played.facts)


HEX = st.text("0123456789abcdef", min_size=64, max_size=64)
A, B = "a" * 64, "0123456789abcdef" * 4
HEAD = ["rules standard", "players A B"]
THROW = "1 roll 1 2 3 4 6 6"
BEFORE_ITS_ROLL_OFF = ("roll 1 1 1 1 1 1", "keep 1", "bank", "follow", "idle")


def text_of(played: Played, facts: tuple[Fact, ...]) -> str:
    base = rulesets.shipped()["standard"].rules
    names = [f"Player {number}" for number in played.game.numbers]
    return write_game("standard", base, played.game.rules, names, facts)


@pytest.mark.parametrize("line", ["1 keep 1 5", "2 bank"])
def test_a_line_without_its_points_is_no_fact(line: str) -> None:
    with pytest.raises(IllegalMove, match="unreadable"):
        read(line)


def test_numbers_are_as_large_as_databases_hold() -> None:
    assert read(f"1 bank {MOST_NUMBER}") == Banked(1, 2**63 - 1)
    for number in (str(MOST_NUMBER + 1), "9" * 5000):
        with pytest.raises(IllegalMove):
            read(f"1 bank {number}")


@given(played_games())
def test_derived_lines_and_points_may_be_left_out(played: Played) -> None:
    if has_begun(played):
        head = text_of(played, ())
        transcript = read_game(head + "\n".join(map(write, played.moves)), find)
        assert transcript.game == played.game
        assert transcript.facts == played.facts


@given(played_games(), st.data())
def test_a_derived_line_that_did_not_happen_is_refused(played: Played, data: st.DataObject) -> None:
    derived = [number for number, fact in enumerate(played.facts) if move_of(fact) is None]
    if has_begun(played) and derived:
        number = data.draw(st.sampled_from(derived))
        fact, head = played.facts[number], len(text_of(played, ()).splitlines())
        others: list[Fact] = [Farkled(1), Penalized(1, 12345), Overshot(1), Missed(1), Won((1, 2, 3, 4, 5))]
        other = next(other for other in others if type(other) is not type(fact))
        if other not in played.facts[number:]:
            error = wrong(*text_of(played, (*played.facts[:number], other)).splitlines())
            assert (error.line, error.cause.code) == (head + number + 1, "did-not-happen")


@given(played_games(), st.text(max_size=20), st.text(max_size=20))
def test_any_names_of_players_and_any_comments_do(played: Played, first: str, second: str) -> None:
    base = rulesets.shipped()["standard"].rules
    names = [first, second, *("x" for _ in played.game.numbers[2:])]
    text = write_game("standard", base, played.game.rules, names, played.facts)
    comment = "".join(first.split())
    transcript = read_game("".join(f"# {comment}\n{line} #{comment}\n" for line in text.splitlines()), find)
    assert len(transcript.players) == len(names)
    if has_begun(played):
        assert transcript.facts == played.facts


def test_a_player_named_start_is_no_roll_off() -> None:
    assert replay("rules standard", "players start start", "1 roll 1 2 3 4 6 6").game.turn.thrown
    assert replay("rules standard", 'set start "roll_off"', "players A B", "1 roll 1 2 3 4 6 6").game.turn.thrown


def test_a_roll_off_decides_who_begins() -> None:
    game = replay("rules standard", "players A B C", "1 start 3", "2 start 6", "3 start 1", "2 roll 1 2 3 4 6 6").game
    assert game.starter == 2


def test_only_line_ends_end_lines() -> None:
    error = wrong("rules standard # a\fb\u2028c\x85d", "players A B\r", "", "1 bank")
    assert error.line == 4


@pytest.mark.parametrize(
    ("lines", "line", "code"),
    [
        ([], 1, "players-missing"),
        (["# nothing"], 1, "players-missing"),
        (["rules standard"], 2, "players-missing"),
        (["rules nonsense"], 1, "no-such-rules"),
        (["rules"], 1, "no-such-rules"),
        (["players A B"], 1, "rules-first"),
        (["set dice 5"], 1, "rules-first"),
        (["1 roll 1 2 3 4 5 6"], 1, "players-missing"),
        (["rules standard", "rules deluxe"], 2, "header-too-late"),
        (["rules standard", "players A"], 2, "wrong-number-of-players"),
        (["rules standard", "players"], 2, "wrong-number-of-players"),
        (["rules standard", "players A B C D E F G H I"], 2, "wrong-number-of-players"),
        ([*HEAD, "set dice 5"], 3, "header-too-late"),
        ([*HEAD, "players A B"], 3, "header-too-late"),
        (["rules standard", "set target"], 2, "not-json"),
        (["rules standard", "set target ten"], 2, "not-json"),
        (["rules standard", "set target NaN"], 2, "rule-set-faults"),
        (["rules standard", "set target 1e999"], 2, "rule-set-faults"),
        (["rules standard", "set target " + "[" * 1000], 2, "not-json"),
        (["rules standard", "set target " + "9" * 5000], 2, "value-too-long"),
        (["rules standard", "set target 2000", "set target 3000"], 3, "set-twice"),
        (["rules standard", "set singles [" + "1," * 1000 + "1]"], 2, "value-too-long"),
        ([*HEAD, "1 roll 1 2 3 4 5"], 3, "wrong-number-of-dice"),
        ([*HEAD, "1 roll 1 2 3 4 5 7"], 3, "no-such-face"),
        ([*HEAD, "9 roll 1 2 3 4 5 6"], 3, "no-such-seat"),
        ([*HEAD, "0 leave"], 3, "no-such-seat"),
        ([*HEAD, "2 roll 1 2 3 4 5 6"], 3, "other-seats-turn"),
        ([*HEAD, "1 roll 1 2 3 4 5 6", "1 keep 1 = 200"], 4, "wrong-points"),
        ([*HEAD, "1 roll 1 2 3 4 5 6", "1 keep 2"], 4, "not-scoring"),
        ([*HEAD, "1 roll 1 2 3 4 5 6", "1 keep 1", "1 bank 99"], 5, "wrong-points"),
        ([*HEAD, "1 farkle"], 3, "did-not-happen"),
        ([*HEAD, "1 roll 2 2 3 3 4 6", "1 farkle", "1 farkle"], 5, "did-not-happen"),
        ([*HEAD, "win 1"], 3, "did-not-happen"),
        ([*HEAD, "2 leave", "1 roll 1 2 3 4 5 6"], 4, "game-over"),
        ([*HEAD, "1 leave", "win 1"], 4, "did-not-happen"),
        ([*HEAD, "1 leave", "win 2", "win 2"], 5, "did-not-happen"),
        (["rules pocket", "players A B", "1 follow"], 3, "no-follow-on"),
        (["rules standard", 'set start "seat_order"', "players A B", "1 start 3"], 4, "no-roll-off"),
        ([*HEAD, "1 start 3", "1 start 3"], 4, "other-seats-turn"),
        ([*HEAD, "1 start 3", "2 start 9"], 4, "no-such-face"),
        *(([*HEAD, "1 start 3", f"2 {move}"], 4, "roll-off-first") for move in BEFORE_ITS_ROLL_OFF),
        ([f"commitment {A}", *HEAD], 1, "players-missing"),
        (["rules standard", "joins 1 2", "players A B"], 2, "players-missing"),
        (["rules standard", f"secret {A}", "players A B"], 2, "players-missing"),
        ([*HEAD, "commitment"], 3, "not-hex"),
        ([*HEAD, f"commitment {A[1:]}"], 3, "not-hex"),
        ([*HEAD, f"commitment {A}0"], 3, "not-hex"),
        ([*HEAD, f"commitment {A.upper()}"], 3, "not-hex"),
        ([*HEAD, f"commitment {A[:32]} {A[32:]}"], 3, "not-hex"),
        ([*HEAD, f"secret {'g' * 64}"], 3, "not-hex"),
        ([*HEAD, f"commitment {A}", f"commitment {A}"], 4, "set-twice"),
        ([*HEAD, "joins 1 2", "joins 1 2"], 4, "set-twice"),
        ([*HEAD, f"secret {A}", f"secret {A}"], 4, "after-secret"),
        ([*HEAD, "joins"], 3, "wrong-number-of-ids"),
        ([*HEAD, "joins 1"], 3, "wrong-number-of-ids"),
        ([*HEAD, "joins 1 2 3"], 3, "wrong-number-of-ids"),
        ([*HEAD, "joins 1 x"], 3, "not-ids"),
        ([*HEAD, f"joins {A} {B[1:]}"], 3, "not-ids"),
        ([*HEAD, f"joins {A}"], 3, "wrong-number-of-ids"),
        ([*HEAD, "joins 1 -2"], 3, "not-ids"),
        ([*HEAD, "joins 1 02"], 3, "not-ids"),
        ([*HEAD, "joins 1 \u0662"], 3, "not-ids"),
        ([*HEAD, f"joins 1 {'9' * 21}"], 3, "not-ids"),
        ([*HEAD, THROW, f"commitment {A}"], 4, "header-too-late"),
        ([*HEAD, THROW, "joins 1 2"], 4, "header-too-late"),
        ([*HEAD, THROW, f"secret {A}", "1 keep 1"], 5, "after-secret"),
        ([*HEAD, THROW, f"secret {A}", "players A B"], 5, "after-secret"),
    ],
)
def test_wrong_texts(lines: list[str], line: int, code: str) -> None:
    error = wrong(*lines)
    assert (error.line, error.cause.code) == (line, code)


def test_a_wrong_option_is_named_at_its_line_and_contradictions_once_all_are_set() -> None:
    error = wrong("rules standard", "set targett 5", "players A B")
    assert error.line == 2
    assert "did you mean target?" in explain(error)
    assert replay(
        "rules deluxe",
        "set dice 5",
        'set straights {"1-5": 500}',
        "set three_pairs 0",
        "set two_triplets 0",
        "players A B",
    )
    error = wrong("rules deluxe", "set dice 5", "players A B")
    assert error.line == 3
    assert isinstance(error.cause, RuleSetError)
    assert {fault.option for fault in error.cause.faults} == {"straights", "three_pairs", "two_triplets"}


def test_each_of_many_faults_of_a_line_has_a_line() -> None:
    many = ",".join(f'"{number}": 1' for number in range(10, 60))
    lines = explain(wrong("rules standard", f"set singles {{{many}}}")).splitlines()
    assert len(lines) == 50
    assert all(line.startswith("line 2: singles.") for line in lines)


@pytest.mark.parametrize("depth", [10, 300, 900, 980, 5000])
def test_deeply_nested_values_are_a_fault(depth: int) -> None:
    assert wrong("rules standard", "set target " + "[" * depth + "]" * depth, "players A B").line == 2


def test_sentences_stay_short_and_printable() -> None:
    for line in (
        "x" * 50_000,
        "1 roll \x1b[31m\x07",
        "set " + "x" * 50_000 + " 1",
        "rules " + "x" * 50_000,
        "win " + "1 " * 40_000,
    ):
        head = [] if line.startswith("rules") else ["rules standard"] + ["players A B"] * (not line.startswith("set"))
        sentence = explain(wrong(*head, line))
        assert len(sentence) < 300
        assert sentence.isprintable()


def test_a_text_has_a_largest_size() -> None:
    error = wrong("rules standard", "# " + "x" * MOST_BYTES)
    assert (error.line, error.cause.code) == (1, "text-too-large")


@given(played_games(), HEX | st.just(""), HEX | st.just(""), st.booleans(), st.integers(0, 2**32))
def test_the_text_of_a_game_and_its_proof_replays_to_that_game(
    played: Played, first: str, last: str, joined: bool, seed: int
) -> None:
    ids = Random(seed).sample(range(1, 2**63), len(played.game.seats))
    joins = tuple(map(str, ids) if seed % 2 else map(digest_of, ids))
    proof = Proof(first, joins if joined else (), last)
    names = [f"Player {number}" for number in played.game.numbers]
    base = rulesets.shipped()["standard"].rules
    text = write_game("standard", base, played.game.rules, names, played.facts, proof)
    transcript = read_game(text, rulesets.shipped_rules_of(farkle.ENGINE))
    assert transcript.proof == proof
    assert transcript.players == tuple(f"Player_{number}" for number in played.game.numbers)
    if has_begun(played):
        assert (transcript.facts, transcript.game) == (played.facts, played.game)
    rewritten = write_game(
        transcript.base, base, transcript.game.rules, transcript.players, transcript.facts, transcript.proof
    )
    assert rewritten == text


def test_spaces_and_comments_do_not_matter() -> None:
    text = "\n".join(
        [*HEAD, f"  commitment\t{A} # shown in the lobby", "joins  5   7", THROW, f"secret {B} # the end", ""]
    )
    assert read_game(text, rulesets.shipped_rules_of(farkle.ENGINE)).proof == Proof(A, ("5", "7"), B)
