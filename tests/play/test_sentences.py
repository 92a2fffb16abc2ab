"""How these tests find a sentence on a message: `tests/support/sentences.py`."""

import pytest

from bot.sentences import DEFAULT, say
from tests.support.sentences import SENTENCES, fields_of, says


def test_each_sentence_is_found_with_all_of_its_values_and_without() -> None:
    for key, sentence in SENTENCES.items():
        fields = dict.fromkeys(fields_of(sentence), "Mira")
        said = f"Before. {say(key, DEFAULT, **fields)} After."
        assert says(said, key), key
        assert says(said, key, **fields), key


def test_other_values_and_other_sentences_are_not_found() -> None:
    said = say("replay-banked", points=1000, total=2000)
    assert says(said, "replay-banked", points=1000)
    assert not says(said, "replay-banked", points=100)
    assert says("and 100 more", "season-more", count=100)
    assert not says("and 1,100 more", "season-more", count=100)
    assert not says(said, "replay-farkled")
    with pytest.raises(AssertionError):
        says(said, "replay-banked", point=1000)
