"""What each sentence of each language must be. `python -m tools.translate` prints what is not, and the tests run it.

A sentence is drawn with many values for its variables, as the bot would, and compared with the English one.
"""

import os
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise, product
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from bot.sentences import DEFAULT, LOCALES, files, for_babel

ROOT = LOCALES.parents[1]
NUMBERS = (0, 1, 2, 5, 21, 1_000_000)
# Fields that are not always whole numbers; variants of some languages depend on that.
FRACTIONS = frozenset(
    (
        ("yahtzee-worth-points", "points"),
        ("yahtzee-worth-win", "points"),
        ("yahtzee-review-moment", "after"),
        ("yahtzee-review-better", "loss"),
    )
)
SAME = "As in English."
"""A comment above a sentence that is right although it is the English one: a name, or a word of both languages."""
_MOST_WORDS_ALIKE = 4
_CATEGORIES = frozenset(("zero", "one", "two", "few", "many", "other"))
# A million takes another form in some languages ("un million de"), and no number of the bot is exactly a million: a
# variant for that is never seen.
_SAMPLE = (*range(201), 500, 999, 1_000, 1_001, 1_100, 2_000, 5_000, 10_000, 10_001, 50_000, 100_000, 999_999)
_FRACTIONS = (0.5, 1.5, 2.5, 21.5)
_MOST_DRAWN = 60

# How many characters Discord takes; the first pattern that fits a key counts. The text of an allowed value is part of
# another sentence, which may be in another language.
LIMITS = {
    r"value-.*": 100,
    r"words-(start|keep|hot-dice|follow-on|target-reach|final-round|tie)-.*|rules-summary-.*": 100,
    r"allowed-.*": 85,
    r"editor-allowed": 15 + len("1,000,000"),
    r"option-.*|helper-why|setup-import-form|command-setup-file|tournament-(form|field-.*)": 45,
    r"helper-why-about|tournament-(format|pace)-.*": 100,
    r"command-.*|choice-.*|order-.*|period-.*|scope-.*|past-option.*|season-choice-.*|lobby-.*-option": 100,
    r"character-.*": 100,
    r"yahtzee-box|yahtzee-box-bonus|yahtzee-card-option": 100,
    r"yahtzee-choose-.*": 150,
    r"yahtzee-button-.*": 80,
    r"button-.*|go-.*|page-.*|replay-(first|back|forth|last)|season-table|editor-(save|discard|words)": 80,
    r"lobby-(join|leave|start|cancel|hints-on|hints-off|opponent|opponent-out)": 80,
    r"privacy-(export|hide|show|forget|forget-yes|forget-no)": 80,
    r"(.*-)?choose(-.*)?|editor-options-.*|lobby-(target|seats|opponents|remove|time|hour|away)|invite-who": 150,
}
_LONGEST = 2000
# Labels of buttons, and how many characters a phone shows of them.
_BUTTONS = re.compile(
    r"button-.*|go-.*|replay-(first|back|forth|last)|season-table|editor-(save|discard|words)|yahtzee-button-.*"
    r"|lobby-(join|leave|start|cancel|hints-on|hints-off|opponent|opponent-out)"
    r"|privacy-(export|hide|show|forget|forget-yes|forget-no)"
)
_ON_A_PHONE = 34

