"""A game's text about its dice: commitment, joins and secret, each in its place and once."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import rulesets
from bot.games import farkle
from bot.games.dice import digest_of
from bot.games.farkle import Proof, read_game, write_game
from tests.support.random_games import Played
from tests.support.strategies import played_games
from tests.support.transcripts import has_begun, wrong

HEX = st.text("0123456789abcdef", min_size=64, max_size=64)
A, B = "a" * 64, "0123456789abcdef" * 4
HEAD = ["rules standard", "players A B"]
THROW = "1 roll 1 2 3 4 6 6"


@given(played_games(), HEX | st.just(""), HEX | st.just(""), st.booleans(), st.integers(0, 2**32))
def test_a_proof_is_read_as_it_was_written(played: Played, first: str, last: str, joined: bool, seed: int) -> None:
    ids = Random(seed).sample(range(1, 2**63), len(played.game.seats))
    joins = tuple(map(str, ids) if seed % 2 else map(digest_of, ids))
    proof = Proof(first, joins if joined else (), last)
    names = [f"P{number}" for number in played.game.numbers]
    base = rulesets.shipped()["standard"].rules
    text = write_game("standard", base, played.game.rules, names, played.facts, proof)
    transcript = read_game(text, rulesets.shipped_rules_of(farkle.ENGINE))
    assert transcript.proof == proof
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


@pytest.mark.parametrize(
    ("lines", "line", "code"),
    [
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
def test_wrong_lines_are_named(lines: list[str], line: int, code: str) -> None:
    error = wrong(*lines)
    assert (error.line, error.cause.code) == (line, code)
