"""The tables of options in the documents are what the rules declare."""

from tools.write_options import DOCS, written


def test_the_tables_are_up_to_date() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in DOCS.glob("*.md")}
    assert sum(text.count("<!-- options of ") for text in texts.values()) == 2
    for path, text in texts.items():
        assert text == written(text), f"{path.name} is out of date: python -m tools.write_options"
