"""Stores the rule sets of servers."""

import logging

from sqlalchemy import Text, cast, delete, select, update

from bot.games.options import OptionSet
from bot.games.registry import ENGINES
from bot.rulesets import NamedRules, TitledRules
from bot.store.schema import default_rules, house_rules
from bot.store.units import Transaction, insert_unless_there, upsert
from bot.typed import harmless, key_of

log = logging.getLogger(__name__)

_TITLED = house_rules.c["key", "title", "summary", "kind", "base"]


def parsed_rules(kind: str, text: str) -> OptionSet:
    """The rules of a game in JSON. Raises ValueError if they are invalid, LookupError if the game is not installed."""
    rules: OptionSet = ENGINES[kind].rules.model_validate_json(text)
    return rules


def titles_of(transaction: Transaction, guild_id: int) -> list[TitledRules]:
    """A server's own rule sets without their rules, ordered by title."""
    found = select(*_TITLED).where(house_rules.c.guild_id == guild_id).order_by(house_rules.c.key)
    return [
        TitledRules(key, harmless(title), harmless(summary), kind, base)
        for key, title, summary, kind, base in transaction.execute(found)
    ]


def rules_of(transaction: Transaction, guild_id: int) -> list[NamedRules]:
    """A server's own rule sets, without those that cannot be read."""
    statement = select(*_TITLED, cast(house_rules.c.rules, Text)).where(house_rules.c.guild_id == guild_id)
    found = []
    for key, title, summary, kind, base, rules in transaction.execute(statement.order_by(house_rules.c.key)).all():
        try:
            found.append(NamedRules(key, harmless(title), harmless(summary), base, parsed_rules(kind, rules)))
        except (ValueError, LookupError) as error:
            log.warning("the rule set %r of server %s cannot be read: %s", key, guild_id, error)
    return found


def add_rules(transaction: Transaction, guild_id: int, ruleset: NamedRules) -> None:
    statement = insert_unless_there(house_rules).values(guild_id=guild_id, **_columns(ruleset))
    transaction.execute(statement.on_conflict_do_update(index_elements=["guild_id", "key"], set_=_columns(ruleset)))


def replace_rules(transaction: Transaction, guild_id: int, key: str, ruleset: NamedRules) -> None:
    where = (house_rules.c.guild_id == guild_id, house_rules.c.key == key)
    transaction.execute(update(house_rules).where(*where).values(**_columns(ruleset)))
    is_default = (default_rules.c.guild_id == guild_id, default_rules.c.key == key)
    transaction.execute(update(default_rules).where(*is_default).values(key=key_of(ruleset.title)))


def delete_rules(transaction: Transaction, guild_id: int, key: str) -> None:
    for table in (house_rules, default_rules):
        transaction.execute(delete(table).where(table.c.guild_id == guild_id, table.c.key == key))


def defaults_of(transaction: Transaction, guild_id: int) -> dict[str, str]:
    """The keys of a server's default rule sets, by name of the game."""
    statement = select(default_rules.c.kind, default_rules.c.key).where(default_rules.c.guild_id == guild_id)
    return {row.kind: row.key for row in transaction.execute(statement)}


def set_default_rules(transaction: Transaction, guild_id: int, ruleset: NamedRules) -> None:
    row = {"guild_id": guild_id, "kind": ruleset.engine.name, "key": ruleset.name}
    transaction.execute(upsert(default_rules, "key"), row)


def _columns(ruleset: NamedRules) -> dict[str, object]:
    return {
        "key": key_of(ruleset.title),
        "title": ruleset.title,
        "summary": ruleset.summary,
        "kind": ruleset.engine.name,
        "base": ruleset.base,
        "rules": ruleset.rules.model_dump(mode="json"),
    }