_GAP = "[\u00a0\u202f]"
# What a language writes in another way than English, and what to do about it.
TYPOGRAPHY: dict[str, dict[str, str]] = {
    "de": {r"“(?=\w)|[«»]": "quotation marks are „ and “"},
    "fr": {
        r"[“”„\"]": "quotation marks are « and », with a narrow no-break space (U+202F) inside",
        rf"«(?!{_GAP})|(?<!{_GAP})»": "put a narrow no-break space (U+202F) inside « and »",
        r"(?<=[\w)»*⟧`]) ?[!?;](?!\w)|(?<=[\w)»*⟧`]) ?:(?=[\s*]|$)": "put a no-break space (U+202F) before ! ? ; :",
        r"[\d⟧] ?%": "put a no-break space (U+00A0) before %",
        r"\w'\w": "the apostrophe is \u2019",
    },
    "es": {
        r"[„\"]": "quotation marks are « and », or “ and ”",
        r"[\d⟧] ?%": "put a no-break space (U+00A0) before %",
    },
    "pt": {r"[„«»\"]": "quotation marks are “ and ”"},
    "pl": {r"[“«»\"]": "quotation marks are „ and ”"},
    "sv": {r"[„“«»\"]": "quotation marks are ” and ”", r"[\d⟧] ?%": "put a no-break space (U+00A0) before %"},
}


@dataclass(frozen=True, slots=True)
class Refused:
    path: Path
    key: str
    what: str

    def __str__(self) -> str:
        return f"{os.path.relpath(self.path, ROOT)}: {self.key}: {self.what}"


@dataclass(frozen=True, slots=True)
class Sentence:
    path: Path
    message: ast.Message

    @property
    def key(self) -> str:
        return self.message.id.name


def refused(locale: str) -> Iterator[Refused]:
    """All faults of the files of a language, with the way to mend each."""
    seen = set[str]()
    for path in files(locale):
        yield from _of_file(path, seen)
    english, bundle, theirs = sentences(DEFAULT), _bundle(locale), _bundle(DEFAULT)
    for key, sentence in sentences(locale).items():
        if key in english:
            for what in _of_sentence(sentence, english[key], bundle, theirs):
                yield Refused(sentence.path, key, what)
    if "language-name" not in sentences(locale):
        yield Refused(LOCALES / f"{locale}.ftl", "language-name", "what speakers call the language has to be here")


def sentences(locale: str) -> dict[str, Sentence]:
    return {
        entry.id.name: Sentence(path, entry)
        for path in files(locale)
        for entry in entries(path)
        if isinstance(entry, ast.Message)
    }


def entries(path: Path) -> list[ast.EntryType]:
    return _parsed(path.read_text(encoding="utf-8")).body


@lru_cache(maxsize=64)
def _parsed(source: str) -> ast.Resource:
    return parse(source)


def _of_file(path: Path, seen: set[str]) -> Iterator[Refused]:
    """`seen` are the names of the files before."""
    source = path.read_text(encoding="utf-8")
    names, english = list[str](), _names(path.with_stem(DEFAULT))
    for entry in entries(path):
        match entry:
            case ast.Junk(content=str(content), annotations=[first, *_]):
                line = 1 + source[: entry.span.start].count("\n") if entry.span else 0
                yield Refused(path, content.split()[0], f"cannot be read (line {line}): {first.message}")
            case ast.ResourceComment():
                yield Refused(path, entry.content or "", "sections begin with ##: tools collect ### at the top")
            case ast.Message(id=name):
                if name.name not in english:
                    yield Refused(
                        path, name.name, "en.ftl beside it has no such sentence: delete it or correct its name"
                    )
                elif name.name in seen:
                    yield Refused(path, name.name, "stands twice: delete one")
                names.append(name.name)
                seen.add(name.name)
    for one, other in pairwise(name for name in names if name in english):
        if english.index(other) < english.index(one):
            yield Refused(path, other, f"comes before {one} in en.ftl: keep that order")


def _names(path: Path) -> list[str]:
    return [entry.id.name for entry in entries(path) if isinstance(entry, ast.Message)]


