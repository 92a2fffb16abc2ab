"""The address in a button: every written address can be read, and no other text is taken for one."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.errors import Refused
from bot.hooks import features
from bot.ui.game_addresses import Address, Verb
from bot.ui.games.farkle import buttons as farkle
from bot.ui.games.yahtzee import buttons as yahtzee
from bot.ui.marks import Marked
from tests.support.tavern import game_address

GAMES = st.integers(0, 999_999_999)
REVISIONS = st.integers(0, 999_999)
VERBS = st.sampled_from([*Verb, *farkle.Verb, *yahtzee.Verb])
MARKED = st.builds(Marked, st.integers(0, 63), st.none() | st.integers(0, 5))

# Written down from messages that are still in people's channels: these buttons have to work for ever.
POSTED = {
    "fk:7:1:join": Address(7, 1, Verb.JOIN),
    "fk:7:30:share": Address(7, 30, Verb.SHARE),
    "fk:7:2:out": Address(7, 2, Verb.LEAVE_LOBBY),
    "fk:7:2:invite": Address(7, 2, "invite"),
    "fk:7:2:invite-who": Address(7, 2, "invite-who"),
    "fk:7:2:invite-all": Address(7, 2, "invite-all"),
    "fk:7:2:start": Address(7, 2, Verb.START),
    "fk:7:2:alone": Address(7, 2, Verb.ALONE),
    "fk:7:2:cancel": Address(7, 2, Verb.CANCEL),
    "fk:7:2:target": Address(7, 2, Verb.TARGET),
    "fk:7:2:seats": Address(7, 2, Verb.SEATS),
    "fk:7:2:turns": Address(7, 2, Verb.TURNS),
    "fk:7:2:turns-zone": Address(7, 2, Verb.ZONE),
    "fk:7:2:turns-zone:1": Address(7, 2, Verb.ZONE, ("1",)),
    "fk:7:2:turns-clock": Address(7, 2, Verb.CLOCK),
    "fk:7:2:turns-free": Address(7, 2, Verb.FREE_DAYS),
    "fk:7:2:turns-hour": Address(7, 2, Verb.HOUR),
    "fk:7:2:turns-away": Address(7, 2, "turns-away"),
    "fk:7:2:remove": Address(7, 2, Verb.REMOVE),
    "fk:7:2:rules": Address(7, 2, Verb.RULES),
    "fk:7:2:rules-which": Address(7, 2, Verb.CHOOSE_RULES),
    "fk:7:2:hints-on": Address(7, 2, Verb.HINTS_ON),
    "fk:7:2:hints-off": Address(7, 2, Verb.HINTS_OFF),
    "fk:7:23:hint": Address(7, 23, Verb.HINT),
    "fk:7:1:accept": Address(7, 1, Verb.ACCEPT),
    "fk:7:1:block": Address(7, 1, Verb.BLOCK),
    "fk:7:1:opponent-who": Address(7, 1, Verb.CHOOSE_OPPONENT),
    "fk:7:2:roll": Address(7, 2, farkle.Verb.ROLL),
    "fk:7:3:roll:5": Address(7, 3, farkle.Verb.ROLL, ("5",)),
    "fk:7:3:bank:63": Address(7, 3, farkle.Verb.BANK, ("63",)),
    "fk:7:3:bank-yes:63": Address(7, 3, farkle.Verb.BANK_ANYWAY, ("63",)),
    "fk:7:3:best:3": Address(7, 3, farkle.Verb.BEST, ("3",)),
    "fk:7:3:die:0:4": Address(7, 3, farkle.Verb.DIE, ("0", "4")),
    "fk:7:3:die:18:1": Address(7, 3, farkle.Verb.DIE, ("18", "1")),
    "fk:7:12:follow": Address(7, 12, farkle.Verb.FOLLOW),
    "fk:7:12:leave": Address(7, 12, Verb.LEAVE),
    "fk:7:12:leave-yes": Address(7, 12, Verb.LEAVE_FOR_GOOD),
    "fk:7:12:stop-ask": Address(7, 12, Verb.STOP_ASK),
    "fk:7:12:stop-yes": Address(7, 12, Verb.STOP_AGREE),
    "fk:7:12:stop-void": Address(7, 12, Verb.STOP_VOID),
    "fk:7:12:pause": Address(7, 12, Verb.PAUSE),
    "fk:7:12:skip": Address(7, 12, Verb.SKIP),
    "fk:7:12:back": Address(7, 12, Verb.BACK),
    "fk:7:12:play-on:2": Address(7, 12, Verb.PLAY_ON, ("2",)),
    "fk:7:12:play-on-yes:2": Address(7, 12, Verb.PLAY_ON_SURE, ("2",)),
    "fk:7:12:claim": Address(7, 12, Verb.CLAIM),
    "fk:7:12:stop": Address(7, 12, Verb.STOP),
    "fk:7:12:stop-alone": Address(7, 12, Verb.STOP_ALONE),
    "fk:7:12:resume": Address(7, 12, Verb.RESUME),
    "fk:7:12:hold:25": Address(7, 12, yahtzee.Verb.HOLD, ("25",)),
    "fk:7:12:take:2:10": Address(7, 12, yahtzee.Verb.TAKE, ("2", "10")),
    "fk:7:12:score:2": Address(7, 12, yahtzee.Verb.SCORE, ("2",)),
    "fk:7:12:score-yes:2:10": Address(7, 12, yahtzee.Verb.SCORE_ANYWAY, ("2", "10")),
    "fk:7:12:cards": Address(7, 12, yahtzee.Verb.CARDS),
    "fk:7:12:card": Address(7, 12, yahtzee.Verb.CARD),
    "fk:123456789:204:rematch": Address(123456789, 204, Verb.REMATCH),
    "fk:123456789:204:check": Address(123456789, 204, Verb.CHECK),
}


@pytest.mark.parametrize("custom_id", POSTED)
def test_posted_buttons_are_read_and_written_alike(custom_id: str) -> None:
    assert game_address(custom_id) == POSTED[custom_id]
    assert str(POSTED[custom_id]) == custom_id


def test_every_verb_was_posted() -> None:
    of_features = (verb for feature in features() for verb in feature.actions())
    assert {address.verb for address in POSTED.values()} == {*Verb, *farkle.Verb, *yahtzee.Verb, *of_features}


@given(GAMES, REVISIONS, VERBS, MARKED)
def test_what_is_written_can_be_read(game: int, revision: int, verb: str, marked: Marked) -> None:
    address = Address(game, revision, verb, marked.arguments)
    text = str(address)
    assert game_address(text) == address
    assert Marked.read(address.arguments) == marked
    assert len(text) <= 100


@given(st.text(max_size=100) | st.text("fk:0123456789-roljinbadeUTP", max_size=40).map("fk:".__add__))
@example("fk:\u0663:0:join")
@example("fk:1:0:join\n")
@example("fk:1:0:")
def test_garbage_is_no_address(text: str) -> None:
    address = game_address(text)
    if address is not None:
        assert text.isascii()
        assert game_address(str(address)) == address


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fk",
        "fk:",
        "fk:1",
        "fk:1:2",
        "fs:1:2:roll",
        "fk:1:2:roll:",
        "fk:-1:2:roll",
        "fk:1:2:roll:1:2:3:4",
        "fk:1:2:roll:-1",
        "fk:1234567890:2:roll",
        "FK:1:2:roll",
        " fk:1:2:roll",
        "fk:1:2:ROLL",
        "fk:1.0:2:roll",
    ],
)
def test_near_misses_are_no_addresses(text: str) -> None:
    assert game_address(text) is None


@pytest.mark.parametrize("arguments", [("100",), ("3", "6"), ("3", "1", "1"), ("x",), ("", "1")])
def test_only_marks_and_a_die_are_read_as_such(arguments: tuple[str, ...]) -> None:
    with pytest.raises(Refused, match="unknown-button"):
        Marked.read(arguments)
