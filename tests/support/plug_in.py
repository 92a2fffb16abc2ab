"""Packages that are installed beside the bot: a folder with a package, and one that says what it registers."""

from pathlib import Path

CODE = '''
from dataclasses import replace

from bot.games import yahtzee


class MiniRules(yahtzee.RuleSet):
    """Of Yahtzee by another name."""


ENGINE = replace(yahtzee.ENGINE, name="{name}", package="{package}", standard="{rule_set}", rules=MiniRules)
'''


def install(
    folder: Path,
    package: str,
    name: str | None = None,
    rule_set: str | None = None,
    rules: str = "summary: A game from outside.\n",
    code: str = CODE,
    listed: str | None = None,
) -> None:
    """Installs a package with a game in a folder, which stands for one with packages."""
    named = {"package": package, "name": name or package, "rule_set": rule_set or package}
    (folder / package / "rulesets").mkdir(parents=True)
    (folder / package / "__init__.py").write_text(code.format(**named))
    (folder / package / "rulesets" / f"{named['rule_set']}.yaml").write_text(f"title: Mini\n{rules}")
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[farkle_bot.engines]\n{package} = {listed or package}:ENGINE\n")