class Parts(Visitor):
    """The variables of a sentence, the variants by each, and what else it contains."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.selects: list[tuple[str, ast.SelectExpression]] = []
        self.unsupported: list[str] = []
        self.texts: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's own name
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - fluent's own name
        self.unsupported.append(f"{node.id.name}(…) is not possible: numbers and dates are written by the bot")

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802 - fluent's own name
        self.unsupported.append(f".{node.id.name} is never shown: delete it")

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - fluent's own name
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - fluent's own name
        if isinstance(node.selector, ast.VariableReference):
            self.selects.append((node.selector.id.name, node))
        else:
            self.unsupported.append("variants depend on a variable such as { $games }, on nothing else")
        self.generic_visit(node)

    def values(self, name: str) -> list[str | int]:
        """The keys of all variants by this variable."""
        return [key_of(variant) for by, select in self.selects if by == name for variant in select.variants]

    def words(self) -> dict[str, set[str]]:
        """The words that the code gives to some variables, such as `yes`."""
        found = {name: {key for key in self.values(name) if isinstance(key, str)} for name, _ in self.selects}
        return {name: words - _CATEGORIES for name, words in found.items() if words - _CATEGORIES}

    def numbers(self) -> set[str]:
        """The variables that are numbers, because some variants are."""
        return {name for name, _ in self.selects if any(map(_is_numeric, self.values(name)))}


def key_of(variant: ast.Variant) -> str | int:
    return int(variant.key.value) if isinstance(variant.key, ast.NumberLiteral) else variant.key.name


def _is_numeric(key: str | int) -> bool:
    return isinstance(key, int) or key in _CATEGORIES - {"other"}


def _of_sentence(
    sentence: Sentence, english: Sentence, bundle: FluentBundle, english_bundle: FluentBundle
) -> Iterator[str]:
    (locale,) = bundle.locales
    parts, others = Parts(sentence.message), Parts(english.message)
    if locale != DEFAULT and (left := [*_of_words(sentence, parts, others)]):
        yield from left
        return
    yield from parts.unsupported
    if unknown := parts.variables - others.variables:
        yield f"English does not know {_named(unknown)}: only {_named(others.variables) or 'nothing'} can be there"
    if lacking := others.variables - parts.variables:
        yield f"{_named(lacking)} has to be there"
    for name in {**parts.words(), **others.words()}:
        if parts.words().get(name) != others.words().get(name):
            wanted = " ".join(f"[{word}]" for word in sorted(others.words().get(name, ())))
            yield f"the variants by ${name} are {wanted or 'none by words'} and *[…], as in English"
    for name, select in parts.selects:
        yield from _of_variants(sentence.key, name, select, locale)
    if parts.unsupported or unknown or lacking:
        return
    shown = set[str]()
    for fields in drawn(parts, others):
        own, theirs = draw(sentence.key, bundle, fields), draw(sentence.key, english_bundle, fields)
        numbers = {value for value in fields.values() if isinstance(value, int)}
        if numbers <= {5} and _BUTTONS.fullmatch(sentence.key):
            shown |= {*_of_button(own.text)}
        if locale == DEFAULT and not own.problem:
            shown |= {*_of_length(sentence.key, own.text)}
        elif own.problem:
            shown.add(f"cannot be said: {own.problem}")
        elif theirs.problem:
            shown.add(f"cannot be said in English: {theirs.problem}")
        else:
            shown |= {*_of_drawn(sentence, own.text, theirs.text, locale)}
    yield from sorted(shown)


def _named(names: set[str]) -> str:
    return ", ".join(f"{{ ${name} }}" for name in sorted(names))


# Variants by number


@cache
def categories(locale: str, *, fractions: bool = False) -> frozenset[str]:
    """CLDR's plural categories of the numbers that can occur."""
    rule = Locale.parse(for_babel(locale)).plural_form
    return frozenset(map(rule, (*_SAMPLE, *_FRACTIONS) if fractions else _SAMPLE))


@cache
def _numbers_of(locale: str, category: str) -> tuple[int, ...]:
    rule = Locale.parse(for_babel(locale)).plural_form
    return tuple(number for number in _SAMPLE if rule(number) == category)


