"""Values that clients should never send: texts, numbers, files and addresses."""

import random
from collections.abc import Callable, Sequence

from bot import rulesets
from bot.games import farkle

_NUMBERS = (
    *("0", "1", "-1", "00", "5", "6", "63", "64", "99", "999999", "1000000", "999999999", "2147483648"),
    *("9223372036854775807", "9223372036854775808", "-9223372036854775809", "9" * 60, "1e3", "0x10", "1.5", "NaN"),
    *("٣", "\uff11\uff12", "²", "௧", "", " 1", "+1", "1_0", "*", "none", "true", "null", "-", "--1", "\ud7ff"),
)
_TEXTS = (
    *("", " ", "a", "\x00", "\n", "\u200b", "\u202eabc", "🎲" * 30, "é" * 41, "x" * 101, "y" * 2001, "z" * 7000),
    *("<@&1> @everyone", "'; DROP TABLE games; --", "{ $x }", "../../etc/passwd", "%s%n", "DELUXE", "standard"),
    *("none", "true", "1: 100, 5: 50", "{" * 200, "[" * 500, "1-6: 1500", "4: {1: 2000}", "&a *a", "!!python/x 1"),
    *("10,000", "1e9", "-5", "9" * 400, ".inf", "2026-01-01", "0o17", "a: b: c", "? x", "- 1", "\ufeff", "\u2028"),
)
_BOMB = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(f"{chr(98 + n)}: &{chr(98 + n)} [*{chr(97 + n)}]\n" for n in range(9))
_LONGEST_ADDRESS = 100


class Nonsense:
    """Random values that tend to break things."""

    def __init__(self, chance: random.Random, nasty: str) -> None:
        """`nasty`: text with mentions and markup."""
        self.chance = chance
        self.nasty = nasty

    def text(self, most: int = 6000) -> str:
        """A nasty text, or several in a row."""
        texts = self.chance.choices((*_TEXTS, *_NUMBERS, *(self.nasty,) * 10), k=self.chance.choice((1, 1, 1, 2, 5)))
        return "".join(texts)[:most]

    def number(self) -> str:
        return self.chance.choice((*_NUMBERS, str(self.chance.randint(-5, 50)), str(self.chance.randrange(1 << 70))))

    def whole(self, low: int | None, high: int | None) -> int:
        """Mostly within bounds, else just or far outside."""
        low, high = -1000 if low is None else low, 10_000 if high is None else high
        if self.chance.random() < 0.7:
            return self.chance.choice((low, high, self.chance.randint(low, high), self.chance.randint(low, low + 2000)))
        return self.chance.choice((low - 1, high + 1, -(2**53), 2**53, 0))

    def address(self, seen: str, words: Sequence[str], prefixes: Sequence[str]) -> str:
        """A custom_id, similar to seen ones or not."""
        parts = seen.split(":")
        place = self.chance.randrange(len(parts))
        changes: tuple[Callable[[], str], ...] = (
            lambda: self.number(),
            lambda: self.number(),
            lambda: self.number(),
            lambda: self.chance.choice(words),
            lambda: f"{parts[place]}:{self.number()}",
            lambda: self.text(30),
            lambda: parts[place].upper(),
            lambda: parts[place] * 40,
        )
        for _ in range(self.chance.choice((1, 1, 2, 3))):
            parts[place] = self.chance.choice(changes)()
            place = self.chance.randrange(len(parts))
        whole = (
            *(lambda: ":".join(parts),) * 8,
            lambda: ":".join(parts[: place + 1]),
            lambda: ":".join((self.chance.choice(prefixes).removesuffix(":"), *parts[1:])),
            lambda: self.chance.choice(prefixes) + self.text(40),
            lambda: self.text(_LONGEST_ADDRESS),
        )
        made: str = self.chance.choice(whole)()
        # Discord allows no longer ones; a few come nevertheless.
        return made if self.chance.random() < 0.02 else made[:_LONGEST_ADDRESS]

    def file(self) -> tuple[str, bytes]:
        """Good and bad rule sets, and other files."""
        name = self.chance.choice(
            ("rules.yaml", "x", f"{self.text(60)}.yaml".replace("/", "").replace("\0", ""), ".yaml")
        )
        return name or "x", self.chance.choice((self._rule_set, self._rule_set, self._broken))()

    def _rule_set(self) -> bytes:
        """A shipped rule set with another title, perhaps with a random option."""
        ruleset = self.chance.choice(list(rulesets.shipped_of(farkle.ENGINE).values()))
        title = self.chance.choice((ruleset.title, "Ours", self.nasty[:40], self.text(45).replace("\n", " ")))
        lines = [line for line in rulesets.write(ruleset).splitlines() if not line.startswith("title")]
        if self.chance.random() < 0.5:
            option = self.chance.choice(list(type(ruleset.rules).model_fields))
            lines.append(f"{option}: {self.chance.choice((self.number(), self.text(80)))}")
        return "\n".join([f"title: {title!r}", *lines]).encode(errors="replace")

    def _broken(self) -> bytes:
        chance = self.chance
        files = (
            lambda: b"",
            lambda: _BOMB.encode(),
            lambda: ("[" * chance.choice((5, 50, 5000))).encode(),
            lambda: ("a: {" * chance.choice((5, 50, 3000))).encode(),
            lambda: "title: Größe\n".encode("utf-16"),
            lambda: "title: Größe\n".encode("latin-1"),
            lambda: chance.randbytes(chance.choice((1, 100, 16_000, 20_000))),
            lambda: b"title: x\n" * chance.choice((2, 1000, 3000)),
            lambda: ("title: " + "x" * chance.choice((41, 16_000, 200_000))).encode(),
            lambda: b"title: !!python/object/apply:os.system ['true']\n",
            lambda: b"singles: {" + b", ".join(b"%d: %d" % (n, n) for n in range(1200)) + b"}",
            lambda: self.text().encode(errors="surrogatepass"),
        )
        return chance.choice(files)()
