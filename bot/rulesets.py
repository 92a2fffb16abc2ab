"""The rule sets that ship, and rule sets as files: what people call them, and how they differ from each other."""

import difflib
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from bot.errors import FarkleError, Fault, RuleSetError, first_line
from bot.games.engine import AnyEngine
from bot.games.notation import rules_named_in
from bot.games.options import Options, OptionSet, Rules, change
from bot.games.registry import DEFAULT, ENGINES, GROUP, PLUG_INS
from bot.plugins import FAILED
from bot.sentences import DEFAULT as ENGLISH
from bot.sentences import explain, say, titles
from bot.typed import Typed, is_plain, key_of, skeleton
from bot.yaml_files import read, written

LONGEST = {"title": 40, "summary": 200, "game": 40, "base": 40}


@dataclass(frozen=True, slots=True)
class NamedRules:
    """The rules of a game under a title. `base`: the shipped rule set it derives from. `name`: an id if shipped, else
    the key of the title.
    """

    name: str
    title: Typed
    summary: Typed
    base: str
    rules: Any

    @property
    def engine(self) -> AnyEngine:
        engine: AnyEngine = self.rules.engine
        return engine


class TitledRules(NamedTuple):
    """A rule set without its rules; `game` is the game's name."""

    name: str
    title: Typed
    summary: Typed
    game: str
    base: str


Find = Callable[[str], NamedRules | None]


@cache
def shipped_of(engine: AnyEngine) -> dict[str, NamedRules]:
    """The shipped rule sets of a game in English, by id, the one with all defaults first. Raises RuleSetError,
    LookupError.
    """
    ids, found = _ids(engine), dict[str, NamedRules]()

    def find(name: str) -> NamedRules:
        if name not in ids:
            raise LookupError(f"there is no rule set named {name!r}")
        if name not in found:
            data = (_folder(engine) / f"{name}.yaml").read_bytes()
            found[name] = titled(replace(parse(data, find, name=name, engine=engine), base=name), ENGLISH)
        return found[name]

    for name in ids:
        find(name)
    if find(engine.standard).rules != engine.rules():
        raise LookupError(f"the rule set {engine.standard!r} must have all defaults")
    return {name: found[name] for name in ids}


def _folder(engine: AnyEngine) -> Traversable:
    return files(engine.package) / "rulesets"


def _ids(engine: AnyEngine) -> list[str]:
    ids = [path.name.removesuffix(".yaml") for path in _folder(engine).iterdir() if path.name.endswith(".yaml")]
    return sorted(ids, key=lambda name: (name != engine.standard, name))


@cache
def shipped() -> dict[str, NamedRules]:
    return {name: ruleset for engine in ENGINES.values() for name, ruleset in shipped_of(engine).items()}


def titled(ruleset: NamedRules, locale: str) -> NamedRules:
    with suppress(LookupError):
        title, summary = say(f"rules-title-{ruleset.name}", locale), say(f"rules-summary-{ruleset.name}", locale)
        return replace(ruleset, title=Typed(title), summary=Typed(summary))
    return ruleset


def title_of(name: str, locale: str) -> str:
    """The title of a shipped rule set; the id if it no longer ships."""
    ruleset = shipped().get(name)
    return titled(ruleset, locale).title if ruleset else name


def base_of(base: str, engine: AnyEngine) -> NamedRules:
    """A shipped rule set; the game's first if it no longer ships."""
    return shipped().get(base) or shipped()[engine.standard]


def in_language(ruleset: NamedRules, locale: str) -> NamedRules:
    return titled(ruleset, locale) if ruleset.name in shipped() else ruleset


def titles_of(ruleset: NamedRules) -> set[str]:
    everywhere = titles("rules-title-").get(ruleset.name, ()) if ruleset.name in shipped() else ()
    return {ruleset.name, *map(key_of, (ruleset.title, *everywhere))}


def looking_like(title: str, rule_sets: Iterable[NamedRules]) -> NamedRules | None:
    """The rule set that people could take one with this title for; None if there is none."""
    seen = skeleton(title)
    return next((ruleset for ruleset in rule_sets if seen in map(skeleton, titles_of(ruleset))), None)


def fitting(typed: str, rule_sets: Sequence[NamedRules]) -> NamedRules | None:
    """The rule set with this title or id, or the only one with this in its title; None if there are several or none."""
    key = key_of(typed)
    named = [ruleset for ruleset in rule_sets if key in titles_of(ruleset)]
    holding = [ruleset for ruleset in rule_sets if any(key in title for title in titles_of(ruleset))]
    if named:
        return named[0]
    return holding[0] if len(holding) == 1 else None


def similar(name: str, among: Iterable[str]) -> str:
    """The id with nearly this spelling, or `none`."""
    return next(iter(difflib.get_close_matches(name.lower()[: LONGEST["base"]], among, 1)), "none")


def engine_of_text(text: str) -> AnyEngine:
    """The game of a text, by the rules in its head; the first game if these name no rule set that ships."""
    named = shipped().get(rules_named_in(text) or "")
    return named.engine if named else DEFAULT


def families_of(engine: AnyEngine) -> list[str]:
    return list(shipped_of(engine))