def _of_variants(key: str, name: str, select: ast.SelectExpression, locale: str) -> Iterator[str]:
    keys = [key_of(variant) for variant in select.variants]
    words = [each for each in keys if isinstance(each, str) and each not in _CATEGORIES]
    if words and any(map(_is_numeric, keys)):
        yield f"the variants by ${name} mix numbers and words: {_keys(keys)}"
    if len(keys) != len(set(keys)):
        yield f"a variant by ${name} stands twice: {_keys(keys)}"
    plural = {each for each in keys if isinstance(each, str) and each in _CATEGORIES}
    if words or not plural - {"other"}:
        return
    literal = {each for each in keys if isinstance(each, int)}
    every = categories(locale, fractions=(key, name) in FRACTIONS)
    # A variant for 1 is enough where a category has nothing but 0 and 1.
    needed = {each for each in every if {*_numbers_of(locale, each)} - {0, 1} - literal or not literal & {0, 1}}
    if not needed <= plural or not plural <= every:
        wanted = [*(f"[{each}]" for each in sorted(every, key=_ORDER.index)[:-1]), f"*[{max(every, key=_ORDER.index)}]"]
        yield f"the variants by ${name} have to be {' '.join(wanted)}, not {_keys(keys)}"
    default = next(variant for variant in select.variants if variant.default)
    if not _shows(default, name):
        return
    for variant in select.variants:
        numbers = _numbers_of(locale, str(key_of(variant)))
        if len(numbers) > 1 and not _shows(variant, name):
            few = ", ".join(map(str, numbers[:3]))
            yield f"[{key_of(variant)}] is for {few} …: write {{ ${name} }} there, or [1] instead for the number 1"


_ORDER = ("zero", "one", "two", "few", "many", "other")


def _keys(keys: list[str | int]) -> str:
    return " ".join(f"[{each}]" for each in keys)


def _shows(variant: ast.Variant, name: str) -> bool:
    visitor = Parts(ast.Message(ast.Identifier("x"), variant.value))
    return name in visitor.variables


# ReviewPicture sentences


@dataclass(frozen=True, slots=True)
class ReviewPicture:
    text: str = ""
    problem: str = ""


