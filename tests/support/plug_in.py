"""Packages that are installed beside the bot: a folder with a package, and one that says what it registers."""

from pathlib import Path

MINI = '''"""Yahtzee by another name."""

from dataclasses import replace

from bot.games import yahtzee


class MiniRules(yahtzee.RuleSet):
    """The rules of a game of its own."""


ENGINE = replace(yahtzee.ENGINE, name="mini", package="mini_game", standard="mini", rules=MiniRules)
'''
RULES = "title: Mini\nsummary: A game from outside.\n"


def install(folder: Path, code: str = MINI, rules: str = RULES, listed: str = "mini = mini_game:ENGINE") -> None:
    """Installs a game `mini` in a folder, which stands for one with packages."""
    (folder / "mini_game/rulesets").mkdir(parents=True)
    (folder / "mini_game/__init__.py").write_text(code)
    (folder / "mini_game/rulesets/mini.yaml").write_text(rules)
    (folder / "mini_game-1.0.dist-info").mkdir()
    (folder / "mini_game-1.0.dist-info/METADATA").write_text("Metadata-Version: 2.1\nName: mini-game\nVersion: 1.0\n")
    (folder / "mini_game-1.0.dist-info/entry_points.txt").write_text(f"[farkle_bot.engines]\n{listed}\n")