def shipped_rules_of(engine: AnyEngine) -> Callable[[str], Any]:
    def find(name: str) -> Any:
        named = shipped_of(engine).get(name)
        return named.rules if named else None

    return find


def parse(data: bytes | str, find: Find | None = None, *, name: str = "", engine: AnyEngine = DEFAULT) -> NamedRules:
    """The rule set that a YAML file holds. `engine` is for files that name no game. Raises RuleSetError with every
    fault.
    """
    find = find or shipped().get
    fields, lines, faults = read(data)
    faults += [
        Fault(key, "fault-bad-text", {"option": key, "most": most})
        for key, most in LONGEST.items()
        if not is_plain(fields.get(key, ""), most)
    ]
    base = None
    if is_plain(fields.get("base"), LONGEST["base"]):
        base = find(fields["base"])
        if base is None:
            given = fields["base"]
            faults.append(Fault("base", "fault-no-such-base", {"given": given, "similar": similar(given, shipped())}))
    engine = base.engine if base else engine
    if is_plain(fields.get("game"), LONGEST["game"]):
        given = fields["game"]
        if given not in ENGINES:
            faults.append(Fault("game", "fault-no-such-game", {"given": given, "games": [*ENGINES]}))
        elif base and ENGINES[given] is not engine:
            problem = Fault("game", "fault-other-game", {"given": given, "base": base.name, "game": engine.name})
            faults.append(problem)
        else:
            engine = ENGINES[given]
    options = {key: value for key, value in fields.items() if key not in LONGEST}
    faults += [
        Fault(key, "fault-not-in-files", {"option": key})
        for key, option in engine.rules.declared().items()
        if not option.in_files and options.get(key) not in (None, "none")
    ]
    try:
        rules = change_playable(base.rules if base else engine.rules(), options, also=LONGEST)
    except RuleSetError as error:
        faults += error.faults
    if faults:
        found = [replace(fault, line=fault.line or _line(fault, lines)) for fault in faults]
        raise RuleSetError(sorted(found, key=lambda fault: fault.line or 0))
    title = Typed(fields.get("title") or name)
    based_on = base.base if base else engine.standard
    return NamedRules(name or title, title, Typed(fields.get("summary", "")), based_on, rules)


def change_playable(rules: Rules, options: dict[str, object], also: Iterable[str] = ()) -> Rules:
    """The rules with other options. Raises RuleSetError, also for turns that might never end."""
    changed = change(rules, options, also)
    if faults := list(changed.engine.unplayable(changed)):
        raise RuleSetError(faults)
    return changed


def write(ruleset: NamedRules) -> str:
    """A rule set as YAML: the difference from its base, which `parse` reads back."""
    base = shipped()[ruleset.base]
    fields = {"title": str(ruleset.title), "summary": str(ruleset.summary), "base": ruleset.base}
    differences = {name: in_short(ruleset.rules, name) for name in ruleset.rules.differences(base.rules)}
    return written({key: text for key, text in fields.items() if text} | differences)


def in_short(rules: OptionSet, option: str) -> object:
    """The JSON value of an option, without parts that have their defaults."""
    value = getattr(rules, option)
    if isinstance(value, Options):
        return value.model_dump(mode="json", exclude_defaults=True)
    return rules.model_dump(mode="json", include={option})[option]


def write_all(named: NamedRules) -> str:
    """All options of a rule set as YAML, with the name of its game unless that is the first one."""
    game = {} if named.engine is DEFAULT else {"game": named.engine.name}
    return written(game | named.rules.model_dump(mode="json"))


def schema(engine: AnyEngine) -> dict[str, object]:
    options = engine.rules.model_json_schema()
    for name, option in engine.rules.declared().items():
        if not option.in_files:
            options["properties"][name] |= {"anyOf": [{"type": "null"}]}
    texts = {
        "title": "What people call the rule set.",
        "summary": "What is special about it, in a sentence.",
        "game": f"The game, where there is no base that says it: {engine.name}.",
        "base": f"The id of the shipped rule set from which these options differ. Without one: {engine.standard}.",
    }
    fields = {name: {"type": "string", "maxLength": LONGEST[name], "description": texts[name]} for name in LONGEST}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **options,
        "title": f"A {engine.name.title()} rule set",
        "description": "Only what differs from the base, or from the defaults, has to be named.",
        "properties": fields | options["properties"],
    }


def _line(fault: Fault, lines: dict[str, int]) -> int | None:
    """The fault's line; for an option from the base, that of the conflicting option."""
    where = (fault.where, fault.option, fault.fields.get("other"))
    return next((lines[str(place)] for place in where if str(place) in lines), None)


def _leave_out_unplayable() -> None:
    taken = {name for engine in ENGINES.values() if engine.name not in PLUG_INS for name in _ids(engine)}
    for engine in [ENGINES[name] for name in PLUG_INS]:
        try:
            if both := taken.intersection(_ids(engine)):
                raise ValueError(f"there already are rule sets named {', '.join(sorted(both))}")
            taken.update(shipped_of(engine))
        except Exception as error:
            # Plug-ins may raise anything.
            FAILED[f"{GROUP}: {engine.name}"] = explain(error) if isinstance(error, FarkleError) else first_line(error)
            del ENGINES[engine.name]


_leave_out_unplayable()