def drawn(parts: Parts, others: Parts) -> Iterator[dict[str, object]]:
    """Values for the variables, so that each variant in both languages is drawn, and each number.

    Variables that choose nothing get a mark, which is looked for in what is drawn.
    """
    numeric = parts.numbers() | others.numbers()
    values: dict[str, list[object]] = {}
    for name in sorted(others.variables):
        keys = {key for key in (*parts.values(name), *others.values(name)) if key not in _CATEGORIES}
        values[name] = [*NUMBERS, *(keys - {*NUMBERS})] if name in numeric else [*sorted(map(str, keys)), f"⟦{name}⟧"]
    several = {name: each for name, each in values.items() if name not in numeric}
    chosen = [dict(zip(several, each, strict=True)) for each in product(*several.values())]
    # Each with each is too much for some.
    for words in chosen[:: 1 + len(chosen) // _MOST_DRAWN]:
        for number in NUMBERS if numeric else (0,):
            yield {**words, **dict.fromkeys(numeric, number)}
        for name in numeric:
            for value in values[name]:
                yield {**words, **dict.fromkeys(numeric, 5), name: value}


def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for path in reversed(files(locale)):
        bundle.add_resource(_parsed(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def draw(key: str, bundle: FluentBundle, fields: dict[str, object]) -> ReviewPicture:
    message = bundle.get_message(key) if bundle.has_message(key) else None
    if message is None or message.value is None:
        return ReviewPicture(problem="it has no text")
    try:
        text, problems = bundle.format_pattern(message.value, fields)
    except RecursionError:
        return ReviewPicture(problem="Cyclic reference")
    return ReviewPicture(problem=str(problems[0])) if problems else ReviewPicture(str(text))


_MARKS = {
    "`code`": re.compile(r"`[^`]*`"),
    "<t:…> and the like": re.compile(r"<[^>]*>"),
    "links": re.compile(r"\]\([^)]*\)"),
    "what lines begin with (### or -# or - )": re.compile(r"(?m)^ *(?:#+|-#|-|>|\d+\.) "),
    "**bold** and other stars": re.compile(r"\*+"),
    "__ ~~ and ||": re.compile(r"__|~~|\|\|"),
    "line breaks": re.compile(r"\n"),
}
_VARIABLE = re.compile("⟦[^⟧]*⟧")
_NO_LETTERS = re.compile(r"[^\w\s.,:;!?'\"()\[\]{}*`/#…·⟦⟧-]")
_SEPARATOR = re.compile(r"(?<=\d)[.,\u00a0\u202f](?=\d)")


def _of_drawn(sentence: Sentence, own: str, theirs: str, locale: str) -> Iterator[str]:
    for name, mine, other in _compared(own, theirs):
        if mine != other:
            more, fewer = Counter(mine) - Counter(other), Counter(other) - Counter(mine)
            yield f"{name} differ from English:{_few(more, 'too many')}{_few(fewer, 'missing')}"
    if own.rstrip().endswith("…") != theirs.rstrip().endswith("…"):
        yield "… at the end stands for a choice that follows: as in English"
    yield from _of_length(sentence.key, own)
    for pattern, advice in TYPOGRAPHY.get(locale.partition("-")[0], {}).items():
        if found := re.search(pattern, _MARKS["`code`"].sub("`", own)):
            yield f"{advice} (at “{own[max(0, found.start() - 12) : found.end() + 3].strip()}”)"


def _compared(own: str, theirs: str) -> Iterator[tuple[str, list[str], list[str]]]:
    """Marks and variables that have to be the same in both, by kind."""
    own, theirs = _SEPARATOR.sub("", own), _SEPARATOR.sub("", theirs)
    for name, pattern in _MARKS.items():
        yield name, sorted(pattern.findall(own)), sorted(pattern.findall(theirs))
    yield "variables", sorted({*_VARIABLE.findall(own)}), sorted({*_VARIABLE.findall(theirs)})
    yield "emoji and signs", signs(own), signs(theirs)


def _few(counted: Counter[str], what: str) -> str:
    return f" {what}: {' '.join(map(repr, counted))}" if counted else ""


def _of_length(key: str, text: str) -> Iterator[str]:
    length, most = len(_VARIABLE.sub("1,000,000", text)), limit_of(key)
    if not length:
        yield "says nothing"
    elif length > most:
        yield f"takes {length} characters with large numbers, and {most} are possible"


def _of_button(text: str) -> Iterator[str]:
    if (length := len(_VARIABLE.sub("1,000", text))) > _ON_A_PHONE:
        yield f"is a button of {length} characters, and phones show {_ON_A_PHONE}"


def signs(text: str) -> list[str]:
    return sorted(sign for sign in _NO_LETTERS.findall(text) if unicodedata.category(sign).startswith("S"))


def limit_of(key: str) -> int:
    return next((most for pattern, most in LIMITS.items() if re.fullmatch(pattern, key)), _LONGEST)


# English by accident

_WORD = re.compile(r"[^\W\d_]{2,}")


def _of_words(sentence: Sentence, parts: Parts, others: Parts) -> Iterator[str]:
    words = _words(parts)
    if not words or (sentence.message.comment and SAME in (sentence.message.comment.content or "")):
        if len(words) > _MOST_WORDS_ALIKE and words == _words(others):
            yield f"has more than {_MOST_WORDS_ALIKE} words, so it can't be the same as in English"
        return
    if words == _words(others):
        yield f"is English. If that is right, write the line “# {SAME}” above it"
        return
    ours = {text.strip() for text in parts.texts if len(_WORD.findall(text)) > 2}
    if left := ours & {text.strip() for text in others.texts}:
        yield f"a part is English: “{min(left)}”"


def _words(parts: Parts) -> list[str]:
    return [word for text in parts.texts for word in _WORD.findall(_MARKS["`code`"].sub("", text))]
