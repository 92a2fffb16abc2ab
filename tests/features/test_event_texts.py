"""An event as text, and back."""

import pytest

from bot.errors import NotationError
from bot.features.events.model import Stage
from bot.features.events.notation import read_event, write_event

KNOCKOUT = """\
event knockout
set name "Friday \\u0023 dice \\u0020two"
set third_place true
players A B C D E F G
1 join 1500
2 join 1400
3 join 1300
4 join 1200
5 join 1100
6 join 1000
7 join 900
start 100 3 1 2 3 4 5 6 7
round 1 100 4-5 2-7 3-6 1
result 1 4-5 1-0 100:-50
result 1 7-2 1-0
no-show 1 3-6 3
round 2 200 1-4 6-7
result 2 1-4 1-0
correct 250 2 1-4 1 0-1
result 2 6-7 0-1
round 3 300 4-7 1-6
result 3 4-7 1/2-1/2
result 3 1-6 1-0
result 3 4-7 0-1
"""


def test_a_text_is_written_as_it_was_read() -> None:
    read = read_event(KNOCKOUT)
    assert write_event(read.start.settings, [step.fact for step in read.steps], read.names) == KNOCKOUT + "end\n"


def test_what_follows_may_be_said_or_left_out() -> None:
    assert read_event(KNOCKOUT).steps == read_event(KNOCKOUT + "end\n").steps


def test_an_event_ends_with_its_last_result() -> None:
    assert read_event(KNOCKOUT).event.stage is Stage.OVER


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("1 join 1500", 1, "event-first"),
        ("event cup", 1, "event-no-such-format"),
        ("event swiss\nset best_of 2", 2, "event-wrong-setting"),
        ("event swiss\nset rounds true", 2, "event-wrong-setting"),
        ("event swiss\nset rounds 3\nset rounds 3", 3, "set-twice"),
        ("event swiss\nset format 1", 2, "event-no-such-setting"),
        ("event swiss\n1 join many", 2, "unreadable"),
        ("event swiss\n2 join 1500", 2, "event-already-in"),
        (KNOCKOUT + "result 3 4-7 1-0", 25, "event-over"),
        (KNOCKOUT + "correct 0 1 4-5 1 0-1", 25, "event-frozen"),
    ],
)
def test_the_first_wrong_line_is_named(text: str, line: int, code: str) -> None:
    with pytest.raises(NotationError) as raised:
        read_event(text)
    assert (raised.value.line, raised.value.cause.code) == (line, code)
